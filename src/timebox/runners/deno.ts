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

/**
 * Reads `running 3 tests from ./sum_test.ts`, `adds ... ok (1ms)`, the errors below ` ERRORS `, and those that come
 * before any test, which end with their place.
 */
const reader = ({ root }: Project): LineReader => {
  let file = ""
  let open: { readonly name: string; readonly at: string; readonly message: Array<string> } | undefined
  let isErrors = false
  let broken: Array<string> | undefined
  const flush = (): ReadonlyArray<TestEvent> => {
    if (open === undefined) return nothing
    const { name, at, message } = open
    open = undefined
    const text = message.join("\n")
    if (name === "") return [brokenFileIn(root, at, text)]
    const [, path = at, line] = /^(.*?):(\d+)(?::\d+)?$/.exec(at) ?? []
    return [
      finished(
        ref(root, path, name, line === undefined ? undefined : Number(line), text),
        "failed",
        ownFrames(text, root)
      )
    ]
  }
  return {
    read: (line) => {
      if (BROKEN.test(line)) {
        broken = [line]
        return nothing
      }
      if (broken !== undefined) {
        const isPlace = /^\s+at \S/.test(line)
        if (!isPlace && line.trim() !== "" && broken.length < 60) broken.push(line)
        if (!isPlace) return nothing
        const failure = brokenFile([...broken, line].join("\n"), root)
        broken = undefined
        return failure === undefined ? nothing : [failure]
      }
      const [, count, from] = /^running (\d+) tests? from (\S.*)$/.exec(line) ?? []
      if (from !== undefined) {
        file = from
        return count === "0" ? [{ kind: "none" }] : [{ kind: "expected", count: Number(count) }]
      }
      if (/^ ERRORS $/.test(line)) isErrors = true
      if (/^ FAILURES $/.test(line)) {
        isErrors = false
        return flush()
      }
      const [, failed, at] = isErrors ? (/^(\S.*?)(?: \.\.\. .*)? => (\S+:\d+:\d+)$/.exec(line) ?? []) : []
      if (failed !== undefined && at !== undefined) {
        const earlier = flush()
        open = { name: failed.replace(/ \.\.\. /g, " > "), at, message: [] }
        return earlier
      }
      const uncaught = isErrors ? /^(\S.*) \(uncaught error\)$/.exec(line)?.[1] : undefined
      if (uncaught !== undefined) {
        const earlier = flush()
        open = { name: "", at: uncaught, message: [] }
        return earlier
      }
      const sum = /^(?:ok|FAILED) \| (\d+) passed[^|]*\| (\d+) failed(.*)$/.exec(line)
      if (sum !== null) {
        const more = sum[3] ?? ""
        const skipped = Number(/(?<!\d)(\d{1,9}) ignored/.exec(more)?.[1] ?? 0)
        return [...flush(), totals(Number(sum[1]), Number(sum[2]), skipped)]
      }
      if (/^error: No test modules found/.test(line)) return [{ kind: "none" }]
      if (open !== undefined) {
        if (open.message.length < 60) open.message.push(line)
        return nothing
      }
      const [, name, result] = isErrors ? [] : (/^(\S.*?) \.\.\.(?: (.*))?$/.exec(line) ?? [])
      if (name === undefined) return nothing
      const test = ref(root, file, name, undefined, "")
      if (result?.startsWith("ok")) return [finished(test, "passed")]
      if (result?.startsWith("ignored")) return [finished(test, "skipped")]
      return result?.startsWith("FAILED") ? nothing : [started(test)]
    },
    end: flush,
    isInside: () => open !== undefined || isErrors || broken !== undefined
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
