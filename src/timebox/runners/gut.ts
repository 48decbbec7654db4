/** godot-gut: GUT, the Godot unit tests, from a shell; Godot 3 and Godot 4. */
import { junitReader } from "../results/JUnit.ts"
import { finished, literal, started, type TestEvent, type TestRef, totals, unreported } from "../results/TestEvent.ts"
import { type GodotError, godotErrors } from "./godotErrors.ts"
import { type LineReader, nothing, type Project, type Runner } from "./Runner.ts"

/** Godot resources are named from the project, which is the root. */
export const resource = (target: string): string => `res://${target.replace(/^(?:\.\/)+/, "")}`

/** Godot 3, whose project files have `config_version=4`, lacks `--headless`: its server build is headless. */
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

/** Names tests of scripts, with the line of the test's function if the output has none, as that of a release build. */
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

/** The name of a script, above its tests. */
const SCRIPT = /^(?:\/\/ )?(res:\/\/\S+\.gd\S*)/

/** A test or a hook: with `*` as it runs, with `-` in GUT's own list of what failed or is pending. */
const TEST = /^\s*([*-]) (test_\w+|before_all|after_all)/

const FAILED = /^\s*\[(?:Failed|ERROR)\]/i

/** A line of GUT's sum, below the tests of the script. */
const HOOK_FAILED = /^\s*\[Failed\]:\s+before_all\/after_all assert failed$/i

const IGNORED = /Ignoring script (res:\/\/\S+\.gd) because .*/

const SUM = /^\s*(Passing|Failing|Pending|Risky\/Pending)(?: tests)?:?\s+(\d+)$/i

const NONE_RAN =
  /Nothing was run\.|(?:^|\s)0 passed 0 failed|No directories configured|No tests? (?:were )?ran|Tests\s+0$/

/** Maximum number of lines of a failure that are kept. */
const MAX_LINES = 20

/**
 * Reads `* test_adds` and below `    [Failed]:  ...` and `at line 7`,
 * below the name of the script; errors of Godot too.
 */
class GutReading {
  readonly #ref: ReturnType<typeof tests>
  readonly #errors = godotErrors()
  #script = ""
  #test = ""
  /** `before_all` or `after_all` while that runs: its failed assertions are no test's, and GUT's report lacks them. */
  #hook = ""
  #failure: Array<string> | undefined
  /** True below the name of a test in GUT's own list of what failed or is pending. */
  #isList = false
  /** True once a failure was read there. */
  #hasListed = false
  readonly #sums = { passing: 0, failing: 0, pending: 0 }

  constructor(project: Project) {
    this.#ref = tests(project)
  }

  get isInside(): boolean {
    return this.#failure !== undefined || this.#errors.isInside()
  }

  read(line: string): ReadonlyArray<TestEvent> {
    const script = SCRIPT.exec(line)?.[1]
    if (script !== undefined) return this.#enterScript(script)
    const [, sign, name] = TEST.exec(line) ?? []
    if (name !== undefined) return this.#enterTest(name, sign === "-")
    if (HOOK_FAILED.test(line))
      return [
        ...this.flush(),
        unreported(this.#ref(this.#script, ""), "An assertion in before_all or after_all failed.")
      ]
    if (FAILED.test(line) && (this.#test !== "" || this.#hook !== "")) {
      this.#failure = [...(this.#failure ?? []), line]
      this.#hasListed = this.#isList
      return nothing
    }
    // GUT calls a test with both pending in its report, and counts it as failed.
    if (this.#hasListed && /^\s*\[Pending\]/i.test(line))
      return [...this.flush(), unreported(this.#ref(this.#script, this.#test), "")]
    const error = this.#errors.read(line)
    if (typeof error === "object") return this.#eventsOf(error)
    return error ? nothing : this.#readSum(line)
  }

  /** Returns the failure that is open, which no further line belongs to. */
  flush(): ReadonlyArray<TestEvent> {
    if (this.#failure === undefined) return nothing
    const text = this.#failure.join("\n")
    this.#failure = undefined
    if (this.#hook !== "")
      return [unreported(this.#ref(this.#script, "", failedLine(text)), `${this.#hook}: ${shortened(text)}`)]
    return [finished(this.#ref(this.#script, this.#test, failedLine(text)), "failed", shortened(text))]
  }

  #enterScript(script: string): ReadonlyArray<TestEvent> {
    const earlier = this.#leave()
    this.#hook = ""
    this.#script = script
    return earlier
  }

  #enterTest(name: string, isList: boolean): ReadonlyArray<TestEvent> {
    const earlier = this.#leave()
    const isTest = name.startsWith("test_")
    this.#isList = isList
    this.#test = isTest ? name : ""
    this.#hook = isTest ? "" : name
    return isTest ? [...earlier, started(this.#ref(this.#script, name))] : earlier
  }

  /** Ends the test that runs: it passed, unless a failure of it was read. */
  #leave(): ReadonlyArray<TestEvent> {
    const earlier = this.flush()
    const known = this.#test
    this.#test = ""
    this.#isList = false
    this.#hasListed = false
    return known === "" ? earlier : [...earlier, finished(this.#ref(this.#script, known), "passed")]
  }

  /** A test whose own function raised an error did not run to its end, whatever GUT reports. */
  #eventsOf({ inFunction, isParsing, line, message, script: place }: GodotError): ReadonlyArray<TestEvent> {
    if (isParsing) return [unreported(this.#ref(place, "", line), message)]
    return inFunction.startsWith("test_")
      ? [unreported(this.#ref(place, inFunction, line), `Script error: ${message}`)]
      : [{ kind: "note", text: noteOf(place, line, message) }]
  }

  #readSum(line: string): ReadonlyArray<TestEvent> {
    const [whole, ignored] = IGNORED.exec(line) ?? []
    if (ignored !== undefined && whole !== undefined)
      return [...this.flush(), unreported(this.#ref(ignored, ""), whole)]
    const [, word, count] = SUM.exec(line) ?? []
    if (word !== undefined) {
      const sums = this.#sums
      if (word === "Passing") sums.passing = Number(count)
      else if (word === "Failing") sums.failing = Number(count)
      else sums.pending = Number(count)
      return [...this.#leave(), totals(sums.passing, sums.failing, sums.pending)]
    }
    return NONE_RAN.test(line) ? [{ kind: "none" }] : this.#keep(line)
  }

  /** Keeps a line of the failure that is open. */
  #keep(line: string): ReadonlyArray<TestEvent> {
    if (this.#failure === undefined || this.#failure.length >= MAX_LINES) return nothing
    if (line.trim() === "") return this.flush()
    this.#failure.push(line)
    return nothing
  }
}

const reader = (project: Project): LineReader => {
  const reading = new GutReading(project)
  return {
    read: (line) => reading.read(line),
    end: () => reading.flush(),
    isInside: () => reading.isInside
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
