/**
 * Translates queries in languages that are written with spaces to English words.
 *
 * The lists have stems: a stem of four letters or more (three in Cyrillic) matches the words that begin with it,
 * whatever their ending. The longest matching phrase counts. A German compound may consist of two of them.
 */
import { lazy } from "../../../kernel/util/memoize.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import { isStopWord } from "../analysis/wordLists.ts"
import * as Dictionary from "../index/Dictionary.ts"
import { targetId } from "../synonyms/Vocabulary.ts"
import { compiled } from "./compiledSpaced.ts"
import { type Entry, firstOf } from "./Entry.ts"
import { english } from "./english.ts"
import { isCyrillic, withoutAccents } from "./letters.ts"
import { type SpacedLanguage, spacedLanguages } from "./lists.ts"
import { BEGINNING, type Phrase, phraseOf } from "./Phrase.ts"

/** The letters that the longest ending may have. */
const MAX_ENDING = 7
/** The letters of the shortest stem, in Latin letters and in Cyrillic, which writes fewer. */
const MIN_STEM = 4
const MIN_CYRILLIC_STEM = 3
/** Letters that both halves of a compound have at least. */
const MIN_HALF = 4

/** Returns the phrases that begin with these letters, longest first. */
type Book = (beginning: string) => ReadonlyArray<Phrase>

const read = (language: SpacedLanguage): Book => {
  const dictionary = Dictionary.unpack(compiled()[language])
  return memoized((beginning) => Dictionary.find(dictionary, beginning)?.split("\n").map(phraseOf) ?? [])
}

const books: Readonly<Record<SpacedLanguage, () => Book>> = {
  es: lazy(() => read("es")),
  pt: lazy(() => read("pt")),
  fr: lazy(() => read("fr")),
  de: lazy(() => read("de")),
  ru: lazy(() => read("ru"))
}

/** Checks whether a word is a form of a stem; a phrase without meaning has none. */
const fits = (stem: string, word: string, isEmpty: boolean): boolean =>
  word === stem ||
  (!isEmpty &&
    word.startsWith(stem) &&
    word.length - stem.length <= MAX_ENDING &&
    stem.length >= (isCyrillic(stem) ? MIN_CYRILLIC_STEM : MIN_STEM))

/** The longest phrase of a book that begins at a word. */
const longestPhrase = (book: Book, words: ReadonlyArray<string>, at: number): Phrase | undefined => {
  const word = words[at] ?? ""
  const found = book(word.slice(0, BEGINNING)).find(({ stems, words: meaning, names }) => {
    const isEmpty = meaning.length + names.length === 0
    return stems.every((stem, i) => fits(stem, words[at + i] ?? "", isEmpty))
  })
  // `die Position`: a word as short as a beginning is its own key.
  return found ?? book(word).find(({ stems }) => stems.length === 1 && stems[0] === word)
}

/** Returns the phrase after the stem that begins a German compound: `druck` of `tastendruck`. */
const secondHalf = (book: Book, word: string, stem: string): Phrase | undefined => {
  const rest = word.slice(stem.length)
  for (const half of [rest, rest.replace(/^(?:en|es|n|s|e)/, "")]) {
    const found = longestPhrase(book, [half], 0)
    if (found !== undefined && found.stems.length === 1 && (found.stems[0]?.length ?? 0) >= MIN_HALF) return found
  }
  return undefined
}

/**
 * Returns the longest phrase that begins a German compound with a known second half: `kommandozeile` of
 * `kommandozeilenargumente`.
 */
const firstHalf = (book: Book, word: string): Phrase | undefined =>
  book(word.slice(0, BEGINNING)).find(({ stems, words, names }) => {
    const [stem = "", ...others] = stems
    if (others.length > 0 || stem.length < MIN_HALF || words.length + names.length === 0) return false
    return word.startsWith(stem) && secondHalf(book, word, stem) !== undefined
  })

const WORD = /[\p{L}\p{N}_@]{1,64}/gu

/** An identifier as it is written: a capital or a digit inside, an underscore, capitals alone. */
const IDENTIFIER = /^@|_|[a-z0-9][A-Z]|[A-Za-z]\d|^[A-Z]{2,}$|^\dD$/i
const isIdentifier = (word: string): boolean => IDENTIFIER.test(word) && /_|@|\d|[A-Z].*[A-Z]|[a-z][A-Z]/.test(word)

/**
 * Words that only this language has, those that English has too, words that no list has,
 * and words that only English has.
 */
interface Counted {
  readonly own: number
  readonly shared: number
  readonly unread: number
  readonly foreign: number
}

/** A query as one language reads it. */
export interface Reading extends Counted {
  readonly language: SpacedLanguage
  readonly text: string
  readonly meanings: ReadonlyMap<string, ReadonlyArray<string>>
  /** The words that are names as they are written. */
  readonly names: ReadonlySet<string>
}

