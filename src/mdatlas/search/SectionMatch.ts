/** Input and output of a search in one document. */
import type { Outline, Section } from "../document/Outline.ts"
import type * as Matcher from "./Matcher.ts"

export interface SearchInput {
  readonly query: Matcher.Query
  readonly outline: Outline
  readonly levels?: ReadonlyArray<number>
  /** This section and its descendants. */
  readonly sectionId?: string
  /** Maximum number of matches, best first. */
  readonly keep: number
  /** Matches of this score or less are counted only, unless the section's text has one of the digests in `known`. */
  readonly floor?: number
  /** Present if matches are to have a `digest`, by which copies in other files are found. */
  readonly known?: ReadonlySet<string>
  /** Time in ms after which the pass stops with what it has. */
  readonly time: number
  /** Number of lines shown around each match; none if absent. */
  readonly context?: number
  /** The words of the query, each somewhere in one section, in place of the whole as one phrase. */
  readonly words?: ReadonlyArray<string>
  /** Words, as bits, that the text is known not to hold. */
  readonly absent?: number
  /** Path relative to the base: words in it count as held by each section. */
  readonly filePath?: string
  /** True if no other file is searched, so that its name puts no section before another. */
  readonly isOnlyFile?: boolean
}

/** A section that matches. */
export interface SectionMatch {
  readonly id: string
  readonly title: string
  readonly level: number
  /** Line of the heading when the title matches, else of the first of the best matches. */
  readonly line: number
  readonly snippet: string
  readonly score: number
  /** Number of matches in the section, its title included. */
  readonly matches: number
  /** Titles from the top level down to the section. */
  readonly path: ReadonlyArray<string>
  /** The lines around the match as they are written, if requested. */
  readonly context?: string
  /** Words in the title, as bits; present in a search for words. */
  readonly titleWords?: number
  /** Score for the share of the title's letters that the words make up; present with `titleWords`. */
  readonly titleShare?: number
  /** Digest of the text, see `copyDigest`; only for comparison. */
  readonly digest?: string
}

export interface FileMatches {
  /** Best first; at most `keep`. */
  readonly matches: ReadonlyArray<SectionMatch>
  /** Sections that match. */
  readonly total: number
  /** True if the pass stopped before the end. */
  readonly truncated: boolean
  /** Number of sections that hold each word; present in a search for words. */
  readonly wordSections?: ReadonlyArray<number>
  /** Number of matches of each word, in a tally too. */
  readonly wordMatches?: ReadonlyArray<number>
  /** Number of sections by the words they hold, see `WordsFound`; absent if that is not known of the whole document. */
  readonly sectionsByWords?: ReadonlyMap<number, number>
}

/** A section that matches, before anything is read for it. */
export interface Candidate {
  readonly byte: number
  readonly line: number
  readonly score: number
  /** Makes the snippet; few candidates need theirs. */
  readonly snippet: () => string
  readonly matches: number
  readonly titleWords?: number
  readonly titleShare?: number
  /** The section, where it was resolved already. */
  readonly section?: Section
}
