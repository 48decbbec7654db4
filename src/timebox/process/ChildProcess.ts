/** The one place that starts processes: `node:child_process` as Effects. */
import { type ChildProcess, spawn as nodeSpawn, type StdioOptions } from "node:child_process"
import { Deferred, Effect } from "effect"
import type { Exit } from "./ProcessExecutor.ts"

export type { ChildProcess }

export interface Spawned {
  readonly child: ChildProcess
  readonly pid: number
  readonly exit: Effect.Effect<Exit>
}

/**
 * Starts a process in a session of its own. Fails with what the system says (`ENOENT`, `EACCES`, ...).
 * `onStarted` is called before anything else can happen, in particular before the process can have been reaped.
 */
export const spawn = (options: {
  readonly program: string
  readonly args: ReadonlyArray<string>
  readonly directory: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly stdio: StdioOptions
  readonly onStarted?: (pid: number) => void
}): Effect.Effect<Spawned, NodeJS.ErrnoException> =>
  Effect.gen(function* () {
    const ended = yield* Deferred.make<Exit>()
    return yield* Effect.async<Spawned, NodeJS.ErrnoException>((resume) => {
      try {
        const child = nodeSpawn(options.program, options.args, {
          cwd: options.directory,
          env: options.environment,
          stdio: options.stdio,
          detached: true,
          windowsHide: true
        })
        const { pid } = child
        child.once("exit", (code, signal) => Deferred.unsafeDone(ended, Effect.succeed({ code, signal })))
        child.on("error", (error) => resume(Effect.fail(error)))
        if (pid === undefined) return
        options.onStarted?.(pid)
        resume(Effect.succeed({ child, pid, exit: Deferred.await(ended) }))
      } catch (error) {
        resume(Effect.fail(error as NodeJS.ErrnoException))
      }
    })
  })

/** How long a helper program (`ps`, `mkfifo`, `taskkill`, `unshare`) may take, and how much it may say. */
const HELPER = { timeoutMs: 5000, bytes: 64 * 1024 * 1024 } as const

/** Runs a helper program of the system to its end: what it printed, or nothing if it failed. */
export const capture = (program: string, args: ReadonlyArray<string>): Effect.Effect<string> =>
  Effect.map(attempt(program, args), ({ output }) => output)

export const attempt = (
  program: string,
  args: ReadonlyArray<string>
): Effect.Effect<{ readonly ok: boolean; readonly output: string }> =>
  Effect.async((resume) => {
    const child = nodeSpawn(program, args, { stdio: ["ignore", "pipe", "ignore"], windowsHide: true })
    const chunks: Array<Buffer> = []
    let bytes = 0
    const timer = setTimeout(() => child.kill("SIGKILL"), HELPER.timeoutMs)
    child.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= HELPER.bytes) chunks.push(chunk)
    })
    const done = (ok: boolean) => {
      clearTimeout(timer)
      resume(Effect.succeed({ ok, output: Buffer.concat(chunks).toString("utf8") }))
    }
    child.once("error", () => done(false))
    child.once("close", (code) => done(code === 0))
  })
