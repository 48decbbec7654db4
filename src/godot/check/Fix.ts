/**
 * Finds the name to write instead of one that is not there: its successor from another version, or the nearest name.
 */
import { distance, nearest } from "../../kernel/util/NearNames.ts"
import { classUri, symbolUri } from "../reference/Uri.ts"
import type { Api } from "./Api.ts"
import type { Successor } from "./CheckInput.ts"
import type { Check } from "./Context.ts"
import { foreignNames } from "./foreignNames.ts"
import { baseOf } from "./Resolve.ts"
import { type ClassRef, classNameOf } from "./Types.ts"

export interface Advice {
  readonly fix?: string
  readonly uri?: string
}

/** The text that names a successor at a place where members of `owner` need no class before them. */
const written = (api: Api, { name, owner, kind }: Successor, from: string | undefined): string => {
  if (kind === "class" || owner === undefined || owner.startsWith("@")) return name
  if (from !== undefined && (api.inherits(from, owner) || api.inherits(owner, from))) return name
  return `${owner}.${name}`
}

/** Checks whether a successor is a member of objects, and neither global nor a singleton's. */
const isOfObjects = (api: Api, { owner = "@", kind }: Successor): boolean =>
  kind !== "class" && !owner.startsWith("@") && api.global(owner) === undefined

/** Checks whether the requested class has the successor. */
const isOwn = (api: Api, { owner }: Successor, from: string | undefined): boolean =>
  owner !== undefined && from !== undefined && (owner.startsWith("@") || api.inherits(from, owner))

const uriOf = ({ name, owner, kind }: Successor): string =>
  kind === "class" || owner === undefined ? classUri(name) : symbolUri({ className: owner, kind, name })

/** Checks whether a successor is a method that gives a value and needs no arguments, as what was a property. */
const isGetter = ({ api }: Check, { name, owner = "", kind }: Successor): boolean => {
  if (kind !== "method") return false
  const found = api.find(owner, name)
  if (typeof found !== "object" || found.kind !== "method") return false
  const { arguments: parameters, returnType = "void" } = found.doc
  return returnType !== "void" && parameters.every((one) => one.default !== undefined)
}

/** Use of a name: a value that is read, a place that is written, or another. */
export type Use = "value" | "place" | "other"

/** The method that sets what another one gets: `clipboard_set` of `clipboard_get`. */
const setterOf = ({ api }: Check, { owner = "", name, kind }: Successor): string | undefined =>
  kind === "method"
    ? [name.replace(/_get\b/, "_set"), name.replace(/^(?:get|is)_/, "set_")].find(
        (one) => one !== name && typeof api.find(owner, one) === "object"
      )
    : undefined

/** The successor of a member; `owner` is the class of the object that it was asked of. */
export const successorOf = (
  check: Check,
  name: string,
  owner: string | undefined,
  use: Use = "other"
): Advice | undefined => {
  const all = check.input.reference.memberSuccessors(name, owner)
  const [first] = all
  if (first === undefined) return undefined
  const setter = use === "place" ? setterOf(check, first) : undefined
  if (setter !== undefined) return { fix: written(check.api, { ...first, name: setter }, owner) }
  // A property that is assigned to cannot become a method.
  if (use === "place" && first.kind === "method") return { uri: uriOf(first) }
  if (use === "value" && isGetter(check, first)) return { fix: `${written(check.api, first, owner)}()` }
  const ofObject = owner === undefined ? all.find((one) => isOfObjects(check.api, one)) : undefined
  if (ofObject !== undefined) return { fix: ofObject.name }
  const fix = written(check.api, better(check, first), owner)
  // A name with its class is an address already.
  return fix === first.name && !isOwn(check.api, first, owner) ? { fix, uri: uriOf(first) } : { fix }
}

