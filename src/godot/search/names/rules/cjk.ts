/** Rules for names in scripts that are written without blanks: a script's own class may be called `セーブ管理`. */
import { classRow } from "../../../reference/Rows.ts"
import { fold } from "../../analysis/Tokens.ts"
import * as Names from "../Names.ts"
import { type Ask, add, classIndexOf, likelihood } from "./MatchContext.ts"
import { addMember, addRows } from "./Members.ts"

/** Names that a beginning may stand for. */
const MOST_BEGINNINGS = 20

/** Each run of the query as a class, as a member of a class, or as the beginning of a name. */
export const unspacedNames = (ask: Ask): void => {
  const { prepared, query } = ask
  for (const run of query.runs) {
    const pieces = run.split(/::|[.#]/).filter((piece) => fold(piece) !== "")
    const name = pieces[pieces.length - 1]
    if (name === undefined) continue
    const owner = pieces.length > 1 ? classIndexOf(prepared, pieces[pieces.length - 2] ?? "") : -1
    if (owner >= 0 && addMember(ask, owner, name, run)) continue
    const classIndex = classIndexOf(prepared, name)
    if (classIndex >= 0) add(ask, classRow(prepared.symbols, classIndex), "class", 0.9, run)
    const before = ask.hits.size
    addRows(ask, prepared.rowsNamed(fold(name)), "member", name)
    if (ask.hits.size > before || classIndex >= 0) continue
    for (const row of [...Names.startingWith(prepared.names, fold(name))].slice(0, MOST_BEGINNINGS))
      add(ask, row, "prefix", 0.5 + 0.3 * likelihood(prepared, row), run)
  }
}
