/**
 * The rows that text search compares, in columns: no object is created for a row that is not shown.
 *
 * The best of all rows come first, by the places that `best` gives them; `add` appends others.
 */
import { Row } from "../../reference/SymbolTable.ts"
import { TopK } from "./TopK.ts"

/** Maximum number of values of one enum before other rows: all of them match if one does. */
const MAX_OF_AN_ENUM = 3

/** A place, and the score that its row is shown with. */
export interface Shown {
  readonly place: number
  readonly score: number
}

export class Candidates {
  readonly best: TopK
  /** Place -> row, coverage, bits of the query terms matched, and the share of the name that the query covers. */
  rows: Uint32Array
  readonly coverages: Float64Array
  readonly matches: Uint32Array
  readonly fits: Float64Array
  /** Place -> the score that rows are ordered by. */
  scores: Float64Array
  /** Place -> one more than the row that raised it; 0 for a row that was found itself. */
  sources: Uint32Array
  size = 0

  /** Keeps at most this many found rows. */
  constructor(most: number) {
    this.best = new TopK(most)
    this.rows = new Uint32Array(most)
    this.coverages = new Float64Array(most)
    this.matches = new Uint32Array(most)
    this.fits = new Float64Array(most)
    this.scores = new Float64Array(most)
    this.sources = new Uint32Array(most)
  }

  /** Clears all, and keeps at most this many from now on. */
  clear(most: number): void {
    this.best.clear(most)
    this.sources.fill(0)
    this.size = 0
  }

  /** Appends a row that matches no word of the query and is raised by `source`; returns its place. */
  add(row: Row, score: number, source: Row): number {
    if (this.size === this.rows.length) this.#grow()
    const place = this.size++
    this.rows[place] = row
    this.scores[place] = score
    this.sources[place] = source + 1
    return place
  }

  #grow(): void {
    const capacity = 2 * this.rows.length + 32
    this.rows = copied(this.rows, new Uint32Array(capacity))
    this.scores = copied(this.scores, new Float64Array(capacity))
    this.sources = copied(this.sources, new Uint32Array(capacity))
  }

  /** Removes the rows from place `from` on that score less than `least`. */
  removeBelow(least: number, from: number): void {
    let end = from
    for (let place = from; place < this.size; place++) {
      if ((this.scores[place] ?? 0) < least) continue
      this.rows[end] = this.rows[place] ?? 0
      this.scores[end] = this.scores[place] ?? 0
      this.sources[end] = this.sources[place] ?? 0
      end++
    }
    this.size = end
  }

  /** Checks whether the row at `place` comes before the one at `other`. */
  precedes(place: number, other: number): boolean {
    const difference = (this.scores[place] ?? 0) - (this.scores[other] ?? 0)
    return difference > 0 || (difference === 0 && (this.rows[place] ?? 0) < (this.rows[other] ?? 0))
  }

  /** Returns the row at `place`. */
  rowAt(place: number): Row {
    return Row(this.rows[place] ?? 0)
  }

  /**
   * Returns the best rows, at most `limit`, best first. With `enumOf` (row -> one more than its enum) all except the
   * first values of each enum follow the rest, and score no more than the row before.
   */
  first(limit: number, enumOf?: Uint32Array): ReadonlyArray<Shown> {
    const heap = this.#heap()
    const shown: Array<Shown> = []
    const later: Array<number> = []
    let shownOf: Map<number, number> | undefined
    for (let left = this.size; left > 0 && shown.length < limit; left--) {
      const place = heap[0] ?? 0
      heap[0] = heap[left - 1] ?? 0
      this.#sink(heap, 0, left - 1)
      const enumRow = enumOf?.[this.rows[place] ?? 0] ?? 0
      if (enumRow > 0) {
        shownOf ??= new Map()
        const count = 1 + (shownOf.get(enumRow) ?? 0)
        shownOf.set(enumRow, count)
        if (count > MAX_OF_AN_ENUM) {
          later.push(place)
          continue
        }
      }
      shown.push({ place, score: this.scores[place] ?? 0 })
    }
    for (const place of later) {
      if (shown.length >= limit) break
      const before = shown[shown.length - 1]?.score ?? Number.POSITIVE_INFINITY
      shown.push({ place, score: Math.min(this.scores[place] ?? 0, before) })
    }
    return shown
  }

  /** All places as a binary heap with the best on top: of a hundred rows ten are shown. */
  #heap(): Uint32Array {
    const heap = new Uint32Array(this.size)
    for (let place = 0; place < heap.length; place++) heap[place] = place
    for (let index = (this.size >> 1) - 1; index >= 0; index--) this.#sink(heap, index, this.size)
    return heap
  }

  #sink(heap: Uint32Array, from: number, size: number): void {
    const place = heap[from] ?? 0
    let index = from
    for (;;) {
      let child = 2 * index + 1
      if (child >= size) break
      if (child + 1 < size && this.precedes(heap[child + 1] ?? 0, heap[child] ?? 0)) child++
      if (!this.precedes(heap[child] ?? 0, place)) break
      heap[index] = heap[child] ?? 0
      index = child
    }
    if (size > 0) heap[index] = place
  }
}

const copied = <A extends Uint32Array | Float64Array>(from: A, into: A): A => {
  into.set(from)
  return into
}
