/** State that the parts of the checker share while one script is checked. */
import type { Expression, FunctionNode, Name, Statement, TypeNode } from "../script/Ast.ts"
import { compound } from "../script/ExpressionParts.ts"
import type { Span } from "../script/Position.ts"
import type { Dialect, Script } from "../script/Script.ts"
import type { CheckInput, ProjectView } from "./CheckInput.ts"
import type { Code, Finding, FindingDetails } from "./Diagnostic.ts"
import type { Memory } from "./Memory.ts"
import * as Locals from "./names/Locals.ts"
import type { ScriptClass } from "./names/ScriptClass.ts"
import type { Api } from "./reference/Api.ts"
import type { ClassRef, Type } from "./types/Types.ts"

/** Place of an expression. */
export interface Scope {
  readonly class: ScriptClass
  readonly function?: FunctionNode
  /** The only statement of the lambda that is open. */
  readonly sole?: Statement | undefined
  readonly isStatic: boolean
  /** Variables of the function and of its enclosing functions. */
  readonly locals: Locals.Locals
  /** Names of variables of the function that are assigned after their declaration. */
  readonly assigned: ReadonlySet<string>
  /** Names of variables of the function whose type is tested. */
  readonly tested: ReadonlySet<string>
  /** True while the type of a value at another place is inferred: nothing is reported. */
  readonly isSilent: boolean
  /** The type that `return` must return; absent if any type is allowed. */
  readonly returns?: Type | undefined
}

/** Everything that a part of the checker needs besides the place that it checks. */
export interface Check extends Memory {
  readonly input: CheckInput
  readonly api: Api
  readonly project: ProjectView | undefined
  readonly dialect: Dialect
  readonly script: Script
  readonly root: ScriptClass
  /** True if the text is a part of a script, so that its class is not known. */
  readonly isFragment: boolean
  /** Findings so far; the faults of the text come first. */
  readonly findings: Array<Finding>
  /** Names that may be the user's own, as `doubt` notes them. */
  readonly unverified: Set<string>
  scope: Scope
  /** The statement that is checked, if it has no block. */
  statement: Statement | undefined
  /** Names of the user's own classes that classes of another Godot version have too. */
  readonly userClasses: ReadonlySet<string>
  /** Names on lines that could not be parsed, which may declare them. */
  readonly halfRead: ReadonlySet<string>
  readonly report: (code: Code, at: Span, message: string, more?: FindingDetails) => void
  /** Notes a name that may be the user's own. */
  readonly doubt: (name: Name) => void
  /** Notes Godot's name that may be meant by `name`, which may also be the user's own. */
  readonly advise: (name: string, meant: string) => void
  /** The type of a value at the current scope; reports errors in it. */
  readonly typeOf: (expression: Expression) => Type
  /** Returns the type of a value as another class sees it, without reports. */
  readonly typeIn: (owner: ScriptClass, expression: Expression) => Type
  /** Checks the body of a lambda. */
  readonly lambda: (node: FunctionNode) => void
  /** Reports names in a type that do not exist. */
  readonly checkType: (node: TypeNode, options?: { readonly isReturned: boolean }) => void
}

/** Checks whether absence of a name in the whole project can be trusted. */
export const seesEverything = ({ project, input }: Check): boolean =>
  project?.isWhole === true && input.reference.isComplete

/** Maximum number of classes from a class to its last ancestor: a chain may be a cycle. */
export const MAX_ANCESTORS = 100

/**
 * Checks whether a class or an autoload that is not found certainly does not exist. Unreadable scripts, such as
 * compiled ones, cannot hide any: `project.godot` lists their classes.
 */
export const seesAllClasses = ({ project, input }: Check): boolean =>
  project?.hasUnseenClasses === false && input.reference.isComplete

/** Returns the text of a part of the script. */
export const source = ({ script }: Check, { start, end }: Span): string => script.text.slice(start, end)

/** Returns the source of a value to be put before a dot or beside an operator, in parentheses if needed. */
export const operandSource = (check: Check, node: Expression): string =>
  compound.has(node.kind) ? `(${source(check, node)})` : source(check, node)

/** Returns a text in the quotes of a string of the script. */
export const quotedAs = ({ script }: Check, literal: Span, text: string): string => {
  const quote = script.text.charAt(literal.end - 1)
  return `${quote}${text}${quote}`
}

const nothing: ReadonlySet<string> = new Set()

/** The class that contains the checked place. */
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

/** Reports a variable with the name of another one in the function; returns true if there is one. */
export const reportTaken = (check: Check, at: Span, name: string): boolean => {
  const isTaken = findLocal(check.scope, name) !== undefined && !isLambdaShadow(check, name)
  if (isTaken) check.report("duplicate", at, `This function already has a variable ${JSON.stringify(name)}.`)
  return isTaken
}

/**
 * Reports the variable of a loop or a pattern with the name of another one; in Godot 3 they may hide parameters.
 */
export const reportTakenInBlock = (check: Check, at: Span, name: string): void => {
  const parameters = check.dialect === 3 ? (check.scope.function?.parameters ?? []) : []
  const other = findLocal(check.scope, name)?.at
  if (parameters.every((one) => one.name !== other)) reportTaken(check, at, name)
}

/**
 * Checks whether the other variable of that name belongs to an enclosing function, whose variables a lambda may hide.
 */
const isLambdaShadow = ({ scope }: Check, name: string): boolean => {
  const { function: inside } = scope
  const other = findLocal(scope, name)
  return inside === undefined || other === undefined || other.at.start < inside.start || other.at.start >= inside.end
}

/** Runs a function in another scope. */
export const within = <A>(check: Check, scope: Scope, run: () => A): A => {
  const outside = check.scope
  check.scope = scope
  const result = run()
  check.scope = outside
  return result
}
