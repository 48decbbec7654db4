/**
 * Lists all processes of linux so that none is missing, even while others start and end.
 *
 * `/proc` is not read at one instant: a process may start another behind the place that is being read, and end before
 * its own turn. So the numbers are read again and again, with the new processes among them, until in one pass no
 * process was started and none was found missing or dead; in two passes, if the system does not report starts.
 */
import type { Examine, Listing, ProcessEntry } from "./Processes.ts"

/** The processes of the system, as they change under their reader. */
export interface ProcFolder {
  readonly numbers: () => ReadonlyArray<number>
  /** Reads a process; `undefined` if there is none of that number. */
  readonly read: (pid: number) => ProcessEntry | undefined
  /** Returns the latest number given to a process or thread; `undefined` if the system does not report it. */
  readonly lastNumber: () => number | undefined
}

/** Maximum number of passes, a fraction of a millisecond each but for the first. */
export const PASSES = 64

/** Lists all processes, and passes each to `examine` as soon as it is read; ends after `PASSES` without proof. */
export const listAll = (proc: ProcFolder, examine: Examine): Listing => {
  const entries = new Map<number, ProcessEntry>()
  /** Processes that were read and have gone since: those below them belong to them all the same. */
  const departed = new Map<number, ProcessEntry>()
  const vanished = new Set<number>()
  /** Processes that may belong to the run, and have to be read again. */
  const open = new Set<number>()

  const lose = (pid: number) => {
    const entry = entries.get(pid)
    if (entry !== undefined) departed.set(pid, { ...entry, alive: false })
    vanished.add(pid)
    open.delete(pid)
    entries.delete(pid)
  }

  /**
   * Reads a process; false if another pass is needed: it may have started one before it went, or has to be read again.
   */
  const look = (pid: number): boolean => {
    const entry = proc.read(pid)
    if (entry === undefined) {
      // If other users' processes are hidden, some are listed and can never be read.
      const isHidden = vanished.has(pid) && !entries.has(pid)
      lose(pid)
      return isHidden
    }
    const wasOpen = open.delete(pid)
    entries.set(pid, entry)
    const isKnown = examine(entry)
    if (!isKnown) open.add(pid)
    return entry.alive && (isKnown || wasOpen)
  }

  const listing = (isComplete: boolean): Listing => ({
    entries: Array.from(new Map([...departed, ...entries]).values()),
    vanished: Array.from(vanished),
    isComplete
  })
  let wasQuiet = false
  for (let pass = 0; pass < PASSES; pass++) {
    const last = proc.lastNumber()
    const numbers = new Set(proc.numbers().toReversed())
    const gone = Array.from(entries.keys()).filter((pid) => !numbers.has(pid))
    gone.forEach(lose)
    let isQuiet = gone.length === 0
    // The newest first, since these may end a moment later.
    for (const pid of numbers) {
      if (!entries.has(pid) || open.has(pid)) isQuiet = look(pid) && isQuiet
    }
    if (isQuiet && last === proc.lastNumber() && (wasQuiet || last !== undefined)) return listing(true)
    wasQuiet = isQuiet
  }
  return listing(false)
}
