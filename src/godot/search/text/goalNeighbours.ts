/** The neighbours of a hit by the task of the query: the other symbols of the goals that the query mentions. */
import { NO_ROW, type Row } from "../../reference/SymbolTable.ts"
import type { Searcher } from "../Searcher.ts"
import { rowOfTarget } from "../synonyms/Associations.ts"
import { type Goal, goalsWith } from "../synonyms/Goals.ts"
import { Weight } from "../Weights.ts"
import { counterpartOf } from "./Expansion.ts"
import type { QueryTerm } from "./QueryTerm.ts"

/**
 * Returns a function from the name of a hit to the rows of the goals that contain it: row -> the share of the way up to
 * that hit's score, by the share of the query that the goal covers.
 */
export const goalNeighbours = (
  searcher: Searcher,
  queryTerms: ReadonlyArray<QueryTerm>
): ((name: string) => ReadonlyMap<Row, number>) => {
  const weightOfAll = queryTerms.reduce((sum, { weight }) => sum + weight, 0)
  const find = rowOfTarget(searcher)
  const coverageOf = (goal: Goal): number => {
    let covered = 0
    for (const { stems, weight } of queryTerms) {
      let most = 0
      for (const stem of goal.stems) most = Math.max(most, stems.get(stem) ?? 0)
      covered += most * weight
    }
    return covered / weightOfAll
  }
  return (name) => {
    const shares = new Map<Row, number>()
    for (const goal of goalsWith(name)) {
      const coverage = coverageOf(goal)
      if (coverage < Weight.leastGoalCoverage) continue
      const share = Weight.goalShare * Math.min(1, coverage / Weight.fullGoalCoverage)
      for (const target of goal.targets) {
        const row = find(target)
        if (row === NO_ROW) continue
        for (const one of [row, counterpartOf(searcher, row)]) shares.set(one, Math.max(share, shares.get(one) ?? 0))
      }
    }
    shares.delete(NO_ROW)
    return shares
  }
}
