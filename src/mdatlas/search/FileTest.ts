/** Decides by the path of a file, its filter and its text whether it may match a search. */
import { fold, type TextForms } from "./Fold.ts"
import { gramsOf } from "./GramFilter.ts"
import { pathTest } from "./HeldAbove.ts"
import * as Matcher from "./Matcher.ts"
import { formsInE, isOfWord } from "./QueryWords.ts"

/** The test of one search for all files: by the path first, then by the filter of the letters, then by the text. */
export class FileTest {
  /** One for each word, or the one of the query. */
  readonly matchers: ReadonlyArray<Matcher.Matcher>
  /** Returns the words that the text of a file need not hold since its path does, as bits. */
  readonly above: (filePath: string) => number
  readonly #texts: ReadonlyArray<string>
  /** Each text, or the beginning that all forms of the word share; a filter decides by these. */
  readonly #starts: ReadonlyArray<string>
  readonly #isFiltered: boolean
  readonly #isTally: boolean
  /** Hashes that a file must have to hold the texts, by those that it need not hold, as bits. */
  #gramsOfEach: ReadonlyArray<ReadonlyArray<number>> | undefined
  readonly #grams = new Map<number, ReadonlyArray<number>>()

  /** With `isTally`, a file that holds only some of the words counts too. */
  constructor(query: Matcher.Query, words: ReadonlyArray<string> | undefined, isTally: boolean, texts: TextForms) {
    this.#texts = words ?? [query.text]
    this.#starts = this.#texts.map((text) => {
      const folded = fold(text, false)
      return (words === undefined ? undefined : formsInE(folded)?.stem) ?? folded
    })
    this.matchers = Matcher.makeAll(query, words, texts)
    this.above = words === undefined ? () => 0 : pathTest(words)
    this.#isFiltered = !query.isRegex && !isTally
    this.#isTally = isTally
  }

  /** Returns hashes that a file must have to hold all texts but those of `above`; undefined if no filter decides. */
  grams(above: number): ReadonlyArray<number> | undefined {
    if (!this.#isFiltered) return undefined
    const known = this.#grams.get(above)
    if (known !== undefined) return known
    const grams = this.#starts.flatMap((start, at) => ((above >> at) & 1 ? [] : gramsOf(start)))
    this.#grams.set(above, grams)
    return grams
  }

  /** Returns the texts, as bits, that a file does not hold, since `mayHold` rules out their hashes. */
  absent(mayHold: (grams: ReadonlyArray<number>) => boolean): number {
    if (!this.#isTally) return 0
    this.#gramsOfEach ??= this.#starts.map(gramsOf)
    return this.#gramsOfEach.reduce((mask, grams, at) => (mayHold(grams) ? mask : mask | (1 << at)), 0)
  }

  /** Checks whether `least` of the texts may be in a prepared one: those of `above` are, those of `absent` are not. */
  mayHold(
    prepared: string,
    { above, absent }: { readonly above: number; readonly absent: number },
    least = this.matchers.length
  ): boolean {
    let left = this.matchers.length
    let held = 0
    for (const [at, matcher] of this.matchers.entries()) {
      if ((above >> at) & 1 || (((absent >> at) & 1) === 0 && matcher.mayMatch(prepared))) held += 1
      left -= 1
      if (held >= least || held + left < least) break
    }
    return held >= least
  }

  /** Counts the matches of each text in a prepared one, which does not hold those of `absent`. */
  counts(prepared: string, absent: number): ReadonlyArray<number> {
    return this.matchers.map((matcher, at) => {
      let count = 0
      if (((absent >> at) & 1) === 0 && matcher.mayMatch(prepared))
        for (const hit of matcher.hits(prepared)) if (isOfWord(this.#texts[at] ?? "", prepared, hit)) count += 1
      return count
    })
  }
}
