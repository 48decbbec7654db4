/** Looks through a function's tree without asking for types: what is assigned, what waits, which ways end. */
import type { Block, Expression, FunctionNode, Pattern, Statement } from "../script/Ast.ts"

/** Values that stand directly in an expression. */
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

/** Every expression of some, with all that stands in them; the bodies of lambdas are not entered. */
export const expressionsIn = function* (roots: Iterable<Expression>): Generator<Expression> {
  const open = [...roots]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node
    for (const part of partsOf(node)) open.push(part)
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

interface Content {
  readonly statements: ReadonlyArray<Statement>
  readonly expressions: ReadonlyArray<Expression>
}

/** Everything in a function; lambdas are entered where that is asked for. */
const contentsOf = (node: FunctionNode, withLambdas: boolean): Content => {
  const statements: Array<Statement> = []
  const expressions: Array<Expression> = []
  const open: Array<Block> = node.body === undefined ? [] : [node.body]
  for (let body = open.pop(); body !== undefined; body = open.pop()) {
    for (const one of body.statements) {
      statements.push(one)
      const { values, blocks } = contentOf(one)
      open.push(...blocks)
      for (const value of expressionsIn(values)) {
        expressions.push(value)
        if (withLambdas && value.kind === "lambda" && value.function.body !== undefined) open.push(value.function.body)
      }
    }
  }
  return { statements, expressions }
}

/** Names that are assigned somewhere in a function, its lambdas included. */
export const assignedNames = (node: FunctionNode): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const one of contentsOf(node, true).statements) {
    if (one.kind === "assignment" && one.target.kind === "identifier") names.add(one.target.name)
  }
  return names
}

/** Whether the function waits for something itself. */
export const isCoroutine = (node: FunctionNode): boolean => {
  const { expressions } = contentsOf(node, false)
  return expressions.some(
    (one) =>
      one.kind === "await" || (one.kind === "call" && one.callee.kind === "identifier" && one.callee.name === "yield")
  )
}

/** Whether a function has a `return` with a value. */
export const returnsValue = (node: FunctionNode): boolean =>
  contentsOf(node, false).statements.some((one) => one.kind === "return" && one.value !== undefined)

/** Whether every way through a block ends with `return` or in a loop without end. */
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
