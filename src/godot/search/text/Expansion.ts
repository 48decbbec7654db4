/**
 * The symbols that words of a query mean: by the vocabulary, or because it spells out their names; and their
 * counterparts: the getter if the query asks to read, and the 2D or 3D counterpart of a member.
 */
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import { classNameAt, classRow, GLOBAL_SCOPES, kindAt, ownerAt, rowCalled } from "../../reference/Rows.ts"
import { ClassIndex, NO_CLASS, NO_ROW, type Row } from "../../reference/SymbolTable.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import { isInsignificant, type Word } from "../analysis/Query.ts"
import { fold } from "../analysis/Tokens.ts"
import { isWeak, readingWords, writingWords } from "../analysis/wordLists.ts"
import * as Renames from "../renames/Renames.ts"
import type { Searcher } from "../Searcher.ts"
import type { MatchStrength } from "../synonyms/Synonyms.ts"
import { Weight } from "../Weights.ts"

/** Row -> the boost that a word gives it. */
export type Boosts = ReadonlyMap<Row, number>

/**
 * Returns a function that adds boosts for what a word means by its place in the query; `named`: the classes that the
 * query names.
 */
export const expandSymbols = (
  searcher: Searcher,
  words: ReadonlyArray<Word>,
  named: ReadonlyArray<ClassIndex>
): ((boosts: Boosts, place: number) => Boosts) => {
  const spelledAt = spelledOut(searcher, words)
  const isRead = readsOnly(words)
  // A query that names a dimension means only that one.
  const flat = words.some(({ folded }) => folded.includes("2d"))
  const solid = words.some(({ folded }) => folded.includes("3d"))
  return (boosts, place) => {
    const spelled = spelledAt.get(place)
    if (boosts.size === 0) return spelled ?? boosts
    const read = isRead ? readInstead(searcher, boosts) : boosts
    const both =
      flat !== solid ? inDimension(searcher, read, flat ? "3D" : "2D") : flat ? read : withTwins(searcher, read)
    const all = named.length === 0 ? both : withNamesakes(searcher, both, named)
    return spelled === undefined ? all : strongestBoosts([all, spelled])
  }
}

/** Checks whether a query asks for reading and not for writing. */
export const readsOnly = (words: ReadonlyArray<Word>): boolean =>
  words.some(({ lower }) => readingWords.has(lower)) && !words.some(({ lower }) => writingWords.has(lower))

/** Returns the greatest boost of each row. */
export const strongestBoosts = (all: Iterable<Boosts>): Boosts => {
  const most = new Map<Row, number>()
  for (const boosts of all) for (const [row, boost] of boosts) raise(most, row, boost)
  return most
}

/** Keeps the greater boost. */
export const raise = (boosts: Map<Row, number>, row: Row, boost: number): void => {
  if (boost > (boosts.get(row) ?? 0)) boosts.set(row, boost)
}

/**
 * Finds members whose names are spelt out in the query with stop words (`is on floor`, `look at`), which the index
 * lacks; by the place of each significant word.
 */
const spelledOut = (searcher: Searcher, words: ReadonlyArray<Word>): ReadonlyMap<number, Boosts> => {
  const found = new Map<number, Map<Row, number>>()
  // The index knows runs without little words.
  if (!words.some(isInsignificant)) return found
  for (let start = 0; start < words.length; start++) {
    let name = words[start]?.folded ?? ""
    let hasLittle = isInsignificant(words[start])
    for (let end = start + 1; end < Math.min(words.length, start + MAX_SPELLED_WORDS); end++) {
      name += words[end]?.folded ?? ""
      hasLittle ||= isInsignificant(words[end])
      const rows = hasLittle ? searcher.rowsNamed(name) : NO_ROWS
      if (rows.length > 0) addSpelled(found, rows, words, start, end)
    }
  }
  return found
}

const NO_ROWS: ReadonlyArray<Row> = []

