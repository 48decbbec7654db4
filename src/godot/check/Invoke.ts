/** Calls: of global functions, constructors, methods of a class, of objects and of built-in types. */
import type { AttributeExpression, CallExpression, Expression, Identifier, Name } from "../script/Ast.ts"
import { isAbsentFrom, isDeclared, isDynamic, isOutdated, isOutdatedSomewhere, typoIn } from "./Absence.ts"
import { checkArity } from "./Arity.ts"
import { bareCall } from "./BareCalls.ts"
import { checkArguments, isLoose, ofMethod, used, visitArguments } from "./Calls.ts"
import { checkConnected } from "./Connections.ts"
import { instantiate, isSingletonMade } from "./Constructors.ts"
import { type Check, findLocal, seesAllClasses, source } from "./Context.ts"
import { isAssignable } from "./Convert.ts"
import { adviceFor, fitting, foreignAdvice, lacks, memberNamesOf, placeOf, successorOf } from "./Fix.ts"
import { isConstantValue } from "./FixedPlaces.ts"
import { foreignFunction } from "./foreignNames.ts"
import { attribute, unknownMember, warnDeprecated } from "./Members.ts"
import { checkEmit, isStaticNative, nativeCall, pairFix, scriptCall } from "./MethodCalls.ts"
import { bareMember } from "./Names.ts"
import type { NativeMember } from "./NativeClass.ts"
import { parentCall, superCall } from "./ParentCalls.ts"
import { warnEventActions } from "./ProjectNames.ts"
import { findMember, nativeBase, projectClass } from "./Resolve.ts"
import { type ClassRef, classNameOf, describe, type Type, unknown } from "./Types.ts"

/** The type of a call; what is wrong with it is reported. */
export const call = (check: Check, node: CallExpression): Type => {
  const { callee } = node
  if (callee.kind === "identifier") {
    return isOwnConstructor(check, callee.name) ? ownObject(check, node) : bareCall(check, node, callee)
  }
  if (callee.kind === "attribute") return memberCall(check, node, callee)
  if (callee.kind === "super") return superCall(check, node)
  check.typeOf(callee)
  visitArguments(check, node)
  return unknown
}

/** Checks whether a bare `new()` makes an object of the enclosing class, as Godot 4 allows. */
const isOwnConstructor = (check: Check, name: string): boolean =>
  name === "new" && check.dialect === 4 && typeof bareMember(check, name) === "string"

const ownObject = (check: Check, node: CallExpression): Type => {
  visitArguments(check, node)
  return { kind: "object", class: { kind: "script", script: check.scope.class }, isExact: true }
}

const memberCall = (check: Check, node: CallExpression, callee: AttributeExpression): Type => {
  const { base, name } = callee
  if (base.kind === "super") return parentCall(check, node, name)
  if (base.kind === "identifier" && isForeignCall(check, base, name)) {
    visitArguments(check, node)
    return unknown
  }
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
      enumCall(check, callee, type)
      visitArguments(check, node)
      return unknown
    case "unknown":
      if (isOldConnect(check, node, name)) return oldConnect(check, node, callee)
      visitArguments(check, node)
      unknownMember(check, callee, true)
      checkArity(check, node, name)
      warnEventActions(check, node, name.name)
      return unknown
    default:
      attribute(check, callee, true)
      visitArguments(check, node)
      return unknown
  }
}

/** Reports `console.log()`, `GD.Print()` and `math.sqrt()`, where nothing of the project can have that name. */
const isForeignCall = (check: Check, base: Identifier, name: Name): boolean => {
  const isFunction = (one: string) => check.api.global(one)?.kind === "method"
  const fix = foreignFunction(base.name, name.name, isFunction)
  if (fix === undefined || findLocal(check.scope, base.name) !== undefined || isDeclared(check, base.name)) return false
  if (check.api.has(base.name) || typeof bareMember(check, base.name) === "object") return false
  if (projectClass(check, base.name) !== undefined || check.project?.autoloads.has(base.name) === true) return false
  if (!seesAllClasses(check)) {
    check.doubt(base)
    check.advise(`${base.name}.${name.name}`, fix)
    return true
  }
  const message = `${base.name} is not in ${check.input.reference.label}.`
  check.report("unknown-identifier", { start: base.start, end: name.end }, message, { fix })
  return true
}

