/** Maps a match in a prepared text to the text that it was prepared from. */
import { clip, wholeCharacters } from "../../kernel/util/Text.ts"

/**
 * Walks a text and its prepared form side by side. Preparing may lengthen or shorten a
 * line, but keeps the lines: the lines are what both have in common.
 */
export class LineCursor {
  readonly #text: string
  readonly #prepared: string
  #line: number
  /** Starts of the current line in both texts. */
  #inText = 0
  #inPrepared = 0
  #preparedEnd: number

  /** `line` is the number of the first line. */
  constructor(text: string, prepared: string, line: number) {
    this.#text = text
    this.#prepared = prepared
    this.#line = line
    this.#preparedEnd = endOf(prepared, 0)
  }

  /** Moves on to the line that holds `index` of the prepared text; answers its number. */
  moveTo(index: number): number {
    while (this.#preparedEnd < index) {
      this.#inPrepared = this.#preparedEnd + 1
      this.#preparedEnd = endOf(this.#prepared, this.#inPrepared)
      this.#inText = this.#text.indexOf("\n", this.#inText) + 1
      this.#line += 1
    }
    return this.#line
  }

  /**
   * Makes, when called, the text around a match on the current line: one line of about `size` UTF-16 units, with `…`
   * for what is left out.
   */
  snippet(hit: { readonly start: number; readonly end: number }, size: number): () => string {
    const text = this.#text
    const inText = this.#inText
    const inPrepared = this.#inPrepared
    const preparedEnd = this.#preparedEnd
    return () => {
      const end = endOf(text, inText)
      // A match over a line end brings the next line with it.
      const last = hit.end > preparedEnd ? endOf(text, end + 1) : end
      if (last - inText <= size) return collapseSpace(text.slice(inText, last))
      // In a long line the match is assumed at the same share of the line.
      const scale = (end - inText) / Math.max(1, preparedEnd - inPrepared)
      const at = inText + Math.floor((hit.start - inPrepared) * scale)
      const from = Math.max(inText, Math.min(at - Math.floor(size / 3), last - size))
      const cut = collapseSpace(wholeCharacters(text.slice(from, Math.min(last, from + size))))
      return `${from > inText ? "…" : ""}${clip(cut, size)}${from + size < last ? "…" : ""}`
    }
  }
}

const endOf = (text: string, start: number): number => {
  const at = text.indexOf("\n", start)
  return at === -1 ? text.length : at
}

/** Any run of white space as one space. */
export const collapseSpace = (text: string): string => text.replace(/\s+/g, " ").trim()
