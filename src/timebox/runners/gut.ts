/** godot-gut: GUT, the Godot unit tests, from a shell; Godot 3 and Godot 4. */
import { readJUnit } from "../results/JUnit.ts"
import { finished, started, type TestEvent, type TestRef, totals } from "../results/TestEvent.ts"
import { type LineReader, nothing, type Project, type Runner } from "./Runner.ts"

/** Godot resources are named from the project, which is the root. */
export const resource = (target: string): string => `res://${target.replace(/^(?:\.\/)+/, "")}`

/** Godot 3, whose project files say `config_version=4`, has no `--headless`: there a server build does that. */
export const headless = ({ read }: Project): ReadonlyArray<string> =>
  /^config_version\s*=\s*[1-4]\s*$/m.test(read("project.godot") ?? "") ? [] : ["--headless"]

const valueProblem = (target: string): string | undefined =>
  target.includes("=")
    ? 'may not hold "=": GUT cuts the value there'
    : target.includes(",")
      ? 'may not hold ",": GUT reads a list there'
      : undefined

/** Folders of tests if the project does not name any. */
const USUAL_FOLDERS = ["test", "tests"]

/** Returns the usual folders that the project has: GUT ends with 1 for one that is missing. The first where none is there. */
export const testFolders = ({ isFolder }: Project): ReadonlyArray<string> => {
  const found = USUAL_FOLDERS.filter(isFolder)
  return found.length > 0 ? found : USUAL_FOLDERS.slice(0, 1)
}

/** The folders of the project's configuration are not run beside a file that was asked for. */
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

const ref = (script: string, test: string, line?: number): TestRef => {
  const [file = ""] = script.replace(/^res:\/\//, "").split(/(?<=\.gd)\./)
  return {
    name: [script, test].filter((part) => part !== "").join(" > "),
    ...(file === "" ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(file === ""
      ? {}
      : {
          rerun: {
            scope: "file",
            target: file,
            ...(test === "" ? {} : { pattern: test })
          }
        })
  }
}

/** Reads `* test_adds` and below `    [Failed]:  ...` and `at line 7`, below the name of the script; errors of Godot too. */
const reader = (): LineReader => {
  let script = ""
  let test = ""
  let failure: Array<string> | undefined
  let parseError: string | undefined
  const flush = (): ReadonlyArray<TestEvent> => {
    if (failure === undefined) return nothing
    const text = failure.join("\n")
    failure = undefined
    const line = /\bat line (\d+)/.exec(text)?.[1]
    return [finished(ref(script, test, line === undefined ? undefined : Number(line)), "failed", text)]
  }
  const leave = (): ReadonlyArray<TestEvent> => {
    const earlier = flush()
    const known = test
    test = ""
    return known === "" ? earlier : [...earlier, finished(ref(script, known), "passed")]
  }
  let [passing, failing, pending] = [0, 0, 0]
  return {
    read: (line) => {
      const heading = /^(?:\/\/ )?(res:\/\/\S+\.gd\S*)/.exec(line)?.[1]
      if (heading !== undefined) {
        const earlier = leave()
        script = heading
        return earlier
      }
      const name = /^\s*[*-] (test_\w+)/.exec(line)?.[1]
      if (name !== undefined) {
        const earlier = leave()
        test = name
        return [...earlier, started(ref(script, name))]
      }
      if (/^\s*\[(?:Failed|ERROR)\]/i.test(line) && test !== "") {
        const earlier = flush()
        failure = [line.trim()]
        return earlier
      }
      const [, error] =
        /^(?:SCRIPT ERROR|ERROR): (.*?(?:Parse Error|Failed to load script|Can't load script).*)$/i.exec(line) ?? []
      if (error !== undefined) {
        parseError = error
        return flush()
      }
      const [, place, at] = /^\s+[Aa]t: .*?(res:\/\/\S+\.gd):(\d+)/.exec(line) ?? []
      if (parseError !== undefined && place !== undefined) {
        const message = parseError
        parseError = undefined
        return [finished(ref(place, "", Number(at)), "failed", message)]
      }
      const ignored = /Ignoring script (res:\/\/\S+\.gd) because .*/.exec(line)
      if (ignored !== null) return [...flush(), finished(ref(ignored[1] ?? "", ""), "failed", ignored[0])]
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
      if (failure !== undefined && failure.length < 10) {
        if (line.trim() === "") return flush()
        failure.push(line.trim())
      }
      return nothing
    },
    end: flush,
    isInside: () => failure !== undefined || parseError !== undefined
  }
}

const junitReader = (): LineReader => ({
  read: (xml) => [
    ...readJUnit(xml).map(({ classname, message, name, result, suites }): TestEvent => {
      const script = [classname, ...suites.toReversed()].find((one) => one.includes(".gd")) ?? ""
      const line = /\bat line (\d+)/.exec(message)?.[1]
      return finished(ref(script, name, line === undefined ? undefined : Number(line)), result, message)
    }),
    { kind: "done" }
  ]
})

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
    reader: junitReader
  },
  // `* test_adds`
  patterns: { failure: /\[Failed\]|SCRIPT ERROR/, test: /^\s*\* test_\w+/ },
  marker:
    /res:\/\/|\* test_|- test_|\[(?:Failed|ERROR)\]|ERROR: |Passing|Failing|Pending|Nothing was run|Tests {2}|No /i,
  reader,
  exitCodes: { 255: "Godot could not run the script, or GUT says that tests failed (exit code 255)." }
} as const satisfies Runner
