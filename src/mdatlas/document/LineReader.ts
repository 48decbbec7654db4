/**
 * Lines out of byte chunks that may cut anything anywhere: LF, CRLF and a lone CR end a line.
 *
 * The reader keeps a window of the file: the line that is not ended yet, what
 * its handler still needs, and the latest chunk. A line is handed over in one
 * piece, as indices into the window.
 */
import { isAscii } from "node:buffer"
import { CR, LF } from "./Ascii.ts"
import { countContinuations } from "./CodePoints.ts"

export interface LineHandler {
  /** The next line is `reader.bytes[from, to)`, its end left out. */
  line(from: number, to: number): void
  /** The window is about to lose what lies before `next`; the first index that is still needed (at most `next`). */
  release(next: number): number
  /** Every index into the window became `by` less. */
  moved(by: number): void
}

export class LineReader {
  /** The window; indices given to the handler are into it. */
  bytes: Buffer = Buffer.allocUnsafeSlow(1 << 16)
  #words = wordsOf(this.bytes)
  /** Number of the line that is being handed over, from 1; after the last line, how many there are. */
  line = 0
  /** Length of the byte-order mark. */
  bom = 0
  readonly #handler: LineHandler
  readonly #expected: number
  #length = 0
  /** Offset in the file of `bytes[0]`. */
  #base = 0
  /** Where the next line begins. */
  #next = 0
  /** No line end lies in `[#next, #seen)`. */
  #seen = 0
  /** Continuation bytes before index `#counted`. */
  #continuations = 0
  #counted = 0
  /** From this index on the window holds ASCII alone. */
  #ascii = 0
  #begun = false

  /** `expected` is the size of the file where it is known: a line as long as that is then copied once. */
  constructor(handler: LineHandler, expected = 0) {
    this.#handler = handler
    this.#expected = expected
  }

  push(chunk: Uint8Array): void {
    this.#append(chunk)
    this.#drain(false)
  }

  /** Hands over the last line, if it has no end of its own. */
  end(): void {
    this.#drain(true)
  }

  /** Offset in the file of the index. */
  offset(index: number): number {
    return this.#base + index
  }

  /** Code points before the index, a byte-order mark left out; to be asked in ascending order. */
  codePoints(index: number): number {
    if (index > this.#counted) {
      const from = this.#counted
      const to = Math.min(index, this.#ascii)
      if (from < to) this.#continuations += countContinuations(this.bytes, from, to)
      this.#counted = index
    }
    // The mark is three bytes of which two continue the first.
    return this.#base + index - this.#continuations - (this.bom === 0 ? 0 : 1)
  }

  /** Index behind everything that was pushed. */
  get length(): number {
    return this.#length
  }

  #append(chunk: Uint8Array): void {
    if (this.#length + chunk.length > this.bytes.length) this.#makeRoom(chunk.length)
    this.bytes.set(chunk, this.#length)
    this.#length += chunk.length
    if (!isAscii(chunk)) this.#ascii = this.#length
  }

  #makeRoom(wanted: number): void {
    const from = this.#handler.release(this.#next)
    const kept = this.#length - from
    this.codePoints(this.#next)
    if (kept + wanted > this.bytes.length) {
      const size = kept > 1 << 20 ? Math.max(this.#expected, kept * 2) : (kept + wanted) * 2
      const larger = Buffer.allocUnsafeSlow((Math.max(size, kept + wanted) + 3) & ~3)
      larger.set(this.bytes.subarray(from, this.#length))
      this.bytes = larger
      this.#words = wordsOf(larger)
    } else {
      this.bytes.copyWithin(0, from, this.#length)
    }
    this.#base += from
    this.#length = kept
    this.#next -= from
    this.#seen -= from
    this.#counted -= from
    this.#ascii = Math.max(0, this.#ascii - from)
    this.#handler.moved(from)
  }

  #drain(final: boolean): void {
    if (!this.#begun && !this.#begin(final)) return
    const bytes = this.bytes
    const length = this.#length
    while (this.#next < length) {
      const at = this.#lineEnd(this.#seen)
      let after = at + 1
      if (at === length) {
        after = length
        this.#seen = length
        if (!final) return
      } else if (bytes[at] === CR) {
        if (after < length) {
          if (bytes[after] === LF) after++
        } else if (!final) {
          this.#seen = at
          return
        }
      }
      this.line++
      this.#handler.line(this.#next, at)
      this.#next = after
      this.#seen = after
    }
  }

  /**
   * The first line end from that index on, or the window's end. Four bytes at a time: a native search costs as much
   * as forty bytes, which is a line, and finds one of the two.
   */
  #lineEnd(from: number): number {
    const bytes = this.bytes
    const words = this.#words
    const length = this.#length
    let at = from
    for (; (at & 3) !== 0 && at < length; at++) if (isLineEnd(bytes[at])) return at
    for (const last = length >> 2; at >> 2 < last; at += 4) {
      const word = words[at >> 2] as number
      // Is one of the four less than 14? (Anderson, "Bit Twiddling Hacks", hasless)
      if ((((word - 0x0e0e0e0e) | 0) & ~word & 0x80808080) !== 0) {
        if (isLineEnd(bytes[at])) return at
        if (isLineEnd(bytes[at + 1])) return at + 1
        if (isLineEnd(bytes[at + 2])) return at + 2
        if (isLineEnd(bytes[at + 3])) return at + 3
      }
    }
    for (; at < length; at++) if (isLineEnd(bytes[at])) return at
    return length
  }

  /** Skips a byte-order mark; false while it cannot be told. */
  #begin(final: boolean): boolean {
    const bytes = this.bytes
    if (this.#length < 3 && !final && (this.#length === 0 || bytes[0] === 0xef)) return false
    this.#begun = true
    if (this.#length >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
      this.bom = 3
      this.#next = 3
      this.#seen = 3
    }
    return true
  }
}

const wordsOf = (bytes: Buffer): Int32Array => new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)

const isLineEnd = (byte: number | undefined): boolean => byte === LF || byte === CR
