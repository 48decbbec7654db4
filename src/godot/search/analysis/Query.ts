/**
 * Parses a query without a reference: its identifiers, its words, and the kind of symbol that it mentions.
 *
 * `Area2D.body_entered`, `Node::add_child`, `Vector2#x`, `node.queue_free()`,
 * `signal pressed`, `GD.Print`, `queue_freeとfreeの違い` and a question in words
 * all end in the same record.
 */
import { memoizeTexts } from "../../../kernel/util/memoize.ts"
import type { Kind } from "../../reference/Kind.ts"
import { translate } from "../languages/Translation.ts"
import { headOfScript, plainText } from "./plainText.ts"
import { fold } from "./Tokens.ts"
import {
  documentWords,
  excludingWords,
  isStopWord,
  isWeak,
  kindWords,
  themeWords,
  unspacedKindWords
} from "./wordLists.ts"

/** Maximum size of a query; the rest is not read. */
const Limit = {
  /** UTF-16 units. */
  length: 600,
  words: 32
} as const

/** A word of a query. */
export interface Word {
  /** As written, NFKC-normalised: letters, digits, `_` and a leading `@`. */
  readonly text: string
  readonly lower: string
  /** Folded as names are compared (`Tokens.fold`). */
  readonly folded: string
  /** Written as an identifier is (`add_child`, `Node2D`, `@onready`, `free()`, or Latin letters in Japanese text). */
  readonly identifier: boolean
  /** Followed by parentheses. */
  readonly called: boolean
  /** Follows "without" or "instead of": mentioned, but not searched for. */
  readonly excluded: boolean
  /** Joined to the word before by `.`, `::`, `#` or `->`. */
  readonly joined: boolean
  /** Other English words for the same translated word, in lower case; empty for all other words. */
  readonly alternatives: ReadonlyArray<string>
}

export interface Query {
  /** The query as it was written, NFKC-normalised. */
  readonly text: string
  readonly words: ReadonlyArray<Word>
  /**
   * The words, with translations in place of those in other languages: what texts are searched for.
   */
  readonly translated: ReadonlyArray<Word>
  /** The words without those that only name a kind; all of them if no others would be left. */
  readonly content: ReadonlyArray<Word>
  /** All words, and the content if it differs: each may be a name. */
  readonly readings: ReadonlyArray<ReadonlyArray<Word>>
  /** True if it is in a script without spaces, with identifiers in it. */
  readonly unspaced: boolean
  /** The runs of it with letters of such a script, as they are written: each may be a name. */
  readonly runs: ReadonlyArray<string>
  /** Kinds that the query speaks of ("signal pressed"): a hint, not a filter. */
  readonly kindHints: ReadonlySet<Kind>
  /** A kind is in the plural: all of that kind are requested (`signals of Timer`). */
  readonly isListing: boolean
  /**
   * Set if the query is the first line of a script and asks for the class that it `extends`, or names with
   * `class_name`.
   */
  readonly head: "extends" | "class_name" | undefined
  /** The class whose settings the query speaks of ("project setting"). */
  readonly settings: string | undefined
  /** The dimension that the query or a type in it (`Vector2`) states; undefined if there is none or both. */
  readonly dimension: "2D" | "3D" | undefined
  /** The sign of an operator (`==`), when the query names one. */
  readonly operator: string | undefined
  /** The query is a message with one name, which is whole and not the beginning of another. */
  readonly isWholeName: boolean
  /** For a query in another language: English word -> the names that its phrase means, the likeliest first. */
  readonly meanings: ReadonlyMap<string, ReadonlyArray<string>>
}

/** Separators of runs of letters: spaces and punctuation, but not those inside `A.b`. */
const BETWEEN_RUNS = /[\s\u3000-\u303f\uff00-\uff0f\uff1a-\uff20()"'`,;!?]+/

const isPlural = (kindWord: string): boolean => kindWord.endsWith("s") && kindWord !== "class"

/**
 * `VBoxContainer separation theme constant`: a class, a name and what kind it is. Anything else with "theme" in it may
 * be about `Theme`.
 */
const endsInThemeWords = (words: ReadonlyArray<Word>): boolean => {
  const [theme, kind] = words.slice(-2)
  return words.length === 4 && theme?.lower === "theme" && themeWords.has(kind?.lower ?? "")
}

/** C# writes these between a class and its member: `Button.SignalName.Pressed`. */
const csharpNests: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["signalname", "signal"],
  ["methodname", "method"],
  ["propertyname", "property"]
])

