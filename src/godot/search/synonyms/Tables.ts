/**
 * The vocabulary as numbered stems, names and lines: what a line says and which lines say something stand in flat tables,
 * so that a query reads the lines of its words and no other.
 */
import type { Lexicon } from "../index/SearchIndex.ts"

/** Lists of numbers, one behind the other: list `i` ends at `ends[i]`. */
export interface Lists {
  readonly ends: Uint32Array
  readonly items: Uint16Array
}

export interface Tables {
  /** Number of lines of phrases; those of goals come after them. */
  readonly phrases: number
  /** Number of lines of goals; those of search keywords come after them. */
  readonly goals: number
  /** The stems of all words. */
  readonly stems: Lexicon
  /** All that lines mean: names, and words as they are. */
  readonly targets: Lexicon
  /** Line -> its stems in order. */
  readonly stemsOf: Lists
  /** Line -> its targets in order. */
  readonly targetsOf: Lists
  /** Stem -> the lines of phrases that begin with it. */
  readonly begunBy: Lists
  /** Stem -> the lines with it, each once. */
  readonly heldBy: Lists
  /** Target -> the lines of phrases and goals that mean it. */
  readonly meantBy: Lists
  /** Stem -> the stems of everyday words that say the same in a task. */
  readonly alternatives: Lists
}

/** Stands for a word or a target that the vocabulary lacks. */
export const UNKNOWN = -1

const NOTHING = new Uint16Array(0)

/** Returns the list of a number; an empty one for `UNKNOWN`. */
export const listOf = ({ ends, items }: Lists, id: number): Uint16Array =>
  id < 0 ? NOTHING : items.subarray(id === 0 ? 0 : ends[id - 1], ends[id])

export const listsOf = (lists: ReadonlyArray<ReadonlyArray<number>>): Lists => {
  let end = 0
  return { ends: Uint32Array.from(lists, ({ length }) => (end += length)), items: Uint16Array.from(lists.flat()) }
}

/** Tables as text, in which a bundle has them; numbers in base64, little-endian. */
export interface PackedTables {
  readonly phrases: number
  readonly goals: number
  readonly terms: Readonly<Record<TermsName, readonly [text: string, ends: string]>>
  readonly lists: Readonly<Record<ListName, readonly [ends: string, items: string]>>
}

type TermsName = "stems" | "targets"
type ListName = Exclude<keyof Tables, TermsName | "phrases" | "goals">

export const pack = (tables: Tables): PackedTables => {
  const terms = (name: TermsName) => [tables[name].text, base64(tables[name].ends)] as const
  const list = (name: ListName) => [base64(tables[name].ends), base64(tables[name].items)] as const
  return {
    phrases: tables.phrases,
    goals: tables.goals,
    terms: { stems: terms("stems"), targets: terms("targets") },
    lists: {
      stemsOf: list("stemsOf"),
      targetsOf: list("targetsOf"),
      begunBy: list("begunBy"),
      heldBy: list("heldBy"),
      meantBy: list("meantBy"),
      alternatives: list("alternatives")
    }
  }
}

export const unpack = ({ phrases, goals, terms, lists }: PackedTables): Tables => {
  const read = ([text, ends]: PackedTables["terms"][TermsName]): Lexicon => ({ text, ends: endsOf(ends) })
  const list = ([ends, items]: PackedTables["lists"][ListName]): Lists => ({
    ends: endsOf(ends),
    items: new Uint16Array(bytesOf(items, 2))
  })
  return {
    phrases,
    goals,
    stems: read(terms.stems),
    targets: read(terms.targets),
    stemsOf: list(lists.stemsOf),
    targetsOf: list(lists.targetsOf),
    begunBy: list(lists.begunBy),
    heldBy: list(lists.heldBy),
    meantBy: list(lists.meantBy),
    alternatives: list(lists.alternatives)
  }
}

const endsOf = (text: string): Uint32Array => new Uint32Array(bytesOf(text, 4))

const isBigEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 0

/** Returns the bytes with those of each number in the other order where this machine has them so. */
const ordered = (bytes: Buffer, width: number): Buffer =>
  isBigEndian ? (width === 2 ? bytes.swap16() : bytes.swap32()) : bytes

const base64 = (numbers: Uint16Array | Uint32Array): string =>
  ordered(Buffer.from(numbers.slice().buffer), numbers.BYTES_PER_ELEMENT).toString("base64")

const bytesOf = (text: string, width: number): ArrayBuffer =>
  new Uint8Array(ordered(Buffer.from(text, "base64"), width)).buffer
