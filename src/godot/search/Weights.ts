/**
 * The ranking formula of texts with its weights in one table, and the tiers of names.
 *
 * A hit's score is the base of its tier plus a fraction below one that orders the
 * hits of a tier among each other. Tiers never mix: a class that was asked for by
 * name stands before everything that only mentions it. Below the name tiers a hit
 * is ranked by its text (BM25F). `doc/search.md` tells the same in words.
 */
import * as ClassTree from "../reference/ClassTree.ts"
import { Flag, type SymbolTable } from "../reference/SymbolTable.ts"
import { isStopWord } from "./analysis/Tokens.ts"
import { count, Fields } from "./index/Postings.ts"
import type { SearchIndex } from "./index/SearchIndex.ts"
import { MAX_ANCESTORS } from "./names/Names.ts"

/** Why a hit is there, best reason first; the number is the base of its score. */
export const Tier = {
  /** The query is the name of this class. */
  class: 9,
  /** `A.b`, and this is b of A. */
  qualified: 8,
  /** `A.b`, and this is b of an ancestor of A. */
  inherited: 7,
  /** The query is what this is called in another version, and nothing is called so here. */
  renamed: 6,
  /** The query is the name of this member; or of this class, short of its 2D or 3D. */
  member: 5,
  /** One of the identifiers in the query. */
  mention: 4,
  /** The query is the beginning of this name, or its words run together or shortened. */
  prefix: 3,
  /** The query is this name misspelt. */
  typo: 2,
  /** The words of the query stand in its name, its class or its text. */
  text: 0
} as const

export type TierName = keyof typeof Tier

export const Weight = {
  /** BM25's saturation: from about this many weighted occurrences on, more add little. */
  k1: 1.2,
  /** What an occurrence counts, by where it stands. */
  name: 3.4,
  context: 1.8,
  keyword: 2.4,
  sentence: 2.2,
  text: 1,
  className: 1.8,
  classKeyword: 0.8,
  classBrief: 0.35,
  /** How far a long text loses to a short one (BM25's b). */
  sentenceLength: 0.4,
  textLength: 0.5,

  /** An occurrence covers at least so much of its word, in however long a text: what stands there can be found. */
  leastOccurrence: 0.4,
  /** Below this share a hit is not shown. */
  leastCoverage: 0.34,
  /** A name made up of words of the query, whole: score times one more than this. */
  nameFit: 0.9,
  /** A kind the query speaks of. */
  kindHint: 1.5,
  kindHintInProse: 1.15,

  /** A row of the settings that the query speaks of. */
  favouredClass: 6,
  /** A row of the class whose member is asked for. */
  sameClass: 1.6,

  /** A word that is in every request ("get", "use") beside one that is not. */
  weakWord: 0.35,
  /** A word after "without". */
  excludedWord: 0.1,
  /** What a term found in another way than literally is worth. */
  partOfCompound: 0.6,
  prefixTerm: 0.6,
  misspeltTerm: 0.5,
  meantWord: 0.6,
  meantName: 0.8,
  meantSymbol: 0.9,
  meantByPhrase: 2,
  /** By two words of a line that stand further from each other. */
  meantByDistantPair: 1.2,
  /** The first thing that a phrase means. */
  meantFirst: 2.4,
  /** A class that is not the first thing that a phrase means. */
  classMeantByPhrase: 1.3,
  /** Factor for a setter when the query asks to read. */
  setterForGetter: 0.8,
  /** Factor for the 2D or 3D counterpart of a member that is meant. */
  meantTwin: 0.8,
  meantClass: 0.4,
  /** What a meant symbol covers at least: the words around are mostly of the task. */
  meantCoverage: 0.8,
  meantByPhraseCoverage: 1,

  /** What a hit gives to what it is linked with, and to its class, as a share of its score. */
  linkedShare: 0.22,
  ownClassShare: 0.12,
  /** The most that such a one scores, of what raises it. */
  neighbourCap: 0.98,

  /** Popularity: cross references to the symbol, and to its class, logarithmically. */
  inbound: 0.09,
  classInbound: 0.035,
  /** Descendants of the class: what Node has, hundreds of classes have. */
  descendants: 0.03,

  deprecated: 0.75,
  experimental: 0.95,
  override: 0.6,
  undescribed: 0.85,
  /** Classes that few mean: editor plug-ins, server back ends, shader graph nodes. */
  obscureClass: 0.62,
  /** The singletons behind nodes. */
  server: 0.92,
  /** Settings describe everything there is, mostly for someone else. */
  settings: 0.55
} as const