/** Adds the rows for each significant word from place `start` to `end`. */
const addSpelled = (
  found: Map<number, Map<Row, number>>,
  rows: ReadonlyArray<Row>,
  words: ReadonlyArray<Word>,
  start: number,
  end: number
): void => {
  for (let place = start; place <= end; place++) {
    const word = words[place]
    if (isInsignificant(word) || isWeak(word?.lower ?? "")) continue
    const boosts = found.get(place) ?? new Map<Row, number>()
    for (const row of rows) boosts.set(row, Weight.meantByPhrase)
    found.set(place, boosts)
  }
}

/** Words of a name that is spelled out. */
const MAX_SPELLED_WORDS = 4

const SETTER = "set_"

/** Returns the getter that the class of a setter has; `NO_ROW` if it has none, or the row is no setter. */
const getterOf = ({ rowsNamed, symbols }: Searcher, row: Row): Row => {
  const { names, owners } = symbols
  const name = names[row] ?? ""
  if (!name.startsWith(SETTER) || name === SETTER) return NO_ROW
  const of = name.slice(SETTER.length)
  const isOfClass = (one: Row): boolean => owners[one] === owners[row]
  return rowsNamed(fold(`get_${of}`)).find(isOfClass) ?? rowsNamed(fold(`is_${of}`)).find(isOfClass) ?? NO_ROW
}

/** Adds the getter before each setter, where the class has one. */
export const readInstead = (searcher: Searcher, all: Boosts): Boosts => {
  const boosts = new Map<Row, number>()
  all.forEach((boost, row) => {
    const getter = getterOf(searcher, row)
    if (getter !== NO_ROW) raise(boosts, getter, boost)
    raise(boosts, row, getter === NO_ROW ? boost : boost * Weight.setterForGetter)
  })
  return boosts
}

/** Class -> that of the other dimension; -1 = there is none. */
const twinsOf = memoizeWeak(({ exactClasses, symbols }: Searcher) =>
  Int32Array.from(symbols.classes, ({ name }) => {
    const twin = name.replace(/[23]D/, (dimension) => (dimension === "2D" ? "3D" : "2D"))
    return twin === name ? -1 : (exactClasses.get(twin) ?? NO_CLASS)
  })
)

/** Returns the same class or member of the other dimension; `NO_ROW` if there is none. */
export const counterpartOf = (searcher: Searcher, row: Row): Row => {
  const { symbols } = searcher
  const { firstRow, names, owners } = symbols
  const twins = twinsOf(searcher)
  const owner = owners[row] ?? 0
  const twin = twins[owner] ?? -1
  if (twin < 0) return NO_ROW
  const index = ClassIndex(twin)
  return firstRow[owner] === row ? classRow(symbols, index) : rowCalled(symbols, index, names[row] ?? "")
}

/** Replaces symbols of the dimension `unasked` by their counterparts, if any. */
const inDimension = (searcher: Searcher, all: Boosts, unasked: "2D" | "3D"): Boosts => {
  const { classes, owners } = searcher.symbols
  const boosts = new Map<Row, number>()
  for (const [row, boost] of all) {
    const isUnasked = classes[owners[row] ?? 0]?.name.includes(unasked) ?? false
    const other = isUnasked ? counterpartOf(searcher, row) : NO_ROW
    raise(boosts, other === NO_ROW ? row : other, boost)
  }
  return boosts
}

/** Adds the members of the other dimension. */
const withTwins = (searcher: Searcher, all: Boosts): Boosts => {
  const { firstRow, owners } = searcher.symbols
  let boosts: Map<Row, number> | undefined
  for (const [row, boost] of all) {
    if (firstRow[owners[row] ?? 0] === row) continue
    const other = counterpartOf(searcher, row)
    if (other === NO_ROW || all.has(other)) continue
    boosts ??= new Map(all)
    boosts.set(other, boost * Weight.meantTwin)
  }
  return boosts ?? all
}

/**
 * Adds the members of the named classes that share a name with meant ones: with `GridMap`, "cell clicked" is
 * `GridMap.local_to_map`, too. Nothing is added for a class that is itself meant, or of which a descendant is.
 */
