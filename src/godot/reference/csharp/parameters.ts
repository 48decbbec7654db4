/** Parameters of methods in C#, in whichever version of Godot. */
import type { Argument, ClassDoc } from "../ClassDoc.ts"
import { keywords } from "./equivalents.ts"
import { snakeToCamel } from "./naming.ts"

/** Knowledge of other classes: whether an enum's C# name would collide with another member's. */
export interface CSharpContext {
  /** The names of a class's properties, methods and signals; empty for a class that is not known. */
  readonly membersOf: (className: string) => Iterable<string>
  /** True if the reference is one of Godot 3. */
  readonly isGodot3?: boolean
}

/** Checks whether the class is a type of values, such as `Vector2`, and not one of objects. */
export const isBuiltIn = ({ name, inherits }: ClassDoc): boolean =>
  inherits === undefined && name !== "Object" && !name.startsWith("@")

/** The list of parameters; `rest` is the type of the further arguments of a vararg method. */
export const parametersIn = (
  list: ReadonlyArray<Argument>,
  typeOf: (argument: Argument) => string,
  rest: string | undefined
): string => {
  const parameters = list.map((argument) => {
    const camel = snakeToCamel(argument.name)
    const safe = keywords.has(camel) ? `@${camel}` : camel
    const type = typeOf(argument)
    if (argument.default === undefined) return `${type} ${safe}`
    const { nullable, value } = defaultInCSharp(argument.default, type, argument.enum !== undefined)
    return `${type}${nullable ? "?" : ""} ${safe} = ${value}`
  })
  return [...parameters, ...(rest === undefined ? [] : [`params ${rest}[] args`])].join(", ")
}

/** Matches structures of the bindings: their parameters with a default are nullable, and null means the default. */
const STRUCTURE =
  /^(?:Vector[234]I?|Rect2I?|Color|Plane|Quat(?:ernion)?|Basis|Transform(?:[23]D)?|A(?:abb|ABB)|Projection)$/

/** Matches numbers as the reference writes them: `-1`, `0.5`, `1e-05`. */
const NUMBER = /^-?[\d.]+(?:e[+-]?\d+)?$/

/**
 * Returns a default value in C#, and whether the parameter is nullable because of it; `default` if the reference does
 * not determine its C# form.
 */
const defaultInCSharp = (
  value: string,
  type: string,
  isEnum: boolean
): { readonly value: string; readonly nullable?: boolean } => {
  if (STRUCTURE.test(type)) return { value: "null", nullable: true }
  // Any value may be of these types; in the bindings null means a default that is not null itself.
  if (type === "Variant") return value === "null" ? { value: "default" } : { value: "null", nullable: true }
  if (type === "object") return { value: "null" }
  if (NUMBER.test(value)) {
    // C# takes no number but 0 for a value of an enum, and `0.5` for a double alone.
    if (isEnum && value !== "0") return { value: `(${type})(${value})` }
    return { value: type === "float" && /[.e]/.test(value) ? `${value}f` : value }
  }
  if (/^(?:true|false)$/.test(value)) return { value }
  if (value === "null") return { value }
  // A default value is a constant, and of these types there are none.
  if (type === "StringName" || type === "NodePath") return { value: "null" }
  return { value: /^"[^"]*"$/.test(value) ? value : "default" }
}
