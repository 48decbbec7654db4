/** vitest: `vitest run`, with our reporter in addition to vitest's. */
import { finished, literal, type TestEvent, totals } from "../results/TestEvent.ts"
import { countIn, type LineReader, linePaths, nothing, type Runner } from "./Runner.ts"
import { moduleReporter } from "./scriptReporter.ts"
import { FOREIGN_LINE } from "./stackFrames.ts"
import { type TitleForm, titledReader, titledTest } from "./titledTest.ts"

/** Titles with a blank between them up to vitest 4, with ` > ` since vitest 5. */
const joined = (titles: ReadonlyArray<string>): string => titles.map(literal).join("(?: >)? ")

const form: TitleForm = {
  separator: " > ",
  pattern: (titles) => `^${joined(titles)}$`,
  suitePattern: (titles) => `^${joined(titles)}(?: >)? `
}

/** vitest 3 and newer; see https://vitest.dev/api/advanced/reporters */
const reporter = `
const titles = (test) => {
  const all = []
  for (let one = test; one && one.type !== "module"; one = one.parent) all.unshift(one.name)
  return all
}
// Files that several projects run; a test of such a file is shown with its project.
const files = new Map()
const about = (test) => {
  const file = test.module.moduleId
  const all = titles(test)
  const project = test.project?.name ?? ""
  const number = numberOf(JSON.stringify([file, project, ...all]), test.id)
  return { file, line: test.location?.line ?? null, titles: all, label: labelOf(files.get(file) > 1 ? project : "", number) }
}
const results = { passed: "passed", failed: "failed", skipped: "skipped" }
const cwd = process.cwd() + "/"
const placeOf = (error) => {
  const frame = String(error.stack ?? "").split("\\n").find((line) => /^ +at /.test(line) && line.includes(cwd) && !line.includes("/node_modules/"))
  return frame === undefined ? "" : " (" + frame.slice(frame.indexOf(cwd) + cwd.length).replace(/\\)$/, "") + ")"
}
const titleOf = (error) => {
  const name = !error.name || error.name === "Error" ? "" : error.name + ": "
  return name + clip(String(error.message ?? error)).split("\\n")[0]
}
export default class {
  onTestRunStart(specifications) {
    for (const { moduleId } of specifications ?? []) files.set(moduleId, (files.get(moduleId) ?? 0) + 1)
  }
  onTestModuleQueued(module) { emit({ event: "start", file: module.moduleId, titles: [] }) }
  onTestModuleCollected(module) {
    let count = 0
    for (const _ of module.children.allTests()) count++
    emit({ event: "expected", count })
  }
  // On a busy machine vitest 5 may report a test's end before its start.
  ended = new Set()
  onTestCaseReady(test) { if (!this.ended.has(test.id)) emit({ event: "start", ...about(test) }) }
  onTestCaseResult(test) {
    this.ended.add(test.id)
    const { state, errors = [] } = test.result()
    const message = allOf(errors.map((e) => textOf(e, e.diff)))
    emit({ event: "end", ...about(test), result: results[state] ?? "skipped", message })
  }
  closed = new Set()
  onTestModuleEnd(module) {
    if (this.closed.has(module.id)) return
    this.closed.add(module.id)
    emit({ event: "hidden", file: module.moduleId, titles: [] })
    const failed = module.errors?.() ?? []
    if (failed.length > 0) emit({ event: "end", file: module.moduleId, titles: [], result: "failed", message: allOf(failed.map((e) => textOf(e))) })
    // The errors of a suite are those of its hooks.
    for (const suite of module.children.allSuites()) {
      const errors = suite.errors?.() ?? []
      if (errors.length > 0) emit({ event: "end", file: module.moduleId, titles: titles(suite), within: titles(suite), result: "failed", message: allOf(errors.map((e) => textOf(e))) })
    }
  }
  onTestRunEnd(modules, errors, reason) {
    // vitest 3 reports no end of a file that cannot be loaded.
    for (const module of modules ?? []) if (module.errors?.().length > 0) this.onTestModuleEnd(module)
    for (const error of errors ?? []) emit({ event: "note", message: "Unhandled error: " + titleOf(error) + placeOf(error) })
    if (reason !== "interrupted") emit({ event: "done" })
  }
}
`

/** The suite and the name of a test in uvu's `   FAIL  math  "adds"`, which has no file. */
const OF_UVU = /^(?:(?!.* > ).* {2})?".*"$/

/**
 * Reads ` FAIL  |project| test/sum.test.ts > sum > adds`, and ` FAIL  test/sum.test.ts [ test/sum.test.ts ]` of one
 * that cannot be loaded.
 */
