/**
 * Keeps, from one search over many files to the next, a filter of the letters of each file and
 * the bytes of small files.
 *
 * Both belong to one state of a file. Its present state is read before either is used, so a file that has changed is
 * read again.
 */
import { type BigIntStats, lstatSync } from "node:fs"
import * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import { filterOf, filterSize, mayHold } from "./GramFilter.ts"
import { Skeletons } from "./VisibleText.ts"

const LIMITS = {
  /** Maximum size of all filters, in bytes. */
  filters: 32 * 1024 * 1024,
  /** Maximum size of the contents of all files, in bytes. */
  contents: 32 * 1024 * 1024,
  /** Maximum size of the contents of files that have a filter, in bytes. */
  filtered: 16 * 1024 * 1024,
  /** Maximum number of files, each of which takes some 600 bytes of the thread's heap besides. */
  files: 32_768
} as const

interface Seen {
  readonly state: Fingerprint.Fingerprint
  /** Its filter; absent until there is time to make it, several times as much as for a search of the content. */
  filter: Uint8Array | undefined
  /** Its content; absent if there is no room for it. */
  bytes: Buffer | undefined
}

export class SeenFiles {
  readonly #files = new Map<string, Seen>()
  /** Files with their content and without a filter. */
  readonly #unfiltered = new Set<string>()
  /** Files that may have been removed, to be checked after another one found no room. */
  #unsure: Iterator<string> | undefined
  readonly #skeletons: Skeletons
  #filterBytes = 0
  #contentBytes = 0
  #filteredBytes = 0

  /** `skeletons` makes those that filters need. */
  constructor(skeletons = new Skeletons()) {
    this.#skeletons = skeletons
  }

  /**
   * Returns `"nothing"` where the file, unchanged, holds no text with these hashes (see `gramsOf`), its bytes where it
   * may and these were kept, and `undefined` where it has to be read.
   */
  recall(path: string, grams: ReadonlyArray<number>): Buffer | "nothing" | undefined {
    const seen = this.#files.get(path)
    if (seen === undefined) return undefined
    const isRuledOut = seen.filter !== undefined && !mayHold(seen.filter, grams)
    if (!isRuledOut && seen.bytes === undefined) return undefined
    const now = stateNow(path)
    if (now === undefined || !Fingerprint.equals(seen.state, now)) return undefined
    return isRuledOut ? "nothing" : seen.bytes
  }

  /**
   * Checks by its filter whether a file that was just recalled may hold a text with these hashes; true if it has none.
   */
  mayHold(path: string, grams: ReadonlyArray<number>): boolean {
    const filter = this.#files.get(path)?.filter
    return filter === undefined || mayHold(filter, grams)
  }

  /**
   * Keeps a file in the state that it had before it was read, unless it is so new that another change could look the
   * same, or there is no room for it. Returns whether it may hold a text with these hashes, as far as that is known.
   * `text` is the folded content, `now` in milliseconds since 1970.
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
    if (known !== undefined && Fingerprint.equals(known.state, state)) {
      return known.filter === undefined || mayHold(known.filter, grams)
    }
    this.#forget(path)
    if (Fingerprint.isYoung(state, now)) return true
    if (this.#files.size >= LIMITS.files) {
      this.#unsure ??= this.#files.keys()
      return true
    }
    if (this.#contentBytes + bytes.length <= LIMITS.contents) {
      this.#files.set(path, { state, filter: undefined, bytes: ownBytes(bytes) })
      this.#contentBytes += bytes.length
      this.#unfiltered.add(path)
      return true
    }
    this.#unsure ??= this.#files.keys()
    // A text has no more units than bytes, but for rare characters that folding takes apart.
    if (this.#filterBytes + filterSize(bytes.length) > LIMITS.filters) return true
    const filter = filterOf(text(), this.#skeletons)
    this.#files.set(path, { state, filter, bytes: undefined })
    this.#filterBytes += filter.length
    return mayHold(filter, grams)
  }

  /** Makes filters of files that have none, until `isLate`; returns whether all are made. `fold` folds a content. */
  makeFilters(fold: (content: Buffer) => string, isLate: () => boolean): boolean {
    for (const path of this.#unfiltered) {
      if (isLate()) return false
      this.#unfiltered.delete(path)
      const seen = this.#files.get(path)
      if (seen?.bytes === undefined) continue
      const filter = filterOf(fold(seen.bytes), this.#skeletons)
      if (this.#filterBytes + filter.length > LIMITS.filters) continue
      seen.filter = filter
      this.#filterBytes += filter.length
      this.#filteredBytes += seen.bytes.length
      if (this.#filteredBytes <= LIMITS.filtered) continue
      this.#dropContent(seen)
    }
    return true
  }

  /** Forgets removed files, after another one found no room, until `isLate`; returns whether all were checked. */
  forgetGone(isLate: () => boolean): boolean {
    if (this.#unsure === undefined) return true
    while (!isLate()) {
      const { value: path, done } = this.#unsure.next()
      if (done) {
        this.#unsure = undefined
        return true
      }
      if (stateNow(path) === undefined) this.#forget(path)
    }
    return false
  }

  #forget(path: string): void {
    const known = this.#files.get(path)
    if (known === undefined) return
    this.#files.delete(path)
    this.#unfiltered.delete(path)
    this.#filterBytes -= known.filter?.length ?? 0
    this.#dropContent(known)
  }

  #dropContent(seen: Seen): void {
    const size = seen.bytes?.length ?? 0
    this.#contentBytes -= size
    if (seen.filter !== undefined) this.#filteredBytes -= size
    seen.bytes = undefined
  }
}

/** Returns the bytes outside of Node's pool: a few bytes in the pool would keep 8 KiB of it alive. */
const ownBytes = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Returns the present state of the file at `path`; undefined if there is none, or it cannot be reached. */
const stateNow = (path: string): Fingerprint.Fingerprint | undefined => {
  try {
    const now = lstatSync(path, { bigint: true, throwIfNoEntry: false })
    return now && stateOf(path, now)
  } catch {
    return undefined
  }
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
