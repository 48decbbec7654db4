/** Explains why a class, or the class of a qualified name, is missing, which names are near, and what to do instead. */
import { AccessDenied, NotFound, notFound } from "../../../kernel/mcp/Failure.ts"
import { distance, nearest } from "../../../kernel/util/NearNames.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { MemberKind } from "../../reference/Kind.ts"
import type { QualifiedName } from "../../reference/QualifiedName.ts"
import { qualifiedNameAt } from "../../reference/Rows.ts"
import type { Row } from "../../reference/SymbolTable.ts"
import { meaningsOfName } from "../../search/names/isMeaning.ts"
import * as MissingMember from "../../search/names/MissingMember.ts"
import * as Renames from "../../search/renames/Renames.ts"
import * as Searcher from "../../search/Searcher.ts"
import type { Names, Snapshot } from "../live/Snapshot.ts"
import { keywordHint } from "./keywordHint.ts"
import * as Lookup from "./Lookup.ts"
import { type MeantMember, membersCalled } from "./MisplacedNames.ts"
import { likelyMembers, memberNotFound } from "./MissingMemberHints.ts"
import { membersFound } from "./meantMembers.ts"
import { missingName, unique, withArticle } from "./missingName.ts"
import { absentParents, placeOf, withoutModules } from "./ReferenceGaps.ts"
import { getterCalled, isNamespace, returnsOf, unlistedName } from "./UnlistedNames.ts"

/** Returns the link that was not followed to the file of a class. */
const refusedLink = ({ facts }: Names, name: string) =>
  facts.refused.find(({ className }) => className?.toLowerCase() === name.toLowerCase())

/** Facts about the user's project, for a missing class. */
export interface OfProject {
  /** Its classes with a near name, each as it is suggested: with the member where they have it. */
  readonly near: ReadonlyMap<string, string>
  /** Sentence about sources of classes that are not visible here. */
  readonly unseen: string | undefined
}

/** Facts about the request besides the name. */
interface ClassRequest {
  /** The requested member; near classes are named with it if they have it. */
  readonly member?: string | undefined
  readonly project?: OfProject | undefined
}

/** Returns why there is no class of this name. */
const absentClass = (snapshot: Snapshot, written: string, request: ClassRequest = {}): NotFound | AccessDenied => {
  const { symbols } = snapshot
  const { member, project: { near: ofProject, unseen } = NO_PROJECT } = request
  const name = written.trim()
  const unread = unreadClass(snapshot, name)
  if (unread !== undefined) return unread
  const inOtherCase = ClassTree.of(symbols).caseInsensitiveMatches(name)
  const renamed = successorsOf(snapshot, name, member)
  if (member === undefined && renamed.length === 0 && inOtherCase.length === 0) {
    const other = noClassName(snapshot, name)
    if (other !== undefined) return other
  }
  const names = symbols.classes.map((one) => one.name)
  const near =
    inOtherCase.length > 0
      ? inOtherCase.map((index) => names[index] ?? "")
      : nearest(name, [...ofProject.keys(), ...names])
  const isMisspelt = near.some((one) => distance(one.toLowerCase(), name.toLowerCase(), 1) <= 1)
  const successors = renamed.flatMap(({ row }) => successorNames(snapshot, row, member))
  const nearNames = near.map((className) => ofProject.get(className) ?? withMember(snapshot, className, member))
  const isFound = successors.length > 0 || isMisspelt || nearNames.some((one) => one.includes("."))
  const meant = isFound ? [] : meantByName(snapshot, name, member).map((row) => qualifiedNameAt(symbols, row))
  // A name that was renamed or has a known meaning is not misspelt, unless the user has a class of nearly that name.
  const isUnderstood = meant.length > 0 || renamed.length > 0
  const misspelt = isUnderstood ? nearNames.filter((_, i) => ofProject.has(near[i] ?? "")) : nearNames
  // A renamed class is not in the files of modules or extensions either.
  const elsewhere = renamed.length > 0 ? [] : [withoutModules(snapshot), isMisspelt ? undefined : unseen]
  return missingName(snapshot, {
    what: "class",
    name,
    asked: member === undefined ? name : `${name}.${member}`,
    suggestions: unique([...successors, ...meant, ...misspelt]),
    renamed,
    after: elsewhere.filter((part) => part !== undefined)
  })
}

const NO_PROJECT: OfProject = { near: new Map(), unseen: undefined }

/** Returns why the file of a class is not read: it is a refused link, or damaged. */
const unreadClass = (names: Names, name: string): NotFound | AccessDenied | undefined => {
  const link = refusedLink(names, name)
  if (link !== undefined) {
    return new AccessDenied({
      message: `${link.file} is a symbolic link that leaves the documentation directory or leads nowhere; it is not read.`
    })
  }
  const damaged = names.facts.damaged.find(({ className }) => className.toLowerCase() === name.toLowerCase())
  return damaged && notFound({ what: "class", name, hint: `Its file is damaged: ${placeOf(damaged)}.` })
}

