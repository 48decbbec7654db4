/**
 * package:test, which both `dart test` and `flutter test` are: its reporters, its JSON events and its configuration.
 */
import { Option, Schema } from "effect"
import { percentDecoded } from "../../kernel/util/Percent.ts"
import { finished, literal, numbered, started, type TestEvent, type TestRef } from "../results/TestEvent.ts"
import { FlutterExceptions, ownDartFrames } from "./flutterException.ts"
import {
  before,
  type FileForm,
  fromRoot,
  type LineReader,
  nothing,
  type OutputPatterns,
  type Project,
  type ReportForm,
  type Runner
} from "./Runner.ts"

/** The paths of `file.dart?name=...`: the part before the question mark, as written and percent-decoded. */
const paths = (target: string): ReadonlyArray<string> =>
  [target, ...before(target, "?")].flatMap((path) => [path, percentDecoded(path) ?? path])

/** package:test takes a target's path from `Uri.parse`, which drops whatever scheme comes before it. */
const file: FileForm = {
  paths,
  problem: (target) =>
    /^[A-Za-z][A-Za-z0-9+.-]*:|^\/\//.test(target)
      ? "may not be a URI (a scheme and a colon): it would be read as another path"
      : undefined
}

/** Names a test, and the words that run it alone; see https://pub.dev/packages/test#running-tests */
const ref = (file: string, name: string, line?: number): TestRef => ({
  name: file === "" ? name : name.startsWith("loading ") ? name : `${file}: ${name}`,
  ...(file === "" ? {} : { file }),
  ...(line === undefined ? {} : { line }),
  ...(file === ""
    ? {}
    : {
        rerun: {
          scope: "file",
          target: file,
          ...(name.startsWith("loading ") ? {} : { pattern: `^${literal(name)}$` })
        }
      })
})

const PROGRESS = /^(?:\d+:)?\d+:\d\d \+(\d+)(?: ~(\d+))?(?: -(\d+))?: (.*?)\s*$/

/**
 * Reads what the compact and the expanded reporter write: `00:02 +1 ~1 -1: test/a_test.dart: name [E]`, then the error
 * indented by two spaces, and a last line.
 */
const reader = ({ root }: Project): LineReader => {
  let open: { readonly test: TestRef; readonly message: Array<string> } | undefined
  let last: string | undefined
  /** The test of the last line of progress: it has started, and has not ended until another follows. */
  let current: TestRef | undefined
  const exceptions = new FlutterExceptions()
  const flush = (): ReadonlyArray<TestEvent> => {
    if (open === undefined) return nothing
    const { test, message } = open
    open = undefined
    const text = ownDartFrames(exceptions.messageFor(message.join("\n")))
    const line = test.file === undefined ? undefined : failedLine(text, test.file)
    return [finished(line === undefined ? test : { ...test, line }, "failed", text)]
  }
  return {
    read: (line) => {
      // A redrawn progress line is not new.
      if (line === last && open === undefined) return nothing
      last = line
      exceptions.read(line)
      const [, passed, skipped = "0", failed = "0", rest] = PROGRESS.exec(line) ?? []
      if (passed === undefined || rest === undefined) {
        if (open !== undefined && /^ {2}/.test(line)) {
          if (open.message.length < 40) open.message.push(line.slice(2))
          return nothing
        }
        const earlier = line.trim() === "" ? nothing : flush()
        return /^No tests (?:ran|match)/.test(line) ? [...earlier, { kind: "none" }] : earlier
      }
      const events: Array<TestEvent> = [...flush()]
      events.push({
        kind: "totals",
        totals: { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) },
        adds: false
      })
      current = undefined
      if (/^(?:All tests passed!|All other tests passed!|Some tests failed\.|\d+ skipped tests?\.)$/.test(rest)) {
        return [...events, { kind: "done" }]
      }
      if (rest === "All tests skipped.") return [...events, { kind: "none" }]
      const failedTest = / \[E\]$/.test(rest) ? rest.replace(/(?: - did not complete)? \[E\]$/, "") : undefined
      const [, file = "", name = ""] = /^(.+?\.dart): (.*)$/.exec(failedTest ?? rest) ?? []
      const test = name === "" ? loadingTest(root, failedTest ?? rest) : ref(fromRoot(root, file), name)
      if (failedTest !== undefined) open = { test, message: [] }
      else if (!test.name.startsWith("loading ")) current = test
      return events
    },
    end: () => [...flush(), ...(current === undefined ? nothing : [started(current)])],
    isInside: () => open !== undefined || exceptions.isInside
  }
}

