/** Logs each warning once: rescans of the same files would repeat them. */
import { Effect } from "effect"

/** Maximum number of remembered lines; the one least recently logged is forgotten first. */
const MAX_LINES = 2000

export const make = (): ((line: string) => Effect.Effect<void>) => {
  const known = new Set<string>()
  return (line) =>
    Effect.suspend(() => {
      const isKnown = known.delete(line)
      known.add(line)
      for (const oldest of known) {
        if (known.size <= MAX_LINES) break
        known.delete(oldest)
      }
      return isKnown ? Effect.void : Effect.logWarning(line)
    })
}
