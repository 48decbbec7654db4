/**
 * A second process that outlives the server, for the one case that the server cannot handle: its own SIGKILL.
 *
 * It holds the reading end of a pipe. When the pipe closes while a run is under way, the
 * server is gone, and the watchdog kills everything of that run. It is the same program,
 * started in another role; one for each run, gone before the run's answer.
 *
 * If every process of a run carries a mark that it cannot lose, nothing has to be remembered meanwhile: a shell waits
 * for the end of the pipe, and then becomes that program. That saves a tenth of a second of processor time for each
 * run.
 */
import { existsSync } from "node:fs"
import { Context, Effect, Layer, type Scope } from "effect"
import { spawn } from "./ChildProcess.ts"
import { RUN_TAG_VARIABLE } from "./Processes.ts"
import type { CommandLine } from "./Run.ts"
import { encode, MODE, type Notice } from "./WatchdogNotice.ts"

export class Watchdog extends Context.Tag("timebox/Watchdog")<
  Watchdog,
  {
    /**
     * Guards a run until the scope closes; takes the mark before the command is started, and then the leader.
     *
     * @param isMarked true if no process can lose the mark, so that none has to be remembered
     */
    readonly watch: (isMarked: boolean) => Effect.Effect<(notice: Notice) => void, never, Scope.Scope>
  }
>() {
  /** Starts the running program as a watchdog, without its debugger flags. */
  static readonly layer = Layer.suspend(() => {
    const options = process.execArgv.filter((option) => !option.startsWith("--inspect"))
    return Watchdog.by({ program: process.execPath, args: [...options, process.argv[1] ?? "", MODE] })
  })

  /** The watchdog that `command` starts, behind a shell where that is enough. */
  static readonly by = (command: CommandLine) =>
    Layer.succeed(this, { watch: (isMarked) => watch(isMarked && existsSync(SHELL) ? waiting(command) : command) })

  /** The same, never behind a shell. */
  static readonly startedBy = (command: CommandLine) => Layer.succeed(this, { watch: () => watch(command) })

  /** No watchdog. */
  static readonly none = Layer.succeed(this, { watch: () => Effect.succeed(() => {}) })
}

const SHELL = "/bin/sh"

/** Keeps what the server tells, and gives it to the watchdog that the shell becomes when the server is gone. */
const WAIT = `trap '' TERM INT HUP
told=
while IFS= read -r line; do told="$told$line
"; done
[ -n "$told" ] || exit 0
exec "$@" <<END
$told
END`

/**
 * The command line of a shell that waits for the end of its input, and then becomes `command` with the same input.
 *
 * @example waiting({ program: "node", args: ["main.js", "watchdog"] })
 * // { program: "/bin/sh", args: ["-c", "...", "mcp-test-timebox-watchdog", "node", "main.js", "watchdog"] }
 */
export const waiting = ({ program, args }: CommandLine): CommandLine => ({
  program: SHELL,
  args: ["-c", WAIT, "mcp-test-timebox-watchdog", program, ...args]
})

/** Without a watchdog the run goes on: only the server's own SIGKILL would then leave something behind. */
const watch = Effect.fnUntraced(
  function* (command: CommandLine) {
    const { child, exit } = yield* Effect.acquireRelease(
      spawn({
        ...command,
        directory: "/",
        environment: { PATH: process.env["PATH"], [RUN_TAG_VARIABLE]: process.env[RUN_TAG_VARIABLE] },
        stdio: ["pipe", "ignore", "ignore"]
      }),
      (spawned) =>
        Effect.andThen(
          Effect.sync(() => spawned.child.kill("SIGKILL")),
          spawned.exit
        )
    )
    yield* exit.pipe(
      Effect.andThen(Effect.logWarning("the watchdog of a test run ended before the run, which is no longer watched")),
      Effect.interruptible,
      Effect.forkScoped
    )
    // A killed watchdog must not end the run.
    child.stdin?.on("error", () => {})
    return (notice: Notice) => void child.stdin?.write(encode(notice))
  },
  Effect.catchAll((error) =>
    Effect.as(Effect.logWarning(`no watchdog watches this test run: ${error.message}`), () => {})
  )
)
