/** Scans a document in one pass: whether it is text, where its sections begin, how long it is. */
import { isAscii, isUtf8 } from "node:buffer"
import { unfinishedBytes } from "./CodePoints.ts"
import { HeadingScanner } from "./HeadingScanner.ts"
import type { HeadingSink } from "./HeadingSink.ts"
import { Labels } from "./Labels.ts"
import { type Headings, Limits, type Outline, type Position, type Refusal } from "./Outline.ts"
import { Chain, digitsOf, identifierOf, PREAMBLE_ID, wordAt } from "./SectionId.ts"
import { decodeSource, parsedTitle, simpleTitle } from "./Title.ts"

/**
 * Scans `chunks`, the bytes of a whole file in order, cut anywhere.
 *
 * @example
 * scan([Buffer.from("# A\n\ntext\n")]) // { sections: 1, end: { byte: 10, char: 10, line: 4 }, headings: { titles: ["A"], ... }, ... }
 * scan([Buffer.from([0xff])]) // { refused: "invalid UTF-8" }
 */
export const scan = (chunks: Iterable<Uint8Array>): Outline | Refusal => {
  const scanned = read(chunks)
  return "refused" in scanned ? scanned : scanned.outline()
}

/**
 * Scans as `scan` does, or gives up with `undefined` where titles need more than a little of the parser: kilobytes of
 * hostile titles take the parser as long as megabytes of other text take the scan.
 */
export const scanIfCheap = (chunks: Iterable<Uint8Array>): Outline | Refusal | undefined => {
  const scanned = read(chunks)
  if ("refused" in scanned) return scanned
  return scanned.unparsed > MAX_PARSED ? undefined : scanned.outline()
}

/** UTF-16 units of titles: some 10 ms for the parser, 50 where they are hostile. */
const MAX_PARSED = 1024

/** Everything but the titles that a parser has to read. */
const read = (chunks: Iterable<Uint8Array>): DocumentScan | Refusal => {
  const scan = new DocumentScan()
  for (const chunk of chunks) {
    const refusal = scan.push(chunk)
    if (refusal !== undefined) return refusal
  }
  return scan.end() ?? scan
}

class DocumentScan {
  readonly #text = new TextCheck()
  readonly #columns = new Columns()
  readonly #scanner = new HeadingScanner(this.#columns)
  #ends: ReturnType<HeadingScanner["end"]> = { start: NOWHERE, end: NOWHERE }
  /** UTF-16 units of titles that a parser has to read; told at the end. */
  unparsed = 0

  /** Reads the next bytes; a refusal ends the scan. */
  push(chunk: Uint8Array): Refusal | undefined {
    const refused = this.#text.push(chunk)
    if (refused === undefined) this.#scanner.push(chunk)
    return refused
  }

  /** Ends the scan; refuses bytes that end within a code point. */
  end(): Refusal | undefined {
    if (!this.#text.whole) return INVALID
    this.#ends = this.#scanner.end()
    this.unparsed = this.#columns.readTitles()
    return undefined
  }

  /** Returns the outline once the scan has ended. */
  outline(): Outline {
    const { start, end } = this.#ends
    const columns = this.#columns
    const { count: sections, first = end, labels } = columns
    return { start, end, sections, first, labels: labels.list, headings: columns.headings() }
  }
}

const NOWHERE: Position = { byte: 0, char: 0, line: 1 }
const INVALID: Refusal = { refused: "invalid UTF-8" }
const UTF_16: Refusal = { refused: "UTF-16" }
const BINARY: Refusal = { refused: "binary" }

/** Checks that bytes are UTF-8 without a NUL; a code point may be cut between two chunks. */
class TextCheck {
  #cut: Uint8Array = new Uint8Array(0)
  #isFirst = true

  /** No code point is left unfinished. */
  get whole(): boolean {
    return this.#cut.length === 0
  }

