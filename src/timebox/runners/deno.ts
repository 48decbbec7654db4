/** deno: `deno test`, with the JUnit report that it writes at its end. */
import { readJUnit } from "../results/JUnit.ts"
import { finished, literal, started, type TestEvent, type TestRef, totals } from "../results/TestEvent.ts"
import { fromRoot, type LineReader, lineIn, nothing, type Project, type Runner, union } from "./Runner.ts"

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

const junitReader = ({ root }: Project): LineReader => ({
  read: (xml) => [
    ...readJUnit(xml).map(({ classname, file, line, message, name, result, suites }): TestEvent => {
      const path = [file, classname, suites.at(-1) ?? ""].find((one) => /\.[cm]?[jt]sx?$/.test(one)) ?? ""
      return finished(ref(root, path, name, line, message), result, message)
    }),
    { kind: "done" }
  ]
})

/** Reads `running 3 tests from ./sum_test.ts`, `adds ... ok (1ms)`, and the errors below ` ERRORS `. */
const reader = ({ root }: Project): LineReader => {
  let file = ""
  let open: { readonly name: string; readonly at: string; readonly message: Array<string> } | undefined
  let isErrors = false
  const flush = (): ReadonlyArray<TestEvent> => {
    if (open === undefined) return nothing
    const { name, at, message } = open
    open = undefined
    const text = message.join("\n")
    const [, path = at, line] = /^(.*?):(\d+)(?::\d+)?$/.exec(at) ?? []
    return [finished(ref(root, path, name, line === undefined ? undefined : Number(line), text), "failed", text)]
  }
  return {
    read: (line) => {
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
    isInside: () => open !== undefined || isErrors
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
    ...files.map((file) => (file.startsWith("./") ? file : `./${file}`))
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
    reader: junitReader
  },
  patterns: { failure: / \.\.\. FAILED|^error:/, test: /^\S.* \.\.\./ },
  marker: /^running \d| \.\.\.|^ ERRORS| => |^(?:ok|FAILED) \||No test modules/m,
  reader
} as const satisfies Runner
