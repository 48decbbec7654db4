/** Calls: of global functions, constructors, methods of a class, of objects and of built-in types. */
import type { AttributeExpression, CallExpression, Expression, Identifier, Name } from "../../script/Ast.ts"
import { type Check, findLocal, ownClass, seesAllClasses, source } from "../Context.ts"
import { changeOf } from "../fixes/successorUse.ts"
import { isDeclared } from "../names/Absence.ts"
import { bareMember } from "../names/bareMember.ts"
import { attribute, unknownMember } from "../names/Members.ts"
import { warnEventActions } from "../names/ProjectNames.ts"
import { findMember, projectClass } from "../names/Resolve.ts"
import { isStaticMethod } from "../reference/NativeClass.ts"
import { typeOfDoc } from "../types/DocTypes.ts"
import { type ClassRef, classNameOf, type ObjectType, type Type, unknown } from "../types/Types.ts"
import { foreignFunction } from "../versions/foreignNames.ts"
import { isGoneClass } from "../versions/goneClasses.ts"
import { isNewerSignalCall } from "../versions/newerSignals.ts"
import { isKeptParse } from "../versions/oldParse.ts"
import { isPythonPause, pythonPause } from "../versions/pauses.ts"
import { checkArity } from "./Arity.ts"
import { absentMethod } from "./absentMethod.ts"
import { bareCall, notCallable } from "./BareCalls.ts"
import { builtinCall, builtinClassCall, enumCall, staticCall } from "./BuiltinCalls.ts"
import { used, visitArguments } from "./Calls.ts"
import { instantiate, isMadeOfObject, isSingletonMade } from "./Constructors.ts"
import { nativeCall, scriptCall } from "./MethodCalls.ts"
import { isNoMethod } from "./NoMethods.ts"
import { parentCall, superCall } from "./ParentCalls.ts"
import { isMisconnected, signalMethods } from "./SignalCalls.ts"

/** Returns the type of a call, and reports its faults. */
export const call = (check: Check, node: CallExpression): Type => {
  const { callee } = node
  if (callee.kind === "identifier") {
    return isOwnConstructor(check, callee.name) ? ownObject(check, node) : bareCall(check, node, callee)
  }
  if (callee.kind === "attribute") return memberCall(check, node, callee)
  if (callee.kind === "super") return superCall(check, node)
  check.typeOf(callee)
  visitArguments(check, node)
  if (check.dialect === 4) calledValue(check, callee)
  return unknown
}

/** Reports `list[0]()` and `function.bind(1)()`: Godot 4 calls functions only by name. */
const calledValue = (check: Check, callee: Expression): void => {
  const isPlain = callee.kind === "index" || callee.kind === "call"
  check.report(
    "syntax",
    callee,
    "Only the name of a function can be called with (); a Callable is called with call().",
    isPlain ? { fix: `${source(check, callee)}.call` } : {}
  )
}

/** Checks whether a bare `new()` makes an object of the enclosing class, as Godot 4 allows. */
const isOwnConstructor = (check: Check, name: string): boolean =>
  name === "new" && check.dialect === 4 && typeof bareMember(check, name) === "string"

const ownObject = (check: Check, node: CallExpression): Type => {
  visitArguments(check, node)
  return { kind: "object", class: ownClass(check), isExact: true }
}

const memberCall = (check: Check, node: CallExpression, callee: AttributeExpression): Type => {
  const { base, name } = callee
  if (base.kind === "super") return parentCall(check, node, name)
  if (base.kind === "identifier" && (isForeignCall(check, base, name) || isPythonPause(check, node, base, name))) {
    visitArguments(check, node)
    return unknown
  }
  if (isNewerSignalCall(check, node, callee) || isKeptParse(check, node)) return unknown
  const type = used(check, base)
  switch (type.kind) {
    case "builtin":
    case "signal":
      return builtinCall(check, node, callee, type)
    case "builtin-class":
      return builtinClassCall(check, node, callee, type.name)
    case "object":
      return objectCall(check, node, callee, type)
    case "class":
      return classCall(check, node, callee, type.class)
    case "enum":
      enumCall(check, node, callee, type)
      visitArguments(check, node)
      return resultOfDictionary(check, name)
    case "unknown":
      if (isOldConnect(check, node, name)) return oldConnect(check, node, callee)
      if (isMisconnected(check, node, callee)) return unknown
      if (!isNoMethod(check, node, callee)) unknownMember(check, callee, "call")
      visitArguments(check, node)
      checkArity(check, node, name)
      warnEventActions(check, node, name.name)
      return unknown
    default:
      attribute(check, callee, node)
      visitArguments(check, node)
      return unknown
  }
}

/** The type that a method of dictionaries returns, which enums have too: `Array` of `keys()`. */
const resultOfDictionary = (check: Check, { name }: Name): Type => {
  const found = check.api.find("Dictionary", name)
  return typeof found === "object" && found.kind === "method" ? typeOfDoc(check, found.doc.returnType) : unknown
}

/** Returns Godot's equivalent of `console.log()`, `GD.Print()` or `math.sqrt()`, if nothing known has that name. */
const foreignCall = (check: Check, base: Identifier, name: Name): string | undefined => {
  const isFunction = (one: string) => check.api.global(one)?.kind === "method"
  const fix = foreignFunction(base.name, name.name, isFunction) ?? laterCall(check, base, name)
  const isKnown = () =>
    findLocal(check.scope, base.name) !== undefined ||
    isDeclared(check, base.name) ||
    check.api.has(base.name) ||
    typeof bareMember(check, base.name) === "object" ||
    projectClass(check, base.name) !== undefined ||
    check.project?.autoloads.has(base.name) === true
  return fix === undefined || isKnown() ? undefined : fix
}

