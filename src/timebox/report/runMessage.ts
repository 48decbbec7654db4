/** The message of a run: a few sentences on what the status, the exit code and the counts do not show. */
import { whyRefused } from "../../kernel/files/WhyNotWritten.ts"
import { clip } from "../../kernel/util/Text.ts"
import type { Status } from "../process/TimeboxController.ts"
import { isOfFile } from "../results/combine.ts"
import { MAX_FAILURES, type TestResults } from "../results/Results.ts"
import { atWork } from "../results/unended.ts"
import { runnerOf } from "../runners/registry.ts"
import { encodedSize } from "./ExcerptText.ts"
import { type Findings, isHang, type Run } from "./RunRecord.ts"

/** Maximum size of a message: bytes in the encoded line of an answer, and characters of one that is cut to fit. */
const MAX_ENCODED = 1200
const MAX_CHARACTERS = 150

/** Maximum number of characters of a name or a note within it. */
const MAX_PART = 200

/**
 * Formats milliseconds as seconds.
 *
 * @example
 * seconds(1234) // "1.23 s"
 */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`

/** States what failed: `8 tests and 1 file failed.`, `2 packages did not build.`, `1 file did not compile.` */
const failedText = ({ failed, failures }: TestResults): string => {
  const numberOf = (all: TestResults["failures"]) => new Set(all.map(({ file }) => file)).size
  const broken = failures.filter(({ isUnbuilt }) => isUnbuilt === true)
  const uncompiled = broken.filter(isOfFile)
  const packages = broken.length - uncompiled.length
  const built = failures.filter(({ isUnbuilt }) => isUnbuilt !== true)
  const ofPackages = built.filter(({ isPackage }) => isPackage === true)
  const ofFiles = built.filter(isOfFile)
  const tests = failed - broken.length - ofPackages.length - ofFiles.length
  const counted = (count: number, word: string) => (count === 0 ? [] : [`${count} ${word}${count === 1 ? "" : "s"}`])
  const ran = [
    ...counted(tests, "test"),
    ...counted(ofPackages.length, "package"),
    ...counted(numberOf(ofFiles), "file")
  ].join(" and ")
  const unbuilt = [
    ...counted(packages, "package").map((text) => `${text} did not build`),
    ...counted(numberOf(uncompiled), "file").map((text) => `${text} did not compile`)
  ]
  return `${[...(ran === "" ? [] : [`${ran} failed`]), ...unbuilt].join(", and ")}.`
}

/** Checks for a file whose failure contains no more than the exit code of its program. */
const isUnexplained = (failure: TestResults["failures"][number]): boolean =>
  isOfFile(failure) && /^Its process ended with exit code \d+\.$/.test(failure.message)

const lostText = (lost: number): string =>
  `A test program ended before it reported the result of ${lost === 1 ? "its last test" : `its last ${lost} tests`}.`

/**
 * Returns the message: the limit that ended the run, the test that hung, the tests that failed or were not run, and the
 * runner's notes.
 */
export const messageOf = (findings: Findings, status: Status): string => {
  const { run, extract, results, cut, problem } = findings
  const isOver = status === "pass" || status === "fail"
  const first = [
    ...limitText(findings, status),
    ...(isHang(status) ? hungText(run, results, extract) : []),
    ...(results.noneRan && isOver ? [nothingWasRun(run, results)] : [])
  ]
  const sentences = [
    ...first,
    ...(status === "pass" ? passText(findings) : []),
    ...(status === "fail" ? failText(findings, first) : []),
    ...(cut === null ? [] : [`raw.log lacks ${cut.bytes} bytes of the middle of the output.`]),
    ...(problem === null ? [] : [`The report is not whole: ${sentence(whyRefused(problem))}`])
  ]
  return joinWhileFits([...new Set([...sentences, ...results.notes.map(sentence)])])
}

/** Returns the sentence that a command had no output; undefined for one with output. */
const silenceOf = ({ tail, whole }: Findings["extract"]): string | undefined =>
  whole?.every(({ text }) => text.trim() === "") === true
    ? `and wrote nothing${tail.length === 0 ? "" : " that can be shown"}`
    : undefined

const passText = ({ extract, results }: Findings): ReadonlyArray<string> => {
  if (results.counts !== undefined) return []
  const silence = silenceOf(extract)
  return [
    silence === undefined
      ? "The command ended with exit code 0, but no test results were recognised in its output: read it to see whether any test was run."
      : `The command ended with exit code 0 ${silence}: nothing shows that any test was run.`
  ]
}

/** Checks for a run that an error ended before its tests did. */
const isLeft = ({ isCut, lastError, seen }: TestResults): boolean => isCut && seen > 0 && lastError !== undefined

/**
 * Describes how a command with failed tests ended, and which failed; `before` are the sentences of the message so far.
 */
const failText = (findings: Findings, before: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { outcome, results } = findings
  const { exitCode, signal } = outcome
  const ended = [
    ...(signal === null ? [] : [`The command was ended by ${signal}.`]),
    ...(isLeft(results) || (exitCode === 0 && results.isCut)
      ? ["The command ended before its tests did, for example by an exit within a test, or their output was cut."]
      : []),
    ...(results.lost > 0 ? [lostText(results.lost)] : [])
  ]
  return [
    ...ended,
    ...(results.failed > 0 ? failuresText(findings) : unnamedFailureText(findings, [...before, ...ended]))
  ]
}

/** Says how many tests failed, the error behind them, and how many of them have no name. */
const failuresText = ({ changes, failedRounds, outcome, results }: Findings): ReadonlyArray<string> => {
  const { failed, failures, lastError } = results
  const { rounds = 1 } = changes ?? {}
  const unnamed = Math.min(failed, MAX_FAILURES) - failures.length
  return [
    failedText(results),
    ...(rounds > 1 ? [`${failedRounds} of ${rounds} rounds failed.`] : []),
    ...(lastError === undefined
      ? []
      : isLeft(results)
        ? [`The error that ended it: ${sentence(lastError)}`]
        : failures.some(isUnexplained)
          ? [`The output ends with an error: ${sentence(lastError)}`]
          : []),
    ...(outcome.exitCode === 0 ? ["The exit code is 0 nevertheless."] : []),
    ...(failures.length === 0
      ? [`The output does not name ${failed === 1 ? "it" : "them"}.`]
      : unnamed > 0
        ? [`The output does not name ${failed - failures.length} of them.`]
        : [])
  ]
}

/** Explains why a run without a known failed test failed; `before` are the sentences of the message so far. */
const unnamedFailureText = (
  { extract, outcome, results, run }: Findings,
  before: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const { counts, lastError, lost, noneRan, notes } = results
  const { exitCode } = outcome
  if (counts === undefined && lastError !== undefined && notes.length === 0)
    return [`No test results were recognised in the output, which ends with an error: ${sentence(lastError)}`]
  if (lost > 0) return []
  const meaning = exitCode === null ? undefined : runnerOf(run.runner).exitCodes?.[exitCode]
  const isSaid = noneRan && meaning?.startsWith("No test") === true
  if (meaning !== undefined && !isSaid && (counts !== undefined || notes.length === 0)) return [meaning]
  if (noneRan || exitCode === null || notes.length > 0 || before.length > 0) return []
  const silence = silenceOf(extract)
  if (silence !== undefined) return [`The command ended with exit code ${exitCode} ${silence}.`]
  return [
    counts === undefined
      ? `The command ended with exit code ${exitCode}, and no test results were recognised in its output, which says why.`
      : `No test failed, but the command ended with exit code ${exitCode}: the output says why.`
  ]
}

/** Joins as many sentences as fit; the first is cut where it alone does not. */
const joinWhileFits = (sentences: ReadonlyArray<string>): string => {
  for (let count = sentences.length; count > 0; count--) {
    const message = inSentences(sentences.slice(0, count))
    if (encodedSize(message) <= MAX_ENCODED) return message
  }
  return clip(sentences[0] ?? "", MAX_CHARACTERS)
}

/**
 * Joins sentences; one that stands alone needs no full stop.
 *
 * @example
 * inSentences(["Cannot start go", "1 test failed."]) // "Cannot start go. 1 test failed."
 */
export const inSentences = ([first, ...others]: ReadonlyArray<string>): string =>
  others.length === 0 ? (first ?? "") : [ended(first ?? ""), ...others].join(" ")

const ended = (text: string): string => `${text}${/[.!?…]$/.test(text) ? "" : "."}`

/** The reason why a run was ended, or could not begin. */
const limitText = ({ changes, outcome, run }: Findings, status: Status): ReadonlyArray<string> => {
  if (outcome.message !== null) return [outcome.message]
  const { repeat = 1 } = run
  const round = repeat === 1 || changes?.rounds === undefined ? "" : ` in round ${changes.rounds} of ${repeat}`
  // The limit is that of all rounds.
  const what = round === "" ? "it" : "the run"
  if (status === "timeout") return [`Ended${round}: ${what} took longer than timeout_ms (${seconds(run.timeoutMs)}).`]
  return status === "no_output"
    ? [`Ended${round}: nothing was written for no_output_timeout_ms (${seconds(run.noOutputTimeoutMs)}).`]
    : []
}

const hungText = (run: Run, results: TestResults, { lastTest }: Findings["extract"]): ReadonlyArray<string> => {
  const [hung] = results.running
  const [first, ...others] = atWork(results.running)
  if (first !== undefined && others.length > 0) return [hungTogether([first, ...others])]
  if (hung !== undefined) return [`The test that had not ended: ${sentence(hung.name)}`]
  if (results.isDone && results.noneRan) return [nothingWasRun(run, results)]
  if (results.isDone && totalOf(results) > 0)
    return ["All tests had ended; what they left open, such as a timer or a server, kept the command alive."]
  return lastTest === null ? [] : [`The last test named was: ${clip(lastTest.trim(), MAX_PART)}`]
}

/** Names in a sentence about tests that had not ended. */
const MAX_NAMED = 4

const hungTogether = (tests: ReadonlyArray<{ readonly name: string }>): string => {
  const names = tests.slice(0, MAX_NAMED).map(({ name }) => clip(name, MAX_PART / 2))
  const more = tests.length - names.length
  return `The ${tests.length} tests that had not ended: ${sentence([...names, ...(more > 0 ? [`and ${more} more`] : [])].join(", "))}`
}

/** Returns the number of tests that ended. */
const totalOf = ({ counts }: TestResults): number =>
  counts === undefined ? 0 : counts.passed + counts.failed + counts.skipped

const sentence = (text: string): string => ended(clip(text, MAX_PART))

const nothingWasRun = ({ pattern, runner, scope, target }: Run, { counts }: TestResults): string => {
  const skipped = counts === undefined || counts.skipped === 0 ? "" : ` (${counts.skipped} skipped)`
  if (scope === "pattern")
    return `No test was run: no test name matches ${JSON.stringify(clip(target ?? ""))}${skipped}.`
  const fitting = pattern === undefined ? "" : ` whose name fits ${JSON.stringify(clip(pattern))}`
  if (scope === "file")
    return `No test was run: ${runner} found none to run in ${JSON.stringify(clip(target ?? ""))}${fitting}${skipped}.`
  return `No test was run: ${runner} found none${skipped}.`
}
