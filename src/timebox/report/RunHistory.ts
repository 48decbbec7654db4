/**
 * Compares runs with earlier ones of the same request, and keeps them in memory, and on the disk for the next server.
 */
import { Path } from "@effect/platform"
import { Effect, SynchronizedRef } from "effect"
import type { Inside } from "../../kernel/files/PathJail.ts"
import type { Outcome } from "../process/TimeboxController.ts"
import { flakyOf } from "../results/combine.ts"
import type { TestResults } from "../results/Results.ts"
import * as History from "./History.ts"
import * as ReportFolders from "./ReportFolders.ts"
import { type Changes, type Run, statusOf } from "./RunRecord.ts"

/** @param base finds the folder of the histories. */
export const make = Effect.fnUntraced(function* <E, R>(base: Effect.Effect<Inside, E, R>) {
  /** Histories by runner, for the life of this server; the disk is for the next one. */
  const histories = yield* SynchronizedRef.make<ReadonlyMap<string, History.History>>(new Map())
  const writing = yield* Effect.makeSemaphore(1)

  const load = Effect.fnUntraced(
    function* (runner: string) {
      const { real } = yield* base
      return yield* History.read(real, runner)
    },
    Effect.orElseSucceed(() => History.none)
  )

  const historyOf = Effect.fnUntraced(function* (runner: string) {
    const all = yield* SynchronizedRef.get(histories)
    return all.get(runner) ?? (yield* load(runner))
  })

  /** Adds a run to the history of its runner, and returns that with the one before. */
  const add = (run: Run, results: TestResults, isWhole: boolean) =>
    SynchronizedRef.modifyEffect(
      histories,
      Effect.fnUntraced(function* (all) {
        const before = all.get(run.runner) ?? (yield* load(run.runner))
        const after = History.withRun(before, run, results, isWhole)
        return [{ before, after }, new Map([...all, [run.runner, after]])] as const
      })
    )

  /** Writes the history of a runner when its turn has come: if two runs end at once, both are in the file. */
  const write = (runner: string) =>
    Effect.gen(function* () {
      const paths = yield* Path.Path
      const { real } = yield* base
      yield* History.write(real, runner, yield* historyOf(runner))
      // The first write makes the folder that git is to ignore.
      yield* ReportFolders.ignoreInGit(paths.dirname(real))
    }).pipe(writing.withPermits(1), Effect.ignore)

  /**
   * Compares with the last run of the same request, and records this one, wherever its report goes; `save` writes the
   * record to disk.
   */
  const remember = Effect.fnUntraced(function* (run: Run, outcome: Outcome, rounds: ReadonlyArray<TestResults>) {
    const results = rounds.at(-1)
    if (results === undefined) return { changes: undefined, save: Effect.void }
    const flaky = flakyOf(rounds)
    const repeated = run.repeat === undefined ? {} : { rounds: rounds.length, ...(flaky.length === 0 ? {} : { flaky }) }
    const status = statusOf(outcome, results)
    const isWhole = status === "pass" || status === "fail"
    const { before, after } = yield* add(run, results, isWhole)
    const compared = isWhole ? History.compare(before, run, results) : undefined
    const changes: Changes = { ...compared, ...repeated }
    const isSame =
      compared === undefined || compared.newly_failing.length + compared.fixed.length + compared.still_failing === 0
    return {
      changes: isSame && run.repeat === undefined ? undefined : changes,
      save: after === before ? Effect.void : write(run.runner)
    }
  })

  return {
    remember,
    /** Returns the requests that rerun the tests of a runner that failed when they last ran. */
    lastFailures: (runner: string) => Effect.map(historyOf(runner), History.rerunsOf)
  }
})
