/**
 * Identifiers of sections: `<slug of the title>-<hex digits of a digest>`.
 *
 * The digest is SHA-256 over the chain of (level, title, occurrence) from the root, each link over the one above it, so
 * an identifier moves only when a title of its chain changes or an equal-titled sibling comes before one of them. A
 * request may use the long form or the short one of an identifier; the short one means the first section that has it.
 */
import crypto from "node:crypto"
import { lazy } from "../../kernel/util/memoize.ts"
import { isDigit, isLetter } from "./Ascii.ts"

/** Maximum number of code points of a slug. */
const SLUG_LIMIT = 40
/** Digits of an identifier; the longer form distinguishes two whose short ones are equal. */
const SHORT = 8
const LONG = 16

/** Letters, digits and the marks on them, of any script; everything else separates words. */
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gu

/** Length to which titles are cut before they are normalised: the rest would only affect the slugs of hostile ones. */
const SOURCE_LIMIT = 400

/**
 * Returns the words of the title in lower case, width folded, joined by `-`; `section` when it has none.
 *
 * @example
 * slugOf("Ｗｈａｔ's new?") // "what-s-new"
 */
export const slugOf = (title: string): string => {
  const words = title.slice(0, SOURCE_LIMIT).normalize("NFKC").toLowerCase().replace(SEPARATORS, "-")
  const slug = trimHyphens(firstCodePoints(trimHyphens(words), SLUG_LIMIT))
  return slug === "" ? "section" : slug
}

const trimHyphens = (text: string): string =>
  text.slice(text.startsWith("-") ? 1 : 0, text.endsWith("-") ? -1 : undefined)

const firstCodePoints = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  let end = 0
  for (let count = 0; count < limit && end < text.length; count++)
    end += (text.codePointAt(end) as number) > 0xffff ? 2 : 1
  return text.slice(0, end)
}

/** Checks quickly whether a heading of that source, white space around it left out, may have the slug. */
export const mayHaveSlug = (source: Uint8Array, slug: string): boolean => {
  for (let at = 0; at < source.length && at < SLUG_LIMIT; at++) {
    const byte = source[at] as number
    // Up to the first markup, separator or combining mark, ASCII is unchanged in the slug.
    if (!(isLetter(byte) || isDigit(byte)) || (source[at + 1] ?? 0) >= 0x80) return true
    if (slug.charCodeAt(at) !== (isLetter(byte) ? byte | 0x20 : byte)) return false
  }
  return true
}

/** Returns the digest (64 hex digits) of a section; `parent` is the digest of the one it lies in, "" at the root. */
export const digestOf = (parent: string, level: number, occurrence: number, title: string): string =>
  sha256(`${parent}\n${level}\n${occurrence}\n${title}`)

/**
 * Returns the SHA-256 of a text, in 64 hex digits. Node 20.12 and later hash in one call, in half the time.
 *
 * @example
 * sha256("").slice(0, 8) // "e3b0c442"
 */
export const sha256 = (text: string): string => hasher()(text)

const hasher = lazy((): ((text: string) => string) => {
  const { createHash, hash } = crypto
  return typeof hash === "function"
    ? (text) => hash("sha256", text)
    : (text) => createHash("sha256").update(text).digest("hex")
})

/**
 * Returns the identifier of a section with that title and digest.
 *
 * @example
 * identifierOf("Usage", "0a1b2c3d4e...", false) // "usage-0a1b2c3d"
 */
export const identifierOf = (title: string, digest: string, long: boolean): string =>
  `${slugOf(title)}-${digest.slice(0, long ? LONG : SHORT)}`

/** Returns eight digits of a digest, from `at` on, as a number; `parseInt` takes longer than the digest. */
export const wordAt = (digest: string, at: number): number => {
  let word = 0
  for (let i = at; i < at + 8; i++) {
    const unit = digest.charCodeAt(i)
    word = (word << 4) | (unit < LETTER_A ? unit - DIGIT_0 : unit - LETTER_A + 10)
  }
  return word >>> 0
}

const DIGIT_0 = 0x30
const LETTER_A = 0x61

/**
 * Returns a number as eight digits of a digest; several times as fast as `toString(16)`,
 * of which a page needs thousands.
 */
export const digitsOf = (word: number): string =>
  byteAt(word, 24) + byteAt(word, 16) + byteAt(word, 8) + byteAt(word, 0)

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"))
const byteAt = (word: number, shift: number): string => BYTES[(word >>> shift) & 0xff] as string

/** Returns the preamble's identifier; made at its first use, since a start does without the module that hashes. */
export const preambleId = lazy(() => identifierOf("preamble", digestOf("", 0, 1, ""), false))

export interface Identifier {
  readonly slug: string
  /** 8 or 16 of them. */
  readonly digits: string
}

/**
 * Splits an identifier into its two parts; `undefined` for what can be none.
 *
 * @example
 * parseIdentifier("usage-0a1b2c3d") // { slug: "usage", digits: "0a1b2c3d" }
 * parseIdentifier("usage") // undefined
 */
export const parseIdentifier = (id: string): Identifier | undefined => {
  const hyphen = id.lastIndexOf("-")
  const digits = id.slice(hyphen + 1)
  if (hyphen < 1 || (digits.length !== SHORT && digits.length !== LONG)) return undefined
  return /^[0-9a-f]+$/.test(digits) ? { slug: id.slice(0, hyphen), digits } : undefined
}

/**
 * Follows the headings of a document in order and gives each its digest.
 *
 * @example
 * const chain = new Chain(1)
 * chain.next(1, "Usage") // 64 hex digits
 */
export class Chain {
  /** The sections that the next heading may lie in. */
  readonly #open: Array<{ readonly level: number; readonly digest: string }> = []
  readonly #siblings: SiblingCounts

  /** `headings`: the maximum number of headings. */
  constructor(headings: number) {
    this.#siblings = new SiblingCounts(headings)
  }

  /** The digest of the next heading. */
  next(level: number, title: string): string {
    const open = this.#open
    while ((open[open.length - 1]?.level ?? 0) >= level) open.pop()
    const parent = open[open.length - 1]?.digest ?? ""
    const first = digestOf(parent, level, 1, title)
    const occurrence = this.#siblings.add(wordAt(first, 0), wordAt(first, 8))
    const digest = occurrence === 1 ? first : digestOf(parent, level, occurrence, title)
    open.push({ level, digest })
    return digest
  }
}

/**
 * Counts siblings with equal titles by the digest of the first of them: 64 bits of it in a table of fixed size, since
 * titles in a map would take several times as much. Different titles whose bits agree, one pair in a billion documents,
 * are counted together, which keeps identifiers unique and the same each time.
 */
class SiblingCounts {
  /** For each entry two words of a digest, and a count. */
  readonly #table: Uint32Array
  readonly #mask: number

  constructor(most: number) {
    let places = 16
    while (places * 3 < most * 4) places *= 2
    this.#table = new Uint32Array(places * 3)
    this.#mask = places - 1
  }

  /** Counts one more of that digest; returns how many there are now. */
  add(word: number, next: number): number {
    const table = this.#table
    for (let place = word & this.#mask; ; place = (place + 1) & this.#mask) {
      const at = place * 3
      const count = table[at + 2] as number
      if (count > 0 && (table[at] !== word || table[at + 1] !== next)) continue
      table[at] = word
      table[at + 1] = next
      table[at + 2] = count + 1
      return count + 1
    }
  }
}
