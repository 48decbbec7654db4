/** Finds the members of a class that do what a missing name suggests: `size` for `length`. */
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { Kind } from "../../reference/Kind.ts"
import type { UsedMember } from "../../reference/QualifiedName.ts"
import { classNameAt, classNameOf, kindAt, ownerAt } from "../../reference/Rows.ts"
import type { ClassIndex, Row, SymbolTable } from "../../reference/SymbolTable.ts"
import { parts, termOfPart } from "../../search/analysis/Tokens.ts"
import { weightOfPart } from "../../search/Ranking.ts"
import { rank } from "../../search/Search.ts"
import type { Snapshot } from "../live/Snapshot.ts"
import * as Lookup from "./Lookup.ts"

/** Maximum number of members that are suggested. */
const MAX_MEANT = 2

/** Number of hits that are searched for members of the class. */
const HITS = 20
/** Minimum score of a hit that is suggested. */
const MIN_SCORE = 0.5

/**
 * Returns members of the class and its ancestors, likeliest first, that a search for the class and the words of the
 * name finds; where there are none, that a search for the words alone finds. Those of other classes that have the very
 * name, `elsewhere`, take the places that the search gives them, in their own order.
 */
export const meantMembers = (
  snapshot: Snapshot,
  classIndex: ClassIndex,
  { name, elsewhere }: { readonly name: string; readonly elsewhere: ReadonlyArray<Row> }
): ReadonlyArray<Row> => {
  const { symbols } = snapshot
  const own = new Set(ClassTree.of(symbols).selfAndAncestors(classIndex))
  const words = parts(name).join(" ")
  const found = (query: string): ReadonlyArray<Row> =>
    rank(snapshot.search, { query, limit: HITS }).hits.flatMap(({ row, score }) =>
      score >= MIN_SCORE &&
      kindAt(symbols, row) !== "class" &&
      (own.has(ownerAt(symbols, row)) || elsewhere.includes(row))
        ? [row]
        : []
    )
  const ofClass = found(`${classNameOf(symbols, classIndex)} ${words}`)
  const rows = ofClass.length > 0 ? ofClass : found(words)
  const others = elsewhere.filter((row) => rows.includes(row)).values()
  return rows.map((row) => (elsewhere.includes(row) ? (others.next().value ?? row) : row)).slice(0, MAX_MEANT)
}

/** Kinds of members that objects have. */
const ofObjects: ReadonlySet<Kind> = new Set<Kind>(["method", "property", "signal"])

/** The root of all classes: what every object has, `get` or `set`, is hardly meant by a name that a class lacks. */
const ROOT = "Object"

/** Maximum number of members that a search finds first of which one may be meant. */
const MAX_FIRST = 3
/** Maximum number of those of which a method with a word of the missing name may be meant. */
const MAX_SHARING = 6
/** Minimum score of a member that may be meant, as a part of that of the first. */
const MIN_PART = 0.85
/** Minimum score of a member that has no word of the missing name. */
const MIN_OTHER = 0.6
/** Minimum number of words that a constant shares with the missing one that means it. */
const MIN_OF_CONSTANT = 2

/** Matches the names of methods that change an object, as an assignment does. */
const SETTER = /^(?:set|add)_/
/** Matches the name of a question, of what gives a value, of one of these or of what sets a value, and of a change. */
const QUESTION = /^(?:is|has|can)_/
const GETTER = /^get_/
const ACCESSOR = /^(?:is|has|can|get|set)_/
const CHANGE = /^(?:set|add|remove|delete|clear|erase|move)_/
/** Matches the name of a constant of several words. */
const CONSTANT = /^[A-Z][A-Z\d]*_[A-Z\d_]+$/

/** Returns the type of what a member of a class is or gives, `bool` or `void`; absent where that is not known. */
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

/** Checks whether a member does what the first word of a missing name says: what is asked is true or false. */
const answers = (missing: string, name: string, type: string | undefined): boolean => {
  if (QUESTION.test(missing)) return type === undefined ? !CHANGE.test(name) : type === "bool"
  if (GETTER.test(missing)) return type !== "void" && !CHANGE.test(name)
  return !CHANGE.test(missing) || !(GETTER.test(name) || QUESTION.test(name))
}

/**
 * Checks whether a member can stand where a missing one is used: nothing is connected but a signal, and nothing is
 * assigned but a property or by a setter. What is named `on_timeout` means a signal wherever it stands. A virtual
 * method is there for Godot to call.
 */
const canStand = (kind: Kind, name: string, { name: missing, use }: UsedMember): boolean => {
  if (kind === "constant") return true
  if (kind === "signal") return use === "signal" || /^on_/i.test(missing)
  if (kind === "property") return use !== "signal"
  if (name.startsWith("_")) return false
  return use === "call" || (use !== "signal" && SETTER.test(name) === (use === "place"))
}

/** Returns the stems of the words of a name, apart from those that say little. */
const stemsOf = (name: string): ReadonlySet<string> =>
  new Set(parts(name).flatMap((part) => (weightOfPart(part) === 1 ? [termOfPart(part) || part] : [])))

/** Minimum length of a stem that a longer word ends with: `cast` of `raycast`. */
const MIN_ENDING = 3

/** Returns how many words of a missing name another name has, as such or as the end of a longer word. */
const sharedWith = (stems: ReadonlySet<string>, name: string): number => {
  const others = [...stemsOf(name)]
  return [...stems].filter(
    (stem) => others.includes(stem) || (stem.length >= MIN_ENDING && others.some((one) => one.endsWith(stem)))
  ).length
}

