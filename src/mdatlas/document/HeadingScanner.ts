/**
 * Finds the top-level headings of a Markdown document in one pass over its bytes.
 *
 * This is the block phase of CommonMark 0.31 (appendix, "A parsing strategy")
 * with GFM's tables and footnotes and with front matter, reduced to what decides
 * whether a line is a heading outside of every container. Containers are a stack
 * of numbers, the one open leaf a constant; little else outlives a line.
 */
import {
  BACKTICK,
  EQUALS,
  GREATER,
  HASH,
  HYPHEN,
  isDigit,
  isSpace,
  LESS,
  OPEN_BRACKET,
  PIPE,
  PLUS,
  SPACE,
  STAR,
  skipSpace,
  TAB,
  TILDE,
  UNDERSCORE
} from "./Ascii.ts"
import type { HeadingSink } from "./HeadingSink.ts"
import { HTML_END_LIMIT, htmlBlockKind, htmlEnds } from "./HtmlBlock.ts"
import { LineReader } from "./LineReader.ts"
import {
  closesFence,
  fenceLength,
  footnoteMarkerEnd,
  headingLevel,
  isUnderline,
  matterFence,
  orderedMarkerEnd,
  repeats,
  thematicBreakFault,
  trimmedEnd
} from "./LineRules.ts"
import { OpenParagraph } from "./OpenParagraph.ts"
import { Limits, type Position } from "./Outline.ts"

/** Columns of indentation that make a line code (or the continuation of a footnote). */
const CODE_INDENT = 4
/** The most columns between a list marker and its text; more are indented code in the item. */
const LIST_PADDING = 4

const Leaf = { none: 0, paragraph: 1, fence: 2, html: 3, indented: 4, table: 5 } as const

/** A container on the stack: 0 a block quote, else the columns that continue a list item (2 to 17) or footnote (4). */
const QUOTE = 0

export class HeadingScanner {
  readonly #reader: LineReader
  readonly #sink: HeadingSink
  readonly #paragraph: OpenParagraph

  readonly #containers: Array<number> = []
  #depth = 0
  /** Depths at which block quotes stand: a blank line continues all that is above the next of them. */
  readonly #quotes: Array<number> = []
  #quoteCount = 0
  /** The innermost container is a list item that nothing stands in yet. */
  #emptyItem = false

  #leaf: number = Leaf.none
  #fenceByte = 0
  #fenceLength = 0
  #htmlKind = 0
  /** Ends of HTML blocks (a bit for each kind) in the part of the current line that was left out. */
  #omittedEnds = 0

  /** Start of the current line. */
  #from = 0
  /** In the current line: the first byte behind the markers so far that is neither space nor tab, and its column. */
  #at = 0
  #edge = 0
  /** The column where the innermost matched container's content begins: `#edge - #column` is the indentation. */
  #column = 0

  /** True if the sink takes more labels of footnotes. */
  #labels = true

  /** Fence byte of the front matter that the scan may be in; 0 outside. */
  #matter = 0

