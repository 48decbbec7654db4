/**
 * Reads lines from byte chunks that are cut anywhere: LF, CRLF and a lone CR end a line.
 *
 * The reader keeps a window of the file: the line that is not ended yet, what
 * its handler still needs, and the latest chunk. A line is handed over in one
 * piece, as indices into the window. Of a very long line the middle is left out:
 * its distinct bytes are kept, in order of first occurrence, which is enough for
 * rules that test for presence.
 */
import { isAscii } from "node:buffer"
import { CR, LF } from "./Ascii.ts"
import { countContinuations } from "./CodePoints.ts"
import { Limits } from "./Outline.ts"

export interface LineHandler {
  /** Takes the next line, `reader.bytes[from, to)`, its end left out. */
  line(from: number, to: number): void
  /** Reports that `reader.bytes[from, to)` is about to be left out of the line that comes next. */
  omit(from: number, to: number): void
  /** Returns the first index that is still needed (at most `next`), before the window loses what lies before `next`. */
  release(next: number): number
  /** Reports that every index into the window has decreased by `by`. */
  moved(by: number): void
}

/** Bytes of the first window, a multiple of four; less than 4 KiB comes from Node's pool. */
const FIRST_WINDOW = 2048

/** Reads lines in bounded memory, and hands each to its `LineHandler`. */
export class LineReader {
  /** The window; indices given to the handler are into it. */
  bytes: Buffer = Buffer.allocUnsafe(FIRST_WINDOW)
  #words = wordsOf(this.bytes)
  /** Number of the line that is being handed over, from 1; after the last line, how many there are. */
  line = 0
  /** Length of the byte-order mark. */
  bom = 0
  readonly #handler: LineHandler
  #length = 0
  /** Offset in the file of `bytes[0]`. */
  #base = 0
  /** Start of the next line. */
  #next = 0
  /** No line end lies in `[#next, #seen)`. */
  #seen = 0
  /** Continuation bytes before index `#counted`. */
  #continuations = 0
  #counted = 0
  /** Index from which on the window holds ASCII alone. */
  #ascii = 0
  #begun = false
  /** Bytes left out of the current line, how many of them continued a code point, and which bytes represent them. */
  #omitted = 0
  #omittedContinuations = 0
  #represented = NONE
  #representedCount = 0

  constructor(handler: LineHandler) {
    this.#handler = handler
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

  /** Returns the code points before the index, without a byte-order mark; to be called in ascending order. */
  codePoints(index: number): number {
    if (index > this.#counted) {
      const from = this.#counted
      const to = Math.min(index, this.#ascii)
      if (from < to) this.#continuations += countContinuations(this.bytes, from, to, this.#words)
      this.#counted = index
    }
    // The mark is three bytes of which two continue the first.
    return this.#base + index - this.#continuations - (this.bom === 0 ? 0 : 1)
  }

  /** Index after everything that was pushed. */
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
    this.#omit(this.#length)
    const from = this.#handler.release(this.#next)
    const kept = this.#length - from
    this.codePoints(this.#next)
    if (kept + wanted > this.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(((kept + wanted) * 2 + 3) & ~3)
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
    const handler = this.#handler
    let next = this.#next
    let seen = this.#seen
    let length = this.#length
    while (next < length) {
      let at = this.#lineEnd(seen, length)
      let after = at + 1
      if (at === length) {
        after = length
        seen = length
        if (!final) break
      } else if (bytes[at] === CR) {
        if (after < length) {
          if (bytes[after] === LF) after++
        } else if (!final) {
          seen = at
          break
        }
      }
      this.line++
      if (at - next > Limits.lineHead + Limits.lineTail) {
        this.#next = next
        this.#seen = seen
        const less = this.#omit(at)
        at -= less
        after -= less
        length -= less
      }
      handler.line(next, at)
      if (this.#omitted > 0) this.#settle(after)
      next = after
      seen = after
    }
    this.#next = next
    this.#seen = seen
  }

  /** Omits the middle of the current line, which extends to `end` so far; returns the number of bytes saved. */
  #omit(end: number): number {
    const from = this.#next + Limits.lineHead + this.#representedCount
    const to = end - Limits.lineTail
    if (from >= to) return 0
    this.#handler.omit(from, to)
    this.#omittedContinuations += countContinuations(this.bytes, from, to)
    const stand = from + this.#represent(from, to)
    const less = to - stand
    this.bytes.copyWithin(stand, to, this.#length)
    this.#omitted += less
    this.#length -= less
    this.#seen -= less
    this.#ascii = Math.max(Math.min(this.#ascii, from), this.#ascii - less)
    return less
  }

  /**
   * Writes the bytes of `[from, to)` that are new to the line to index `from`, a letter for all beyond ASCII; returns
   * their number.
   */
  #represent(from: number, to: number): number {
    const bytes = this.bytes
    const words = this.#words
    if (this.#represented.length === 0) this.#represented = new Uint8Array(0x100)
    const represented = this.#represented
    let count = 0
    for (let at = from; at < to; at++) {
      // Four bytes at a time past those that are represented.
      if ((at & 3) === 0) {
        for (const last = to & ~3; at < last; at += 4) {
          const word = words[at >> 2] as number
          const first = (represented[word & 0xff] as number) & (represented[(word >> 8) & 0xff] as number)
          if ((first & (represented[(word >> 16) & 0xff] as number) & (represented[word >>> 24] as number)) === 0) break
        }
        if (at >= to) break
      }
      const byte = (bytes[at] as number) < 0x80 ? (bytes[at] as number) : LETTER
      if (represented[byte] === 0) {
        represented[byte] = 1
        if (byte === LETTER) represented.fill(1, 0x80)
        bytes[from + count++] = byte
      }
    }
    this.#representedCount += count
    return count
  }

  /** Adds to the counts what was left out of the line that ended before `after`. */
  #settle(after: number): void {
    this.#handler.release(after)
    this.codePoints(after)
    this.#continuations += this.#omittedContinuations
    this.#base += this.#omitted
    this.#omitted = 0
    this.#omittedContinuations = 0
    this.#represented.fill(0)
    this.#representedCount = 0
  }

  /**
   * Returns the first line end from that index on, or `length`. Four bytes at a time: a native search costs as much as
   * forty bytes, which is a line, and finds one of the two.
   *
   * @see Anderson, "Bit Twiddling Hacks", hasless: whether a byte of a word is less than 14
   */
  #lineEnd(from: number, length: number): number {
    const bytes = this.bytes
    const words = this.#words
    let at = from
    // Bytes before the first whole word.
    for (; (at & 3) !== 0 && at < length; at++) if (bytes[at] === LF || bytes[at] === CR) return at
    for (; at < length; at += 4) {
      const word = words[at >> 2] as number
      if (((word - 0x0e0e0e0e) & ~word & 0x80808080) === 0) continue
      for (let end = at; end < at + 4; end++) if (bytes[end] === LF || bytes[end] === CR) return Math.min(end, length)
    }
    return length
  }

  /** Skips a byte-order mark; false until there are enough bytes to decide. */
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

const NONE = new Uint8Array(0)
const LETTER = 0x61

const wordsOf = (bytes: Buffer): Int32Array => new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
