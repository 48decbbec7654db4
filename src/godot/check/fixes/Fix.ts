/**
 * Finds the replacement for a missing name: its successor from another version, or the nearest name.
 */

import { classUri, symbolUri } from "../../reference/Uri.ts"
import type { AttributeExpression, Expression, Name } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import type { Successor } from "../CheckInput.ts"
import { type Check, source } from "../Context.ts"
import { isInNode } from "../names/SceneNodes.ts"
import { classSuccessors, isWrittenBy } from "../names/userClasses.ts"
import type { Api } from "../reference/Api.ts"
import { isStaticMethod } from "../reference/NativeClass.ts"
import { type ClassRef, subjectOf } from "../types/Types.ts"
import { foreignNames } from "../versions/foreignNames.ts"
import { insteadOf, isOtherName } from "../versions/noCounterpart.ts"
import { takes } from "./fitting.ts"
import { foreignAccessors, isOfOtherScale, takesAssigned } from "./foreignAccessors.ts"
import { hasWordMore, intendedName, otherCase } from "./intendedName.ts"
import { heirsWith, lackingOf } from "./lacking.ts"
import { accessorOf, changeOf, getterOf, isGetter, isOtherUse, setterOf, type Use } from "./successorUse.ts"

export interface Advice {
  readonly fix?: string
  readonly uri?: string
  /** True if the fix names its own object, so that it also replaces the one before the dot. */
  readonly isWhole?: true
  /** A method that replaces the assignment to the property. */
  readonly call?: string
  /** A member of an object of another class that the script has no access to by itself: `Window.mode`. */
  readonly moved?: string
  /** Advice for a successor whose values have another meaning. */
  readonly note?: string
}

/** Adds the replacement to a message if no text can replace the place. */
export const messageWith = (message: string, { call, moved, note }: Advice): string => {
  const named = note ?? (call === undefined ? (moved === undefined ? "" : `it is ${moved}`) : `call ${call}()`)
  return named === "" ? message : message.replace(/\.$/, `; ${named}.`)
}

/** The text that names a successor, and whether it also replaces the object before the dot. */
export const written = (
  check: Check,
  { name, owner, kind }: Successor,
  from: string | undefined
): Advice & { fix: string } => {
  const { api } = check
  const isGlobal = (kind === "constant" || kind === "method") && owner?.startsWith("@") === true
  if (isGlobal && from !== undefined) return { fix: name, isWhole: true }
  if (kind === "class" || owner === undefined || owner.startsWith("@")) return { fix: name }
  if (from !== undefined && (api.inherits(from, owner) || (kind !== "constant" && api.inherits(owner, from))))
    return { fix: name }
  const object = kind === "constant" ? undefined : reached(check, owner)
  return { fix: `${object ?? owner}.${name}`, isWhole: true }
}

/**
 * Returns the code with which a node gets the only object of a class: `get_window()`, `multiplayer`; absent for other
 * classes.
 */
const reached = (check: Check, className: string): string | undefined => {
  const { api } = check
  if (!isInNode(check) || !api.has(className) || api.global(className) !== undefined) return undefined
  const property = api.nativeClass("Node")?.doc.properties.find(({ type }) => type === className)
  if (property !== undefined) return property.name
  const getters = (api.nativeClass("Node")?.doc.methods ?? []).filter(
    ({ returnType, arguments: parameters }) => returnType === className && parameters.length === 0
  )
  const [getter] = getters.sort((a, b) => a.name.length - b.name.length)
  return getter === undefined ? undefined : `${getter.name}()`
}

/**
 * Checks whether a script cannot write the successor: it belongs to objects of a class other than `from`, and the
 * script does not name that object.
 */
export const isOfOtherObject = (check: Check, successor: Successor, from: string | undefined): boolean => {
  const { api } = check
  const { name, owner, kind } = successor
  if (from === undefined || owner === undefined || !isOfObjects(api, successor) || kind === "constant") return false
  if (api.inherits(from, owner) || api.inherits(owner, from) || reached(check, owner) !== undefined) return false
  const found = api.find(owner, name)
  return !(typeof found === "object" && isStaticMethod(found))
}

/** The place that a fix replaces: a name after a dot, or that with the object before it. */
export const placeOf = (check: Check, base: Expression, name: Name, { isWhole }: Advice): Span =>
  isWhole === true && !source(check, { start: base.start, end: name.end }).includes("\n")
    ? { start: base.start, end: name.end }
    : name

/** Checks whether a successor is a member of objects, neither global nor of a singleton. */
const isOfObjects = (api: Api, { owner = "@", kind }: Successor): boolean =>
  kind !== "class" && !owner.startsWith("@") && api.global(owner) === undefined

/** Checks whether the requested class has the successor. */
const isOwn = (api: Api, { owner }: Successor, from: string | undefined): boolean =>
  owner !== undefined && from !== undefined && (owner.startsWith("@") || api.inherits(from, owner))

/** Checks whether the class that lacks a name inherits its successor, which then is meant and no other class's. */
const inheritsFrom = (api: Api, from: string | undefined, { owner = "@" }: Successor): boolean =>
  from !== undefined && api.has(owner) && api.inherits(from, owner)

