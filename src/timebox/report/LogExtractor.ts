/**
 * Extracts the significant part of an output: the lines about failures with their context, the last lines, and the last
 * test that was named.
 *
 * Pure and linear: one pass over the end of the output, bounded in what it keeps.
 */
import { wholeCharacters } from "../../kernel/util/Text.ts"
import type { OutputPatterns } from "../runners/Runner.ts"
import { drawings } from "./cleanLine.ts"
import { inOrder, NEWLINE, newlinesIn } from "./LogFormat.ts"
import type { Piece, Stream } from "./OutputRing.ts"
import { decode, leftover } from "./Utf8.ts"

export const LIMITS = {
  /** Number of lines before and after a line about a failure. */
  before: 3,
  after: 12,
  /** Numbers of last lines: in summary.json, and available for filling an excerpt. */
  tail: 40,
  fill: 2000,
  /** Maximum length of a line, in UTF-16 units; the middle of a longer one is left out. */
  line: 2000,
  /** Maximum number of lines in all excerpts together. */
  lines: 20_000
} as const

/** A line of output, cleaned. */
export interface Line {
  readonly stream: Stream
  readonly text: string
}

export interface NumberedLine extends Line {
  /** Number from 1 in the whole output, which is its line in raw.log unless that was cut. */
  readonly number: number
}

/** Neighbouring lines; counted from 1 in the whole output, which is their line in raw.log unless that was cut. */
export interface Excerpt {
  readonly start_line: number
  readonly end_line: number
  readonly lines: ReadonlyArray<Line>
}

export interface Extract {
  readonly excerpts: ReadonlyArray<Excerpt>
  readonly tail: ReadonlyArray<NumberedLine>
  /** The last line that names a test. */
  readonly lastTest: string | null
  /** True if earlier lines about failures had to be left out. */
  readonly isCut: boolean
  /** Every line of the output except those of the runner's own stack, if all fit into `maxBytes`. */
  readonly whole: ReadonlyArray<NumberedLine> | undefined
}

