/**
 * The points and titles of a TAP stream by their indentation: subtests stand further in than the point of their test.
 */
import type { TestEvent } from "../results/TestEvent.ts"

/** Maximum number of events of one indentation that wait for the point of their test. */
const MAX_HELD = 20_000

/** The points of one indentation since the last one further out. */
interface Level {
  readonly indent: number
  readonly events: Array<TestEvent>
  hasFailed: boolean
}

/** The subtests of a point, which are indented further and come right before it. */
export interface Subtests {
  readonly events: ReadonlyArray<TestEvent>
  readonly hasFailed: boolean
  readonly isNone: boolean
}

/** The points whose test is not over yet. */
export class TapLevels {
  readonly #emit: (event: TestEvent) => void
  #levels: Array<Level> = []

  /** `emit` gets the events of tests that are part of no other. */
  constructor(emit: (event: TestEvent) => void) {
    this.#emit = emit
  }

  /** The indentation of the last point. */
  get indent(): number | undefined {
    return this.#levels.at(-1)?.indent
  }

  /** Adds the result of a test at this indentation. */
  add(indent: number, event: TestEvent): void {
    const { events } = this.#at(indent)
    if (indent === 0 || events.length >= MAX_HELD) this.#emit(event)
    else events.push(event)
  }

  /** Notes a point, and whether it failed. */
  note(indent: number, hasFailed: boolean): void {
    this.#at(indent).hasFailed ||= hasFailed
  }

  /** Removes the points that are indented further. */
  takeBelow(indent: number): Subtests {
    const inner = this.#levels.filter((level) => level.indent > indent)
    this.#levels = this.#levels.filter((level) => level.indent <= indent)
    return {
      events: inner.flatMap(({ events }) => events),
      hasFailed: inner.some(({ hasFailed }) => hasFailed),
      isNone: inner.length === 0
    }
  }

  /** Emits all held points: the stream has ended. */
  end(): void {
    for (const event of this.#levels.flatMap(({ events }) => events)) this.#emit(event)
    this.#levels = []
  }

  #at(indent: number): Level {
    const last = this.#levels.at(-1)
    if (last !== undefined && last.indent >= indent) return last
    const level: Level = { indent, events: [], hasFailed: false }
    this.#levels.push(level)
    return level
  }
}

/** The titles that stand above points. */
export class TapTitles {
  /** A title of tape's kind, which stands without indentation above its points. */
  heading: string | undefined
  #titles: ReadonlyArray<readonly [indent: number, title: string]> = []

  /** Notes the title of the points that are indented further than `indent`. */
  open(indent: number, title: string): void {
    this.#titles = [...this.#outside(indent), [indent, title]]
  }

  /** Returns the titles of a point and its own name, and closes the titles that it ends. */
  close(indent: number, name: string): ReadonlyArray<string> {
    this.#titles = this.#outside(indent)
    const path = [...(this.heading === undefined ? [] : [this.heading]), ...this.#titles.map(([, title]) => title)]
    return path.at(-1) === name ? path : [...path, name]
  }

  clear(): void {
    this.heading = undefined
    this.#titles = []
  }

  #outside(indent: number) {
    return this.#titles.filter(([at]) => at < indent)
  }
}
