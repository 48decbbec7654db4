/** Looks up the search's prior of a member by its name: how likely it is to be meant. */
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import type { Names } from "../../library/live/Snapshot.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { Kind } from "../../reference/Kind.ts"
import { kindAt, memberRows } from "../../reference/Rows.ts"
import { priors } from "../../search/Ranking.ts"
import type { MemberPrior } from "./Outline.ts"

/** Looks up the priors of the members of a class, by its name; 0 for unknown names. */
export const priorsIn: (names: Names) => (className: string) => MemberPrior = memoizeWeak((names) => {
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
