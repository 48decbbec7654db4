/** Collects the headings that a scan finds, and makes the columns of an outline from them. */
import type { HeadingSink } from "./HeadingSink.ts"
import { Labels } from "./Labels.ts"
import { type Headings, Limits, type Position } from "./Outline.ts"
import { Chain, digitsOf, identifierOf, PREAMBLE_ID, wordAt } from "./SectionId.ts"
import { decodeSource, type ParseTitle, simpleTitle } from "./Title.ts"
import { type Allocate, TitleReader, TitleWriter } from "./Titles.ts"

/**
 * Rows of a page, and bytes of sources. Most documents are small, so the first page is: columns of 64 bytes are made on
 * the heap, buffers below 4 KiB out of Node's pool; either takes a tenth of the time of a larger one.
 */
const FIRST = { rows: 16, bytes: 1024 } as const
const PAGE = { rows: 2048, bytes: 64 * 1024 } as const

/**
 * Number of rows from which on the columns are made in memory that threads share: otherwise each thread would keep a
 * copy.
 */
const SHARED = 1000

/** Number of bytes up to which a loop copies faster than a call. */
const SHORT = 128

/**
 * Some rows. Pages are added and never copied, so a document with many headings leaves no outgrown columns in memory.
 */
class Page {
  rows = 0
  readonly levels: Uint8Array
  readonly bytes: Uint32Array
  readonly chars: Uint32Array
  readonly lines: Uint32Array
  /** End of each heading's source in `sources`. */
  readonly ends: Uint32Array
  readonly sources: Buffer
  #used = 0

  constructor({ rows, bytes }: { readonly rows: number; readonly bytes: number }) {
    this.levels = new Uint8Array(rows)
    this.bytes = new Uint32Array(rows)
    this.chars = new Uint32Array(rows)
    this.lines = new Uint32Array(rows)
    this.ends = new Uint32Array(rows)
    this.sources = Buffer.allocUnsafe(bytes)
  }

  hasRoom(length: number): boolean {
    return this.rows < this.levels.length && this.#used + length <= this.sources.length
  }

  add(level: number, byte: number, char: number, line: number, source: Buffer, from: number, to: number): void {
    const { rows: row, sources } = this
    const begin = this.#used
    if (to - from > SHORT) source.copy(sources, begin, from, to)
    else for (let at = from; at < to; at++) sources[begin + at - from] = source[at] as number
    this.levels[row] = level
    this.bytes[row] = byte
    this.chars[row] = char
    this.lines[row] = line
    this.#used += to - from
    this.ends[row] = this.#used
    this.rows = row + 1
  }

  /** Start of that row's source. */
  begin(row: number): number {
    return row === 0 ? 0 : (this.ends[row - 1] as number)
  }

  /** Checks whether all of that row's source is there. */
  isWhole(row: number): boolean {
    return (this.ends[row] as number) - this.begin(row) < Limits.titleSource
  }

  source(row: number): string {
    return decodeSource(this.sources, this.begin(row), this.ends[row] as number)
  }
}

/** Collects headings until there are too many. */
export class Columns implements HeadingSink {
  count = 0
  first: Position | undefined
  readonly labels = new Labels()
  #pages = [new Page(FIRST)]
  /** Bytes of all sources. */
  #size = 0
  #dense = true
  /** Titles once all labels are known, empty where one needs the parser; and the sources of such titles by row. */
  #titles: TitleWriter | undefined
  readonly #unparsed = new Map<number, string>()

