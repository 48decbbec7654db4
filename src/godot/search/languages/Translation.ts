/**
 * A query in another language as English words: cut into the longest phrases that the word lists have.
 *
 * What is left between phrases (inflections, particles, politeness) is dropped. Names in Latin letters stay.
 */
import * as Cut from "./bestCut.ts"
import { type Entry, firstOf } from "./Entry.ts"
import { transliterations } from "./katakana.ts"
import {
  isHan,
  isHangul,
  isHiragana,
  isKana,
  isKatakana,
  normalisedChinese,
  spellings,
  withSmallLatin
} from "./letters.ts"
import type { Language, UnspacedLanguage } from "./lists.ts"
import { bookOf, type PhraseBook } from "./PhraseBook.ts"
import { readSpaced } from "./spaced.ts"

export interface Translation {
  readonly language: Language
  /** The words in English, `a|b` for synonyms; words in Latin letters are unchanged. */
  readonly text: string
  /** English word, the first of its synonyms -> the names of the reference that its phrase means, most likely first. */
  readonly meanings: ReadonlyMap<string, ReadonlyArray<string>>
  /** Characters in words that no list has. */
  readonly unknown: number
  /** The sum of the weights of its phrases, by their lengths, less for characters in no list. */
  readonly weight: number
  /** For a language with spaces, the only words that are names. */
  readonly written?: ReadonlySet<string>
}

/**
 * Translates a query; undefined if it has no letters of these languages, or no word of it is known.
 *
 * @example translate("ボタンが押された")?.text // "button|pressed"
 */
export const translate = (text: string): Translation | undefined => {
  if (!UNSPACED_LETTER.test(text)) return translatedSpaced(text)
  const letters = [...text]
  if (letters.some(isKana)) return translated(text, "ja")
  if (letters.some(isHangul)) return translated(text, "ko")
  if (!letters.some(isHan)) return translatedSpaced(text)
  // Words in Chinese characters alone may be of either language.
  const [zh, ja] = [translated(text, "zh"), translated(text, "ja")]
  if (zh === undefined || ja === undefined) return zh ?? ja
  // `階段` has the same weight in both, and Japanese: simplified Chinese writes it otherwise.
  const isTraditional = normalisedChinese(text) !== text
  return ja.weight > zh.weight || (ja.weight === zh.weight && isTraditional) ? ja : zh
}

/** Matches where a letter of Japanese, Chinese or Korean may be. */
const UNSPACED_LETTER = /[\u3041-\uffff]/

const translatedSpaced = (text: string): Translation | undefined => {
  const reading = readSpaced(text)
  if (reading === undefined) return undefined
  return {
    language: reading.language,
    text: reading.text,
    meanings: reading.meanings,
    unknown: 0,
    weight: 0,
    written: reading.names
  }
}

/** A piece of a query: a phrase of a list, words found by their sound, or letters as they are. */
type Piece =
  | { readonly kind: "phrase"; readonly entry: Entry; readonly start: number; readonly end: number }
  | { readonly kind: "words"; readonly words: ReadonlyArray<string> }
  | { readonly kind: "latin"; readonly run: string }
  | { readonly kind: "gap"; readonly unknown: number }

type Phrase = Extract<Piece, { readonly kind: "phrase" }>

/**
 * Returns the weight of a piece by its length: one long phrase more than two short ones, two that leave no gap more
 * than it. Hiragana, which are mostly endings and particles, count half.
 */
const weightOf = (text: string): number => {
  let length = 0
  for (const letter of text) length += isHiragana(letter) ? 0.5 : 1
  return length ** 2
}
/** Share of that for words found by their sound. */
const BY_SOUND = 0.8
/** Weight of a character that is in no list. */
const UNKNOWN = -1.5

