/** Reads what ava writes for people, in the output of a script that starts it. */
import { finished, type TestEvent, totals } from "../results/TestEvent.ts"
import { fromRoot, type LineReader, nothing, type Project, type Runner } from "./Runner.ts"
import { ownFrames, ownPlace } from "./stackFrames.ts"

/** Lines of a message that are kept. */
const MAX_LINES = 60

/** Failures of a run that are kept. */
const MAX_FAILED = 1000

/** Separates the results from the details of failures, and these from the totals. */
const RULE = /^ {2}─$/

/** `  ✔ b › adds`, `  ✘ [fail]: b › subs Rejected promise returned by test`; ava 3 has no brackets. */
const MARK = /^ {2}([✔✘✖]) (?:\[[a-z ]{1,20}\]:? )?(.+)$/

/** A line with a cross that is not about a test. */
const IS_NO_TEST =
  /^\d+ tests? remaining in | exited (?:due to|with a non-zero) |^(?:No tests found|Line numbers for|Timed out|Couldn’t find) /

/** The beginning of an error that belongs to a file and to no test. */
const OF_FILE =
  /^ {2}(?:Uncaught exception in|Unhandled rejection in|[✘✖] Exiting due to process\.exit\(\) when running) (\S.*)$/

const SUM = /^ {2}(\d{1,9}) (?:(?:test|hook)s? )?(passed|failed|skipped|todo|known failure)s?$/

/** A failed test, or an error of a file. */
interface Failure {
  readonly name: string
  readonly file?: string
  readonly lines: Array<string>
}

/**
 * Reads the marks of the tests, errors of files, the details below the first rule, and the totals below the last. A
 * mark is like any other text until totals show that ava wrote it.
 */
class AvaReading {
  readonly #root: string
  /** Number of tests that passed, or failed as they were expected to. */
  #ticks = 0
  /** Names of the tests that failed, each perhaps with its error's message behind it. */
  #failed: Array<string> = []
  #failures: Array<Failure> = []
  /** The failure whose lines follow. */
  #open: Failure | undefined
  /** The file whose tests were pending when ava's own limit was reached. */
  #pendingIn: string | undefined
  #isBelowRule = false
  /** Number of blank lines before this one; three part the details of two tests. */
  #blanks = 0
  #sums = new Map<string, number>()

  constructor(root: string) {
    this.#root = root
  }

  get isInside(): boolean {
    return this.#open !== undefined || this.#pendingIn !== undefined || this.#isBelowRule
  }

  read(line: string): ReadonlyArray<TestEvent> {
    const blanks = this.#blanks
    this.#blanks = line === "" ? blanks + 1 : 0
    if (RULE.test(line)) {
      this.#open = undefined
      this.#pendingIn = undefined
      this.#isBelowRule = true
      // As many as between two tests.
      this.#blanks = 2
      return nothing
    }
    if (!this.#isBelowRule) return this.#readResult(line)
    const [, count, word] = SUM.exec(line) ?? []
    if (word !== undefined && this.#open === undefined) return this.#readSum(word, Number(count))
    return this.#sums.size === 0 ? this.#readDetail(line, blanks >= 3) : this.#readResult(line)
  }

  #readResult(line: string): ReadonlyArray<TestEvent> {
    const file = OF_FILE.exec(line)?.[1]
    const [, mark, text = ""] = MARK.exec(line) ?? []
    if (file === undefined && mark === undefined) return this.#readText(line)
    // Another run of ava begins.
    if (this.#sums.size > 0) this.#begin()
    this.#open = undefined
    if (/^Couldn’t find any (?:files to test|matching tests)/.test(text)) return [{ kind: "none" }]
    if (file !== undefined) this.#add({ name: file, file, lines: [] })
    else if (mark === "✔") this.#ticks++
    else if (!IS_NO_TEST.test(text) && this.#failed.length < MAX_FAILED) this.#failed.push(text)
    return nothing
  }

  #readText(line: string): ReadonlyArray<TestEvent> {
    const file = /^ {2}\d{1,9} tests were pending in (\S.*)$/.exec(line)?.[1]
    if (file !== undefined) this.#pendingIn = file
    const name = this.#pendingIn === undefined ? undefined : /^ {2}◌ (.+)$/.exec(line)?.[1]
    if (name !== undefined)
      this.#add({ name, file: this.#pendingIn ?? "", lines: ["It had not ended when ava's timeout was reached."] })
    else this.#keep(line)
    return nothing
  }

  /** The details of a test begin with its name alone. */
  #readDetail(line: string, isFirst: boolean): ReadonlyArray<TestEvent> {
    const name = line.slice(2)
    const at = isFirst && name !== "" ? this.#failed.findIndex((one) => one === name || one.startsWith(`${name} `)) : -1
    if (at === -1) this.#keep(line)
    else {
      this.#failed.splice(at, 1)
      this.#add({ name, lines: [] })
    }
    return nothing
  }

  #readSum(word: string, count: number): ReadonlyArray<TestEvent> {
    const isFirst = this.#sums.size === 0
    const of = (name: string) => this.#sums.get(name) ?? 0
    // Failed hooks and failed tests have a total each.
    this.#sums.set(word, of(word) + count)
    // If a test failed, ava does not count those that passed.
    const passed = this.#sums.get("passed") ?? Math.max(0, this.#ticks - of("known failure"))
    const sum = totals(passed, of("failed"), of("skipped") + of("todo") + of("known failure"))
    return [...(isFirst ? this.#failures.map((failure) => failureOf(failure, this.#root)) : nothing), sum]
  }

  #add(failure: Failure): void {
    this.#open = failure
    if (this.#failures.length < MAX_FAILED) this.#failures.push(failure)
  }

  #keep(line: string): void {
    if (this.#open !== undefined && this.#open.lines.length < MAX_LINES) this.#open.lines.push(line.slice(2))
  }

  #begin(): void {
    this.#ticks = 0
    this.#failed = []
    this.#failures = []
    this.#isBelowRule = false
    this.#sums = new Map()
  }
}

/** An error above its stack, which begins with the same words. */
const REPEATED = /^(\S.{0,1000}?)\n\n\1(?=\n +at )/ms

/** Returns a failure with its place, without the lines of source. */
const failureOf = ({ file: known, lines, name }: Failure, root: string): TestEvent => {
  const shown = lines
    .filter((line) => !/^ *\d+: /.test(line))
    .map((line) => line.replace(/^› (?=.*:\d+$)/, "    at "))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(REPEATED, "$1")
    .trim()
  const [heading = "", path, at] = /^(\S.*):(\d{1,9})(?:\n|$)/.exec(shown) ?? []
  const found = path === undefined ? ownPlace(shown, root) : { file: fromRoot(root, path), line: Number(at) }
  const { file, line } = known === undefined || found?.file === known ? { ...found } : { file: known }
  return finished(
    { name, ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) },
    "failed",
    ownFrames(shown.slice(heading.length).trim(), root, 0)
  )
}

export const ava = {
  marker:
    /^ {2}(?:\xe2\x94\x80$|\xe2\x9c[\x94\x96\x98] |Un(?:caught exception|handled rejection) in |\d+ (?:test|hook|known ))/m,
  reader: ({ root }: Project): LineReader => {
    const reading = new AvaReading(root)
    return { read: (line) => reading.read(line), isInside: () => reading.isInside }
  }
} as const satisfies Pick<Runner, "marker" | "reader">
