/** Tracks a run's processes and ends them all: SIGTERM, a grace period, then SIGKILL until a listing finds none. */
import { Duration, Effect } from "effect"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import type { ProcessEntry, Processes, RunTag } from "./Processes.ts"
import { ProcessTable } from "./ProcessTable.ts"
import { follow, isMember, type ProcessTree, remembered } from "./ProcessTree.ts"
import type { Ending } from "./Run.ts"

export interface Reaper {
  /** The run's living processes, by a fresh listing. */
  readonly look: Effect.Effect<ReadonlyArray<ProcessEntry>>
  /** Lists the processes periodically, so that an orphan is remembered as a descendant. */
  readonly track: Effect.Effect<never>
  /** Ends all processes; returns when none is alive, or when no signal helps. */
  readonly end: (grace: Duration.DurationInput, dump?: NodeJS.Signals) => Effect.Effect<Ending>
}

/** In milliseconds. */
export const REAPER = {
  /** The part of the grace period for a program to write its stacks. */
  dump: 500,
  /** Time between two listings while processes have their grace. */
  grace: 100,
  /** Time between two listings while they are being killed: an exit takes the kernel a moment. */
  kill: 5,
  killAtMost: 40,
  /** Time after which processes that survive SIGKILL are given up. */
  stuck: 500,
  /**
   * Number of successive listings without a living process that count as proof after `stuck`, though none is certain: a
   * process would have had to slip through all of them.
   */
  unsure: 10,
  /** Time after which a run with fewer such listings is reported as perhaps not over. */
  unproven: 1500,
  /** Time after which a run that forks faster than it is killed is given up. */
  patience: 5000
} as const

/** Makes the reaper of one run: `tag` is the mark of its processes, `tree` the processes known at the start. */
export const make = (tag: RunTag, tree: ProcessTree): Effect.Effect<Reaper, never, ProcessTable> =>
  Effect.map(ProcessTable, (table) => {
    let known = tree
    let alive = remembered(tree)
    let last: Sight | undefined
    /** Makes a listing; `isFreezing`: stops each process of the run as soon as it is read. */
    const look = (isFreezing: boolean): Effect.Effect<Sight> =>
      Effect.suspend(() => {
        const answers = new Map<number, boolean | undefined>()
        const examine = (entry: ProcessEntry): boolean => {
          let carried: boolean | undefined = false
          const isOwn = isMember(known, entry, () => {
            carried = table.carries(entry, tag)
            answers.set(entry.pid, carried)
            return carried
          })
          if (isFreezing && isOwn && entry.alive) table.stop(entry)
          return carried !== undefined || !entry.alive || known.unknown.get(entry.pid) === entry.start
        }
        return Effect.match(table.list(examine), {
          // An unreadable list does not mean that a process has ended.
          onFailure: ({ reason }): Sight => ({ alive, sure: false, isComplete: false, unseen: reason }),
          onSuccess: ({ entries, isComplete, vanished }): Sight => {
            const wereStrangers = vanished.every((pid) => known.nonMembers.has(pid))
            const {
              areDeadKnown,
              areLivingKnown,
              members,
              tree: grown
            } = follow(known, entries, ({ pid }) => answers.get(pid))
            known = grown
            alive = members.filter((entry) => entry.alive)
            const isWhole = isComplete || (wereStrangers && areDeadKnown)
            return { alive, sure: isWhole && areLivingKnown, isComplete, unseen: null }
          }
        })
      }).pipe(
        Effect.tap((sight) => {
          last = sight
        })
      )
    const inspect = look(false)
    const freeze = look(true)
    let ended = false
    let graced = false
    // A run without a living process cannot start another: an empty listing need not be repeated.
    const first = Effect.suspend(() => (last !== undefined && isEmpty(last) ? Effect.succeed(last) : inspect))
    return {
      look: Effect.map(inspect, (sight) => sight.alive),
      track: Effect.forever(Effect.andThen(Effect.sleep(table.interval), inspect)),
      end: (grace, dump) =>
        Effect.suspend(() => {
          if (ended) return Effect.succeed(nothing)
          // The grace period has been used: send SIGKILL once more and stop.
          const time = graced ? NO_TIME : { grace: Duration.toMillis(grace), stuck: REAPER.stuck }
          graced = true
          return end(table, { first, inspect, freeze }, time, dump)
        }).pipe(
          Effect.tap(({ survivors, unseen }) => {
            ended = survivors === 0 && unseen === null
          })
        )
    }
  })

/** The result of ending a run that has ended already. */
const nothing: Ending = { found: 0, survivors: 0, unseen: null }

