/** Reads what `node --test` writes for people, as a script of npm's does: the spec reporter and TAP. */
import { finished, type TestEvent, totals } from "../results/TestEvent.ts"
import { fromRoot, type LineReader, nothing, type Project } from "./Runner.ts"
import { ownFrames } from "./stackFrames.ts"
import { titledTest } from "./titledTest.ts"

interface Open {
  readonly titles: ReadonlyArray<string>
  /** Blanks before its lines. */
  readonly indent: number
  place: string
  /** A suite, or a test that failed by its subtests alone. */
  isParent: boolean
  /** The key of TAP's block that lines belong to now. */
  key: string
  readonly message: Array<string>
}

/** Maximum number of lines of a message that are kept. */
const MAX_LINES = 60

/** Reads the sums `ℹ pass 2` and `# pass 2`, `not ok 1 - adds` with the block below it, and the list below `failing tests:`. */
export const nodeOutputReader = ({ root }: Project): LineReader => {
  let [passed, failed, skipped] = [0, 0, 0]
  const subtests: Array<string> = []
  let isSpec = false
  let open: Open | undefined
  const flush = (): ReadonlyArray<TestEvent> => {
    if (open === undefined) return nothing
    const { isParent, message, place, titles } = open
    open = undefined
    const [, path = "", line] = /^(.*?):(\d+)(?::\d+)?$/.exec(place) ?? []
    if (isParent || path === "") return nothing
    const text = message.join("\n")
    const known = { line: Number(line), message: text }
    return [
      finished(
        titledTest({ separator: " > " }, fromRoot(root, path), titles, known, root),
        "failed",
        ownFrames(text, root)
      )
    ]
  }
  /** A line of the YAML block below a failure. */
  const readDetail = (line: string, one: Open): ReadonlyArray<TestEvent> => {
    const text = line.slice(one.indent + 2)
    if (text === "...") return flush()
    if (/^(?:type: 'suite'|failureType: 'subtestsFailed')$/.test(text)) one.isParent = true
    const location = /^location: '(.*)'$/.exec(text)?.[1]
    if (location !== undefined) one.place = location
    one.key = /^(\w+):/.exec(text)?.[1] ?? one.key
    if (one.message.length >= MAX_LINES) return nothing
    if (one.key === "error") {
      const [isFirst, quotedText, plainText] = /^error: (?:\|-|'(.*)'|(.*))$/.exec(text) ?? []
      const shown = isFirst === undefined ? text.slice(2) : (quotedText ?? plainText)
      if (shown !== undefined) one.message.push(shown)
    }
    // A stack there has no "at".
    if (one.key === "stack" && /^ {2}\S/.test(text)) one.message.push(`    at ${text.trim()}`)
    return nothing
  }
  return {
    read: (line) => {
      const [, blanks = "", subtest] = /^((?: {4})*)# Subtest: (.*)$/.exec(line) ?? []
      if (subtest !== undefined) {
        subtests.length = blanks.length / 4
        subtests.push(subtest)
        return nothing
      }
      const bad = /^((?: {4})*)not ok \d+ - (.*)$/.exec(line)
      if (bad !== null) {
        const [, before = "", name = ""] = bad
        const isUndone = / # (?:TODO|SKIP)\b/.test(name)
        const titles = [...subtests.slice(0, before.length / 4), name]
        open = isUndone
          ? undefined
          : { titles, indent: before.length, place: "", isParent: false, key: "", message: [] }
        return nothing
      }
      if (line.startsWith("✖ failing tests:")) isSpec = true
      const place = isSpec ? /^test at (\S.*:\d+:\d+)$/.exec(line)?.[1] : undefined
      if (place !== undefined) {
        const earlier = flush()
        open = { titles: [], indent: -1, place, isParent: false, key: "", message: [] }
        return earlier
      }
      if (open !== undefined && open.indent === -1) {
        const title = open.titles.length === 0 ? /^✖ (.*?)(?: \([\d.]+m?s\))?$/.exec(line)?.[1] : undefined
        if (title !== undefined) open = { ...open, titles: [title] }
        else if (open.message.length < MAX_LINES) open.message.push(line.replace(/^ {2}/, ""))
        return nothing
      }
      if (open !== undefined) return readDetail(line, open)
      if (/^Could not find '/.test(line)) return [{ kind: "none" }]
      const [, word, count] = /^(?:ℹ|#) (pass|fail|cancelled|skipped|todo) (\d+)$/.exec(line) ?? []
      if (word === "pass") passed = Number(count)
      else if (word === "fail" || word === "cancelled") failed += Number(count)
      else if (word === "skipped" || word === "todo") skipped += Number(count)
      return word === "todo" ? [totals(passed, failed, skipped)] : nothing
    },
    end: flush,
    isInside: () => open !== undefined || isSpec
  }
}
