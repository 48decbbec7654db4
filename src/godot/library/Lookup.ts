/** Pure look-ups by name in a snapshot; the rules of `SymbolResolver`. */
import { Either } from "effect"
import { AccessDenied, type NotFound, notFound } from "../../kernel/Failure.ts"
import { nearest } from "../../kernel/Suggestions.ts"
import type { ClassDoc, PropertyDoc } from "../reference/ClassDoc.ts"
import * as ClassTree from "../reference/ClassTree.ts"
import type { MemberKind } from "../reference/Kind.ts"
import type { QualifiedName } from "../reference/QualifiedName.ts"
import { kindAt, memberRows, qualifiedNameAt } from "../reference/Rows.ts"
import { type ClassRow, Flag } from "../reference/SymbolTable.ts"
import * as MissingMember from "../search/MissingMember.ts"
import * as Prepared from "../search/Prepared.ts"
import * as Renames from "../search/Renames.ts"
import { withoutModules } from "./Gaps.ts"
import type { DamagedFile, Snapshot } from "./Snapshot.ts"

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

/** A class by its name: exact, else in another case where only one is so named. */
export const findClass = (snapshot: Snapshot, text: string): Either.Either<number, NotFound | AccessDenied> => {
  const tree = ClassTree.of(snapshot.symbols)
  const name = text.trim()
  // A name may have blanks of its own.
  const exact = tree.indexOf(text) ?? tree.indexOf(name)
  if (exact !== undefined) return Either.right(exact)
  const [only, ...others] = tree.alike(name)
  if (only !== undefined && others.length === 0) return Either.right(only)
  return Either.left(absentClass(snapshot, name))
}

