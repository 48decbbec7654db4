/** Rules for a query that is a part of a name: a prefix, an infix, or its parts shortened and run together. */

import { classNameAt, kindAt } from "../../../reference/Rows.ts"
import { NO_CLASS, Row } from "../../../reference/SymbolTable.ts"
import { compact, isBegun, isProse } from "../../analysis/Query.ts"
import { fold, isWordUnit, parts, termOfPart } from "../../analysis/Tokens.ts"
import * as Lexicon from "../../index/Lexicon.ts"
import { count, Fields, unpack, unpacked } from "../../index/Postings.ts"
import type { SearchIndex } from "../../index/SearchIndex.ts"
import { scored } from "../../Ranking.ts"
import { isKnownPart, type Searcher } from "../../Searcher.ts"
import { TopK } from "../../text/TopK.ts"
import { NameWeight } from "../../Weights.ts"
import * as Names from "../Names.ts"
import * as Spelling from "../Spelling.ts"
import { allKnown } from "./fuzzyMatches.ts"
import {
  add,
  isHttpVerb,
  MAX_HITS_PER_RULE,
  MAX_NAME_WORDS,
  type MatchContext,
  MIN_GUESS_LENGTH,
  normalizedPrior,
  written
} from "./MatchContext.ts"
import { addPart } from "./Members.ts"

/** Adds names that begin with the query, or have it as a word of their own. */
export const prefixMatches = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  const { symbols } = searcher
  if (isProse(query)) return
  const name = compact(query.content).replace("@", "")
  if (name.length < MIN_GUESS_LENGTH) return
  const called = query.content.length === 1 && query.content[0]?.called === true
  const begun = isBegun(query) ? query.words[0]?.lower : undefined
  const put = (row: Row, factor: number): void => {
    const own = symbols.names[row] ?? ""
    // Only methods are called: `super()` is not the beginning of a property.
    if (called && kindAt(symbols, row) !== "method") return
    if (begun !== undefined && !own.toLowerCase().startsWith(begun)) return
    // An unfinished name may go on for long; otherwise the nearest name is meant.
    const share = begun !== undefined ? 0 : name.length / Math.max(fold(own).length, 1)
    add(ctx, {
      row,
      tier: "prefix",
      within: factor * scored(NameWeight.prefix, normalizedPrior(searcher, row), share),
      matched: name
    })
  }
  for (const row of likeliest(searcher, [...Names.startingWith(searcher.names, name)])) put(row, 1)
  if (query.content.length > 1) return
  for (const row of rowsWithWord(searcher, name)) put(row, NameWeight.wordWithin)
}

/**
 * Returns the rows that have a word of their own with this folded name, as the path of a setting has at its end:
 * `mainscene` is one of `application/run/main_scene`.
 */
export const rowsWithWord = ({ index }: Searcher, folded: string): ReadonlyArray<Row> => {
  const term = Lexicon.find(index.lexicon, folded)
  return term < 0 ? [] : rowsNamedWith(index, term)
}

/** Returns the rows that most likely are meant, if there are more than a rule may add; thousands begin with `get_`. */
const likeliest = (searcher: Searcher, rows: ReadonlyArray<Row>): ReadonlyArray<Row> => {
  if (rows.length <= MAX_HITS_PER_RULE) return rows
  const best = new TopK(MAX_HITS_PER_RULE)
  best.clear(MAX_HITS_PER_RULE)
  for (const row of rows) best.offer(normalizedPrior(searcher, row))
  const { floor } = best
  return rows
    .filter((row) => normalizedPrior(searcher, row) >= floor)
    .sort((a, b) => normalizedPrior(searcher, b) - normalizedPrior(searcher, a) || a - b)
    .slice(0, MAX_HITS_PER_RULE)
}

/** For an unfinished name (`is_action_`) tries prefixes before whole names. */
export const unfinishedName = (ctx: MatchContext): void => {
  if (isBegun(ctx.query)) prefixMatches(ctx)
}

