/**
 * Searches a reference: a query in, ranked rows with their reasons out.
 *
 * Names first (`NameMatching`), then text (`TextSearch`); the kind filter applies to
 * both before anything is cut.
 */
import { lazy } from "../../kernel/util/memoize.ts"
import { type Kind, kinds } from "../reference/Kind.ts"
import { classRow, kindAt } from "../reference/Rows.ts"
import type { ClassIndex, Row } from "../reference/SymbolTable.ts"
import { inAmericanSpelling } from "./americanSpelling.ts"
import { type Topic, topicOf } from "./analysis/messageTopic.ts"
import * as Query from "./analysis/Query.ts"
import { parts } from "./analysis/Tokens.ts"
import { classFactors } from "./classFactors.ts"
import { type Hit, type RankedHit, ShownHit } from "./Hit.ts"
import type { SearchIndex } from "./index/SearchIndex.ts"
import { isNearMissing, type Missing, missingName } from "./missing.ts"
import { classesIn } from "./namedClasses.ts"
import * as NameMatching from "./names/NameMatching.ts"
import type { NameHit } from "./names/rules/MatchContext.ts"
import { inWordsOfVocabulary } from "./namesElsewhere.ts"
import { type NoteOfWords, noteOf, noteOfReading } from "./notes.ts"
import { withWordsApart } from "./runTogether.ts"
import { isKnownPart, of, type Searcher, textAt } from "./Searcher.ts"
import { snippets } from "./Snippet.ts"
import { expandTerms } from "./text/expandTerms.ts"
import { joined, localTermsOf } from "./text/localText.ts"
import { type QueryTerm, weightsOfTerms } from "./text/QueryTerm.ts"
import type { TextHit } from "./text/TextHit.ts"
import * as TextSearch from "./text/TextSearch.ts"
import { TopK } from "./text/TopK.ts"
import { NameWeight, Tier, Weight } from "./Weights.ts"

export interface Request {
  readonly query: string
  readonly kind?: Kind
  readonly limit: number
}

export interface Result {
  /** Best first. */
  readonly hits: ReadonlyArray<Hit>
  /** Number of all hits. */
  readonly total: number
  /** The requested name that the reference lacks. */
  readonly missing: Missing | undefined
  /** The topic of a query that is a console message without a name: nothing is found then. */
  readonly topic: Topic | undefined
}

/** The result of a search with all facts about each hit, before texts are read. */
export interface Ranked {
  readonly query: Query.Query
  readonly queryTerms: ReadonlyArray<QueryTerm>
  readonly hits: ReadonlyArray<RankedHit>
  readonly total: number
  /** The words are also searched for in translated texts. */
  readonly isLocal: boolean
  readonly missing: Missing | undefined
  readonly topic: Topic | undefined
}

/**
 * Ranks the rows of an index by a query: at most `limit` hits, best first, with the reasons for each.
 *
 * @example
 * rank(index, { query: "Node.add_child", limit: 10 }).hits[0]?.rule // "own name"
 */
export const rank = (index: SearchIndex, { query: text, kind, limit }: Request): Ranked => {
  const topic = topicOf(text)
  if (topic !== undefined) return { ...NOTHING, query: Query.parse(text), topic }
  const searcher = of(index)
  const written = withWordsApart(searcher, inAmericanSpelling(searcher, ofClassAlone(searcher, Query.parse(text))))
  const query = inWordsOfVocabulary(searcher, written)
  const byName = NameMatching.find(searcher, query, kind)
  const isClassAlone = query.head !== undefined && (kind === undefined || kind === "class")
  const named = isClassAlone ? onlyClasses(searcher, query, byName) : byName
  const bestName = bestNameHitOf(searcher, query, kind, named)
  const correction = correctionOf(searcher, query, bestName)
  // A script declares or extends a class; the words of an unknown class are not significant.
  const isUnknownClass = isClassAlone && named.size === 0
  const terms = isUnknownClass
    ? []
    : expandTerms(searcher, correction === undefined ? query : readAs(searcher, query, correction))
  // A placeholder name such as `foo` does not say which name is missing.
  const isUnknownName = query.isWholeName && named.size === 0 && terms.every((term) => isOfTextAlone(searcher, term))
  const queryTerms = isUnknownName ? [] : terms
  const hint = Query.isProse(query) ? Weight.kindHintInProse : Weight.kindHint
  const kindFactor = Float64Array.from(kinds, (own) => {
    const isAdmitted = kind === undefined ? own !== "enum" : own === kind
    return isAdmitted ? (query.kindHints.has(own) ? hint : 1) : 0
  })
  const missing = kind === undefined && named.size === 0 ? missingName(searcher, query) : undefined
  const isOfMissing = missing?.owner !== undefined
  const request = {
    queryTerms,
    known: named,
    kindFactor,
    only: kind,
    classFactors: classFactors(searcher, query, queryTerms, bestName),
    asksForConstants: kind === "constant" || query.kindHints.has("constant"),
    // Hits that will not be shown are only counted.
    limit: named.size >= limit ? 0 : Math.max(limit, isOfMissing ? MAX_JUDGED : 0)
  }
  const local = localTermsOfQuery(searcher, query)
  const isLocal = local.length > 0
  const texts = isLocal ? withLocal(searcher, request, local) : TextSearch.search(searcher, request)
  const found = isOfMissing ? nearMissing(searcher, missing, texts, queryTerms) : texts
  const hits = bestNames(named, limit)
  const noteOfWords = correction === undefined ? () => undefined : noteOfReading(searcher, query, correction)
  for (const hit of found.hits) {
    if (hits.length >= limit) break
    hits.push(rankedText(searcher, queryTerms, hit, noteOfWords))
  }
  const total = named.size + found.total
  if (total > 0) return { query, queryTerms, hits, total, isLocal, missing, topic }
  // Even if no document has the words, the class is known.
  const classes = kind === undefined || kind === "class" ? classesIn(searcher, query) : []
  const known = classes.map((index) => rankedClass(searcher, index))
  return { query, queryTerms, hits: known.slice(0, limit), total: known.length, isLocal, missing, topic }
}

