/** Reads TAP, as tape, node-tap, QUnit, ava, bats, Perl's tests and node's reporter of that name write it. */
import { finished, numbered, type TestEvent, type TestRef, totals } from "../results/TestEvent.ts"
import type { LineReader, Project, Runner } from "./Runner.ts"
import { nameOf, TapFailure } from "./tapFailure.ts"
import { TapLevels, TapTitles } from "./tapLevels.ts"
import { type Point, type TapLine, tapLine } from "./tapLine.ts"

/** Maximum number of events that are kept back before the first line that only TAP has. */
const MAX_HELD = 20_000

/** Maximum number of comments that are kept. */
const MAX_COMMENTS = 60

/** Events that are kept back until that line. */
class HeldEvents {
  #events: Array<TestEvent> = []
  isTap = false

  readonly add = (event: TestEvent): void => {
    if (this.isTap || this.#events.length < MAX_HELD) this.#events.push(event)
  }

  take(): ReadonlyArray<TestEvent> {
    if (!this.isTap) return []
    const events = this.#events
    this.#events = []
    return events
  }
}

/**
 * Reads test points, the details below those that failed, and node's totals. A point after others with more indentation
 * is the total of these: it counts if it failed and none of them did.
 *
 * Is at each line in one of three states: within a YAML block, below a point that failed, or neither.
 */
class TapReading {
  readonly #root: string
  readonly #distinct: (test: TestRef) => TestRef = numbered()
  readonly #events = new HeldEvents()
  readonly #levels = new TapLevels(this.#events.add)
  readonly #titles = new TapTitles()
  #failure: TapFailure | undefined
  /** The indentation of a YAML block, and of the point above it. */
  #block: { readonly indent: number; readonly below: number } | undefined
  /** Points that stand before their subtests. */
  #begun: Array<Point> = []
  #sums = new Map<string, number>()
  #hasVersion = false
  /** True from the beginning of a stream to the next plan of the outermost level. */
  #lacksPlan = false
  /**
   * The number of the last point before a stream that began within another one of that level, which had no plan yet.
   */
  #interrupted: number | undefined
  /** The number of tests of the only plan of that level; undefined if there is none, or another one. */
  #planned: number | undefined
  #hasPlan = false
  /** The last and the highest number of a point of that level. */
  #last = 0
  #highest = 0
  #hasSubtests = false
  /** Comments of the outermost level since the last other mark. */
  #comments: Array<string> = []
  /** The output of the file of the next point, if node names one. */
  #said: { readonly file: string; readonly text: string } | undefined

  constructor(root: string) {
    this.#root = root
  }

  /** True once TAP was read whose points are known, or will be after the lines below the last one. */
  get hasResults(): boolean {
    return this.#events.isTap && this.#failure !== undefined
  }

  get isInside(): boolean {
    return this.#failure !== undefined || this.#block !== undefined
  }

  /**
   * True if the last stream, or the one around it that goes on behind it, has no plan, which stands at its beginning or
   * its end; or if the only plan names more tests than were reported. A test may write a stream of its own, so plans
   * and streams are not counted.
   */
  get isCut(): boolean {
    return this.#lacksPlan || (this.#highest > 0 && this.#highest < (this.#planned ?? 0))
  }

  take(): ReadonlyArray<TestEvent> {
    return this.#events.take()
  }

