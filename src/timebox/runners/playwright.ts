/** playwright: `playwright test`, with a reporter of its own beside playwright's list. */
import { literal, totals } from "../results/TestEvent.ts"
import { linePaths, nothing, type Runner, statelessReader } from "./Runner.ts"
import { commonJsReporter } from "./scriptReporter.ts"
import { type TitleForm, titledReader } from "./titledTest.ts"

/** playwright compares project, file, titles and tags, with blanks between. */
const pattern = (titles: ReadonlyArray<string>): string => ` ${literal(titles.join(" "))}(?: @\\S+)*$`

/** A line and a pattern: tests that are made in a loop have one line, tests of several files may have one title. */
const form: TitleForm = { separator: " › ", atLine: true, pattern }

/** See https://playwright.dev/docs/test-reporters#custom-reporters */
const reporter = `
const about = (test) => ({ file: test.location.file, line: test.location.line, titles: test.titlePath().slice(3) })
const project = (test) => test.titlePath()[1]
module.exports = class {
  printsToStdio() { return false }
  onBegin(_, suite) { tell({ event: "expected", count: suite.allTests().length }) }
  onTestBegin(test) { tell({ event: "start", ...about(test) }) }
  onTestEnd(test, result) {
    // Only the last retry counts: a test that passes in the end is flaky, not failed.
    const isLast = result.status === "skipped" || result.status === test.expectedStatus || result.retry === test.retries
    if (!isLast) return
    const ok = result.status === test.expectedStatus
    const message = result.errors.map((e) => textOf({ message: e.message, stack: e.stack ?? e.value })).join("\\n\\n")
    tell({ event: "end", ...about(test), result: result.status === "skipped" ? "skipped" : ok ? "passed" : "failed", message })
  }
  onError(error) {
    if (error.location) tell({ event: "end", file: error.location.file, line: error.location.line, titles: [], result: "failed", message: textOf(error) })
    else tell({ event: "note", message: clip(String(error.message ?? error.value)).split("\\n")[0] })
  }
  onEnd({ status }) { if (status !== "interrupted") tell({ event: "done" }) }
}
`

export const playwright = {
  name: "playwright",
  program: "playwright",
  source: "https://playwright.dev/docs/test-cli",
  localPrograms: "node_modules/.bin",
  args: ({ files, pattern }, _, report) => [
    "test",
    ...report,
    ...(pattern === undefined ? [] : [`--grep=${pattern}`]),
    // A file is a regular expression to playwright, compared with absolute paths.
    ...files.map((file) => file.replace(/[\\^$*+?()[\]{}|]/g, "\\$&"))
  ],
  file: { paths: linePaths },
  pattern: {},
  report: {
    format: "lines",
    request: ({ folder, file }) => ({
      args: [`--reporter=list,${folder}/playwright.cjs`],
      files: { "playwright.cjs": commonJsReporter(reporter, file) }
    }),
    reader: titledReader(form)
  },
  patterns: { failure: /^\s*✘|^\s+\d+\) /, test: /^\s*[✓✘ok-]+\s+\d+ / },
  marker: /\d (?:passed|failed|skipped|flaky)|No tests found/,
  words: [" passed", " failed", " skipped", " flaky", "No tests found"],
  reader: () => {
    let [passed, failed, skipped] = [0, 0, 0]
    return statelessReader((line) => {
      if (/No tests found/.test(line)) return [{ kind: "none" }]
      const [, count, word] = /^ {2}(\d+) (passed|failed|skipped|flaky)\b/.exec(line) ?? []
      if (word === "passed" || word === "flaky") passed += Number(count)
      else if (word === "failed") failed = Number(count)
      else if (word === "skipped") skipped = Number(count)
      return word === undefined ? nothing : [totals(passed, failed, skipped)]
    })()
  }
} as const satisfies Runner
