/** Rules for a member behind a call or a property: `get_tree().create_timer(1).timeout`. */
import { kindAt, ownerAt } from "../../../reference/Rows.ts"
import type { Word } from "../../analysis/Query.ts"
import * as Renames from "../../renames/Renames.ts"
import type { SearchContext } from "../../SearchContext.ts"
import { NameWeight } from "../../Weights.ts"
import { add, classIndexOf, type MatchContext } from "./MatchContext.ts"
import { addMember, membersNamed } from "./Members.ts"

/** `-> SceneTreeTimer` of a method's signature, `texture: Texture2D` of a property's. */
const RETURNED = /-> (\w+)/
const TYPED = /^\w+: (\w+)/

/** Methods of one name that are looked at: those of most classes return the same. */
const MAX_TYPED_MEMBERS = 40

/** Adds the last name of a chain as a member of what the name before it returns or holds; false when there is none. */
export const memberOfReturned = (ctx: MatchContext, chain: ReadonlyArray<Word>, matched: string): boolean => {
  const { prepared } = ctx
  const [outer, before, last] = chain.length > 2 ? chain.slice(-3) : [undefined, ...chain]
  if (before === undefined || last === undefined) return false
  let found = false
  for (const type of typesOf(prepared, outer, before)) {
    const classIndex = prepared.exactClasses.get(type)
    if (classIndex === undefined) continue
    const how = before.called ? `${before.text}() returns ${type}` : `${before.text} is a ${type}`
    if (addMember(ctx, classIndex, last.text, matched, how, NameWeight.certain)) found = true
    for (const { row, note } of Renames.memberSuccessors(prepared, type, last.text)) {
      found = true
      add(ctx, row, "renamed", NameWeight.successorOfCertain, matched, note)
    }
  }
  return found
}

/** What members that are called so return or hold: those of the class before them, else of any. */
const typesOf = (prepared: SearchContext, outer: Word | undefined, before: Word): ReadonlySet<string> => {
  const home = outer === undefined || outer.called ? -1 : classIndexOf(prepared, outer.text)
  const rows =
    home < 0
      ? [...prepared.rowsNamed(before.folded).subarray(0, MAX_TYPED_MEMBERS)]
      : membersNamed(prepared, home, before.folded).map(({ row }) => row)
  const found = new Set<string>()
  for (const row of rows) {
    const kind = kindAt(prepared.symbols, row)
    // A variable may have any name: without an owner before it only a signal's tells what it is.
    if (kind === "signal" && !before.called) found.add("Signal")
    const type = kind === "method" && before.called ? RETURNED : kind === "property" && outer ? TYPED : undefined
    if (type === undefined) continue
    const owner = ownerAt(prepared.symbols, row)
    const { signature } = prepared.texts.read(owner, row - (prepared.symbols.firstRow[owner] ?? 0))
    const [, name] = type.exec(signature) ?? []
    if (name !== undefined) found.add(name)
  }
  return found
}
