/** Finds what a name means that was asked for as something else: a member without its class, a member as a class. */
import * as ClassTree from "../../reference/ClassTree.ts"
import type { Kind, MemberKind } from "../../reference/Kind.ts"
import { readings } from "../../reference/QualifiedName.ts"
import { classNameOf, isGlobal, kindAt, memberRows, qualifiedNameAt } from "../../reference/Rows.ts"
import { Row } from "../../reference/SymbolTable.ts"
import { fold } from "../../search/analysis/Tokens.ts"
import { rank } from "../../search/Search.ts"
import { Tier } from "../../search/Weights.ts"
import { SHADER_CLASS } from "../../shader/Symbols.ts"
import type { Names, Snapshot } from "../live/Snapshot.ts"
import * as Lookup from "./Lookup.ts"

/** Maximum number of members that are named. */
const MAX_NAMED = 4

/** The beginning of the sentence about a name that is not of the form of a member's. */
const FORM = "must be of the form Class.member"

/**
 * Says how to ask for a member whose name came without a class: by the names of the members that are called so here, in
 * C# or in Godot 3, likeliest first.
 *
 * @example
 * withClasses(snapshot, names, "randf") // 'must be of the form Class.member: "@GlobalScope.randf", ...'
 */
export const withClasses = (snapshot: Snapshot, names: Names, text: string, kind?: MemberKind): string => {
  const index = Lookup.findClass(names, text)
  const type = index === undefined ? undefined : classNameOf(names.symbols, index)
  const classCall = `${FORM}, such as "Node.add_child"; ${type} is a class: godot_get_class {"name":${JSON.stringify(type)}}`
  if (type === text.trim()) return classCall
  const added = ofAddedClasses(names, text.trim(), kind)
  const found = [
    ...added.filter((qname) => !isOfShaders(qname)),
    ...rowsCalled(snapshot, text.trim(), kind).map((row) => qualifiedNameAt(snapshot.symbols, row)),
    ...added.filter(isOfShaders)
  ]
  const shown = [...new Set(found)].slice(0, MAX_NAMED).map((qname) => JSON.stringify(qname))
  if (shown.length > 0) return `${FORM}: ${shown.join(", ")}`
  return type === undefined ? `${FORM}, such as "Node.add_child"; godot_search finds bare names` : classCall
}

const isOfShaders = (qname: string): boolean => qname.startsWith(`${SHADER_CLASS}.`)

/** Returns the members of this name of the classes that no file of the documents has, such as the user's own. */
const ofAddedClasses = ({ symbols, added }: Names, name: string, kind?: MemberKind): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (const className of added?.keys() ?? []) {
    const index = ClassTree.of(symbols).indexOf(className)
    if (index === undefined) continue
    const { first, end } = memberRows(symbols, index)
    for (let row = first; row < end; row = Row(row + 1)) {
      if (symbols.names[row] !== name || (kind !== undefined && kindAt(symbols, row) !== kind)) continue
      found.push(qualifiedNameAt(symbols, row))
    }
  }
  return found
}

/**
 * Returns the members that a search finds by their names: those of this very name, enums and global ones first; where
 * there are none, those that it finds for as good a reason as the best one.
 */
const rowsCalled = ({ search, symbols }: Snapshot, query: string, kind?: MemberKind): ReadonlyArray<Row> => {
  const found = (kind?: MemberKind) =>
    rank(search, { query, limit: 2 * MAX_NAMED, ...(kind && { kind }) }).hits.filter(
      ({ row, score }) => score >= Tier.member && kindAt(symbols, row) !== "class"
    )
  const hits = found(kind)
  const folded = fold(query)
  const named = [...(kind === undefined ? found("enum") : []), ...hits]
    .filter(({ row }) => fold(symbols.names[row] ?? "") === folded)
    .map(({ row }) => row)
  const place = (row: Row): number => (kindAt(symbols, row) === "enum" ? 0 : isGlobal(symbols, row) ? 1 : 2)
  if (named.length > 0) return named.toSorted((a, b) => place(a) - place(b))
  const best = Math.floor(hits[0]?.score ?? 0)
  return hits.flatMap(({ row, score }) => (Math.floor(score) === best ? [row] : []))
}

/** What a name means, and the name that `godot_get_symbol` takes. */
export interface MeantMember {
  readonly kind: Kind
  readonly qname: string
}

/**
 * Returns the member of the documents that was asked for as a class: `Button.pressed`, or by the bare name alone.
 *
 * @example
 * memberCalled(snapshot, "Key") // { kind: "enum", qname: "@GlobalScope.Key" }
 */
export const memberCalled = (snapshot: Snapshot, text: string): MeantMember | undefined => {
  const { symbols } = snapshot
  const name = text.trim()
  const row = rowsCalled(snapshot, name).find((row) => symbols.names[row] === name)
  return row === undefined
    ? qualifiedCalled(snapshot, name)
    : { kind: kindAt(symbols, row), qname: qualifiedNameAt(symbols, row) }
}

const qualifiedCalled = (names: Names, name: string): MeantMember | undefined => {
  const found = Lookup.findQualified(names, readings(name))
  return found && { kind: kindAt(names.symbols, found.row), qname: name }
}

/** Returns the member of the user's own classes that was asked for as a class: `Player.State`. */
export const ownMemberCalled = (names: Names, text: string): MeantMember | undefined => {
  const name = text.trim()
  const found = Lookup.findQualified(names, readings(name))
  return found !== undefined && names.added?.has(classNameOf(names.symbols, found.requestedOn))
    ? { kind: kindAt(names.symbols, found.row), qname: name }
    : undefined
}
