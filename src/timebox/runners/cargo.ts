/** cargo: `cargo test`, all targets of it whichever fails; libtest's ordinary output, since its JSON is not stable. */
import type { ProcessDetail } from "../process/Run.ts"
import { finished, hung, type Rerun, started, type TestEvent, type TestRef, totals } from "../results/TestEvent.ts"
import { type LineReader, nothing, type Project, type Runner, type Selection } from "./Runner.ts"
import { compilerErrors, ERROR } from "./rustErrors.ts"
import { exactName, FOREIGN_LINE, isTestProgram, ownFrames, panicPlace, rerun } from "./rustTests.ts"

/** rustdoc splits a filter at blanks and passes the words to libtest, so no word may look like an option. */
const filterProblem = (target: string): string | undefined =>
  exactName(target) === undefined && docWord(target) === undefined && /(?:^|[\s\u0085])-/u.test(target)
    ? 'no word of it may begin with "-": cargo or the test program would read it as an option'
    : undefined

/** `src/lib.rs - sum::adds (line 3)` */
const docName = /^(\S+\.\w+) - (.*?) ?\(line (\d+)\)$/

/**
 * Returns the word that chooses the doctest `^src/lib.rs - sum::adds (line 3)$`: its item, or the file for one in a
 * file's own documentation, since rustdoc splits filters at spaces.
 */
const docWord = (pattern: string): string | undefined => {
  const [, file, item = ""] = docName.exec(/^\^(.*)\$$/.exec(pattern)?.[1] ?? "") ?? []
  if (file === undefined || file.startsWith("-")) return undefined
  return /^[\p{XID_Start}_][\p{XID_Continue}:]*/u.exec(item)?.[0] ?? file
}

/** `number`: the position among tests of the same name. */
const ref = (name: string, number = 1): TestRef => {
  const rerun: Rerun = { scope: "pattern", target: `^${name}$` }
  const [, file, , line] = docName.exec(name) ?? []
  const place = file === undefined ? {} : { file, line: Number(line) }
  return { name: number === 1 ? name : `${name} (${number})`, ...place, rerun }
}

const args = ({ pattern }: Selection): ReadonlyArray<string> => {
  const base = ["test", "--no-fail-fast"]
  if (pattern === undefined) return base
  const filters = pattern.split("\n")
  const exact = filters.flatMap((filter) => exactName(filter) ?? [])
  if (exact.length === filters.length) return [...base, "--", "--exact", ...exact]
  const docs = filters.flatMap((filter) => docWord(filter) ?? [])
  // Given a filter, cargo runs no doctests; given one after `--`, it does.
  if (docs.length === filters.length) return [...base, "--doc", "--", ...docs]
  const words = filters.map((filter) => exactName(filter) ?? docWord(filter) ?? filter)
  return words.length === 1 ? [...base, ...words] : [...base, "--", ...words]
}

/** Bytes of a thread's name that linux keeps; libtest names the thread of a test like the test. */
const MAX_THREAD_NAME = 15

/** Maximum number of ended tests whose names are kept. */
const MAX_ENDED = 50_000

/** Lines of a message, backtrace included, that are kept. */
const MAX_MESSAGE_LINES = 200

const threadNameOf = (test: string): string => Buffer.from(test).toString("latin1", 0, MAX_THREAD_NAME)

/**
 * Returns the test that has run for longest. libtest starts tests in the order in which it lists them, so that is the
 * first of the list that has not ended, if a thread has its name.
 *
 * @see https://doc.rust-lang.org/rustc/tests/index.html
 */
const oldestUnended = ({ threads }: ProcessDetail, listing: string, ended: ReadonlySet<string>): string | undefined => {
  const listed = Array.from(listing.matchAll(/^(\S.*): test$/gm), ([, name = ""]) => name)
  const next = listed.find((name) => !ended.has(name))
  const isRunning = next !== undefined && threads.includes(threadNameOf(next))
  return isRunning ? next : undefined
}

/**
 * The end of a test program that libtest did not choose:
 * `process didn't exit successfully: \`.../sum-0905a3\` (signal: 6, SIGABRT: ...)`.
 */
const CRASH =
  /^ {2}process didn't exit successfully: `(?:\S*[\\/])?(\S+?)-[0-9a-f]{16}\S*(?: .*)?` \(((?:signal|exit status|exit code): .{1,100})\)$/

