/** State that the parts of the checker share while one script is checked. */
import type {
  ClassNode,
  EnumNode,
  Expression,
  FunctionNode,
  Name,
  SignalNode,
  Statement,
  TypeNode,
  VariableNode
} from "../script/Ast.ts"
import { compound } from "../script/ExpressionParts.ts"
import type { Span } from "../script/Position.ts"
import type { Dialect, Script } from "../script/Script.ts"
import type { CheckInput, ProjectView } from "./CheckInput.ts"
import type { Code, Finding, FindingDetails } from "./Diagnostic.ts"
import * as Locals from "./names/Locals.ts"
import type { ScriptClass, ScriptMember } from "./names/ScriptClass.ts"
import type { Api } from "./reference/Api.ts"
import type { NativeMember } from "./reference/NativeClass.ts"
import type { ClassRef, Signature, Type } from "./types/Types.ts"

/** A member of the class that a bare name finds, or of a class around it. */
export type Bare = (
  | { readonly kind: "script"; readonly member: ScriptMember; readonly class: ScriptClass }
  | { readonly kind: "native"; readonly member: NativeMember; readonly from: ClassRef }
) & {
  readonly isOuter: boolean
  /** True if the class itself may have the name too, as one of its ancestors cannot be read. */
  readonly isUnsure: boolean
}

/** Place of an expression. */
export interface Scope {
  readonly class: ScriptClass
  readonly function?: FunctionNode
  /** The only statement of the lambda that is open. */
  readonly sole?: Statement | undefined
  readonly isStatic: boolean
  /** Variables of the function and of the functions around it. */
  readonly locals: Locals.Locals
  /** Names of variables of the function that are assigned after they were made. */
  readonly assigned: ReadonlySet<string>
  /** Names of variables of the function whose type is tested. */
  readonly tested: ReadonlySet<string>
  /** True if nothing is reported, while the type of a value at another place is inferred. */
  readonly isSilent: boolean
  /** The type that `return` must give; absent where any will do. */
  readonly returns?: Type | undefined
}

/** All parents of some classes; `unsure` are the classes whose parents are not all known. */
export interface Parents {
  readonly nodes: ReadonlySet<ClassNode>
  readonly unsure: ReadonlyArray<ClassNode>
}

/** A function that is connected to a signal; `added` is how many values `bind()` adds, less those `unbind()` leaves out. */
export interface Handler {
  readonly callable: Expression
  readonly signature: Signature
  readonly added: number
}

/** What the script that is checked does with a signal of its own, or of another script of the project. */
export interface SignalUse {
  /** The class that declares the signal. */
  readonly owner: ScriptClass
  /** How many values it is sent with, at each place that sends it. */
  readonly sent: Set<number>
  /** The same of places that send this signal of another object. */
  readonly sentElsewhere: Set<number>
  /** True if a function is disconnected from it: then it need not be connected where the signal is sent. */
  isDisconnected: boolean
  readonly handlers: Array<Handler>
}

export interface Check {
  readonly input: CheckInput
  readonly api: Api
  readonly project: ProjectView | undefined
  readonly dialect: Dialect
  readonly script: Script
  readonly root: ScriptClass
  /** True if the text is a part of a script, so that its class is not known. */
  readonly isFragment: boolean
  readonly findings: Array<Finding>
  readonly unverified: Set<string>
  scope: Scope
  /** The statement that is checked, if it has no block. */
  statement: Statement | undefined
  /** Classes that are named and cannot be seen: an object of one may have any member. */
  readonly missingClasses: Set<string>
  /** Names of the user's own classes that classes of another Godot version have too. */
  readonly userClasses: ReadonlySet<string>
  readonly report: (code: Code, at: Span, message: string, more?: FindingDetails) => void
  /** Notes a name that may be the user's own. */
  readonly doubt: (name: Name) => void
  /** Notes what Godot calls a thing, for a name that may be the user's own. */
  readonly advise: (name: string, meant: string) => void
  /** The type of a value at the current scope; what is wrong with it is reported. */
  readonly typeOf: (expression: Expression) => Type
  /** The type of a value as another class sees it; nothing is reported. */
  readonly typeIn: (owner: ScriptClass, expression: Expression) => Type
  /** Checks the body of a lambda. */
  readonly lambda: (node: FunctionNode) => void
  /** Reports names in a type that do not exist. */
  readonly checkType: (node: TypeNode, options?: { readonly isReturned: boolean }) => void
  /** Lambdas -> the types of what they are called with. */
  readonly sent: Map<FunctionNode, ReadonlyArray<Type>>
  /** Signals that scripts declare -> what this script sends them with, and what it connects to them. */
  readonly scriptSignals: Map<SignalNode, SignalUse>
  /** Calls whose value is not used, or that are awaited. */
  readonly unused: Set<Expression>
  /** Calls that are awaited. */
  readonly awaited: Set<Expression>
  /** Calls of functions that wait. */
  readonly waiting: Set<Expression>
  /** Variables to which a value is assigned as a statement of its own, `x = 1`. */
  readonly made: Set<Expression>
  /** Names that are keys of a dictionary, `{name: 1}`. */
  readonly keys: Set<Expression>
  /** Values on which `connect()` is called as only a signal has it. */
  readonly signals: Set<Expression>
  /** Types inferred for variables without a declared type, to which Godot lets any value be assigned. */
  readonly settled: Set<Type>
  /** Members that bare names refer to, by the class in which the name is used. */
  readonly bareNames: Map<ScriptClass, Map<string, Bare | "absent" | "unsure">>
  /** Names of members -> the classes of the project and of the script that declare them. */
  readonly declaring: Map<string, ReadonlyArray<ScriptClass>>
  /** Names of members -> the parents of the classes that declare them. */
  readonly parentsOf: Map<string, Parents>
  /** Names on lines that could not be parsed, which may declare them. */
  readonly halfRead: ReadonlySet<string>
  /** Names of all members of a class and of those that it extends. */
  readonly memberNames: Map<ScriptClass, ReadonlySet<string>>
  /** Place in the grammar and name -> what the name is a slip of. */
  readonly typos: Map<string, string | undefined>
  /** Names of functions that do not exist, with the number of arguments -> the nearest that do. */
  readonly near: Map<string, { readonly fix?: string }>
  /** Searches for near names that this check may still make. */
  readonly searches: { left: number }
  /** Functions whose class is being looked up; it counts as `unknown` meanwhile, which breaks cycles. */
  readonly pending: Set<object>
  /** Classes -> what they extend; undefined where that cannot be known, and while it is looked for. */
  readonly bases: Map<ClassNode, ClassRef | undefined>
  /** Variables, enums and initial values of members -> their types; `unknown` while they are inferred. */
  readonly memberTypes: Map<VariableNode | EnumNode | Expression, Type>
  /** Functions of scripts -> their signatures. */
  readonly signatures: Map<FunctionNode, Signature>
  /** Variables without a type that begin as `[...]` or `{...}` -> whether nothing else is ever assigned to them. */
  readonly untypedMembers: Map<VariableNode, boolean>
  /** Number of classes whose parent is being looked for: what is found meanwhile may not be the whole. */
  readonly resolving: { bases: number }
  /** Meanings of names in types, for each class in which they are written. */
  readonly namedClasses: Map<ScriptClass, Map<string, ClassRef | "enum" | undefined>>
  /** Names in types that are constants of the function -> the class that the constant is; undefined if it is unknown. */
  readonly localClasses: Map<Name, ClassRef | undefined>
}

