/** mocha: its spec reporter, extended by one that writes events. */
import { finished, type TestEvent, totals } from "../results/TestEvent.ts"
import { brokenFile } from "./brokenFile.ts"
import { dotted, type LineReader, nothing, type Project, type Runner } from "./Runner.ts"
import { commonJsReporter } from "./scriptReporter.ts"
import { FOREIGN_LINE, ownFrames, ownPlace } from "./stackFrames.ts"
import { spacedPattern, spacedSuitePattern, type TitleForm, titledReader, titledTest } from "./titledTest.ts"

const form: TitleForm = { separator: " > ", pattern: spacedPattern, suitePattern: spacedSuitePattern }

/** Finds mocha next to the program that runs. */
const finder = `
const { createRequire } = require("node:module")
const path = require("node:path")
const find = (name) => {
  for (const from of [fs.realpathSync(process.argv[1]), path.join(process.cwd(), "x")]) {
    try { return createRequire(from)("mocha" + name) } catch {}
  }
  return require(path.resolve(path.dirname(fs.realpathSync(process.argv[1])), "..") + name)
}
`

/** The project's configuration without its files, which mocha would run in addition to the requested ones. */
const configuration = `
const fs = require("node:fs")
${finder}
const { findConfig, loadConfig } = find("/lib/cli/config.js")
const own = findConfig()
const { spec, ...rest } = own ? loadConfig(own) : {}
module.exports = rest
`

/** Names of mocha's configuration files; see https://mochajs.org/running/configuring/ */
const CONFIGURATIONS = [".cjs", ".js", ".yaml", ".yml", ".jsonc", ".json"].map((ending) => `.mocharc${ending}`)

/** `mocha` in a package.json, without its files; absent if it names none. */
const withoutFiles = (text: string | undefined): string | undefined => {
  try {
    const { mocha } = JSON.parse(text ?? "{}") as { readonly mocha?: Readonly<Record<string, unknown>> }
    if (mocha?.["spec"] === undefined) return undefined
    return JSON.stringify({ mocha: { ...mocha, spec: undefined } })
  } catch {
    return undefined
  }
}

/** The options that remove the files of the project's configuration. */
const isForFiles = (word: string): boolean => /^--(?:config|package)=/.test(word)

/** See https://mochajs.org/api/tutorial-custom-reporter */
const reporter = `
${finder}
const { Spec } = find("").reporters
const fileOf = (one) => { for (let t = one; t; t = t.parent) if (t.file) return t.file; return "" }
// A retried test is a new object, which refers to the first one.
const idOf = (test) => {
  const first = test.retriedTest?.() ?? test
  return first.id ?? first.__mocha_id__ ?? first
}
const about = (test) => {
  // With --parallel a test comes from another process, without its suites.
  const [file, all] = [fileOf(test), test.titlePath()]
  if (test.type === "hook") return { file, titles: all, within: all.slice(0, -1) }
  return { file, titles: all, label: labelOf("", numberOf(JSON.stringify([file, ...all]), idOf(test))) }
}
module.exports = class extends Spec {
  constructor(runner, options) {
    super(runner, options)
    // Only then has mocha counted the tests that fit a pattern.
    runner.once("start", () => runner.total > 0 && emit({ event: "expected", count: runner.total }))
    runner.on("test", (test) => emit({ event: "start", ...about(test) }))
    runner.on("pass", (test) => emit({ event: "end", ...about(test), result: "passed" }))
    runner.on("pending", (test) => emit({ event: "end", ...about(test), result: "skipped" }))
    runner.on("fail", (test, error) => {
      emit({ event: "end", ...about(test), result: "failed", message: textOf(error) })
      // The hook of a test failed before it began; it will never begin.
      const held = test.type === "hook" && test.ctx && test.ctx.currentTest
      if (held && held.titlePath) emit({ event: "hidden", ...about(held) })
    })
    runner.on("end", () => emit({ event: "done" }))
  }
}
`

/**
 * Reads the totals at the end and the list of failures below them: `  1) sum`, deeper titles, the last with a colon,
 * and the error; and the error of a file that could not be loaded: then no test is run.
 */