const reader = (): LineReader => {
  const open: Array<string> = []
  let names: ReadonlyArray<string> = []
  const flush = (): ReadonlyArray<TestEvent> => {
    const message = open.splice(0).join("\n")
    const events = names.map((name) => {
      const [file = "", ...titles] = name.split(" > ")
      return finished(titledTest(form, file, titles, { message }), "failed", message)
    })
    names = []
    return events
  }
  /** The error that kept vitest from starting any test, below its heading. */
  let isStartError = false
  /** An error of no test, below its heading: its first line, then the frames of its stack. */
  let loose: string | undefined
  const endLoose = (place?: string): ReadonlyArray<TestEvent> => {
    if (loose === undefined || loose === "") return nothing
    const text = `Unhandled error: ${loose}${place === undefined ? "" : ` (${place})`}`
    loose = undefined
    return [{ kind: "note", text }]
  }
  const readLoose = (line: string): ReadonlyArray<TestEvent> => {
    if (loose === undefined || line.trim() === "") return nothing
    if (loose === "") {
      loose = line.trim().replace(/^Error: /, "")
      return nothing
    }
    const place = /^ ❯ (?:\S.{0,200} )?([^\s:]{1,1000}:\d{1,9}:\d{1,9})$/.exec(line)?.[1]
    const isEnd = /^(?:⎯| *Test Files | *Tests {2}|This error )/.test(line)
    if (!isEnd && (place === undefined || /(?:^|\/)node_modules\/|^node:/.test(place))) return nothing
    return endLoose(place)
  }
  return {
    read: (line) => {
      if (isStartError && line.trim() !== "") {
        isStartError = false
        return [{ kind: "note", text: line.trim() }]
      }
      const note = readLoose(line)
      if (note.length > 0) return note
      if (/^⎯+ (?:Unhandled Rejection|Uncaught Exception) ⎯+$/.test(line)) {
        loose = ""
        return nothing
      }
      const lacking = /^\s*MISSING DEPENDENCY {1,5}(\S.*)$/.exec(line)?.[1]
      if (lacking !== undefined) return [{ kind: "note", text: lacking }]
      if (/^⎯+ (?:Unhandled|Startup) Error ⎯+$/.test(line)) {
        isStartError = true
        return nothing
      }
      const failed = /^\s*FAIL {2}(\S.*)$/.exec(line)?.[1]
      if (failed !== undefined && !OF_UVU.test(failed)) {
        const earlier = open.length > 0 ? flush() : nothing
        names = [...names, failed.replace(/ \[ .* \]$/, "").replace(/^\|[^|]*\| /, "")]
        return earlier
      }
      if (names.length > 0) {
        if (/^⎯/.test(line) || open.length > 60) return flush()
        if (open.length > 0 || line.trim() !== "") open.push(line)
        return nothing
      }
      const sum = /^\s*Tests {2}(.*\(\d+\))$/.exec(line)?.[1]
      if (sum !== undefined) {
        return [totals(countIn(sum, "passed"), countIn(sum, "failed"), countIn(sum, "skipped") + countIn(sum, "todo"))]
      }
      return /^No test files found/.test(line) ? [{ kind: "none" }] : nothing
    },
    end: () => [...flush(), ...endLoose()],
    isInside: () => names.length > 0 || isStartError || loose !== undefined
  }
}

export const vitest = {
  name: "vitest",
  program: "vitest",
  source: "https://vitest.dev/guide/cli.html; https://vitest.dev/guide/filtering.html",
  localPrograms: "node_modules/.bin",
  args: ({ files, pattern }, _, report) => [
    "run",
    ...report,
    ...(pattern === undefined ? [] : [`--testNamePattern=${pattern}`]),
    ...files
  ],
  file: { paths: linePaths },
  pattern: {},
  report: {
    format: "lines",
    request: ({ folder, file }) => ({
      args: ["--includeTaskLocation", "--reporter=default", `--reporter=${folder}/vitest.mjs`],
      files: { "vitest.mjs": moduleReporter(reporter, file) }
    }),
    reader: titledReader(form)
  },
  // ` ✓ sum > adds`, ` ❯ test/sum.test.ts (3 tests | 1 failed)`
  patterns: { failure: /^\s*[×✗✕●]|\bFAIL\b/, test: /^\s*[✓√×✗✕↓] |^\s*❯ \S+ \(\d+ test/, aside: FOREIGN_LINE },
  marker:
    /FAIL {2}|Tests {2}|No test files found| (?:Unhandled|Startup) Error | Unhandled Rejection | Uncaught Exception |MISSING DEPENDENCY/,
  words: [
    "FAIL  ",
    "Tests  ",
    "No test files found",
    " Unhandled Error ",
    " Startup Error ",
    " Unhandled Rejection ",
    " Uncaught Exception ",
    "MISSING DEPENDENCY"
  ],
  reader
} as const satisfies Runner