const NOTHING = { queryTerms: [], hits: [], total: 0, isLocal: false, missing: undefined } as const

/** Checks whether a word is only in texts: neither in a name nor in the vocabulary. */
const isOfTextAlone = ({ symbols }: Searcher, { associated, boosts, word }: QueryTerm): boolean =>
  boosts.size === 0 && associated.size === 0 && !symbols.names.some((name) => parts(name).includes(word))

/**
 * Returns the classes among name hits that have this name now or had it before; for an unknown parent, also similar
 * names.
 */
const onlyClasses = (
  { symbols }: Searcher,
  { head }: Query.Query,
  named: ReadonlyMap<Row, NameHit>
): ReadonlyMap<Row, NameHit> => {
  const least = head === "extends" ? Tier.typo : Tier.renamed
  return new Map(
    [...named].filter(([row, { tier }]) => kindAt(symbols, row) === "class" && Tier[tier] >= least && tier !== "prefix")
  )
}

/** Number of best text hits that are examined for members near a missing one, however few results are requested. */
const MAX_JUDGED = 20

/** Returns the text hits that a missing member may stand for, or that the vocabulary gives for it. */
const nearMissing = (
  searcher: Searcher,
  missing: Missing,
  texts: TextSearch.TextResult,
  queryTerms: ReadonlyArray<QueryTerm>
): TextSearch.TextResult => {
  const isNear = isNearMissing(searcher, missing)
  const hits = texts.hits
    .slice(0, MAX_JUDGED)
    .filter(({ row }) => isNear(row) || queryTerms.some(({ boosts }) => boosts.has(row)))
  return { hits, total: hits.length }
}

/** Returns the words of a query in another language, if the texts are translated into it. */
const localTermsOfQuery = (searcher: Searcher, query: Query.Query): ReadonlyArray<QueryTerm> => {
  const isEnglish = query.translated === query.words && !NOT_ASCII.test(query.text)
  return isEnglish ? [] : localTermsOf(searcher, query.text)
}

/** Finds text by the English words and by those of the texts' language, in one order that no limit changes. */
const withLocal = (
  searcher: Searcher,
  request: TextSearch.TextRequest,
  local: ReadonlyArray<QueryTerm>
): TextSearch.TextResult => {
  const limit = Math.max(request.limit, MAX_JOINED)
  const found = [request.queryTerms, local].map((queryTerms) =>
    TextSearch.search(searcher, { ...request, queryTerms, limit })
  )
  const hits = joined(found[0]?.hits ?? [], found[1]?.hits ?? [])
  return {
    hits: hits.slice(0, request.limit),
    // Each search alone may find fewer hits than both together.
    total: Math.max(hits.length, ...found.map(({ total }) => total))
  }
}

/** Hits of each language that are put in one order. */
const MAX_JOINED = 100

const NOT_ASCII = /[^ -~]/

/** `Node documentation` asks for the class, not for texts with these words. */
const ofClassAlone = (searcher: Searcher, query: Query.Query): Query.Query => {
  const words = Query.withoutDocumentWords(query.words)
  const isClass = words.length < query.words.length && searcher.classByKey.has(Query.compact(words))
  return isClass ? Query.parse(words.map((word) => word.text).join(" ")) : query
}

