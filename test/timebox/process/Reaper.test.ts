import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Option, TestClock } from "effect"
import type { Examine, ProcessEntry, Processes } from "../../../src/timebox/process/Processes.ts"
import { ListingFailed } from "../../../src/timebox/process/Processes.ts"
import { ProcessTable } from "../../../src/timebox/process/ProcessTable.ts"
import { ofLeader, ofTag } from "../../../src/timebox/process/ProcessTree.ts"
import * as Reaper from "../../../src/timebox/process/Reaper.ts"

type Nature = "polite" | "deaf" | "immortal" | "breeding" | "hydra"

/** An operating system of a few processes, all in the leader's group. */
const system = (
  natures: ReadonlyArray<Nature>,
  unreliable = 0,
  isComplete = false,
  carries: Processes["carries"] = () => true
) => {
  const signals: Array<string> = []
  let next = 100
  const alive = new Map<number, Nature>()
  const born = (nature: Nature) => void alive.set(next++, nature)
  for (const nature of natures) born(nature)
  const entry = (pid: number): ProcessEntry => ({ pid, parent: 1, group: 100, session: 100, start: pid, alive: true })
  const sight = {
    isBlind: false,
    listings: 0,
    listingTime: 0,
    strangers: [] as ReadonlyArray<ProcessEntry>,
    known: [] as ReadonlyArray<boolean>,
    stopped: [] as Array<number>
  }
  const list = (examine: Examine) =>
    Effect.suspend(() => {
      sight.listings++
      const entries = [...sight.strangers, ...Array.from(alive.keys(), entry)]
      sight.known = entries.map(examine)
      const listed = sight.isBlind
        ? Effect.fail(new ListingFailed({ reason: "no descriptors" }))
        : Effect.succeed({ entries, vanished: unreliable-- <= 0 ? [] : [7], isComplete })
      return sight.listingTime === 0 ? listed : Effect.delay(listed, sight.listingTime)
    })
  const processes: Processes = {
    list,
    stop: ({ pid }) => void sight.stopped.push(pid),
    carries,
    detailOf: () => undefined,
    startOf: (pid) => pid,
    signal: (entries, signal) =>
      Effect.sync(() => void signals.push(...entries.map(({ pid }) => `${signal.slice(3)} ${pid}`))),
    terminate: (entries) =>
      Effect.sync(() => {
        for (const { pid } of entries) {
          signals.push(`TERM ${pid}`)
          if (alive.get(pid) === "breeding") born("deaf")
          if (alive.get(pid) === "polite" || alive.get(pid) === "breeding") alive.delete(pid)
        }
      }),
    kill: (entries) =>
      Effect.sync(() => {
        for (const { pid } of entries) {
          signals.push(`KILL ${pid}`)
          if (alive.get(pid) === "hydra") born("hydra")
          if (alive.get(pid) !== "immortal") alive.delete(pid)
        }
      }),
    interval: 250
  }
  return { signals, alive, born, sight, layer: Layer.succeed(ProcessTable, processes) }
}

const end = (natures: ReadonlyArray<Nature>, grace = 1500) => {
  const { layer, ...os } = system(natures)
  return Effect.gen(function* () {
    const reaper = yield* Reaper.make({ id: "mark", pipes: [] }, ofLeader(100, 100))
    return { ...os, ending: yield* Effect.fork(reaper.end(grace)) }
  }).pipe(Effect.provide(layer))
}