const uriOf = ({ name, owner, kind }: Successor): string =>
  kind === "class" || owner === undefined ? classUri(name) : symbolUri({ className: owner, kind, name })

/** The successor of a member; `owner`: the class of the object that it is used on. */
export const successorOf = (
  check: Check,
  name: string,
  owner: string | undefined,
  use: Use = "other"
): Advice | undefined => {
  const named = check.input.reference.memberSuccessors(name, owner)
  const all = use === "call" || use === "place" ? named.filter(({ kind }) => kind !== "constant") : named
  const listed = all.find((one) => inheritsFrom(check.api, owner, one)) ?? all[0]
  if (listed === undefined) return undefined
  // A former member of a derived class only is not meant by a name that is a known invention for this class.
  const isBelow = listed.owner !== owner && check.api.inherits(listed.owner ?? "", owner ?? "")
  if (isBelow && insteadOf(check, name, owner) !== undefined) return undefined
  const first = (use === "value" ? getterOf(check, listed) : undefined) ?? listed
  // No script can write a name with a slash, such as those of a NavigationMesh of Godot 3.
  if (first.name.includes("/"))
    return { uri: uriOf(first), note: `set() and get() take it as ${JSON.stringify(first.name)}` }
  const changed = changeOf(check, name, first)
  if (changed !== undefined) return { uri: uriOf(first), ...changed }
  const improved = better(check, first)
  if (isOfOtherObject(check, improved, owner))
    return { uri: uriOf(improved), moved: `${improved.owner}.${improved.name}` }
  const setter = use === "place" ? setterOf(check, first) : undefined
  if (setter !== undefined) {
    const { fix, uri = uriOf(first) } = written(check, { ...first, name: setter }, owner)
    return { uri, ...(fix === undefined ? {} : { call: fix }) }
  }
  const doer = all.find((one) => one.kind === "method" && !isGetter(check, one))
  if (isOtherUse(check, first, name, use)) {
    const named = isGetter(check, first) ? (doer ?? first) : first
    return { uri: uriOf(named), moved: written(check, named, owner).fix }
  }
  const accessor = use === "call" && first.kind === "property" ? accessorOf(check, first, name) : undefined
  if (accessor !== undefined) {
    const advice = written(check, { ...first, name: accessor }, owner)
    // A getter or setter of the same name is not a successor.
    return advice.fix === name ? undefined : advice
  }
  // No method can take the place of a property that is assigned to.
  if (use === "place" && first.kind === "method")
    return { uri: uriOf(doer ?? first), ...(doer === undefined ? {} : { call: written(check, doer, owner).fix }) }
  if (use === "value" && isGetter(check, first)) {
    const { fix, ...rest } = written(check, first, owner)
    return { fix: `${fix}()`, ...rest }
  }
  const ofObject = owner === undefined ? all.find((one) => isOfObjects(check.api, one)) : undefined
  if (ofObject !== undefined) return { fix: ofObject.name }
  const advice = written(check, improved, owner)
  // A name with its class is already complete.
  return advice.fix === first.name && !isOwn(check.api, first, owner) ? { ...advice, uri: uriOf(first) } : advice
}

/** Prefers the static counterpart of a method that needs an object: `JSON.parse_string` to `JSON.parse`. */
const better = (check: Check, successor: Successor): Successor => {
  const { name, owner = "" } = successor
  const found = check.api.find(owner, name)
  const twin = check.api.find(owner, `${name}_string`)
  const isTwin = typeof twin === "object" && isStaticMethod(twin)
  const isObjects = typeof found === "object" && found.kind === "method" && !isStaticMethod(found)
  return isTwin && isObjects ? { ...successor, name: `${name}_string` } : successor
}

/**
 * Returns the successor of a class of another version, as a fix; undefined if there is none. Classes that only Godot 3
 * has are named without the `3D` of Godot 4: `KinematicBody3D` is KinematicBody.
 */
export const classSuccessorOf = (check: Check, name: string): Advice | undefined => {
  const [first] = classSuccessors(check, name)
  if (first !== undefined) return { fix: first.name }
  const plain = name.replace(/3D$/, "")
  return check.dialect === 3 && plain !== name && check.api.has(plain) ? { fix: plain } : undefined
}

/** Says that a class lacks a member; of the user's own classes without a version. */
export const lacks = (check: Check, owner: ClassRef, name: string): string =>
  owner.kind === "native"
    ? `${owner.name}.${name} is not in ${check.input.reference.label}.`
    : `${subjectOf(owner)} has no ${JSON.stringify(name)}.`

/**
 * Says that the object of a call or before a dot lacks a member; the object is the script itself for `self` and bare
 * names.
 */
export const objectLacks = (check: Check, object: Expression | undefined, owner: ClassRef, name: string): string =>
  object === undefined || object.kind === "self"
    ? `This script has no ${JSON.stringify(name)}.`
    : lacks(check, owner, name)

