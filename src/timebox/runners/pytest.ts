/** pytest: with a plugin named in the environment, which leaves the command line unchanged. */
import { readEventLine } from "../results/EventLines.ts"
import { finished, type TestEvent, type TestRef, totals, unreported } from "../results/TestEvent.ts"
import { plugin } from "./pytestPlugin.ts"
import { stackReader } from "./pythonStack.ts"
import {
  before,
  countIn,
  dotted,
  fromRoot,
  type LineReader,
  lineIn,
  nothing,
  type Project,
  type Runner
} from "./Runner.ts"

/** `tests/a.py::TestX::test_y[a - b]`; its rerun is the identifier itself, whatever it holds. */
const node = (id: string, line?: number): TestRef => ({
  name: id,
  ...(id.includes("::") || id.endsWith(".py") ? { file: id.split("::")[0] ?? id } : {}),
  ...(line === undefined ? {} : { line }),
  rerun: { scope: "file", target: id }
})

const isFolder = (id: string): boolean => !id.includes("::") && !/\.\w+$/.test(id)

/** A folder that could not be collected, by the error of its conftest.py; pytest 7 gives it an empty name. */
const folder = (id: string, message: string): TestRef => {
  const [, file = "", line] = /^(\S{1,1000}\.py):(\d{1,9}): /m.exec(message) ?? []
  const target = id === "" ? file.split("/").slice(0, -1).join("/") : id
  return {
    name: file === "" ? id : file,
    ...(file === "" ? {} : { file, line: Number(line) }),
    ...(target === "" ? {} : { rerun: { scope: "file", target } })
  }
}

/** Python's own form of a place: `  File "tests/test_sum.py", line 3`, behind an `E` in the output. */
const syntaxLine = (message: string): number | undefined => {
  const line = /^(?:E {3})? {2}File "[^"]{1,1000}", line (\d+)/m.exec(message)?.[1]
  return line === undefined ? undefined : Number(line)
}

/** Reads why pytest refuses its command line: `ERROR: not found: /app/test_sum.py::test_adds`. */
const refusalIn = (root: string, line: string): string | undefined => {
  const error = /^ERROR: (.{1,1000})$/.exec(line)?.[1]
  const missing = error === undefined ? undefined : /^(?:file or directory )?not found: (.+)$/.exec(error)?.[1]
  if (missing !== undefined) return `pytest found no file or test named ${fromRoot(root, missing)}`
  return error === undefined ? undefined : `pytest had a wrong command line: ${error}`
}

/**
 * Reads `FAILED tests/test_sum.py::test_adds - assert 1 == 2` below `short test summary info`, and the last line; or
 * the error of a conftest.py; and the stacks of a run that hung or crashed.
 */
