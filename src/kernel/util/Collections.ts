/** Helpers for records and maps of lists. */

/** Checks for an object that is not an array. */
export { isRecord } from "effect/Predicate"

/**
 * Appends `value` to the list under `key`.
 *
 * @example
 * const byName = new Map<string, Array<number>>()
 * addTo(byName, "Node", 1)
 * byName.get("Node") // [1]
 */
export const addTo = <K, V>(map: Map<K, Array<V>>, key: K, value: V): void => {
  const values = map.get(key)
  if (values === undefined) map.set(key, [value])
  else values.push(value)
}

/**
 * Returns the value under `key`; makes and keeps one if the key has none.
 *
 * @example
 * const lengths = new Map<string, number>()
 * getOrMake(lengths, "Node", () => "Node".length) // 4, and from now on without another look
 */
export const getOrMake = <K, V extends NonNullable<unknown>>(
  map: { readonly get: (key: K) => V | undefined; readonly set: (key: K, value: V) => unknown },
  key: K,
  // `V` is inferred from the map alone: a `new Map()` made here would turn it into `any`.
  make: () => NoInfer<V>
): V => {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
