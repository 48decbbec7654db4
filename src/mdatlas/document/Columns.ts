/** Collects the headings that a scan finds, and makes the columns of an outline from them. */
import type { HeadingSink } from "./HeadingSink.ts"
import { Labels } from "./Labels.ts"
import { type Headings, Limits, type Position, type Titles } from "./Outline.ts"
import { Chain, digitsOf, identifierOf, preambleId, wordAt } from "./SectionId.ts"
import { decodeSource, type ParseTitle, simpleTitle } from "./Title.ts"
import { isPlainTitle, TitleReader, TitleWriter } from "./Titles.ts"

/** Numbers of rows, and of bytes of their sources. */
interface Room {
  readonly rows: number
  readonly bytes: number
}

/**
 * The initial capacity, enough for most documents: columns of 64 bytes are allocated on the heap, buffers below 4 KiB
 * in Node's pool; either takes a tenth of the time of a larger one.
 */
const FIRST: Room = { rows: 16, bytes: 1024 }

/** The second capacity. Longer columns are in memory that threads share; otherwise each thread would keep a copy. */
const SECOND: Room = { rows: 1000, bytes: 64 * 1024 }

/** Number of bytes up to which a loop copies faster than a call. */
const SHORT = 128

const octets = (count: number, isShared: boolean): Uint8Array =>
  isShared ? new Uint8Array(new SharedArrayBuffer(count)) : new Uint8Array(count)
const words = (count: number, isShared: boolean): Uint32Array =>
  isShared ? new Uint32Array(new SharedArrayBuffer(4 * count)) : new Uint32Array(count)

/** Headings in document order. */
class Rows {
  count = 0
  /** Bytes of all sources. */
  size = 0
  readonly isShared: boolean
  readonly levels: Uint8Array
  readonly bytes: Uint32Array
  readonly chars: Uint32Array
  readonly lines: Uint32Array
  /** End of each heading's source, later of its title, in `text`. */
  readonly ends: Uint32Array
  readonly text: Buffer

  constructor({ rows, bytes }: Room) {
    this.isShared = rows > SECOND.rows
    this.levels = octets(rows, this.isShared)
    this.bytes = words(rows, this.isShared)
    this.chars = words(rows, this.isShared)
    this.lines = words(rows, this.isShared)
    this.ends = words(rows, this.isShared)
    this.text = this.isShared ? Buffer.from(new SharedArrayBuffer(bytes)) : Buffer.allocUnsafe(bytes)
  }

  hasRoom(length: number): boolean {
    return this.count < this.levels.length && this.size + length <= this.text.length
  }

  add(level: number, byte: number, char: number, line: number, source: Buffer, from: number, to: number): void {
    const { count: row, size, text } = this
    if (to - from > SHORT) source.copy(text, size, from, to)
    else for (let at = from; at < to; at++) text[size + at - from] = source[at] as number
    this.levels[row] = level
    this.bytes[row] = byte
    this.chars[row] = char
    this.lines[row] = line
    this.size += to - from
    this.ends[row] = this.size
    this.count = row + 1
  }

  /** Returns the same rows with more room. */
  movedTo(room: Room): Rows {
    const moved = new Rows(room)
    moved.levels.set(this.levels.subarray(0, this.count))
    moved.bytes.set(this.bytes.subarray(0, this.count))
    moved.chars.set(this.chars.subarray(0, this.count))
    moved.lines.set(this.lines.subarray(0, this.count))
    moved.ends.set(this.ends.subarray(0, this.count))
    moved.text.set(this.text.subarray(0, this.size))
    moved.count = this.count
    moved.size = this.size
    return moved
  }

  /**
   * Replaces the sources by their titles, which are never longer. A source that needs the parser is returned by its
   * row, its title left empty.
   */
  readTitles(labels: Labels): ReadonlyMap<number, string> {
    const { text, ends } = this
    const unread = new Map<number, string>()
    let size = 0
    let from = 0
    for (let row = 0; row < this.count; row++) {
      const to = ends[row] as number
      if (to - from < Limits.titleSource && isPlainTitle(text, from, to)) {
        if (size < from) text.copyWithin(size, from, to)
        size += to - from
      } else {
        const source = decodeSource(text, from, to)
        const title = simpleTitle(source, labels)
        if (title === undefined) unread.set(row, source)
        else size += text.write(title, size)
      }
      ends[row] = size
      from = to
    }
    this.size = size
    return unread
  }

  /** The titles, once they are read. */
  get titles(): Titles {
    const bytes = new Uint8Array(this.text.buffer, this.text.byteOffset, this.size)
    return { bytes: this.isShared ? bytes : bytes.slice(), ends: this.cut(this.ends) }
  }

  /** Returns a column without the room that is left in it. */
  cut<A extends Uint8Array | Uint32Array>(column: A): A {
    return (this.isShared ? column.subarray(0, this.count) : column.slice(0, this.count)) as A
  }
}