/** `loading /app/test/broken_test.dart`, or the name of a test where only one file is run. */
const loadingTest = (root: string, text: string): TestRef => {
  const file = /^loading (.+\.dart)$/.exec(text)?.[1]
  return file === undefined ? { name: text } : ref(fromRoot(root, file), `loading ${fromRoot(root, file)}`)
}

/** `test/a_test.dart 7:5  main.<fn>` in a stack, `test/a_test.dart:7:5` in an error, or `test/a_test.dart line 7`. */
const failedLine = (text: string, file: string): number | undefined => {
  const [, atColumn, atLine] = new RegExp(`${literal(file)}(?:[ :](\\d+):\\d+| line (\\d+))`).exec(text) ?? []
  const found = atColumn ?? atLine
  return found === undefined ? undefined : Number(found)
}

const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(schema))

/** The events that matter; see https://github.com/dart-lang/test/blob/master/pkgs/test/doc/json_reporter.md */
const Event = Schema.parseJson(
  Schema.Struct({
    type: Schema.String,
    suite: optional(Schema.Struct({ id: Schema.Number, path: optional(Schema.String) })),
    group: optional(Schema.Struct({ parentID: optional(Schema.Number), testCount: optional(Schema.Number) })),
    test: optional(
      Schema.Struct({
        id: Schema.Number,
        name: Schema.String,
        suiteID: Schema.Number,
        line: optional(Schema.Number),
        url: optional(Schema.String),
        root_line: optional(Schema.Number)
      })
    ),
    testID: optional(Schema.Number),
    error: optional(Schema.String),
    message: optional(Schema.String),
    stackTrace: optional(Schema.String),
    result: optional(Schema.String),
    skipped: optional(Schema.Boolean),
    hidden: optional(Schema.Boolean),
    success: optional(Schema.Boolean)
  })
)

const decode = Schema.decodeUnknownOption(Event)

interface Started {
  readonly ref: TestRef
  message: string
}

