/** Checks calls of `new()`: whether the class can be instantiated, and the arguments of its `_init`. */

import type { AttributeExpression, CallExpression, FunctionNode } from "../../script/Ast.ts"
import type { Check } from "../Context.ts"
import { takesAll } from "../fixes/meantArguments.ts"
import { baseOf, type FoundMember, findMember, nativeBase } from "../names/Resolve.ts"
import { isInNode } from "../names/SceneNodes.ts"
import { isSingleton } from "../names/userClasses.ts"
import { hasNoObjects } from "../reference/abstractClasses.ts"
import { isStaticMethod } from "../reference/NativeClass.ts"
import {
  type ClassRef,
  classNameOf,
  requiredCount,
  type Signature,
  subjectOf,
  type Type,
  unknown
} from "../types/Types.ts"
import { makingCall } from "../versions/madeByOpen.ts"
import { type CallFixes, checkArguments, ofFunction, ofMethod, visitArguments } from "./Calls.ts"

const plainConstructor = (name: string, returns: Type): Signature => ({
  name,
  parameters: [],
  parameterNames: [],
  required: 0,
  isVararg: false,
  returns
})

/**
 * Checks the arguments that `_init` of a class in Godot 3 passes to that of the parent, `_init(a).(a, 1)`; without the
 * second parentheses there are none.
 */
export const parentInit = (check: Check, { name, superArguments }: FunctionNode): void => {
  const owner = check.scope.class
  const base =
    name.name === "_init" && owner.members.get("_init")?.kind === "function" ? baseOf(check, owner) : undefined
  const found = base === undefined ? "unsure" : findMember(check, base, "_init")
  const args = superArguments ?? []
  if (check.dialect === 3 && typeof found === "object" && found.kind === "script" && found.member.kind === "function") {
    const own = classNameOf({ kind: "script", script: found.class })
    checkArguments(check, args, ofFunction(check, found.class, found.member, `_init() of ${own}`), name)
  } else if (check.dialect === 3 && base !== undefined && isOfKnownClass(check, base, found))
    checkArguments(check, args, plainConstructor(`_init() of ${classNameOf(base)}`, unknown), name)
  else for (const argument of args) check.typeOf(argument)
}

/** Checks whether no script on the way to the class of the reference has a constructor. */
const isOfKnownClass = (check: Check, ref: ClassRef, init: FoundMember): boolean =>
  (typeof init === "string" || init.kind === "native") && check.api.has(nativeBase(check, ref) ?? "")

/** Reports `Input.new()`: Godot 4 makes no second object of a singleton's class. */
export const isSingletonMade = (check: Check, node: CallExpression, { base, name }: AttributeExpression): boolean => {
  if (check.dialect === 3 || name.name !== "new" || base.kind !== "identifier" || !isSingleton(check, base.name))
    return false
  check.report("abstract", node, `${base.name} is a singleton: it already exists, and new() cannot create another.`, {
    fix: base.name
  })
  return true
}

/** Reports `new()` of an object that is not a script, and so not a class: `scene.new()`. */
export const isMadeOfObject = (check: Check, { name }: AttributeExpression, ref: ClassRef): boolean => {
  if (check.dialect === 3 || name.name !== "new" || !check.input.reference.isComplete) return false
  const base = nativeBase(check, ref)
  if (base === undefined || !check.api.has(base) || check.api.inherits("GDScript", base)) return false
  if (check.api.inherits(base, "Script")) return false
  const message = `${classNameOf(ref)} has new() only as a class, not as an object.`
  check.report("unknown-member", name, message, base === "PackedScene" ? { fix: "instantiate" } : {})
  return true
}

/** Reports `FileAccess.new()`; some such classes have a static method that returns an object, `FileAccess.open()`. */
const abstractMade = (check: Check, at: AttributeExpression, name: string): void => {
  const [maker] = (check.api.nativeClass(name)?.doc.methods ?? [])
    .filter(({ qualifiers, returnType }) => returnType === name && qualifiers.includes("static"))
    .sort((a, b) => a.name.length - b.name.length)
  if (maker === undefined) check.report("abstract", at, `${name} is abstract; instantiate a class that inherits it.`)
  else {
    const needed = requiredCount(maker.arguments) > 0
    const message = needed
      ? `${name} has no new(); write ${makingCall(name, maker)}.`
      : `${name} has no new(); ${maker.name}() gives one.`
    check.report("abstract", at, message, needed ? {} : { fix: `${name}.${maker.name}` })
  }
}

/** Reports Godot 3's `Tween.new()`: a tween of Godot 4 works only if a node or the scene tree has made it. */
const tweenMade = (check: Check, at: CallExpression): void => {
  check.report("abstract", at, "A tween from Tween.new() cannot be used; call create_tween() of a node.", {
    ...(isInNode(check) ? { fix: "create_tween()" } : {})
  })
}

/** Returns the fix for `RegEx.new("a")`: the only static method that makes an object of these arguments. */
const makerFixes = (
  check: Check,
  { arguments: args }: CallExpression,
  className: string,
  { name }: AttributeExpression
): CallFixes => {
  if (args.length === 0 || check.dialect === 3) return {}
  const makers = Array.from(check.api.nativeClass(className)?.members.values() ?? []).flatMap((one) =>
    one.kind === "method" && isStaticMethod(one) && one.doc.returnType === className && one.doc.deprecated === undefined
      ? [one]
      : []
  )
  const types = args.map((one) => check.typeOf(one))
  if (types.some(({ kind }) => kind === "unknown")) return {}
  const [maker, ...others] = makers.filter((one) => takesAll(check, types, ofMethod(check, one)))
  return maker === undefined || others.length > 0
    ? {}
    : { whole: name, count: maker.doc.name, remark: `; ${maker.doc.name}() makes one of these` }
}

/** Checks a call of `new()`, and returns the type of the object that it makes. */
export const instantiate = (check: Check, node: CallExpression, ref: ClassRef, callee: AttributeExpression): Type => {
  const result: Type = { kind: "object", class: ref, isExact: true }
  if (ref.kind === "native") {
    const isNamed = callee.base.kind === "identifier" && callee.base.name === ref.name
    const isAbstractNative = hasNoObjects(ref.name, check.dialect)
    if (isNamed && isAbstractNative) abstractMade(check, callee, ref.name)
    if (isNamed && ref.name === "Tween" && check.dialect === 4) tweenMade(check, node)
    const fixes = isNamed ? makerFixes(check, node, ref.name, callee) : {}
    checkArguments(check, node.arguments, plainConstructor(`${ref.name}.new()`, result), callee.name, fixes)
    return result
  }
  const { script } = ref
  if (script.isAbstract && check.dialect === 4)
    check.report("abstract", callee, `${subjectOf(ref)} is abstract; instantiate a class that extends it.`)
  const found = findMember(check, ref, "_init")
  if (typeof found === "object" && found.kind === "script" && found.member.kind === "function") {
    const owner = script.name === "" ? "new()" : `${script.name}.new()`
    checkArguments(check, node.arguments, ofFunction(check, found.class, found.member, owner), callee.name)
  } else if (isOfKnownClass(check, ref, found)) {
    checkArguments(
      check,
      node.arguments,
      plainConstructor(`${script.name === "" ? "" : `${script.name}.`}new()`, result),
      callee.name
    )
  } else visitArguments(check, node)
  return result
}