  push(chunk: Uint8Array): Refusal | undefined {
    const isFirst = this.#isFirst
    this.#isFirst &&= chunk.length === 0
    if (isFirst && isUtf16(chunk)) return UTF_16
    if (Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).includes(0)) return BINARY
    if (this.whole && isAscii(chunk)) return undefined
    let begin = 0
    if (!this.whole) {
      // A cut code point lacks at most three bytes, which begin this chunk.
      while (begin < 3 && begin < chunk.length && ((chunk[begin] as number) & 0xc0) === 0x80) begin++
      const joined = Buffer.concat([this.#cut, chunk.subarray(0, begin)])
      if (begin === chunk.length && unfinishedBytes(joined) === joined.length) {
        this.#cut = joined
        return undefined
      }
      if (!isUtf8(joined)) return INVALID
    }
    const end = chunk.length - unfinishedBytes(chunk.subarray(begin))
    this.#cut = Uint8Array.from(chunk.subarray(end))
    return isUtf8(chunk.subarray(begin, end)) ? undefined : INVALID
  }
}

/** Checks whether bytes begin as UTF-16: with its byte-order mark, or with ASCII in which every other byte is NUL. */
const isUtf16 = (bytes: Uint8Array): boolean => {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
  // Two zero bytes more would make it the mark of UTF-32.
  if (bytes.length >= 2 && (mark === 0xfffe || mark === 0xfeff)) return (bytes[2] ?? 1) !== 0 || (bytes[3] ?? 1) !== 0
  const head = bytes.subarray(0, 32)
  if (head.length < 8) return false
  const isText = (nulls: number) => head.every((byte, at) => (byte === 0) === (at % 2 === nulls))
  return isText(0) || isText(1)
}

/**
 * Headings, and bytes of their sources, that there is room for at first: most documents are small. Columns of 64 bytes
 * are made on the heap, buffers below 4 KiB out of Node's pool; either takes a tenth of the time of a larger one.
 */
const ROWS = 16
const SOURCES = 1024

/** Bytes that a loop copies sooner than a call. */
const SHORT = 128

/** Keeps what a scan finds in columns that grow, until there are too many. */
class Columns implements HeadingSink {
  count = 0
  first: Position | undefined
  #dense = true
  #levels = new Uint8Array(ROWS)
  #bytes = new Uint32Array(ROWS)
  #chars = new Uint32Array(ROWS)
  #lines = new Uint32Array(ROWS)
  /** End of each heading's source in `#sources`. */
  #ends = new Uint32Array(ROWS)
  #sources = Buffer.allocUnsafe(SOURCES)
  /** Titles by row, read once all labels are known; `undefined` where one needs the parser. */
  readonly #titles: Array<string | undefined> = []
  readonly labels = new Labels()

