/** Writes summary.md: the failures and their places, for a person with ten seconds. */

import { longestBackticks, shellWord } from "../../kernel/util/Text.ts"
import { withoutBlankEnds } from "./ExcerptText.ts"
import type { Excerpt, Line, NumberedLine } from "./LogExtractor.ts"
import { isHang, type Summary } from "./RunRecord.ts"
import { seconds } from "./runMessage.ts"

/** Maximum numbers shown; summary.json has all of it. */
const MAX_SHOWN = { failedTests: 50, excerpts: 20, lines: 400 } as const

/** `last`: the last lines of the output; those that a shown excerpt holds are not repeated. */
export const render = (summary: Summary, last: ReadonlyArray<NumberedLine>): string => {
  const shown = shownExcerpts(summary)
  const rest = last.filter(({ number }) => !shown.excerpts.some((excerpt) => holds(excerpt, number)))
  return [
    [`# ${headline(summary)}`],
    opening(summary),
    failedTests(summary),
    compared(summary),
    // The end of the output explains a hang best, the first excerpt a failure.
    ...(isHang(summary.status)
      ? [lastLines(rest), excerpts(summary, shown)]
      : [excerpts(summary, shown), lastLines(rest)]),
    details(summary)
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n")
    .concat("\n")
}

const verdicts = {
  pass: "PASS",
  fail: "FAIL",
  timeout: "TIMEOUT",
  no_output: "NO OUTPUT",
  error: "ERROR"
} as const

const headline = (summary: Summary): string => {
  const ended =
    summary.exit_code !== null
      ? `exit code ${summary.exit_code}, `
      : summary.signal !== undefined && !isHang(summary.status)
        ? `${summary.signal}, `
        : ""
  return `${verdicts[summary.status]}: ${code(commandText(summary.command))} (${ended}${seconds(summary.duration_ms)})`
}

const opening = ({ counts, message }: Summary): ReadonlyArray<string> => {
  const sentences = message === undefined ? [] : [prose(message)]
  if (counts === undefined) return sentences
  const { failed, not_run: notRun, passed, skipped } = counts
  const rest = notRun === undefined ? "" : `, not run ${notRun}`
  return [[...sentences, `Passed ${passed}, failed ${failed}, skipped ${skipped}${rest}.`].join(" ")]
}

/** Changes since the last run of the same request, and differences between rounds. */
const compared = ({ compared: changes }: Summary): ReadonlyArray<string> => {
  if (changes === undefined) return []
  const { fixed = [], flaky = [], newly_failing: newly = [], rounds, still_failing: still = 0 } = changes
  const listed = (label: string, names: ReadonlyArray<string>): ReadonlyArray<string> => {
    const more = names.length - MAX_SHOWN.failedTests
    const shown = names.slice(0, MAX_SHOWN.failedTests).map(code).join(", ")
    return names.length === 0 ? [] : [`- ${label}: ${shown}${more > 0 ? `, and ${more} more` : ""}`]
  }
  return [
    "## Compared with the last run of the same tests",
    "",
    ...listed("Newly failing", newly),
    ...listed("Fixed", fixed),
    ...(still === 0 ? [] : [`- Still failing: ${still}`]),
    ...(rounds === undefined ? [] : [`- Rounds: ${rounds}`]),
    ...listed("Failed in some rounds and passed in others", flaky)
  ]
}

const failedTests = ({
  failed_tests: names = [],
  failures = [],
  hung_test: hung,
  also_running: others = [],
  counts
}: Summary): ReadonlyArray<string> => [
  ...(hung === undefined
    ? []
    : [
        others.length === 0 ? "## The test that hung" : "## The tests that had not ended",
        "",
        ...[hung, ...others].slice(0, MAX_SHOWN.failedTests).map((one) => `- ${code(one.name)}${placeOf(one)}`),
        ""
      ]),
  ...(names.length === 0
    ? []
    : [
        "## Failed tests",
        "",
        ...names.slice(0, MAX_SHOWN.failedTests).map((name, i) => `- ${code(name)}${placeOf(failures[i] ?? {})}`),
        ...(Math.max(names.length, counts?.failed ?? 0) > MAX_SHOWN.failedTests
          ? [
              `- and ${Math.max(names.length, counts?.failed ?? 0) - MAX_SHOWN.failedTests} more, in [summary.json](summary.json)`
            ]
          : [])
      ])
]

const placeOf = ({ file, line }: { readonly file?: string; readonly line?: number }): string =>
  file === undefined || line === undefined ? "" : `, ${code(`${file}:${line}`)}`

interface Shown {
  readonly excerpts: ReadonlyArray<Excerpt>
  readonly isAll: boolean
}

const shownExcerpts = ({ excerpts: all }: Summary): Shown => {
  const shown: Array<Excerpt> = []
  let room: number = MAX_SHOWN.lines
  for (const excerpt of all.slice(0, MAX_SHOWN.excerpts)) {
    if (room <= 0) break
    shown.push({ ...excerpt, lines: excerpt.lines.slice(0, room) })
    room -= excerpt.lines.length
  }
  return { excerpts: shown, isAll: shown.length === all.length && room >= 0 }
}

const holds = ({ start_line, end_line, lines }: Excerpt, number: number): boolean =>
  number >= start_line && number <= Math.min(end_line, start_line + lines.length - 1)

const excerpts = ({ raw_log_cut: cut }: Summary, { excerpts: shown, isAll }: Shown): ReadonlyArray<string> => {
  if (shown.length === 0) return []
  const place = cut === undefined ? "" : "output "
  return [
    "## What the output says",
    ...shown.flatMap(({ start_line, end_line, lines }) => [
      "",
      `[raw.log](raw.log), ${place}lines ${start_line} to ${end_line}:`,
      "",
      ...fenced(lines)
    ]),
    ...(isAll
      ? []
      : ["", "There is more; [summary.json](summary.json) has all excerpts, [raw.log](raw.log) everything."])
  ]
}

const lastLines = (rest: ReadonlyArray<Line>): ReadonlyArray<string> =>
  rest.every(({ text }) => text.trim() === "") ? [] : ["## Last lines", "", ...fenced(rest)]

const details = (summary: Summary): ReadonlyArray<string> => [
  "## The run",
  "",
  `- Command: ${code(commandText(summary.command))}`,
  `- Runner ${summary.runner}, scope ${summary.scope}${summary.target === undefined ? "" : `, target ${code(summary.target)}`}`,
  `- Started ${summary.started_at}, took ${seconds(summary.duration_ms)}`,
  `- Limits: ${seconds(summary.timeout_ms)} in all, ${seconds(summary.no_output_timeout_ms)} without output`,
  ...(summary.last_test === undefined || !isHang(summary.status)
    ? []
    : [`- Last test named: ${code(summary.last_test.trim())}`]),
  ...(summary.leaked_processes === undefined
    ? []
    : [`- Processes left behind by the command, and ended: ${summary.leaked_processes}`]),
  ...(summary.raw_log_cut === undefined ? [] : [`- ${cutText(summary.raw_log_cut)}`]),
  "- Files: [raw.log](raw.log), [summary.json](summary.json)"
]

const cutText = (cut: { readonly from_line: number; readonly to_line: number; readonly bytes: number }): string =>
  `raw.log lacks output lines ${cut.from_line} to ${cut.to_line} (${cut.bytes} bytes); a line in it says where`

/** Returns the command as a person would type it; only to be read. */
const commandText = (command: ReadonlyArray<string>): string => command.map(shellWord).join(" ")

/** Fences lines, with more backticks than any run of them in the lines. */
const fenced = (lines: ReadonlyArray<Line>): ReadonlyArray<string> => {
  const text = withoutBlankEnds(lines.map((line) => line.text))
  const fence = "`".repeat(Math.max(3, longestBackticks(text.join("\n")) + 1))
  return [`${fence}text`, ...text, fence]
}

/** Makes a code span of any text, on one line. */
const code = (text: string): string => {
  const line = text.replace(/\s+/g, " ")
  const ticks = "`".repeat(longestBackticks(line) + 1)
  const pad = line.startsWith("`") || line.endsWith("`") || line.trim() === "" ? " " : ""
  return `${ticks}${pad}${line}${pad}${ticks}`
}

/** Escapes prose for Markdown, on one line; `_` within a word needs no escape. */
const prose = (text: string): string => text.replace(/\s+/g, " ").replace(/[\\`*[\]<>#|~]|(?<!\w)_|_(?!\w)/g, "\\$&")
