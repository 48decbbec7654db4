/**
 * Finds the spellings near a word among tens of thousands, without an index of their pieces.
 *
 * Each spelling has two 32-bit signatures: the letters it has, and those it has more than once. An edit removes at most
 * one letter and adds at most one, which clears at most one bit of the two and sets at most one. So a look at the
 * spellings of about the same length, and at their signatures, rules out nearly all; the distance to the others is
 * computed.
 *
 * @see Damerau, "A technique for computer detection and correction of spelling errors" (1964), for the distance
 */
import { lazy } from "../../../kernel/util/memoize.ts"
import { distance } from "../../../kernel/util/NearNames.ts"
import { fold, isPlain } from "../analysis/Tokens.ts"

/** One edit is allowed in so many letters. */
const LETTERS_PER_EDIT = 4
const MAX_EDITS = 3
/** Maximum length of a word that is compared, in units. */
const MAX_WORD_LENGTH = 64
/** Longer spellings count as this long: they are near no word. */
const LENGTHS = MAX_WORD_LENGTH + MAX_EDITS + 2
/** Spellings that are signed at once. */
const BLOCK = 1024

export interface Spellings {
  readonly size: number
  /** A spelling, in any case and with any underscores: neither counts. */
  readonly at: (index: number) => string
  /** Block -> 1 where it is signed: many queries look at the names of one initial alone. */
  readonly signed: Uint8Array
  /** Index -> its two signatures, one after the other. */
  readonly signatures: Uint32Array
  /** Index -> units. */
  readonly lengths: Uint8Array
  /** Index -> 1 where it is spelt as the one before, which is measured for both. */
  readonly repeats: Uint8Array
  /** Made when a misspelling is first sought. */
  readonly byLength: () => ByLength
}

/** Spellings that do not repeat the one before, by length. */
interface ByLength {
  /** Place -> index; those of length n begin at `starts[n]`. */
  readonly indices: Uint32Array
  readonly starts: Uint32Array
  /** Place -> the signatures of that spelling, so that a search reads memory in order. */
  readonly signatures: Uint32Array
}

/** Returns a name as it is compared: case and underscores do not count, so nearly all names are their own spelling. */
export const spellingOf = (name: string): string => (isPlain(name) ? name : fold(name))

/** Prepares `size` spellings of letters, digits and `_`; equal ones should be adjacent. */
export const make = (size: number, at: (index: number) => string): Spellings => {
  const spellings: Spellings = {
    size,
    at,
    signed: new Uint8Array(Math.ceil(size / BLOCK)),
    signatures: new Uint32Array(2 * size),
    lengths: new Uint8Array(size),
    repeats: new Uint8Array(size),
    byLength: lazy(() => sortByLength(spellings))
  }
  return spellings
}

/** Signs the spellings in `[from, to)`, and those of their blocks. */
const signAll = (spellings: Spellings, from: number, to: number): void => {
  const { size, at, signed, signatures, lengths, repeats } = spellings
  for (let block = Math.floor(from / BLOCK); block * BLOCK < to; block++) {
    if (signed[block] === 1) continue
    signed[block] = 1
    const start = block * BLOCK
    let before = start === 0 ? undefined : at(start - 1)
    for (let i = start; i < Math.min(start + BLOCK, size); i++) {
      const spelling = at(i)
      if (spelling === before) repeats[i] = 1
      before = spelling
      sign(spelling, signatures, i)
      lengths[i] = Math.min(unitsOf(spelling), LENGTHS - 1)
    }
  }
}

