/** Names that people write and no reference lists: why they are missing, and what they mean. */
import { type NotFound, notFound } from "../../../kernel/mcp/Failure.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { MemberKind } from "../../reference/Kind.ts"
import type * as QualifiedName from "../../reference/QualifiedName.ts"
import { classNameOf, isGlobal, kindAt, qualifiedNameAt } from "../../reference/Rows.ts"
import { fold } from "../../search/analysis/Tokens.ts"
import * as Renames from "../../search/renames/Renames.ts"
import * as Searcher from "../../search/Searcher.ts"
import type { Snapshot } from "../live/Snapshot.ts"
import * as Lookup from "./Lookup.ts"
import { onlyInherited } from "./ReferenceGaps.ts"

/** Why a class is missing that others inherit. */
export const absentParent = (snapshot: Snapshot, name: string): NotFound | undefined => {
  const hint = onlyInherited(snapshot, name)
  return hint === undefined ? undefined : notFound({ what: "class", name, hint })
}

/** What is meant by a name that people write and no reference lists. */
export const unlisted = (
  snapshot: Snapshot,
  { className, name }: QualifiedName.QualifiedName,
  kind: MemberKind | undefined
): NotFound | undefined => {
  const index = Lookup.findClass(snapshot, className)
  if (index !== undefined) return overridden(snapshot, index, name) ?? made(snapshot, index, name)
  if (Lookup.refusedLink(snapshot, className.trim()) !== undefined) return undefined
  return globalOf(snapshot, className, name, kind) ?? absentParent(snapshot, className)
}

/** `theme_override_colors/font_color` of Godot 4, `custom_colors/font_color` of 3: a theme item as a property. */
const OVERRIDE = /^(?:theme_override|custom)_(?:colors|constants|font_sizes|fonts|icons|styles)\/(.*)$/s

const overridden = (snapshot: Snapshot, index: number, path: string): NotFound | undefined => {
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

/** `Node.new()`, which is of GDScript and not of the class. */
const made = (snapshot: Snapshot, index: number, name: string): NotFound | undefined => {
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

/** Where other languages have what is global in GDScript: `GD.Print`, `Mathf.Lerp`, `Math.abs`. */
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
  const isMeant = (row: number) =>
    isGlobal(symbols, row) && kindAt(symbols, row) !== "class" && (kind === undefined || kindAt(symbols, row) === kind)
  const here = Array.from(searcher.rowsNamed(fold(name))).filter(isMeant)
  const rows =
    here.length > 0 ? here : Renames.successors(searcher, name).flatMap(({ row }) => (isMeant(row) ? [row] : []))
  const global = ClassTree.of(symbols).indexOf("@GlobalScope")
  if (rows.length === 0) return global === undefined ? undefined : Lookup.absentMember(snapshot, global, name, kind)
  return notFound({
    what: "class",
    name: className,
    suggestions: rows.map((row) => qualifiedNameAt(symbols, row)),
    hint: "What C# has in GD and Mathf is global here: @GlobalScope and @GDScript have it."
  })
}
