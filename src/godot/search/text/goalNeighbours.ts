/** The neighbours of a hit by the task of the query: the other symbols of the goals that the query mentions. */
import { NO_ROW, type Row } from "../../reference/SymbolTable.ts"
import type { Searcher } from "../Searcher.ts"
import { rowOfTarget } from "../synonyms/Associations.ts"
import { listOf, startOf } from "../synonyms/Tables.ts"
import { vocabulary } from "../synonyms/Vocabulary.ts"
import { Weight } from "../Weights.ts"
import { counterpartOf } from "./Expansion.ts"
import type { QueryTerm } from "./QueryTerm.ts"

const NONE: ReadonlyMap<Row, number> = new Map()

/**
 * Returns a function from the target with the name of a hit to the rows of the goals that contain it: row -> the share
 * of the difference to that hit's score, by the share of the query that the goal covers.
 */
export const goalNeighbours = (
  searcher: Searcher,
  queryTerms: ReadonlyArray<QueryTerm>
): ((target: number) => ReadonlyMap<Row, number>) => {
  const weightOfAll = queryTerms.reduce((sum, { weight }) => sum + weight, 0)
  const find = rowOfTarget(searcher)
  const { stemsOf, takenBy, targetsOf } = vocabulary()
  const coverageOf = (goal: number): number => {
    const start = startOf(stemsOf, goal)
    const end = stemsOf.ends[goal] ?? 0
    let covered = 0
    for (const { stems, weight } of queryTerms) {
      let most = 0
      for (let i = start; i < end; i++) most = Math.max(most, stems.get(stemsOf.items[i] ?? 0) ?? 0)
      covered += most * weight
    }
    return covered / weightOfAll
  }
  return (target) => {
    let shares: Map<Row, number> | undefined
    for (const goal of listOf(takenBy, target)) {
      const coverage = coverageOf(goal)
      if (coverage < Weight.leastGoalCoverage) continue
      shares ??= new Map()
      const share = Weight.goalShare * Math.min(1, coverage / Weight.fullGoalCoverage)
      for (const other of listOf(targetsOf, goal)) {
        const row = find(other)
        if (row === NO_ROW) continue
        for (const one of [row, counterpartOf(searcher, row)]) shares.set(one, Math.max(share, shares.get(one) ?? 0))
      }
    }
    shares?.delete(NO_ROW)
    return shares ?? NONE
  }
}
