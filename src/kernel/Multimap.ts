/** Maps that hold several values under one key. */

/** Adds a value to those of its key, as the last one. */
export const add = <K, V>(map: Map<K, Array<V>>, key: K, value: V): void => {
  const values = map.get(key)
  if (values === undefined) map.set(key, [value])
  else values.push(value)
}
