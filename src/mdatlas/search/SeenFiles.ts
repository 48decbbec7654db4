/**
 * Keeps a filter of the letters and the bytes of small files from one search over many files to the next.
 *
 * Both belong to one state of a file, and the system is asked for its present state before either is used: what is
 * kept never stands in for a file that has changed.
 */
import { type BigIntStats, lstatSync } from "node:fs"
import * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import { filterOf, mayHold } from "./GramFilter.ts"

/** Bytes of all filters, and of the contents of all files, that are kept. */
const LIMITS = { filters: 32 * 1024 * 1024, contents: 16 * 1024 * 1024 } as const

interface Seen {
  readonly state: Fingerprint.Fingerprint
  readonly filter: Uint8Array
  /** Absent where there is no room for it. */
  readonly bytes: Buffer | undefined
}

export class SeenFiles {
  readonly #files = new Map<string, Seen>()
  #filterBytes = 0
  #contentBytes = 0

  /**
   * Returns `"nothing"` where the file, unchanged, holds no text with these hashes (see `gramsOf`), its bytes where it
   * may and these were kept, and `undefined` where it has to be read.
   */
  recall(path: string, grams: ReadonlyArray<number>): Buffer | "nothing" | undefined {
    const seen = this.#files.get(path)
    if (seen === undefined) return undefined
    const isRuledOut = !mayHold(seen.filter, grams)
    if (!isRuledOut && seen.bytes === undefined) return undefined
    try {
      const now = lstatSync(path, { bigint: true })
      if (!Fingerprint.equals(seen.state, stateOf(path, now))) return undefined
    } catch {
      return undefined
    }
    return isRuledOut ? "nothing" : seen.bytes
  }

  /**
   * Keeps a file in the state that it had before it was read, unless it is so new that another change could look the
   * same. Returns whether it may hold a text with these hashes. `text` is the folded
   * content, `now` in milliseconds since 1970.
   */
  keep(
    path: string,
    before: BigIntStats,
    bytes: Buffer,
    text: () => string,
    grams: ReadonlyArray<number>,
    now: number
  ): boolean {
    const state = stateOf(path, before)
    const known = this.#files.get(path)
    if (known !== undefined && Fingerprint.equals(known.state, state)) return mayHold(known.filter, grams)
    this.#forget(path)
    if (Fingerprint.isYoung(state, now)) return true
    const filter = filterOf(text())
    if (this.#filterBytes + filter.length <= LIMITS.filters) {
      const hasRoom = this.#contentBytes + bytes.length <= LIMITS.contents
      this.#files.set(path, { state, filter, bytes: hasRoom ? ownCopy(bytes) : undefined })
      this.#filterBytes += filter.length
      this.#contentBytes += hasRoom ? bytes.length : 0
    }
    return mayHold(filter, grams)
  }

  #forget(path: string): void {
    const known = this.#files.get(path)
    if (known === undefined) return
    this.#files.delete(path)
    this.#filterBytes -= known.filter.length
    this.#contentBytes -= known.bytes?.length ?? 0
  }
}

/** A copy outside of Node's pool, of which a few bytes keep 8 KiB. */
const ownCopy = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Returns the state of the file at `path`. */
export const stateOf = (path: string, { size, mtimeNs, ctimeNs, ino, dev }: BigIntStats): Fingerprint.Fingerprint => ({
  path,
  size: Number(size),
  mtimeNs,
  ctimeNs,
  ino,
  dev
})
