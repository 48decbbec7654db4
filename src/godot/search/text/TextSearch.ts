/**
 * Ranks rows by their words: BM25F over the fields of a row and what its class
 * says about it, times how much of the query it covers.
 */

import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import { type Kind, kinds } from "../../reference/Kind.ts"
import { type Unpacked, unpack, unpacked } from "../index/Postings.ts"
import { classOccurrences, coverageFactor, isByKeywordOnly, occurrences, saturate } from "../Ranking.ts"
import type { SearchContext } from "../SearchContext.ts"
import { Weight } from "../Weights.ts"
import { strongestBoosts } from "./Expansion.ts"
import * as NameFit from "./NameParts.ts"
import { withNeighbours } from "./neighbours.ts"
import { type Group, MAX_QUERY_TERMS } from "./QueryTerm.ts"
import type { TextHit } from "./TextHit.ts"
import { TopK } from "./TopK.ts"

/** What is known of a row while a search goes on. */
const Seen = { touched: 1, meant: 2, meantByPhrase: 3, known: 4 } as const

/** The least that a row covers, by what is known of it: who means it has said all that matters. */
const leastCovered = [0, 0, Weight.meantCoverage, Weight.meantByPhraseCoverage, 0]

/** Hits whose names are looked at closely, however few are asked for: the first ten are the same of ten and of a hundred. */
const RERANK_DEPTH = 100

/** Scratch space of one search, kept between searches: all zero between them. */
interface Scratch {
  /** Row by row, the weighted occurrences of each group: at row × groups + group. */
  readonly own: Float32Array
  /** The same of what the classes say. */
  readonly ofClass: Float32Array
  /** Row -> one of `Seen`. */
  readonly seen: Uint8Array
  readonly seenClass: Uint8Array
  /** The rows seen, and how many there are. */
  readonly touched: Uint32Array
  size: number
  /** The kind whose rows are sought; -1 = any. */
  only: number
  readonly list: Unpacked
  /** Row -> the word that stands only among its search keywords. */
  readonly keywords: Map<number, string>
  readonly worth: NameFit.TermWorth
  candidates: Candidates
}

/** The rows to look at closely: by their places, what is known of them. */
interface Candidates {
  readonly best: TopK
  readonly rows: Uint32Array
  readonly coverages: Float64Array
  readonly matches: Uint32Array
}

const candidates = (most: number): Candidates => ({
  best: new TopK(most),
  rows: new Uint32Array(most),
  coverages: new Float64Array(most),
  matches: new Uint32Array(most)
})

const scratchOf = memoizeWeak(({ symbols, index }: SearchContext): Scratch => {
  const rows = symbols.names.length
  const classes = symbols.classes.length
  return {
    own: new Float32Array(MAX_QUERY_TERMS * rows),
    ofClass: new Float32Array(MAX_QUERY_TERMS * classes),
    seen: new Uint8Array(rows),
    seenClass: new Uint8Array(classes),
    touched: new Uint32Array(rows),
    size: 0,
    only: -1,
    list: unpacked(rows),
    keywords: new Map(),
    worth: NameFit.termWorth(index.lexicon),
    candidates: candidates(0)
  }
})

export interface TextResult {
  /** Best first, at most as many as were asked for. */
  readonly hits: ReadonlyArray<TextHit>
  /** All rows that cover enough of the query. */
  readonly total: number
}

/** A class whose rows come before others', and what speaks for them. */
export interface ClassBoost {
  readonly owner: number
  readonly factor: number
}

export const NO_BOOST: ClassBoost = { owner: -1, factor: 1 }

export interface TextRequest {
  /** Weightiest first. */
  readonly groups: ReadonlyArray<Group>
  /** Rows that are found already. */
  readonly known: ReadonlyArray<number>
  /** Kind -> what speaks for it; 0 = not asked for. */
  readonly kindFactor: Float64Array
  /** The one kind that is asked for. */
  readonly only?: Kind
  readonly boostedClass: ClassBoost
  /** Whether values of enums are what is sought. */
  readonly asksForConstants: boolean
  /** How many will be shown; with 0 they are only counted. */
  readonly limit: number
}

