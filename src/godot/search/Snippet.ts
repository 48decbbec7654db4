/** Makes snippets: the part of a text that shows why it was found. */
import { clip } from "../../kernel/util/Text.ts"
import { endsBefore, mayEndBetween } from "../reference/Sentences.ts"
import { isWordUnit, MAX_WORD_LENGTH } from "./analysis/Tokens.ts"
import { mayBegin, mayHold, type PrefixFilter, prefixFilterOf } from "./text/PrefixFilter.ts"
import { copyUnits, roomFor } from "./text/Units.ts"
import { SnippetWeight } from "./Weights.ts"

/** At most this many UTF-16 units, marks and ellipses included. */
export const SNIPPET_LENGTH = 160
/** Maximum length of the text that is searched for a sentence, in UTF-16 units. */
const MAX_TEXT_LENGTH = 2500
const MARK = "**"
const ELLIPSIS = "…"

interface Sentence {
  readonly start: number
  readonly end: number
}

/** The weight of a term of the query, and the word of the query that it comes from. */
export interface TermWeight {
  readonly word: number
  readonly weight: number
}

/** The matched words of a sentence, in columns that are reused for every sentence. */
interface Matches {
  size: number
  readonly starts: Uint16Array
  readonly ends: Uint16Array
  readonly words: Uint16Array
  readonly weights: Float64Array
}

/** A sentence with its matches. */
interface Shown {
  readonly sentence: Sentence
  readonly matches: Matches
}

/** Returns the snippet of a text; `isNamed` for a hit by its name, which gets the first sentence. */
export type Snippets = (text: string, isNamed: boolean) => string

/**
 * Makes snippets for one query: the sentence of a text that covers most of `weights` (by term), each word of the query
 * once, cut at whole words, with the matched words in `**`; without a match, the first sentence. `termsOf` is the
 * analysis of a word (`Tokens.termsOf`).
 */
export const snippets = (
  weights: ReadonlyMap<string, TermWeight>,
  termsOf: (word: string) => ReadonlyArray<string>
): Snippets => {
  const query: Query = {
    weights,
    termsOf,
    beginnings: prefixFilterOf(weights.keys()),
    greatest: [],
    most: 0
  }
  for (const { word, weight } of weights.values()) keepGreatest(query.greatest, word, weight)
  query.most = sumOf(query.greatest)
  return (text, isNamed) => {
    const looked =
      text.length > MAX_TEXT_LENGTH ? text.slice(0, wordEnd(text, 0, MAX_TEXT_LENGTH) || MAX_TEXT_LENGTH) : text
    if (looked.trim() === "") return ""
    copyUnits(looked, room)
    const { sentence, matches } = isNamed ? firstSentence(looked, query) : bestSentence(looked, query)
    const shown = cut(looked, sentence, matches)
    const goesOn = sentence.end === looked.length && looked.length < text.length && !shown.endsWith(ELLIPSIS)
    return goesOn && shown.length < SNIPPET_LENGTH ? `${shown}${ELLIPSIS}` : shown
  }
}

interface Query {
  readonly weights: ReadonlyMap<string, TermWeight>
  /** Maximum weight of a sentence. */
  most: number
  /** Word -> the greatest weight of it in the current sentence. */
  readonly greatest: Array<number>
  readonly termsOf: (word: string) => ReadonlyArray<string>
  readonly beginnings: PrefixFilter
}

/** The sorts of units that words are made of, a bit each; 0 = no part of a word. */
const SMALL = 1
const CAPITAL_OR_UNDERSCORE = 2
const OTHER = 4
const sorts = new Uint8Array(0x10000).fill(OTHER, 128)
for (let unit = 0; unit < 128; unit++) {
  const char = String.fromCharCode(unit)
  if (isWordUnit(unit)) sorts[unit] = /[a-z]/.test(char) ? SMALL : /[A-Z_]/.test(char) ? CAPITAL_OR_UNDERSCORE : OTHER
}

