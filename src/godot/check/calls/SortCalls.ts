/** `list.sort(f)`, as other languages sort by a function; GDScript has `sort_custom()` for that. */
import type { Block, CallExpression, Expression, FunctionNode, Name, Statement } from "../../script/Ast.ts"
import type { Check } from "../Context.ts"
import { requiredCount, type Type } from "../types/Types.ts"
import { scriptFunction } from "./Callables.ts"
import type { CallFixes } from "./Calls.ts"

/**
 * Returns the fix of `list.sort(f)`: `sort_custom`, if `f` is known to take two elements and to return a `bool`. A key
 * function takes one element, and a comparison function of JavaScript returns a number, with which `sort_custom()`
 * would sort wrongly.
 */
export const sortFix = (
  check: Check,
  { arguments: args }: CallExpression,
  name: Name,
  list: Type
): CallFixes | undefined => {
  const [by] = args
  if (check.dialect === 3 || list.kind !== "builtin" || list.name !== "Array" || name.name !== "sort") return undefined
  if (by === undefined || args.length !== 1) return undefined
  const compares = scriptFunction(check, by)
  return compares !== undefined && takesTwo(compares) && givesBool(compares)
    ? { whole: name, count: "sort_custom" }
    : undefined
}

const takesTwo = ({ parameters, rest }: FunctionNode): boolean =>
  requiredCount(parameters) <= 2 && (parameters.length >= 2 || rest !== undefined)

const givesBool = ({ returnType, waits, gives, body }: FunctionNode): boolean =>
  !waits &&
  (returnType === undefined ? gives && body !== undefined && returnsBool(body) : returnType.path[0]?.name === "bool")

/** Checks whether every `return` of a block has a value that is certainly a `bool`. */
const returnsBool = ({ statements }: Block): boolean =>
  statements.every((one) =>
    one.kind === "return" ? one.value !== undefined && isBool(one.value) : blocksOf(one).every(returnsBool)
  )

const blocksOf = (node: Statement): ReadonlyArray<Block> => {
  switch (node.kind) {
    case "if":
      return [...node.branches.map(({ body }) => body), ...(node.otherwise === undefined ? [] : [node.otherwise])]
    case "match":
      return node.branches.map(({ body }) => body)
    case "for":
    case "while":
      return [node.body]
    default:
      return []
  }
}

const boolOperators: ReadonlySet<string> = new Set(["==", "!=", "<", "<=", ">", ">=", "and", "or", "in"])

const isBool = (node: Expression): boolean =>
  node.kind === "is" ||
  (node.kind === "binary" && boolOperators.has(node.operator)) ||
  (node.kind === "unary" && node.operator === "not") ||
  (node.kind === "literal" && node.type === "bool") ||
  (node.kind === "ternary" && isBool(node.value) && isBool(node.otherwise))
