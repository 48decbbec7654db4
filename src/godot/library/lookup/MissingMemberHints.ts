/** Explains why a class has no such member, which names are near, and what to do instead. */
import { type NotFound, notFound } from "../../../kernel/mcp/Failure.ts"
import { distance, nearest } from "../../../kernel/util/NearNames.ts"
import type { PropertyDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { MemberKind } from "../../reference/Kind.ts"
import { classNameAt, classNameOf, GLOBAL_SCOPES, kindAt, qualifiedNameAt } from "../../reference/Rows.ts"
import type { ClassIndex, Row } from "../../reference/SymbolTable.ts"
import { fold } from "../../search/analysis/Tokens.ts"
import * as MissingMember from "../../search/names/MissingMember.ts"
import * as Renames from "../../search/renames/Renames.ts"
import * as Searcher from "../../search/Searcher.ts"
import type { Names, Snapshot } from "../live/Snapshot.ts"
import * as Lookup from "./Lookup.ts"
import { closerThan, meantMembers } from "./meantMembers.ts"
import { kindInWords, missingName, unique, withArticle } from "./missingName.ts"
import { missingAncestor } from "./ReferenceGaps.ts"

/** Explains that the requested member is of another kind; undefined if the class has none of this name. */
export const otherKind = (
  names: Names,
  classIndex: ClassIndex,
  name: string,
  kind: MemberKind | undefined
): NotFound | undefined => {
  const found = kind === undefined ? undefined : Lookup.findMember(names, classIndex, name)
  if (kind === undefined || found === undefined) return undefined
  return notFound({
    what: kindInWords(kind),
    name: `${classNameOf(names.symbols, classIndex)}.${name}`,
    suggestions: [qualifiedNameAt(names.symbols, found.row)],
    hint: `It is ${withArticle(kindAt(names.symbols, found.row))}.`
  })
}

/** Returns the global function or constant of this name that the other global scope has. */
const inOtherScope = (snapshot: Snapshot, className: string, name: string): ReadonlyArray<Row> =>
  (GLOBAL_SCOPES.includes(className) ? GLOBAL_SCOPES : []).flatMap((scope) => {
    const index = ClassTree.of(snapshot.symbols).indexOf(scope)
    const found = index === undefined ? undefined : Lookup.findMember(snapshot, index, name)
    return found === undefined ? [] : [found.row]
  })

/** Maximum number of suggested members of other classes; near names in the class itself follow them. */
const MAX_ELSEWHERE = 3

/** Maximum number of wrong letters of a misspelt name; a name further off is read as a synonym. */
const MAX_WRONG = 2

/** Returns the members of a class and its ancestors, each with the class it is of. */
const ownersOf = (
  snapshot: Snapshot,
  classIndex: ClassIndex,
  kind: MemberKind | undefined
): ReadonlyMap<string, string> => {
  const { symbols } = snapshot
  const owners = new Map<string, string>()
  for (const row of Lookup.rowsWhere(snapshot, ClassTree.of(symbols).selfAndAncestors(classIndex), () => true)) {
    if (kind !== undefined && kindAt(symbols, row) !== kind) continue
    const member = symbols.names[row] ?? ""
    if (!owners.has(member)) owners.set(member, classNameAt(symbols, row))
  }
  return owners
}

const isLikely = (member: string, name: string): boolean =>
  member.toLowerCase().startsWith(name.toLowerCase()) || distance(member, name, MAX_WRONG) <= MAX_WRONG

/**
 * Returns the qualified names of members of a class that contain a missing name or nearly match it; those of its
 * ancestors if the class has none.
 *
 * @example likelyMembers(snapshot, sprite2D, "flip") // ["Sprite2D.flip_h", "Sprite2D.flip_v"]
 */
export const likelyMembers = (snapshot: Snapshot, classIndex: ClassIndex, name: string): ReadonlyArray<string> => {
  const owners = ownersOf(snapshot, classIndex, undefined)
  const likely = [...owners.keys()].filter((member) => isLikely(member, name))
  const own = likely.filter((member) => owners.get(member) === classNameOf(snapshot.symbols, classIndex))
  return nearest(name, own.length > 0 ? own : likely).map((member) => `${owners.get(member)}.${member}`)
}

/** Returns why a class has no such member, with near names from it and its ancestors. */
export const memberNotFound = (
  snapshot: Snapshot,
  classIndex: ClassIndex,
  name: string,
  kind?: MemberKind
): NotFound => {
  const { symbols } = snapshot
  const className = classNameOf(symbols, classIndex)
  const ofOtherKind = otherKind(snapshot, classIndex, name, kind)
  if (ofOtherKind !== undefined) return ofOtherKind
  const owners = ownersOf(snapshot, classIndex, kind)
  const searcher = Searcher.of(snapshot.search)
  const isWanted = (row: Row): boolean => kind === undefined || kindAt(snapshot.symbols, row) === kind
  const renamed = [
    ...Renames.memberSuccessors(searcher, className, name),
    ...MissingMember.successorsBehind(searcher, className, name)
  ].filter(({ row }) => isWanted(row))
  const property = MissingMember.propertyBehind(searcher, classIndex, name)
  const global = inOtherScope(snapshot, className, name).filter(isWanted)
  const known = renamed.length > 0 ? renamed.map(({ row }) => row) : property === undefined ? global : [property]
  const elsewhere =
    known.length > 0 ? [] : MissingMember.elsewhere(searcher, classIndex, name).filter(isWanted).slice(0, MAX_ELSEWHERE)
  const near = nearest(name, owners.keys())
  const own = near.map((member) => `${owners.get(member)}.${member}`)
  const others = elsewhere.map((row) => qualifiedNameAt(snapshot.symbols, row))
  // Former members of other classes, by their new names: surer than what only means something alike.
  const areSuccessors = !elsewhere.some((row) => fold(symbols.names[row] ?? "") === fold(name))
  // A longer name of the class itself, or one with a letter wrong, is more likely than the same name of another class.
  const isOwnMeant = near.some((member) => isLikely(member, name))
  const meant =
    known.length > 0 || isOwnMeant ? [] : meantMembers(snapshot, classIndex, { name, elsewhere }).filter(isWanted)
  const meantNames = meant.map((row) => qualifiedNameAt(symbols, row))
  const closer = closerThan(symbols, name, elsewhere[0], meant).map((row) => qualifiedNameAt(symbols, row))
  return missingName(snapshot, {
    what: kind === undefined ? "member" : kindInWords(kind),
    name: `${className}.${name}`,
    suggestions: unique([
      ...known.map((row) => qualifiedNameAt(snapshot.symbols, row)),
      // What became of the name is certain; names that only look like it would be guesses beside it.
      ...(global.length > 0 || renamed.length > 0
        ? []
        : isOwnMeant
          ? [...own, ...others]
          : areSuccessors
            ? [...closer, ...others, ...meantNames, ...own]
            : [...meantNames, ...others, ...own])
    ]),
    renamed,
    before: missingAncestor(snapshot, ClassTree.of(symbols).ancestors(classIndex))
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
