/** Finds further meanings of the words of a query: the lines of `synonyms/index.ts`. */
import { isInsignificant, type Word } from "../analysis/Query.ts"
import { stem } from "../analysis/Stem.ts"
import { type Lists, startOf, UNKNOWN } from "./Tables.ts"
import { alternativesOf, idOfWord, meaningOf, stemId, vocabulary } from "./Vocabulary.ts"

/** Longest phrase, in words. */
const MAX_PHRASE_WORDS = 3
/** Maximum distance between the two words of a pair, in significant words. */
const MAX_PAIR_DISTANCE = 2
/** Maximum distance in a whole sentence, where a pair means less. */
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

/** Returns the meanings of these stems in this order: the targets of all their lines. */
const phraseOf = (...ids: ReadonlyArray<number>): ReadonlyArray<string> | undefined => {
  const found = linesOf(ids)
  return found.length === 0 ? undefined : found.flatMap(meaningOf)
}

/** Returns the meaning of a query as a whole: that of the line with all its words; empty if there is none. */
export const meaningOfAll = (words: ReadonlyArray<Word>): ReadonlyArray<string> =>
  words.length > MAX_PHRASE_WORDS ? [] : (phraseOf(...words.map(({ lower }) => idOfWord(lower))) ?? [])

/** Returns the meaning of words together, given alternatives for each: that of the first line found. */
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

/** Returns the meaning of two words in this order. */
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

/** Returns the meaning of two words together; tries the other order if no line has theirs. */
const pairOf = (left: number, right: number): ReadonlyArray<string> | undefined =>
  meaningOfTwo(left, right) ?? meaningOfTwo(right, left)

/** Returns the meaning of a pair with one of its words replaced by an interchangeable one. */
const interchangedPairs = (left: number, right: number): ReadonlyArray<ReadonlyArray<string>> => {
  const meanings: Array<ReadonlyArray<string>> = []
  const add = (meaning: ReadonlyArray<string> | undefined): void => {
    if (meaning !== undefined) meanings.push(meaning)
  }
  for (const other of alternativesOf(left)) add(pairOf(other, right))
  for (const other of alternativesOf(right)) add(pairOf(left, other))
  return meanings
}

/**
 * The places of the stems of a line in a query, at most one of them as an interchangeable word; undefined if one is
 * missing.
 */
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

/** A greater number is stronger. */
const strength = { word: 0, distant: 1, phrase: 2, first: 3 } as const satisfies Record<MatchStrength, number>

/** A class or `Class.member`; all else is a word, or a member's bare name. */
const NAME = /^@|^[A-Z]\w*[a-z]|\./

/** The numbers of each word's stems: one, or several for a word in another language. */
type Stems = ReadonlyArray<ReadonlyArray<number>>

/** Matches a name that is written in camel case. */
const HAS_HUMP = /[a-z][A-Z]/

/** Collects the meanings of each word, each with the greatest strength of all that mean it. */
class Meanings {
  readonly ofWords: ReadonlyArray<Map<string, MatchStrength>>
  readonly #holds: (name: string) => boolean

  readonly #isName: ReadonlyArray<boolean>

  constructor(words: ReadonlyArray<Word>, holds: (name: string) => boolean) {
    this.ofWords = words.map(() => new Map<string, MatchStrength>())
    this.#isName = words.map(({ text }) => HAS_HUMP.test(text) && !holds(text))
    this.#holds = holds
  }

  /** Adds the common meaning of the words at `places`. */
  add(places: ReadonlyArray<number>, meaning: ReadonlyArray<string>, isDistant: boolean): void {
    const isPart = places.length < Math.min(this.ofWords.length, 2)
    // A name of several words, such as `OnTriggerEnter`, is as specific as a phrase.
    const isName = this.#isName[places[0] ?? 0] === true
    let isFirst = true
    for (const other of meaning) {
      const isHeld = !NAME.test(other) || this.#holds(other)
      const first = isFirst && isHeld ? "first" : "phrase"
      this.#put(places, other, isPart && !(isName && other.includes(".")) ? "word" : isDistant ? "distant" : first)
      if (isHeld) isFirst = false
    }
  }

  #put(places: ReadonlyArray<number>, other: string, matched: MatchStrength): void {
    for (const place of places) {
      const meant = this.ofWords[place]
      const known = meant?.get(other)
      if (known === undefined || strength[matched] > strength[known]) meant?.set(other, matched)
    }
  }
}

/**
 * Returns for each word its meanings in this query with their strengths; `first` goes to the first target that the
 * reference holds. `corrected` returns the stem that a misspelt one is read as, and undefined for others.
 */
export const expand = (
  words: ReadonlyArray<Word>,
  holds: (name: string) => boolean,
  corrected: (stem: string) => string | undefined = () => undefined
): ReadonlyArray<ReadonlyMap<string, MatchStrength>> => {
  const meanings = new Meanings(words, holds)
  const stems = stemsOfWords(words, corrected)
  addPhrases(meanings, stems)
  addVerbs(meanings, words, stems)
  const significant = [...words.keys()].filter((place) => !isInsignificant(words[place]))
  addPairs(meanings, words, stems, significant)
  addTriples(meanings, stems, significant)
  return meanings.ofWords
}

