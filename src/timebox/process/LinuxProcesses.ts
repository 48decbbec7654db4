/** The process table of linux, read from `/proc`; see proc(5). */
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, readSync, statfsSync } from "node:fs"
import { Effect } from "effect"
import { errorCode } from "../../kernel/util/errorCode.ts"
import { shows } from "./LimitMark.ts"
import { listAll, type ProcFolder } from "./LinuxListing.ts"
import * as PosixSignals from "./PosixSignals.ts"
import {
  type Examine,
  type Listing,
  ListingFailed,
  type ProcessEntry,
  type Processes,
  type RunTag
} from "./Processes.ts"
import type { ProcessDetail } from "./Run.ts"

/** The fields of a `/proc/PID/stat` from the third on, as proc(5) numbers them. */
const FIELD = {
  state: 3,
  parent: 4,
  group: 5,
  session: 6,
  threads: 20,
  start: 22,
  exitSignal: 38,
  envStart: 50,
  envEnd: 51
}

/** The name in parentheses may itself hold blanks and parentheses, so the fields are counted from the last `)`. */
const fieldsOf = (stat: string): ((number: number) => string | undefined) => {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return (number) => fields[number - FIELD.state]
}

/** Reads a `/proc/PID/stat`; `undefined` for a thread, and for a process that has been reaped since it died. */
export const parseStat = (stat: string): ProcessEntry | undefined => {
  const field = fieldsOf(stat)
  const state = field(FIELD.state)
  const pid = Number.parseInt(stat, 10)
  const start = Number(field(FIELD.start))
  if (state === undefined || !Number.isInteger(pid) || !Number.isInteger(start)) return undefined
  if (state === "X" || field(FIELD.exitSignal) === "-1") return undefined
  return {
    pid,
    parent: Number(field(FIELD.parent)),
    group: Number(field(FIELD.group)),
    session: Number(field(FIELD.session)),
    start,
    // A main thread that has ended shows as a zombie while other threads run on.
    alive: state !== "Z" || Number(field(FIELD.threads)) > 1
  }
}

/** Holds a stat line, which is some 300 bytes; one read gives it whole, in half the time of `readFileSync`. */
const line = Buffer.allocUnsafe(4096)

const readLine = (path: string): string => {
  const file = openSync(path, "r")
  try {
    return line.toString("latin1", 0, readSync(file, line))
  } finally {
    closeSync(file)
  }
}

/** Errors that say nothing about the process: the server or the system has run out of resources. */
const NO_ROOM: ReadonlySet<string | undefined> = new Set(["EMFILE", "ENFILE", "ENOMEM"])

/** Reads a process; `undefined` if it has ended. Throws if that is unknown. */
const read = (pid: number | string): ProcessEntry | undefined => {
  const path = `/proc/${pid}/stat`
  try {
    // A thread that replaces the program takes the number of the main thread, which may be read as it ends.
    return parseStat(readLine(path)) ?? parseStat(readLine(path))
  } catch (error) {
    if (NO_ROOM.has(errorCode(error))) throw error
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

/** The file system type of procfs. Container managers mount their own files over some of its files. */
const PROC_SUPER_MAGIC = 0x9fa0

/**
 * Returns the last field of `/proc/loadavg`, which moves with each start of a process or thread. Undefined if it is not
 * the kernel's: lxcfs renews it every few seconds, gVisor always writes 0.
 */
const lastNumber = (): number | undefined =>
  orElse(() => {
    const number = parseLastNumber(readLine(LOADAVG))
    return number > 0 && statfsSync(LOADAVG).type === PROC_SUPER_MAGIC ? number : undefined
  }, undefined)

/**
 * Reads the last field of a `/proc/loadavg`.
 *
 * @example parseLastNumber("0.22 1.95 5.01 1/118 11904\n") // 11904
 */
export const parseLastNumber = (loadavg: string): number => Number(loadavg.trimEnd().split(" ").at(-1))

const folder: ProcFolder = {
  numbers: () => readdirSync("/proc").map(Number).filter(Number.isInteger),
  read,
  lastNumber
}

/** stdout and stderr, the descriptors with which a process holds the run's pipes. */
const OUTPUTS = [1, 2]

/** The parent of kernel threads, which have no environment. */
const KERNEL = 2

/**
 * Returns the environment of a process, empty if it is hidden: another user's, or one that hides its memory, as
 * ssh-agent does. `undefined` while a process replaces its program, and once it has ended.
 */
const environmentOf = (pid: number): string | undefined => {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, "latin1")
    if (environment !== "") return environment
    const field = fieldsOf(readLine(`/proc/${pid}/stat`))
    const start = field(FIELD.envStart)
    return start !== "0" && start === field(FIELD.envEnd) ? "" : undefined
  } catch (error) {
    return errorCode(error) === "EACCES" ? "" : undefined
  }
}

const carries = ({ alive, parent, pid }: ProcessEntry, tag: RunTag): boolean | undefined => {
  if (parent === KERNEL) return false
  const environment = alive ? environmentOf(pid) : undefined
  if (environment?.includes(tag.id) === true) return true
  if (OUTPUTS.some((fd) => tag.pipes.includes(linkOf(pid, fd)))) return true
  const { limit } = tag
  if (limit === undefined) return environment === undefined ? undefined : false
  // These can also be read for a dead process.
  const limits = limitsOf(pid)
  if (limits !== undefined && shows(limits, limit)) return true
  return limits === undefined || (environment === undefined && alive) ? undefined : false
}

/** Returns the limits of a process, empty if they are hidden; `undefined` if it has ended. */
const limitsOf = (pid: number): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/limits`, "latin1")
  } catch (error) {
    return errorCode(error) === "EACCES" ? "" : undefined
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

const list = (examine: Examine): Effect.Effect<Listing, ListingFailed> =>
  Effect.try({
    try: () => listAll(folder, examine),
    catch: (error) => new ListingFailed({ reason: error instanceof Error ? error.message : String(error) })
  })

/** Returns the processes whose number has not been reused since, and those that cannot be read. */
const stillThere = (entries: ReadonlyArray<ProcessEntry>): ReadonlyArray<ProcessEntry> =>
  entries.filter(({ pid, start }) => orElse(() => read(pid)?.start === start, true))

const ownGroup = () => orElse(() => read("self")?.group, undefined)

export const processes: Processes = {
  list,
  stop: ({ pid }) => PosixSignals.stop(pid),
  carries,
  detailOf,
  startOf: (pid) => orElse(() => read(pid)?.start, undefined),
  signal: (entries, signal) => Effect.sync(() => PosixSignals.ask(stillThere(entries), signal)),
  terminate: (entries) => Effect.sync(() => PosixSignals.terminate(stillThere(entries))),
  kill: (entries) => Effect.sync(() => PosixSignals.kill(stillThere(entries), ownGroup())),
  interval: 250
}
