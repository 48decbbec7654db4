/** Explains hits by text, where their words do not show the reason. */
import { classNameAt, kindAt, qualifiedNameAt } from "../reference/Rows.ts"
import type { Row } from "../reference/SymbolTable.ts"
import type * as Query from "./analysis/Query.ts"
import { parts, termOfPart } from "./analysis/Tokens.ts"
import type { NameHit } from "./names/rules/MatchContext.ts"
import { type Searcher, textAt } from "./Searcher.ts"
import type { QueryTerm } from "./text/QueryTerm.ts"
import type { TextHit } from "./text/TextHit.ts"

const nameAt = ({ symbols }: Searcher, row: Row): string => symbols.names[row] ?? ""

/** Explains a hit that has these words. */
export type NoteOfWords = (words: ReadonlyArray<QueryTerm>, hit: Row) => string | undefined

/**
 * Explains a hit that has these words: by a corrected name, or by the new parts in the present name of the requested
 * symbol.
 */
export const noteOfReading = (searcher: Searcher, query: Query.Query, { row, tier, note }: NameHit): NoteOfWords => {
  if (tier === "typo") return () => note
  if (kindAt(searcher.symbols, row) === "class") return () => undefined
  const queryWords = new Set(query.words.flatMap(({ lower, text }) => [lower, ...parts(text)]))
  const fresh = parts(nameAt(searcher, row)).filter((part) => !queryWords.has(part) && termOfPart(part) !== "")
  return (words, hit) => {
    // A word of the vocabulary is not visible in the hit.
    if (words.some(({ word, associated }) => queryWords.has(word) && !associated.has(hit))) return undefined
    const named = parts(nameAt(searcher, hit))
    return fresh.every((part) => named.includes(part)) ? `like ${nameAt(searcher, row)}, ${note}` : undefined
  }
}

/** Explains a text hit, where its words do not show the reason. */
export const noteOf = (
  searcher: Searcher,
  { keyword, relatedTo, row }: TextHit,
  words: ReadonlyArray<QueryTerm>
): string | undefined => {
  if (relatedTo !== undefined) return `goes with ${qualifiedNameAt(searcher.symbols, relatedTo)}`
  if (keyword !== undefined) return `${JSON.stringify(keyword)} is one of its search keywords`
  for (const { word, readAs } of words) {
    if (readAs.length === 0) continue
    const read = wordWith(searcher, row, readAs)
    if (read !== undefined) return `${JSON.stringify(word)} read as ${JSON.stringify(read)}`
  }
  return undefined
}

/** The word of a row that has one of the terms, for a stem is no word to show. */
const wordWith = (searcher: Searcher, row: Row, terms: ReadonlyArray<string>): string | undefined => {
  const named = [nameAt(searcher, row), classNameAt(searcher.symbols, row)]
  const has = (word: string): boolean => searcher.termsOf(word).some((term) => terms.includes(term))
  const ofName = named.flatMap(parts).find(has) ?? named.find(has)
  if (ofName !== undefined) return ofName
  for (const [word] of textAt(searcher, row).text.matchAll(/\w+/g)) if (has(word)) return word.toLowerCase()
  return undefined
}
