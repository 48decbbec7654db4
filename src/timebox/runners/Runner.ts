/**
 * The interface of a runner: its program, its arguments, and how its output is read.
 *
 * A runner is one file and pure: adding one adds a file and its line in the registry. A client's words are whole
 * arguments, or the value of an option, placed so that the program cannot take them for options.
 */
import { percentDecoded } from "../../kernel/util/Percent.ts"
import type { ProcessDetail } from "../process/Run.ts"
import { literal, type Rerun, type TestEvent } from "../results/TestEvent.ts"

export const scopes = ["all", "file", "pattern", "failed"] as const

/**
 * The choice of tests: all tests, one file (or folder), the tests with matching names, or those that failed last time.
 */
export type Scope = (typeof scopes)[number]

/** The choice of a command line: no file and no pattern means everything. */
export interface Selection {
  readonly files: ReadonlyArray<string>
  readonly pattern?: string
}

/** A runner's access to the project before its tests run. */
export interface Project {
  /** Absolute. */
  readonly root: string
  /**
   * The beginning of a file below the root, or at an absolute path; nothing if there is none, empty if it cannot be
   * read.
   */
  readonly read: (path: string) => string | undefined
  /** Checks whether this is a folder below the root. */
  readonly isFolder: (path: string) => boolean
  /** Names in a folder below the root; none if it cannot be read. */
  readonly namesIn: (path: string) => ReadonlyArray<string>
  /** The environment of the tests. */
  readonly environment: Readonly<Record<string, string>>
}

/** The way in which a file is passed to the program. */
export interface FileForm {
  /** Every path that the program may read in the target, besides the target itself: for example, without its suffix. */
  readonly paths: (target: string) => ReadonlyArray<string>
  /** True if the target itself is not a path (`a.py::test[\\u65e5]`), and only `paths` are. */
  readonly isOnlyPaths?: boolean
  /** The reason why the program would read a file other than the named one, if it would. */
  readonly problem?: (target: string) => string | undefined
}

/** The way in which a pattern of test names is passed to the program. */
export interface PatternForm {
  readonly problem?: (pattern: string) => string | undefined
}

/** Patterns of a runner's output. */
export interface OutputPatterns {
  /** A line about a failure, in addition to those common to all runners. */
  readonly failure: RegExp | null
  /** A line that names a test. Both see a line's beginning and end, if it is long. */
  readonly test: RegExp | null
  /** A line that excerpts leave out, such as a stack's line in the runner itself. */
  readonly aside?: RegExp
  /** Lines that are left out too if they follow such a line, or one another. */
  readonly asideBelow?: RegExp
}

/** Turns cleaned lines into events; may keep earlier lines. */
export interface LineReader {
  readonly read: (line: string) => ReadonlyArray<TestEvent>
  /** Returns the held events at the end of the output. */
  readonly end?: () => ReadonlyArray<TestEvent>
  /** True if the next lines continue what the last one began. */
  readonly isInside?: () => boolean
  /** True once its lines had a test's result, or totals of any runner. */
  readonly hasResults?: () => boolean
  /** Names the tests that a process of a hung run had started; `listing`: what the command of `HangForm` wrote. */
  readonly hung?: (process: ProcessDetail, listing: string) => ReadonlyArray<TestEvent>
}

/** Finds the test that hung if the output does not name it. */
export interface HangForm {
  /** Checks whether a process runs tests. */
  readonly isTestProgram: (process: ProcessDetail) => boolean
  /**
   * Arguments with which that program lists its tests, in the order in which it starts them; none if no list is needed.
   */
  readonly listing: (process: ProcessDetail) => ReadonlyArray<string> | undefined
}

/** The arguments, variables and files that make a program write a machine-readable report. */
export interface ReportRequest {
  readonly args?: ReadonlyArray<string>
  readonly environment?: Readonly<Record<string, string>>
  /** Written to the run's own temporary folder before the start, by name. */
  readonly files?: Readonly<Record<string, string>>
  /** The place below that folder where a program writes its report if no file can be given to it. */
  readonly written?: string
}

/** A machine-readable report beside the ordinary output. */
export interface ReportForm {
  /** `lines`: JSON, one value a line, readable while it grows; `xml`: whole at the end. */
  readonly format: "lines" | "xml"
  /**
   * Undefined if this project cannot have one. `folder`: the temporary one; `file`: the path of the report; both
   * absolute.
   */
  readonly request: (
    place: { readonly folder: string; readonly file: string },
    project: Project
  ) => ReportRequest | undefined
  /** Reads line by line, or for `xml` piece by piece. */
  readonly reader: (project: Project) => LineReader
  /** Facts that only the ordinary output has: skipped tests, the number of tests. */
  readonly lacks?: ReadonlyArray<"skipped" | "expected">
}

