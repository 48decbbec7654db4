/** node: `node --test`, with our reporter in addition to node's. */
import { readEventLine } from "../results/EventLines.ts"
import { nodeOutputReader } from "./nodeOutput.ts"
import { dotted, fromRoot, type LineReader, type Project, type Runner } from "./Runner.ts"
import { moduleReporter } from "./scriptReporter.ts"
import { FOREIGN_LINE, ownFrames } from "./stackFrames.ts"
import { titledTest } from "./titledTest.ts"

/**
 * See https://nodejs.org/api/test.html#custom-reporters; a file is a test of its own, which counts only if it fails
 * alone. Each test comes with the pattern that chooses it (as `id`), since that depends on the version: before node 22
 * a pattern is compared with each title alone, from then on with a title or all titles from the outermost. A subtest
 * runs only if its parent does, and that it has one is known when the parent ends: then it is reported again.
 */
const reporter = `
import path from "node:path"
const isFiltered = process.execArgv.some((word) => /^--test-(?:name-pattern|skip-pattern|only)/.test(word))
const joinsTitles = Number(process.versions.node.split(".")[0]) >= 22
const literal = (text) => text.replace(/[\\\\^$.*+?()[\\]{}|]/g, "\\\\$&")
const exactly = (text) => "^\\\\s*" + literal(text.trim()) + "\\\\s*$"
const patternOf = (titles) => exactly(joinsTitles ? titles.join(" ") : titles.at(-1))
const subtestPattern = (titles, parent) =>
  joinsTitles ? patternOf(parent) : titles.slice(parent.length - 1).map(exactly).join("|")
const failed = new Map()
// The end of the output of a file's process: only that shows why a file could not be loaded.
const written = new Map()
const started = new Map()
const paths = new Map()
const at = (all, data, file) => {
  const open = (all.get(file) ?? []).slice(0, data.nesting)
  open.push(data.name)
  all.set(file, open)
  return [...open]
}
// Without node's own line of source before it and its version after it.
const endOf = (file) =>
  (written.get(file) ?? "").replace(/^\\s*node:internal.*\\n.*\\n *\\^\\s+/, "").replace(/\\s+Node\\.js v\\S+\\s*$/, "").trim()
const endingOf = (error) =>
  error?.signal ? "Its process was ended by " + error.signal + "." : error?.exitCode > 1 ? "Its process ended with exit code " + error.exitCode + "." : ""
// The tests that have started and not ended, by file and by place. Titles are no key: of suites that run side by side
// they may be those of another.
const open = new Map()
const begin = (data, titles) => {
  const tests = open.get(data.file) ?? new Map()
  open.set(data.file, tests)
  const same = tests.get(keyOf(data)) ?? []
  same.push({ line: data.line, titles })
  tests.set(keyOf(data), same)
}
const keyOf = ({ line, column, nesting, name }) => JSON.stringify([line, column, nesting, name])
const end = (data) => {
  const tests = open.get(data.file)
  const same = tests?.get(keyOf(data)) ?? []
  same.shift()
  if (same.length === 0) tests?.delete(keyOf(data))
}
// A file may have no tests and just fail or not. One with tests at its outermost level reports at least these; hooks do
// not count, nor does the content of comments and templates. Its tests are skipped only if it exits before the first,
// as one does that cannot run here.
const endOfSilent = (file) => {
  try {
    const text = fs.readFileSync(file, "utf8").replace(/\\/\\*[^]*?\\*\\/|\`[^\`]*\`/g, "")
    const first = text.search(/^(?:test|it|describe|suite)(?:\\.(?!before|after)\\w+)?\\(/m)
    if (first === -1 || !text.includes("node:test")) return "passed"
    return leaves(text.slice(0, first)) && !/\\bexit\\(/.test(text.slice(first)) ? "skipped" : "failed"
  } catch { return "passed" }
}
// Checks for an exit that is at the outermost level but for a condition, and not in a function.
const leaves = (text) => {
  let isCondition = false
  return text.split("\\n").some((line) => {
    if (/^\\S/.test(line)) isCondition = /^(?:if\\b|\\}? *else\\b|\\)|(?:process\\.)?exit\\()|(?:&&|\\|\\|) *(?:process\\.)?exit\\(/.test(line)
    return isCondition && /\\bexit\\(0?\\)/.test(line) && !/=>|\\bfunction\\b|^ *\\/\\//.test(line)
  })
}
// Tests that their parent cancelled are reported after what failed in the parent: until then its failure is not known.
const held = new Map()
const endTest = (data, event) => {
  if (data.nesting === 0 || data.details?.error?.failureType !== "cancelledByParent") return emit(event)
  held.set(event.file, [...(held.get(event.file) ?? []), event])
}
const release = (file, depth = 0) => {
  const all = held.get(file) ?? []
  for (const event of all) if (event.titles.length > depth) emit(event)
  held.set(file, all.filter((event) => event.titles.length <= depth))
}
// Node's messages of errors that come after the end of the test that caused them, by file. Before node 22 it names no
// file where it does not know the test: the next file to end is the one.
const late = new Map()
const NEXT = Symbol()
const lateOf = (file) => {
  const found = late.get(file) ?? late.get(NEXT)
  late.delete(NEXT)
  return found
}
const isFile = (data) => data.file === undefined || (data.nesting === 0 && path.resolve(data.name) === data.file)
// The files without known tests so far: one whose process is blocked reports no more. Since node 20 a file that has
// tests may not be reported itself.
const silent = new Set()
const beginFile = (file) => {
  silent.add(file)
  emit({ event: "start", file, titles: [] })
}
const endFile = (file) => {
  if (silent.delete(file)) emit({ event: "hidden", file, titles: [] })
}
// This program ends the processes of a run at the limit, first the one that this reporter is in.
let isEnding = false
process.once("SIGTERM", () => { isEnding = true })
// Checks whether a file with an unended test failed only because its process was told to end.
const isEnded = ({ type, data }) => {
  if (type !== "test:fail" || data.details?.error?.signal !== "SIGTERM" || !isFile(data)) return false
  const file = data.file ?? path.resolve(data.name)
  return silent.has(file) || (open.get(file)?.size ?? 0) > 0
}
// Leaves out the files that failed only by the end of the run: then what had started in them has not ended.
async function* withoutEnded(source) {
  const ended = []
  for await (const event of source) {
    if (isEnded(event)) ended.push(event)
    else yield event
  }
  if (!isEnding) yield* ended
}
const isOfTest = /^test:(?:dequeue|start|pass|fail)$/
const isBeginning = /dequeue|start$/
export default async function* (source) {
  let failedTests = new Set()
  for await (const { type, data } of withoutEnded(source)) {
    if (isOfTest.test(type) && (!isFile(data) || !isBeginning.test(type))) endFile(data.file ?? path.resolve(data.name))
    if (type === "test:stderr") {
      // Since Node 22 this is a path relative to the working directory.
      const file = path.resolve(data.entryFile ?? data.file)
      written.set(file, ((written.get(file) ?? "") + data.message).slice(-8000))
    } else if (type === "test:diagnostic") {
      const [isLate, file, line] = /^Error: (?:Test .* at (.+):(\\d+):\\d+|A resource) generated asynchronous activity /.exec(data.message) ?? []
      if (!isLate) continue
      const from = file ?? data.file
      const [head, said] = data.message.replace(/^Error: /, "").split(/[.] This activity created the error /)
      const [, cause] = /^"([^]*)" (?:and would|which) /.exec(said ?? "") ?? []
      late.set(from ? path.resolve(from) : NEXT, { line: line && Number(line), head, cause: cause ?? said ?? "" })
    } else if (type === "test:dequeue") {
      if (isFile(data)) {
        if (data.file) beginFile(data.file)
        continue
      }
      if (!data.file) continue
      const titles = at(started, data, data.file)
      begin(data, titles)
      emit({ event: "start", file: data.file, line: data.line, titles })
    } else if (type === "test:start") {
      if (data.file && !isFile(data)) at(paths, data, data.file)
    } else if (type === "test:pass" || type === "test:fail") {
      const file = data.file ?? ""
      const error = data.details?.error
      const cause = error?.cause ?? error
      if (isFile(data)) {
        release(file)
        const lateError = lateOf(path.resolve(file || data.name))
        if (type === "test:fail" && !failedTests.has(file)) emit({ event: "end", file: file || data.name, line: lateError?.line, titles: [], result: "failed", message: endOf(path.resolve(file || data.name)) || endingOf(error) || (lateError && lateError.cause + "\\n" + lateError.head + ".") || textOf(cause) })
        else if (type === "test:pass" && file && !open.has(file) && !isFiltered) {
          const result = endOfSilent(file)
          emit({ event: "end", file, titles: [], result, message: result === "failed" ? "Its process ended before it reported a test, for example by process.exit()." : "" })
        }
        written.delete(path.resolve(file || data.name))
        continue
      }
      end(data)
      const titles = [...(paths.get(file) ?? []).slice(0, data.nesting), data.name]
      const isSuite = data.details?.type === "suite"
      const byChild = error?.failureType === "subtestsFailed"
      if (type === "test:fail") failedTests.add(file)
      if (isSuite || byChild) {
        if (type === "test:fail" && !byChild) endTest(data, { event: "end", id: patternOf(titles), file, line: data.line, titles, result: "failed", message: textOf(cause) })
        else emit({ event: "hidden", file, line: data.line, titles })
        if (error?.failureType !== "cancelledByParent") release(file, titles.length)
        const below = (failed.get(file) ?? []).filter((one) => titles.every((title, i) => title === one.titles[i]))
        if (byChild && !isSuite)
          for (const one of below) emit({ ...one, id: subtestPattern(one.titles, titles), event: "end", result: "failed" })
        if (data.nesting === 0) failed.delete(file)
        continue
      }
      const skipped = data.skip !== undefined && data.skip !== false
      const todo = data.todo !== undefined && data.todo !== false
      const result = skipped || todo ? "skipped" : type === "test:pass" ? "passed" : "failed"
      // Tests of one name end in their order in the file.
      const label = labelOf("", numberOf(JSON.stringify([file, ...titles]), Symbol()))
      if (label !== "") emit({ event: "hidden", file, line: data.line, titles })
      endTest(data, { event: "end", id: patternOf(titles), file, line: data.line, titles, label, result, message: type === "test:fail" ? textOf(cause) : "" })
      if (error?.failureType !== "cancelledByParent") release(file, titles.length)
      if (result !== "failed" || data.nesting === 0) continue
      const others = failed.get(file) ?? []
      failed.set(file, others)
      if (others.length < 10000) others.push({ file, line: data.line, titles, label })
    }
  }
  for (const file of held.keys()) release(file)
  // If tests of the file failed too, node reports no more.
  for (const [file, { cause, head }] of late) if (failedTests.has(file)) emit({ event: "note", message: head + ": " + cause })
  for (const [file, tests] of open)
    for (const { line, titles } of [...tests.values()].flat())
      emit({ event: "end", file, line, titles, result: "failed", message: "The process of its file ended before it did, for example by process.exit()." })
  emit({ event: "done" })
  yield ""
}
`

