/**
 * The lines that this program's own reporters write (for vitest, jest, mocha, node,
 * playwright and pytest), read as events.
 */
import { Option, Schema } from "effect"
import { finished, started, type TestEvent, type TestRef } from "./TestEvent.ts"

const text = Schema.String
const Line = Schema.parseJson(
  Schema.Struct({
    event: Schema.Literal("expected", "start", "end", "hidden", "done", "note"),
    count: Schema.optional(Schema.Number),
    file: Schema.optional(Schema.NullOr(text)),
    line: Schema.optional(Schema.NullOr(Schema.Number)),
    titles: Schema.optional(Schema.Array(text)),
    within: Schema.optional(Schema.Array(text)),
    id: Schema.optional(text),
    label: Schema.optional(text),
    mayChange: Schema.optional(Schema.Boolean),
    result: Schema.optional(Schema.Literal("passed", "failed", "skipped")),
    message: Schema.optional(text)
  })
)

/** A test in a reporter's event: an absolute path, or one from the root, and its titles from the outermost. */
export interface ReportedTest {
  readonly file: string
  readonly line: number | undefined
  readonly titles: ReadonlyArray<string>
  /** Titles of the suite to run for it, if it is not a test but a hook of that suite. */
  readonly within: ReadonlyArray<string> | undefined
  readonly id: string | undefined
  /** Distinguishes it from other tests of its name: its project, its number. */
  readonly label: string | undefined
  readonly message: string
}

const decode = Schema.decodeUnknownOption(Line)

/**
 * Reads one line; ignores one that is no event, such as one cut off when its writer was killed.
 *
 * @param shorten removes from a message the frames outside of the project
 * @example
 * const line = '{"event":"end","file":"a.js","titles":["adds"],"result":"passed"}'
 * readEventLine(line, ({ titles }) => ({ name: titles.join() }))
 * // [{ kind: "finished", test: { name: "adds" }, result: "passed" }]
 */
export const readEventLine = (
  line: string,
  toRef: (test: ReportedTest) => TestRef,
  shorten: (message: string) => string = (message) => message
): ReadonlyArray<TestEvent> =>
  Option.match(decode(line), {
    onNone: () => [],
    onSome: (one) => {
      const { event, count = 0, file, line: at, titles = [], within, id, label, result = "passed", message = "" } = one
      if (event === "expected") return [{ kind: "expected", count }]
      if (event === "done") return [{ kind: "done" }]
      if (event === "note") return [{ kind: "note", text: message }]
      const test = toRef({ file: file ?? "", line: isLine(at) ? at : undefined, titles, within, id, label, message })
      if (event === "hidden") return [{ kind: "hidden", test }]
      if (event === "start") return [started(test)]
      const end = finished(test, result, shorten(message))
      return [one.mayChange === true ? { ...end, mayChange: true } : end]
    }
  })

const isLine = (line: number | null | undefined): line is number =>
  typeof line === "number" && Number.isSafeInteger(line) && line > 0
