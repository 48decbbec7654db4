/** Looks through a function's tree without asking for types: what is assigned, what waits, which ways end. */

import { memoizeWeak } from "../../kernel/util/memoize.ts"
import type { Block, Expression, FunctionNode, Pattern, Statement } from "../script/Ast.ts"

/** Puts the values that stand directly in an expression on a stack. */
const pushParts = (node: Expression, stack: Array<Expression>): void => {
  switch (node.kind) {
    case "array":
      for (const item of node.items) stack.push(item)
      break
    case "dictionary":
      for (const { key, value } of node.entries) stack.push(key, value)
      break
    case "attribute":
      stack.push(node.base)
      break
    case "index":
      stack.push(node.base, node.index)
      break
    case "call":
      stack.push(node.callee)
      for (const one of node.arguments) stack.push(one)
      break
    case "unary":
      stack.push(node.operand)
      break
    case "binary":
      stack.push(node.left, node.right)
      break
    case "ternary":
      stack.push(node.value, node.condition, node.otherwise)
      break
    case "cast":
    case "is":
    case "await":
      stack.push(node.value)
      break
    case "preload":
      stack.push(node.path)
      break
    default:
      break
  }
}

const patternValues = (pattern: Pattern): ReadonlyArray<Expression> => {
  switch (pattern.kind) {
    case "value":
      return [pattern.value]
    case "array":
      return pattern.items.flatMap(patternValues)
    case "dictionary":
      return pattern.entries.flatMap(({ key, value }) => [
        ...(key === undefined ? [] : [key]),
        ...(value === undefined ? [] : patternValues(value))
      ])
    default:
      return []
  }
}

/** Values that stand directly in a statement, and the blocks below it. */
const contentOf = (
  node: Statement
): { readonly values: ReadonlyArray<Expression>; readonly blocks: ReadonlyArray<Block> } => {
  switch (node.kind) {
    case "expression":
      return { values: [node.expression], blocks: [] }
    case "assert":
      return { values: node.arguments, blocks: [] }
    case "assignment":
      return { values: [node.target, node.value], blocks: [] }
    case "return":
    case "variable":
    case "constant":
      return { values: node.value === undefined ? [] : [node.value], blocks: [] }
    case "if":
      return {
        values: node.branches.map(({ condition }) => condition),
        blocks: [...node.branches.map(({ body }) => body), ...(node.otherwise === undefined ? [] : [node.otherwise])]
      }
    case "while":
      return { values: [node.condition], blocks: [node.body] }
    case "for":
      return { values: [node.iterable], blocks: [node.body] }
    case "match":
      return {
        values: [
          node.value,
          ...node.branches.flatMap(({ patterns, guard }) => [
            ...patterns.flatMap(patternValues),
            ...(guard === undefined ? [] : [guard])
          ])
        ],
        blocks: node.branches.map(({ body }) => body)
      }
    default:
      return { values: [], blocks: [] }
  }
}

interface Visitor {
  readonly statement?: (node: Statement) => void
  readonly expression?: (node: Expression) => void
  /** True if the bodies of lambdas are entered. */
  readonly entersLambdas: boolean
}

/** Goes through everything in a function. */
const visit = (node: FunctionNode, { statement, expression, entersLambdas }: Visitor): void => {
  const open: Array<Block> = node.body === undefined ? [] : [node.body]
  const stack: Array<Expression> = []
  for (let body = open.pop(); body !== undefined; body = open.pop()) {
    for (const one of body.statements) {
      statement?.(one)
      const { values, blocks } = contentOf(one)
      for (const inner of blocks) open.push(inner)
      for (const value of values) stack.push(value)
      for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
        expression?.(value)
        pushParts(value, stack)
        if (entersLambdas && value.kind === "lambda" && value.function.body !== undefined)
          open.push(value.function.body)
      }
    }
  }
}

/** Names that are assigned somewhere in a function, its lambdas included; kept with the function. */
export const assignedNames = memoizeWeak((node: FunctionNode): ReadonlySet<string> => {
  const names = new Set<string>()
  visit(node, {
    entersLambdas: true,
    statement: (one) => {
      if (one.kind === "assignment" && one.target.kind === "identifier") names.add(one.target.name)
    }
  })
  return names
})

/** Checks whether the function waits for something itself; kept with the function. */
export const isCoroutine = memoizeWeak((node: FunctionNode): boolean => {
  let waits = false
  visit(node, {
    entersLambdas: false,
    expression: (one) => {
      if (one.kind === "await") waits = true
      if (one.kind === "call" && one.callee.kind === "identifier" && one.callee.name === "yield") waits = true
    }
  })
  return waits
})

/** Checks whether every way through a block ends with `return` or in a loop without end. */
export const alwaysReturns = ({ statements }: Block): boolean => statements.some(ends)

const ends = (node: Statement): boolean => {
  switch (node.kind) {
    case "return":
      return true
    case "if":
      return (
        node.otherwise !== undefined &&
        alwaysReturns(node.otherwise) &&
        node.branches.every(({ body }) => alwaysReturns(body))
      )
    case "match":
      return (
        node.branches.every(({ body }) => alwaysReturns(body)) &&
        node.branches.some(
          ({ patterns, guard }) =>
            guard === undefined && patterns.some(({ kind }) => kind === "wildcard" || kind === "bind")
        )
      )
    case "while":
      return node.condition.kind === "literal" && node.condition.value === "true"
    case "for":
      return false
    default:
      return false
  }
}
