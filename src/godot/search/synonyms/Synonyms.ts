/** Finds what the words of a query also mean: the lines of `synonyms/index.ts`. */
import { isInsignificant, type Word } from "../analysis/Query.ts"
import { type Lists, startOf, UNKNOWN } from "./Tables.ts"
import { alternativesOf, idOfWord, meaningOf, vocabulary } from "./Vocabulary.ts"

/** Longest phrase, in words. */
const MAX_PHRASE_WORDS = 3
/** Maximum distance between the two words of a pair, in significant words. */
const MAX_PAIR_DISTANCE = 2
/** Maximum distance in a whole sentence, where a pair says less. */
const MAX_DISTANT_PAIR_DISTANCE = 4
/** Particles that change the meaning of a verb ("turn the lamp off"), and their maximum distance from it, in words. */
const particles: ReadonlySet<string> = new Set(["off", "on", "up", "down", "out", "away", "back"])
const MAX_VERB_DISTANCE = 5

/** Checks whether the stems of a line are these, in this order. */
const isLineOf = (stemsOf: Lists, line: number, ids: ReadonlyArray<number>): boolean => {
  const start = startOf(stemsOf, line)
  if ((stemsOf.ends[line] ?? 0) - start !== ids.length) return false
  for (let i = 0; i < ids.length; i++) if (stemsOf.items[start + i] !== ids[i]) return false
  return true
}

/** Returns the lines whose stems are these, in this order. */
const linesOf = (ids: ReadonlyArray<number>): ReadonlyArray<number> => {
  const first = ids[0] ?? UNKNOWN
  if (ids.includes(UNKNOWN)) return NONE
  const { begunBy, stemsOf } = vocabulary()
  let found: Array<number> | undefined
  for (let place = startOf(begunBy, first); place < (begunBy.ends[first] ?? 0); place++) {
    const line = begunBy.items[place] ?? 0
    if (!isLineOf(stemsOf, line, ids)) continue
    found ??= []
    found.push(line)
  }
  return found ?? NONE
}

const NONE: ReadonlyArray<number> = []

/** Returns what the words of these stems mean in this order: what all lines of them say. */
const phraseOf = (...ids: ReadonlyArray<number>): ReadonlyArray<string> | undefined => {
  const found = linesOf(ids)
  return found.length === 0 ? undefined : found.flatMap(meaningOf)
}

/** Returns what a query means as a whole: the line of all its words; empty where there is none. */
export const meaningOfAll = (words: ReadonlyArray<Word>): ReadonlyArray<string> =>
  words.length > MAX_PHRASE_WORDS ? [] : (phraseOf(...words.map(({ lower }) => idOfWord(lower))) ?? [])

