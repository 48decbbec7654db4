/** What the rules of the name tiers share: the question, the hits so far, and how sure a name is. */

import type { Kind } from "../../../reference/Kind.ts"
import { classNameAt, kindAt } from "../../../reference/Rows.ts"
import type { Query, Word } from "../../analysis/Query.ts"
import { classKey, type SearchContext } from "../../SearchContext.ts"
import { Tier, type TierName } from "../../Weights.ts"

export interface NameHit {
  readonly row: number
  readonly tier: TierName
  /** Orders hits of a tier: from 0 to below 1. */
  readonly within: number
  readonly note: string | undefined
  /** What of the query was found. */
  readonly matched: string
}

/** What one search asks of the rules. */
export interface MatchContext {
  readonly prepared: SearchContext
  readonly query: Query
  readonly kind: Kind | undefined
  readonly hits: Map<number, NameHit>
}

const admits = ({ prepared, kind, query }: MatchContext, row: number): boolean => {
  const own = kindAt(prepared.symbols, row)
  const { settings } = query
  const isElsewhere = settings !== undefined && classNameAt(prepared.symbols, row) !== settings
  if (isElsewhere && prepared.exactClasses.has(settings)) return false
  return kind === undefined ? own !== "enum" : own === kind
}

export const add = (
  ctx: MatchContext,
  row: number,
  tier: TierName,
  within: number,
  matched: string,
  note?: string | undefined
): void => {
  if (!admits(ctx, row)) return
  const known = ctx.hits.get(row)
  const hinted = ctx.query.kindHints.has(kindAt(ctx.prepared.symbols, row)) ? within : within * WITHOUT_KIND_HINT
  const hit = { row, tier, within: Math.min(hinted, MAX_WITHIN), matched, note }
  if (known !== undefined && Tier[known.tier] + known.within >= Tier[hit.tier] + hit.within) return
  ctx.hits.set(row, hit)
}

/** Leaves the upper part of a tier to kinds that the query names. */
const WITHOUT_KIND_HINT = 0.5

const MAX_WITHIN = 0.999

/** A prior as a fraction below one. */
export const likelihood = ({ prior }: SearchContext, row: number): number => Math.min((prior[row] ?? 0) / 4, 0.99)

/** How exactly a name was written: 1 as it is, less for case, underscores and a leading underscore. */
export const exactness = (written: string, name: string): number => {
  if (written === name) return 1
  if (written.toLowerCase() === name.toLowerCase()) return 0.9
  const hidden = written.startsWith("_") !== name.startsWith("_")
  return hidden ? 0.4 : 0.8
}

/** As one spelling of the words: `value changed` is written `value_changed`. */
export const written = (words: ReadonlyArray<Word>): string => words.map(({ text }) => text).join("_")

export const classIndexOf = ({ classByKey }: SearchContext, name: string): number =>
  classByKey.get(classKey(name)) ?? -1

/** What is asked of a server in capitals: "HTTPRequest GET" is about the class. */
const VERBS: ReadonlySet<string> = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"])

export const isSaid = (word: Word | undefined): boolean => word !== undefined && !word.called && VERBS.has(word.text)

/** Runs of words that are joined by dots and their like. */
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

/** Words that stand around a name without being part of it. */
export const fillers: ReadonlySet<string> = new Set([
  "the",
  "a",
  "an",
  "of",
  "in",
  "on",
  "for",
  "how",
  "to",
  "use",
  "using",
  "what",
  "is",
  "does",
  "do",
  "example",
  "docs",
  "documentation",
  "godot",
  "tutorial",
  "usage",
  "help",
  "reference",
  "api",
  "s",
  "work",
  "works",
  "node",
  "i",
  "and",
  "with",
  "about",
  "explain",
  "between",
  "difference",
  "vs"
])

/** Rows taken from one rule at most: no one reads further. */
export const MAX_HITS_PER_RULE = 400

export const MAX_NAME_WORDS = 7

export const MIN_GUESS_LENGTH = 3
