/**
 * The titles of a document in one piece of memory: tens of thousands of separate strings would take ten times as much.
 */
import type { Titles } from "./Outline.ts"

/** Reads titles by row. */
export class TitleReader {
  readonly #bytes: Buffer
  readonly #ends: Uint32Array

  constructor({ bytes, ends }: Titles) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    this.#ends = ends
  }

  /** The title in that row; `""` where there is none. */
  at(row: number): string {
    return this.#bytes.toString("utf8", row === 0 ? 0 : this.#ends[row - 1], this.#ends[row] ?? 0)
  }
}

/**
 * Returns all titles in document order.
 *
 * @example
 * allTitles(outline.headings.titles) // ["Usage", "Options"]
 */
export const allTitles = (titles: Titles): ReadonlyArray<string> => {
  const reader = new TitleReader(titles)
  return Array.from(titles.ends, (_, row) => reader.at(row))
}

/** Allocates memory for a column of so many bytes. */
export type Allocate = (bytes: number) => ArrayBufferLike

/** Writes titles one after another. */
export class TitleWriter {
  readonly #allocate: Allocate
  readonly #ends: Uint32Array
  #bytes: Buffer
  #size = 0
  #count = 0

  /** `bytes`: the expected size of the titles. */
  constructor(count: number, bytes: number, allocate: Allocate) {
    this.#allocate = allocate
    this.#ends = new Uint32Array(allocate(4 * count))
    this.#bytes = Buffer.from(allocate(bytes))
  }

  write(title: string): void {
    const wanted = 3 * title.length
    if (this.#size + wanted > this.#bytes.length) this.#grow(Buffer.byteLength(title))
    this.#size += this.#bytes.write(title, this.#size)
    this.#ends[this.#count++] = this.#size
  }

  /** Writes the title whose source is `bytes[from, to)`, if the title equals its source; else writes nothing. */
  writePlain(bytes: Uint8Array, from: number, to: number): boolean {
    const size = this.#size + to - from
    if (size > this.#bytes.length || mayBeTrimmed(bytes, from, to)) return false
    const written = this.#bytes
    const shift = this.#size - from
    for (let at = from; at < to; at++) {
      const byte = bytes[at] as number
      if (isMarkup(byte)) return false
      written[at + shift] = byte
    }
    this.#size = size
    this.#ends[this.#count++] = size
    return true
  }

  finish(): Titles {
    return { bytes: new Uint8Array(this.#bytes.buffer, this.#bytes.byteOffset, this.#size), ends: this.#ends }
  }

  #grow(by: number): void {
    if (this.#size + by <= this.#bytes.length) return
    const larger = Buffer.from(this.#allocate(2 * (this.#size + by)))
    larger.set(this.#bytes.subarray(0, this.#size))
    this.#bytes = larger
  }
}

/** ASCII characters that are never markup, an escape or an entity in a title. */
const PLAIN = Uint8Array.from({ length: 0x100 }, (_, byte) =>
  byte >= 0x80 || (byte >= 0x20 && byte < 0x7f && !"\\`*_[]&<~".includes(String.fromCharCode(byte))) ? 1 : 0
)
const isMarkup = (byte: number): boolean => PLAIN[byte] === 0

/** Checks whether `bytes[from, to)` may begin or end with white space of any kind. */
const mayBeTrimmed = (bytes: Uint8Array, from: number, to: number): boolean => {
  let last = to - 1
  while (last > from && ((bytes[last] as number) & 0xc0) === 0x80) last--
  return from === to || mayBeSpace(bytes, from) || mayBeSpace(bytes, last)
}

/** Checks whether the code point at `at` may be white space: first bytes of U+00A0, U+1680, U+2000, U+3000, U+FEFF. */
const mayBeSpace = (bytes: Uint8Array, at: number): boolean => {
  const byte = bytes[at] as number
  if (byte < 0x80) return byte === 0x20
  return byte === 0xe3 ? bytes[at + 1] === 0x80 : byte === 0xc2 || byte === 0xe1 || byte === 0xe2 || byte === 0xef
}
