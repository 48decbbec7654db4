/** Rules for a query that is a misspelt name. */

import { classNameAt, kindAt, memberRows, ownerAt } from "../../../reference/Rows.ts"
import { ClassIndex, NO_ROW, type Row } from "../../../reference/SymbolTable.ts"
import { compact, isProse, type Query, significant, type Word } from "../../analysis/Query.ts"
import { fold, parts } from "../../analysis/Tokens.ts"
import * as Lexicon from "../../index/Lexicon.ts"
import { scored } from "../../Ranking.ts"
import { isKnownPart, type Searcher } from "../../Searcher.ts"
import { NameWeight } from "../../Weights.ts"
import * as Names from "../Names.ts"
import * as Spelling from "../Spelling.ts"
import {
  add,
  chainsOf,
  distance,
  exactness,
  MAX_HITS_PER_RULE,
  type MatchContext,
  normalizedPrior,
  written
} from "./MatchContext.ts"
import { membersNamed, ownersCalled } from "./Members.ts"

/** Adds similar names; for `A.b`, each half separately. */
export const fuzzyMatches = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  const { symbols } = searcher
  const [chain] = chainsOf(query.words)
  if (chain !== undefined) misspeltMember(ctx, chain)
  if (chain !== undefined || isProse(query) || allKnown(searcher, query)) return
  const name = compact(query.content).replace("@", "")
  const spellings = searcher.nameSpellings()
  for (const { index: position, edits } of Spelling.near(spellings, name).slice(0, MAX_HITS_PER_RULE)) {
    const row = Names.rowAt(searcher.names, position)
    const isClass = kindAt(symbols, row) === "class"
    add(ctx, {
      row,
      tier: "typo",
      within:
        (isClass ? 1 : NameWeight.misspeltMember) *
        (NameWeight.oneEdit / edits) *
        scored(NameWeight.misspelt, normalizedPrior(searcher, row)),
      matched: name,
      note: `${JSON.stringify(written(query.content))} read as ${JSON.stringify(symbols.names[row])}`
    })
  }
}

/** Checks whether every word of the query occurs in the reference: then no word is misspelt. */
export const allKnown = (searcher: Searcher, query: Query): boolean =>
  significant(query.content).every(
    ({ text, folded }) =>
      folded.length < 2 ||
      Lexicon.find(searcher.index.lexicon, folded) >= 0 ||
      parts(text).every((part) => isKnownPart(searcher, part))
  )

const misspeltMember = (ctx: MatchContext, chain: ReadonlyArray<Word>): void => {
  const { searcher } = ctx
  const { symbols } = searcher
  const owner = chain[chain.length - 2]?.text ?? ""
  const written = chain[chain.length - 1]?.text ?? ""
  const member = fold(written)
  const known = ownersCalled(searcher, owner).map(([classIndex]) => [classIndex, 0] as const)
  const owners = known.length > 0 ? known : classesNear(searcher, owner)
  if (owners.length === 0) return
  const near = membersNear(searcher, new Set(owners.flatMap(([owner]) => searcher.selfAndAncestors(owner))), member)
  const exact = Array.from(searcher.rowsNamed(member), (row) => [row, 0] as const)
  for (const [classIndex, ownerEdits] of owners) {
    const chainOf = searcher.selfAndAncestors(classIndex)
    for (const [row, edits] of ownerEdits > 0 ? [...exact, ...near] : near) {
      const depth = chainOf.indexOf(ownerAt(symbols, row))
      if (depth < 0 || kindAt(symbols, row) === "class") continue
      const hidden = symbols.names[row]?.startsWith("_") && !written.startsWith("_") ? NameWeight.misspeltHidden : 1
      const factor = (kindAt(symbols, row) === "theme_item" ? NameWeight.themeItem : 1) * hidden
      const note = `read as ${classNameAt(symbols, row)}.${symbols.names[row]}`
      add(ctx, {
        row,
        tier: "typo",
        within: (factor * NameWeight.oneEdit) / (1 + edits + ownerEdits) / distance(depth),
        matched: chain.map(({ text }) => text).join("."),
        note
      })
    }
  }
}

/** The members of these classes whose names are near `member`, fewest edits first. */
const membersNear = (
  { symbols }: Searcher,
  classes: Iterable<ClassIndex>,
  member: string
): ReadonlyArray<readonly [row: Row, edits: number]> => {
  const rows: Array<Row> = []
  for (const classIndex of classes) {
    const { first, end } = memberRows(symbols, classIndex)
    for (let row = first; row < end; row++) rows.push(row)
  }
  const names = rows.map((row) => symbols.names[row] ?? "")
  return Spelling.nearAmong(names, member).map(({ index, edits }) => [rows[index] ?? NO_ROW, edits] as const)
}

/** `Buton.pressed`: the class misspelt, the member as it is. */
export const misspeltOwner = (ctx: MatchContext, owner: string, member: string): void => {
  const { symbols } = ctx.searcher
  for (const [classIndex, edits] of classesNear(ctx.searcher, owner)) {
    for (const { row, depth } of membersNamed(ctx.searcher, classIndex, fold(member))) {
      const score = exactness(member, symbols.names[row] ?? "") / (edits + NameWeight.perAncestor * depth)
      const note = `${JSON.stringify(owner)} read as ${symbols.classes[classIndex]?.name ?? ""}`
      add(ctx, {
        row,
        tier: "mention",
        within: NameWeight.misspeltOwner * score * (kindAt(symbols, row) === "theme_item" ? NameWeight.themeItem : 1),
        matched: `${owner}.${member}`,
        note
      })
    }
  }
}

const classesNear = (
  searcher: Searcher,
  name: string
): ReadonlyArray<readonly [classIndex: ClassIndex, edits: number]> => {
  return Spelling.near(searcher.classSpellings(), fold(name))
    .slice(0, 4)
    .map(({ index, edits }) => [ClassIndex(index), edits] as const)
}
