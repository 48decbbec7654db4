/**
 * Explains why a class or a member is missing where the user's own classes are among the names.
 *
 * `NotFoundHints` and `MissingMemberHints` know the documents alone; here the names and members of the added classes
 * come first.
 */
import { type AccessDenied, type NotFound, notFound } from "../../../kernel/mcp/Failure.ts"
import { nearest } from "../../../kernel/util/NearNames.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { MemberKind } from "../../reference/Kind.ts"
import { type QualifiedName, readings } from "../../reference/QualifiedName.ts"
import { classNameOf, GLOBAL_SCOPES, kindAt, qualifiedNameAt } from "../../reference/Rows.ts"
import type { ClassIndex } from "../../reference/SymbolTable.ts"
import { fold, parts } from "../../search/analysis/Tokens.ts"
import { SHADER_CLASS, shaderName } from "../../shader/Symbols.ts"
import type { Names, Snapshot } from "../live/Snapshot.ts"
import * as Lookup from "./Lookup.ts"
import { membersWithOwn } from "./MisplacedNames.ts"
import * as MissingMemberHints from "./MissingMemberHints.ts"
import { kindInWords } from "./missingName.ts"
import * as NotFoundHints from "./NotFoundHints.ts"
import { missingAncestor } from "./ReferenceGaps.ts"

/** Returns why there is no class of this name, with near names, among them those of the user's own classes. */
export const classNotFound = (snapshot: Snapshot, names: Names, name: string): NotFound | AccessDenied => {
  const scripts = Lookup.classesAt(names, name)
  if (scripts.length > 1) return severalScripts(name, scripts)
  const [first, ...others] = membersWithOwn(snapshot, names, name)
  return first === undefined
    ? NotFoundHints.classNotFound(snapshot, name, ofProject(names, name))
    : NotFoundHints.ofOtherTool(name, [first, ...others])
}

const severalScripts = (name: string, classes: ReadonlyArray<string>): NotFound =>
  notFound({ what: "class", name, suggestions: classes, hint: "The paths of several scripts end so." })

const ofProject = (names: Names, name: string, member?: string): NotFoundHints.OfProject => ({
  near: nearClasses(names, name, member),
  unseen: unseenClasses(names, name)
})

/** Says how to make the classes of GDExtensions known, which only a program with them can describe. */
const unseenClasses = ({ project }: Names, name: string): string | undefined => {
  const [first, ...others] = project?.undescribedExtensions ?? []
  if (first === undefined || !/^[A-Z]\w*$/.test(name.trim())) return undefined
  const all = others.length === 0 ? first : `${first} and ${others.length} more`
  return `If a GDExtension of the project (${all}) has it: "godot --headless --doctool . --gdextension-docs", run in the project's folder (Godot 4.3 or newer), writes doc_classes/*.xml, which are read here.`
}

const nearClasses = (names: Names, name: string, member?: string): NotFoundHints.OfProject["near"] =>
  new Map(
    nearest(name, names.added?.keys() ?? []).map((className) => {
      const index = member === undefined ? undefined : ClassTree.of(names.symbols).indexOf(className)
      const found = index === undefined ? undefined : Lookup.findMember(names, index, member ?? "")
      return [className, found === undefined ? className : `${className}.${names.symbols.names[found.row]}`]
    })
  )

/**
 * Returns why a qualified name is not found; its first reading with a known class counts.
 *
 * @example
 * symbolNotFound(snapshot, names, readings("Player.haelth")).suggestions // ["Player.health"]
 */
export const symbolNotFound = (
  snapshot: Snapshot,
  names: Names,
  readings: ReadonlyArray<QualifiedName>,
  kind?: MemberKind
): NotFound | AccessDenied => {
  for (const { className, name } of readings) {
    const index = Lookup.findClass(names, className)
    if (index !== undefined && isAdded(names, index)) return memberNotFound(snapshot, names, index, name, kind)
    if (index !== undefined) break
  }
  for (const { className } of readings) {
    const scripts = Lookup.classesAt(names, className)
    if (scripts.length > 1) return severalScripts(className, scripts)
  }
  const [first] = readings
  const project = first && ofProject(names, first.className, first.name)
  return NotFoundHints.symbolNotFound(snapshot, readings, kind, project)
}

const isAdded = ({ symbols, added }: Names, index: ClassIndex): boolean =>
  added?.has(classNameOf(symbols, index)) ?? false

