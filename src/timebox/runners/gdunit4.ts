/** godot-gdunit4: gdUnit4 from a shell. */
import { finished, started, type TestEvent, type TestRef, totals, unreported } from "../results/TestEvent.ts"
import { GODOT_ERROR, type GodotError, godotErrors } from "./godotErrors.ts"
import { headless, noteOf, resource, testFolders } from "./gut.ts"
import { before, type LineReader, nothing, type Project, type Runner } from "./Runner.ts"

/**
 * The options for files and tests (`test/sum_test.gd:test_adds`). `-a` takes no test: the others of its file, as far as
 * the file names them, are left out by `-i`.
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

/** Since version 5 without `Run Test:` and the colon; a state but `STARTED` has a time behind it. */
const LINE =
  /(res:\/\/\S{1,500}?\.(?:gd|cs)) > (\S.{0,2000}) :?(STARTED|(?:PASSED|FAILED|SKIPPED|FLAKY|WARNING)(?= (?:\(\w[^()]{0,40}\) )?\d[\da-z ]{0,40}$))/

/**
 * A suite that cannot be parsed is left out without a word by gdUnit4. Errors of scripts that ran are told by it, or
 * were asked for by a test (`assert_error`).
 */
const broken = ({ isParsing, line, message, script }: GodotError): ReadonlyArray<TestEvent> => {
  if (!isParsing) return nothing
  const file = script.replace(/^res:\/\//, "")
  if (!/test/i.test(file)) return [{ kind: "note", text: noteOf(script, line, message) }]
  const place = line === undefined ? {} : { line }
  return [unreported({ name: script, file, ...place, rerun: { scope: "file", target: file } }, message)]
}

/** Reads `Run Test: res://test/sum_test.gd > test_adds :FAILED 12ms`, and the report of a failure below it. */
const reader = (): LineReader => {
  const errors = godotErrors()
  let open: { readonly test: TestRef; readonly message: Array<string> } | undefined
  const flush = (): ReadonlyArray<TestEvent> => {
    if (open === undefined) return nothing
    const { test, message } = open
    open = undefined
    const text = message.filter((line) => line !== "Report:").join("\n")
    const line = /\bline:? (\d+)/i.exec(text)?.[1]
    return [finished({ ...test, ...(line === undefined ? {} : { line: Number(line) }) }, "failed", text)]
  }
  return {
    read: (line) => {
      const error = errors.read(line)
      if (typeof error === "object") return broken(error)
      if (error) return nothing
      const [, script, test, result] = LINE.exec(line) ?? []
      if (script !== undefined && test !== undefined) {
        const earlier = flush()
        const found = ref(script, test)
        if (result === "STARTED") return [...earlier, started(found)]
        if (result === "PASSED" || result === "FLAKY" || result === "WARNING")
          return [...earlier, finished(found, "passed")]
        if (result === "SKIPPED") return [...earlier, finished(found, "skipped")]
        if (result === "FAILED") open = { test: found, message: [] }
        return earlier
      }
      const sum =
        /(?<!\d)(\d{1,9}) tests? cases? \| (\d+) errors? \| (\d+) fail(?:ed|ures?) (?:\| (\d+) flaky )?(?:\| (\d+) skipped)?/.exec(
          line
        )
      if (sum !== null && /^\s*Overall Summary/i.test(line)) {
        const [, all = 0, errors = 0, failures = 0, , skipped = 0] = sum.map((part) => Number(part ?? 0))
        return [...flush(), totals(all - errors - failures - skipped, errors + failures, skipped)]
      }
      if (/No test (?:suites?|cases?) found|no test cases|No tests? found/i.test(line))
        return [...flush(), { kind: "none" }]
      if (open !== undefined) {
        if (line.trim() === "" && open.message.length > 1) return flush()
        if (line.trim() !== "" && open.message.length < 20) open.message.push(line.trim())
      }
      return nothing
    },
    end: flush,
    isInside: () => open !== undefined || errors.isInside()
  }
}

export const gdunit4 = {
  name: "godot-gdunit4",
  program: "godot",
  source: "https://mikeschulze.github.io/gdUnit4/advanced_testing/cmd/",
  // Headless as well, and gdUnit4 wants to be told that this is meant.
  args: ({ files }, project) => [
    ...headless(project),
    "-s",
    "res://addons/gdUnit4/bin/GdUnitCmdTool.gd",
    "--ignoreHeadlessMode",
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
  // `Run Test: res://test/sum_test.gd > test_adds :STARTED`
  patterns: { failure: /:FAILED\b|SCRIPT ERROR/, test: /res:\/\/\S+ > \w+/ },
  marker: new RegExp(`res://| test cases? |No tests? |${GODOT_ERROR.source}`, "i"),
  reader,
  exitCodes: {
    100: "Tests failed, or gdUnit4 could not begin (exit code 100).",
    101: "Tests passed with warnings, such as orphan nodes (exit code 101).",
    103: "gdUnit4 does not run headless here (exit code 103).",
    104: "gdUnit4 does not support this version of Godot (exit code 104)."
  }
} as const satisfies Runner
