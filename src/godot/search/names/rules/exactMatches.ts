/** Rules for a query that is a name, or holds one. */

import { classRow, kindAt, ownerAt } from "../../../reference/Rows.ts"
import { ClassIndex, NO_CLASS } from "../../../reference/SymbolTable.ts"
import { compact, isBegun, isBehindCall, significant } from "../../analysis/Query.ts"
import { fold } from "../../analysis/Tokens.ts"
import { comparisonWords, fillers } from "../../analysis/wordLists.ts"
import { scored } from "../../Ranking.ts"
import { classKey } from "../../Searcher.ts"
import { NameWeight } from "../../Weights.ts"
import { likelyCalled } from "../isMeaning.ts"
import * as Spelling from "../Spelling.ts"
import {
  add,
  classIndexOf,
  isAcronym,
  keepBest,
  MAX_NAME_WORDS,
  type MatchContext,
  MIN_GUESS_LENGTH,
  type NameHit,
  normalizedPrior,
  written
} from "./MatchContext.ts"
import { addRows, addSuccessors, membersNamed } from "./Members.ts"
import { isShortened } from "./prefixMatches.ts"

/** The query is `Class.member` exactly as the reference writes it, whatever signs the member's name has. */
export const ownName = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  const { symbols } = searcher
  const dot = query.text.indexOf(".")
  const owner = dot < 0 ? undefined : searcher.exactClasses.get(query.text.slice(0, dot))
  if (owner === undefined) return
  const member = query.text.slice(dot + 1)
  const found = membersNamed(searcher, owner, fold(member))
  // A real member of an ancestor is meant before a theme item of the class.
  const onlyThemes = found.every(({ row }) => kindAt(symbols, row) === "theme_item")
  for (const { row, depth } of found) {
    const kind = kindAt(symbols, row)
    if (depth > 0 || symbols.names[row] !== member || kind === "enum" || (kind === "theme_item" && !onlyThemes))
      continue
    add(ctx, { row, tier: "qualified", within: NameWeight.ownName, matched: query.text })
  }
}

/** `Notes.保存する`: the words after the class state what is sought. */
const MEMBER = /(?:::|[.#])[^\0-\x7f]/

/** The query is a class's name; if it also names another kind, the answer is among those members. */
export const exactClass = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  // `CanvasItem.material` is no `CanvasItemMaterial`.
  if (ctx.hits.size > 0 || query.runs.some((run) => MEMBER.test(run))) return
  const whole = searcher.classByKey.get(compact(query.words)) ?? NO_CLASS
  // `range()` and `_input(event)` are no classes, `Color()` is one.
  const [word, ...others] = query.content
  const isCall = word !== undefined && others.length === 0 && (word.called || word.text.startsWith("_"))
  if (isCall && !searcher.exactClasses.has(word.text)) {
    const rows = searcher.rowsNamed(word.folded)
    if (rows.some((row) => kindAt(searcher.symbols, row) === "method")) return
  }
  // `Area2D 信号` asks for signals, as `Area2D signals` does.
  const isOfKind = query.translated !== query.words && query.kindHints.size > 0 && !query.kindHints.has("class")
  if (whole >= 0)
    add(ctx, {
      row: classRow(searcher.symbols, whole),
      tier: query.operator === undefined && !isOfKind ? "class" : "mention",
      within: NameWeight.certain,
      matched: compact(query.words)
    })
  const rest = searcher.classByKey.get(compact(query.content)) ?? NO_CLASS
  if (rest < 0 || rest === whole) return
  add(ctx, {
    row: classRow(searcher.symbols, rest),
    tier: query.kindHints.has("class") ? "class" : "mention",
    within: NameWeight.certain,
    matched: compact(query.content)
  })
}

/** Adds the members of this name, of any class; of an unfinished name only if nothing has it as a prefix. */
export const exactMember = (ctx: MatchContext): void => {
  if (isBegun(ctx.query) && ctx.hits.size > 0) return
  for (const words of ctx.query.readings) {
    if (words.length > MAX_NAME_WORDS || isBehindCall(words)) continue
    const name = compact(words).replace("@", "")
    addRows(ctx, likelyCalled(ctx.searcher, ctx.query.words, ctx.searcher.rowsNamed(name)), {
      tier: "member",
      matched: written(words)
    })
    // C# appends `Enum` to an enum whose name a property has.
    if (name.endsWith("enum") && ctx.hits.size === 0) {
      const rows = ctx.searcher.rowsNamed(name.slice(0, -"enum".length))
      const enums = rows.filter((row) => kindAt(ctx.searcher.symbols, row) === "enum")
      addRows(ctx, enums, { tier: "member", matched: written(words) })
    }
  }
}

/** `camera`: means `Camera2D` and `Camera3D`. */
export const withoutDimension = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  const name = compact(query.content)
  if (searcher.classByKey.has(name)) return
  for (const dimension of ["2d", "3d"]) {
    const index = searcher.classByKey.get(name + dimension)
    if (index !== undefined)
      add(ctx, {
        row: classRow(searcher.symbols, index),
        tier: "member",
        within: scored(NameWeight.withoutDimension, normalizedPrior(searcher, classRow(searcher.symbols, index))),
        matched: name
      })
  }
}

