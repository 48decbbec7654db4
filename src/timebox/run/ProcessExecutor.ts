/**
 * Starts a command so that all of it can always be ended.
 *
 * Effect's own `Command` does not do here: its scope waits for ever for a child
 * that ignores SIGTERM, and leaves the descendants of one that does not.
 */
import { Context, type Duration, type Effect, Schema, type Scope, type Stream } from "effect"

export interface Command {
  /** Looked up on the `PATH` of `environment`, when it is started. */
  readonly program: string
  readonly args: ReadonlyArray<string>
  /** Absolute. */
  readonly directory: string
  /** All that the command sees of the environment, beside the run's own marker. */
  readonly environment: Readonly<Record<string, string>>
}

/** What came out of one of the command's streams at once; it may end amid a line or a character. */
export interface Chunk {
  readonly stream: "stdout" | "stderr"
  readonly bytes: Uint8Array
  /** Milliseconds since the command was started, on the monotonic clock. */
  readonly at: number
}

/** How the command's own process (the leader) ended: one of the two is not null. */
export interface Exit {
  readonly code: number | null
  readonly signal: string | null
}

/** What was done to end a run. */
export interface Ending {
  /** How many processes were alive when the ending began. */
  readonly found: number
  /** How many no signal could end: another user's, or stuck in the kernel. */
  readonly survivors: number
}

export interface Running {
  /** Both streams in order of arrival. Reads only as fast as it is pulled; ends when nobody holds either any more. */
  readonly output: Stream.Stream<Chunk>
  /** The end of the leader; its descendants may live on. */
  readonly exit: Effect.Effect<Exit>
  /** How many processes of the run are alive; zombies are not. */
  readonly alive: Effect.Effect<number>
  /** SIGTERM to every process of the run, SIGKILL to what is left after `grace`; returns when none is alive. */
  readonly end: (grace: Duration.DurationInput) => Effect.Effect<Ending>
}

/** The command could not be started: missing, not executable, no such directory. */
export class SpawnFailed extends Schema.TaggedError<SpawnFailed>()("SpawnFailed", {
  program: Schema.String,
  reason: Schema.String
}) {
  override get message() {
    return `Cannot start ${this.program}: ${this.reason}`
  }
}

export class ProcessExecutor extends Context.Tag("timebox/ProcessExecutor")<
  ProcessExecutor,
  {
    /** Nothing of the run is alive once the scope has closed. */
    readonly start: (command: Command) => Effect.Effect<Running, SpawnFailed, Scope.Scope>
  }
>() {}
