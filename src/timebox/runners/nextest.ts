/**
 * nextest: `cargo nextest run`, all tests whichever fails; JUnit XML at the end, and its ordinary output, which names
 * every test.
 */
import { join } from "node:path"
import { type JUnitCase, junitReader } from "../results/JUnit.ts"
import {
  type Finished,
  finished,
  hung,
  started,
  type TestEvent,
  type TestRef,
  totals,
  unreported
} from "../results/TestEvent.ts"
import { type LineReader, nothing, type Project, type ReportRequest, type Runner, type Selection } from "./Runner.ts"
import { compilerErrors, ERROR } from "./rustErrors.ts"
import { exactName, FOREIGN_LINE, isTestProgram, ownFrames, panicPlace, rerun } from "./rustTests.ts"

const ref = (binary: string, name: string): TestRef => ({
  name: `${binary} ${name}`,
  rerun: { scope: "pattern", target: `^${name}$` }
})

const args = ({ pattern }: Selection, _: Project, report: ReadonlyArray<string>): ReadonlyArray<string> => {
  const base = ["nextest", "run", "--no-fail-fast", ...report]
  if (pattern === undefined) return base
  const filters = pattern.split("\n")
  const exact = filters.flatMap((filter) => exactName(filter) ?? [])
  if (exact.length === filters.length) return [...base, "-E", exact.map((name) => `test(=${name})`).join(" | ")]
  return [...base, ...filters.map((filter) => exactName(filter) ?? filter)]
}

/**
 * A line of a test: its state, time, iteration of a stress run, number and name. Behind `[>` its time goes on.
 *
 * @example STATUS.exec("     SIGSEGV [   0.005s] (14/100) sum tests::crashes")?.[1] // "SIGSEGV"
 * @see https://github.com/nextest-rs/nextest/blob/main/nextest-runner/src/reporter/displayer/imp.rs
 */
const STATUS =
  /^\s*([A-Z][A-Z\d +/-]{0,20}?)\s+\[([^\]]{0,30})\]\s+(?:\[[\d/]{1,40}\]\s+)?(?:\([^)]{0,40}\)\s+)?(\S+)\s+(\S.*)$/

type State = "passed" | "skipped" | "failed" | "running" | "retried"

/** State of a test by the words of its line. */
const stateOf = (status: string, time: string): State | undefined => {
  if (time.startsWith(">") || /^(?:START|TERMINATING|TRY \d+ (?:START|SLOW|TRMNTG))$/.test(status)) return "running"
  if (status === "SKIP") return "skipped"
  if (/^(?:TRY \d+ )?(?:PASS|LEAK|TMPASS|TIMEOUT-PASS)$|^FLAKY |^SLOW/.test(status)) return "passed"
  // The line of the last attempt looks like that of an earlier one; which it was is known at the end.
  if (status.startsWith("TRY ")) return "retried"
  return /^(?:FAIL|XFAIL|LEAK-FAIL|TIMEOUT|ABORT|SIG|FLKY-FL)/.test(status) ? "failed" : undefined
}

/** Returns the reason for a failure that the test's output does not give. */
const reasonOf = (status: string): ReadonlyArray<string> => {
  const short = status.replace(/^TRY \d+ /, "")
  if (short.startsWith("SIG")) return [`It was ended by ${short}.`]
  if (short === "TIMEOUT" || short === "TMT") return ["nextest ended it: it took longer than its slow-timeout."]
  if (/^(?:LEAK-FAIL|LKFAIL)$/.test(short)) return ["It passed and left processes that hold its output open."]
  return short.startsWith("FLKY-FL") ? ["It passed in the end; the project's configuration fails what is flaky."] : []
}

/**
 * Headings of a test's outputs, of nextest before 0.9.86 too,
 * and what libtest prints around the one test of its process.
 */
const HEADING = /^ {2}(?:stdout|stderr|output|execfail) ─+|^──+|^--- (?:TRY \d+ )?(?:STDOUT|STDERR): /
const LIBTEST = /^(?:running 1 test|test .{1,500} \.\.\. FAILED|failures:| {4}\S{1,500}|test result: .*|)$/

const messageIn = (lines: ReadonlyArray<string>, status: string, root: string): string => {
  const isIndented = lines.some((line) => /^ {2}(?:stdout|stderr|output|execfail) ─+/.test(line))
  const texts = lines
    .filter((line) => !HEADING.test(line))
    .map((line) => (isIndented ? line.replace(/^ {4}/, "") : line))
  const end = texts.findIndex((line) => line.startsWith("test result: "))
  const kept = [...texts.slice(0, end + 1).filter((line) => !LIBTEST.test(line)), ...texts.slice(end + 1)]
  return ownFrames([...kept.join("\n").trim().split("\n"), ...reasonOf(status)].join("\n").trimStart(), root)
}

