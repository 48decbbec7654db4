/**
 * Matches a query against names: the rules in their order, and the hits that they
 * collect. A row keeps its best reason; `Weights.Tier` says which reason is better.
 */
import type { Kind } from "../../reference/Kind.ts"
import type { Row } from "../../reference/SymbolTable.ts"
import type { Query, Word } from "../analysis/Query.ts"
import { asksAboutClasses, classesIn } from "../namedClasses.ts"
import * as Renames from "../renames/Renames.ts"
import { isKnownPart, type Searcher } from "../Searcher.ts"
import { isMeaning } from "./isMeaning.ts"
import { unspacedNames } from "./rules/cjk.ts"
import {
  exactClass,
  exactMember,
  mentions,
  operators,
  ownName,
  renamed,
  shortenedClass,
  withoutDimension
} from "./rules/exactMatches.ts"
import { fuzzyMatches } from "./rules/fuzzyMatches.ts"
import { classIndexOf, isAcronym, type MatchContext, type NameHit, type NameRule } from "./rules/MatchContext.ts"
import {
  abbreviationMatches,
  classBesidePart,
  concatenationMatches,
  infixMatches,
  prefixMatches,
  shortenedClassBesideMember,
  unfinishedName
} from "./rules/prefixMatches.ts"
import { classBesideMember, membersOfKind, qualified } from "./rules/Qualified.ts"

/**
 * The rules in the order in which they run. A stage runs only if the earlier ones found no hits; within a stage each
 * rule runs and sees the hits so far.
 */
export const nameRules: ReadonlyArray<NameRule> = [
  { name: "own name", stage: "name", apply: ownName },
  { name: "class", stage: "name", apply: exactClass },
  { name: "qualified name", stage: "name", apply: qualified },
  { name: "class and member", stage: "name", apply: classBesideMember },
  { name: "unfinished name", stage: "name", apply: unfinishedName },
  { name: "member", stage: "name", apply: exactMember },
  { name: "without 2D or 3D", stage: "name", apply: withoutDimension },
  { name: "shortened class", stage: "name", apply: shortenedClass },
  { name: "renamed", stage: "name", apply: renamed },
  { name: "operator", stage: "name", apply: operators },
  { name: "members of a kind", stage: "name", apply: membersOfKind },
  { name: "mention", stage: "name", apply: mentions },
  { name: "name in unspaced text", stage: "name", apply: unspacedNames },
  { name: "prefix", stage: "part", apply: prefixMatches },
  { name: "infix", stage: "part", apply: infixMatches },
  { name: "abbreviation", stage: "part", apply: abbreviationMatches },
  { name: "concatenation", stage: "part", apply: concatenationMatches },
  { name: "shortened class and member", stage: "part", apply: shortenedClassBesideMember },
  { name: "class and part of a member", stage: "part", apply: classBesidePart },
  { name: "fuzzy", stage: "spelling", apply: fuzzyMatches }
]

/**
 * Checks whether the Latin letters of a query are words among those of another language, which carry the query:
 * `Webからデータ`, but not `is_on_f 判定`.
 */
const isAmongOthers = (query: Query, isPlain: (word: Word) => boolean): boolean =>
  query.unspaced &&
  query.translated.some(({ text }) => query.content.every((word) => word.text !== text)) &&
  query.content.every(isPlain)

/**
 * Checks whether a query in another language names only classes, or abbreviations, and in words what it seeks in them:
 * `Timer 剩余时间`, `HTTPでJSONを送信` and `Spriteを反転する`, but not `Timerの使い方` or `Area2D 信号`.
 */
const asksWithinClasses = (searcher: Searcher, query: Query): boolean => {
  // All words of `Color.a` are Spanish too, and left without content; it names a member.
  if (query.translated === query.words || query.content.length === 0) return false
  const formers = query.content.filter((word) => isFormerClass(searcher, word)).map(({ text }) => text)
  const isClass = (word: Word): boolean =>
    formers.includes(word.text) || classIndexOf(searcher, word.text) >= 0 || isAcronym(searcher, word)
  if (query.content.some((word) => word.joined || !isClass(word))) return false
  const others = query.translated.filter(({ text }) => !formers.includes(text))
  return asksAboutClasses(searcher, { ...query, translated: others }, classesIn(searcher, query))
}

/**
 * Checks whether a word is the name of a class in another version, and a word of this reference: `Sprite`, but not
 * `KinematicBody2D`.
 */
const isFormerClass = (searcher: Searcher, { lower, text }: Word): boolean =>
  CAPITALISED.test(text) && isKnownPart(searcher, lower) && Renames.classSuccessors(searcher, text).length > 0

const CAPITALISED = /^[A-Z][A-Za-z]+$/

const isPlainWord = ({ text }: Word): boolean => /^(?:[A-Za-z][a-z]*|[A-Z]+)$/.test(text)

const mayGuess = (searcher: Searcher, query: Query): boolean =>
  !isAmongOthers(query, isPlainWord) && !isMeaning(searcher, query)

/** Runs the rules; returns the hits by row, each with its best reason. */
export const find = (searcher: Searcher, query: Query, kind: Kind | undefined): ReadonlyMap<Row, NameHit> => {
  const hits: MatchContext["hits"] = new Map()
  let stage = nameRules[0]?.stage
  const hasNoName = isAmongOthers(query, (word) => isAcronym(searcher, word)) || asksWithinClasses(searcher, query)
  for (const rule of nameRules) {
    if (rule.stage !== stage && (hits.size > 0 || !mayGuess(searcher, query))) break
    stage = rule.stage
    if (hasNoName && rule.apply !== unspacedNames) continue
    rule.apply({ searcher, query, kind, rule: rule.name, hits })
  }
  return hits
}
