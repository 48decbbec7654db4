/** Rules for a query that names a class and something of it. */

import * as Names from "../Names.ts"
import { kindAt, lineage } from "../Prepared.ts"
import { compact, isProse } from "../Query.ts"
import * as Renames from "../Renames.ts"
import { fold } from "../Tokens.ts"
import {
  type Ask,
  add,
  chainsOf,
  classIndexOf,
  classRow,
  fillers,
  likelihood,
  MOST_WORDS_OF_A_NAME,
  written
} from "./Ask.ts"
import { addEnumValue, addMember, addPart, addRows, addSuccessors, ownersCalled } from "./Members.ts"
import { misspeltOwner } from "./Misspelt.ts"

/** `A.b`, `A::b`, `A#b`, `A.b()`, `A.Enum.VALUE`, and a chain of calls of which the last counts. */
export const qualified = (ask: Ask): void => {
  const { prepared, query } = ask
  const tried = new Set<string>()
  for (const chain of chainsOf(query.words)) {
    const last = chain[chain.length - 1]?.text ?? ""
    const before = chain[chain.length - 2]?.text ?? ""
    const matched = chain.map(({ text }) => text).join(".")
    let found = false
    const owners = ownersCalled(prepared, before)
    for (const [classIndex, note] of owners) {
      if (addMember(ask, classIndex, last, matched, note)) found = true
    }
    for (const { row, note } of Renames.memberSuccessors(prepared, before, last)) {
      found = true
      add(ask, row, "renamed", 0.9 + likelihood(prepared, row) / 20, matched, note)
    }
    const outer = chain[chain.length - 3]?.text
    const home = outer === undefined ? -1 : classIndexOf(prepared, outer)
    const homes = home < 0 ? undefined : lineage(prepared, home)
    if (addEnumValue(ask, before, last, (owner) => homes === undefined || homes.includes(owner))) found = true
    // A path with dots, or a variable's name before the dot: then the last name stands for itself.
    if (!found) addRows(ask, Names.exact(prepared.names, fold(matched)), "member", matched)
    if (!found && classIndexOf(prepared, before) < 0) {
      if (owners.length === 0) misspeltOwner(ask, before, last)
      addRows(ask, Names.exact(prepared.names, fold(last)), "mention", last)
      addSuccessors(ask, last, "mention", last)
    }
    if (found || tried.has(matched)) continue
    tried.add(matched)
    for (const [classIndex, note] of owners) addPart(ask, classIndex, last, matched, note)
  }
}

/** `OptionButton disabled`, `body_entered of Area2D`: a class beside one of its members. */
export const classBesideMember = (ask: Ask): void => {
  const { prepared, query } = ask
  for (const all of query.readings) {
    const words = query.unspaced ? all : all.filter((word) => !fillers.has(word.lower))
    if (words.length < 2 || words.length > MOST_WORDS_OF_A_NAME) continue
    for (let cut = 1; cut < words.length; cut++) {
      const head = words.slice(0, cut)
      const tail = words.slice(cut)
      for (const [name, rest] of [
        [head, tail],
        [tail, head]
      ] as const) {
        const classIndex = prepared.classByKey.get(compact(name)) ?? -1
        if (classIndex < 0) continue
        addMember(ask, classIndex, written(rest), `${compact(name)} ${compact(rest)}`)
        for (const { row, note } of Renames.memberSuccessors(
          prepared,
          prepared.symbols.classes[classIndex]?.name ?? "",
          written(rest)
        ))
          add(ask, row, "renamed", 0.9, compact(rest), note)
      }
    }
  }
  if (!query.unspaced && !isProse(query)) return
  // In a sentence: any class named in it, beside any member named in it.
  for (const named of query.words.filter(({ identifier }) => identifier)) {
    const classIndex = classIndexOf(prepared, named.text)
    if (classIndex < 0) continue
    for (const member of query.words) {
      if (member !== named && member.identifier) addMember(ask, classIndex, member.text, `${named.text} ${member.text}`)
    }
  }
}

/** `Timer signals`, `Vector2 constructor`, or a class with a kind filter. */
export const membersOfKind = (ask: Ask): void => {
  const { prepared, query, kind } = ask
  const { symbols } = prepared
  const classIndex = prepared.classByKey.get(compact(query.content)) ?? -1
  if (classIndex < 0) return
  const end = symbols.firstRow[classIndex + 1] ?? 0
  for (let row = classRow(prepared, classIndex) + 1; row < end; row++) {
    const own = kindAt(symbols, row)
    if (own === kind || query.kindHints.has(own)) add(ask, row, "member", 0.2 + 0.4 * likelihood(prepared, row), own)
  }
}
