/** Adds up the events of a run: counts, failures, the tests that have started and not ended. */
import type { Finished, Stack, TestEvent, TestRef, TestResult, Totals } from "./TestEvent.ts"
import { isFile, testsFirst } from "./unended.ts"

/** A test that failed. */
export interface TestFailure extends TestRef {
  /** Its message; empty if the runner gives none. */
  readonly message: string
  /** True if only the ordinary output has it. */
  readonly isUnreported?: true
}

/**
 * Returns the results of a run that ended by itself: a test that had started but not ended crashed it, so it failed.
 *
 * @example ofEnded({ ...results, running: [{ name: "adds" }] }).failures.map(({ name }) => name) // ["adds"]
 */
export const ofEnded = (results: TestResults): TestResults => {
  if (results.running.length === 0) return results
  const known = new Set(results.failures.map(({ name }) => name))
  const { running } = results
  const crashed = running
    .filter((one) => !known.has(one.name) && !(isFile(one) && running.some((test) => isWithin(test, one))))
    .map((test) => ({ ...test, message: test.message || "It had started, and not ended when the command did." }))
  return {
    ...results,
    failures: [...results.failures, ...crashed].slice(0, MAX_FAILURES),
    failed: results.failed + crashed.length,
    counts: { passed: 0, skipped: 0, ...results.counts, failed: results.failed + crashed.length },
    noneRan: false
  }
}

const isWithin = (test: TestRef, { file }: TestRef): boolean => !isFile(test) && test.file === file

/** The facts about the tests of a run. */
export interface TestResults {
  /** Absent if no test was reported. */
  readonly counts: Totals | undefined
  /** The first `MAX_FAILURES`, each once, in the order of the run. */
  readonly failures: ReadonlyArray<TestFailure>
  /** Number of tests that failed, also beyond those kept. */
  readonly failed: number
  /**
   * The tests that had started and not ended, the oldest first; then those that wait for their subtests, then files
   * whose tests may be unknown.
   */
  readonly running: ReadonlyArray<TestFailure>
  readonly stack: Stack | undefined
  /** The tests of `running` that were certainly running when the run was ended, even if a result was reported later. */
  readonly hung: ReadonlyArray<TestFailure>
  /** Tests that had started; a file in place of its tests, in `running` or `failures`, is not counted. */
  readonly seen: number
  readonly expected: number | undefined
  /** Tests without a result because their program ended. */
  readonly lost: number
  /** True if the runner reports that nothing was run. */
  readonly noneRan: boolean
  readonly passedNames: ReadonlySet<string> | undefined
  readonly skippedNames: ReadonlySet<string>
  readonly notes: ReadonlyArray<string>
  /** The error that the output ends with. */
  readonly lastError: string | undefined
  /** True once a line about a test was read. */
  readonly isReported: boolean
  /** True if the runner reported its end. */
  readonly isDone: boolean
  /** True if tests are missing that should be there. */
  readonly isIncomplete: boolean
  /** True if a report that is written test by test has no end, or an output has no totals. */
  readonly isCut: boolean
}

export const MAX_FAILURES = 1000

/** Maximum number of failures whose message is kept. */
const MAX_MESSAGES = 200

/** Maximum length of a message to which another one of the same test is appended, in characters. */
const MAX_SECOND = 2000

/** Maximum number of started tests that are remembered at once. */
const MAX_RUNNING = 1000

/** Maximum number of passed tests whose names are remembered, for the comparison with another run; skipped ones too. */
const MAX_NAMES = 20_000

