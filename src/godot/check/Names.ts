/** Resolves a bare name: a local variable, a member of the class, a class, something global. */
import { memoizeWeak } from "../../kernel/util/memoize.ts"
import type { Identifier, Name } from "../script/Ast.ts"
import type { Script } from "../script/Script.ts"
import { isDeclared, isOutdated } from "./Absence.ts"
import type { Successor } from "./CheckInput.ts"
import { type Bare, type Check, findLocal, seesAllClasses } from "./Context.ts"
import { belongsTo, elsewhere, ownAdvice } from "./elsewhere.ts"
import {
  type Advice,
  classSuccessorOf,
  foreignAdvice,
  memberNamesOf,
  messageWith,
  nearWithinBudget,
  successorOf,
  type Use
} from "./Fix.ts"
import { foreignWords } from "./foreignNames.ts"
import { isGoneClass } from "./goneClasses.ts"
import { isNearClass } from "./intendedName.ts"
import { nativeType, warnDeprecated } from "./NativeMembers.ts"
import { findMember, memberType, nativeBase, projectClass, scriptAt } from "./Resolve.ts"
import { belongsToObject, type ScriptClass } from "./ScriptClass.ts"
import { fumbleOf, slipOfClass, typoOf } from "./Slips.ts"
import { type ClassRef, callable, nativeObject, type Type, unknown } from "./Types.ts"

/** Finds what a bare name means at the current scope, local variables aside. */
export const bareMember = (check: Check, name: string): Bare | "absent" | "unsure" => {
  // A parent that is still being looked for may have the name.
  if (check.resolving.bases > 0) return lookUp(check, name)
  let names = check.bareNames.get(check.scope.class)
  if (names === undefined) {
    names = new Map()
    check.bareNames.set(check.scope.class, names)
  }
  const known = names.get(name)
  if (known !== undefined) return known
  const found = lookUp(check, name)
  names.set(name, found)
  return found
}

const lookUp = (check: Check, name: string): Bare | "absent" | "unsure" => {
  let at: ScriptClass | undefined = check.scope.class
  let isSure = true
  let isOuter = false
  while (at !== undefined) {
    const from: ClassRef = { kind: "script", script: at }
    const found = findMember(check, from, name)
    if (typeof found === "object") {
      const isUnsure = !isSure
      return found.kind === "script"
        ? { kind: "script", member: found.member, class: found.class, isOuter, isUnsure }
        : { kind: "native", member: found.member, from, isOuter, isUnsure }
    }
    if (found === "unsure") isSure = false
    at = at.outer
    isOuter = true
  }
  return isSure ? "absent" : "unsure"
}

/**
 * Reports uses, in an inner class, of what belongs to an object of the outer class: its variables, functions and
 * signals, and all that it inherits from Godot.
 */
export const isOutOfReach = (
  check: Check,
  at: Name,
  found: Bare,
  code: "unknown-identifier" | "unknown-function"
): boolean => {
  if (!found.isOuter || found.isUnsure || (found.kind === "script" && !belongsToObject(found.member))) return false
  // An enum or a constant of Godot may be used in types; as a value it needs its class before it.
  const isConstant = found.kind === "native" && (found.member.kind === "constant" || found.member.kind === "enum")
  if (isConstant) return false
  check.report(code, at, `${at.name} belongs to objects of the outer class; an inner class cannot see it.`)
  return true
}

/** Returns the type of a bare name; `isBase`: a dot follows it. */
export const identifier = (check: Check, node: Identifier, isBase = false): Type => {
  const { name } = node
  if (name === "") return unknown
  const local = findLocal(check.scope, name)
  if (local !== undefined) return local.type
  const found = bareMember(check, name)
  if (typeof found === "object") return foundMember(check, node, found)
  return globalName(check, node, isBase) ?? reportUnknown(check, node, found, isBase)
}

const foundMember = (check: Check, node: Identifier, found: Bare): Type => {
  if (isOutOfReach(check, node, found, "unknown-identifier")) return unknown
  const { isStatic } = check.scope
  if (found.kind === "native") {
    const { member } = found
    const isObjects = member.kind === "property" || member.kind === "signal" || member.kind === "accessor"
    if (isStatic && isObjects && !found.isOuter) staticContext(check, node)
    warnDeprecated(check, node, member)
    return nativeType(check, member)
  }
  if (isStatic && !found.isOuter && belongsToObject(found.member)) staticContext(check, node)
  if (check.dialect === 3 && found.member.kind === "signal") {
    check.report(
      "unknown-identifier",
      node,
      "A signal is not a value in Godot 3; emit_signal() and connect() take its name in quotes."
    )
  }
  if (check.dialect === 3 && (found.member.kind === "signal" || found.member.kind === "function")) return unknown
  return memberType(check, found.class, found.member)
}

