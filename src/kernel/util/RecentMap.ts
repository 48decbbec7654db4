/**
 * A map of a limited number of entries: the least recently used one gives way to a new one.
 *
 * @example
 * const last = new RecentMap<string, number>(2)
 * last.set("a", 1)
 * last.set("b", 2)
 * last.get("a") // 1
 * last.set("c", 3)
 * last.get("b") // undefined
 */
export class RecentMap<K, V extends NonNullable<unknown>> {
  /** The least recently used first: a Map keeps the order of insertion. */
  readonly #entries = new Map<K, V>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  set(key: K, value: V): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#most) return
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest)
      return
    }
  }
}
