/**
 * Checks property names that are written as strings: `tween_property(label, "modulate:a", 0, 1)`,
 * `set_deferred("disabled", true)`.
 */
import type { CallExpression, Expression, Literal } from "../../script/Ast.ts"
import { isText } from "../../script/ExpressionParts.ts"
import { type Check, quotedAs, within } from "../Context.ts"
import { adviceFor, objectLacks } from "../fixes/Fix.ts"
import { isAbsentFrom, isDynamic, isOutdated, typoIn } from "../names/Absence.ts"
import { typeOfMember } from "../names/knownMembers.ts"
import { isComponent } from "../names/Members.ts"
import { memberNamesOf } from "../names/memberNames.ts"
import { findMember, type Member, nativeBase } from "../names/Resolve.ts"
import { nativeType } from "../reference/NativeMembers.ts"
import { builtin, int, type ObjectType, type Type } from "../types/Types.ts"
import { checkAnimatedValue, isSwapped } from "./AnimatedValues.ts"
import type { MethodCall } from "./Calls.ts"

/** Methods of tweens that take an object and the path of one of its properties. */
const animates: ReadonlySet<string> = new Set(["tween_property", "interpolate_property"])

/** Reports a path that names no property of the object: Godot finds out only when the tween runs. */
export const checkAnimated = (check: Check, node: CallExpression, owner: string, method: string): void => {
  if (owner === "PropertyTweener" && method === "from") checkInitial(check, node)
  const [object, path, final, duration] = node.arguments
  if (owner !== "Tween" || !animates.has(method) || object === undefined) return
  if (path?.kind !== "literal" || (path.type !== "String" && path.type !== "NodePath")) return
  const [, name = "", rest = ""] = /^:?([A-Za-z_]\w{0,100})((?:[:.]\w{1,100})*)$/.exec(path.value) ?? []
  const type = check.typeOf(object)
  if (name === "" || type.kind !== "object") return
  const found = findMember(check, type.class, name)
  if (found === "absent" && !rest.includes(".")) absent(check, object, type, { text: path, name, rest })
  if (typeof found === "string" || isDynamic(check, type.class)) return
  if (rest.includes(".")) {
    const fix = quotedAs(check, path, path.value.replaceAll(".", ":"))
    check.report("unknown-member", path, "The parts of a property path are separated by colons.", { fix })
    return
  }
  const end = typeAtEnd(check, found, path, path.value.length - rest.length)
  const isChecked = method === "tween_property" && check.dialect === 4
  // The argument in the place of the duration has been reported.
  const isInOrder = duration === undefined || final === undefined || !isSwapped(check, final, duration)
  if (end !== undefined && final !== undefined && isChecked && isInOrder)
    checkAnimatedValue(check, end, path, final, method)
}

/** Reports `tween_property(self, "scale:x", 2, 1).from(scale)`: the value must be of the property's type too. */
const checkInitial = (check: Check, { callee, arguments: [value] }: CallExpression): void => {
  const [object, path] = propertyTween(callee)?.arguments ?? []
  if (value === undefined || object === undefined || path?.kind !== "literal") return
  const [, name = ""] = /^:?([A-Za-z_]\w{0,100})(?::\w{1,100})*$/.exec(path.value) ?? []
  const type = check.typeOf(object)
  if (name === "" || type.kind !== "object" || isDynamic(check, type.class)) return
  const found = findMember(check, type.class, name)
  if (typeof found === "string") return
  // Errors in the path are reported where the tween is created.
  const silent = { ...check.scope, isSilent: true }
  const end = within(check, silent, () => typeAtEnd(check, found, path, path.value.indexOf(name) + name.length))
  if (end !== undefined) checkAnimatedValue(check, end, path, value, "from")
}

/** Returns the call of `tween_property()` in a chain such as `tween.tween_property(...).set_trans(...).from`. */
const propertyTween = (callee: Expression): CallExpression | undefined => {
  let at = callee
  while (at.kind === "attribute" && at.base.kind === "call") {
    const { base } = at
    if (base.callee.kind === "attribute" && base.callee.name.name === "tween_property") return base
    at = base.callee
  }
  return undefined
}

/** Reports a name that is no property of the object, so that Godot sets no value: `set_deferred("disable", true)`. */
export const checkSetLater = (check: Check, { node, name: method, base }: MethodCall, object: ObjectType): void => {
  const [name] = node.arguments
  if (method.name !== "set_deferred" || !isText(name) || !/^[A-Za-z_]\w{0,100}$/.test(name.value)) return
  if (findMember(check, object.class, name.value) === "absent")
    absent(check, base, object, { text: name, name: name.value })
}

/** A property name within a string, and what follows it. */
interface WrittenName {
  readonly text: Literal
  readonly name: string
  readonly rest?: string
}

/** Reports a property that an object certainly lacks; `object` is absent where a script means itself. */
const absent = (
  check: Check,
  object: Expression | undefined,
  type: ObjectType,
  { text, name, rest }: WrittenName
): void => {
  const base = nativeBase(check, type.class)
  const isOld = !isDynamic(check, type.class) && isOutdated(check, name, base)
  const isSure = isOld || isAbsentFrom(check, type.class, name, { isExact: type.isExact, role: "property" })
  const typo = isSure ? undefined : typoIn(check, type.class, name)
  if (!isSure && typo === undefined) return
  const advice =
    typo ?? adviceFor(check, { name, owner: base, use: "place" }, () => memberNamesOf(check, type.class)).fix
  // Only the path of a property has parts: `modulate:a`.
  const named = rest === undefined ? advice : advice?.replaceAll(".", ":")
  const isName = named !== undefined && /^\w+(?::\w+)*$/.test(named)
  const fix = isName ? { fix: quotedAs(check, text, `${named}${rest ?? ""}`) } : {}
  check.report("unknown-member", text, objectLacks(check, object, type.class, name), fix)
}

/**
 * Returns the type of the part of a property that a path ends with; the parts begin at `at`. Reports the first one that
 * the value before it lacks, `position:z` of a Node2D.
 */
const typeAtEnd = (check: Check, found: Member, path: Literal, at: number): Type | undefined => {
  let type = typeOfMember(check, found)
  const { value } = path
  for (let start = at + 1, end = 0; start <= value.length; start = end + 1) {
    if (check.settled.has(type) || type.kind !== "builtin" || type.name === "Dictionary") return undefined
    const colon = value.indexOf(":", start)
    end = colon === -1 ? value.length : colon
    const { name } = type
    const part = value.slice(start, end)
    const member = check.api.find(name, part)
    if (isComponent(name, part)) return end === value.length ? componentType(name) : undefined
    if (member === "unsure") return undefined
    if (member === "absent") {
      const { fix = "" } = adviceFor(check, { name: part, owner: name, use: "place" }, () =>
        check.api.memberNames(name)
      )
      const message = `${name}.${part} is not in ${check.input.reference.label}.`
      const fixed = quotedAs(check, path, `${value.slice(0, start)}${fix}${value.slice(end)}`)
      check.report("unknown-member", path, message, /^\w+$/.test(fix) ? { fix: fixed } : {})
      return undefined
    }
    type = nativeType(check, member)
  }
  return type
}

/**
 * Returns the type of a component named by one letter, if all components have the same type, which has no components.
 */
const componentType = (name: string): Type | undefined =>
  /^(?:Vector\d|Color|Quaternion)$/.test(name) ? builtin("float") : /^Vector\di$/.test(name) ? int : undefined
