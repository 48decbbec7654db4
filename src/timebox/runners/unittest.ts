/** Reads what Python's unittest writes for people, as a script does that starts it. */
import { finished, type TestEvent, type TestResult, totals } from "../results/TestEvent.ts"
import { fromRoot, type LineReader, nothing, type Project, type Runner } from "./Runner.ts"

/** Lines that are kept of a failure: of its beginning, and as many of its end. */
const MAX_LINES = 60

/** Places that are kept of a traceback. */
const MAX_PLACES = 20

/** The words behind `...` with `-v`. A skipped test has its reason there. */
const RESULTS: ReadonlyArray<readonly [words: RegExp, result: TestResult]> = [
  [/^ok$/, "passed"],
  [/^(?:FAIL|ERROR|unexpected success)$/, "failed"],
  [/^(?:skipped\b.*|expected failure)$/, "skipped"]
]

/** A test as Python 3.11 and newer name it. */
const IS_CERTAIN = /^(test\w{0,300}) \((?:[^\s()]{1,300}\.)\1\)/

/** A test that failed: its name, and the lines of its traceback. */
interface Block {
  readonly name: string
  readonly method: string
  readonly lines: Array<string>
  /** False before the line of `-` that ends its heading. */
  isBody: boolean
}

/**
 * Reads a name as unittest writes it; before Python 3.11 the parentheses lack the method.
 *
 * @example
 * testNamed("test_adds (test_sum.SumTest.test_adds) (i=1)")
 * // { name: "test_sum.SumTest.test_adds (i=1)", method: "test_adds" }
 */
const testNamed = (text: string): { readonly name: string; readonly method: string } | undefined => {
  const [, method, where = "", rest = ""] = /^([^\s()]{1,300}) \(([^\s()]{1,300})\)(.*)$/.exec(text.trim()) ?? []
  if (method === undefined) return undefined
  const whole = where === method || where.endsWith(`.${method}`) ? where : `${where}.${method}`
  return { name: `${whole}${rest}`, method }
}

/** Tests are counted one by one, but the fixtures of a class or a module are none. */
const isTest = ({ method }: Pick<Block, "method">): boolean => !/^(?:setUp|tearDown)(?:Class|Module)$/.test(method)

/** The frame of a traceback, or with no function the place of an error of syntax. */
const FRAME = /^ {2}File "([^"]{1,1000})", line (\d{1,9})(?:, in (.{1,200}))?$/

/** Returns the failure that a traceback tells of: its error first, then the project's own frames, the newest last. */
const failureOf = ({ lines, method, name }: Block, root: string): TestEvent => {
  const start = lines.lastIndexOf("Traceback (most recent call last):")
  const frames = lines.slice(start + 1).map((line) => FRAME.exec(line))
  const own = frames.flatMap((frame) => {
    const [, path = "", line, place = ""] = frame ?? []
    const file = fromRoot(root, path)
    const isOwn = file !== path && !/(?:^|\/)(?:site|dist)-packages\//.test(file)
    return isOwn ? [{ file, line: Number(line), place }] : []
  })
  const chosen = own.findLast(({ place }) => place === method) ?? own.at(-1)
  const body = start === -1 ? lines : lines.slice(start + 1 + frames.findLastIndex((frame) => frame !== null) + 1)
  // Below a frame is its line of source; an error of syntax shows its own.
  const isSyntax = frames.findLast((frame) => frame !== null)?.[3] === undefined
  const first = start === -1 || isSyntax ? 0 : body.findIndex((line) => line !== "" && !line.startsWith("    "))
  const error = first === -1 ? body : body.slice(first)
  const places = own.slice(-MAX_PLACES).map(({ file, line, place }) => `${file}:${line}${place && `: in ${place}`}`)
  const { file, line } = chosen ?? {}
  const test = { name, ...(file === undefined || line === undefined ? {} : { file, line }) }
  return finished(test, "failed", [error.join("\n").trimEnd(), ...places].join("\n"))
}

/** Reads the blocks of failures, the totals below them, and with `-v` the line of each test. */
class UnittestReading {
  readonly #root: string
  #isHeading = false
  #block: Block | undefined
  /** The name of a test whose result stands behind its description, on the next line. */
  #described: string | undefined
  #ran: number | undefined
  /** True from a test whose line cannot be another program's to the totals. */
  #isAmid = false
  readonly #failed = new Map<string, boolean>()