/** Returns why a class, one of the user's own or of the documents, has no such member. */
export const memberNotFound = (
  snapshot: Snapshot,
  names: Names,
  index: ClassIndex,
  name: string,
  kind?: MemberKind
): NotFound => {
  const { symbols } = names
  const ofOtherKind = MissingMemberHints.otherKind(names, index, name, kind)
  if (ofOtherKind !== undefined) return ofOtherKind
  const className = classNameOf(symbols, index)
  const chain = ClassTree.of(symbols).selfAndAncestors(index)
  const native = chain.map((one) => classNameOf(symbols, one)).find((one) => !names.added?.has(one))
  const documented = native === undefined ? undefined : ClassTree.of(snapshot.symbols).indexOf(native)
  const above =
    documented === undefined ? undefined : MissingMemberHints.memberNotFound(snapshot, documented, name, kind)
  if (!isAdded(names, index) && above !== undefined) return above
  const rows = Lookup.rowsWhere(names, chain, () => true).filter(
    (row) => kind === undefined || kindAt(symbols, row) === kind
  )
  const owners = new Map(rows.reverse().map((row) => [symbols.names[row] ?? "", qualifiedNameAt(symbols, row)]))
  const inShaders = className === SHADER_CLASS ? shaderName(name) : undefined
  const isKnown = inShaders !== undefined && owners.has(inShaders)
  const near = isKnown ? [inShaders] : [...withAllWords(name, owners.keys()), ...nearest(name, owners.keys())]
  const suggestions = [...near.map((member) => owners.get(member) ?? ""), ...(above?.suggestions ?? [])]
  const fitting = [...new Set(suggestions)].filter((qname) => mayBeMeant(names, index, name, qname))
  const own = undocumented(names, chain, name)
  const hint = [
    ...(own === undefined ? [] : [own]),
    ...missingAncestor(names, ClassTree.of(symbols).ancestors(index)),
    ...(own === undefined && fitting.length === 0
      ? [`Its members: godot_get_class {"name":${JSON.stringify(className)}}.`]
      : [])
  ].join(" ")
  return notFound({
    what: kind === undefined ? "member" : kindInWords(kind),
    name: `${className}.${name}`,
    suggestions: own === undefined ? fitting : [],
    ...(hint === "" ? {} : { hint })
  })
}

/**
 * Checks whether a member may be meant by a name that one of the user's classes lacks. A match of a single word is a
 * coincidence in an unrelated class (`WebSocketPeer.State` for `state`) and within a long inherited name
 * (`editor_state_changed`).
 */
const mayBeMeant = (names: Names, index: ClassIndex, name: string, qname: string): boolean => {
  const [{ className, name: member } = { className: "", name: "" }] = readings(qname)
  const tree = ClassTree.of(names.symbols)
  const owner = tree.indexOf(className)
  if (owner === undefined || isAdded(names, owner) || GLOBAL_SCOPES.includes(className)) return true
  const words = wordsOf(name)
  const chain = tree.selfAndAncestors(index)
  if (chain.includes(owner)) {
    const found = wordsOf(member)
    const isWithin = words.every((word) => found.includes(word)) && found.length > words.length + 1
    return !isWithin || found[0] === words[0]
  }
  const native = chain.find((one) => !isAdded(names, one))
  const isDescendant = native !== undefined && tree.selfAndAncestors(owner).includes(native)
  return isDescendant || words.length > 1 || fold(member) !== fold(name)
}

const wordsOf = (name: string): ReadonlyArray<string> => parts(name).filter((word) => word !== "")

/**
 * Returns the names that have all words of another, which must be several: `mark_quest_completed` for `mark_completed`.
 */
const withAllWords = (name: string, names: Iterable<string>): ReadonlyArray<string> => {
  const words = wordsOf(name)
  if (words.length < 2) return []
  return Array.from(names).filter((one) => {
    const found = new Set(parts(one))
    return words.every((word) => found.has(word))
  })
}

/** Describes a name that a script declares and that the reference does not list as a member. */
const undocumented = (names: Names, chain: ReadonlyArray<ClassIndex>, name: string): string | undefined => {
  for (const index of chain) {
    const owner = classNameOf(names.symbols, index)
    if (names.added?.has(`${owner}.${name}`)) {
      return `${owner}.${name} is a class: godot_get_class {"name":${JSON.stringify(`${owner}.${name}`)}}.`
    }
    const source = names.added?.get(owner)?.doc().source
    const line = source?.lines.get(name)
    if (source !== undefined && line !== undefined) {
      return `${owner} declares it at ${source.file}:${line}; names that begin with _ are left out here unless a ## comment describes them.`
    }
  }
  if (name !== "new") return undefined
  return "new() makes an object; its arguments are those of _init, where the class has one."
}