/** Returns the best hits by name, at most `limit`: often many are found, and few are shown. */
const bestNames = (named: ReadonlyMap<Row, NameHit>, limit: number): Array<RankedHit> => {
  const most = Math.min(limit, named.size)
  const best = new TopK(most)
  best.clear(most)
  for (const { tier, within } of named.values()) best.offer(Tier[tier] + within)
  const hits: Array<RankedHit> = []
  const least = most < named.size ? best.floor : Number.NEGATIVE_INFINITY
  // More than that where some are equal to the last.
  for (const hit of named.values()) if (Tier[hit.tier] + hit.within >= least) hits.push(rankedName(hit))
  return hits.sort((a, b) => b.score - a.score || a.row - b.row).slice(0, most)
}

const rankedName = ({ row, tier, within, note, matched, rule }: NameHit): RankedHit => ({
  row,
  score: Tier[tier] + within,
  tier,
  matched,
  note,
  text: undefined,
  rule
})

const rankedClass = ({ symbols }: Searcher, index: ClassIndex): RankedHit =>
  rankedName({
    row: classRow(symbols, index),
    tier: "mention",
    within: NameWeight.mentionedClass,
    note: undefined,
    matched: symbols.classes[index]?.name ?? "",
    rule: "class among unknown words"
  })

/**
 * Returns the best name hit of any kind; if that was renamed, hits of the requested kind are searched by its new name.
 */
const bestNameHitOf = (
  searcher: Searcher,
  query: Query.Query,
  kind: Kind | undefined,
  named: ReadonlyMap<Row, NameHit>
): NameHit | undefined => {
  const bestName = bestOf(named.values())
  if (kind === undefined || (bestName !== undefined && Tier[bestName.tier] >= Tier.renamed)) return bestName
  const ofAnyKind = bestOf(NameMatching.find(searcher, query, undefined).values())
  return ofAnyKind?.tier === "renamed" ? ofAnyKind : bestName
}

const bestOf = (hits: Iterable<NameHit>): NameHit | undefined => {
  let best: NameHit | undefined
  for (const hit of hits)
    if (best === undefined || Tier[hit.tier] + hit.within > Tier[best.tier] + best.within) best = hit
  return best
}

/** Returns the name that a query of one unknown name is read as; its words are also searched in texts. */
const correctionOf = (
  searcher: Searcher,
  { content }: Query.Query,
  bestName: NameHit | undefined
): NameHit | undefined => {
  if (bestName?.tier === "typo") return content.length === 1 ? bestName : undefined
  const isOneName = content.every(({ joined }, i) => joined || i === 0)
  // `light` is also an ordinary word of the text.
  const isNoWord = content.some(({ identifier, lower }) => identifier || !isKnownPart(searcher, lower))
  return bestName?.tier === "renamed" && isOneName && isNoWord ? bestName : undefined
}

/**
 * The query with the name that it is read as; the words of an old name are kept, and only the new words of a member's
 * new name are added.
 */
const readAs = (searcher: Searcher, query: Query.Query, { row, tier }: NameHit): Query.Query => {
  const { symbols } = searcher
  const name = symbols.names[row] ?? ""
  if (tier === "typo") return Query.parse(name)
  const old = query.words.map(({ text }) => text)
  const known = new Set(old.flatMap(parts))
  // Texts mention a class as one word; its parts would find unrelated texts.
  const fresh = kindAt(symbols, row) === "class" ? [name] : parts(name).filter((part) => !known.has(part))
  return Query.parse([...old, ...fresh].join(" "))
}

/** `noteOfWords` explains a hit by its words if the query was read as another name. */
const rankedText = (
  searcher: Searcher,
  queryTerms: ReadonlyArray<QueryTerm>,
  text: TextHit,
  noteOfWords: NoteOfWords
): RankedHit => {
  const words: Array<QueryTerm> = []
  let matched = ""
  for (const [g, queryTerm] of queryTerms.entries()) {
    if ((text.matched & (1 << g)) === 0) continue
    matched += words.length === 0 ? queryTerm.word : ` ${queryTerm.word}`
    words.push(queryTerm)
  }
  return {
    row: text.row,
    score: Tier.text + text.score / (1 + text.score),
    tier: "text",
    matched,
    note: noteOfWords(words, text.row) ?? noteOf(searcher, text, words),
    text,
    rule: undefined
  }
}

/**
 * Searches an index: classes and members, best first, each with its signature and the sentence that matched.
 *
 * @example
 * search(index, { query: "Node.add_child", limit: 10 }).hits[0]?.tier // "qualified"
 */
export const search = (index: SearchIndex, request: Request): Result => {
  const { queryTerms, hits, total, isLocal, missing, topic } = rank(index, request)
  const searcher = of(index)
  const snippet = lazy(() => snippets(weightsOfTerms(searcher, queryTerms), searcher.termsOf))
  const shown = hits.map((hit) => {
    const isNamed = isLocal || (hit.tier !== "text" && hit.tier !== "mention")
    const read = lazy(() => textAt(searcher, hit.row))
    return new ShownHit(hit, read, (text) => snippet()(text, isNamed))
  })
  return { hits: shown, total, missing, topic }
}
