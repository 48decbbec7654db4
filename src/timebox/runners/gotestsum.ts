/** Reads the output of a script that starts go, directly or through gotestsum, which lists the failures at its end. */
import { finished, type TestEvent, totals } from "../results/TestEvent.ts"
import { folderOf, modulesOf } from "./goModules.ts"
import { ownFrames } from "./goPlaces.ts"
import { declarations, testRefs, unbuiltIn } from "./goTests.ts"
import { goTextReader } from "./goText.ts"
import { type LineReader, nothing, type Project } from "./Runner.ts"

/** Lines of a failure that are kept, and failures of a run. */
const MAX = { lines: 60, failures: 1000 } as const

/**
 * `=== FAIL: sum TestAdds (0.00s)`; of a package `=== FAIL: sum  (0.00s)`,
 * and of a test that was run again `(re-run 1)`.
 */
const FAILURE = /^=== FAIL: (\S{1,1000}) (\S{0,1000})(?: \(re-run (\d{1,9})\))? \((?:[\d.]{1,20}s|unknown)\)$/

/**
 * `DONE 12 tests, 1 skipped, 5 failures, 1 error in 0.865s`, and with tests that were run again `DONE 2 runs, 2 tests`.
 */
const DONE =
  /^DONE (?:(\d{1,9}) runs, )?(\d{1,9}) tests?(?:, (\d{1,9}) skipped)?(?:, (\d{1,9}) failures?)?(?:, \d{1,9} errors?)? in [\d.hm]{1,20}s$/

/** go's own lines within a failure: its beginning, its result and that of its package. */
const FORMAL = /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)\s|--- FAIL: )|^FAIL\t\S+\t[\d.]+s$/

/** Matches gotestsum's report on a line of go that it cannot read, as for a package that was not built. */
const IS_ASIDE = /^(?:WARN invalid TestEvent|bad output from test2json): /

/** A failure that the list names; of the whole package where `test` is empty. */
interface Failure {
  readonly pack: string
  readonly test: string
  /** The number of the run, from 0. */
  readonly run: number
  readonly lines: Array<string>
}

type Part = "Skipped" | "Failed" | "Errors"

class ScriptReading {
  readonly #project: Project
  readonly #refOf: ReturnType<typeof testRefs>
  readonly #declared: ReturnType<typeof declarations>
  #text: LineReader
  /** The part of gotestsum's list that the lines belong to. */
  #part: Part | undefined
  #failures: Array<Failure> = []
  #errors: Array<string> = []
  /** Packages that failed by go's own lines: gotestsum may list their tests below. */
  #packages: Array<TestEvent> = []
  /** Names of tests that go's own lines reported as failed. */
  readonly #known = new Set<string>()
  /** True after the totals of a run with failures that it does not list: gotestsum may run these again. */
  #isAgain = false

  constructor(project: Project) {
    this.#project = project
    this.#refOf = testRefs(project)
    this.#declared = declarations(project)
    this.#text = goTextReader(project, false)
  }

  get hasResults(): boolean {
    return this.#packages.length > 0
  }

  get isInside(): boolean {
    return this.#part !== undefined || this.#text.isInside?.() === true
  }

