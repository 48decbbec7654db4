/**
 * The tables of the vocabulary, made of its texts. A bundle has the result in place of this module, which the bundler
 * runs (`test/scripts/bundling.mjs`): to stem thousands of words would delay the first search.
 */
import { stem } from "../analysis/Stem.ts"
import * as Lexicon from "../index/Lexicon.ts"
import { interchangeable } from "./index.ts"
import { goalLines, keywordLines, type Line, lines } from "./Lines.ts"
import { listsOf, type PackedTables, pack } from "./Tables.ts"

/** Returns the tables of all topics, packed. */
export const compiled = (): PackedTables => {
  const phrases = lines().map(stemmed)
  const goals = goalLines().map(stemmed)
  const all = [...phrases, ...goals, ...keywordLines().map(stemmed)]
  const others = alternatives()
  const stems = sorted([...all.flatMap((line) => line.stems), ...[...others].flat(2)])
  const targets = sorted(all.flatMap((line) => line.targets))
  const stemIds = idsOf(stems)
  const targetIds = idsOf(targets)
  const begunBy = stems.map((): Array<number> => [])
  const heldBy = stems.map((): Array<number> => [])
  const meantBy = targets.map((): Array<number> => [])
  const takenBy = targets.map((): Array<number> => [])
  for (const [line, one] of all.entries()) {
    for (const id of new Set(one.stems.map(stemIds))) heldBy[id]?.push(line)
    if (line < phrases.length) begunBy[stemIds(one.stems[0] ?? "")]?.push(line)
    if (line >= phrases.length + goals.length) continue
    const meaning = line < phrases.length ? meantBy : takenBy
    for (const id of one.targets.map(targetIds)) meaning[id]?.push(line)
  }
  return pack({
    phrases: phrases.length,
    goals: goals.length,
    stems: Lexicon.make(stems),
    targets: Lexicon.make(targets),
    stemsOf: listsOf(all.map((line) => line.stems.map(stemIds))),
    targetsOf: listsOf(all.map((line) => line.targets.map(targetIds))),
    begunBy: listsOf(begunBy),
    heldBy: listsOf(heldBy),
    meantBy: listsOf(meantBy),
    takenBy: listsOf(takenBy),
    alternatives: listsOf(stems.map((one) => (others.get(one) ?? []).map(stemIds)))
  })
}

const stemmed = ({ words, meaning }: Line) => ({ stems: words.map(stem), targets: meaning })

/** Returns each term once, in the order of a lexicon. */
const sorted = (terms: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(terms)].sort()

const idsOf = (terms: ReadonlyArray<string>): ((term: string) => number) => {
  const ids = new Map(terms.map((term, id) => [term, id]))
  return (term) => ids.get(term) ?? 0
}

/** Stem -> the stems of its everyday synonyms in tasks. */
const alternatives = (): ReadonlyMap<string, ReadonlyArray<string>> => {
  const found = new Map<string, ReadonlyArray<string>>()
  for (const line of interchangeable.trim().split("\n")) {
    const stems = line.split(" ").map(stem)
    for (const one of stems) {
      const others = new Set([...(found.get(one) ?? []), ...stems].filter((other) => other !== one))
      found.set(one, [...others])
    }
  }
  return found
}
