/**
 * The top-level headings of a Markdown document, found in one pass over its bytes.
 *
 * This is the block phase of CommonMark 0.31 (appendix, "A parsing strategy")
 * with GFM's tables and footnotes and with front matter, reduced to what decides
 * whether a line is a heading outside of every container. Containers are a stack
 * of numbers, the one open leaf a constant; nothing else outlives a line.
 */
import { endsHtmlBlock, htmlBlockKind, skipSpace } from "./HtmlBlock.ts"
import { LineReader } from "./LineReader.ts"
import { LinkReferences } from "./LinkReferences.ts"
import { Limits, type Mark } from "./Outline.ts"
import { delimiterCells, headCells } from "./Table.ts"

/** What a scan tells, in document order. */
export interface HeadingSink {
  /**
   * A top-level heading begins at the line (byte, char, line: see `Mark`); its source without
   * `#` and underline is `bytes[from, to)`, lines joined as they stand, cut at `Limits.titleSource`.
   */
  heading(level: number, byte: number, char: number, line: number, bytes: Buffer, from: number, to: number): void
  /** A label that a link reference definition defines, anywhere, or (`^label`) a footnote. */
  label(label: string): void
  /** What was told so far lies in front matter: forget it. */
  restart(): void
}

const TAB = 0x09
const SPACE = 0x20
const HASH = 0x23
const STAR = 0x2a
const PLUS = 0x2b
const HYPHEN = 0x2d
const EQUALS = 0x3d
const UNDERSCORE = 0x5f
const BACKTICK = 0x60
const TILDE = 0x7e

/** Columns of indentation that make a line code (or the continuation of a footnote). */
const CODE_INDENT = 4

const Leaf = { none: 0, paragraph: 1, fence: 2, html: 3, indented: 4, table: 5 } as const

/** A container on the stack: 0 a block quote, else the columns that continue a list item (2 to 17) or footnote (4). */
const QUOTE = 0

export class HeadingScanner {
  readonly #reader: LineReader
  readonly #sink: HeadingSink
  readonly #references: LinkReferences

  #containers = new Uint8Array(64)
  #depth = 0
  /** Depths at which block quotes stand: a blank line continues all that is above the first of them. */
  #quotes = new Int32Array(16)
  #quoteCount = 0
  /** The innermost container is a list item that nothing stands in yet. */
  #emptyItem = false
  #leaf: number = Leaf.none

  #fenceByte = 0
  #fenceLength = 0
  #htmlKind = 0

  /** The line of the open paragraph before this one, where it may head a table; `-1` when it may not. */
  #previousFrom = -1
  #previousTo = -1

  /** Where the text of the open top-level paragraph begins, definitions left out; its code points only when asked for. */
  #textByte = 0
  #textChar = -1
  #textLine = 0
  /** The beginning of that text, as far as it left the reader's window. */
  readonly #saved = Buffer.allocUnsafeSlow(Limits.titleSource)
  #savedFrom = 0
  #savedLength = 0

  /** The byte that fences the front matter in which the scan may be; 0 when it is not. */
  #matter = 0

