/** Members by name: of a class and its ancestors, of an enum, or of any class. */

import { classNameAt, isGlobal, kindAt, memberRows, ownerAt } from "../../../reference/Rows.ts"
import { type ClassIndex, Flag, NO_ROW, type Row } from "../../../reference/SymbolTable.ts"
import { fold, parts } from "../../analysis/Tokens.ts"
import { scored } from "../../Ranking.ts"
import * as Renames from "../../renames/Renames.ts"
import { classKey, isKnownPart, type Searcher } from "../../Searcher.ts"
import { rowOf } from "../../text/Expansion.ts"
import { NameWeight, type TierName } from "../../Weights.ts"
import { meaningsOfName } from "../isMeaning.ts"
import * as Names from "../Names.ts"
import { foreignClasses } from "./foreignClasses.ts"
import {
  add,
  classIndexOf,
  distance,
  exactness,
  MAX_HITS_PER_RULE,
  type Match,
  type MatchContext,
  MIN_GUESS_LENGTH,
  normalizedPrior,
  type Reading
} from "./MatchContext.ts"

interface Found {
  readonly row: Row
  readonly depth: number
}

/** Rows named `folded` in the class or its ancestors, nearest first, real members before theme items. */
export const membersNamed = (searcher: Searcher, classIndex: ClassIndex, folded: string): ReadonlyArray<Found> => {
  const { symbols } = searcher
  const chain = searcher.selfAndAncestors(classIndex)
  const found: Array<Found> = []
  for (const row of searcher.rowsNamed(folded)) {
    const depth = chain.indexOf(ownerAt(symbols, row))
    if (depth >= 0 && kindAt(symbols, row) !== "class") found.push({ row, depth })
  }
  return found.sort((a, b) => a.depth - b.depth || a.row - b.row)
}

/** Adds the members of a class called `name`, their scores multiplied by `scale`; false if there is none. */
export const addMember = (
  ctx: MatchContext,
  classIndex: ClassIndex,
  name: string,
  { matched, note, scale = 1 }: Reading & { readonly scale?: number }
): boolean => {
  const { searcher } = ctx
  const { symbols } = searcher
  const found = membersNamed(searcher, classIndex, fold(name))
  const isTheme = (row: Row): boolean => kindAt(symbols, row) === "theme_item"
  // A member wins over a theme item, however far up it is.
  const onlyThemes = found.every(({ row }) => isTheme(row))
  for (const { row, depth } of found) {
    const theme = isTheme(row)
    const tier: TierName = depth === 0 && (onlyThemes || !theme) ? "qualified" : "inherited"
    const within =
      (exactness(name, symbols.names[row] ?? "") * (theme ? NameWeight.themeItem : 1) * scale) / distance(depth)
    const from = `inherited by ${symbols.classes[classIndex]?.name ?? ""} from ${classNameAt(symbols, row)}`
    if (kindAt(symbols, row) === "enum" && ctx.kind !== "enum") {
      addEnum(ctx, row, { tier, within, matched })
      continue
    }
    const notes = [note, depth > 0 ? from : undefined].filter((part) => part !== undefined).join("; ")
    add(ctx, { row, tier, within, matched, note: notes === "" ? undefined : notes })
  }
  return found.length > 0
}

/**
 * Adds the members of a class, own and inherited, whose names begin with `name`,
 * or with `mayHold` hold it as a whole word.
 */
export const addPart = (
  ctx: MatchContext,
  classIndex: ClassIndex,
  name: string,
  { matched, note, mayHold = true }: Reading & { readonly mayHold?: boolean }
): void => {
  const { searcher } = ctx
  const { symbols } = searcher
  const folded = fold(name)
  if (folded.length < MIN_GUESS_LENGTH) return
  const mayBegin = Names.startingWith(searcher.names, folded).length > 0
  if (!mayBegin && !parts(name).every((part) => isKnownPart(searcher, part))) return
  const holds = Names.holdsWord(name.toLowerCase())
  let left = MAX_HITS_PER_RULE
  for (const [depth, owner] of searcher.selfAndAncestors(classIndex).entries()) {
    const { first, end } = memberRows(symbols, owner)
    for (let row = first; row < end; row++) {
      const own = symbols.names[row] ?? ""
      if (own.length < folded.length) continue
      const begins = Names.begins(own, folded)
      if (!begins && !(mayHold && holds(own))) continue
      if (left-- === 0) return
      const rare = kindAt(symbols, row) === "constant" ? NameWeight.partOfConstant : 1
      const share = folded.length / Math.max(own.length, 1)
      const weight = begins ? NameWeight.memberPrefix : NameWeight.memberInfix
      const score = scored(weight, normalizedPrior(searcher, row), share)
      add(ctx, { row, tier: "prefix", within: (rare * score) / distance(depth), matched, note })
    }
  }
}