/** Returns the status that the ordinary output has for a kind of failure in the report. */
const statusIn = ({ failureType, message }: JUnitCase): string => {
  const signal = /^process aborted with signal (?:\d+ \()?(SIG\w+)\)?[^\n]*$/.exec(message.trim())?.[1]
  if (signal !== undefined) return signal
  if (/ timeout$/.test(failureType)) return "TIMEOUT"
  return / exited with code 0, but leaked /.test(failureType) ? "LEAK-FAIL" : "FAIL"
}

/** Texts of the report for a missing output. */
const NO_OUTPUT = /^\((?:std(?:out|err) not captured|stdout and stderr are combined|process failed to start)\)$/

/** Returns what nextest found in the output of a failed test, else that output. */
const reportedMessage = (one: JUnitCase, root: string): string => {
  const status = statusIn(one)
  if (one.message.trim() !== "" && !status.startsWith("SIG")) {
    return ownFrames([one.message.trim(), ...reasonOf(status)].join("\n"), root)
  }
  const code = / failure with exit code (\d+)/.exec(one.failureType)?.[1]
  const text = messageIn(
    one.output.split("\n").filter((line) => !NO_OUTPUT.test(line)),
    status,
    root
  )
  return code === undefined || code === "101" ? text : `${text}\nIt ended with exit code ${code}.`.trimStart()
}

/** Reads a report of nextest: a suite for each test program, and one for each script that sets something up. */
const reportReader = ({ root }: Project): LineReader =>
  junitReader((one) => {
    const script = one.suites.at(-1)?.startsWith("@setup-script:") === true
    if (script && one.result !== "failed") return undefined
    if (script) return { kind: "note", text: `The setup script ${one.name} failed (${one.failureType})` }
    const message = one.result === "failed" ? reportedMessage(one, root) : ""
    return finished({ ...ref(one.classname, one.name), ...panicPlace(message) }, one.result, message)
  })

/** The project's own configuration goes before that of a tool: if it names a report itself, that one is written. */
const request = ({ file, folder }: { readonly file: string; readonly folder: string }): ReportRequest | undefined =>
  /\p{Cc}/u.test(file)
    ? undefined
    : {
        args: ["--tool-config-file", `mcp-test-timebox:${join(folder, CONFIGURATION)}`],
        files: { [CONFIGURATION]: `[profile.default.junit]\npath = ${JSON.stringify(file)}\n` }
      }

const CONFIGURATION = "nextest.toml"

/** Lines of a test's output that are kept. */
const MAX_LINES = 80

