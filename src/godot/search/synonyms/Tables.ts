/**
 * The vocabulary as numbered stems, names and lines: flat tables map lines to their words and words to their lines, so
 * that a query only reads the lines of its words.
 */
import {
  type PackedLexicon,
  packLexicon,
  packNumbers,
  unpackLexicon,
  unpackNarrow,
  unpackWide
} from "../index/packing.ts"
import type { Lexicon } from "../index/SearchIndex.ts"

/** Lists of numbers, one after another: list `i` ends at `ends[i]`. */
export interface Lists {
  readonly ends: Uint32Array
  readonly items: Uint16Array
}

export interface Tables {
  /** Number of lines of phrases; those of goals follow. */
  readonly phrases: number
  /** Number of lines of goals; those of search keywords follow. */
  readonly goals: number
  /** The stems of all words. */
  readonly stems: Lexicon
  /** Targets of lines: names, and plain words. */
  readonly targets: Lexicon
  /** Line -> its stems in order. */
  readonly stemsOf: Lists
  /** Line -> its targets in order. */
  readonly targetsOf: Lists
  /** Stem -> the lines of phrases that begin with it. */
  readonly begunBy: Lists
  /** Stem -> the lines with it, each once. */
  readonly heldBy: Lists
  /** Target -> the lines of phrases that mean it. */
  readonly meantBy: Lists
  /** Target -> the lines of goals that take it. */
  readonly takenBy: Lists
  /** Stem -> the stems of its everyday synonyms in tasks. */
  readonly alternatives: Lists
}

/** Stands for a word or a target that the vocabulary lacks. */
export const UNKNOWN = -1

/** Returns the place of the first number of a list; its end is `ends[id]`. */
export const startOf = ({ ends }: Lists, id: number): number => (id === 0 ? 0 : (ends[id - 1] ?? 0))

const NOTHING = new Uint16Array(0)

/** Returns the list of a number; an empty one for `UNKNOWN`. */
export const listOf = (lists: Lists, id: number): Uint16Array =>
  id < 0 ? NOTHING : lists.items.subarray(startOf(lists, id), lists.ends[id])

export const listsOf = (lists: ReadonlyArray<ReadonlyArray<number>>): Lists => {
  let end = 0
  return { ends: Uint32Array.from(lists, ({ length }) => (end += length)), items: Uint16Array.from(lists.flat()) }
}

/** Tables as strings, as in a bundle; numbers in base64, little-endian. */
export interface PackedTables {
  readonly phrases: number
  readonly goals: number
  readonly terms: Readonly<Record<TermsName, PackedLexicon>>
  readonly lists: Readonly<Record<ListName, readonly [ends: string, items: string]>>
}

type TermsName = "stems" | "targets"
type ListName = Exclude<keyof Tables, TermsName | "phrases" | "goals">

/** Packs the tables for the bundle. */
export const pack = (tables: Tables): PackedTables => {
  const list = (name: ListName) => [packNumbers(tables[name].ends), packNumbers(tables[name].items)] as const
  return {
    phrases: tables.phrases,
    goals: tables.goals,
    terms: { stems: packLexicon(tables.stems), targets: packLexicon(tables.targets) },
    lists: {
      stemsOf: list("stemsOf"),
      targetsOf: list("targetsOf"),
      begunBy: list("begunBy"),
      heldBy: list("heldBy"),
      meantBy: list("meantBy"),
      takenBy: list("takenBy"),
      alternatives: list("alternatives")
    }
  }
}

/** Unpacks the result of `pack`. */
export const unpack = ({ phrases, goals, terms, lists }: PackedTables): Tables => {
  const list = ([ends, items]: PackedTables["lists"][ListName]): Lists => ({
    ends: unpackWide(ends),
    items: unpackNarrow(items)
  })
  return {
    phrases,
    goals,
    stems: unpackLexicon(terms.stems),
    targets: unpackLexicon(terms.targets),
    stemsOf: list(lists.stemsOf),
    targetsOf: list(lists.targetsOf),
    begunBy: list(lists.begunBy),
    heldBy: list(lists.heldBy),
    meantBy: list(lists.meantBy),
    takenBy: list(lists.takenBy),
    alternatives: list(lists.alternatives)
  }
}