/** Matches a failure in any runner's output. */
const common =
  /FAIL|ERROR|FATAL|Exception|Traceback|panic|AssertionError|Error:|\berror(?::|\[)|fatal error|\bSIG(?:SEGV|ABRT|BUS|ILL|FPE)\b/

/** Extracts from `pieces`, the end of an output of `newlines` line ends; excerpts come from its last `maxBytes`. */
export const extract = (
  pieces: Iterable<Piece>,
  options: {
    readonly maxBytes: number
    readonly newlines: number
    readonly patterns: OutputPatterns
  }
): Extract => {
  const all = Array.from(pieces)
  const total = all.reduce((sum, piece) => sum + piece.bytes.length, 0)
  const excerpts = new Excerpts(options.maxBytes)
  const tail = new Tail(options.maxBytes)
  const isWhole = total <= options.maxBytes && countNewlines(all) === options.newlines
  const whole: Array<NumberedLine> = []
  let lastTest: string | null = null
  let isAside = false
  for (const { stream, text: raw, number, end } of rawLines(all, options.newlines)) {
    const inReach = end > total - options.maxBytes
    for (const text of drawings(raw)) {
      const line = { stream, text: shortened(text), number }
      if (options.patterns.test?.test(line.text) === true) lastTest = line.text
      const { aside, asideBelow } = options.patterns
      isAside = aside?.test(line.text) === true || (isAside && asideBelow?.test(line.text) === true)
      if (isAside) continue
      if (isWhole && whole.length < LIMITS.lines) whole.push(line)
      tail.add(line)
      if (inReach) excerpts.add(line, common.test(text) || options.patterns.failure?.test(line.text) === true)
    }
  }
  return {
    excerpts: excerpts.result(),
    tail: tail.result(),
    lastTest,
    isCut: excerpts.isCut,
    whole: isWhole && whole.length < LIMITS.lines ? whole : undefined
  }
}

/** The last line of `pieces` that names a test, else the last that is not blank. */
export const lastTestOf = (pieces: Iterable<Piece>, patterns: OutputPatterns): string | null => {
  let lastTest: string | null = null
  let last: string | null = null
  for (const { text: raw } of rawLines(Array.from(pieces), 0)) {
    for (const text of drawings(raw).map(shortened)) {
      if (text.trim() !== "") last = text
      if (patterns.test?.test(text) === true) lastTest = text
    }
  }
  return lastTest ?? last
}

interface RawLine extends NumberedLine {
  /** Number of bytes that had come when the line was finished. */
  readonly end: number
}

/** Lines in the order in which they were finished, as in raw.log; the first may lack its beginning. */
function* rawLines(pieces: ReadonlyArray<Piece>, newlines: number): Generator<RawLine> {
  const held: Record<Stream, Array<Uint8Array>> = { stdout: [], stderr: [] }
  const began: Record<Stream, number> = { stdout: 0, stderr: 0 }
  let number = newlines - countNewlines(pieces) + 1
  let bytesBefore = 0
  for (const { stream, at, bytes } of pieces) {
    const cut = held[stream].length === 0 && bytesBefore === 0 ? leftover(bytes) : 0
    let start = cut
    for (let end = bytes.indexOf(NEWLINE, start); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      const text = joined(held[stream], bytes.subarray(start, end))
      held[stream] = []
      yield { stream, text, number: number++, end: bytesBefore + end + 1 }
      start = end + 1
    }
    if (start < bytes.length) {
      if (held[stream].length === 0) began[stream] = at
      held[stream].push(bytes.subarray(start))
    }
    bytesBefore += bytes.length
  }
  for (const stream of inOrder(began.stdout, began.stderr)) {
    if (held[stream].length > 0) {
      yield { stream, text: joined(held[stream], new Uint8Array(0)), number: number++, end: bytesBefore }
    }
  }
}

const joined = (held: ReadonlyArray<Uint8Array>, rest: Uint8Array): string =>
  decode(held.length === 0 ? rest : Buffer.concat([...held, rest]))

const countNewlines = (pieces: ReadonlyArray<Piece>): number =>
  pieces.reduce((sum, { bytes }) => sum + newlinesIn(bytes), 0)

/** Returns `text`, its middle left out if it is long. */
const shortened = (text: string): string => {
  if (text.length <= LIMITS.line) return text
  const half = LIMITS.line >> 1
  const start = wholeCharacters(text.slice(0, half))
  const end = wholeCharacters(text.slice(-half))
  return `${start} [… ${text.length - 2 * half} characters left out …] ${end}`
}

/**
 * Gathers blocks of lines around failures; overlapping and adjacent ones are merged, the oldest lines are dropped
 * first.
 */
class Excerpts {
  readonly #room: number
  #blocks: Array<{ lines: Array<NumberedLine>; first: number }> = []
  #before: Array<NumberedLine> = []
  /** True if lines lie between the last block and `#before`. */
  #isApart = true
  #after = 0
  #bytes = 0
  #count = 0
  isCut = false

  constructor(room: number) {
    this.#room = room
  }

  add(line: NumberedLine, isFailure: boolean): void {
    if (isFailure) {
      if (this.#isApart) this.#blocks.push({ lines: [], first: 0 })
      for (const earlier of this.#before) this.#keep(earlier)
      this.#before = []
      this.#isApart = false
      this.#after = LIMITS.after
      this.#keep(line)
    } else if (this.#after > 0) {
      this.#after--
      this.#keep(line)
    } else {
      this.#before.push(line)
      if (this.#before.length > LIMITS.before) {
        this.#before.shift()
        this.#isApart = true
      }
    }
  }

  result(): ReadonlyArray<Excerpt> {
    return this.#blocks.flatMap(({ lines: all, first: from }) => {
      const lines = all.slice(from)
      const [first, last] = [lines[0], lines.at(-1)]
      if (first === undefined || last === undefined) return []
      const bare = lines.map(({ stream, text }) => ({ stream, text }))
      return [{ start_line: first.number, end_line: last.number, lines: bare }]
    })
  }

  #keep(line: NumberedLine): void {
    this.#blocks.at(-1)?.lines.push(line)
    this.#bytes += sizeOf(line)
    this.#count++
    // The latest line stays, however long; it is cut when printed.
    while ((this.#bytes > this.#room || this.#count > LIMITS.lines) && this.#count > 1) this.#dropOldest()
  }

  #dropOldest(): void {
    const block = this.#blocks[0]
    const oldest = block?.lines[block.first]
    if (block === undefined || oldest === undefined) return
    this.isCut = true
    this.#bytes -= sizeOf(oldest)
    this.#count--
    block.first++
    if (block.first === block.lines.length) this.#blocks.shift()
    else if (block.first * 2 > block.lines.length && block.first > 1024) {
      block.lines = block.lines.slice(block.first)
      block.first = 0
    }
  }
}

/** The last lines, within a number of bytes. */
class Tail {
  readonly #room: number
  #lines: Array<NumberedLine> = []

  constructor(room: number) {
    this.#room = room
  }

  add(line: NumberedLine): void {
    this.#lines.push(line)
    if (this.#lines.length > 4 * LIMITS.fill) this.#lines = this.#lines.slice(-LIMITS.fill)
  }

  result(): ReadonlyArray<NumberedLine> {
    const last = this.#lines.slice(-LIMITS.fill)
    let bytes = 0
    const fits = last.toReversed().findIndex((line, i) => {
      bytes += sizeOf(line)
      return bytes > this.#room && i > 0
    })
    return fits === -1 ? last : last.slice(-fits)
  }
}

const sizeOf = (line: Line): number => Buffer.byteLength(line.text) + 1
