/** Finds what the words of a query also mean: the lines of `synonyms/index.ts`. */
import { addTo } from "../../../kernel/util/Collections.ts"
import { lazy } from "../../../kernel/util/memoize.ts"
import { isInsignificant, type Word } from "../analysis/Query.ts"
import { stem } from "../analysis/Stem.ts"
import { interchangeable, english as vocabulary } from "./index.ts"

interface Lines {
  /** Stems in order, joined by blanks -> what they mean. */
  readonly phrases: ReadonlyMap<string, ReadonlyArray<string>>
  /** Meanings of two words, in the other order too where that is no line of its own. */
  readonly pairs: ReadonlyMap<string, ReadonlyArray<string>>
  /** The lines of three words, by the stem of the first. */
  readonly triples: ReadonlyMap<string, ReadonlyArray<Line>>
}

interface Line {
  readonly stems: ReadonlyArray<string>
  readonly meaning: ReadonlyArray<string>
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
/** A word of the vocabulary begins as its stem does, at least in so many letters. */
const BEGINNING = 2

/** The beginning of a word -> the lines of the vocabulary that have it, in their first word or the second of two. */
let lines: ReadonlyMap<string, ReadonlyArray<string>> | undefined
/** The lines read so far: only those that a query asks for, since stemming all of them would delay the first query. */
const read = new Map<string, Lines>()

const wordsOf = (line: string): ReadonlyArray<string> => line.slice(0, line.indexOf(": ")).split(" ")

/** In one pass that takes no line apart: thousands of them are read before the first answer. */
const byBeginning = (): ReadonlyMap<string, ReadonlyArray<string>> => {
  const found = new Map<string, Array<string>>()
  for (let start = 0, end = 0; start < vocabulary.length; start = end + 1) {
    end = vocabulary.indexOf("\n", start)
    if (end < 0) end = vocabulary.length
    const colon = vocabulary.indexOf(": ", start)
    if (colon < 0 || colon > end || vocabulary.startsWith("#", start)) continue
    const line = vocabulary.slice(start, end)
    const words = colon - start
    const blank = line.indexOf(" ") + 1
    const first = line.slice(0, Math.min(BEGINNING, words, blank - 1))
    addTo(found, first, line)
    const isPair = blank < words && line.indexOf(" ", blank) > words
    const second = line.slice(blank, Math.min(blank + BEGINNING, words))
    if (isPair && second !== first) addTo(found, second, line)
  }
  return found
}

const NONE: Lines = { phrases: new Map(), pairs: new Map(), triples: new Map() }

/** The phrases that begin with a word of this beginning, and the pairs. */
const linesOf = (beginning: string): Lines => {
  const known = read.get(beginning)
  if (known !== undefined) return known
  lines ??= byBeginning()
  const found = lines.get(beginning)
  if (found === undefined) return NONE
  const phrases = new Map<string, ReadonlyArray<string>>()
  const pairs = new Map<string, ReadonlyArray<string>>()
  const triples = new Map<string, Array<Line>>()
  const parsed = found.map((line) => {
    const words = wordsOf(line)
    return { words, stems: words.map(stem), meaning: line.slice(line.indexOf(": ") + 2).split(" ") }
  })
  for (const { words, stems, meaning } of parsed) {
    if (!words[0]?.startsWith(beginning)) continue
    const phrase = stems.join(" ")
    const whole = [...(phrases.get(phrase) ?? []), ...meaning]
    phrases.set(phrase, whole)
    if (words.length === 2) pairs.set(phrase, whole)
    if (words.length === MAX_PHRASE_WORDS) addTo(triples, stems[0] ?? "", { stems, meaning })
  }
  for (const { words, stems, meaning } of parsed) {
    const turned = `${stems[1]} ${stems[0]}`
    if (words.length === 2 && words[1]?.startsWith(beginning) && !phrases.has(turned)) {
      pairs.set(turned, [...(pairs.get(turned) ?? []), ...meaning])
    }
  }
  const made = { phrases, pairs, triples }
  read.set(beginning, made)
  return made
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

const alternativesOf = (stem: string): ReadonlyArray<string> => alternatives().get(stem) ?? []

const pairOf = (left: string, right: string): ReadonlyArray<string> | undefined =>
  linesOf(left.slice(0, BEGINNING)).pairs.get(`${left} ${right}`)

/** Returns what a pair means when one of its words is replaced by an interchangeable one. */
const interchangedPairs = (left: string, right: string): ReadonlyArray<ReadonlyArray<string>> =>
  [
    ...alternativesOf(left).map((other) => pairOf(other, right)),
    ...alternativesOf(right).map((other) => pairOf(left, other))
  ].filter((meaning) => meaning !== undefined)

/** The places of the words of a line among those of a query, one of them put another way at most; undefined where one is missing. */
const placesOf = (
  { stems }: Line,
  places: ReadonlyMap<string, number>,
  interchanged: ReadonlyMap<string, number>
): { readonly at: ReadonlyArray<number>; readonly isLiteral: boolean } | undefined => {
  const at = stems.map((one) => places.get(one) ?? interchanged.get(one))
  const others = stems.filter((one) => !places.has(one)).length
  const isWhole = at.every((place) => place !== undefined) && new Set(at).size === at.length
  return isWhole && others <= 1 ? { at, isLiteral: others === 0 } : undefined
}

/**
 * Strength of a word's meaning: by itself, with another word further off in the sentence or put another way, in a phrase or
 * with the other words of a line near it, or as the first thing that such a phrase means.
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
  const found = words.map(() => new Map<string, MatchStrength>())
  const put = (indices: ReadonlyArray<number>, meaning: ReadonlyArray<string> | undefined, isDistant = false): void => {
    let isFirst = true
    for (const other of meaning ?? []) {
      const isHeld = !NAME.test(other) || holds(other)
      const matched = indices.length === 1 ? "word" : isDistant ? "distant" : isFirst && isHeld ? "first" : "phrase"
      if (isHeld) isFirst = false
      for (const index of indices) {
        const known = found[index]?.get(other)
        if (known === undefined || strength[matched] > strength[known]) found[index]?.set(other, matched)
      }
    }
  }
  for (let start = 0; start < words.length; start++) {
    const { phrases } = linesOf((stems[start] ?? "").slice(0, BEGINNING))
    for (let length = 1; length <= MAX_PHRASE_WORDS && start + length <= words.length; length++) {
      const indices = Array.from({ length }, (_, i) => start + i)
      put(indices, phrases.get(stems.slice(start, start + length).join(" ")))
    }
  }
  for (const [at, { lower }] of words.entries()) {
    if (!particles.has(lower)) continue
    for (let verb = Math.max(0, at - MAX_VERB_DISTANCE); verb < at - 1; verb++) {
      const phrase = `${stems[verb]} ${stems[at]}`
      put([verb, at], linesOf((stems[verb] ?? "").slice(0, BEGINNING)).phrases.get(phrase))
    }
  }
  const telling = [...words.keys()].filter((index) => !isInsignificant(words[index]))
  for (const [i, left] of telling.entries()) {
    for (const [gap, right] of telling.slice(i + 1, i + 1 + MAX_DISTANT_PAIR_DISTANCE).entries()) {
      const pair = [stems[left] ?? "", stems[right] ?? ""] as const
      const literal = pairOf(...pair)
      if (literal !== undefined) put([left, right], literal, gap >= MAX_PAIR_DISTANCE)
      else for (const meaning of interchangedPairs(...pair)) put([left, right], meaning, true)
    }
  }
  const places = new Map(stems.map((one, index) => [one, index]))
  const interchanged = new Map(
    telling.flatMap((index) => alternativesOf(stems[index] ?? "").map((one) => [one, index] as const))
  )
  for (const first of new Set([...telling.map((index) => stems[index] ?? ""), ...interchanged.keys()])) {
    for (const line of linesOf(first.slice(0, BEGINNING)).triples.get(first) ?? []) {
      const found = placesOf(line, places, interchanged)
      if (found !== undefined) put(found.at, line.meaning, !found.isLiteral)
    }
  }
  return found
}
