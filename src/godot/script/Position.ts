/** Places in a text: offsets in UTF-16 units, which are converted to lines and columns on demand. */

/** From the first unit to after the last one. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A line and a column, both counted from 1, the column in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/**
 * The line and the column of an offset.
 *
 * @example positionAt(lineStartsOf("ab\ncd"), 4) // { line: 2, column: 2 }
 */
export const positionAt = (lineStarts: ReadonlyArray<number>, offset: number): Position => {
  let low = 0
  let high = lineStarts.length
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((lineStarts[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 }
}

/**
 * Returns the index of the first of some places that begins at an offset or later; the places are in order.
 *
 * @example firstFrom([{ start: 1, end: 2 }, { start: 5, end: 7 }], 2) // 1
 */
export const firstFrom = (places: ReadonlyArray<Span>, offset: number): number => {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle]?.start ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Returns the offset of the first unit of each line; a line ends with `\n`, `\r\n` or `\r`.
 *
 * @example lineStartsOf("ab\r\ncd") // [0, 4]
 */
export const lineStartsOf = (text: string): ReadonlyArray<number> => {
  const starts = [0]
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length)
  return starts
}
