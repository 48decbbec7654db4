/**
 * Finds the top-level headings of a Markdown document in one pass over its bytes.
 *
 * This is the block phase of CommonMark 0.31 (appendix, "A parsing strategy")
 * with GFM's tables and footnotes and with front matter, reduced to what decides
 * whether a line is a heading outside of every container. Containers are a stack
 * of numbers (`Containers.ts`), the one open leaf a constant; little else outlives a line.
 *
 * @see CommonMark 0.31, 4 (leaf blocks); GFM 0.29, 4.10 (tables)
 */
import {
  BACKTICK,
  COLON,
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
  STAR,
  skipSpace,
  TILDE,
  UNDERSCORE
} from "./Ascii.ts"
import { CODE_INDENT, Containers } from "./Containers.ts"
import type { HeadingSink } from "./HeadingSink.ts"
import { HTML_END_LIMIT, htmlBlockKind, htmlEnds } from "./HtmlBlock.ts"
import { LineReader } from "./LineReader.ts"
import {
  closesFence,
  fenceLength,
  footnoteMarkerEnd,
  headingLevel,
  isOfText,
  isUnderline,
  matterFence,
  orderedMarkerEnd,
  thematicBreakFault,
  trimmedEnd
} from "./LineRules.ts"
import { OpenParagraph } from "./OpenParagraph.ts"
import { Limits, type Position } from "./Outline.ts"

const Leaf = { none: 0, paragraph: 1, fence: 2, html: 3, indented: 4, table: 5 } as const

export class HeadingScanner {
  readonly #reader: LineReader
  readonly #sink: HeadingSink
  readonly #paragraph: OpenParagraph

  readonly #containers = new Containers()

  #leaf: number = Leaf.none
  #fenceByte = 0
  #fenceLength = 0
  #htmlKind = 0
  /** Ends of HTML blocks (a bit for each kind) in the part of the current line that was left out. */
  #omittedEnds = 0

  /** Start of the current line. */
  #from = 0
  /** True as long as the sink takes labels of footnotes. */
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
      // Only here is it certain that there is front matter; until now its lines were read as Markdown.
      this.#matter = 0
      this.#close(0)
      this.#paragraph.end(true)
      this.#sink.restart()
      return
    }
    this.#from = from
    const containers = this.#containers
    if (containers.depth === 0 && this.#readByFirst(from, to)) return
    containers.begin(bytes, from, to)
    const matched = containers.match(bytes, to)
    if (matched === containers.depth && this.#continueLeaf(to)) return
    this.#beginBlocks(matched, from, to)
  }

  /** Reads the line, outside of all containers, where its first byte decides what it is; else returns false. */
  #readByFirst(from: number, to: number): boolean {
    const leaf = this.#leaf
    if (from === to) {
      if (leaf >= Leaf.html && leaf < Leaf.table) return false
      if (leaf !== Leaf.fence) this.#leaf = Leaf.none
      return true
    }
    const bytes = this.#reader.bytes
    if (leaf === Leaf.fence) return bytes[skipSpace(bytes, from, to)] !== this.#fenceByte
    if (leaf > Leaf.paragraph || !isOfText(bytes[from] as number)) return false
    if (leaf === Leaf.paragraph) this.#paragraph.continue(false, from, from, to)
    else {
      this.#begin(0, Leaf.paragraph)
      this.#paragraph.begin(true, from, from, to)
    }
    return true
  }

  /** Checks whether the open leaf, whose containers are all matched, takes this line; else closes it. */
  #continueLeaf(to: number): boolean {
    const { at, indent } = this.#containers
    const blank = at === to
    const bytes = this.#reader.bytes
    const coded = indent >= CODE_INDENT
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
    return (((htmlEnds(this.#reader.bytes, this.#containers.at, to) | this.#omittedEnds) >> kind) & 1) === 1
  }

  /** Opens what this line begins inside `matched` containers; what remains of it is text. */
  #beginBlocks(matched: number, from: number, to: number): void {
    const bytes = this.#reader.bytes
    const containers = this.#containers
    let depth = matched
    /** The tip is a paragraph that nothing has closed yet. */
    let open = this.#leaf === Leaf.paragraph
    /** True if the line continues all of its containers; otherwise it may still continue it lazily. */
    let inside = open && matched === containers.depth
    let notBreak = -1
    let notBreakByte = 0
    while (containers.at < to) {
      const at = containers.at
      if (containers.indent >= CODE_INDENT) {
        if (open) break
        this.#begin(depth, Leaf.indented)
        return
      }
      const byte = bytes[at] as number
      if (isOfText(byte)) break
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
        // Remembered, since each of many markers in a row would scan the same rest of the line again.
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
      if (after === at || depth >= Limits.depth) break
      const need = containers.enter(bytes, after, to, inside)
      if (need === -1) break
      this.#openContainer(depth, need, at, after, to)
      depth = containers.depth
      open = false
      inside = false
    }

    const at = containers.at
    if (at === to) {
      if (depth === matched) this.#close(matched)
    } else if (open) {
      const coded = containers.indent >= CODE_INDENT
      const byte = bytes[at]
      const mayDelimit = byte === PIPE || byte === HYPHEN || byte === COLON
      if (mayDelimit && inside && !coded && this.#paragraph.isTableWith(at, to)) this.#leaf = Leaf.table
      else this.#paragraph.continue(coded, from, at, to)
    } else if (this.#leaf !== Leaf.table || depth < containers.depth) {
      this.#begin(depth, Leaf.paragraph)
      this.#paragraph.begin(depth === 0, from, at, to)
    }
  }

  /** Opens the container whose marker is `bytes[at, after)`, and those of the same marker in a row after it. */
  #openContainer(depth: number, need: number, at: number, after: number, to: number): void {
    const bytes = this.#reader.bytes
    const byte = bytes[at]
    if (byte === OPEN_BRACKET && this.#labels) {
      this.#labels = this.#sink.label(bytes.toString("utf8", at + 1, after - 2))
    }
    this.#begin(depth, Leaf.none, byte === GREATER || byte === OPEN_BRACKET ? 0 : bytes[after - 1])
    this.#containers.open(bytes, need, at, to)
  }

  /** Closes the containers from `depth` on, and the leaf. */
  #close(depth: number): void {
    this.#containers.close(depth)
    this.#leaf = Leaf.none
  }

  /** A new child of the container at `depth`: everything inside that is closed. `marker` ends that of a list item. */
  #begin(depth: number, leaf: number, marker = 0): void {
    if (depth === 0) this.#sink.block?.(this.#reader.offset(this.#from), marker)
    this.#close(depth)
    this.#containers.isEmptyItem = false
    this.#leaf = leaf
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
    const { depth } = this.#containers
    this.#close(depth)
    this.#containers.isEmptyItem = false
    if (depth > 0) return
    this.#paragraph.report(this.#sink, level, from)
  }
}