/**
 * Checks whether this is Godot 3's `connect("signal", object, "method")`. No object of Godot 4 takes it, whatever its
 * class: a script cannot change the signature of `Object.connect()`, and `Signal.connect()` takes no text.
 */
const isOldConnect = (check: Check, { arguments: [signal, , method] }: CallExpression, { name }: Name): boolean =>
  check.dialect === 4 &&
  (name === "connect" || name === "disconnect" || name === "is_connected") &&
  signal?.kind === "literal" &&
  signal.type === "String" &&
  method?.kind === "literal" &&
  method.type === "String"

const oldConnect = (check: Check, node: CallExpression, callee: AttributeExpression): Type => {
  const found = check.api.find("Object", callee.name.name)
  if (typeof found === "object" && found.kind === "method")
    return nativeCall(check, node, callee.name, found, { kind: "native", name: "Object" }, callee.base)
  visitArguments(check, node)
  return unknown
}

const builtinCall = (check: Check, node: CallExpression, callee: AttributeExpression, type: Type): Type => {
  const name = type.kind === "builtin" ? type.name : "Signal"
  const found = check.api.find(name, callee.name.name)
  if (typeof found === "string" || found.kind !== "method") {
    if (name === "Dictionary" && found === "absent") {
      const fits = fitting(check, { kind: "native", name }, callee.name.name, "call")
      const advice = adviceFor(check, callee.name.name, name, () => check.api.memberNames(name), "call", fits)
      check.report(
        "unknown-member",
        callee.name,
        `Dictionary.${callee.name.name} is not in ${check.input.reference.label}.`,
        advice
      )
    } else if (typeof found === "object" && found.kind === "property") propertyCalled(check, node, callee, name)
    else if (!isOldTransform(check, node, callee, name) && !isListJoined(check, node, callee, name))
      attribute(check, callee, true)
    visitArguments(check, node)
    return unknown
  }
  warnDeprecated(check, callee.name, found)
  if ((name === "Array" || name === "Dictionary") && changes(found) && isConstantValue(check, callee.base)) {
    const constant = source(check, callee.base)
    check.report("assign-constant", callee.name, `${JSON.stringify(constant)} is a constant, which nothing can change.`)
  }
  const signature = ofMethod(check, found)
  const pair = pairFix(check, node, callee.name.name, callee.base)
  checkArguments(check, node.arguments, signature, callee.name, pair === undefined ? {} : { count: pair, type: pair })
  if (type.kind === "signal" && type.arity !== undefined && callee.name.name === "emit")
    checkEmit(check, node, type.arity, callee.name)
  if (type.kind === "signal" && callee.name.name === "connect") checkConnected(check, node.arguments, type)
  if (type.kind !== "builtin" || type.name !== "Array" || type.element === undefined) return signature.returns
  typedElement(check, node, callee.name.name, type.element)
  return givesElement.has(callee.name.name) ? type.element : signature.returns
}

/** Reports Godot 3's `transform.xform(point)`, in whose place Godot 4 has the operator `*`. */
const isOldTransform = (
  check: Check,
  { arguments: [value, ...others], start, end }: CallExpression,
  { base, name }: AttributeExpression,
  type: string
): boolean => {
  const isInverse = name.name === "xform_inv"
  if (check.dialect === 3 || value === undefined || others.length > 0 || !(isInverse || name.name === "xform"))
    return false
  const operators = check.api.nativeClass(type)?.doc.operators ?? []
  if (!operators.some((one) => one.name === "operator *")) return false
  const [a, b] = [base, value].map((one) => source(check, one))
  check.report("unknown-member", { start, end }, `${type}.${name.name} is not in ${check.input.reference.label}.`, {
    fix: isInverse ? `${b} * ${a}` : `${a} * ${b}`
  })
  return true
}

