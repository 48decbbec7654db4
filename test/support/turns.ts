/**
 * Keeps long tests from holding their process's thread: vitest fails a run when its messages to a process stay
 * unanswered for a minute, and a busy machine makes a minute of a few seconds.
 */
import { afterEach, beforeEach } from "vitest"

/** Maximum time between two turns of the event loop in long work that calls `giveWay`, in milliseconds. */
const SLICE = 200

/** Maximum processor time between two turns of the event loop, in milliseconds: a minute at a sixth of a core. */
const LIMIT = 10_000

/** Time between two looks at the clock, in milliseconds. */
const TICK = 100

/** Lets the event loop turn once. */
export const turn = (): Promise<void> => new Promise((resume) => setImmediate(() => resume()))

let turned = performance.now()

/** Lets the event loop turn when it has not for a while; to be awaited at each step of long synchronous work. */
export const giveWay = async (): Promise<void> => {
  if (performance.now() - turned < SLICE) return
  await turn()
  turned = performance.now()
}

const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Lets the event loop turn between tests, and fails a test that has kept it from turning for too long. */
export const watchTurns = (): void => {
  let last = processorTime()
  let longest = 0
  const look = () => {
    const now = processorTime()
    longest = Math.max(longest, now - last)
    last = now
  }
  let timer: NodeJS.Timeout | undefined
  beforeEach(() => {
    last = processorTime()
    longest = 0
    timer = setInterval(look, TICK)
  })
  afterEach(async () => {
    clearInterval(timer)
    look()
    await turn()
    if (longest > LIMIT) {
      throw new Error(`holds the thread for ${Math.round(longest)} ms of processor time: await giveWay() in between`)
    }
  })
}
