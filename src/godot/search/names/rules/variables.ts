/** Rules for a member of a variable or a node whose name ends in that of a class: `score_label.text`. */
import type { ClassIndex } from "../../../reference/SymbolTable.ts"
import { parts } from "../../analysis/Tokens.ts"
import type { Searcher } from "../../Searcher.ts"
import { NameWeight } from "../../Weights.ts"
import * as MissingMember from "../MissingMember.ts"
import { add, type MatchContext, type Reading } from "./MatchContext.ts"
import { addMember } from "./Members.ts"

/** Endings of classes that a name may omit: `area` means `Area2D` and `Area3D`. */
const DIMENSIONS = ["", "2d", "3d"]

/**
 * Adds the member, or the property behind its accessor, of the classes that the end of a variable's name names: those
 * of the longest end with a class that has it. False if there is none.
 */
export const memberOfVariable = (ctx: MatchContext, variable: string, member: string, matched: string): boolean => {
  const { searcher } = ctx
  for (const named of classesEnding(searcher, variable)) {
    const found = named.filter((classIndex) => {
      const note = `${JSON.stringify(variable)} read as ${searcher.symbols.classes[classIndex]?.name ?? ""}`
      return (
        addMember(ctx, classIndex, member, { matched, note, scale: NameWeight.certain }) ||
        addAccessed(ctx, classIndex, member, { matched, note })
      )
    })
    if (found.length > 0) return true
  }
  return false
}

/** Adds the property of a class that `member` would set or get; false if there is none. */
const addAccessed = (
  ctx: MatchContext,
  classIndex: ClassIndex,
  member: string,
  { matched, note }: Required<Reading>
): boolean => {
  const property = MissingMember.propertyBehind(ctx.searcher, classIndex, member)
  if (property === undefined) return false
  const accessor = `${JSON.stringify(member)} is an accessor of it`
  add(ctx, { row: property, tier: "member", within: NameWeight.certain, matched, note: `${note}; ${accessor}` })
  return true
}

/** Returns the classes that each end of a name names, the longest end first: of `hit_area` those of two dimensions. */
const classesEnding = ({ classByKey }: Searcher, name: string): ReadonlyArray<ReadonlyArray<ClassIndex>> => {
  const pieces = parts(name)
  return pieces.map((_, from) =>
    DIMENSIONS.flatMap((dimension) => classByKey.get(pieces.slice(from).join("") + dimension) ?? [])
  )
}
