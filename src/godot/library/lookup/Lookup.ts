/** Looks classes and members up by name in a snapshot: the rules of `SymbolResolver`. */
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { Kind, MemberKind } from "../../reference/Kind.ts"
import type { QualifiedName } from "../../reference/QualifiedName.ts"
import { kindAt, memberRows, ownerAt } from "../../reference/Rows.ts"
import { type ClassIndex, Flag, type MemberRow, type Row } from "../../reference/SymbolTable.ts"
import type { Names } from "../live/Snapshot.ts"
import { classesOfScripts, scriptPath } from "./ScriptPath.ts"

/** Kinds by how often they are meant, for names that exist in several kinds in one class. */
const kindsByUse: ReadonlyArray<Kind> = [
  "method",
  "property",
  "signal",
  "constant",
  "enum",
  "constructor",
  "operator",
  "annotation",
  "theme_item"
]

/**
 * Returns the index of a class by its name: exact, else in another case where only one is so named, else by the path of
 * its script, or as the container of a type.
 *
 * @example
 * findClass(names, "node2d") // the index of Node2D
 * findClass(names, "res://player.gd") // the index of the class in that script
 */
export const findClass = (names: Names, text: string): ClassIndex | undefined => {
  const tree = ClassTree.of(names.symbols)
  const name = text.trim()
  // A name may contain spaces.
  const exact = tree.indexOf(text) ?? tree.indexOf(name)
  if (exact !== undefined) return exact
  const [only, ...others] = tree.caseInsensitiveMatches(name)
  if (others.length > 0) return undefined
  return only ?? tree.indexOf(nameOfScript(names, name) ?? containerOf(tree, name) ?? "")
}

/** Returns the class of a container whose elements have a type: `Array[Node]`, `Node[]`, `Dictionary[String, int]`. */
const containerOf = (tree: ClassTree.ClassTree, text: string): string | undefined => {
  const [, name, elements] = /^(\w+)\[(.*)\]$/.exec(text) ?? []
  if (name === undefined) return undefined
  if (elements !== "") return name === "Array" || name === "Dictionary" ? name : undefined
  return tree.indexOf(name) !== undefined || tree.caseInsensitiveMatches(name).length > 0 ? "Array" : undefined
}

/** Returns the class of the script that a path means; undefined if the end of a path is that of several. */
const nameOfScript = (names: Names, text: string): string | undefined => {
  const [only, ...others] = classesAt(names, text)
  return others.length > 0 ? undefined : only
}

/** Returns the classes of the scripts whose path, or its end, a text may be. */
export const classesAt = ({ added, project }: Names, text: string): ReadonlyArray<string> => {
  const path = added === undefined ? undefined : scriptPath(text, project?.roots)
  return added === undefined || path === undefined ? [] : classesOfScripts(added, path)
}

/** A member and others of the same name, by row. */
export interface FoundMember {
  readonly row: MemberRow
  /** The nearest of every other kind in the class and its ancestors. */
  readonly alternatives: ReadonlyArray<MemberRow>
}

/**
 * Returns the member that `name` means on a class: its own or the nearest ancestor's. Any
 * kind of member wins over a theme item, however near; among the kinds of one class
 * the likeliest wins. With `kind`, only that kind is looked for.
 *
 * @example
 * findMember(names, button, "pressed")?.row // the row of BaseButton.pressed, a signal
 */
export const findMember = (
  names: Names,
  classIndex: ClassIndex,
  name: string,
  kind?: MemberKind
): FoundMember | undefined => {
  const selfAndAncestors = ClassTree.of(names.symbols).selfAndAncestors(classIndex)
  for (const spelling of [name, `@${name}`, `operator ${name}`]) {
    const rows = rowsWhere(names, selfAndAncestors, (one) => one === spelling)
    const found = choose(names, rows, kind)
    if (found !== undefined) return found
  }
  const value = enumValue(names, selfAndAncestors, name)
  if (value !== undefined && (kind === undefined || kind === "constant")) return { row: value, alternatives: [] }

  const folded = name.toLowerCase()
  const inOtherCase = rowsWhere(names, selfAndAncestors, (one) => one.toLowerCase() === folded).filter(
    (row) => kind === undefined || kindAt(names.symbols, row) === kind
  )
  const spellings = new Set(inOtherCase.map((row) => names.symbols.names[row]))
  return spellings.size === 1 ? choose(names, inOtherCase, kind) : undefined
}

/**
 * Returns the member that a qualified name means. Of its readings the first whose class is
 * known and has the member; `Variant.Type` and its like are enums of `@GlobalScope`
 * with the dot in their names.
 *
 * @example
 * findQualified(names, QualifiedName.readings("Button.pressed"))?.requestedOn // the index of Button
 */