/** The static twin of `JSON.parse`, `JSON.parse_string`: a class has no other method to call without an object. */
const better = (check: Check, successor: Successor): Successor => {
  const { name, owner = "" } = successor
  const found = check.api.find(owner, name)
  const twin = check.api.find(owner, `${name}_string`)
  const isTwin = typeof twin === "object" && twin.kind === "method" && twin.doc.qualifiers.includes("static")
  const isObjects = typeof found === "object" && found.kind === "method" && !found.doc.qualifiers.includes("static")
  return isTwin && isObjects ? { ...successor, name: `${name}_string` } : successor
}

export const classSuccessorOf = (check: Check, name: string): Advice | undefined => {
  const [first] = check.input.reference.classSuccessors(name)
  return first === undefined ? undefined : { fix: first.name }
}

/** Says that a class lacks a member; of the user's own classes without a version. */
export const lacks = (check: Check, owner: ClassRef, name: string): string =>
  owner.kind === "native"
    ? `${owner.name}.${name} is not in ${check.input.reference.label}.`
    : `${classNameOf(owner)} has no ${JSON.stringify(name)}.`

/**
 * Says of a bare name that the script's class lacks which classes have it that the script could extend instead; absent
 * where none has.
 */
export const elsewhere = (
  { api }: Check,
  subject: string,
  name: string,
  base: string | undefined
): string | undefined => {
  if (base === undefined) return undefined
  const descendants = api.owners(name).filter((one) => api.inherits(one, base))
  const steps = (from: string): number => {
    let count = 0
    for (let at: string | undefined = from; at !== undefined && at !== base && count < MAX_STEPS; at = api.parent(at))
      count++
    return count
  }
  const [first, ...rest] = descendants
    .map((one) => ({ one, count: steps(one) }))
    .sort((a, b) => a.count - b.count)
    .slice(0, MAX_OWNERS)
    .map(({ one }) => one)
  if (first === undefined) return undefined
  const last = rest.pop()
  const list = last === undefined ? first : `${[first, ...rest].join(", ")} or ${last}`
  return `${subject} is declared neither here nor in ${base}; it is in ${list}.`
}

/** Maximum number of classes that are named for a member. */
const MAX_OWNERS = 3

/**
 * Returns Godot's name for a member that other languages call so: of the class or of the nearest ancestor that has it.
 */
export const foreignAdvice = (check: Check, name: string, owner: string | undefined): Advice | undefined => {
  let at = owner
  for (let steps = 0; at !== undefined && steps < MAX_STEPS; steps++) {
    const from = at
    const fix = foreignNames(from, name).find((one) => typeof check.api.find(from, one) === "object")
    if (fix !== undefined) return { fix }
    at = check.api.parent(at)
  }
  return undefined
}

/** Maximum number of ancestors that are looked at. */
const MAX_STEPS = 100

/**
 * Returns the name to write instead of a member that `owner` lacks: its successor, Godot's word for it, or the nearest
 * name.
 */
export const adviceFor = (
  check: Check,
  name: string,
  owner: string | undefined,
  candidates: () => Iterable<string>,
  use: Use = "other"
): Advice =>
  successorOf(check, name, owner, use) ?? foreignAdvice(check, name, owner) ?? nearWithinBudget(check, name, candidates)

/** Maximum number of searches for near names in one check: each looks through thousands of names. */
export const MAX_SEARCHES = 500

/** Returns the nearest name, as long as a check has not searched for very many. */
export const nearWithinBudget = (check: Check, name: string, candidates: () => Iterable<string>): Advice => {
  if (check.searches.left === 0) return {}
  check.searches.left--
  const names = [...candidates()]
  const { fix = unabbreviated(name, names) } = near(name, names)
  return fix === undefined ? {} : { fix }
}

/** Minimum length of a word that is cut short: `pos`, `rot`. */
const MIN_CUT_LENGTH = 3

/**
 * Returns the one name whose words those of `name` begin: `get_global_mouse_pos`, `rot_deg`.
 *
 * @example
 * unabbreviated("rot_deg", ["rotation", "rotation_degrees"]) // "rotation_degrees"
 * unabbreviated("pos", ["position", "possible"]) // undefined
 */
