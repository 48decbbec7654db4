/** The rows that make a GFM table: its head is the line before a delimiter row of as many cells. */

import { BACKSLASH, COLON, HYPHEN, isSpace, PIPE, skipSpace } from "./Ascii.ts"

/**
 * Counts the cells of a delimiter row such as `| :-- | --: |`, without indentation and line end; 0 when it is none.
 *
 * @example
 * delimiterCells(Buffer.from("|--|:-:|"), 0, 8) // 2
 * delimiterCells(Buffer.from("---"), 0, 3) // 0
 *
 * @see GFM 0.29, 4.10
 */
export const delimiterCells = (bytes: Uint8Array, from: number, to: number): number => {
  let at = from
  let cells = 0
  let marked = false
  if (at < to && bytes[at] === PIPE) {
    marked = true
    at = skipSpace(bytes, at + 1, to)
  }
  while (at < to) {
    if (bytes[at] === COLON) {
      marked = true
      at++
    }
    const dashes = at
    while (at < to && bytes[at] === HYPHEN) at++
    if (at === dashes) return 0
    if (at < to && bytes[at] === COLON) {
      marked = true
      at++
    }
    cells++
    at = skipSpace(bytes, at, to)
    if (at === to) break
    if (bytes[at] !== PIPE) return 0
    marked = true
    at = skipSpace(bytes, at + 1, to)
  }
  // Without a pipe or a colon it underlines a heading or breaks a theme.
  return marked ? cells : 0
}

/**
 * Counts the cells of a head row, without indentation and line end;
 * a pipe after a backslash is text. 0 when it is none.
 *
 * @example
 * headCells(Buffer.from("a | b\\|c"), 0, 8) // 2
 */
export const headCells = (bytes: Uint8Array, from: number, to: number): number => {
  let cells = 0
  let pending = bytes[from] !== PIPE
  let others = pending ? 1 : 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number
    if (isSpace(byte)) continue
    others++
    if (pending) {
      pending = false
      cells++
    }
    if (byte === PIPE) pending = true
    else if (byte === BACKSLASH && at + 1 < to && (bytes[at + 1] === PIPE || bytes[at + 1] === BACKSLASH)) at++
  }
  return others > 1 ? cells : 0
}
