/** Arguments of global functions of Godot 4 that take several types, which the reference gives as Variant. */
import type { Expression } from "../script/Ast.ts"
import { isLoose } from "./Calls.ts"
import { type Check, source } from "./Context.ts"
import { describe, packedElements, type Type } from "./Types.ts"

/** What the first argument of a function may be, and how a message calls it. */
interface Taken {
  readonly types: ReadonlySet<string>
  readonly what: string
}

const taken = (types: string, what: string): Taken => ({ types: new Set(types.split(" ")), what })

const vectors = "Vector2 Vector2i Vector3 Vector3i Vector4 Vector4i"
const numeric = taken(`int float ${vectors}`, "a number or a vector")

/** Functions -> what their first argument may be. */
const firstArguments: ReadonlyMap<string, Taken> = new Map([
  ...["abs", "ceil", "floor", "round", "sign", "snapped"].map((name): [string, Taken] => [name, numeric]),
  [
    "lerp",
    taken(
      `int float ${vectors} Color Quaternion Basis Transform2D Transform3D`,
      "a number, a vector, a colour, a rotation or a transform"
    )
  ],
  [
    "len",
    taken(
      ["String StringName Array Dictionary", ...Object.keys(packedElements)].join(" "),
      "a text, an array or a dictionary"
    )
  ]
])

/** Reports a value for which such a function has no result. */
export const utilityArgument = (check: Check, name: string, args: ReadonlyArray<Expression>): void => {
  const expected = check.dialect === 4 ? firstArguments.get(name) : undefined
  const [first] = args
  if (expected === undefined || first === undefined || isLoose(check, first)) return
  const type = check.typeOf(first)
  if (isTaken(type, expected)) return
  const text = source(check, first)
  const isNumberMeant = expected === numeric && type.kind === "builtin" && type.name === "String"
  check.report(
    "argument-type",
    first,
    `${name}() takes ${expected.what}, not ${describe(type)}.`,
    isNumberMeant ? { fix: `float(${text})` } : {}
  )
}

const isTaken = (type: Type, { types }: Taken): boolean => {
  if (type.kind === "builtin") return types.has(type.name)
  return type.kind !== "object" && type.kind !== "null"
}
