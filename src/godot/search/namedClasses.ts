/** Reads what a query says of the classes that it names: what of them is sought, or nothing but that they are. */
import type { ClassIndex } from "../reference/SymbolTable.ts"
import { isTelling, type Query, type Word } from "./analysis/Query.ts"
import { parts } from "./analysis/Tokens.ts"
import {
  comparisonWords,
  documentWords,
  fillers,
  kindWords,
  listingWords,
  requestWords,
  weakTaskWords
} from "./analysis/wordLists.ts"
import { isStandIn } from "./languages/Translation.ts"
import { isKnownPart, type Searcher } from "./Searcher.ts"
import { idOfWord } from "./synonyms/Vocabulary.ts"

/** Returns the classes whose names stand in a query as the reference writes them, or with a digit (`area2d`), each once. */
export const classesIn = (searcher: Searcher, { words }: Query): ReadonlyArray<ClassIndex> => {
  const found = words.flatMap((word) => {
    const index = word.excluded || word.joined ? undefined : classNamed(searcher, word)
    return index === undefined ? [] : [index]
  })
  return [...new Set(found)]
}

const classNamed = (
  { classByKey, exactClasses }: Searcher,
  { folded, identifier, text }: Word
): ClassIndex | undefined =>
  exactClasses.get(text) ?? (identifier && HAS_DIGIT.test(text) ? classByKey.get(folded) : undefined)

/** Matches a letter before a digit, as in `area2d`: such a name is no English word in any case. */
const HAS_DIGIT = /[a-z]\d/i

/**
 * Checks whether a query says beside its `classes` what of them is sought: `Timer remaining time`, but not `Timer タイマー`,
 * `explain Timer` or `Area2D vs RigidBody2D`.
 */
export const asksOfClasses = (searcher: Searcher, query: Query, classes: ReadonlyArray<ClassIndex>): boolean => {
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

/** Checks whether a word only asks for a class, its documents or its members, compares it, or says what is not sought. */
const isRequest = ({ excluded, lower }: Word): boolean =>
  excluded ||
  [fillers, documentWords, listingWords, kindWords, requestWords, comparisonWords].some((list) => list.has(lower))

/** Checks whether the reference or the vocabulary has a word. */
const isKnown = (searcher: Searcher, { lower, text }: Word): boolean =>
  isStandIn(text) || idOfWord(lower) >= 0 || parts(text).some((part) => isKnownPart(searcher, part))
