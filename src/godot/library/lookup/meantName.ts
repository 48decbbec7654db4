/** Finds the one member of a class that a script most likely means by a name that the class lacks. */
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { Kind } from "../../reference/Kind.ts"
import type { UsedMember } from "../../reference/QualifiedName.ts"
import { classNameAt, classNameOf, kindAt, ownerAt } from "../../reference/Rows.ts"
import type { Row } from "../../reference/SymbolTable.ts"
import { parts, termOfPart } from "../../search/analysis/Tokens.ts"
import { weightOfPart } from "../../search/Ranking.ts"
import { rank } from "../../search/Search.ts"
import type { Snapshot } from "../live/Snapshot.ts"
import * as Lookup from "./Lookup.ts"

/** Number of hits that are searched for members of the class. */
const HITS = 20
/** Minimum score of a hit that is looked at. */
const MIN_SCORE = 0.5
/** Minimum score of a member that is meant, and of a signal that has no word of the missing name. */
const MIN_MEANT = 0.6
const MIN_OTHER_SIGNAL = 0.7
/** Minimum score of a constant that is meant, relative to that of the first hit. */
const MIN_PART = 0.85
/** Minimum number of words that a constant shares with the missing name. */
const MIN_OF_CONSTANT = 2
/** Minimum lead of the best member's score over the next one's, if their names do not decide. */
const MIN_LEAD = 0.02
/** Minimum difference between two scores that counts as one. */
const MIN_DIFFERENCE = 0.001
/**
 * Minimum score, relative to the first member, of one that shares a word with the missing name and so makes the first
 * doubtful.
 */
const MIN_RIVAL = 0.9

/** Kinds of members that objects have. */
const ofObjects: ReadonlySet<Kind> = new Set<Kind>(["method", "property", "signal"])

/** The root of all classes: a missing name hardly ever means a member of every object, such as `get` or `set`. */
const ROOT = "Object"

/** Matches the names of questions, getters, setters, and of all of these. */
const QUESTION = /^(?:is|has|can)_/
const GETTER = /^get_/
const SETTER = /^set_/
const ACCESSOR = /^(?:is|has|can|get|set)_/
/** Matches the name of a method that only returns something, such as `window_is_maximized`. */
const TELLING = /(?:^|_)(?:is|has|can)_|^get_/
/** Matches the name of a method that sets something, such as `window_set_mode`. */
const SETTING = /(?:^|_)set_|^add_/
/** Matches the names of methods that change an object, and of those that only set or add something. */
const CHANGE = /^(?:set|add|create|remove|delete|clear|erase|move)_/
const GIFT = /^(?:set|add)_/
/** Matches the name of a constant of several words. */
const CONSTANT = /^[A-Z][A-Z\d]*_[A-Z\d_]+$/

/** Returns the type of a member's value or result, such as `bool` or `void`; undefined if it is not known. */
type TypeOf = (className: string, name: string) => string | undefined

/**
 * Reads the types of members from the documents of classes.
 *
 * @example typesIn(classDoc)("Node", "has_node") // "bool"
 */
export const typesIn =
  (classDoc: (name: string) => ClassDoc | undefined): TypeOf =>
  (className, name) => {
    const doc = classDoc(className)
    const method = doc?.methods.find((one) => one.name === name)
    if (method !== undefined) return method.returnType ?? "void"
    return doc?.properties.find((one) => one.name === name)?.type
  }

/** A member that a search for the missing name finds. */
interface Candidate {
  readonly row: Row
  readonly name: string
  readonly kind: Kind
  readonly score: number
  readonly stems: ReadonlyArray<string>
  /** Number of words of the missing name that it has. */
  readonly shared: number
  /** The type of its value or result, if known. */
  readonly type: string | undefined
}

/** Matches names of methods that give something to an object, and of those that take something from it. */
const GIVING = /^(?:add|append|insert|attach|join|set|from)_/
const TAKING = /^(?:remove|delete|erase|clear|detach|leave|to)_/

