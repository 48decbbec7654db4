/** Explains why a class or a member is missing, which names are near, and what to do instead. */
import { AccessDenied, type NotFound, notFound } from "../../../kernel/mcp/Failure.ts"
import { distance, nearest } from "../../../kernel/util/NearNames.ts"
import type { PropertyDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { MemberKind } from "../../reference/Kind.ts"
import type { QualifiedName } from "../../reference/QualifiedName.ts"
import { classNameAt, classNameOf, isGlobal, kindAt, qualifiedNameAt } from "../../reference/Rows.ts"
import type { ClassIndex, Row } from "../../reference/SymbolTable.ts"
import { fold } from "../../search/analysis/Tokens.ts"
import * as MissingMember from "../../search/names/MissingMember.ts"
import * as Renames from "../../search/renames/Renames.ts"
import * as Searcher from "../../search/Searcher.ts"
import type { Names, Snapshot } from "../live/Snapshot.ts"
import * as Lookup from "./Lookup.ts"
import { meantMembers } from "./meantMembers.ts"
import { absentParents, missingAncestor, placeOf, withoutModules } from "./ReferenceGaps.ts"

/** Returns the link that was not followed to the file of a class. */
const refusedLink = ({ facts }: Names, name: string) =>
  facts.refused.find(({ className }) => className?.toLowerCase() === name.toLowerCase())

/** Returns why there is no class of this name; near classes are named with `member` where they have it. */
const absentClass = (snapshot: Snapshot, written: string, member?: string): NotFound | AccessDenied => {
  const { facts, symbols } = snapshot
  const name = written.trim()
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
  const inOtherCase = ClassTree.of(symbols).caseInsensitiveMatches(name)
  const searcher = Searcher.of(snapshot.search)
  const moved =
    member === undefined
      ? []
      : [...Renames.memberSuccessors(searcher, name, member), ...MissingMember.successorsBehind(searcher, name, member)]
  const renamed = [...moved, ...Renames.classSuccessors(searcher, name), ...Renames.keywordSuccessors(searcher, name)]
  const names = symbols.classes.map((one) => one.name)
  const near = inOtherCase.length > 0 ? inOtherCase.map((index) => names[index] ?? "") : nearest(name, names)
  const withMember = (className: string): string => {
    const index = ClassTree.of(symbols).indexOf(className)
    if (index === undefined || member === undefined) return className
    const row = Lookup.findMember(snapshot, index, member)?.row ?? MissingMember.propertyBehind(searcher, index, member)
    return row === undefined ? className : `${className}.${symbols.names[row]}`
  }
  return notFound({
    what: "class",
    name,
    suggestions: unique([...renamed.map(({ row }) => qualifiedNameAt(snapshot.symbols, row)), ...near].map(withMember)),
    // A renamed class is not in the files of modules either.
    hint: [hintOf(snapshot, renamed), renamed.length > 0 ? undefined : withoutModules(snapshot)]
      .filter((part) => part !== undefined)
      .join(" ")
  })
}

const unique = (names: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(names)]

/** Says what became of the name, if that is known, and where else to look. */
const hintOf = (names: Names, [renamed]: ReadonlyArray<Renames.Successor>): string =>
  [
    ...(renamed === undefined ? [] : [`${qualifiedNameAt(names.symbols, renamed.row)}: ${renamed.note}.`]),
    whereElse(names)
  ].join(" ")

/** Says where else a name may be found. */
const whereElse = ({ facts }: Names): string =>
  facts.layout === "starter"
    ? "This is the starter reference with the core classes only; the full reference (GODOT_DOC_DIR) may have it."
    : "godot_search finds names by words, godot_list_classes by their beginning."

/** Maximum number of descendants that are named; the others are counted. */
const MAX_EXAMPLES = 3

/** Returns why a class is missing that others inherit. */
const absentParent = (names: Names, name: string): NotFound | undefined => {
  const folded = name.trim().toLowerCase()
  const found = [...absentParents(names)].find(([parent]) => parent.toLowerCase() === folded)
  if (found === undefined || names.facts.damaged.some(({ className }) => className === found[0])) return undefined
  const [parent, children] = found
  const more = children.length > MAX_EXAMPLES ? ` and ${children.length - MAX_EXAMPLES} more` : ""
  const some = `${children.slice(0, MAX_EXAMPLES).join(", ")}${more}`
  return notFound({
    what: "class",
    name,
    hint: `${parent} is the parent of ${some} here, but its own file is missing from these documents.`
  })
}

/** Returns why there is no class of this name, the near ones, and what became of it. */
export const classNotFound = (snapshot: Snapshot, name: string): NotFound | AccessDenied => {
  const failure = absentClass(snapshot, name)
  return failure._tag === "NotFound" ? (absentParent(snapshot, name) ?? failure) : failure
}

/**
 * Returns why a qualified name leads nowhere: of its readings, most likely first, the first whose class is known counts,
 * else the first.
 *
 * @example
 * symbolNotFound(snapshot, readings("Node.add_chlid")).suggestions // ["Node.add_child", ...]
 */
export const symbolNotFound = (
  snapshot: Snapshot,
  readings: ReadonlyArray<QualifiedName>,
  kind?: MemberKind
): NotFound | AccessDenied => {
  const [first] = readings
  const unlisted = first === undefined ? undefined : unlistedName(snapshot, first, kind)
  if (unlisted !== undefined) return unlisted
  for (const { className, name } of readings) {
    const index = Lookup.findClass(snapshot, className)
    if (index !== undefined) return memberNotFound(snapshot, index, name, kind)
  }
  return absentClass(snapshot, first?.className ?? "", first?.name)
}

/** Returns what is meant by a name that people write and no reference lists. */
const unlistedName = (
  snapshot: Snapshot,
  { className, name }: QualifiedName,
  kind: MemberKind | undefined
): NotFound | undefined => {
  const index = Lookup.findClass(snapshot, className)
  if (index !== undefined) return overridden(snapshot, index, name) ?? constructed(snapshot, index, name)
  if (refusedLink(snapshot, className.trim()) !== undefined) return undefined
  return (
    globalOf(snapshot, className, name, kind) ??
    memberOfReturned(snapshot, className, name) ??
    absentParent(snapshot, className)
  )
}

/** Matches a call without arguments, the last of a chain: `get_tree()`. */
const CALL = /^(?:[\w.()]{1,200}\.)?([a-z]\w{0,63})\(\)$/i
const RETURNED = /-> (\w+)/
/** Maximum number of methods of one name that are looked at. */
const MAX_GETTERS = 40

/** Explains `get_tree().create_timer` by the class that the call returns and whose member it is. */
const memberOfReturned = (snapshot: Snapshot, className: string, member: string): NotFound | undefined => {
  const getter = CALL.exec(className.trim())?.[1]
  if (getter === undefined) return undefined
  const { symbols } = snapshot
  const searcher = Searcher.of(snapshot.search)
  for (const row of searcher.rowsNamed(fold(getter)).slice(0, MAX_GETTERS)) {
    if (kindAt(symbols, row) !== "method") continue
    const type = RETURNED.exec(Searcher.textAt(searcher, row).signature)?.[1]
    const index = type === undefined ? undefined : ClassTree.of(symbols).indexOf(type)
    const found = index === undefined ? undefined : Lookup.findMember(snapshot, index, member)
    if (found === undefined) continue
    const qname = qualifiedNameAt(symbols, found.row)
    return notFound({
      what: "class",
      name: className,
      suggestions: [qname],
      hint: `${qualifiedNameAt(symbols, row)}() returns ${type}.`
    })
  }
  return undefined
}

/** Matches `theme_override_colors/font_color` of Godot 4 and `custom_colors/font_color` of 3: a theme item as a property. */
const OVERRIDE = /^(?:theme_override|custom)_(?:colors|constants|font_sizes|fonts|icons|styles)\/(.*)$/s

const overridden = (snapshot: Snapshot, index: ClassIndex, path: string): NotFound | undefined => {
  const item = OVERRIDE.exec(path)?.[1]
  const found = item === undefined ? undefined : Lookup.findMember(snapshot, index, item, "theme_item")
  if (found === undefined) return undefined
  const qname = qualifiedNameAt(snapshot.symbols, found.row)
  return notFound({
    what: "member",
    name: `${classNameOf(snapshot.symbols, index)}.${path}`,
    suggestions: [qname],
    hint: `That property overrides this theme item: godot_get_symbol {"qname":${JSON.stringify(qname)},"kind":"theme_item"}.`
  })
}

/** Explains `Node.new()`, which belongs to GDScript and not to the class. */
const constructed = (snapshot: Snapshot, index: ClassIndex, name: string): NotFound | undefined => {
  const type = classNameOf(snapshot.symbols, index)
  if (name.toLowerCase() !== "new" || type.startsWith("@")) return undefined
  // Documents of 3.x list constructors among the methods.
  const isBuiltIn = snapshot.symbols.names[Lookup.findMember(snapshot, index, type)?.row ?? -1] === type
  return notFound({
    what: "member",
    name: `${type}.${name}`,
    suggestions: isBuiltIn ? [`${type}.${type}`] : [],
    hint: isBuiltIn
      ? `${type} is a built-in type: its constructors make one, ${type}(...).`
      : `${type}.new() makes an object of a class that can be instantiated, and is no listed member of any class.`
  })
}

/** Matches where other languages have what is global in GDScript: `GD.Print`, `Mathf.Lerp`, `Math.abs`. */
const NAMESPACE = /^(?:gd|mathf?)$/i

const globalOf = (
  snapshot: Snapshot,
  className: string,
  name: string,
  kind: MemberKind | undefined
): NotFound | undefined => {
  if (!NAMESPACE.test(className)) return undefined
  const { symbols } = snapshot
  const searcher = Searcher.of(snapshot.search)
  const isMeant = (row: Row) =>
    isGlobal(symbols, row) && kindAt(symbols, row) !== "class" && (kind === undefined || kindAt(symbols, row) === kind)
  const here = searcher.rowsNamed(fold(name)).filter(isMeant)
  const rows =
    here.length > 0 ? here : Renames.successors(searcher, name).flatMap(({ row }) => (isMeant(row) ? [row] : []))
  const global = ClassTree.of(symbols).indexOf("@GlobalScope")
  if (rows.length === 0) return global === undefined ? undefined : memberNotFound(snapshot, global, name, kind)
  return notFound({
    what: "class",
    name: className,
    suggestions: rows.map((row) => qualifiedNameAt(symbols, row)),
    hint: "What C# has in GD and Mathf is global here: @GlobalScope and @GDScript have it."
  })
}

/** Maximum number of suggested members of other classes; the near names of the class itself come after them. */
const MAX_ELSEWHERE = 3

/** Maximum number of wrong letters of a misspelt name; a name further off is read as a synonym. */
const MAX_WRONG = 2

/** Returns why a class has no such member, with near names from it and its ancestors. */
export const memberNotFound = (
  snapshot: Snapshot,
  classIndex: ClassIndex,
  name: string,
  kind?: MemberKind
): NotFound => {
  const { symbols } = snapshot
  const className = classNameOf(symbols, classIndex)
  const owners = new Map<string, string>()
  for (const row of Lookup.rowsWhere(snapshot, ClassTree.of(symbols).selfAndAncestors(classIndex), () => true)) {
    if (kind !== undefined && kindAt(snapshot.symbols, row) !== kind) continue
    const member = symbols.names[row] ?? ""
    if (!owners.has(member)) owners.set(member, classNameAt(symbols, row))
  }
  const searcher = Searcher.of(snapshot.search)
  const isWanted = (row: Row): boolean => kind === undefined || kindAt(snapshot.symbols, row) === kind
  const renamed = [
    ...Renames.memberSuccessors(searcher, className, name),
    ...MissingMember.successorsBehind(searcher, className, name)
  ].filter(({ row }) => isWanted(row))
  const property = MissingMember.propertyBehind(searcher, classIndex, name)
  const known = renamed.length > 0 ? renamed.map(({ row }) => row) : property === undefined ? [] : [property]
  const elsewhere =
    known.length > 0 ? [] : MissingMember.elsewhere(searcher, classIndex, name).filter(isWanted).slice(0, MAX_ELSEWHERE)
  const near = nearest(name, owners.keys())
  const own = near.map((member) => `${owners.get(member)}.${member}`)
  const others = elsewhere.map((row) => qualifiedNameAt(snapshot.symbols, row))
  // A longer name of the class itself, or one with a letter wrong, is more likely than the same name of another class.
  const isOwnMeant = near.some(
    (member) => member.toLowerCase().startsWith(name.toLowerCase()) || distance(member, name, MAX_WRONG) <= MAX_WRONG
  )
  const meant =
    known.length > 0 || isOwnMeant
      ? []
      : meantMembers(snapshot, classIndex, name)
          .filter(isWanted)
          .map((row) => qualifiedNameAt(snapshot.symbols, row))
  return notFound({
    what: kind === undefined ? "member" : kind.replace("_", " "),
    name: `${className}.${name}`,
    suggestions: unique([
      ...known.map((row) => qualifiedNameAt(snapshot.symbols, row)),
      ...(isOwnMeant ? [...own, ...others] : [...meant, ...others, ...own])
    ]),
    hint: [...missingAncestor(snapshot, ClassTree.of(symbols).ancestors(classIndex)), hintOf(snapshot, renamed)].join(
      " "
    )
  })
}

/** Returns why there is no member of this name: the reference describes accessors with their property. */
export const accessorNotFound = (
  className: string,
  owner: string,
  { name, setter }: PropertyDoc,
  accessor: string
): NotFound =>
  notFound({
    what: "member",
    name: `${className}.${accessor}`,
    suggestions: [`${owner}.${name}`],
    hint: `${accessor} is the ${accessor === setter ? "setter" : "getter"} of that property; it can be called, and is described there.`
  })
