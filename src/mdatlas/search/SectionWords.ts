/** Gathers which words a section holds, and where they are closest together. */
import { detach } from "../../kernel/util/Text.ts"

/** A match of one of the words. */
export interface WordHit {
  readonly word: number
  readonly line: number
  /** Weight of how it stands there: as a word, or at the beginning of one. */
  readonly fit: number
  /** Returns which share of the letters of its line it is. */
  readonly share: () => number
  readonly snippet: () => string
}

/** The matches of the words in one section, which come line by line. */
export class SectionWords {
  /** Words in the section, and in its title, as bits. */
  mask = 0
  titleMask = 0
  /** Share of the letters of its title that are the first match of a word. */
  titleShare = 0
  count = 0
  readonly words: number
  /** Words in titles of sections above and in the path, as bits. */
  readonly above: number
  readonly #all: ClosestLines
  /** Of the words that nothing above holds; absent if these are all words, or none. */
  readonly #rest: ClosestLines | undefined

  constructor(words: number, above: number) {
    const all = 2 ** words - 1
    this.words = words
    this.above = above
    this.#all = new ClosestLines(all)
    this.#rest = above === 0 || above === all ? undefined : new ClosestLines(all & ~above)
  }

  /** The lines that hold all words, or else all that nothing above holds; undefined if one of these is missing. */
  get closest(): ClosestLines | undefined {
    if (this.#all.isFound) return this.#all
    return this.#rest?.isFound ? this.#rest : undefined
  }

  add({ word, line, fit, share, snippet }: WordHit, isTitle: boolean): void {
    this.mask |= 1 << word
    if (isTitle && ((this.titleMask >> word) & 1) === 0) this.titleShare += share()
    if (isTitle) this.titleMask |= 1 << word
    this.count += 1
    const shown = isTitle ? undefined : snippet
    this.#all.add(word, line, fit, shown)
    this.#rest?.add(word, line, fit, shown)
  }
}

/**
 * The fewest lines of a section that hold some words, whose matches come line by line; of as few lines the best fit.
 */
export class ClosestLines {
  /** Lines from the first to the last of them, and the first. */
  span = Number.POSITIVE_INFINITY
  line = 0
  /** The sum of the weights of the matches there. */
  fit = 0
  readonly words: number
  #mask = 0
  #snippet: (() => string) | undefined
  /** The line of each word's last match, its weight, and a function that makes its text, unless it is the title. */
  readonly #last: Array<number>
  readonly #fits: Array<number>
  readonly #texts: Array<(() => string) | undefined>

  /** Looks for these words, given as bits. */
  constructor(words: number) {
    this.words = words
    const length = 32 - Math.clz32(words)
    // A word that is not requested never counts as the one farthest back.
    this.#last = Array.from({ length }, (_, word) => ((words >> word) & 1 ? 0 : Number.POSITIVE_INFINITY))
    this.#fits = new Array<number>(length).fill(0)
    this.#texts = new Array<(() => string) | undefined>(length).fill(undefined)
  }

  get isFound(): boolean {
    return this.span < Number.POSITIVE_INFINITY
  }

  /** The text of the first line, or `""` where that is the title. */
  get snippet(): string {
    return detach(this.#snippet?.() ?? "")
  }

  add(word: number, line: number, fit: number, text: (() => string) | undefined): void {
    if (((this.words >> word) & 1) === 0) return
    const isNew = this.#last[word] !== line
    if (!isNew && fit <= (this.#fits[word] ?? 0)) return
    this.#mask |= 1 << word
    this.#last[word] = line
    this.#fits[word] = fit
    if (isNew) this.#texts[word] = text
    if (this.#mask !== this.words) return
    const begin = Math.min(...this.#last)
    const fits = this.#fits.reduce((sum, one) => sum + one, 0)
    if (line - begin > this.span || (line - begin === this.span && fits <= this.fit)) return
    this.span = line - begin
    this.line = begin
    this.fit = fits
    this.#snippet = this.#texts.find((_, word) => this.#last[word] === begin)
  }
}
