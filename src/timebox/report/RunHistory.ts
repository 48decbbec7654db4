/**
 * Compares runs with earlier ones of the same request, and keeps them in memory, and on the disk for the next server.
 */
import { Path } from "@effect/platform"
import { Effect } from "effect"
import type { Inside } from "../../kernel/files/PathJail.ts"
import type { Outcome } from "../process/TimeboxController.ts"
import { flakyOf } from "../results/combine.ts"
import type { TestResults } from "../results/Results.ts"
import * as History from "./History.ts"
import * as ReportFolders from "./ReportFolders.ts"
import { type Changes, type Run, statusOf } from "./RunRecord.ts"

/** @param base finds the folder of the histories. */
export const make = <E, R>(base: Effect.Effect<Inside, E, R>) => {
  /** By runner, for the life of this server; the disk is for the next one. */
  const histories = new Map<string, History.History>()

  const historyOf = Effect.fnUntraced(
    function* (runner: string) {
      const known = histories.get(runner)
      if (known !== undefined) return known
      const { real } = yield* base
      return yield* History.read(real, runner)
    },
    Effect.orElseSucceed(() => History.none)
  )

  /**
   * Compares with the last run of the same request, and remembers this one, wherever its report goes; `save` writes the
   * memory to the disk.
   */
  const remember = Effect.fnUntraced(function* (run: Run, outcome: Outcome, rounds: ReadonlyArray<TestResults>) {
    const paths = yield* Path.Path
    const results = rounds.at(-1)
    if (results === undefined) return { changes: undefined, save: Effect.void }
    const flaky = flakyOf(rounds)
    const repeated = run.repeat === undefined ? {} : { rounds: rounds.length, ...(flaky.length === 0 ? {} : { flaky }) }
    const known = yield* historyOf(run.runner)
    const status = statusOf(outcome, results)
    const isWhole = status === "pass" || status === "fail"
    const compared = isWhole ? History.compare(known, run, results) : undefined
    const after = History.withRun(known, run, results, isWhole)
    histories.set(run.runner, after)
    const write = Effect.flatMap(base, ({ real }) =>
      // The first write makes the folder that git is to ignore.
      Effect.andThen(History.write(real, run.runner, after), ReportFolders.ignoreInGit(paths.dirname(real)))
    )
    const save = after === known ? Effect.void : Effect.ignore(write)
    const changes: Changes = { ...compared, ...repeated }
    const isSame =
      compared === undefined || compared.newly_failing.length + compared.fixed.length + compared.still_failing === 0
    return { changes: isSame && run.repeat === undefined ? undefined : changes, save }
  })

  return {
    remember,
    /** Returns the requests that run the tests of a runner again that failed when they last ran. */
    lastFailures: (runner: string) => Effect.map(historyOf(runner), History.rerunsOf)
  }
}
