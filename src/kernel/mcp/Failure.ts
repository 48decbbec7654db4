/**
 * The expected failures of tools.
 *
 * Every expected failure of every tool is one of these values. `toAnswer` is the
 * one place that turns a failure into what a client reads.
 */
import { Data } from "effect"
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

/** Wrong arguments of the caller; `problems` names each one at once. */
export class InvalidArgument extends Data.TaggedError("InvalidArgument")<{
  readonly problems: readonly [string, ...ReadonlyArray<string>]
}> {
  readonly code = "INVALID_ARGUMENT"
  override get message() {
    return this.problems.join("; ")
  }
}

/** A requested thing that does not exist; `suggestions` are at most five near names, best first. */
export class NotFound extends Data.TaggedError("NotFound")<{
  readonly message: string
  readonly suggestions: ReadonlyArray<string>
}> {
  readonly code = "NOT_FOUND"
}

/** A damaged document. `line` and `column` count from 1. */
export class ParseError extends Data.TaggedError("ParseError")<{
  readonly file: string
  readonly line: number
  readonly column: number
  readonly reason: string
  /** The line at fault, clipped; empty when it is not known. */
  readonly excerpt: string
}> {
  readonly code = "PARSE_ERROR"
  override get message() {
    return `${this.file}:${this.line}:${this.column}: ${this.reason}${this.excerpt === "" ? "" : ` in: ${this.excerpt}`}`
  }
}

/** A path outside the allowed root, or one that may not be read. */
export class AccessDenied extends Data.TaggedError("AccessDenied")<{ readonly message: string }> {
  readonly code = "ACCESS_DENIED"
}

/** A request for more than this server reads or answers at once. */
export class TooLarge extends Data.TaggedError("TooLarge")<{ readonly message: string }> {
  readonly code = "TOO_LARGE"
}

/** A form of input that this server does not read. */
export class Unsupported extends Data.TaggedError("Unsupported")<{ readonly message: string }> {
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
 * Makes the failure for a name that does not exist, with near names and whatever else helps.
 *
 * @example
 * notFound({ what: "class", name: "Nod", suggestions: ["Node", "Node2D"] }).message
 * // "No class is named \"Nod\". Did you mean Node, Node2D?"
 */
export const notFound = (options: {
  readonly what: string
  readonly name: string
  readonly suggestions?: ReadonlyArray<string>
  /** A remark on the first suggestion. */
  readonly note?: string
  /** A sentence that names the next call, or another reason. */
  readonly hint?: string
}): NotFound => {
  const suggestions = (options.suggestions ?? []).slice(0, 5)
  const told = suggestions.map((one, i) => (i === 0 && options.note !== undefined ? `${one} (${options.note})` : one))
  const near = told.length === 0 ? "" : ` Did you mean ${told.join(", ")}?`
  const hint = options.hint === undefined ? "" : ` ${options.hint}`
  return new NotFound({
    message: `No ${options.what} is named ${JSON.stringify(clip(options.name))}.${near}${hint}`,
    suggestions
  })
}