const reader = ({ root }: Project): LineReader => {
  let [passed, failed, skipped] = [0, 0, 0]
  let error: Array<string> | undefined
  let isList = false
  let open: { readonly titles: Array<string>; isNamed: boolean; readonly message: Array<string> } | undefined
  const flush = (): ReadonlyArray<TestEvent> => {
    if (open === undefined) return nothing
    const { message, titles } = open
    open = undefined
    const text = ownFrames(message.join("\n").trim(), root)
    const { file = "", line } = ownPlace(text, root) ?? {}
    const within = / hook(?: for ".*")?$/.test(titles.at(-1) ?? "") ? titles.slice(0, -1) : undefined
    return [finished(titledTest(form, file, titles, { line, message: text, within }, root), "failed", text)]
  }
  const readListed = (line: string): ReadonlyArray<TestEvent> => {
    const first = /^ {2}\d+\) (.*)$/.exec(line)?.[1]
    if (first !== undefined) {
      const earlier = flush()
      open = { titles: [first.replace(/:$/, "")], isNamed: first.endsWith(":"), message: [] }
      return earlier
    }
    if (open === undefined) return nothing
    if (open.isNamed) {
      if (open.message.length < MAX_ERROR_LINES) open.message.push(line)
      return nothing
    }
    open.titles.push(line.trim().replace(/:$/, ""))
    open.isNamed = line.endsWith(":")
    return nothing
  }
  return {
    read: (line) => {
      if (error !== undefined) {
        if (error.length < MAX_ERROR_LINES) error.push(line)
        return nothing
      }
      if (isList) return readListed(line)
      const first = /^ Exception during run: (.*)$/.exec(line)?.[1]
      if (first !== undefined) error = [first]
      if (/^Error: No test files found/.test(line)) return [{ kind: "none" }]
      const [, count, word] = /^ {2}(\d+) (passing|failing|pending)\b/.exec(line) ?? []
      if (word === "passing") passed = Number(count)
      else if (word === "failing") failed = Number(count)
      else if (word === "pending") skipped = Number(count)
      isList = word === "failing"
      return word === undefined ? nothing : [totals(passed, failed, skipped)]
    },
    end: () => {
      const broken = error === undefined ? undefined : brokenFile(error.join("\n"), root)
      return broken === undefined ? flush() : [broken]
    },
    isInside: () => error !== undefined || isList
  }
}

/** Maximum number of lines of an error that are kept. */
const MAX_ERROR_LINES = 40

export const mocha = {
  name: "mocha",
  program: "mocha",
  source: "https://mochajs.org/running/cli/",
  localPrograms: "node_modules/.bin",
  args: ({ files, pattern }, _, report) => [
    ...report.filter((word) => files.length > 0 || !isForFiles(word)),
    ...(pattern === undefined ? [] : [`--grep=${pattern}`]),
    ...files.map(dotted)
  ],
  file: { paths: () => [] },
  pattern: {},
  report: {
    format: "lines",
    request: ({ folder, file }, { read }) => {
      const hasFiles = CONFIGURATIONS.some((name) => read(name)?.includes("spec") === true)
      const manifest = withoutFiles(read("package.json"))
      return {
        args: [
          `--reporter=${folder}/mocha.cjs`,
          ...(hasFiles ? [`--config=${folder}/mocharc.cjs`] : []),
          ...(manifest === undefined ? [] : [`--package=${folder}/package.json`])
        ],
        files: {
          "mocha.cjs": commonJsReporter(reporter, file),
          ...(hasFiles ? { "mocharc.cjs": configuration } : {}),
          ...(manifest === undefined ? {} : { "package.json": manifest })
        }
      }
    },
    reader: titledReader(form)
  },
  patterns: { failure: /^\s+\d+\) /, test: /^\s*(?:[✓✔√] |\d+\) )/, aside: FOREIGN_LINE },
  marker: /\d (?:passing|failing|pending)|No test files found|^ Exception during run: /m,
  words: [" passing", " failing", " pending", "No test files found", "Exception during run"],
  reader
} as const satisfies Runner