/**
 * Returns the rows of members of a class, its own or inherited, that a missing name may mean; the likeliest first. One
 * that has none of its words, and is found by its description, is meant only where no other member was found before it.
 */
const meantRows = (snapshot: Snapshot, missing: UsedMember, typeOf: TypeOf): ReadonlyArray<Row> => {
  const { symbols } = snapshot
  const { className, name, use } = missing
  const classIndex = Lookup.findClass(snapshot, className)
  if (classIndex === undefined) return []
  const isConstant = CONSTANT.test(name)
  const own = new Set(ClassTree.of(symbols).selfAndAncestors(classIndex))
  const query = `${classNameOf(symbols, classIndex)} ${parts(name).join(" ")}`
  const hits = rank(snapshot.search, { query, limit: HITS }).hits.filter(({ row, score }) => {
    const kind = kindAt(symbols, row)
    const isOfKind = isConstant ? kind === "constant" : ofObjects.has(kind)
    return score >= MIN_SCORE && isOfKind && own.has(ownerAt(symbols, row))
  })
  const stems = stemsOf(name)
  const least = MIN_PART * (hits[0]?.score ?? 0)
  // False once a member that the search finds likelier is passed over.
  let isFirst = true
  return hits
    .flatMap(({ row, score }, place) => {
      const found = symbols.names[row] ?? ""
      const kind = kindAt(symbols, row)
      const shared = sharedWith(stems, found)
      const isStanding = classNameAt(symbols, row) !== ROOT && canStand(kind, found, missing)
      // No value is meant by a name that says what to do: by `shake()`.
      const isDone = use === "call" && kind === "property" && shared === 0 && !ACCESSOR.test(name)
      const isAnswer = isStanding && !isDone && answers(name, found, typeOf(classNameAt(symbols, row), found))
      // A class has few signals: what a search finds before them says nothing.
      const isLikely =
        use === "signal" ||
        (score >= least &&
          place < (shared > 0 && use === "call" ? MAX_SHARING : MAX_FIRST) &&
          (shared > 0 || (isFirst && score >= MIN_OTHER)))
      // A method where something is assigned, or a value that is neither true nor false, says nothing of the next one.
      const isNoneOfThese = isStanding ? QUESTION.test(name) : kind === "method"
      if (!isAnswer && !isNoneOfThese) isFirst = false
      if (!isAnswer || !isLikely || shared < (isConstant ? MIN_OF_CONSTANT : 0)) return []
      return [{ row, weight: shared + (shared > 0 && kind === "property" && use !== "call" ? 1 : 0) }]
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ row }) => row)
}

/**
 * Returns the name of the member of a class, its own or inherited, that a missing one most likely means.
 *
 * @example meantName(snapshot, { className: "Rect2", name: "overlaps", use: "call" }, typeOf) // "intersects"
 */
export const meantName = (snapshot: Snapshot, missing: UsedMember, typeOf: TypeOf): string | undefined => {
  const [found] = meantRows(snapshot, missing, typeOf)
  return found === undefined ? undefined : snapshot.symbols.names[found]
}

/**
 * Returns the name of the method of a class that a missing function of a script most likely means. The function may as
 * well be the script's own and not yet written, so only a method that has no other words is meant, apart from those
 * that say little.
 *
 * @example
 * const missing = { className: "CharacterBody2D", name: "is_touching_wall", use: "call" }
 * meantMethod(snapshot, missing, typeOf) // "is_on_wall"
 */
export const meantMethod = (snapshot: Snapshot, missing: UsedMember, typeOf: TypeOf): string | undefined => {
  const { symbols } = snapshot
  const words = new Set(parts(missing.name))
  const hasItsWords = (row: Row): boolean => {
    const own = parts(symbols.names[row] ?? "").filter((part) => weightOfPart(part) === 1)
    return own.length > 0 && own.every((part) => words.has(part))
  }
  const found = meantRows(snapshot, missing, typeOf).find(
    (row) => kindAt(symbols, row) === "method" && hasItsWords(row)
  )
  return found === undefined ? undefined : symbols.names[found]
}

/** Minimum number of words that a name shares with a missing one to be its closest: a single one may be chance. */
const MIN_SHARED = 2

/**
 * Returns those of some members whose names share at least two words with a missing name,
 * and more than that of another row.
 *
 * @example closerThan(symbols, "move_to_top", moveBefore, [moveToFront]) // [moveToFront]
 */
export const closerThan = (
  { names }: SymbolTable,
  name: string,
  other: Row | undefined,
  rows: ReadonlyArray<Row>
): ReadonlyArray<Row> => {
  const wanted = new Set(parts(name))
  const shared = (row: Row): number => new Set(parts(names[row] ?? "").filter((part) => wanted.has(part))).size
  return other === undefined ? [] : rows.filter((row) => shared(row) >= Math.max(MIN_SHARED, shared(other) + 1))
}

/** Returns the members that a search for a qualified name without a class finds, the likeliest first. */
export const membersFound = ({ search, symbols }: Snapshot, qname: string): ReadonlyArray<Row> =>
  rank(search, { query: qname, limit: HITS }).hits.flatMap(({ row, score }) =>
    score >= MIN_SCORE && kindAt(symbols, row) !== "class" ? [row] : []
  )
