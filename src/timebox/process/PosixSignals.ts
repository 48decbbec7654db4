/** Signals to the processes of a run, never to a number that was reused since they were listed. */
import type { ProcessEntry } from "./Processes.ts"

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended, or is another user's: the next listing shows which.
  }
}

/** Sends the signal that requests a dump. */
export const ask = (entries: ReadonlyArray<ProcessEntry>, signal: NodeJS.Signals): void => {
  for (const { pid } of entries) send(pid, signal)
}

/** To be followed by `kill`. */
export const stop = (pid: number): void => send(pid, "SIGSTOP")

/**
 * Sends SIGTERM, and SIGCONT since a stopped process handles no signal. A process gets it before those that it started:
 * if they ended first, it could report them as crashed.
 */
export const terminate = (entries: ReadonlyArray<ProcessEntry>): void => {
  for (const { pid } of entries.toSorted((a, b) => a.start - b.start || a.pid - b.pid)) {
    send(pid, "SIGTERM")
    send(pid, "SIGCONT")
  }
}

/**
 * Sends SIGSTOP to each, then SIGKILL to each whole group, which no fork can outrun, and to each process. `ownGroup`,
 * the caller's, is left out.
 */
export const kill = (entries: ReadonlyArray<ProcessEntry>, ownGroup: number | undefined): void => {
  for (const { pid } of entries) stop(pid)
  for (const group of groupsOf(entries, ownGroup)) send(-group, "SIGKILL")
  for (const { pid } of entries) send(pid, "SIGKILL")
}

/** Returns the groups that may be signalled; none if the server's own group is unknown. */
export const groupsOf = (entries: ReadonlyArray<ProcessEntry>, ownGroup: number | undefined): ReadonlyArray<number> => {
  if (ownGroup === undefined) return []
  const groups = new Set(entries.map(({ group }) => group))
  return Array.from(groups).filter((group) => group > 1 && group !== ownGroup)
}
