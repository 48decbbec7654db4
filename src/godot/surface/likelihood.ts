/** Looks up how likely a member of a class is meant: the search's prior, by name. */
import { memoizeWeak } from "../../kernel/util/memoize.ts"
import type { Names } from "../library/live/Snapshot.ts"
import * as ClassTree from "../reference/ClassTree.ts"
import type { Kind } from "../reference/Kind.ts"
import { kindAt, memberRows } from "../reference/Rows.ts"
import { priors } from "../search/Ranking.ts"
import type { Likelihood } from "./Outline.ts"

/** Looks up the likelihood of the members of a class, by its name; 0 for what the names do not have. */
export const likelihoodIn: (names: Names) => (className: string) => Likelihood = memoizeWeak((names) => {
  const { symbols } = names
  const prior = priors(names)
  const tree = ClassTree.of(symbols)
  return (className) => {
    const classIndex = tree.indexOf(className)
    const known = new Map<Kind, Map<string, number>>()
    if (classIndex !== undefined) {
      const { first, end } = memberRows(symbols, classIndex)
      for (let row = first; row < end; row++) {
        const kind = kindAt(symbols, row)
        const ofKind = known.get(kind) ?? new Map<string, number>()
        known.set(kind, ofKind.set(symbols.names[row] ?? "", prior[row] ?? 0))
      }
    }
    return (kind, name) => known.get(kind)?.get(name) ?? 0
  }
})
