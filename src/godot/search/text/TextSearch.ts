/**
 * Ranks rows by their words: BM25F over the fields of a row and what its class
 * says about it, times how much of the query it covers.
 */

import { type Kind, kinds } from "../../reference/Kind.ts"
import { type ClassIndex, NO_CLASS, Row } from "../../reference/SymbolTable.ts"
import { unpack } from "../index/Postings.ts"
import {
  classOccurrences,
  coverageFactor,
  fieldOfClasses,
  fieldSaid,
  isByKeywordOnly,
  NO_FIELD,
  occurrences,
  saturate
} from "../Ranking.ts"
import type { Searcher } from "../Searcher.ts"
import { Weight } from "../Weights.ts"
import { Candidates } from "./Candidates.ts"
import { strongestBoosts } from "./Expansion.ts"
import * as NameFit from "./NameParts.ts"
import { raiseNeighbours } from "./neighbours.ts"
import { isKnown, type QueryTerm } from "./QueryTerm.ts"
import { clear, type Scratch, Seen, scratchOf, touch } from "./Scratch.ts"
import type { TextHit } from "./TextHit.ts"

/** Minimum coverage of a row by its state: a query that means it has said all that matters. */
const leastCovered = [0, 0, Weight.meantCoverage, Weight.meantByPhraseCoverage, 0]

/** Minimum number of hits whose names are compared, however few are asked for: so the first ten do not depend on the limit. */
const RERANK_DEPTH = 100

export interface TextResult {
  /** Best first, at most as many as were asked for. */
  readonly hits: ReadonlyArray<TextHit>
  /** Number of rows that cover enough of the query. */
  readonly total: number
}

/** A class whose rows come before others', and what speaks for them. */
export interface ClassBoost {
  readonly owner: ClassIndex
  readonly factor: number
}

export const NO_BOOST: ClassBoost = { owner: NO_CLASS, factor: 1 }

export interface TextRequest {
  /** Greatest weight first. */
  readonly queryTerms: ReadonlyArray<QueryTerm>
  /** Rows that are found already. */
  readonly known: ReadonlyMap<Row, unknown>
  /** Kind -> what speaks for it; 0 = not asked for. */
  readonly kindFactor: Float64Array
  /** The one kind that is asked for. */
  readonly only: Kind | undefined
  readonly boostedClass: ClassBoost
  /** True if values of enums are what is sought. */
  readonly asksForConstants: boolean
  /** Maximum number of hits; with 0 they are only counted. */
  readonly limit: number
}

const NOTHING: TextResult = { hits: [], total: 0 }

/** Finds the rows that match the query terms by their text. */
export const search = (searcher: Searcher, request: TextRequest): TextResult => {
  const { queryTerms, known, limit } = request
  if (queryTerms.length === 0) return NOTHING
  const scratch = scratchOf(searcher)
  try {
    for (const row of known.keys()) scratch.seen[row] = Seen.known
    scratch.only = request.only === undefined ? -1 : kinds.indexOf(request.only)
    const weightOfAll = queryTerms.reduce((sum, { weight }) => sum + weight, 0)
    // Unknown words are not counted as covered: nonsense with one known word stays nonsense.
    const understood = queryTerms.filter(isKnown)
    const knownShare = understood.reduce((sum, { weight }) => sum + weight, 0) / weightOfAll
    collect(searcher, scratch, queryTerms, weightOfAll)
    const most = limit === 0 ? 0 : Math.max(RERANK_DEPTH, limit)
    if (scratch.candidates.coverages.length < most) scratch.candidates = new Candidates(most)
    const { candidates } = scratch
    candidates.clear(most)
    const total = compare(searcher, scratch, request, weightOfAll, knownShare)
    rerank(searcher, scratch, queryTerms)
    // One word names one thing; several words name a task, to which several things belong.
    if (limit > 0 && queryTerms.length > 1) {
      raiseNeighbours(searcher, candidates, { known, only: request.only, queryTerms, enough: most })
    }
    const shown = candidates.first(limit, request.asksForConstants ? undefined : searcher.index.enumOf)
    return {
      hits: Array.from(shown, ({ place, score }) => hitAt(scratch, place, score)),
      total: Math.max(total, Math.min(candidates.size, limit))
    }
  } finally {
    clear(scratch, request)
  }
}

/** Scores the candidates by how much of their names the query says, too. */
const rerank = (searcher: Searcher, scratch: Scratch, queryTerms: ReadonlyArray<QueryTerm>): void => {
  const { candidates } = scratch
  const { best, fits, scores } = candidates
  const fitOf = nameFit(searcher, scratch.termWeights, queryTerms)
  candidates.size = best.size
  for (let place = 0; place < best.size; place++) {
    const fit = fitOf(candidates.rowAt(place))
    fits[place] = fit
    scores[place] = (best.scores[place] ?? 0) * (1 + Weight.nameFit * fit)
  }
}

