/** Search hits as an answer. */
import { type Context, Effect } from "effect"
import { toJson } from "../../../kernel/mcp/jsonCache.ts"
import { clip } from "../../../kernel/util/Text.ts"
import { describe, type Snapshot } from "../../library/live/Snapshot.ts"
import { keywordAsked, keywordHint } from "../../library/lookup/keywordHint.ts"
import { classesAt } from "../../library/lookup/Lookup.ts"
import { withoutModules } from "../../library/lookup/ReferenceGaps.ts"
import { isScriptPath } from "../../library/lookup/ScriptPath.ts"
import { classNameAt, kindAt } from "../../reference/Rows.ts"
import { Flag } from "../../reference/SymbolTable.ts"
import { classUri, symbolUri } from "../../reference/Uri.ts"
import type { Hit, Request, SearchEngine } from "../../search/SearchEngine.ts"
import { AddedWeight, isNameScore, NameWeight, Tier } from "../../search/Weights.ts"
import { asksAboutShaders, functionCalled, isShaderError, namesAskedFor } from "../../shader/Questions.ts"
import { counterpartOf, isExplained, SHADER_CLASS } from "../../shader/Symbols.ts"
import { ordinaryWords } from "../../shader/words.ts"
import { AddedClasses } from "../tools/AddedClasses.ts"
import { sourceOf } from "./AnswerFields.ts"
import { shortened, shownAt, targetOf, withFewNeighbours, withNamesAlone } from "./BriefResults.ts"
import { NO_ADVICE, statusNote } from "./hitStatus.ts"
import type { SearchAnswer, SearchResult } from "./Shapes.ts"
import { missingNote, topicNotes, unreadWords } from "./searchNotes.ts"
import { sizeOf, takeWhileFits } from "./truncate.ts"

/**
 * Maximum number of characters of an encoded answer: by default, for each result of a longer list, and of any answer.
 */
const MaxSize = { byDefault: 3_000, perResult: 300, ever: 32_000 } as const
/** Characters reserved for the note on what was cut. */
const ROOM_FOR_NOTE = 200
/** Length of `[]`, which counts twice where the sizes of an answer without results and of its results are added. */
const EMPTY_LIST = 2

const NOTHING = { hits: [], total: 0, missing: undefined, topic: undefined } as const

type Engine = Context.Tag.Service<SearchEngine>

/** Options of an answer to a search. */
export interface AnswerOptions {
  readonly notes?: ReadonlyArray<string>
  /** Returns the signature of a hit; without it, GDScript's is shown. */
  readonly signatureOf?: (hit: Hit) => Effect.Effect<string>
  /** Returns the reference's advice on a deprecated hit; without it, none is shown. */
  readonly adviceFor?: (hit: Hit) => Effect.Effect<string>
  /** Shortens later results for a model, which pays for each character; `few` also ends the list early. */
  readonly brief?: "few" | "all"
  /** True if the answer is for a person or a script, where length does not matter: nothing is left out. */
  readonly isWhole?: boolean
}

/** Answers a search by `engine`. */
export const searchAnswer = Effect.fnUntraced(function* (
  engine: Engine,
  snapshot: Snapshot,
  request: Request,
  options: AnswerOptions = {}
) {
  const { notes: notesBefore = [], brief, isWhole = false } = options
  const scripts = yield* scriptsCalled(snapshot, request)
  // The words of a path are the user's own.
  const isUnknownPath = scripts.length === 0 && isPathAlone(request)
  const found = scripts.length > 0 || isUnknownPath ? NOTHING : yield* engine.search(snapshot.search, request)
  const added =
    scripts.length > 0 || isUnknownPath || found.topic !== undefined
      ? { results: scripts, total: scripts.length }
      : yield* addedResults(engine, snapshot, request, found.hits[0]?.score)
  const total = found.total + added.total
  const documented = yield* documentedResults(snapshot, found.hits, options)
  const ranked = merged(documented, added.results).slice(0, request.limit)
  const path = isUnknownPath ? UNKNOWN_PATH : undefined
  const topic = found.topic === undefined ? undefined : topicNotes[found.topic]
  const about = path ?? topic
  const gap =
    about === undefined && (ranked.length === 0 || isOfModules(request)) ? withoutModules(snapshot) : undefined
  const unread = topic === undefined && ranked.length === 0 ? unreadWords(request.query) : undefined
  // Leaves out the note if the word is the name of a result: the annotation or class itself says more.
  const [first] = ranked
  const isNamed = (first?.score ?? 0) >= Tier.member || first?.kind === "annotation"
  const keyword = isNamed || topic !== undefined ? undefined : keywordHint(snapshot, keywordAsked(request.query))
  const missing = keyword === undefined ? yield* missingNote(snapshot, found.missing, ranked) : undefined
  const notes = [...notesBefore, ...[about, gap, unread, keyword, missing].filter((note) => note !== undefined)]
  if (isWhole) return answerOf(snapshot, ranked, total, notes)
  const chosen = brief === undefined ? ranked : withNamesAlone(brief === "few" ? withFewNeighbours(ranked) : ranked)
  const target = brief === undefined ? Number.POSITIVE_INFINITY : targetOf(request.limit)
  const limit = Math.min(MaxSize.ever, Math.max(MaxSize.byDefault, MaxSize.perResult * request.limit))
  const whole = answerOf(snapshot, chosen, total, notes)
  // The encoded answer is cached for the server, which needs it anyway.
  if (toJson(whole).length <= Math.min(target - EMPTY_LIST, limit)) return whole
  const frame = sizeOf(answerOf(snapshot, [], total, notes))
  const results = shortened(chosen, target - frame)
  const answer = answerOf(snapshot, results, total, notes)
  if (toJson(answer).length <= limit) return answer
  const short = shortened(results, limit - frame)
  if (sizeOf(short) <= limit - frame) return answerOf(snapshot, short, total, notes)
  const fitting = takeWhileFits(short, limit - ROOM_FOR_NOTE - frame)
  const cut = `${results.length - fitting.length} more would not fit into one answer`
  const more = `${cut}; next: the same call with ${narrower(request, results[fitting.length])}.`
  return { ...answerOf(snapshot, fitting, total, [...notes, more]), truncated: true }
})

