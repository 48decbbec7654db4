/** A parsed GDScript file: its tree, its comments and its syntax faults. */
import type { ClassNode, Expression, Statement } from "./Ast.ts"
import type { Span } from "./Position.ts"
import type { Sent } from "./Sends.ts"

/** The language of Godot 3.x, or of 4.x. */
export type Dialect = 3 | 4

/** Text that cannot be parsed, or that is of the other version. */
export interface SyntaxFault extends Span {
  readonly code: "syntax" | "godot3-syntax" | "godot4-syntax"
  readonly message: string
  /** The text to write there instead. */
  readonly fix?: string
  /** True for a fault that makes everything after it uncertain, such as an unclosed string. */
  readonly hidesRest?: boolean
  /** True for a consequence of an earlier fault: the line cannot be read, and nothing else in it needs correction. */
  readonly isFollowUp?: boolean
}

export interface Comment extends Span {
  /** True if it is alone on its line. */
  readonly isAlone: boolean
}

export interface Script {
  readonly text: string
  readonly dialect: Dialect
  /** Offset of the first unit of each line. */
  readonly lineStarts: ReadonlyArray<number>
  readonly root: ClassNode
  readonly isTool: boolean
  /** All comments in the order of the text, `#` included. */
  readonly comments: ReadonlyArray<Comment>
  /** In the order of the text. */
  readonly faults: ReadonlyArray<SyntaxFault>
  /** Statements outside of any function, which only a fragment has. */
  readonly statements: ReadonlyArray<Statement>
  /** Names of the variables and members that are assigned anywhere. */
  readonly assigned: ReadonlySet<string>
  /** Names of the variables whose type is tested anywhere, by `is` or `typeof()`. */
  readonly tested: ReadonlySet<string>
  /** Values that `=` assigns anywhere, by the name of the assigned variable or member. */
  readonly given: ReadonlyMap<string, ReadonlyArray<Expression>>
  /**
   * Name of a signal -> the numbers of values that it is emitted with anywhere; "" for signals without a literal name.
   */
  readonly sent: ReadonlyMap<string, Sent>
}

/** Facts about the statements of a function, collected while they are read. */
export interface BodyFacts {
  readonly assigned: Set<string>
  readonly tested: Set<string>
  waits: boolean
  gives: boolean
}
