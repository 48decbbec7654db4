/** Splits a query into the words that are searched one by one if nothing holds it as one phrase. */
import { isAskingForWay, isParticle, MAX_WORDS, segmentsOf } from "./SpacelessWords.ts"
import { wordBoundary } from "./WordBoundary.ts"

/** Marks that end a sentence, after a letter, a digit or a bracket. */
const SENTENCE_END = /(?<=[\p{L}\p{N})\]}>"'`”»」』])[?!.,;:？！。、]+$/u

/** Quotation marks around a word, or around several of which it is the first or the last. */
const QUOTES = /^["“”„«»「『]+(?=[^"“”„«»])|(?<=[^"“”«»])["“”«»」』]+$/gu

/**
 * Returns the text of a query that is in quotation marks as a whole; undefined for others.
 *
 * @example quotedText('"typed arrays"') // "typed arrays"
 */
export const quotedText = (query: string): string | undefined =>
  /^["“„«「『]\s*([^"“”„«»「」『』]*[^\s"“”„«»「」『』])\s*["“”»」』]$/u.exec(query.trim())?.[1]

/**
 * Returns the words of a query, separated by spaces, each once and without quotation marks and marks that end
 * sentences.
 *
 * @example wordsOf('What is a "closure"?') // ["What", "is", "a", "closure"]
 */
export const wordsOf = (query: string, isCaseSensitive = false): ReadonlyArray<string> =>
  distinct(
    query
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(SENTENCE_END, "").replace(QUOTES, "").replace(SENTENCE_END, "")),
    isCaseSensitive
  )

/**
 * Returns the words that a search distinguishes, each as it is first written.
 *
 * @example distinct(["a", "dialogue", "Dialogue"], false) // ["a", "dialogue"]
 */
export const distinct = (words: ReadonlyArray<string>, isCaseSensitive: boolean): ReadonlyArray<string> => {
  const first = new Map<string, string>()
  for (const word of words) {
    const key = isCaseSensitive ? word : word.toLowerCase()
    if (!first.has(key)) first.set(key, word)
  }
  return [...first.values()]
}

/** English function words and words of questions, which do not narrow a search. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    "a an the this that these those it its i me us you we they my your our so tell want have has had is are was were be been do does did can could should " +
    "would will must how what which who whose why when where of to in on at by for from with as and or if than then there between vs versus difference differences"
  ).split(" ")
)

/**
 * Function words that are keywords of programming languages too: taken as code unless another function word is there,
 * or all of them join three or more other words.
 */
const KEYWORDS: ReadonlySet<string> = new Set("if then for do as with from in is by on or and this".split(" "))

const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word.toLowerCase()) || isParticle(word)

/**
 * Returns the first eight words of a question or a sentence without its function words; of all its words if they may be
 * code, or if no others would be left.
 *
 * @example
 * contentWords(["how", "to", "install"]) // ["install"]
 * contentWords(["how", "do", "signals", "work"]) // ["signals"]
 * contentWords(["how", "does", "it", "work"]) // ["work"]
 * contentWords(["for", "loop"]) // ["for", "loop"]
 * contentWords(["sort", "pages", "by", "weight"]) // ["sort", "pages", "weight"]
 * contentWords(["ref", "の使い方"]) // ["ref"]
 */
export const contentWords = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const all = words.filter((word) => !isFunctionWord(word))
  const isQuestion = (words.length > 1 && isAskingForWay(words.at(-1) ?? "")) || HOW_IT_WORKS.test(words.join(" "))
  const content = isQuestion && all.length > 1 ? all.slice(0, -1) : all
  const isJoined = content.length > 2 && words[0] === content[0] && words.at(-1) === content.at(-1)
  const isSentence =
    isQuestion || isJoined || words.some((word) => isFunctionWord(word) && !KEYWORDS.has(word.toLowerCase()))
  return (isSentence && content.length > 0 ? content : words).slice(0, MAX_WORDS)
}

/** Matches a question in which `work` is insignificant. */
const HOW_IT_WORKS = /^how (?:do|does|did) .+ works?$/i

/** Maximum number of words for which a query is more likely to be key words than a quotation. */
const MAX_KEY_WORDS = 4

/** Articles, which occur in a subject too: "change the logo". */
const ARTICLE = /^(?:an?|the)$/i