/** Collects the events of one round's tests in bounded memory, and makes the results of them. */
export class Results {
  readonly #failures = new Map<string, TestFailure>()
  readonly #running = new Map<string, TestRef>()
  /** Tests that have ended without a known result. */
  readonly #ended = new Map<string, TestRef>()
  readonly #passed = new Set<string>()
  readonly #skipped = new Set<string>()
  readonly #notes = new Set<string>()
  readonly #hung = new Set<string>()
  /** Results that may change, as their tests may be tried again. */
  readonly #changing = new Map<string, TestResult>()
  /** Messages of tests that have not ended; few, as only crashes and hangs leave any. */
  readonly #lastWords = new Map<string, string>()
  readonly #counted = { passed: 0, failed: 0, skipped: 0 }
  #totals: Totals | undefined
  /** Counts at the last complete totals; later tests are in none. */
  #summed = { passed: 0, failed: 0, skipped: 0 }
  #expected: number | undefined
  #seen = 0
  #lost = 0
  /** Failures that do not count: the run ended during the test. */
  #withdrawn = 0
  #stack: Stack | undefined
  #isIncomplete = false
  #hasRun = false
  #isCut = false
  #lastError: string | undefined
  #isAdding = false
  #isNone = false
  #isDone = false
  #isReported = false

