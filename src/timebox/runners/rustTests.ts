/** Rules that cargo and nextest share: names of Rust's tests, their programs, and the messages of panics. */
import type { ProcessDetail } from "../process/Run.ts"
import type { Rerun, TestRef } from "../results/TestEvent.ts"
import { belowRoot, type Selection } from "./Runner.ts"

/**
 * Returns the name in `^name$`, which chooses a test by its name in full: Rust's test programs know no patterns. Only
 * paths of Rust count, so none is an option.
 *
 * @example exactName("^sum::adds$") // "sum::adds"
 */
export const exactName = (pattern: string): string | undefined =>
  /^\^([\p{XID_Start}_][\p{XID_Continue}:]*)\$$/u.exec(pattern)?.[1]

/** Chooses several tests by exact names, one a line. */
export const rerun = (tests: ReadonlyArray<Rerun>): Selection => ({
  files: [],
  pattern: [...new Set(tests.map(({ target }) => target))].join("\n")
})

/** A program that cargo built: `sum-998cfac313741f21`, with the hash of its unit. */
export const isTestProgram = ({ program }: ProcessDetail): boolean => /-[0-9a-f]{16}(?:\.exe)?$/.test(program)

/** Frames of a backtrace: a number and a function, and below it the place. */
const FRAME = /^ {1,4}\d{1,4}: /

/** A line of a backtrace in Rust's own libraries, or the place of one in another package. */
export const FOREIGN_LINE =
  /^ {1,4}\d{1,4}: (?:<?(?:core|std|alloc|test|__rustc|rust_out)::|<fn\(|__?rust_|__libc_|_start$|main$|start_thread$|clone3?$)|^ {5,20}at (?!\.[\\/])\S|^note: Some details are omitted, run with `RUST_BACKTRACE=full`/

/** The place of a frame, and its path; `./` is the folder of the package. */
const PLACE = /^ {5,}at ((?:\/|\.\/)\S.{0,1000}?):\d{1,9}:\d{1,9}$/

/** Folders below the root with other people's code. */
const NOT_OWN = /^(?:.{0,1000}\/)?(?:target|vendor|\.cargo)\//

/**
 * Returns a message without the frames of a backtrace that lie outside of `root`, and without the note below it. Paths
 * are those from `root`, if the place of the panic shows the package's folder.
 *
 * @example
 * const outer = "   0: core::panic\n             at /rustc/x.rs:1:2\n"
 * const own = "   1: sum::adds\n             at ./src/lib.rs:7:9"
 * ownFrames(`panicked at a/src/lib.rs:7:9:\nstack backtrace:\n${outer}${own}`, "/app")
 * // "panicked at a/src/lib.rs:7:9:\nstack backtrace:\n   1: sum::adds\n             at a/src/lib.rs:7:9"
 */
export const ownFrames = (message: string, root: string): string => {
  const lines = message.split("\n")
  const panic = /\bpanicked at (\S{1,1000}:\d{1,9}:\d{1,9}):$/m.exec(message)?.[1] ?? ""
  const own = (place: string): string | undefined => {
    const path = PLACE.exec(place)?.[1]
    if (path === undefined || path.startsWith("./")) return path
    const inside = belowRoot(root, path)
    return inside === undefined || NOT_OWN.test(inside) ? undefined : inside
  }
  const inPackage = lines.flatMap((line) =>
    line.trim().startsWith("at ./") ? [line.trim().slice("at ./".length)] : []
  )
  const known = inPackage.find((place) => panic === place || panic.endsWith(`/${place}`))
  const folder = known === undefined ? "./" : panic.slice(0, panic.length - known.length)
  const kept = lines.flatMap((line, i) => {
    if (FRAME.test(line)) return own(lines[i + 1] ?? "") === undefined ? [] : [line]
    if (!/^ {5,}at /.test(line)) return /^note: Some details are omitted/.test(line) ? [] : [line]
    const path = own(line)
    if (path === undefined) return []
    const from = PLACE.exec(line)?.[1] ?? ""
    return [line.replace(from, () => path.replace(/^\.\//, () => folder))]
  })
  const heading = kept.indexOf("stack backtrace:")
  const hasFrames = heading !== -1 && FRAME.test(kept[heading + 1] ?? "")
  return kept.filter((_, i) => hasFrames || i !== heading).join("\n")
}

/**
 * Returns the place of a panic, which its first line names.
 *
 * @example panicPlace("thread 'adds' panicked at src/lib.rs:7:9:") // { file: "src/lib.rs", line: 7 }
 */
export const panicPlace = (text: string): Pick<TestRef, "file" | "line"> => {
  const [, file, line] =
    /(?:panicked|did not panic as expected) at (?:'.{0,300}', )?(\S{1,300}?):(\d{1,9})(?::\d{1,9})?:?$/m.exec(text) ??
    []
  return file === undefined ? {} : { file, line: Number(line) }
}
