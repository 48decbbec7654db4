/** Reads what playwright writes for people, as a script of npm's does: its reporters list, line and dot. */
import { finished, type TestEvent, totals } from "../results/TestEvent.ts"
import { type LineReader, nothing, type Project } from "./Runner.ts"
import { ownFrames } from "./stackFrames.ts"
import { titledTest } from "./titledTest.ts"

/** Maximum number of failures whose messages are kept, and of lines of each. */
const MAX_FAILURES = 1000
const MAX_LINES = 60

/** `  1) [chromium] › test/a.spec.ts:3:5 › sum › adds ────`, and the same without a number below the totals. */
const HEADING = /^ {2}\d{1,6}\) (\S.*)$/
const LISTED = /^ {4}(\S.*)$/

/** The parts of a heading: the project, if there are several, the file, its line and the titles. */
const TEST = /^(?:\[([^\]]{1,200})\] › )?(\S.{0,1000}?):(\d{1,9}):\d{1,9} › (.+)$/

/** The source around a place, which the place is enough for, and the file of a picture of the page. */
const CODE = /^ {4}(?:[> ] {0,8}\d{1,9}| {1,12}) \|(?: |$)|^ {4}Error Context: /

/** The beginning of a run: the scripts of several packages have one each. */
const BEGINNING = /^Running \d{1,9} tests? using \d/

/**
 * Removes the rule that fills the line; what comes before it keeps a long one from being tried at each of its places.
 */
const withoutRule = (heading: string): string => heading.replace(/(?<![ ─])[ ─]+$/, "")

/**
 * Collects the failures, which are above the totals: these list below `1 failed` which of them count, since a test that
 * passed when it was retried has one too.
 */
export const playwrightOutputReader = ({ root }: Project): LineReader => {
  const messages = new Map<string, Array<string>>()
  const seen = new Set<string>()
  let sums = { passed: 0, failed: 0, skipped: 0 }
  let open: Array<string> | undefined
  let isFailed = false
  const begin = (): ReadonlyArray<TestEvent> => {
    sums = { passed: 0, failed: 0, skipped: 0 }
    messages.clear()
    seen.clear()
    open = undefined
    isFailed = false
    return nothing
  }
  const failure = (heading: string): TestEvent | undefined => {
    const [, project, file = "", line, titles = ""] = TEST.exec(heading) ?? []
    if (file === "") return undefined
    const text = ownFrames((messages.get(heading) ?? []).join("\n"), root).trim()
    const known = { line: Number(line), message: text, label: project }
    return finished(titledTest({ separator: " › " }, file, titles.split(" › "), known, root), "failed", text)
  }
  const readSum = (count: number, word: string): ReadonlyArray<TestEvent> => {
    open = undefined
    isFailed = word === "failed"
    if (isFailed) sums.failed = count
    else if (word === "skipped") sums.skipped = count
    else sums.passed += count
    return [totals(sums.passed, sums.failed, sums.skipped)]
  }
  return {
    read: (line) => {
      if (BEGINNING.test(line)) return begin()
      if (/No tests found/.test(line)) return [{ kind: "none" }]
      const [, count, word] = /^ {2}(\d+) (passed|failed|skipped|flaky)\b/.exec(line) ?? []
      if (word !== undefined) return readSum(Number(count), word)
      const heading = HEADING.exec(line)?.[1]
      if (heading !== undefined && TEST.test(heading)) {
        open = []
        if (messages.size < MAX_FAILURES) messages.set(withoutRule(heading), open)
        return nothing
      }
      const listed = isFailed ? LISTED.exec(line)?.[1] : undefined
      if (listed !== undefined) {
        const name = withoutRule(listed)
        const event = seen.has(name) ? undefined : failure(name)
        seen.add(name)
        return event === undefined ? nothing : [event]
      }
      isFailed = false
      if (/^ {4}Retry #\d{1,6} ─/.test(line)) open = undefined
      else if (open !== undefined && open.length < MAX_LINES && !CODE.test(line)) open.push(line.replace(/^ {4}/, ""))
      return nothing
    },
    isInside: () => open !== undefined || isFailed
  }
}
