/** Measures single lines of the lists of other languages: how the answers to judged queries change without a line. */

import type { SearchIndex } from "../../src/godot/search/index/SearchIndex.ts"
import { compiled as compiledSpaced, packSpaced } from "../../src/godot/search/languages/compiledSpaced.ts"
import { compiled as compiledUnspaced, packUnspaced } from "../../src/godot/search/languages/compiledUnspaced.ts"
import { spellings, withoutAccents, withSmallLatin } from "../../src/godot/search/languages/letters.ts"
import { type Language, lists, type SpacedLanguage, spacedLanguages } from "../../src/godot/search/languages/lists.ts"
import type { Judged } from "../support/relevance.ts"
import { type Evidence, evidenceOf, ndcgOf } from "./lineEvidence.ts"

const isSpaced = (language: Language): language is SpacedLanguage =>
  spacedLanguages.some((spaced) => spaced === language)

/** Puts the lists of a language, packed, in the place of those that search reads. */
const put = (language: Language, texts: ReadonlyArray<string>): void => {
  if (isSpaced(language)) Object.assign(compiledSpaced(), { [language]: packSpaced(texts) })
  else Object.assign(compiledUnspaced(), { [language]: packUnspaced(language, texts) })
}

/** Runs with lists that lack one line. Caches of what depends on lists must be off. */
const withoutLine = <A>(language: Language, line: string, run: () => A): A => {
  const texts: ReadonlyArray<string> = lists[language]
  put(
    language,
    texts.map((text) =>
      text
        .split("\n")
        .filter((one) => one !== line)
        .join("\n")
    )
  )
  const result = run()
  put(language, texts)
  return result
}

/** Returns the spelling in which a language's phrases are compared. */
const spelling = (language: Language): ((text: string) => string) =>
  isSpaced(language) ? withoutAccents : (text) => withSmallLatin(spellings[language](text))

/** Returns the shortest text that a query must have for a phrase or one of its forms to be found in it. */
const core = (language: Language, phrase: string): string =>
  isSpaced(language) ? (phrase.split("_")[0] ?? "") : phrase.slice(0, language === "ja" ? -1 : undefined) || phrase

/** Yields the evidence for each line of each language, from the queries that have the core of one of its phrases. */
export function* evidenceOfPhrases(
  index: SearchIndex,
  judged: ReadonlyArray<Judged>
): Generator<Evidence & { readonly language: Language }> {
  const queries = judged.map((one) => ({ one, ndcg: ndcgOf(index, one) }))
  for (const language of Object.keys(lists) as ReadonlyArray<Language>) {
    const spelled = spelling(language)
    const texts = queries.map(({ one }) => spelled(one.query))
    for (const line of lists[language].flatMap((text) => text.split("\n"))) {
      const colon = line.indexOf(": ")
      if (colon < 0) continue
      const cores = spelled(line.slice(0, colon))
        .split(" ")
        .map((phrase) => core(language, phrase.replaceAll("_", " ")))
      const affected = queries.filter((_, i) => cores.some((text) => texts[i]?.includes(text)))
      const measured = () => affected.map(({ one, ndcg }) => ndcgOf(index, one) - ndcg)
      const changes = affected.length === 0 ? [] : withoutLine(language, line, measured)
      yield { language, ...evidenceOf(line, changes) }
    }
  }
}
