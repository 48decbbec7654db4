/** What the words of a query may also mean: the lines of `vocabulary.ts`, found in it. */
import { isInsignificant, type Word } from "./Query.ts"
import { stem } from "./Stem.ts"
import { vocabulary } from "./vocabulary.ts"

interface Lines {
  /** Stems in order, joined by blanks -> what they mean. */
  readonly phrases: ReadonlyMap<string, ReadonlyArray<string>>
  /** The same of two words in either order. */
  readonly pairs: ReadonlyMap<string, ReadonlyArray<string>>
}

/** Longest phrase, in words. */
const LONGEST_PHRASE = 3
/** How far apart the two words of a pair may stand, in words that say something. */
const WIDEST_PAIR = 2

let read: Lines | undefined

const lines = (): Lines => {
  read ??= parse()
  return read
}

const parse = (): Lines => {
  const phrases = new Map<string, ReadonlyArray<string>>()
  const pairs = new Map<string, ReadonlyArray<string>>()
  for (const line of vocabulary.split("\n")) {
    const colon = line.indexOf(": ")
    if (colon < 0 || line.startsWith("#")) continue
    const words = line.slice(0, colon).split(" ").map(stem)
    const meaning = line.slice(colon + 2).split(" ")
    phrases.set(words.join(" "), [...(phrases.get(words.join(" ")) ?? []), ...meaning])
    if (words.length === 2) pairs.set(pairKey(words[0] ?? "", words[1] ?? ""), phrases.get(words.join(" ")) ?? [])
  }
  return { phrases, pairs }
}

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/**
 * For each word the words and names that it means here, and whether it means them in
 * a phrase, or with another word near it, and not just by itself.
 */
export const expand = (words: ReadonlyArray<Word>): ReadonlyArray<ReadonlyMap<string, boolean>> => {
  const { phrases, pairs } = lines()
  const stems = words.map(({ lower }) => stem(lower))
  const found = words.map(() => new Map<string, boolean>())
  const put = (indices: ReadonlyArray<number>, meaning: ReadonlyArray<string> | undefined): void => {
    for (const other of meaning ?? []) {
      for (const index of indices)
        if (indices.length > 1 || !found[index]?.has(other)) found[index]?.set(other, indices.length > 1)
    }
  }
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= LONGEST_PHRASE && start + length <= words.length; length++) {
      const indices = Array.from({ length }, (_, i) => start + i)
      put(indices, phrases.get(stems.slice(start, start + length).join(" ")))
    }
  }
  const telling = [...words.keys()].filter((index) => !isInsignificant(words[index]))
  for (const [i, left] of telling.entries()) {
    for (const right of telling.slice(i + 1, i + 1 + WIDEST_PAIR)) {
      put([left, right], pairs.get(pairKey(stems[left] ?? "", stems[right] ?? "")))
    }
  }
  return found
}
