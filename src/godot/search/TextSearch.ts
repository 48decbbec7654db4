/**
 * Ranks rows by their words: BM25F over the fields of a row and what its class
 * says about it, times how much of the query it covers.
 */
import { Best } from "./Best.ts"
import { type Group, MOST_GROUPS } from "./Groups.ts"
import * as Lexicon from "./Lexicon.ts"
import { type Unpacked, unpack, unpacked } from "./Postings.ts"
import type { Prepared } from "./Prepared.ts"
import { classOccurrences, isByKeywordOnly, isWeak, occurrences, saturate, Weight } from "./Ranking.ts"
import { fold, isStopWord, parts } from "./Tokens.ts"

export interface TextHit {
  readonly row: number
  /** About 0 to 2. */
  readonly score: number
  /** The share of the query's weight that the row covers. */
  readonly coverage: number
  /** The share of its name that the query says. */
  readonly nameFit: number
  /** Bit g: group g is in it. */
  readonly matched: number
  /** A word that stands only among the author's search keywords. */
  readonly keyword?: string
}

/** Hits beyond those asked for whose names are looked at closely. */
const CLOSELY_BEYOND = 40

/** Scratch space of one search, kept between searches: all zero between them. */
interface Scratch {
  /** Group by group, the weighted occurrences in each row. */
  readonly own: Float32Array
  readonly ofClass: Float32Array
  readonly seen: Uint8Array
  readonly seenClass: Uint8Array
  readonly touched: Uint32Array
  readonly list: Unpacked
}

const scratches = new WeakMap<Prepared, Scratch>()

const scratchOf = (prepared: Prepared): Scratch => {
  const known = scratches.get(prepared)
  if (known !== undefined) return known
  const rows = prepared.symbols.names.length
  const made = {
    own: new Float32Array(MOST_GROUPS * rows),
    ofClass: new Float32Array(MOST_GROUPS * prepared.symbols.classes.length),
    seen: new Uint8Array(rows),
    seenClass: new Uint8Array(prepared.symbols.classes.length),
    touched: new Uint32Array(rows),
    list: unpacked(rows)
  }
  scratches.set(prepared, made)
  return made
}

export interface TextResult {
  /** Best first, at most as many as are looked at closely. */
  readonly hits: ReadonlyArray<TextHit>
  /** All rows that cover enough of the query. */
  readonly total: number
}

/**
 * The rows that the groups (weightiest first) lead to and `admit` lets through;
 * `factor` says what else speaks for a row. A word so weak that it could not carry a
 * row over the threshold, even with all after it, counts only where something else did.
 */
export const search = (
  prepared: Prepared,
  groups: ReadonlyArray<Group>,
  admit: (row: number) => boolean,
  factor: (row: number) => number,
  limit: number
): TextResult => {
  const { index, symbols, sentenceWeight, textWeight } = prepared
  const rows = symbols.names.length
  const classes = symbols.classes.length
  const { own, ofClass, seen, seenClass, touched, list } = scratchOf(prepared)
  const weightOfAll = groups.reduce((sum, { weight }) => sum + weight, 0)
  let weightLeft = weightOfAll
  const keywords = new Map<number, string>()
  let size = 0
  for (const [g, { word, weight, terms, meant }] of groups.entries()) {
    const carries = weightLeft >= Weight.leastCoverage * weightOfAll
    weightLeft -= weight
    for (const [row, worth] of meant) {
      own[g * rows + row] = worth * Weight.name
      if (seen[row] === 0) {
        seen[row] = 1
        touched[size++] = row
      }
    }
    for (const [id, worth] of terms) {
      const found = unpack(index.postings, id, list)
      for (let i = 0; i < found; i++) {
        const row = list.documents[i] ?? 0
        if (!carries && seen[row] === 0 && seenClass[symbols.owners[row] ?? 0] === 0) continue
        const fields = list.fields[i] ?? 0
        if (isByKeywordOnly(fields)) keywords.set(row, word)
        const weighted = worth * occurrences(fields, sentenceWeight[row] ?? 0, textWeight[row] ?? 0)
        const cell = g * rows + row
        if (weighted > (own[cell] ?? 0)) own[cell] = weighted
        if (seen[row] === 0) {
          seen[row] = 1
          touched[size++] = row
        }
      }
      const classesFound = unpack(index.classPostings, id, list)
      for (let i = 0; i < classesFound; i++) {
        const weighted = worth * classOccurrences(list.fields[i] ?? 0)
        const classIndex = list.documents[i] ?? 0
        const cell = g * classes + classIndex
        if (weighted >= 1 || worth < 1) seenClass[classIndex] = 1
        if (weighted > (ofClass[cell] ?? 0)) ofClass[cell] = weighted
      }
    }
  }
  const best = new Best<Candidate>(limit + CLOSELY_BEYOND)
  let total = 0
  for (let t = 0; t < size; t++) {
    const row = touched[t] ?? 0
    seen[row] = 0
    const owner = symbols.owners[row] ?? 0
    const isClass = symbols.firstRow[owner] === row
    let score = 0
    let covered = 0
    let matched = 0
    for (let g = 0; g < groups.length; g++) {
      const cell = g * rows + row
      const weighted = (own[cell] ?? 0) + (isClass ? 0 : (ofClass[g * classes + owner] ?? 0))
      own[cell] = 0
      if (weighted === 0) continue
      const weight = groups[g]?.weight ?? 0
      matched |= 1 << g
      score += weight * saturate(weighted)
      covered += weight * Math.min(1, weighted)
    }
    const coverage = covered / weightOfAll
    if (coverage < Weight.leastCoverage || !admit(row)) continue
    total++
    const most = (score / weightOfAll) * factor(row)
    // Coverage is at most 1: most rows are out before its power is worth taking.
    if (!best.admits(most * coverage)) continue
    const whole = most * coverage ** Weight.coverage
    if (best.admits(whole)) best.offer({ row, score: whole, coverage, matched })
  }
  ofClass.fill(0, 0, groups.length * classes)
  seenClass.fill(0)
  const fitOf = nameFit(prepared, groups)
  const hits = best
    .all()
    .map((one): TextHit => {
      const fits = fitOf(one.row)
      const keyword = keywords.get(one.row)
      const score = one.score * (1 + Weight.nameFit * fits)
      return { ...one, score, nameFit: fits, ...(keyword === undefined ? {} : { keyword }) }
    })
    .sort((a, b) => b.score - a.score || a.row - b.row)
  return { hits, total }
}

/** How much of a row's name the query says: 1 = every part of it. */
const nameFit = (prepared: Prepared, groups: ReadonlyArray<Group>): ((row: number) => number) => {
  const worth = new Map<string, number>()
  for (const { terms } of groups) {
    for (const [id, factor] of terms) {
      const term = Lexicon.at(prepared.index.lexicon, id)
      worth.set(term, Math.max(worth.get(term) ?? 0, factor))
    }
  }
  const meant = new Map(groups.flatMap((group) => [...group.meant]))
  return (row) => {
    const name = prepared.symbols.names[row] ?? ""
    const whole = worth.get(fold(name)) ?? 0
    let said = 0
    let all = 0
    for (const part of parts(name)) {
      const weight = part.length < 2 || isStopWord(part) || isWeak(part) ? Weight.weakWord : 1
      all += weight
      said += weight * (worth.get(prepared.stemOf(part)) ?? 0)
    }
    return Math.max(whole, meant.get(row) ?? 0, all === 0 ? 0 : said / all)
  }
}

/** A row while rows are being compared. */
type Candidate = Omit<TextHit, "nameFit" | "keyword">