/** The class of the settings, by the word before "setting". */
const settingsClasses: ReadonlyMap<string, string> = new Map([
  ["project", "ProjectSettings"],
  ["editor", "EditorSettings"]
])

const isSetting = (word: Word | undefined): boolean => word?.lower === "setting" || word?.lower === "settings"

/**
 * Reads any string as a query. The latest result is kept: the classes of a project are searched right after the
 * reference.
 *
 * @example
 * parse("Node.add_child(child)").words.map(({ text }) => text) // ["Node", "add_child"]
 */
export const parse = memoizeTexts(1, (text) => read(text))

const IN_2D = /\b2[dD]\b|\b(?:Vector2|Rect2)i?\b/
const IN_3D = /\b3[dD]\b|\b(?:Vector3i?|AABB|Basis|Quaternion)\b/

/** Returns the only dimension in a text, named directly or by a type. */
const dimensionOf = (text: string): Query["dimension"] =>
  IN_2D.test(text) ? (IN_3D.test(text) ? undefined : "2D") : IN_3D.test(text) ? "3D" : undefined

const read = (text: string): Query => {
  const normal = text.slice(0, Limit.length).normalize("NFKC").slice(0, Limit.length)
  const { operator, plain, isWholeName = false } = plainText(normal)
  const unspaced = UNSPACED.test(plain)
  const kindHints = new Set<Kind>()
  const translation = translate(plain)
  const { written } = translation ?? {}
  const words = wordsOf(plain, unspaced)
    .slice(0, Limit.words)
    // In a query in another language only words written as names are names.
    .filter(({ text: word }) => written === undefined || written.has(word))
    .filter(({ lower, joined }) => {
      const nested = joined ? csharpNests.get(lower) : undefined
      if (nested !== undefined) kindHints.add(nested)
      return nested === undefined
    })
  const themed = endsInThemeWords(words) ? words.length - 2 : words.length
  let isListing = false
  let settings: string | undefined
  const content = words.filter(({ lower, joined, identifier }, index) => {
    const before = isSetting(words[index]) ? words[index - 1] : isSetting(words[index + 1]) ? words[index] : undefined
    const owner = settingsClasses.get(before?.lower ?? "")
    const place = words[index] === before ? index : index - 1
    if (owner !== undefined && (place === 0 || place === words.length - 2)) {
      settings = owner
      return false
    }
    const kind = index >= themed ? "theme_item" : kindWords.get(lower)
    if (kind === undefined || joined || words[index + 1]?.joined || (identifier && !lower.startsWith("@"))) return true
    kindHints.add(kind)
    isListing ||= isPlural(lower)
    return false
  })
  if (operator !== undefined) kindHints.add("operator")
  for (const [word, kind] of unspaced ? unspacedKindWords : []) if (plain.includes(word)) kindHints.add(kind)
  const runs = unspaced ? plain.split(BETWEEN_RUNS).filter((run) => UNSPACED.test(run)) : []
  const isSame = content.length === words.length || !content.some((word) => settings === undefined || isTelling(word))
  const readings = isSame ? [words] : [words, content]
  return {
    text: normal.trim(),
    words,
    translated:
      translation === undefined
        ? words
        : written === undefined
          ? translatedWords(translation.text, new Set(wordsOf(plain, true).map(({ text: word }) => word)))
          : translatedWords(translation.text, new Set()),
    content: isSame ? words : content,
    readings,
    unspaced,
    runs,
    kindHints,
    isListing,
    head: headOfScript(normal),
    settings,
    dimension: dimensionOf(normal),
    operator,
    isWholeName,
    meanings: translation?.meanings ?? new Map()
  }
}

/** The words of a translation, each with its synonyms (`delete|remove`); identifiers if they are `written` so. */
const translatedWords = (translation: string, written: ReadonlySet<string>): ReadonlyArray<Word> => {
  const alternatives = new Map<string, ReadonlyArray<string>>()
  const firsts = translation
    .split(" ")
    .map((word) => {
      const [first = "", ...others] = word.split("|")
      if (others.length > 0) alternatives.set(first, others)
      return first
    })
    .join(" ")
  return wordsOf(firsts, false).map((word) => {
    const others = alternatives.get(word.text)
    const translated = others === undefined ? word : { ...word, alternatives: others }
    return written.has(word.text) ? { ...translated, identifier: true } : translated
  })
}

