/** godot-gut: GUT, the Godot unit tests, from a shell; Godot 3 and Godot 4. */
import { junitReader } from "../results/JUnit.ts"
import { finished, literal, started, type TestEvent, type TestRef, totals, unreported } from "../results/TestEvent.ts"
import { type GodotError, godotErrors } from "./godotErrors.ts"
import { type LineReader, nothing, type Project, type Runner } from "./Runner.ts"

/** Godot resources are named from the project, which is the root. */
export const resource = (target: string): string => `res://${target.replace(/^(?:\.\/)+/, "")}`

/** Godot 3, whose project files say `config_version=4`, has no `--headless`: there a server build does that. */
export const headless = ({ read }: Project): ReadonlyArray<string> =>
  /^config_version\s*=\s*[1-4]\s*$/m.test(read("project.godot") ?? "") ? [] : ["--headless"]

const valueProblem = (target: string): string | undefined =>
  target.includes("=")
    ? 'must not contain "=": GUT cuts the value there'
    : target.includes(",")
      ? 'must not contain ",": GUT reads it as a list'
      : undefined

/** Folders of tests if the project does not name any. */
const USUAL_FOLDERS = ["test", "tests"]

/**
 * Returns the usual folders that the project has: GUT ends with 1 for one that is missing. The
 * first one if there is none.
 */
export const testFolders = ({ isFolder }: Project): ReadonlyArray<string> => {
  const found = USUAL_FOLDERS.filter(isFolder)
  return found.length > 0 ? found : USUAL_FOLDERS.slice(0, 1)
}

/** Returns the options that choose files; with a file, the folders of the project's configuration are not run. */
const choice = (files: ReadonlyArray<string>, project: Project): ReadonlyArray<string> => {
  if (files.length > 0) {
    const scripts = files.filter((file) => file.endsWith(".gd"))
    const folders = files.filter((file) => !file.endsWith(".gd"))
    return [
      `-gdir=${folders.map(resource).join(",")}`,
      ...(folders.length === 0 ? [] : ["-ginclude_subdirs"]),
      ...(scripts.length === 0 ? [] : [`-gtest=${scripts.map(resource).join(",")}`])
    ]
  }
  if (project.read(".gutconfig.json") !== undefined) return []
  return [`-gdir=${testFolders(project).map(resource).join(",")}`, "-ginclude_subdirs"]
}

/**
 * Names tests of scripts, with the line of the test's function where the output has none: a release build knows none.
 */
const tests = ({ read }: Project) => {
  const scripts = new Map<string, string>()
  const lineOf = (file: string, test: string): number | undefined => {
    const script = scripts.get(file) ?? read(file) ?? ""
    scripts.set(file, script)
    const at = script.search(new RegExp(`^[ \\t]*func[ \\t]+${literal(test)}\\b`, "m"))
    return at === -1 ? undefined : script.slice(0, at).split("\n").length
  }
  return (script: string, test: string, known?: number): TestRef => {
    const [file = ""] = script.replace(/^res:\/\//, "").split(/(?<=\.gd)\./)
    const line = known ?? (test === "" || file === "" ? undefined : lineOf(file, test))
    return {
      name: [script, test].filter((part) => part !== "").join(" > "),
      ...(file === "" ? {} : { file }),
      ...(line === undefined ? {} : { line }),
      ...(file === "" ? {} : { rerun: { scope: "file", target: file, ...(test === "" ? {} : { pattern: test }) } })
    }
  }
}

/** Returns the message of a failed assertion without GUT's marks and indentation. */
const shortened = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/^\[(?:Failed|ERROR)\]:\s*/i, ""))
    .filter((line) => !/^(?:failed|at line -?\d+)?$/.test(line))
    .join("\n")

const failedLine = (text: string): number | undefined => {
  const line = /\bat line (\d+)/.exec(text)?.[1]
  return line === undefined ? undefined : Number(line)
}

/** Returns the note for an error of Godot that belongs to no test. */
export const noteOf = (script: string, line: number | undefined, message: string): string =>
  `Script error in ${script.replace(/^res:\/\//, "")}${line === undefined ? "" : `:${line}`}: ${message}`

/**
 * Reads `* test_adds` and below `    [Failed]:  ...` and `at line 7`,
 * below the name of the script; errors of Godot too.
 */
