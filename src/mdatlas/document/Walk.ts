/** A walk over the sections of a document in order, out of its columns or out of its text. */
import { HeadingScanner, type HeadingSink } from "./HeadingScanner.ts"
import { Labels } from "./Labels.ts"
import type { Document, Headings, Mark, Section } from "./Outline.ts"
import { identifierOf, parseIdentifier, slugOf } from "./SectionId.ts"
import { StreamChain } from "./StreamChain.ts"
import { decodeSource, titleOf } from "./Title.ts"

/** Chooses sections; made anew when a walk has to begin again. */
export interface Visitor {
  /** Whether to keep the section whose own part is `[from, to)` in bytes; asked once each, in document order. */
  wants(level: number, from: number, to: number, named: Named): boolean
}

/** The section that the walk stands at. */
export interface Named {
  readonly id: string
  readonly title: string
  /** Whether this is its identifier, or the one it would have were the document smaller or larger. */
  is(id: string): boolean
}

/** The sections that the visitor wants, in document order, and the visitor. */
export const walk = <A extends Visitor>(
  document: Document,
  visitor: () => A
): { readonly visitor: A; readonly sections: ReadonlyArray<Section> } => {
  const { headings, end } = document.outline
  if (headings === null) return walkText(document, visitor)
  const named = new NamedRow(headings)
  const choice = new Choice(visitor(), named)
  for (let row = 0; row < headings.levels.length; row++) {
    choice.next(
      headings.levels[row] as number,
      headings.bytes[row] as number,
      headings.chars[row] as number,
      headings.lines[row] as number
    )
    named.row = row
  }
  return { visitor: choice.visitor, sections: choice.finish(end) }
}

const walkText = <A extends Visitor>(
  document: Document,
  visitor: () => A
): { readonly visitor: A; readonly sections: ReadonlyArray<Section> } => {
  const labels = new Labels()
  let named = new NamedSource()
  let choice = new Choice(visitor(), named)
  const sink: HeadingSink = {
    heading(level, byte, char, line, bytes, from, to) {
      choice.next(level, byte, char, line)
      named.chain.next(level, bytes, from, to)
    },
    label(label) {
      labels.add(label)
    },
    restart() {
      labels.clear()
      named = new NamedSource()
      choice = new Choice(visitor(), named)
    }
  }
  const scanner = new HeadingScanner(sink, document.outline.end.byte)
  for (const chunk of document.chunks()) scanner.push(chunk)
  const sections = choice.finish(scanner.end().end)
  return {
    visitor: choice.visitor,
    sections: sections.map((section) => ({ ...section, title: titleOf(section.title, labels) }))
  }
}

/** The identifier of the heading in that row. */
export const rowIdentifier = (headings: Headings, row: number): string =>
  identifierOf(headings.titles[row] as string, rowDigits(headings, row), headings.lengthened.includes(row))

const rowDigits = (headings: Headings, row: number): string =>
  hex(headings.digests[row * 2] as number) + hex(headings.digests[row * 2 + 1] as number)

const hex = (word: number): string => word.toString(16).padStart(8, "0")

class NamedRow implements Named {
  row = 0
  readonly #headings: Headings

  constructor(headings: Headings) {
    this.#headings = headings
  }

  get id(): string {
    return rowIdentifier(this.#headings, this.row)
  }

  get title(): string {
    return this.#headings.titles[this.row] as string
  }

  is(id: string): boolean {
    const parts = parseIdentifier(id)
    if (parts === undefined) return false
    const first = Number.parseInt(parts.digits.slice(0, 8), 16)
    if (first !== this.#headings.digests[this.row * 2] || slugOf(this.title) !== parts.slug) return false
    return parts.digits.length === 8
      ? !this.#headings.lengthened.includes(this.row)
      : rowDigits(this.#headings, this.row) === parts.digits
  }
}

class NamedSource implements Named {
  readonly chain = new StreamChain()

  get id(): string {
    return identifierOf(this.title, this.chain.digest, true)
  }

  /** The source: labels are not all known before the end of the text. */
  get title(): string {
    const source = this.chain.source
    return decodeSource(source, 0, source.length).trim()
  }

  is(id: string): boolean {
    const parts = parseIdentifier(id)
    if (parts === undefined || !mayHaveSlug(this.chain.source, parts.slug)) return false
    return slugOf(this.title) === parts.slug && this.chain.digest.startsWith(parts.digits)
  }
}

/** False where the first letter or digit tells that the source has another slug; spares making millions of them. */
const mayHaveSlug = (source: Uint8Array, slug: string): boolean => {
  for (const byte of source) {
    if (byte >= 0x80) return true
    const digit = byte >= 0x30 && byte <= 0x39
    const letter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
    if (digit || letter) return slug.charCodeAt(0) === (digit ? byte : byte | 0x20)
  }
  return slug === "section"
}

/** Asks the visitor about each section once its own part has ended, and closes what it wanted when its time comes. */
class Choice<A extends Visitor> {
  readonly visitor: A
  readonly #named: Named
  readonly #sections: Array<Section & { end: Mark }> = []
  /** Wanted sections whose descendants may not have ended; levels ascend. */
  readonly #open: Array<Section & { end: Mark }> = []
  #level = 0
  #byte = 0
  #char = 0
  #line = 0

  constructor(visitor: A, named: Named) {
    this.visitor = visitor
    this.#named = named
  }

  /** The next heading; the names are still those of the one before. */
  next(level: number, byte: number, char: number, line: number): void {
    this.#leave(level, byte, char, line)
    this.#level = level
    this.#byte = byte
    this.#char = char
    this.#line = line
  }

  finish(end: Mark): ReadonlyArray<Section> {
    this.#leave(0, end.byte, end.char, end.line)
    return this.#sections
  }

  #leave(next: number, byte: number, char: number, line: number): void {
    if (this.#level > 0 && this.visitor.wants(this.#level, this.#byte, byte, this.#named)) {
      const mark = { byte, char, line }
      const section = {
        id: this.#named.id,
        level: this.#level,
        title: this.#named.title,
        start: { byte: this.#byte, char: this.#char, line: this.#line },
        ownEnd: mark,
        end: mark
      }
      this.#sections.push(section)
      this.#open.push(section)
    }
    while (this.#open.length > 0 && (this.#open[this.#open.length - 1] as Section).level >= next) {
      const section = this.#open.pop() as Section & { end: Mark }
      section.end = { byte, char, line }
    }
  }
}
