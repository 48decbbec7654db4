/**
 * Ranks rows by their words: BM25F over the fields of a row and the words that its class adds, times the share of the
 * query that it covers.
 */

import { type Kind, kinds } from "../../reference/Kind.ts"
import { Row } from "../../reference/SymbolTable.ts"
import type { ClassFactors } from "../classFactors.ts"
import { coverageFactor, saturate } from "../Ranking.ts"
import type { Searcher } from "../Searcher.ts"
import { Weight } from "../Weights.ts"
import { Candidates } from "./Candidates.ts"
import { collect } from "./collect.ts"
import { type Boosts, strongestBoosts } from "./Expansion.ts"
import * as NameFit from "./NameParts.ts"
import { raiseNeighbours } from "./neighbours.ts"
import { isKnown, type QueryTerm } from "./QueryTerm.ts"
import { clear, KNOWN, Mark, type Scratch, scratchOf } from "./Scratch.ts"
import type { TextHit } from "./TextHit.ts"

/** Returns the coverage that a row has at least, by its marks: a query that means it covers all that matters. */
const leastCovered = (mark: number): number =>
  (mark & Mark.meantByPhrase) !== 0
    ? Weight.meantByPhraseCoverage
    : (mark & Mark.meant) !== 0
      ? Weight.meantCoverage
      : 0

/**
 * Minimum number of hits whose names are compared, even for a smaller limit: so the first ten do not depend on the
 * limit.
 */
const RERANK_DEPTH = 100

export interface TextResult {
  /** Best first, at most as many as the limit. */
  readonly hits: ReadonlyArray<TextHit>
  /** Number of rows that cover enough of the query. */
  readonly total: number
}

export interface TextRequest {
  /** Greatest weight first. */
  readonly queryTerms: ReadonlyArray<QueryTerm>
  /** Rows that are found already. */
  readonly known: ReadonlyMap<Row, unknown>
  /** Kind -> its factor; 0 = not requested. */
  readonly kindFactor: Float64Array
  /** The only requested kind. */
  readonly only: Kind | undefined
  /** Factors for the rows of classes; undefined if all are 1. */
  readonly classFactors: ClassFactors | undefined
  /** True if the query asks for values of enums. */
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
    for (const row of known.keys()) scratch.slots[row] = KNOWN
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
    const meant = strongestBoosts(queryTerms.map(({ boosts }) => boosts))
    const total = compare(searcher, scratch, request, meant, weightOfAll, knownShare)
    rerank(searcher, scratch, queryTerms, meant)
    // One word names one symbol; several words name a task, which takes several symbols.
    if (limit > 0 && queryTerms.length > 1) {
      raiseNeighbours(searcher, candidates, { known, only: request.only, queryTerms, enough: most })
    }
    const shown = candidates.first(limit, request.asksForConstants ? undefined : searcher.index.enumOf)
    return {
      hits: Array.from(shown, ({ place, score }) => hitAt(scratch, place, score)),
      total: Math.max(total, Math.min(candidates.size, limit))
    }
  } finally {
    clear(scratch, queryTerms, known)
  }
}

/**
 * Scores the candidates also by the share of their names that the query covers: 1 = every part, more for those that it
 * means.
 */
