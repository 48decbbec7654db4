/**
 * Ranks rows by their words: BM25F over the fields of a row and what its class
 * says about it, times how much of the query it covers.
 */
import * as Lexicon from "./Lexicon.ts"
import * as Names from "./Names.ts"
import { type Unpacked, unpack, unpacked } from "./Postings.ts"
import { lineage, type Prepared } from "./Prepared.ts"
import { isInsignificant, type Query, significant, type Word } from "./Query.ts"
import { classOccurrences, idf, isWeak, occurrences, saturate, Weight } from "./Ranking.ts"
import * as Spelling from "./Spelling.ts"
import { stem } from "./Stem.ts"
import * as Thesaurus from "./Thesaurus.ts"
import { fold, isStopWord, parts, termsOf } from "./Tokens.ts"

/** One word of the query with all the terms that count as it. */
export interface Group {
  readonly word: string
  /** How much the word says: its idf, less for a weak word. */
  readonly weight: number
  /** Term -> what it is worth: 1 = the word itself. */
  readonly terms: ReadonlyMap<number, number>
  /** Row -> what it is worth, of symbols that the word means. */
  readonly meant: ReadonlyMap<number, number>
  /** The word was not known, and this is how it was read. */
  readonly readAs?: string
}

export interface TextHit {
  readonly row: number
  /** About 0 to 1. */
  readonly score: number
  readonly coverage: number
  readonly nameFit: number
}

const Limit = {
  groups: 12,
  /** Words up to which the last letters of a word may be missing. */
  prefixWords: 3,
  /** Shortest beginning that stands for a word, and how many terms it may stand for. */
  prefixLength: 3,
  prefixTerms: 40,
  misspeltTerms: 6,
  /** Hits whose names are looked at closely. */
  closely: 120
} as const

/** The groups of a query; of too many the weightiest. */
export const groupsOf = (prepared: Prepared, query: Query): ReadonlyArray<Group> => {
  const meant = Thesaurus.expand(query.words)
  const shortened = significant(query.words).length <= Limit.prefixWords
  const seen = new Set<string>()
  const groups = query.words.flatMap((word, i) => {
    if (isInsignificant(word) || seen.has(word.lower)) return []
    seen.add(word.lower)
    return groupsOfWord(prepared, word, meant[i] ?? new Map(), shortened)
  })
  return groups.sort((a, b) => b.weight - a.weight).slice(0, Limit.groups)
}

const groupsOfWord = (
  prepared: Prepared,
  word: Word,
  meant: ReadonlyMap<string, boolean>,
  shortened: boolean
): ReadonlyArray<Group> => {
  const pieces = parts(word.text)
  const weight = (word.excluded ? Weight.excludedWord : 1) * (isWeak(word.lower) ? Weight.weakWord : 1)
  if (pieces.length < 2) {
    const terms = termsOf(word.text)
    return terms.length === 0 ? [] : [groupOf(prepared, word.lower, terms, meant, shortened, weight)]
  }
  const whole = fold(word.text)
  const isKnown = Lexicon.find(prepared.index.lexicon, whole) >= 0
  if (isKnown && !word.text.includes("_")) {
    // A class: itself, and those that share most of its name.
    const single = new Set(pieces.map(prepared.stemOf))
    const compounds = termsOf(word.text).filter((term) => !single.has(term) && term !== whole)
    return [groupOf(prepared, word.lower, [whole, ...compounds], meant, shortened, weight)]
  }
  return pieces
    .filter((piece) => piece.length > 1 && !isStopWord(piece))
    .map((piece) =>
      groupOf(
        prepared,
        piece,
        [prepared.stemOf(piece), ...(isKnown ? [whole] : [])],
        meant,
        shortened,
        weight * (isWeak(piece) ? Weight.weakWord : 1)
      )
    )
}