/** The words of a query as written, how they are compared, and which of them are identifiers. */
interface Words {
  readonly written: ReadonlyArray<string>
  readonly words: ReadonlyArray<string>
  readonly identifiers: ReadonlySet<string>
}

/** Reads the words of a query in a language; undefined as soon as the reading can no longer be `isCertain`. */
const readIfCertain = (language: SpacedLanguage, words: Words): Reading | undefined =>
  readAs(language, words, ({ own, unread, foreign }, left) => foreign > 0 || own + left < unread)

/** Reads the words of a query in a language; undefined if `givesUp` holds for the counts so far and the words left. */
const readAs = (
  language: SpacedLanguage,
  { written, words, identifiers }: Words,
  givesUp: (counted: Counted, left: number) => boolean = () => false
): Reading | undefined => {
  const book = books[language]()
  const parts: Array<string> = []
  const meanings = new Map<string, ReadonlyArray<string>>()
  const names = new Set<string>()
  const counted = { own: 0, shared: 0, unread: 0, foreign: 0 }
  const put = ({ words: inEnglish, names: meant }: Entry): void => {
    parts.push(...inEnglish)
    for (const word of inEnglish.map(firstOf))
      meanings.set(word, [...new Set([...(meanings.get(word) ?? []), ...meant])])
  }
  for (let at = 0; at < words.length; ) {
    if (givesUp(counted, words.length - at)) return undefined
    const word = words[at] ?? ""
    const asWritten = written[at] ?? ""
    const isName = identifiers.has(asWritten)
    const whole = isName ? undefined : longestPhrase(book, words, at)
    const phrase = whole ?? (isName || language !== "de" ? undefined : firstHalf(book, word))
    if (phrase !== undefined) {
      put(phrase)
      if (phrase.isEnglish) counted.shared += phrase.stems.length
      else counted.own += phrase.stems.length
      const half =
        language === "de" && phrase.stems.length === 1 ? secondHalf(book, word, phrase.stems[0] ?? "") : undefined
      if (half !== undefined) put(half)
      at += phrase.stems.length
      continue
    }
    at++
    if (isName) {
      names.add(asWritten)
      parts.push(asWritten)
    } else if (isStopWord(word)) counted.foreign++
    else {
      counted.unread++
      if (isClassName(asWritten)) names.add(asWritten)
      if (names.has(asWritten) || isSaid(language, word, asWritten, at === 1)) parts.push(asWritten)
    }
  }
  return { language, text: parts.join(" "), meanings, names, ...counted }
}

/** Checks whether a word that no list has is the name of a class: `Timer temps restant`. */
const isClassName = (asWritten: string): boolean => CAPITALISED.test(asWritten) && targetId(asWritten) >= 0

/**
 * Checks whether a word outside the lists is common to all languages of game developers, or a name; an inflected word
 * would mislead the search.
 */
const isSaid = (language: SpacedLanguage, word: string, asWritten: string, isFirst: boolean): boolean =>
  english.has(word) ||
  (language === "ru" ? LATIN.test(word) : language !== "de" && !isFirst && CAPITALISED.test(asWritten))

const CAPITALISED = /^[A-Z][a-z]/
const LATIN = /^[a-z]/

/** Checks whether a reading in letters that English has too is of this language, and not of English. */
const isCertain = ({ own, shared, unread, foreign }: Reading, hasAccents: boolean): boolean =>
  foreign === 0 && own >= unread && (own >= 2 || (own === 1 && (unread === 0 || shared > 0 || hasAccents)))

/** Small words that only English has: a query with one is in English, and no list is read for it. */
const onlyEnglish: ReadonlySet<string> = new Set(
  "the with when how what which where my and for from this that these is are it its into out".split(" ")
)

/** Checks whether a language has more words of a query to itself, or as many and fewer unread words. */
const hasMore = (one: Counted, best: Counted | undefined): boolean =>
  best === undefined || one.own > best.own || (one.own === best.own && one.unread < best.unread)

const CYRILLIC = /[\u0400-\u04ff]/

/**
 * Returns the query as read by the language that has most of its words; undefined if that is English, or no language.
 */
export const readSpaced = (text: string): Reading | undefined => {
  const written = text.match(WORD) ?? []
  const isRussian = CYRILLIC.test(text)
  const isEnglish = written.some((word) => onlyEnglish.has(word)) || written.every(isIdentifier)
  if (!isRussian && (isEnglish || !/[\p{L}]{2}/u.test(text))) return undefined
  const words = {
    written,
    words: Array.from(written, withoutAccents),
    identifiers: new Set(written.filter(isIdentifier))
  }
  if (isRussian) {
    const reading = readAs("ru", words)
    return reading?.text === "" ? undefined : reading
  }
  const hasAccents = withoutAccents(text) !== text.toLowerCase()
  let best: Reading | undefined
  for (const language of spacedLanguages) {
    if (language === "ru") continue
    const reading = readIfCertain(language, words)
    if (reading === undefined || reading.text === "") continue
    if (isCertain(reading, hasAccents) && hasMore(reading, best)) best = reading
  }
  return best
}
