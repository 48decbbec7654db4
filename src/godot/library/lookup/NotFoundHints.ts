/** Explains why a class or a member is missing, which names are near, and what to do instead. */
import { AccessDenied, NotFound, notFound } from "../../../kernel/mcp/Failure.ts"
import { distance, nearest } from "../../../kernel/util/NearNames.ts"
import type { PropertyDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { Kind, MemberKind } from "../../reference/Kind.ts"
import type { QualifiedName } from "../../reference/QualifiedName.ts"
import { classNameAt, classNameOf, GLOBAL_SCOPES, kindAt, qualifiedNameAt } from "../../reference/Rows.ts"
import type { ClassIndex, Row } from "../../reference/SymbolTable.ts"
import { dialectOf } from "../../script/dialectOf.ts"
import { fold } from "../../search/analysis/Tokens.ts"
import { meaningsOfName } from "../../search/names/isMeaning.ts"
import * as MissingMember from "../../search/names/MissingMember.ts"
import * as Renames from "../../search/renames/Renames.ts"
import * as Searcher from "../../search/Searcher.ts"
import { isName, targetId } from "../../search/synonyms/Vocabulary.ts"
import type { Names, Snapshot } from "../live/Snapshot.ts"
import { keywordHint } from "./keywordHint.ts"
import * as Lookup from "./Lookup.ts"
import { type MeantMember, membersCalled } from "./MisplacedNames.ts"
import { closerThan, meantMembers, membersFound } from "./meantMembers.ts"
import { absentParents, missingAncestor, placeOf, withoutModules } from "./ReferenceGaps.ts"
import { getterCalled, isNamespace, returnsOf, unlistedName } from "./UnlistedNames.ts"

/** Returns the link that was not followed to the file of a class. */
const refusedLink = ({ facts }: Names, name: string) =>
  facts.refused.find(({ className }) => className?.toLowerCase() === name.toLowerCase())

/** What is known of the user's project where a class is missing. */
export interface OfProject {
  /** Its classes with a near name, each as it is suggested: with the member where they have it. */
  readonly near: ReadonlyMap<string, string>
  /** Says where classes may come from that cannot be seen. */
  readonly unseen: string | undefined
}

/** What is known of a name beside the documents. */
interface Asked {
  /** The member that was asked for; near classes are named with it where they have it. */
  readonly member?: string | undefined
  readonly project?: OfProject | undefined
}

/** Returns why there is no class of this name. */
const absentClass = (
  snapshot: Snapshot,
  written: string,
  { member, project: { near: own, unseen } = { near: new Map(), unseen: undefined } }: Asked = {}
): NotFound | AccessDenied => {
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
  const [misplaced, ...others] =
    member === undefined && renamed.length === 0 && inOtherCase.length === 0 ? membersCalled(snapshot, name) : []
  if (misplaced !== undefined) return ofOtherTool(name, [misplaced, ...others])
  const keyword = member === undefined && renamed.length === 0 ? keywordHint(snapshot, name) : undefined
  if (keyword !== undefined && inOtherCase.length === 0) return notFound({ what: "class", name, hint: keyword })
  const names = symbols.classes.map((one) => one.name)
  const near =
    inOtherCase.length > 0 ? inOtherCase.map((index) => names[index] ?? "") : nearest(name, [...own.keys(), ...names])
  const isMisspelt = near.some((one) => distance(one.toLowerCase(), folded, 1) <= 1)
  const withMember = (className: string): string => {
    const index = ClassTree.of(symbols).indexOf(className)
    if (index === undefined || member === undefined) return className
    const row = Lookup.findMember(snapshot, index, member)?.row ?? MissingMember.propertyBehind(searcher, index, member)
    return row === undefined ? className : `${className}.${symbols.names[row]}`
  }
  const successors = renamed.map(({ row }) => withMember(qualifiedNameAt(symbols, row)))
  const nearNames = near.map((className) => own.get(className) ?? withMember(className))
  const isFound = successors.length > 0 || isMisspelt || nearNames.some((one) => one.includes("."))
  const meant = isFound ? [] : meantByName(snapshot, name, member).map((row) => qualifiedNameAt(symbols, row))
  return notFound({
    what: "class",
    name,
    suggestions: unique([
      ...successors,
      ...meant,
      // A name that was renamed or means something is no misspelt one, unless the user has a class of nearly that name.
      ...(meant.length > 0 || renamed.length > 0 ? nearNames.filter((_, i) => own.has(near[i] ?? "")) : nearNames)
    ]),
    // A renamed class is not in the files of modules or extensions either.
    hint: [
      hintOf(snapshot, renamed, member === undefined ? name : `${name}.${member}`),
      ...(renamed.length > 0 ? [] : [withoutModules(snapshot), isMisspelt ? undefined : unseen])
    ]
      .filter((part) => part !== undefined)
      .join(" ")
  })
}

/** Maximum number of names that are suggested for what a name of another engine, or a variable, means. */
const MAX_MEANT = 2

/** Returns what a name that is no class means: with a member, what a search for both finds, else its line of the vocabulary. */
const meantByName = (snapshot: Snapshot, name: string, member: string | undefined): ReadonlyArray<Row> => {
  const searcher = Searcher.of(snapshot.search)
  const rows = member === undefined ? meaningsOfName(searcher, name) : membersFound(snapshot, `${name}.${member}`)
  return rows.slice(0, MAX_MEANT)
}

const unique = (names: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(names)]

/** Says what became of the name, or else whether it came later and where to look. */
const hintOf = (names: Names, [renamed]: ReadonlyArray<Renames.Successor>, name: string): string => {
  if (renamed !== undefined) return `${qualifiedNameAt(names.symbols, renamed.row)}: ${renamed.note}.`
  return isOfLaterVersion(names, name)
    ? `It came after these documents of Godot 3. ${whereElse(names)}`
    : whereElse(names)
}

/** Checks whether documents of Godot 3 lack a name because it is newer: the vocabulary has names of Godot 4. */
const isOfLaterVersion = (names: Names, name: string): boolean =>
  dialectOf(names.symbols, names.facts.version) === 3 &&
  isName(name) &&
  targetId(name) >= 0 &&
  withoutModules(names) === undefined

/** Says where else a name may be found. */
const whereElse = ({ facts }: Names): string =>
  facts.layout === "starter"
    ? "This is the starter reference with the core classes only; the full one may have it: godot-docs-mcp get."
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

/** Returns a kind as a sentence has it: `theme item`. */
export const kindInWords = (kind: Kind): string => kind.replace("_", " ")

const withArticle = (kind: Kind): string => `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kindInWords(kind)}`

/** Names the members that were asked for as a class, and the call for the first one. */
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

/** Returns why there is no class of this name, the near ones, and what became of it. */
export const classNotFound = (snapshot: Snapshot, name: string, project?: OfProject): NotFound | AccessDenied => {
  const failure = absentClass(snapshot, name, { project })
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

/** Says which kind a member is that was asked for as one of another; undefined where the class has none of this name. */
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
  const ofOtherKind = otherKind(snapshot, classIndex, name, kind)
  if (ofOtherKind !== undefined) return ofOtherKind
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
  const isOwnMeant = near.some(
    (member) => member.toLowerCase().startsWith(name.toLowerCase()) || distance(member, name, MAX_WRONG) <= MAX_WRONG
  )
  const meant =
    known.length > 0 || isOwnMeant ? [] : meantMembers(snapshot, classIndex, { name, elsewhere }).filter(isWanted)
  const meantNames = meant.map((row) => qualifiedNameAt(symbols, row))
  const closer = closerThan(symbols, name, elsewhere[0], meant).map((row) => qualifiedNameAt(symbols, row))
  return notFound({
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
    hint: [
      ...missingAncestor(snapshot, ClassTree.of(symbols).ancestors(classIndex)),
      hintOf(snapshot, renamed, `${className}.${name}`)
    ].join(" ")
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
