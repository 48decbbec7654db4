/**
 * godot-gdunit4: gdUnit4 from a shell; JUnit XML at the end, and its ordinary output, which has a line for each test as
 * it runs.
 */
import { posix } from "node:path"
import { type JUnitCase, junitReader } from "../results/JUnit.ts"
import { finished, started, type TestEvent, type TestRef, totals, unreported } from "../results/TestEvent.ts"
import { GODOT_ERROR, type GodotError, godotErrors } from "./godotErrors.ts"
import { headless, noteOf, resource, testFolders } from "./gut.ts"
import { before, type LineReader, nothing, type Project, type Runner } from "./Runner.ts"

/**
 * The options for files and tests (`test/sum_test.gd:test_adds`). `-a` accepts no test: the other tests named in its
 * file are excluded by `-i`.
 *
 * @see https://github.com/MikeSchulze/gdUnit4/blob/master/addons/gdUnit4/src/core/runners/GdUnitTestCIRunner.gd
 */
const choice = (targets: ReadonlyArray<string>, { read }: Project): ReadonlyArray<string> => {
  const chosen = new Map<string, Set<string> | undefined>()
  for (const target of targets) {
    const [, file = target, test] = /^(.*\.(?:gd|cs)):(\w+)$/s.exec(target) ?? []
    const tests = chosen.has(file) ? chosen.get(file) : new Set<string>()
    chosen.set(file, test === undefined ? undefined : tests?.add(test))
  }
  return Array.from(chosen, ([file, tests]) => [
    "-a",
    resource(file),
    ...(tests === undefined ? [] : testsOf(read(file) ?? "").filter((test) => !tests.has(test))).flatMap((test) => [
      "-i",
      `${resource(file)}:${test}`
    ])
  ]).flat()
}

/** Maximum number of tests of a file that are left out by name. */
const MAX_LEFT_OUT = 500

const testsOf = (script: string): ReadonlyArray<string> =>
  Array.from(script.matchAll(/^func[ \t]{1,20}(test\w{0,200})/gm), ([, name = ""]) => name).slice(0, MAX_LEFT_OUT)

