/**
 * Prepares all that a run needs before its command is started: the run's mark, its pipes and its watchdog.
 *
 * None of it depends on the command, and it takes as long as the start of three programs. So one is kept ready for the
 * next run where that is cheap: a shell that waits.
 */
import { randomUUID } from "node:crypto"
import { Context, Effect, ExecutionStrategy, Exit, Option, Scope } from "effect"
import { Idle } from "../../kernel/util/Idle.ts"
import { LimitMark, type Mark } from "./LimitMark.ts"
import * as OutputPipes from "./OutputPipes.ts"
import type { RunTag } from "./Processes.ts"
import { type Guard, Watchdog } from "./Watchdog.ts"

export interface Prepared {
  readonly tag: RunTag
  readonly mark: Mark
  /** None where there are no named pipes. */
  readonly pipes: Option.Option<OutputPipes.OutputPipes>
  readonly guard: Guard
}

type Needed = Watchdog | LimitMark

/** Milliseconds without any request after which the next one is prepared: the answer of the last run goes first. */
const QUIET = 10

export const prepare: Effect.Effect<Prepared, never, Needed | Scope.Scope> = Effect.gen(function* () {
  const mark = yield* Effect.flatMap(LimitMark, ({ draw }) => draw)
  const { watch } = yield* Watchdog
  const places = yield* OutputPipes.choosePaths
  const fifos = Option.match(places, { onNone: () => [], onSome: ({ stderr, stdout }) => [stdout, stderr] })
  const guard = yield* watch({ isMarked: mark.limit !== undefined, fifos })
  const pipes = Option.isSome(places) && (yield* guard.made) ? yield* OutputPipes.open(places.value) : Option.none()
  const links = Option.match(pipes, { onNone: () => [], onSome: (made) => made.links })
  return { tag: { id: randomUUID(), pipes: links, limit: mark.limit }, mark, pipes, guard }
})

/** What one run is prepared with, until `scope` is closed. */
interface Held {
  readonly prepared: Prepared
  readonly scope: Scope.CloseableScope
}

export interface Preparations {
  /** Gives a run what it needs, for the scope of the run. */
  readonly take: Effect.Effect<Prepared, never, Scope.Scope>
}

/** Keeps what the next run needs, until that one has ended or the scope of this effect closes. */
export const keepReady: Effect.Effect<Preparations, never, Needed | Scope.Scope> = Effect.gen(function* () {
  const lifetime = yield* Effect.scope
  const { awaitQuiet } = yield* Idle
  const needed = Context.pick(Watchdog, LimitMark)(yield* Effect.context<Needed>())
  let ready: Held | undefined
  let isPreparing = false

  const hold: Effect.Effect<Held> = Effect.gen(function* () {
    const scope = yield* Scope.fork(lifetime, ExecutionStrategy.sequential)
    const prepared = yield* Scope.extend(Effect.provide(prepare, needed), scope)
    return { prepared, scope }
  })
  const next = Effect.suspend(() => {
    if (isPreparing || ready !== undefined) return Effect.void
    isPreparing = true
    return awaitQuiet(QUIET).pipe(
      Effect.andThen(hold),
      Effect.tap((held) => {
        ready = held
        isPreparing = false
      }),
      Effect.interruptible,
      Effect.forkIn(lifetime)
    )
  })
  const acquire = Effect.gen(function* () {
    const kept = ready
    ready = undefined
    if (kept?.prepared.guard.isAlive() === true) return kept
    if (kept !== undefined) yield* Scope.close(kept.scope, Exit.void)
    return yield* hold
  })
  const take = Effect.acquireRelease(acquire, ({ prepared, scope }, exit) =>
    Effect.andThen(Scope.close(scope, exit), prepared.guard.isLight ? next : Effect.void)
  ).pipe(Effect.map(({ prepared }) => prepared))
  return { take }
})
