/** The last step of every bin: an exit code becomes the process's end, whatever is still open. */
import { Cause, Effect, Exit } from "effect"

/** How long open handles may hold the process after its work is done, in milliseconds. */
const LINGER = 250

/** For `runMain`: ends with the program's own exit code; 0 after an interruption by signal. */
export const teardown = <E, A>(exit: Exit.Exit<E, A>, onExit: (code: number) => void): void => {
  const code = Exit.isSuccess(exit)
    ? typeof exit.value === "number"
      ? exit.value
      : 0
    : Cause.isInterruptedOnly(exit.cause)
      ? 0
      : 1
  process.exitCode = code
  // stdout drains by itself when nothing holds the process; what does hold it may not hold it for ever.
  if (code === 0) setTimeout(() => process.exit(0), LINGER).unref()
  else onExit(code)
}

/** For `runMain`: reporting is the program's own, and pretty logs would go to stdout. */
export const options = { disableErrorReporting: true, disablePrettyLogger: true, teardown } as const

/** A defect at the very top is told on stderr, since nobody else would. */
export const orDefect = (effect: Effect.Effect<number>): Effect.Effect<number> =>
  Effect.tapErrorCause(effect, (cause) =>
    Cause.isInterruptedOnly(cause) ? Effect.void : Effect.sync(() => process.stderr.write(`${Cause.pretty(cause)}\n`))
  )
