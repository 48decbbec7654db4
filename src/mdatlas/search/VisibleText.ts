/**
 * Finds a phrase in the displayed text: through emphasis, links, entities, block quotes and line ends.
 *
 * Text and query are reduced to their letters and digits, with the position of each. Where these agree, what was left
 * out between them is compared. The text may have more than the query: markup, line ends within a script that is
 * written without spaces, and a blank between such a script and another. All other visible characters must be the same.
 */
import { decodeNamedCharacterReference } from "decode-named-character-reference"
import { CodeSpans } from "./CodeSpans.ts"
import { wordBoundary } from "./WordBoundary.ts"

/** A text's letters and digits, and where each is in the text. */
export interface Skeleton {
  readonly units: string
  readonly positions: Uint32Array
  /** Indices into `units` before which letters of the text are left out, or which do not occur in it unchanged. */
  readonly seams: ReadonlyArray<number>
}

/** A phrase found in a text, in UTF-16 units. */
export interface VisibleHit {
  readonly start: number
  readonly end: number
  readonly isWhole: boolean
}

/** 1 for ASCII letters and digits, else 0. */
const ASCII_WORD = Uint8Array.from({ length: 128 }, (_, code) =>
  /[0-9A-Za-z]/.test(String.fromCharCode(code)) ? 1 : 0
)

/** Checks whether a unit of UTF-16 belongs to a skeleton; beyond ASCII the common blocks of punctuation are not. */
export const isKept = (unit: number): boolean =>
  unit < 0x80
    ? ASCII_WORD[unit] === 1
    : !(unit < 0xc0 || (unit >= 0x2000 && unit < 0x2070) || (unit >= 0x3000 && unit < 0x3021 && unit !== 0x3005))

export const AMPERSAND = 0x26
export const LESS = 0x3c
export const CLOSE_BRACKET = 0x5d
const BACKTICK = 0x60
const TILDE = 0x7e

/** End of a link after its text: a destination in parentheses, one pair of them nested, or a label. */
export const LINK_TAIL = /\](?:\((?:[^()\n]|\([^()\n]{0,500}\)){0,2000}\)|\[[^[\]\n]{0,500}\])/y
/** A tag or a comment; an address between angle brackets is displayed. */
export const TAG = /<(?:\/?[a-zA-Z][a-zA-Z0-9-]{0,100}(?:\s[^<>]{0,1000})?\/?|!--[\s\S]{0,2000}?--)>/y
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,31}));/y

const LINK_TAILS = new RegExp(LINK_TAIL.source, "g")
const TAGS = new RegExp(TAG.source, "g")
export const ENTITIES = new RegExp(ENTITY.source, "g")

/**
 * Reduces texts to their letters and digits; destinations, tags and entities count as what a reader sees of them. The
 * skeleton of the latest text is kept: a filter, a test and a search ask for the same one after another.
 *
 * @example new Skeletons().of("a *b*").units // "ab"
 */
export class Skeletons {
  /** Room for the longest text so far, which is not made again for each. */
  #room = roomFor(1 << 12)
  #last: { readonly text: string; readonly skeleton: Skeleton } | undefined