/**
 * Returns the few key words by which a query of these words, of which `content` are those that tell something, names a
 * subject; none if it quotes a sentence or code. A subject without blanks has those that it consists of.
 *
 * @example
 * keyWordsOf(["coverage", "threshold"], ["coverage", "threshold"]) // ["coverage", "threshold"]
 * keyWordsOf(["change", "the", "logo"], ["change", "logo"]) // ["change", "logo"]
 * keyWordsOf(["全局状态管理"], ["全局状态管理"]) // ["全局", "状态", "管理"]
 * keyWordsOf(["状态的管理"], ["状态的管理"]) // []
 * keyWordsOf(["let", "x", "=", "1"], ["let", "x", "=", "1"]) // []
 * keyWordsOf(["from", "source"], ["from", "source"]) // []
 */
export const keyWordsOf = (words: ReadonlyArray<string>, content: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [first = ""] = content
  const parts = words.length === 1 ? segmentsOf(first) : []
  const key = parts.join("") === first ? parts : content
  const isSubject =
    key.length > 1 &&
    key.length <= MAX_KEY_WORDS &&
    content.length === words.filter((word) => !ARTICLE.test(word)).length &&
    !key.some(isFunctionWord) &&
    key.every((word) => /^[\p{L}\p{N}][\p{L}\p{N}_-]+$/u.test(word))
  return isSubject ? key : []
}

/**
 * Returns the words without function words, if two others are left, and plurals without their ending, since matches
 * within other words are found.
 *
 * @example
 * significantWords(["how", "do", "I", "declare", "closures"]) // ["declare", "closure"]
 */
export const significantWords = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const significant = words
    .filter((word) => !isFunctionWord(word))
    .map((word) => (/^[的の]\p{Script=Han}{2}/u.test(word) ? word.slice(1) : word.replace(PLURAL, "$1$2$3")))
    .filter((word) => !isParticle(word))
  return significant.length < 2 ? words : significant
}

/** English plurals, and what they have in common with the singular. */
const PLURAL = /^(?:([a-z]{4,})ies|([a-z]{2,}(?:[cs]h|ss|x))es|([a-z]{2,}[b-hj-rtv-xz]|[a-z]{1,}[aeou]y)s)$/i

/** English verbs with an ending, and the consonant that is doubled before it. */
const VERB = /^([a-z]{3,}?[b-df-hj-np-tv-z])(?:ed|ing)$/i
const DOUBLED = /([bdgmnprt])\1$/i

/** Verbs of one syllable that lost their `e`: another one would have doubled its consonant. */
const SHORT_VERB = /^(?!during$)([b-df-hj-np-tv-z][aeiouy][b-df-hj-np-tvz])(?:ed|ing)$/i

/** Returns what all forms of an English verb begin with; other words as they are. */
const stemOf = (word: string): string => {
  const [, stem] = VERB.exec(word) ?? []
  return stem === undefined ? word : stem.replace(DOUBLED, "$1")
}

/**
 * Returns a verb of one syllable with the `e` that it lost; other words as they are. No form in `ing` begins with that.
 *
 * @example
 * withLostE("typing") // "type"
 * withLostE("running") // "running"
 */
export const withLostE = (word: string): string => word.replace(SHORT_VERB, "$1e")

/** English words in `e`, which they lose before `ing`. */
const SILENT_E = /^([a-z]+[b-df-hj-np-tv-z])e$/i
/** Minimum length of a word that has a noun in `ion`: "station" is none of "state". */
const MIN_LENGTH_OF_ION = 6

/**
 * Returns an expression for the forms of an English word in `e`, and what all of them begin with; undefined for others.
 *
 * @example
 * formsInE("write") // { stem: "writ", pattern: "writ(?:e|ing)" }
 * formsInE("translate") // { stem: "translat", pattern: "translat(?:e|ing|(?:at)?ion)" }
 */
export const formsInE = (word: string): { readonly stem: string; readonly pattern: string } | undefined => {
  const [, stem] = SILENT_E.exec(word) ?? []
  if (stem === undefined) return undefined
  const isLong = word.length >= MIN_LENGTH_OF_ION
  return { stem, pattern: `${stem}(?:${word.slice(-1)}|ing${isLong ? "|(?:at)?ion" : ""})` }
}

/**
 * Returns the parts of a word that are looked for where it occurs nowhere: the words of a text without blanks, a
 * version without its `v`, the names in code, or what other forms of an English verb begin with. The word itself where
 * it has no such parts.
 *
 * @example
 * partsOfWord("cached") // ["cach"]
 * partsOfWord("running") // ["run"]
 * partsOfWord("typing") // ["type"]
 * partsOfWord("v1.3") // ["1.3"]
 * partsOfWord("Array.map()") // ["Array", "map"]
 * partsOfWord("副作用のクリーンアップ") // ["副作用", "クリーンアップ"]
 */
export const partsOfWord = (word: string): ReadonlyArray<string> => {
  const segments = segmentsOf(word)
  if (segments.length > 0) return segments
  if (isVersion(word)) return [word.slice(1)]
  const names = namesIn(word)
  return names.length > 0 ? names : [withLostE(stemOf(word))]
}

