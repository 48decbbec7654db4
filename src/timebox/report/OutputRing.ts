/**
 * The end of an output, in a bounded piece of memory.
 *
 * Chunks lie one after another in a ring, each after its own header, so that a flood of tiny chunks needs no more
 * memory than a few large ones.
 */
import type { Chunk } from "../process/Run.ts"

export type Stream = Chunk["stream"]

/** Output of one stream, `at` milliseconds after the start. */
export interface Piece {
  readonly stream: Stream
  readonly at: number
  readonly bytes: Uint8Array
}

/** Size of a header: stream (1 byte), at (8), length (4). */
const HEADER = 13

/** Time in ms within which chunks of one stream are one piece. */
const TOGETHER = 50

/**
 * Number of bytes moved at once when the ring is rotated: copying all at once would set the peak of a flood's memory.
 */
const MOVED = 512 * 1024

/** The last bytes of the output, with the stream and the time of each piece; the oldest are dropped first. */
export class OutputRing {
  readonly #ring: Uint8Array
  readonly #header = new DataView(new ArrayBuffer(HEADER))
  #start = 0
  #used = 0
  /** Beginning of the youngest piece, and its header. */
  #last: { readonly at: number; readonly place: number; readonly stream: Stream; length: number } | undefined
  #dropped = false

  /** `capacity` in bytes. */
  constructor(capacity: number) {
    this.#ring = new Uint8Array(Math.max(capacity, 2 * HEADER))
  }

  /** True if anything has been pushed out. */
  get dropped(): boolean {
    return this.#dropped
  }

  push({ stream, at, bytes }: Piece): void {
    if (bytes.length === 0) return
    const last = this.#last
    const joins = last !== undefined && last.stream === stream && at - last.at <= TOGETHER
    const room = this.#ring.length - HEADER
    const kept = bytes.length > room ? bytes.subarray(bytes.length - room) : bytes
    if (kept.length < bytes.length || (joins && last.length + kept.length > room)) this.#dropped = true
    this.#makeRoom(kept.length + HEADER)
    const survivor = joins ? this.#last : undefined
    if (survivor !== undefined) {
      this.#write(this.#start + this.#used, kept)
      this.#used += kept.length
      survivor.length += kept.length
      this.#writeHeader(survivor.place, stream, survivor.at, survivor.length)
      return
    }
    const place = this.#start + this.#used
    this.#writeHeader(place, stream, at, kept.length)
    this.#write(place + HEADER, kept)
    this.#used += HEADER + kept.length
    this.#last = { at, place: place % this.#ring.length, stream, length: kept.length }
  }

  /** Copies the last bytes that are held, at most `bytes`. */
  last(bytes: number): ReadonlyArray<Piece> {
    const kept: Array<Piece> = []
    let skip = Math.max(0, this.#used - bytes)
    for (let offset = 0; offset < this.#used; ) {
      const { stream, at, length } = this.#readHeader(this.#start + offset)
      const size = HEADER + length
      if (skip < size) {
        const from = Math.max(0, skip - HEADER)
        kept.push({ stream, at, bytes: this.#read(this.#start + offset + HEADER + from, length - from) })
      }
      skip = Math.max(0, skip - size)
      offset += size
    }
    return kept
  }

  /** Returns the pieces that are left, oldest first; their bytes are the ring's own and hold until the next push. */
  *pieces(): Generator<Piece> {
    this.#rotate()
    for (let offset = 0; offset < this.#used; ) {
      const { stream, at, length } = this.#readHeader(offset)
      yield { stream, at, bytes: this.#ring.subarray(offset + HEADER, offset + HEADER + length) }
      offset += HEADER + length
    }
  }

  /** Moves the oldest piece to the beginning of the memory, so that each lies in one stretch. */
  #rotate(): void {
    if (this.#last !== undefined) {
      const place = (this.#last.place - this.#start + this.#ring.length) % this.#ring.length
      this.#last = { ...this.#last, place }
    }
    const moved = new Uint8Array(Math.min(this.#start, MOVED))
    while (this.#start > 0) {
      const part = moved.subarray(0, Math.min(this.#start, MOVED))
      part.set(this.#ring.subarray(0, part.length))
      this.#ring.copyWithin(0, part.length)
      this.#ring.set(part, this.#ring.length - part.length)
      this.#start -= part.length
    }
  }

  /** Drops the oldest bytes until `needed` fit; of the piece at the border no more than necessary. */
  #makeRoom(needed: number): void {
    while (this.#ring.length - this.#used < needed) {
      this.#dropped = true
      const { stream, at, length } = this.#readHeader(this.#start)
      const missing = needed - (this.#ring.length - this.#used)
      const isLast = this.#last?.place === this.#start
      if (missing < length) {
        this.#start = (this.#start + missing) % this.#ring.length
        this.#used -= missing
        this.#writeHeader(this.#start, stream, at, length - missing)
        if (isLast) this.#last = { at, place: this.#start, stream, length: length - missing }
        return
      }
      this.#start = (this.#start + HEADER + length) % this.#ring.length
      this.#used -= HEADER + length
      if (isLast) this.#last = undefined
    }
  }

  #writeHeader(place: number, stream: Stream, at: number, length: number): void {
    this.#header.setUint8(0, stream === "stdout" ? 1 : 2)
    this.#header.setFloat64(1, at)
    this.#header.setUint32(9, length)
    this.#write(place, new Uint8Array(this.#header.buffer))
  }

  #readHeader(place: number): { readonly stream: Stream; readonly at: number; readonly length: number } {
    const view = new DataView(this.#read(place, HEADER).buffer)
    return { stream: view.getUint8(0) === 1 ? "stdout" : "stderr", at: view.getFloat64(1), length: view.getUint32(9) }
  }

  #write(place: number, bytes: Uint8Array): void {
    const from = place % this.#ring.length
    const first = Math.min(bytes.length, this.#ring.length - from)
    this.#ring.set(first === bytes.length ? bytes : bytes.subarray(0, first), from)
    if (first < bytes.length) this.#ring.set(bytes.subarray(first), 0)
  }

  #read(place: number, length: number): Uint8Array {
    const from = place % this.#ring.length
    const out = new Uint8Array(length)
    const first = Math.min(length, this.#ring.length - from)
    out.set(this.#ring.subarray(from, from + first))
    if (first < length) out.set(this.#ring.subarray(0, length - first), first)
    return out
  }
}
