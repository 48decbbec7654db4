/** Finds what the words of a query also mean: the lines of `synonyms/index.ts`. */
import { addTo } from "../../../kernel/util/Collections.ts"
import { lazy } from "../../../kernel/util/memoize.ts"
import { isInsignificant, type Word } from "../analysis/Query.ts"
import { stem } from "../analysis/Stem.ts"
import { interchangeable } from "./index.ts"
import { BEGINNING, beginningOf, type Line, lines } from "./Lines.ts"

/** A line with the stems of its words. */
interface Stemmed extends Pick<Line, "meaning"> {
  readonly stems: ReadonlyArray<string>
}

/** Longest phrase, in words. */
const MAX_PHRASE_WORDS = 3
/** Maximum distance between the two words of a pair, in significant words. */
const MAX_PAIR_DISTANCE = 2
/** Maximum distance in a whole sentence, where a pair says less. */
const MAX_DISTANT_PAIR_DISTANCE = 4
/** "turn the lamp off": what makes a verb another one, and how far behind it, in words. */
const particles: ReadonlySet<string> = new Set(["off", "on", "up", "down", "out", "away", "back"])
const MAX_VERB_DISTANCE = 5

interface Vocabulary {
  /** Code of the beginnings of a phrase's words -> its lines. */
  readonly phrases: ReadonlyMap<number, ReadonlyArray<Line>>
  /** The beginning of the first of three words -> the lines. */
  readonly triples: ReadonlyMap<string, ReadonlyArray<Line>>
}

/** The lines by the beginnings of their words: a query stems those that begin as its own do; all would delay the first. */
const vocabulary = lazy((): Vocabulary => {
  const phrases = new Map<number, Array<Line>>()
  const triples = new Map<string, Array<Line>>()
  for (const line of lines()) {
    addTo(phrases, codeOf(line.words), line)
    if (line.words.length === MAX_PHRASE_WORDS) addTo(triples, beginningOf(line.words[0] ?? ""), line)
  }
  return { phrases, triples }
})

/** Returns a number that words and stems with the same beginnings share; others may, too. */
const codeOf = (words: ReadonlyArray<string>): number => {
  let code = words.length
  for (const word of words)
    for (let i = 0; i < BEGINNING; i++) code = (Math.imul(code, 31) + (i < word.length ? word.charCodeAt(i) : 0)) | 0
  return code
}

const stemmed = ({ words, meaning }: Line): Stemmed => ({ stems: words.map(stem), meaning })

/** Code of the beginnings of a phrase's words -> the phrases, lines of the same stems as one; what queries have asked for. */
const phrasesBy = new Map<number, ReadonlyArray<Stemmed>>()

const phrasesLike = (code: number): ReadonlyArray<Stemmed> | undefined => {
  const known = phrasesBy.get(code)
  if (known !== undefined) return known
  const found = vocabulary().phrases.get(code)
  if (found === undefined) return undefined
  const phrases: Array<Stemmed> = []
  for (const line of found.map(stemmed)) {
    const same = phrases.findIndex(({ stems }) => isSame(stems, line.stems))
    const before = phrases[same]
    if (before === undefined) phrases.push(line)
    else phrases[same] = { stems: line.stems, meaning: [...before.meaning, ...line.meaning] }
  }
  phrasesBy.set(code, phrases)
  return phrases
}

const isSame = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i])

/** Returns what the words of these stems mean in this order. */
const phraseOf = (...stems: ReadonlyArray<string>): ReadonlyArray<string> | undefined => {
  const phrases = phrasesLike(codeOf(stems))
  return phrases === undefined ? undefined : phrases.find((phrase) => isSame(phrase.stems, stems))?.meaning
}

/** Returns what a query means as a whole: the line of all its words; empty where there is none. */
export const meaningOfAll = (words: ReadonlyArray<Word>): ReadonlyArray<string> =>
  words.length > MAX_PHRASE_WORDS ? [] : (phraseOf(...words.map(({ lower }) => stem(lower))) ?? [])

