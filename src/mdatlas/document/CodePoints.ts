/** Counts and cuts UTF-8 by code points; chunks may cut a code point, results never do. */

/** Length in bytes below which runs are counted byte by byte: a view over words costs more than it saves. */
const WORDWISE = 128

/** Counts the bytes of `bytes[from, to)` that continue a code point (10xxxxxx). `words` is a view of all `bytes`. */
export const countContinuations = (bytes: Uint8Array, from: number, to: number, words?: Int32Array): number => {
  let count = 0
  let at = from
  if (words !== undefined || to - from >= WORDWISE) {
    const shift = words === undefined ? bytes.byteOffset : 0
    for (; ((at + shift) & 3) !== 0 && at < to; at++) if (((bytes[at] as number) & 0xc0) === 0x80) count++
    const end = at + ((to - at) & ~3)
    count +=
      words === undefined ? inWords(viewOf(bytes, at, end), 0, (end - at) >> 2) : inWords(words, at >> 2, end >> 2)
    at = Math.max(at, end)
  }
  for (; at < to; at++) if (((bytes[at] as number) & 0xc0) === 0x80) count++
  return count
}

const viewOf = (bytes: Uint8Array, from: number, to: number): Int32Array =>
  new Int32Array(bytes.buffer, bytes.byteOffset + from, (to - from) >> 2)

/**
 * Counts continuation bytes in `words[from, to)`, four bytes at a time.
 *
 * @see Warren, "Hacker's Delight" (2002), 5-1, for sums in the lanes of a word
 */
const inWords = (words: Int32Array, from: number, to: number): number => {
  let count = 0
  for (let i = from; i < to; ) {
    // One bit a byte, summed in four lanes of eight bits, of which the highest bit is the sign of the sum: once it is
    // set, V8 compiles the loop anew for larger numbers.
    const stop = Math.min(i + 127, to)
    let lanes = 0
    for (; i < stop; i++) {
      const word = words[i] as number
      lanes += (word >>> 7) & ~(word >>> 6) & 0x01010101
    }
    count += (lanes & 0xff) + ((lanes >>> 8) & 0xff) + ((lanes >>> 16) & 0xff) + (lanes >>> 24)
  }
  return count
}

/**
 * Counts the code points that begin in `bytes[from, to)`.
 *
 * @example
 * countCodePoints(Buffer.from("日本")) // 2
 */
export const countCodePoints = (bytes: Uint8Array, from = 0, to = bytes.length): number =>
  to - from - countContinuations(bytes, from, to)

/** Number of bytes that `indexOfCodePoint` counts at once before it examines single ones. */
const STRIDE = 4096

/**
 * Returns the index in `bytes` at which code point number `count` (from 0, counted from `from`) begins; `bytes.length`
 * when fewer begin there. For the next chunk, pass `count` less the code points that began in this one.
 *
 * @example
 * indexOfCodePoint(Buffer.from("日本"), 1) // 3
 */
export const indexOfCodePoint = (bytes: Uint8Array, count: number, from = 0): number => {
  let at = from
  let left = count
  while (at + STRIDE <= bytes.length) {
    const here = countCodePoints(bytes, at, at + STRIDE)
    if (here > left) break
    left -= here
    at += STRIDE
  }
  for (; at < bytes.length; at++) {
    if (((bytes[at] as number) & 0xc0) === 0x80) continue
    if (left === 0) return at
    left--
  }
  return bytes.length
}

/**
 * Counts the bytes at the end that begin a code point without finishing it (0 to 3).
 *
 * @example
 * unfinishedBytes(Buffer.from("日").subarray(0, 2)) // 2
 */
export const unfinishedBytes = (bytes: Uint8Array): number => {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] as number
    if ((byte & 0xc0) === 0x80) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return length > back ? back : 0
  }
  return 0
}

/**
 * Checks whether a unit of UTF-16 is the second half of a code point.
 *
 * @example isLowSurrogate("𝄞".charCodeAt(1)) // true
 */
export const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff
