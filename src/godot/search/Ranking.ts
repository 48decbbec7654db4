/**
 * The formulas of ranking: the prior of a row, and BM25F over the fields of a row.
 *
 * @see Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009)
 */
import { memoizeWeak } from "../../kernel/util/memoize.ts"
import * as ClassTree from "../reference/ClassTree.ts"
import { ClassIndex, Flag, type SymbolTable } from "../reference/SymbolTable.ts"
import { isStopWord, isWeak } from "./analysis/wordLists.ts"
import { count, type Field, Fields } from "./index/Postings.ts"
import type { SearchIndex } from "./index/SearchIndex.ts"
import { MAX_ANCESTORS } from "./names/Names.ts"
import { type Linear, Weight } from "./Weights.ts"

/** Returns the score for a linear weight. */
export const scored = ({ base, prior = 0, share = 0 }: Linear, normalizedPrior: number, said = 0): number =>
  base + prior * normalizedPrior + share * said

/** Classes for developers of editors, engines and back ends, which are rarely meant. */
const OBSCURE =
  /^(?:Editor|VisualShader|VisualScript|OpenXR|RenderingServer$|RenderingDevice|RD[A-Z]|RenderData|RenderScene|GLTF|ResourceImporter|ResourceFormat|ScriptLanguage|.*Extension$|.*Server\dDManager|Physics(?:DirectBody|Server)|NavigationServer|TextServer|XRInterface|WebXR|MovieWriter|FBX|Zip|ZIP|CSG|.*Importer)/

/** Fields with obscure classes, and the word that shows that a query is about one of them. */
const fields: ReadonlyArray<readonly [word: string, classes: RegExp]> = [
  ["editor", /^Editor/],
  ["visual", /^VisualShader/],
  ["gltf", /^GLTF/],
  ["openxr", /^OpenXR/],
  ["csg", /^CSG/],
  ["zip", /^ZIP/]
]

/** Stands for no field of obscure classes. */
export const NO_FIELD = -1

/** Returns the field that the words of a query (in lower case) name; `NO_FIELD` if they name none. */
export const fieldSaid = (said: ReadonlyArray<{ readonly word: string }>): number =>
  fields.findIndex(([name]) => said.some(({ word }) => word === name))

/** Returns the field of each class, or `NO_FIELD`. */
export const fieldOfClasses = memoizeWeak(({ classes }: SymbolTable) =>
  Int8Array.from(classes, ({ name }) => fields.findIndex(([, pattern]) => pattern.test(name)))
)

/** Classes whose properties are settings, by path; the likelier first. */
export const settingsClasses: ReadonlyArray<string> = ["ProjectSettings", "EditorSettings"]

/**
 * Checks whether the properties of a class are settings, by path.
 *
 * @example
 * isSettings("ProjectSettings") // true
 */
const isSettings = (className: string): boolean => settingsClasses.includes(className)

/**
 * Returns the weight of a part of a name.
 *
 * @example weightOfPart("wall") // 1
 */
export const weightOfPart = (part: string): number =>
  part.length < 2 || isStopWord(part) || isWeak(part) ? Weight.weakWord : 1

/** Tabulates `rule` for each byte: a search needs thousands of them. */
const ofEachByte = (rule: (byte: number) => number): Float64Array =>
  Float64Array.from({ length: 256 }, (_, byte) => rule(byte))

/** Flags -> the factor for deprecated, overriding and undescribed symbols. */
const flagFactors = ofEachByte(
  (flags) =>
    (flags & Flag.deprecated ? Weight.deprecated : 1) *
    (flags & Flag.override ? Weight.override : flags & Flag.described ? 1 : Weight.undescribed)
)

const SERVER = /Server(?:\dD)?$/

const classFactor = (className: string): number =>
  isSettings(className)
    ? Weight.settings
    : OBSCURE.test(className)
      ? Weight.obscureClass
      : SERVER.test(className)
        ? Weight.server
        : 1

/**
 * Returns the prior of each row, how likely it is to be meant before a query is read, about 0.2 to 2: its popularity by
 * links and descendants, less for what few mean.
 *
 * @example
 * const priorOf = (name: string) => priors(index)[index.symbols.names.indexOf(name)] ?? 0
 * priorOf("Node") > priorOf("AABB") // true
 */