/** Checks whether absence of a name in the whole project can be trusted. */
export const seesEverything = ({ project, input }: Check): boolean =>
  project?.isWhole === true && input.reference.isComplete

/** Maximum number of classes on the way from a class to its last ancestor: a chain may be a cycle. */
export const MAX_ANCESTORS = 100

/**
 * Checks whether a class or an autoload that is not found certainly does not exist. Scripts that cannot be read, such
 * as compiled ones, bring no names of that kind: `project.godot` lists them.
 */
export const seesAllClasses = ({ project, input }: Check): boolean =>
  project?.hasUnseenClasses === false && input.reference.isComplete

/** Returns the text of a part of the script. */
export const source = ({ script }: Check, { start, end }: Span): string => script.text.slice(start, end)

/** Returns the source of a value to be put before a dot or beside an operator, in brackets where it needs them. */
export const operandSource = (check: Check, node: Expression): string =>
  compound.has(node.kind) ? `(${source(check, node)})` : source(check, node)

/** Returns a text in the quotes of a string of the script. */
export const quotedAs = ({ script }: Check, literal: Span, text: string): string => {
  const quote = script.text.charAt(literal.end - 1)
  return `${quote}${text}${quote}`
}

const nothing: ReadonlySet<string> = new Set()

/** The class in which the place stands that is checked. */
export const ownClass = ({ scope }: Check): ClassRef => ({ kind: "script", script: scope.class })

/** Returns the scope of the initial values of a class's variables. */
export const classScope = (owner: ScriptClass): Scope => ({
  class: owner,
  isStatic: false,
  locals: Locals.make(),
  assigned: nothing,
  tested: nothing,
  isSilent: false
})

/** Returns the local variable of this name at a scope. */
export const findLocal = (scope: Scope, name: string): Locals.Local | undefined => scope.locals.get(name)

/** Reports a variable whose name another one of the function has. */
export const reportTaken = (check: Check, at: Span, name: string): void => {
  if (findLocal(check.scope, name) !== undefined && !isLambdaShadow(check, name))
    check.report("duplicate", at, `This function already has a variable ${JSON.stringify(name)}.`)
}

/** Reports the variable of a loop or a pattern that another one has the name of; in Godot 3 they may hide parameters. */
export const reportTakenInBlock = (check: Check, at: Span, name: string): void => {
  const parameters = check.dialect === 3 ? (check.scope.function?.parameters ?? []) : []
  const other = findLocal(check.scope, name)?.at
  if (parameters.every((one) => one.name !== other)) reportTaken(check, at, name)
}

/** Checks whether the other variable of that name belongs to a function around the lambda, which may be hidden. */
const isLambdaShadow = ({ scope }: Check, name: string): boolean => {
  const { function: inside } = scope
  const other = findLocal(scope, name)
  return inside === undefined || other === undefined || other.at.start < inside.start || other.at.start >= inside.end
}

/** Runs something at another scope. */
export const within = <A>(check: Check, scope: Scope, run: () => A): A => {
  const outside = check.scope
  check.scope = scope
  const result = run()
  check.scope = outside
  return result
}