const rerank = (
  { nameParts }: Searcher,
  { candidates, termWeights }: Scratch,
  queryTerms: ReadonlyArray<QueryTerm>,
  meant: Boosts
): void => {
  const { best, fits, scores } = candidates
  NameFit.weigh(queryTerms, termWeights)
  candidates.size = best.size
  for (let place = 0; place < best.size; place++) {
    const score = best.scores[place] ?? 0
    if ((fits[place] ?? 0) > 0) {
      scores[place] = score
      continue
    }
    const row = candidates.rowAt(place)
    const fit = Math.max(nameParts.share(row, termWeights), meant.get(row) ?? 0)
    fits[place] = fit
    scores[place] = score * (1 + Weight.nameFit * fit)
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

const CLASS = kinds.indexOf("class")
const THEME_ITEM = kinds.indexOf("theme_item")

/** Returns the factors for the rows of a kind. */
const factorsFor = ({ ofClass, ofMembers, ofThemeItems }: ClassFactors, kind: Kind): Float64Array =>
  // The constructor adds nothing to the class itself.
  kind === "class" || kind === "constructor" ? ofClass : kind === "theme_item" ? ofThemeItems : ofMembers

/** Returns the bits of the query terms that only name the class whose member is sought. */
const bitsNaming = (queryTerms: ReadonlyArray<QueryTerm>, naming: ReadonlySet<string>): number =>
  queryTerms.reduce((bits, { word }, g) => (naming.has(word) ? bits | (1 << g) : bits), 0)

/**
 * Keeps the best of the collected rows that cover enough of the query; returns how many cover enough. Rows that a
 * phrase means have their final scores already: rows with one of its words in their names would push them out.
 */
const compare = (
  searcher: Searcher,
  scratch: Scratch,
  { queryTerms, kindFactor, classFactors, limit }: TextRequest,
  meant: Boosts,
  weightOfAll: number,
  knownShare: number
): number => {
  const { prior, symbols } = searcher
  const { owners, kindOf } = symbols
  const { own, ofClass, marks, classMarks, rows, size } = scratch
  const { best, coverages, fits, matches, rows: rowAt } = scratch.candidates
  const shares = Float64Array.from(queryTerms, ({ weight }) => weight / weightOfAll)
  const terms = shares.length
  const ofClasses = classFactors?.ofClass
  const factorsOf = classFactors && Array.from(kinds, (kind) => factorsFor(classFactors, kind))
  const naming = classFactors === undefined ? 0 : bitsNaming(queryTerms, classFactors.naming)
  const { leastCoverage, leastOccurrence } = Weight
  let total = 0
  for (let slot = 0; slot < size; slot++) {
    const row = rows[slot] ?? 0
    const kind = kindOf[row] ?? 0
    const ofKind = kindFactor[kind] ?? 0
    if (ofKind === 0) continue
    const owner = owners[row] ?? 0
    const mark = marks[slot] ?? 0
    const classMark = kind === CLASS ? 0 : (classMarks[owner] ?? 0)
    const matched = (mark | classMark) & Mark.terms
    let covered = 0
    let score = 0
    for (let left = matched; left !== 0; left &= left - 1) {
      const bit = left & -left
      const g = placeOf(bit)
      const ofRow = (mark & bit) === 0 ? 0 : (own[slot * terms + g] ?? 0)
      const weighted = ofRow + ((classMark & bit) === 0 ? 0 : (ofClass[owner * terms + g] ?? 0))
      const share = shares[g] ?? 0
      covered += share * Math.min(1, Math.max(leastOccurrence, weighted))
      score += share * saturate(weighted)
    }
    const factor = factorsOf?.[kind]?.[owner] ?? 1
    // What an ancestor of the named class has does not name that class, and is sought in it all the same.
    if (naming !== 0 && factor > (ofClasses?.[owner] ?? 1)) {
      const share = kind === THEME_ITEM ? 1 : (classFactors?.nameCovered[owner] ?? 0)
      for (let left = naming & ~matched; left !== 0; left &= left - 1)
        covered += share * (shares[placeOf(left & -left)] ?? 0)
    }
    const coverage = Math.max(covered, knownShare * leastCovered(mark))
    if (coverage < leastCoverage) continue
    total++
    if (limit === 0) continue
    // Counts only the part above 1, the greatest share of a name that a query can have.
    const boost = (mark & Mark.meantByPhrase) === 0 ? 0 : (meant.get(Row(row)) ?? 0)
    const fit = boost > 1 ? boost : 0
    const fitFactor = 1 + Weight.nameFit * fit
    const place = best.offer(score * ((prior[row] ?? 0) * (ofKind * factor)) * coverageFactor(coverage) * fitFactor)
    if (place < 0) continue
    rowAt[place] = row
    coverages[place] = coverage
    fits[place] = fit
    matches[place] = matched
  }
  return total
}

/** Returns the place of a bit. */
const placeOf = (bit: number): number => 31 - Math.clz32(bit)
