/**
 * Limits how many requests are worked on at once.
 *
 * Effect's semaphore wakes all waiting fibers whenever one turn ends, so ten thousand of them would make hardly any
 * progress.
 */

/**
 * Grants a limited number of turns at once, in the order of the requests.
 *
 * @example
 * const turns = new Turns(1)
 * turns.take() // true
 * turns.take() // false: none is free
 * turns.wait(() => console.log("begins")) // logs once the first turn is released
 * turns.release()
 */
export class Turns {
  #free: number
  readonly #waiting = new Set<() => void>()

  constructor(count: number) {
    this.#free = count
  }

  /** Begins a turn; false if none is free. */
  take(): boolean {
    if (this.#free === 0) return false
    this.#free--
    return true
  }

  /** Calls `begin` once a turn has become free, with that turn; returns how to give up waiting. */
  wait(begin: () => void): () => void {
    this.#waiting.add(begin)
    return () => void this.#waiting.delete(begin)
  }

  /** Ends a turn. */
  release(): void {
    const [next] = this.#waiting
    if (next === undefined) this.#free++
    else {
      this.#waiting.delete(next)
      next()
    }
  }

  /** Calls all waiting callbacks, without a turn. */
  callAll(): void {
    for (const begin of this.#waiting) begin()
    this.#waiting.clear()
  }
}