const translated = (text: string, language: UnspacedLanguage): Translation | undefined => {
  const source = spellings[language](text)
  const isOwn = language === "ko" ? isHangul : (letter: string) => isKana(letter) || isHan(letter)
  const book = bookOf(language)
  const compared = withSmallLatin(source)
  const phrasesAt = (start: number): ReadonlyArray<Cut.Piece<Piece>> =>
    entriesAt(book, compared, start).map(({ entry, end }) => ({
      end,
      weight: weightOf(compared.slice(start, end)),
      value: { kind: "phrase", entry, start, end }
    }))
  const piecesAt = (start: number): ReadonlyArray<Cut.Piece<Piece>> => {
    const letter = source.charAt(start)
    if (!isOwn(letter)) {
      const end = endOfRun(source, start, (one) => !isOwn(one))
      const run = { end, weight: 0, value: { kind: "latin", run: source.slice(start, end) } } as const
      return [...phrasesAt(start).filter((phrase) => phrase.end >= end), run]
    }
    if (!isKatakana(letter)) {
      const unknown = isHan(letter) ? 1 : 0
      return [...phrasesAt(start), { end: start + 1, weight: unknown * UNKNOWN, value: { kind: "gap", unknown } }]
    }
    const end = endOfRun(source, start, isKatakana)
    const words = transliterations(source.slice(start, end))
    const length = end - start
    return [
      ...phrasesAt(start),
      words.length > 0
        ? { end, weight: BY_SOUND * weightOf(source.slice(start, end)), value: { kind: "words", words } }
        : { end, weight: length * UNKNOWN, value: { kind: "gap", unknown: length } }
    ]
  }
  const parts: Array<string> = []
  const meanings = new Map<string, ReadonlyArray<string>>()
  let unknown = 0
  let known = 0
  const { weight, values } = Cut.bestCut(source.length, piecesAt)
  for (const piece of values) {
    if (piece.kind === "gap") unknown += piece.unknown
    else if (piece.kind === "latin") parts.push(piece.run.replaceAll("|", " ").trim())
    else {
      known++
      if (piece.kind === "words") parts.push(piece.words.join("|"))
      else put(piece)
    }
  }
  const english = parts.filter((part) => part !== "").join(" ")
  return known === 0 ? undefined : { language, text: english, meanings, unknown, weight }

  function put({ entry: { words: english, names }, start, end }: Phrase): void {
    const said =
      english.length === 0 && names.length > 0 ? [standIn(meanings.size), ...wordsWithin(start, end)] : english
    const isAsked = language === "ja" && said.length === 1 && said[0] === ASKING
    // `サーバーかどうか` is "is server", as members are named.
    parts.splice(isAsked ? -1 : parts.length, 0, said.join(" "))
    for (const word of said.map(firstOf)) meanings.set(word, [...new Set([...(meanings.get(word) ?? []), ...names])])
  }

  /** The words of the shorter phrases that a phrase is made of. */
  function wordsWithin(start: number, end: number): ReadonlyArray<string> {
    const shorter = (at: number): ReadonlyArray<Cut.Piece<Piece>> =>
      piecesAt(start + at)
        .filter((piece) => piece.end <= end && piece.end - start - at < end - start)
        .map((piece) => ({ ...piece, end: piece.end - start }))
    return Cut.bestCut(end - start, shorter).values.flatMap((piece) =>
      piece.kind === "phrase" ? piece.entry.words : []
    )
  }
}

/** English words for the endings that make a Japanese clause a question. */
const ASKING = "is"

/** A private-use letter: a word that begins with it represents a phrase that means only names. */
const STAND_IN = 0xe000
/** Number of letters for private use. */
const STAND_INS = 0x1000

/** Returns a word that is in no text, for the n-th phrase. */
const standIn = (n: number): string => String.fromCharCode(STAND_IN, STAND_IN + (n % STAND_INS))

/** Checks whether a word of a translation represents a phrase that means only names. */
export const isStandIn = (word: string): boolean => word.charCodeAt(0) === STAND_IN

interface Found {
  readonly entry: Entry
  readonly end: number
}

/** The entries of the phrases that begin at `at`, longest first. */
const entriesAt = (book: PhraseBook, text: string, at: number): ReadonlyArray<Found> => {
  const { find, longest } = book
  const found: Array<Found> = []
  for (let length = Math.min(longest, text.length - at); length > 0; length--) {
    const entry = find(text.slice(at, at + length))
    if (entry === undefined) continue
    if (isBeginningOfWord(text, at, at + length) && !isCompound(book, text, at + length)) continue
    if (length === 1 && isHangul(text.charAt(at)) && !isWordOfOneSyllable(text, at)) continue
    found.push({ entry, end: at + length })
  }
  return found
}

/** Katakana up to this number are no word if the word continues: `コール` in `コルーチン`, without long vowel marks. */
const MAX_BEGINNING = 3

/** Minimum length of a phrase within a compound. */
const MIN_OF_COMPOUND = 2

const isBeginningOfWord = (text: string, start: number, end: number): boolean =>
  end - start <= MAX_BEGINNING &&
  [...text.slice(start, end + 1)].length > end - start &&
  [...text.slice(start, end + 1)].every(isKatakana)

/** Particles that may follow a Korean word of one syllable, which is otherwise a part of another word. */
const particles: ReadonlySet<string> = new Set(
  "이 가 을 를 은 는 의 에 로 으로 와 과 도 만 까지 부터 에서 에게 처럼 마다 하고 기 어 아 고 서 면 는지 었는지 았는지 을까".split(
    " "
  )
)

/** Checks whether the following katakana consist of phrases: `マウスボタン` is `マウス` and `ボタン`. */
const isCompound = ({ find, longest }: PhraseBook, text: string, start: number): boolean => {
  const end = endOfRun(text, start, isKatakana)
  // The places that phrases reach without a gap.
  const reached = new Set([start])
  for (const from of reached) {
    const last = Math.min(end, from + longest)
    for (let to = from + MIN_OF_COMPOUND; to <= last; to++)
      if (find(text.slice(from, to)) !== undefined) reached.add(to)
  }
  return end > start && reached.has(end)
}

const isWordOfOneSyllable = (text: string, at: number): boolean => {
  if (at > 0 && isHangul(text.charAt(at - 1))) return false
  const rest = text.slice(at + 1, endOfRun(text, at + 1, isHangul))
  return rest === "" || particles.has(rest)
}

const endOfRun = (text: string, start: number, isOfRun: (letter: string) => boolean): number => {
  let end = start
  while (end < text.length && isOfRun(text.charAt(end))) end++
  return end
}
