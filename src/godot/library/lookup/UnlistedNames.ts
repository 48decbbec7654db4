/** Explains names that people write and no reference lists: `Node.new()`, `GD.Print`, `get_tree().paused`. */
import { type NotFound, notFound } from "../../../kernel/mcp/Failure.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { MemberKind } from "../../reference/Kind.ts"
import type { QualifiedName } from "../../reference/QualifiedName.ts"
import { classNameOf, isGlobal, kindAt, qualifiedNameAt } from "../../reference/Rows.ts"
import type { ClassIndex, Row } from "../../reference/SymbolTable.ts"
import { fold } from "../../search/analysis/Tokens.ts"
import * as Renames from "../../search/renames/Renames.ts"
import * as Searcher from "../../search/Searcher.ts"
import type { Snapshot } from "../live/Snapshot.ts"
import * as Lookup from "./Lookup.ts"

/** Returns the meaning of a name that people use and no reference lists. */
export const unlistedName = (
  snapshot: Snapshot,
  { className, name }: QualifiedName,
  kind: MemberKind | undefined
): NotFound | undefined => {
  const index = Lookup.findClass(snapshot, className)
  return index === undefined
    ? (globalOf(snapshot, className, name, kind) ?? memberOfReturned(snapshot, className, name))
    : (overridden(snapshot, index, name) ??
        constructed(snapshot, index, name) ??
        ofLanguage(snapshot, index, name, kind))
}

/** Matches a call without arguments, the last of a chain: `get_tree()`. */
const CALL = /^(?:[\w.()]{1,200}\.)?([a-z]\w{0,63})\(\)$/i
const RETURNED = /-> (\w+)/
/** Maximum number of methods of one name that are looked at. */
const MAX_GETTERS = 40

/** A method, and the class that it returns. */
interface Getter {
  readonly qname: string
  readonly returns: ClassIndex
}

/** Returns the methods that a call such as `get_tree()` may mean, with the classes that they return. */
const gettersCalled = (snapshot: Snapshot, call: string): ReadonlyArray<Getter> => {
  const name = CALL.exec(call.trim())?.[1]
  if (name === undefined) return []
  const { symbols } = snapshot
  const searcher = Searcher.of(snapshot.search)
  return searcher
    .rowsNamed(fold(name))
    .slice(0, MAX_GETTERS)
    .flatMap((row) => {
      if (kindAt(symbols, row) !== "method") return []
      const type = RETURNED.exec(Searcher.textAt(searcher, row).signature)?.[1]
      const returns = type === undefined ? undefined : ClassTree.of(symbols).indexOf(type)
      return returns === undefined ? [] : [{ qname: qualifiedNameAt(symbols, row), returns }]
    })
}

/** Returns the method that a call means: that of Node, else any of them if all return the same class. */
export const getterCalled = (snapshot: Snapshot, call: string): Getter | undefined => {
  const getters = gettersCalled(snapshot, call)
  const ofNode = getters.find(({ qname }) => qname.startsWith("Node."))
  return ofNode ?? (new Set(getters.map(({ returns }) => returns)).size === 1 ? getters[0] : undefined)
}

/** Explains `get_tree().create_timer` by the class that the call returns and whose member it is. */
const memberOfReturned = (snapshot: Snapshot, className: string, member: string): NotFound | undefined => {
  for (const getter of gettersCalled(snapshot, className)) {
    const found = Lookup.findMember(snapshot, getter.returns, member)
    if (found === undefined) continue
    return notFound({
      what: "class",
      name: className,
      suggestions: [qualifiedNameAt(snapshot.symbols, found.row)],
      hint: returnsOf(snapshot, getter)
    })
  }
  return undefined
}

/** Says what a method returns. */
export const returnsOf = ({ symbols }: Snapshot, { qname, returns }: Getter): string =>
  `${qname}() returns ${classNameOf(symbols, returns)}.`

/**
 * Matches `theme_override_colors/font_color` of Godot 4 and `custom_colors/font_color` of 3:
 * a theme item as a property.
 */
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
  const global = ClassTree.of(snapshot.symbols).indexOf("@GlobalScope")
  const isSingleton = global !== undefined && Lookup.findMember(snapshot, global, type, "property") !== undefined
  return notFound({
    what: "member",
    name: `${type}.${name}`,
    suggestions: isBuiltIn ? [`${type}.${type}`] : [],
    hint: isBuiltIn
      ? `${type} is a built-in type: its constructors make one, ${type}(...).`
      : isSingleton
        ? `${type} is a singleton: it already exists, and its members are called on ${type} itself.`
        : `${type}.new() makes an object of a class that can be instantiated, and is no listed member of any class.`
  })
}

/**
 * Explains `GDScript.preload`: the class of that name is a script as a resource,
 * the functions are those of `@GDScript`.
 */
const ofLanguage = (
  snapshot: Snapshot,
  index: ClassIndex,
  name: string,
  kind: MemberKind | undefined
): NotFound | undefined => {
  const type = classNameOf(snapshot.symbols, index)
  const language = ClassTree.of(snapshot.symbols).indexOf(`@${type}`)
  const found = language === undefined ? undefined : Lookup.findMember(snapshot, language, name, kind)
  if (found === undefined) return undefined
  return notFound({
    what: "member",
    name: `${type}.${name}`,
    suggestions: [qualifiedNameAt(snapshot.symbols, found.row)],
    hint: `What the language itself has is in @${type}.`
  })
}

/**
 * Checks for the names under which other languages group GDScript's global functions: `GD.Print`, `Mathf.Lerp`,
 * `Math.abs`.
 */
export const isNamespace = (className: string): boolean => /^(?:gd|mathf?)$/i.test(className)

const globalOf = (
  snapshot: Snapshot,
  className: string,
  name: string,
  kind: MemberKind | undefined
): NotFound | undefined => {
  if (!isNamespace(className)) return undefined
  const { symbols } = snapshot
  const searcher = Searcher.of(snapshot.search)
  const isMeant = (row: Row) =>
    isGlobal(symbols, row) && kindAt(symbols, row) !== "class" && (kind === undefined || kindAt(symbols, row) === kind)
  const here = searcher.rowsNamed(fold(name)).filter(isMeant)
  const rows =
    here.length > 0 ? here : Renames.successors(searcher, name).flatMap(({ row }) => (isMeant(row) ? [row] : []))
  if (rows.length === 0) return undefined
  return notFound({
    what: "class",
    name: className,
    suggestions: rows.map((row) => qualifiedNameAt(symbols, row)),
    hint: "What C# has in GD and Mathf is global here: @GlobalScope and @GDScript have it."
  })
}