/** Collects headings until there are too many. */
export class Columns implements HeadingSink {
  count = 0
  first: Position | undefined
  readonly labels = new Labels()
  readonly #length: number
  /** `undefined` once there are too many headings. */
  #rows: Rows | undefined = new Rows(FIRST)
  #unread: ReadonlyMap<number, string> = new Map()

  /** `length`: bytes of the document, 0 if it is not known. */
  constructor(length: number) {
    this.#length = length
  }

  heading(level: number, byte: number, char: number, line: number, bytes: Buffer, from: number, to: number): void {
    const row = this.count++
    if (row === 0) this.first = { byte, char, line }
    let rows = this.#rows
    if (rows === undefined) return
    if (!rows.hasRoom(to - from)) {
      if (row === Limits.headings || rows.size + to - from > Limits.titleBytes) rows = undefined
      else rows = rows.movedTo(rows.levels.length === FIRST.rows ? SECOND : this.#nextRoom(rows, byte, to - from))
      this.#rows = rows
    }
    rows?.add(level, byte, char, line, bytes, from, to)
  }

  /**
   * Estimates the capacity for the whole document from its part up to `byte`, and doubles it: outgrown columns waste
   * memory, while memory that is never written costs nothing.
   */
  #nextRoom({ count, size }: Rows, byte: number, more: number): Room {
    const times = 2 * Math.max(1, this.#length / byte)
    return {
      rows: Math.min(Limits.headings, Math.ceil((count + 1) * times)),
      bytes: Math.min(Limits.titleBytes, Math.ceil((size + more) * times))
    }
  }

  label(label: string): boolean {
    return this.labels.add(label)
  }

  restart(): void {
    this.count = 0
    this.first = undefined
    this.labels.clear()
    this.#rows = new Rows(FIRST)
  }

  /** Reads the titles that need no parser, once all labels are known; returns true if no title is left. */
  readTitles(): boolean {
    if (this.#rows !== undefined) this.#unread = this.#rows.readTitles(this.labels)
    return this.#unread.size === 0
  }

  /**
   * Makes the columns once titles are read; `parse` reads those that are left. `null` if there were too many headings.
   */
  headings(parse: ParseTitle | undefined): Headings | null {
    const rows = this.#rows
    if (rows === undefined) return null
    const levels = rows.cut(rows.levels)
    const titles = this.#allTitles(rows, parse)
    const reader = new TitleReader(titles)
    const digests = digestsOf(levels, reader, rows.isShared)
    return {
      levels,
      bytes: rows.cut(rows.bytes),
      chars: rows.cut(rows.chars),
      lines: rows.cut(rows.lines),
      digests,
      titles,
      lengthened: lengthened(digests, reader)
    }
  }

  /** The titles with those that the parser has to read. */
  #allTitles(rows: Rows, parse: ParseTitle | undefined): Titles {
    if (this.#unread.size === 0) return rows.titles
    if (parse === undefined) throw new Error("titles need a parser that is not there")
    const reader = new TitleReader(rows.titles)
    const all = new TitleWriter(rows.count, rows.size, rows.isShared)
    for (let row = 0; row < rows.count; row++) {
      const source = this.#unread.get(row)
      all.write(source === undefined ? reader.at(row) : parse(source, this.labels))
    }
    return all.finish()
  }
}

/** Two words of each heading's digest. */
const digestsOf = (levels: Uint8Array, titles: TitleReader, isShared: boolean): Uint32Array => {
  const chain = new Chain(levels.length)
  const digests = words(2 * levels.length, isShared)
  for (let row = 0; row < levels.length; row++) {
    const digest = chain.next(levels[row] as number, titles.at(row))
    digests[row * 2] = wordAt(digest, 0)
    digests[row * 2 + 1] = wordAt(digest, 8)
  }
  return digests
}

/** Rows whose short identifier an earlier row (or the preamble) has already. */
const lengthened = (digests: Uint32Array, titles: TitleReader): ReadonlyArray<number> => {
  const count = digests.length / 2
  const sorted = new Uint32Array(count + 1)
  for (let row = 0; row < count; row++) sorted[row] = digests[row * 2] as number
  sorted[count] = Number.parseInt(preambleId().slice(-8), 16)
  sorted.sort()
  const repeated = new Set<number>()
  for (let i = 1; i <= count; i++) if (sorted[i] === sorted[i - 1]) repeated.add(sorted[i] as number)
  const rows: Array<number> = []
  if (repeated.size === 0) return rows
  const seen = new Set([preambleId()])
  for (let row = 0; row < count; row++) {
    const word = digests[row * 2] as number
    if (!repeated.has(word)) continue
    const id = identifierOf(titles.at(row), digitsOf(word), false)
    if (seen.has(id)) rows.push(row)
    else seen.add(id)
  }
  return rows
}
