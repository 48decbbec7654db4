/** Cuts a summary down to an answer of the size that the caller requested. */
import { clip } from "../../kernel/util/Text.ts"
import { encodedSize } from "./ExcerptText.ts"
import type { Answer, Failure, Summary } from "./RunRecord.ts"

/** Bounds of an answer, in bytes of its encoded line. */
const ANSWER = {
  /** Bytes that an answer may have beyond twice the requested output. */
  beside: 16 * 1024,
  /** Size of the envelope: `{"jsonrpc":"2.0","id":...,"result":{...}}`. */
  envelope: 400,
  failedTests: 4 * 1024,
  fullFailures: 6 * 1024,
  compared: 2 * 1024,
  alsoRunning: 2 * 1024,
  /** Maximum number of failures in full. */
  failures: 100,
  /** Share of their room that failures without messages may take, if not all fit in full. */
  bareShare: 0.7
} as const

/** Returns the answer for the client: at most `2 x max_output_bytes + 16 KiB` on the line. */
export const answerOf = (summary: Summary): Answer =>
  bounded(
    {
      status: summary.status,
      ...(summary.message === undefined ? {} : { message: summary.message }),
      exit_code: summary.exit_code,
      ...(summary.signal === undefined ? {} : { signal: summary.signal }),
      duration_ms: summary.duration_ms,
      ...(summary.counts === undefined ? {} : { counts: summary.counts }),
      // The names come after the failures: with many tests they are long, and a reader may stop early.
      ...(summary.failures === undefined ? {} : { failures: summary.failures }),
      ...(summary.failed_tests === undefined ? {} : { failed_tests: summary.failed_tests }),
      ...(summary.hung_test === undefined ? {} : { hung_test: summary.hung_test }),
      ...(summary.also_running === undefined ? {} : { also_running: summary.also_running }),
      ...(summary.tests_seen === undefined ? {} : { tests_seen: summary.tests_seen }),
      ...(summary.tests_expected === undefined ? {} : { tests_expected: summary.tests_expected }),
      ...(summary.compared === undefined ? {} : { compared: summary.compared }),
      ...(summary.leaked_processes === undefined ? {} : { leaked_processes: summary.leaked_processes }),
      excerpt: summary.excerpt,
      report_dir: summary.report_dir,
      artifacts: summary.artifacts
    },
    summary.max_output_bytes
  )

/** Returns the bytes of the line for an excerpt beside `rest`. */
export const roomFor = (rest: object, maxOutputBytes: number): number => {
  const json = JSON.stringify(rest)
  const taken = Buffer.byteLength(json) + Buffer.byteLength(JSON.stringify(json)) + ANSWER.envelope
  return 2 * maxOutputBytes + ANSWER.beside - taken
}

/** Returns the bytes of the line for one of a list. */
const costOf = (one: unknown): number => encodedSize(JSON.stringify(one)) + 8

/** Returns the first of `all` that take at most `room` bytes of the line. */
const within = <A>(all: ReadonlyArray<A>, room: number): ReadonlyArray<A> => {
  let left = room
  const first = all.findIndex((one) => {
    left -= costOf(one)
    return left < 0
  })
  return first === -1 ? all : all.slice(0, first)
}

type Named = Partial<Pick<Answer, "failed_tests" | "failures" | "compared" | "hung_test" | "also_running">>

/** Shares of their room that lists get: less than all where a long report_dir takes much of the answer. */
const SHARES = [1, 0.7, 0.4, 0.1] as const

/**
 * Leaves out failures, and parts of their messages, that do not fit into an answer; `counts` has their number.
 */
export const bounded = <A extends Named>(answer: A, maxOutputBytes: number): A => {
  let cut = answer
  for (const share of SHARES) {
    cut = cutTo(answer, maxOutputBytes, share)
    if (roomFor({ ...cut, excerpt: "" }, maxOutputBytes) >= 0) break
  }
  return cut
}

const cutTo = <A extends Named>(answer: A, maxOutputBytes: number, share: number): A => {
  const { failed_tests: names, failures, compared, hung_test: hung, also_running: others } = answer
  // The excerpt keeps at least a quarter of the line.
  const room = (Math.floor(1.25 * maxOutputBytes) + ANSWER.fullFailures) * share
  const ofCompared = (ANSWER.compared / 3) * share
  const lists = compared && {
    ...compared,
    ...(compared.newly_failing && { newly_failing: within(compared.newly_failing, ofCompared) }),
    ...(compared.fixed && { fixed: within(compared.fixed, ofCompared) }),
    ...(compared.flaky && { flaky: within(compared.flaky, ofCompared) })
  }
  return {
    ...answer,
    ...(names === undefined
      ? {}
      : { failed_tests: within(names, Math.max(ANSWER.failedTests, Math.floor(maxOutputBytes / 4)) * share) }),
    ...(failures === undefined ? {} : { failures: fitFailures(failures.slice(0, ANSWER.failures), room) }),
    ...(lists === undefined ? {} : { compared: lists }),
    ...(hung === undefined ? {} : { hung_test: fitHung(hung, 600, share) }),
    ...(others === undefined
      ? {}
      : {
          also_running: within(
            others.map((one) => fitHung(one, 200, share)),
            ANSWER.alsoRunning * share
          )
        })
  }
}

const fitHung = ({ message, name, ...place }: NonNullable<Answer["hung_test"]>, length: number, share: number) => ({
  name: clip(name, 400 * share),
  ...place,
  ...(message === undefined ? {} : { message: clip(message, length * share) })
})

/**
 * Shortens messages before it leaves failures out: a place and a rerun are worth more than the end of a stack. If even
 * short ones do not fit, the first failures keep theirs, later ones have none, and the last are only in `failed_tests`.
 */
const fitFailures = (failures: ReadonlyArray<Failure>, room: number): ReadonlyArray<Failure> => {
  const shortened = (length: number) =>
    failures.map((failure) =>
      failure.message === undefined ? failure : { ...failure, message: clip(failure.message, length) }
    )
  for (const length of [2100, 800, 300, 120]) {
    const fits = within(shortened(length), room)
    if (fits.length === failures.length) return fits
  }
  const bare = within(
    failures.map(({ message: _, ...failure }) => failure),
    room * ANSWER.bareShare
  )
  let left = room - bare.reduce((sum, one) => sum + costOf(one), 0)
  return shortened(300)
    .slice(0, bare.length)
    .map((full, at) => {
      const short = bare[at] ?? full
      left -= costOf(full) - costOf(short)
      return left < 0 ? short : full
    })
}