/** The units of the current text. */
const room = roomFor(MAX_TEXT_LENGTH)
const { units } = room

/** Maximum number of matching words in a sentence. */
const MAX_MATCHES = Math.ceil(MAX_TEXT_LENGTH / 2) + 1

const roomForMatches = (): Matches => ({
  size: 0,
  starts: new Uint16Array(MAX_MATCHES),
  ends: new Uint16Array(MAX_MATCHES),
  words: new Uint16Array(MAX_MATCHES),
  weights: new Float64Array(MAX_MATCHES)
})

/** The matches of the best sentence so far, and those of the current sentence. */
const matchRooms = [roomForMatches(), roomForMatches()] as const

/** Finds the matches in a sentence of the current text. */
const findMatches = (text: string, sentence: Sentence, query: Query, matches: Matches): Matches => {
  matches.size = 0
  const [at, of] = [units, sorts]
  const length = sentence.end
  for (let start = sentence.start; start < length; ) {
    const first = of[at[start] as number] as number
    if (first === 0) {
      start++
      continue
    }
    let rest = 0
    let end = start + 1
    for (; end < length; end++) {
      const sort = of[at[end] as number] as number
      if (sort === 0) break
      rest |= sort
    }
    if (end - start <= MAX_WORD_LENGTH && mayMatch(query.beginnings, first, rest, start, end)) {
      const match = matchOf(text.slice(start, end), query)
      if (match !== undefined) add(matches, start, end, match)
    }
    start = end
  }
  return matches
}

/** Checks whether the word `units[start, end)`, whose units are of these sorts, may match. */
const mayMatch = (beginnings: PrefixFilter, first: number, rest: number, start: number, end: number): boolean =>
  rest <= SMALL
    ? mayBegin(beginnings, units, start, end)
    : ((first | rest) & OTHER) !== 0 || mayHold(beginnings, units, start, end)

const matchOf = (word: string, { weights, termsOf }: Query): TermWeight | undefined => {
  let best: TermWeight | undefined
  for (const term of termsOf(word)) {
    const own = weights.get(term)
    if (own !== undefined && own.weight > (best?.weight ?? 0)) best = own
  }
  return best
}

const add = (matches: Matches, start: number, end: number, { word, weight }: TermWeight): void => {
  const index = matches.size++
  matches.starts[index] = start
  matches.ends[index] = end
  matches.words[index] = word
  matches.weights[index] = weight
}

const noMatches = (): Matches => {
  matchRooms[0].size = 0
  return matchRooms[0]
}

/** Returns the first sentence of the current text, which is not blank. */
const firstSentence = (text: string, query: Query): Shown => {
  for (let start = 0; start < text.length; ) {
    const end = endOfSentence(text, start)
    const sentence = trimmed(start, end)
    if (sentence !== undefined) return { sentence, matches: findMatches(text, sentence, query, matchRooms[0]) }
    start = end
  }
  return { sentence: { start: 0, end: text.length }, matches: noMatches() }
}

/** The first of the sentences of the current text that hold the most. */
const bestSentence = (text: string, query: Query): Shown => {
  let best: Sentence | undefined
  let most = -1
  let [kept, other] = matchRooms as readonly [Matches, Matches]
  for (let start = 0; start < text.length && most < query.most; ) {
    const end = endOfSentence(text, start)
    const sentence = trimmed(start, end)
    start = end
    if (sentence === undefined) continue
    const sum = sumOfWords(findMatches(text, sentence, query, other), query.greatest)
    if (sum <= most) continue
    most = best === undefined ? SnippetWeight.beyondFirst * sum : sum
    best = sentence
    ;[kept, other] = [other, kept]
  }
  return best === undefined
    ? { sentence: { start: 0, end: text.length }, matches: noMatches() }
    : { sentence: best, matches: kept }
}

