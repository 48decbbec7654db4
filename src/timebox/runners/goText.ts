/** Reads what `go test` writes for people: by a script, by an older go, and for a compiler before go 1.24. */
import { finished, type TestEvent, type TestResult } from "../results/TestEvent.ts"
import { ownFrames } from "./goPlaces.ts"
import { declarations, exactly, packageOf, testRefs } from "./goTests.ts"
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

/** The test whose output may follow. */
interface Current {
  readonly test: Test
  /** That of its result, which its output is indented below; undefined before it. */
  readonly indent: number | undefined
  /** What a failed example wrote and should have written stands below its result, without indentation. */
  readonly isExample?: boolean
}

/** A package that was not built, with the messages of its compiler. */
interface Broken {
  readonly pack: string
  readonly message: Array<string>
  /** False while another program may have written the heading: TAP has such lines too. */
  isCertain: boolean
}

/** Returns the description of a test of a package, by its output. */
type RefOf = ReturnType<typeof testRefs>

/** go's own lines among those of a compiler. */
const OWN =
  /^(?:=== (?:RUN|PAUSE|CONT|NAME)\s|\s*--- (?:FAIL|PASS|SKIP): |ok\s+\S+\s+(?:\(cached\)|[\d.]+s)|\?\s+\S+\s+\[no test|PASS$|FAIL(?:\t|$))/

/** `./sum.go:3:5: undefined: c` */
const COMPILED = /^(?:vet: )?\S+\.go:\d+/

/** Packages that go could not load, so that no test was run: their names match none, or an import is missing. */
const UNLOADED =
  /^pattern \.\/\S*: |^\S+\.go:\d+:\d+: (?:no required module provides|missing go\.sum entry|package \S+ is not in)|^\s+imports \S+: import cycle not allowed$/

/** Collects the compiler's output on a package that was not built. */
class CompilerOutput {
  readonly #refOf: RefOf
  #broken: Broken | undefined

  constructor(refOf: RefOf) {
    this.#refOf = refOf
  }

  get isOpen(): boolean {
    return this.#broken !== undefined
  }

  begin(pack: string, isCertain: boolean): void {
    this.#broken = { pack, message: [], isCertain }
  }

  read(line: string): ReadonlyArray<TestEvent> {
    const broken = this.#broken
    if (broken === undefined) return nothing
    const isFirst = broken.message.length === 0
    if (broken.message.length < MAX_LINES) broken.message.push(line)
    if (!isFirst || !COMPILED.test(line)) return nothing
    broken.isCertain = true
    return [finished({ ...this.#refOf(broken.pack, "", line), isUnbuilt: true }, "failed")]
  }

  /** Reports the package, unless another program may have written of it. */
  end(): ReadonlyArray<TestEvent> {
    const broken = this.#broken
    this.#broken = undefined
    if (broken?.isCertain !== true) return nothing
    const text = broken.message.join("\n")
    return [finished({ ...this.#refOf(broken.pack, "", text), isUnbuilt: true }, "failed", text)]
  }
}

/** Collects the results and the output of the tests of one package, which is named behind them. */
class PackageOutput {
  readonly #refOf: RefOf
  readonly #declared: ReturnType<typeof declarations>
  readonly #root: string
  #tests = new Map<string, Test>()
  /** Lines of the package that belong to no test. */
  #loose: Array<string> = []
  #current: Current | undefined
  /** True from a panic to the end of its package. */
  #isPanic = false

  constructor(refOf: RefOf, project: Project) {
    this.#refOf = refOf
    this.#declared = declarations(project)
    this.#root = project.root
  }

  /** True if the next line may be the output of a test. */
  get isInside(): boolean {
    return this.#current?.indent !== undefined || this.#isPanic
  }

  started(name: string): void {
    this.#current = { test: this.#testNamed(name), indent: undefined }
  }

  /** `indent`: number of spaces before the result. */
  ended(name: string, result: TestResult, indent: number): void {
    const test = this.#testNamed(name)
    // Of a test that is run several times (-count) a failure stays one.
    if (test.result !== "failed") test.result = result
    this.#current = { test, indent, isExample: result === "failed" && name.startsWith("Example") }
  }

  /** Takes a line that is neither go's own nor a compiler's. */
  keep(line: string): void {
    if (/^panic: /.test(line)) this.#isPanic = true
    const { indent, isExample = false } = this.#current ?? {}
    const isBelow = this.#isPanic || isExample || indent === undefined || blanksOf(line) > indent
    const isSaid = this.#current !== undefined && isBelow
    if (!isSaid && indent !== undefined) this.#current = undefined
    const lines = isSaid ? (this.#current?.test.lines ?? this.#loose) : this.#loose
    if (lines.length < MAX_LINES) lines.push(line)
  }

  /** Reports the package and its tests; those that had not ended themselves are reported by its own output. */
  end(pack: string | undefined, hasFailed: boolean): ReadonlyArray<TestEvent> {
    const tests = [...this.#tests]
    const unended = tests.flatMap(([, { lines, result }]) => (result === undefined ? lines : []))
    const text = [...unended, ...this.#loose].join("\n")
    const ended = tests.flatMap(([name, { lines, result }]) =>
      result === undefined ? [] : [{ name, result, text: lines.join("\n") }]
    )
    this.#tests = new Map()
    this.#loose = []
    this.#current = undefined
    this.#isPanic = false
    const failures = ended.filter(({ result }) => result === "failed")
    const events = ended.flatMap((test) => {
      const isParent = failures.some((one) => one.name.startsWith(`${test.name}/`))
      const isOfSubtest = test.result === "failed" && isParent && test.text.trim() === ""
      return isOfSubtest ? nothing : [this.#resultOf(pack, test)]
    })
    if (pack === undefined || (hasFailed ? failures : ended).length > 0) return events
    return hasFailed
      ? [...events, finished(this.#refOf(pack, "", text), "failed", ownFrames(text, this.#root))]
      : [...events, finished({ name: pack }, "passed")]
  }

  #testNamed(name: string): Test {
    const known = this.#tests.get(name)
    if (known !== undefined) return known
    const test: Test = { lines: [] }
    if (this.#tests.size < MAX_TESTS) this.#tests.set(name, test)
    return test
  }

  #resultOf(
    pack: string | undefined,
    { name, result, text }: { readonly name: string; readonly result: TestResult; readonly text: string }
  ): TestEvent {
    const test =
      pack === undefined
        ? { name, rerun: { scope: "pattern", target: exactly(name) } as const }
        : this.#refOf(pack, name, text)
    const place = pack !== undefined && result === "failed" && test.file === undefined ? this.#declared(pack, name) : {}
    return finished({ ...test, ...place }, result, result === "failed" ? ownFrames(text, this.#root) : "")
  }
}

/**
 * Reads the output of go or, with `isGo` false, of a script that may start go.
 *
 * A package is named behind its tests. With `-v` a test writes below its name and before its result; else the result
 * comes first, and the output of a test is indented below it.
 */
export const goTextReader = (project: Project, isGo = true): LineReader => {
  const refOf = testRefs(project)
  const compiler = new CompilerOutput(refOf)
  const tests = new PackageOutput(refOf, project)

  const read = (line: string): ReadonlyArray<TestEvent> => {
    const [, built, isOfTests] = /^# (\S+(?: \[\S+(\.test)?\])?)$/.exec(line) ?? []
    if (built === undefined && compiler.isOpen && !OWN.test(line)) return compiler.read(line)
    const earlier = compiler.end()
    if (built === undefined) return [...earlier, ...readOwn(line)]
    compiler.begin(packageOf(built), isGo || isOfTests !== undefined)
    return earlier
  }

  const readOwn = (line: string): ReadonlyArray<TestEvent> => {
    const [, failedPack, reason] = /^FAIL\t(\S+)(?:\t[\d.]+s| \[((?:build|setup) failed)\])$/.exec(line) ?? []
    if (failedPack !== undefined)
      return reason === undefined
        ? tests.end(failedPack, true)
        : [finished({ ...refOf(failedPack, "", ""), isUnbuilt: true }, "failed")]
    if (UNLOADED.test(line)) return [{ kind: "note", text: line.trim().replace(/; to add it:$/, "") }]
    if (/\[no tests? (?:to run|files)\]$/.test(line)) return [{ kind: "none" }]
    const passedPack = /^ok\s+(\S*[A-Za-z]\S*)\s+(?:\(cached\)|[\d.]+s)(?:\s|$)/.exec(line)?.[1]
    if (passedPack !== undefined) return tests.end(passedPack, false)
    const [, started] = /^=== (?:RUN|CONT|NAME)\s+(\S+)$/.exec(line) ?? []
    const [, blanks = "", word = "", name] = /^(\s*)--- (FAIL|PASS|SKIP): (\S+)/.exec(line) ?? []
    if (started !== undefined) tests.started(started)
    else if (name !== undefined) tests.ended(name, RESULTS[word] ?? "passed", blanks.length)
    else if (!/^(?:=== PAUSE|PASS$|FAIL$)/.test(line)) tests.keep(line)
    return nothing
  }

  return {
    read,
    end: () => [...compiler.end(), ...tests.end(undefined, false)],
    isInside: () => compiler.isOpen || tests.isInside
  }
}

const blanksOf = (line: string): number => line.length - line.trimStart().length
