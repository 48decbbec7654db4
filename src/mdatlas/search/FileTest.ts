/** Decides by the path of a file, its filter and its text whether it may hold what is looked for. */
import { gramsOf } from "./GramFilter.ts"
import { pathTest } from "./HeldAbove.ts"
import * as Matcher from "./Matcher.ts"

export class FileTest {
  /** One for each word, or the one of the query. */
  readonly matchers: ReadonlyArray<Matcher.Matcher>
  /** Returns the words that the text of a file need not hold since its path does, as bits. */
  readonly above: (filePath: string) => number
  readonly #texts: ReadonlyArray<string>
  readonly #isFiltered: boolean
  /** Hashes that a file must have to hold the texts, by those that it need not hold, as bits. */
  readonly #grams = new Map<number, ReadonlyArray<number>>()

  /** With `isTally`, a file that holds only some of the words counts too. */
  constructor(query: Matcher.Query, words: ReadonlyArray<string> | undefined, isTally: boolean) {
    this.#texts = words ?? [query.text]
    this.matchers = Matcher.makeAll(query, this.#texts)
    this.above = words === undefined ? () => 0 : pathTest(words)
    this.#isFiltered = !query.isRegex && !isTally
  }

  /** Returns hashes that a file must have to hold all texts but those of `above`; undefined where no filter decides. */
  grams(above: number): ReadonlyArray<number> | undefined {
    if (!this.#isFiltered) return undefined
    const known = this.#grams.get(above)
    if (known !== undefined) return known
    const grams = this.#texts.flatMap((text, at) => ((above >> at) & 1 ? [] : gramsOf(Matcher.fold(text, false))))
    this.#grams.set(above, grams)
    return grams
  }

  /** Checks whether `least` of the texts may be in a prepared one, those of `above` included. */
  mayHold(prepared: string, above: number, least = this.matchers.length): boolean {
    let left = this.matchers.length
    let held = 0
    for (const [at, matcher] of this.matchers.entries()) {
      if (((above >> at) & 1) === 1 || matcher.mayMatch(prepared)) held += 1
      left -= 1
      if (held >= least || held + left < least) break
    }
    return held >= least
  }
}