/**
 * Returns the names in a piece of code; what all forms of an English verb begin with; other words as they are, and
 * verbs of which so little would be left that it had to be a whole word.
 *
 * @example
 * rootsOf("get_node()") // ["get_node"]
 * rootsOf("importing") // ["import"]
 * rootsOf("running") // ["running"]
 */
export const rootsOf = (word: string): ReadonlyArray<string> => {
  const names = namesIn(word)
  if (names.length > 0) return names
  const stem = stemOf(word)
  return [SHORT.test(stem) ? word : stem]
}

/** Returns the names in a word with marks of code; none for another word. */
const namesIn = (word: string): ReadonlyArray<string> => (MARK_OF_CODE.test(word) ? (word.match(NAME) ?? []) : [])

/**
 * Checks for a version with its `v`, which headings often leave out.
 *
 * @example isVersion("v1.3") // true
 */
export const isVersion = (word: string): boolean => /^v\d+(?:\.\d+)+/i.test(word)

/** Marks between names in code, and a name. */
const MARK_OF_CODE = /[^\p{L}\p{N}\p{M}_'’-]/u
const NAME = /[\p{L}_][\p{L}\p{N}\p{M}_]+/gu

/** Maximum length of a word that is matched only as a whole word, since so few letters occur within many others. */
const SHORT = /^[a-z\d]{1,3}$/i

/** A place in a text that a word may match. */
interface Place {
  readonly start: number
  readonly end: number
  readonly isWhole: boolean
}

/**
 * Checks whether a match of one of several words in a text counts: a short word has to be
 * a whole one, its plural or its form in `ing` or `ed`, a number no part of a longer one,
 * and a form without the word's `e` no end of another word.
 *
 * @example
 * isOfWord("key", "keys", { start: 0, end: 3, isWhole: false }) // true
 * isOfWord("key", "keyboard", { start: 0, end: 3, isWhole: false }) // false
 * isOfWord("run", "running", { start: 0, end: 3, isWhole: false }) // true
 * isOfWord("not", "noted", { start: 0, end: 3, isWhole: false }) // false
 * isOfWord("figure", "configuration", { start: 3, end: 13, isWhole: false }) // false
 * isOfWord("v1.3", "v1.317", { start: 0, end: 4, isWhole: false }) // false
 */
export const isOfWord = (word: string, text: string, { start, end, isWhole }: Place): boolean => {
  if (isWhole) return true
  if (!SHORT.test(word)) return !isPartOfNumber(text, start, end) && !isEndOfOther(word, text, start, end)
  return (
    word.length > 1 &&
    wordBoundary(text, start) &&
    ((isPlural(text, end) && (text[end] === "s" || BEFORE_ES.test(word))) || isVerbForm(word, text, end))
  )
}

/** Checks whether a match is a form without the word's `e` that ends another word. */
const isEndOfOther = (word: string, text: string, start: number, end: number): boolean =>
  SILENT_E.test(word) && !/e/i.test(text[end - 1] ?? "") && /[a-z]/i.test(text[start - 1] ?? "")

/** Short words that have forms in `ing` and `ed`: "string" is none of "str". */
const SHORT_WITH_VOWEL = /^(?=.*[aeiou])[a-z]{3}$/i
/** Those whose last letter is doubled before these: "noted" is none of "not". */
const DOUBLING = /^[^aeiou][aeiou][^aeiouwxy]$/i
const VERB_ENDING = /([a-z]?)(?:ing|ed)/iy

/** Checks whether what follows a short word makes it an English verb with an ending. */
const isVerbForm = (word: string, text: string, end: number): boolean => {
  if (!SHORT_WITH_VOWEL.test(word)) return false
  VERB_ENDING.lastIndex = end
  const [, doubled] = VERB_ENDING.exec(text) ?? []
  const isOwn = doubled === (DOUBLING.test(word) ? text[end - 1] : "")
  return isOwn && wordBoundary(text, VERB_ENDING.lastIndex)
}

/** Checks whether a match begins or ends within a number. */
const isPartOfNumber = (text: string, start: number, end: number): boolean =>
  [start, end].some((at) => isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at)))

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39

/** Ends of words whose plural takes `es`: "modes" is none of "mod". */
const BEFORE_ES = /(?:[osxz]|[cs]h)$/i

/** Checks whether what follows a word makes it an English plural. */
export const isPlural = (text: string, end: number): boolean =>
  text[end] === "s" ? wordBoundary(text, end + 1) : text.startsWith("es", end) && wordBoundary(text, end + 2)
