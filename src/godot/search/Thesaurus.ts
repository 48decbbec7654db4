/** What the words of a query may also mean: the lines of `vocabulary.ts`, found in it. */
import { isInsignificant, type Word } from "./Query.ts"
import { stem } from "./Stem.ts"
import { vocabulary } from "./vocabulary.ts"

interface Lines {
  /** Stems in order, joined by blanks -> what they mean. */
  readonly phrases: ReadonlyMap<string, ReadonlyArray<string>>
  /** The same of two words, in the other order too where that is no line of its own. */
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
  for (const line of vocabulary.split("\n")) {
    const colon = line.indexOf(": ")
    if (colon < 0 || line.startsWith("#")) continue
    const phrase = line.slice(0, colon).split(" ").map(stem).join(" ")
    phrases.set(phrase, [...(phrases.get(phrase) ?? []), ...line.slice(colon + 2).split(" ")])
  }
  const pairs = new Map<string, ReadonlyArray<string>>()
  for (const [phrase, meaning] of phrases) {
    const [first, second, ...more] = phrase.split(" ")
    if (second === undefined || more.length > 0) continue
    pairs.set(phrase, meaning)
    if (!phrases.has(`${second} ${first}`)) pairs.set(`${second} ${first}`, meaning)
  }
  return { phrases, pairs }
}

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
      put([left, right], pairs.get(`${stems[left]} ${stems[right]}`))
    }
  }
  return found
}
