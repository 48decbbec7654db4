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

/** The list of parameters; `rest` is the type of those that a vararg method takes besides. */
export const parametersIn = (
  list: ReadonlyArray<Argument>,
  typeOf: (argument: Argument) => string,
  rest: string | undefined
): string => {
  const parameters = list.map((argument) => {
    const camel = snakeToCamel(argument.name)
    const safe = keywords.has(camel) ? `@${camel}` : camel
    return `${typeOf(argument)} ${safe}${argument.default === undefined ? "" : ` = ${valueInCSharp(argument.default)}`}`
  })
  return [...parameters, ...(rest === undefined ? [] : [`params ${rest}[] args`])].join(", ")
}

/** A default value; one that C# writes in its own way, and the reference does not give, is `default`. */
const valueInCSharp = (value: string): string => {
  if (/^-?[\d.]+$|^(?:true|false|null)$/.test(value)) return value
  if (/^[&^]?"[^"]*"$/.test(value)) return value.replace(/^[&^]/, "")
  return "default"
}
