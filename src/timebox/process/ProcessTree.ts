/**
 * Finds the processes of a listing that belong to a run. Pure: the input is one listing after another, the output the
 * run's own processes.
 */
import { addTo } from "../../kernel/util/Collections.ts"
import type { ProcessEntry } from "./Processes.ts"

/** Facts about a run after a listing. */
export interface ProcessTree {
  /** Start time of the leader: nothing older belongs to the run. 0 until it is known. */
  readonly since: number
  /** Members by number, with the start time; `undefined` until a listing has given it. */
  readonly members: ReadonlyMap<number, number | undefined>
  /**
   * Groups and sessions with a member in the last listing. No older ones: after its last member has ended, the number
   * of a group may be reused by a stranger.
   */
  readonly groups: ReadonlySet<number>
  readonly sessions: ReadonlySet<number>
  /** Processes, by number with the start time, that are older than the leader, or were found not to carry the tag. */
  readonly nonMembers: ReadonlyMap<number, number>
  /** Processes, by number with the start time, about which the last listing left a doubt. */
  readonly unknown: ReadonlyMap<number, number>
  /**
   * Processes, by number with the start time, that the last listing found dead, without those of `nonMembers`. A
   * process that has died since may have started one that the listing lacks.
   */
  readonly dead: ReadonlyMap<number, number>
}

/** Makes the tree of a run with only a known leader: detached, it leads a new group and session. */
export const ofLeader = (pid: number, start: number | undefined): ProcessTree => ({
  since: start ?? 0,
  members: new Map([[pid, start]]),
  groups: new Set([pid]),
  sessions: new Set([pid]),
  nonMembers: new Map(),
  unknown: new Map(),
  dead: new Map()
})

/** Returns the members known without a listing: the leader leads its own group, and an unknown start time is 0. */
export const remembered = ({ groups, members }: ProcessTree): ReadonlyArray<ProcessEntry> =>
  Array.from(members, ([pid, start = 0]) => {
    const group = groups.has(pid) ? pid : 0
    return { pid, parent: 0, group, session: 0, start, alive: true }
  })

/** Facts about a run of which only the tag is known. */
export const ofTag: ProcessTree = {
  since: 0,
  members: new Map(),
  groups: new Set(),
  sessions: new Set(),
  nonMembers: new Map(),
  unknown: new Map(),
  dead: new Map()
}

const isKnown = ({ members }: ProcessTree, { pid, start }: ProcessEntry): boolean =>
  members.has(pid) && (members.get(pid) ?? start) === start

/** Checks a child against its parent's start time: if it is older, the parent's number has been reused. */
const isBelow = (parentStart: number | undefined, { start }: ProcessEntry): boolean => start >= (parentStart ?? 0)

/** Returns the start time of the leader, from before or from the listing. */
const sinceIn = ({ members, since }: ProcessTree, listing: ReadonlyArray<ProcessEntry>): number =>
  listing.find(({ pid }) => members.has(pid) && members.get(pid) === undefined)?.start ?? since

/** Checks whether a process belongs to the run by its own facts; never the server, nor its group or session. */
export const isMember = (
  tree: ProcessTree,
  entry: ProcessEntry,
  carries: () => boolean | undefined,
  self: number = process.pid
): boolean => {
  const { groups, members, sessions, since, nonMembers } = tree
  const { group, parent, pid, session, start } = entry
  if (start < since || pid === self || pid <= 1) return false
  if (isKnown(tree, entry)) return true
  if (groups.has(group) || sessions.has(session)) return true
  if (members.has(parent) && isBelow(members.get(parent), entry)) return true
  return nonMembers.get(pid) !== start && carries() === true
}

/** Gathers the members of a run in a listing, each with its descendants, and their groups and sessions. */
class Members {
  readonly found = new Map<number, ProcessEntry>()
  readonly #groups: Set<number>
  readonly #sessions: Set<number>
  readonly #children = new Map<number, Array<ProcessEntry>>()
  readonly #own: ProcessEntry | undefined

