/** playwright: `playwright test`, with our reporter in addition to playwright's list. */
import { readEventLine } from "../results/EventLines.ts"
import { literal } from "../results/TestEvent.ts"
import { playwrightOutputReader } from "./playwrightOutput.ts"
import { fromRoot, type LineReader, linePaths, type Project, type Runner } from "./Runner.ts"
import { commonJsReporter } from "./scriptReporter.ts"
import { ownFrames } from "./stackFrames.ts"
import { type TitleForm, titledTest } from "./titledTest.ts"

/**
 * A line and a pattern: tests made in a loop share a line, and tests of several files may share a title. playwright
 * compares project, file, titles and tags, separated by blanks.
 */
const formOf = (project: string | undefined): TitleForm => ({
  separator: " › ",
  atLine: true,
  pattern: (titles) =>
    `${project === undefined ? "" : `^${literal(project)} .*`} ${literal(titles.join(" "))}(?: @\\S+)*$`
})

/** See https://playwright.dev/docs/test-reporters#custom-reporters */
const reporter = `
// If there are several projects, a test is shown with its own.
let hasProjects = false
const about = (test) => {
  const { file, line } = test.location
  const [, project, , ...titles] = test.titlePath()
  const number = numberOf(JSON.stringify([file, line, project, ...titles]), test.id)
  return { file, line, titles, label: labelOf(hasProjects ? project : "", number), ...(hasProjects && project ? { id: project } : {}) }
}
module.exports = class {
  printsToStdio() { return false }
  onBegin(config, suite) {
    hasProjects = config.projects.length > 1
    emit({ event: "expected", count: suite.allTests().length })
  }
  onTestBegin(test) { emit({ event: "start", ...about(test) }) }
  onTestEnd(test, result) {
    // Only the last retry counts: a test that passes in the end is flaky, not failed.
    const isLast = result.status === "skipped" || result.status === test.expectedStatus || result.retry === test.retries
    if (!isLast) return
    const ok = result.status === test.expectedStatus
    const isUnexpectedPass = result.status === "passed" && test.expectedStatus === "failed"
    const message = isUnexpectedPass ? "Expected to fail, but passed." : allOf(result.errors.map((e) => textOf({ message: e.message, stack: e.stack ?? e.value })))
    emit({ event: "end", ...about(test), result: result.status === "skipped" ? "skipped" : ok ? "passed" : "failed", message })
  }
  onError(error) {
    if (error.location) emit({ event: "end", file: error.location.file, line: error.location.line, titles: [], result: "failed", message: textOf(error) })
    else emit({ event: "note", message: clip(String(error.message ?? error.value)).split("\\n")[0] })
  }
  onEnd({ status }) { if (status !== "interrupted") emit({ event: "done" }) }
}
`

const eventReader = ({ root }: Project): LineReader => ({
  read: (line) =>
    readEventLine(
      line,
      ({ file, titles, line: at, message, id, label }) =>
        titledTest(formOf(id), fromRoot(root, file), titles, { line: at, message, label }, root),
      (message) => ownFrames(message, root)
    )
})

export const playwright = {
  name: "playwright",
  program: "playwright",
  source: "https://playwright.dev/docs/test-cli",
  localPrograms: "node_modules/.bin",
  args: ({ files, pattern }, _, report) => [
    "test",
    ...report,
    ...(pattern === undefined ? [] : [`--grep=${pattern}`]),
    // playwright reads a file argument as a regular expression on absolute paths.
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
    reader: eventReader
  },
  patterns: { failure: /^\s*✘|^\s+\d+\) /, test: /^\s*[✓✘ok-]+\s+\d+ / },
  marker: /\d (?:passed|failed|skipped|flaky)|No tests found|^ {2}\d{1,6}\) /m,
  words: [" passed", " failed", " skipped", " flaky", "No tests found", ") "],
  reader: playwrightOutputReader
} as const satisfies Runner