/** An enum is answered by the property of its type, then by its values. */
const addEnum = (ctx: MatchContext, enumRow: Row, { tier, within, matched }: Omit<Match, "row" | "note">): void => {
  const { symbols, prior, rowsOfEnum } = ctx.searcher
  const name = symbols.names[enumRow] ?? ""
  const { enumProperty, enumValue } = NameWeight
  for (const row of rowsOfEnum(enumRow)) {
    if (kindAt(symbols, row) === "property") {
      // Overrides that only give another default would crowd out the values.
      if (((symbols.flags[row] ?? 0) & Flag.override) !== 0) continue
      const note = `its type is ${classNameAt(symbols, enumRow)}.${name}`
      const limited = Math.min(prior[row] ?? 0, enumProperty.maxPrior)
      add(ctx, { row, tier, within: within * (enumProperty.base + enumProperty.prior * limited), matched, note })
      continue
    }
    const place = enumValue.base - enumValue.perRow * (row - enumRow + enumValue.rows)
    add(ctx, { row, tier, within: within * place * enumValue.factor, matched, note: `a value of ${name}` })
  }
}

/** The values of enums called `enumName` that end in `value`: `Key.Space`, `Node.ProcessMode.Always`. */
export const addEnumValue = (
  ctx: MatchContext,
  enumName: string,
  value: string,
  within: (classIndex: ClassIndex) => boolean
): boolean => {
  const before = ctx.hits.size
  const { searcher } = ctx
  const { symbols } = searcher
  const wanted = fold(value)
  for (const name of [enumName, enumName.replace(/Enum$/, "")]) {
    for (const enumRow of searcher.rowsNamed(fold(name))) {
      if (kindAt(symbols, enumRow) !== "enum" || !within(ownerAt(symbols, enumRow))) continue
      const first = symbols.firstRow[symbols.owners[enumRow] ?? 0] ?? 0
      for (const row of searcher.rowsOfEnum(enumRow)) {
        if (row < first || row >= enumRow) continue
        const folded = fold(symbols.names[row] ?? "")
        if (!folded.endsWith(wanted)) continue
        if (folded === wanted)
          add(ctx, { row, tier: "qualified", within: NameWeight.certain, matched: `${enumName}.${value}` })
        else if (endsInPart(symbols.names[row] ?? "", wanted))
          add(ctx, { row, tier: "qualified", within: endOfEnumValue(folded), matched: `${enumName}.${value}` })
      }
    }
  }
  return ctx.hits.size > before
}

/** Returns the score of an enum's value whose last parts are in the query. */
const endOfEnumValue = (folded: string): number =>
  NameWeight.endOfEnumValue.base - NameWeight.endOfEnumValue.perLetter * folded.length

/** Checks whether the last parts of a name, run together, are `folded`. */
const endsInPart = (name: string, folded: string): boolean => {
  const pieces = name.split("_").map(fold)
  let tail = ""
  for (let i = pieces.length - 1; i >= 0 && tail.length < folded.length; i--) tail = `${pieces[i]}${tail}`
  return tail === folded
}

/** Names before a dot for what is global in GDScript, mostly of C#. */
const globals: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["gd", ["@GlobalScope", "@GDScript"]],
  ["mathf", ["@GlobalScope", "@GDScript"]],
  ["globalscope", ["@GlobalScope"]],
  ["global", ["@GlobalScope"]],
  ["gdscript", ["@GDScript"]]
])

/** Returns the classes to look in: for global symbols, both `@GlobalScope` and `@GDScript`. */
const homesOf = (searcher: Searcher, classIndex: ClassIndex): ReadonlyArray<ClassIndex> => {
  if (searcher.symbols.classes[classIndex]?.name.startsWith("@") !== true) return [classIndex]
  const others = ["@globalscope", "@gdscript"].map((key) => searcher.classByKey.get(key) ?? classIndex)
  return [...new Set([classIndex, ...others])]
}

/** A class that the name before a dot may mean, with a note where it is called otherwise. */
type Owner = readonly [ClassIndex, note: string | undefined]

/** Returns the classes that the name before a dot may mean, in Godot or elsewhere. */
export const ownersCalled = (searcher: Searcher, name: string): ReadonlyArray<Owner> => {
  const owners = ownersHere(searcher, name)
  return owners.length > 0 ? owners : foreignOwners(searcher, name)
}

