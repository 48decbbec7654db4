/**
 * A `SearchIndex` (with its `SymbolTable`) as named byte sections and back.
 *
 * Reading is a view over the given bytes wherever alignment allows. Every length,
 * offset and reference is checked, so that damaged sections are refused and never
 * answered from.
 */
import type { SearchIndex } from "./SearchIndex.ts"

/** One named piece of an index file. */
export interface Section {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Changes whenever the sections' meaning or the way text is analysed changes: an index of another version is rebuilt. */
export const CODEC_VERSION = 1

export declare const encode: (index: SearchIndex) => ReadonlyArray<Section>

/** `undefined` when a section is missing, damaged or does not fit the others. */
export declare const decode: (sections: ReadonlyMap<string, Uint8Array>) => SearchIndex | undefined
