/** Reads what `go test` writes for people: of a script, of an older go, and of a compiler before go 1.24. */
import { finished, type TestEvent, type TestResult } from "../results/TestEvent.ts"
import { ownFrames } from "./goPlaces.ts"
import { exactly, packageOf, testRefs } from "./goTests.ts"
import { type LineReader, nothing, type Project } from "./Runner.ts"

/** Maximum number of lines that are kept of the messages about a package, or of a test. */
const MAX_LINES = 40

/** Maximum number of tests of a package whose output is kept. */
const MAX_TESTS = 5000

const RESULTS: Readonly<Record<string, TestResult>> = { PASS: "passed", FAIL: "failed", SKIP: "skipped" }

/** A test of the package that is being tested. */
interface Test {
  readonly lines: Array<string>
  /** Absent while it runs. */
  result?: TestResult
}

/** A package that was not built, with the messages of its compiler. */
interface Broken {
  readonly pack: string
  readonly message: Array<string>
  /** False while another program may have written the heading: TAP has such lines too. */
  isCertain: boolean
}

/** go's own lines among those of a compiler. */
const OWN =
  /^(?:=== (?:RUN|PAUSE|CONT|NAME)\s|\s*--- (?:FAIL|PASS|SKIP): |ok\s+\S+\s+(?:\(cached\)|[\d.]+s)|\?\s+\S+\s+\[no test|PASS$|FAIL(?:\t|$))/

/** `./sum.go:3:5: undefined: c` */
const COMPILED = /^(?:vet: )?\S+\.go:\d+/

/** Packages that go could not load, so that nothing was run: their names fit none, or what they import is not there. */
const UNLOADED =
  /^pattern \.\/\S*: |^\S+\.go:\d+:\d+: (?:no required module provides|missing go\.sum entry|package \S+ is not in)|^\s+imports \S+: import cycle not allowed$/

/**
 * Reads the output of go or, with `isGo` false, of a script that may start go.
 *
 * A package is named behind its tests. With `-v` a test writes below its name and before its result; else the result
 * comes first, and what a test says is indented below it.
 */
export const goTextReader = (project: Project, isGo = true): LineReader => {
  const refOf = testRefs(project)
  let tests = new Map<string, Test>()
  /** Lines of the package that belong to no test. */
  let loose: Array<string> = []
  let current: { readonly test: Test; readonly indent: number | undefined } | undefined
  /** True from a panic to the end of its package. */
  let isPanic = false
  let broken: Broken | undefined

  const unbuilt = (): ReadonlyArray<TestEvent> => {
    if (broken === undefined) return nothing
    const { isCertain, message, pack } = broken
    broken = undefined
    if (!isCertain) return nothing
    const text = message.join("\n")
    return [finished({ ...refOf(pack, "", text), isUnbuilt: true }, "failed", text)]
  }

  const testNamed = (name: string): Test => {
    const known = tests.get(name)
    if (known !== undefined) return known
    const test: Test = { lines: [] }
    if (tests.size < MAX_TESTS) tests.set(name, test)
    return test
  }

  /** The tests of the package that has ended; those that had not ended themselves are reported by its own output. */
  const endOfPackage = (pack: string | undefined, hasFailed: boolean): ReadonlyArray<TestEvent> => {
    const ended = [...tests].flatMap(([name, { lines, result }]) =>
      result === undefined ? [] : [{ name, result, text: lines.join("\n") }]
    )
    const failures = ended.filter(({ result }) => result === "failed")
    const events = ended.flatMap(({ name, result, text }): ReadonlyArray<TestEvent> => {
      const isParent = failures.some((one) => one.name.startsWith(`${name}/`))
      if (result === "failed" && isParent && text.trim() === "") return nothing
      const test =
        pack === undefined
          ? { name, rerun: { scope: "pattern", target: exactly(name) } as const }
          : refOf(pack, name, text)
      return [finished(test, result, result === "failed" ? ownFrames(text, project.root) : "")]
    })
    const said = [...[...tests.values()].filter(({ result }) => result === undefined), { lines: loose }]
    const text = said.flatMap(({ lines }) => lines).join("\n")
    tests = new Map()
    loose = []
    current = undefined
    isPanic = false
    if (pack === undefined || (hasFailed ? failures : ended).length > 0) return events
    return hasFailed
      ? [...events, finished(refOf(pack, "", text), "failed", ownFrames(text, project.root))]
      : [...events, finished({ name: pack }, "passed")]
  }

  /** A line that is neither go's own nor a compiler's. */
  const keep = (line: string): void => {
    if (/^panic: /.test(line)) isPanic = true
    const indent = current?.indent
    const isSaid = current !== undefined && (isPanic || indent === undefined || blanksOf(line) > indent)
    if (!isSaid && indent !== undefined) current = undefined
    const lines = isSaid ? (current?.test.lines ?? loose) : loose
    if (lines.length < MAX_LINES) lines.push(line)
  }

  /** A line while a compiler writes of a package. */
  const readBroken = (line: string, one: Broken): ReadonlyArray<TestEvent> => {
    const isFirst = one.message.length === 0
    if (one.message.length < MAX_LINES) one.message.push(line)
    if (!isFirst || !COMPILED.test(line)) return nothing
    one.isCertain = true
    return [finished({ ...refOf(one.pack, "", line), isUnbuilt: true }, "failed")]
  }

  const read = (line: string): ReadonlyArray<TestEvent> => {
    const [, built, isOfTests] = /^# (\S+(?: \[\S+(\.test)?\])?)$/.exec(line) ?? []
    const pack = built === undefined ? undefined : packageOf(built)
    if (pack === undefined && broken !== undefined && !OWN.test(line)) return readBroken(line, broken)
    const earlier = unbuilt()
    if (pack !== undefined) broken = { pack, message: [], isCertain: isGo || isOfTests !== undefined }
    return pack === undefined ? [...earlier, ...readOwn(line)] : earlier
  }

  const readOwn = (line: string): ReadonlyArray<TestEvent> => {
    const [, failedPack, reason] = /^FAIL\t(\S+)(?:\t[\d.]+s| \[((?:build|setup) failed)\])$/.exec(line) ?? []
    if (failedPack !== undefined)
      return reason === undefined
        ? endOfPackage(failedPack, true)
        : [finished({ ...refOf(failedPack, "", ""), isUnbuilt: true }, "failed")]
    if (UNLOADED.test(line)) return [{ kind: "note", text: line.trim().replace(/; to add it:$/, "") }]
    if (/\[no tests? (?:to run|files)\]$/.test(line)) return [{ kind: "none" }]
    const passedPack = /^ok\s+(\S*[A-Za-z]\S*)\s+(?:\(cached\)|[\d.]+s)(?:\s|$)/.exec(line)?.[1]
    if (passedPack !== undefined) return endOfPackage(passedPack, false)
    const [, started] = /^=== (?:RUN|CONT|NAME)\s+(\S+)$/.exec(line) ?? []
    if (started !== undefined) {
      current = { test: testNamed(started), indent: undefined }
      return nothing
    }
    const [, blanks = "", word = "", name] = /^(\s*)--- (FAIL|PASS|SKIP): (\S+)/.exec(line) ?? []
    if (name !== undefined) {
      const test = testNamed(name)
      test.result = RESULTS[word] ?? "passed"
      current = { test, indent: blanks.length }
      return nothing
    }
    if (!/^(?:=== PAUSE|PASS$|FAIL$)/.test(line)) keep(line)
    return nothing
  }
  return {
    read,
    end: () => [...unbuilt(), ...endOfPackage(undefined, false)],
    isInside: () => broken !== undefined || current?.indent !== undefined || isPanic
  }
}

const blanksOf = (line: string): number => line.length - line.trimStart().length
