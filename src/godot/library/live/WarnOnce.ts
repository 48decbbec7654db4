/** Warnings that would come again with every look at the same files: each is logged once. */
import { Effect } from "effect"

/** Lines that are remembered; of more, the one that was not heard for the longest is forgotten. */
const REMEMBERED = 2000

export const make = (): ((line: string) => Effect.Effect<void>) => {
  const heard = new Set<string>()
  return (line) =>
    Effect.suspend(() => {
      const isKnown = heard.delete(line)
      heard.add(line)
      for (const oldest of heard) {
        if (heard.size <= REMEMBERED) break
        heard.delete(oldest)
      }
      return isKnown ? Effect.void : Effect.logWarning(line)
    })
}
