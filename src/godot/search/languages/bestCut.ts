/**
 * Cuts a text into pieces so that the sum of their weights is greatest: the best path over its places.
 *
 * @see Viterbi, "Error bounds for convolutional codes and an asymptotically optimum decoding algorithm" (1967)
 */

export interface Piece<A> {
  /** The place after it. */
  readonly end: number
  readonly weight: number
  readonly value: A
}

/** The pieces of a whole text. */
export interface CutText<A> {
  /** The sum of the weights of all pieces. */
  readonly weight: number
  readonly values: ReadonlyArray<A>
}

/**
 * Returns the values of the pieces from 0 to `length` with the greatest weight together; of equal ones the longer
 * first. Each place that a piece leads to has a piece of its own.
 *
 * @example
 * // pieces "a" (weight 1) and "ab" (weight 4) at 0, "b" (weight 1) at 1
 * bestCut(2, piecesAt) // { weight: 4, values: ["ab"] }
 */
export const bestCut = <A>(length: number, piecesAt: (start: number) => ReadonlyArray<Piece<A>>): CutText<A> => {
  // From the end: the best that follows each place is known before it is looked at.
  const weightFrom = new Float64Array(length + 1)
  const first = new Array<Piece<A> | undefined>(length)
  for (let start = length - 1; start >= 0; start--) {
    for (const piece of piecesAt(start)) {
      const weight = piece.weight + (weightFrom[piece.end] ?? 0)
      const best = first[start]
      const isLonger = best !== undefined && weight === weightFrom[start] && piece.end > best.end
      if (best !== undefined && weight <= (weightFrom[start] ?? 0) && !isLonger) continue
      weightFrom[start] = weight
      first[start] = piece
    }
  }
  const values: Array<A> = []
  for (let piece = first[0]; piece !== undefined; piece = first[piece.end]) values.push(piece.value)
  return { weight: weightFrom[0] ?? 0, values }
}