/** Singletons that came after Godot 3.2. An autoload may be called `Time` as well. */
const laterSingletons: ReadonlySet<string> = new Set(["DisplayServer", "Time"])

/**
 * Returns the Godot 3 name of a method of a singleton that came later: `OS.get_ticks_msec` for `Time.get_ticks_msec`.
 */
const laterCall = (check: Check, base: Identifier, { name }: Name): string | undefined => {
  const { api, dialect, input } = check
  if (dialect === 4 || !laterSingletons.has(base.name)) return undefined
  const [successor] = input.reference.memberSuccessors(name)
  if (successor?.owner === undefined || successor.kind !== "method" || changeOf(check, name, successor) !== undefined)
    return undefined
  return api.global(successor.owner)?.kind === "property" ? `${successor.owner}.${successor.name}` : undefined
}

/** Checks for the object of a call that gets one report as a whole: `console` of `console.log()`. */
export const isForeignObject = (check: Check, node: Expression, outer: Expression): boolean =>
  node.kind === "identifier" &&
  outer.kind === "call" &&
  outer.callee.kind === "attribute" &&
  outer.callee.base === node &&
  (foreignCall(check, node, outer.callee.name) ?? pythonPause(check, outer, node, outer.callee.name)) !== undefined

/** Reports `console.log()`, `GD.Print()` and `math.sqrt()`, if the project cannot have such a name. */
const isForeignCall = (check: Check, base: Identifier, name: Name): boolean => {
  const fix = foreignCall(check, base, name)
  if (fix === undefined) return false
  if (!seesAllClasses(check) && !isGoneClass(check.dialect, base.name)) {
    check.doubt(base)
    check.advise(`${base.name}.${name.name}`, fix)
    return true
  }
  const message = `${base.name} is not in ${check.input.reference.label}.`
  check.report("unknown-identifier", { start: base.start, end: name.end }, message, { fix })
  return true
}

/**
 * Checks whether this is Godot 3's `connect("signal", object, "method")`. No object of Godot 4 accepts it, whatever its
 * class: a script cannot change the signature of `Object.connect()`, and `Signal.connect()` accepts no string.
 */
const isOldConnect = (check: Check, { arguments: [signal, , method] }: CallExpression, { name }: Name): boolean =>
  check.dialect === 4 &&
  signalMethods.has(name) &&
  signal?.kind === "literal" &&
  signal.type === "String" &&
  method?.kind === "literal" &&
  method.type === "String"

const oldConnect = (check: Check, node: CallExpression, callee: AttributeExpression): Type => {
  const found = check.api.find("Object", callee.name.name)
  if (typeof found === "object" && found.kind === "method") {
    const from: ClassRef = { kind: "native", name: "Object" }
    return nativeCall(check, { node, name: callee.name, base: callee.base, from }, found)
  }
  visitArguments(check, node)
  return unknown
}

const objectCall = (check: Check, node: CallExpression, callee: AttributeExpression, type: ObjectType): Type => {
  const { name, base } = callee
  const found = findMember(check, type.class, name.name)
  if (found === "unsure") {
    visitArguments(check, node)
    return unknown
  }
  if (found === "absent") {
    visitArguments(check, node)
    if (isSingletonMade(check, node, callee)) return type
    if (isMadeOfObject(check, callee, type.class)) return unknown
    if (!absentMethod(check, node, callee, type)) checkArity(check, node, name)
    return unknown
  }
  if (found.kind === "native") return nativeCall(check, { node, name, base, from: type.class }, found.member)
  if (found.member.kind === "function") return scriptCall(check, node, found.class, found.member)
  visitArguments(check, node)
  if (check.dialect === 4) notCallable(check, node, name, found.class, found.member)
  return unknown
}

const classCall = (check: Check, node: CallExpression, callee: AttributeExpression, ref: ClassRef): Type => {
  const { name } = callee
  if (name.name === "new") return instantiate(check, node, ref, callee)
  const found = findMember(check, ref, name.name)
  if (typeof found === "string") {
    attribute(check, callee, node)
    visitArguments(check, node)
    return unknown
  }
  if (found.kind === "native") {
    const { member } = found
    if (member.kind === "method" && !isStaticMethod(member)) {
      visitArguments(check, node)
      // The class name is already reported, and its successor may be of another kind: FileAccess has the members of a
      // File object.
      if (isRenamed(check, callee.base)) return unknown
      // A script is an object too, and has the methods of one; a class of Godot 3 is not.
      if ((check.dialect === 3 && ref.kind === "native") || check.api.find("GDScript", name.name) === "absent")
        staticCall(check, name, classNameOf(ref))
      return unknown
    }
    if (member.kind === "accessor") {
      visitArguments(check, node)
      const isClass = ref.kind === "native" && !isRenamed(check, callee.base)
      if (isClass) staticCall(check, name, ref.name)
      return unknown
    }
    return nativeCall(check, { node, name, base: callee.base, from: ref }, member)
  }
  const { member } = found
  if (member.kind === "function") {
    const result = scriptCall(check, node, found.class, member)
    if (!member.isStatic && check.api.find("GDScript", name.name) === "absent")
      staticCall(check, name, classNameOf(ref))
    return result
  }
  visitArguments(check, node)
  if (check.dialect === 4) notCallable(check, node, name, found.class, member)
  return unknown
}

/** Checks whether a value is a class by the name of another version. */
const isRenamed = (check: Check, node: Expression): boolean =>
  node.kind === "identifier" && check.input.reference.classSuccessors(node.name).length > 0
