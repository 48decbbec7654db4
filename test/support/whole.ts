/** Runs work that comes in slices to its end at once. */
export const whole = <A>(work: Generator<unknown, A>): A => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