/** Returns what words mean together, each being one of several: the first line that there is. */
const phraseOfAny = (places: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<string> | undefined => {
  if (places.every((ids) => ids.length === 1)) return phraseOf(...places.map(([one]) => one ?? UNKNOWN))
  let begun: ReadonlyArray<ReadonlyArray<number>> = [[]]
  for (const ids of places) begun = begun.flatMap((phrase) => ids.map((one) => [...phrase, one]))
  for (const phrase of begun) {
    const meaning = phraseOf(...phrase)
    if (meaning !== undefined) return meaning
  }
  return undefined
}

/** Returns what two words mean in this order. */
const meaningOfTwo = (left: number, right: number): ReadonlyArray<string> | undefined => {
  if (left === UNKNOWN || right === UNKNOWN) return undefined
  const { begunBy, stemsOf } = vocabulary()
  let meaning: ReadonlyArray<string> | undefined
  for (let place = startOf(begunBy, left); place < (begunBy.ends[left] ?? 0); place++) {
    const line = begunBy.items[place] ?? 0
    const start = startOf(stemsOf, line)
    if (stemsOf.items[start + 1] !== right || (stemsOf.ends[line] ?? 0) - start !== 2) continue
    meaning = meaning === undefined ? meaningOf(line) : [...meaning, ...meaningOf(line)]
  }
  return meaning
}

/** Returns what two words mean together; tries the other order where no line has theirs. */
const pairOf = (left: number, right: number): ReadonlyArray<string> | undefined =>
  meaningOfTwo(left, right) ?? meaningOfTwo(right, left)

/** Returns what a pair means when one of its words is replaced by an interchangeable one. */
const interchangedPairs = (left: number, right: number): ReadonlyArray<ReadonlyArray<string>> => {
  const meanings: Array<ReadonlyArray<string>> = []
  const add = (meaning: ReadonlyArray<string> | undefined): void => {
    if (meaning !== undefined) meanings.push(meaning)
  }
  for (const other of alternativesOf(left)) add(pairOf(other, right))
  for (const other of alternativesOf(right)) add(pairOf(left, other))
  return meanings
}

/** The places of the stems of a line among those of a query, one of them put another way at most; undefined where one is missing. */
const placesOf = (
  stemsOf: Lists,
  line: number,
  places: ReadonlyMap<number, number>,
  interchanged: ReadonlyMap<number, number>
): { readonly at: ReadonlyArray<number>; readonly isLiteral: boolean } | undefined => {
  const at: Array<number> = []
  let others = 0
  for (let i = startOf(stemsOf, line); i < (stemsOf.ends[line] ?? 0); i++) {
    const stem = stemsOf.items[i] ?? 0
    const literal = places.get(stem)
    const place = literal ?? interchanged.get(stem)
    if (place === undefined || at.includes(place)) return undefined
    if (literal === undefined && ++others > 1) return undefined
    at.push(place)
  }
  return { at, isLiteral: others === 0 }
}

/**
 * Strength of a meaning, ascending: of a single word in a longer query; of words far apart, or with one replaced; of a
 * phrase, or words near one another; and of the first target of such a phrase.
 */
export type MatchStrength = "word" | "distant" | "phrase" | "first"

/** The stronger the more. */
const strength = { word: 0, distant: 1, phrase: 2, first: 3 } as const satisfies Record<MatchStrength, number>

/** A class or a member of one; all else is a word, or a member's bare name. */
const NAME = /^@|^[A-Z]\w*[a-z]|\./

/**
 * Returns for each word its meanings in this query with their strengths; `first` goes to the first target that the
 * reference holds.
 */
export const expand = (
  words: ReadonlyArray<Word>,
  holds: (name: string) => boolean
): ReadonlyArray<ReadonlyMap<string, MatchStrength>> => {
  // A word of another language may be one of several in English.
  const each = words.map(({ lower, alternatives = [] }) => [lower, ...alternatives].map(idOfWord))
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
      const meaning = phraseOfAny(each.slice(start, start + length))
      if (meaning === undefined) continue
      put(
        Array.from({ length }, (_, i) => start + i),
        meaning
      )
    }
  }
  for (const [at, { lower }] of words.entries()) {
    if (!particles.has(lower)) continue
    for (let verb = Math.max(0, at - MAX_VERB_DISTANCE); verb < at - 1; verb++) {
      put([verb, at], phraseOf(each[verb]?.[0] ?? UNKNOWN, each[at]?.[0] ?? UNKNOWN))
    }
  }
  const significant = [...words.keys()].filter((index) => !isInsignificant(words[index]))
  for (const [i, left] of significant.entries()) {
    for (const [gap, right] of significant.slice(i + 1, i + 1 + MAX_DISTANT_PAIR_DISTANCE).entries()) {
      const pairs = (each[left] ?? []).flatMap((one) => (each[right] ?? []).map((other) => [one, other] as const))
      const literal = pairs.map((pair) => pairOf(...pair)).filter((meaning) => meaning !== undefined)
      for (const meaning of literal) put([left, right], meaning, gap >= MAX_PAIR_DISTANCE)
      if (literal.length > 0) continue
      for (const pair of pairs) for (const meaning of interchangedPairs(...pair)) put([left, right], meaning, true)
    }
  }
  const { begunBy, stemsOf } = vocabulary()
  const places = new Map(each.flatMap((own, index) => own.map((one) => [one, index] as const)))
  const interchanged = new Map(
    significant.flatMap((index) => (each[index] ?? []).flatMap(alternativesOf).map((one) => [one, index] as const))
  )
  for (const first of new Set([...significant.flatMap((index) => each[index] ?? []), ...interchanged.keys()])) {
    for (let i = startOf(begunBy, first); i < (begunBy.ends[first] ?? 0); i++) {
      const line = begunBy.items[i] ?? 0
      if ((stemsOf.ends[line] ?? 0) - startOf(stemsOf, line) !== MAX_PHRASE_WORDS) continue
      const found = placesOf(stemsOf, line, places, interchanged)
      if (found !== undefined) put(found.at, meaningOf(line), !found.isLiteral)
    }
  }
  return found
}