/** Checks whether a member is sure to do the opposite of what a missing name says: `add_to_group` for `leave_group`. */
const isOpposite = (missing: string, name: string): boolean =>
  (parts(missing).includes("not") && !parts(name).includes("not")) ||
  (GIVING.test(missing) && TAKING.test(name)) ||
  (TAKING.test(missing) && GIVING.test(name))

/**
 * Checks whether a member can be used in place of a missing one: only a signal can be connected, and only a property or
 * a setter can assign. `on_timeout` means a signal anywhere. A virtual method is for Godot to call.
 */
const canStand = ({ kind, name }: Candidate, { name: missing, use }: UsedMember): boolean => {
  if (kind === "constant") return true
  if (isOpposite(missing, name)) return false
  if (kind === "signal") return use === "signal" || /^on_/i.test(missing)
  if (kind === "property") return use !== "signal"
  if (name.startsWith("_")) return false
  return use === "call" || (use === "place" && SETTER.test(name)) || (use === "value" && !GIFT.test(name))
}

/** Checks whether a member fits the first word of a missing name: a question is answered by true or false. */
const answers = ({ name, kind, type, shared }: Candidate, { name: missing, use }: UsedMember): boolean => {
  if (QUESTION.test(missing)) return type === undefined ? !CHANGE.test(name) : type === "bool"
  if (GETTER.test(missing)) return type !== "void" && !CHANGE.test(name) && !QUESTION.test(name)
  if (SETTER.test(missing)) return kind !== "method" || SETTING.test(name) || shared === 0
  if (use !== "call" || kind === "signal") return true
  // A name of an action means neither a property nor a question: `count_bodies` is not `overlaps_body`.
  return kind !== "property" && (shared === 0 || !TELLING.test(name)) && !(CHANGE.test(missing) && TELLING.test(name))
}

/** Returns the stems of the words of a name in their order, without the insignificant ones if there are others. */
const stemsOf = (name: string): ReadonlyArray<string> => {
  const all = parts(name)
  const telling = all.filter((part) => weightOfPart(part) === 1)
  return [...new Set((telling.length > 0 ? telling : all).map((part) => termOfPart(part) || part))]
}

/** Minimum length of a stem that a longer word ends with: `cast` of `raycast`. */
const MIN_ENDING = 3

/** Checks whether a word of a missing name is in another name, as such or as the end of a longer word. */
const isWord = (stem: string | undefined, other: string | undefined): boolean =>
  stem !== undefined && (stem === other || (stem.length >= MIN_ENDING && other?.endsWith(stem) === true))

/**
 * Checks whether a member that shares a word with the missing name is named like it: it has no or few other words, and
 * the same noun or the same verb.
 */
const isNamedLike = (one: Candidate, { name, use }: UsedMember, stems: ReadonlyArray<string>): boolean => {
  const others = one.stems.filter((other) => !stems.some((stem) => isWord(stem, other)))
  if (others.length === 0) return true
  if (others.length > one.shared) return false
  // What is done by one word is not what a setter of something else sets: `exit` is not `set_restart_on_exit`.
  if (stems.length === 1 && use === "call" && !SETTER.test(name) && SETTER.test(one.name)) return false
  const isDoneAlike = use === "call" && !ACCESSOR.test(name) && parts(name)[0] === parts(one.name)[0]
  return isWord(stems.at(-1), one.stems.at(-1)) || isDoneAlike
}

/** What a search for a missing name finds. */
interface Found {
  /** The first hit of all, whatever it is. */
  readonly first: Row | undefined
  /** The hits of the class and its ancestors that are of the right kind, best first. */
  readonly hits: ReadonlyArray<Candidate>
}

