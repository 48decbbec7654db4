/** The one place that starts processes: `node:child_process` as Effects. */
import { type ChildProcess, spawn as nodeSpawn, type StdioOptions } from "node:child_process"
import { Data, Deferred, Effect } from "effect"
import { errorCode } from "../../kernel/util/errorCode.ts"
import type { CommandLine, ExitStatus } from "./Run.ts"

export type { ChildProcess }

export interface Spawned {
  readonly child: ChildProcess
  readonly pid: number
  readonly exit: Effect.Effect<ExitStatus>
}

/** Says that the system did not start a process; `code` is the system's name for the reason, such as `ENOENT`. */
export class SpawnRefused extends Data.TaggedError("SpawnRefused")<{
  readonly code: string | undefined
  readonly message: string
}> {}

const refusalOf = (error: unknown): SpawnRefused =>
  new SpawnRefused({ code: errorCode(error), message: error instanceof Error ? error.message : String(error) })

/** Starts a process in a session of its own. `onStarted` is called before the process can have been reaped. */
export const spawn = Effect.fnUntraced(function* (options: {
  readonly program: string
  readonly args: ReadonlyArray<string>
  readonly directory: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly stdio: StdioOptions
  readonly isVerbatim?: boolean
  readonly onStarted?: (pid: number) => void
}) {
  const ended = yield* Deferred.make<ExitStatus>()
  return yield* Effect.async<Spawned, SpawnRefused>((resume) => {
    try {
      const child = nodeSpawn(options.program, options.args, {
        cwd: options.directory,
        env: options.environment,
        stdio: options.stdio,
        detached: true,
        windowsHide: true,
        windowsVerbatimArguments: options.isVerbatim === true
      })
      const { pid } = child
      child.once("exit", (code, signal) => Deferred.unsafeDone(ended, Effect.succeed({ code, signal })))
      child.on("error", (error) => resume(Effect.fail(refusalOf(error))))
      if (pid === undefined) return
      options.onStarted?.(pid)
      resume(Effect.succeed({ child, pid, exit: Deferred.await(ended) }))
    } catch (error) {
      resume(Effect.fail(refusalOf(error)))
    }
  })
})

/** Maximum time and output of a helper program (`ps`, `mkfifo`, `taskkill`, `unshare`). */
const HELPER = { timeoutMs: 5000, bytes: 64 * 1024 * 1024 } as const

/**
 * Runs a helper program of the system to its end. `ok`: it could be started and exited with 0, and `output` is all that
 * it printed. Killed on interruption.
 */
export const attempt = ({
  program,
  args
}: CommandLine): Effect.Effect<{ readonly ok: boolean; readonly output: string }> =>
  Effect.async((resume) => {
    const chunks: Array<Buffer> = []
    let bytes = 0
    const done = (ok: boolean) =>
      resume(Effect.succeed({ ok: ok && bytes <= HELPER.bytes, output: Buffer.concat(chunks).toString("utf8") }))
    try {
      const child: ChildProcess = nodeSpawn(program, args, {
        // Its output is parsed, so it must be in English.
        env: { ...process.env, LC_ALL: "C" },
        stdio: ["ignore", "pipe", "ignore"],
        windowsHide: true
      })
      const timer = setTimeout(() => child.kill("SIGKILL"), HELPER.timeoutMs)
      child.once("error", () => {
        clearTimeout(timer)
        done(false)
      })
      child.once("close", (code) => {
        clearTimeout(timer)
        done(code === 0)
      })
      // Without free descriptors a child has no pipes, against its type; `error` follows a moment later.
      child.stdout?.on("data", (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes <= HELPER.bytes) chunks.push(chunk)
      })
      return Effect.sync(() => {
        clearTimeout(timer)
        child.kill("SIGKILL")
      })
    } catch {
      return done(false)
    }
  })
