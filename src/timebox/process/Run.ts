/** Records of a command's run, from the command line to its end. */
import type { Duration, Effect, Stream } from "effect"

/** A program and its arguments; no shell ever parses them. */
export interface CommandLine {
  readonly program: string
  readonly args: ReadonlyArray<string>
}

/** A command line, with all that its start needs; `program` is looked up on the `PATH` of `environment`. */
export interface Command extends CommandLine {
  /** Absolute path of the working directory. */
  readonly directory: string
  /** The whole environment of the command, apart from the run's own tag. */
  readonly environment: Readonly<Record<string, string>>
  /** A folder of this run alone, absolute, that the watchdog removes where the server was killed. */
  readonly folder?: string
  /** Makes a hung program write its stacks; sent before SIGTERM. */
  readonly dumpSignal?: NodeJS.Signals
  /** True if the outcome of a hung run lists its processes. */
  readonly isInspected?: boolean
}

/** A chunk of output of one of the command's streams; it may end within a line or a character. */
export interface Chunk {
  readonly stream: "stdout" | "stderr"
  readonly bytes: Uint8Array
  /** Milliseconds since the command was started, on the monotonic clock. */
  readonly at: number
}

/** A living process of a run, as the system shows it. */
export interface ProcessDetail extends CommandLine {
  /** Names of its threads, bytes as latin1, as the system cuts them: linux keeps 15. */
  readonly threads: ReadonlyArray<string>
}

/** The end of the command's own process (the leader): one of the two is not null. */
export interface ExitStatus {
  readonly code: number | null
  readonly signal: string | null
}

/** The steps taken to end a run. */
export interface Ending {
  /** Number of processes that were alive when the ending began. */
  readonly found: number
  /** Number of processes that no signal could end: another user's, or stuck in the kernel. */
  readonly survivors: number
  /**
   * The reason why the living processes are not known: the numbers then count those known before,
   * which were sent SIGKILL.
   */
  readonly unseen: string | null
}

export interface Running {
  /**
   * Output of both streams in order of arrival, read only as fast as it is pulled; ends when no process holds either.
   */
  readonly output: Stream.Stream<Chunk>
  /** The end of the leader; its descendants may live on. */
  readonly exit: Effect.Effect<ExitStatus>
  /** Number of processes of the run that are alive; zombies are not. */
  readonly alive: Effect.Effect<number>
  /** The living processes with their threads, by a fresh listing; none if the system does not say. */
  readonly details: Effect.Effect<ReadonlyArray<ProcessDetail>>
  /**
   * Sends SIGTERM to every process of the run, SIGKILL to the rest after `grace`; returns when none is alive. With
   * `dump` that signal is sent first, within the same grace: a hung program writes its stacks on it.
   */
  readonly end: (grace: Duration.DurationInput, dump?: NodeJS.Signals) => Effect.Effect<Ending>
}