const search = (
  snapshot: Snapshot,
  { className, name }: UsedMember,
  stems: ReadonlyArray<string>,
  typeOf: TypeOf
): Found => {
  const { symbols } = snapshot
  const classIndex = Lookup.findClass(snapshot, className)
  if (classIndex === undefined) return { first: undefined, hits: [] }
  const own = new Set(ClassTree.of(symbols).selfAndAncestors(classIndex))
  const isOfKind = (kind: Kind): boolean => (CONSTANT.test(name) ? kind === "constant" : ofObjects.has(kind))
  const query = `${classNameOf(symbols, classIndex)} ${parts(name).join(" ")}`
  const all = rank(snapshot.search, { query, limit: HITS }).hits
  const hits = all.flatMap(({ row, score }): ReadonlyArray<Candidate> => {
    const kind = kindAt(symbols, row)
    if (score < MIN_SCORE || !isOfKind(kind) || !own.has(ownerAt(symbols, row))) return []
    const found = symbols.names[row] ?? ""
    const others = stemsOf(found)
    const shared = stems.filter((stem) => others.some((other) => isWord(stem, other))).length
    return [{ row, name: found, kind, score, stems: others, shared, type: typeOf(classNameAt(symbols, row), found) }]
  })
  return { first: all[0]?.row, hits }
}

/** Returns the candidate that shares most words with the missing name, the likeliest of several. */
const mostSharing = (candidates: ReadonlyArray<Candidate>): Candidate | undefined =>
  [...candidates].sort((a, b) => b.shared - a.shared)[0]

/**
 * Returns the member of a class, its own or inherited, that a missing name most likely means. A member that shares a
 * word with it is meant if its name is similar. One that shares none and is found by its description is meant only by a
 * single word, as the first hit, with no close second.
 */
const meantMember = (snapshot: Snapshot, missing: UsedMember, typeOf: TypeOf): Candidate | undefined => {
  const { name, use } = missing
  const stems = stemsOf(name)
  const { first, hits } = search(snapshot, missing, stems, typeOf)
  if (CONSTANT.test(name)) {
    const least = MIN_PART * (hits[0]?.score ?? 0)
    const constant = mostSharing(hits.filter(({ score }) => score >= least))
    return constant !== undefined && constant.shared >= MIN_OF_CONSTANT ? constant : undefined
  }
  const candidates = hits.filter(
    (one) => classNameAt(snapshot.symbols, one.row) !== ROOT && canStand(one, missing) && answers(one, missing)
  )
  if (use === "signal") {
    const signal = mostSharing(candidates)
    return signal !== undefined && (signal.shared > 0 || signal.score >= MIN_OTHER_SIGNAL) ? signal : undefined
  }
  const [meant, next] = candidates
  if (meant === undefined || meant.score < MIN_MEANT) return undefined
  const lead = meant.score - (next?.score ?? 0)
  if (meant.shared === 0) {
    const isDoubtful = candidates.some(({ score, shared }) => shared > 0 && score >= MIN_RIVAL * meant.score)
    return stems.length === 1 && meant.row === first && lead >= MIN_LEAD && !isDoubtful ? meant : undefined
  }
  const hasOtherWords = meant.stems.some((other) => !stems.some((stem) => isWord(stem, other)))
  // The hits before it cannot be used there, and are nearer to the one word that both share.
  if (hasOtherWords && (lead < MIN_DIFFERENCE || (meant !== hits[0] && meant.shared === 1))) return undefined
  return isNamedLike(meant, missing, stems) ? meant : undefined
}

/**
 * Returns the name of the member of a class, its own or inherited, that a missing one most likely means.
 *
 * @example meantName(snapshot, { className: "Rect2", name: "overlaps", use: "call" }, typeOf) // "intersects"
 */
export const meantName = (snapshot: Snapshot, missing: UsedMember, typeOf: TypeOf): string | undefined =>
  meantMember(snapshot, missing, typeOf)?.name

/**
 * Returns the name of the method of a class that a missing function of a script most likely means. The function may be
 * one that the script is yet to declare, so only a method without other significant words is meant.
 *
 * @example
 * const missing = { className: "CharacterBody2D", name: "is_touching_wall", use: "call" }
 * meantMethod(snapshot, missing, typeOf) // "is_on_wall"
 */
export const meantMethod = (snapshot: Snapshot, missing: UsedMember, typeOf: TypeOf): string | undefined => {
  const meant = meantMember(snapshot, missing, typeOf)
  if (meant?.kind !== "method") return undefined
  const words = new Set(parts(missing.name))
  const own = parts(meant.name).filter((part) => weightOfPart(part) === 1)
  return own.length > 0 && own.every((part) => words.has(part)) ? meant.name : undefined
}
