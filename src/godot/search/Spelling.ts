/**
 * Finds the spellings near a word among tens of thousands, without an index of
 * their pieces.
 *
 * Each spelling has a 32-bit signature of the letters it holds. An edit takes away
 * at most one letter and brings at most one, so a look at two signatures and two
 * lengths rules out nearly all of them; what is left is measured.
 */
import { distance } from "../../kernel/Suggestions.ts"

/** What is forgiven: one edit in four letters, and never more than three. */
const LETTERS_PER_EDIT = 4
const MOST_EDITS = 3
/** Nobody misspells a longer word, and comparing it would cost. */
const LONGEST = 64

export interface Spellings {
  readonly size: number
  readonly at: (index: number) => string
  readonly signatures: Uint32Array
  readonly lengths: Uint8Array
}

/** Prepares `size` spellings in lower case. */
export const make = (size: number, at: (index: number) => string): Spellings => {
  const signatures = new Uint32Array(size)
  const lengths = new Uint8Array(size)
  for (let i = 0; i < size; i++) {
    const spelling = at(i)
    signatures[i] = signature(spelling)
    lengths[i] = Math.min(spelling.length, 0xff)
  }
  return { size, at, signatures, lengths }
}

/** A bit for each letter, one for each even and odd digit, one for all else. */
export const signature = (word: string): number => {
  let bits = 0
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i)
    bits |= unit >= 97 && unit <= 122 ? 1 << (unit - 97) : unit >= 48 && unit <= 57 ? 1 << (26 + (unit & 3)) : 1 << 30
  }
  return bits >>> 0
}

/** Bits set in a 32-bit number. */
const bitCount = (bits: number): number => {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

export interface Near {
  readonly index: number
  readonly edits: number
}

/** How many edits a misspelling of `word` may have. */
export const allowance = (word: string): number => Math.min(MOST_EDITS, Math.floor(word.length / LETTERS_PER_EDIT))

/** The spellings within `most` edits of `word` (lower case), fewest edits first. */
export const near = (spellings: Spellings, word: string, most = allowance(word)): ReadonlyArray<Near> => {
  if (most < 1 || word.length > LONGEST) return []
  const wanted = signature(word)
  const { signatures, lengths } = spellings
  const found: Array<Near> = []
  for (let i = 0; i < spellings.size; i++) {
    if (Math.abs((lengths[i] ?? 0) - word.length) > most) continue
    const held = signatures[i] ?? 0
    if (bitCount(wanted & ~held) > most || bitCount(held & ~wanted) > most) continue
    const edits = distance(word, spellings.at(i), most)
    if (edits <= most) found.push({ index: i, edits })
  }
  return found.sort((a, b) => a.edits - b.edits || a.index - b.index)
}

/** The spellings that hold every letter of `word` and pass `test`. */
export const holding = (
  spellings: Spellings,
  word: string,
  test: (spelling: string, index: number) => boolean
): ReadonlyArray<number> => {
  const wanted = signature(word)
  const found: Array<number> = []
  for (let i = 0; i < spellings.size; i++) {
    if ((spellings.lengths[i] ?? 0) < word.length || (wanted & ~(spellings.signatures[i] ?? 0)) !== 0) continue
    if (test(spellings.at(i), i)) found.push(i)
  }
  return found
}
