/** Checks the name after a dot: members of objects, of built-in types, of classes and enums. */

import { symbolUri } from "../../reference/Uri.ts"
import type { AttributeExpression, CallExpression, Expression, Name } from "../../script/Ast.ts"
import { missingName } from "../body/ConstantParts.ts"
import { type Check, findLocal } from "../Context.ts"
import { used } from "../calls/Calls.ts"
import { lacks, objectLacks, placeOf, successorOf } from "../fixes/Fix.ts"
import type { Use } from "../fixes/successorUse.ts"
import type { Role } from "../reference/Api.ts"
import { type NativeMember, type NativeMethod, nativeUri } from "../reference/NativeClass.ts"
import { nativeType, warnDeprecated } from "../reference/NativeMembers.ts"
import { isAssignable } from "../types/Convert.ts"
import {
  type BuiltinType,
  builtin,
  type ClassRef,
  callable,
  classNameOf,
  describe,
  type ObjectType,
  requiredCount,
  type Type,
  unknown
} from "../types/Types.ts"
import { isOldParse } from "../versions/oldParse.ts"
import { isOldSlide } from "../versions/slides.ts"
import {
  isAbsentEverywhere,
  isAbsentFrom,
  isDeclared,
  isDynamic,
  isOutdated,
  isOutdatedSomewhere,
  typoIn
} from "./Absence.ts"
import { enumMember, enumOfVariant } from "./EnumMembers.ts"
import { typeOfMember } from "./knownMembers.ts"
import { reportMissing } from "./missingMember.ts"
import { findMember, nativeBase, projectClass } from "./Resolve.ts"
import { belongsToObject } from "./ScriptClass.ts"

/**
 * Returns the type of `base.name`, which is a value, the place of an assignment or the callee of a call.
 *
 * @param call The call of which it is the callee
 */
export const attribute = (check: Check, node: AttributeExpression, call?: CallExpression): Type => {
  const { base, name } = node
  if (isOldParse(check, node)) return unknown
  const type = base.kind === "super" ? unknown : used(check, base)
  if (name.name === "") return unknown
  const use: Use = call !== undefined ? "call" : check.plainTargets.has(node) ? "place" : "value"
  if (base.kind === "identifier" && base.name === "Variant" && type.kind === "unknown")
    return enumOfVariant(check, name)
  switch (type.kind) {
    case "builtin":
      if (type.name === "Dictionary") {
        if (use === "value") missingName(check, node)
        return valueOfKey(check, type, name)
      }
      return builtinMember(check, type.name, node, use, call)
    case "builtin-class":
      return builtinConstant(check, type.name, node, use)
    case "object":
      return objectMember(check, node, type, use)
    case "class":
      return classMember(check, node, type.class, use)
    case "enum":
      return enumMember(check, type, name, use)
    case "signal":
      return builtinMember(check, "Signal", node, use, call)
    case "unknown":
      if (use === "value") missingName(check, node)
      if (use !== "call") unknownMember(check, node, use)
      return unknown
    default:
      return unknown
  }
}

/** Returns the type of `d.name` of a dictionary, the value of that key; reports it where the keys are no strings. */
const valueOfKey = (check: Check, type: BuiltinType, name: Name): Type => {
  const { key, element = unknown } = type
  if (key !== undefined && !isAssignable(check, builtin("String"), key)) {
    const message = `A key of ${describe(type)} is not a String, but .${name.name} is the key ${JSON.stringify(name.name)}.`
    check.report("unknown-member", name, message)
    return unknown
  }
  return element
}

const builtinMember = (
  check: Check,
  type: string,
  node: AttributeExpression,
  use: Use,
  call: CallExpression | undefined
): Type => {
  const { name } = node
  const found = check.api.find(type, name.name)
  if (found === "unsure" || type === "Variant") return unknown
  if (found !== "absent") {
    warnDeprecated(check, name, found)
    if (check.dialect === 4 && found.kind === "constant") {
      const message = `${type}.${name.name} belongs to the type, not to its values.`
      const fix = `${type}.${name.name}`
      check.report("unknown-member", node, message, { fix })
    }
    if (check.dialect === 3 && found.kind === "method" && use !== "call") uncalled(check, name, found)
    return nativeType(check, found)
  }
  if (isComponent(type, name.name) || isOldSlide(check, node.base)) return unknown
  const message = `${type}.${name.name} is not in ${check.input.reference.label}.`
  reportMissing(check, node, { message, ref: { kind: "native", name: type }, use, given: call?.arguments.length })
  return unknown
}

