/** Reads percent-encoding: `%20` for a space. */

/**
 * Decodes percent-encoding; undefined for a string that is not well encoded, such as one with a literal `%`.
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