/** Letters of scripts that are written without spaces divide words: Latin letters between them are an identifier. */
const isUnspaced = (unit: number): boolean => (unit >= 0x2e80 && unit <= 0xd7ff) || (unit >= 0xf900 && unit <= 0xfaff)

/** Matches a letter of such a script, but no full-width punctuation and no ideographic space. */
const UNSPACED = /[\u2e80-\u2fff\u3040-\ud7ff\uf900-\ufaff]/

const isWord = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) ||
  (unit >= 65 && unit <= 90) ||
  (unit >= 48 && unit <= 57) ||
  unit === 95 ||
  (unit > 0xbf && !isUnspaced(unit) && !(unit >= 0x2000 && unit <= 0x2bff))

const NONE: ReadonlyArray<string> = []

const wordsOf = (text: string, unspaced: boolean): ReadonlyArray<Word> => {
  const words: Array<Word> = []
  let end = 0
  let excluded = false
  for (let i = 0; i < text.length; ) {
    if (!isWord(text.charCodeAt(i))) {
      i++
      continue
    }
    const start = i
    while (i < text.length && isWord(text.charCodeAt(i))) i++
    const at = start > 0 && text.charAt(start - 1) === "@" ? "@" : ""
    const word = at + text.slice(start, i)
    const gap = text.slice(end, start - at.length)
    const called = text.startsWith("()", i)
    excluded = (excluded && !/[,.;:]/.test(gap)) || excludingWords.has(words[words.length - 1]?.lower ?? "")
    words.push({
      text: word,
      excluded,
      called,
      lower: word.toLowerCase(),
      folded: fold(word),
      identifier: unspaced || called || at !== "" || looksLikeIdentifier(word),
      joined: words.length > 0 && /^(?:\(\))?(?:\.|::|#|->)$/.test(gap),
      alternatives: NONE
    })
    end = i
  }
  return words
}

/** An underscore, a capital inside, or a digit among letters. */
const looksLikeIdentifier = (word: string): boolean =>
  /^_?[^_]+_|^_[A-Za-z]|[a-z][A-Z]|[A-Z]{2}[a-z]|[A-Za-z][0-9]|^[A-Z]{2,}$/.test(word)

/**
 * Joins the words to one name as names are compared.
 *
 * @example compact(parse("value changed").words) // "valuechanged"
 */
export const compact = (words: ReadonlyArray<Word>): string => {
  let name = words[0]?.text.startsWith("@") ? "@" : ""
  for (const { folded } of words) name += folded
  return name
}

/** Checks whether a word is insignificant for the search. */
export const isInsignificant = (word: Word | undefined): boolean =>
  word === undefined || (!word.identifier && (word.lower.length < 2 || isStopWord(word.lower)))

/**
 * Checks whether a word alone states what is sought.
 *
 * @example parse("get the velocity").words.filter(isTelling).map(({ text }) => text) // ["velocity"]
 */
export const isTelling = (word: Word): boolean => !isInsignificant(word) && !isWeak(word.lower)

/**
 * Returns the significant words: identifiers, and words that are neither single letters nor stop words.
 *
 * @example significant(parse("how do I save the game").words).map(({ text }) => text) // ["save", "game"]
 */
export const significant = (words: ReadonlyArray<Word>): ReadonlyArray<Word> =>
  words.filter((word) => !isInsignificant(word))

/** Returns the words before those that only ask for documentation (`Node docs`); all of them if none would be left. */
export const withoutDocumentWords = (words: ReadonlyArray<Word>): ReadonlyArray<Word> => {
  const last = words.findLastIndex(({ lower, joined }) => joined || !documentWords.has(lower))
  return last < 0 ? words : words.slice(0, last + 1)
}

/**
 * Checks whether the query is one name that goes on: `is_action_`.
 *
 * @example isBegun(parse("is_action_")) // true
 */
export const isBegun = ({ words }: Query): boolean => words.length === 1 && /[^_]_$/.test(words[0]?.text ?? "")

/**
 * Checks whether a name goes on after a call, which is no part of it: `get_tree().paused`.
 *
 * @example isBehindCall(parse("get_tree().paused").words) // true
 */
export const isBehindCall = (words: ReadonlyArray<Word>): boolean =>
  words.some(({ joined }, i) => joined && words[i - 1]?.called === true)

/**
 * Checks whether the query is a question in words rather than a name.
 *
 * @example isProse(parse("how do I save the game")) // true
 */
export const isProse = (query: Query): boolean =>
  query.words.length > 3 && query.words.some(({ lower, identifier }) => !identifier && isStopWord(lower))