/** Reports a method of Godot 3 without its call, `list.size`: there methods are no values. */
const uncalled = (check: Check, name: Name, { owner, doc }: NativeMethod): void => {
  const isPlain = requiredCount(doc.arguments) === 0
  check.report("unknown-member", name, `${owner}.${name.name}() is a method, not a value in Godot 3.`, {
    ...(isPlain ? { fix: `${name.name}()` } : {}),
    uri: symbolUri({ className: owner, kind: "method", name: name.name })
  })
}

/** Components of one letter that a value of a built-in type has, whether or not the reference lists them. */
const components: Readonly<Record<string, string>> = {
  Vector2: "xy",
  Vector2i: "xy",
  Vector3: "xyz",
  Vector3i: "xyz",
  Vector4: "xyzw",
  Vector4i: "xyzw",
  Quaternion: "xyzw",
  Quat: "xyzw",
  Plane: "xyzd",
  Basis: "xyz",
  Transform2D: "xy",
  Projection: "xyzw",
  Color: "rgbahsv"
}

/** Checks whether a value has this component; the reference of some versions does not list `Color.r8` or `Basis.x`. */
export const isComponent = (type: string, name: string): boolean =>
  name.length === 1
    ? components[type]?.includes(name) === true
    : type === "Color" && /^(?:[rgba]8|ok_hsl_[hsl])$/.test(name)

const builtinConstant = (check: Check, type: string, node: AttributeExpression, use: Use): Type => {
  const { name } = node
  const found = check.api.find(type, name.name)
  if (found === "unsure") return unknown
  if (found !== "absent") {
    if (found.kind === "property" && check.dialect === 4) {
      check.report("static-call", name, `${name.name} is a property of a value of ${type}, not of the type.`)
      return unknown
    }
    return nativeType(check, found)
  }
  if (name.name === "new") {
    const place = { start: node.base.start, end: name.end }
    check.report("unknown-member", place, `${type} is a built-in type: ${type}() makes a value of it.`, { fix: type })
    return unknown
  }
  const message = `${type}.${name.name} is not in ${check.input.reference.label}.`
  reportMissing(check, node, { message, ref: { kind: "native", name: type }, use, isClass: true })
  return unknown
}

const objectMember = (
  check: Check,
  node: AttributeExpression,
  { class: ref, isExact = false }: ObjectType,
  use: Use
): Type => {
  const { name } = node
  const found = findMember(check, ref, name.name)
  if (found === "unsure") return unknown
  if (found !== "absent") {
    if (found.kind === "native") warnDeprecated(check, name, found.member)
    return typeOfMember(check, found)
  }
  reportAbsent(check, node, ref, isExact, use)
  return unknown
}

/** Returns the role that a use requires of a member; any member can be a value. */
const roleOf = (use: Use): Role | undefined => (use === "call" ? "method" : use === "place" ? "property" : undefined)

const reportAbsent = (check: Check, node: AttributeExpression, ref: ClassRef, isExact: boolean, use: Use): void => {
  const { base, name } = node
  const owner = nativeBase(check, ref)
  const isSure =
    isAbsentFrom(check, ref, name.name, { isExact, role: roleOf(use) }) ||
    (!isDynamic(check, ref) && isOutdated(check, name.name, owner)) ||
    (ref.kind === "native" && isOutdatedSomewhere(check, name.name, owner))
  if (isSure || typoIn(check, ref, name.name) !== undefined)
    reportMissing(check, node, { message: objectLacks(check, base, ref, name.name), ref, use })
}

