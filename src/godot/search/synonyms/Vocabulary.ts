/** Look-ups in the vocabulary: numbers of stems and targets, and the meanings of lines. */
import { lazy, memoizeNumbers } from "../../../kernel/util/memoize.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import { stem } from "../analysis/Stem.ts"
import * as Lexicon from "../index/Lexicon.ts"
import { compiled } from "./compiled.ts"
import { listOf, startOf, type Tables, unpack } from "./Tables.ts"

/** Returns the tables, unpacked at their first use. */
export const vocabulary = lazy((): Tables => unpack(compiled()))

/** Returns the number of a stem; `UNKNOWN` if no line has it. */
export const stemId = (stem: string): number => Lexicon.find(vocabulary().stems, stem)

/** Returns the number of the stem of a word; cached, since one search looks up the same words repeatedly. */
export const idOfWord = memoized((word) => stemId(stem(word)))

/**
 * Returns the number of a name or word in the meanings of lines; `UNKNOWN` if none does.
 *
 * @example targetId("Node.add_child") >= 0 // true
 */
export const targetId = (target: string): number => Lexicon.find(vocabulary().targets, target)

/** Returns the target with the number `id`; a search compares the same targets again and again. */
export const targetAt = memoizeNumbers(
  () => Lexicon.size(vocabulary().targets),
  (id) => Lexicon.at(vocabulary().targets, id)
)

/**
 * Checks whether a target is a class or a member of one; all else is a word, or a member's bare name.
 *
 * @example
 * isName("Node.add_child") // true
 * isName("jump") // false
 */
export const isName = (target: string): boolean => target.includes(".") || /^[A-Z]/.test(target)

/** Returns the meanings of a line, in their order. */
export const meaningOf = (line: number): ReadonlyArray<string> => {
  const { targetsOf } = vocabulary()
  const meaning: Array<string> = []
  for (let i = startOf(targetsOf, line); i < (targetsOf.ends[line] ?? 0); i++)
    meaning.push(targetAt(targetsOf.items[i] ?? 0))
  return meaning
}

/**
 * Returns the stems of the everyday synonyms in tasks.
 *
 * @example alternativesOf(idOfWord("explosion")) // the numbers of the stems of "explode" and "blast"
 */
export const alternativesOf = (id: number): ReadonlyArray<number> => (id < 0 ? NONE : knownAlternatives(id))

const knownAlternatives = memoizeNumbers(
  () => Lexicon.size(vocabulary().stems),
  (id): ReadonlyArray<number> => {
    const lists = vocabulary().alternatives
    return startOf(lists, id) === lists.ends[id] ? NONE : [...listOf(lists, id)]
  }
)

const NONE: ReadonlyArray<number> = []