/** The rows that the groups lead to, by their text. */
export const search = (prepared: SearchContext, request: TextRequest): TextResult => {
  const { groups, known, limit } = request
  const scratch = scratchOf(prepared)
  try {
    for (const row of known) scratch.seen[row] = Seen.known
    scratch.only = request.only === undefined ? -1 : kinds.indexOf(request.only)
    const weightOfAll = groups.reduce((sum, { weight }) => sum + weight, 0)
    // Of words that nobody knows nothing is promised: nonsense with one word in it stays nonsense.
    const understood = groups.filter(({ terms, meant }) => terms.size > 0 || meant.size > 0)
    const knownShare = understood.reduce((sum, { weight }) => sum + weight, 0) / weightOfAll
    collect(prepared, scratch, groups, weightOfAll)
    const most = limit === 0 ? 0 : Math.max(RERANK_DEPTH, limit)
    if (scratch.candidates.rows.length < most) scratch.candidates = candidates(most)
    scratch.candidates.best.clear(most)
    const total = compare(prepared, scratch, request, weightOfAll, knownShare)
    // One word alone names a thing; more of them a task, to which several things belong.
    if (limit === 0 || groups.length < 2) return { hits: closely(prepared, scratch, request, limit), total }
    const hits = withNeighbours(prepared, closely(prepared, scratch, request, most), new Set(known), request.only)
    return { hits: hits.slice(0, limit), total: Math.max(total, Math.min(hits.length, limit)) }
  } finally {
    clear(prepared, scratch, request)
  }
}

/** Values of one enum that stand before everything else: more of them tell nothing new. */
const MOST_OF_AN_ENUM = 3

/** Those that are looked at closely, best first, at most `limit`. */
const closely = (
  prepared: SearchContext,
  scratch: Scratch,
  { groups, asksForConstants }: TextRequest,
  limit: number
): ReadonlyArray<TextHit> => {
  const { best, rows, coverages, matches } = scratch.candidates
  const { enumOf } = prepared.index
  const fitOf = nameFit(prepared, scratch.worth, groups)
  const fits = new Float64Array(best.size)
  const scores = new Float64Array(best.size)
  for (let place = 0; place < best.size; place++) {
    const fit = fitOf(rows[place] ?? 0)
    fits[place] = fit
    scores[place] = (best.scores[place] ?? 0) * (1 + Weight.nameFit * fit)
  }
  const byScore = (a: number, b: number): number =>
    (scores[b] ?? 0) - (scores[a] ?? 0) || (rows[a] ?? 0) - (rows[b] ?? 0)
  const order = Array.from({ length: best.size }, (_, place) => place).sort(byScore)
  const ordered = asksForConstants ? order : withFewOfAnEnum(order, (place) => enumOf[rows[place] ?? 0] ?? 0)
  // A hit that had to wait scores no more than the one before it.
  let score = Number.POSITIVE_INFINITY
  return ordered.slice(0, limit).map((place) => {
    const row = rows[place] ?? 0
    score = Math.min(scores[place] ?? 0, score)
    return {
      row,
      score,
      coverage: coverages[place] ?? 0,
      matched: matches[place] ?? 0,
      nameFit: fits[place] ?? 0,
      keyword: scratch.keywords.get(row)
    }
  })
}

/** The places with all but the first values of each enum behind the rest; `enumAt` tells the enum's row, 0 = none. */
const withFewOfAnEnum = (order: ReadonlyArray<number>, enumAt: (place: number) => number): ReadonlyArray<number> => {
  const shownOf = new Map<number, number>()
  const first: Array<number> = []
  const later: Array<number> = []
  for (const place of order) {
    const enumRow = enumAt(place)
    const shown = enumRow > 0 ? 1 + (shownOf.get(enumRow) ?? 0) : 0
    if (shown > 0) shownOf.set(enumRow, shown)
    if (shown > MOST_OF_AN_ENUM) later.push(place)
    else first.push(place)
  }
  return later.length === 0 ? order : [...first, ...later]
}

/**
 * Notes every row and class that the groups lead to. A word so weak that it could not
 * carry a row over the threshold, even with all after it, counts only where something
 * else did.
 */
const collect = (
  prepared: SearchContext,
  scratch: Scratch,
  groups: ReadonlyArray<Group>,
  weightOfAll: number
): void => {
  let weightLeft = weightOfAll
  for (let g = 0; g < groups.length; g++) {
    const group = groups[g]
    if (group === undefined) continue
    const carries = weightLeft >= Weight.leastCoverage * weightOfAll
    weightLeft -= group.weight
    for (const [row, worth] of group.meant) {
      scratch.own[row * groups.length + g] = worth * Weight.name
      touch(scratch, row)
      const mark = worth > Weight.meantSymbol ? Seen.meantByPhrase : Seen.meant
      if ((scratch.seen[row] ?? 0) < mark) scratch.seen[row] = mark
    }
    const cells = { first: g, stride: groups.length }
    for (const [id, worth] of group.terms) {
      collectRows(prepared, scratch, id, cells, worth, carries ? undefined : prepared.symbols.owners, group.word)
      collectClasses(prepared, scratch, id, cells, worth)
    }
  }
}

/** Where the cells of a group are: one in each stride. */
interface Cells {
  readonly first: number
  readonly stride: number
}

const touch = (scratch: Scratch, row: number): void => {
  if (scratch.seen[row] !== 0) return
  scratch.seen[row] = Seen.touched
  scratch.touched[scratch.size++] = row
}