/** Classes for makers of editors, engines and back ends; others are meant more often. */
const OBSCURE =
  /^(?:Editor|VisualShader|VisualScript|OpenXR|RenderingServer$|RenderingDevice|RD[A-Z]|RenderData|RenderScene|GLTF|ResourceImporter|ResourceFormat|ScriptLanguage|.*Extension$|.*Server\dDManager|Physics(?:Direct|Server)|PhysicsServer|NavigationServer|TextServer|XRInterface|WebXR|MovieWriter|FBX|Zip|ZIP|CSG|.*Importer)/

/** Classes whose properties are settings, by path; the likelier first. */
export const settingsClasses: ReadonlyArray<string> = ["ProjectSettings", "EditorSettings"]

export const isSettings = (className: string): boolean => settingsClasses.includes(className)

/** Said in every request for help, or in every other name. */
const weakWords: ReadonlySet<string> = new Set(
  // Actors of every game: a task is about what they do.
  (
    "player players enemy enemies character hero npc monster bullet bullets " +
    "get set use using used make making create creating add adding game games godot engine way node nodes value values object objects " +
    "code function method property class implement script example tutorial docs documentation work works current given one two new"
  ).split(" ")
)

export const isWeak = (word: string): boolean => weakWords.has(word)

/** How much a part of a name says about it. */
export const weightOfPart = (part: string): number =>
  part.length < 2 || isStopWord(part) || isWeak(part) ? Weight.weakWord : 1

/** What the author of the reference says against a symbol. */
const flagFactor = (flags: number): number =>
  (flags & Flag.deprecated ? Weight.deprecated : 1) *
  (flags & Flag.experimental ? Weight.experimental : 1) *
  (flags & Flag.override ? Weight.override : flags & Flag.described ? 1 : Weight.undescribed)

const SERVER = /Server(?:\dD)?$/

const classFactor = (className: string): number =>
  isSettings(className)
    ? Weight.settings
    : OBSCURE.test(className)
      ? Weight.obscureClass
      : SERVER.test(className)
        ? Weight.server
        : 1

/** How likely each row is what anyone means, before anything is asked: about 0.2 to 2. */
export const priors = (index: SearchIndex): Float32Array => {
  const { symbols, inbound } = index
  const prior = new Float32Array(symbols.names.length)
  const descendants = descendantCounts(symbols)
  for (const [classIndex, { name }] of symbols.classes.entries()) {
    const first = symbols.firstRow[classIndex] ?? 0
    const end = symbols.firstRow[classIndex + 1] ?? 0
    const classPopularity =
      Weight.classInbound * Math.log2(1 + (inbound[first] ?? 0)) +
      Weight.descendants * Math.log2(1 + (descendants[classIndex] ?? 0))
    const factor =
      classFactor(name) *
      (symbols.flags[first] && (symbols.flags[first] ?? 0) & Flag.deprecated ? Weight.deprecated : 1)
    for (let row = first; row < end; row++) {
      const links = inbound[row] ?? 0
      const popularity = 1 + classPopularity + (links === 0 ? 0 : Weight.inbound * Math.log2(1 + links))
      prior[row] = popularity * factor * (row === first ? 1 : flagFactor(symbols.flags[row] ?? 0))
    }
  }
  return prior
}

