/** Reads what jasmine writes for people, as a script does that starts it. */
import { finished, numbered, type TestEvent, totals } from "../results/TestEvent.ts"
import { type LineReader, nothing, type Project, type Runner } from "./Runner.ts"
import { ownFrames, ownPlace } from "./stackFrames.ts"

/** Lines of a message that are kept. */
const MAX_LINES = 60

/** Failures of a run that are kept. */
const MAX_FAILED = 1000

/** `3 specs, 1 failure, 1 pending spec`; errors of suites are among the failures, and are no specs. */
const SUM = /^(\d{1,9}) specs?, (\d{1,9}) failures?(?:, (\d{1,9}) pending specs?)?$/

/** A test that failed, or a suite by an error in a hook. */
interface Failure {
  readonly name: string
  readonly isSpec: boolean
  /** Messages, and the frames of their stacks. */
  readonly lines: Array<string>
}

/**
 * Reads the list below `Failures:`, of which each part begins with `1) sum adds` or `Suite error: sum`, and the totals.
 * The list is like any other text until totals with failures show that jasmine wrote it.
 */
const reader = ({ root }: Project): LineReader => {
  let failures: Array<Failure> = []
  let open: Failure | undefined
  let isList = false
  let isStack = false
  const begin = (name: string, isSpec: boolean): void => {
    open = { name, isSpec, lines: [] }
    isStack = false
    if (failures.length < MAX_FAILED) failures.push(open)
  }
  const readListed = (line: string): void => {
    const [, number, name = ""] = /^(?:(\d{1,9})\)|Suite error:) (\S.*)$/.exec(line) ?? []
    if (name !== "") begin(name, number !== undefined)
    else if (line === "Pending:") {
      isList = false
      open = undefined
    } else if (line === "  Message:" || line === "  Stack:") isStack = line === "  Stack:"
    else if (open !== undefined && open.lines.length < MAX_LINES) {
      // Up to jasmine 4 a stack has the message once more.
      if (!isStack || /^ {8}at /.test(line)) open.lines.push(line.slice(4))
    }
  }
  const readSum = (specs: number, failed: number, pending: number): ReadonlyArray<TestEvent> => {
    if (failed === 0) failures = []
    const distinct = numbered()
    const events = failures.map(({ lines, name }) => {
      const text = lines.join("\n")
      return finished(distinct({ name, ...ownPlace(text, root) }), "failed", ownFrames(text, root, 0).trim())
    })
    const passed = specs - pending - failures.filter(({ isSpec }) => isSpec).length
    failures = []
    isList = false
    open = undefined
    return [...events, totals(Math.max(0, passed), failed, pending)]
  }
  return {
    read: (line) => {
      const [sum, specs, failed, pending = "0"] = SUM.exec(line) ?? []
      if (sum !== undefined) return readSum(Number(specs), Number(failed), Number(pending))
      if (line === "Failures:") {
        isList = true
        failures = []
      } else if (line === "Incomplete: No specs found") return [{ kind: "none" }]
      else if (/^Incomplete: f(?:it|describe)\(\)/.test(line)) return [{ kind: "note", text: line, hasRun: true }]
      else if (isList) readListed(line)
      return nothing
    },
    isInside: () => isList
  }
}

export const jasmine = {
  marker: /^(?:Failures:$|\d+ specs?, \d|Incomplete: )/m,
  reader
} as const satisfies Pick<Runner, "marker" | "reader">