export const findQualified = (
  names: Names,
  readings: ReadonlyArray<QualifiedName>,
  kind?: MemberKind
): (FoundMember & { readonly requestedOn: ClassIndex }) | undefined => {
  for (const { className, name } of readings) {
    const index = findClass(names, className)
    const found = index === undefined ? undefined : findMember(names, index, name, kind)
    if (index !== undefined && found !== undefined) return { ...found, requestedOn: index }
  }
  const [first] = readings
  const global = ClassTree.of(names.symbols).indexOf("@GlobalScope")
  if (first === undefined || global === undefined) return undefined
  const found = findMember(names, global, `${first.className}.${first.name}`, kind)
  return found && { ...found, requestedOn: global }
}

/** Returns the rows of members with such a name, nearest class first. */
export const rowsWhere = (
  { symbols }: Names,
  selfAndAncestors: ReadonlyArray<ClassIndex>,
  matches: (name: string) => boolean
): ReadonlyArray<MemberRow> => {
  const rows: Array<MemberRow> = []
  for (const index of selfAndAncestors) {
    const { first, end } = memberRows(symbols, index)
    for (let row = first; row < end; row++) {
      if (!matches(symbols.names[row] ?? "")) continue
      // Constructors are not inherited.
      if (index !== selfAndAncestors[0] && kindAt(symbols, row) === "constructor") continue
      rows.push(row)
    }
  }
  return rows
}

const choose = (names: Names, rows: ReadonlyArray<MemberRow>, kind?: MemberKind): FoundMember | undefined => {
  const { owners } = names.symbols
  const wanted = kind === undefined ? rows : rows.filter((row) => kindAt(names.symbols, row) === kind)
  const real = wanted.filter((row) => kindAt(names.symbols, row) !== "theme_item")
  const among = real.length > 0 ? real : wanted
  const nearestOwner = owners[among[0] ?? -1]
  const [row] = among
    .filter((one) => owners[one] === nearestOwner)
    .sort((a, b) => rankOfKind(names, a) - rankOfKind(names, b))
  if (row === undefined) return undefined
  const seen = new Set([kindAt(names.symbols, row)])
  const alternatives = rows.filter((other) => {
    const isNew = !seen.has(kindAt(names.symbols, other))
    seen.add(kindAt(names.symbols, other))
    return isNew
  })
  return { row, alternatives }
}

const rankOfKind = (names: Names, row: Row): number => kindsByUse.indexOf(kindAt(names.symbols, row))

/** Returns the constant that `Enum.VALUE` means. */
const enumValue = (names: Names, selfAndAncestors: ReadonlyArray<ClassIndex>, name: string): MemberRow | undefined => {
  const dot = name.lastIndexOf(".")
  if (dot < 0) return undefined
  const [owner] = rowsWhere(names, selfAndAncestors, (one) => one === name.slice(0, dot)).filter(
    (row) => kindAt(names.symbols, row) === "enum"
  )
  const value = name.slice(dot + 1)
  return rowsWhere(names, selfAndAncestors, (one) => one === value).find(
    (row) =>
      kindAt(names.symbols, row) === "constant" && names.symbols.owners[row] === names.symbols.owners[owner ?? -1]
  )
}

/**
 * Returns the document with the owners of the properties that it overrides: files of 3.x state only that it overrides
 * one.
 */
export const withOverridden = ({ symbols }: Names, doc: ClassDoc): ClassDoc => {
  if (!doc.properties.some(({ overrides }) => overrides === "")) return doc
  const tree = ClassTree.of(symbols)
  const index = tree.indexOf(doc.name)
  const [, ...ancestors] = index === undefined ? [] : tree.selfAndAncestors(index)
  const ownerOf = (name: string): string | undefined => {
    const owner = ancestors.find((ancestor) => {
      const { first, end } = memberRows(symbols, ancestor)
      for (let row = first; row < end; row++)
        if (symbols.names[row] === name && kindAt(symbols, row) === "property")
          return ((symbols.flags[row] ?? 0) & Flag.override) === 0
      return false
    })
    return symbols.classes[owner ?? -1]?.name
  }
  const properties = doc.properties.map((one) =>
    one.overrides === "" ? { ...one, overrides: ownerOf(one.name) ?? "" } : one
  )
  return { ...doc, properties }
}

/** Returns the nearest ancestor's member of the same name and kind that has a description, for a member without one. */
export const describedAbove = (names: Names, row: MemberRow): MemberRow | undefined => {
  const { symbols } = names
  const [, ...ancestors] = ClassTree.of(symbols).selfAndAncestors(ownerAt(symbols, row))
  return rowsWhere(names, ancestors, (name) => name === symbols.names[row]).find(
    (other) => symbols.kindOf[other] === symbols.kindOf[row] && ((symbols.flags[other] ?? 0) & Flag.described) !== 0
  )
}
