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
