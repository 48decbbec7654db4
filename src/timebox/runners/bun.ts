/** bun: `bun test`, with the JUnit report that it writes at its end. */
import { junitReader } from "../results/JUnit.ts"
import { finished, numbered, started, type TestEvent, totals, unreported } from "../results/TestEvent.ts"
import { dotted, fromRoot, type LineReader, nothing, type Project, type Runner } from "./Runner.ts"
import { ownFrames } from "./stackFrames.ts"
import { spacedPattern, spacedSuitePattern, type TitleForm, titledTest } from "./titledTest.ts"

const form: TitleForm = { separator: " > ", pattern: spacedPattern, suitePattern: spacedSuitePattern }

/** Title of a hook that failed. */
const HOOK = "(unnamed)"

/** Reads the report, which lacks messages; those are taken from the ordinary output. */
const reportReader = ({ root }: Project): LineReader => {
  const unique = numbered()
  return junitReader(({ file, line, message, name, result, suites }) => {
    const titles = [...suites.slice(1), name]
    const within = name === HOOK ? suites.slice(1) : undefined
    return finished(
      unique(titledTest(form, fromRoot(root, file), titles, { line, message, within }, root)),
      result,
      ownFrames(message, root)
    )
  })
}

const over = (file: string): TestEvent => ({ kind: "hidden", test: { name: file } })

/**
 * Reads `test/sum.test.ts:`, the errors below it, `(fail) sum > adds [0.12ms]`, and ` 3 pass`. An error
 * outside of the tests, such as that of a file that cannot be loaded, is printed between two lines of dashes,
 * and is in no other report.
 */
const reader = ({ root }: Project): LineReader => {
  let file = ""
  let message: Array<string> = []
  let [passed, failed, skipped] = [0, 0, 0]
  let isSummed = false
  /** Tests were shown, and no totals since. */
  let isAmid = false
  /** The number of lines of dashes that are still to come around an error outside of the tests. */
  let dashes = 0
  return {
    read: (line) => {
      if (line === "# Unhandled error between tests") {
        message = []
        dashes = 2
        return nothing
      }
      if (dashes > 0 && /^-{20,}$/.test(line)) {
        dashes--
        if (dashes > 0 || file === "") return nothing
        const text = message.join("\n")
        message = []
        return [unreported(titledTest(form, file, [], { message: text }, root), ownFrames(text, root))]
      }
      const heading = /^(?:::group::)?(\S.*\.(?:[cm]?[jt]sx?)):$/.exec(line)?.[1]
      if (heading !== undefined) {
        const earlier = file
        file = heading
        // A script may run bun once more.
        if (isSummed) [passed, failed, skipped] = [0, 0, 0]
        isSummed = false
        message = []
        // bun does not report when a test begins, so for a hang only the file is known.
        return [...(earlier === "" ? [] : [over(earlier)]), started(titledTest(form, heading, []))]
      }
      const [, word, name] = /^(?:\((pass|fail|skip|todo)\)|[✓✗»✎]) (.*?)(?: \[[\d.]+m?s\])?$/.exec(line) ?? []
      if (name !== undefined) {
        isAmid = true
        const text = message.join("\n")
        message = []
        const result =
          word === "fail" || line.startsWith("✗")
            ? "failed"
            : word === "pass" || line.startsWith("✓")
              ? "passed"
              : "skipped"
        const titles = name.split(" > ")
        const within = titles.at(-1) === HOOK ? titles.slice(0, -1) : undefined
        return [
          finished(titledTest(form, file, titles, { message: text, within }, root), result, ownFrames(text, root))
        ]
      }
      if (
        /^error: .*(?:had no matches|did not match any test files)|No tests found!|^The following filters did not match any test files/.test(
          line
        )
      )
        return [{ kind: "none" }]
      const [, count, kind] = /^ +(\d+) (pass|fail|skip|todo)$/.exec(line) ?? []
      if (kind !== undefined) {
        isAmid = false
        isSummed = true
        if (kind === "pass") passed = Number(count)
        else if (kind === "fail") failed = Number(count)
        else skipped += Number(count)
        return [...(file === "" ? [] : [over(file)]), totals(passed, failed, skipped)]
      }
      if (message.length < 60 && line !== "") message.push(line)
      return nothing
    },
    end: () => (isAmid ? [{ kind: "cut" }] : nothing),
    isInside: () => message.length > 0
  }
}

export const bun = {
  name: "bun",
  program: "bun",
  source: "https://bun.sh/docs/cli/test; https://bun.sh/docs/test/reporters",
  localPrograms: "node_modules/.bin",
  args: ({ files, pattern }, _, report) => [
    "test",
    ...report,
    ...(pattern === undefined ? [] : [`--test-name-pattern=${pattern}`]),
    // Without `./` it would be a part of a name.
    ...files.map(dotted)
  ],
  file: { paths: () => [] },
  pattern: {},
  report: {
    format: "xml",
    request: ({ file }) => ({ args: ["--reporter=junit", `--reporter-outfile=${file}`] }),
    reader: reportReader
  },
  patterns: { failure: /^\(fail\)|^error:/, test: /^\((?:pass|fail|skip)\) / },
  marker:
    /^(?:\(|\xe2\x9c)|\.[cm]?[jt]sx?:$|^ +\d+ (?:pass|fail|skip|todo)|^error: |^# Unhandled|^No tests found|^The following filters/m,
  reader
} as const satisfies Runner
