/** Weighs classes by a query: the requested settings, the named classes and the field. */
import { kindAt, ownerAt } from "../reference/Rows.ts"
import { type ClassIndex, NO_CLASS } from "../reference/SymbolTable.ts"
import type { Query } from "./analysis/Query.ts"
import { fold, parts } from "./analysis/Tokens.ts"
import { asksAboutClasses, classesIn, themedClasses } from "./namedClasses.ts"
import type { NameHit } from "./names/rules/MatchContext.ts"
import { fieldOfClasses, fieldSaid, NO_FIELD, settingsClasses } from "./Ranking.ts"
import type { Searcher } from "./Searcher.ts"
import type { QueryTerm } from "./text/QueryTerm.ts"
import { type TierName, Weight } from "./Weights.ts"

/** Class -> the factor of its own row, of its members, and of those among them that are theme items. */
export interface ClassFactors {
  readonly ofClass: Float64Array
  readonly ofMembers: Float64Array
  readonly ofThemeItems: Float64Array
  /** The words of the query, in lower case, that name the classes whose members have a factor. */
  readonly naming: ReadonlySet<string>
  /** Class -> the share of these words that its members cover without having them; theme items cover them all. */
  readonly nameCovered: Float64Array
}

/**
 * Returns the factors of classes among the text hits; undefined if all are 1.
 *
 * `bestName` is the best hit by name.
 */
export const classFactors = (
  searcher: Searcher,
  query: Query,
  queryTerms: ReadonlyArray<QueryTerm>,
  bestName: NameHit | undefined
): ClassFactors | undefined => {
  const { symbols } = searcher
  const boosted = boostedClass(searcher, query, bestName)
  const classes = boosted === undefined ? classesIn(searcher, query) : NO_CLASSES
  const named = classes.length > 0 && asksAboutClasses(searcher, query, classes) ? classes : NO_CLASSES
  const isMemberFound = bestName !== undefined && kindAt(symbols, bestName.row) !== "class"
  const themed = isMemberFound ? NO_CLASSES : themedClasses(searcher, query)
  const field = fieldSaid(queryTerms)
  if (boosted === undefined && named.length === 0 && themed.length === 0 && field === NO_FIELD) return undefined
  const ofClass = new Float64Array(symbols.classes.length).fill(1)
  const fields = fieldOfClasses(symbols)
  if (field !== NO_FIELD)
    for (let i = 0; i < ofClass.length; i++) if (fields[i] === field) ofClass[i] = Weight.fieldSaid
  if (boosted !== undefined) ofClass[boosted.owner] = (ofClass[boosted.owner] ?? 1) * boosted.factor
  // The answer to a task is mostly a member of the class that it names.
  const ofMembers = named.length === 0 ? ofClass : ofClass.slice()
  const isBeforeDot = query.words.length === 2 && query.words[1]?.joined === true
  for (const index of named)
    for (const owner of searcher.selfAndAncestors(index)) {
      const ofName = owner === index ? Weight.namedClass : Weight.ancestorOfNamed
      const factor = ofName * (isBeforeDot && (owner === index || !isRoot(searcher, owner)) ? Weight.beforeDot : 1)
      ofMembers[owner] = Math.max(ofMembers[owner] ?? 1, (ofClass[owner] ?? 1) * factor)
    }
  const ofThemeItems = themed.length === 0 ? ofMembers : ofMembers.slice()
  for (const index of themed)
    for (const owner of searcher.selfAndAncestors(index))
      ofThemeItems[owner] = Math.max(
        ofThemeItems[owner] ?? 1,
        owner === index ? Weight.themedClass : Weight.ancestorOfThemed
      )
  const naming = new Set([...named, ...themed].flatMap((index) => wordsNaming(searcher, query, index)))
  return { ofClass, ofMembers, ofThemeItems, naming, nameCovered: nameCovered(searcher, named) }
}

/** Returns the share that the members of each class cover of the words which name one of `named`. */
const nameCovered = (searcher: Searcher, named: ReadonlyArray<ClassIndex>): Float64Array => {
  const covered = new Float64Array(searcher.symbols.classes.length)
  for (const index of named)
    for (const owner of searcher.selfAndAncestors(index)) {
      const share = owner === index ? 1 : isShared(searcher, owner) ? 0 : Weight.inheritedNameCovered
      covered[owner] = Math.max(covered[owner] ?? 0, share)
    }
  return covered
}

/**
 * Checks whether a class is `Object` or next to it, such as `Node`: a member of most classes is seldom sought in one of
 * them.
 */
const isShared = ({ selfAndAncestors }: Searcher, index: ClassIndex): boolean => selfAndAncestors(index).length <= 2

/** Returns the words of a query that name a class, as one word or its parts. */
const wordsNaming = ({ symbols }: Searcher, { translated }: Query, index: ClassIndex): ReadonlyArray<string> => {
  const name = symbols.classes[index]?.name ?? ""
  const whole = translated.filter(({ folded }) => folded === fold(name)).map(({ lower }) => lower)
  return whole.length > 0 ? whole : parts(name)
}

/**
 * Checks whether a class has no ancestor, such as `Object`: a member of every class is hardly one that a class lacks.
 */
const isRoot = ({ selfAndAncestors }: Searcher, index: ClassIndex): boolean => selfAndAncestors(index).length === 1

const NO_CLASSES: ReadonlyArray<ClassIndex> = []

/** Returns the class of the requested settings, or of the member that was found by its name. */
const boostedClass = (
  searcher: Searcher,
  query: Query,
  bestName: NameHit | undefined
): { readonly owner: ClassIndex; readonly factor: number } | undefined => {
  const settings = settingsOf(searcher, query)
  if (settings !== undefined) return { owner: settings, factor: Weight.boostedSettings }
  const isOfClass = bestName !== undefined && aboutOneClass.has(bestName.tier)
  return isOfClass ? { owner: ownerAt(searcher.symbols, bestName.row), factor: Weight.sameClass } : undefined
}

/** Tiers that are about one class. */
const aboutOneClass: ReadonlySet<TierName> = new Set(["qualified", "inherited", "renamed"])

/** Returns the class of the settings that a query names or gives a path of. */
const settingsOf = (searcher: Searcher, { settings, text }: Query): ClassIndex | undefined =>
  settings === undefined ? settingsAt(searcher, text) : searcher.exactClasses.get(settings)

/**
 * The class that has settings below the first segment of a path (`physics/2d/gravity`); undefined if the query is none.
 */
const settingsAt = ({ exactClasses, symbols }: Searcher, text: string): ClassIndex | undefined => {
  const segment = SETTING_PATH.exec(text)?.[1]
  if (segment === undefined) return undefined
  return settingsClasses
    .map((name) => exactClasses.get(name) ?? NO_CLASS)
    .find((owner) => {
      const first = symbols.firstRow[owner] ?? 0
      return symbols.names.slice(first, symbols.firstRow[owner + 1]).some((name) => name.startsWith(segment))
    })
}

const SETTING_PATH = /^\s{0,4}([a-z]\w{1,40}\/)[\w/]/
