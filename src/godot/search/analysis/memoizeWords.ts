/** Memoizes functions of words. */
import { detach } from "../../../kernel/util/Text.ts"
import { MAX_WORD_LENGTH } from "./Tokens.ts"

/** Maximum number of cached words; then the cache is cleared. */
const MAX_MEMOIZED = 8192

/** Returns the function with a cache of its results for words of up to `MAX_WORD_LENGTH` units. */
export const memoized = <A>(analyse: (word: string) => A): ((word: string) => A) => {
  const known = new Map<string, A>()
  return (word) => {
    if (word.length > MAX_WORD_LENGTH) return analyse(word)
    const found = known.get(word)
    if (found !== undefined) return found
    if (known.size >= MAX_MEMOIZED) known.clear()
    const made = analyse(word)
    known.set(detach(word), made)
    return made
  }
}
