/** What is made of each key at its first use, kept with the key, and forgotten with it. */
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

/** What is made at its first use and kept. */
export const lazy = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