  constructor(root: string) {
    this.#root = root
  }

  get isInside(): boolean {
    return this.#isHeading || this.#block !== undefined || this.#described !== undefined
  }

  read(line: string): ReadonlyArray<TestEvent> {
    if (/^={70}$/.test(line)) {
      this.#isHeading = true
      return this.#flush()
    }
    if (this.#isHeading) return this.#readHeading(line)
    if (/^-{70}$/.test(line)) {
      if (this.#block === undefined || this.#block.isBody) return this.#flush()
      this.#block.isBody = true
      return nothing
    }
    if (this.#block !== undefined) {
      const { isBody, lines } = this.#block
      if (isBody) lines.push(line)
      if (lines.length > 2 * MAX_LINES) lines.splice(MAX_LINES, 1)
      return nothing
    }
    const count = /^Ran (\d+) tests? in [\d.]+s$/.exec(line)?.[1]
    if (count !== undefined) {
      this.#ran = Number(count)
      return this.#ran === 0 ? [{ kind: "none" }] : nothing
    }
    const [, outcome, more = ""] = /^(OK|FAILED)(?: \((.*)\))?$/.exec(line) ?? []
    return outcome === undefined || this.#ran === undefined ? this.#readResult(line) : [this.#sum(this.#ran, more)]
  }

  end(): ReadonlyArray<TestEvent> {
    return [...this.#flush(), ...(this.#isAmid ? [{ kind: "cut" } as const] : nothing)]
  }

  /** Reads the line below `=====`, which names a test and how it failed. */
  #readHeading(line: string): ReadonlyArray<TestEvent> {
    this.#isHeading = false
    const [, kind, heading = ""] = /^(ERROR|FAIL|UNEXPECTED SUCCESS): (.*)$/.exec(line) ?? []
    const test = testNamed(heading)
    if (kind === undefined || test === undefined) return nothing
    this.#failed.set(test.name, isTest(test))
    if (kind === "UNEXPECTED SUCCESS") return [finished({ name: test.name }, "failed", "It passed unexpectedly.")]
    this.#block = { ...test, lines: [], isBody: false }
    return nothing
  }

  /** Reads the line that `-v` writes for a test. */
  #readResult(line: string): ReadonlyArray<TestEvent> {
    const [, before = "", words] = /^(.{0,1000}) \.\.\. (\S.*)$/.exec(line) ?? []
    const test = testNamed(before)
    const name = test?.name ?? this.#described
    this.#isAmid ||= test !== undefined && IS_CERTAIN.test(before)
    this.#described = words === undefined ? testNamed(line)?.name : undefined
    const result = RESULTS.find(([form]) => words !== undefined && form.test(words))?.[1]
    return name === undefined || result === undefined ? nothing : [finished({ name }, result)]
  }

  /** `OK (skipped=1)`, `FAILED (failures=1, errors=2)` */
  #sum(count: number, text: string): TestEvent {
    const of = (word: string) => Number(new RegExp(`(?:^|, )${word}=(\\d+)`).exec(text)?.[1] ?? 0)
    const skipped = of("skipped") + of("expected failures")
    const unexpected = of("unexpected successes")
    const failed = this.#failed
    const bad = failed.size === 0 ? of("failures") + of("errors") + unexpected : failed.size
    const tests = new Set([...failed].flatMap(([name, isOne]) => (isOne ? [name.replace(/ .*/, "")] : []))).size
    failed.clear()
    this.#ran = undefined
    this.#isAmid = false
    return totals(Math.max(0, count - skipped - (bad === 0 ? 0 : tests)), bad, skipped)
  }

  /** Returns the failure whose block has ended. */
  #flush(): ReadonlyArray<TestEvent> {
    const ended = this.#block
    this.#block = undefined
    return ended === undefined ? nothing : [failureOf(ended, this.#root)]
  }
}

const reader = ({ root }: Project): LineReader => {
  const reading = new UnittestReading(root)
  return {
    read: (line) => reading.read(line),
    end: () => reading.end(),
    isInside: () => reading.isInside
  }
}

export const unittest = {
  marker: /^[=-]{70}$|^Ran \d+ tests? in |^(?:OK|FAILED)\b|^ {0,2}[^\s()]{1,300} \([^\s()]{1,300}\)| \.\.\. /m,
  reader
} as const satisfies Pick<Runner, "marker" | "reader">
