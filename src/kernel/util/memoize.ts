/**
 * Memoizes a function of objects; a value is collected together with its key.
 *
 * @example
 * const size = memoizeWeak((names: ReadonlyArray<string>) => names.join().length)
 * size(names) === size(names) // computed once
 */
export const memoizeWeak = <K extends object, A>(make: (key: K) => A): ((key: K) => A) => {
  const made = new WeakMap<K, { readonly value: A }>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known.value
    const fresh = { value: make(key) }
    made.set(key, fresh)
    return fresh.value
  }
}

/**
 * Defers making a value until its first use, and keeps it.
 *
 * @example
 * const table = lazy(() => new Map(entries))
 * table() === table() // true
 */
export const lazy = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
