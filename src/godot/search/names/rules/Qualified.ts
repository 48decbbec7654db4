/** Rules for a query that names a class and a member or kind of it. */

import { kindAt, memberRows } from "../../../reference/Rows.ts"
import { type ClassIndex, NO_CLASS } from "../../../reference/SymbolTable.ts"
import { compact, isBehindCall, isProse, type Word } from "../../analysis/Query.ts"
import { fold, parts } from "../../analysis/Tokens.ts"
import { fillers, listingWords, requestVerbs } from "../../analysis/wordLists.ts"
import { scored } from "../../Ranking.ts"
import * as Renames from "../../renames/Renames.ts"
import type { Searcher } from "../../Searcher.ts"
import { Confidence, NameWeight } from "../../Weights.ts"
import { isMeaning, likelyCalled } from "../isMeaning.ts"
import * as MissingMember from "../MissingMember.ts"
import { misspeltOwner } from "./fuzzyMatches.ts"
import {
  add,
  chainsOf,
  classIndexOf,
  isHttpVerb,
  MAX_NAME_WORDS,
  type MatchContext,
  normalizedPrior,
  written
} from "./MatchContext.ts"
import { addEnumValue, addMember, addPart, addRows, addSuccessors, ownersCalled } from "./Members.ts"
import { memberOfReturned } from "./returnTypes.ts"
import { memberOfVariable } from "./variables.ts"

/** `A.b`, `A::b`, `A#b`, `A.b()`, `A.Enum.VALUE`, and a chain of calls whose last one counts. */
export const qualified = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  const tried = new Set<string>()
  for (const chain of chainsOf(query.words)) {
    const last = chain[chain.length - 1]?.text ?? ""
    const before = chain[chain.length - 2]?.text ?? ""
    const matched = chain.map(({ text }) => text).join(".")
    let found = false
    const owners = ownersCalled(searcher, before)
    for (const [classIndex, note] of owners) {
      if (addMember(ctx, classIndex, last, { matched, note })) found = true
    }
    for (const { row, note, confidence } of Renames.memberSuccessors(searcher, before, last)) {
      found = true
      const likely = scored(NameWeight.renamedMember, normalizedPrior(searcher, row))
      add(ctx, { row, tier: "renamed", within: confidence * likely, matched, note })
    }
    const outer = chain[chain.length - 3]?.text
    const home = outer === undefined ? NO_CLASS : classIndexOf(searcher, outer)
    const homes = home < 0 ? undefined : searcher.selfAndAncestors(home)
    if (addEnumValue(ctx, before, last, (owner) => homes === undefined || homes.includes(owner))) found = true
    if (owners.length === 0 && memberOfReturned(ctx, chain, matched)) found = true
    // A path with dots, or a variable before the dot: then only the last name counts.
    if (!found && !isBehindCall(chain)) addRows(ctx, searcher.rowsNamed(fold(matched)), { tier: "member", matched })
    if (!found) found = behindAccessor(ctx, owners, { owner: before, name: last, matched })
    if (found) continue
    const owner = classIndexOf(searcher, before)
    // `Debug.Log` or `Camera.main` of another engine: the vocabulary knows both words, and means no `log`.
    const isKnown = isMeaning(searcher, query)
    if (owners.length === 0) {
      if (memberOfVariable(ctx, before, last, matched)) continue
      misspeltOwner(ctx, before, last)
      if (!isKnown)
        addRows(ctx, likelyCalled(searcher, chain.slice(-1), searcher.rowsNamed(fold(last))), {
          tier: "mention",
          matched: last
        })
    }
    if (!isKnown) addSuccessors(ctx, last, { tier: "mention", matched: last })
    if (isKnown || tried.has(matched)) continue
    tried.add(matched)
    const known = ctx.hits.size
    for (const [classIndex, note] of owners) addPart(ctx, classIndex, last, { matched, note })
    if (owner < 0 || ctx.hits.size > known) continue
    const note = `not of ${searcher.symbols.classes[owner]?.name ?? ""}`
    const related = MissingMember.related(searcher, owner, last)
    if (related.length > 0) addRows(ctx, related, { tier: "mention", matched: last, note })
    // `Dictionary.contains` means `has`, which its author does not know; `Sprite2D.move_and_slide` is known.
    else if (parts(last).length > 1)
      for (const [i, row] of MissingMember.unrelated(searcher, owner, last).entries())
        add(ctx, { row, tier: "mention", within: NameWeight.certain / (i + 1), matched: last, note })
  }
}

/** `Label.set_text`: the property that is set, or its successor. */
const behindAccessor = (
  ctx: MatchContext,
  owners: ReadonlyArray<readonly [classIndex: ClassIndex, note: string | undefined]>,
  { owner, name, matched }: { readonly owner: string; readonly name: string; readonly matched: string }
): boolean => {
  const { searcher } = ctx
  const before = ctx.hits.size
  for (const [classIndex] of owners) {
    const row = MissingMember.propertyBehind(searcher, classIndex, name)
    if (row !== undefined)
      add(ctx, {
        row,
        tier: "member",
        within: NameWeight.certain,
        matched,
        note: `${JSON.stringify(name)} is an accessor of it`
      })
  }
  for (const { row, note } of MissingMember.successorsBehind(searcher, owner, name)) {
    add(ctx, { row, tier: "member", within: NameWeight.successorOfCertain, matched, note })
  }
  return ctx.hits.size > before
}

type Words = ReadonlyArray<Word>