  of(text: string): Skeleton {
    if (this.#last?.text === text) return this.#last.skeleton
    if (this.#room.units.length < text.length) this.#room = roomFor(text.length * 2)
    const skeleton = reduce(text, this.#room)
    this.#last = text.length <= MAX_KEPT ? { text, skeleton } : undefined
    return skeleton
  }
}

const roomFor = (length: number) => {
  const units = new Uint16Array(length)
  return { units, bytes: Buffer.from(units.buffer), positions: new Uint32Array(length) }
}

/** UTF-16 units of a text that is kept; the windows of a search are no larger. */
const MAX_KEPT = 3 << 20

const reduce = (text: string, { units, bytes, positions }: ReturnType<typeof roomFor>): Skeleton => {
  const seams: Array<number> = []
  const code = new CodeSpans(text)
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (isKept(unit)) {
      units[count] = unit
      positions[count] = at
      count += 1
    } else if (unit === BACKTICK || unit === TILDE) at = code.skipRun(at) - 1
    else if (at < code.end) continue
    else if (unit === CLOSE_BRACKET) {
      LINK_TAIL.lastIndex = at
      if (!LINK_TAIL.test(text)) continue
      at = LINK_TAIL.lastIndex - 1
      seams.push(count)
    } else if (unit === LESS) {
      TAG.lastIndex = at
      if (!TAG.test(text)) continue
      at = TAG.lastIndex - 1
      seams.push(count)
    } else if (unit === AMPERSAND) {
      ENTITY.lastIndex = at
      const entity = ENTITY.exec(text)
      if (entity === null) continue
      for (const decoded of lettersOf(entity)) {
        if (isKept(decoded.charCodeAt(0)) && count < units.length) {
          seams.push(count)
          units[count] = decoded.charCodeAt(0)
          positions[count] = at
          count += 1
        }
      }
      seams.push(count)
      at = ENTITY.lastIndex - 1
    }
  }
  return { units: bytes.toString("utf16le", 0, count * 2), positions: positions.slice(0, count), seams }
}

/** Returns the characters that an entity means, which `ENTITIES` has found. */
const decode = ([source = "", decimal, hexadecimal, name]: ReadonlyArray<string | undefined>): string => {
  if (name !== undefined) return decodeNamedCharacterReference(name) || source
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "\ufffd"
}

/** Returns what an entity means, folded as `fold` folds a text unless case counts. */
export const lettersOf = (entity: ReadonlyArray<string | undefined>): string =>
  withoutVariants(decode(entity).normalize("NFKC").toLowerCase())

/** Replaces the three letters that lower case keeps apart. */
export const withoutVariants = (lower: string): string =>
  /[ßςſ]/.test(lower) ? lower.replaceAll("ß", "ss").replaceAll("ς", "σ").replaceAll("ſ", "s") : lower

/** A phrase ready to be looked for; undefined if it holds no letter or digit. */
export interface Phrase {
  readonly units: string
  /** Text before, between and after its letters. */
  readonly gaps: ReadonlyArray<string>
}

/** Prepares a phrase, which is folded as the text is. */
export const phraseOf = (query: string): Phrase | undefined => {
  const gaps: Array<string> = []
  let units = ""
  let gap = ""
  for (let at = 0; at < query.length; at += 1) {
    if (isKept(query.charCodeAt(at))) {
      units += query.charAt(at)
      gaps.push(gap)
      gap = ""
    } else gap += query.charAt(at)
  }
  return units === "" ? undefined : { units, gaps: [...gaps, gap] }
}

/**
 * Yields where a reader of `text` sees the phrase, left to right.
 *
 * @example
 * [...visibleHits("see [the *docs*](http://x) now", new Skeletons().of(...), phraseOf("the docs now"))].length // 1
 */
export function* visibleHits(text: string, skeleton: Skeleton, phrase: Phrase): Generator<VisibleHit> {
  const { units, positions } = skeleton
  const { length } = phrase.units
  let next = 0
  for (let at = units.indexOf(phrase.units); at !== -1; at = units.indexOf(phrase.units, next)) {
    next = at + 1
    if (!agrees(text, positions, at, phrase)) continue
    next = at + length
    const start = positions[at] ?? 0
    const end = endAt(text, positions[at + length - 1] ?? 0)
    yield { start, end, isWhole: wordBoundary(text, start) && wordBoundary(text, end) }
  }
}

/** Returns the end of the letter, or of the entity that means it, at an index. */
const endAt = (text: string, at: number): number => {
  if (text.charCodeAt(at) !== AMPERSAND) return at + 1
  ENTITY.lastIndex = at
  return ENTITY.test(text) ? ENTITY.lastIndex : at + 1
}

const agrees = (text: string, positions: Uint32Array, at: number, { units, gaps }: Phrase): boolean => {
  for (let index = 0; index <= units.length; index += 1) {
    const expected = gaps[index] ?? ""
    const isEdge = index === 0 || index === units.length
    if (isEdge && expected.trim() === "") continue
    const before = positions[at + index - 1]
    const from = before === undefined ? 0 : endAt(text, before)
    const to = positions[at + index] ?? text.length
    // An entity may mean several letters.
    if (!isEdge && (to === from || to === before) && expected === "") continue
    const gap = text.slice(from, Math.min(to, from + MAX_GAP))
    if (isEdge) {
      if (!holds(decoded(gap), marksOf(expected))) return false
    } else if (!gapAgrees(gap, expected, units, index)) {
      const plain = withoutAngles(text, from, gap)
      if (plain === gap || !gapAgrees(plain, expected, units, index)) return false
    }
  }
  return true
}

/** Beginning of an address between angle brackets. */
const ADDRESS = String.raw`<(?:[a-z][a-z0-9+.-]{1,31}:|[^\s<>@]{1,200}@)[^\s<>]{0,1000}`
const OPENS_ADDRESS = new RegExp(`^${ADDRESS}>`, "i")
const ENDS_ADDRESS = new RegExp(`${ADDRESS}$`, "i")

/** Leaves out the angle brackets around an address that ends before the gap or begins after it. */
const withoutAngles = (text: string, from: number, gap: string): string => {
  const isBehind = gap.startsWith(">") && ENDS_ADDRESS.test(text.slice(Math.max(0, from - 1200), from))
  const own = isBehind ? gap.slice(1) : gap
  const last = from + gap.length - 1
  return own.endsWith("<") && OPENS_ADDRESS.test(text.slice(last, last + 1200)) ? own.slice(0, -1) : own
}

/** UTF-16 units between two letters that are compared; a destination may be long. */
const MAX_GAP = 4000

/**
 * Scripts written without spaces: a line end between two of their characters is not seen, and between one of them and a
 * letter or digit of another script some writers put a blank and others none.
 */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}、。，．「」（）]/u