/** Rows with term `id`. Given `owners`, only those seen already, themselves or their class. */
const collectRows = (
  prepared: SearchContext,
  scratch: Scratch,
  id: number,
  { first, stride }: Cells,
  worth: number,
  owners: Uint16Array | undefined,
  word: string
): void => {
  const { sentenceWeight, textWeight } = prepared
  const { own, only, seen, seenClass, list } = scratch
  const { kindOf } = prepared.symbols
  const { documents, fields } = list
  const found = unpack(prepared.index.postings, id, list)
  for (let i = 0; i < found; i++) {
    const row = documents[i] ?? 0
    if (only >= 0 && kindOf[row] !== only) continue
    if (owners !== undefined && seen[row] === 0 && seenClass[owners[row] ?? 0] === 0) continue
    const counts = fields[i] ?? 0
    if (isByKeywordOnly(counts)) scratch.keywords.set(row, word)
    const weighted = worth * occurrences(counts, sentenceWeight[row] ?? 0, textWeight[row] ?? 0)
    const cell = row * stride + first
    if (weighted > (own[cell] ?? 0)) own[cell] = weighted
    touch(scratch, row)
  }
}

const collectClasses = (
  prepared: SearchContext,
  scratch: Scratch,
  id: number,
  { first, stride }: Cells,
  worth: number
): void => {
  const { ofClass, seenClass, list } = scratch
  const found = unpack(prepared.index.classPostings, id, list)
  for (let i = 0; i < found; i++) {
    const weighted = worth * classOccurrences(list.fields[i] ?? 0)
    const classIndex = list.documents[i] ?? 0
    if (weighted >= 1 || worth < 1) seenClass[classIndex] = 1
    const cell = classIndex * stride + first
    if (weighted > (ofClass[cell] ?? 0)) ofClass[cell] = weighted
  }
}

const CLASS = kinds.indexOf("class")

/** Finds the best of the rows noted that cover enough of the query; returns how many do. */
const compare = (
  prepared: SearchContext,
  scratch: Scratch,
  { groups, kindFactor, boostedClass }: TextRequest,
  weightOfAll: number,
  knownShare: number
): number => {
  const { prior, symbols } = prepared
  const { owners, kindOf } = symbols
  const { own, ofClass, seen, touched, size } = scratch
  const { best, rows, coverages, matches } = scratch.candidates
  const shares = Float64Array.from(groups, ({ weight }) => weight / weightOfAll)
  let total = 0
  for (let t = 0; t < size; t++) {
    const row = touched[t] ?? 0
    const owner = owners[row] ?? 0
    const kind = kindOf[row] ?? 0
    let score = 0
    let covered = 0
    let matched = 0
    const first = row * shares.length
    const firstOfClass = owner * shares.length
    for (let g = 0; g < shares.length; g++) {
      const weighted = (own[first + g] ?? 0) + (kind === CLASS ? 0 : (ofClass[firstOfClass + g] ?? 0))
      if (weighted === 0) continue
      const share = shares[g] ?? 0
      own[first + g] = 0
      matched |= 1 << g
      score += share * saturate(weighted)
      covered += share * Math.min(1, Math.max(Weight.leastOccurrence, weighted))
    }
    const factor = (kindFactor[kind] ?? 0) * (owner === boostedClass.owner ? boostedClass.factor : 1)
    const coverage = Math.max(covered, knownShare * (leastCovered[seen[row] ?? 0] ?? 0))
    if (coverage < Weight.leastCoverage || factor === 0) continue
    total++
    const place = best.offer(score * ((prior[row] ?? 0) * factor) * coverageFactor(coverage))
    if (place < 0) continue
    rows[place] = row
    coverages[place] = coverage
    matches[place] = matched
  }
  return total
}

const clear = ({ symbols }: SearchContext, scratch: Scratch, { groups, known }: TextRequest): void => {
  for (const row of known) {
    scratch.seen[row] = 0
    scratch.own.fill(0, row * groups.length, (row + 1) * groups.length)
  }
  for (let t = 0; t < scratch.size; t++) scratch.seen[scratch.touched[t] ?? 0] = 0
  scratch.size = 0
  scratch.ofClass.fill(0, 0, groups.length * symbols.classes.length)
  scratch.seenClass.fill(0)
  scratch.keywords.clear()
  NameFit.forget(groups, scratch.worth)
}

/** How much of a row's name the query says: 1 = every part of it, more where the query means this very symbol. */
const nameFit = (
  { nameParts }: SearchContext,
  worth: NameFit.TermWorth,
  groups: ReadonlyArray<Group>
): ((row: number) => number) => {
  const meant = strongestBoosts(groups.map((group) => group.meant))
  NameFit.weigh(groups, worth)
  return (row) => Math.max(nameParts.worth(row, worth), meant.size === 0 ? 0 : (meant.get(row) ?? 0))
}