/** Returns the successors of a class, after those of the member that was requested with it. */
const successorsOf = (
  { search }: Snapshot,
  name: string,
  member: string | undefined
): ReadonlyArray<Renames.Successor> => {
  const searcher = Searcher.of(search)
  const moved =
    member === undefined
      ? []
      : [...Renames.memberSuccessors(searcher, name, member), ...MissingMember.successorsBehind(searcher, name, member)]
  return [...moved, ...Renames.classSuccessors(searcher, name), ...Renames.keywordSuccessors(searcher, name)]
}

/** Explains a name that is not a class: it is the name of members, or a keyword of the language. */
const noClassName = (snapshot: Snapshot, name: string): NotFound | undefined => {
  const [first, ...others] = membersCalled(snapshot, name)
  if (first !== undefined) return ofOtherTool(name, [first, ...others])
  const keyword = keywordHint(snapshot, name)
  return keyword === undefined ? undefined : notFound({ what: "class", name, hint: keyword })
}

/** Returns the name of a class with the member behind it, where the class has one of that name. */
const withMember = (snapshot: Snapshot, className: string, member: string | undefined): string => {
  const { search, symbols } = snapshot
  const index = ClassTree.of(symbols).indexOf(className)
  if (index === undefined || member === undefined) return className
  const row =
    Lookup.findMember(snapshot, index, member)?.row ?? MissingMember.propertyBehind(Searcher.of(search), index, member)
  return row === undefined ? className : `${className}.${symbols.names[row]}`
}

/** Returns the names to suggest for a successor: with the members that are likely meant, where it is a class. */
const successorNames = (snapshot: Snapshot, row: Row, member: string | undefined): ReadonlyArray<string> => {
  const { symbols } = snapshot
  const successor = withMember(snapshot, qualifiedNameAt(symbols, row), member)
  const index = member === undefined ? undefined : ClassTree.of(symbols).indexOf(successor)
  const likely = index === undefined || member === undefined ? [] : likelyMembers(snapshot, index, member)
  return likely.length > 0 ? likely : [successor]
}

/** Maximum number of suggestions for a variable or a name of another engine. */
const MAX_MEANT = 2

/**
 * Returns the likely meanings of a name that is no class: with a member, the results of a search for both; else those
 * of its line in the vocabulary.
 */
const meantByName = (snapshot: Snapshot, name: string, member: string | undefined): ReadonlyArray<Row> => {
  const searcher = Searcher.of(snapshot.search)
  const rows = member === undefined ? meaningsOfName(searcher, name) : membersFound(snapshot, `${name}.${member}`)
  return rows.slice(0, MAX_MEANT)
}

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

/** Names the members that a request for a class may mean, and the call for the first one. */
export const ofOtherTool = (name: string, members: readonly [MeantMember, ...Array<MeantMember>]): NotFound => {
  const [first] = members
  const qnames = unique(members.map(({ qname }) => qname))
  const kinds = unique(members.map(({ kind }) => withArticle(kind)))
  return notFound({
    what: "class",
    name,
    suggestions: qnames.length === 1 && first.qname === name.trim() ? [] : qnames,
    hint: `That is ${kinds.join(" or ")}: godot_get_symbol {"qname":${JSON.stringify(first.qname)}}.`
  })
}

/** Explains that there is no class of this name; gives near names and its successor. */
export const classNotFound = (snapshot: Snapshot, name: string, project?: OfProject): NotFound | AccessDenied => {
  const failure = absentClass(snapshot, name, { project })
  return failure._tag === "NotFound" ? (absentParent(snapshot, name) ?? failure) : failure
}

/**
 * Explains why a qualified name is unknown: by the first of its readings whose class is known, else by the first
 * reading.
 *
 * @example
 * symbolNotFound(snapshot, readings("Node.add_chlid")).suggestions // ["Node.add_child", ...]
 */
export const symbolNotFound = (
  snapshot: Snapshot,
  readings: ReadonlyArray<QualifiedName>,
  kind?: MemberKind,
  project?: OfProject
): NotFound | AccessDenied => {
  const [first] = readings
  const isRefused = first !== undefined && refusedLink(snapshot, first.className.trim()) !== undefined
  const unlisted = first === undefined || isRefused ? undefined : unlistedName(snapshot, first, kind)
  if (unlisted !== undefined) return unlisted
  for (const { className, name } of readings) {
    const index = Lookup.findClass(snapshot, className)
    if (index !== undefined) return memberNotFound(snapshot, index, name, kind)
  }
  const className = first?.className ?? ""
  const getter = getterCalled(snapshot, className)
  if (getter !== undefined) {
    const failure = memberNotFound(snapshot, getter.returns, first?.name ?? "", kind)
    return new NotFound({ ...failure, message: `${failure.message} ${returnsOf(snapshot, getter)}` })
  }
  const global = isNamespace(className) ? ClassTree.of(snapshot.symbols).indexOf("@GlobalScope") : undefined
  if (global !== undefined) return memberNotFound(snapshot, global, first?.name ?? "", kind)
  return (
    (isRefused ? undefined : absentParent(snapshot, className)) ??
    absentClass(snapshot, className, { member: first?.name, project })
  )
}
