/** Measures growth of work with its input as a ratio of processor times, so that a busy machine does not matter. */

/** Time (ms) from which work need not be measured twice. */
const PLAIN = 150

/** Processor time (ms) of the shortest of a few runs. */
const cost = (work: () => void): number => {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3 && !(best > PLAIN && best < Number.POSITIVE_INFINITY); run++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** Less than this (ms) cannot be told from noise, so the input is made longer. */
const MEASURABLE = 5

/** Inputs are not made longer than this: what is still immeasurable is fast enough. */
const LONGEST = 1 << 19

/**
 * Sixteen times the input takes linear work sixteen times as long, and quadratic work 256 times. In between lies linear
 * work that fills the heap, whose garbage is collected only where the input is long.
 */
const FACTOR = 16
const MOST = 128

/** A ratio below this is linear beyond doubt, and need not be measured again. */
const LINEAR = 32

const ATTEMPTS = 2

/**
 * Checks whether the work on `input(n)` grows linearly, as far as measured: undefined if it does, else by how much it
 * grew from `n` to `16 n`. It begins at `from` and never goes beyond `longest`.
 */
export const growth = (
  input: (n: number) => string,
  work: (text: string) => unknown,
  from = 2000,
  longest = LONGEST
): string | undefined => {
  for (let n = from; FACTOR * n <= longest; n *= 2) {
    const text = input(n)
    if (cost(() => void work(text)) < MEASURABLE) continue
    const longer = input(FACTOR * n)
    let short = Number.POSITIVE_INFINITY
    let long = Number.POSITIVE_INFINITY
    // Collecting garbage, compiling and a busy machine lengthen single runs: the shortest of all attempts is compared.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      short = Math.min(
        short,
        cost(() => void work(text))
      )
      long = Math.min(
        long,
        cost(() => void work(longer))
      )
      if (long <= LINEAR * short) return undefined
    }
    // Work that was slow before it was compiled only is measured on a longer text.
    if (short < MEASURABLE) continue
    if (long <= MOST * short) return undefined
    return `${short.toFixed(1)} ms for ${n}, ${long.toFixed(1)} ms for ${FACTOR * n}`
  }
  return undefined
}
