/**
 * Decides which output goes into a log of bounded size: everything, or the beginning and the end of too much.
 *
 * Pure except for its state. The beginning is formatted as it arrives. From the first output that may not fit, the
 * newest is held, unformatted; at the end it follows a note of what is left out. Formatted, a flood of empty lines
 * would not fit in memory.
 */
import { cost, LogFormat, NEWLINE, newlinesIn, PREFIX } from "./LogFormat.ts"
import { OutputRing, type Piece } from "./OutputRing.ts"
import { isText } from "./Utf8.ts"

/** The output lines that were left out, counted from 1. */
export interface Cut {
  readonly fromLine: number
  readonly toLine: number
  readonly bytes: number
}

/** Maximum bytes of the cap that are kept for the end, which is held in memory. */
const MAX_TAIL = 4 * 1024 * 1024

/** Number of bytes reserved for the note about a cut. */
const NOTE = 256

/** Minimum size in bytes of a piece; a larger one that may not fit is halved. */
const SMALLEST = 256

/** Number of bytes of the end that are formatted at once. */
const PART = 64 * 1024

/** An amount of output; `lines` are those that ended in it. */
interface Amount {
  bytes: number
  lines: number
}

/** A log of output of limited size: of more output it holds the beginning, a note and the end. */
export class CappedLog {
  readonly #format: LogFormat
  readonly #headRoom: number
  readonly #tailRoom: number
  readonly #output: Amount = { bytes: 0, lines: 0 }
  /** The output that is in the beginning. */
  readonly #head: Amount = { bytes: 0, lines: 0 }
  /** Bytes of the log so far, and at most how many the unfinished lines will take. */
  #written = 0
  #unwritten = 0
  /** The output from the first piece that did not fit. */
  #tail: OutputRing | undefined
  #lastAt = 0

  /** `cap`: bytes of the whole log; `startedAt`: milliseconds since 1970, to which a piece's `at` is added. */
  constructor({ cap, startedAt }: { readonly cap: number; readonly startedAt: number }) {
    this.#format = new LogFormat(startedAt)
    this.#tailRoom = Math.min(Math.floor(cap / 2), MAX_TAIL)
    this.#headRoom = cap - this.#tailRoom - NOTE
  }

  /** Number of lines of output that have ended so far. */
  get lines(): number {
    return this.#output.lines
  }

  /** Returns the bytes to append; they are valid until the next call. */
  push(piece: Piece): Uint8Array {
    this.#lastAt = piece.at
    const grown: Array<Uint8Array> = []
    const open = [piece]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (this.#tail !== undefined) {
        add(this.#output, next.bytes.length, newlinesIn(next.bytes))
        this.#tail.push(next)
        continue
      }
      const most = cost(next.bytes)
      if (this.#written + this.#unwritten + most.bytes <= this.#headRoom) {
        add(this.#output, next.bytes.length, most.lines)
        const bytes = this.#begin(next, most.lines)
        grown.push(next === piece ? bytes : bytes.slice())
      } else {
        if (next.bytes.length <= SMALLEST) this.#tail = this.#startTail()
        open.push(...(this.#tail === undefined ? halves(next) : [next]))
      }
    }
    const [only] = grown
    return grown.length === 1 && only !== undefined ? only : Buffer.concat(grown)
  }

  /**
   * Returns the log's last bytes, each part valid until the next is taken, and what was left out; to be called once.
   */
  finish(): { readonly parts: Iterable<Uint8Array>; readonly cut: Cut | null } {
    if (this.#tail === undefined) return { parts: [this.#format.end()], cut: null }
    const end = newest([...this.#tail.pieces()], this.#tailRoom)
    const cut = this.#cutBefore(end)
    return { parts: this.#lastParts(end, cut), cut }
  }

  *#lastParts(end: ReadonlyArray<Piece>, cut: Cut | null): Generator<Uint8Array> {
    if (cut !== null) yield this.#format.note(this.#lastAt, describe(cut))
    for (const piece of end) {
      for (let at = 0; at < piece.bytes.length; at += PART) {
        yield this.#format.push({ ...piece, bytes: piece.bytes.subarray(at, at + PART) })
      }
    }
    yield this.#format.end()
  }

  #begin(piece: Piece, lines: number): Uint8Array {
    add(this.#head, piece.bytes.length, lines)
    const bytes = this.#format.push(piece)
    this.#written += bytes.length
    this.#unwritten = this.#format.heldCost
    return bytes
  }

  /** The end begins with the lines that the beginning could not finish. */
  #startTail(): OutputRing {
    const tail = new OutputRing(this.#tailRoom)
    for (const piece of this.#format.release()) {
      tail.push(piece)
      add(this.#head, -piece.bytes.length, 0)
    }
    return tail
  }

  #cutBefore(end: ReadonlyArray<Piece>): Cut | null {
    const kept: Amount = { bytes: 0, lines: 0 }
    for (const { bytes } of end) add(kept, bytes.length, newlinesIn(bytes))
    const bytes = this.#output.bytes - this.#head.bytes - kept.bytes
    if (bytes === 0) return null
    const fromLine = this.#head.lines + 1
    return { fromLine, toLine: Math.max(fromLine, this.#output.lines - kept.lines), bytes }
  }
}

const add = (amount: Amount, bytes: number, lines: number): void => {
  amount.bytes += bytes
  amount.lines += lines
}

/** Halves a piece, the second half first: a stack gives them back in order. */
const halves = ({ bytes, ...piece }: Piece): ReadonlyArray<Piece> => {
  const middle = bytes.length >> 1
  return [
    { ...piece, bytes: bytes.subarray(middle) },
    { ...piece, bytes: bytes.subarray(0, middle) }
  ]
}

const describe = ({ bytes, fromLine, toLine }: Cut): string => {
  const what = fromLine === toLine ? `line ${fromLine}` : `lines ${fromLine} to ${toLine}`
  return `--- mcp-test-timebox: ${bytes} bytes of output (${what}) are left out here ---`
}

/**
 * The newest of `pieces` that certainly fit into `room` bytes of the log, from the beginning of a line if there is one.
 */
const newest = (pieces: ReadonlyArray<Piece>, room: number): ReadonlyArray<Piece> => {
  const kept: Array<Piece> = []
  // Either stream may have a line that is still to be ended.
  let left = room - 2 * (PREFIX + 1)
  for (const piece of pieces.toReversed()) {
    const most = cost(piece.bytes).bytes
    if (most > left) {
      const bytes = endOf(piece.bytes, left)
      if (bytes.length > 0) kept.push({ ...piece, bytes })
      break
    }
    left -= most
    kept.push(piece)
  }
  return kept.reverse()
}

/**
 * The longest end of `bytes` that certainly fits into `room` bytes of the log, from the beginning of a line if it
 * contains one.
 */
const endOf = (bytes: Uint8Array, room: number): Uint8Array => {
  const perByte = isText(bytes) ? 1 : 3
  let left = room - (PREFIX + 1)
  let from = bytes.length
  while (from > 0) {
    left -= perByte + (bytes[from - 1] === NEWLINE ? PREFIX + 1 : 0)
    if (left < 0) break
    from--
  }
  const lineStart = bytes.indexOf(NEWLINE, from) + 1
  return bytes.subarray(lineStart > 0 && lineStart < bytes.length ? lineStart : from)
}