/** Reports `vector.x()`: a part of a value is read without brackets. */
const propertyCalled = (
  check: Check,
  { start, end, arguments: args }: CallExpression,
  callee: AttributeExpression,
  type: string
): void =>
  check.report(
    "unknown-function",
    { start, end },
    `${type}.${callee.name.name} is a property, not a method.`,
    args.length === 0 ? { fix: source(check, callee) } : {}
  )

/** Reports `list.join(", ")` of other languages: in GDScript `join()` is a method of the separator. */
const isListJoined = (
  check: Check,
  { arguments: [between, ...others], start, end }: CallExpression,
  { base, name }: AttributeExpression,
  type: string
): boolean => {
  const isList = type === "Array" || type === "PackedStringArray" || type === "PoolStringArray"
  if (name.name !== "join" || !isList || others.length > 0 || check.api.find("String", "join") === "absent")
    return false
  const text = between === undefined ? '""' : source(check, between)
  check.report("unknown-member", { start, end }, `${type}.join is not in ${check.input.reference.label}.`, {
    fix: `${text}.join(${source(check, base)})`
  })
  return true
}

/** Reports a method of an enum that it lacks, or that would change it: an enum is a dictionary that stays as it is. */
const enumCall = (check: Check, callee: AttributeExpression, type: Type & { readonly kind: "enum" }): void => {
  const found = check.api.find("Dictionary", callee.name.name)
  if (check.dialect === 4 && typeof found === "object" && found.kind === "method" && changes(found))
    check.report("assign-constant", callee.name, `The enum ${type.name} is constant; nothing can change it.`)
  else attribute(check, callee, true)
}

/** Checks whether a method changes the array or dictionary that it is called on. */
const changes = ({ doc }: NativeMember & { readonly kind: "method" }): boolean =>
  doc.name !== "make_read_only" && !doc.qualifiers.includes("const") && !doc.qualifiers.includes("static")

/** Methods of an array that give one of its elements. */
const givesElement: ReadonlySet<string> = new Set([
  "front",
  "back",
  "pop_front",
  "pop_back",
  "pick_random",
  "get",
  "pop_at"
])

/** Methods of an array that take an element -> the place of that argument. */
const elementArguments: Readonly<Record<string, number>> = {
  append: 0,
  push_back: 0,
  push_front: 0,
  fill: 0,
  insert: 1,
  has: 0,
  find: 0,
  rfind: 0,
  count: 0,
  erase: 0
}

/** Reports an element that a typed array does not take. */
const typedElement = (check: Check, { arguments: args }: CallExpression, method: string, element: Type): void => {
  const given = args[elementArguments[method] ?? args.length]
  if (given === undefined) return
  const type = check.typeOf(given)
  if (type.kind === "void" || isLoose(check, given) || isAssignable(check, type, element)) return
  check.report("argument-type", given, `The elements are ${describe(element)}; ${describe(type)} is given.`)
}

const builtinClassCall = (check: Check, node: CallExpression, callee: AttributeExpression, name: string): Type => {
  const found = check.api.find(name, callee.name.name)
  if (typeof found === "string" || found.kind !== "method") {
    attribute(check, callee, true)
    visitArguments(check, node)
    return unknown
  }
  const signature = ofMethod(check, found)
  checkArguments(check, node.arguments, signature, callee.name)
  if (isStaticNative(found) || check.dialect === 3) return signature.returns
  staticCall(check, callee.name, name)
  return unknown
}

const staticCall = (check: Check, at: Name, owner: string): void => {
  const twin = `${at.name}_string`
  const found = check.api.find(owner, twin)
  const fix = typeof found === "object" && isStaticNative(found) ? { fix: twin } : {}
  check.report("static-call", at, `${owner}.${at.name}() is called on an object of ${owner}, not on the class.`, fix)
}

