/** Queries on an outline: pages of sections, one section by its identifier, the sections that hold given places. */
import { Limits, type Outline, type Section } from "./Outline.ts"
import { type Identifier, parseIdentifier, preambleId } from "./SectionId.ts"
import { allTitles } from "./Titles.ts"
import type { Document } from "./Walk.ts"
import { type Named, rowIdentifier, type Visitor, walk } from "./Walk.ts"

/** A query for sections. */
export interface Query {
  /** Headings up to this level. */
  readonly maxDepth?: number
  readonly levels?: ReadonlyArray<number>
  /** This section and its descendants. */
  readonly sectionId?: string
  /** Sections to leave out first; 0 when absent. */
  readonly offset?: number
  /** Maximum number of sections: `Limits.page`, which is also the default. */
  readonly limit?: number
}

export interface Page {
  /** The text before the first heading, or null. Filters do not apply to it. */
  readonly preamble: Section | null
  /** Sections in document order. */
  readonly sections: ReadonlyArray<Section>
  /** Sections that match, whatever the offset and the limit. */
  readonly total: number
  /** Start of the next page; absent after the last. */
  readonly nextOffset?: number
}

/** A section with those sections of the same page that lie inside it. */
export interface Branch {
  readonly section: Section
  readonly children: ReadonlyArray<Branch>
}

/**
 * Returns the sections that match, one page of them; `undefined` when no section has the identifier `sectionId`.
 *
 * @example
 * select({ outline, chunks }, { maxDepth: 2, offset: 1000 }) // { preamble, sections: [...], total: 1200 }
 */
export const select = (document: Document, query: Query = {}): Page | undefined => {
  const { offset = 0, limit = Limits.page, sectionId } = query
  const preamble = preambleOf(document.outline)
  if (sectionId === preambleId()) return preamble === null ? undefined : { preamble, sections: [], total: 0 }
  const end = offset + Math.min(limit, Limits.page)
  const root = sectionId === undefined ? null : parseIdentifier(sectionId)
  if (root === undefined) return undefined
  const { visitor, sections } = walk(document, () => new Filter(query, root, offset, end))
  if (!visitor.found) return undefined
  return { preamble, sections, total: visitor.total, ...(visitor.total > end ? { nextOffset: end } : {}) }
}

/**
 * Puts each section under the nearest earlier one of a lower level number that is on the page too.
 *
 * @example
 * nest(page.sections) // [{ section: A, children: [{ section: B, children: [] }] }]
 */
export const nest = (sections: ReadonlyArray<Section>): ReadonlyArray<Branch> => {
  const roots: Array<Branch> = []
  const open: Array<{ readonly level: number; readonly children: Array<Branch> }> = []
  for (const section of sections) {
    while ((open.at(-1)?.level ?? 0) >= section.level) open.pop()
    const children: Array<Branch> = []
    const siblings = open.at(-1)?.children ?? roots
    siblings.push({ section, children })
    open.push({ level: section.level, children })
  }
  return roots
}

/**
 * Returns the section with this identifier (the preamble's too).
 *
 * @example
 * find({ outline, chunks }, "usage-0a1b2c3d")?.title // "Usage"
 */
export const find = (document: Document, id: string): Section | undefined =>
  id === preambleId()
    ? (preambleOf(document.outline) ?? undefined)
    : select(document, { sectionId: id, limit: 1 })?.sections[0]

/**
 * Returns for each byte offset (ascending, inside the text) the section whose own part holds it, or the preamble.
 *
 * @example
 * locate({ outline, chunks }, [0, 120]) // [preamble, section]
 */
export const locate = (document: Document, bytes: ReadonlyArray<number>): ReadonlyArray<Section> => {
  const preamble = preambleOf(document.outline)
  const { sections } = walk(document, () => new Holders(bytes))
  const found: Array<Section> = []
  let row = 0
  for (const byte of bytes) {
    while (row < sections.length && (sections[row] as Section).ownEnd.byte <= byte) row++
    const section = byte < document.outline.first.byte ? preamble : sections[row]
    if (section !== undefined && section !== null) found.push(section)
  }
  return found
}

/**
 * Returns every identifier in document order, for suggestions; none if the outline keeps no columns.
 *
 * @example identifiers(outline) // ["usage-0a1b2c3d", "options-4e5f6a7b"]
 */
export const identifiers = (outline: Outline): ReadonlyArray<string> => {
  const headings = outline.headings
  return headings === null ? [] : allTitles(headings.titles).map((title, row) => rowIdentifier(headings, row, title))
}

/**
 * Returns the text before the first heading, or null.
 *
 * @example preambleOf(outline)?.end // the beginning of the first heading
 */
export const preambleOf = ({ start, first }: Outline): Section | null =>
  start.byte === first.byte ? null : { id: preambleId(), level: 0, title: "", start, ownEnd: first, end: first }

/** Chooses the sections of a query that are on one page. */
class Filter implements Visitor {
  total = 0
  readonly #root: Identifier | null
  /** State of the requested section: -1 before it, its level within it, 7 after it; 0 if none is requested. */
  #inside: number
  readonly #query: Query
  readonly #offset: number
  readonly #end: number

  constructor(query: Query, root: Identifier | null, offset: number, end: number) {
    this.#query = query
    this.#offset = offset
    this.#end = end
    this.#root = root
    this.#inside = root === null ? 0 : -1
  }

  get found(): boolean {
    return this.#inside !== -1
  }

  wants(level: number, _from: number, _to: number, named: Named): boolean {
    const { maxDepth = 6, levels } = this.#query
    if (this.#inside === -1) {
      if (this.#root === null || !named.is(this.#root)) return false
      this.#inside = level
    } else if (level <= this.#inside) {
      this.#inside = 7
      return false
    }
    if (level > maxDepth || (levels !== undefined && !levels.includes(level))) return false
    this.total++
    return this.total > this.#offset && this.total <= this.#end
  }
}

/** Chooses the sections whose own parts hold one of ascending places. */
class Holders implements Visitor {
  readonly #bytes: ReadonlyArray<number>
  #next = 0

  constructor(bytes: ReadonlyArray<number>) {
    this.#bytes = bytes
  }

  wants(_level: number, from: number, to: number): boolean {
    const byte = () => this.#bytes[this.#next] ?? Number.POSITIVE_INFINITY
    while (byte() < from) this.#next++
    const holds = byte() < to
    while (byte() < to) this.#next++
    return holds
  }
}
