/** Precedences of GDScript's operators, and the spellings of one operator. */
import type { BinaryOperator, UnaryExpression } from "./Ast.ts"
import type { Dialect } from "./Script.ts"

/** Binding power of operators; the greater one binds first. */
export const Level = {
  cast: 1,
  ternary: 2,
  not: 5,
  in: 6,
  sign: 14,
  invert: 15,
  typeTest: 17,
  await: 18,
  postfix: 19
} as const

const binaryLevels: Readonly<Record<string, number>> = {
  or: 3,
  "||": 3,
  and: 4,
  "&&": 4,
  in: Level.in,
  "==": 7,
  "!=": 7,
  "<": 7,
  "<=": 7,
  ">": 7,
  ">=": 7,
  "|": 8,
  "^": 9,
  "&": 10,
  "<<": 11,
  ">>": 11,
  "+": 12,
  "-": 12,
  "*": 13,
  "/": 13,
  "%": 13
}

const common = {
  ...binaryLevels,
  if: Level.ternary,
  is: Level.typeTest,
  "(": Level.postfix,
  "[": Level.postfix,
  ".": Level.postfix
}

/**
 * Token that continues an expression -> its binding power. In Godot 3 `as` binds to the operand right before it alone.
 */
export const infixLevels: Readonly<Record<Dialect, ReadonlyMap<string, number>>> = {
  3: new Map(Object.entries({ ...common, as: Level.typeTest, "**": 16, not: Level.in })),
  4: new Map(Object.entries({ ...common, as: Level.cast, "**": 16, not: Level.in }))
}

/** Other spelling of an operator -> the operator. */
export const spelling: Readonly<Record<string, BinaryOperator>> = { "||": "or", "&&": "and" }

/** An operator before its operand, and its binding power. */
export type Unary = readonly [operator: UnaryExpression["operator"], level: number]

/** Token before a value -> its operator. */
export const unary: Readonly<Record<string, Unary>> = {
  "-": ["-", Level.sign],
  "+": ["+", Level.sign],
  "~": ["~", Level.invert],
  "!": ["not", Level.not],
  not: ["not", Level.not]
}
