/** Finds what a misplaced name means: a member without its class, or a member requested as a class. */
import * as ClassTree from "../../reference/ClassTree.ts"
import type { Kind, MemberKind } from "../../reference/Kind.ts"
import { readings } from "../../reference/QualifiedName.ts"
import { classNameOf, isGlobal, kindAt, memberRows, qualifiedNameAt } from "../../reference/Rows.ts"
import type { Row } from "../../reference/SymbolTable.ts"
import { fold } from "../../search/analysis/Tokens.ts"
import { classSuccessors } from "../../search/renames/Renames.ts"
import { rank } from "../../search/Search.ts"
import * as Searcher from "../../search/Searcher.ts"
import { Tier } from "../../search/Weights.ts"
import { SHADER_CLASS } from "../../shader/Symbols.ts"
import type { Names, Snapshot } from "../live/Snapshot.ts"
import { keywordHint } from "./keywordHint.ts"
import * as Lookup from "./Lookup.ts"

/** Maximum number of members that are named. */
const MAX_NAMED = 4

/** The beginning of the message about a name that does not have the form of a member's. */
const FORM = "must be of the form Class.member"

/**
 * Explains how to name a member that was requested without its class: lists the members with this name in this
 * reference, in C# or in Godot 3, most likely first.
 *
 * @example
 * withClasses(snapshot, names, "randf") // 'must be of the form Class.member: "@GlobalScope.randf", ...'
 */
export const withClasses = (snapshot: Snapshot, names: Names, text: string, kind?: MemberKind): string => {
  const index = Lookup.findClass(names, text)
  const type = index === undefined ? undefined : classNameOf(names.symbols, index)
  const classCall = `${FORM}, such as "Node.add_child"; ${type} is a class: ${callFor(type ?? "")}`
  if (type === text.trim()) return classCall
  const name = text.trim()
  const renamed = type === undefined ? renamedClass(snapshot, name) : undefined
  if (renamed !== undefined) return `${FORM}, such as "Node.add_child"; ${renamed}`
  const kindMeant = kind ?? (name.startsWith("@") ? "annotation" : undefined)
  const found = inOrder(snapshot, name, ofAddedClasses(names, name, kindMeant), rowsCalled(snapshot, name, kindMeant))
  const shown = [...new Set(found.map(({ qname }) => qname))].slice(0, MAX_NAMED).map((qname) => JSON.stringify(qname))
  if (shown.length === 0) {
    const keyword = type === undefined ? keywordHint(names, name) : undefined
    if (keyword !== undefined) return `${FORM}, such as "Node.add_child"; ${keyword}`
    return type === undefined ? `${FORM}, such as "Node.add_child"; godot_search finds bare names` : classCall
  }
  const isAlsoClass = type === undefined ? "" : `; ${type} is a class: ${callFor(type)}`
  return `${FORM}: ${shown.join(", ")}${isAlsoClass}${/^new(?:\(\))?$/.test(name) ? ADD_NEW : ""}`
}

/** Says which class took the place of one of another version: `KinematicBody2D`. */
const renamedClass = ({ search, symbols }: Snapshot, name: string): string | undefined => {
  const [successor] = /^[A-Z]/.test(name) ? classSuccessors(Searcher.of(search), name) : []
  if (successor === undefined) return undefined
  const className = symbols.names[successor.row] ?? ""
  return `${className} (${successor.note}) is a class: ${callFor(className)}`
}

/** The note on `new`, which the reference lists for scripts alone. */
const ADD_NEW = "; of any other class, new() makes an object and is no listed member"

const callFor = (className: string): string => `godot_get_class {"name":${JSON.stringify(className)}}`

/**
 * Returns the members of one name: those of the user's classes, those of the documents in this exact spelling, those of
 * shaders, then those of the documents in another spelling.
 */
