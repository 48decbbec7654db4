/** Rules for names in writing systems without spaces: a script's own class may be called `セーブ管理`. */
import { classRow } from "../../../reference/Rows.ts"
import { NO_CLASS } from "../../../reference/SymbolTable.ts"
import { fold } from "../../analysis/Tokens.ts"
import { scored } from "../../Ranking.ts"
import { NameWeight } from "../../Weights.ts"
import * as Names from "../Names.ts"
import { add, classIndexOf, type MatchContext, normalizedPrior } from "./MatchContext.ts"
import { addMember, addRows } from "./Members.ts"

/** Maximum number of names for a prefix. */
const MAX_PREFIX_NAMES = 20

/** Each run of the query as a class, as a member of a class, or as the beginning of a name. */
export const unspacedNames = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  for (const run of query.runs) {
    const pieces = run.split(/::|[.#]/).filter((piece) => fold(piece) !== "")
    const name = pieces[pieces.length - 1]
    if (name === undefined) continue
    const owner = pieces.length > 1 ? classIndexOf(searcher, pieces[pieces.length - 2] ?? "") : NO_CLASS
    if (owner >= 0 && addMember(ctx, owner, name, { matched: run })) continue
    const classIndex = classIndexOf(searcher, name)
    if (classIndex >= 0)
      add(ctx, { row: classRow(searcher.symbols, classIndex), tier: "class", within: NameWeight.certain, matched: run })
    const before = ctx.hits.size
    addRows(ctx, searcher.rowsNamed(fold(name)), { tier: "member", matched: name })
    if (ctx.hits.size > before || classIndex >= 0) continue
    for (const row of Names.startingWith(searcher.names, fold(name)).slice(0, MAX_PREFIX_NAMES))
      add(ctx, {
        row,
        tier: "prefix",
        within: scored(NameWeight.prefixInUnspacedText, normalizedPrior(searcher, row)),
        matched: run
      })
  }
}