  /** `expected`: size of the file where it is known. */
  constructor(sink: HeadingSink, expected = 0) {
    this.#sink = sink
    this.#references = new LinkReferences((label) => sink.label(label))
    this.#reader = new LineReader(
      {
        line: (from, to) => this.#line(from, to),
        release: (next) => this.#release(next),
        moved: (by) => {
          if (this.#previousFrom !== -1) {
            this.#previousFrom -= by
            this.#previousTo -= by
          }
        }
      },
      expected
    )
  }

  /** The next bytes of the file; cut anywhere. */
  push(chunk: Uint8Array): void {
    this.#reader.push(chunk)
  }

  /** No more bytes: where the text begins and ends. */
  end(): { readonly start: Mark; readonly end: Mark } {
    const reader = this.#reader
    reader.end()
    return {
      start: { byte: reader.bom, char: 0, line: 1 },
      end: { byte: reader.offset(reader.length), char: reader.codePoints(reader.length), line: reader.line + 1 }
    }
  }

  #line(from: number, to: number): void {
    if (this.#reader.line === 1) this.#matter = matterFence(this.#reader.bytes, from, to)
    else if (this.#matter !== 0 && matterFence(this.#reader.bytes, from, to) === this.#matter) {
      this.#matter = 0
      this.#depth = 0
      this.#quoteCount = 0
      this.#emptyItem = false
      this.#leaf = Leaf.none
      this.#sink.restart()
      return
    }
    this.#block(from, to)
  }

  /** One line through the open blocks and into new ones. */
  #block(from: number, to: number): void {
    const bytes = this.#reader.bytes
    // `at` is the first byte that is neither space nor tab behind the markers so far and `edge` its column;
    // `column` is where the innermost matched container's content begins. Indentation is their difference.
    let column = 0
    let at = from
    let edge = 0
    for (; at < to; at++) {
      const byte = bytes[at]
      if (byte === SPACE) edge++
      else if (byte === TAB) edge += 4 - (edge & 3)
      else break
    }

    // Which open containers does this line continue?
    const depth = this.#depth
    let matched = 0
    let quotes = 0
    while (matched < depth) {
      const need = this.#containers[matched] as number
      if (at === to) {
        matched = quotes < this.#quoteCount ? (this.#quotes[quotes] as number) : depth
        if (matched === depth && this.#emptyItem) matched--
        break
      }
      if (need === QUOTE) {
        if (edge - column >= CODE_INDENT || bytes[at] !== 0x3e) break
        at++
        edge++
        column = edge
        if (at < to) {
          const byte = bytes[at]
          if (byte === SPACE || byte === TAB) column++
        }
        for (; at < to; at++) {
          const byte = bytes[at]
          if (byte === SPACE) edge++
          else if (byte === TAB) edge += 4 - (edge & 3)
          else break
        }
        quotes++
      } else {
        if (edge - column < need) break
        column += need
      }
      matched++
    }

    // Does it continue the open leaf?
    let open = this.#leaf === Leaf.paragraph
    if (matched === depth) {
      switch (this.#leaf) {
        case Leaf.fence:
          if (edge - column < CODE_INDENT && at < to && this.#closesFence(at, to)) this.#leaf = Leaf.none
          return
        case Leaf.html:
          if (at === to && this.#htmlKind >= 6) this.#leaf = Leaf.none
          else if (this.#htmlKind < 6 && endsHtmlBlock(this.#htmlKind, bytes, at, to)) this.#leaf = Leaf.none
          return
        case Leaf.indented:
          if (at === to || edge - column >= CODE_INDENT) return
          this.#leaf = Leaf.none
          break
        default:
          if (at === to) {
            this.#leaf = Leaf.none
            return
          }
      }
    }

    // Which blocks does it begin? `open`: the tip is a paragraph that nothing has closed yet;
    // `inside`: and this line continues all of its containers.
    let inside = open && matched === depth
    let fresh = false
    let notBreak = -1
    let notBreakByte = 0
    while (at < to) {
      const indent = edge - column
      if (indent >= CODE_INDENT) {
        if (open) break
        this.#begin(matched, Leaf.indented)
        return
      }
      const byte = bytes[at] as number
      // Letters, and every byte beyond ASCII, begin paragraphs alone.
      if (byte > 0x60 ? byte !== TILDE && byte !== 0x7c : byte > 0x40 && byte < 0x5b) break
      let need = -1
      let after = at
      if (byte === 0x3e) {
        need = QUOTE
        after = at + 1
      } else if (byte === HASH) {
        const level = headingLevel(bytes, at, to)
        if (level > 0) {
          this.#begin(matched, Leaf.none)
          if (matched === 0) this.#atx(level, from, at + level, to)
          return
        }
      } else if (byte === BACKTICK || byte === TILDE) {
        const length = fenceLength(bytes, at, to)
        if (length > 0) {
          this.#begin(matched, Leaf.fence)
          this.#fenceByte = byte
          this.#fenceLength = length
          return
        }
      } else if (byte === 0x3c) {
        const kind = htmlBlockKind(bytes, at, to)
        if (kind > 0 && (kind < 7 || !open)) {
          this.#begin(matched, Leaf.html)
          this.#htmlKind = kind
          if (kind < 6 && endsHtmlBlock(kind, bytes, at, to)) this.#leaf = Leaf.none
          return
        }
      } else if (byte === EQUALS || byte === HYPHEN || byte === STAR || byte === UNDERSCORE || byte === PLUS) {
        if (inside && isUnderline(bytes, at, to) && this.#references.hasText) {
          this.#setext(byte === EQUALS ? 1 : 2, from)
          return
        }
        // Each of many markers in a row would look over the same rest of the line again.
        if (byte !== notBreakByte || notBreak < at) {
          notBreakByte = byte
          notBreak = thematicBreakFault(bytes, at, to)
          if (notBreak === -1) {
            this.#begin(matched, Leaf.none)
            return
          }
        }
        if (byte === STAR || byte === HYPHEN || byte === PLUS) after = at + 1
      } else if (byte >= 0x30 && byte <= 0x39) {
        after = orderedMarkerEnd(bytes, at, to, inside)
      } else if (byte === 0x5b) {
        after = footnoteMarkerEnd(bytes, at, to)
        if (after > at) {
          need = CODE_INDENT
          this.#sink.label(bytes.toString("utf8", at + 1, after - 2))
        }
      }
      if (after === at || matched >= Limits.depth) break

      // A container: where does its content begin?
      const marker = after - at
      const markerEdge = edge + marker
      let next = after
      let nextEdge = markerEdge
      for (; next < to; next++) {
        const byte = bytes[next]
        if (byte === SPACE) nextEdge++
        else if (byte === TAB) nextEdge += 4 - (nextEdge & 3)
        else break
      }
      const space = nextEdge - markerEdge
      if (need === QUOTE) {
        column = markerEdge + (space > 0 ? 1 : 0)
      } else if (need === CODE_INDENT) {
        column = nextEdge
      } else {
        if (space === 0 && next < to) break
        if (next === to && inside) break
        const padding = next === to || space > 4 ? 1 : space
        need = indent + marker + padding
        column = markerEdge + Math.min(padding, space)
      }
      this.#begin(matched, Leaf.none)
      this.#open(need, byte !== 0x3e && byte !== 0x5b)
      matched++
      at = next
      edge = nextEdge
      open = false
      inside = false
      fresh = true
    }

    // What remains is text, or nothing.
    if (at === to) {
      if (!fresh) this.#close(matched)
    } else if (open) {
      this.#continueParagraph(inside, edge - column, from, at, to)
    } else if (!(this.#leaf === Leaf.table && matched === this.#depth)) {
      this.#begin(matched, Leaf.paragraph)
      this.#beginParagraph(from, at, to)
    }
  }

  /** Closes the containers from `depth` on, and the leaf. */
  #close(depth: number): void {
    if (depth < this.#depth) {
      this.#depth = depth
      this.#emptyItem = false
      while (this.#quoteCount > 0 && (this.#quotes[this.#quoteCount - 1] as number) >= depth) this.#quoteCount--
    }
    this.#leaf = Leaf.none
    this.#previousFrom = -1
  }

  /** A new child of the container at `depth`: everything inside that is closed. */
  #begin(depth: number, leaf: number): void {
    this.#close(depth)
    this.#emptyItem = false
    this.#leaf = leaf
  }

  #open(need: number, item: boolean): void {
    if (this.#depth === this.#containers.length) {
      const larger = new Uint8Array(this.#depth * 2)
      larger.set(this.#containers)
      this.#containers = larger
    }
    if (need === QUOTE) {
      if (this.#quoteCount === this.#quotes.length) {
        const larger = new Int32Array(this.#quoteCount * 2)
        larger.set(this.#quotes)
        this.#quotes = larger
      }
      this.#quotes[this.#quoteCount++] = this.#depth
    }
    this.#containers[this.#depth++] = need
    this.#emptyItem = item
  }

  #beginParagraph(from: number, at: number, to: number): void {
    const bytes = this.#reader.bytes
    if (this.#depth === 0) this.#textAt(from)
    if (bytes[at] === 0x5b) {
      this.#references.begin()
      this.#references.line(bytes, at, to)
    } else this.#references.skip()
    this.#previousFrom = at
    this.#previousTo = to
  }

  #continueParagraph(inside: boolean, indent: number, from: number, at: number, to: number): void {
    const bytes = this.#reader.bytes
    if (inside && this.#previousFrom !== -1 && indent < CODE_INDENT && this.#isTable(at, to)) {
      this.#leaf = Leaf.table
      this.#previousFrom = -1
      return
    }
    if (this.#references.undecided && this.#references.line(bytes, at, to) && this.#depth === 0) this.#textAt(from)
    this.#previousFrom = indent < CODE_INDENT ? at : -1
    this.#previousTo = to
  }

  #isTable(at: number, to: number): boolean {
    const cells = delimiterCells(this.#reader.bytes, at, to)
    return cells > 0 && cells === headCells(this.#reader.bytes, this.#previousFrom, this.#previousTo)
  }

  #textAt(from: number): void {
    this.#textByte = this.#reader.offset(from)
    this.#textChar = -1
    this.#textLine = this.#reader.line
    this.#savedLength = 0
  }

  #atx(level: number, from: number, at: number, to: number): void {
    const bytes = this.#reader.bytes
    let begin = at
    while (begin < to && isSpace(bytes[begin])) begin++
    let end = to
    while (end > begin && isSpace(bytes[end - 1])) end--
    let hashes = end
    while (hashes > begin && bytes[hashes - 1] === HASH) hashes--
    if (hashes === begin) end = begin
    else if (hashes < end && isSpace(bytes[hashes - 1])) {
      end = hashes
      while (end > begin && isSpace(bytes[end - 1])) end--
    }
    const reader = this.#reader
    const cut = Math.min(end, begin + Limits.titleSource)
    this.#sink.heading(level, reader.offset(from), reader.codePoints(from), reader.line, bytes, begin, cut)
  }

  /** The open paragraph, which ends before `from`, is a heading. */
  #setext(level: number, from: number): void {
    this.#begin(this.#depth, Leaf.none)
    if (this.#depth > 0) return
    const reader = this.#reader
    const begin = this.#textByte - reader.offset(0)
    this.#countText()
    if (begin >= 0) {
      const to = Math.min(from, begin + Limits.titleSource)
      this.#sink.heading(level, this.#textByte, this.#textChar, this.#textLine, reader.bytes, begin, to)
    } else {
      this.#save(from)
      this.#sink.heading(level, this.#textByte, this.#textChar, this.#textLine, this.#saved, 0, this.#savedLength)
    }
  }

  /** The window is about to lose what lies before `next`. */
  #release(next: number): number {
    if (this.#leaf !== Leaf.paragraph) return next
    if (this.#depth === 0) {
      this.#countText()
      this.#save(next)
    }
    return this.#previousFrom === -1 ? next : Math.min(next, this.#previousFrom)
  }

  /** Every paragraph might become a heading, few do: counted when one does, or is about to leave the window. */
  #countText(): void {
    if (this.#textChar === -1) this.#textChar = this.#reader.codePoints(this.#textByte - this.#reader.offset(0))
  }

  /** Copies the text of the open paragraph up to index `to`, as far as a title needs it. */
  #save(to: number): void {
    const reader = this.#reader
    if (this.#savedLength === 0) this.#savedFrom = this.#textByte
    const from = this.#savedFrom + this.#savedLength - reader.offset(0)
    const end = Math.min(to, from + this.#saved.length - this.#savedLength)
    if (from < 0 || from >= end) return
    reader.bytes.copy(this.#saved, this.#savedLength, from, end)
    this.#savedLength += end - from
  }

  #closesFence(at: number, to: number): boolean {
    const bytes = this.#reader.bytes
    let end = at
    while (end < to && bytes[end] === this.#fenceByte) end++
    return end - at >= this.#fenceLength && skipSpace(bytes, end, to) === to
  }
}

const isSpace = (byte: number | undefined): boolean => byte === SPACE || byte === TAB

/** The byte of a fence of front matter, `---` (YAML) or `+++` (TOML) and white space; else 0. */
const matterFence = (bytes: Uint8Array, from: number, to: number): number => {
  const byte = from + 2 < to ? (bytes[from] as number) : 0
  if ((byte !== HYPHEN && byte !== PLUS) || bytes[from + 1] !== byte || bytes[from + 2] !== byte) return 0
  return skipSpace(bytes, from + 3, to) === to ? byte : 0
}

/** 1 to 6 where an ATX heading stands; else 0. */
const headingLevel = (bytes: Uint8Array, at: number, to: number): number => {
  let end = at
  while (end < to && bytes[end] === HASH) end++
  const level = end - at
  return level <= 6 && (end === to || isSpace(bytes[end])) ? level : 0
}

/** Length of the code fence that opens here; 0 when none does. */
const fenceLength = (bytes: Uint8Array, at: number, to: number): number => {
  const byte = bytes[at]
  let end = at
  while (end < to && bytes[end] === byte) end++
  if (end - at < 3) return 0
  if (byte === BACKTICK) for (let i = end; i < to; i++) if (bytes[i] === BACKTICK) return 0
  return end - at
}

/** `=====` or `-----`, then white space. */
const isUnderline = (bytes: Uint8Array, at: number, to: number): boolean => {
  const byte = bytes[at]
  if (byte !== EQUALS && byte !== HYPHEN) return false
  let end = at
  while (end < to && bytes[end] === byte) end++
  return skipSpace(bytes, end, to) === to
}

/** -1 for three or more of `*`, `_` or `-` with white space anywhere; else the index that breaks the rule. */
const thematicBreakFault = (bytes: Uint8Array, at: number, to: number): number => {
  const byte = bytes[at]
  if (byte !== STAR && byte !== HYPHEN && byte !== UNDERSCORE) return at
  let count = 0
  for (let i = at; i < to; i++) {
    if (bytes[i] === byte) count++
    else if (!isSpace(bytes[i])) return i
  }
  return count >= 3 ? -1 : to
}

/** Index behind `12.` or `12)`, or `at`. One that would interrupt a paragraph must be number 1. */
const orderedMarkerEnd = (bytes: Uint8Array, at: number, to: number, interrupts: boolean): number => {
  let end = at
  let number = 0
  while (end < to && end - at < 10 && (bytes[end] as number) >= 0x30 && (bytes[end] as number) <= 0x39) {
    number = number * 10 + ((bytes[end] as number) - 0x30)
    end++
  }
  if (end - at > 9 || end === to || (bytes[end] !== 0x2e && bytes[end] !== 0x29)) return at
  return interrupts && number !== 1 ? at : end + 1
}

/** Index behind `[^label]:`, or `at`. */
const footnoteMarkerEnd = (bytes: Uint8Array, at: number, to: number): number => {
  if (at + 1 >= to || bytes[at + 1] !== 0x5e) return at
  const begin = at + 2
  // Four bytes a code point at most, as many code points as a label may have.
  const stop = Math.min(to, begin + 4 * 999)
  for (let end = begin; end < stop; end++) {
    const byte = bytes[end] as number
    if (byte === 0x5d) return end > begin && end + 1 < to && bytes[end + 1] === 0x3a ? end + 2 : at
    if (byte === 0x5b || isSpace(byte)) return at
    if (byte === 0x5c && end + 1 < stop && isEscapedInLabel(bytes[end + 1] as number)) end++
  }
  return at
}

const isEscapedInLabel = (byte: number): boolean => byte === 0x5b || byte === 0x5c || byte === 0x5d