/** Reads the JSON reporter's lines; those of other kinds (flutter's arrays, prints of tools) are ignored. */
export const dartJsonReader = ({ root }: Project): LineReader => {
  const suites = new Map<number, string>()
  const tests = new Map<number, Started>()
  const unique = numbered()
  /** Blocks of exceptions that tests have printed, by test; a few tests print any. */
  const printed = new Map<number, FlutterExceptions>()
  /** Tests whose block has not ended. */
  const unfinished = new Set<number>()
  const messageOf = (testID: number, message: string): string => {
    const exception = printed.get(testID)?.messageFor(message)
    printed.delete(testID)
    unfinished.delete(testID)
    return ownDartFrames(exception ?? message)
  }
  const read = (line: string): ReadonlyArray<TestEvent> => {
    if (!line.startsWith("{")) return nothing
    // Tests may print much; all that matters here is an exception of Flutter, in one event or several.
    const isPrint = line.includes('"type":"print"')
    if (isPrint && unfinished.size === 0 && !line.includes("EXCEPTION CAUGHT BY")) return nothing
    const event = Option.getOrUndefined(decode(line))
    if (event === undefined) return nothing
    const { suite, group, test, testID } = event
    if (suite) suites.set(suite.id, fromRoot(root, suite.path ?? ""))
    if (group && (group.parentID ?? null) === null && group.testCount)
      return [{ kind: "expected", count: group.testCount }]
    if (test) {
      const file = suites.get(test.suiteID) ?? ""
      const isLoading = test.name.startsWith("loading ") && !test.url
      const place = test.root_line ?? test.line ?? undefined
      const found = isLoading ? ref(file, `loading ${file}`, place) : unique(ref(file, test.name, place))
      tests.set(test.id, { ref: found, message: "" })
      return [started(found)]
    }
    if (event.type === "done")
      return event.success === undefined || event.success === null ? nothing : [{ kind: "done" }]
    const known = testID === undefined || testID === null ? undefined : tests.get(testID)
    if (known === undefined || testID === undefined || testID === null) return nothing
    if (event.type === "print") {
      const exceptions = printed.get(testID) ?? new FlutterExceptions()
      printed.set(testID, exceptions)
      for (const printedLine of (event.message ?? "").split("\n")) exceptions.read(printedLine)
      if (exceptions.isInside) unfinished.add(testID)
      else unfinished.delete(testID)
      return nothing
    }
    if (event.type === "error") {
      const text = [event.error ?? "", event.stackTrace ?? ""].join("\n")
      const isLate = known.message === LATE
      known.message =
        isLate || known.message === ""
          ? text
          : known.message.length < 8000
            ? `${known.message}\n\n${text}`
            : known.message
      return isLate ? [failure(known.ref, messageOf(testID, text))] : nothing
    }
    if (event.type !== "testDone") return nothing
    if (event.result !== "success") {
      tests.delete(testID)
      return [failure(known.ref, messageOf(testID, known.message))]
    }
    // An error after its end fails a test anyway.
    known.message = LATE
    if (event.hidden === true) return [{ kind: "hidden", test: known.ref }]
    return [finished(known.ref, event.skipped === true ? "skipped" : "passed")]
  }
  return { read }
}

const LATE = "\0"
const failure = (test: TestRef, message: string): TestEvent => {
  const line = test.file === undefined ? undefined : failedLine(message, test.file)
  return finished(line === undefined ? test : { ...test, line }, "failed", message)
}

/**
 * The JSON reporter beside the ordinary one, by a configuration file that the environment names: the command line
 * stays the template, and versions that do not know the option ignore it. The user's own configuration goes first.
 *
 * @see https://github.com/dart-lang/test/blob/master/pkgs/test/doc/configuration.md#global-configuration
 */
const report: ReportForm = {
  format: "lines",
  request: ({ folder, file }, { environment, read }) => {
    const home = environment["HOME"] ?? environment["LOCALAPPDATA"] ?? ""
    const own = read(environment["DART_TEST_CONFIG"] ?? (home === "" ? "" : `${home}/.dart_test.yaml`)) ?? ""
    if (/^file_reporters\s*:/m.test(own)) return undefined
    return {
      environment: { DART_TEST_CONFIG: `${folder}/dart_test.yaml` },
      files: {
        "dart_test.yaml": `${own}${own === "" || own.endsWith("\n") ? "" : "\n"}file_reporters:\n  json: ${JSON.stringify(file)}\n`
      }
    }
  },
  reader: dartJsonReader
}

/** `00:02 +1 ~1 -1: test/counter_test.dart: increments` */
const patterns: OutputPatterns = {
  failure: /EXCEPTION CAUGHT|TestFailure|\[E\]\s*$|Some tests failed/,
  test: /^(?:\d+:)?\d+:\d\d \+\d+(?: ~\d+)?(?: -\d+)?: /
}

/** Traits that the runners of package:test have in common. */
export const packageTest = {
  file,
  pattern: {},
  report,
  patterns,
  // Progress lines, with a clock and counts, are not matched: only the last one matters (`latest`).
  marker: /\[E\]|No tests |EXCEPTION CAUGHT BY/,
  words: ["[E]", "No tests ", "EXCEPTION CAUGHT BY"],
  latest: PROGRESS,
  reader,
  exitCodes: {
    64: "The command line was wrong (exit code 64).",
    65: "The project or its dependencies could not be read (exit code 65).",
    79: "No tests were run (exit code 79)."
  }
} as const satisfies Partial<Runner>
