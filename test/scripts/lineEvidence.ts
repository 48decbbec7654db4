/** Measures single lines of the vocabulary: how the answers to judged queries change when a line is left out. */
import { parse } from "../../src/godot/search/analysis/Query.ts"
import type { SearchIndex } from "../../src/godot/search/index/SearchIndex.ts"
import { search } from "../../src/godot/search/Search.ts"
import { goalLines, keywordLines, type Line, lines } from "../../src/godot/search/synonyms/Lines.ts"
import { type Lists, listOf, startOf, type Tables } from "../../src/godot/search/synonyms/Tables.ts"
import { alternativesOf, idOfWord, vocabulary } from "../../src/godot/search/synonyms/Vocabulary.ts"
import { type Judged, measure } from "../support/relevance.ts"
import { nameOf, uriOf } from "../support/searchIndex.ts"

/** The evidence for a line: the sums of what nDCG@10 of single queries loses and gains without it. */
export interface Evidence {
  /** `phrase: targets`. */
  readonly line: string
  readonly loss: number
  readonly gain: number
}

/** Number of hits whose symbols decide which lines can matter to a query. */
const DEPTH = 20

/** Differences of nDCG@10 below this are those of rounding. */
const LEAST_CHANGE = 1e-9

export const textOf = ({ words, meaning }: Line): string => `${words.join(" ")}: ${meaning.join(" ")}`

/** Returns lists without some items. */
const without = (lists: Lists, items: ReadonlySet<number>): Lists => {
  const kept: Array<number> = []
  const ends = Uint32Array.from(lists.ends, (end, id) => {
    for (let place = startOf(lists, id); place < end; place++) {
      const one = lists.items[place] ?? 0
      if (!items.has(one)) kept.push(one)
    }
    return kept.length
  })
  return { ends, items: Uint16Array.from(kept) }
}

/** Runs with some lines left out of the tables. Caches of what depends on lines must be off. */
export const leavingOut = <A>(left: ReadonlySet<number>, run: () => A): A => {
  const tables = vocabulary()
  const { begunBy, heldBy, meantBy, takenBy } = tables
  const set = (lists: Partial<Tables>): void => void Object.assign(tables, lists)
  set({
    begunBy: without(begunBy, left),
    heldBy: without(heldBy, left),
    meantBy: without(meantBy, left),
    takenBy: without(takenBy, left)
  })
  const result = run()
  set({ begunBy, heldBy, meantBy, takenBy })
  return result
}

/** All lines, by their numbers in the tables. */
export const allLines = (): ReadonlyArray<Line> => [...lines(), ...goalLines(), ...keywordLines()]

export const ndcgOf = (index: SearchIndex, one: Judged): number => {
  const { hits } = search(index, { query: one.query, limit: 10 })
  return measure(
    one,
    hits.map(({ row }) => uriOf(index, row))
  ).ndcg
}

/** The name without a dimension: a line of `Camera2D` speaks of `Camera3D` too. */
const withoutDimension = (name: string): string => name.replaceAll(/[23]D/g, "")

/** Returns the evidence for a line by what its absence changes in single queries. */
export const evidenceOf = (line: string, changes: ReadonlyArray<number>): Evidence => {
  const sum = (all: ReadonlyArray<number>): number => all.reduce((total, one) => total + Math.abs(one), 0)
  return {
    line,
    loss: sum(changes.filter((change) => change < -LEAST_CHANGE)),
    gain: sum(changes.filter((change) => change > LEAST_CHANGE))
  }
}

/**
 * Yields the evidence for each line. A line is tried on the queries that share a word with it, or a word that says the
 * same, and that find one of its symbols among the first hits or have all of its words.
 */
export function* evidenceOfLines(index: SearchIndex, judged: ReadonlyArray<Judged>): Generator<Evidence> {
  const { stemsOf } = vocabulary()
  const queries = judged.map((one) => {
    const own = parse(one.query).translated.flatMap(({ lower, alternatives = [] }) =>
      [lower, ...alternatives].map(idOfWord)
    )
    const { hits } = search(index, { query: one.query, limit: DEPTH })
    return {
      one,
      ndcg: ndcgOf(index, one),
      stems: new Set([...own, ...own.flatMap(alternativesOf)]),
      found: new Set(hits.map(({ row }) => withoutDimension(nameOf(index, row))))
    }
  })
  for (const [number, line] of allLines().entries()) {
    const stems = [...listOf(stemsOf, number)]
    const means = line.meaning.map(withoutDimension)
    const affected = queries.filter(
      (query) =>
        stems.some((id) => query.stems.has(id)) &&
        (means.some((name) => query.found.has(name)) || stems.every((id) => query.stems.has(id)))
    )
    const changes =
      affected.length === 0
        ? []
        : leavingOut(new Set([number]), () => affected.map(({ one, ndcg }) => ndcgOf(index, one) - ndcg))
    yield evidenceOf(textOf(line), changes)
  }
}