const inOrder = (
  { symbols }: Snapshot,
  name: string,
  added: ReadonlyArray<MeantMember>,
  rows: ReadonlyArray<Row>
): ReadonlyArray<MeantMember> => {
  const meant = (isSpelledSo: boolean) =>
    rows
      .filter((row) => (symbols.names[row] === name) === isSpelledSo)
      .map((row) => ({ kind: kindAt(symbols, row), qname: qualifiedNameAt(symbols, row) }))
  return [
    ...added.filter(({ qname }) => !isOfShaders(qname)),
    ...meant(true),
    ...added.filter(({ qname }) => isOfShaders(qname)),
    ...meant(false)
  ]
}

const isOfShaders = (qname: string): boolean => qname.startsWith(`${SHADER_CLASS}.`)

/** Returns the members of this name of the classes that no file of the documents has, such as the user's own. */
const ofAddedClasses = ({ symbols, added }: Names, name: string, kind?: MemberKind): ReadonlyArray<MeantMember> => {
  const found: Array<MeantMember> = []
  for (const className of added?.keys() ?? []) {
    const index = ClassTree.of(symbols).indexOf(className)
    if (index === undefined) continue
    const { first, end } = memberRows(symbols, index)
    for (let row = first; row < end; row++) {
      if (symbols.names[row] !== name || (kind !== undefined && kindAt(symbols, row) !== kind)) continue
      found.push({ kind: kindAt(symbols, row), qname: qualifiedNameAt(symbols, row) })
    }
  }
  return found
}

/**
 * Returns the members that a search finds by name: those with exactly this name, enums and global ones first; otherwise
 * those that match as well as the best one.
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
 * Returns the members of the documents that a request for a class may mean, most likely first: `Button.pressed`, a bare
 * name, or one as C# writes it.
 *
 * @example
 * membersCalled(snapshot, "Key") // [{ kind: "enum", qname: "@GlobalScope.Key" }]
 */
export const membersCalled = (snapshot: Snapshot, text: string): ReadonlyArray<MeantMember> => {
  const name = withoutCall(text)
  const called = inOrder(snapshot, name, [], namedSo(snapshot, name))
  if (called.length > 0) return distinct(called)
  const found = Lookup.findQualified(snapshot, readings(name))
  return found === undefined ? [] : [{ kind: kindAt(snapshot.symbols, found.row), qname: name }]
}

/**
 * Returns the members that a request for a class may mean, if the user's own classes or shaders have such a member,
 * with those of the documents. Empty if only the documents have the name.
 */
export const membersWithOwn = (snapshot: Snapshot, names: Names, text: string): ReadonlyArray<MeantMember> => {
  const name = withoutCall(text)
  const found = Lookup.findQualified(names, readings(name))
  if (found !== undefined && names.added?.has(classNameOf(names.symbols, found.requestedOn))) {
    return [{ kind: kindAt(names.symbols, found.row), qname: name }]
  }
  const added = ofAddedClasses(names, name)
  return added.length === 0 ? [] : distinct(inOrder(snapshot, name, added, namedSo(snapshot, name)))
}

/** Returns the first few of the members, each of them once. */
const distinct = (members: ReadonlyArray<MeantMember>): ReadonlyArray<MeantMember> =>
  [...new Map(members.map((one) => [`${one.kind} ${one.qname}`, one])).values()].slice(0, MAX_NAMED)

/** Drops the parentheses of a call, `get_tree()`, but not those that are an operator's name. */
const withoutCall = (text: string): string => text.trim().replace(/(?<!^operator )\(\)$/, "")

/**
 * Returns the rows of this name; otherwise those whose names differ only in case and punctuation (`GetNode`), unless
 * the name of a class is as near.
 */
const namedSo = (snapshot: Snapshot, name: string): ReadonlyArray<Row> => {
  const { symbols } = snapshot
  const rows = rowsCalled(snapshot, name)
  const exact = rows.filter((row) => symbols.names[row] === name)
  const folded = fold(name)
  if (exact.length > 0 || symbols.classes.some((one) => fold(one.name) === folded)) return exact
  return rows.filter((row) => fold(symbols.names[row] ?? "") === folded)
}
