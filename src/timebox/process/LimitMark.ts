/**
 * Marks a run by a resource limit (linux) that no process lowers: everything that the command starts inherits it, even
 * with its own environment, in its own session, and after its parent has exited.
 */
import { randomInt } from "node:crypto"
import { Context, Effect, Either, Layer, Option } from "effect"
import { runOnce } from "../../kernel/util/Effects.ts"
import { attempt } from "./ChildProcess.ts"
import { locate } from "./Programs.ts"
import type { CommandLine } from "./Run.ts"

/** The mark of a run. */
export interface Mark {
  /** Value that no other run has; undefined if this system has no such mark. */
  readonly limit: number | undefined
  readonly wrap: (command: CommandLine) => CommandLine
}

/**
 * A soft limit for file locks, which linux has not enforced since 2.4.25; far above any value that a person would set.
 */
const drawLimit = () => 2 ** 50 + randomInt(2 ** 47)

/**
 * The command line of prlimit(1), which sets its own limit and then becomes the program.
 *
 * @example wrapWith("/usr/bin/prlimit", 1234)({ program: "go", args: ["test"] })
 * // { program: "/usr/bin/prlimit", args: ["--locks=1234:", "--", "go", "test"] }
 * @see https://man7.org/linux/man-pages/man2/getrlimit.2.html
 */
export const wrapWith =
  (prlimit: string, limit: number) =>
  ({ program, args }: CommandLine): CommandLine => ({
    program: prlimit,
    args: [`--locks=${limit}:`, "--", program, ...args]
  })

/** Checks whether a `/proc/PID/limits` shows the mark. */
export const shows = (limits: string, limit: number): boolean => limits.includes(` ${limit} `)

const unmarked: Mark = { limit: undefined, wrap: (command) => command }

const findProgram: Effect.Effect<Option.Option<string>> = Effect.gen(function* () {
  if (process.platform !== "linux") return Option.none()
  const found = Either.getOrUndefined(locate("prlimit", process.env, "/"))
  if (found === undefined) return Option.none()
  const limit = drawLimit()
  const { ok, output } = yield* attempt(wrapWith(found, limit)({ program: "cat", args: ["/proc/self/limits"] }))
  return ok && shows(output, limit) ? Option.some(found) : Option.none()
})

export class LimitMark extends Context.Tag("timebox/LimitMark")<LimitMark, { readonly draw: Effect.Effect<Mark> }>() {
  /** Runs commands as they are. */
  static readonly none = Layer.succeed(this, { draw: Effect.succeed(unmarked) })

  /** Looks for prlimit at the first run, and whether a limit that it sets can be read back. */
  static readonly make = Effect.map(runOnce(findProgram), (program) => ({
    draw: Effect.map(
      program,
      Option.match({
        onNone: () => unmarked,
        onSome: (prlimit) => {
          const limit = drawLimit()
          return { limit, wrap: wrapWith(prlimit, limit) }
        }
      })
    )
  }))

  static readonly layer = Layer.scoped(this, this.make)
}
