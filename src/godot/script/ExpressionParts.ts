/** Walks expressions without knowing what they mean. */
import type { Expression, Literal } from "./Ast.ts"

/** Kinds of expressions that need parentheses before a dot or an operator. */
export const compound: ReadonlySet<Expression["kind"]> = new Set([
  "binary",
  "unary",
  "ternary",
  "cast",
  "is",
  "await",
  "lambda"
])

/**
 * Checks for a string or StringName literal.
 *
 * @example
 * isText({ kind: "literal", type: "StringName", value: "jump", start: 0, end: 7 }) // true
 */
export const isText = (node: Expression | undefined): node is Literal & { readonly type: "String" | "StringName" } =>
  node?.kind === "literal" && (node.type === "String" || node.type === "StringName")

/** Returns the direct parts of an expression; the body of a lambda runs later, and is left out. */
const partsOf = (node: Expression): ReadonlyArray<Expression> => {
  switch (node.kind) {
    case "array":
      return node.items
    case "dictionary":
      return node.entries.flatMap(({ key, value }) => [key, value])
    case "attribute":
      return [node.base]
    case "index":
      return [node.base, node.index]
    case "call":
      return [node.callee, ...node.arguments]
    case "unary":
      return [node.operand]
    case "binary":
      return [node.left, node.right]
    case "ternary":
      return [node.value, node.condition, node.otherwise]
    case "cast":
    case "is":
    case "await":
      return [node.value]
    case "preload":
      return [node.path]
    default:
      return []
  }
}

/** Returns the parts that are always evaluated with the expression: none that a condition may skip. */
const certainPartsOf = (node: Expression): ReadonlyArray<Expression> => {
  if (node.kind === "ternary") return [node.condition]
  return node.kind === "binary" && (node.operator === "and" || node.operator === "or") ? [node.left] : partsOf(node)
}

/**
 * Returns an expression and all expressions within it, except those in lambdas.
 *
 * @example
 * nodesIn(expression) // of "f(a) + b.c": the sum, b.c, b, the call, a and f
 */
export const nodesIn = (value: Expression): ReadonlyArray<Expression> => collect(value, partsOf)

/**
 * Returns an expression and those within it that are always evaluated with it.
 *
 * @example
 * certainNodesIn(expression) // of "a and b": the whole and a
 */
export const certainNodesIn = (value: Expression): ReadonlyArray<Expression> => collect(value, certainPartsOf)

const collect = (
  value: Expression,
  parts: (node: Expression) => ReadonlyArray<Expression>
): ReadonlyArray<Expression> => {
  const found: Array<Expression> = []
  const open = [value]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    found.push(node)
    for (const part of parts(node)) open.push(part)
  }
  return found
}
