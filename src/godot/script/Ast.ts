/**
 * The syntax tree of one GDScript file, of Godot 3 or 4.
 *
 * Every node carries its place as offsets (see `Position.ts`). Trees are plain records; a node that could not be read
 * is `invalid`, and a faulty declaration keeps its name.
 */
import type { Span } from "./Position.ts"

export interface Name extends Span {
  readonly name: string
}

/** A type as it is written: `int`, `Foo.Bar`, `Array[Node]`, `Dictionary[String, int]`. */
export interface TypeNode extends Span {
  /** The names between the dots; at least one. */
  readonly path: ReadonlyArray<Name>
  readonly arguments: ReadonlyArray<TypeNode>
}

export interface Annotation extends Span {
  /** Without the `@`. */
  readonly name: string
  readonly arguments: ReadonlyArray<Expression>
}

// Expressions

export type LiteralType = "int" | "float" | "String" | "StringName" | "NodePath" | "bool" | "null"

export interface Literal extends Span {
  readonly kind: "literal"
  readonly type: LiteralType
  /** The content of a string literal, escapes resolved; the source text of all other literals. */
  readonly value: string
}

export interface Identifier extends Span {
  readonly kind: "identifier"
  readonly name: string
}

export interface SelfExpression extends Span {
  readonly kind: "self"
}

/** `super`, or the empty place before the dot of Godot 3's `.method()`. */
export interface SuperExpression extends Span {
  readonly kind: "super"
}

export interface ArrayExpression extends Span {
  readonly kind: "array"
  readonly items: ReadonlyArray<Expression>
}

export interface DictionaryEntry {
  /** A String literal in `{name = value}`. */
  readonly key: Expression
  readonly value: Expression
}

export interface DictionaryExpression extends Span {
  readonly kind: "dictionary"
  readonly entries: ReadonlyArray<DictionaryEntry>
}

/** `$Path/To`, `$"Some Path"`, `%Unique`. */
export interface NodeExpression extends Span {
  readonly kind: "node"
  /** As `get_node` takes it: `Path/To`, `%Unique/Label`. */
  readonly path: string
}

export interface AttributeExpression extends Span {
  readonly kind: "attribute"
  readonly base: Expression
  readonly name: Name
}

export interface IndexExpression extends Span {
  readonly kind: "index"
  readonly base: Expression
  readonly index: Expression
}

export interface CallExpression extends Span {
  readonly kind: "call"
  /** An identifier, an attribute, `super`, or any other expression, which Godot refuses. */
  readonly callee: Expression
  readonly arguments: ReadonlyArray<Expression>
}

export interface UnaryExpression extends Span {
  readonly kind: "unary"
  readonly operator: "-" | "+" | "~" | "not"
  readonly operand: Expression
}

/** Synonymous operators have one name: `and` for `&&`, `or` for `||`; `not in` is an `in` below a `not`. */
export type BinaryOperator =
  | "+"
  | "-"
  | "*"
  | "/"
  | "%"
  | "**"
  | "&"
  | "|"
  | "^"
  | "<<"
  | ">>"
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "and"
  | "or"
  | "in"

export interface BinaryExpression extends Span {
  readonly kind: "binary"
  readonly operator: BinaryOperator
  readonly left: Expression
  readonly right: Expression
  /** Place of the operator. */
  readonly at: number
}

export interface TernaryExpression extends Span {
  readonly kind: "ternary"
  readonly value: Expression
  readonly condition: Expression
  readonly otherwise: Expression
}

export interface CastExpression extends Span {
  readonly kind: "cast"
  readonly value: Expression
  readonly type: TypeNode
}

export interface TypeTestExpression extends Span {
  readonly kind: "is"
  readonly value: Expression
  readonly type: TypeNode
  /** `is not`. */
  readonly negated: boolean
}

export interface AwaitExpression extends Span {
  readonly kind: "await"
  readonly value: Expression
}

export interface LambdaExpression extends Span {
  readonly kind: "lambda"
  readonly function: FunctionNode
}

export interface PreloadExpression extends Span {
  readonly kind: "preload"
  readonly path: Expression
}

/** Source text that could not be read. */
export interface InvalidExpression extends Span {
  readonly kind: "invalid"
}

export type Expression =
  | Literal
  | Identifier
  | SelfExpression
  | SuperExpression
  | ArrayExpression
  | DictionaryExpression
  | NodeExpression
  | AttributeExpression
  | IndexExpression
  | CallExpression
  | UnaryExpression
  | BinaryExpression
  | TernaryExpression
  | CastExpression
  | TypeTestExpression
  | AwaitExpression
  | LambdaExpression
  | PreloadExpression
  | InvalidExpression

// Statements

export interface SimpleStatement extends Span {
  readonly kind: "pass" | "break" | "continue" | "breakpoint"
}

export interface ExpressionStatement extends Span {
  readonly kind: "expression"
  readonly expression: Expression
}

export interface AssertStatement extends Span {
  readonly kind: "assert"
  readonly arguments: ReadonlyArray<Expression>
}

export interface AssignmentStatement extends Span {
  readonly kind: "assignment"
  readonly target: Expression
  /** `undefined` for `=`. */
  readonly operator: BinaryOperator | undefined
  readonly value: Expression
}

export interface ReturnStatement extends Span {
  readonly kind: "return"
  readonly value: Expression | undefined
}

