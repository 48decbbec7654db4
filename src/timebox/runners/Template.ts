/**
 * The shape of a runner: which program, and which words after it for each scope.
 *
 * A template is pure. The one word of a client's in it, the target, is always one
 * argument, and stands where the program cannot take it for an option.
 */

/** What to run: everything, one file (or folder), or the tests whose names fit. */
export type Scope = "all" | "file" | "pattern"

export const scopes = ["all", "file", "pattern"] as const satisfies ReadonlyArray<Scope>

/** How a file is named to the program. */
export interface FileForm {
  readonly args: (target: string) => ReadonlyArray<string>
  /** Every path that the program may read in the target, beside the target itself: without its suffix, for one. */
  readonly paths: (target: string) => ReadonlyArray<string>
  /** Why the program would read another file than the one named; nothing where it would not. */
  readonly problem?: (target: string) => string | undefined
}

/** How a pattern of test names is given to the program. */
export interface PatternForm {
  readonly args: (target: string) => ReadonlyArray<string>
  readonly problem?: (target: string) => string | undefined
}

export interface Template {
  /** Looked up on PATH. */
  readonly program: string
  /** The documentation that the arguments are taken from. */
  readonly source: string
  readonly all: ReadonlyArray<string>
  /** Absent where the tool cannot run one file. */
  readonly file?: FileForm
  /** Absent where the tool cannot choose tests by name. */
  readonly pattern?: PatternForm
  /** A folder below the root that is looked in for the program after PATH, as npm's scripts do. */
  readonly localPrograms?: string
}
