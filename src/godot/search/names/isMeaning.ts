/** Recognises queries that are a line of the vocabulary, and so no name. */
import { NO_ROW } from "../../reference/SymbolTable.ts"
import type { Query } from "../analysis/Query.ts"
import type { Searcher } from "../Searcher.ts"
import { meaningOfAll } from "../synonyms/Synonyms.ts"
import { isName } from "../synonyms/Vocabulary.ts"
import { rowOf } from "../text/Expansion.ts"

/**
 * Checks whether the vocabulary has the whole query as a line, with a name that the reference holds: then no name is
 * guessed.
 */
export const isMeaning = (searcher: Searcher, { words }: Query): boolean =>
  meaningOfAll(words).some((name) => isName(name) && rowOf(searcher)(name) !== NO_ROW)