/** The result of a fresh listing. */
interface Sight {
  /** The living processes; after a listing that failed, those of the last one that did not. */
  readonly alive: ReadonlyArray<ProcessEntry>
  /** True unless a process may be missing, or it is unclear whether a listed one belongs to the run. */
  readonly sure: boolean
  /** True if certainly no living process was missed; if not, a second listing is needed. */
  readonly isComplete: boolean
  /** The reason why the listing failed. */
  readonly unseen: string | null
}

type Inspect = Effect.Effect<Sight>

const isEmpty = ({ alive, sure }: Sight): boolean => sure && alive.length === 0

/** Checks whether this listing alone shows that nothing is left. */
const isOver = (sight: Sight): boolean => isEmpty(sight) && sight.isComplete

/** The ways to list a run's processes. */
interface Looks {
  /** The first listing of an ending: the last one made, if that was empty. */
  readonly first: Inspect
  readonly inspect: Inspect
  /** Stops each process as soon as it is listed. */
  readonly freeze: Inspect
}

/** In ms: the time for processes to end by themselves, and the time after which survivors of SIGKILL are given up. */
interface Time {
  readonly grace: number
  readonly stuck: number
}

const NO_TIME: Time = { grace: 0, stuck: 0 }

const end = Effect.fnUntraced(function* (
  table: Processes,
  { first, inspect, freeze }: Looks,
  { grace, stuck }: Time,
  dump?: NodeJS.Signals
) {
  const began = yield* monotonicNow
  const sight = yield* first
  const { alive, unseen } = sight
  if (isOver(sight)) return nothing
  if (grace > 0 && dump !== undefined) yield* askForDump(table, inspect, alive, dump, Math.min(REAPER.dump, grace / 2))
  const left = grace - ((yield* monotonicNow) - began)
  if (grace > 0) yield* askToEnd(table, inspect, alive, dump === undefined ? grace : left)
  const last = yield* kill(table, freeze, isEmpty(sight), stuck)
  return { found: unseen === null ? alive.length : 0, survivors: last.alive.length, unseen: last.unseen }
})

/** Waits until the dumps are written or their time is over; the grace period goes on meanwhile. */
const askForDump = Effect.fnUntraced(function* (
  table: Processes,
  inspect: Inspect,
  alive: ReadonlyArray<ProcessEntry>,
  dump: NodeJS.Signals,
  atMost: number
) {
  const until = (yield* monotonicNow) + atMost
  yield* table.signal(alive, dump)
  for (let left = alive.length; left > 0 && (yield* monotonicNow) < until; left = (yield* inspect).alive.length) {
    yield* Effect.sleep(Math.min(REAPER.grace, atMost))
  }
})

/** Asks each process once: for many programs a second SIGTERM means "at once". */
const askToEnd = Effect.fnUntraced(function* (
  table: Processes,
  inspect: Inspect,
  first: ReadonlyArray<ProcessEntry>,
  graceMs: number
) {
  const until = (yield* monotonicNow) + graceMs
  const signalled = new Set<string>()
  for (let alive = first; alive.length > 0; alive = (yield* inspect).alive) {
    const fresh = alive.filter((entry) => !signalled.has(identity(entry)))
    for (const entry of fresh) signalled.add(identity(entry))
    yield* table.terminate(fresh)
    const left = until - (yield* monotonicNow)
    if (left <= 0) return
    yield* Effect.sleep(Math.min(REAPER.grace, left))
  }
})

/**
 * Kills until a complete listing is empty, or two reliable ones in a row: a process that forks and exits meanwhile can
 * slip through one. Returns the last listing.
 */
const kill = Effect.fnUntraced(function* (table: Processes, freeze: Inspect, nothingFound: boolean, stuck: number) {
  const began = yield* monotonicNow
  let changed = began
  let before = ""
  let pause: number = REAPER.kill
  let clean = nothingFound ? 1 : 0
  let empty = 0
  for (;;) {
    const sight = yield* freeze
    const { alive } = sight
    clean = isEmpty(sight) ? clean + 1 : 0
    if (clean === 2 || isOver(sight)) return sight
    if (clean === 1) continue
    const time = yield* monotonicNow
    const those = alive.map(identity).join()
    if (those !== before) changed = time
    empty = alive.length === 0 && sight.unseen === null ? empty + 1 : 0
    const lasted = time - changed
    const isLate = time - began > REAPER.patience
    if (empty > 0 && stuck > 0) {
      if (empty >= REAPER.unsure && lasted > stuck) return sight
      if (isLate || lasted > REAPER.unproven) return { ...sight, unseen: UNPROVEN }
    } else if (isLate || lasted > stuck) return sight
    before = those
    yield* table.kill(alive)
    yield* Effect.sleep(pause)
    pause = alive.length === 0 ? REAPER.kill : Math.min(pause * 2, REAPER.killAtMost)
  }
})

const UNPROVEN = "others came and went while they were listed"

const identity = ({ pid, start }: ProcessEntry) => `${pid}:${start}`