const groupOf = (
  prepared: Prepared,
  word: string,
  own: ReadonlyArray<string>,
  meant: ReadonlyMap<string, boolean>,
  shortened: boolean,
  scale: number
): Group => {
  const { lexicon, postings } = prepared.index
  const rows = prepared.symbols.names.length
  const terms = new Map<number, number>()
  const put = (id: number, factor: number) => {
    if (id >= 0 && factor > (terms.get(id) ?? 0)) terms.set(id, factor)
  }
  for (const [i, term] of own.entries()) put(Lexicon.find(lexicon, term), i === 0 ? 1 : Weight.partOfCompound)
  const documents = Math.max(0, ...[...terms.keys()].map((id) => postings.counts[id] ?? 0))
  if ((shortened || documents === 0) && word.length >= Limit.prefixLength) {
    const [from, to] = Lexicon.prefixRange(lexicon, own[0] ?? word)
    if (to - from <= Limit.prefixTerms) for (let id = from; id < to; id++) put(id, Weight.prefixTerm)
  }
  const symbols = new Map<number, number>()
  for (const [other, isPhrase] of meant) {
    const row = symbolNamed(prepared, other)
    if (row !== undefined) symbols.set(row, isPhrase ? Weight.meantByPhrase : Weight.meantSymbol)
    if (other.includes(".")) continue
    const compound = parts(other).length > 1
    const factor = row !== undefined ? Weight.meantClass : compound ? Weight.meantName : Weight.meantWord
    put(Lexicon.find(lexicon, compound ? fold(other) : stem(other.toLowerCase())), factor)
  }
  let readAs: string | undefined
  if (terms.size === 0 && symbols.size === 0) {
    const spellings = prepared.termSpellings()
    const nearest = Spelling.near(spellings, own[0] ?? word).slice(0, Limit.misspeltTerms)
    for (const { index, edits } of nearest) {
      if (edits > (nearest[0]?.edits ?? 0)) break
      put(index, Weight.misspeltTerm)
      readAs ??= Lexicon.at(lexicon, index)
    }
  }
  const counted = documents > 0 ? documents : Math.min(...[...terms.keys()].map((id) => postings.counts[id] ?? 0), rows)
  const weight = idf(terms.size === 0 ? 0 : counted, rows) * scale
  return { word, weight, terms, meant: symbols, ...(readAs === undefined ? {} : { readAs }) }
}

/** The row of `Class` or `Class.member`, its own or inherited. */
const symbolNamed = (prepared: Prepared, name: string): number | undefined => {
  const { exactClasses, names, symbols } = prepared
  const dot = name.indexOf(".")
  const owner = exactClasses.get(dot < 0 ? name : name.slice(0, dot))
  if (owner === undefined) return undefined
  if (dot < 0) return symbols.firstRow[owner]
  const member = name.slice(dot + 1)
  const chain = lineage(prepared, owner)
  let best: number | undefined
  for (const row of Names.exact(names, fold(member))) {
    const depth = chain.indexOf(symbols.owners[row] ?? -1)
    if (depth < 0 || symbols.names[row] !== member) continue
    if (best === undefined || depth < chain.indexOf(symbols.owners[best] ?? -1)) best = row
  }
  return best
}

/** What each term of the query is worth to a reader. */
export const worthOf = (prepared: Prepared, groups: ReadonlyArray<Group>): ReadonlyMap<string, number> => {
  const worth = new Map<string, number>()
  for (const { terms, weight } of groups) {
    for (const [id, factor] of terms) {
      const term = Lexicon.at(prepared.index.lexicon, id)
      worth.set(term, Math.max(worth.get(term) ?? 0, factor * weight))
    }
  }
  return worth
}

/** Scratch space of one search, kept between searches: all zero between them. */
interface Scratch {
  /** Group by group, the weighted occurrences in each row. */
  readonly own: Float32Array
  readonly ofClass: Float32Array
  readonly seen: Uint8Array
  readonly touched: Uint32Array
  readonly list: Unpacked
}

const scratches = new WeakMap<Prepared, Scratch>()