/** Splits the words in two, either part first; also around a class that is written as such: `get OS name`. */
const partings = ({ exactClasses }: Searcher, words: Words): ReadonlyArray<readonly [name: Words, rest: Words]> =>
  words.slice(1).flatMap((word, i) => {
    const head = words.slice(0, i + 1)
    const tail = words.slice(i + 1)
    const isAmid = tail.length > 1 && exactClasses.has(word.text)
    return [
      [head, tail] as const,
      [tail, head] as const,
      ...(isAmid ? [[[word], [...head, ...tail.slice(1)]] as const] : [])
    ]
  })

/**
 * `get editor selection`: checks whether a word beside a class in lower case is the verb of a request, and at most a
 * member of an ancestor.
 */
const isVerb = (
  { rowsNamed, symbols }: Searcher,
  classIndex: ClassIndex,
  name: Words,
  word: Word | undefined
): boolean =>
  word !== undefined &&
  requestVerbs.has(word.lower) &&
  !word.called &&
  name.every(({ lower, text }) => lower === text) &&
  !rowsNamed(word.folded).some((row) => symbols.owners[row] === classIndex)

/** A word that often surrounds classes and members, and is also a class: `duplicate node`. */
const NODE = "node"

/** Returns the words without fillers, in two readings where `node` occurs: as a filler, and as the class. */
const withoutFillers = (words: Words): ReadonlyArray<Words> => {
  const named = words.filter(({ lower }) => lower === NODE || !fillers.has(lower))
  const others = named.filter(({ lower }) => lower !== NODE)
  return others.length === named.length ? [named] : [others, named]
}

/** `OptionButton disabled`, `body_entered of Area2D`: a class beside one of its members. */
export const classBesideMember = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  for (const words of query.readings.flatMap((all) => (query.unspaced ? [all] : withoutFillers(all)))) {
    if (words.length < 2 || words.length > MAX_NAME_WORDS) continue
    for (const [name, rest] of partings(searcher, words)) {
      const classIndex = searcher.classByKey.get(compact(name)) ?? NO_CLASS
      if (classIndex < 0) formerClassBesideMember(ctx, name, rest)
      if (classIndex < 0 || (rest.length === 1 && isHttpVerb(rest[0]))) continue
      if (rest.length === 1 && isVerb(searcher, classIndex, name, rest[0])) continue
      addMember(ctx, classIndex, written(rest), { matched: `${compact(name)} ${compact(rest)}` })
      const owner = searcher.symbols.classes[classIndex]?.name ?? ""
      const isWords = rest.every(({ identifier }) => !identifier)
      for (const { row, note, confidence } of Renames.memberSuccessors(searcher, owner, written(rest))) {
        // In words, "translation of a label" is no property that another class had.
        if (isWords && confidence === Confidence.elsewhere) continue
        add(ctx, { row, tier: "renamed", within: NameWeight.certain, matched: compact(rest), note })
      }
    }
  }
  const isOfVariable = (word: Word): boolean => word.joined && !isClassBefore(ctx, word)
  if (!query.unspaced && !isProse(query) && !query.words.some(isOfVariable)) return
  // Pairs each class that a sentence or a piece of code names with each member that it names.
  for (const named of query.words.filter(({ identifier }) => identifier)) {
    const classIndex = classIndexOf(searcher, named.text)
    if (classIndex < 0) continue
    for (const member of query.words) {
      if (member !== named && (member.identifier || isOfVariable(member)) && !isHttpVerb(member))
        addMember(ctx, classIndex, member.text, { matched: `${named.text} ${member.text}` })
    }
  }
}

/** Checks whether a class stands before the dot before a word. */
const isClassBefore = ({ query: { words }, searcher }: MatchContext, word: Word): boolean =>
  ownersCalled(searcher, words[words.indexOf(word) - 1]?.text ?? "").length > 0

/** `KinematicBody2D move_and_slide`: the former name of a class beside a member of its successor. */
const formerClassBesideMember = (ctx: MatchContext, [name, ...others]: Words, rest: Words): void => {
  if (name === undefined || others.length > 0 || !/^[A-Z]/.test(name.text)) return
  const member = written(rest)
  for (const [classIndex, note] of ownersCalled(ctx.searcher, name.text))
    addMember(ctx, classIndex, member, { matched: `${name.text} ${compact(rest)}`, note })
  for (const { row, note } of Renames.memberSuccessors(ctx.searcher, name.text, member))
    add(ctx, { row, tier: "renamed", within: NameWeight.certain, matched: compact(rest), note })
}

/** `Timer signals`, `signals of Timer`, `Vector2 constructor`, or a class with a kind filter. */
export const membersOfKind = (ctx: MatchContext): void => {
  const { searcher, query, kind } = ctx
  const { symbols } = searcher
  const named = query.content.filter(({ lower }) => lower === NODE || !(fillers.has(lower) || listingWords.has(lower)))
  const classIndex =
    searcher.classByKey.get(compact(query.content)) ??
    (named.length > 0 && query.isListing ? searcher.classByKey.get(compact(named)) : undefined) ??
    NO_CLASS
  if (classIndex < 0) return
  const name = symbols.classes[classIndex]?.name ?? ""
  for (const owner of searcher.selfAndAncestors(classIndex)) {
    const before = ctx.hits.size
    const note = owner === classIndex ? undefined : `inherited by ${name} from ${symbols.classes[owner]?.name ?? ""}`
    const { first, end } = memberRows(symbols, owner)
    for (let row = first; row < end; row++) {
      const own = kindAt(symbols, row)
      if (own !== kind && !query.kindHints.has(own)) continue
      add(ctx, {
        row,
        tier: "member",
        within: scored(NameWeight.memberOfKind, normalizedPrior(searcher, row)),
        matched: own,
        note
      })
    }
    // A class without such members has those of its nearest ancestor with some.
    if (ctx.hits.size > before) return
  }
}