/** Adds names with a later part that begins with the query, which breaks off within a word: `overlapping_bod`. */
export const infixMatches = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  const { symbols } = searcher
  const [word, ...others] = query.content
  if (ctx.hits.size > 0 || word === undefined || others.length > 0 || !/\w_\w/.test(word.text)) return
  if (allKnown(searcher, query)) return
  const goesOn = `_${word.lower}`
  const found = rowsWithFirstParts(searcher, word.lower).filter((row) => {
    const name = symbols.names[row] ?? ""
    return name.includes(goesOn) || (HAS_CAPITAL.test(name) && name.toLowerCase().includes(goesOn))
  })
  for (const row of found.slice(0, MAX_HITS_PER_RULE)) {
    const share = word.text.length / Math.max(symbols.names[row]?.length ?? 0, 1)
    add(ctx, {
      row,
      tier: "prefix",
      within: scored(NameWeight.part, normalizedPrior(searcher, row), share),
      matched: word.text
    })
  }
}

const HAS_CAPITAL = /[A-Z]/
/** One part of a name, which is one term however it is written. */
const LETTERS = /^[a-z]+$/

/**
 * Returns the rows whose names contain all words of `begun` except the last, which may be incomplete: those with the
 * rarest of their terms.
 */
const rowsWithFirstParts = ({ index, stemOf }: Searcher, begun: string): ReadonlyArray<Row> => {
  const { lexicon, postings } = index
  let rarest = -1
  for (const part of begun.split("_").slice(0, -1)) {
    if (!LETTERS.test(part) || termOfPart(part) === "") continue
    const stemmed = Lexicon.find(lexicon, stemOf(part))
    const term = stemmed >= 0 ? stemmed : Lexicon.find(lexicon, part)
    if (term < 0) return []
    if (rarest < 0 || (postings.counts[term] ?? 0) < (postings.counts[rarest] ?? 0)) rarest = term
  }
  // All words are stop words: `is_on_f`.
  return rarest < 0 ? Array.from(index.byName, Row) : rowsNamedWith(index, rarest)
}

/** The rows that have a term in their names, ascending. */
const rowsNamedWith = ({ postings }: SearchIndex, term: number): Array<Row> => {
  const list = unpacked(postings.counts[term] ?? 0)
  const size = unpack(postings, term, list)
  const rows: Array<Row> = []
  for (let i = 0; i < size; i++) if (count(list.fields[i] ?? 0, Fields.name) > 0) rows.push(Row(list.documents[i] ?? 0))
  return rows
}

/**
 * Checks whether `query` (lower case) is `name` shortened: beginnings of its parts in order,
 * the first among them, and not much less than half of it.
 *
 * @example isShortened("charbody2d", "CharacterBody2D") // true
 */
export const isShortened = (query: string, name: string): boolean => {
  if (query.length < NameWeight.leastShortened * name.length || query.charCodeAt(0) !== lowerUnit(name)) return false
  const pieces = parts(name).slice(0, MAX_NAME_PARTS)
  const from = (at: number, piece: number): boolean => {
    if (at === query.length) return true
    const part = pieces[piece]
    if (part === undefined) return false
    let shared = 0
    while (shared < part.length && part[shared] === query[at + shared]) shared++
    const least = Math.min(2, part.length)
    for (let length = shared; length >= least; length--) if (from(at + length, piece + 1)) return true
    return piece > 0 && from(at, piece + 1)
  }
  return from(0, 0)
}

const UNDERSCORE = 95
const AT = 64

/** The first letter or digit of a name, in lower case. */
const lowerUnit = (name: string): number => {
  const first = name.charCodeAt(0)
  const unit = first === UNDERSCORE || first === AT ? name.charCodeAt(1) : first
  return unit >= 65 && unit <= 90 ? unit + 32 : unit
}

/**
 * Checks whether each word begins a part of the name, in order: `dir light`, `custom min size`, `tex progress`. The
 * name may have one part more: its dimension, or any if the words have at least half of the name's letters.
 *
 * @example isAbbreviated(["dir", "light"], "DirectionalLight2D") // true
 */
const isAbbreviated = (words: ReadonlyArray<string>, name: string): boolean => {
  if (!beginsWith(name, words[0] ?? "")) return false
  const pieces = parts(name)
  const over = pieces.length - words.length
  if (over < 0 || over > 1) return false
  const typed = words.reduce((length, word) => length + word.length, 0)
  if (over === 1 && !/^[23]d$/.test(pieces[words.length] ?? "") && typed < NameWeight.leastAbbreviated * name.length)
    return false
  return words.every((word, i) => pieces[i]?.startsWith(word))
}