/** Returns the classes that the name before a dot may mean, in this or another version of Godot or in its C#. */
export const ownersHere = (searcher: Searcher, name: string): ReadonlyArray<Owner> => {
  const index = classIndexOf(searcher, name)
  if (index >= 0) return homesOf(searcher, index).map((home) => [home, undefined] as const)
  const homes = globals.get(name.toLowerCase())
  if (homes !== undefined) {
    return homes.flatMap((home) => {
      const found = searcher.classByKey.get(classKey(home))
      return found === undefined ? [] : [[found, undefined] as const]
    })
  }
  return Renames.classSuccessors(searcher, name).map(
    ({ row, onMembers }) => [ownerAt(searcher.symbols, row), onMembers] as const
  )
}

/**
 * Returns the classes that a module of another language or a class of another engine corresponds to; those of engines
 * are lines of the vocabulary (`SpriteRenderer`).
 */
const foreignOwners = (searcher: Searcher, name: string): ReadonlyArray<Owner> => {
  const { symbols } = searcher
  const rows = foreignClasses(name).map((here) => rowOf(searcher)(here))
  const meant =
    rows.length > 0 || !CLASS_LIKE.test(name) ? rows : classesFirst(searcher, meaningsOfName(searcher, name))
  return meant
    .filter((row) => row !== NO_ROW)
    .map((row) => [ownerAt(symbols, row), `${JSON.stringify(name)} read as ${classNameAt(symbols, row)}`] as const)
}

/** Matches names in the form of other engines' classes, but not variables and single words. */
const CLASS_LIKE = /^[A-Z]\w*[a-z]\w*[A-Z]|^[A-Z]{2}[a-z]/

/** Returns the classes at the beginning of a list of rows: a class after a member only belongs to it. */
const classesFirst = ({ symbols }: Searcher, rows: ReadonlyArray<Row>): ReadonlyArray<Row> => {
  const end = rows.findIndex((row) => kindAt(symbols, row) !== "class")
  return end < 0 ? rows : rows.slice(0, end)
}

/** Adds the successors of an outdated name; classes among them count `ofClass` as much as members. */
export const addSuccessors = (
  ctx: MatchContext,
  name: string,
  { tier, matched, ofClass = 1 }: Pick<Match, "tier" | "matched"> & { readonly ofClass?: number }
): void => {
  const { searcher } = ctx
  for (const { row, note, confidence } of Renames.successors(searcher, name)) {
    const factor = confidence * (kindAt(searcher.symbols, row) === "class" ? ofClass : 1)
    add(ctx, {
      row,
      tier,
      within: factor * scored(NameWeight.successor, normalizedPrior(searcher, row)),
      matched,
      note
    })
  }
}

/** Adds rows of any class whose names resemble `matched`. */
export const addRows = (
  ctx: MatchContext,
  rows: Iterable<Row>,
  { tier, matched, note }: Omit<Match, "row" | "within">
): void => {
  const { searcher } = ctx
  const { symbols } = searcher
  const [word, ...others] = ctx.query.content
  // `@rpc("any_peer")` is an annotation, whose call is no call of a method.
  const isCall = word?.called === true && others.length === 0 && !word.text.startsWith("@")
  let left = MAX_HITS_PER_RULE
  for (const row of rows) {
    if (left-- === 0) return
    const kind = kindAt(symbols, row)
    // A call without an object before it is a function, most likely a global one.
    const called = !isCall
      ? isGlobal(symbols, row) && kind === "method" && others.length === 0
        ? NameWeight.globalFunction
        : 1
      : kind !== "method"
        ? NameWeight.calledNoMethod
        : isGlobal(symbols, row)
          ? 1
          : NameWeight.calledNotGlobal
    const exact = exactness(matched, symbols.names[row] ?? "") * called
    const prior = normalizedPrior(searcher, row)
    if (kind === "class") {
      if (tier !== "member") add(ctx, { row, tier, within: scored(NameWeight.classAmongMembers, prior), matched, note })
    } else if (kind === "enum" && ctx.kind !== "enum")
      addEnum(ctx, row, { tier, within: NameWeight.enumAmongMembers * exact, matched })
    else {
      const factor = kind === "theme_item" ? NameWeight.themeItemOfAnyClass : 1
      add(ctx, { row, tier, within: factor * exact * scored(NameWeight.member, prior), matched, note })
    }
  }
}
