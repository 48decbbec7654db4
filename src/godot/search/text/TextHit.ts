/** A row that text search found: its score, and the query terms that it matched. */
import type { Row } from "../../reference/SymbolTable.ts"

/** One hit of text search. */
export interface TextHit {
  readonly row: Row
  /** About 0 to 2. */
  readonly score: number
  /** The share of the query's weight that the row covers, or is taken to. */
  readonly coverage: number
  /** The share of its name that the query covers. */
  readonly nameFit: number
  /** Bit g: queryTerm g is in it. */
  readonly matched: number
  /** A word that is only among the author's search keywords. */
  readonly keyword: string | undefined
  /** The hit that links to this row or is linked to by it, where the row has no word of the query itself. */
  readonly relatedTo: Row | undefined
}
