/** The process table of linux, read from `/proc`; see proc(5). */
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, readSync, statfsSync } from "node:fs"
import { Effect } from "effect"
import { shows } from "./LimitMark.ts"
import * as PosixSignals from "./PosixSignals.ts"
import { type Listing, ListingFailed, type ProcessEntry, type Processes, type RunTag } from "./Processes.ts"
import type { ProcessDetail } from "./Run.ts"

/**
 * One `/proc/PID/stat`. The name in parentheses may itself hold blanks and
 * parentheses, so the fields are counted from the last `)`.
 */
export const parseStat = (stat: string): ProcessEntry | undefined => {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const [state, parent, group, session] = fields
  const pid = Number.parseInt(stat, 10)
  const start = Number(fields[19])
  if (state === undefined || !Number.isInteger(pid) || !Number.isInteger(start)) return undefined
  const dead = state === "Z" || state === "X"
  return {
    pid,
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    start,
    // A main thread that has ended shows as a zombie while other threads run on.
    alive: !dead || Number(fields[17]) > 1
  }
}

/** A stat line is some 300 bytes; one read gives it whole, in half the time of `readFileSync`. */
const line = Buffer.allocUnsafe(4096)

/** Errors that say nothing about the process: the server or the system has run out of resources. */
const NO_ROOM: ReadonlySet<string | undefined> = new Set(["EMFILE", "ENFILE", "ENOMEM"])

/** Reads a process; `undefined` if it is gone. Throws if that cannot be known. */
const read = (pid: number | string): ProcessEntry | undefined => {
  try {
    const file = openSync(`/proc/${pid}/stat`, "r")
    try {
      return parseStat(line.toString("latin1", 0, readSync(file, line)))
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (NO_ROOM.has((error as NodeJS.ErrnoException).code)) throw error
    return undefined
  }
}

const orElse = <A>(look: () => A, otherwise: A): A => {
  try {
    return look()
  } catch {
    return otherwise
  }
}

const LOADAVG = "/proc/loadavg"

/** The type of procfs itself. Managers of containers mount files of their own over some of its files. */
const PROC_SUPER_MAGIC = 0x9fa0

/**
 * Returns the number that was given last to a process or thread, the last field of `/proc/loadavg`; it moves with each
 * start. Undefined where the kernel does not tell it: lxcfs renews it every few seconds, gVisor always writes 0.
 */
const lastPid = (): number | undefined =>
  orElse(() => {
    const isKernels = statfsSync(LOADAVG).type === PROC_SUPER_MAGIC
    const pid = parseLastPid(readFileSync(LOADAVG, "latin1"))
    return isKernels && pid > 0 ? pid : undefined
  }, undefined)

/**
 * Reads the last field of a `/proc/loadavg`.
 *
 * @example parseLastPid("0.22 1.95 5.01 1/118 11904\n") // 11904
 */
export const parseLastPid = (loadavg: string): number => Number(loadavg.trimEnd().split(" ").at(-1))

/**
 * Reads all processes, the newest first, since these may be gone a moment later. Throws if the table cannot be read.
 */
const readAll = (onEntry: (entry: ProcessEntry) => void): Listing => {
  const entries: Array<ProcessEntry> = []
  const vanished: Array<number> = []
  const before = lastPid()
  for (const name of readdirSync("/proc").reverse()) {
    const first = name.charCodeAt(0)
    if (first < 0x30 || first > 0x39) continue
    const entry = read(name)
    if (entry === undefined) vanished.push(Number(name))
    else {
      onEntry(entry)
      entries.push(entry)
    }
  }
  return { entries: entries.reverse(), vanished, isStill: before !== undefined && before === lastPid() }
}

/** stdout and stderr, by which a process holds the run's pipes. */
const OUTPUTS = [1, 2]

/** The parent of the kernel's own threads, which have no environment. */
const KERNEL = 2

const carries = ({ alive, parent, pid }: ProcessEntry, tag: RunTag): boolean | undefined => {
  if (parent === KERNEL) return false
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, "latin1")
    if (environment.includes(tag.id)) return true
    if (OUTPUTS.some((fd) => tag.pipes.includes(linkOf(pid, fd)))) return true
    const { limit } = tag
    if (limit !== undefined && shows(readFileSync(`/proc/${pid}/limits`, "latin1"), limit)) return true
    // It is also empty for a moment while a process replaces its program, and once it is dead; limits can still be read.
    return environment === "" && (alive || limit === undefined) ? undefined : false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EACCES" ? false : undefined
  }
}

const linkOf = (pid: number, fd: number): string => {
  try {
    return readlinkSync(`/proc/${pid}/fd/${fd}`)
  } catch {
    return ""
  }
}

/** Maximum number of threads that are looked at in one process. */
const MAX_THREADS = 256

const detailOf = ({ pid, start }: ProcessEntry): ProcessDetail | undefined => {
  try {
    const program = readlinkSync(`/proc/${pid}/exe`)
    const [, ...args] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").slice(0, -1)
    const threads = readdirSync(`/proc/${pid}/task`)
      .slice(0, MAX_THREADS)
      .map((thread) => orElse(() => readFileSync(`/proc/${pid}/task/${thread}/comm`, "latin1").replace(/\n$/, ""), ""))
    // The number may have been reused meanwhile.
    return read(pid)?.start === start ? { program, args, threads } : undefined
  } catch {
    return undefined
  }
}

const list = (onEntry: (entry: ProcessEntry) => void = () => {}): Effect.Effect<Listing, ListingFailed> =>
  Effect.try({
    try: () => readAll(onEntry),
    catch: (error) => new ListingFailed({ reason: error instanceof Error ? error.message : String(error) })
  })

/** Returns the processes whose number has not been reused since, as far as that can be known. */
const stillThere = (entries: ReadonlyArray<ProcessEntry>): ReadonlyArray<ProcessEntry> =>
  entries.filter(({ pid, start }) => orElse(() => read(pid)?.start === start, true))

const ownGroup = () => orElse(() => read("self")?.group, undefined)

export const processes: Processes = {
  list: list(),
  freeze: (isMember) =>
    list((entry) => {
      if (entry.alive && isMember(entry)) PosixSignals.stop(entry.pid)
    }),
  carries,
  detailOf,
  startOf: (pid) => orElse(() => read(pid)?.start, undefined),
  signal: (entries, signal) => Effect.sync(() => PosixSignals.ask(stillThere(entries), signal)),
  terminate: (entries) => Effect.sync(() => PosixSignals.terminate(stillThere(entries))),
  kill: (entries) => Effect.sync(() => PosixSignals.kill(stillThere(entries), ownGroup())),
  interval: 250
}
