/** Gathers which words a section holds, and where they are closest together. */
import { detach } from "../../kernel/util/Text.ts"

/** A match of one of the words. */
export interface WordHit {
  readonly word: number
  readonly line: number
  /** True if it is at the beginning of a word. */
  readonly begins: boolean
  readonly snippet: () => string
}

/** The matches of the words in one section, which come line by line. */
export class SectionWords {
  /** Words in the section, in its title, and at the beginning of a word, as bits. */
  mask = 0
  titleMask = 0
  beginsMask = 0
  count = 0
  readonly words: number
  /** Words in titles of sections above and in the path, as bits. */
  readonly above: number
  readonly #all: ClosestLines
  /** Of the words that nothing above holds; absent where these are all words, or none. */
  readonly #rest: ClosestLines | undefined

  constructor(words: number, above: number) {
    const all = 2 ** words - 1
    this.words = words
    this.above = above
    this.#all = new ClosestLines(all)
    this.#rest = above === 0 || above === all ? undefined : new ClosestLines(all & ~above)
  }

  /** Where the section holds all words, or else those that nothing above holds; undefined where it does not. */
  get closest(): ClosestLines | undefined {
    if (this.#all.isFound) return this.#all
    return this.#rest?.isFound ? this.#rest : undefined
  }

  add({ word, line, begins, snippet }: WordHit, isTitle: boolean): void {
    this.mask |= 1 << word
    if (isTitle) this.titleMask |= 1 << word
    if (begins) this.beginsMask |= 1 << word
    this.count += 1
    const shown = isTitle ? undefined : snippet
    this.#all.add(word, line, shown)
    this.#rest?.add(word, line, shown)
  }
}

/** The fewest lines of a section that hold some words, whose matches come line by line. */
export class ClosestLines {
  /** Lines from the first to the last of them, and the first. */
  span = Number.POSITIVE_INFINITY
  line = 0
  readonly words: number
  #mask = 0
  #snippet: (() => string) | undefined
  /** The line of each word's last match, and a function that makes its text, unless it is the title. */
  readonly #last: Array<number>
  readonly #texts: Array<(() => string) | undefined>

  /** `words`: bits. */
  constructor(words: number) {
    this.words = words
    const length = 32 - Math.clz32(words)
    // A word that is not asked for is never the one farthest back.
    this.#last = Array.from({ length }, (_, word) => ((words >> word) & 1 ? 0 : Number.POSITIVE_INFINITY))
    this.#texts = new Array<(() => string) | undefined>(length).fill(undefined)
  }

  get isFound(): boolean {
    return this.span < Number.POSITIVE_INFINITY
  }

  /** The text of the first line, or `""` where that is the title. */
  get snippet(): string {
    return detach(this.#snippet?.() ?? "")
  }

  add(word: number, line: number, text: (() => string) | undefined): void {
    if (((this.words >> word) & 1) === 0 || (this.#last[word] === line && this.isFound)) return
    this.#mask |= 1 << word
    this.#last[word] = line
    this.#texts[word] = text
    if (this.#mask !== this.words) return
    const begin = Math.min(...this.#last)
    if (line - begin >= this.span) return
    this.span = line - begin
    this.line = begin
    this.#snippet = this.#texts.find((_, word) => this.#last[word] === begin)
  }
}
