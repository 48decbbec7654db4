/** The registry of runners: a fixed command line for each, taken from its own documentation. */
import type { FileForm, PatternForm, Template } from "./Template.ts"

export const runners = [
  "flutter",
  "dart",
  "vitest",
  "jest",
  "pytest",
  "cargo",
  "go",
  "godot-gut",
  "godot-gdunit4"
] as const

export type Runner = (typeof runners)[number]

/** `target` up to the first of `marks`; nothing where there is none. */
const before = (target: string, ...marks: ReadonlyArray<string>): ReadonlyArray<string> =>
  marks.flatMap((mark) => {
    const at = target.indexOf(mark)
    return at <= 0 ? [] : [target.slice(0, at)]
  })

/** `file.dart?name=...`: what stands before the question mark, and that with `%2e` and its like read as a URL's. */
const dartPaths = (target: string): ReadonlyArray<string> =>
  [target, ...before(target, "?")].flatMap((path) => [path, ...percentDecoded(path)])

const percentDecoded = (text: string): ReadonlyArray<string> => {
  try {
    return [decodeURIComponent(text)]
  } catch {
    return []
  }
}

/** `file.test.ts:12` */
const linePaths = (target: string): ReadonlyArray<string> => {
  const at = target.lastIndexOf(":")
  return at > 0 ? [target.slice(0, at)] : []
}

const plainFile: FileForm = { args: (target) => [target], paths: () => [] }

/** Always `./x`, so that it can be neither an option nor a name of another kind (`@args`, an import path). */
const dotted = (target: string): string => (target.startsWith("./") || target === "." ? target : `./${target}`)

/** `--option=words`: whatever the words are, they are the option's value. */
const joined = (option: string): PatternForm => ({ args: (target) => [`${option}=${target}`] })

/** Godot resources are named from the project, which is the root. */
const resource = (target: string): string => `res://${target.replace(/^(?:\.\/)+/, "")}`

const gutValue = (target: string): string | undefined =>
  target.includes("=")
    ? 'may not hold "=": GUT cuts the value there'
    : target.includes(",")
      ? 'may not hold ",": GUT reads a list there'
      : undefined

/** libtest is given the words of a filter apart (rustdoc splits at blanks), so none may look like an option of its. */
const cargoFilter = (target: string): string | undefined =>
  /(?:^|[\s\u0085])-/u.test(target)
    ? 'no word of it may begin with "-": cargo, or the test program, would take it for an option'
    : undefined

/** Headless, since a server has no display; which folders hold tests is the project's .gutconfig.json to say. */
const gut: ReadonlyArray<string> = ["--headless", "-s", "addons/gut/gut_cmdln.gd", "-gexit"]

/** Headless as well, and gdUnit4 wants to be told that this is meant. */
const gdUnit4: ReadonlyArray<string> = [
  "--headless",
  "-s",
  "res://addons/gdUnit4/bin/GdUnitCmdTool.gd",
  "--ignoreHeadlessMode"
]

const table: Readonly<Record<Runner, Template>> = {
  flutter: {
    program: "flutter",
    source: "flutter test --help; https://docs.flutter.dev/testing/overview",
    all: ["test"],
    file: { args: (target) => ["test", target], paths: dartPaths },
    // `--name` takes the next word whatever it is.
    pattern: { args: (target) => ["test", "--name", target] }
  },
  dart: {
    program: "dart",
    source: "https://dart.dev/tools/dart-test; https://pub.dev/packages/test#running-tests",
    all: ["test"],
    file: { args: (target) => ["test", target], paths: dartPaths },
    pattern: { args: (target) => ["test", `--name=${target}`] }
  },
  vitest: {
    program: "vitest",
    source: "https://vitest.dev/guide/cli.html; https://vitest.dev/guide/filtering.html",
    all: ["run"],
    file: { args: (target) => ["run", target], paths: linePaths },
    pattern: { args: (target) => ["run", `--testNamePattern=${target}`] },
    localPrograms: "node_modules/.bin"
  },
  jest: {
    program: "jest",
    source: "https://jestjs.io/docs/cli#--runtestsbypath",
    all: [],
    file: { ...plainFile, args: (target) => ["--runTestsByPath", target] },
    pattern: joined("--testNamePattern"),
    localPrograms: "node_modules/.bin"
  },
  pytest: {
    program: "pytest",
    source: "https://docs.pytest.org/en/stable/how-to/usage.html",
    all: [],
    file: { args: (target) => [dotted(target)], paths: (target) => before(target, "::", "[") },
    pattern: joined("-k")
  },
  cargo: {
    program: "cargo",
    source: "https://doc.rust-lang.org/cargo/commands/cargo-test.html",
    all: ["test"],
    pattern: { args: (target) => ["test", target], problem: cargoFilter }
  },
  go: {
    program: "go",
    source: "https://pkg.go.dev/cmd/go#hdr-Testing_flags; https://pkg.go.dev/cmd/go#hdr-Package_lists_and_patterns",
    all: ["test", "./..."],
    file: { args: (target) => ["test", dotted(target)], paths: (target) => before(target, "...") },
    pattern: { args: (target) => ["test", `-run=${target}`, "./..."] }
  },
  "godot-gut": {
    program: "godot",
    source: "https://gut.readthedocs.io/en/latest/Command-Line.html",
    all: gut,
    file: {
      args: (target) => [...gut, `-gtest=${resource(target)}`],
      paths: () => [],
      problem: gutValue
    },
    pattern: {
      args: (target) => [...gut, `-gunit_test_name=${target}`],
      problem: gutValue
    }
  },
  "godot-gdunit4": {
    program: "godot",
    source: "https://mikeschulze.github.io/gdUnit4/advanced_testing/cmd/",
    all: [...gdUnit4, "-a", "res://test"],
    file: {
      args: (target) => [...gdUnit4, "-a", resource(target)],
      paths: (target) => before(target, ":")
    }
  }
}

export const templateOf = (runner: Runner): Template => table[runner]