export const unabbreviated = (name: string, candidates: Iterable<string>): string | undefined => {
  const words = name.split("_")
  const begins = (candidate: string): boolean => {
    if (candidate.charCodeAt(0) !== name.charCodeAt(0) || candidate.length <= name.length) return false
    const whole = candidate.split("_")
    return (
      whole.length === words.length &&
      words.every(
        (word, i) => word === whole[i] || (word.length >= MIN_CUT_LENGTH && whole[i]?.startsWith(word) === true)
      )
    )
  }
  const found = new Set<string>()
  for (const candidate of candidates) if (begins(candidate)) found.add(candidate)
  const [first] = found
  return found.size === 1 ? first : undefined
}

/** Minimum length of a name that a nearest one says something about: `a` is one letter from every `b`. */
const MIN_NEAR_LENGTH = 3

/** The nearest of some names: one that is a few letters away, or that the name is at least half of (`len`, `length`). */
export const near = (name: string, candidates: Iterable<string>): Advice => {
  if (name.length < MIN_NEAR_LENGTH) return {}
  const fix = nearest(name, candidates, MAX_NEAR).find(
    (one) =>
      isSameCase(name, one) &&
      isAlike(name, one) &&
      !isPartOf(one, name) &&
      !(isPartOf(name, one) && (2 * name.length < one.length || !one.startsWith(name)))
  )
  return fix === undefined ? {} : { fix }
}

/**
 * Checks whether both begin with a capital or neither, so that no class is named for a variable; `vector2` is Vector2.
 */
const isSameCase = (a: string, b: string): boolean =>
  isCapital(a) === isCapital(b) || a.toLowerCase() === b.toLowerCase()

const isCapital = (name: string): boolean => /^[A-Z]/.test(name)

/** Maximum number of near names that are looked at. */
const MAX_NEAR = 5

/** Checks whether one name is the other with at least two letters more around it, and so hardly a misspelling of it. */
const isPartOf = (part: string, whole: string): boolean => whole.length > part.length + 1 && whole.includes(part)

const isConstantCase = (name: string): boolean => !/[a-z]/.test(name)

/** Maximum length of a word that is hardly misspelt: `get` and `add` are two words, and so are `on` and `in`. */
const SHORT_WORD = 3

/**
 * Checks whether a name could be meant by another: a constant by a constant, and of names in several words no short one
 * is another (`is_on_ground` is not `is_in_group`).
 */
const isAlike = (name: string, other: string): boolean => {
  const [a, b] = [name.toLowerCase(), other.toLowerCase()]
  if (a === b) return true
  if (isConstantCase(name) !== isConstantCase(other)) return false
  const [words, others] = [a.split("_"), b.split("_")]
  if (words.length === 1 || words.length !== others.length) return true
  return words.every((word, i) => {
    const one = others[i] ?? ""
    const length = Math.max(word.length, one.length)
    const most = Math.max(1, Math.floor(length / SHORT_WORD))
    return word === one || (length > SHORT_WORD && distance(word, one, most) <= most)
  })
}

/** Names of all members that an object of the class has, its scripts' ones first. */
export const memberNamesOf = (check: Check, ref: ClassRef): ReadonlySet<string> => {
  if (ref.kind === "native") return check.api.memberNames(ref.name)
  const known = check.memberNames.get(ref.script)
  if (known !== undefined) return known
  const names = new Set<string>()
  check.memberNames.set(ref.script, names)
  let at: ClassRef | undefined = ref
  for (let steps = 0; at !== undefined && steps < 100; steps++) {
    if (at.kind === "native") {
      for (const name of check.api.memberNames(at.name)) names.add(name)
      break
    }
    for (const name of at.script.members.keys()) names.add(name)
    at = baseOf(check, at.script)
  }
  return names
}
