/** The best of many: a binary heap with the worst on top. */

export interface Scored {
  readonly score: number
}

export class Best<A extends Scored> {
  readonly #size: number
  readonly #heap: Array<A> = []

  constructor(size: number) {
    this.#size = size
  }

  /** Whether one with this score would be kept. */
  admits(score: number): boolean {
    return this.#heap.length < this.#size || this.#score(0) < score
  }

  /** Keeps `one` if it is among the best so far. */
  offer(one: A): void {
    const heap = this.#heap
    if (heap.length < this.#size) {
      heap.push(one)
      this.#rise(heap.length - 1)
    } else if (this.#score(0) < one.score) {
      heap[0] = one
      this.#sink()
    }
  }

  /** What was kept, in no order. */
  all(): ReadonlyArray<A> {
    return this.#heap
  }

  #score(index: number): number {
    return this.#heap[index]?.score ?? Number.POSITIVE_INFINITY
  }

  #swap(a: number, b: number): void {
    const [left, right] = [this.#heap[a], this.#heap[b]]
    if (left === undefined || right === undefined) return
    this.#heap[a] = right
    this.#heap[b] = left
  }

  #rise(from: number): void {
    for (let i = from; i > 0; ) {
      const parent = (i - 1) >> 1
      if (this.#score(parent) <= this.#score(i)) return
      this.#swap(i, parent)
      i = parent
    }
  }

  #sink(): void {
    for (let i = 0; ; ) {
      let least = i
      for (const child of [2 * i + 1, 2 * i + 2]) if (this.#score(child) < this.#score(least)) least = child
      if (least === i) return
      this.#swap(i, least)
      i = least
    }
  }
}