/** The number of tests that are run, and of those that a filter leaves out. */
const STARTING = /^\s*Starting (\d+) tests? across [^(]{0,100}(?:\((\d+) tests?\b)?/

const SUMMARY = /^\s*Summary \[[^\]]*\]\s+(?:\d+\/)?\d+ tests? run: (\d+) passed(.*)$/

/** A test program, as cargo names it: `sum-998cfac313741f21`. */
const TEST_PROGRAM = /([^/\\]{1,255})-[0-9a-f]{16}(?:\.exe)?$/

/** A failed test whose output follows. */
interface OpenTest {
  readonly test: TestRef
  readonly status: string
  /** True if it is not retried. */
  readonly isLast: boolean
  readonly lines: Array<string>
}

/** Reads `        FAIL [   0.005s] sum tests::adds`, the output of a failure below, and `     Summary [...]`. */
class NextestReading {
  readonly #root: string
  readonly #errors = compilerErrors()
  #open: OpenTest | undefined
  /** Failed attempts at tests that have not passed so far. */
  readonly #tried = new Map<string, Finished>()
  #isSummed = false

  constructor(root: string) {
    this.#root = root
  }

  get isInside(): boolean {
    return this.#open !== undefined || this.#errors.isInside()
  }

  read(line: string): ReadonlyArray<TestEvent> {
    const events = this.#open === undefined ? this.#errors.read(line) : undefined
    if (events !== undefined) return events
    const [, count, left = "0"] = STARTING.exec(line) ?? []
    if (count !== undefined) {
      this.#errors.started()
      return count === "0" ? [{ kind: "none" }] : [{ kind: "expected", count: Number(count) + Number(left) }]
    }
    const [, passed, others = ""] = SUMMARY.exec(line) ?? []
    if (passed !== undefined) return this.#readSum(Number(passed), others)
    const [, status, time = "", binary, name] = STATUS.exec(line) ?? []
    const state = status === undefined ? undefined : stateOf(status, time)
    if (status !== undefined && state !== undefined && binary !== undefined && name !== undefined)
      return this.#readStatus(ref(binary, name), status, state)
    return this.#readText(line)
  }

  end(): ReadonlyArray<TestEvent> {
    return [...this.#errors.end(), ...(this.#isSummed ? this.#flushAll() : this.#flushUnfinished())]
  }

  #readSum(passed: number, others: string): ReadonlyArray<TestEvent> {
    const of = (word: RegExp) => Array.from(others.matchAll(word), ([, n]) => Number(n)).reduce((a, b) => a + b, 0)
    const bad = of(/(?<!\d)(\d{1,9}) (?:failed|timed out|exec failed)/g)
    const earlier = this.#flushAll()
    this.#isSummed = true
    return [...earlier, totals(passed, bad, of(/(?<!\d)(\d{1,9}) skipped/g))]
  }

  #readStatus(test: TestRef, status: string, state: State): ReadonlyArray<TestEvent> {
    const earlier = this.#flush()
    if (state === "running") return [...earlier, started(test)]
    if (state === "passed" || state === "skipped") {
      this.#tried.delete(test.name)
      return [...earlier, finished(test, state)]
    }
    this.#open = { test, status, isLast: state === "failed" || this.#isSummed, lines: [] }
    if (state === "failed") this.#tried.delete(test.name)
    return earlier
  }

  #readText(line: string): ReadonlyArray<TestEvent> {
    if (/^error: no tests to run/.test(line)) return [...this.#flush(), { kind: "none" }]
    if (/no such command: `nextest`/.test(line))
      return [{ kind: "note", text: "cargo-nextest is not installed; see https://nexte.st/docs/installation/" }]
    if (/^ *(?:Cancell?ing|Killing) /.test(line)) return this.#flush()
    if (this.#open !== undefined && this.#open.lines.length < MAX_LINES) this.#open.lines.push(line)
    return nothing
  }

  /** Returns the failure that is open, whose output has ended. */
  #flush(): ReadonlyArray<TestEvent> {
    if (this.#open === undefined) return nothing
    const { test, status, isLast, lines } = this.#open
    this.#open = undefined
    const text = messageIn(lines, status, this.#root)
    const place = panicPlace(text)
    // A project may report a flaky test that it fails as passed.
    const failed = status.startsWith("FLKY-FL")
      ? unreported({ ...test, ...place }, text)
      : finished({ ...test, ...place }, "failed", text)
    if (isLast) return [failed]
    this.#tried.set(test.name, failed)
    return [started(test)]
  }

  #flushAll(): ReadonlyArray<TestEvent> {
    const all = [...this.#flush(), ...this.#tried.values()]
    this.#tried.clear()
    return all
  }

  /** Without totals the run was ended early: a test that failed so far was to be retried. */
  #flushUnfinished(): ReadonlyArray<TestEvent> {
    return [
      ...this.#flush(),
      ...Array.from(
        this.#tried.values(),
        ({ test, message = "" }): TestEvent => ({ kind: "unfinished", test, message })
      )
    ]
  }
}

const reader = ({ root }: Project): LineReader => {
  const reading = new NextestReading(root)
  return {
    read: (line) => reading.read(line),
    end: () => reading.end(),
    isInside: () => reading.isInside,
    // Each test is a process of its own: `sum-998cfac313741f21 tests::adds --exact --nocapture`.
    hung: ({ program, args }) => {
      const [name] = args
      const binary = TEST_PROGRAM.exec(program)?.[1]
      return name === undefined || binary === undefined || !args.includes("--exact")
        ? nothing
        : [hung(ref(binary, name))]
    }
  }
}

export const nextest = {
  name: "nextest",
  program: "cargo",
  subcommand: "cargo-nextest",
  source:
    "https://nexte.st/docs/running/; https://nexte.st/docs/filtersets/; https://nexte.st/docs/machine-readable/junit/",
  args,
  pattern: {
    problem: (target) => (/^-/.test(target) ? 'must not begin with "-": cargo would read it as an option' : undefined)
  },
  rerun,
  report: { format: "xml", request, reader: reportReader, lacks: ["skipped", "expected"] },
  patterns: {
    failure:
      /^\s*(?:TRY \d+ )?(?:FAIL|SIG[A-Z]+|TIMEOUT|XFAIL|LEAK-FAIL|FAIL \+ LEAK) \[|^error(?:\[E\d+\])?:|panicked at/,
    test: STATUS,
    aside: FOREIGN_LINE
  },
  marker: new RegExp(`\\[[> ]*[\\d.]+s\\]|Starting \\d|Summary \\[|no such command|${ERROR.source}`, "m"),
  reader,
  hang: { isTestProgram, listing: () => undefined },
  exitCodes: {
    4: "No test was run (exit code 4).",
    92: "The project requires another version of nextest (exit code 92).",
    94: "nextest could not read the filter (exit code 94).",
    96: "nextest could not be set up: its configuration is at fault (exit code 96).",
    100: "Tests failed (exit code 100).",
    101: "It did not compile (exit code 101).",
    102: "cargo metadata failed: Cargo.toml is at fault (exit code 102).",
    104: "The tests of a program could not be listed (exit code 104).",
    105: "A setup script failed (exit code 105)."
  }
} as const satisfies Runner
