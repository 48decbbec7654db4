/** Pure look-ups by name in a snapshot; the rules of `SymbolResolver`. */
import { AccessDenied, type NotFound, notFound } from "../../../kernel/mcp/Failure.ts"
import { nearest } from "../../../kernel/util/NearNames.ts"
import type { ClassDoc, PropertyDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { MemberKind } from "../../reference/Kind.ts"
import type { QualifiedName } from "../../reference/QualifiedName.ts"
import { kindAt, memberRows, qualifiedNameAt } from "../../reference/Rows.ts"
import { type ClassRow, Flag } from "../../reference/SymbolTable.ts"
import * as MissingMember from "../../search/names/MissingMember.ts"
import * as Renames from "../../search/renames/Renames.ts"
import * as Searcher from "../../search/Searcher.ts"
import type { DamagedFile, Names, Snapshot } from "../live/Snapshot.ts"
import { withoutModules } from "./ReferenceGaps.ts"

/** Of several kinds that bear one name in one class, the one that is meant more often comes first. */
const likeliest: ReadonlyArray<MemberKind> = [
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

/** The index of a class by its name: exact, else in another case where only one is so named. */
export const findClass = ({ symbols }: Names, text: string): number | undefined => {
  const tree = ClassTree.of(symbols)
  const name = text.trim()
  // A name may have blanks of its own.
  const exact = tree.indexOf(text) ?? tree.indexOf(name)
  if (exact !== undefined) return exact
  const [only, ...others] = tree.alike(name)
  return others.length === 0 ? only : undefined
}

/** The link that was not followed to the file of a class. */
export const refusedLink = ({ facts }: Names, name: string) =>
  facts.refused.find(({ className }) => className?.toLowerCase() === name.toLowerCase())

/** Why there is no class of this name; near ones are told with `member` where they have it. */
export const absentClass = (snapshot: Snapshot, asked: string, member?: string): NotFound | AccessDenied => {
  const { facts, symbols } = snapshot
  const name = asked.trim()
  const folded = name.toLowerCase()
  const link = refusedLink(snapshot, name)
  if (link !== undefined) {
    return new AccessDenied({
      message: `${link.file} is a symbolic link that leaves the documentation directory or leads nowhere; it is not read.`
    })
  }
  const damaged = facts.damaged.find((one) => one.className.toLowerCase() === folded)
  if (damaged !== undefined) {
    return notFound({ what: "class", name, hint: `Its file is damaged: ${placeOf(damaged)}.` })
  }
  const alike = ClassTree.of(symbols).alike(name)
  const searcher = Searcher.of(snapshot.search)
  const moved =
    member === undefined
      ? []
      : [...Renames.memberSuccessors(searcher, name, member), ...MissingMember.successorsBehind(searcher, name, member)]
  const renamed = [...moved, ...Renames.classSuccessors(searcher, name), ...Renames.keywordSuccessors(searcher, name)]
  const names = symbols.classes.map((one) => one.name)
  const near = alike.length > 0 ? alike.map((index) => names[index] ?? "") : nearest(name, names)
  const withMember = (className: string): string => {
    const index = ClassTree.of(symbols).indexOf(className)
    if (index === undefined || member === undefined) return className
    const row = findMember(snapshot, index, member)?.row ?? MissingMember.propertyBehind(searcher, index, member)
    return row === undefined ? className : `${className}.${symbols.names[row]}`
  }
  return notFound({
    what: "class",
    name,
    suggestions: unique([...renamed.map(({ row }) => qualifiedNameAt(snapshot.symbols, row)), ...near].map(withMember)),
    // What became of a class is certain: no file elsewhere would have it.
    hint: [hintOf(snapshot, renamed), renamed.length > 0 ? undefined : withoutModules(snapshot)]
      .filter((part) => part !== undefined)
      .join(" ")
  })
}

const unique = (names: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(names)]

/** What became of the name, if that is known, and where else to look. */
const hintOf = (names: Names, [renamed]: ReadonlyArray<Renames.Successor>): string =>
  [
    ...(renamed === undefined ? [] : [`${qualifiedNameAt(names.symbols, renamed.row)}: ${renamed.note}.`]),
    whereElse(names)
  ].join(" ")

/** What to do about a name that is not there. */
const whereElse = ({ facts }: Names): string =>
  facts.layout === "starter"
    ? "This is the starter reference with the core classes only; the full reference (GODOT_DOC_DIR) may have it."
    : "godot_search finds names by words, godot_list_classes by their beginning."

/** A member and what else bears its name; all by row. */
export interface FoundMember {
  readonly row: number
  /** The nearest of every other kind in the class and its ancestors. */
  readonly alternatives: ReadonlyArray<number>
}

/**
 * The member that `name` means on a class: its own or the nearest ancestor's. Any
 * kind of member wins over a theme item, however near; among the kinds of one class
 * the likeliest wins. With `kind`, only that kind is looked for.
 */
export const findMember = (
  names: Names,
  classIndex: number,
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
  const alike = rowsWhere(names, selfAndAncestors, (one) => one.toLowerCase() === folded).filter(
    (row) => kind === undefined || kindAt(names.symbols, row) === kind
  )
  const spellings = new Set(alike.map((row) => names.symbols.names[row]))
  return spellings.size === 1 ? choose(names, alike, kind) : undefined
}

/**
 * The member that a qualified name means. Of its readings the first whose class is
 * known and has the member; `Variant.Type` and its like are enums of `@GlobalScope`
 * with the dot in their names.
 */
export const findQualified = (
  names: Names,
  readings: ReadonlyArray<QualifiedName>,
  kind?: MemberKind
): (FoundMember & { readonly requestedOn: number }) | undefined => {
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

/** Why `findQualified` has found none: speaks of the first reading whose class is known, else of the first. */
export const absentQualified = (
  snapshot: Snapshot,
  readings: ReadonlyArray<QualifiedName>,
  kind?: MemberKind
): NotFound | AccessDenied => {
  for (const { className, name } of readings) {
    const index = findClass(snapshot, className)
    if (index !== undefined) return absentMember(snapshot, index, name, kind)
  }
  const [first] = readings
  return absentClass(snapshot, first?.className ?? "", first?.name)
}

/** Rows of members with such a name, nearest class first. */
const rowsWhere = (
  { symbols }: Names,
  selfAndAncestors: ReadonlyArray<number>,
  matches: (name: string) => boolean
): ReadonlyArray<number> => {
  const rows: Array<number> = []
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

const choose = (names: Names, rows: ReadonlyArray<number>, kind?: MemberKind): FoundMember | undefined => {
  const { owners } = names.symbols
  const wanted = kind === undefined ? rows : rows.filter((row) => kindAt(names.symbols, row) === kind)
  const real = wanted.filter((row) => kindAt(names.symbols, row) !== "theme_item")
  const among = real.length > 0 ? real : wanted
  const nearestOwner = owners[among[0] ?? -1]
  const [row] = among
    .filter((one) => owners[one] === nearestOwner)
    .sort((a, b) => likelihood(names, a) - likelihood(names, b))
  if (row === undefined) return undefined
  const told = new Set([kindAt(names.symbols, row)])
  const alternatives = rows.filter((other) => {
    const isNew = !told.has(kindAt(names.symbols, other))
    told.add(kindAt(names.symbols, other))
    return isNew
  })
  return { row, alternatives }
}

const likelihood = (names: Names, row: number): number => likeliest.indexOf(kindAt(names.symbols, row) as MemberKind)

/** The constant that `Enum.VALUE` means. */
const enumValue = (names: Names, selfAndAncestors: ReadonlyArray<number>, name: string): number | undefined => {
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

/** The document with the owners of the properties that it overrides: files of 3.x only say that there is one. */
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

/** The nearest ancestor's member of the same name and kind that has a text, for one that has none. */
export const describedAbove = (names: Names, row: number): number | undefined => {
  const { symbols } = names
  const [, ...ancestors] = ClassTree.of(symbols).selfAndAncestors(symbols.owners[row] ?? -1)
  return rowsWhere(names, ancestors, (name) => name === symbols.names[row]).find(
    (other) => symbols.kindOf[other] === symbols.kindOf[row] && ((symbols.flags[other] ?? 0) & Flag.described) !== 0
  )
}

/** Of the members of other classes with the name that is missing; the near names of the class come after them. */
const MOST_ELSEWHERE = 3

/** Why a class has no such member, with near names from it and its ancestors. */
export const absentMember = (snapshot: Snapshot, classIndex: number, name: string, kind?: MemberKind): NotFound => {
  const { symbols } = snapshot
  const className = symbols.classes[classIndex]?.name ?? ""
  const owners = new Map<string, string>()
  for (const row of rowsWhere(snapshot, ClassTree.of(symbols).selfAndAncestors(classIndex), () => true)) {
    if (kind !== undefined && kindAt(snapshot.symbols, row) !== kind) continue
    const member = symbols.names[row] ?? ""
    if (!owners.has(member)) owners.set(member, symbols.classes[symbols.owners[row] ?? -1]?.name ?? "")
  }
  const searcher = Searcher.of(snapshot.search)
  const isWanted = (row: number): boolean => kind === undefined || kindAt(snapshot.symbols, row) === kind
  const renamed = [
    ...Renames.memberSuccessors(searcher, className, name),
    ...MissingMember.successorsBehind(searcher, className, name)
  ].filter(({ row }) => isWanted(row))
  const property = MissingMember.propertyBehind(searcher, classIndex, name)
  const known = renamed.length > 0 ? renamed.map(({ row }) => row) : property === undefined ? [] : [property]
  const elsewhere =
    known.length > 0
      ? []
      : MissingMember.elsewhere(searcher, classIndex, name).filter(isWanted).slice(0, MOST_ELSEWHERE)
  const near = nearest(name, owners.keys())
  const own = near.map((member) => `${owners.get(member)}.${member}`)
  const others = elsewhere.map((row) => qualifiedNameAt(snapshot.symbols, row))
  // What the class has under a longer name is meant before what others have under this one.
  const isOwnMeant = near.some((member) => member.toLowerCase().startsWith(name.toLowerCase()))
  return notFound({
    what: kind === undefined ? "member" : kind.replace("_", " "),
    name: `${className}.${name}`,
    suggestions: unique([
      ...known.map((row) => qualifiedNameAt(snapshot.symbols, row)),
      ...(isOwnMeant ? [...own, ...others] : [...others, ...own])
    ]),
    hint: [...missingParent(snapshot, ClassTree.of(symbols).ancestors(classIndex)), hintOf(snapshot, renamed)].join(" ")
  })
}

/** Why there is no member of this name: the reference describes accessors with their property. */
export const absentAccessor = (
  asked: string,
  owner: string,
  { name, setter }: PropertyDoc,
  accessor: string
): NotFound =>
  notFound({
    what: "member",
    name: `${asked}.${accessor}`,
    suggestions: [`${owner}.${name}`],
    hint: `${accessor} is the ${accessor === setter ? "setter" : "getter"} of that property; it can be called, and is described there.`
  })

/** What cannot be known of a class whose chain of ancestors leaves the documents. */
export const missingParent = ({ facts, symbols }: Names, ancestors: ReadonlyArray<string>): ReadonlyArray<string> => {
  const last = ancestors[ancestors.length - 1]
  if (last === undefined || ClassTree.of(symbols).indexOf(last) !== undefined) return []
  const damaged = facts.damaged.find(({ className }) => className === last)
  const why = damaged === undefined ? "is not in these documents" : `cannot be read (${placeOf(damaged)})`
  return [`Its ancestor ${last} ${why}, and so what it inherits from there is not known.`]
}

const placeOf = ({ file, line, column, reason }: DamagedFile): string => `${file}:${line}:${column}: ${reason}`

/** The class was there when the files were read; its file has gone or holds another class since. */
export const goneFile = ({ name, file }: ClassRow): NotFound =>
  notFound({ what: "class", name, hint: `It was in ${file}, which has gone or changed a moment ago; ask again soon.` })
