/** The last step of every bin: ends the process with the exit code, whatever handles are still open. */
import { Cause, Effect, Exit } from "effect"
import { damagedFile } from "../util/ProgramFile.ts"

/** Time that open handles may hold the process after its work is done, in milliseconds. */
const LINGER = 250

/** Exit codes that shells report of a program ended by a signal: 128 and its number. */
const signalled = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * Options of `runMain`: reporting is the program's own, pretty logs would go to stdout, and the process ends with the
 * program's own exit code; interrupted by a signal, a server with 0 and a shell command as a shell expects; after a
 * crash, with `crashed`.
 */
export const options = (isServing: () => Promise<boolean>, crashed: number) => {
  let signal: keyof typeof signalled = "SIGINT"
  process.once("SIGTERM", () => {
    signal = "SIGTERM"
  })
  const codeOf = async (exit: Exit.Exit<unknown, unknown>): Promise<number> => {
    if (Exit.isSuccess(exit)) return typeof exit.value === "number" ? exit.value : 0
    if (!Cause.isInterruptedOnly(exit.cause)) return crashed
    return (await isServing()) ? 0 : signalled[signal]
  }
  const end = (code: number, onExit: (code: number) => void): void => {
    process.exitCode = code
    // stdout drains by itself when nothing keeps the process alive; open handles get a limited time.
    if (code === 0) setTimeout(() => process.exit(0), LINGER).unref()
    else onExit(code)
  }
  const teardown = (exit: Exit.Exit<unknown, unknown>, onExit: (code: number) => void): void =>
    void codeOf(exit).then((code) => end(code, onExit))
  return { disableErrorReporting: true, disablePrettyLogger: true, teardown } as const
}

/** Writes a defect that nothing has caught to stderr. */
export const orDefect = (effect: Effect.Effect<number>): Effect.Effect<number> =>
  Effect.tapErrorCause(effect, (cause) =>
    Cause.isInterruptedOnly(cause) ? Effect.void : Effect.sync(() => process.stderr.write(`${crashText(cause)}\n`))
  )

/** Says what crashed: which file of the program to install again, or the failure with its stack. */
const crashText = (cause: Cause.Cause<unknown>): string => {
  const file = damagedFile(cause)
  return file === undefined
    ? Cause.pretty(cause)
    : `A file of this program is missing or damaged: ${file}. Install it again.`
}
