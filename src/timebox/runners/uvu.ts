/** Reads what uvu writes for people, in the output of a script that starts it. */
import { finished, numbered, type TestEvent, totals } from "../results/TestEvent.ts"
import { type LineReader, nothing, type Project, type Runner } from "./Runner.ts"
import { ownFrames, ownPlace } from "./stackFrames.ts"

/** Lines of a message that are kept. */
const MAX_LINES = 60

/** Failures of a run that are kept. */
const MAX_FAILED = 1000

/** `   FAIL  "adds"`, and of a suite that has a name `   FAIL  math  "adds"` */
const FAILURE = /^ {3}FAIL {2}(?:(\S.{0,500}?) {2})?"(.{0,1000})"$/

/** The three lines of the totals, one below the other; `Total` does not include skipped tests. */
const SUM = [/^ {2}Total: {5}(\d{1,9})$/, /^ {2}Passed: {4}(\d{1,9})$/, /^ {2}Skipped: {3}(\d{1,9})$/] as const

/** A test that failed, and the lines below its name. */
interface Failure {
  readonly name: string
  readonly lines: Array<string>
}

/**
 * Reads the tests that failed, and the totals. A failure is like any other text until totals show that uvu wrote it.
 * Each program has its own totals (`node a.js && node b.js`).
 */
const reader = ({ root }: Project): LineReader => {
  let failures: Array<Failure> = []
  let open: Failure | undefined
  let sum: Array<number> = []
  const distinct = numbered()
  const eventOf = ({ lines, name }: Failure): TestEvent => {
    const text = lines.join("\n")
    return finished(distinct({ name, ...ownPlace(text, root) }), "failed", ownFrames(text, root, 0).trim())
  }
  const readSum = (value: number): ReadonlyArray<TestEvent> => {
    sum.push(value)
    open = undefined
    const [total = 0, passed = 0, skipped] = sum
    if (skipped === undefined) return nothing
    const failed = Math.max(0, total - passed)
    const events = failed === 0 ? [] : failures.map(eventOf)
    failures = []
    sum = []
    return [...events, totals(passed, failed, skipped, true), ...(total === 0 ? [{ kind: "none" } as const] : [])]
  }
  return {
    read: (line) => {
      const value = SUM[sum.length]?.exec(line)?.[1]
      if (value !== undefined) return readSum(Number(value))
      sum = []
      const [, suite, name] = FAILURE.exec(line) ?? []
      if (name !== undefined) {
        open = { name: suite === undefined ? name : `${suite} > ${name}`, lines: [] }
        if (failures.length < MAX_FAILED) failures.push(open)
      } else if (line !== "" && !line.startsWith("    ")) open = undefined
      else if (open !== undefined && open.lines.length < MAX_LINES) {
        open.lines.push(line.startsWith("    at ") ? line : line.slice(4))
      }
      return nothing
    },
    isInside: () => open !== undefined || sum.length > 0
  }
}

export const uvu = {
  marker: /\bFAIL\b| {2}Total: {5}\d/,
  reader
} as const satisfies Pick<Runner, "marker" | "reader">
