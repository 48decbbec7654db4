/** Reads what `node --test` writes for people, as a script of npm's does: the spec reporter. */
import { finished, type TestEvent, totals } from "../results/TestEvent.ts"
import { fromRoot, type LineReader, nothing, type Project } from "./Runner.ts"
import { ownFrames } from "./stackFrames.ts"
import { titledTest } from "./titledTest.ts"

interface Open {
  readonly place: string
  /** Absent before the line that names the test. */
  title?: string
  readonly message: Array<string>
}

/** Maximum number of lines of a message that are kept. */
const MAX_LINES = 60

/** Reads the totals `ℹ pass 2`, and the list below `failing tests:`. */
export const nodeOutputReader = ({ root }: Project): LineReader => {
  let [passed, failed, skipped] = [0, 0, 0]
  let isList = false
  let open: Open | undefined
  const flush = (): ReadonlyArray<TestEvent> => {
    if (open === undefined) return nothing
    const { message, place, title } = open
    open = undefined
    const [, path = "", line] = /^(.*?):(\d+)(?::\d+)?$/.exec(place) ?? []
    if (path === "") return nothing
    const text = message.join("\n")
    const titles = title === undefined ? [] : [title]
    const known = { line: Number(line), message: text }
    return [
      finished(
        titledTest({ separator: " > " }, fromRoot(root, path), titles, known, root),
        "failed",
        ownFrames(text, root)
      )
    ]
  }
  return {
    read: (line) => {
      if (line.startsWith("✖ failing tests:")) isList = true
      const place = isList ? /^test at (\S.*:\d+:\d+)$/.exec(line)?.[1] : undefined
      if (place !== undefined) {
        const earlier = flush()
        open = { place, message: [] }
        return earlier
      }
      if (open !== undefined) {
        const title = open.title === undefined ? /^✖ (.*?)(?: \([\d.]+m?s\))?$/.exec(line)?.[1] : undefined
        if (title !== undefined) open.title = title
        else if (open.message.length < MAX_LINES) open.message.push(line.replace(/^ {2}/, ""))
        return nothing
      }
      if (/^Could not find '/.test(line)) return [{ kind: "none" }]
      const [, word, count] = /^ℹ (pass|fail|cancelled|skipped|todo) (\d+)$/.exec(line) ?? []
      if (word === "pass") passed = Number(count)
      else if (word === "fail" || word === "cancelled") failed += Number(count)
      else if (word === "skipped" || word === "todo") skipped += Number(count)
      return word === "todo" ? [totals(passed, failed, skipped)] : nothing
    },
    end: flush,
    isInside: () => isList
  }
}
