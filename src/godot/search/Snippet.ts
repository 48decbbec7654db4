/** The piece of a text that shows why it was found. */
import { clip } from "../../kernel/Text.ts"
import { unlikeTheirStems } from "./Stem.ts"
import { isWordUnit, LONGEST_WORD, sentenceEnd } from "./Tokens.ts"

/** At most this many UTF-16 units, marks and ellipses included. */
export const SNIPPET_LENGTH = 160
/** No one looks for a sentence further down. */
const LOOK_AT = 2500
const MARK = "**"
const ELLIPSIS = "…"

interface Sentence {
  readonly start: number
  readonly end: number
}

interface Match {
  readonly start: number
  readonly end: number
  readonly worth: number
  readonly term: string
}

/**
 * The sentence of `text` that says most of `worth` (term -> what it is worth), cut at
 * whole words, the matched words in `**`; where nothing matches, its beginning.
 * `termsOf` is the analysis of a word (`Tokens.termsOf`).
 */
export const snippet = (
  text: string,
  worth: ReadonlyMap<string, number>,
  termsOf: (word: string) => ReadonlyArray<string>
): string => {
  const looked = text.length > LOOK_AT ? text.slice(0, wordEnd(text, 0, LOOK_AT) || LOOK_AT) : text
  if (looked.trim() === "") return ""
  const matches = matchesIn(looked, worth, termsOf)
  const sentence = bestSentence(looked, matches)
  const shown = cut(
    looked,
    sentence,
    matches.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  )
  const goesOn = sentence.end === looked.length && looked.length < text.length && !shown.endsWith(ELLIPSIS)
  return goesOn && shown.length < SNIPPET_LENGTH ? `${shown}${ELLIPSIS}` : shown
}

const matchesIn = (
  text: string,
  worth: ReadonlyMap<string, number>,
  termsOf: (word: string) => ReadonlyArray<string>
): ReadonlyArray<Match> => {
  const matches: Array<Match> = []
  const initials = initialsOf(worth.keys())
  for (let start = 0; start < text.length; ) {
    if (!isWordUnit(text.charCodeAt(start))) {
      start++
      continue
    }
    // A word of small letters has one term, which begins as the word does (`Stem`): most need no closer look.
    let plain = true
    let end = start + 1
    for (; end < text.length; end++) {
      const unit = text.charCodeAt(end)
      if (!isWordUnit(unit)) break
      if (unit < 97 || unit > 122) plain = false
    }
    if (end - start <= LONGEST_WORD && !(plain && isNoInitial(initials, text, start))) {
      const match = matchOf(text, start, end, worth, termsOf)
      if (match !== undefined) matches.push(match)
    }
    start = end
  }
  return matches
}

const LETTERS = 26
const I = 8
const Y = 24

/** First letter -> the letters that may follow it in a word of one of `terms`, a bit each. */
const initialsOf = (terms: Iterable<string>): Uint32Array => {
  const initials = new Uint32Array(LETTERS)
  for (const term of [...terms, ...unlikeTheirStems]) {
    const first = term.charCodeAt(0) - 97
    if (first < 0 || first >= LETTERS) continue
    const second = term.charCodeAt(1) - 97
    // Of a word that is nearly all suffix only a letter may be left; a final `y` has become an `i`.
    const seconds =
      term.length < 2 ? -1 : second < 0 || second >= LETTERS ? 0 : second === I ? (1 << I) | (1 << Y) : 1 << second
    initials[first] = (initials[first] ?? 0) | seconds
  }
  return initials
}

/** Whether no term begins with the two letters at `start`; of anything but letters nothing is said. */
const isNoInitial = (initials: Uint32Array, text: string, start: number): boolean => {
  const first = (text.charCodeAt(start) | 32) - 97
  if (first < 0 || first >= LETTERS || start + 1 >= text.length) return false
  return ((initials[first] ?? 0) & (1 << (text.charCodeAt(start + 1) - 97))) === 0
}

