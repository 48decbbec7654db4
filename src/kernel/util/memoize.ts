/** Keeps the results of functions, so that each is computed once. */
import { detach } from "./Text.ts"

/**
 * Memoizes a function of any keys; the results are held as long as the function.
 *
 * @example
 * const membersAt = memoize((path: string) => readMembers(path))
 * membersAt("res://a.gd") === membersAt("res://a.gd") // true: read once
 */
export const memoize = <K, A>(make: (key: K) => A): ((key: K) => A) => keptIn(new Map(), make)

/**
 * Memoizes a function of objects; a value is collected together with its key.
 *
 * @example
 * const sorted = memoizeWeak((names: ReadonlyArray<string>) => [...names].sort())
 * const names = ["b", "a"]
 * sorted(names) === sorted(names) // true: sorted once
 */
export const memoizeWeak = <K extends object, A>(make: (key: K) => A): ((key: K) => A) => keptIn(new WeakMap(), make)

/** The parts of a `Map` or `WeakMap` that memoizing needs; values are wrapped, since they may be undefined. */
interface Table<K, A> {
  readonly get: (key: K) => { readonly value: A } | undefined
  readonly set: (key: K, kept: { readonly value: A }) => unknown
}

/** Memoizes a function in a table. */
const keptIn =
  <K, A>(made: Table<K, A>, make: (key: K) => A): ((key: K) => A) =>
  (key) => {
    const known = made.get(key)
    if (known !== undefined) return known.value
    const fresh = { value: make(key) }
    made.set(key, fresh)
    return fresh.value
  }

/**
 * Memoizes a function of short-lived objects in a hidden property of the object itself.
 *
 * The values of a `WeakMap` outlive V8's minor collections: all that a key leads to is promoted to the old generation
 * before it is freed. The key must not be frozen.
 *
 * @example
 * const words = memoizeIn((line: { readonly text: string }) => line.text.split(" "))
 * words(line) === words(line) // computed once
 */
export const memoizeIn = <K extends object, A>(make: (key: K) => A): ((key: K) => A) => {
  const place = Symbol("memoized")
  return (key) => {
    const known = (key as { readonly [place]?: { readonly value: A } })[place]
    if (known !== undefined) return known.value
    const fresh = { value: make(key) }
    Object.defineProperty(key, place, { value: fresh })
    return fresh.value
  }
}

/**
 * Defers making a value until its first use, and keeps it.
 *
 * @example
 * const table = lazy(() => new Map([["a", 1]]))
 * table() === table() // true
 */
export const lazy = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/**
 * Memoizes a function of the numbers from 0 to below `size`, which is called at the first use.
 *
 * @example
 * const nameOf = memoizeNumbers(() => names.length, (id) => names[id]?.toLowerCase() ?? "")
 */
export const memoizeNumbers = <A extends NonNullable<unknown>>(
  size: () => number,
  make: (id: number) => A
): ((id: number) => A) => {
  const made = lazy(() => new Array<A | undefined>(size()))
  return (id) => {
    const all = made()
    const value = all[id] ?? make(id)
    all[id] = value
    return value
  }
}

/**
 * Memoizes a function of strings from outside: holds up to `most` results, then starts afresh. The keys are copies,
 * since a substring of a script would keep the whole script in memory.
 *
 * @example
 * const words = memoizeTexts(1000, (line) => line.split(" "))
 * words("a b") === words("a b") // split once
 */
export const memoizeTexts = <A>(most: number, make: (text: string) => A): ((text: string) => A) => {
  const made = new Map<string, A>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined || made.has(text)) return known as A
    const fresh = make(text)
    const key = detach(text)
    // The copy of half a surrogate pair is another text.
    if (key !== text) return fresh
    if (made.size >= most) made.clear()
    made.set(key, fresh)
    return fresh
  }
}
