/** Decides whether a query asks for members of the classes that it names, or only for the classes. */
import { kinds } from "../reference/Kind.ts"
import { ownerAt } from "../reference/Rows.ts"
import type { ClassIndex } from "../reference/SymbolTable.ts"
import { compact, isInsignificant, isTelling, type Query, type Word } from "./analysis/Query.ts"
import { parts } from "./analysis/Tokens.ts"
import {
  comparisonWords,
  documentWords,
  fillers,
  kindWords,
  listingWords,
  lookWords,
  requestWords,
  scriptWords,
  weakTaskWords
} from "./analysis/wordLists.ts"
import { isStandIn } from "./languages/Translation.ts"
import * as Renames from "./renames/Renames.ts"
import { isKnownPart, type Searcher } from "./Searcher.ts"
import { idOfWord } from "./synonyms/Vocabulary.ts"

/**
 * Returns the classes whose names are in a query in the reference's spelling, with a digit (`area2d`), or word by word
 * at its beginning (`animation player start`), each once.
 */
export const classesIn = (searcher: Searcher, { words }: Query): ReadonlyArray<ClassIndex> => {
  const found = words.flatMap((word, i) => {
    if (word.excluded || word.joined) return []
    const index = classNamed(searcher, word)
    if (index !== undefined) return [index]
    return words[i + 1]?.joined ? formerly(searcher, word) : []
  })
  const spelt = found.length > 0 ? [] : classSpelt(searcher, words)
  return [...new Set([...found, ...spelt])]
}

/**
 * Returns the class that the first words of a query are the name of, the longest name first; none in a sentence, whose
 * function words relate the others (`progress bar for health`).
 */
const classSpelt = ({ classByKey }: Searcher, words: ReadonlyArray<Word>): ReadonlyArray<ClassIndex> => {
  if (words.some(isInsignificant)) return []
  for (let count = Math.min(words.length - 1, MAX_PARTS); count > 1; count--) {
    const index = classByKey.get(compact(words.slice(0, count)))
    if (index !== undefined) return [index]
  }
  return []
}

/** Maximum number of words of a class's name. */
const MAX_PARTS = 5

/**
 * Returns the classes with theme items that a question about looks names, in any case and in one word or several
 * (`background of a popup menu`); none of another question.
 */
export const themedClasses = (searcher: Searcher, { translated }: Query): ReadonlyArray<ClassIndex> => {
  const says = (list: ReadonlySet<string>): boolean => translated.some(({ lower }) => list.has(lower))
  if (!says(lookWords) || says(scriptWords)) return []
  const found: Array<ClassIndex> = []
  for (let i = 0; i < translated.length; i++)
    for (let count = Math.min(translated.length - i, MAX_PARTS); count > 0; count--) {
      const index = searcher.classByKey.get(compact(translated.slice(i, i + count)))
      if (index === undefined || !hasThemeItems(searcher, index)) continue
      found.push(index)
      i += count - 1
      break
    }
  return found
}

const THEME_ITEM = kinds.indexOf("theme_item")

/** Checks whether a class or an ancestor of it has theme items. */
const hasThemeItems = ({ selfAndAncestors, symbols }: Searcher, index: ClassIndex): boolean =>
  selfAndAncestors(index).some((owner) =>
    symbols.kindOf.subarray(symbols.firstRow[owner], symbols.firstRow[owner + 1]).includes(THEME_ITEM)
  )

const classNamed = (
  { classByKey, exactClasses }: Searcher,
  { folded, identifier, text }: Word
): ClassIndex | undefined =>
  exactClasses.get(text) ?? (identifier && HAS_DIGIT.test(text) ? classByKey.get(folded) : undefined)

/** Returns the classes that a class of another version is called here: `OmniLight` in `OmniLight.shadow_detail`. */
const formerly = (searcher: Searcher, { text }: Word): ReadonlyArray<ClassIndex> =>
  CAPITALISED.test(text) ? Renames.classSuccessors(searcher, text).map(({ row }) => ownerAt(searcher.symbols, row)) : []

/** Matches a name that is no variable: `transform.Translate` is about a node. */
const CAPITALISED = /^[A-Z]/

/** Matches a letter before a digit, as in `area2d`: such a name is no English word in any case. */
const HAS_DIGIT = /[a-z]\d/i

/**
 * Checks whether a query names, besides its `classes`, what it seeks in them: `Timer remaining time`, but not
 * `Timer タイマー`, `explain Timer` or `Area2D vs RigidBody2D`.
 */
export const asksAboutClasses = (searcher: Searcher, query: Query, classes: ReadonlyArray<ClassIndex>): boolean => {
  const { meanings, translated } = query
  const stemsOf = (name: string): ReadonlyArray<string> => undimensioned(name).map(searcher.stemOf)
  const named = classes.map((index) => searcher.symbols.classes[index]?.name ?? "")
  if (named.length > 1 && translated.some(({ lower }) => comparisonWords.has(lower))) return false
  const others = translated.filter((word) => classNamed(searcher, word) === undefined)
  const said = new Set(others.flatMap(({ text }) => stemsOf(text)))
  // `TileMap 瓦片地图` is "TileMap tile map".
  const saidAgain = named.map(stemsOf).filter((stems) => stems.every((one) => said.has(one)))
  const again = new Set(saidAgain.flat())
  // `Sprite2D 画像` is "Sprite2D sprite", and means the texture.
  const meansMember = (text: string): boolean => meanings.get(text)?.[0]?.includes(".") === true
  const isClass = ({ text }: Word): boolean => !meansMember(text) && stemsOf(text).every((one) => again.has(one))
  return others.some((word) => saysWhat(word) && !isRequest(word) && isKnown(searcher, word) && !isClass(word))
}

/** Returns the parts of a name, without the one of its dimension. */
const undimensioned = (name: string): ReadonlyArray<string> =>
  parts(name).filter((part) => part !== "2d" && part !== "3d")

const saysWhat = (word: Word): boolean => isTelling(word) || weakTaskWords.has(word.lower)

/**
 * Checks whether a word only asks for a class, its documents or its members, compares it, or is excluded from the
 * search.
 */
const isRequest = ({ excluded, lower }: Word): boolean =>
  excluded ||
  [fillers, documentWords, listingWords, kindWords, requestWords, comparisonWords].some((list) => list.has(lower))

/** Checks whether the reference or the vocabulary has a word. */
const isKnown = (searcher: Searcher, { lower, text }: Word): boolean =>
  isStandIn(text) || idOfWord(lower) >= 0 || parts(text).some((part) => isKnownPart(searcher, part))