/** Checks whether Godot 4 reads a value as a class by its name: an inner class, or one declared by `class_name`. */
const isClassName = (check: Check, node: Expression): boolean => {
  if (node.kind !== "identifier" || check.dialect === 3 || findLocal(check.scope, node.name) !== undefined) return false
  const isInner = check.root.inner.has(node.name)
  return isInner || projectClass(check, node.name) !== undefined
}

/** Reports a property or a signal of a class instead of an object: `Label.text`. */
const isObjectsOwn = (
  check: Check,
  { base, name }: AttributeExpression,
  className: string,
  member: NativeMember
): boolean => {
  if (member.kind !== "property" && member.kind !== "signal") return false
  if (check.dialect === 3 || base.kind !== "identifier" || base.name !== className) return false
  const message = `${name.name} is a ${member.kind} of an object of ${className}, not of the class.`
  check.report("static-call", name, message, { uri: nativeUri(member) })
  return true
}

/**
 * Members of a class as a value: constants, enums, inner classes, static members, and the members of its script object.
 */
const classMember = (check: Check, node: AttributeExpression, ref: ClassRef, use: Use): Type => {
  const { base, name } = node
  const found = findMember(check, ref, name.name)
  // Without a call it is a Callable: in the editor of every class, in release builds of those that declare _init().
  if (name.name === "new" && (typeof found === "string" || found.kind === "native"))
    return use === "value" && check.dialect === 4 ? callable : unknown
  if (found === "unsure") return unknown
  if (found !== "absent") {
    if (found.kind === "native") {
      warnDeprecated(check, name, found.member)
      if (ref.kind === "native" && isObjectsOwn(check, node, ref.name, found.member)) return unknown
    } else if (belongsToObject(found.member) && isClassName(check, base) && use !== "call") {
      const kind = found.member.kind === "variable" ? "a variable" : `a ${found.member.kind}`
      const owner = classNameOf(ref)
      check.report("static-call", name, `${name.name} is ${kind} of an object of ${owner}, not of the class.`)
      return unknown
    }
    return typeOfMember(check, found)
  }
  if (check.api.find("GDScript", name.name) !== "absent") return unknown
  if (!check.input.reference.isComplete || isDynamic(check, ref)) return unknown
  const owner = nativeBase(check, ref)
  if (owner === undefined) return unknown
  reportMissing(check, node, { message: lacks(check, ref, name.name), ref, use, isClass: true })
  return unknown
}

/** A key of dictionaries that Godot 4 gives, and a member in Godot 3: `intersect_ray(query).collider_id`. */
const GIVEN_KEY = "collider_id"

/** Checks whether the value was just reported: the members of an unknown value are unknown too. */
export const isReported = ({ findings }: Check, { start, end }: Expression): boolean => {
  const last = findings.at(-1)
  return last !== undefined && last.start >= start && last.end <= end
}

/** Reports a member of a value of unknown class, if no class has it. */
export const unknownMember = (check: Check, { base, name }: AttributeExpression, use: Use): void => {
  if (name.name === "" || name.name.startsWith("_") || isReported(check, base)) return
  const isCall = use === "call"
  // A property of an unknown value may be a key of a dictionary: it is reported if another Godot version had it and it
  // is no everyday word, such as `result`.
  const isOld = (isCall || name.name.includes("_")) && isOutdated(check, name.name, undefined)
  if (!isAbsentEverywhere(check, name.name) || !(isCall || (isOld && name.name !== GIVEN_KEY))) {
    const isUnknown = isCall && !check.api.anyHas(name.name) && !isDeclared(check, name.name)
    const meant = isUnknown ? successorOf(check, name.name, undefined, "call")?.fix : undefined
    if (meant !== undefined && !meant.startsWith("_")) check.advise(name.name, meant)
    return
  }
  const advice = successorOf(check, name.name, undefined) ?? {}
  check.report(
    "unknown-member",
    placeOf(check, base, name, advice),
    `${name.name} is not in ${check.input.reference.label}.`,
    {
      ...advice,
      // A name of one word may well be a member of a class that is missing.
      ...(isOld && name.name.includes("_") ? {} : { needsAllClasses: true })
    }
  )
}