const matchOf = (
  text: string,
  start: number,
  end: number,
  worth: ReadonlyMap<string, number>,
  termsOf: (word: string) => ReadonlyArray<string>
): Match | undefined => {
  let best = 0
  let of = ""
  for (const term of termsOf(text.slice(start, end))) {
    const value = worth.get(term) ?? 0
    if (value > best) {
      best = value
      of = term
    }
  }
  return best > 0 ? { start, end, worth: best, term: of } : undefined
}

/** The first of the sentences that hold the most; each term counts once in a sentence. */
const bestSentence = (text: string, matches: ReadonlyArray<Match>): Sentence => {
  let best: Sentence | undefined
  let most = -1
  let next = 0
  for (let start = 0; start < text.length; ) {
    const end = Math.max(sentenceEnd(text, start), start + 1)
    const sentence = trimmed(text, start, end)
    start = end
    if (sentence === undefined) continue
    const terms = new Set<string>()
    let sum = 0
    for (let match = matches[next]; match !== undefined && match.start < sentence.end; match = matches[++next]) {
      if (!terms.has(match.term)) sum += match.worth
      terms.add(match.term)
    }
    if (sum > most) {
      most = sum
      best = sentence
    }
    // Nothing matches any more: what comes holds less.
    if (next >= matches.length) break
  }
  return best ?? { start: 0, end: text.length }
}

/** A stretch of the text without the blanks around it; `undefined` where there are only blanks. */
const trimmed = (text: string, from: number, to: number): Sentence | undefined => {
  let start = from
  let end = to
  while (start < end && isBlank(text.charCodeAt(start))) start++
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--
  return start < end ? { start, end } : undefined
}

const isBlank = (unit: number): boolean => unit <= 32 || (unit > 127 && /\s/.test(String.fromCharCode(unit)))

/** The sentence with its marks, from so far before the first match that it all fits. */
const cut = (text: string, sentence: Sentence, matches: ReadonlyArray<Match>): string => {
  const whole = marked(text, sentence.start, sentence.end, matches)
  if (whole.length <= SNIPPET_LENGTH) return whole
  const first = matches[0]?.start ?? sentence.start
  const start = first - sentence.start <= LEAD ? sentence.start : wordStart(text, first - LEAD, first)
  const front = start > sentence.start ? ELLIPSIS : ""
  let end = sentence.end
  for (;;) {
    const whole = wordEnd(text, start, Math.min(end - 1, start + SNIPPET_LENGTH))
    // A script without blanks has no better place to cut.
    if (whole <= start) return `${front}${clip(text.slice(start), SNIPPET_LENGTH - front.length)}`
    end = whole
    const shown = marked(
      text,
      start,
      end,
      matches.filter((match) => match.end <= end)
    )
    if (front.length + shown.length + ELLIPSIS.length <= SNIPPET_LENGTH) return `${front}${shown}${ELLIPSIS}`
  }
}

/** How much stands before the first match when the sentence is too long, in UTF-16 units. */
const LEAD = 48

/** The beginning of the first whole word at or after `at`. */
const wordStart = (text: string, at: number, limit: number): number => {
  for (let i = at; i < limit; i++) if (/\s/.test(text.charAt(i - 1))) return i
  return limit
}

/** The end of the last whole word before `at`; `from` when there is none. */
const wordEnd = (text: string, from: number, at: number): number => {
  let i = at
  while (i > from && !/\s/.test(text.charAt(i))) i--
  while (i > from && /[\s,;:(]/.test(text.charAt(i - 1))) i--
  return i
}

/** Blanks other than single spaces. */
const UNEVEN = /[^\S ]| {2}/

const marked = (text: string, start: number, end: number, matches: ReadonlyArray<Match>): string => {
  let shown = ""
  let from = start
  for (const match of matches) {
    if (match.start < from || match.end > end) continue
    shown += `${text.slice(from, match.start)}${MARK}${text.slice(match.start, match.end)}${MARK}`
    from = match.end
  }
  shown += text.slice(from, end)
  return UNEVEN.test(shown) ? shown.replace(/\s+/g, " ") : shown
}
