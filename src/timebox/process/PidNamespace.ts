/**
 * Optionally runs the command in a PID namespace of its own (linux), which no process can leave: when its first process
 * ends, the kernel kills all the others.
 */
import { constants } from "node:os"
import { Context, Effect, Layer } from "effect"
import { attempt } from "./ChildProcess.ts"
import type { CommandLine, ExitStatus } from "./Run.ts"

export interface Namespace {
  readonly wrap: (command: CommandLine) => CommandLine
  /** Returns the command's own exit from that of the wrapping. */
  readonly exit: (exit: ExitStatus) => ExitStatus
}

/**
 * unshare(1), the least powerful that works first: a user namespace that keeps the user's
 * own number, then root's way; with a `/proc` that shows the namespace, or else without.
 */
export const VARIANTS: ReadonlyArray<ReadonlyArray<string>> = [
  ["--user", "--map-current-user", "--pid", "--fork", "--kill-child", "--mount-proc"],
  ["--pid", "--fork", "--kill-child", "--mount-proc"],
  ["--user", "--map-current-user", "--pid", "--fork", "--kill-child"],
  ["--pid", "--fork", "--kill-child"]
]

/**
 * The first process of a namespace ignores signals that it does not handle, abort() included, so a shell is the first
 * process. `exit $?` keeps the shell from replacing itself by the command.
 */
const INIT = '"$@"; exit $?'

/**
 * Returns the command line that runs a command in a namespace; `variant` are the flags of unshare(1).
 *
 * @see https://man7.org/linux/man-pages/man1/unshare.1.html
 */
export const wrapWith =
  (variant: ReadonlyArray<string>) =>
  ({ program, args }: CommandLine): CommandLine => ({
    program: "unshare",
    args: [...variant, "--", "/bin/sh", "-c", INIT, "sh", program, ...args]
  })

/** Returns the exit that a shell's exit code means: 128 + N is a death by signal N. */
export const exitOfShell = (exit: ExitStatus): ExitStatus => {
  const number = (exit.code ?? 0) - 128
  const signal = Object.entries(constants.signals).find(([, value]) => value === number)?.[0]
  return signal === undefined ? exit : { code: null, signal }
}

const none: Namespace = { wrap: (command) => command, exit: (exit) => exit }

export class PidNamespace extends Context.Tag("timebox/PidNamespace")<PidNamespace, Namespace>() {
  /** Runs commands as they are. */
  static readonly none = Layer.succeed(this, none)

  /** Uses namespaces if the system allows them; else warns, and runs commands without. */
  static readonly make = Effect.gen(function* () {
    for (const variant of process.platform === "linux" ? VARIANTS : []) {
      const { ok } = yield* attempt({ program: "unshare", args: [...variant, "--", "/bin/sh", "-c", "exit 0"] })
      if (ok) return { wrap: wrapWith(variant), exit: exitOfShell }
    }
    yield* Effect.logWarning("this system allows no PID namespace; test runs go on without one")
    return none
  })

  static readonly layer = Layer.effect(this, this.make)
}
