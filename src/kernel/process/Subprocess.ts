/**
 * Runs a program of the user's to its end: `git`, a Godot editor.
 *
 * The program runs in a process group of its own. Whatever happens, the group is killed before the result is returned.
 */
import { Command, CommandExecutor } from "@effect/platform"
import { Data, Deferred, type Duration, Effect, Option, Stream } from "effect"
import { errorCode } from "../util/errorCode.ts"

/** The reason why a program did not run to its end. */
export class SubprocessError extends Data.TaggedError("SubprocessError")<{
  readonly program: string
  readonly reason: "not-found" | "refused" | "timed-out" | "killed"
  readonly message: string
}> {}

export interface Request {
  readonly program: string
  readonly args: ReadonlyArray<string>
  readonly cwd?: string
  /** Variables added to this process's own. */
  readonly env?: Readonly<Record<string, string>>
  readonly timeout: Duration.DurationInput
  /** Text for standard input, which ends after it; nothing by default. */
  readonly input?: string
  /** Keeps standard input open until the output so far is enough; by default it ends after `input`. */
  readonly isEnough?: (stdout: string) => boolean
  /** Called with each piece of standard error as it arrives. */
  readonly onStderr?: (text: string) => Effect.Effect<void>
}

export interface Result {
  readonly exitCode: number
  /** The first `MAX_OUTPUT` characters. */
  readonly stdout: string
  /** The last `MAX_OUTPUT` characters. */
  readonly stderr: string
}

/** Maximum number of characters kept of each stream; the rest is read and dropped. */
const MAX_OUTPUT = 4_000_000

/**
 * Runs a program without a shell; a non-zero exit code is a result, not an error.
 *
 * @example
 * yield* run({ program: "git", args: ["--version"], timeout: "10 seconds" })
 */
export const run = Effect.fn("Subprocess.run")(function* (request: Request) {
  const { program, args, cwd, env = {}, timeout, input = "", isEnough, onStderr = () => Effect.void } = request
  const enough = yield* Deferred.make<void>()
  const held = isEnough === undefined ? Stream.empty : Stream.execute(Deferred.await(enough))
  const executor = yield* CommandExecutor.CommandExecutor
  const described = Command.make(program, ...args).pipe(
    Command.env(env),
    Command.stdin(input === "" ? held : Stream.concat(Stream.encodeText(Stream.make(input)), held)),
    cwd === undefined ? (command) => command : Command.workingDirectory(cwd)
  )
  const start = Effect.mapError(executor.start(described), (error) => {
    const isMissing = error._tag === "SystemError" && error.reason === "NotFound"
    return new SubprocessError({
      program,
      reason: isMissing ? "not-found" : "refused",
      message: isMissing ? `${program} was not found` : `${program} could not be started: ${error.message}`
    })
  })
  // The executor's own finalizer waits for a program that ignores SIGTERM; this one runs first.
  const running = yield* Effect.acquireRelease(start, ({ pid }) => Effect.sync(() => killGroup(pid)))
  const decode = Stream.decodeText("utf8")
  const stdout = running.stdout.pipe(
    decode,
    Stream.scan("", (text, piece) => (text.length < MAX_OUTPUT ? text + piece : text)),
    Stream.tap((text) => (isEnough?.(text) ? Deferred.succeed(enough, undefined) : Effect.void)),
    Stream.runLast,
    Effect.map(Option.getOrElse(() => ""))
  )
  const stderr = running.stderr.pipe(
    decode,
    Stream.tap(onStderr),
    Stream.runFold("", (text, piece) => (text + piece).slice(-MAX_OUTPUT))
  )
  const failed = (reason: "timed-out" | "killed", message: string) => new SubprocessError({ program, reason, message })
  // A daemon that the program left behind holds the pipes open: the group ends with the program.
  const exit = Effect.tap(
    running.exitCode,
    Effect.sync(() => killGroup(running.pid))
  )
  const ended = yield* Effect.all([exit, stdout, stderr], { concurrency: "unbounded" }).pipe(
    Effect.mapError((error) => failed("killed", `${program} did not end by itself: ${error.message}`)),
    Effect.timeoutOption(timeout)
  )
  if (Option.isNone(ended)) return yield* failed("timed-out", `${program} did not end in time`)
  const [exitCode, out, err] = ended.value
  return { exitCode, stdout: out.slice(0, MAX_OUTPUT), stderr: err }
}, Effect.scoped)

const killGroup = (pid: number): void => {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL")
  } catch {
    // The group has ended already.
  }
}

/** Checks whether a process of this number exists, whoever started it. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === "EPERM"
  }
}