const eventReader = ({ root }: Project): LineReader => ({
  read: (line) =>
    readEventLine(
      line,
      ({ file, titles, line: at, message, id, label }) => {
        const pattern = id === undefined ? {} : { pattern: () => id }
        const known = { line: at, message, label }
        return titledTest({ separator: " > ", ...pattern }, fromRoot(root, file), titles, known, root)
      },
      (message) => ownFrames(message, root)
    )
})

export const node = {
  name: "node",
  program: "node",
  source: "https://nodejs.org/api/test.html; https://nodejs.org/api/cli.html#--test-name-pattern",
  args: ({ files, pattern }, _, report) => [
    "--test",
    ...report,
    ...(pattern === undefined ? [] : [`--test-name-pattern=${pattern}`]),
    ...files.map(dotted)
  ],
  file: { paths: () => [] },
  pattern: {},
  report: {
    format: "lines",
    request: ({ folder, file }) => ({
      args: [
        "--test-reporter=spec",
        "--test-reporter-destination=stdout",
        `--test-reporter=${folder}/node.mjs`,
        `--test-reporter-destination=${folder}/unused`
      ],
      files: { "node.mjs": moduleReporter(reporter, file) }
    }),
    reader: eventReader
  },
  patterns: { failure: /^\s*✖|^not ok/, test: /^\s*(?:[✔✖﹣▶] |# Subtest: |(?:not )?ok \d)/, aside: FOREIGN_LINE },
  marker: /\xe2\x84\xb9 (?:pass|fail|cancelled|skipped|todo) \d|^Could not find|\xe2\x9c\x96 failing tests:/m,
  words: ["ℹ ", "Could not find", "failing tests:"],
  reader: nodeOutputReader
} as const satisfies Runner
