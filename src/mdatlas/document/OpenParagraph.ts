/**
 * The open paragraph: what its lines so far decide about the next ones.
 *
 * An underline may make it a heading, so the beginning of its text is kept; a
 * delimiter row may make its last line the head of a table, so that line is.
 */
import { OPEN_BRACKET } from "./Ascii.ts"
import type { DefinitionSink, HeadingSink } from "./HeadingSink.ts"
import type { LineReader } from "./LineReader.ts"
import { LinkReferences } from "./LinkReferences.ts"
import { Limits } from "./Outline.ts"
import { delimiterCells, headCells } from "./Table.ts"

const NONE: Buffer = Buffer.alloc(0)

/** Follows the paragraph that is open from its first line to what ends it. */
export class OpenParagraph {
  readonly #reader: LineReader
  readonly #references: LinkReferences
  /** True outside of every container: only then can it be a section's heading. */
  #top = false

  /** Its last line, where it may head a table; `-1` when it may not. */
  #lastFrom = -1
  #lastTo = -1

  /** Start of its text after definitions; code points are counted only on demand. */
  #byte = 0
  #char = -1
  #line = 0
  /** The beginning of that text, the part that has left the reader's window. */
  #saved = NONE
  #savedFrom = 0
  #savedLength = 0

  /** `onLabel`, `definitions`: see `LinkReferences`. */
  constructor(reader: LineReader, onLabel: (label: string) => boolean, definitions?: DefinitionSink) {
    this.#reader = reader
    this.#references = new LinkReferences(onLabel, definitions)
  }

  /** Begins a paragraph whose first line begins at `from`; `[at, to)` is without indentation. */
  begin(top: boolean, from: number, at: number, to: number): void {
    const bytes = this.#reader.bytes
    this.#top = top
    if (top) this.#textAt(from)
    if (bytes[at] === OPEN_BRACKET) {
      this.#references.begin()
      this.#references.line(bytes, at, to)
    } else this.#references.skip()
    this.#lastFrom = at
    this.#lastTo = to
  }

  /** Takes the next line; a `codeLike` one, indented as code, heads no table. */
  continue(codeLike: boolean, from: number, at: number, to: number): void {
    const references = this.#references
    if (references.undecided && references.line(this.#reader.bytes, at, to) && this.#top) this.#textAt(from)
    this.#lastFrom = codeLike ? -1 : at
    this.#lastTo = to
  }

  /** Checks whether `bytes[at, to)` makes the last line the head of a table. */
  isTableWith(at: number, to: number): boolean {
    if (this.#lastFrom === -1) return false
    const bytes = this.#reader.bytes
    const cells = delimiterCells(bytes, at, to)
    const isTable = cells > 0 && cells === headCells(bytes, this.#lastFrom, this.#lastTo)
    if (isTable) this.#references.discard()
    return isTable
  }

  /** Reports the last link reference definition, unless it was in front matter (`isMatter`). */
  end(isMatter: boolean): void {
    if (isMatter) this.#references.discard()
    else this.#references.flush()
  }

  /** True if it holds anything besides link reference definitions. */
  get hasText(): boolean {
    return this.#references.hasText
  }

  /** Reports it, up to index `to`, as a heading. */
  report(sink: HeadingSink, level: number, to: number): void {
    const begin = this.#byte - this.#reader.offset(0)
    const char = this.#chars()
    if (begin >= 0 && this.#savedLength === 0) {
      const end = Math.min(to, begin + Limits.titleSource)
      sink.heading(level, this.#byte, char, this.#line, this.#reader.bytes, begin, end)
    } else {
      this.#save(to)
      sink.heading(level, this.#byte, char, this.#line, this.#saved, 0, this.#savedLength)
    }
  }

  /** Returns the first index still needed, before the window loses what lies before `next`. */
  release(next: number): number {
    if (this.#top) {
      this.#chars()
      this.#save(next)
    }
    return this.#lastFrom === -1 ? next : this.#lastFrom
  }

  /** Makes the indices `by` less, since the window has moved. */
  moved(by: number): void {
    if (this.#lastFrom === -1) return
    this.#lastFrom -= by
    this.#lastTo -= by
  }

  #textAt(from: number): void {
    this.#byte = this.#reader.offset(from)
    this.#char = -1
    this.#line = this.#reader.line
    this.#savedLength = 0
  }

  /** Returns its place in code points, counted once it may be a heading or is about to leave the window: few are. */
  #chars(): number {
    if (this.#char === -1) this.#char = this.#reader.codePoints(this.#byte - this.#reader.offset(0))
    return this.#char
  }

  /** Copies its text up to index `to`, up to the length that a title needs. */
  #save(to: number): void {
    const reader = this.#reader
    if (this.#savedLength === 0) this.#savedFrom = this.#byte
    const from = this.#savedFrom + this.#savedLength - reader.offset(0)
    const end = Math.min(to, from + Limits.titleSource - this.#savedLength)
    if (from < 0 || from >= end) return
    if (this.#saved.length === 0) this.#saved = Buffer.allocUnsafeSlow(Limits.titleSource)
    reader.bytes.copy(this.#saved, this.#savedLength, from, end)
    this.#savedLength += end - from
  }
}
