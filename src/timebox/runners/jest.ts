/** jest: with our reporter in addition to jest's. */
import { finished, type TestEvent, totals } from "../results/TestEvent.ts"
import { LastError, lastErrorMarker } from "./LastError.ts"
import { countIn, type LineReader, nothing, type Project, type Runner } from "./Runner.ts"
import { commonJsReporter } from "./scriptReporter.ts"
import { FOREIGN_LINE } from "./stackFrames.ts"
import { spacedPattern, type TitleForm, titledReader, titledTest } from "./titledTest.ts"

const form: TitleForm = { separator: " › ", pattern: spacedPattern }

/**
 * See https://jestjs.io/docs/configuration#custom-reporters; `onTestCaseStart` came with jest 29. With
 * `jest.retryTimes` each attempt has a result, and jest does not report which of several tests of one name is tried
 * again: the results that count come with the end of a file.
 */
const reporter = `
const results = { passed: "passed", failed: "failed" }
// For a file that cannot be parsed jest explains its configuration first. All lines are indented.
const plain = (text) => text.replace(/^\\s*● Test suite failed to run\\n\\n/, "").replace(/Jest encountered an unexpected token[\\s\\S]*?Details:\\s*/, "").replace(/^ {4}/gm, "")
// A thrown value that is no error has a cause with the same words, which alone has the test's place.
const once = (text) => text.replace(/^(Error: thrown: [\\s\\S]*?)\\n(?: +at .*\\n)*\\n\\[cause\\]: (?:\\1|Error: )\\n/, "$1\\n")
module.exports = class {
  constructor({ projects } = {}) {
    this.hasProjects = Array.isArray(projects) && projects.length > 1
    this.files = new Map()
  }
  file(test) {
    const { displayName } = test.context.config
    const project = this.hasProjects && displayName ? displayName.name : ""
    const key = project + "\\n" + test.path
    if (!this.files.has(key)) this.files.set(key, { key, path: test.path, project, statuses: new Map() })
    return this.files.get(key)
  }
  about({ path, project }, { ancestorTitles, title, location }, number) {
    return { file: path, titles: [...ancestorTitles, title], line: location ? location.line : null, label: labelOf(project, number) }
  }
  end(file, one, number, mayChange) {
    emit({ event: "end", ...this.about(file, one, number), result: results[one.status] ?? "skipped", message: clip(allOf((one.failureMessages ?? []).map(once))), ...(mayChange ? { mayChange } : {}) })
  }
  statusesOf(file, one) {
    const name = JSON.stringify([...one.ancestorTitles, one.title])
    if (!file.statuses.has(name)) file.statuses.set(name, [])
    return file.statuses.get(name)
  }
  onTestCaseStart(test, info) { emit({ event: "start", ...this.about(this.file(test), info, 1) }) }
  onTestCaseResult(test, one) {
    const file = this.file(test)
    const statuses = this.statusesOf(file, one)
    const isAgain = one.invocations > 1 && statuses.length > 0
    if (!isAgain) statuses.push(one.status)
    if (isAgain || statuses.length > 1) emit({ event: "hidden", ...this.about(file, one, 1) })
    if (!isAgain) this.end(file, one, statuses.length, true)
  }
  onTestResult(test, result) {
    const file = this.file(test)
    this.files.delete(file.key)
    const seen = new Map()
    for (const one of result.testResults) {
      const statuses = this.statusesOf(file, one)
      const number = (seen.get(statuses) ?? 0) + 1
      seen.set(statuses, number)
      if (statuses[number - 1] !== one.status) this.end(file, one, number, false)
    }
    if (result.testExecError) {
      // If the file has tests, as for an error in a later hook, the message repeats their failures.
      const own = result.testResults.length === 0 && result.failureMessage
      emit({ event: "end", file: test.path, titles: [], label: file.project, result: "failed", message: clip(own ? plain(String(own)) : textOf(result.testExecError)) })
    }
  }
  onRunComplete(_, { wasInterrupted }) { if (!wasInterrupted) emit({ event: "done" }) }
}
`

/** Reads `FAIL src/sum.test.js`, then `  ● sum › adds` for each of its tests that failed, and its message below. */
const reader = ({ root }: Project): LineReader => {
  const lastError = new LastError(root)
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
  let isInvalid = false
  /** True after jest says that a test calls process.exit, until the totals. */
  let isCut = false
  /** True from the first file to the totals. */
  let isAmid = false
  return {
    read: (line) => {
      lastError.read(line)
      if (isInvalid && line.trim() !== "") {
        isInvalid = false
        return [{ kind: "note", text: line.trim() }]
      }
      if (/^● .{0,40}Validation Error:$/.test(line)) {
        isInvalid = true
        return nothing
      }
      if (/^Error: Jest: Got error running /.test(line)) return [{ kind: "note", text: line }]
      const heading = /^(?:FAIL|PASS) (\S.*?)(?: \([\d.]+ m?s\))?$/.exec(line)?.[1]
      if (heading !== undefined) {
        const earlier = flush()
        isAmid = true
        file = heading.replace(/^\S+ (?=\S+\.\w+$)/, "").replace(/^\.\//, "")
        return earlier
      }
      if (/^ {2}● {2}process\.exit called with "/.test(line)) isCut = true
      const bullet = /^ {2}● (\S.*)$/.exec(line)?.[1]
      if (bullet !== undefined) {
        const earlier = flush()
        if (bullet !== "Console" && !bullet.startsWith("Cannot log after")) name = bullet
        return earlier
      }
      if (/^(?:Test Suites|Summary of all failing tests)/.test(line)) return flush()
      const sum = /^Tests: {1,20}(.*) total$/.exec(line)?.[1]
      if (sum !== undefined) {
        isCut = false
        isAmid = false
        return [totals(countIn(sum, "passed"), countIn(sum, "failed"), countIn(sum, "skipped") + countIn(sum, "todo"))]
      }
      if (name !== undefined && message.length < 60) message.push(line.replace(/^ {4}/, ""))
      return /^No tests found/.test(line) ? [{ kind: "none" }] : nothing
    },
    end: () => {
      const isLeft = isCut || (isAmid && lastError.isFatal)
      return [...flush(), ...lastError.events(), ...(isLeft ? [{ kind: "cut" } as const] : nothing)]
    },
    isInside: () => name !== undefined || isInvalid || lastError.isOpen
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
  patterns: { failure: /^\s*[×✗✕●]/, test: /^\s*[✓√×✗✕] |^(?:PASS|FAIL|RUNS) /, aside: FOREIGN_LINE },
  marker: new RegExp(
    `^(?:FAIL|PASS) | {2}\\xe2\\x97\\x8f |^Tests: |No tests found|Validation Error:|${lastErrorMarker.source}`,
    "m"
  ),
  reader
} as const satisfies Runner
