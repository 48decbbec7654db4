/** The type of a value that shows it by its form alone, without knowing any name. */
import type { Expression } from "./Ast.ts"

/** Types whose constructors are written with parentheses: `Vector2(1, 2)`. */
const CONSTRUCTOR =
  /^(?:(?:Vector|Rect|Transform)[234]D?i?|Plane|Quat(?:ernion)?|AABB|Basis|Transform|Projection|Color|StringName|NodePath|RID|Callable|Signal|Dictionary|Array|(?:Packed|Pool)\w+Array|String|bool|int|float)$/

/**
 * Checks whether a type is none of Godot's or the script's own classes: its values are never null.
 *
 * @example isTypeOfValues("int") // true
 */
export const isTypeOfValues = (name: string): boolean => CONSTRUCTOR.test(name) || name === "Variant" || name === "void"

/**
 * Returns the type that a value shows; absent if its form does not.
 *
 * @example
 * const valueOf = (text: string) => (parse(`var a = ${text}`, 4).root.members[0] as VariableNode).value as Expression
 * simpleType(valueOf("Vector2.ZERO")) // "Vector2"
 * simpleType(valueOf("Timer.new()")) // "Timer"
 * simpleType(valueOf("speed")) // undefined
 */
export const simpleType = (value: Expression): string | undefined => {
  switch (value.kind) {
    case "literal":
      return value.type === "null" ? undefined : value.type
    case "array":
      return "Array"
    case "dictionary":
      return "Dictionary"
    case "lambda":
      return "Callable"
    case "unary":
      return value.operator === "not" ? "bool" : simpleType(value.operand)
    case "cast":
      return value.type.path.map(({ name }) => name).join(".")
    case "attribute": {
      const { base, name } = value
      return base.kind === "identifier" && CONSTRUCTOR.test(base.name) && /^[A-Z_\d]+$/.test(name.name)
        ? base.name
        : undefined
    }
    case "call": {
      const { callee } = value
      if (callee.kind === "identifier") return CONSTRUCTOR.test(callee.name) ? callee.name : undefined
      const isNew = callee.kind === "attribute" && callee.name.name === "new" && callee.base.kind === "identifier"
      return isNew && callee.base.kind === "identifier" ? callee.base.name : undefined
    }
    default:
      return undefined
  }
}