/** Returns for each class how many classes descend from it. */
const descendantCounts = (symbols: SymbolTable): Uint32Array => {
  const { parent } = ClassTree.of(symbols)
  const counts = new Uint32Array(symbols.classes.length)
  for (let descendant = 0; descendant < counts.length; descendant++) {
    let index = parent(descendant)
    for (let steps = 0; index !== undefined && index !== descendant && steps < MAX_ANCESTORS; steps++) {
      counts[index] = (counts[index] ?? 0) + 1
      index = parent(index)
    }
  }
  return counts
}

/**
 * Returns BM25's weight of a term that `documents` of `total` hold.
 *
 * @see Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009)
 * @example
 * idf(10, 1000) // 4.56
 */
export const idf = (documents: number, total: number): number =>
  Math.log(1 + (total - documents + 0.5) / (documents + 0.5))

/** The divisor that a length earns (BM25's B). */
const lengthNorm = (length: number, average: number, b: number): number => 1 - b + (b * length) / average

/** For each row the weight of one occurrence in its first sentence and in its text. */
export const occurrenceWeights = (
  index: SearchIndex
): { readonly sentence: Float32Array; readonly text: Float32Array } => {
  const { sentenceLengths, textLengths } = index
  const averageSentence = averageOf(sentenceLengths)
  const averageText = averageOf(textLengths)
  const sentence = new Float32Array(sentenceLengths.length)
  const text = new Float32Array(textLengths.length)
  for (let row = 0; row < sentence.length; row++) {
    sentence[row] = Weight.sentence / lengthNorm(sentenceLengths[row] ?? 0, averageSentence, Weight.sentenceLength)
    text[row] = Weight.text / lengthNorm(textLengths[row] ?? 0, averageText, Weight.textLength)
  }
  return { sentence, text }
}

const averageOf = (lengths: Uint8Array | Uint16Array): number => {
  let sum = 0
  let filled = 0
  for (const length of lengths) {
    sum += length
    if (length > 0) filled++
  }
  return Math.max(sum / Math.max(filled, 1), 1)
}

/** What `rule` says of each byte of field counts there can be: a query asks for thousands of them. */
const ofEachCount = (rule: (fields: number) => number): Float64Array =>
  Float64Array.from({ length: 256 }, (_, fields) => rule(fields))

const counted = {
  /** Occurrences whose weight does not depend on the row. */
  fixed: ofEachCount(
    (fields) =>
      Weight.name * count(fields, Fields.name) +
      Weight.context * count(fields, Fields.context) +
      Weight.keyword * count(fields, Fields.keyword)
  ),
  sentence: ofEachCount((fields) => count(fields, Fields.sentence)),
  text: ofEachCount((fields) => count(fields, Fields.text)),
  ofClass: ofEachCount(
    (fields) =>
      Weight.className * Math.min(count(fields, Fields.name), 1) +
      Weight.classKeyword * count(fields, Fields.keyword) +
      Weight.classBrief * Math.min(count(fields, Fields.sentence), 1)
  )
} as const

/** BM25F: the weighted occurrences of a term in one row, its own fields. */
export const occurrences = (fields: number, sentenceWeight: number, textWeight: number): number =>
  (counted.fixed[fields] ?? 0) +
  sentenceWeight * (counted.sentence[fields] ?? 0) +
  textWeight * (counted.text[fields] ?? 0)

/** The same of what the class says about its members. */
export const classOccurrences = (fields: number): number => counted.ofClass[fields] ?? 0

/** Whether a term is there because the author thought of it as a search word, and for nothing that can be seen. */
export const isByKeywordOnly = (fields: number): boolean =>
  count(fields, Fields.keyword) > 0 && count(fields, Fields.name) === 0 && count(fields, Fields.sentence) === 0

export const saturate = (weighted: number): number => weighted / (weighted + Weight.k1)

/** What the share of the query's weight that a row covers makes of its score: its power of 3/2. */
export const coverageFactor = (coverage: number): number => coverage * Math.sqrt(coverage)
