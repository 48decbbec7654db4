/** Facts about processes, and the interface that each operating system implements. */
import { Data, type Effect } from "effect"
import type { ProcessDetail } from "./Run.ts"

export interface ProcessEntry {
  readonly pid: number
  readonly parent: number
  /** Process group; 0 if there are none. */
  readonly group: number
  /** Session; 0 if the system does not say. */
  readonly session: number
  /** Time of its start, in the table's own unit: with `pid` it names one process, however often numbers are reused. */
  readonly start: number
  /** False for a zombie, which runs nothing and waits to be reaped by its parent. */
  readonly alive: boolean
  /** Command line and environment, if the listing itself contains them. */
  readonly text?: string
}

/** The marks that every process of a run carries, unless it deliberately drops them. */
export interface RunTag {
  /** Random text, a part of the value of `RUN_TAG_VARIABLE` in the environment. */
  readonly id: string
  /** The run's output pipes, as the links in `/proc/PID/fd` name them. */
  readonly pipes: ReadonlyArray<string>
  /** An unusual resource limit that all processes inherit, if the system has one; see `LimitMark`. */
  readonly limit?: number | undefined
}

export const RUN_TAG_VARIABLE = "MCP_TEST_TIMEBOX_RUN"

/** A snapshot of the operating system's process table. */
export interface Listing {
  readonly entries: ReadonlyArray<ProcessEntry>
  /** Numbers of processes that went away while they were being listed. */
  readonly vanished: ReadonlyArray<number>
  /**
   * True if certainly no living process is missing. Otherwise one may be missing whose parent has vanished or died
   * meanwhile.
   */
  readonly isComplete: boolean
}

/**
 * Handles each process of a listing as soon as it is read. Returns false if its owner is not known yet, so that it is
 * read again.
 */
export type Examine = (entry: ProcessEntry) => boolean

/** The process list could not be read, which does not mean that it is empty. */
export class ListingFailed extends Data.TaggedError("ListingFailed")<{ readonly reason: string }> {}

export interface Processes {
  readonly list: (examine: Examine) => Effect.Effect<Listing, ListingFailed>
  /** Stops a process that is to be killed; does nothing on systems whose listings are outdated when they are read. */
  readonly stop: (entry: ProcessEntry) => void
  /** Checks whether a process that was just listed carries the tag; `undefined` if that cannot be known now. */
  readonly carries: (entry: ProcessEntry, tag: RunTag) => boolean | undefined
  /** The start time of a process that was just started; `undefined` if only a listing has it. */
  readonly startOf: (pid: number) => number | undefined
  /** The program, arguments and threads of a living process; `undefined` if the system does not say. */
  readonly detailOf: (entry: ProcessEntry) => ProcessDetail | undefined
  /** Sends each process a signal that does not end it. */
  readonly signal: (entries: ReadonlyArray<ProcessEntry>, signal: NodeJS.Signals) => Effect.Effect<void>
  /** Asks each process to end, once. */
  readonly terminate: (entries: ReadonlyArray<ProcessEntry>) => Effect.Effect<void>
  /** Kills processes, whole groups at once; all are stopped first, so that none is restarted by one that is alive. */
  readonly kill: (entries: ReadonlyArray<ProcessEntry>) => Effect.Effect<void>
  /** Time between two listings while a run goes on, in ms: longer where a listing is slow. */
  readonly interval: number
}
