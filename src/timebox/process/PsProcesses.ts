/** The process table of macOS and other Unixes, as `ps` lists it. Written from the manual page; not run on a Mac. */
import { Effect } from "effect"
import { listedBy } from "./Listing.ts"
import * as PosixSignals from "./PosixSignals.ts"
import type { ProcessEntry, Processes } from "./Processes.ts"
import type { CommandLine } from "./Run.ts"

/**
 * ps(1) of macOS: `-a -x` every process, `-ww` lines of any width, `-E` the environment
 * after the command (one's own processes only), `-o name=` no heading.
 * There is no start time finer than a second; `lstart` is five words.
 */
export const LIST = {
  program: "/bin/ps",
  args: ["-axwwE", "-o", "pid=,ppid=,pgid=,stat=,lstart=,command="]
} as const

const LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+\S+\s+(\S+\s+\S+\s+[\d:]+\s+\d+)\s*(.*)$/

/** Parses a line of `LIST`; `undefined` for the rest of a command with a line break in it. */
const parseLine = (line: string): ProcessEntry | undefined => {
  const [, pid, parent, group, state, started, text] = LINE.exec(line) ?? []
  if (state === undefined || started === undefined || text === undefined) return undefined
  const start = Date.parse(`${started} UTC`) / 1000
  if (Number.isNaN(start)) return undefined
  return {
    pid: Number(pid),
    parent: Number(parent),
    group: Number(group),
    session: 0,
    start,
    alive: !state.startsWith("Z"),
    text
  }
}

/** Reads the output of `ps`; lines that are no process are passed over. Sessions are 0: `ps` does not tell them. */
export const parse = (output: string): ReadonlyArray<ProcessEntry> =>
  output.split("\n").flatMap((line) => parseLine(line) ?? [])

/** Makes the table; `helper` prints the output of `ps`. */
export const make = (helper: CommandLine = LIST): Processes => {
  /** The server's own group, from the first listing that has it. */
  let ownGroup: number | undefined
  return {
    list: (examine) =>
      Effect.tap(listedBy(helper, parse, examine), ({ entries }) => {
        ownGroup = entries.find(({ pid }) => pid === process.pid)?.group ?? ownGroup
      }),
    stop: () => {},
    carries: ({ text }, tag) => text?.includes(tag.id) ?? false,
    detailOf: () => undefined,
    startOf: () => undefined,
    signal: (entries, signal) => Effect.sync(() => PosixSignals.ask(entries, signal)),
    terminate: (entries) => Effect.sync(() => PosixSignals.terminate(entries)),
    kill: (entries) => Effect.sync(() => PosixSignals.kill(entries, ownGroup)),
    interval: 2000
  }
}
