/** Relaxes a contract's promise in seconds for tests. */
import { availableParallelism, loadavg } from "node:os"

/** Twice the promise; and as much more as there are processes waiting for each processor of a busy machine. */
export const promised = (ms: number): number => 2 * ms * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
