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
  headingEnd,
  headingLevel,
  isOfText,
  isUnderline,
  matterFence,
  orderedMarkerEnd,
  thematicBreakFault
} from "./LineRules.ts"
import { OpenParagraph } from "./OpenParagraph.ts"
import { Limits, type Position } from "./Outline.ts"

const Leaf = { none: 0, paragraph: 1, fence: 2, html: 3, indented: 4, table: 5 } as const

/**
 * The paragraph that nothing has closed yet: none, one whose containers the line does not all continue, so that it may
 * still continue it lazily, or one that the line is inside of.
 */
const Tip = { none: 0, lazy: 1, inside: 2 } as const

export class HeadingScanner {
  readonly #reader: LineReader
  readonly #sink: HeadingSink
  readonly #paragraph: OpenParagraph

  readonly #containers = new Containers()

  #leaf: number = Leaf.none
  #fenceByte = 0
  #fenceLength = 0
  #htmlKind = 0
  /** Ends of HTML blocks (a bit for each kind) in the omitted part of the current line. */
  #omittedEnds = 0

  /** Start of the current line. */
  #from = 0
  /**
   * The first place at which the current line turns out not to be a thematic break of this byte; -1 if not examined.
   */
  #notBreak = -1
  #notBreakByte = 0
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
        // An end may lie across the edge of the omitted part.
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
    this.#beginBlocks(matched, to)
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
  #beginBlocks(matched: number, to: number): void {
    const bytes = this.#reader.bytes
    const containers = this.#containers
    let depth = matched
    let tip: number = this.#leaf !== Leaf.paragraph ? Tip.none : matched === containers.depth ? Tip.inside : Tip.lazy
    this.#notBreak = -1
    while (containers.at < to) {
      const at = containers.at
      if (containers.indent >= CODE_INDENT) {
        if (tip !== Tip.none) break
        this.#begin(depth, Leaf.indented)
        return
      }
      const byte = bytes[at] as number
      if (isOfText(byte)) break
      if (this.#beginLeaf(byte, depth, tip, to)) return
      const after = this.#markerEnd(byte, tip, to)
      if (after === at || depth >= Limits.depth) break
      const need = containers.enter(bytes, after, to, tip === Tip.inside)
      if (need === -1) break
      this.#openContainer(depth, need, { at, after }, to)
      depth = containers.depth
      tip = Tip.none
    }
    if (containers.at < to) this.#readText(depth, tip, to)
    else if (depth === matched) this.#close(matched)
  }

  /** Checks whether the line is, or begins, a block that holds no others; begins it then. */
  #beginLeaf(byte: number, depth: number, tip: number, to: number): boolean {
    const bytes = this.#reader.bytes
    const { at } = this.#containers
    switch (byte) {
      case HASH: {
        const level = headingLevel(bytes, at, to)
        if (level === 0) return false
        this.#begin(depth, Leaf.none)
        if (depth === 0) this.#atx(level, at + level, to)
        return true
      }
      case BACKTICK:
      case TILDE: {
        const length = fenceLength(bytes, at, to)
        if (length === 0) return false
        this.#begin(depth, Leaf.fence)
        this.#fenceByte = byte
        this.#fenceLength = length
        return true
      }
      case LESS: {
        const kind = htmlBlockKind(bytes, at, to)
        if (kind === 0 || (kind === 7 && tip !== Tip.none)) return false
        this.#begin(depth, kind < 6 && this.#endsHtml(kind, to) ? Leaf.none : Leaf.html)
        this.#htmlKind = kind
        return true
      }
      case EQUALS:
      case HYPHEN:
      case STAR:
      case UNDERSCORE:
      case PLUS:
        if (tip === Tip.inside && isUnderline(bytes, at, to) && this.#paragraph.hasText) {
          this.#setext(byte === EQUALS ? 1 : 2)
          return true
        }
        if (!this.#isBreak(byte, to)) return false
        this.#begin(depth, Leaf.none)
        return true
      default:
        return false
    }
  }

  /** Checks for a thematic break; of many markers in a row, each would scan the same rest of the line again. */
  #isBreak(byte: number, to: number): boolean {
    const { at } = this.#containers
    if (byte === this.#notBreakByte && this.#notBreak >= at) return false
    this.#notBreakByte = byte
    this.#notBreak = thematicBreakFault(this.#reader.bytes, at, to)
    return this.#notBreak === -1
  }

  /** Returns the end of the marker of a container, or its beginning if there is none. */
  #markerEnd(byte: number, tip: number, to: number): number {
    const bytes = this.#reader.bytes
    const { at } = this.#containers
    if (byte === GREATER || byte === STAR || byte === HYPHEN || byte === PLUS) return at + 1
    if (isDigit(byte)) return orderedMarkerEnd(bytes, at, to, tip === Tip.inside)
    return byte === OPEN_BRACKET ? footnoteMarkerEnd(bytes, at, to) : at
  }

  /** Takes the rest of the line as text: of the paragraph at the tip, of an open table, or of a new paragraph. */
  #readText(depth: number, tip: number, to: number): void {
    const containers = this.#containers
    const { at } = containers
    if (tip !== Tip.none) {
      const coded = containers.indent >= CODE_INDENT
      const byte = this.#reader.bytes[at]
      const mayDelimit = byte === PIPE || byte === HYPHEN || byte === COLON
      if (mayDelimit && tip === Tip.inside && !coded && this.#paragraph.isTableWith(at, to)) this.#leaf = Leaf.table
      else this.#paragraph.continue(coded, this.#from, at, to)
    } else if (this.#leaf !== Leaf.table || depth < containers.depth) {
      this.#begin(depth, Leaf.paragraph)
      this.#paragraph.begin(depth === 0, this.#from, at, to)
    }
  }

  /** Opens the container whose marker is `bytes[at, after)`, and those of the same marker in a row after it. */
  #openContainer(
    depth: number,
    need: number,
    { at, after }: { readonly at: number; readonly after: number },
    to: number
  ): void {
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

  /**
   * Begins a child of the container at `depth`: everything inside that is closed. `marker` ends that of a list item.
   */
  #begin(depth: number, leaf: number, marker = 0): void {
    if (depth === 0) this.#sink.block?.(this.#reader.offset(this.#from), marker)
    this.#close(depth)
    this.#containers.isEmptyItem = false
    this.#leaf = leaf
  }

  /** Reports the heading of the current line; its text, closing `#` included, is `[at, to)`. */
  #atx(level: number, at: number, to: number): void {
    const reader = this.#reader
    const bytes = reader.bytes
    const begin = skipSpace(bytes, at, to)
    const cut = Math.min(headingEnd(bytes, begin, to), begin + Limits.titleSource)
    const from = this.#from
    this.#sink.heading(level, reader.offset(from), reader.codePoints(from), reader.line, bytes, begin, cut)
  }

  /** Reports the open paragraph, which ends before the current line, as a heading. */
  #setext(level: number): void {
    const { depth } = this.#containers
    this.#close(depth)
    this.#containers.isEmptyItem = false
    if (depth > 0) return
    this.#paragraph.report(this.#sink, level, this.#from)
  }
}
