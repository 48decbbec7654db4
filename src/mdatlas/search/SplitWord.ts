/**
 * Decides which texts may display a word whose letters are not adjacent in their source. Most do not, and need not be
 * reduced to their visible text.
 */
import {
  AMPERSAND,
  CLOSE_BRACKET,
  ENTITIES,
  isKept,
  LESS,
  LINK_TAIL,
  lettersOf,
  type Phrase,
  TAG
} from "./VisibleText.ts"

/** Characters between two letters of a word that are not displayed, apart from those that begin with one of `]<&`. */
const UNSEEN = "[*`~\\\\|!\\[_]"

/**
 * Returns a test for texts that may show a word although its letters are not side by side
 * in the source: a beginning of the word with undisplayed marks and then the rest of it,
 * or entities that mean letters of it. Undefined for a long word.
 *
 * @example
 * splitTest("the")("t**he**") // true
 * splitTest("the")("**the**") // false
 */
export const splitTest = (word: string): ((text: string) => boolean) | undefined => {
  if (word.length > MAX_TESTED) return undefined
  const codeOf = (at: number) => `\\u${word.charCodeAt(at).toString(16).padStart(4, "0")}`
  // A line end is not seen between characters of scripts without spaces.
  const isSpaced = /^[\0-\x7f]*$/.test(word)
  const unseen = isSpaced ? UNSEEN : `(?:${UNSEEN}|\\s)`
  let rest = ""
  for (let at = word.length - 1; at > 0; at -= 1) {
    const gap = `${unseen}+(?:${codeOf(at)}|[\\]<&>+=#-])|[\\]<&]`
    rest = rest === "" ? gap : `${gap}|${codeOf(at)}(?:${rest})`
  }
  const places = new RegExp(rest === "" ? ENTITIES.source : `${codeOf(0)}(?:${rest})|${ENTITIES.source}`, "gi")
  return (text) => {
    places.lastIndex = 0
    for (let found = places.exec(text); found !== null; found = places.exec(text)) {
      const isShown = found[0].startsWith("&")
        ? [...lettersOf(found)].some((letter) => word.includes(letter))
        : new WordWalk(text, word, isSpaced).isShownFrom(found.index)
      if (isShown) return true
      places.lastIndex = found.index + 1
    }
    return false
  }
}

/**
 * Follows a word letter by letter. Tags and ends of links are taken for hidden,
 * and also for text, which they are in code.
 */
class WordWalk {
  readonly #text: string
  readonly #word: string
  /** True if white space ends the word. */
  readonly #isSpaced: boolean
  #steps = 0

  constructor(text: string, word: string, isSpaced: boolean) {
    this.#text = text
    this.#word = word
    this.#isSpaced = isSpaced
  }

  /** Checks whether the word may be displayed from `start` on, of which `known` letters come before; true in doubt. */
  isShownFrom(start: number, known = 0): boolean {
    const text = this.#text
    let next = known
    for (let at = start; at < text.length; at += 1) {
      this.#steps += 1
      if (this.#steps > MAX_STEPS) return true
      const unit = text.charCodeAt(at)
      if (isKept(unit)) {
        if (unit !== this.#word.charCodeAt(next)) return false
        next += 1
        if (next === this.#word.length) return true
      } else if (this.#isSpaced && (unit === 0x20 || (unit >= 0x09 && unit <= 0x0d))) return false
      else if (unit === AMPERSAND) return true
      else if (unit === CLOSE_BRACKET || unit === LESS) {
        const hidden = unit === LESS ? TAG : LINK_TAIL
        hidden.lastIndex = at
        if (hidden.test(text) && this.isShownFrom(hidden.lastIndex, next)) return true
      }
    }
    return false
  }
}

/** Characters after which a word that may be displayed is taken for one that is. */
const MAX_STEPS = 500

/**
 * Returns a test for texts that may show a phrase which is not letter by letter in their source. Most texts fail it and
 * need no skeleton. Text and phrase are folded alike.
 */
export const mayShow = ({ gaps, units }: Phrase): ((text: string) => boolean) => {
  const starts = gaps.flatMap((gap, at) => (at === 0 || (gap !== "" && at < units.length) ? [at] : []))
  const words = starts
    .map((start, index) => units.slice(start, starts[index + 1]))
    .sort((a, b) => b.length - a.length)
    .map((word) => ({ word, split: splitTest(word) }))
  const isSplit = (split: ReturnType<typeof splitTest>, text: string) => split === undefined || split(text)
  const isWord = gaps.every((gap) => gap === "")
  return (text) => words.every(({ word, split }) => (!isWord && text.includes(word)) || isSplit(split, text))
}

/** Maximum length of a word that is tested for, in UTF-16 units. */
const MAX_TESTED = 32