const gapAgrees = (gap: string, expected: string, units: string, index: number): boolean => {
  if (gap === expected) return true
  const seen = visibleGap(gap)
  const marks = marksOf(expected)
  if (!holds(decoded(gap), marks) || !holds(marks, marksOf(seen))) return false
  const [left, right] = [units.charAt(index - 1), units.charAt(index)]
  const isBlankOptional = marks === "" && SPACELESS.test(left) !== SPACELESS.test(right)
  if (/\s/.test(expected)) return isBlankOptional || /[\s|]|<br/i.test(gap)
  if (!/\s/.test(seen) || isBlankOptional) return true
  return /\n/.test(seen) && [...(left + marks + right)].some((character) => SPACELESS.test(character))
}

const marksOf = (gap: string): string => gap.replace(/\s+/g, "")

const decoded = (gap: string): string => gap.replace(ENTITIES, (...found) => decode(found))

/** The row between the head and the body of a table. */
const DELIMITER_ROWS = /\n[ \t>]{0,40}\|?[ \t]{0,40}:?-[ \t|:-]{0,2000}(?=\n)/g

/** Returns the displayed characters between two letters: without markup and what it hides. */
const visibleGap = (gap: string): string => {
  const text = decoded(gap.replace(TAGS, ""))
    .replace(LINK_TAILS, "")
    .replace(DELIMITER_ROWS, "")
    .replace(/\n[ \t]*(?:>[ \t]?)*(?:[-+*][ \t]+|#{1,6}[ \t]+|(?:=+|-+)[ \t]*(?=\n))?/g, "\n")
    .replace(/!(?=\[)|(?<=\[)\^/g, "")
    .replace(/[*`~\\[\]|]/g, "")
  return /^_+$/.test(text) ? text : text.replace(/_/g, "")
}

/** Checks whether all characters of `wanted` are in `text`, in this order. */
const holds = (text: string, expected: string): boolean => {
  let at = 0
  for (const character of expected) {
    const found = text.indexOf(character, at)
    if (found === -1) return false
    at = found + character.length
  }
  return true
}