const sortByLength = (spellings: Spellings): ByLength => {
  const { size, signatures, lengths, repeats } = spellings
  signAll(spellings, 0, size)
  const starts = new Uint32Array(LENGTHS + 1)
  for (let i = 0; i < size; i++) {
    const after = (lengths[i] ?? 0) + 1
    if (repeats[i] === 0) starts[after] = (starts[after] ?? 0) + 1
  }
  for (let n = 1; n <= LENGTHS; n++) starts[n] = (starts[n] ?? 0) + (starts[n - 1] ?? 0)
  const next = starts.slice()
  const indices = new Uint32Array(starts[LENGTHS] ?? 0)
  const sorted = new Uint32Array(2 * indices.length)
  for (let i = 0; i < size; i++) {
    if (repeats[i] === 1) continue
    const length = lengths[i] ?? 0
    const place = next[length] ?? 0
    next[length] = place + 1
    indices[place] = i
    sorted[2 * place] = signatures[2 * i] ?? 0
    sorted[2 * place + 1] = signatures[2 * i + 1] ?? 0
  }
  return { indices, starts, signatures: sorted }
}

const UNDERSCORE = 95

/** Returns a word's length without underscores. */
const unitsOf = (word: string): number => {
  let units = word.length
  for (let at = word.indexOf("_"); at >= 0; at = word.indexOf("_", at + 1)) units--
  return units
}

/**
 * Writes the signatures of `word` as the pair at `index`: a bit for each letter (in either
 * case), four for digits, one for all else but underscores; and of these what it holds twice.
 */
const sign = (word: string, into: Uint32Array, index: number): void => {
  let once = 0
  let twice = 0
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i)
    const letter = (unit | 32) - 97
    let bit = 0
    if (letter >= 0 && letter < 26) bit = 1 << letter
    else if (unit >= 48 && unit <= 57) bit = 1 << (26 + (unit & 3))
    else if (unit !== UNDERSCORE) bit = 1 << 30
    twice |= once & bit
    once |= bit
  }
  into[2 * index] = once
  into[2 * index + 1] = twice
}

/** Returns the signatures of one word. */
const signaturesOf = (word: string): readonly [once: number, twice: number] => {
  const pair = new Uint32Array(2)
  sign(word, pair, 0)
  return [pair[0] ?? 0, pair[1] ?? 0]
}

/**
 * Counts the bits set in a 32-bit number.
 *
 * @see Warren, "Hacker's Delight" (2002), 5-1
 */
const bitCount = (bits: number): number => {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export interface Near {
  readonly index: number
  readonly edits: number
}

/**
 * Returns the maximum number of edits of a misspelling of `word`.
 *
 * @example allowance("add_chlid") // 2
 */
export const allowance = (word: string): number => Math.min(MAX_EDITS, Math.floor(word.length / LETTERS_PER_EDIT))

/**
 * Returns the spellings within `most` edits of `word` (lower case), fewest edits first.
 *
 * @example
 * const names = ["Node", "Label"]
 * near(make(2, (i) => names[i] ?? ""), "lable") // [{ index: 1, edits: 1 }]
 */
export const near = (spellings: Spellings, word: string, most = allowance(word)): ReadonlyArray<Near> => {
  if (!isComparable(word, most)) return []
  const [once, twice] = signaturesOf(word)
  const { indices, starts, signatures } = spellings.byLength()
  const editsTo = measure(word, most)
  const found: Array<Near> = []
  const end = starts[Math.min(word.length + most + 1, LENGTHS)] ?? 0
  for (let place = starts[Math.max(word.length - most, 0)] ?? 0; place < end; place++) {
    const held = signatures[2 * place] ?? 0
    // A cheaper test, which the next one implies.
    if (bitCount(once ^ held) > 2 * most) continue
    const heldTwice = signatures[2 * place + 1] ?? 0
    if (bitCount(once & ~held) + bitCount(twice & ~heldTwice) > most) continue
    if (bitCount(held & ~once) + bitCount(heldTwice & ~twice) > most) continue
    const index = indices[place] ?? 0
    const edits = editsTo(spellings.at(index))
    if (edits > most) continue
    found.push({ index, edits })
    for (let other = index + 1; spellings.repeats[other] === 1; other++) found.push({ index: other, edits })
  }
  return found.sort((a, b) => a.edits - b.edits || a.index - b.index)
}

/**
 * Returns the names within `most` edits of `word` (lower case) as `near` does, but measures each of them: nothing is
 * prepared, which is faster for a few hundred.
 *
 * @example nearAmong(["Node", "Label"], "lable") // [{ index: 1, edits: 1 }]
 */
export const nearAmong = (names: ReadonlyArray<string>, word: string, most = allowance(word)): ReadonlyArray<Near> => {
  const found: Array<Near> = []
  if (!isComparable(word, most)) return found
  const editsTo = measure(word, most)
  for (let index = 0; index < names.length; index++) {
    const edits = editsTo(spellingOf(names[index] ?? ""))
    if (edits <= most) found.push({ index, edits })
  }
  return found.sort((a, b) => a.edits - b.edits || a.index - b.index)
}

const isComparable = (word: string, most: number): boolean => most >= 1 && word.length <= MAX_WORD_LENGTH

/** Returns a function that counts the edits from `word` to a spelling; its result is above `most` if they are more. */
const measure = (word: string, most: number): ((spelling: string) => number) => {
  if (word.length > MAX_PATTERN_LENGTH) return (spelling) => distance(word, fold(spelling), most)
  const pattern = patternOf(word)
  return (spelling) => editsOf(pattern, spelling, most)
}

/** A word as bit sets of the places of its letters, to compare with many spellings. */
interface Pattern {
  readonly length: number
  readonly ascii: Int32Array
  readonly others: ReadonlyMap<number, number>
}

/** Bits that a column of the table of edits has room for. */
const MAX_PATTERN_LENGTH = 30

const patternOf = (word: string): Pattern => {
  const ascii = new Int32Array(128)
  const others = new Map<number, number>()
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i)
    if (unit < 128) ascii[unit] = (ascii[unit] ?? 0) | (1 << i)
    else others.set(unit, (others.get(unit) ?? 0) | (1 << i))
  }
  return { length: word.length, ascii, others }
}