/** The line that cargo writes before it starts a test program. */
const RUNNING = /^\s+(?:Running (?:unittests )?\S.* \(.*\)|Doc-tests \S+)$/

const SUM = /^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored/

/** A line of a test: its name, and its result once there is one. */
const TEST = /^test (\S.*?)(?: - should panic| - compile(?: fail)?)? \.\.\. ?(.*)$/

const outcomeOf = (result: string): "passed" | "failed" | "skipped" | undefined =>
  result === "ok" ? "passed" : result === "FAILED" ? "failed" : result.startsWith("ignored") ? "skipped" : undefined

/** Counts the tests of the test programs, which run one after the other; several may have a test of one name. */
class TestPrograms {
  /** Number of test programs so far. */
  #program = 0
  /** The programs of tests, by name. */
  readonly #programs = new Map<string, Array<number>>()
  /** Names of tests that have run in this test program; a line that a test prints may look like a heading. */
  #ran = new Set<string>()
  /** Started tests of the current test program that have no result yet, and the results of the others. */
  #left = 0
  #results = { passed: 0, failed: 0, skipped: 0 }
  /** Tests that have ended in the test program that runs now. */
  #ended = new Set<string>()

  /** Begins the next test program; reports what was left of the one before. */
  begin(count: number): ReadonlyArray<TestEvent> {
    const earlier = this.lost()
    this.#program++
    this.#left = count
    this.#results = { passed: 0, failed: 0, skipped: 0 }
    this.#ended = new Set()
    this.#ran = new Set()
    return [...earlier, count === 0 ? { kind: "none" } : { kind: "expected", count }]
  }

  /** Ends the test program with its totals. */
  end(): void {
    this.#left = 0
  }

  /** Reports the tests that were left when a program ended before its totals. */
  lost(): ReadonlyArray<TestEvent> {
    const count = this.#left
    this.#left = 0
    const { failed, passed, skipped } = this.#results
    return count > 0 ? [{ kind: "lost", count }, totals(passed, failed, skipped, true)] : nothing
  }

