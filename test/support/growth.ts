/** Measures growth of work with its input as a ratio of processor times, so that a busy machine does not matter. */
import { times } from "./effort.ts"

/** Minimum time (ms) of work that need not be measured twice. */
const PLAIN = 20

/** Processor time (ms) of one run. */
const once = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Processor time (ms) of the shortest of a few runs. */
export const cost = (work: () => void): number => {
  let best = once(work)
  for (let run = 1; run < 3 && best <= PLAIN; run++) best = Math.min(best, once(work))
  return best
}

/**
 * Less than this (ms) cannot be told from noise, so the input is made longer; the longer, the less growth is missed.
 */
const MEASURABLE = times(1, 3)

const ATTEMPTS = 2

interface GrowthOptions {
  /** Length of the first input. */
  readonly from?: number
  /** Maximum length of an input: what is still immeasurable is fast enough. */
  readonly longest?: number
  /** Length of the longer input by that of the shorter one. */
  readonly factor?: number
  /** Maximum growth that counts as linear: above `factor`, below its square. */
  readonly most?: number
}

/**
 * Checks whether the work on `input(n)` grows linearly, as far as measured: undefined if it does, else the factor by
 * which it grew from `n` to `factor * n`.
 *
 * By default sixteen times the input takes linear work sixteen times as long, and quadratic work 256 times. In between
 * lies linear work that fills the heap, whose garbage is collected only where the input is long.
 */
export const growth = (
  input: (n: number) => string,
  work: (text: string) => unknown,
  { from = 2000, longest = 1 << 19, factor = 16, most = 128 }: GrowthOptions = {}
): string | undefined => {
  for (let n = from; factor * n <= longest; n *= 2) {
    const text = input(n)
    if (once(() => void work(text)) < MEASURABLE) continue
    const longer = input(factor * n)
    let short = Number.POSITIVE_INFINITY
    let long = Number.POSITIVE_INFINITY
    // Collecting garbage, compiling and a busy machine lengthen single runs: the shortest of all attempts is compared.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      short = Math.min(
        short,
        cost(() => void work(text))
      )
      // One run that is short enough tells as much as the shortest of three.
      for (const measure of [once, cost]) {
        long = Math.min(
          long,
          measure(() => void work(longer))
        )
        if (long <= 2 * factor * short) return undefined
      }
    }
    // Work that was slow before it was compiled only is measured on a longer text.
    if (short < MEASURABLE) continue
    if (long <= most * short) return undefined
    return `${short.toFixed(1)} ms for ${n}, ${long.toFixed(1)} ms for ${factor * n}`
  }
  return undefined
}
