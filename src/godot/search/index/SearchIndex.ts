/**
 * The index of a reference: the names of a reference and everything the ranking needs to know about each of them, in
 * typed arrays.
 *
 * An index holds facts (how often a field has a term, how many links a symbol has), never scores: weights live in
 * `Ranking.ts`, and changing one needs no new index. It is immutable, and cheap to write to a file and to read back
 * (`IndexCodec`).
 */
import type { SymbolTable } from "../../reference/SymbolTable.ts"

/** Sorted terms (code units) in one string: term `i` ends at `ends[i]`, where term `i + 1` begins. */
export interface Lexicon {
  readonly text: string
  readonly ends: Uint32Array
}

/**
 * For each term the documents that hold it, ascending, as bytes: the gap to the
 * document before (LEB128) and one byte of field counts (`Fields`). The list of
 * term `i` ends at `ends[i]`.
 */
export interface Postings {
  readonly bytes: Uint8Array
  readonly ends: Uint32Array
  /** Term -> number of documents that contain it. */
  readonly counts: Uint32Array
}

/** Texts deflated, as an index file has them, or made when they are read. */
export type TextBlock = Uint8Array | (() => string)

/** The signature and the plain text of each row, in blocks of whole classes (`TextBlocks.ts`). */
export interface TextBlocks {
  readonly blocks: ReadonlyArray<TextBlock>
  /** Class -> its block, and its first entry there; the entries of its rows follow one another. */
  readonly classBlock: Uint32Array
  readonly classEntry: Uint32Array
}

/** The rows that each row's text links to, in the order of the text; those of row `i` end at `ends[i]`. */
export interface Links {
  readonly targets: Uint32Array
  readonly ends: Uint32Array
}

/** The references of each row's text, as they are written there (`References.ts`). */
export interface References {
  /** Each reference once. */
  readonly written: Lexicon
  /** The references of each row in the order of its text; those of row `i` end at `ends[i]`. */
  readonly ids: Uint32Array
  readonly ends: Uint32Array
  /** Number of times that the text has each of `ids`; capped at 255. */
  readonly counts: Uint8Array
  /** Row -> 1 + the reference by which it names its enum; 0 = none. */
  readonly enums: Uint32Array
}

export interface SearchIndex {
  readonly symbols: SymbolTable
  readonly lexicon: Lexicon
  /** Documents are rows. */
  readonly postings: Postings
  /** Documents are classes: the words that a class adds to its members (those of its name and brief description). */
  readonly classPostings: Postings
  /** Row -> words in its first sentence, and in its text; capped at 255 and 65,535. */
  readonly sentenceLengths: Uint8Array
  readonly textLengths: Uint16Array
  readonly references: References
  /** Row -> how many references lead to it; capped at 65,535. */
  readonly inbound: Uint16Array
  readonly links: Links
  /** Row -> 1 + the row of the enum that a constant belongs to or a property is typed by; 0 = none. */
  readonly enumOf: Uint32Array
  /** Rows sorted by folded name (`Names.fold`), then row. */
  readonly byName: Uint32Array
  readonly texts: TextBlocks
}

/** An index whose names are still to be ordered, and whose references are still to be resolved. */
export type PartialIndex = Omit<SearchIndex, "byName" | "inbound" | "links" | "enumOf">

/** The references of the rows, and where they lead. */
export type LinkedRows = Pick<SearchIndex, "references" | "inbound" | "links" | "enumOf">
