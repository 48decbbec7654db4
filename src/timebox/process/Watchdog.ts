/**
 * A second process that outlives the server, for the one case that the server cannot handle: its own SIGKILL.
 *
 * It holds the reading end of a pipe. If the pipe closes during a run, the server has ended, and the watchdog kills all
 * processes of that run. It is the same program, started in another role; one for each run, which ends before the run's
 * answer.
 *
 * If every process of a run carries a mark that it cannot lose, nothing has to be remembered meanwhile: a shell waits
 * for the end of the pipe, and then becomes that program. That saves a tenth of a second of processor time for each
 * run. The shell makes the named pipes of the run first: a process of its own, started by the server, takes longer.
 */
import { existsSync } from "node:fs"
import type { Readable } from "node:stream"
import { Context, Effect, Fiber, Layer, type Scope } from "effect"
import { spawn } from "./ChildProcess.ts"
import { makeFifos } from "./OutputPipes.ts"
import { RUN_TAG_VARIABLE } from "./Processes.ts"
import type { CommandLine } from "./Run.ts"
import { encode, MODE, type Notice } from "./WatchdogNotice.ts"

/** Facts of a run that its watchdog needs. */
export interface Request {
  /** True if no process can lose the mark, so that none has to be remembered. */
  readonly isMarked: boolean
  /** Named pipes to be made, absolute; see mkfifo(1). */
  readonly fifos: ReadonlyArray<string>
}

export interface Guard {
  /** Receives the mark before the command is started, and then the leader. */
  readonly notify: (notice: Notice) => void
  /** Waits until the named pipes are there; false if they could not be made. */
  readonly made: Effect.Effect<boolean>
  /** Kills the watchdog, for a run without living processes; closing its scope waits until it is gone. */
  readonly dismiss: Effect.Effect<void>
}

export class Watchdog extends Context.Tag("timebox/Watchdog")<
  Watchdog,
  {
    /** Guards a run until the scope closes. */
    readonly watch: (request: Request) => Effect.Effect<Guard, never, Scope.Scope>
  }
>() {
  /** Starts the running program as a watchdog, without its debugger flags. */
  static readonly make = Effect.sync(() => {
    const options = process.execArgv.filter((option) => !option.startsWith("--inspect"))
    return startedBy({ program: process.execPath, args: [...options, process.argv[1] ?? "", MODE] })
  })

  static readonly layer = Layer.effect(this, this.make)

  /** Provides the watchdog that `command` starts, through a shell if that is enough. */
  static readonly by = (command: CommandLine) => Layer.sync(this, () => startedBy(command))

  /** The watchdog that `command` starts, never behind a shell. */
  static readonly startedBy = (command: CommandLine) =>
    Layer.succeed(this, { watch: ({ fifos }) => watchAlone(command, fifos) })

  /** No watchdog. */
  static readonly none = Layer.succeed(this, {
    watch: ({ fifos }) => Effect.succeed({ ...noGuard, made: makeFifos(fifos) })
  })
}

const SHELL = "/bin/sh"

const startedBy = (command: CommandLine): Context.Tag.Service<Watchdog> => ({
  watch: ({ fifos, isMarked }) =>
    isMarked && existsSync(SHELL) ? watchByShell(command, fifos) : watchAlone(command, fifos)
})

const noGuard = { notify: () => {}, dismiss: Effect.void }

/** Keeps the notices of the server, and passes them to the watchdog that replaces the shell when the server is gone. */
const WAIT = `notices=
while IFS= read -r line; do notices="$notices$line
"; done
[ -n "$notices" ] || exit 0
exec "$@" <<END
$notices
END`

/** The part of a script that makes named pipes of its first `count` words, and writes a line when they are there. */
const making = (count: number): string => {
  const words = Array.from({ length: count }, (_, i) => `"$${i + 1}"`).join(" ")
  return `mkfifo -m 600 ${words} && echo
shift ${count}
exec >/dev/null
`
}

/**
 * The command line of a shell that makes named pipes, waits for the end of its input, and then becomes `command` with
 * the same input.
 *
 * @example waiting({ program: "node", args: ["main.js", "watchdog"] }, ["/tmp/a"])
 * // { program: "/bin/sh", args: ["-c", "...", "mcp-test-timebox-watchdog", "/tmp/a", "node", "main.js", "watchdog"] }
 */
export const waiting = ({ program, args }: CommandLine, fifos: ReadonlyArray<string> = []): CommandLine => ({
  program: SHELL,
  args: [
    "-c",
    `trap '' TERM INT HUP\n${fifos.length === 0 ? "" : making(fifos.length)}${WAIT}`,
    "mcp-test-timebox-watchdog",
    ...fifos,
    program,
    ...args
  ]
})

const watchByShell = Effect.fnUntraced(function* (command: CommandLine, fifos: ReadonlyArray<string>) {
  const { stdout, ...guard } = yield* watch(waiting(command, fifos), fifos.length === 0 ? "ignore" : "pipe")
  return { ...guard, made: stdout === null ? makeFifos(fifos) : hasLine(stdout) }
})

/** The watchdog and mkfifo start side by side. */
const watchAlone = Effect.fnUntraced(function* (command: CommandLine, fifos: ReadonlyArray<string>) {
  const made = yield* Effect.forkScoped(Effect.interruptible(makeFifos(fifos)))
  const { stdout: _, ...guard } = yield* watch(command, "ignore")
  return { ...guard, made: Fiber.join(made) }
})

/** Maximum time that mkfifo takes; then a run begins without named pipes. */
const PATIENCE = "5 seconds"

/** Waits for the first output or the end of it; true if there was any. */
const hasLine = (output: Readable): Effect.Effect<boolean> => {
  const first = Effect.async<boolean>((resume) => {
    const done = (isThere: boolean) => resume(Effect.succeed(isThere))
    output.once("data", () => done(true))
    output.once("error", () => done(false))
    output.once("close", () => done(false))
    if (output.destroyed) done(false)
  })
  const tooLate = Effect.as(Effect.sleep(PATIENCE), false)
  return Effect.raceFirst(Effect.interruptible(first), Effect.interruptible(tooLate))
}

/** Without a watchdog the run goes on: only the server's own SIGKILL would then leave something behind. */
const watch = Effect.fnUntraced(
  function* (command: CommandLine, stdout: "pipe" | "ignore") {
    const { child, exit } = yield* Effect.acquireRelease(
      spawn({
        ...command,
        directory: "/",
        environment: { PATH: process.env["PATH"], [RUN_TAG_VARIABLE]: process.env[RUN_TAG_VARIABLE] },
        stdio: ["pipe", stdout, "ignore"]
      }),
      (spawned) =>
        Effect.andThen(
          Effect.sync(() => spawned.child.kill("SIGKILL")),
          spawned.exit
        )
    )
    let isDismissed = false
    const lost = Effect.logWarning("the watchdog of a test run ended before the run, which is no longer watched")
    yield* exit.pipe(Effect.andThen(Effect.unless(lost, () => isDismissed)), Effect.interruptible, Effect.forkScoped)
    // A killed watchdog must not end the run.
    child.stdin?.on("error", () => {})
    return {
      stdout: child.stdout,
      notify: (notice: Notice) => void child.stdin?.write(encode(notice)),
      dismiss: Effect.sync(() => {
        isDismissed = true
        child.kill("SIGKILL")
      })
    }
  },
  Effect.catchAll((error) =>
    Effect.as(Effect.logWarning(`no watchdog watches this test run: ${error.message}`), { stdout: null, ...noGuard })
  )
)
