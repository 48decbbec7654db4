/** Questions to an outline: pages of sections, one section by its identifier, the sections that hold given places. */
import type { Document, Section } from "./Outline.ts"

/** Which sections are asked for. */
export interface Query {
  /** Headings up to this level. */
  readonly maxDepth?: number
  readonly levels?: ReadonlyArray<number>
  /** This section and its descendants. */
  readonly sectionId?: string
  /** Sections to leave out first; 0 when absent. */
  readonly offset?: number
  /** At most `Limits.page`, which is also the default. */
  readonly limit?: number
}

export interface Page {
  /** What stands before the first heading; null when nothing does. Filters do not touch it. */
  readonly preamble: Section | null
  /** In document order. */
  readonly sections: ReadonlyArray<Section>
  /** Sections that match, whatever the offset and the limit. */
  readonly total: number
  /** Where the next page begins; absent when nothing remains. */
  readonly nextOffset?: number
}

/** A section with those sections of the same page that lie inside it. */
export interface Branch {
  readonly section: Section
  readonly children: ReadonlyArray<Branch>
}

/** The sections that match, one page of them; `undefined` when no section has the identifier `sectionId`. */
export declare const select: (document: Document, query?: Query) => Page | undefined

/** Each section under the nearest earlier one of a lower level number that is on the page too. */
export declare const nest: (sections: ReadonlyArray<Section>) => ReadonlyArray<Branch>

/** The section with this identifier (the preamble's too). */
export declare const find: (document: Document, id: string) => Section | undefined

/** For each byte offset (ascending, inside the text) the innermost section whose own part holds it, the preamble too. */
export declare const locate: (document: Document, bytes: ReadonlyArray<number>) => ReadonlyArray<Section>

/** Every identifier in document order, for suggestions; empty where the outline keeps no columns. */
export declare const identifiers: (document: Document) => ReadonlyArray<string>
