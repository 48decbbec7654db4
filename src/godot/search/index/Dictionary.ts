/** A dictionary in two strings, read by binary search: entries are unpacked when their key is looked up. */
import * as Lexicon from "./Lexicon.ts"
import { type PackedLexicon, packLexicon, packNumbers, unpackLexicon, unpackNarrow } from "./packing.ts"
import type { Lexicon as Texts } from "./SearchIndex.ts"

export interface Dictionary {
  readonly keys: Texts
  /** Key -> its text; keys may share one. */
  readonly textOf: Uint16Array
  /** Each text once, in any order. */
  readonly texts: Texts
}

/**
 * Makes a dictionary of at most 65,536 different texts.
 *
 * @example find(make([["b", "two"], ["a", "one"]]), "a") // "one"
 */
export const make = (entries: Iterable<readonly [key: string, text: string]>): Dictionary => {
  const byKey = new Map(entries)
  const keys = [...byKey.keys()].sort()
  const texts = [...new Set(byKey.values())]
  const ids = new Map(texts.map((text, id) => [text, id]))
  return {
    keys: Lexicon.make(keys),
    textOf: Uint16Array.from(keys, (key) => ids.get(byKey.get(key) ?? "") ?? 0),
    texts: Lexicon.make(texts)
  }
}

/** Returns the text of a key; undefined if there is none. */
export const find = ({ keys, textOf, texts }: Dictionary, key: string): string | undefined => {
  const id = Lexicon.find(keys, key)
  return id < 0 ? undefined : Lexicon.at(texts, textOf[id] ?? 0)
}

/** A dictionary as text, in the form that a bundle holds. */
export interface PackedDictionary {
  readonly keys: PackedLexicon
  readonly textOf: string
  readonly texts: PackedLexicon
}

/** Packs a dictionary into plain arrays and strings, for the bundle. */
export const pack = ({ keys, textOf, texts }: Dictionary): PackedDictionary => ({
  keys: packLexicon(keys),
  textOf: packNumbers(textOf),
  texts: packLexicon(texts)
})

/** Unpacks the result of `pack`. */
export const unpack = ({ keys, textOf, texts }: PackedDictionary): Dictionary => ({
  keys: unpackLexicon(keys),
  textOf: unpackNarrow(textOf),
  texts: unpackLexicon(texts)
})
