/**
 * The result of one pass over a Markdown document: its totals and the beginnings of its sections.
 *
 * Positions are kept three ways because three callers ask: bytes (positioned
 * reads), code points (`char_count`, a byte-order mark left out) and lines.
 */

/** The limits of this room. */
export const Limits = {
  /** Maximum number of headings kept in columns; a query on a document with more passes over its text again. */
  headings: 100_000,
  /** Maximum size of all heading sources kept in columns, in bytes. */
  titleBytes: 8 * 1024 * 1024,
  /** Maximum number of bytes of a heading's source that make its title; the rest is left out. */
  titleSource: 4096,
  /**
   * Bytes at the two ends of a line that are read; of a longer line the middle is left out.
   * Containers as deep as they may be need 170,000 bytes of indentation.
   */
  lineHead: 256 * 1024,
  lineTail: 64 * 1024,
  /** Maximum number of sections in one answer. */
  page: 1000,
  /** Maximum depth of containers; a deeper marker is text. */
  depth: 10_000,
  /** Labels of link reference definitions remembered for titles that refer to one, and their UTF-16 units together. */
  labels: 20_000,
  labelText: 512 * 1024
} as const

/** The beginning of a line; at the end of a document, the beginning of the line that would follow. */
export interface Position {
  /** Offset from the beginning of the file, a byte-order mark included. */
  readonly byte: number
  /** Code points before it, a byte-order mark left out. */
  readonly char: number
  /** Counts from 1. */
  readonly line: number
}

/** The reason why a file is not a Markdown document. */
export interface Refusal {
  readonly refused: "invalid UTF-8" | "UTF-16" | "binary"
}

/** Plain texts, markup resolved; `Titles.ts` reads them. */
export interface Titles {
  /** All of them in UTF-8, one after the other. */
  readonly bytes: Uint8Array
  /** End of each in `bytes`. */
  readonly ends: Uint32Array
}

/** Columns with a row for each top-level heading, in document order. */
export interface Headings {
  readonly levels: Uint8Array
  readonly bytes: Uint32Array
  readonly chars: Uint32Array
  readonly lines: Uint32Array
  /** Two words a heading: the first 64 bits of the digest its identifier is made of. */
  readonly digests: Uint32Array
  readonly titles: Titles
  /** Rows whose identifier is the longer form, because an earlier one has their short one; ascending. */
  readonly lengthened: ReadonlyArray<number>
}

export interface Outline {
  /** Start of the text: byte 3 after a byte-order mark. */
  readonly start: Position
  /** End of the text: `end.char` is the number of code points, `end.line - 1` that of lines. */
  readonly end: Position
  /** Number of headings that make sections. */
  readonly sections: number
  /** Start of the first heading, or `end`: the preamble lies before it. */
  readonly first: Position
  /** Normalized labels of link reference definitions and footnotes, one per line: titles may refer to them. */
  readonly labels: string
  /** `null` if there are more than `Limits` allows: then every query passes over the text again. */
  readonly headings: Headings | null
}

/** One section: its own part is `[start, ownEnd)`, with its descendants `[start, end)`. */
export interface Section {
  readonly id: string
  /** 1 to 6; 0 is the preamble. */
  readonly level: number
  readonly title: string
  readonly start: Position
  readonly ownEnd: Position
  readonly end: Position
}

/**
 * Returns the first row whose place in an ascending column of headings is `from` or later; binary search.
 *
 * @example
 * firstFrom(new Uint32Array([0, 40, 90]), 40) // 1
 * firstFrom(new Uint32Array([0, 40, 90]), 91) // 3
 */
export const firstFrom = (places: Uint32Array, from: number): number => {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}
