/**
 * A filter of the letter pairs and triples of a file, kept from one search to the next: it shows which files cannot
 * hold a phrase, so that these need not be read again. It belongs to one state of the file and is never an answer.
 *
 * @see Bloom, "Space/time trade-offs in hash coding with allowable errors" (1970); one hash function is enough here.
 */
import { isKept, type Skeletons } from "./VisibleText.ts"

const LIMITS = {
  /** Number of bits for each character of the text. */
  bits: 4,
  smallest: 512,
  largest: 1 << 20
} as const

const pairHash = (a: number, b: number): number => Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b) >>> 8
const tripleHash = (a: number, b: number, c: number): number =>
  Math.imul(Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ c, 0xc2b2ae35) >>> 8

/** First characters of markup that hides letters, or means letters. */
const MAY_HIDE = /[\]<&]/

/** Returns the size in bytes of the filter of a text with so many UTF-16 units. */
export const filterSize = (units: number): number => {
  let bits: number = LIMITS.smallest
  while (bits < units * LIMITS.bits && bits < LIMITS.largest) bits *= 2
  return bits >> 3
}

/** Makes the filter of a folded text: of its letters as they are written, and as a reader sees them. */
export const filterOf = (folded: string, skeletons: Skeletons): Uint8Array => {
  const filter = new Uint8Array(filterSize(folded.length))
  const mask = filter.length * 8 - 1
  const add = (hash: number) => {
    const bit = hash & mask
    filter[bit >> 3] = (filter[bit >> 3] as number) | (1 << (bit & 7))
  }
  let count = 0
  let a = 0
  let b = 0
  for (let at = 0; at < folded.length; at += 1) {
    const c = folded.charCodeAt(at)
    if (!isKept(c)) continue
    if (count > 0) add(pairHash(b, c))
    if (count > 1) add(tripleHash(a, b, c))
    count += 1
    a = b
    b = c
  }
  if (!MAY_HIDE.test(folded)) return filter
  // Between two seams the letters are those of the text: what is seen besides lies across one.
  const { units, seams } = skeletons.of(folded)
  for (const seam of seams) {
    for (const hash of gramsOf(units.slice(Math.max(0, seam - 2), seam + 2))) add(hash)
  }
  return filter
}

/** The hashes that a file must have to hold the folded text; none if that is too short to decide. */
export const gramsOf = (folded: string): ReadonlyArray<number> => {
  const grams = new Set<number>()
  const letters = Array.from({ length: folded.length }, (_, at) => folded.charCodeAt(at)).filter(isKept)
  letters.forEach((c, at) => {
    const [a, b] = [letters[at - 2], letters[at - 1]]
    if (b !== undefined) grams.add(pairHash(b, c))
    if (a !== undefined && b !== undefined) grams.add(tripleHash(a, b, c))
  })
  return [...grams]
}

/** Checks whether a file with this filter may hold a text with these hashes. */
export const mayHold = (filter: Uint8Array, grams: ReadonlyArray<number>): boolean => {
  const mask = filter.length * 8 - 1
  return grams.every((hash) => ((filter[(hash & mask) >> 3] ?? 0) & (1 << (hash & mask & 7))) !== 0)
}