/** Reports the use of an object's member in a static function. */
export const staticContext = (check: Check, node: Name): void =>
  check.report(
    "static-context",
    node,
    `A static function cannot use ${JSON.stringify(node.name)}, which belongs to an object.`
  )

/** A type, a class, a singleton or a global constant. */
const globalName = (check: Check, node: Identifier, isBase: boolean): Type | undefined => {
  const { name } = node
  const { api, project } = check
  if (api.isBuiltin(name)) {
    if (!isBase) typeAsValue(check, node)
    return { kind: "builtin-class", name }
  }
  const script = projectClass(check, name)
  if (script !== undefined) return { kind: "class", class: { kind: "script", script } }
  const autoload = project?.autoloads.get(name)
  if (autoload?.isGlobal === true) {
    if (autoload.type === undefined) return unknown
    const { className, script: path } = autoload.type
    const found = path === undefined ? undefined : scriptAt(check, path)
    if (found !== undefined) return { kind: "object", class: { kind: "script", script: found } }
    return path === undefined && api.has(className) ? nativeObject(className) : unknown
  }
  const global = api.global(name)
  if (global !== undefined) {
    if (global.kind === "method") return check.dialect === 4 ? callable : unknown
    warnDeprecated(check, node, global)
    const type = nativeType(check, global)
    return type.kind === "void" ? unknown : type
  }
  if (api.has(name)) {
    warnDeprecatedClass(check, node)
    return { kind: "class", class: { kind: "native", name } }
  }
  if (name === "Variant") return unknown
  return check.dialect === 3 && constants.has(name) ? unknown : undefined
}

/** Reports `var a = Vector2` and `typeof(a) == Vector2`: a built-in type is a value only before a dot or a bracket. */
const typeAsValue = (check: Check, node: Identifier): void => {
  const constant = `TYPE_${node.name.replace(/([a-z])(?=[A-Z])/g, "$1_").toUpperCase()}`
  const fix = check.api.global(constant) === undefined ? {} : { fix: constant }
  check.report("unknown-identifier", node, `${node.name} is a built-in type, not a value.`, fix)
}

const constants: ReadonlySet<string> = new Set(["PI", "TAU", "INF", "NAN"])

/** Warns of a class that is on its way out of Godot. */
export const warnDeprecatedClass = (
  check: Check,
  { name, start, end }: { readonly name: string; readonly start: number; readonly end: number }
): void => {
  const doc = check.api.nativeClass(name)?.doc
  if (doc?.deprecated === undefined) return
  const instead = /\[(\w+)\]/.exec(doc.deprecated)?.[1]
  check.report(
    "deprecated",
    { start, end },
    `${name} is deprecated in ${check.input.reference.label}${instead === undefined || !check.api.has(instead) ? "" : `; ${instead} is named instead`}.`,
    { uri: `godot://class/${name}` }
  )
}

/** Checks for a word like `Enemy`, which may well be a class or an autoload of the user's. */
const isClassLike = (name: string): boolean => /^[A-Z]/.test(name) && /[a-z]/.test(name)