const hitAt = ({ candidates, keywords }: Scratch, place: number, score: number): TextHit => {
  const row = candidates.rowAt(place)
  const source = candidates.sources[place] ?? 0
  const isFound = source === 0
  return {
    row,
    score,
    coverage: isFound ? (candidates.coverages[place] ?? 0) : 0,
    nameFit: isFound ? (candidates.fits[place] ?? 0) : 0,
    matched: isFound ? (candidates.matches[place] ?? 0) : 0,
    keyword: isFound ? keywords.get(row) : undefined,
    relatedTo: isFound ? undefined : Row(source - 1)
  }
}

/**
 * Collects every row and class that matches a query term. A word too weak to lift a row over the threshold, even
 * together with all later words, counts only for rows that another word has found.
 */
const collect = (
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
    queryTerm.boosts.forEach((boost, row) => {
      scratch.own[row * queryTerms.length + g] = boost * Weight.name
      touch(scratch, row)
      const mark = boost > Weight.meantSymbol ? Seen.meantByPhrase : Seen.meant
      if ((scratch.seen[row] ?? 0) < mark) scratch.seen[row] = mark
    })
    const cells = { first: g, stride: queryTerms.length }
    for (const [id, factor] of queryTerm.terms) {
      collectRows(searcher, scratch, id, cells, factor, carries ? undefined : searcher.symbols.owners, queryTerm.word)
      collectClasses(searcher, scratch, id, cells, factor)
    }
    queryTerm.associated.forEach((count, row) => {
      if (scratch.only >= 0 && searcher.symbols.kindOf[row] !== scratch.only) return
      const cell = row * queryTerms.length + g
      scratch.own[cell] = (scratch.own[cell] ?? 0) + count * queryTerm.associatedWeight
      touch(scratch, row)
    })
  }
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
  const { sentenceWeight, textWeight } = searcher
  const { sentenceLengths, textLengths } = searcher.index
  const { own, only, seen, seenClass, list } = scratch
  const { kindOf } = searcher.symbols
  const { documents, fields } = list
  const found = unpack(searcher.index.postings, id, list)
  for (let i = 0; i < found; i++) {
    const row = Row(documents[i] ?? 0)
    if (only >= 0 && kindOf[row] !== only) continue
    if (owners !== undefined && seen[row] === 0 && seenClass[owners[row] ?? 0] === 0) continue
    const counts = fields[i] ?? 0
    if (isByKeywordOnly(counts)) scratch.keywords.set(row, word)
    const sentence = sentenceWeight[sentenceLengths[row] ?? 0] ?? 0
    const weighted = factor * occurrences(counts, sentence, textWeight[textLengths[row] ?? 0] ?? 0)
    const cell = row * stride + first
    if (weighted > (own[cell] ?? 0)) own[cell] = weighted
    touch(scratch, row)
  }
}

const collectClasses = (
  searcher: Searcher,
  scratch: Scratch,
  id: number,
  { first, stride }: Cells,
  factor: number
): void => {
  const { ofClass, seenClass, list } = scratch
  const found = unpack(searcher.index.classPostings, id, list)
  for (let i = 0; i < found; i++) {
    const weighted = factor * classOccurrences(list.fields[i] ?? 0)
    const classIndex = list.documents[i] ?? 0
    if (weighted >= 1 || factor < 1) seenClass[classIndex] = 1
    const cell = classIndex * stride + first
    if (weighted > (ofClass[cell] ?? 0)) ofClass[cell] = weighted
  }
}

const CLASS = kinds.indexOf("class")

/** Keeps the best of the collected rows that cover enough of the query; returns how many cover enough. */
const compare = (
  searcher: Searcher,
  scratch: Scratch,
  { queryTerms, kindFactor, boostedClass }: TextRequest,
  weightOfAll: number,
  knownShare: number
): number => {
  const { prior, symbols } = searcher
  const { owners, kindOf } = symbols
  const { own, ofClass, seen, touched, size } = scratch
  const { best, rows, coverages, matches } = scratch.candidates
  const shares = Float64Array.from(queryTerms, ({ weight }) => weight / weightOfAll)
  const field = fieldSaid(queryTerms)
  const fields = field === NO_FIELD ? undefined : fieldOfClasses(symbols)
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
    const factor =
      (kindFactor[kind] ?? 0) *
      (owner === boostedClass.owner ? boostedClass.factor : 1) *
      (fields !== undefined && fields[owner] === field ? Weight.fieldSaid : 1)
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

/** Returns how much of a row's name the query says: 1 = every part of it, more where the query means this very symbol. */
const nameFit = (
  { nameParts }: Searcher,
  termWeights: NameFit.TermWeights,
  queryTerms: ReadonlyArray<QueryTerm>
): ((row: Row) => number) => {
  const meant = strongestBoosts(queryTerms.map((queryTerm) => queryTerm.boosts))
  NameFit.weigh(queryTerms, termWeights)
  return (row) => Math.max(nameParts.share(row, termWeights), meant.size === 0 ? 0 : (meant.get(row) ?? 0))
}
