/** Addresses of files, as editors and clients of MCP write them. */

/**
 * Returns the path of an address; any other text as it is.
 *
 * @example
 * pathOfAddress("file:///home/me/a%20b.gd") // "/home/me/a b.gd"
 * pathOfAddress("file:///c%3A/game/a.gd") // "c:/game/a.gd"
 */
export const pathOfAddress = (text: string): string => {
  const path = /^file:\/\/(?:localhost)?(\/.*)$/s.exec(text)?.[1]
  if (path === undefined) return text
  const plain = decoded(path)
  return /^\/[A-Za-z]:\//.test(plain) ? plain.slice(1) : plain
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    // A path with a % of its own, which was not encoded.
    return path
  }
}
