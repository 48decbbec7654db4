/** Addresses of files, as editors and clients of MCP write them. */
import { percentDecoded } from "./Percent.ts"

/**
 * Returns the path of an address; any other string unchanged.
 *
 * @example
 * pathOfAddress("file:///home/me/a%20b.gd") // "/home/me/a b.gd"
 * pathOfAddress("file:///c%3A/game/a.gd") // "c:/game/a.gd"
 */
export const pathOfAddress = (text: string): string => {
  const path = /^file:\/\/(?:localhost)?(\/.*)$/s.exec(text)?.[1]
  if (path === undefined) return text
  // A path with a % of its own was not encoded.
  const plain = percentDecoded(path) ?? path
  return /^\/[A-Za-z]:\//.test(plain) ? plain.slice(1) : plain
}