/** Returns what words mean together, each being one of several: the first line that there is. */
const phraseOfAny = (places: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> | undefined => {
  if (places.every((stems) => stems.length === 1)) return phraseOf(...places.map(([one]) => one ?? ""))
  let begun: ReadonlyArray<ReadonlyArray<string>> = [[]]
  for (const stems of places) begun = begun.flatMap((phrase) => stems.map((one) => [...phrase, one]))
  for (const phrase of begun) {
    const meaning = phraseOf(...phrase)
    if (meaning !== undefined) return meaning
  }
  return undefined
}

/** Returns what two words mean, in the other order where theirs is no line. */
const pairOf = (left: string, right: string): ReadonlyArray<string> | undefined =>
  phraseOf(left, right) ?? phraseOf(right, left)

/** The beginning of the first of three words -> the lines, read; what queries have asked for. */
const triplesBy = new Map<string, ReadonlyArray<Stemmed>>()

/** Returns the lines of three words that begin as this stem does. */
const triplesLike = (stem: string): ReadonlyArray<Stemmed> => {
  const beginning = beginningOf(stem)
  const known = triplesBy.get(beginning)
  if (known !== undefined) return known
  const found = vocabulary().triples.get(beginning)?.map(stemmed) ?? []
  if (found.length > 0) triplesBy.set(beginning, found)
  return found
}

/** Stem -> the stems of everyday words that say the same in a task. */
const alternatives = lazy(() => {
  const found = new Map<string, ReadonlyArray<string>>()
  for (const line of interchangeable.trim().split("\n")) {
    const stems = line.split(" ").map(stem)
    for (const one of stems)
      found.set(
        one,
        [...new Set([...(found.get(one) ?? []), ...stems])].filter((other) => other !== one)
      )
  }
  return found
})

/**
 * Returns the stems of the words that say the same in a task.
 *
 * @example alternativesOf(stem("explosion")) // the stems of "explode" and "blast"
 */
export const alternativesOf = (stem: string): ReadonlyArray<string> => alternatives().get(stem) ?? []

/** Returns what a pair means when one of its words is replaced by an interchangeable one. */
const interchangedPairs = (left: string, right: string): ReadonlyArray<ReadonlyArray<string>> =>
  [
    ...alternativesOf(left).map((other) => pairOf(other, right)),
    ...alternativesOf(right).map((other) => pairOf(left, other))
  ].filter((meaning) => meaning !== undefined)

/** The places of the words of a line among those of a query, one of them put another way at most; undefined where one is missing. */
const placesOf = (
  { stems }: Stemmed,
  places: ReadonlyMap<string, number>,
  interchanged: ReadonlyMap<string, number>
): { readonly at: ReadonlyArray<number>; readonly isLiteral: boolean } | undefined => {
  const at = stems.map((one) => places.get(one) ?? interchanged.get(one))
  const others = stems.filter((one) => !places.has(one)).length
  const isWhole = at.every((place) => place !== undefined) && new Set(at).size === at.length
  return isWhole && others <= 1 ? { at, isLiteral: others === 0 } : undefined
}

/**
 * Strength of a word's meaning: by itself in a longer query, with another word further off in the sentence or put
 * another way, in a phrase or with the other words of a line near it, or as the first thing that such a phrase means.
 */
export type MatchStrength = "word" | "distant" | "phrase" | "first"

/** The stronger the more. */
const strength = { word: 0, distant: 1, phrase: 2, first: 3 } as const satisfies Record<MatchStrength, number>

/** A class or a member of one; all else is a word, or a member's bare name. */
const NAME = /^@|^[A-Z]\w*[a-z]|\./

/** For each word the words and names that it means here, and how; the first is the first that the reference holds. */
export const expand = (
  words: ReadonlyArray<Word>,
  holds: (name: string) => boolean
): ReadonlyArray<ReadonlyMap<string, MatchStrength>> => {
  const stems = words.map(({ lower }) => stem(lower))
  // A word of another language may be one of several in English.
  const each = words.map(({ lower, alternatives = [] }) => [lower, ...alternatives].map(stem))
  const found = words.map(() => new Map<string, MatchStrength>())
  const put = (indices: ReadonlyArray<number>, meaning: ReadonlyArray<string> | undefined, isDistant = false): void => {
    let isFirst = true
    for (const other of meaning ?? []) {
      const isHeld = !NAME.test(other) || holds(other)
      const matched =
        indices.length < Math.min(words.length, 2)
          ? "word"
          : isDistant
            ? "distant"
            : isFirst && isHeld
              ? "first"
              : "phrase"
      if (isHeld) isFirst = false
      for (const index of indices) {
        const known = found[index]?.get(other)
        if (known === undefined || strength[matched] > strength[known]) found[index]?.set(other, matched)
      }
    }
  }
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= MAX_PHRASE_WORDS && start + length <= words.length; length++) {
      const indices = Array.from({ length }, (_, i) => start + i)
      put(indices, phraseOfAny(each.slice(start, start + length)))
    }
  }
  for (const [at, { lower }] of words.entries()) {
    if (!particles.has(lower)) continue
    for (let verb = Math.max(0, at - MAX_VERB_DISTANCE); verb < at - 1; verb++) {
      put([verb, at], phraseOf(stems[verb] ?? "", stems[at] ?? ""))
    }
  }
  const telling = [...words.keys()].filter((index) => !isInsignificant(words[index]))
  for (const [i, left] of telling.entries()) {
    for (const [gap, right] of telling.slice(i + 1, i + 1 + MAX_DISTANT_PAIR_DISTANCE).entries()) {
      const pairs = (each[left] ?? []).flatMap((one) => (each[right] ?? []).map((other) => [one, other] as const))
      const literal = pairs.map((pair) => pairOf(...pair)).filter((meaning) => meaning !== undefined)
      for (const meaning of literal) put([left, right], meaning, gap >= MAX_PAIR_DISTANCE)
      if (literal.length > 0) continue
      for (const pair of pairs) for (const meaning of interchangedPairs(...pair)) put([left, right], meaning, true)
    }
  }
  const places = new Map(each.flatMap((own, index) => own.map((one) => [one, index] as const)))
  const interchanged = new Map(
    telling.flatMap((index) => (each[index] ?? []).flatMap(alternativesOf).map((one) => [one, index] as const))
  )
  for (const first of new Set([...telling.flatMap((index) => each[index] ?? []), ...interchanged.keys()])) {
    for (const line of triplesLike(first)) {
      if (line.stems[0] !== first) continue
      const found = placesOf(line, places, interchanged)
      if (found !== undefined) put(found.at, line.meaning, !found.isLiteral)
    }
  }
  return found
}
