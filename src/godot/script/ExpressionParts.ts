/** Walks expressions without knowing what they mean. */
import type { Expression, Identifier } from "./Ast.ts"

/** The expressions that an expression directly consists of; what a lambda holds runs later, and is left out. */
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
      return node.callee.kind === "identifier" ? node.arguments : [node.callee, ...node.arguments]
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

/**
 * Returns the names that a value is made of, without those of functions that it calls.
 *
 * @example
 * namesIn(expression) // of "f(a) + b.c": those of a and b
 */
export const namesIn = (value: Expression): ReadonlyArray<Identifier> => {
  const found: Array<Identifier> = []
  const open = [value]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === "identifier") found.push(node)
    else for (const part of partsOf(node)) open.push(part)
  }
  return found
}
