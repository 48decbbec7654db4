/** The context that name rules share: the query, the collector of hits, and the weights of a match. */

import type { Kind } from "../../../reference/Kind.ts"
import { classNameAt, kindAt } from "../../../reference/Rows.ts"
import { type ClassIndex, NO_CLASS, type Row } from "../../../reference/SymbolTable.ts"
import type { Query, Word } from "../../analysis/Query.ts"
import { classKey, type Searcher } from "../../Searcher.ts"
import { NameWeight, Tier, type TierName } from "../../Weights.ts"

export interface NameHit {
  readonly row: Row
  readonly tier: TierName
  /** Orders hits of a tier: from 0 to below 1. */
  readonly within: number
  readonly note: string | undefined
  /** The part of the query that matched. */
  readonly matched: string
  /** Name of the rule that found it. */
  readonly rule: string
}

/** A rule that matches a query against names. */
export interface NameRule {
  /** Shown by `--explain`. */
  readonly name: string
  /** Whole names, then parts of names, then names misspelt: a stage runs only if the earlier ones found no hits. */
  readonly stage: "name" | "part" | "spelling"
  /** Adds the rows that match. */
  readonly apply: (ctx: MatchContext) => void
}

/** The query and the hits so far, as a rule sees them. */
export interface MatchContext {
  readonly searcher: Searcher
  readonly query: Query
  readonly kind: Kind | undefined
  /** Name of the rule that runs. */
  readonly rule: string
  /** Hits so far, by row. */
  readonly hits: Map<Row, NameHit>
}

const admits = ({ searcher, kind, query }: MatchContext, row: Row): boolean => {
  const own = kindAt(searcher.symbols, row)
  const { settings } = query
  const isElsewhere = settings !== undefined && classNameAt(searcher.symbols, row) !== settings
  if (isElsewhere && searcher.exactClasses.has(settings)) return false
  return kind === undefined ? own !== "enum" : own === kind
}

/** A row that a rule has matched. */
export interface Match extends Omit<NameHit, "rule" | "note"> {
  readonly note?: string | undefined
}

/** A part of the query that a rule read as a name. */
export interface Reading {
  /** The part of the query. */
  readonly matched: string
  readonly note?: string | undefined
}

/** Adds a hit where the query admits the row, unless the row is there for a better reason. */
export const add = (ctx: MatchContext, { row, tier, within, matched, note }: Match): void => {
  if (!admits(ctx, row)) return
  const { symbols } = ctx.searcher
  const isHinted = ctx.query.kindHints.has(kindAt(symbols, row))
  const isElsewhere = isOfOtherDimension(ctx.query.dimension, classNameAt(symbols, row))
  const ofDimension = isElsewhere ? within * NameWeight.otherDimension : within
  const hinted = isHinted ? ofDimension : ofDimension * NameWeight.withoutKindHint
  keepBest(ctx.hits, { row, tier, within: Math.min(hinted, NameWeight.max), matched, note, rule: ctx.rule })
}

/** Checks whether a class is of the other dimension than the one that a query speaks of. */
const isOfOtherDimension = (dimension: Query["dimension"], className: string): boolean =>
  dimension !== undefined && className.endsWith(dimension === "2D" ? "3D" : "2D")

/** Adds a hit to others, unless its row is among them for a better reason. */
export const keepBest = (hits: Map<Row, NameHit>, hit: NameHit): void => {
  const known = hits.get(hit.row)
  if (known !== undefined && Tier[known.tier] + known.within >= Tier[hit.tier] + hit.within) return
  hits.set(hit.row, hit)
}

/** Returns the prior of a row as a fraction below one. */
export const normalizedPrior = ({ prior }: Searcher, row: Row): number =>
  Math.min((prior[row] ?? 0) / NameWeight.fullPrior, NameWeight.maxNormalizedPrior)

/** Returns the divisor of a score for a member that stands `depth` steps up among the ancestors. */
export const distance = (depth: number): number => 1 + NameWeight.perAncestor * depth

/**
 * Returns how exactly a name was written: 1 if exactly, less for other case, other underscores or a leading underscore.
 *
 * @example
 * exactness("addChild", "add_child") // 0.8
 */
export const exactness = (written: string, name: string): number => {
  if (written === name) return 1
  if (written.toLowerCase() === name.toLowerCase()) return NameWeight.otherCase
  const hidden = written.startsWith("_") !== name.startsWith("_")
  return hidden ? NameWeight.otherLeadingUnderscore : NameWeight.otherForm
}

/** Joins the words as one name: `value changed` becomes `value_changed`. */
export const written = (words: ReadonlyArray<Word>): string => {
  let name = ""
  for (const [i, { text }] of words.entries()) name += i === 0 ? text : `_${text}`
  return name
}

export const classIndexOf = ({ classByKey }: Searcher, name: string): ClassIndex =>
  classByKey.get(classKey(name)) ?? NO_CLASS

/** HTTP verbs in upper case: "HTTPRequest GET" is about the class. */
const HTTP_VERBS: ReadonlySet<string> = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"])

export const isHttpVerb = (word: Word | undefined): boolean =>
  word !== undefined && !word.called && HTTP_VERBS.has(word.text)

/**
 * Checks whether a word in capitals is an abbreviation (`FPS`, `URL`)
 * and no name as the reference writes it (`OS`, `PI`).
 */
export const isAcronym = ({ rowsNamed, symbols }: Searcher, { called, folded, text }: Word): boolean =>
  /^[A-Z]{2,}$/.test(text) && !called && !rowsNamed(folded).some((row) => symbols.names[row] === text)

/** Returns the runs of words that are joined by dots, `::` or `#`. */
export const chainsOf = (words: ReadonlyArray<Word>): ReadonlyArray<ReadonlyArray<Word>> => {
  const chains: Array<Array<Word>> = []
  for (const [i, word] of words.entries()) {
    if (!word.joined) continue
    const open = chains[chains.length - 1]
    const previous = words[i - 1]
    if (open !== undefined && open[open.length - 1] === previous) open.push(word)
    else if (previous !== undefined) chains.push([previous, word])
  }
  return chains
}

/** Maximum number of rows that one rule adds. */
export const MAX_HITS_PER_RULE = 400

export const MAX_NAME_WORDS = 7

export const MIN_GUESS_LENGTH = 3
