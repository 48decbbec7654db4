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

  /** The title in that row; `""` if there is none. */
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

/** Returns memory that threads share, or memory of one thread. */
const allocate = (bytes: number, isShared: boolean): ArrayBufferLike =>
  isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes)

/** Writes titles one after another. */
export class TitleWriter {
  readonly #isShared: boolean
  readonly #ends: Uint32Array
  #bytes: Buffer
  #size = 0
  #count = 0

  /** `bytes`: the expected size of the titles. */
  constructor(count: number, bytes: number, isShared: boolean) {
    this.#isShared = isShared
    this.#ends = new Uint32Array(allocate(4 * count, isShared))
    this.#bytes = Buffer.from(allocate(bytes, isShared))
  }

  write(title: string): void {
    const wanted = 3 * title.length
    if (this.#size + wanted > this.#bytes.length) this.#grow(Buffer.byteLength(title))
    this.#size += this.#bytes.write(title, this.#size)
    this.#ends[this.#count++] = this.#size
  }

  finish(): Titles {
    return { bytes: new Uint8Array(this.#bytes.buffer, this.#bytes.byteOffset, this.#size), ends: this.#ends }
  }

  #grow(by: number): void {
    if (this.#size + by <= this.#bytes.length) return
    const larger = Buffer.from(allocate(2 * (this.#size + by), this.#isShared))
    larger.set(this.#bytes.subarray(0, this.#size))
    this.#bytes = larger
  }
}

/** ASCII characters that are never markup, an escape or an entity in a title. */
const PLAIN = Uint8Array.from({ length: 0x100 }, (_, byte) =>
  byte >= 0x80 || (byte >= 0x20 && byte < 0x7f && !"\\`*_[]&<~".includes(String.fromCharCode(byte))) ? 1 : 0
)

/**
 * Checks whether the title whose source is `bytes[from, to)` is written as it is read.
 *
 * @example
 * isPlainTitle(Buffer.from("A title"), 0, 7) // true
 * isPlainTitle(Buffer.from("`code`"), 0, 6) // false
 */
export const isPlainTitle = (bytes: Uint8Array, from: number, to: number): boolean => {
  if (mayBeTrimmed(bytes, from, to)) return false
  for (let at = from; at < to; at++) if (PLAIN[bytes[at] as number] === 0) return false
  return true
}

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
