/** Collects the rows and classes that match a query, term by term, in the columns of a search. */
import type { Row } from "../../reference/SymbolTable.ts"
import { bytesOf, gapAt, lengthOfGap, unpack } from "../index/Postings.ts"
import { classOccurrences, isByKeywordOnly, occurrences, perPosting } from "../Ranking.ts"
import type { Searcher } from "../Searcher.ts"
import { Weight } from "../Weights.ts"
import type { QueryTerm } from "./QueryTerm.ts"
import { KNOWN, Mark, type Scratch, takeSlot } from "./Scratch.ts"

/**
 * Collects every row and class that matches a query term. A word too weak to lift a row over the threshold, even
 * together with all later words, counts only for rows that another word has found.
 */
export const collect = (
  searcher: Searcher,
  scratch: Scratch,
  queryTerms: ReadonlyArray<QueryTerm>,
  weightOfAll: number
): void => {
  let weightLeft = weightOfAll
  for (let g = 0; g < queryTerms.length; g++) {
    const queryTerm = queryTerms[g]
    if (queryTerm === undefined) continue
    const carries = weightLeft >= Weight.leastCoverage * weightOfAll
    weightLeft -= queryTerm.weight
    const bit = 1 << g
    queryTerm.boosts.forEach((boost, row) => {
      const slot = slotOf(scratch, row)
      if (slot < 0) return
      scratch.own[slot * queryTerms.length + g] = boost * Weight.name
      const meant = boost > Weight.meantSymbol ? Mark.meantByPhrase : Mark.meant
      scratch.marks[slot] = (scratch.marks[slot] ?? 0) | bit | meant
    })
    const cells = { first: g, stride: queryTerms.length }
    for (const [id, factor] of queryTerm.terms) {
      collectRows(searcher, scratch, id, cells, factor, carries ? undefined : searcher.symbols.owners, queryTerm.word)
      collectClasses(searcher, scratch, id, cells, factor)
    }
    queryTerm.associated.forEach((count, row) => {
      if (scratch.only >= 0 && searcher.symbols.kindOf[row] !== scratch.only) return
      const slot = slotOf(scratch, row)
      if (slot < 0) return
      const cell = slot * queryTerms.length + g
      const mark = scratch.marks[slot] ?? 0
      const before = (mark & bit) === 0 ? 0 : (scratch.own[cell] ?? 0)
      scratch.own[cell] = before + count * queryTerm.associatedWeight
      scratch.marks[slot] = mark | bit
    })
  }
}

/** Returns the slot of a row, assigned now if it has none; -1 for one that is found already. */
const slotOf = (scratch: Scratch, row: Row): number => {
  const slot = scratch.slots[row] ?? 0
  return slot === 0 ? takeSlot(scratch, row) : slot === KNOWN ? -1 : slot - 1
}

/** The cells of a query term: one in each stride. */
interface Cells {
  readonly first: number
  readonly stride: number
}

/** Rows with term `id`. Given `owners`, only those seen already, themselves or their class. */
const collectRows = (
  searcher: Searcher,
  scratch: Scratch,
  id: number,
  { first, stride }: Cells,
  factor: number,
  owners: Uint16Array | undefined,
  word: string
): void => {
  const { index, sentenceWeight, symbols, textWeight } = searcher
  const { sentenceLengths, textLengths } = index
  const { kindOf } = symbols
  const { bytes } = index.postings
  const { classMarks, marks, only, own, slots } = scratch
  const tables = perPosting
  const { lifting } = Mark
  const bit = 1 << first
  const [start, end] = bytesOf(index.postings, id)
  let row = 0
  // Read in place: into columns first and then from these would take half as long again.
  for (let at = start; at < end; ) {
    let gap = bytes[at++] ?? 0
    if (gap > 127) {
      gap = gapAt(bytes, at - 1)
      at += lengthOfGap(gap) - 1
    }
    const fields = bytes[at++] ?? 0
    row += gap
    let slot = (slots[row] ?? 0) - 1
    if (slot < 0) {
      if (owners !== undefined && ((classMarks[owners[row] ?? 0] ?? 0) & lifting) === 0) continue
      if (only >= 0 && kindOf[row] !== only) continue
      slot = takeSlot(scratch, row)
    } else if (slot === KNOWN - 1) continue
    if (isByKeywordOnly(fields)) scratch.keywords.set(row, word)
    const sentence = sentenceWeight[sentenceLengths[row] ?? 0] ?? 0
    const weighted = factor * occurrences(tables, fields, sentence, textWeight[textLengths[row] ?? 0] ?? 0)
    const cell = slot * stride + first
    const mark = marks[slot] ?? 0
    if ((mark & bit) === 0) {
      own[cell] = weighted
      marks[slot] = mark | bit
    } else if (weighted > (own[cell] ?? 0)) own[cell] = weighted
  }
}

const collectClasses = (
  searcher: Searcher,
  scratch: Scratch,
  id: number,
  { first, stride }: Cells,
  factor: number
): void => {
  const { ofClass, classMarks, list } = scratch
  const bit = 1 << first
  const found = unpack(searcher.index.classPostings, id, list)
  for (let i = 0; i < found; i++) {
    const classIndex = list.documents[i] ?? 0
    const cell = classIndex * stride + first
    const mark = classMarks[classIndex] ?? 0
    const weighted = factor * classOccurrences(list.fields[i] ?? 0)
    if (weighted > ((mark & bit) === 0 ? 0 : (ofClass[cell] ?? 0))) ofClass[cell] = weighted
    classMarks[classIndex] = mark | (weighted > 0 ? bit : 0) | (weighted >= 1 || factor < 1 ? Mark.lifting : 0)
  }
}