const scratchOf = (prepared: Prepared): Scratch => {
  const known = scratches.get(prepared)
  if (known !== undefined) return known
  const rows = prepared.symbols.names.length
  const made = {
    own: new Float32Array(Limit.groups * rows),
    ofClass: new Float32Array(Limit.groups * prepared.symbols.classes.length),
    seen: new Uint8Array(rows),
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

/** The rows that the groups lead to and `admit` lets through; `factor` says what else speaks for a row. */
export const search = (
  prepared: Prepared,
  groups: ReadonlyArray<Group>,
  admit: (row: number) => boolean,
  factor: (row: number) => number
): TextResult => {
  const { index, symbols, sentenceWeight, textWeight } = prepared
  const rows = symbols.names.length
  const classes = symbols.classes.length
  const { own, ofClass, seen, touched, list } = scratchOf(prepared)
  let size = 0
  for (const [g, { terms, meant }] of groups.entries()) {
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
        const weighted = worth * occurrences(list.fields[i] ?? 0, sentenceWeight[row] ?? 0, textWeight[row] ?? 0)
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
        const cell = g * classes + (list.documents[i] ?? 0)
        if (weighted > (ofClass[cell] ?? 0)) ofClass[cell] = weighted
      }
    }
  }
  const weightOfAll = groups.reduce((sum, { weight }) => sum + weight, 0)
  const best = new Best(Limit.closely)
  let total = 0
  for (let t = 0; t < size; t++) {
    const row = touched[t] ?? 0
    seen[row] = 0
    const owner = symbols.owners[row] ?? 0
    const isClass = symbols.firstRow[owner] === row
    let score = 0
    let covered = 0
    for (let g = 0; g < groups.length; g++) {
      const cell = g * rows + row
      const weighted = (own[cell] ?? 0) + (isClass ? 0 : (ofClass[g * classes + owner] ?? 0))
      own[cell] = 0
      if (weighted === 0) continue
      const weight = groups[g]?.weight ?? 0
      score += weight * saturate(weighted)
      covered += weight * Math.min(1, weighted)
    }
    const coverage = covered / weightOfAll
    if (coverage < Weight.leastCoverage || !admit(row)) continue
    total++
    best.offer(row, (score / weightOfAll) * coverage ** Weight.coverage * factor(row), coverage)
  }
  ofClass.fill(0, 0, groups.length * classes)
  const fitOf = nameFit(prepared, groups)
  const hits = best
    .all()
    .map(({ row, score, coverage }) => {
      const fits = fitOf(row)
      return { row, score: score * (1 + Weight.nameFit * fits), coverage, nameFit: fits }
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

interface Candidate {
  readonly row: number
  readonly score: number
  readonly coverage: number
}

/** The `size` best of all that were offered: a binary heap with the worst on top. */
class Best {
  readonly #size: number
  readonly #heap: Array<Candidate> = []

  constructor(size: number) {
    this.#size = size
  }

  offer(row: number, score: number, coverage: number): void {
    const heap = this.#heap
    if (heap.length === this.#size) {
      const worst = heap[0]
      if (worst === undefined || worst.score >= score) return
      heap[0] = { row, score, coverage }
      this.#sink()
      return
    }
    heap.push({ row, score, coverage })
    this.#rise(heap.length - 1)
  }

  all(): ReadonlyArray<Candidate> {
    return this.#heap
  }

  #score(index: number): number {
    return this.#heap[index]?.score ?? Number.POSITIVE_INFINITY
  }

  #swap(a: number, b: number): void {
    const [left, right] = [this.#heap[a], this.#heap[b]]
    if (left === undefined || right === undefined) return
    this.#heap[a] = right
    this.#heap[b] = left
  }

  #rise(from: number): void {
    for (let i = from; i > 0; ) {
      const parent = (i - 1) >> 1
      if (this.#score(parent) <= this.#score(i)) return
      this.#swap(i, parent)
      i = parent
    }
  }

  #sink(): void {
    for (let i = 0; ; ) {
      let least = i
      for (const child of [2 * i + 1, 2 * i + 2]) if (this.#score(child) < this.#score(least)) least = child
      if (least === i) return
      this.#swap(i, least)
      i = least
    }
  }
}