const objectCall = (
  check: Check,
  node: CallExpression,
  callee: AttributeExpression,
  type: Type & { readonly kind: "object" }
): Type => {
  const { name, base } = callee
  const found = findMember(check, type.class, name.name)
  if (found === "unsure") {
    visitArguments(check, node)
    return unknown
  }
  if (found === "absent") {
    visitArguments(check, node)
    if (isSingletonMade(check, node, callee)) return type
    if (!absentMethod(check, base, type, name)) checkArity(check, node, name)
    return unknown
  }
  if (found.kind === "native") return nativeCall(check, node, name, found.member, type.class, base)
  if (found.member.kind === "function") return scriptCall(check, node, found.class, found.member)
  visitArguments(check, node)
  return unknown
}

/** Reports a method that its object is sure not to have; false where it may have it. */
const absentMethod = (
  check: Check,
  base: Expression,
  { class: ref, isExact }: Type & { readonly kind: "object" },
  name: Name
): boolean => {
  const owner = nativeBase(check, ref)
  const isSelf =
    base.kind === "self" && owner !== undefined && !isDynamic(check, ref) && check.input.reference.isComplete
  const isSure = isSelf || isAbsentFrom(check, ref, name.name, isExact)
  const isOld =
    !isDynamic(check, ref) &&
    (isOutdated(check, name.name, owner) || (ref.kind === "native" && isOutdatedSomewhere(check, name.name, owner)))
  const typo = isSure || isOld ? undefined : typoIn(check, ref, name.name)
  if (!isSure && !isOld && typo === undefined) {
    const foreign = ref.kind === "native" && !check.api.descendantHas(ref.name, name.name)
    const meant = foreign && !isDeclared(check, name.name) ? foreignAdvice(check, name.name, owner)?.fix : undefined
    if (meant !== undefined) check.advise(`${ref.kind === "native" ? ref.name : ""}.${name.name}`, meant)
    return false
  }
  const advice =
    typo === undefined
      ? adviceFor(
          check,
          name.name,
          owner,
          () => memberNamesOf(check, ref),
          "call",
          fitting(check, ref, name.name, "call")
        )
      : (successorOf(check, name.name, owner) ?? { fix: typo })
  check.report("unknown-member", placeOf(check, base, name, advice), lacks(check, ref, name.name), advice)
  return true
}

const classCall = (check: Check, node: CallExpression, callee: AttributeExpression, ref: ClassRef): Type => {
  const { name } = callee
  if (name.name === "new") return instantiate(check, node, ref, callee)
  const found = findMember(check, ref, name.name)
  if (typeof found === "string") {
    attribute(check, callee, true)
    visitArguments(check, node)
    return unknown
  }
  if (found.kind === "native") {
    const { member } = found
    if (member.kind === "method" && !isStaticNative(member)) {
      visitArguments(check, node)
      // The name is wrong already, and its successor may be of another kind: FileAccess has what a File object has.
      if (isRenamed(check, callee.base)) return unknown
      // A script is an object too, and has the methods of one; a class of Godot 3 is not.
      if ((check.dialect === 3 && ref.kind === "native") || check.api.find("GDScript", name.name) === "absent")
        staticCall(check, name, classNameOf(ref))
      return unknown
    }
    if (member.kind === "accessor") {
      visitArguments(check, node)
      return unknown
    }
    return nativeCall(check, node, name, member, ref, callee.base)
  }
  const { member } = found
  if (member.kind === "function") {
    const result = scriptCall(check, node, found.class, member)
    if (!member.isStatic && check.api.find("GDScript", name.name) === "absent")
      staticCall(check, name, classNameOf(ref))
    return result
  }
  visitArguments(check, node)
  return unknown
}

/** Checks whether a value is a class by the name of another version. */
const isRenamed = (check: Check, node: Expression): boolean =>
  node.kind === "identifier" && check.input.reference.classSuccessors(node.name).length > 0