describe("Reaper", () => {
  it.effect("asks, and is done as soon as all have gone", () =>
    Effect.gen(function* () {
      const { ending, signals } = yield* end(["polite", "polite"])
      yield* TestClock.adjust(200)
      assert.deepStrictEqual(yield* Fiber.join(ending), { found: 2, survivors: 0, unseen: null })
      assert.deepStrictEqual(signals, ["TERM 100", "TERM 101"])
    })
  )

  it.effect("kills what is left after the grace, and not a moment before", () =>
    Effect.gen(function* () {
      const { ending, signals } = yield* end(["polite", "deaf"])
      yield* TestClock.adjust(1499)
      assert.deepStrictEqual(signals, ["TERM 100", "TERM 101"])
      yield* TestClock.adjust(1)
      assert.deepStrictEqual(signals, ["TERM 100", "TERM 101", "KILL 101"])
      yield* TestClock.adjust(100)
      assert.deepStrictEqual(yield* Fiber.join(ending), { found: 2, survivors: 0, unseen: null })
    })
  )

  it.effect("asks each process once, also those born during the grace", () =>
    Effect.gen(function* () {
      const { ending, signals } = yield* end(["breeding", "deaf"])
      yield* TestClock.adjust(1600)
      yield* Fiber.join(ending)
      assert.deepStrictEqual(signals, ["TERM 100", "TERM 101", "TERM 102", "KILL 101", "KILL 102"])
    })
  )

  it.effect("kills at once without a grace", () =>
    Effect.gen(function* () {
      const { ending, signals } = yield* end(["polite"], 0)
      yield* TestClock.adjust(100)
      assert.deepStrictEqual(yield* Fiber.join(ending), { found: 1, survivors: 0, unseen: null })
      assert.deepStrictEqual(signals, ["KILL 100"])
    })
  )

  it.effect("gives up on what no signal ends, and reports how many", () =>
    Effect.gen(function* () {
      const { ending } = yield* end(["immortal", "polite"], 0)
      yield* TestClock.adjust(Reaper.REAPER.stuck + 100)
      assert.deepStrictEqual(yield* Fiber.join(ending), { found: 2, survivors: 1, unseen: null })
    })
  )

  it.effect("goes on as long as it gets somewhere, but not for ever", () =>
    Effect.gen(function* () {
      const { ending } = yield* end(["hydra"], 0)
      yield* TestClock.adjust(Reaper.REAPER.stuck * 4)
      assert.isNull(ending.unsafePoll())
      yield* TestClock.adjust(Reaper.REAPER.patience)
      assert.deepStrictEqual(yield* Fiber.join(ending), { found: 1, survivors: 1, unseen: null })
    })
  )

  it.effect("finds nothing in a run that has ended", () =>
    Effect.gen(function* () {
      const { ending, signals } = yield* end([])
      assert.deepStrictEqual(yield* Fiber.join(ending), { found: 0, survivors: 0, unseen: null })
      assert.isEmpty(signals)
    })
  )

  for (const [isComplete, listings] of [
    [true, 1],
    [false, 2]
  ] as const) {
    it.effect(`looks ${listings === 1 ? "once" : "twice"} if a listing is ${isComplete ? "" : "not "}complete`, () => {
      const { layer, sight } = system([], 0, isComplete)
      return Effect.gen(function* () {
        const reaper = yield* Reaper.make({ id: "mark", pipes: [] }, ofLeader(100, 100))
        assert.deepStrictEqual(yield* reaper.end(1500), { found: 0, survivors: 0, unseen: null })
        assert.strictEqual(sight.listings, listings)
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("believes a complete listing whatever went away meanwhile", () => {
    const { layer, sight } = system([], Number.POSITIVE_INFINITY, true)
    return Effect.gen(function* () {
      const reaper = yield* Reaper.make({ id: "mark", pipes: [] }, ofLeader(100, 100))
      assert.deepStrictEqual(yield* reaper.end(1500), { found: 0, survivors: 0, unseen: null })
      assert.strictEqual(sight.listings, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("believes no listing, complete or not, with a process of which it is not known whose it is", () => {
    const { layer, sight } = system([], 0, true, () => undefined)
    return Effect.gen(function* () {
      const reaper = yield* Reaper.make({ id: "mark", pipes: [] }, ofLeader(100, 100))
      sight.strangers = [{ pid: 107, parent: 1, group: 107, session: 107, start: 300, alive: true }]
      yield* reaper.look
      assert.deepStrictEqual(sight.known, [false])
      sight.strangers = [{ pid: 108, parent: 1, group: 108, session: 108, start: 300, alive: true }]
      const ending = yield* Effect.fork(reaper.end(1500))
      yield* TestClock.adjust(Reaper.REAPER.kill)
      assert.deepStrictEqual(yield* Fiber.join(ending), { found: 0, survivors: 0, unseen: null })
      assert.strictEqual(sight.listings, 3)
      assert.deepStrictEqual(sight.known, [true])
    }).pipe(Effect.provide(layer))
  })

  it.effect("stops each process of the run as soon as it is listed to be killed", () => {
    const { layer, sight, signals } = system(["deaf"], 0, true, () => false)
    return Effect.gen(function* () {
      const reaper = yield* Reaper.make({ id: "mark", pipes: [] }, ofLeader(100, 100))
      sight.strangers = [{ pid: 7, parent: 1, group: 7, session: 7, start: 300, alive: true }]
      const ending = yield* Effect.fork(reaper.end(0))
      yield* TestClock.adjust(Reaper.REAPER.kill)
      yield* Fiber.join(ending)
      assert.deepStrictEqual([sight.stopped, signals], [[100], ["KILL 100"]])
    }).pipe(Effect.provide(layer))
  })

  it.effect("believes no listing during which a process went away", () => {
    const { layer, born, signals } = system([], 4)
    return Effect.gen(function* () {
      const reaper = yield* Reaper.make({ id: "mark", pipes: [] }, ofLeader(100, 100))
      const ending = yield* Effect.fork(reaper.end(1500))
      yield* TestClock.adjust(Reaper.REAPER.kill)
      assert.isNull(ending.unsafePoll())
      born("deaf")
      yield* TestClock.adjust(200)
      assert.deepStrictEqual(yield* Fiber.join(ending), { found: 0, survivors: 0, unseen: null })
      assert.deepStrictEqual(signals, ["KILL 100"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("is content with many empty listings where none is reliable", () => {
    const { layer, sight } = system([], Number.POSITIVE_INFINITY)
    return Effect.gen(function* () {
      const reaper = yield* Reaper.make({ id: "mark", pipes: [] }, ofLeader(100, 100))
      const ending = yield* Effect.fork(reaper.end(1500))
      yield* TestClock.adjust(Reaper.REAPER.stuck)
      assert.isNull(ending.unsafePoll())
      yield* TestClock.adjust(100)
      assert.deepStrictEqual(yield* Fiber.join(ending), { found: 0, survivors: 0, unseen: null })
      assert.isAtLeast(sight.listings, Reaper.REAPER.unsure)
    }).pipe(Effect.provide(layer))
  })

  it.effect("does not mind that a known stranger vanishes while it is listed", () => {
    const { layer, sight } = system(["polite"], Number.POSITIVE_INFINITY)
    return Effect.gen(function* () {
      const reaper = yield* Reaper.make({ id: "mark", pipes: [] }, ofLeader(100, 100))
      sight.strangers = [{ pid: 7, parent: 1, group: 7, session: 7, start: 3, alive: true }]
      yield* reaper.look
      const ending = yield* Effect.fork(reaper.end(1500))
      yield* TestClock.adjust(Reaper.REAPER.grace)
      assert.deepStrictEqual(yield* Fiber.join(ending), { found: 1, survivors: 0, unseen: null })
    }).pipe(Effect.provide(layer))
  })

  it.effect("leaves it open where there are too few of them, and says so", () => {
    const { layer, sight } = system([], Number.POSITIVE_INFINITY)
    sight.listingTime = 200
    return Effect.gen(function* () {
      const reaper = yield* Reaper.make({ id: "mark", pipes: [] }, ofLeader(100, 100))
      const ending = yield* Effect.fork(reaper.end(1500))
      yield* TestClock.adjust(Reaper.REAPER.unproven)
      assert.isNull(ending.unsafePoll())
      yield* TestClock.adjust(500)
      assert.deepStrictEqual(yield* Fiber.join(ending), {
        found: 0,
        survivors: 0,
        unseen: "others came and went while they were listed"
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("ends a run for good: what is asked again finds it done without a look", () => {
    const { layer, born, signals } = system(["polite"])
    return Effect.gen(function* () {
      const reaper = yield* Reaper.make({ id: "mark", pipes: [] }, ofLeader(100, 100))
      const ending = yield* Effect.fork(reaper.end(1500))
      yield* TestClock.adjust(200)
      assert.deepStrictEqual(yield* Fiber.join(ending), { found: 1, survivors: 0, unseen: null })
      born("deaf")
      assert.deepStrictEqual(yield* reaper.end(1500), { found: 0, survivors: 0, unseen: null })
      assert.deepStrictEqual(signals, ["TERM 100"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("remembers by looking now and then", () => {
    const { layer, born, alive } = system(["deaf"])
    return Effect.gen(function* () {
      const reaper = yield* Reaper.make({ id: "mark", pipes: [] }, ofLeader(100, 100))
      yield* Effect.fork(reaper.track)
      born("deaf")
      yield* TestClock.adjust(250)
      alive.delete(100)
      assert.deepStrictEqual(
        (yield* reaper.look).map(({ pid }) => pid),
        [101]
      )
    }).pipe(Effect.provide(layer))
  })

  describe("where the system does not tell who is there", () => {
    const blind = (natures: ReadonlyArray<Nature>, tree = ofLeader(100, 100)) => {
      const { layer, ...os } = system(natures)
      return Effect.gen(function* () {
        const reaper = yield* Reaper.make({ id: "mark", pipes: [] }, tree)
        return { ...os, reaper }
      }).pipe(Effect.provide(layer))
    }

    it.effect("ends whom it knew before, and does not say that none is left", () =>
      Effect.gen(function* () {
        const { reaper, sight, signals } = yield* blind(["polite", "deaf"])
        yield* reaper.look
        sight.isBlind = true
        assert.deepStrictEqual(
          (yield* reaper.look).map(({ pid }) => pid),
          [100, 101]
        )
        const ending = yield* Effect.fork(reaper.end(1500))
        yield* TestClock.adjust(1500)
        assert.deepStrictEqual(signals, ["TERM 100", "TERM 101", "KILL 100", "KILL 101"])
        yield* TestClock.adjust(Reaper.REAPER.stuck + 100)
        assert.deepStrictEqual(yield* Fiber.join(ending), { found: 0, survivors: 2, unseen: "no descriptors" })
      })
    )

    it.effect("ends the leader at least, which it knows without a look", () =>
      Effect.gen(function* () {
        const { alive, reaper, sight } = yield* blind(["polite"])
        sight.isBlind = true
        const ending = yield* Effect.fork(reaper.end(0))
        yield* TestClock.adjust(Reaper.REAPER.stuck + 100)
        assert.deepStrictEqual(yield* Fiber.join(ending), { found: 0, survivors: 1, unseen: "no descriptors" })
        assert.strictEqual(alive.size, 0)
      })
    )

    it.effect("says so even if it never knew anybody", () =>
      Effect.gen(function* () {
        const { reaper, sight } = yield* blind([], ofTag)
        sight.isBlind = true
        const ending = yield* Effect.fork(reaper.end(0))
        yield* TestClock.adjust(Reaper.REAPER.stuck + 100)
        assert.deepStrictEqual(yield* Fiber.join(ending), { found: 0, survivors: 0, unseen: "no descriptors" })
      })
    )

    it.effect("forgets no member by that: it is found again when the system tells", () =>
      Effect.gen(function* () {
        const { alive, born, reaper, sight, signals } = yield* blind(["deaf"])
        born("deaf")
        yield* reaper.look
        sight.isBlind = true
        yield* reaper.look
        sight.isBlind = false
        alive.delete(100)
        const ending = yield* Effect.fork(reaper.end(0))
        yield* TestClock.adjust(100)
        assert.deepStrictEqual(yield* Fiber.join(ending), { found: 1, survivors: 0, unseen: null })
        assert.deepStrictEqual(signals, ["KILL 101"])
      })
    )

    it.effect("gives no second grace to whom it could not see go", () =>
      Effect.gen(function* () {
        const { reaper, sight, signals } = yield* blind(["deaf"])
        sight.isBlind = true
        const first = yield* Effect.fork(reaper.end(1500))
        yield* TestClock.adjust(1500 + Reaper.REAPER.stuck + 100)
        yield* Fiber.join(first)
        const told = signals.length
        const again = yield* Effect.fork(reaper.end(1500))
        yield* TestClock.adjust(100)
        assert.isTrue(Option.isSome(yield* again.poll))
        assert.isTrue(signals.slice(told).every((signal) => signal === "KILL 100"))
      })
    )

    it.effect("looks again until it sees: an end that was not sure is tried once more", () =>
      Effect.gen(function* () {
        const { reaper, sight } = yield* blind(["polite"])
        sight.isBlind = true
        const first = yield* Effect.fork(reaper.end(0))
        yield* TestClock.adjust(Reaper.REAPER.stuck + 100)
        yield* Fiber.join(first)
        sight.isBlind = false
        assert.deepStrictEqual(yield* reaper.end(0), { found: 0, survivors: 0, unseen: null })
      })
    )
  })
})