/** Returns results with the texts that the answer may show: merging others in later moves results down only. */
const documentedResults = Effect.fnUntraced(function* (
  snapshot: Snapshot,
  hits: ReadonlyArray<Hit>,
  { signatureOf, adviceFor = () => NO_ADVICE, brief }: AnswerOptions
) {
  const scores = hits.map(({ score }) => ({ score: rounded(score) }))
  const results: Array<SearchResult> = []
  const classes = new Set<string>()
  for (const [place, hit] of hits.entries()) {
    const className = classNameAt(snapshot.symbols, hit.row)
    // A model reads the status of a class once.
    const isTold = brief !== undefined && classes.has(className)
    classes.add(className)
    const shown = brief === undefined ? "all" : shownAt(scores, place)
    const signature = shown === "name" ? "" : signatureOf === undefined ? hit.signature : yield* signatureOf(hit)
    const advice = place < MAX_ADVISED && shown === "all" ? yield* adviceFor(hit) : ""
    results.push(resultOf(snapshot, hit, { signature, snippet: shown === "all" ? hit.snippet : "", advice, isTold }))
  }
  return results
})

/** Number of first results whose class may be read for advice on a deprecated hit. */
const MAX_ADVISED = 3

/** Searches the classes that no file of the documents has; `best` is the score of the best hit in these. */
const addedResults = Effect.fnUntraced(function* (
  engine: Engine,
  snapshot: Snapshot,
  request: Request,
  best = Number.POSITIVE_INFINITY
) {
  const { indexes } = yield* AddedClasses
  const results: Array<SearchResult> = []
  let total = 0
  const asked = yield* indexes(snapshot, request.query)
  if (asked.length === 0) return { results, total }
  const written = (yield* engine.subjectOfError(request.query)) ?? request.query.trim()
  const isNamed = yield* engine.saysName(written)
  const isWord = /^\w+$/.test(written)
  const ofShaders = namesAskedFor(written)
  const isOfShader = isShaderError(request.query)
  for (const index of asked) {
    const shader = index.classes.get(SHADER_CLASS)?.doc()
    const asksOfShader = shader !== undefined && asksAboutShaders(request.query)
    const counterpart = shader && counterpartOf(shader, written)
    const called = shader === undefined || isOfShader ? undefined : functionCalled(shader, written)
    if (shader !== undefined && called !== undefined) {
      const hit = (yield* engine.search(index.search, { ...request, query: called })).hits.find(
        ({ row }) => index.symbols.names[row] === called
      )
      if (hit === undefined) continue
      total++
      const most = ordinaryWords.has(called) ? best - AddedWeight.next : AddedWeight.shaderFunction
      results.push(resultOf(index, hit, hit, Math.min(most, AddedWeight.shaderFunction)))
      continue
    }
    const found = yield* engine.search(index.search, { ...request, query: counterpart?.name ?? written })
    total += found.total
    for (const hit of found.hits) {
      const name = index.symbols.names[hit.row] ?? ""
      if (counterpart !== undefined && name !== counterpart.name) continue
      // A single word means a symbol of the shading language only in the same letter case.
      const isSaid =
        ofShaders.includes(name) || (isNamed(name) && (shader === undefined || !isWord || name === written))
      const isAnswer = asksOfShader && isExplained(name) && hit.score >= AddedWeight.leastOfShaderQuestion
      const { base, share } = isAnswer ? AddedWeight.ofShaderQuestion : AddedWeight.text
      const byText = isSaid ? AddedWeight.wholeName : base + share * hit.score
      const isMeant = isOfShader && shader !== undefined && name === (counterpart?.name ?? written)
      const score = isMeant ? AddedWeight.ofShaderError : isNameScore(hit.score) ? hit.score : byText
      const result =
        counterpart === undefined
          ? resultOf(index, hit, hit, score)
          : resultOf(index, { ...hit, note: counterpart.note }, hit, Math.max(score, AddedWeight.renamed))
      const doc = index.classes.get(result.className ?? result.name)?.doc()
      results.push(doc === undefined ? result : { ...result, ...sourceOf(doc, result.name) })
    }
  }
  return { results, total }
})