  heading(level: number, byte: number, char: number, line: number, bytes: Buffer, from: number, to: number): void {
    const row = this.count++
    if (row === 0) this.first = { byte, char, line }
    if (!this.#dense) return
    this.#size += to - from
    if (row === Limits.headings || this.#size > Limits.titleBytes) {
      this.#dense = false
      this.#pages = []
      return
    }
    let page = this.#pages[this.#pages.length - 1] as Page
    if (!page.hasRoom(to - from)) {
      page = new Page(PAGE)
      this.#pages.push(page)
    }
    page.add(level, byte, char, line, bytes, from, to)
  }

  label(label: string): boolean {
    return this.labels.add(label)
  }

  restart(): void {
    this.count = 0
    this.first = undefined
    this.labels.clear()
    this.#pages = [new Page(FIRST)]
    this.#size = 0
    this.#dense = true
  }

  /** Reads the titles that need no parser, once all labels are known; returns true if none is left. */
  readTitles(): boolean {
    if (!this.#dense) return true
    const titles = new TitleWriter(this.count, this.#size, this.#allocate)
    let row = 0
    for (const page of this.#pages) {
      for (let i = 0; i < page.rows; i++, row++) {
        if (page.isWhole(i) && titles.writePlain(page.sources, page.begin(i), page.ends[i] as number)) continue
        const source = page.source(i)
        const title = simpleTitle(source, this.labels)
        titles.write(title ?? "")
        if (title === undefined) this.#unparsed.set(row, source)
      }
    }
    this.#titles = titles
    return this.#unparsed.size === 0
  }

  /**
   * Makes the columns once titles are read; `parse` reads those that are left. `null` if there were too many headings.
   */
  headings(parse: ParseTitle | undefined): Headings | null {
    if (!this.#dense || this.#titles === undefined) return null
    const words = () => new Uint32Array(this.#allocate(4 * this.count))
    const levels = new Uint8Array(this.#allocate(this.count))
    const [bytes, chars, lines] = [words(), words(), words()]
    let row = 0
    for (const page of this.#pages) {
      levels.set(page.levels.subarray(0, page.rows), row)
      bytes.set(page.bytes.subarray(0, page.rows), row)
      chars.set(page.chars.subarray(0, page.rows), row)
      lines.set(page.lines.subarray(0, page.rows), row)
      row += page.rows
    }
    this.#pages = []
    const titles = this.#allTitles(this.#titles, parse).finish()
    const reader = new TitleReader(titles)
    const digests = this.#digests(levels, reader)
    return { levels, bytes, chars, lines, digests, titles, lengthened: lengthened(digests, reader) }
  }

  /** The titles with those that the parser has to read. */
  #allTitles(titles: TitleWriter, parse: ParseTitle | undefined): TitleWriter {
    if (this.#unparsed.size === 0) return titles
    if (parse === undefined) throw new Error("titles need a parser that is not there")
    const reader = new TitleReader(titles.finish())
    const all = new TitleWriter(this.count, this.#size, this.#allocate)
    for (let row = 0; row < this.count; row++) {
      const source = this.#unparsed.get(row)
      all.write(source === undefined ? reader.at(row) : parse(source, this.labels))
    }
    return all
  }

  #digests(levels: Uint8Array, titles: TitleReader): Uint32Array {
    const chain = new Chain(this.count)
    const digests = new Uint32Array(this.#allocate(8 * this.count))
    for (let row = 0; row < this.count; row++) {
      const digest = chain.next(levels[row] as number, titles.at(row))
      digests[row * 2] = wordAt(digest, 0)
      digests[row * 2 + 1] = wordAt(digest, 8)
    }
    return digests
  }

  readonly #allocate: Allocate = (bytes) =>
    this.count < SHARED ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes)
}

/** Rows whose short identifier an earlier row (or the preamble) has already. */
const lengthened = (digests: Uint32Array, titles: TitleReader): ReadonlyArray<number> => {
  const count = digests.length / 2
  const sorted = new Uint32Array(count + 1)
  for (let row = 0; row < count; row++) sorted[row] = digests[row * 2] as number
  sorted[count] = Number.parseInt(PREAMBLE_ID.slice(-8), 16)
  sorted.sort()
  const repeated = new Set<number>()
  for (let i = 1; i <= count; i++) if (sorted[i] === sorted[i - 1]) repeated.add(sorted[i] as number)
  const rows: Array<number> = []
  if (repeated.size === 0) return rows
  const seen = new Set([PREAMBLE_ID])
  for (let row = 0; row < count; row++) {
    const word = digests[row * 2] as number
    if (!repeated.has(word)) continue
    const id = identifierOf(titles.at(row), digitsOf(word), false)
    if (seen.has(id)) rows.push(row)
    else seen.add(id)
  }
  return rows
}