  refOf(name: string): TestRef {
    const all = this.#programs.get(name) ?? []
    if (this.#programs.size < MAX_ENDED) this.#programs.set(name, all)
    if (all.at(-1) !== this.#program) all.push(this.#program)
    return ref(name, all.length)
  }

  mayHaveRun(name: string): boolean {
    return this.#ran.size === 0 || this.#ran.has(name)
  }

  /** Reads a test with the text after its name: a result, or output of the test itself. */
  take(name: string, result: string): TestEvent {
    if (this.#ran.size < MAX_ENDED) this.#ran.add(name)
    const outcome = outcomeOf(result)
    if (outcome === undefined) return started(this.refOf(name))
    if (this.#ended.size < MAX_ENDED) this.#ended.add(name)
    this.#left--
    this.#results[outcome]++
    return finished(this.refOf(name), outcome)
  }

  /** Returns the test that has run for longest, if that is known. */
  oldest(process: ProcessDetail, listing: string): string | undefined {
    return this.#ended.size < MAX_ENDED ? oldestUnended(process, listing, this.#ended) : undefined
  }
}

/** Reads `---- sum::adds stdout ----` with what follows it, and the list of failures. */
class Failures {
  readonly #programs: TestPrograms
  readonly #root: string
  #open: { readonly name: string; readonly message: Array<string> } | undefined
  #isList = false

  constructor(programs: TestPrograms, root: string) {
    this.#programs = programs
    this.#root = root
  }

  get isInside(): boolean {
    return this.#open !== undefined || this.#isList
  }

  /** Returns undefined for a line that is none of theirs. */
  read(line: string): ReadonlyArray<TestEvent> | undefined {
    const heading = /^---- (\S.*) stdout ----$/.exec(line)?.[1]
    if (heading !== undefined && this.#programs.mayHaveRun(heading)) {
      const earlier = this.end()
      this.#open = { name: heading, message: [] }
      return earlier
    }
    if (line === "failures:") {
      this.#isList = true
      return this.end()
    }
    if (this.#open !== undefined) {
      if (this.#open.message.length < MAX_MESSAGE_LINES) this.#open.message.push(line)
      return nothing
    }
    const listed = this.#isList ? /^ {4}(\S.*)$/.exec(line)?.[1] : undefined
    if (listed === undefined) {
      if (line !== "") this.#isList = false
      return undefined
    }
    return this.#programs.mayHaveRun(listed) ? [finished(this.#programs.refOf(listed), "failed")] : nothing
  }

  /** Reports the failure that is open. */
  end(): ReadonlyArray<TestEvent> {
    const open = this.#open
    if (open === undefined) return nothing
    this.#open = undefined
    const text = open.message.join("\n")
    // rustdoc counts the lines of a doctest from its beginning.
    const test = { ...panicPlace(text), ...this.#programs.refOf(open.name) }
    return [finished(test, "failed", ownFrames(text, this.#root))]
  }
}

/**
 * Reads `test sum::adds ... FAILED`, `---- sum::adds stdout ----` and the lines below it, and `test result: ...`.
 * Several test programs may have a test of one name: ` (2)` is appended to the second, and so on. The program is named
 * on the other stream, whose lines may come a little earlier or later.
 */
const reader = ({ root }: Project): LineReader => {
  const programs = new TestPrograms()
  const failures = new Failures(programs, root)
  const errors = compilerErrors()

  /** Reads the begin and the end of a test program; undefined for other lines. */
  const readProgram = (line: string): ReadonlyArray<TestEvent> | undefined => {
    if (RUNNING.test(line)) {
      const earlier = failures.end()
      errors.started()
      return earlier
    }
    const sum = SUM.exec(line)
    if (sum !== null) {
      programs.end()
      return [...failures.end(), totals(Number(sum[1]), Number(sum[2]), Number(sum[3]), true)]
    }
    const count = /^running (\d+) tests?$/.exec(line)?.[1]
    if (count === undefined) return undefined
    errors.started()
    return programs.begin(Number(count))
  }

  const readTest = (line: string): ReadonlyArray<TestEvent> => {
    const overflown = /^thread '(.{1,300})' (?:\(\d+\) )?has overflowed its stack$/.exec(line)?.[1]
    if (overflown !== undefined) return [finished(programs.refOf(overflown), "failed", line)]
    const crash = CRASH.exec(line)
    if (crash !== null)
      return [{ kind: "note", text: `The test program ${crash[1]} ended with ${crash[2]}`, hasRun: true }]
    const slow = /^test (\S.*?) has been running for over/.exec(line)?.[1]
    if (slow !== undefined) return [started(programs.refOf(slow))]
    const [, name, result] = TEST.exec(line) ?? []
    return name === undefined || result === undefined ? nothing : [programs.take(name, result)]
  }

  return {
    read: (line) =>
      (failures.isInside ? undefined : errors.read(line)) ?? readProgram(line) ?? failures.read(line) ?? readTest(line),
    end: () => [...errors.end(), ...failures.end(), ...programs.lost()],
    isInside: () => failures.isInside || errors.isInside(),
    hung: (process, listing) => {
      const name = programs.oldest(process, listing)
      return name === undefined ? nothing : [hung(programs.refOf(name))]
    }
  }
}

export const cargo = {
  name: "cargo",
  program: "cargo",
  source: "https://doc.rust-lang.org/cargo/commands/cargo-test.html",
  args,
  pattern: { problem: filterProblem },
  rerun,
  // `test sum::adds ... ok`
  patterns: {
    failure: /^error(?:\[E\d+\])?:|panicked at/,
    test: /^test \S.* \.\.\.|^test \S+ has been running for over/,
    aside: FOREIGN_LINE
  },
  marker: new RegExp(
    `^(?:test |running \\d|---- |failures:|thread '|  process didn't)|^ +(?:Running |Doc-tests )|${ERROR.source}`,
    "m"
  ),
  words: [
    "test ",
    "running ",
    "---- ",
    "failures:",
    "Running ",
    "Doc-tests ",
    "error: ",
    "error[",
    "thread '",
    "process didn't"
  ],
  reader,
  // The program has the arguments of the run: the filters choose what is listed too.
  hang: { isTestProgram, listing: ({ args }) => [...args, "--list"] },
  exitCodes: { 101: "Tests failed, or did not compile (exit code 101)." }
} as const satisfies Runner