  /** The test that started last and has not ended. */
  get current(): TestRef | undefined {
    let last: TestRef | undefined
    for (const test of this.#running.values()) last = test
    return last
  }

  add(event: TestEvent): void {
    if (event.kind !== "note" && event.kind !== "lastError") this.#isReported = true
    switch (event.kind) {
      case "expected":
        // The number comes from a report, and may be any JSON number.
        if (Number.isSafeInteger(event.count) && event.count >= 0) this.#expected = (this.#expected ?? 0) + event.count
        return
      case "started":
        if (this.#running.has(event.test.name)) return
        if (!this.#failures.has(event.test.name)) this.#seen++
        if (this.#running.size < MAX_RUNNING) this.#running.set(event.test.name, event.test)
        return
      case "finished":
        this.#finish(event)
        return
      case "unfinished": {
        const known = this.#running.get(event.test.name)
        if (known !== undefined) this.#running.set(known.name, { ...known, ...event.test })
        this.#lastWords.set(event.test.name, event.message)
        return
      }
      case "ended": {
        const began = this.#running.get(event.test.name)
        if (began !== undefined) this.#ended.set(began.name, began)
        this.#running.delete(event.test.name)
        return
      }
      case "hidden":
        if (this.#running.delete(event.test.name)) this.#seen--
        return
      case "totals": {
        const before = event.adds ? this.#totals : undefined
        const { passed, failed, skipped } = event.totals
        this.#totals = {
          passed: passed + (before?.passed ?? 0),
          failed: failed + (before?.failed ?? 0),
          skipped: skipped + (before?.skipped ?? 0)
        }
        this.#summed = event.adds ? { ...this.#counted } : this.#summed
        this.#isAdding = event.adds
        return
      }
      case "none":
        this.#isNone = true
        return
      case "stack":
        this.#stack = event.stack
        return
      case "lost":
        this.#lost += event.count
        return
      case "done":
        this.#isDone = true
        return
      case "cut":
        this.#isCut = true
        return
      case "lastError":
        this.#lastError = event.text
        return
      case "incomplete":
        this.#isIncomplete = true
        return
      case "hung":
        this.#hang(event.test)
        return
      case "note":
        if (event.hasRun === true) this.#hasRun = true
        if (this.#notes.size < 5) this.#notes.add(event.text)
    }
  }

  result(): TestResults {
    const sum = this.#sum()
    const withdrawn = this.#totals === undefined ? 0 : this.#withdrawn
    const counts = sum && { ...sum, failed: Math.max(0, sum.failed - withdrawn) }
    const failed = Math.max(counts?.failed ?? 0, this.#failures.size)
    const failedFiles = Array.from(this.#failures.values()).filter(isFile).length
    const ran = (counts?.passed ?? 0) + failed
    const isNoneReported = this.#isNone || this.#isDone || (counts !== undefined && this.#running.size === 0)
    const running = testsFirst(
      Array.from(this.#running.values(), (test) => ({ ...test, message: this.#lastWords.get(test.name) ?? "" }))
    )
    return {
      counts: counts ?? (this.#isDone ? { passed: 0, failed: 0, skipped: 0 } : undefined),
      failures: Array.from(this.#failures.values()),
      failed,
      running,
      stack: this.#stack,
      hung: running.filter(({ name }) => this.#hung.has(name)),
      seen: Math.max(
        this.#seen - running.filter(isFile).length,
        (counts?.passed ?? 0) + (counts?.failed ?? 0) + (counts?.skipped ?? 0) - failedFiles
      ),
      expected: this.#expected,
      lost: this.#lost,
      noneRan: ran === 0 && !this.#hasRun && this.#running.size === 0 && this.#lost === 0 && isNoneReported,
      passedNames: this.#passed.size === 0 || this.#passed.size >= MAX_NAMES ? undefined : this.#passed,
      skippedNames: this.#skipped,
      notes: [...this.#notes],
      lastError: this.#lastError,
      isReported: this.#isReported,
      isDone: this.#isDone,
      isIncomplete: this.#isIncomplete,
      isCut: this.#isCut
    }
  }

  #sum(): Totals | undefined {
    const { passed, failed, skipped } = this.#counted
    const totals = this.#totals
    if (totals === undefined) return passed + failed + skipped > 0 ? { passed, failed, skipped } : undefined
    if (!this.#isAdding) return totals
    const summed = this.#summed
    return {
      passed: totals.passed + passed - summed.passed,
      failed: totals.failed + failed - summed.failed,
      skipped: totals.skipped + skipped - summed.skipped
    }
  }

  /** Removes a result that may change. */
  #takeBack(name: string): void {
    const result = this.#changing.get(name)
    if (result === undefined) return
    this.#changing.delete(name)
    this.#failures.delete(name)
    this.#passed.delete(name)
    this.#skipped.delete(name)
    this.#counted[result]--
    this.#seen--
  }

  #hang(test: TestRef): void {
    this.#hung.add(test.name)
    if (this.#failures.delete(test.name)) {
      this.#counted.failed--
      this.#withdrawn++
    } else if (!this.#running.has(test.name)) this.#seen++
    this.#running.set(test.name, { ...this.#running.get(test.name), ...test })
  }

  #finish({ test, result, message = "", isUnreported, mayChange }: Finished): void {
    if (this.#hung.has(test.name) && result === "failed") {
      this.#withdrawn++
      return
    }
    this.#takeBack(test.name)
    if (mayChange === true && this.#changing.size < MAX_NAMES) this.#changing.set(test.name, result)
    const began = this.#running.get(test.name) ?? this.#ended.get(test.name)
    const known = this.#failures.get(test.name)
    // A failure of a passed test that has not restarted is a late failure of the same test, as in its teardown.
    const isLate = began === undefined && result === "failed" && this.#passed.delete(test.name)
    if (isLate) this.#counted.passed--
    // A file that fails as a whole is no test.
    if (isFile(test)) this.#seen -= this.#running.has(test.name) ? 1 : 0
    else if (began === undefined && known === undefined && !isLate) this.#seen++
    this.#running.delete(test.name)
    this.#ended.delete(test.name)
    if (known !== undefined) {
      // A test that fails twice (in its body and in its teardown) is one failure with both messages the place of the
      // first that has one, and the last reported way to run it again.
      if (known.message === "" && message !== "") this.#failures.set(test.name, { ...known, ...test, message })
      else if (isUnreported !== true && !known.message.includes(message) && known.message.length < MAX_SECOND)
        this.#failures.set(test.name, { ...known, message: `${known.message}\n\n${message}` })
      else if (test.rerun !== undefined) this.#failures.set(test.name, { ...known, rerun: test.rerun })
      const failure = this.#failures.get(test.name)
      if (isUnreported === true && failure !== undefined) this.#failures.set(test.name, { ...failure, isUnreported })
      return
    }
    this.#counted[result]++
    if (result === "passed" && this.#passed.size < MAX_NAMES) this.#passed.add(test.name)
    if (result === "skipped" && this.#skipped.size < MAX_NAMES) this.#skipped.add(test.name)
    if (result !== "failed") return
    this.#passed.delete(test.name)
    if (this.#failures.size >= MAX_FAILURES) return
    const kept = this.#failures.size < MAX_MESSAGES ? message : (message.split("\n", 1)[0] ?? "").slice(0, 200)
    const mark = isUnreported === undefined ? {} : { isUnreported }
    this.#failures.set(test.name, { ...began, ...test, ...mark, message: kept })
  }
}