/**
 * Computes `distance` a column of its table at a time in the bits of a number.
 *
 * @see Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", Nordic Journal of
 * Computing 10(1) (2003)
 */
const editsOf = ({ length, ascii, others }: Pattern, spelling: string, most: number): number => {
  const last = 1 << (length - 1)
  let vertical = (1 << length) - 1
  let negative = 0
  let diagonal = 0
  let before = 0
  let edits = length
  for (let i = 0; i < spelling.length; i++) {
    let unit = spelling.charCodeAt(i)
    if (unit === UNDERSCORE) continue
    if (unit >= 65 && unit <= 90) unit += 32
    const places = unit < 128 ? (ascii[unit] ?? 0) : (others.get(unit) ?? 0)
    const swapped = ((~diagonal & places) << 1) & before
    diagonal = (((places & vertical) + vertical) ^ vertical) | places | negative | swapped
    const up = negative | ~(diagonal | vertical)
    const down = diagonal & vertical
    if ((up & last) !== 0) edits++
    else if ((down & last) !== 0) edits--
    // Each remaining letter removes at most one edit.
    if (edits - (spelling.length - 1 - i) > most) return most + 1
    const shifted = (up << 1) | 1
    vertical = (down << 1) | ~(diagonal | shifted)
    negative = shifted & diagonal
    before = places
  }
  return edits
}

/** Returns the spellings in `[from, to)` that hold every letter of `word` and pass `test`. */
export const holding = (
  spellings: Spellings,
  word: string,
  [from, to]: readonly [from: number, to: number],
  test: (index: number) => boolean
): ReadonlyArray<number> => {
  const [once, twice] = signaturesOf(word)
  const { signatures, lengths } = spellings
  signAll(spellings, from, to)
  const found: Array<number> = []
  for (let i = from; i < to; i++) {
    if ((once & ~(signatures[2 * i] ?? 0)) !== 0 || (twice & ~(signatures[2 * i + 1] ?? 0)) !== 0) continue
    if ((lengths[i] ?? 0) < word.length) continue
    if (test(i)) found.push(i)
  }
  return found
}
