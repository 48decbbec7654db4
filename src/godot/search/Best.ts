/** The best of many: a binary heap with the worst on top. */

export interface Scored {
  readonly score: number
}

export class Best<A extends Scored> {
  /** One that scores no more than this would not be kept. */
  floor: number
  readonly #size: number
  readonly #heap: Array<A> = []

  constructor(size: number) {
    this.#size = size
    this.floor = size > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  }

  /** Keeps `one` if it is among the best so far. */
  offer(one: A): void {
    const heap = this.#heap
    if (heap.length < this.#size) {
      heap.push(one)
      rise(heap, heap.length - 1)
    } else if (this.floor < one.score) {
      heap[0] = one
      sink(heap)
    }
    if (heap.length === this.#size) this.floor = scoreAt(heap, 0)
  }

  /** What was kept, in no order. */
  all(): ReadonlyArray<A> {
    return this.#heap
  }
}

const scoreAt = (heap: ReadonlyArray<Scored>, index: number): number => heap[index]?.score ?? Number.POSITIVE_INFINITY

const swap = <A>(heap: Array<A>, a: number, b: number): void => {
  const [left, right] = [heap[a], heap[b]]
  if (left === undefined || right === undefined) return
  heap[a] = right
  heap[b] = left
}

const rise = <A extends Scored>(heap: Array<A>, from: number): void => {
  for (let i = from; i > 0; ) {
    const parent = (i - 1) >> 1
    if (scoreAt(heap, parent) <= scoreAt(heap, i)) return
    swap(heap, i, parent)
    i = parent
  }
}

const sink = <A extends Scored>(heap: Array<A>): void => {
  for (let i = 0; ; ) {
    let least = i
    for (let child = 2 * i + 1; child <= 2 * i + 2; child++) {
      if (scoreAt(heap, child) < scoreAt(heap, least)) least = child
    }
    if (least === i) return
    swap(heap, i, least)
    i = least
  }
}