  heading(level: number, byte: number, char: number, line: number, bytes: Buffer, from: number, to: number): void {
    const row = this.count++
    if (row === 0) this.first = { byte, char, line }
    if (!this.#dense) return
    const begin = row === 0 ? 0 : (this.#ends[row - 1] as number)
    const end = begin + to - from
    if (row === Limits.headings || end > Limits.titleBytes) {
      this.#drop()
      return
    }
    if (row === this.#levels.length) this.#grow()
    if (end > this.#sources.length) {
      const larger = Buffer.allocUnsafeSlow(end * 2)
      this.#sources.copy(larger, 0, 0, begin)
      this.#sources = larger
    }
    if (end - begin > SHORT) bytes.copy(this.#sources, begin, from, to)
    else for (let at = from; at < to; at++) this.#sources[begin + at - from] = bytes[at] as number
    this.#levels[row] = level
    this.#bytes[row] = byte
    this.#chars[row] = char
    this.#lines[row] = line
    this.#ends[row] = end
  }

  label(label: string): boolean {
    return this.labels.add(label)
  }

  restart(): void {
    this.count = 0
    this.first = undefined
    this.#dense = true
    this.labels.clear()
  }

  /** Reads the titles that need no parser; answers how many UTF-16 units of the others there are. */
  readTitles(): number {
    if (!this.#dense) return 0
    let unparsed = 0
    const size = this.count === 0 ? 0 : (this.#ends[this.count - 1] as number)
    // One call decodes all sources, where each byte is a character.
    const ascii = isAscii(this.#sources.subarray(0, size)) ? this.#sources.toString("latin1", 0, size) : undefined
    for (let row = 0; row < this.count; row++) {
      const source = ascii?.slice(row === 0 ? 0 : this.#ends[row - 1], this.#ends[row]) ?? this.#source(row)
      const title = simpleTitle(source, this.labels)
      if (title === undefined) unparsed += source.length
      this.#titles.push(title)
    }
    return unparsed
  }

  /** The columns, all titles read and digests made; `null` when there were too many headings. */
  headings(): Headings | null {
    if (!this.#dense) return null
    const chain = new Chain()
    const titles: Array<string> = []
    const digests = new Uint32Array(this.count * 2)
    for (let row = 0; row < this.count; row++) {
      const title = this.#titles[row] ?? parsedTitle(this.#source(row), this.labels)
      const digest = chain.next(this.#levels[row] as number, title)
      titles.push(title)
      digests[row * 2] = wordAt(digest, 0)
      digests[row * 2 + 1] = wordAt(digest, 8)
    }
    return {
      levels: this.#levels.slice(0, this.count),
      bytes: this.#bytes.slice(0, this.count),
      chars: this.#chars.slice(0, this.count),
      lines: this.#lines.slice(0, this.count),
      digests,
      titles,
      lengthened: lengthened(digests, titles)
    }
  }

  #source(row: number): string {
    const begin = row === 0 ? 0 : (this.#ends[row - 1] as number)
    return decodeSource(this.#sources, begin, this.#ends[row] as number)
  }

  #drop(): void {
    this.#dense = false
    this.#levels = new Uint8Array(ROWS)
    this.#bytes = new Uint32Array(ROWS)
    this.#chars = new Uint32Array(ROWS)
    this.#lines = new Uint32Array(ROWS)
    this.#ends = new Uint32Array(ROWS)
    this.#sources = Buffer.allocUnsafe(SOURCES)
  }

  #grow(): void {
    this.#levels = doubled(this.#levels, new Uint8Array(this.#levels.length * 2))
    this.#bytes = doubled(this.#bytes, new Uint32Array(this.#bytes.length * 2))
    this.#chars = doubled(this.#chars, new Uint32Array(this.#chars.length * 2))
    this.#lines = doubled(this.#lines, new Uint32Array(this.#lines.length * 2))
    this.#ends = doubled(this.#ends, new Uint32Array(this.#ends.length * 2))
  }
}

const doubled = <A extends Uint8Array | Uint32Array>(from: A, to: A): A => {
  to.set(from)
  return to
}

/** Rows whose short identifier an earlier row (or the preamble) has already. */
const lengthened = (digests: Uint32Array, titles: ReadonlyArray<string>): ReadonlyArray<number> => {
  const sorted = new Uint32Array(titles.length + 1)
  for (let row = 0; row < titles.length; row++) sorted[row] = digests[row * 2] as number
  sorted[titles.length] = Number.parseInt(PREAMBLE_ID.slice(-8), 16)
  sorted.sort()
  const repeated = new Set<number>()
  for (let i = 1; i < sorted.length; i++) if (sorted[i] === sorted[i - 1]) repeated.add(sorted[i] as number)
  if (repeated.size === 0) return []
  const seen = new Set([PREAMBLE_ID])
  const rows: Array<number> = []
  titles.forEach((title, row) => {
    const word = digests[row * 2] as number
    if (!repeated.has(word)) return
    const id = identifierOf(title, digitsOf(word), false)
    if (seen.has(id)) rows.push(row)
    else seen.add(id)
  })
  return rows
}