const UNKNOWN_PATH =
  "No script at this path is known; those of the project (GODOT_PROJECT_DIR) are found by path and by class name."

/** Matches only a path, or one in quotes after `extends`; not a sentence that ends in a path, nor a call. */
const PATH_ALONE = /^(?:(?:class_name\s{1,4}\w{1,64}\s{1,4})?extends\s{1,4})?(?:"[^"]*"|'[^']*'|[^\s("']+)$/

/** Checks whether a query is the path of a script and may mean the class in it. */
const isPathAlone = ({ query, kind }: Request): boolean =>
  isScriptPath(query) && PATH_ALONE.test(query.trim()) && (kind === undefined || kind === "class")

/** Returns the classes of the scripts whose path the query is; if there are any, nothing else is searched. */
const scriptsCalled = Effect.fnUntraced(function* (snapshot: Snapshot, { query, kind }: Request) {
  if (!isScriptPath(query) || (kind !== undefined && kind !== "class")) return []
  const { withClasses } = yield* AddedClasses
  const names = yield* withClasses(snapshot)
  return classesAt(names, query).map((name): SearchResult => {
    const doc = names.added?.get(name)?.doc()
    const score = rounded(Tier.class + NameWeight.certain / 2)
    return { uri: classUri(name), name, kind: "class", score, ...(doc === undefined ? {} : sourceOf(doc)) }
  })
})

/** Two lists in the order of their scores; the user's own class comes first where both fit as well. */
const merged = (
  documented: ReadonlyArray<SearchResult>,
  added: ReadonlyArray<SearchResult>
): ReadonlyArray<SearchResult> => {
  if (added.length === 0) return documented
  const all: Array<SearchResult> = []
  const rest = [...added].sort((a, b) => b.score - a.score)
  for (const one of documented) {
    while (rest[0] !== undefined && rest[0].score >= one.score) all.push(...rest.splice(0, 1))
    all.push(one)
  }
  return [...all, ...rest]
}

/** Returns the argument that narrows a search to the first result that did not fit. */
const narrower = ({ kind }: Request, missing: SearchResult | undefined): string =>
  kind === undefined && missing !== undefined ? `"kind":"${missing.kind}"` : "more words in query"

/** Annotations are all `@GDScript`'s, which a module documents. */
const isOfModules = ({ query, kind }: Request): boolean => kind === "annotation" || query.startsWith("@")

const answerOf = (
  snapshot: Snapshot,
  results: ReadonlyArray<SearchResult>,
  total: number,
  notes: ReadonlyArray<string>
): SearchAnswer => ({ results, total, docs: describe(snapshot), ...(notes.length > 0 ? { notes } : {}) })

/** No signature of Godot's comes near it. */
const MAX_SIGNATURE = 2000

/** Rounds a score as results have it. */
const rounded = (score: number): number => Math.round(score * 1000) / 1000

/** What a result shows of its hit. */
interface ShownOfHit extends Pick<Hit, "signature" | "snippet"> {
  /** What the reference advises in place of it. */
  readonly advice?: string
  /** True if an earlier result gives the status of their class. */
  readonly isTold?: boolean
}

const resultOf = (
  { symbols }: Pick<Snapshot, "symbols">,
  hit: Hit,
  { signature, snippet, advice = "", isTold = false }: ShownOfHit,
  score = hit.score
): SearchResult => {
  const name = symbols.names[hit.row] ?? ""
  const kind = kindAt(symbols, hit.row)
  const className = classNameAt(symbols, hit.row)
  const flags = symbols.flags[hit.row] ?? 0
  const status = isTold && advice === "" ? undefined : statusNote(symbols, hit.row, advice)
  const note = [hit.note, status].filter((part) => part !== undefined).join("; ")
  return {
    uri: kind === "class" ? classUri(name) : symbolUri({ className, kind, name }),
    name,
    kind,
    score: rounded(score),
    ...(kind === "class" ? {} : { className, qname: `${className}.${name}` }),
    ...(signature === "" ? {} : { signature: clip(signature, MAX_SIGNATURE) }),
    ...(snippet === "" ? {} : { snippet }),
    ...((flags & Flag.deprecated) === 0 ? {} : { deprecated: true }),
    ...((flags & Flag.experimental) === 0 ? {} : { experimental: true }),
    ...(note === "" ? {} : { note })
  }
}