/** Checks whether the first part of a name begins with `word`, without splitting the name. */
const beginsWith = (name: string, word: string): boolean => {
  let at = 0
  while (at < name.length && (name.charCodeAt(at) === UNDERSCORE || !isWordUnit(name.charCodeAt(at)))) at++
  return name
    .slice(at, at + word.length)
    .toLowerCase()
    .startsWith(word)
}

/** Adds names whose parts the words abbreviate: two of a class, three of a member, or two that break off. */
export const abbreviationMatches = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  const { symbols } = searcher
  const words = query.content.flatMap(({ text }) => parts(text))
  if (query.content.length < 2 || words.length > MAX_NAME_PARTS || words.some((word) => word.length < 2)) return
  const name = compact(query.content)
  const sameInitial = searcher.initialRange(name.charAt(0))
  const saysEnough = words.length > 2 || !words.every((word) => isKnownPart(searcher, word))
  const found = Spelling.holding(searcher.nameSpellings(), name, sameInitial, (position) => {
    const isClass = kindAt(symbols, Names.rowAt(searcher.names, position)) === "class"
    return (isClass || saysEnough) && isAbbreviated(words, Names.writtenAt(searcher.names, position))
  })
  for (const position of found.slice(0, MAX_HITS_PER_RULE)) {
    const row = Names.rowAt(searcher.names, position)
    const weight = kindAt(symbols, row) === "class" ? NameWeight.abbreviatedClass : NameWeight.abbreviatedMember
    add(ctx, {
      row,
      tier: "prefix",
      within: scored(weight, normalizedPrior(searcher, row)),
      matched: written(query.content)
    })
  }
}

/** Adds names whose shortened parts, run together, are the query: `DirectionalLight3D` for `dirlight`. */
export const concatenationMatches = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  if (ctx.hits.size > 0 || isProse(query) || allKnown(searcher, query)) return
  const { symbols } = searcher
  const name = compact(query.content).replace("@", "")
  if (name.length < MIN_GUESS_LENGTH + 1 || name.length > MAX_CONCATENATION_LENGTH) return
  // An abbreviated name begins with the same letter.
  const sameInitial = searcher.initialRange(name.charAt(0))
  const found = Spelling.holding(searcher.nameSpellings(), name, sameInitial, (position) =>
    isShortened(name, Names.writtenAt(searcher.names, position))
  )
  for (const position of found.slice(0, MAX_HITS_PER_RULE)) {
    const row = Names.rowAt(searcher.names, position)
    const share = name.length / Math.max(fold(symbols.names[row] ?? "").length, 1)
    add(ctx, {
      row,
      tier: "prefix",
      within: scored(NameWeight.part, normalizedPrior(searcher, row), share),
      matched: name
    })
  }
}

const MAX_CONCATENATION_LENGTH = 40

const MAX_NAME_PARTS = 8

/** `vec2 rotated`, `animplayer play`: a class by a short form beside a member by its name. */
export const shortenedClassBesideMember = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  const { symbols } = searcher
  const [head, ...tail] = query.content
  if (head === undefined || tail.length === 0 || tail.length > 3 || head.lower.length < MIN_GUESS_LENGTH) return
  const members = searcher.rowsNamed(compact(tail))
  for (const row of members) {
    const owner = classNameAt(symbols, row)
    if (kindAt(symbols, row) === "class" || !isShortened(head.lower, owner)) continue
    add(ctx, {
      row,
      tier: "prefix",
      within: scored(NameWeight.shortenedClassBesideMember, normalizedPrior(searcher, row)),
      matched: `${head.text} ${written(tail)}`
    })
  }
}

/** `tilemaplayer set ce`, `button press`: a class, and then a part of the name of one of its members. */
export const classBesidePart = (ctx: MatchContext): void => {
  const { searcher, query } = ctx
  if (isProse(query) || query.content.length > MAX_NAME_WORDS) return
  for (let cut = query.content.length - 1; cut > 0; cut--) {
    const name = compact(query.content.slice(0, cut))
    const classIndex = searcher.classByKey.get(name) ?? NO_CLASS
    if (classIndex < 0) continue
    const tail = query.content.slice(cut)
    if (tail.length === 1 && isHttpVerb(tail[0])) return
    // In words, `animation player start` is no name with "start" somewhere in it.
    const isNamed =
      searcher.exactClasses.has(query.content[0]?.text ?? "") || query.content.some((word) => word.identifier)
    addPart(ctx, classIndex, written(tail), { matched: `${name} ${compact(tail)}`, mayHold: isNamed })
    return
  }
}
