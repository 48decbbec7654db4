/** Rules that cargo and nextest share: names of Rust's tests, their programs, and the messages of panics. */
import type { ProcessDetail } from "../process/Run.ts"
import type { Rerun, TestRef } from "../results/TestEvent.ts"
import type { Selection } from "./Runner.ts"

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

/**
 * Returns a message without the frames of a backtrace that lie outside of the package, and without the note below it.
 *
 * @example ownFrames("boom\nstack backtrace:\n   0: core::panic\n             at /rustc/x.rs:1:2\n   1: sum::adds\n             at ./src/lib.rs:7:9")
 * // "boom\nstack backtrace:\n   1: sum::adds\n             at ./src/lib.rs:7:9"
 */
export const ownFrames = (message: string): string => {
  const lines = message.split("\n")
  const isOwn = (at: number): boolean => /^ {5,}at \.\//.test(lines[at] ?? "")
  const kept = lines.filter((line, i) => {
    if (FRAME.test(line)) return isOwn(i + 1)
    return /^ {5,}at /.test(line) ? isOwn(i) : !/^note: Some details are omitted/.test(line)
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
