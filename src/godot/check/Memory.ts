/**
 * What a check caches for one script: repeated answers, and notes of one part of the checker for another.
 */
import type { ClassNode, EnumNode, Expression, FunctionNode, Name, SignalNode, VariableNode } from "../script/Ast.ts"
import type { ScriptClass, ScriptMember } from "./names/ScriptClass.ts"
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

/** All parents of some classes; `unsure` are the classes whose parents are not all known. */
export interface Parents {
  readonly nodes: ReadonlySet<ClassNode>
  readonly unsure: ReadonlyArray<ClassNode>
}

/**
 * A function that is connected to a signal; `added` is how many values `bind()` adds, less those `unbind()` leaves out.
 */
export interface Handler {
  readonly callable: Expression
  readonly signature: Signature
  readonly added: number
}

/** The uses in the checked script of a signal of its own or of another script of the project. */
export interface SignalUse {
  /** The class that declares the signal. */
  readonly owner: ScriptClass
  /** Number of values at each place that emits it. */
  readonly sent: Set<number>
  /** The same for places that emit this signal of another object. */
  readonly sentElsewhere: Set<number>
  /** True if a function is disconnected from it: then it may not be connected when the signal is emitted. */
  isDisconnected: boolean
  readonly handlers: Array<Handler>
}

/** Keys are nodes of the tree, which are the same as long as the check lasts. */
export interface Memory {
  /** Classes that are named but unknown: an object of one may have any member. */
  readonly missingClasses: Set<string>
  /** Lambdas -> the types of the arguments that they are called with. */
  readonly lambdaArguments: Map<FunctionNode, ReadonlyArray<Type>>
  /**
   * Signals that scripts declare -> the values that this script emits them with, and the functions that it connects.
   */
  readonly scriptSignals: Map<SignalNode, SignalUse>
  /** Calls whose value is not used, or that are awaited. */
  readonly unused: Set<Expression>
  /** Calls that are awaited. */
  readonly awaited: Set<Expression>
  /** Calls of coroutines. */
  readonly waiting: Set<Expression>
  /** Targets of plain assignments, `x` in `x = 1`: they need not exist before. */
  readonly plainTargets: Set<Expression>
  /** Names that are keys of a dictionary, `{name: 1}`. */
  readonly keys: Set<Expression>
  /** Values whose `connect()` is called with one argument, so that they are signals: an object's takes more. */
  readonly signals: Set<Expression>
  /** Types inferred for variables without a declared type, which Godot lets hold any value. */
  readonly settled: Set<Type>
  /** Members that bare names refer to, by the class in which the name is used. */
  readonly bareNames: Map<ScriptClass, Map<string, Bare | "absent" | "unsure">>
  /** Names of members -> the classes of the project and of the script that declare them. */
  readonly declaring: Map<string, ReadonlyArray<ScriptClass>>
  /** Names of members -> the parents of the classes that declare them. */
  readonly parentsOf: Map<string, Parents>
  /** Names of all members of a class and of those that it extends. */
  readonly memberNames: Map<ScriptClass, ReadonlySet<string>>
  /** Place in the grammar and name -> the name that was meant. */
  readonly typos: Map<string, string | undefined>
  /** Names of missing functions, with the number of arguments -> the nearest existing ones. */
  readonly near: Map<string, { readonly fix?: string }>
  /** Searches for near names that this check may still make. */
  readonly searches: { left: number }
  /** Characters of functions that may still be read for questions beside a comparison with null. */
  readonly questions: { left: number }
  /**
   * Classes whose parent is being resolved, since it may contain a class: meanwhile they inherit from none, as in a
   * cycle.
   */
  readonly pending: Set<ClassNode>
  /** Classes -> what they extend; undefined if that cannot be known, and while it is being resolved. */
  readonly bases: Map<ClassNode, ClassRef | undefined>
  /** Variables, enums and initial values of members -> their types; `unknown` while they are inferred. */
  readonly memberTypes: Map<VariableNode | EnumNode | Expression, Type>
  /** Functions of scripts -> their signatures. */
  readonly signatures: Map<FunctionNode, Signature>
  /** Variables without a type that begin as `[...]` or `{...}` -> whether no other value is ever assigned to them. */
  readonly untypedMembers: Map<VariableNode, boolean>
  /** Number of classes whose parent is being looked for; until it is 0, results may be incomplete. */
  readonly resolving: { bases: number }
  /** Meanings of names in types, for each class in which they are written. */
  readonly namedClasses: Map<ScriptClass, Map<string, ClassRef | "enum" | undefined>>
  /** Names in types that are constants of the function -> the class in the constant; undefined if it is unknown. */
  readonly localClasses: Map<Name, ClassRef | undefined>
}

/** Maximum number of searches for near names in one check: each compares thousands of names. */
export const MAX_SEARCHES = 500

/** Maximum number of characters read in one check for questions beside comparisons with null, in UTF-16 units. */
const MAX_QUESTIONS = 2_000_000

/** The memory of a check that has not begun. */
export const empty = (): Memory => ({
  missingClasses: new Set(),
  lambdaArguments: new Map(),
  scriptSignals: new Map(),
  unused: new Set(),
  awaited: new Set(),
  waiting: new Set(),
  plainTargets: new Set(),
  keys: new Set(),
  signals: new Set(),
  settled: new Set(),
  bareNames: new Map(),
  declaring: new Map(),
  parentsOf: new Map(),
  memberNames: new Map(),
  typos: new Map(),
  near: new Map(),
  searches: { left: MAX_SEARCHES },
  questions: { left: MAX_QUESTIONS },
  pending: new Set(),
  bases: new Map(),
  memberTypes: new Map(),
  signatures: new Map(),
  untypedMembers: new Map(),
  resolving: { bases: 0 },
  namedClasses: new Map(),
  localClasses: new Map()
})