export interface IfStatement extends Span {
  readonly kind: "if"
  /** `if` and each `elif`. */
  readonly branches: ReadonlyArray<{ readonly condition: Expression; readonly body: Block }>
  readonly otherwise: Block | undefined
}

export interface WhileStatement extends Span {
  readonly kind: "while"
  readonly condition: Expression
  readonly body: Block
}

export interface ForStatement extends Span {
  readonly kind: "for"
  readonly variable: Name
  readonly type: TypeNode | undefined
  readonly iterable: Expression
  readonly body: Block
}

export interface MatchBranch extends Span {
  readonly patterns: ReadonlyArray<Pattern>
  readonly guard: Expression | undefined
  /** The `if` of other languages in place of `when`. */
  readonly guardIf?: Span | undefined
  readonly body: Block
}

export interface MatchStatement extends Span {
  readonly kind: "match"
  readonly value: Expression
  readonly branches: ReadonlyArray<MatchBranch>
}

export type Pattern =
  | (Span & { readonly kind: "value"; readonly value: Expression })
  | (Span & { readonly kind: "wildcard" })
  | (Span & { readonly kind: "bind"; readonly name: Name })
  /** `..`: everything else; the last item of an array or dictionary pattern. */
  | (Span & { readonly kind: "rest" })
  | (Span & { readonly kind: "array"; readonly items: ReadonlyArray<Pattern> })
  | (Span & { readonly kind: "dictionary"; readonly entries: ReadonlyArray<PatternEntry> })

export interface PatternEntry {
  /** Absent for `..`. */
  readonly key?: Expression
  readonly value?: Pattern
}

export type Statement =
  | SimpleStatement
  | ExpressionStatement
  | AssertStatement
  | AssignmentStatement
  | ReturnStatement
  | IfStatement
  | WhileStatement
  | ForStatement
  | MatchStatement
  | VariableNode
  | ConstantNode

export interface Block extends Span {
  readonly statements: ReadonlyArray<Statement>
}

// Declarations

export interface Declared extends Span {
  /** "" for a declaration without a readable name. */
  readonly name: Name
  readonly annotations: ReadonlyArray<Annotation>
}

export interface VariableNode extends Declared {
  readonly kind: "variable"
  readonly isStatic: boolean
  readonly type: TypeNode | undefined
  /** `:=`. */
  readonly isInferred: boolean
  readonly value: Expression | undefined
  /** A function given by name: Godot 3's `setget`, or `set = name`. */
  readonly setterName: Name | undefined
  readonly getterName: Name | undefined
  /** `set(value):` and `get:` with bodies. */
  readonly setter: FunctionNode | undefined
  readonly getter: FunctionNode | undefined
  /** Words of Godot 3 before `var`: `export`, `onready`, `remote` ... */
  readonly modifiers: ReadonlyArray<Name>
  /** Arguments of Godot 3's `export(...)`. */
  readonly exportArguments: ReadonlyArray<Expression>
}

export interface ConstantNode extends Declared {
  readonly kind: "constant"
  readonly type: TypeNode | undefined
  readonly isInferred: boolean
  readonly value: Expression | undefined
}

export interface Parameter extends Span {
  readonly name: Name
  readonly type: TypeNode | undefined
  readonly isInferred: boolean
  readonly default: Expression | undefined
}

export interface FunctionNode extends Declared {
  /** Lambdas, setters and getters are functions too; their names may be "". */
  readonly kind: "function"
  readonly parameters: ReadonlyArray<Parameter>
  /** `...rest`; without a name, it represents parameters that could not be read. */
  readonly rest: Parameter | undefined
  readonly returnType: TypeNode | undefined
  readonly isStatic: boolean
  /** Absent if `@abstract` allows it, or if it is missing. */
  readonly body: Block | undefined
  /** Names of the variables that are assigned in the body, also in its lambdas. */
  readonly assigned: ReadonlySet<string>
  /** Names of the variables whose type is tested in the body, by `is` or `typeof()`, also in its lambdas. */
  readonly tested: ReadonlySet<string>
  /** True if the function is a coroutine: its body awaits something, lambdas aside. */
  readonly waits: boolean
  /** True if a `return` of the body itself has a value. */
  readonly gives: boolean
  readonly modifiers: ReadonlyArray<Name>
  /** Godot 3's `func _init(a).(a):`. */
  readonly superArguments: ReadonlyArray<Expression> | undefined
}

export interface SignalNode extends Declared {
  readonly kind: "signal"
  readonly parameters: ReadonlyArray<Parameter>
}

export interface EnumValue extends Span {
  readonly name: Name
  readonly value: Expression | undefined
}

export interface EnumNode extends Declared {
  readonly kind: "enum"
  /** The name is "" if the enum has none. */
  readonly values: ReadonlyArray<EnumValue>
}

/** `extends Node`, `extends "res://base.gd"`, `extends "res://base.gd".Inner`. */
export interface ExtendsNode extends Span {
  readonly file: Literal | undefined
  readonly path: ReadonlyArray<Name>
}

export interface ClassNode extends Declared {
  readonly kind: "class"
  /** The name that `class_name` gives to the script's own class, or "". */
  readonly extends: ExtendsNode | undefined
  readonly members: ReadonlyArray<Member>
}

export type Member = VariableNode | ConstantNode | FunctionNode | SignalNode | EnumNode | ClassNode