const stemsOfWords = (words: ReadonlyArray<Word>, corrected: (stem: string) => string | undefined): Stems => {
  const stems: Array<ReadonlyArray<number>> = []
  for (const { lower, alternatives } of words) {
    const id = idOfWord(lower)
    const other = id === UNKNOWN ? corrected(stem(lower)) : undefined
    const own = [other === undefined ? id : stemId(other)]
    for (const other of alternatives) own.push(idOfWord(other))
    stems.push(own)
  }
  return stems
}

/** Adds the meanings of words that follow one another. */
const addPhrases = (meanings: Meanings, stems: Stems): void => {
  for (let start = 0; start < stems.length; start++) {
    for (let length = 1; length <= MAX_PHRASE_WORDS && start + length <= stems.length; length++) {
      const meaning = phraseOfAny(stems.slice(start, start + length))
      if (meaning === undefined) continue
      const places = Array.from({ length }, (_, i) => start + i)
      meanings.add(places, meaning, false)
    }
  }
}

/** Adds the meanings of verbs whose particle follows their object: `turn the lamp off`. */
const addVerbs = (meanings: Meanings, words: ReadonlyArray<Word>, stems: Stems): void => {
  for (let at = 0; at < words.length; at++) {
    if (!particles.has(words[at]?.lower ?? "")) continue
    for (let verb = Math.max(0, at - MAX_VERB_DISTANCE); verb < at - 1; verb++) {
      const meaning = phraseOf(stems[verb]?.[0] ?? UNKNOWN, stems[at]?.[0] ?? UNKNOWN)
      if (meaning !== undefined) meanings.add([verb, at], meaning, false)
    }
  }
}

/**
 * Adds the meanings of two words near each other, in either order. In a short query a sought word does not pair with an
 * excluded one (`clickable without a button`); in a sentence it does (`terrain without freezing the game`).
 */
const addPairs = (
  meanings: Meanings,
  words: ReadonlyArray<Word>,
  stems: Stems,
  significant: ReadonlyArray<number>
): void => {
  for (let i = 0; i < significant.length; i++) {
    const end = Math.min(significant.length, i + 1 + MAX_DISTANT_PAIR_DISTANCE)
    for (let j = i + 1; j < end; j++) {
      const places = [significant[i] ?? 0, significant[j] ?? 0]
      const isShort = significant.length <= MAX_PHRASE_WORDS
      if (isShort && words[places[0] ?? 0]?.excluded !== words[places[1] ?? 0]?.excluded) continue
      if (!addLiteralPairs(meanings, stems, places, j - i > MAX_PAIR_DISTANCE))
        addInterchangedPairs(meanings, stems, places)
    }
  }
}

/** Adds the meanings of two unchanged words; false if they have none. */
const addLiteralPairs = (
  meanings: Meanings,
  stems: Stems,
  places: ReadonlyArray<number>,
  isDistant: boolean
): boolean => {
  const [left = 0, right = 0] = places
  let isFound = false
  for (const one of stems[left] ?? NONE) {
    for (const other of stems[right] ?? NONE) {
      const meaning = pairOf(one, other)
      if (meaning === undefined) continue
      isFound = true
      meanings.add(places, meaning, isDistant)
    }
  }
  return isFound
}

/** Adds the meanings of two words, one of them replaced by an interchangeable one. */
const addInterchangedPairs = (meanings: Meanings, stems: Stems, places: ReadonlyArray<number>): void => {
  const [left = 0, right = 0] = places
  for (const one of stems[left] ?? NONE)
    for (const other of stems[right] ?? NONE)
      for (const meaning of interchangedPairs(one, other)) meanings.add(places, meaning, true)
}

/** Adds the meanings of three words anywhere in the query, at most one of them replaced by an interchangeable one. */
const addTriples = (meanings: Meanings, stems: Stems, significant: ReadonlyArray<number>): void => {
  const { begunBy, stemsOf } = vocabulary()
  const literal = new Map<number, number>()
  for (const [place, own] of stems.entries()) for (const one of own) literal.set(one, place)
  const interchanged = new Map<number, number>()
  const firsts = new Set<number>()
  for (const place of significant) {
    for (const one of stems[place] ?? NONE) {
      if (one === UNKNOWN) continue
      firsts.add(one)
      for (const other of alternativesOf(one)) interchanged.set(other, place)
    }
  }
  for (const one of interchanged.keys()) firsts.add(one)
  for (const first of firsts) {
    const end = begunBy.ends[first] ?? 0
    for (let i = startOf(begunBy, first); i < end; i++) {
      const line = begunBy.items[i] ?? 0
      if ((stemsOf.ends[line] ?? 0) - startOf(stemsOf, line) !== MAX_PHRASE_WORDS) continue
      const found = placesOf(stemsOf, line, literal, interchanged)
      if (found !== undefined) meanings.add(found.at, meaningOf(line), !found.isLiteral)
    }
  }
}