  constructor(sink: HeadingSink) {
    this.#sink = sink
    this.#reader = new LineReader({
      line: (from, to) => {
        this.#line(from, to)
        this.#omittedEnds = 0
      },
      omit: (from, to) => {
        // An end may lie across the border of what is left out.
        this.#omittedEnds |= htmlEnds(this.#reader.bytes, from - HTML_END_LIMIT, to + HTML_END_LIMIT)
      },
      release: (next) => (this.#leaf === Leaf.paragraph ? this.#paragraph.release(next) : next),
      moved: (by) => this.#paragraph.moved(by)
    })
    this.#paragraph = new OpenParagraph(this.#reader, (label) => sink.label(label), sink.definition)
  }

  /** Reads the next bytes of the file, which may be cut anywhere. */
  push(chunk: Uint8Array): void {
    this.#reader.push(chunk)
  }

  /** Ends the scan; returns where the text begins and ends. */
  end(): { readonly start: Position; readonly end: Position } {
    const reader = this.#reader
    reader.end()
    this.#paragraph.end(false)
    return {
      start: { byte: reader.bom, char: 0, line: 1 },
      end: { byte: reader.offset(reader.length), char: reader.codePoints(reader.length), line: reader.line + 1 }
    }
  }

  #line(from: number, to: number): void {
    const bytes = this.#reader.bytes
    if (this.#reader.line === 1) this.#matter = matterFence(bytes, from, to)
    else if (this.#matter !== 0 && matterFence(bytes, from, to) === this.#matter) {
      // Only here is it sure that the front matter ends; until now its lines were read as Markdown.
      this.#matter = 0
      this.#close(0)
      this.#paragraph.end(true)
      this.#sink.restart()
      return
    }
    this.#column = 0
    this.#edge = 0
    this.#from = from
    this.#at = from
    this.#skipSpace(to)
    const matched = this.#matchContainers(to)
    if (matched === this.#depth && this.#continueLeaf(to)) return
    this.#beginBlocks(matched, from, to)
  }

  #skipSpace(to: number): void {
    const bytes = this.#reader.bytes
    let at = this.#at
    let edge = this.#edge
    for (; at < to; at++) {
      const byte = bytes[at]
      if (byte === SPACE) edge++
      else if (byte === TAB) edge += 4 - (edge & 3)
      else break
    }
    this.#at = at
    this.#edge = edge
  }

  /** Returns how many of the open containers this line continues. */
  #matchContainers(to: number): number {
    const depth = this.#depth
    let quotes = 0
    for (let matched = 0; matched < depth; matched++) {
      if (this.#at === to) {
        if (quotes < this.#quoteCount) return this.#quotes[quotes] as number
        return this.#emptyItem ? depth - 1 : depth
      }
      const need = this.#containers[matched] as number
      if (need === QUOTE) {
        if (this.#edge - this.#column >= CODE_INDENT || this.#reader.bytes[this.#at] !== GREATER) return matched
        quotes++
        this.#at++
        this.#column = ++this.#edge
        this.#skipSpace(to)
        if (this.#edge > this.#column) this.#column++
      } else {
        if (this.#edge - this.#column < need) return matched
        this.#column += need
      }
    }
    return depth
  }

  /** Checks whether the open leaf, whose containers are all matched, takes this line; else closes it. */
  #continueLeaf(to: number): boolean {
    const at = this.#at
    const blank = at === to
    const bytes = this.#reader.bytes
    const coded = this.#edge - this.#column >= CODE_INDENT
    switch (this.#leaf) {
      case Leaf.fence:
        if (!coded && !blank && closesFence(bytes, at, to, this.#fenceByte, this.#fenceLength)) this.#leaf = Leaf.none
        return true
      case Leaf.html:
        if (this.#htmlKind >= 6 ? blank : this.#endsHtml(this.#htmlKind, to)) this.#leaf = Leaf.none
        return true
      case Leaf.indented:
        if (blank || coded) return true
        this.#leaf = Leaf.none
        return false
      default:
        if (blank) this.#leaf = Leaf.none
        return blank
    }
  }

  /** Checks whether the rest of the line holds the end of an HTML block of that kind, 1 to 5. */
  #endsHtml(kind: number, to: number): boolean {
    return (((htmlEnds(this.#reader.bytes, this.#at, to) | this.#omittedEnds) >> kind) & 1) === 1
  }

  /** Opens what this line begins inside `matched` containers; what remains of it is text. */
  #beginBlocks(matched: number, from: number, to: number): void {
    const bytes = this.#reader.bytes
    let depth = matched
    /** The tip is a paragraph that nothing has closed yet. */
    let open = this.#leaf === Leaf.paragraph
    /** And the line continues all of its containers: otherwise it may still continue it lazily. */
    let inside = open && matched === this.#depth
    let notBreak = -1
    let notBreakByte = 0
    while (this.#at < to) {
      const at = this.#at
      const indent = this.#edge - this.#column
      if (indent >= CODE_INDENT) {
        if (open) break
        this.#begin(depth, Leaf.indented)
        return
      }
      const byte = bytes[at] as number
      // Letters, and every byte beyond ASCII, begin paragraphs alone.
      if (byte > BACKTICK ? byte !== TILDE && byte !== PIPE : byte > 0x40 && byte < OPEN_BRACKET) break
      let after = at
      if (byte === GREATER) after = at + 1
      else if (byte === HASH) {
        const level = headingLevel(bytes, at, to)
        if (level === 0) break
        this.#begin(depth, Leaf.none)
        if (depth === 0) this.#atx(level, from, at + level, to)
        return
      } else if (byte === BACKTICK || byte === TILDE) {
        const length = fenceLength(bytes, at, to)
        if (length === 0) break
        this.#begin(depth, Leaf.fence)
        this.#fenceByte = byte
        this.#fenceLength = length
        return
      } else if (byte === LESS) {
        const kind = htmlBlockKind(bytes, at, to)
        if (kind === 0 || (kind === 7 && open)) break
        this.#begin(depth, kind < 6 && this.#endsHtml(kind, to) ? Leaf.none : Leaf.html)
        this.#htmlKind = kind
        return
      } else if (byte === EQUALS || byte === HYPHEN || byte === STAR || byte === UNDERSCORE || byte === PLUS) {
        if (inside && isUnderline(bytes, at, to) && this.#paragraph.hasText) {
          this.#setext(byte === EQUALS ? 1 : 2, from)
          return
        }
        // Each of many markers in a row would look over the same rest of the line again.
        if (byte !== notBreakByte || notBreak < at) {
          notBreakByte = byte
          notBreak = thematicBreakFault(bytes, at, to)
          if (notBreak === -1) {
            this.#begin(depth, Leaf.none)
            return
          }
        }
        if (byte === STAR || byte === HYPHEN || byte === PLUS) after = at + 1
      } else if (isDigit(byte)) after = orderedMarkerEnd(bytes, at, to, inside)
      else if (byte === OPEN_BRACKET) after = footnoteMarkerEnd(bytes, at, to)
      if (after === at || depth >= Limits.depth || !this.#container(depth, indent, after, to, inside)) break
      depth = this.#depth
      open = false
      inside = false
    }

    const at = this.#at
    if (at === to) {
      if (depth === matched) this.#close(matched)
    } else if (open) {
      const coded = this.#edge - this.#column >= CODE_INDENT
      if (inside && !coded && this.#paragraph.isTableWith(at, to)) this.#leaf = Leaf.table
      else this.#paragraph.continue(coded, from, at, to)
    } else if (this.#leaf !== Leaf.table || depth < this.#depth) {
      this.#begin(depth, Leaf.paragraph)
      this.#paragraph.begin(depth === 0, from, at, to)
    }
  }

  /**
   * Opens the container whose marker ends at `after`, and those of the same marker in a row behind it;
   * false when it is none, and nothing is changed.
   */
  #container(depth: number, indent: number, after: number, to: number, interrupts: boolean): boolean {
    const bytes = this.#reader.bytes
    const at = this.#at
    const byte = bytes[at]
    const item = byte !== GREATER && byte !== OPEN_BRACKET
    if (item && after < to && !isSpace(bytes[after])) return false
    // An item without text interrupts no paragraph.
    if (item && interrupts && skipSpace(bytes, after, to) === to) return false
    const marker = after - at
    const begin = this.#edge + marker
    this.#at = after
    this.#edge = begin
    this.#skipSpace(to)
    const next = this.#at
    const space = this.#edge - begin
    let need = QUOTE
    if (item) {
      const padding = next === to || space > LIST_PADDING ? 1 : space
      need = indent + marker + padding
      this.#column = begin + Math.min(padding, space)
    } else if (byte === GREATER) this.#column = begin + Math.min(1, space)
    else {
      need = CODE_INDENT
      this.#column = this.#edge
      if (this.#labels) this.#labels = this.#sink.label(bytes.toString("utf8", at + 1, after - 2))
    }
    this.#begin(depth, Leaf.none, item ? bytes[after - 1] : 0)
    this.#push(need)
    this.#emptyItem = item
    const length = next - at
    // Neither tabs, nor columns that are left over, nor labels: then what repeats the marker opens the same once more.
    if (this.#edge === this.#column && space + marker === length && byte !== OPEN_BRACKET) {
      const count = Math.min(repeats(bytes, at, next, to), Limits.depth - this.#depth)
      for (let i = 0; i < count; i++) this.#push(item ? length : QUOTE)
      this.#at += count * length
      this.#edge += count * length
      this.#column += count * length
    }
    return true
  }

  /** Closes the containers from `depth` on, and the leaf. */
  #close(depth: number): void {
    if (depth < this.#depth) {
      this.#depth = depth
      this.#emptyItem = false
      while (this.#quoteCount > 0 && (this.#quotes[this.#quoteCount - 1] as number) >= depth) this.#quoteCount--
    }
    this.#leaf = Leaf.none
  }

  /** A new child of the container at `depth`: everything inside that is closed. `marker` ends that of a list item. */
  #begin(depth: number, leaf: number, marker = 0): void {
    if (depth === 0) this.#sink.block?.(this.#reader.offset(this.#from), marker)
    this.#close(depth)
    this.#emptyItem = false
    this.#leaf = leaf
  }

  #push(need: number): void {
    if (need === QUOTE) this.#quotes[this.#quoteCount++] = this.#depth
    this.#containers[this.#depth++] = need
  }

  /** The heading of the line that begins at `from`; its text, closing `#` included, is `[at, to)`. */
  #atx(level: number, from: number, at: number, to: number): void {
    const reader = this.#reader
    const bytes = reader.bytes
    const begin = skipSpace(bytes, at, to)
    let end = trimmedEnd(bytes, begin, to)
    let hashes = end
    while (hashes > begin && bytes[hashes - 1] === HASH) hashes--
    if (hashes === begin || isSpace(bytes[hashes - 1])) end = trimmedEnd(bytes, begin, hashes)
    const cut = Math.min(end, begin + Limits.titleSource)
    this.#sink.heading(level, reader.offset(from), reader.codePoints(from), reader.line, bytes, begin, cut)
  }

  /** The open paragraph, which ends before `from`, is a heading. */
  #setext(level: number, from: number): void {
    this.#close(this.#depth)
    this.#emptyItem = false
    if (this.#depth > 0) return
    this.#paragraph.tell(this.#sink, level, from)
  }
}