  /** `own`: the server's process, whose group and session are never the run's. */
  constructor(tree: ProcessTree, candidates: ReadonlyArray<ProcessEntry>, own: ProcessEntry | undefined) {
    this.#groups = new Set(tree.groups)
    this.#sessions = new Set(tree.sessions)
    this.#own = own
    for (const entry of candidates) addTo(this.#children, entry.parent, entry)
  }

  /** All sessions of the run so far. */
  get sessions(): ReadonlySet<number> {
    return this.#sessions
  }

  has({ pid }: ProcessEntry): boolean {
    return this.found.has(pid)
  }

  isGroup(group: number): boolean {
    return group > 1 && group !== this.#own?.group
  }

  isSession(session: number): boolean {
    return session > 1 && session !== this.#own?.session
  }

  /** Adds a process and all its descendants. */
  take(first: ProcessEntry): void {
    const open = [first]
    for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
      if (this.has(entry)) continue
      this.found.set(entry.pid, entry)
      if (this.isGroup(entry.group)) this.#groups.add(entry.group)
      if (this.isSession(entry.session)) this.#sessions.add(entry.session)
      for (const child of this.#children.get(entry.pid) ?? []) if (isBelow(entry.start, child)) open.push(child)
    }
  }

  /** Adds the other processes in a group or session of a member, until there are no more. */
  takeRelated(others: ReadonlyArray<ProcessEntry>): void {
    for (let before = -1; before !== this.found.size; ) {
      before = this.found.size
      for (const entry of others) {
        const isRelated = this.#groups.has(entry.group) || this.#sessions.has(entry.session)
        if (isRelated && !this.has(entry)) this.take(entry)
      }
    }
  }
}

/** A run after a listing. */
interface Followed {
  readonly tree: ProcessTree
  readonly members: ReadonlyArray<ProcessEntry>
  /** False if a process that was just replacing its program may be one of the run. */
  readonly areLivingKnown: boolean
  /**
   * False if a process that may have belonged to the run has just died: it may have started another that the listing
   * lacks.
   */
  readonly areDeadKnown: boolean
}

/**
 * Finds the members in a new listing: those already known, those in a group or session of the run, those that carry its
 * tag, and all descendants of any of them. `carries` is called only for processes that nothing else decides, once for
 * each, since it may read a file. `self` is the server: neither it nor its group and session ever belong to the run.
 */
export const follow = (
  tree: ProcessTree,
  listing: ReadonlyArray<ProcessEntry>,
  carries: (entry: ProcessEntry) => boolean | undefined,
  self: number = process.pid
): Followed => {
  const own = listing.find(({ pid }) => pid === self)
  const since = sinceIn(tree, listing)
  const candidates = listing.filter(({ pid, start }) => start >= since && pid > 1 && pid !== self)
  const run = new Members(tree, candidates, own)
  const others = takeKnown(run, tree, listing, candidates)
  run.takeRelated(others)
  const nonMembers = startTimes(listing.filter(({ start }) => start < since))
  const doubtful: Array<ProcessEntry> = []
  for (const entry of others) {
    if (run.has(entry)) continue
    const carried = tree.nonMembers.get(entry.pid) === entry.start ? false : carries(entry)
    if (carried === true) run.take(entry)
    if (carried === false) nonMembers.set(entry.pid, entry.start)
    if (carried === undefined && entry.alive) doubtful.push(entry)
  }
  run.takeRelated(others)
  const strangers = listing.filter((entry) => entry.pid === self || (nonMembers.has(entry.pid) && !run.has(entry)))
  const isForeign = foreignTo(strangers, run.sessions, lineOf(own, listing))
  const unknown = startTimes(doubtful.filter((entry) => !(run.has(entry) || isForeign(entry))))
  // A dead process no longer shows a tag: it may have belonged to the run.
  const dead = startTimes(candidates.filter(({ alive, pid }) => !(alive || nonMembers.has(pid))))

  const members = Array.from(run.found.values())
  return {
    members,
    areLivingKnown: areOld(unknown, tree.unknown),
    areDeadKnown: areOld(dead, tree.dead),
    tree: {
      since,
      members: startTimes(members),
      groups: new Set(members.map(({ group }) => group).filter((group) => run.isGroup(group))),
      sessions: new Set(members.map(({ session }) => session).filter((session) => run.isSession(session))),
      nonMembers,
      unknown,
      dead
    }
  }
}

/** Adds the members of the listing before and the children of those that have ended; returns the others. */
const takeKnown = (
  run: Members,
  tree: ProcessTree,
  listing: ReadonlyArray<ProcessEntry>,
  candidates: ReadonlyArray<ProcessEntry>
): ReadonlyArray<ProcessEntry> => {
  const listed = new Set(listing.map(({ pid }) => pid))
  /** Checks for a child of a member that has gone since the child was read. */
  const isOrphan = (entry: ProcessEntry): boolean =>
    !listed.has(entry.parent) && tree.members.has(entry.parent) && isBelow(tree.members.get(entry.parent), entry)
  const others: Array<ProcessEntry> = []
  for (const entry of candidates) {
    if (isKnown(tree, entry) || isOrphan(entry)) run.take(entry)
    else others.push(entry)
  }
  return others
}

/** A process and its ancestors, as far as they are listed; the system's first process is an ancestor of all. */
const lineOf = (own: ProcessEntry | undefined, listing: ReadonlyArray<ProcessEntry>): ReadonlySet<number> => {
  const parents = new Map(listing.map(({ parent, pid }) => [pid, parent]))
  const line = new Set([0, 1])
  for (let pid = own?.pid; pid !== undefined && !line.has(pid); pid = parents.get(pid)) line.add(pid)
  return line
}

/**
 * Returns a check for processes that cannot belong to the run, whatever they carry. A session contains only its creator
 * and that one's descendants, so either all or none of them belong to the run. The parent of a process is the one that
 * started it or, once that one is gone, an ancestor of the server: below any other foreign process all are foreign.
 */
const foreignTo = (strangers: ReadonlyArray<ProcessEntry>, own: ReadonlySet<number>, line: ReadonlySet<number>) => {
  // 0 means that the system does not report it.
  const sessions = new Set(strangers.map(({ session }) => session).filter((id) => id !== 0 && !own.has(id)))
  const parents = new Set(strangers.map(({ pid }) => pid).filter((pid) => !line.has(pid)))
  return ({ parent, session }: ProcessEntry): boolean => sessions.has(session) || parents.has(parent)
}

const startTimes = (entries: ReadonlyArray<ProcessEntry>): Map<number, number> =>
  new Map(entries.map(({ pid, start }) => [pid, start]))

/** Checks that each of these was there before. */
const areOld = (these: ReadonlyMap<number, number>, before: ReadonlyMap<number, number>): boolean =>
  Array.from(these).every(([pid, start]) => before.get(pid) === start)