/** `animplayer`: the query is an abbreviated class name, and no member has exactly this name. */
export const shortenedClass = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  const [word, ...others] = query.content
  if (word === undefined || others.length > 0 || word.lower.length <= MIN_GUESS_LENGTH) return
  const { symbols, classByKey } = searcher
  if (word.text.startsWith("_") || classByKey.has(classKey(word.text))) return
  if (searcher.rowsNamed(word.folded).some((row) => symbols.names[row] === word.text)) return
  const spellings = searcher.classSpellings()
  const nameAt = (classIndex: number): string => symbols.classes[classIndex]?.name ?? ""
  const all = [0, spellings.size] as const
  for (const classIndex of Spelling.holding(spellings, word.lower, all, (i) => isShortened(word.lower, nameAt(i)))) {
    const row = classRow(symbols, ClassIndex(classIndex))
    const share = word.lower.length / nameAt(classIndex).length
    add(ctx, {
      row,
      tier: "member",
      within: scored(NameWeight.shortenedClass, normalizedPrior(searcher, row), share),
      matched: word.text
    })
  }
}

/** The query is the name of something that has another name in Godot 4. */
export const renamed = (ctx: MatchContext): void => {
  const { query } = ctx
  for (const words of query.readings) {
    if (words.length > MAX_NAME_WORDS) continue
    addSuccessors(ctx, written(words), { tier: "renamed", matched: compact(words) })
  }
}

/** `Vector2 operator *`, `operator ==`, `compare two dictionaries ==`. */
export const operators = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  if (query.operator === undefined && ctx.kind !== "operator") return
  const { symbols } = searcher
  const rows = query.operator === undefined ? undefined : searcher.rowsNamed(`operator${query.operator}`)
  const named = query.words.map(({ text }) => classIndexOf(searcher, text)).filter((owner) => owner >= 0)
  const stems = new Set(query.words.map(({ lower }) => searcher.stemOf(lower)))
  const isInPlural = (owner: ClassIndex): boolean =>
    stems.has(searcher.stemOf((symbols.classes[owner]?.name ?? "").toLowerCase()))
  const owners = [...named, ...(rows ?? []).map((row) => ownerAt(symbols, row)).filter(isInPlural)]
  for (const row of rows ?? []) {
    if (owners.length === 0)
      add(ctx, {
        row,
        tier: "member",
        within: scored(NameWeight.operator, normalizedPrior(searcher, row)),
        matched: `operator ${query.operator}`
      })
    else if (owners.includes(ownerAt(symbols, row)))
      add(ctx, { row, tier: "qualified", within: NameWeight.certain, matched: `operator ${query.operator}` })
  }
}

/** Maximum number of owners of an identifier in a sentence: its other words are better evidence than more owners. */
const MAX_OWNERS = 3

/** Returns the best hits of one tier, at most so many. */
const likeliest = (hits: ReadonlyArray<NameHit>, most: number): ReadonlyArray<NameHit> =>
  hits.length <= most ? hits : [...hits].sort((a, b) => b.within - a.within).slice(0, most)

/** Identifiers inside a sentence: each counts like a query of its own. */
export const mentions = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  const said = significant(query.words).filter(({ lower }) => !fillers.has(lower))
  const onlyClasses = said.every(({ lower, text }) => comparisonWords.has(lower) || classIndexOf(searcher, text) >= 0)
  for (const [i, word] of query.words.entries()) {
    if (word.joined || query.words[i + 1]?.joined) continue
    if (!word.identifier && !(said.length === 1 && said[0] === word)) continue
    if (said.length > 1 && isAcronym(searcher, word)) continue
    const classIndex = classIndexOf(searcher, word.text)
    // A class in a question usually contains the answer, but is not it.
    const alone = query.unspaced || said.length === 1 || onlyClasses
    if (classIndex >= 0 && alone)
      add(ctx, {
        row: classRow(searcher.symbols, classIndex),
        tier: "mention",
        within: NameWeight.mentionedClass,
        matched: word.text
      })
    const named =
      !word.identifier ||
      word.text.includes("_") ||
      word.text.startsWith("@") ||
      query.unspaced ||
      /^[a-z]/.test(word.text)
    const isTaken = isBegun(query) && ctx.hits.size > 0
    const rows = named && !isTaken ? likelyCalled(searcher, [word], searcher.rowsNamed(word.folded)) : []
    // Leaves out the constructor and the singleton of the class, which are not the answer either.
    const ofClass = alone ? undefined : searcher.symbols.classes[classIndex]?.name
    const mentioned = rows.filter((row) => searcher.symbols.names[row] !== ofClass)
    const own: MatchContext = { ...ctx, hits: new Map() }
    addRows(own, mentioned, { tier: "mention", matched: word.text })
    const found = [...own.hits.values()]
    const shown = said.length > 1 ? likeliest(found, MAX_OWNERS) : found
    for (const hit of shown) keepBest(ctx.hits, hit)
    addSuccessors(ctx, word.text, {
      tier: "mention",
      matched: word.text,
      ofClass: alone ? 1 : NameWeight.formerClassInQuestion
    })
  }
}