/** Returns the sum of the greatest weight of each word of the query; `greatest` is room for those. */
const sumOfWords = ({ size, words, weights }: Matches, greatest: Array<number>): number => {
  if (size === 0) return 0
  greatest.fill(0)
  for (let i = 0; i < size; i++) keepGreatest(greatest, words[i] ?? 0, weights[i] ?? 0)
  return sumOf(greatest)
}

const keepGreatest = (greatest: Array<number>, word: number, weight: number): void => {
  while (greatest.length <= word) greatest.push(0)
  if (weight > (greatest[word] ?? 0)) greatest[word] = weight
}

const sumOf = (numbers: ReadonlyArray<number>): number => {
  let sum = 0
  for (const one of numbers) sum += one
  return sum
}

const endOfSentence = (text: string, start: number): number => {
  const at = units
  const length = text.length
  let unit = at[start] as number
  for (let end = start + 1; end < length; end++) {
    const next = at[end] as number
    if (mayEndBetween(unit, next) && endsBefore(text, end)) return end
    unit = next
  }
  return length
}

/** Returns a range of the current text without the white space around it; `undefined` if it is all white space. */
const trimmed = (from: number, to: number): Sentence | undefined => {
  let start = from
  let end = to
  while (start < end && isBlank(units[start] ?? 0)) start++
  while (end > start && isBlank(units[end - 1] ?? 0)) end--
  return start < end ? { start, end } : undefined
}

const isBlank = (unit: number): boolean => unit <= 32 || (unit > 127 && /\s/.test(String.fromCharCode(unit)))

/** Checks for a unit that no snippet ends with: white space, or one of `,;:(`. */
const isBetweenWords = (unit: number): boolean =>
  isBlank(unit) || unit === 44 || unit === 59 || unit === 58 || unit === 40

/** The sentence with its marks, beginning far enough before the first match for all to fit. */
const cut = (text: string, sentence: Sentence, matches: Matches): string => {
  const whole = marked(text, sentence.start, sentence.end, matches)
  if (whole.length <= SNIPPET_LENGTH) return whole
  const first = matches.size === 0 ? sentence.start : (matches.starts[0] ?? 0)
  const start = first - sentence.start <= LEAD ? sentence.start : wordStart(text, first - LEAD, first)
  const front = start > sentence.start ? ELLIPSIS : ""
  let end = sentence.end
  for (;;) {
    const whole = wordEnd(text, start, Math.min(end - 1, start + SNIPPET_LENGTH))
    // A script without spaces has no better place to cut.
    if (whole <= start) return `${front}${clip(text.slice(start), SNIPPET_LENGTH - front.length)}`
    end = whole
    const shown = marked(text, start, end, matches)
    if (front.length + shown.length + ELLIPSIS.length <= SNIPPET_LENGTH) return `${front}${shown}${ELLIPSIS}`
  }
}

/** Length of the text before the first match when the sentence is too long, in UTF-16 units. */
const LEAD = 48

/** The beginning of the first whole word at or after `at`. */
const wordStart = (text: string, at: number, limit: number): number => {
  for (let i = at; i < limit; i++) if (isBlank(text.charCodeAt(i - 1))) return i
  return limit
}

/** The end of the last whole word before `at`; `from` if there is none. */
const wordEnd = (text: string, from: number, at: number): number => {
  let i = at
  while (i > from && !isBlank(text.charCodeAt(i))) i--
  while (i > from && isBetweenWords(text.charCodeAt(i - 1))) i--
  return i
}

/** Blanks other than single spaces. */
const UNEVEN = /[^\S ]| {2}/

const marked = (text: string, start: number, end: number, { size, starts, ends }: Matches): string => {
  let shown = ""
  let from = start
  for (let i = 0; i < size; i++) {
    const first = starts[i] ?? 0
    const last = ends[i] ?? 0
    if (first < from || last > end) continue
    shown += `${text.slice(from, first)}${MARK}${text.slice(first, last)}${MARK}`
    from = last
  }
  shown += text.slice(from, end)
  return UNEVEN.test(shown) ? shown.replace(/\s+/g, " ") : shown
}
