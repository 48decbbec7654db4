/**
 * What a run asks of the operating system's process table: who is there, who carries the run's mark, and signals.
 *
 * One small interface, three implementations: `/proc` (linux), `ps` (macOS and other Unixes), `taskkill` (Windows).
 */
import { Context, type Effect, Layer } from "effect"
import * as LinuxProcesses from "./LinuxProcesses.ts"
import type { Listing, ListingFailed } from "./Listing.ts"
import * as PsProcesses from "./PsProcesses.ts"
import * as WindowsProcesses from "./WindowsProcesses.ts"

export interface ProcessEntry {
  readonly pid: number
  readonly parent: number
  /** Process group; 0 where there are none. */
  readonly group: number
  /** 0 where it is not told. */
  readonly session: number
  /** When it was started, in the table's own unit: with `pid` it names one process, however often numbers are reused. */
  readonly start: number
  /** False for a zombie: it runs nothing and only waits for its parent to ask. */
  readonly alive: boolean
  /** Command line and environment, where the listing itself tells them. */
  readonly text?: string
}

/** What every process of a run carries, unless it took care to drop it. */
export interface Mark {
  /** Random; stands in the environment as a part of the value of `MARK_VARIABLE`. */
  readonly id: string
  /** The run's output pipes, as the links in `/proc/PID/fd` name them. */
  readonly pipes: ReadonlyArray<string>
}

export const MARK_VARIABLE = "MCP_TEST_TIMEBOX_RUN"

export interface Processes {
  readonly list: Effect.Effect<Listing, ListingFailed>
  /** A listing that stops each process that `isMember` knows, as soon as it is read: what forks and exits is gone a moment later. */
  readonly freeze: (isMember: (entry: ProcessEntry) => boolean) => Effect.Effect<Listing, ListingFailed>
  /** Whether a process of the last listing carries the mark; `undefined` if that cannot be told now. */
  readonly carries: (entry: ProcessEntry, mark: Mark) => boolean | undefined
  /** The start time of a process that was just started; `undefined` where only a listing tells it. */
  readonly startOf: (pid: number) => number | undefined
  /** Asks each to end, once each. */
  readonly terminate: (entries: ReadonlyArray<ProcessEntry>) => Effect.Effect<void>
  /** Ends each, whole groups at once; stopped first, so that none is restarted by another that is still to be ended. */
  readonly kill: (entries: ReadonlyArray<ProcessEntry>) => Effect.Effect<void>
  /** Milliseconds between two listings while a run goes on: what a listing costs decides it. */
  readonly interval: number
}

/** A new implementation for a platform as Node names it. */
export const forPlatform = (platform: NodeJS.Platform): Processes =>
  platform === "linux" ? LinuxProcesses.processes : platform === "win32" ? WindowsProcesses.make() : PsProcesses.make()

export class ProcessTable extends Context.Tag("timebox/ProcessTable")<ProcessTable, Processes>() {
  static readonly layer = Layer.sync(this, () => forPlatform(process.platform))
}