export const priors = memoizeWeak(({ symbols, inbound }: Pick<SearchIndex, "symbols" | "inbound">): Float32Array => {
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
      prior[row] = popularity * factor * (row === first ? 1 : (flagFactors[symbols.flags[row] ?? 0] ?? 1))
    }
  }
  return prior
})

/** Returns for each class how many classes descend from it. */
const descendantCounts = (symbols: SymbolTable): Uint32Array => {
  const { parent } = ClassTree.of(symbols)
  const counts = new Uint32Array(symbols.classes.length)
  for (let descendant = ClassIndex(0); descendant < counts.length; descendant++) {
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
 * @example
 * idf(10, 1000) // 4.56
 */
export const idf = (documents: number, total: number): number =>
  Math.log(1 + (total - documents + 0.5) / (documents + 0.5))

/** Returns the length normalisation of BM25. */
const lengthNorm = (length: number, average: number, b: number): number => 1 - b + (b * length) / average

/**
 * Returns the weight of one occurrence in a first sentence and in a text, by their lengths:
 * `index.sentenceLengths[row]`.
 */
export const occurrenceWeights = ({
  sentenceLengths,
  textLengths
}: SearchIndex): { readonly sentence: Float32Array; readonly text: Float32Array } => ({
  sentence: byLength(sentenceLengths, Weight.sentence, Weight.sentenceLength),
  text: byLength(textLengths, Weight.text, Weight.textLength)
})

/** Tabulates `weight` over the length normalisation for each length: many rows have the same length. */
const byLength = (lengths: Uint8Array | Uint16Array, weight: number, b: number): Float32Array => {
  let sum = 0
  let filled = 0
  let longest = 0
  for (const length of lengths) {
    sum += length
    if (length > 0) filled++
    if (length > longest) longest = length
  }
  const average = Math.max(sum / Math.max(filled, 1), 1)
  return Float32Array.from({ length: longest + 1 }, (_, length) => weight / lengthNorm(length, average, b))
}

/** The fields of a posting -> their contribution to the weight: a search looks up thousands of them. */
export const perPosting = {
  /** Weight of the occurrences whose weight does not depend on the row. */
  fixed: ofEachByte(
    (fields) =>
      Weight.name * count(fields, Fields.name) +
      Weight.context * count(fields, Fields.context) +
      Weight.keyword * count(fields, Fields.keyword)
  ),
  /** Number of occurrences in the first sentence, and in the text after it. */
  sentences: ofEachByte((fields) => count(fields, Fields.sentence)),
  texts: ofEachByte((fields) => count(fields, Fields.text))
} as const

/**
 * BM25F: the weighted occurrences of a term in one row, its own fields. The tables are an argument, so that a loop over
 * postings looks them up once.
 */
export const occurrences = (
  { fixed, sentences, texts }: typeof perPosting,
  fields: number,
  sentenceWeight: number,
  textWeight: number
): number => (fixed[fields] ?? 0) + sentenceWeight * (sentences[fields] ?? 0) + textWeight * (texts[fields] ?? 0)

const ofClass = ofEachByte(
  (fields) =>
    Weight.className * Math.min(count(fields, Fields.name), 1) +
    Weight.classKeyword * count(fields, Fields.keyword) +
    Weight.classBrief * Math.min(count(fields, Fields.sentence), 1)
)

/** BM25F: the weighted occurrences of a term in the texts of a class that describe its members. */
export const classOccurrences = (fields: number): number => ofClass[fields] ?? 0

/** Checks whether a term is only among the author's search keywords, which are not displayed. */
export const isByKeywordOnly = (fields: number): boolean => (fields & SHOWN_OR_KEYWORD) === KEYWORD

const bitsOf = ({ most, shift }: Field): number => most << shift

const KEYWORD = bitsOf(Fields.keyword)
const SHOWN_OR_KEYWORD = KEYWORD | bitsOf(Fields.name) | bitsOf(Fields.sentence)

/**
 * Returns a score that grows less and less with weighted occurrences: BM25's saturation.
 *
 * @example saturate(1.2) // 0.5
 */
export const saturate = (weighted: number): number => weighted / (weighted + Weight.k1)

/** Returns the factor for the share of the query's weight that a row covers: its power of 3/2. */
export const coverageFactor = (coverage: number): number => coverage * Math.sqrt(coverage)
