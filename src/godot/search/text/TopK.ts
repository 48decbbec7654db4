/**
 * Keeps the best of many scores in a binary heap with the worst on top. Each kept score has a place, where the caller
 * keeps its data, so that there is no allocation for other scores.
 *
 * @see Williams, "Algorithm 232: Heapsort" (1964), for the heap
 * @example
 * const best = new TopK(2)
 * best.clear(2)
 * for (const score of [1, 3, 2]) best.offer(score) // 0, 1, 0: the place of each; 1 has lost its place to 2
 */
export class TopK {
  /** Scores up to this are not kept. */
  floor = Number.NEGATIVE_INFINITY
  /** Number of scores kept; their places are the numbers below it. */
  size = 0
  /** Place -> score. */
  readonly scores: Float64Array
  readonly #heap: Uint32Array
  #most = 0

  /** Keeps at most `capacity` scores. */
  constructor(capacity: number) {
    this.scores = new Float64Array(capacity)
    this.#heap = new Uint32Array(capacity)
  }

  /** Forgets all scores, and keeps at most this many from now on. */
  clear(most: number): void {
    this.#most = Math.min(most, this.scores.length)
    this.size = 0
    this.floor = this.#most > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  }

  /** The place of `score` from now on, perhaps that of the worst before it; -1 if it is not among the best so far. */
  offer(score: number): number {
    if (this.size < this.#most) {
      const place = this.size++
      this.scores[place] = score
      this.#rise(place, place)
      if (this.size === this.#most) this.floor = this.#scoreAt(0)
      return place
    }
    if (score <= this.floor) return -1
    const place = this.#heap[0] ?? 0
    this.scores[place] = score
    this.#sink(place)
    this.floor = this.#scoreAt(0)
    return place
  }

  #scoreAt(index: number): number {
    return this.scores[this.#heap[index] ?? 0] ?? 0
  }

  #rise(from: number, place: number): void {
    const score = this.scores[place] ?? 0
    let index = from
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (this.#scoreAt(parent) <= score) break
      this.#heap[index] = this.#heap[parent] ?? 0
      index = parent
    }
    this.#heap[index] = place
  }

  /** From the top. */
  #sink(place: number): void {
    const score = this.scores[place] ?? 0
    let index = 0
    for (;;) {
      let child = 2 * index + 1
      if (child >= this.size) break
      if (child + 1 < this.size && this.#scoreAt(child + 1) < this.#scoreAt(child)) child++
      if (this.#scoreAt(child) >= score) break
      this.#heap[index] = this.#heap[child] ?? 0
      index = child
    }
    this.#heap[index] = place
  }
}
