/** Rules for a member of a variable or a node whose name ends in that of a class: `score_label.text`. */
import type { ClassIndex } from "../../../reference/SymbolTable.ts"
import { parts } from "../../analysis/Tokens.ts"
import type { Searcher } from "../../Searcher.ts"
import { NameWeight } from "../../Weights.ts"
import type { MatchContext } from "./MatchContext.ts"
import { addMember } from "./Members.ts"

/** A class without its dimension is that of either. */
const DIMENSIONS = ["", "2d", "3d"]

/** Adds the member of the classes that the longest end of a variable's name names that has one; false when there is none. */
export const memberOfVariable = (ctx: MatchContext, variable: string, member: string, matched: string): boolean => {
  const { searcher } = ctx
  for (const named of classesEnding(searcher, variable)) {
    const found = named.filter((classIndex) => {
      const note = `${JSON.stringify(variable)} read as ${searcher.symbols.classes[classIndex]?.name ?? ""}`
      return addMember(ctx, classIndex, member, matched, note, NameWeight.certain)
    })
    if (found.length > 0) return true
  }
  return false
}

/** Returns the classes that each end of a name names, the longest end first: of `hit_area` those of two dimensions. */
const classesEnding = ({ classByKey }: Searcher, name: string): ReadonlyArray<ReadonlyArray<ClassIndex>> => {
  const pieces = parts(name)
  return pieces.map((_, from) =>
    DIMENSIONS.flatMap((dimension) => classByKey.get(pieces.slice(from).join("") + dimension) ?? [])
  )
}
