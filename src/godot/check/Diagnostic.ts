/** A fault of a script: a finding, and its report. */
import type { UsedMember } from "../reference/QualifiedName.ts"
import type { Span } from "../script/Position.ts"

export const errorCodes = [
  "syntax",
  "godot3-syntax",
  "godot4-syntax",
  "unknown-annotation",
  "unknown-type",
  "unknown-identifier",
  "unknown-function",
  "unknown-member",
  "unknown-enum-value",
  "unknown-signal",
  "argument-count",
  "argument-type",
  "assign-type",
  "return-type",
  "missing-return",
  "operand-type",
  "cast",
  "not-iterable",
  "void-value",
  "missing-await",
  "override-signature",
  "member-exists",
  "duplicate",
  "assign-constant",
  "read-only",
  "static-call",
  "static-context",
  "abstract",
  "shadow",
  "missing-file",
  // Shaders alone:
  "unknown-builtin",
  "wrong-stage",
  "unknown-hint"
] as const

export const warningCodes = [
  "deprecated",
  "lost-value",
  "misnamed-virtual",
  "native-override",
  "never-null",
  "redundant-await",
  "signal-arity",
  "uncalled-function",
  "unknown-action",
  "unknown-node",
  "unknown-setting"
] as const

export type ErrorCode = (typeof errorCodes)[number]
export type WarningCode = (typeof warningCodes)[number]
export type Code = ErrorCode | WarningCode
export type Severity = "error" | "warning"

const warnings: ReadonlySet<string> = new Set(warningCodes)

/**
 * Returns the severity of a code.
 *
 * @example
 * severityOf("deprecated") // "warning"
 */
export const severityOf = (code: Code): Severity => (warnings.has(code) ? "warning" : "error")

/** A member that a class lacks. */
export interface MissingName extends UsedMember {
  /**
   * True for a member of a script and for a function without an object: the script may be yet to declare it.
   */
  readonly mayBeOwn?: true
}

/** A fault with its place as offsets in UTF-16 units, before it is grouped, ordered and cut. */
export interface Finding extends Span {
  readonly code: Code
  readonly message: string
  /** The text for that place. */
  readonly fix?: string
  /** Address of the page to read in the reference. */
  readonly uri?: string
  /** True if it is valid only when no class is missing, since that class might have the member. */
  readonly needsAllClasses?: boolean
  /**
   * The class that lacks the member, unless the object is written by its name:
   * the name of another version may be meant.
   */
  readonly owner?: string
  /** The missing member, if no replacement is known: a search may find the intended one. */
  readonly lacking?: MissingName
}

export type FindingDetails = Partial<Pick<Finding, "fix" | "uri" | "needsAllClasses" | "owner" | "lacking">>

/** A fault in an answer. */
export interface Diagnostic {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units. */
  readonly column: number
  /** Line of the end, where the place spans lines. */
  readonly endLine?: number
  /** After the last unit. */
  readonly endColumn?: number
  readonly severity: Severity
  readonly code: Code
  readonly message: string
  readonly fix?: string
  readonly uri?: string
  /** As in `Finding`; no part of an answer. */
  readonly lacking?: MissingName
  /** Further places of the same message, `41:12`. */
  readonly also?: ReadonlyArray<string>
}

/** The result of a check of one script. */
export interface CheckReport {
  readonly errors: number
  readonly warnings: number
  /** Errors before warnings, then by line. */
  readonly diagnostics: ReadonlyArray<Diagnostic>
  /** Names that are not Godot's: fine if the project declares them. */
  readonly unverified?: ReadonlyArray<string>
  /** Code -> how many were left out. */
  readonly omitted?: Readonly<Record<string, number>>
  readonly notes?: ReadonlyArray<string>
}
