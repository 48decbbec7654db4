/**
 * Everyday words of game makers, and the words Godot has for them.
 *
 * One line is a word or phrase, a colon, and the words or names that documents use
 * for it. General knowledge about the engine, not answers to particular questions:
 * a line belongs here when many different questions would use its left side.
 */

import type { Word } from "./Query.ts"
import { stem } from "./Stem.ts"

const lines = `
screenshot: get_texture get_image save_png viewport
`

/** Stemmed phrase -> the words that also mean it. */
const meanings: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  lines
    .split("\n")
    .filter((line) => line.includes(":"))
    .map((line) => {
      const [phrase = "", words = ""] = line.split(":")
      return [keyOf(phrase.trim().split(" ")), words.trim().split(" ")] as const
    })
)

function keyOf(words: ReadonlyArray<string>): string {
  return words.map((word) => stem(word)).join(" ")
}

/** Longest phrase on a left side, in words. */
const LONGEST_PHRASE = 3

/** For each word the other words that it means here, alone or with its neighbours. */
export const expand = (words: ReadonlyArray<Word>): ReadonlyArray<ReadonlyArray<string>> => {
  const found = words.map((): Array<string> => [])
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= LONGEST_PHRASE && start + length <= words.length; length++) {
      const meant = meanings.get(keyOf(words.slice(start, start + length).map(({ lower }) => lower)))
      if (meant === undefined) continue
      for (let i = start; i < start + length; i++) found[i]?.push(...meant)
    }
  }
  return found
}