  read(text: string): void {
    const line = tapLine(text)
    const block = this.#block
    // A block that was cut off ends with the next point.
    const isCut = block !== undefined && line.kind === "point" && line.point.indent <= block.below
    if (block === undefined || isCut) {
      this.#block = undefined
      this.#readMark(line, text)
    } else if (line.kind === "blockEnd" && line.indent <= block.indent) this.#block = undefined
    else if (this.#failure?.indent === block.below) this.#failure.addYaml(text)
  }

  end(): void {
    this.#endFailure()
    // If the output ends before a closing brace, the result of its test is known nevertheless.
    for (const point of this.#begun.reverse()) {
      this.#readPoint(point)
      this.#endFailure()
    }
    this.#levels.end()
    this.#titles.clear()
    this.#begun = []
    this.#block = undefined
  }

  #readMark(line: TapLine, text: string): void {
    switch (line.kind) {
      case "point":
        this.#endFailure()
        if (line.opens) this.#begin(line.point)
        else this.#readPoint(line.point)
        return
      case "block": {
        const below = this.#failure?.indent ?? this.#levels.indent
        if (below === undefined || line.indent <= below) this.#readText(text)
        else this.#block = { indent: line.indent, below }
        return
      }
      case "close":
        if (this.#begun.at(-1)?.indent === line.indent) this.#close()
        else this.#readText(text)
        return
      case "version":
        this.end()
        this.#interrupted = this.#lacksPlan ? this.#last : undefined
        this.#hasVersion = true
        this.#lacksPlan = true
        this.#last = 0
        this.#events.isTap = true
        return
      case "plan":
        this.#readPlan(line)
        return
      case "subtest":
        this.#endFailure()
        // A comment above the first subtest is output and no title.
        if (!this.#hasSubtests) this.#titles.heading = undefined
        this.#hasSubtests = true
        // Node writes the output of a file before the name of the file.
        this.#said = line.title.startsWith("/") ? { file: line.title, text: this.#comments.join("\n") } : undefined
        this.#comments = []
        this.#titles.open(line.indent, line.title)
        return
      case "sum":
        this.#readSum(line)
        return
      case "comment":
        this.#readComment(line)
        return
      case "bailOut":
        if (this.#events.isTap) this.#events.add({ kind: "note", text: text.trim() })
        return
      default:
        this.#readText(text)
    }
  }

  #begin(point: Point): void {
    this.#begun.push(point)
    this.#titles.open(point.indent, point.name)
  }

  /** Ends the point that stands before its subtests. */
  #close(): void {
    const point = this.#begun.pop()
    this.#endFailure()
    if (point !== undefined) this.#readPoint(point)
  }

  /** Reads a point together with the subtests before it. */
  #readPoint({ indent, isOk, isUndone, name, number }: Point): void {
    if (indent === 0) this.#number(number)
    const said = indent === 0 && this.#said?.file === name ? this.#said.text : ""
    if (indent === 0) this.#said = undefined
    this.#comments = []
    const subtests = this.#levels.takeBelow(indent)
    const hasFailed = !isOk && !isUndone
    this.#levels.note(indent, hasFailed || (subtests.hasFailed && !isUndone))
    for (const event of subtests.events) this.#levels.add(indent, isUndone ? withoutFailure(event) : event)
    const titles = this.#titles.close(indent, name)
    if (hasFailed) this.#failure = new TapFailure({ titles, indent, said, isSum: subtests.hasFailed })
    else if (subtests.isNone) {
      const test = this.#distinct({ name: nameOf(titles, this.#root) })
      this.#levels.add(indent, finished(test, isUndone ? "skipped" : "passed"))
    }
  }

  #number(number: number): void {
    // The stream around one that has its plan goes on.
    if (!this.#lacksPlan && number > 1 && number - 1 === this.#interrupted) this.#lacksPlan = true
    this.#last = number
    this.#highest = Math.max(this.#highest, number)
  }

  #readPlan({ count, hasReason, indent }: Extract<TapLine, { kind: "plan" }>): void {
    if (this.#failure?.indent !== 0) this.#endFailure()
    if (indent === 0) {
      this.#planned = this.#hasPlan ? undefined : Number(count)
      if (!this.#lacksPlan) this.#interrupted = undefined
      this.#hasPlan = true
      this.#lacksPlan = false
    }
    const isNone = indent === 0 && count === "0" && (this.#hasVersion || hasReason)
    if (isNone) this.#events.add({ kind: "none" })
    this.#events.isTap = true
  }

  #readSum({ count, word }: Extract<TapLine, { kind: "sum" }>): void {
    this.#endFailure()
    if (word === "tests") this.#sums = new Map()
    this.#sums.set(word, count)
    if (word === "todo" && this.#sums.has("cancelled")) this.#events.add(nodeTotals(this.#sums))
  }

  /** `# adds`, `# (in test file a.bats, line 2)` */
  #readComment({ indent, text }: Extract<TapLine, { kind: "comment" }>): void {
    // Frameworks that write no block explain a failure in comments.
    if (this.#failure !== undefined && !this.#failure.hasBlock) {
      this.#failure.addText(text)
      return
    }
    this.#endFailure()
    const isKept = indent === 0 && this.#comments.length < MAX_COMMENTS && !/^Node\.js v\d/.test(text)
    if (isKept) this.#comments.push(text)
    const isTitle = this.#hasVersion && !this.#hasSubtests && indent === 0 && !/^(?:time=|\{)/.test(text)
    if (isTitle) this.#titles.heading = text
  }

  /** Keeps a line that is not TAP where it stands below a failure. */
  #readText(text: string): void {
    const failure = this.#failure
    if (failure === undefined || !text.startsWith(" ".repeat(failure.indent + 2))) return
    failure.addText(text.slice(failure.indent + 2))
  }

  #endFailure(): void {
    const failure = this.#failure
    this.#failure = undefined
    if (failure?.isOwn) this.#levels.add(failure.indent, failure.event(this.#root, this.#distinct))
  }
}

const tapReader = ({ root }: Project): LineReader => {
  const reading = new TapReading(root)
  return {
    read: (line) => {
      reading.read(line)
      return reading.take()
    },
    end: () => {
      reading.end()
      return [...reading.take(), ...(reading.isCut ? [{ kind: "cut" } as const] : [])]
    },
    isInside: () => reading.isInside,
    hasResults: () => reading.hasResults
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

export const tap = {
  marker: /^ *(?:(?:not )?ok \d|# |1\.\.\d|\}$)|^TAP version |^Bail out!/m,
  reader: tapReader
} as const satisfies Pick<Runner, "marker" | "reader">
