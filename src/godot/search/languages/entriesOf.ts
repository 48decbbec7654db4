/** Reads the lines of the word lists; `lists.ts` describes their form. */
import { type Entry, isName } from "./Entry.ts"

/**
 * Returns the entries of lists by their phrases, in the spelling of `normalised`; a phrase in several lines gets all
 * their meanings.
 */
export const entriesOf = (
  texts: ReadonlyArray<string>,
  normalised: (text: string) => string
): ReadonlyMap<string, Entry> => {
  const entries = new Map<string, Entry>()
  for (const line of texts.flatMap((text) => text.split("\n"))) {
    const colon = line.indexOf(": ")
    if (colon < 0) continue
    const targets = line.slice(colon + 2).split(" ")
    const words = targets.filter((target) => target !== "-" && !isName(target))
    const names = targets.filter(isName)
    for (const phrase of normalised(line.slice(0, colon)).split(" ")) {
      const known = entries.get(phrase)
      entries.set(
        phrase,
        known === undefined
          ? { words, names }
          : { words: joined(known.words, words), names: [...new Set([...known.names, ...names])] }
      )
    }
  }
  return entries
}

/** Joins the words of two lines: single words are synonyms, several words are all kept. */
const joined = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): ReadonlyArray<string> =>
  a.length === 1 && b.length === 1
    ? [[...new Set([...a, ...b].flatMap((word) => word.split("|")))].join("|")]
    : withoutRepeated([...a, ...b])

/** Leaves out words that are also among the synonyms of another place: `remove` beside `delete|remove`. */
const withoutRepeated = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.filter((word, i) => {
    const own = word.split("|")
    return !words.some((other, j) => {
      const others = other.split("|")
      const isCovered = j !== i && own.every((one) => others.includes(one))
      return isCovered && (others.length > own.length || j < i)
    })
  })
