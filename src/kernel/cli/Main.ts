/** The last step of every bin: ends the process with the exit code, whatever handles are still open. */
import { Cause, Effect, Exit } from "effect"

/** Time that open handles may hold the process after its work is done, in milliseconds. */
const LINGER = 250

/** Exit codes that shells report of a program ended by a signal: 128 and its number. */
const signalled = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * Options of `runMain`: reporting is the program's own, pretty logs would go to stdout, and the process ends with the
 * program's own exit code; interrupted by a signal, a server with 0 and a shell command as a shell expects.
 */
export const options = (isServing: () => boolean) => {
  let signal: keyof typeof signalled = "SIGINT"
  process.once("SIGTERM", () => {
    signal = "SIGTERM"
  })
  const teardown = <E, A>(exit: Exit.Exit<E, A>, onExit: (code: number) => void): void => {
    const code = Exit.isSuccess(exit)
      ? typeof exit.value === "number"
        ? exit.value
        : 0
      : !Cause.isInterruptedOnly(exit.cause)
        ? 1
        : isServing()
          ? 0
          : signalled[signal]
    process.exitCode = code
    // stdout drains by itself when nothing keeps the process alive; open handles get a limited time.
    if (code === 0) setTimeout(() => process.exit(0), LINGER).unref()
    else onExit(code)
  }
  return { disableErrorReporting: true, disablePrettyLogger: true, teardown } as const
}

/** Writes a defect at the very top to stderr: nothing else would. */
export const orDefect = (effect: Effect.Effect<number>): Effect.Effect<number> =>
  Effect.tapErrorCause(effect, (cause) =>
    Cause.isInterruptedOnly(cause) ? Effect.void : Effect.sync(() => process.stderr.write(`${Cause.pretty(cause)}\n`))
  )
