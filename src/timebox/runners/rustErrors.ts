/** The errors of Rust's compiler in the output of cargo and nextest. */
import { finished, type TestEvent } from "../results/TestEvent.ts"
import { nothing } from "./Runner.ts"

/** The beginning of an error, or of one of cargo's own. */
export const ERROR = /^error(?:\[E\d{1,5}\])?: /

/** Errors of cargo and nextest themselves: sums, and what keeps them from compiling at all. */
const OWN =
  /^error: (?:could not compile|aborting|test failed|test run failed|no tests to run|no such command|creating test list|\d+ targets? failed)/

/** Maximum number of lines of an error that are kept. */
const MAX_LINES = 40

/**
 * Reads `error[E0308]: mismatched types`, its place below it, and the following lines up to a blank one. An error is
 * identified by its place: the same one is repeated for each target. One without a place, before any test ran, is the
 * reason why none did.
 */
export const compilerErrors = () => {
  let open: { readonly message: Array<string>; place: string } | undefined
  let hasStarted = false
  const end = (): ReadonlyArray<TestEvent> => {
    const { message, place } = open ?? { message: [], place: "" }
    open = undefined
    const [, file, line] = /^(.*?):(\d+):\d+$/.exec(place) ?? []
    if (file !== undefined)
      return [finished({ name: place, file, line: Number(line), isUnbuilt: true }, "failed", message.join("\n"))]
    const text = message[0]?.replace(ERROR, "")
    return text === undefined || hasStarted ? nothing : [{ kind: "note", text: `cargo says: ${text}` }]
  }
  return {
    /** The events of a line; undefined for one that has nothing to do with an error. */
    read: (line: string): ReadonlyArray<TestEvent> | undefined => {
      if (open === undefined) {
        if (!ERROR.test(line) || OWN.test(line)) return undefined
        open = { message: [line], place: "" }
        return nothing
      }
      if (line === "") return end()
      if (open.place === "") open.place = /^\s*--> (\S.{0,1000}:\d+:\d+)$/.exec(line)?.[1] ?? ""
      if (open.message.length < MAX_LINES) open.message.push(line)
      return nothing
    },
    end,
    /** Test programs run from here on, and may print anything. */
    started: (): void => {
      hasStarted = true
    },
    isInside: (): boolean => open !== undefined
  }
}
