/** Events of a test run about its tests, whatever the runner. */
import { stripVTControlCharacters } from "node:util"
import { wholeCharacters } from "../../kernel/util/Text.ts"

/** The request that runs one test again: the arguments of `run_test`. */
export interface Rerun {
  readonly scope: "file" | "pattern"
  readonly target: string
  readonly pattern?: string
}

export interface TestRef {
  /** Its name for a person: file and titles, or the runner's own identifier. */
  readonly name: string
  /** Path from the root, with `/`. */
  readonly file?: string
  /** Line of the failed assertion where it is known, else of the test; from 1. */
  readonly line?: number
  readonly rerun?: Rerun
  /** True if this is not a test but a package whose program failed by itself. */
  readonly isPackage?: true
  /** True if this is not a test but a package that could not be built, or a place that could not be compiled. */
  readonly isUnbuilt?: true
}

export type TestResult = "passed" | "failed" | "skipped"

export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The stacks of a program that hung, crashed or had run for long. */
export interface Stack {
  /** The threads with a line of the project; first the one that was running, if known. */
  readonly threads: readonly [Thread, ...ReadonlyArray<Thread>]
  /** The project's functions in it, as `functionOf` writes them, of all threads. */
  readonly functions: ReadonlySet<string>
  /** True if it was written after a time limit, and the program went on. */
  readonly isTimed: boolean
}

export interface Thread {
  /** The error and the project's lines. */
  readonly text: string
  readonly functions: ReadonlySet<string>
}

export type TestEvent =
  /** Number of tests; each such event adds to the earlier ones. */
  | { readonly kind: "expected"; readonly count: number }
  | { readonly kind: "started"; readonly test: TestRef }
  | {
      readonly kind: "finished"
      readonly test: TestRef
      readonly result: TestResult
      readonly message?: string
      /** True if the failure is in the ordinary output but not in the machine-readable report. */
      readonly isUnreported?: true
      /** True if the test may be tried again: a later result takes the place of this one. */
      readonly mayChange?: true
    }
  /** The end of something that had started and is not a test, such as the loading of a file. */
  | { readonly kind: "hidden"; readonly test: TestRef }
  /** The runner's own sum; `adds` to earlier sums (one for each test program), else replaces them. */
  | { readonly kind: "totals"; readonly totals: Totals; readonly adds: boolean }
  /** The runner's statement that there was nothing to run, here or in total. */
  | { readonly kind: "none" }
  /** The message so far of a test that has not ended, in case the run ends before it. */
  | { readonly kind: "unfinished"; readonly test: TestRef; readonly message: string }
  /** The end of a test whose result is reported later, if at all. */
  | { readonly kind: "ended"; readonly test: TestRef }
  /** The places of the program when it hung or crashed, for the test that has not ended. */
  | { readonly kind: "stack"; readonly stack: Stack }
  /** The end of a test program that did not run the rest of its tests. */
  | { readonly kind: "lost"; readonly count: number }
  /** The normal end of the runner. */
  | { readonly kind: "done" }
  /** The end of an output without totals. */
  | { readonly kind: "cut" }
  /** The error that the output ends with: what ended the run, if it failed without a result. */
  | { readonly kind: "lastError"; readonly text: string }
  /** A report, written at the end, from which tests are missing. */
  | { readonly kind: "incomplete" }
  /** A test that had not ended when the run was ended: a result reported for it later is not its own. */
  | { readonly kind: "hung"; readonly test: TestRef }
  /** A message about the whole run, such as a missing framework. */
  | {
      readonly kind: "note"
      readonly text: string
      /** True if something was run, even if no test is reported. */
      readonly hasRun?: true
    }

/**
 * Makes the event of a test that has started.
 *
 * @example started({ name: "adds" }) // { kind: "started", test: { name: "adds" } }
 */
export const started = (test: TestRef): TestEvent => ({ kind: "started", test })

/**
 * Makes the event of a test that a hung process was running.
 *
 * @example hung({ name: "adds" }) // { kind: "hung", test: { name: "adds" } }
 */
export const hung = (test: TestRef): TestEvent => ({ kind: "hung", test })

export type Finished = Extract<TestEvent, { kind: "finished" }>

/**
 * Makes the event of a test that has ended.
 *
 * @example finished({ name: "adds" }, "failed", "1 is not 2").message // "1 is not 2"
 */
export const finished = (test: TestRef, result: TestResult, message = ""): Finished => ({
  kind: "finished",
  test,
  result,
  ...(message.trim() === "" ? {} : { message: bounded(message) })
})

/**
 * Makes a failure from the ordinary output: the machine-readable report lacks it or calls
 * the test passed or skipped.
 *
 * @example unreported({ name: "test/a.js", file: "test/a.js" }, "SyntaxError: Unexpected token")
 */
export const unreported = (test: TestRef, message: string): Finished => ({
  kind: "finished",
  test,
  result: "failed",
  isUnreported: true,
  ...(message.trim() === "" ? {} : { message: bounded(message) })
})

/**
 * Makes the event of a runner's own sums; `adds` to earlier sums instead of replacing them.
 *
 * @example totals(2, 1, 0) // { kind: "totals", totals: { passed: 2, failed: 1, skipped: 0 }, adds: false }
 */
export const totals = (passed: number, failed: number, skipped: number, adds = false): TestEvent => ({
  kind: "totals",
  totals: { passed, failed, skipped },
  adds
})

/** Maximum number of characters of a failure's message that are kept. */
const MAX_MESSAGE = 2000

/** Returns `text` without blank ends and colours, its middle left out if it is long. */
const bounded = (text: string): string => {
  const lines = stripVTControlCharacters(text).trimEnd().split("\n")
  // Blank lines at the start go; the first line keeps its indentation.
  const first = lines.findIndex((line) => line.trim() !== "")
  const plain = lines.slice(Math.max(first, 0)).join("\n")
  if (plain.length <= MAX_MESSAGE) return plain
  const half = MAX_MESSAGE >> 1
  return `${wholeCharacters(plain.slice(0, half))}\n[…]\n${wholeCharacters(plain.slice(-half))}`
}

/** Maximum number of names that are remembered; a flood may hold any number. */
const MAX_NUMBERED = 50_000

/**
 * Distinguishes tests with the same name: appends ` (2)` to the second, and so on.
 *
 * @example
 * const distinct = numbered()
 * [distinct({ name: "adds" }), distinct({ name: "adds" })].map(({ name }) => name) // ["adds", "adds (2)"]
 */
export const numbered = (): ((test: TestRef) => TestRef) => {
  const counts = new Map<string, number>()
  return (test) => {
    const count = (counts.get(test.name) ?? 0) + 1
    if (count > 1 || counts.size < MAX_NUMBERED) counts.set(test.name, count)
    return count === 1 ? test : { ...test, name: `${test.name} (${count})` }
  }
}

/**
 * Returns a regular expression that matches only `text`, in the syntax that Go, Python, Rust, Dart and JavaScript
 * share.
 *
 * @example literal("adds (1 + 1)") // "adds \\(1 \\+ 1\\)"
 */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")
