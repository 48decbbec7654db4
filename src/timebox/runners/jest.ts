/** jest: with a reporter of its own beside jest's. */
import { finished, type TestEvent, totals } from "../results/TestEvent.ts"
import { type LineReader, nothing, type Runner } from "./Runner.ts"
import { commonJsReporter } from "./scriptReporter.ts"
import { spacedPattern, type TitleForm, titledReader, titledTest } from "./titledTest.ts"

const form: TitleForm = { separator: " › ", pattern: spacedPattern }

/** See https://jestjs.io/docs/configuration#custom-reporters; `onTestCaseStart` came with jest 29. */
const reporter = `
const about = (file, { ancestorTitles, title, location }) =>
  ({ file, titles: [...ancestorTitles, title], line: location ? location.line : null })
const results = { passed: "passed", failed: "failed" }
// For a file that cannot be parsed jest explains its configuration first.
const plain = (text) => text.replace(/^\\s*● Test suite failed to run\\n\\n/, "").replace(/Jest encountered an unexpected token[\\s\\S]*?Details:\\s*/, "")
module.exports = class {
  constructor() { this.seen = new Map() }
  end(file, one) {
    tell({ event: "end", ...about(file, one), result: results[one.status] ?? "skipped", message: clip((one.failureMessages ?? []).join("\\n\\n")) })
  }
  onTestCaseStart(test, info) { tell({ event: "start", ...about(test.path, info) }) }
  onTestCaseResult(test, one) {
    const key = JSON.stringify([...one.ancestorTitles, one.title])
    if (!this.seen.has(test.path)) this.seen.set(test.path, new Set())
    this.seen.get(test.path).add(key)
    this.end(test.path, one)
  }
  onTestResult(test, result) {
    const seen = this.seen.get(test.path)
    this.seen.delete(test.path)
    for (const one of result.testResults) {
      if (!seen || !seen.has(JSON.stringify([...one.ancestorTitles, one.title]))) this.end(test.path, one)
    }
    if (result.testExecError) {
      // Beside tests, as of a hook after them, the message repeats their failures.
      const own = result.testResults.length === 0 && result.failureMessage
      tell({ event: "end", file: test.path, titles: [], result: "failed", message: clip(plain(String(own || textOf(result.testExecError)))) })
    }
  }
  onRunComplete(_, { wasInterrupted }) { if (!wasInterrupted) tell({ event: "done" }) }
}
`

/** Reads `FAIL src/sum.test.js`, then `  ● sum › adds` for each of its tests that failed, and its message below. */
const reader = (): LineReader => {
  let file = ""
  let name: string | undefined
  let message: Array<string> = []
  const flush = (): ReadonlyArray<TestEvent> => {
    if (name === undefined) return nothing
    const titles = name === "Test suite failed to run" ? [] : name.split(" › ")
    const text = message.join("\n")
    const test = titledTest(form, file, titles, { message: text })
    name = undefined
    message = []
    return [
      finished(titles.length === 0 ? { ...test, name: `${file} › Test suite failed to run` } : test, "failed", text)
    ]
  }
  return {
    read: (line) => {
      const heading = /^(?:FAIL|PASS) (\S.*?)(?: \([\d.]+ m?s\))?$/.exec(line)?.[1]
      if (heading !== undefined) {
        const earlier = flush()
        file = heading.replace(/^\S+ (?=\S+\.\w+$)/, "").replace(/^\.\//, "")
        return earlier
      }
      const bullet = /^ {2}● (\S.*)$/.exec(line)?.[1]
      if (bullet !== undefined) {
        const earlier = flush()
        if (bullet !== "Console" && !bullet.startsWith("Cannot log after")) name = bullet
        return earlier
      }
      if (/^(?:Test Suites|Summary of all failing tests)/.test(line)) return flush()
      const sum = /^Tests: {1,20}(.*) total$/.exec(line)?.[1]
      if (sum !== undefined) {
        const of = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(sum)?.[1] ?? 0)
        return [totals(of("passed"), of("failed"), of("skipped") + of("todo"))]
      }
      if (name !== undefined && message.length < 60) message.push(line.replace(/^ {4}/, ""))
      return /^No tests found/.test(line) ? [{ kind: "none" }] : nothing
    },
    end: flush,
    isInside: () => name !== undefined
  }
}

export const jest = {
  name: "jest",
  program: "jest",
  source: "https://jestjs.io/docs/cli#--runtestsbypath",
  localPrograms: "node_modules/.bin",
  args: ({ files, pattern }, _, report) => [
    ...report,
    ...(pattern === undefined ? [] : [`--testNamePattern=${pattern}`]),
    ...(files.length === 0 ? [] : ["--runTestsByPath", ...files])
  ],
  file: { paths: () => [] },
  pattern: {},
  report: {
    format: "lines",
    request: ({ folder, file }) => ({
      args: ["--testLocationInResults", "--reporters=default", `--reporters=${folder}/jest.cjs`],
      files: { "jest.cjs": commonJsReporter(reporter, file) }
    }),
    reader: titledReader(form)
  },
  // `PASS test/sum.test.js`, `    ✓ holds (1 ms)`
  patterns: { failure: /^\s*[×✗✕●]/, test: /^\s*[✓√×✗✕] |^(?:PASS|FAIL|RUNS) / },
  marker: /^(?:FAIL|PASS) | {2}\xe2\x97\x8f |^Tests: |No tests found/m,
  words: ["FAIL ", "PASS ", "  ●", "Tests: ", "No tests found"],
  reader
} as const satisfies Runner