/** A parameterised test is chosen by its name, without the number of the set of parameters. */
const ref = (script: string, test: string): TestRef => {
  const file = script.replace(/^res:\/\//, "")
  const name = /^\w+/.exec(test)?.[0]
  return {
    name: `${script} > ${test}`,
    file,
    rerun: { scope: "file", target: name === undefined ? file : `${file}:${name}` }
  }
}

/**
 * Matches a line of a test; since version 5 without `Run Test:` and the colon. States other than
 * `STARTED` come with a time.
 */
const LINE =
  /(res:\/\/\S{1,500}?\.(?:gd|cs)) > (\S.{0,2000}) :?(STARTED|(?:PASSED|FAILED|SKIPPED|FLAKY|WARNING)(?= (?:\(\w[^()]{0,40}\) )?\d[\da-z ]{0,40}$))/

/**
 * Returns the failure of a suite that cannot be parsed, which gdUnit4 leaves out silently. It reports errors of scripts
 * that ran itself, unless a test expects them (`assert_error`).
 */
const broken = ({ isParsing, line, message, script }: GodotError): ReadonlyArray<TestEvent> => {
  if (!isParsing) return nothing
  const file = script.replace(/^res:\/\//, "")
  if (!/test/i.test(file)) return [{ kind: "note", text: noteOf(script, line, message) }]
  const place = line === undefined ? {} : { line }
  return [unreported({ name: script, file, ...place, rerun: { scope: "file", target: file } }, message)]
}

/** A message with the line of each failed assertion before it: `line 12: Expecting: ...`. */
const textOf = (lines: ReadonlyArray<string>): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== "" && line !== "Report:")
    .join("\n")

const failed = (test: TestRef, text: string, make = finished): TestEvent => {
  const line = /\bline:? (\d+)/i.exec(text)?.[1]
  const place = line === undefined ? {} : { line: Number(line) }
  return make === finished ? finished({ ...test, ...place }, "failed", text) : unreported({ ...test, ...place }, text)
}

/** Lines of a message that are kept. */
const MAX_LINES = 20

/**
 * Reads `Run Test: res://test/sum_test.gd > test_adds :FAILED 12ms`, and the report of a failure below it. A test that
 * starts again right after its failure is retried. The totals of gdUnit4 count assertions, not tests.
 */
const reader = (): LineReader => {
  const errors = godotErrors()
  let open: { readonly test: TestRef; readonly message: Array<string>; isWhole: boolean } | undefined
  /** The suite that runs: whether a test of it failed, and its own messages, as of a failure in `before()`. */
  let suite: { readonly script: string; hasFailed: boolean; message: Array<string> | undefined } | undefined
  let isNamed = false
  const flush = (): ReadonlyArray<TestEvent> => {
    if (open === undefined) return nothing
    const { test, message } = open
    open = undefined
    return [failed(test, textOf(message))]
  }
  const suiteEnded = (isFailed: boolean): ReadonlyArray<TestEvent> => {
    const { hasFailed = false, message, script = "" } = suite ?? {}
    suite = undefined
    if (!isFailed || hasFailed || message === undefined) return nothing
    const file = script.replace(/^res:\/\//, "")
    return [failed({ name: script, file, rerun: { scope: "file", target: file } }, textOf(message), unreported)]
  }
  const readTest = (found: TestRef, result: string): ReadonlyArray<TestEvent> => {
    isNamed = true
    if (open?.test.name === found.name) open = undefined
    const earlier = flush()
    if (result === "STARTED") return [...earlier, started(found)]
    if (result === "SKIPPED") return [...earlier, finished(found, "skipped")]
    if (result !== "FAILED") return [...earlier, finished(found, "passed")]
    open = { test: found, message: [], isWhole: false }
    if (suite !== undefined) suite.hasFailed = true
    return earlier
  }
  return {
    read: (line) => {
      const error = errors.read(line)
      if (typeof error === "object") return broken(error)
      if (error) return nothing
      const [, script, test, result] = LINE.exec(line) ?? []
      if (script !== undefined && test !== undefined && result !== undefined) return readTest(ref(script, test), result)
      const begun = /^\s*Run Test Suite:? (res:\/\/\S+)/.exec(line)?.[1]
      if (begun !== undefined) {
        const earlier = flush()
        suite = { script: begun, hasFailed: false, message: undefined }
        return earlier
      }
      if (suite !== undefined && /^\w{1,200}:finalze$/.test(line)) {
        const earlier = flush()
        suite.message = []
        return earlier
      }
      if (/^\s*Statistics: /.test(line)) return [...flush(), ...suiteEnded(/\|\s+FAILED \d/.test(line))]
      const sum =
        /(?<!\d)(\d{1,9}) tests? cases? \| (\d+) errors? \| (\d+) fail(?:ed|ures?) (?:\| (\d+) flaky )?(?:\| (\d+) skipped)?/.exec(
          line
        )
      if (sum !== null && /^\s*Overall Summary/i.test(line)) {
        const [, all = 0, bad = 0, failures = 0, , skipped = 0] = sum.map((part) => Number(part ?? 0))
        return [...flush(), ...(isNamed ? [] : [totals(all - bad - failures - skipped, bad + failures, skipped)])]
      }
      if (/No test (?:suites?|cases?) found|no test cases|No tests? found/i.test(line))
        return [...flush(), { kind: "none" }]
      const message = open === undefined || open.isWhole ? suite?.message : open.message
      if (message !== undefined && line.trim() !== "" && message.length < MAX_LINES) message.push(line)
      if (open !== undefined && line.trim() === "" && open.message.length > 1) open.isWhole = true
      return nothing
    },
    end: flush,
    isInside: () => (open !== undefined && !open.isWhole) || suite?.message !== undefined || errors.isInside()
  }
}

/** The script of a suite: the report has its folder and its name, and its path only in a failure. */
const scriptOf = ({ folder, message, suites }: JUnitCase, { read }: Project): string => {
  const script = /^(?:FAILED|ERROR|SKIPPED): (res:\/\/\S+):-?\d+$/m.exec(message)?.[1]
  if (script !== undefined) return script
  const path = [folder, suites.at(-1) ?? ""].filter((part) => part !== "").join("/")
  return `res://${path}.${read(`${path}.cs`) === undefined ? "gd" : "cs"}`
}

/** The report has the failures of each attempt of a retried test, but not whether the last one passed. */
const isUsable = ({ flaky = "0" }: Readonly<Record<string, string>>): boolean => flaky === "0"

const reportReader = (project: Project): LineReader =>
  junitReader((one) => {
    const lines = one.message
      .replace(/^(?:FAILED|ERROR): res:\/\/\S+:(-?\d+)\s+/gm, (_, line) => (line === "-1" ? "" : `line ${line}: `))
      .split("\n")
    const test = ref(scriptOf(one, project), one.name)
    return one.result === "failed" ? failed(test, textOf(lines)) : finished(test, one.result)
  }, isUsable)

/** The folder of a run's reports below the temporary one, and the first report in it. */
const REPORTS = "reports"

/**
 * Godot's name of an absolute folder. gdUnit4 reads a path that begins with `/` as one within the project, so it gets a
 * relative path, except on Windows, where paths have drives.
 */
const resourceOf = (root: string, folder: string): string =>
  folder.startsWith("/") ? `res://${posix.relative(root, folder)}` : folder.replaceAll("\\", "/")

/** Before 4.2.3 there was no such option: an unknown one ends gdUnit4. */
const ignoringHeadless = ({ read }: Project): ReadonlyArray<string> => {
  const version = /^version="(\d+)\.(\d+)\.(\d+)/m.exec(read("addons/gdUnit4/plugin.cfg") ?? "")
  const [, major = 0, minor = 0, patch = 0] = version?.map(Number) ?? []
  const isOld = version !== null && (major < 4 || (major === 4 && (minor < 2 || (minor === 2 && patch < 3))))
  return isOld ? [] : ["--ignoreHeadlessMode"]
}

export const gdunit4 = {
  name: "godot-gdunit4",
  program: "godot",
  source: "https://mikeschulze.github.io/gdUnit4/advanced_testing/cmd/",
  // Headless as well, and gdUnit4 needs a flag that confirms this.
  args: ({ files }, project, report) => [
    ...headless(project),
    "-s",
    "res://addons/gdUnit4/bin/GdUnitCmdTool.gd",
    ...ignoringHeadless(project),
    ...report,
    // Otherwise a suite ends at its first failure.
    "-c",
    ...(files.length === 0
      ? testFolders(project).flatMap((folder) => ["-a", resource(folder)])
      : choice(files, project))
  ],
  file: { paths: (target) => before(target, ":") },
  needs: {
    files: ["addons/gdUnit4/bin/GdUnitCmdTool.gd"],
    advice: "gdUnit4 is not installed: addons/gdUnit4 is missing in the root. Install it from Godot's asset library."
  },
  report: {
    format: "xml",
    request: ({ folder }, { root }) => ({
      args: ["-rd", resourceOf(root, `${folder}/${REPORTS}`)],
      written: `${REPORTS}/report_1/results.xml`
    }),
    reader: reportReader
  },
  // `Run Test: res://test/sum_test.gd > test_adds :STARTED`
  patterns: { failure: /:FAILED\b|SCRIPT ERROR/, test: /res:\/\/\S+ > \w+/ },
  marker: new RegExp(`res://| tests? cases? |No tests? |:finalze|${GODOT_ERROR.source}`, "i"),
  reader,
  exitCodes: {
    100: "Tests failed, or gdUnit4 could not begin (exit code 100).",
    101: "Tests passed with warnings, such as orphan nodes (exit code 101).",
    103: "gdUnit4 does not run headless here (exit code 103).",
    104: "gdUnit4 does not support this version of Godot (exit code 104)."
  }
} as const satisfies Runner
