/** Runs a command under two clocks, one for the whole run and one for silence, and leaves nothing of it running. */
import { Context, type Effect } from "effect"
import type { Chunk, Command } from "./ProcessExecutor.ts"

/** In milliseconds; any number from 1 to 2^53 - 1. */
export interface Limits {
  readonly timeoutMs: number
  /** How long both streams may be silent at once. */
  readonly noOutputTimeoutMs: number
}

/** Where the output goes. The run reads on only when `write` has returned: a slow sink slows the command down. */
export interface Sink {
  readonly write: (chunk: Chunk) => Effect.Effect<void>
}

export type Status = "pass" | "fail" | "timeout" | "no_output" | "error"

export interface Outcome {
  readonly status: Status
  /** The leader's own; `null` if a signal or a limit ended it, or it never started. */
  readonly exitCode: number | null
  /** What ended the leader, as `SIGSEGV`; `null` if it exited by itself. */
  readonly signal: string | null
  /** From the call until nothing of the run was left; monotonic. */
  readonly durationMs: number
  /** Processes that the leader left behind when it exited by itself; they were ended. */
  readonly leakedProcesses: number
  /** Why the status is `error`, or what else a reader must know. */
  readonly message: string | null
}

export class TimeboxController extends Context.Tag("timebox/TimeboxController")<
  TimeboxController,
  {
    /**
     * Always an outcome: a command that cannot be started is one with status `error`.
     * An interrupted run is ended like one out of time and answered with status
     * `error`; a caller in an uninterruptible region can still report it.
     * When this returns no process of the run is alive and `sink` gets nothing more.
     */
    readonly run: (command: Command, limits: Limits, sink: Sink) => Effect.Effect<Outcome>
  }
>() {}