/** A missing member, with the conditions that a replacement must meet. */
export interface MissingMember {
  readonly name: string
  /** The class that lacks it, where that is one of Godot's or extends one. */
  readonly owner: string | undefined
  /** `other` if it is absent. */
  readonly use?: Use
  /** Checks whether a name is valid at this place; if absent, any name is. */
  readonly fits?: (name: string) => boolean
  /** Number of arguments of a call, which the method meant by another language's name must accept. */
  readonly given?: number | undefined
}

/**
 * Returns Godot's name for another language's name of a member: in the class or its nearest ancestor that has it.
 */
export const foreignAdvice = (
  check: Check,
  { name, owner, use, fits = () => true, given }: MissingMember
): Advice | undefined => {
  for (const from of owner === undefined ? [] : check.api.selfAndAncestors(owner)) {
    const named = foreignNames(from, name)
    const fix = (use === "call" ? [...named, ...foreignAccessors(check, from, name)] : named).find((one) => {
      const found = check.api.find(from, one)
      const isValid = typeof found === "object" && takes(found, given) && fits(one)
      return isValid && !isOfOtherScale(check, one) && (use !== "place" || takesAssigned(check, from, one))
    })
    if (fix !== undefined)
      return { fix: use === "value" && isGetter(check, { name: fix, owner: from, kind: "method" }) ? `${fix}()` : fix }
  }
  return undefined
}

/** Reports a member that an object or a class lacks, with its replacement. */
export const reportLack = (
  check: Check,
  { base, name, use }: Pick<AttributeExpression, "base" | "name"> & { readonly use: Use },
  ref: ClassRef,
  advice: Advice,
  message = lacks(check, ref, name.name)
): void => {
  const heirs = Object.keys(advice).length === 0 ? heirsWith(check, ref, name.name) : []
  const said = heirs.length === 0 ? advice : { note: `it is in ${heirs.join(" or ")}` }
  check.report("unknown-member", placeOf(check, base, name, advice), messageWith(message, said), {
    ...advice,
    ...(ref.kind === "native" && !isWrittenBy(check, base, ref.name) ? { owner: ref.name } : {}),
    ...(Object.keys(said).length > 0 ? {} : lackingOf(check, ref, { base, name, use }))
  })
}

/**
 * Returns the replacement for a missing member: its successor, Godot's word for it, or the nearest of the candidates.
 */
export const adviceFor = (check: Check, missing: MissingMember, candidates: () => Iterable<string>): Advice => {
  const { name, owner, use, fits } = missing
  return (
    successorOf(check, name, owner, use) ??
    inOtherCase(name, candidates, fits) ??
    foreignAdvice(check, missing) ??
    otherForm(insteadOf(check, name, owner), use) ??
    nearest(check, name, candidates, fits)
  )
}

/** Turns a fix by a member of a member into a note where a method is called: `size.x` for `width()`. */
const otherForm = (advice: Advice | undefined, use: Use | undefined): Advice | undefined =>
  use === "call" && advice?.fix?.includes(".") === true && advice.isWhole !== true ? { moved: advice.fix } : advice

/** The same name in upper or lower case, for a name that has a capital: `Color.Red`, `addChild`. */
const inOtherCase = (
  name: string,
  candidates: () => Iterable<string>,
  fits?: (name: string) => boolean
): Advice | undefined => {
  const fix = /[A-Z]/.test(name) ? otherCase(name, [...candidates()], fits) : undefined
  return fix === undefined ? undefined : { fix }
}

/** Returns the nearest name, as a note if it is only a guess, as long as a check has not searched for very many. */
const nearest = (
  check: Check,
  name: string,
  candidates: () => Iterable<string>,
  fits?: (name: string) => boolean
): Advice => {
  if (check.searches.left === 0 || isOtherName(check, name)) return {}
  check.searches.left--
  const fix = intendedName(name, candidates(), fits)
  if (fix === undefined) return {}
  if (!isOtherOwnName(check, name, fix)) return { fix }
  return hasWordMore(name, fix) && !fix.startsWith(`${name}_`) ? { note: `perhaps ${fix} is meant` } : {}
}

/**
 * Checks for a name of the user's own that may be another member: it has other numbers, or a word more, such as
 * `collect_all_units` for `collect_units`.
 */
const isOtherOwnName = ({ api }: Check, name: string, meant: string): boolean => {
  const whole = meant.replace(/^_+/, "")
  const isNumbered = whole !== name && withoutDigits(whole) === withoutDigits(name)
  const isOther = isNumbered || hasWordMore(name, whole) || whole.startsWith(`${name}_`)
  return isOther && /[a-z]/.test(meant) && !api.anyHas(meant)
}

const withoutDigits = (name: string): string => name.replace(/\d/g, "")

/** Returns the nearest name that is more than a guess, as long as a check has not searched for very many. */
export const nearWithinBudget = (
  check: Check,
  name: string,
  candidates: () => Iterable<string>,
  fits?: (name: string) => boolean
): Advice => {
  const { fix } = nearest(check, name, candidates, fits)
  return fix === undefined ? {} : { fix }
}

/** The nearest of some names, as advice. */
export const near = (name: string, candidates: Iterable<string>): Advice => {
  const fix = intendedName(name, candidates)
  return fix === undefined ? {} : { fix }
}
