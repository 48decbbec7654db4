/** Walks over the sections of a document in order, by its columns or by its text. */
import { HeadingScanner } from "./HeadingScanner.ts"
import type { HeadingSink } from "./HeadingSink.ts"
import { Labels } from "./Labels.ts"
import type { Headings, Outline, Position, Section } from "./Outline.ts"
import { digitsOf, type Identifier, identifierOf, mayHaveSlug, slugOf } from "./SectionId.ts"
import { StreamChain } from "./StreamChain.ts"
import type { ParseTitle } from "./Title.ts"
import { TitleReader } from "./Titles.ts"

/** An outline with a way to read its text again (used only if `outline.headings` is `null`). */
export interface Document {
  readonly outline: Outline
  /** The file's bytes from its beginning, in chunks of any size; each chunk is read before the next is requested. */
  readonly chunks: () => Iterable<Uint8Array>
  /** Reads any title; also needed only if there are no columns. */
  readonly titleOf?: ParseTitle
}

/** Chooses sections; made again when a walk has to begin again. */
export interface Visitor {
  /**
   * Checks whether to keep the section whose own part is `[from, to)` in bytes;
   * called once for each, in document order.
   */
  wants(level: number, from: number, to: number, named: Named): boolean
}

/** The section that the walk is at. */
export interface Named {
  readonly id: string
  readonly title: string
  is(id: Identifier): boolean
}

/**
 * Returns the sections that the visitor wants, in document order, and the visitor.
 *
 * @example
 * walk({ outline, chunks }, () => ({ wants: (level) => level === 1 })).sections // those of the first level
 */
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
  const { sections: count } = document.outline
  const { titleOf } = document
  if (titleOf === undefined) throw new Error("a document without columns needs a reader of titles")
  const labels = new Labels(document.outline.labels)
  let named = new NamedSource(count, labels, titleOf)
  let choice = new Choice(visitor(), named)
  const sink: HeadingSink = {
    heading(level, byte, char, line, bytes, from, to) {
      choice.next(level, byte, char, line)
      named.chain.next(level, bytes, from, to)
    },
    label: () => false,
    restart() {
      named = new NamedSource(count, labels, titleOf)
      choice = new Choice(visitor(), named)
    }
  }
  const scanner = new HeadingScanner(sink)
  for (const chunk of document.chunks()) scanner.push(chunk)
  const sections = choice.finish(scanner.end().end)
  return { visitor: choice.visitor, sections }
}

/** Returns the identifier of the heading in that row, which has this title. */
export const rowIdentifier = (headings: Headings, row: number, title: string): string =>
  identifierOf(title, rowDigits(headings, row), headings.lengthened.includes(row))

const rowDigits = (headings: Headings, row: number): string =>
  digitsOf(headings.digests[row * 2] as number) + digitsOf(headings.digests[row * 2 + 1] as number)

class NamedRow implements Named {
  row = 0
  readonly #headings: Headings
  readonly #titles: TitleReader

  constructor(headings: Headings) {
    this.#headings = headings
    this.#titles = new TitleReader(headings.titles)
  }

  get id(): string {
    return rowIdentifier(this.#headings, this.row, this.title)
  }

  get title(): string {
    return this.#titles.at(this.row)
  }

  is({ slug, digits }: Identifier): boolean {
    const row = this.row
    if (Number.parseInt(digits.slice(0, 8), 16) !== this.#headings.digests[row * 2]) return false
    if (slugOf(this.title) !== slug) return false
    const { lengthened } = this.#headings
    if (digits.length === 8) return !lengthened.includes(row)
    // The long form of `NamedSource` begins with the short one.
    return rowDigits(this.#headings, row) === digits || lengthened.length === 0
  }
}

/** Its digits end in the chain's own tag, so that one identifier is found among millions without hashing them all. */
class NamedSource implements Named {
  readonly chain: StreamChain

  constructor(sections: number, labels: Labels, titleOf: ParseTitle) {
    this.chain = new StreamChain(sections, labels, titleOf)
  }

  get id(): string {
    return identifierOf(this.title, this.chain.digest.slice(0, 8) + digitsOf(this.chain.tag), true)
  }

  get title(): string {
    return this.chain.title
  }

  is({ slug, digits }: Identifier): boolean {
    const may =
      digits.length === 8
        ? mayHaveSlug(this.chain.source, slug)
        : Number.parseInt(digits.slice(8), 16) === this.chain.tag
    return may && slugOf(this.title) === slug && this.chain.digest.startsWith(digits.slice(0, 8))
  }
}

/** Asks the visitor about each section once its own part has ended, and closes what it wanted when its time comes. */
class Choice<A extends Visitor> {
  readonly visitor: A
  readonly #named: Named
  readonly #sections: Array<Section & { end: Position }> = []
  /** Wanted sections whose descendants may not have ended; levels ascend. */
  readonly #open: Array<Section & { end: Position }> = []
  #level = 0
  #byte = 0
  #char = 0
  #line = 0

  constructor(visitor: A, named: Named) {
    this.visitor = visitor
    this.#named = named
  }

  /** Takes the next heading; the names are still those of the one before. */
  next(level: number, byte: number, char: number, line: number): void {
    this.#leave(level, byte, char, line)
    this.#level = level
    this.#byte = byte
    this.#char = char
    this.#line = line
  }

  finish(end: Position): ReadonlyArray<Section> {
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
      const section = this.#open.pop() as Section & { end: Position }
      section.end = { byte, char, line }
    }
  }
}