const reader = (project: Project): LineReader => {
  const ref = tests(project)
  let script = ""
  let test = ""
  /** `before_all` or `after_all` while that runs: its failed assertions are no test's, and GUT's report lacks them. */
  let hook = ""
  let failure: Array<string> | undefined
  /** True below the name of a test in GUT's own list of what failed or is pending. */
  let isList = false
  /** True once a failure was read there. */
  let hasListed = false
  const errors = godotErrors()
  const flush = (): ReadonlyArray<TestEvent> => {
    if (failure === undefined) return nothing
    const text = failure.join("\n")
    failure = undefined
    if (hook !== "") return [unreported(ref(script, "", failedLine(text)), `${hook}: ${shortened(text)}`)]
    return [finished(ref(script, test, failedLine(text)), "failed", shortened(text))]
  }
  const leave = (): ReadonlyArray<TestEvent> => {
    const earlier = flush()
    const known = test
    test = ""
    isList = false
    hasListed = false
    return known === "" ? earlier : [...earlier, finished(ref(script, known), "passed")]
  }
  /** A test whose own function raised an error did not run to its end, whatever GUT reports. */
  const eventsOf = ({ inFunction, isParsing, line, message, script: place }: GodotError): ReadonlyArray<TestEvent> => {
    if (isParsing) return [unreported(ref(place, "", line), message)]
    return inFunction.startsWith("test_")
      ? [unreported(ref(place, inFunction, line), `Script error: ${message}`)]
      : [{ kind: "note", text: noteOf(place, line, message) }]
  }
  let [passing, failing, pending] = [0, 0, 0]
  return {
    read: (line) => {
      const heading = /^(?:\/\/ )?(res:\/\/\S+\.gd\S*)/.exec(line)?.[1]
      if (heading !== undefined) {
        const earlier = leave()
        hook = ""
        script = heading
        return earlier
      }
      const [, sign, name] = /^\s*([*-]) (test_\w+|before_all|after_all)/.exec(line) ?? []
      if (name !== undefined) {
        const earlier = leave()
        isList = sign === "-"
        const isTest = name.startsWith("test_")
        test = isTest ? name : ""
        hook = isTest ? "" : name
        return isTest ? [...earlier, started(ref(script, name))] : earlier
      }
      // In GUT's sum, below the tests of the script.
      if (/^\s*\[Failed\]:\s+before_all\/after_all assert failed$/i.test(line))
        return [...flush(), unreported(ref(script, ""), "An assertion in before_all or after_all failed.")]
      if (/^\s*\[(?:Failed|ERROR)\]/i.test(line) && (test !== "" || hook !== "")) {
        failure = [...(failure ?? []), line]
        hasListed = isList
        return nothing
      }
      // GUT calls a test with both pending in its report, and counts it as failed.
      if (hasListed && /^\s*\[Pending\]/i.test(line)) return [...flush(), unreported(ref(script, test), "")]
      const error = errors.read(line)
      if (typeof error === "object") return eventsOf(error)
      if (error) return nothing
      const ignored = /Ignoring script (res:\/\/\S+\.gd) because .*/.exec(line)
      if (ignored !== null) return [...flush(), unreported(ref(ignored[1] ?? "", ""), ignored[0])]
      const [, word, count] = /^\s*(Passing|Failing|Pending|Risky\/Pending)(?: tests)?:?\s+(\d+)$/i.exec(line) ?? []
      if (word !== undefined) {
        if (word === "Passing") passing = Number(count)
        else if (word === "Failing") failing = Number(count)
        else pending = Number(count)
        return [...leave(), totals(passing, failing, pending)]
      }
      if (
        /Nothing was run\.|(?:^|\s)0 passed 0 failed|No directories configured|No tests? (?:were )?ran|Tests\s+0$/.test(
          line
        )
      )
        return [{ kind: "none" }]
      if (failure !== undefined && failure.length < 20) {
        if (line.trim() === "") return flush()
        failure.push(line)
      }
      return nothing
    },
    end: flush,
    isInside: () => failure !== undefined || errors.isInside()
  }
}

const reportReader = (project: Project): LineReader => {
  const ref = tests(project)
  return junitReader(({ classname, message, name, result, suites }) => {
    const script = [classname, ...suites.toReversed()].find((one) => one.includes(".gd")) ?? ""
    // As the output names it: since GUT 9.5 a report leaves out `res://`.
    const known = script === "" ? "" : resource(script.replace(/^res:\/\//, ""))
    return finished(ref(known, name, failedLine(message)), result, shortened(message))
  })
}

export const gut = {
  name: "godot-gut",
  program: "godot",
  source: "https://gut.readthedocs.io/en/latest/Command-Line.html",
  args: ({ files, pattern }, project, report) => [
    ...headless(project),
    "-s",
    "addons/gut/gut_cmdln.gd",
    "-gexit",
    ...report,
    ...choice(files, project),
    ...(pattern === undefined ? [] : [`-gunit_test_name=${pattern}`])
  ],
  file: { paths: () => [], problem: valueProblem },
  pattern: { problem: valueProblem },
  // GUT takes one part of a name, so of several tests their scripts are run whole.
  rerun: (tests) => {
    const files = [...new Set(tests.map(({ target }) => target))]
    const [only] = tests
    return tests.length === 1 && only?.pattern !== undefined ? { files, pattern: only.pattern } : { files }
  },
  needs: {
    files: ["addons/gut/gut_cmdln.gd"],
    advice:
      "GUT is not installed: addons/gut/gut_cmdln.gd is missing in the root. Install it from Godot's asset library."
  },
  report: {
    format: "xml",
    request: ({ file }) =>
      file.includes(",") || file.includes("=") ? undefined : { args: [`-gjunit_xml_file=${file}`] },
    reader: reportReader
  },
  // `* test_adds`
  patterns: { failure: /\[Failed\]|SCRIPT ERROR/, test: /^\s*\* test_\w+/ },
  marker:
    /res:\/\/|\* (?:test|before|after)_|- test_|\[(?:Failed|ERROR)\]|ERROR: |Passing|Failing|Pending|Nothing was run|Tests {2}|No /i,
  reader,
  exitCodes: { 255: "Godot could not run the script, or GUT reports failed tests (exit code 255)." }
} as const satisfies Runner
