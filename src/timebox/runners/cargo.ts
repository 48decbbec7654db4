/** cargo: `cargo test`, all targets of it whichever fails; libtest's ordinary output, since its JSON is not stable. */
import type { ProcessDetail } from "../process/Run.ts"
import { finished, hung, type Rerun, started, type TestEvent, type TestRef, totals } from "../results/TestEvent.ts"
import { type LineReader, nothing, type Project, type Runner, type Selection } from "./Runner.ts"
import { compilerErrors, ERROR } from "./rustErrors.ts"
import { exactName, FOREIGN_LINE, isTestProgram, ownFrames, panicPlace, rerun } from "./rustTests.ts"

/** rustdoc splits a filter at blanks and passes the words to libtest, so no word may look like an option. */
const filterProblem = (target: string): string | undefined =>
  exactName(target) === undefined && docWord(target) === undefined && /(?:^|[\s\u0085])-/u.test(target)
    ? 'no word of it may begin with "-": cargo, or the test program, would take it for an option'
    : undefined

/** `src/lib.rs - sum::adds (line 3)` */
const docName = /^(\S+\.\w+) - (.*?) ?\(line (\d+)\)$/

/**
 * Returns the word that chooses the doctest `^src/lib.rs - sum::adds (line 3)$`: its item, or the file for one in a
 * file's own documentation, since rustdoc splits filters at blanks.
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

/** The end of a test program that libtest did not choose: `process didn't exit successfully: \`.../sum-0905a3\` (signal: 6, SIGABRT: ...)`. */
const CRASH =
  /^ {2}process didn't exit successfully: `(?:\S*[\\/])?(\S+?)-[0-9a-f]{16}\S*(?: .*)?` \(((?:signal|exit status|exit code): .{1,100})\)$/

/** The line that cargo writes before it starts a test program. */
const RUNNING = /^\s+(?:Running (?:unittests )?\S.* \(.*\)|Doc-tests \S+)$/

/**
 * Reads `test sum::adds ... FAILED`, `---- sum::adds stdout ----` and what follows it, and `test result: ...`. Several
 * test programs may have a test of one name: ` (2)` is appended to the second, and so on. The program is named on the
 * other stream, whose lines may come a little earlier or later.
 */
const reader = ({ root }: Project): LineReader => {
  /** Number of test programs so far. */
  let program = 0
  /** The programs of tests, by name. */
  const programs = new Map<string, Array<number>>()
  /** Names of tests that have run in this test program; a line that a test prints may look like a heading. */
  let ran = new Set<string>()
  const refOf = (name: string): TestRef => {
    const all = programs.get(name) ?? []
    if (programs.size < MAX_ENDED) programs.set(name, all)
    if (all.at(-1) !== program) all.push(program)
    return ref(name, all.length)
  }
  const mayHaveRun = (name: string): boolean => ran.size === 0 || ran.has(name)
  let open: { readonly name: string; readonly message: Array<string> } | undefined
  const errors = compilerErrors()
  let isList = false
  /** Started tests of the current test program that have no result yet, and the results of the others. */
  let left = 0
  let results = { passed: 0, failed: 0, skipped: 0 }
  /** Tests that have ended in the test program that runs now. */
  let ended = new Set<string>()
  const flush = (): ReadonlyArray<TestEvent> => {
    if (open === undefined) return nothing
    const { name, message } = open
    open = undefined
    const text = message.join("\n")
    // rustdoc counts the lines of a doctest again.
    return [finished({ ...panicPlace(text), ...refOf(name) }, "failed", ownFrames(text, root))]
  }
  /** Reports the tests that were left when a program ended before its sum. */
  const lost = (): ReadonlyArray<TestEvent> => {
    const count = left
    left = 0
    const { failed, passed, skipped } = results
    return count > 0 ? [{ kind: "lost", count }, totals(passed, failed, skipped, true)] : nothing
  }
  return {
    read: (line) => {
      const events = open === undefined && !isList ? errors.read(line) : undefined
      if (events !== undefined) return events
      if (RUNNING.test(line)) {
        const earlier = flush()
        errors.started()
        return earlier
      }
      const sum = /^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored/.exec(line)
      if (sum !== null) left = 0
      if (sum !== null) return [...flush(), totals(Number(sum[1]), Number(sum[2]), Number(sum[3]), true)]
      const count = /^running (\d+) tests?$/.exec(line)?.[1]
      if (count !== undefined) {
        const earlier = lost()
        errors.started()
        program++
        left = Number(count)
        results = { passed: 0, failed: 0, skipped: 0 }
        ended = new Set()
        ran = new Set()
        return [...earlier, count === "0" ? { kind: "none" } : { kind: "expected", count: left }]
      }
      const heading = /^---- (\S.*) stdout ----$/.exec(line)?.[1]
      if (heading !== undefined && mayHaveRun(heading)) {
        const earlier = flush()
        open = { name: heading, message: [] }
        return earlier
      }
      if (line === "failures:") {
        isList = true
        return flush()
      }
      const listed = isList && open === undefined ? /^ {4}(\S.*)$/.exec(line)?.[1] : undefined
      if (listed !== undefined) return mayHaveRun(listed) ? [finished(refOf(listed), "failed")] : nothing
      if (isList && open === undefined && line !== "") isList = false
      if (open !== undefined) {
        if (open.message.length < MAX_MESSAGE_LINES) open.message.push(line)
        return nothing
      }
      const overflown = /^thread '(.{1,300})' (?:\(\d+\) )?has overflowed its stack$/.exec(line)?.[1]
      if (overflown !== undefined) return [finished(refOf(overflown), "failed", line)]
      const crash = CRASH.exec(line)
      if (crash !== null)
        return [{ kind: "note", text: `The test program ${crash[1]} ended with ${crash[2]}`, hasRun: true }]
      const slow = /^test (\S.*?) has been running for over/.exec(line)?.[1]
      if (slow !== undefined) return [started(refOf(slow))]
      const [, name, result] = /^test (\S.*?)(?: - should panic| - compile(?: fail)?)? \.\.\. ?(.*)$/.exec(line) ?? []
      if (name === undefined || result === undefined) return nothing
      if (ran.size < MAX_ENDED) ran.add(name)
      const outcome =
        result === "ok"
          ? "passed"
          : result === "FAILED"
            ? "failed"
            : result.startsWith("ignored")
              ? "skipped"
              : undefined
      if (outcome === undefined) return [started(refOf(name))]
      if (ended.size < MAX_ENDED) ended.add(name)
      left--
      results[outcome]++
      return [finished(refOf(name), outcome)]
    },
    end: () => [...errors.end(), ...flush(), ...lost()],
    isInside: () => open !== undefined || isList || errors.isInside(),
    hung: (process, listing) => {
      const name = ended.size < MAX_ENDED ? oldestUnended(process, listing, ended) : undefined
      return name === undefined ? nothing : [hung(refOf(name))]
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
