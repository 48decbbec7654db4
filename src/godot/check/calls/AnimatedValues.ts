/** Checks the final values of tweens: Godot 4 takes only those of the property's own type. */
import type { Expression, Literal } from "../../script/Ast.ts"
import { type Check, quotedAs, source } from "../Context.ts"
import { describe, type Type } from "../types/Types.ts"
import { isLoose } from "./Calls.ts"

/** Vector properties that are often set to a single number. */
const sizes: ReadonlySet<string> = new Set(["scale", "zoom"])

/** Type of a property -> types that its constructor accepts. */
const constructors: Readonly<Record<string, string>> = {
  Vector2: "Vector2i",
  Vector2i: "Vector2",
  Vector3: "Vector3i",
  Vector3i: "Vector3",
  Color: "String",
  String: "StringName",
  StringName: "String",
  NodePath: "String",
  Basis: "Quaternion",
  Quaternion: "Basis"
}

/** Checks for a number as the final value, and a value that is no number as the duration. */
export const isSwapped = (check: Check, final: Expression, duration: Expression): boolean => {
  const [given, last] = [check.typeOf(final), check.typeOf(duration)]
  if (given.kind !== "builtin" || last.kind !== "builtin") return false
  return isNumeric(given.name) && animated.test(last.name) && !isLoose(check, final) && !isLoose(check, duration)
}

/** Matches the types of properties, numbers aside, that a tween can take from one value to another. */
const animated = /^(?:Vector[234]i?|Color|Rect2i?|Quaternion|Basis|Transform[23]D|Plane|AABB)$/

/**
 * Reports a value of another type than the property's: the call then returns null, and there is no animation.
 *
 * @param path The path of the property as it is written
 * @param value The final value, or that of `from()`
 * @param taker The method that the value is passed to
 */
export const checkAnimatedValue = (
  check: Check,
  type: Type,
  path: Literal,
  value: Expression,
  taker: "tween_property" | "from"
): void => {
  if (check.settled.has(type) || type.kind !== "builtin" || isLoose(check, value)) return
  const given = check.typeOf(value)
  if (given.kind === "unknown" || given.kind === "void" || isSameKind(type.name, given)) return
  const name = path.value.replace(/^.*:(?=.)/, "")
  const message = `${JSON.stringify(name)} is ${type.name}, not ${describe(given)}, and ${taker}() does not convert it.`
  const isNumber = given.kind === "builtin" && isNumeric(given.name)
  if (type.name === "Color" && isNumber && taker === "tween_property") {
    const faded = { fix: quotedAs(check, path, `${path.value}:a`) }
    check.report("argument-type", path, `${message.slice(0, -1)}; ":a" is its opacity.`, faded)
    return
  }
  const fix =
    given.kind === "builtin" && constructors[type.name] === given.name
      ? `${type.name}(${source(check, value)})`
      : isNumber && sizes.has(name) && /^Vector[23]$/.test(type.name)
        ? vectorOf(type.name, source(check, value), value.kind === "literal")
        : undefined
  check.report("argument-type", value, message, fix === undefined ? {} : { fix })
}

const isNumeric = (name: string): boolean => name === "int" || name === "float"

/** Checks whether a tween can go from a value of a built-in type to the given one; numbers convert to each other. */
const isSameKind = (name: string, given: Type): boolean =>
  given.kind === "builtin" && (given.name === name || (isNumeric(name) && isNumeric(given.name)))

/** Returns a vector with all components set to a number: `Vector2(2, 2)`, `Vector2.ONE * (a + b)`. */
const vectorOf = (type: string, number: string, isLiteral: boolean): string => {
  if (!isLiteral) return `${type}.ONE * (${number})`
  return `${type}(${Array.from({ length: Number(type.slice(-1)) }, () => number).join(", ")})`
}
