/** Rules for a member after a call or a property: `get_tree().create_timer(1).timeout`. */
import type { Kind } from "../../../reference/Kind.ts"
import { kindAt, ownerAt } from "../../../reference/Rows.ts"
import { NO_CLASS } from "../../../reference/SymbolTable.ts"
import type { Word } from "../../analysis/Query.ts"
import * as Renames from "../../renames/Renames.ts"
import type { Searcher } from "../../Searcher.ts"
import { NameWeight } from "../../Weights.ts"
import { add, classIndexOf, type MatchContext } from "./MatchContext.ts"
import { addMember, membersNamed } from "./Members.ts"

/**
 * `-> SceneTreeTimer` of a method's signature, `texture: Texture2D` of a property's,
 * `const RIGHT = Vector2(1, 0)` of a constant's.
 */
const RETURNED = /-> (\w+)/
const TYPED = /^\w+: (\w+)/
const CONSTRUCTED = /^const \w+ = (\w+)\(/

/** Methods of one name that are looked at: those of most classes return the same. */
const MAX_TYPED_MEMBERS = 40

/**
 * Adds the last name of a chain as a member of the type that the name before it returns or holds; false if there is
 * none.
 */
export const memberOfReturned = (ctx: MatchContext, chain: ReadonlyArray<Word>, matched: string): boolean => {
  const { searcher } = ctx
  const [outer, before, last] = chain.length > 2 ? chain.slice(-3) : [undefined, ...chain]
  if (before === undefined || last === undefined) return false
  let found = false
  for (const type of typesOf(searcher, outer, before)) {
    const classIndex = searcher.exactClasses.get(type)
    if (classIndex === undefined) continue
    const how = before.called ? `${before.text}() returns ${type}` : `${before.text} is a ${type}`
    if (addMember(ctx, classIndex, last.text, { matched, note: how, scale: NameWeight.certain })) found = true
    for (const { row, note } of Renames.memberSuccessors(searcher, type, last.text)) {
      found = true
      add(ctx, { row, tier: "renamed", within: NameWeight.successorOfCertain, matched, note })
    }
  }
  return found
}

/** Returns the types that members of this name return or hold: in the class before them, else in any. */
const typesOf = (searcher: Searcher, outer: Word | undefined, before: Word): ReadonlySet<string> => {
  const home = outer === undefined || outer.called ? NO_CLASS : classIndexOf(searcher, outer.text)
  const rows =
    home < 0
      ? searcher.rowsNamed(before.folded).slice(0, MAX_TYPED_MEMBERS)
      : membersNamed(searcher, home, before.folded).map(({ row }) => row)
  const found = new Set<string>()
  for (const row of rows) {
    const kind = kindAt(searcher.symbols, row)
    // A variable may have any name: without an owner before it, only the name of a signal is specific enough.
    if (kind === "signal" && !before.called) found.add("Signal")
    const type = typeIn(kind, before.called, outer !== undefined)
    if (type === undefined) continue
    const owner = ownerAt(searcher.symbols, row)
    const { signature } = searcher.texts.read(owner, row - (searcher.symbols.firstRow[owner] ?? 0))
    const [, name] = type.exec(signature) ?? []
    if (name !== undefined) found.add(name)
  }
  return found
}

/** Returns a function that finds the type in the signature of a member that is called or follows its class. */
const typeIn = (kind: Kind, isCalled: boolean, isBehindClass: boolean): RegExp | undefined => {
  if (kind === "method") return isCalled ? RETURNED : undefined
  if (!isBehindClass) return undefined
  return kind === "property" ? TYPED : kind === "constant" ? CONSTRUCTED : undefined
}
