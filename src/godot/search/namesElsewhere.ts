/** Reads names of other engines in a query as the words of their lines in the vocabulary. */
import * as Query from "./analysis/Query.ts"
import { parts } from "./analysis/Tokens.ts"
import { fillers } from "./analysis/wordLists.ts"
import { isMeaning, meaningsOfName } from "./names/isMeaning.ts"
import { rowsWithWord } from "./names/rules/prefixMatches.ts"
import * as Renames from "./renames/Renames.ts"
import type { Searcher } from "./Searcher.ts"

/**
 * Reads a name of another engine as the words of its line in the vocabulary, `sprite_index` as `sprite index`, alone or
 * among other words, unless something is or was called so, if only at the end of a setting's path: `main_scene`.
 *
 * @example
 * inWordsOfVocabulary(searcher, Query.parse("game_end")).words.map(({ text }) => text) // ["game", "end"]
 */
export const inWordsOfVocabulary = (searcher: Searcher, query: Query.Query): Query.Query => {
  const { text, words } = query
  if (query.translated !== words) return query
  const apart = new Map<string, string>()
  for (const [i, word] of words.entries()) {
    if (word.joined || words[i + 1]?.joined === true) continue
    const spaced = wordsOfName(searcher, word)
    if (spaced !== undefined) apart.set(word.text, spaced)
  }
  return apart.size === 0 ? query : Query.parse(text.replace(/\w+/g, (name) => apart.get(name) ?? name))
}

/** Returns the words of a name of another engine that are a line of the vocabulary; undefined for other names. */
const wordsOfName = (searcher: Searcher, word: Query.Word): string | undefined => {
  if (!word.identifier || word.called) return undefined
  if (searcher.rowsNamed(word.folded).length > 0 || isMeaning(searcher, Query.parse(word.text))) return undefined
  if (meaningsOfName(searcher, word.text).length === 0 || Renames.successors(searcher, word.text).length > 0)
    return undefined
  if (rowsWithWord(searcher, word.folded).length > 0) return undefined
  const spaced = parts(word.text).join(" ")
  const { content, words } = Query.parse(spaced)
  // Alone, a filler or a kind among the words (`node`, `constant`) would not be searched for.
  const isWhole = content.length === words.length && !words.some(({ lower }) => fillers.has(lower))
  return words.length > 1 && isWhole ? spaced : undefined
}