  read(line: string): ReadonlyArray<TestEvent> {
    const done = DONE.exec(line)
    if (done !== null) return this.#end(done)
    const part = /^=== (Skipped|Failed|Errors)$/.exec(line)?.[1]
    if (part !== undefined) {
      this.#part = part as Part
      return nothing
    }
    if (IS_ASIDE.test(line)) return nothing
    if (this.#part === undefined) return this.#ownOf(this.#text.read(line))
    this.#readListed(this.#part, line)
    return nothing
  }

  end(): ReadonlyArray<TestEvent> {
    return [...this.#ownOf(this.#text.end?.() ?? nothing), ...this.#packages]
  }

  /** Keeps back the packages that failed. */
  #ownOf(events: ReadonlyArray<TestEvent>): ReadonlyArray<TestEvent> {
    return events.flatMap((event): ReadonlyArray<TestEvent> => {
      if (event.kind !== "finished") return [event]
      const { result, test } = event
      if (result !== "failed") {
        // Of a test that go itself runs several times a failure stays one.
        if (this.#known.has(test.name) && !this.#isAgain) return []
        this.#known.delete(test.name)
        return [event]
      }
      if (test.isPackage === true && test.isUnbuilt !== true) {
        if (this.#packages.length < MAX.failures) this.#packages.push(event)
        return []
      }
      if (this.#known.size < MAX.failures) this.#known.add(test.name)
      return [test.isUnbuilt === true ? event : { ...event, mayChange: true }]
    })
  }

  #readListed(part: Part, line: string): void {
    const [, pack, test = "", run = "0"] = (part === "Failed" && FAILURE.exec(line)) || []
    if (pack !== undefined) {
      if (this.#failures.length < MAX.failures)
        this.#failures.push({ pack: this.#packageOf(pack), test, run: Number(run), lines: [] })
    } else if (part === "Failed") {
      const lines = this.#failures.at(-1)?.lines
      if (lines !== undefined && lines.length < MAX.lines) lines.push(line)
    } else if (part === "Errors" && line.trim() !== "" && this.#errors.length < MAX.lines) this.#errors.push(line)
  }

  /** gotestsum names a package from the module of the root. */
  #packageOf(name: string): string {
    const modules = modulesOf(this.#project)
    const path = modules.find(({ folder }) => folder === ".")?.path
    if (path === undefined || folderOf(modules, name) !== undefined) return name
    return name === "." ? path : `${path}/${name}`
  }

  #end([, runs = "1", tests = "0", skipped = "0", failed = "0"]: RegExpExecArray): ReadonlyArray<TestEvent> {
    // Tests whose package go did not name are in the list.
    const unbuilt = (this.#text.end?.() ?? nothing).filter((one) => one.kind === "finished" && one.test.isUnbuilt)
    this.#text = goTextReader(this.#project, false)
    const last = this.#failures.filter(({ run }) => run === Number(runs) - 1)
    const own = last.filter((one) => textOf(one) !== "" || !last.some((other) => isBelow(other, one)))
    const isListed = this.#failures.length > 0
    const packages = isListed ? nothing : this.#packages
    const events = own
      .map((one) => this.#eventOf(one))
      .filter((one) => one.kind === "finished" && !this.#known.has(one.test.name))
    const notes = this.#errors
      .filter((line) => !/^\s|\.go:\d+:|^(?:# |FAIL\t)/.test(line))
      .map((text): TestEvent => ({ kind: "note", text }))
    this.#isAgain = failed !== "0" && !isListed
    if (!this.#isAgain) this.#known.clear()
    this.#part = undefined
    this.#failures = []
    this.#errors = []
    this.#packages = []
    const passed = Math.max(0, Number(tests) - Number(skipped) - Number(failed))
    return [
      ...unbuilt,
      ...packages,
      ...events,
      totals(passed, isListed ? own.length : Number(failed), Number(skipped)),
      ...(tests === "0" ? [{ kind: "none" } as const] : nothing),
      ...notes
    ]
  }

  #eventOf(failure: Failure): TestEvent {
    const text = textOf(failure)
    const test = this.#refOf(failure.pack, failure.test, text)
    const place = test.file === undefined ? this.#declared(failure.pack, failure.test) : {}
    const mark = failure.test === "" ? unbuiltIn(text) : {}
    return finished({ ...test, ...place, ...mark }, "failed", ownFrames(text, this.#project.root))
  }
}

const textOf = ({ lines }: Failure): string =>
  lines
    .filter((line) => !FORMAL.test(line))
    .join("\n")
    .trimEnd()

/** Checks whether `one` is a subtest of `other`, or a test of the package that it is. */
const isBelow = (one: Failure, other: Failure): boolean =>
  one.pack === other.pack && (other.test === "" ? one.test !== "" : one.test.startsWith(`${other.test}/`))

/** Reads the output of a script that may start go or gotestsum. */
export const goScriptReader = (project: Project): LineReader => {
  const reading = new ScriptReading(project)
  return {
    read: (line) => reading.read(line),
    end: () => reading.end(),
    isInside: () => reading.isInside,
    hasResults: () => reading.hasResults
  }
}

/** Matches gotestsum's own lines, in addition to those of go. */
export const gotestsumMarker = /^(?:=== (?:Skipped|Failed|Errors)$|DONE \d)/m
