/**
 * The expected failures of tools.
 *
 * Every expected failure of every tool is one of these values. `toAnswer` is the
 * one place that turns a failure into what a client reads.
 */
import { Schema } from "effect"
import { clip } from "../util/Text.ts"

/** The codes a client may meet; part of the product's API. */
export type Code =
  | "NOT_FOUND"
  | "INVALID_ARGUMENT"
  | "PARSE_ERROR"
  | "ACCESS_DENIED"
  | "TOO_LARGE"
  | "UNSUPPORTED"
  | "INTERNAL"

/** The caller's arguments are wrong; `problems` names each one at once. */
export class InvalidArgument extends Schema.TaggedError<InvalidArgument>()("InvalidArgument", {
  problems: Schema.NonEmptyArray(Schema.String)
}) {
  readonly code = "INVALID_ARGUMENT"
  override get message() {
    return this.problems.join("; ")
  }
}

/** The requested thing does not exist; `suggestions` are at most five near names, best first. */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", {
  message: Schema.String,
  suggestions: Schema.Array(Schema.String)
}) {
  readonly code = "NOT_FOUND"
}

/** A document is damaged. `line` and `column` count from 1. */
export class ParseError extends Schema.TaggedError<ParseError>()("ParseError", {
  file: Schema.String,
  line: Schema.Int,
  column: Schema.Int,
  reason: Schema.String,
  /** The line at fault, clipped; empty when it is not known. */
  excerpt: Schema.String
}) {
  readonly code = "PARSE_ERROR"
  override get message() {
    return `${this.file}:${this.line}:${this.column}: ${this.reason}${this.excerpt === "" ? "" : ` in: ${this.excerpt}`}`
  }
}

/** A path lies outside the allowed root, or may not be read. */
export class AccessDenied extends Schema.TaggedError<AccessDenied>()("AccessDenied", { message: Schema.String }) {
  readonly code = "ACCESS_DENIED"
}

/** More than this server reads or answers at once. */
export class TooLarge extends Schema.TaggedError<TooLarge>()("TooLarge", { message: Schema.String }) {
  readonly code = "TOO_LARGE"
}

/** A form of input that this server does not read. */
export class Unsupported extends Schema.TaggedError<Unsupported>()("Unsupported", { message: Schema.String }) {
  readonly code = "UNSUPPORTED"
}

export type Failure = InvalidArgument | NotFound | ParseError | AccessDenied | TooLarge | Unsupported

/** A failure as the client's JSON: `code`, `message` and the fields of its kind. */
export interface FailureAnswer {
  readonly code: Code
  readonly message: string
  readonly [field: string]: unknown
}

/**
 * Returns a failure as the client's JSON.
 *
 * @example
 * toAnswer(invalid("limit", "must be positive")).code // "INVALID_ARGUMENT"
 */
export const toAnswer = (failure: Failure): FailureAnswer => {
  const base: FailureAnswer = { code: failure.code, message: failure.message }
  switch (failure._tag) {
    case "InvalidArgument":
      return { ...base, problems: failure.problems }
    case "NotFound":
      return { ...base, suggestions: failure.suggestions.slice(0, 5) }
    case "ParseError":
      return { ...base, file: failure.file, line: failure.line, column: failure.column, reason: failure.reason }
    default:
      return base
  }
}

/**
 * Makes the failure for one argument.
 *
 * @example
 * invalid("limit", "must be positive").message // "limit: must be positive"
 */
export const invalid = (argument: string, problem: string): InvalidArgument =>
  new InvalidArgument({ problems: [`${argument}: ${problem}`] })

/**
 * `No class is named "Nod". Did you mean Node, Node2D?`, with whatever else helps.
 *
 * @example
 * notFound({ what: "class", name: "Nod", suggestions: ["Node", "Node2D"] }).message
 * // "No class is named \"Nod\". Did you mean Node, Node2D?"
 */
export const notFound = (options: {
  readonly what: string
  readonly name: string
  readonly suggestions?: ReadonlyArray<string>
  /** A sentence that names the next call, or another reason. */
  readonly hint?: string
}): NotFound => {
  const suggestions = (options.suggestions ?? []).slice(0, 5)
  const near = suggestions.length === 0 ? "" : ` Did you mean ${suggestions.join(", ")}?`
  const hint = options.hint === undefined ? "" : ` ${options.hint}`
  return new NotFound({
    message: `No ${options.what} is named ${JSON.stringify(clip(options.name))}.${near}${hint}`,
    suggestions
  })
}
