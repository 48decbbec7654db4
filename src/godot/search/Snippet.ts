/** The piece of a text that shows why it was found. */
import { firstSentenceEnd } from "./SearchIndexBuilder.ts"
import { eachWord } from "./Tokens.ts"

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
  const looked = text.length > LOOK_AT ? text.slice(0, LOOK_AT) : text
  if (looked.trim() === "") return ""
  const matches = matchesIn(looked, worth, termsOf)
  const sentence = bestSentence(looked, matches)
  return cut(
    looked,
    sentence,
    matches.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  )
}

const matchesIn = (
  text: string,
  worth: ReadonlyMap<string, number>,
  termsOf: (word: string) => ReadonlyArray<string>
): ReadonlyArray<Match> => {
  const matches: Array<Match> = []
  eachWord(text, (word, start, end) => {
    let best = 0
    let of = ""
    for (const term of termsOf(word)) {
      const value = worth.get(term) ?? 0
      if (value > best) {
        best = value
        of = term
      }
    }
    if (best > 0) matches.push({ start, end, worth: best, term: of })
  })
  return matches
}

const sentencesOf = function* (text: string): Generator<Sentence> {
  let start = 0
  while (start < text.length) {
    const end = start + Math.max(firstSentenceEnd(text.slice(start, start + LOOK_AT)), 1)
    const trimmed = text.slice(start, end)
    const lead = trimmed.length - trimmed.trimStart().length
    if (trimmed.trim() !== "") yield { start: start + lead, end: start + trimmed.trimEnd().length }
    start = end
  }
}

/** The first of those that hold the most; each term counts once in a sentence. */
const bestSentence = (text: string, matches: ReadonlyArray<Match>): Sentence => {
  let best: Sentence | undefined
  let most = -1
  let next = 0
  for (const sentence of sentencesOf(text)) {
    const terms = new Map<string, number>()
    while (next < matches.length && (matches[next]?.start ?? 0) < sentence.end) {
      const { term, worth } = matches[next++] ?? { term: "", worth: 0 }
      terms.set(term, worth)
    }
    let sum = 0
    for (const value of terms.values()) sum += value
    if (sum > most) {
      most = sum
      best = sentence
    }
  }
  return best ?? { start: 0, end: text.length }
}

/** The sentence with its marks, from so far before the first match that it all fits. */
const cut = (text: string, sentence: Sentence, matches: ReadonlyArray<Match>): string => {
  const whole = marked(text, sentence.start, sentence.end, matches)
  if (whole.length <= SNIPPET_LENGTH) return whole
  const first = matches[0]?.start ?? sentence.start
  const start = first - sentence.start <= LEAD ? sentence.start : wordStart(text, first - LEAD, first)
  const front = start > sentence.start ? ELLIPSIS : ""
  let end = sentence.end
  for (;;) {
    end = wordEnd(text, start, Math.min(end - 1, start + SNIPPET_LENGTH))
    const shown = marked(
      text,
      start,
      end,
      matches.filter((match) => match.end <= end)
    )
    if (front.length + shown.length + ELLIPSIS.length <= SNIPPET_LENGTH) return `${front}${shown}${ELLIPSIS}`
    if (end <= start) return ""
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

const marked = (text: string, start: number, end: number, matches: ReadonlyArray<Match>): string => {
  let shown = ""
  let from = start
  for (const match of matches) {
    if (match.start < from || match.end > end) continue
    shown += `${text.slice(from, match.start)}${MARK}${text.slice(match.start, match.end)}${MARK}`
    from = match.end
  }
  return (shown + text.slice(from, end)).replace(/\s+/g, " ")
}
