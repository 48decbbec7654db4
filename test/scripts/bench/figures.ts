/** Medians, percentiles and interleaved runs: how a time is taken on a machine that does other things too. */
import { percentile } from "../../support/relevance.ts"

export const median = (values: ReadonlyArray<number>): number => percentile(values, 0.5)

/** Returns the median at each place of lists of the same length: one list is one round of the same work. */
export const mediansOf = (rounds: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<number> =>
  (rounds[0] ?? []).map((_, place) => median(rounds.map((round) => round[place] ?? Number.NaN)))

/**
 * Runs every piece of work in turn, round after round, so that a slow moment of the machine falls on all alike.
 *
 * @returns the results by name, in the order of the rounds
 */
export const interleaved = async <A>(
  rounds: number,
  work: ReadonlyMap<string, () => Promise<A>>
): Promise<ReadonlyMap<string, ReadonlyArray<A>>> => {
  const results = new Map<string, Array<A>>(Array.from(work.keys(), (name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, once] of work) results.get(name)?.push(await once())
  }
  return results
}

/** Milliseconds that `work` takes. */
export const timed = async (work: () => unknown): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

export const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms))
