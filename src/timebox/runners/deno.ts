/** deno: `deno test`, with the JUnit report that it writes at its end. */
import { junitReader } from "../results/JUnit.ts"
import {
  finished,
  literal,
  numbered,
  started,
  type TestEvent,
  type TestRef,
  totals,
  unreported
} from "../results/TestEvent.ts"
import { brokenFile } from "./brokenFile.ts"
import { dotted, fromRoot, type LineReader, lineIn, nothing, type Project, type Runner, union } from "./Runner.ts"
import { ownFrames } from "./stackFrames.ts"

/** deno chooses whole tests, not their steps; `--filter` reads `/x/` as a regular expression. */
const ref = (root: string, file: string, name: string, line: number | undefined, message: string): TestRef => {
  const path = fromRoot(root, file.replace(/^file:\/\//, ""))
  const [outer = name] = name.split(" > ")
  // A step of a test, or a test whose name looks like one.
  const pattern = outer === name ? literal(name) : `(?:${literal(outer)}|${literal(name)})`
  const at = lineIn(message, `${root}/${path}`) ?? line
  return {
    name: path === "" ? name : `${path} > ${name}`,
    ...(path === "" ? {} : { file: path, rerun: { scope: "file", target: path, pattern: `/^${pattern}$/` } }),
    ...(at === undefined ? {} : { line: at })
  }
}

/** An error outside of the tests of the file at `path`, which deno names from the root. */
const brokenFileIn = (root: string, path: string, message: string): TestEvent => {
  const file = fromRoot(root, path)
  const line = lineIn(message, `${root}/${file}`)
  const test = { name: file, file, rerun: { scope: "file", target: file } } as const
  return unreported(line === undefined ? test : { ...test, line }, ownFrames(message, root))
}

const reportReader = ({ root }: Project): LineReader => {
  const unique = numbered()
  return junitReader(({ classname, file, line, message, name, result, suites }) => {
    const path = [file, classname, suites.at(-1) ?? ""].find((one) => /\.[cm]?[jt]sx?$/.test(one)) ?? ""
    return finished(unique(ref(root, path, name, line, message)), result, ownFrames(withoutRepetition(message), root))
  })
}

/** Leaves out the first line of `Uncaught Error: boom` and the stack that begins with it. */
const withoutRepetition = (message: string): string => {
  const [first = "", second = ""] = message.split("\n", 2)
  const plain = first.replace(/^Uncaught (?:\(in promise\) )?/, "")
  return plain !== first && second.startsWith(plain) ? message.slice(first.length + 1) : message
}

/** The first line of an error that keeps deno from running a file: of its types, its syntax or its imports. */
const BROKEN =
  /^TS\d+ \[ERROR\]: |^error: (?:SyntaxError|TS\d+ \[ERROR\]|Module not found|Unable to load|The module's source code could not be parsed|Relative import path|Import "|Could not find)/

/** `adds ... ok => ./sum_test.ts:7:6`, in the list of errors. */
const FAILED = /^(\S.*?)(?: \.\.\. .*)? => (\S+:\d+:\d+)$/

const SUM = /^(?:ok|FAILED) \| (\d+) passed[^|]*\| (\d+) failed(.*)$/

/** Maximum number of lines of an error that are kept. */
const MAX_LINES = 60

/**
 * Reads `running 3 tests from ./sum_test.ts`, `adds ... ok (1ms)`, the errors below ` ERRORS `, and those that come
 * before any test, which end with their place.
 */
class DenoReading {
  readonly #root: string
  #file = ""
  /** The failure whose message follows; without a name, that of a file. */
  #open: { readonly name: string; readonly at: string; readonly message: Array<string> } | undefined
  #isErrors = false
  /** The error of a file that cannot be run. */
  #broken: Array<string> | undefined

  constructor(root: string) {
    this.#root = root
  }

  get isInside(): boolean {
    return this.#open !== undefined || this.#isErrors || this.#broken !== undefined
  }

  read(line: string): ReadonlyArray<TestEvent> {
    if (BROKEN.test(line)) {
      this.#broken = [line]
      return nothing
    }
    if (this.#broken !== undefined) return this.#readBroken(line, this.#broken)
    const [, count, from] = /^running (\d+) tests? from (\S.*)$/.exec(line) ?? []
    if (from !== undefined) {
      this.#file = from
      return count === "0" ? [{ kind: "none" }] : [{ kind: "expected", count: Number(count) }]
    }
    if (/^ ERRORS $/.test(line)) this.#isErrors = true
    if (/^ FAILURES $/.test(line)) {
      this.#isErrors = false
      return this.flush()
    }
    const failure = this.#isErrors ? failureAt(line) : undefined
    if (failure !== undefined) {
      const earlier = this.flush()
      this.#open = { ...failure, message: [] }
      return earlier
    }
    const [, passed, failed, more = ""] = SUM.exec(line) ?? []
    if (passed !== undefined) {
      const skipped = Number(/(?<!\d)(\d{1,9}) ignored/.exec(more)?.[1] ?? 0)
      return [...this.flush(), totals(Number(passed), Number(failed), skipped)]
    }
    if (/^error: No test modules found/.test(line)) return [{ kind: "none" }]
    if (this.#open !== undefined) {
      if (this.#open.message.length < MAX_LINES) this.#open.message.push(line)
      return nothing
    }
    return this.#isErrors ? nothing : this.#readResult(line)
  }

  /** Returns the failure that is open, whose message has ended. */
  flush(): ReadonlyArray<TestEvent> {
    if (this.#open === undefined) return nothing
    const { name, at, message } = this.#open
    this.#open = undefined
    const text = message.join("\n")
    if (name === "") return [brokenFileIn(this.#root, at, text)]
    const [, path = at, line] = /^(.*?):(\d+)(?::\d+)?$/.exec(at) ?? []
    const test = ref(this.#root, path, name, line === undefined ? undefined : Number(line), text)
    return [finished(test, "failed", ownFrames(text, this.#root))]
  }

  /** Reads the lines of an error up to its place. */
  #readBroken(line: string, broken: Array<string>): ReadonlyArray<TestEvent> {
    const isPlace = /^\s+at \S/.test(line)
    if (!isPlace && line.trim() !== "" && broken.length < MAX_LINES) broken.push(line)
    if (!isPlace) return nothing
    this.#broken = undefined
    const failure = brokenFile([...broken, line].join("\n"), this.#root)
    return failure === undefined ? nothing : [failure]
  }

  #readResult(line: string): ReadonlyArray<TestEvent> {
    const [, name, result] = /^(\S.*?) \.\.\.(?: (.*))?$/.exec(line) ?? []
    if (name === undefined) return nothing
    const test = ref(this.#root, this.#file, name, undefined, "")
    if (result?.startsWith("ok")) return [finished(test, "passed")]
    if (result?.startsWith("ignored")) return [finished(test, "skipped")]
    return result?.startsWith("FAILED") ? nothing : [started(test)]
  }
}

/** The test, or the file without a name of a test, that a line of the list of errors begins. */
const failureAt = (line: string): { readonly name: string; readonly at: string } | undefined => {
  const [, test, at] = FAILED.exec(line) ?? []
  if (test !== undefined && at !== undefined) return { name: test.replace(/ \.\.\. /g, " > "), at }
  const uncaught = /^(\S.*) \(uncaught error\)$/.exec(line)?.[1]
  return uncaught === undefined ? undefined : { name: "", at: uncaught }
}

const reader = ({ root }: Project): LineReader => {
  const reading = new DenoReading(root)
  return {
    read: (line) => reading.read(line),
    end: () => reading.flush(),
    isInside: () => reading.isInside
  }
}

export const deno = {
  name: "deno",
  program: "deno",
  source: "https://docs.deno.com/runtime/reference/cli/test/",
  localPrograms: "node_modules/.bin",
  args: ({ files, pattern }, _, report) => [
    "test",
    ...report,
    ...(pattern === undefined ? [] : [`--filter=${pattern}`]),
    ...files.map(dotted)
  ],
  file: { paths: () => [] },
  pattern: {},
  rerun: (tests) => {
    const chosen = union(
      tests.map(({ pattern, ...test }) => ({
        ...test,
        ...(pattern === undefined ? {} : { pattern: pattern.slice(1, -1) })
      }))
    )
    return chosen.pattern === undefined ? chosen : { ...chosen, pattern: `/${chosen.pattern}/` }
  },
  report: {
    format: "xml",
    request: ({ file }) => ({ args: [`--junit-path=${file}`] }),
    reader: reportReader
  },
  patterns: { failure: / \.\.\. FAILED|^error:/, test: /^\S.* \.\.\./ },
  // Colours may stand between the words.
  marker:
    /running \d| \.\.\.| => | ERRORS |uncaught error|(?:ok|FAILED).{0,9} \||No test modules|\[ERROR\]|error.{0,9}: /,
  reader
} as const satisfies Runner