const withNamesakes = (searcher: Searcher, all: Boosts, named: ReadonlyArray<ClassIndex>): Boosts => {
  const { inherits, symbols } = searcher
  const boosts = new Map(all)
  for (const index of named) {
    if (Array.from(all.keys()).some((row) => inherits(ownerAt(symbols, row), index))) continue
    for (const [row, boost] of all) {
      const kind = kindAt(symbols, row)
      const other = kind === "class" ? NO_ROW : memberOf(searcher, index, symbols.names[row] ?? "")
      if (other !== NO_ROW && kindAt(symbols, other) === kind && !isOfRoot(searcher, other)) raise(boosts, other, boost)
    }
  }
  return boosts
}

/** Checks whether a row belongs to a class without ancestors, such as `Object`: every class has its members. */
const isOfRoot = ({ selfAndAncestors, symbols }: Searcher, row: Row): boolean =>
  selfAndAncestors(ownerAt(symbols, row)).length === 1

/** Returns the boost of a meaning: in a task, the member that does it ranks before a class. */
export const boostOf = (strength: MatchStrength, name: string): number => {
  if (strength === "word") return Weight.meantSymbol
  if (strength === "distant") return name.includes(".") ? Weight.meantByDistantPair : Weight.meantSymbol
  if (strength === "first") return Weight.meantFirst
  return name.includes(".") ? Weight.meantByPhrase : Weight.classMeantByPhrase
}

/**
 * Returns the row of `Class` or `Class.member`, own or inherited; for a name of another version, the row of its name
 * here. `NO_ROW` if the reference has neither.
 */
export const rowOf = memoizeWeak((searcher: Searcher) =>
  memoized((name) => {
    const row = findRow(searcher, name)
    return row === NO_ROW ? findRenamed(searcher, name) : row
  })
)

/**
 * The vocabulary has the names of Godot 4: `CharacterBody2D.velocity` of Godot 3 is looked for in `KinematicBody2D`.
 */
const findRenamed = (searcher: Searcher, name: string): Row => {
  const dot = name.indexOf(".")
  const className = dot < 0 ? name : name.slice(0, dot)
  const successor = Renames.classSuccessors(searcher, className)[0]?.row ?? NO_ROW
  if (dot < 0) return successor
  const member = name.slice(dot + 1)
  const here = successor === NO_ROW ? className : classNameAt(searcher.symbols, successor)
  const row = successor === NO_ROW ? NO_ROW : findRow(searcher, `${here}.${member}`)
  return row === NO_ROW ? (Renames.memberSuccessors(searcher, className, member)[0]?.row ?? NO_ROW) : row
}

const findRow = (searcher: Searcher, name: string): Row => {
  const dot = name.indexOf(".")
  const className = dot < 0 ? name : name.slice(0, dot)
  const owner = searcher.exactClasses.get(className)
  if (owner === undefined) return NO_ROW
  if (dot < 0) return classRow(searcher.symbols, owner)
  const member = name.slice(dot + 1)
  const row = memberOf(searcher, owner, member)
  return row === NO_ROW && GLOBAL_SCOPES.includes(className) ? inOtherScope(searcher, member) : row
}

/** Returns the global function of this name: those of Godot 3's `@GDScript` are mostly `@GlobalScope`'s in Godot 4. */
const inOtherScope = ({ exactClasses, symbols }: Searcher, member: string): Row => {
  for (const scope of GLOBAL_SCOPES) {
    const row = rowCalled(symbols, exactClasses.get(scope) ?? NO_CLASS, member)
    if (row !== NO_ROW) return row
  }
  return NO_ROW
}

/** Returns the member of a class or of its nearest ancestor that has one of this name; `NO_ROW` if none has. */
const memberOf = ({ selfAndAncestors, symbols }: Searcher, owner: ClassIndex, member: string): Row => {
  for (const one of selfAndAncestors(owner)) {
    const row = rowCalled(symbols, one, member)
    if (row !== NO_ROW) return row
  }
  return NO_ROW
}