const reportUnknown = (check: Check, node: Identifier, found: "absent" | "unsure", isBase: boolean): Type => {
  const { name } = node
  const { label } = check.input.reference
  if (check.halfRead.has(name)) return unknown
  const word = isDeclared(check, name) ? undefined : foreignWords.get(name)
  if (word !== undefined) {
    check.report("unknown-identifier", node, `Write ${word}.`, { fix: word })
    return unknown
  }
  const sees = seesAllClasses(check)
  if (isClassLike(name)) {
    const successor = classSuccessorOf(check, name)
    const isGone = successor !== undefined || isGoneClass(check.dialect, name)
    if (isGone || (sees && found === "absent")) {
      const advice =
        successor ??
        nearWithinBudget(
          check,
          name,
          () => [
            ...(check.project?.autoloads.keys() ?? []),
            ...(check.project?.classNames ?? []),
            ...check.api.classNames
          ],
          (one) => isNearClass(name, one)
        )
      if (!isGone) check.missingClasses.add(name)
      check.report("unknown-type", node, `${name} is not in ${label}.`, isGone ? (successor ?? {}) : advice)
      return successor?.fix === undefined ? unknown : typeOfClassName(check, successor.fix)
    }
    const typo = slipOfClass(check, name)
    if (typo === undefined) {
      check.missingClasses.add(name)
      check.doubt(node)
    } else check.report("unknown-type", node, `${name} is not in ${label}.`, { fix: typo })
    return unknown
  }
  const self: ClassRef = { kind: "script", script: check.scope.class }
  const base = nativeBase(check, self)
  if (found === "unsure") {
    const slip = slipOfLocal(check, name)
    if (slip === undefined) check.doubt(node)
    else check.report("unknown-identifier", node, `${name} is not declared in this function.`, { fix: slip })
    return unknown
  }
  const use: Use = check.made.has(node) ? "place" : "value"
  const advice =
    (base === undefined ? undefined : ownAdvice(check, successorOf(check, name, base, use))) ??
    successorOf(check, name, "@GlobalScope") ??
    movedConstant(check, name, base)
  // An autoload is used with a dot somewhere; without a project the script alone shows whether the name may be one.
  const mayBeAutoload = isBase || (check.project === undefined && !check.made.has(node) && isDotted(check, name))
  const isSure =
    check.input.reference.isComplete &&
    (sees || check.signals.has(node) || check.project?.isWhole === true || !mayBeAutoload)
  const names = () => [...localNames(check), ...memberNamesOf(check, self), ...check.api.globalNames]
  const typo =
    isSure || !check.input.reference.isComplete
      ? undefined
      : (typoOf(name, localNames(check), memberNamesOf(check, self), check.api.globalNames) ??
        fumbleOf(name, localNames(check), memberNamesOf(check, self)))
  if (!isSure && typo === undefined && !(advice !== undefined && isOutdated(check, name, base ?? "@GlobalScope"))) {
    check.doubt(node)
    return unknown
  }
  const other = elsewhere(check, name, name, base)
  if (other !== undefined && typo === undefined) {
    check.report("unknown-identifier", node, other)
    return unknown
  }
  if (advice !== undefined) {
    check.report("unknown-identifier", node, messageWith(`${name} is not in ${label}.`, advice), advice)
    return unknown
  }
  const owned = typo === undefined ? belongsTo(check, name, name, base) : undefined
  const fix =
    typo === undefined
      ? (foreignAdvice(check, name, base) ?? (owned?.fix === undefined ? nearOrNew(check, node, names) : owned))
      : { fix: typo }
  const message = owned?.message ?? `${name} is declared neither here nor in ${label}.`
  check.report("unknown-identifier", node, message, fix.fix === undefined ? {} : { fix: fix.fix })
  return unknown
}

/** Checks whether members of the name are used anywhere in the script. */
const isDotted = ({ script }: Check, name: string): boolean => dottedNames(script).has(name)

const dottedNames = memoizeWeak(
  ({ text }: Script): ReadonlySet<string> =>
    new Set(
      Array.from(
        text.matchAll(/(?<![\p{XID_Continue}.])([\p{XID_Start}_]\p{XID_Continue}*)[ \t]*\./gu),
        ([, name = ""]) => name
      )
    )
)

/**
 * The variable of the function whose name was misspelt, where the class may have unknown members. Nothing known has the
 * name itself.
 */
const slipOfLocal = (check: Check, name: string): string | undefined => {
  if (!check.input.reference.isComplete || check.api.anyHas(name) || isDeclared(check, name)) return undefined
  return typoOf(name, localNames(check)) ?? fumbleOf(name, localNames(check))
}

/** The successor of a constant of another class, where the script's own class has it now. */
const movedConstant = ({ api, input }: Check, name: string, base: string | undefined): Advice | undefined => {
  if (base === undefined || !/^[A-Z][A-Z\d_]+$/.test(name)) return undefined
  const isOwn = ({ kind, owner }: Successor) => kind === "constant" && owner !== undefined && api.inherits(base, owner)
  const found = input.reference.memberSuccessors(name).find(isOwn)
  return found === undefined ? undefined : { fix: found.name }
}

/**
 * The nearest name; where none is near and a value is assigned, a variable is made here as in Python. For a name that
 * another class had in another version, `rect_position`, what that became is the name, if the script's own class has
 * it.
 */
const nearOrNew = (check: Check, node: Identifier, names: () => Iterable<string>): Advice => {
  const became = check.input.reference.memberSuccessors(node.name)
  if (became.length > 0) {
    const own = became.find(({ name }) => typeof bareMember(check, name) === "object")
    return own === undefined ? {} : { fix: own.name }
  }
  const advice = nearWithinBudget(check, node.name, names)
  if (advice.fix !== undefined || !check.made.has(node)) return advice
  const isBeginning = Array.from(names()).some((one) => one.startsWith(`${node.name}_`))
  return isBeginning ? {} : { fix: `var ${node.name}` }
}

/** A class by its name as a value: of a singleton its object. */
const typeOfClassName = (check: Check, name: string): Type => {
  if (!check.api.has(name)) return unknown
  const single = check.api.global(name)
  if (single?.kind === "property") return nativeType(check, single)
  return { kind: "class", class: { kind: "native", name } }
}

const localNames = (check: Check): Iterable<string> => check.scope.locals.names()