export interface Runner {
  readonly name: string
  /** Looked up on PATH. */
  readonly program: string
  /** The documentation that the arguments are taken from. */
  readonly source: string
  /** The program of its subcommand, which cargo looks for on PATH and in its own folder; only `doctor` does as well. */
  readonly subcommand?: string
  /**
   * A folder below the root that is looked in for the program after PATH: that of npm's scripts, a virtual environment.
   */
  readonly localPrograms?: string
  /** The command line's words, with those of the report request in their place. */
  readonly args: (selection: Selection, project: Project, report: ReadonlyArray<string>) => ReadonlyArray<string>
  /** Absent if the tool cannot run one file. */
  readonly file?: FileForm
  /** Absent if the tool cannot choose tests by name. */
  readonly pattern?: PatternForm
  /** Chooses the tests of all of these at once; `union` if absent. */
  readonly rerun?: (tests: ReadonlyArray<Rerun>) => Selection
  /** Files below the root without which the framework is not installed, and what to do then. */
  readonly needs?: { readonly files: ReadonlyArray<string>; readonly advice: string }
  readonly report?: ReportForm
  /** For ordinary output in JSON, one value a line: returns the text for people; undefined for other lines. */
  readonly humanText?: (line: string) => string | undefined
  readonly patterns: OutputPatterns
  /**
   * Lines that the reader of the ordinary output must see, as bytes read in latin1; the others are skipped in floods.
   */
  readonly marker: RegExp
  /** Every line that matches `marker` contains one of these: a search for bytes costs a twentieth of the expression. */
  readonly words?: ReadonlyArray<string>
  /** Matches lines that supersede earlier ones of their kind, such as progress: in a flood only the last is read. */
  readonly latest?: RegExp
  /** Reads the ordinary output, line by line. */
  readonly reader: (project: Project) => LineReader
  /** Meanings of exit codes, where no failed test is named. */
  readonly exitCodes?: Readonly<Record<number, string>>
  /** Makes a hung program write its stacks. */
  readonly dumpSignal?: NodeJS.Signals
  readonly hang?: HangForm
}

/**
 * Joins reruns into one selection: their files, and their patterns as alternatives. No pattern if one of them has none,
 * since its whole file has to run.
 */
export const union = (tests: ReadonlyArray<Rerun>): Selection => {
  const files = [...new Set(tests.flatMap(({ scope, target }) => (scope === "file" ? [target] : [])))]
  const patterns = tests.map(({ scope, target, pattern }) => (scope === "pattern" ? target : pattern))
  const known = [...new Set(patterns.filter((pattern) => pattern !== undefined))]
  if (known.length < new Set(patterns).size || known.length === 0) return { files }
  const [only] = known
  return {
    files,
    pattern: known.length === 1 && only !== undefined ? only : known.map((one) => `(?:${one})`).join("|")
  }
}

/** Returns `target` up to each of `marks` in it. */
export const before = (target: string, ...marks: ReadonlyArray<string>): ReadonlyArray<string> =>
  marks.flatMap((mark) => {
    const at = target.indexOf(mark)
    return at <= 0 ? [] : [target.slice(0, at)]
  })

/** `file.test.ts:12` */
export const linePaths = (target: string): ReadonlyArray<string> => {
  const path = /^(.+?)(?::\d+){1,2}$/.exec(target)?.[1]
  return path === undefined ? [] : [path]
}

/** Returns `./x` for `x`, so that it can be neither an option nor another kind of name (`@args`, an import path). */
export const dotted = (target: string): string => (target.startsWith("./") || target === "." ? target : `./${target}`)

/** Returns `path` relative to `root`, with `/`; as it is where it does not lie below. */
export const fromRoot = (root: string, path: string): string => {
  const address = path.startsWith("file://") ? path.slice("file://".length) : undefined
  const plain = address === undefined ? path : (percentDecoded(address) ?? address)
  const whole = plain.replace(/^\/(?=[A-Za-z]:)/, "")
  return (belowRoot(root, whole) ?? slashed(whole)).replace(/^\.[\\/]/, "")
}

/**
 * Returns an absolute `path` relative to `root`, with `/`; undefined if it does not lie below.
 *
 * @example
 * belowRoot("/app", "/app/a.go") // "a.go"
 * belowRoot("C:\\app", "c:/app/a.go") // "a.go"
 */
export const belowRoot = (root: string, path: string): string | undefined => {
  const [inside, whole] = [slashed(root), slashed(path)]
  return whole.startsWith(`${inside}/`) ? whole.slice(inside.length + 1) : undefined
}

/** With `/`, and the letter of a drive in capitals: on Windows either case is one path. */
const slashed = (path: string): string =>
  /^[A-Za-z]:/.test(path) ? path.replaceAll("\\", "/").replace(/^[a-z]/, (drive) => drive.toUpperCase()) : path

/** The first line number that a stack or a message names for `file`. */
export const lineIn = (text: string, file: string): number | undefined => {
  if (file === "") return undefined
  for (let at = text.indexOf(file); at !== -1; at = text.indexOf(file, at + 1)) {
    const line = /^:(\d+)/.exec(text.slice(at + file.length, at + file.length + 8))?.[1]
    if (line !== undefined) return Number(line)
  }
  // Babel's form: `/app/test/a.test.js: Unexpected token (2:0)`.
  const line = new RegExp(`${literal(file)}: .{0,300}\\((\\d+):\\d+\\)`).exec(text)?.[1]
  return line === undefined ? undefined : Number(line)
}

/**
 * Returns the number before a word in totals; 0 if they lack the word.
 *
 * @example countIn("1 failed, 2 passed, 3 total", "passed") // 2
 */
export const countIn = (sum: string, word: string): number => Number(new RegExp(`(\\d+) ${word}`).exec(sum)?.[1] ?? 0)

export const nothing: ReadonlyArray<TestEvent> = []
