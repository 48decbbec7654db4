/**
 * The containers that are open (block quotes, list items, footnotes),
 * and the place in the current line after their markers.
 *
 * Containers are a stack of numbers: 0 for a block quote, else the columns that continue a list item (2 to 17) or a
 * footnote (4).
 *
 * @see CommonMark 0.31, 5 (container blocks) and the appendix, "A parsing strategy", phase 1
 */
import { GREATER, isSpace, OPEN_BRACKET, SPACE, skipSpace, TAB } from "./Ascii.ts"
import { repeats } from "./LineRules.ts"
import { Limits } from "./Outline.ts"

/** Columns of indentation that make a line code (or the continuation of a footnote). */
export const CODE_INDENT = 4
/** Maximum number of columns between a list marker and its text; more are indented code in the item. */
const LIST_PADDING = 4

const QUOTE = 0

/**
 * The stack of open containers.
 *
 * @example
 * const open = new Containers()
 * open.begin(bytes, from, to) // at the start of each line
 * const matched = open.match(bytes, to) // how many containers the line continues
 */
export class Containers {
  depth = 0
  /** True if the innermost container is a list item without content yet. */
  isEmptyItem = false
  /** In the current line: the first byte after the markers so far that is neither space nor tab, and its column. */
  at = 0
  #edge = 0
  /** The column where the innermost matched container's content begins. */
  #column = 0

  readonly #needs: Array<number> = []
  /** Depths of the open block quotes: a blank line continues all containers above the next of them. */
  readonly #quotes: Array<number> = []
  #quoteCount = 0

  /** Columns between the content of the innermost matched container and the text. */
  get indent(): number {
    return this.#edge - this.#column
  }

  /** Goes to the text of the line `bytes[from, to)`. */
  begin(bytes: Uint8Array, from: number, to: number): void {
    this.#column = 0
    this.#edge = 0
    this.at = from
    this.#skipSpace(bytes, to)
  }

  /** Returns how many of the open containers the line continues. */
  match(bytes: Uint8Array, to: number): number {
    const depth = this.depth
    let quotes = 0
    for (let matched = 0; matched < depth; matched++) {
      if (this.at === to) {
        if (quotes < this.#quoteCount) return this.#quotes[quotes] as number
        return this.isEmptyItem ? depth - 1 : depth
      }
      const need = this.#needs[matched] as number
      if (need === QUOTE) {
        if (this.indent >= CODE_INDENT || bytes[this.at] !== GREATER) return matched
        quotes++
        this.at++
        this.#column = ++this.#edge
        this.#skipSpace(bytes, to)
        if (this.#edge > this.#column) this.#column++
      } else {
        if (this.indent < need) return matched
        this.#column += need
      }
    }
    return depth
  }

  /**
   * Moves after the marker that ends at `after`. Returns the columns that continue its container, as `open` takes them;
   * -1, with nothing changed, where the text after the marker forbids a container.
   */
  enter(bytes: Uint8Array, after: number, to: number, interrupts: boolean): number {
    const at = this.at
    const byte = bytes[at]
    const isItem = byte !== GREATER && byte !== OPEN_BRACKET
    if (isItem && after < to && !isSpace(bytes[after])) return -1
    // An item without text does not interrupt a paragraph.
    if (isItem && interrupts && skipSpace(bytes, after, to) === to) return -1
    const { indent } = this
    const marker = after - at
    const begin = this.#edge + marker
    this.at = after
    this.#edge = begin
    this.#skipSpace(bytes, to)
    const space = this.#edge - begin
    if (isItem) {
      const padding = this.at === to || space > LIST_PADDING ? 1 : space
      this.#column = begin + Math.min(padding, space)
      return indent + marker + padding
    }
    this.#column = byte === GREATER ? begin + Math.min(1, space) : this.#edge
    return byte === GREATER ? QUOTE : CODE_INDENT
  }

  /** Opens the container of `need` whose marker began at `from`, and those of the same marker in a row after it. */
  open(bytes: Uint8Array, need: number, from: number, to: number): void {
    const byte = bytes[from]
    const next = this.at
    const length = next - from
    this.#push(need)
    this.isEmptyItem = byte !== GREATER && byte !== OPEN_BRACKET
    // Without tabs, remaining columns and labels, a repetition of the marker opens the same container again.
    if (byte === OPEN_BRACKET || this.#edge !== this.#column) return
    for (let at = from; at < next; at++) if (bytes[at] === TAB) return
    const count = Math.min(repeats(bytes, from, next, to), Limits.depth - this.depth)
    for (let i = 0; i < count; i++) this.#push(this.isEmptyItem ? length : QUOTE)
    this.at += count * length
    this.#edge += count * length
    this.#column += count * length
  }

  /** Closes the containers from `depth` on. */
  close(depth: number): void {
    if (depth >= this.depth) return
    this.depth = depth
    this.isEmptyItem = false
    while (this.#quoteCount > 0 && (this.#quotes[this.#quoteCount - 1] as number) >= depth) this.#quoteCount--
  }

  #push(need: number): void {
    if (need === QUOTE) this.#quotes[this.#quoteCount++] = this.depth
    this.#needs[this.depth++] = need
  }

  #skipSpace(bytes: Uint8Array, to: number): void {
    let at = this.at
    let edge = this.#edge
    for (; at < to; at++) {
      const byte = bytes[at]
      if (byte === SPACE) edge++
      else if (byte === TAB) edge += 4 - (edge & 3)
      else break
    }
    this.at = at
    this.#edge = edge
  }
}
