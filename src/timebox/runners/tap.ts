/** Reads TAP, as tape, node-tap, QUnit, ava, bats, Perl's tests and node's reporter of that name write it. */
import { finished, numbered, type TestEvent, type TestRef, totals } from "../results/TestEvent.ts"
import { fromRoot, type LineReader, type Project, type Runner } from "./Runner.ts"
import { ownFrames, ownPlace } from "./stackFrames.ts"
import { detailsOf } from "./tapDetails.ts"

/** Maximum number of lines that are kept of what stands below a failure. */
const MAX_LINES = 120

/** Maximum number of events that are held back: before the first sign of TAP, and of subtests before the result of their test. */
const MAX_HELD = 20_000

/** `    not ok 2 - adds # TODO later`, `ok 1 outer {` */
const POINT = /^( {0,60})(not )?ok (\d+)(?: -)?(?: (.*?))?( \{)?$/

/** `1..4`, `1..0 # SKIP no database` */
const PLAN = /^( {0,60})1\.\.(\d+)( *#.*)?$/

/** A test point that failed, and the lines about it that have been read. */
interface Open {
  readonly titles: ReadonlyArray<string>
  readonly indent: number
  /** It failed like some of its subtests, so that it counts only if it has an error of its own. */
  readonly isSum: boolean
  /** Lines of its YAML block. */
  readonly yaml: Array<string>
  /** What stands below it otherwise: comments of bats and Perl, the error of mocha. */
  readonly text: Array<string>
}

/** The test points of one indentation that have been read. */
interface Level {
  readonly indent: number
  readonly events: Array<TestEvent>
  hasFailed: boolean
}

interface Point {
  readonly indent: number
  readonly name: string
  readonly isOk: boolean
  /** A test that is skipped or not done yet cannot fail. */
  readonly isUndone: boolean
}

/**
 * Reads test points, the details below those that failed, and node's sums. A point that follows others with more
 * indentation is the sum of these: it counts where it failed and none of them did.
 */
export const tapReader = ({ root }: Project): LineReader => {
  const distinct = numbered()
  let out: Array<TestEvent> = []
  /** Events before the first line that only TAP has. */
  let held: Array<TestEvent> | undefined = []
  let hasVersion = false
  let hasSubtests = false
  /** Titles of tape's kind, which stand above their points without indentation. */
  let heading: string | undefined
  /** Titles by the indentation of the line that named them. */
  let titles: ReadonlyArray<readonly [indent: number, title: string]> = []
  let levels: Array<Level> = []
  let open: Open | undefined
  /** The indentation of a YAML block, and of the point above it. */
  let block: { readonly indent: number; readonly below: number } | undefined
  /** Points that stand before their subtests. */
  let begun: Array<Point> = []
  let sums = new Map<string, number>()

  const emit = (event: TestEvent): void => {
    if (held === undefined) out.push(event)
    else if (held.length < MAX_HELD) held.push(event)
  }

  const confirm = (): void => {
    out.push(...(held ?? []))
    held = undefined
  }

  const levelOf = (indent: number): Level => {
    const last = levels.at(-1)
    if (last !== undefined && last.indent >= indent) return last
    const level: Level = { indent, events: [], hasFailed: false }
    levels.push(level)
    return level
  }

  const add = (indent: number, event: TestEvent): void => {
    const level = levelOf(indent)
    if (indent === 0 || level.events.length >= MAX_HELD) emit(event)
    else level.events.push(event)
  }

  const flush = (): void => {
    if (open === undefined) return
    const { indent, isSum, yaml } = open
    // A hook of node's failed before the subtests could run.
    const isFailure = !isSum || yaml.some((line) => /^ *failureType: 'hookFailed'$/.test(line))
    const event = isFailure ? failureOf(open, root, distinct) : undefined
    open = undefined
    if (event !== undefined) add(indent, event)
  }

  /** Takes a point together with the subtests before it. */
  const take = ({ indent, isOk, isUndone, name }: Point): void => {
    const inner = levels.filter((level) => level.indent > indent)
    levels = levels.filter((level) => level.indent <= indent)
    const hasFailedInside = inner.some(({ hasFailed }) => hasFailed)
    const hasFailed = !isOk && !isUndone
    levelOf(indent).hasFailed ||= hasFailed || (hasFailedInside && !isUndone)
    for (const event of inner.flatMap(({ events }) => events)) add(indent, isUndone ? withoutFailure(event) : event)
    const path = [
      ...(heading === undefined ? [] : [heading]),
      ...titles.flatMap(([at, title]) => (at < indent ? [title] : []))
    ]
    titles = titles.filter(([at]) => at < indent)
    const own = path.at(-1) === name ? path : [...path, name]
    if (hasFailed) open = { titles: own, indent, isSum: hasFailedInside, yaml: [], text: [] }
    else if (inner.length === 0)
      add(indent, finished(distinct({ name: nameOf(own, root) }), isUndone ? "skipped" : "passed"))
  }

  const readPoint = ([, blanks = "", not, number = "", rest = "", brace]: RegExpExecArray): void => {
    flush()
    const [, text = "", directive] = /^(.*?)(?:(?:^|\s)#\s*(skip|todo)\b.*)?$/i.exec(rest) ?? []
    const name = text.replace(/\s# time ?= ?[\d.]{1,20} ?\w{0,10}$/, "").trim()
    const point: Point = {
      indent: blanks.length,
      name: name === "" ? `test ${number}` : name.replace(/\\(?=[#\\])/g, ""),
      isOk: not === undefined,
      isUndone: directive !== undefined
    }
    if (brace === undefined) take(point)
    else {
      begun.push(point)
      titles = [...titles.filter(([at]) => at < point.indent), [point.indent, point.name]]
    }
  }

  /** `# tests 3`, `# adds`, `# (in test file a.bats, line 2)` */
  const readComment = (blanks: string, text: string): void => {
    const [, subtest] = /^Subtest: (.*)$/.exec(text) ?? []
    if (subtest !== undefined) {
      flush()
      hasSubtests = true
      titles = [...titles.filter(([at]) => at < blanks.length), [blanks.length, subtest]]
      return
    }
    const [, word, count] = /^(tests|suites|pass|fail|cancelled|skip(?:ped)?|todo|failed) +(\d+)\b/.exec(text) ?? []
    if (word !== undefined) {
      flush()
      if (word === "tests") sums = new Map()
      sums.set(word, Number(count))
      if (word === "todo" && sums.has("cancelled")) emit(nodeTotals(sums))
      return
    }
    // Frameworks that write no block explain a failure in comments.
    if (open !== undefined && open.yaml.length === 0) {
      if (open.text.length < MAX_LINES) open.text.push(text)
      return
    }
    flush()
    if (hasVersion && !hasSubtests && blanks === "" && !/^(?:time=|\{)/.test(text)) heading = text
  }

  const readBlock = (line: string, { below, indent }: { readonly below: number; readonly indent: number }): void => {
    if (/^ *\.\.\.$/.test(line) && line.length - 3 <= indent) block = undefined
    else if (open !== undefined && open.indent === below && open.yaml.length < MAX_LINES) open.yaml.push(line)
  }

  /** Reads a line that only TAP has; returns false for any other. */
  const readMark = (line: string): boolean => {
    const start = /^( +)---$/.exec(line)?.[1]?.length
    const above = open?.indent ?? levels.at(-1)?.indent
    if (start !== undefined && above !== undefined && start > above) {
      block = { indent: start, below: above }
      return true
    }
    if (/^TAP version \d+$/.test(line)) {
      reset()
      hasVersion = true
      confirm()
      return true
    }
    const [, blanks, count, reason] = PLAN.exec(line) ?? []
    if (count !== undefined) {
      if (open?.indent !== 0) flush()
      if (blanks === "" && count === "0" && (hasVersion || reason !== undefined)) emit({ kind: "none" })
      confirm()
      return true
    }
    const closed = /^( *)\}$/.exec(line)?.[1]?.length
    const ended = closed !== undefined && begun.at(-1)?.indent === closed ? begun.pop() : undefined
    if (ended === undefined) return false
    flush()
    take(ended)
    return true
  }

  const readLine = (line: string): void => {
    const point = POINT.exec(line)
    // A block that was cut off ends with the next point.
    const isInBlock = block !== undefined && (point === null || (point[1] ?? "").length > block.below)
    if (block !== undefined && isInBlock) {
      readBlock(line, block)
      return
    }
    block = undefined
    if (point !== null) {
      readPoint(point)
      return
    }
    if (readMark(line)) return
    const [, blanks = "", comment] = /^( *)# ?(.*)$/.exec(line) ?? []
    if (comment !== undefined) readComment(blanks, comment)
    else if (/^Bail out!/.test(line) && held === undefined) emit({ kind: "note", text: line.trim() })
    else if (open !== undefined && line.startsWith(" ".repeat(open.indent + 2)) && open.text.length < MAX_LINES)
      open.text.push(line.slice(open.indent + 2))
  }

  const reset = (): void => {
    flush()
    // Where the output ends before a closing bracket, the result of its test is known all the same.
    for (const point of begun.reverse()) {
      take(point)
      flush()
    }
    for (const event of levels.flatMap(({ events }) => events)) emit(event)
    levels = []
    titles = []
    begun = []
    heading = undefined
    block = undefined
  }

  const taken = (): ReadonlyArray<TestEvent> => {
    const events = out
    out = []
    return events
  }

  return {
    read: (line) => {
      readLine(line)
      return taken()
    },
    end: () => {
      reset()
      return taken()
    },
    isInside: () => open !== undefined || block !== undefined
  }
}

/** Returns node's own sum, which counts tests apart from suites. */
const nodeTotals = (sums: ReadonlyMap<string, number>): TestEvent => {
  const of = (word: string) => sums.get(word) ?? 0
  return totals(of("pass"), of("fail") + of("cancelled"), of("skipped") + of("todo"))
}

/** Takes the failure of a subtest for a skip, since its test is not done yet. */
const withoutFailure = (event: TestEvent): TestEvent =>
  event.kind === "finished" && event.result === "failed" ? finished({ name: event.test.name }, "skipped") : event

const failureOf = ({ text, titles, yaml }: Open, root: string, distinct: (test: TestRef) => TestRef): TestEvent => {
  const { message, place } = yaml.length > 0 ? detailsOf(yaml) : { message: text.join("\n"), place: undefined }
  const shown = ownFrames(message, root)
  const at = ownPlace(shown, root) ?? (place === undefined ? placeInComments(text, root) : placeIn(place, root))
  return finished(distinct({ name: nameOf(titles, root), ...at }), "failed", shown)
}

/** Joins titles; the last one of a file that fails as a whole is its path. */
const nameOf = (titles: ReadonlyArray<string>, root: string): string =>
  titles.map((title) => (title.startsWith("/") ? fromRoot(root, title) : title)).join(" > ")

/** Reads `Test.<anonymous> (/app/a.js:3:9)` and `a.js:3`, where they lie in the project. */
const placeIn = (text: string, root: string) => ownPlace(`    at ${text}`, root)

/** `(in test file test/a.bats, line 5)`, `  at t/a.t line 5.` */
const placeInComments = (text: ReadonlyArray<string>, root: string): Pick<TestRef, "file" | "line"> => {
  for (const line of text) {
    const [, file, at] =
      /\bin (?:test )?file ([^\s,][^,]{0,300}), line (\d+)/.exec(line) ?? /^\s*at (\S+) line (\d+)\.$/.exec(line) ?? []
    if (file !== undefined) return { file: fromRoot(root, file), line: Number(at) }
  }
  return {}
}

export const tap = {
  marker: /^ *(?:(?:not )?ok \d|# |1\.\.\d|\}$)|^TAP version |^Bail out!/m,
  reader: tapReader
} as const satisfies Pick<Runner, "marker" | "reader">