/** Why there is no class of this name; near ones are told with `member` where they have it. */
export const absentClass = (snapshot: Snapshot, name: string, member?: string): NotFound | AccessDenied => {
  const { facts, symbols } = snapshot
  const folded = name.toLowerCase()
  const link = facts.refused.find((one) => one.className?.toLowerCase() === folded)
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
  const prepared = Prepared.of(snapshot.search)
  const moved =
    member === undefined
      ? []
      : [...Renames.memberSuccessors(prepared, name, member), ...MissingMember.successorsBehind(prepared, name, member)]
  const renamed = [...moved, ...Renames.classSuccessors(prepared, name), ...Renames.keywordSuccessors(prepared, name)]
  const names = symbols.classes.map((one) => one.name)
  const near = alike.length > 0 ? alike.map((index) => names[index] ?? "") : nearest(name, names)
  const withMember = (className: string): string => {
    const index = ClassTree.of(symbols).indexOf(className)
    if (index === undefined || member === undefined) return className
    const row = findMember(snapshot, index, member)?.row ?? MissingMember.propertyBehind(prepared, index, member)
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
const hintOf = (snapshot: Snapshot, [renamed]: ReadonlyArray<Renames.Successor>): string =>
  [
    ...(renamed === undefined ? [] : [`${qualifiedNameAt(snapshot.symbols, renamed.row)}: ${renamed.note}.`]),
    whereElse(snapshot)
  ].join(" ")

/** What to do about a name that is not there. */
const whereElse = ({ facts }: Snapshot): string =>
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
  snapshot: Snapshot,
  classIndex: number,
  name: string,
  kind?: MemberKind
): FoundMember | undefined => {
  const lineage = ClassTree.of(snapshot.symbols).lineage(classIndex)
  for (const spelling of [name, `@${name}`, `operator ${name}`]) {
    const rows = rowsWhere(snapshot, lineage, (one) => one === spelling)
    const found = choose(snapshot, rows, kind)
    if (found !== undefined) return found
  }
  const value = enumValue(snapshot, lineage, name)
  if (value !== undefined && (kind === undefined || kind === "constant")) return { row: value, alternatives: [] }

  const folded = name.toLowerCase()
  const alike = rowsWhere(snapshot, lineage, (one) => one.toLowerCase() === folded).filter(
    (row) => kind === undefined || kindAt(snapshot.symbols, row) === kind
  )
  const spellings = new Set(alike.map((row) => snapshot.symbols.names[row]))
  return spellings.size === 1 ? choose(snapshot, alike, kind) : undefined
}

/**
 * The member that a qualified name means. Of its readings the first whose class is
 * known and has the member; `Variant.Type` and its like are enums of `@GlobalScope`
 * with the dot in their names. A failure speaks of the first reading whose class is
 * known, else of the first.
 */
export const findQualified = (
  snapshot: Snapshot,
  readings: ReadonlyArray<QualifiedName>,
  kind?: MemberKind
): Either.Either<FoundMember & { readonly requestedOn: number }, NotFound | AccessDenied> => {
  let failure: NotFound | undefined
  for (const { className, name } of readings) {
    const index = Either.getOrUndefined(findClass(snapshot, className))
    if (index === undefined) continue
    const found = findMember(snapshot, index, name, kind)
    if (found !== undefined) return Either.right({ ...found, requestedOn: index })
    failure ??= absentMember(snapshot, index, name, kind)
  }
  const [first] = readings
  const global = ClassTree.of(snapshot.symbols).indexOf("@GlobalScope")
  if (first !== undefined && global !== undefined) {
    const found = findMember(snapshot, global, `${first.className}.${first.name}`, kind)
    if (found !== undefined) return Either.right({ ...found, requestedOn: global })
  }
  return Either.left(failure ?? absentClass(snapshot, first?.className ?? "", first?.name))
}

/** Rows of members with such a name, nearest class first. */
const rowsWhere = (
  { symbols }: Snapshot,
  lineage: ReadonlyArray<number>,
  matches: (name: string) => boolean
): ReadonlyArray<number> => {
  const rows: Array<number> = []
  for (const index of lineage) {
    const { first, end } = memberRows(symbols, index)
    for (let row = first; row < end; row++) {
      if (!matches(symbols.names[row] ?? "")) continue
      // Constructors are not inherited.
      if (index !== lineage[0] && kindAt(symbols, row) === "constructor") continue
      rows.push(row)
    }
  }
  return rows
}

const choose = (snapshot: Snapshot, rows: ReadonlyArray<number>, kind?: MemberKind): FoundMember | undefined => {
  const { owners } = snapshot.symbols
  const wanted = kind === undefined ? rows : rows.filter((row) => kindAt(snapshot.symbols, row) === kind)
  const real = wanted.filter((row) => kindAt(snapshot.symbols, row) !== "theme_item")
  const among = real.length > 0 ? real : wanted
  const nearestOwner = owners[among[0] ?? -1]
  const [row] = among
    .filter((one) => owners[one] === nearestOwner)
    .sort((a, b) => likelihood(snapshot, a) - likelihood(snapshot, b))
  if (row === undefined) return undefined
  const told = new Set([kindAt(snapshot.symbols, row)])
  const alternatives = rows.filter((other) => {
    const isNew = !told.has(kindAt(snapshot.symbols, other))
    told.add(kindAt(snapshot.symbols, other))
    return isNew
  })
  return { row, alternatives }
}

const likelihood = (snapshot: Snapshot, row: number): number =>
  likeliest.indexOf(kindAt(snapshot.symbols, row) as MemberKind)

/** The constant that `Enum.VALUE` means. */
const enumValue = (snapshot: Snapshot, lineage: ReadonlyArray<number>, name: string): number | undefined => {
  const dot = name.lastIndexOf(".")
  if (dot < 0) return undefined
  const [owner] = rowsWhere(snapshot, lineage, (one) => one === name.slice(0, dot)).filter(
    (row) => kindAt(snapshot.symbols, row) === "enum"
  )
  const value = name.slice(dot + 1)
  return rowsWhere(snapshot, lineage, (one) => one === value).find(
    (row) =>
      kindAt(snapshot.symbols, row) === "constant" &&
      snapshot.symbols.owners[row] === snapshot.symbols.owners[owner ?? -1]
  )
}

/** The document with the owners of the properties that it overrides: files of 3.x only say that there is one. */
export const withOverridden = ({ symbols }: Snapshot, doc: ClassDoc): ClassDoc => {
  if (!doc.properties.some(({ overrides }) => overrides === "")) return doc
  const tree = ClassTree.of(symbols)
  const index = tree.indexOf(doc.name)
  const [, ...ancestors] = index === undefined ? [] : tree.lineage(index)
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
export const describedAbove = (snapshot: Snapshot, row: number): number | undefined => {
  const { symbols } = snapshot
  const [, ...ancestors] = ClassTree.of(symbols).lineage(symbols.owners[row] ?? -1)
  return rowsWhere(snapshot, ancestors, (name) => name === symbols.names[row]).find(
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
  for (const row of rowsWhere(snapshot, ClassTree.of(symbols).lineage(classIndex), () => true)) {
    if (kind !== undefined && kindAt(snapshot.symbols, row) !== kind) continue
    const member = symbols.names[row] ?? ""
    if (!owners.has(member)) owners.set(member, symbols.classes[symbols.owners[row] ?? -1]?.name ?? "")
  }
  const prepared = Prepared.of(snapshot.search)
  const isWanted = (row: number): boolean => kind === undefined || kindAt(snapshot.symbols, row) === kind
  const renamed = [
    ...Renames.memberSuccessors(prepared, className, name),
    ...MissingMember.successorsBehind(prepared, className, name)
  ].filter(({ row }) => isWanted(row))
  const property = MissingMember.propertyBehind(prepared, classIndex, name)
  const known = renamed.length > 0 ? renamed.map(({ row }) => row) : property === undefined ? [] : [property]
  const elsewhere =
    known.length > 0
      ? []
      : MissingMember.elsewhere(prepared, classIndex, name).filter(isWanted).slice(0, MOST_ELSEWHERE)
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
export const missingParent = (
  { facts, symbols }: Snapshot,
  ancestors: ReadonlyArray<string>
): ReadonlyArray<string> => {
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
