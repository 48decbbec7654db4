/** Reads percent-encoding: `%20` for a space. */

/**
 * Decodes percent-encoding; undefined for a text that is not well encoded, such as one with a `%` of its own.
 *
 * @example
 * percentDecoded("a%20b") // "a b"
 * percentDecoded("100%") // undefined
 */
export const percentDecoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