const reader = ({ root }: Project): LineReader => {
  const stacks = stackReader(root)
  let isSummary = false
  /** True from the heading of a run to its last line. */
  let isAmid = false
  /** True behind the line that an error of the command line begins with. */
  let isUsage = false
  let isFirst = true
  /** What pytest says of its command line before anything else, in words of this program. */
  let refusal: string | undefined
  let hasFailures = false
  let conftest: { readonly file: string; readonly message: Array<string> } | undefined
  return {
    read: (line) => {
      if (stacks.read(line)) return nothing
      const broken = /^ImportError while loading conftest '(.{1,1000})'\.$/.exec(line)?.[1]
      if (broken !== undefined) {
        conftest = { file: fromRoot(root, broken), message: [] }
        return nothing
      }
      if (conftest !== undefined) {
        if (conftest.message.length < MAX_LINES) conftest.message.push(line)
        return nothing
      }
      const usage = /^\S{1,200}: error: (.+)$/.exec(line)?.[1]
      if (usage !== undefined && isUsage) return [{ kind: "note", text: `pytest had a wrong command line: ${usage}` }]
      isUsage = /^(?:ERROR: )?usage: /.test(line)
      // pytest begins with it; later on a test may print such a line.
      if (isFirst && !isUsage) refusal = refusalIn(root, line)
      isFirst &&= line.trim() === ""
      if (/^=+ short test summary info =+$/.test(line)) isSummary = true
      if (/^=+ test session starts =+$/.test(line)) isAmid = true
      else if (/^(?:=+ )?[^=].* in [\d.]+ ?s|^=* ?no tests ran|^Results \(/.test(line)) isAmid = false
      const sum = /^(?:=+ )?((?:\d+ \w+(?:, )?)+) in [\d.]+ ?s/.exec(line)?.[1]
      if (sum !== undefined) {
        return [
          totals(
            countIn(sum, "passed") + countIn(sum, "xpassed"),
            countIn(sum, "failed") + countIn(sum, "error"),
            countIn(sum, "skipped") + countIn(sum, "xfailed")
          )
        ]
      }
      if (/^=* ?no tests ran/.test(line)) return [{ kind: "none" }]
      if (!isSummary) return nothing
      const summary = /^(?:FAILED|ERROR) (\S.*)$/.exec(line)?.[1]
      if (summary === undefined) return nothing
      hasFailures = true
      return summaryLine(summary)
    },
    // No test runs where that cannot be loaded.
    end: () => {
      const stack = stacks.result()
      const cut = isAmid ? [{ kind: "cut" } as const] : nothing
      // Where a file cannot be loaded, pytest finds no test in it either.
      const refused = refusal === undefined || hasFailures ? nothing : [{ kind: "note", text: refusal } as const]
      if (conftest === undefined)
        return [...refused, ...(stack === undefined ? [] : [{ kind: "stack", stack } as const]), ...cut]
      const { file, message } = conftest
      const error = message.join("\n")
      const line = lineIn(error, file) ?? syntaxLine(error)
      return [unreported({ name: file, file, ...(line === undefined ? {} : { line }) }, error)]
    },
    isInside: () => conftest !== undefined || stacks.isInside()
  }
}

/** Lines of an error that are kept. */
const MAX_LINES = 60

/** A parameter may hold ` - ` itself: the identifier ends at the first one outside of brackets. */
const summaryLine = (line: string): ReadonlyArray<TestEvent> => {
  const bracket = line.indexOf("[")
  const dash = line.indexOf(" - ")
  const from = bracket !== -1 && (dash === -1 || bracket < dash) ? Math.max(0, line.lastIndexOf("] - ")) : 0
  const at = from > 0 ? from + 1 : line.endsWith("]") && bracket !== -1 ? -1 : dash
  const id = at === -1 ? line : line.slice(0, at)
  return [finished(node(id), "failed", at === -1 ? "" : line.slice(at + 3))]
}

export const pytest = {
  name: "pytest",
  program: "pytest",
  localPrograms: process.platform === "win32" ? ".venv/Scripts" : ".venv/bin",
  source: "https://docs.pytest.org/en/stable/how-to/usage.html",
  args: ({ files, pattern }) => [...(pattern === undefined ? [] : [`-k=${pattern}`]), ...files.map(dotted)],
  file: { paths: (target) => before(target, "::", "["), isOnlyPaths: true },
  pattern: {},
  report: {
    format: "lines",
    request: ({ folder, file }, { environment }) => ({
      environment: {
        MCP_TEST_TIMEBOX_PYTEST: file,
        PYTEST_PLUGINS: ["mcp_test_timebox_pytest", environment["PYTEST_PLUGINS"]].filter((name) => name).join(","),
        PYTHONPATH: [folder, environment["PYTHONPATH"]]
          .filter((path) => path)
          .join(process.platform === "win32" ? ";" : ":")
      },
      files: { "mcp_test_timebox_pytest.py": plugin }
    }),
    reader: () => ({
      read: (line) =>
        readEventLine(line, ({ file, id = "", line: at, message }) =>
          isFolder(id) && message !== ""
            ? folder(id, message)
            : node(id, at ?? lineIn(message, file) ?? syntaxLine(message))
        )
    })
  },
  // `tests/test_sum.py::test_adds PASSED`, `tests/test_sum.py ..F`
  patterns: {
    failure: /^E {3}|^Fatal Python error: /,
    test: /^\S+\.py(?:::\S+| [.FEsxX]+)/,
    // Frames in pytest, Python and its packages; below one of an error during collection its line of source.
    aside:
      /^ {2}File "(?:.{0,1000}\/(?:_pytest\/|pluggy\/|xdist\/|execnet\/|bin\/(?:pytest|py\.test)).{0,300}|<string>)", line \d+ in |^(?:\S.{0,1000}\/(?:site|dist)-packages\/.{1,300}|(?:\.\.)?\/.{0,1000}\/python3\.\d{1,2}\/.{1,300}|<frozen [\w.]{1,100}>):\d+: in /,
    asideBelow: /^ {4}/
  },
  marker:
    /^=+ |^FAILED |^ERROR[: ]|^usage: |^\S{1,200}: error: | in [\d.]+ ?s|no tests ran|^Results \(|^ImportError while |^Fatal Python error|most recent call first/m,
  words: [
    "= ",
    "FAILED ",
    "ERROR ",
    "ERROR: ",
    "usage: ",
    ": error: ",
    " in ",
    "no tests ran",
    "Results (",
    "ImportError while ",
    "Fatal Python error",
    "most recent call first"
  ],
  reader,
  exitCodes: {
    2: "pytest was interrupted, or could not collect its tests (exit code 2).",
    3: "pytest had an internal error (exit code 3).",
    4: "pytest had a wrong command line (exit code 4).",
    5: "No tests were collected (exit code 5)."
  }
} as const satisfies Runner
