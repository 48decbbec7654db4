/** Merges the matches of one search from slices and files, with the notes that the answer needs. */
import { byCodeUnit, clip } from "../../kernel/util/Text.ts"
import { nothingSkipped, type Skipped, type WalkedFile } from "../files/FileWalk.ts"
import { BestMatches, byScore, type FileMatch } from "../search/Copies.ts"
import type { FileMatches } from "../search/SectionMatch.ts"
import type { FilesFound, HoldingFile } from "../search/SliceSearch.ts"
import { Weight } from "../search/Weights.ts"
import { scoreOf } from "../search/WordScore.ts"
import { parallelFolders } from "./ParallelFolders.ts"
import * as SearchCursor from "./SearchCursor.ts"
import { skippedNotes, someOf, unreadableNotes } from "./SkippedNotes.ts"

export interface Request extends SearchCursor.SearchScope {
  readonly maxResults: number
  /** Number of lines shown around each match; none if absent. */
  readonly context?: number | undefined
  readonly cursor?: string | undefined
}

export interface Matches {
  /** Best first. */
  readonly results: ReadonlyArray<FileMatch>
  /** Sections that match. */
  readonly total: number
  /** Number of results that earlier answers gave already. */
  readonly skipped: number
  readonly filesSearched: number
  /** True if the limit of time or results ended the search early. */
  readonly isPartial: boolean
  /** Returns the cursor that continues after the first `shown` results, if anything is left. */
  readonly cursorAfter: (shown: number) => string | undefined
  readonly notes: ReadonlyArray<string>
}

/** Sections of another search that an answer shows before or after its own. */
interface Besides {
  readonly before?: ReadonlyArray<FileMatch>
  readonly after?: ReadonlyArray<FileMatch>
}

/** A request that is being answered. */
export interface Search {
  readonly request: Request
  readonly cost: number
  /** Time at which it ends with the matches so far, by `monotonicNow`. */
  readonly deadline: number
  readonly place: SearchCursor.Place
  /** The words to be found, each anywhere in a section. */
  readonly words?: ReadonlyArray<string>
  /** True if only the matches of each word are counted. */
  readonly isTally?: boolean
  /** Words of the query, for files whose path holds all of them. */
  readonly names?: ReadonlyArray<string>
  /** The only files that may hold the words, if that is known. */
  readonly among?: ReadonlyArray<WalkedFile>
}

const LIMITS = {
  /** Maximum number of results that can be paged through: some 20 MB of them. */
  kept: 20_000,
  /** Number of sections that hold a phrase, or a part of the words, below which some that hold others are shown too. */
  thin: 3,
  /** Number of sections that hold all words up to which some that hold a part of them may be shown too. */
  few: 5,
  others: 2,
  /** The score of a section that holds all words as words, 20 lines apart. */
  far: 7
} as const

/** Returns the number of results needed for this page and all before it. */
export const keptOf = (request: Request): number =>
  Math.min(LIMITS.kept, (SearchCursor.decode(request)?.skip ?? 0) + request.maxResults)

/** Keeps the best matches found in all files so far, and what could not be searched. */
export class GatheredMatches {
  readonly #search: Search
  readonly #keep: number
  readonly #best: BestMatches
  #failed: Array<string> = []
  /** Number of sections that hold each word; in a tally, of matches. */
  readonly #wordCounts: Array<number> = []
  #skipped: Skipped = nothingSkipped()
  /** Files whose path holds all words of the query. */
  #named: Array<string> = []
  #isCut = false
  #stopped: { readonly after: string; readonly left: number } | undefined
  total = 0
  /** Files searched so far. */
  files = 0
  /**
   * For a search for words in one file, or a tally: number of sections by the words they hold, as bits, if known; in a
   * tally of those that hold several.
   */
  sectionsByWords: ReadonlyMap<number, number> | undefined = new Map()

  /** For a tally, the files that hold several words. */
  readonly #holding: Array<HoldingFile> = []
  /** For a tally, words held together in files that were searched alone, by the name of the file. */
  readonly #alone = new Map<string, ReadonlyArray<number>>()

  constructor(search: Search) {
    this.#search = search
    this.#keep = keptOf(search.request)
    this.#best = new BestMatches(this.#keep)
  }

  /** The least score that the answer has room for, once it is full; undefined for words, whose scores change. */
  get floor(): number | undefined {
    return this.#search.words === undefined ? this.#best.floor : undefined
  }

  /** Digests of the texts in the answer, of which all copies are counted. */
  get known(): ReadonlySet<string> {
    return new Set(this.#best.distinct.flatMap(({ digest }) => digest ?? []))
  }

  get isStopped(): boolean {
    return this.#stopped !== undefined
  }

  /** True if the limit of time or results ended the search early. */
  get isPartial(): boolean {
    return this.#isCut || this.isStopped
  }

  /** For a search for words in one file, or a tally: number of matches of each word. */
  wordMatches: ReadonlyArray<number> = []

  add(searched: FileMatches & { readonly filePath: string }): void {
    const { filePath, matches, total, truncated, wordSections = [], wordMatches = [], sectionsByWords } = searched
    this.files += 1
    this.#addSections(sectionsByWords)
    if (this.#search.isTally && sectionsByWords) this.#alone.set(filePath, [...sectionsByWords.keys()])
    if (this.#search.request.filePath !== undefined) this.wordMatches = wordMatches
    this.#isCut ||= truncated
    this.#merge(
      matches.map((match) => ({ filePath, ...match })),
      total,
      this.#search.isTally ? wordMatches : wordSections
    )
  }

  addMany(found: FilesFound): void {
    const {
      matches,
      copies,
      total,
      searched,
      failed,
      skipped,
      wordCounts,
      sectionsByWords,
      holding = [],
      named
    } = found
    this.#addSections(sectionsByWords)
    this.#holding.push(...holding)
    this.#named.push(...named)
    this.files += searched
    this.#skipped.ignored += skipped.ignored
    this.#skipped.machineFolders += skipped.machineFolders
    this.#skipped.unreadable.push(...skipped.unreadable)
    for (const { name, why } of failed) this.fail(name, why)
    this.#merge(matches, total, wordCounts, copies)
  }

  /** After a tally, the files in which a section may hold all of several words, given as bits. */
  filesWith(words: number): ReadonlyArray<WalkedFile> {
    const mayHold = ({ name, masks = this.#alone.get(name) }: HoldingFile) =>
      masks === undefined || masks.some((mask) => (mask & words) === words)
    return this.#holding.filter(mayHold)
  }

  /** Counts the files of a search of all files, of which this one looked at those that may hold the words. */
  countAllOf(all: GatheredMatches): void {
    this.files = all.files
    this.#failed = all.#failed
    this.#named = all.#named
    this.#skipped = all.#skipped
  }

  fail(name: string, why: string): void {
    this.#failed.push(`${clip(name)} (${why})`)
  }

  /** Notes that the search ended here, with this many files not searched. */
  stop(after: string, left: number): void {
    if (left > 0) this.#stopped = { after, left }
  }

  #addSections(more: ReadonlyMap<number, number> | undefined): void {
    const known = this.sectionsByWords
    this.sectionsByWords =
      known &&
      more &&
      new Map([...known, ...[...more].map(([mask, count]) => [mask, count + (known.get(mask) ?? 0)] as const)])
  }

  #merge(
    matches: ReadonlyArray<FileMatch>,
    total: number,
    wordCounts: ReadonlyArray<number>,
    copies: ReadonlyArray<FileMatch> = []
  ): void {
    this.total += total
    wordCounts.forEach((count, word) => {
      this.#wordCounts[word] = (this.#wordCounts[word] ?? 0) + count
    })
    if (this.#search.isTally) this.wordMatches = this.#wordCounts
    this.#best.add(matches, copies)
  }

  /** The score of the best match; 0 if there is none. */
  get topScore(): number {
    return this.#ranked[0]?.score ?? 0
  }

  get #ranked(): ReadonlyArray<FileMatch> {
    const { distinct } = this.#best
    return this.#search.words === undefined ? distinct : this.#rankedByRareness(distinct)
  }

  /** Ends the search; `before` and `after` are sections of another search besides, where this one has no more pages. */
  finish(notes: ReadonlyArray<string>, { before = [], after = [] }: Besides = {}): Matches {
    const { request, place } = this.#search
    const own = [...this.#ranked, ...this.#best.copies].slice(place.skip, place.skip + request.maxResults)
    const results = [...before, ...own, ...after]
    const besides = before.length + after.length
    const stopped = this.#stopped
    const failures = [...this.#failed].sort(byCodeUnit)
    return {
      results,
      total: this.total + besides,
      skipped: place.skip,
      filesSearched: this.files,
      isPartial: this.isPartial,
      cursorAfter: (shown) => {
        if (besides > 0) return undefined
        const until = stopped?.after ?? place.until
        const skip = place.skip + shown
        const isMore = Math.min(this.total, this.#keep === LIMITS.kept ? LIMITS.kept : this.total) > skip
        if (isMore && shown > 0) return SearchCursor.encode(request, { ...place, until, skip })
        return until === undefined
          ? undefined
          : SearchCursor.encode(request, { ...place, after: until, until: undefined, skip: 0 })
      },
      notes: [
        ...notes,
        ...this.#namedNotes(results),
        ...(stopped === undefined
          ? []
          : [
              `Time ran out; files left: ${stopped.left}. Go on with next_cursor, or narrow the search by folder or glob.`
            ]),
        ...(failures.length > 0 ? [`Could not be searched: ${someOf(failures)}.`] : []),
        ...(results.some(({ copies }) => copies !== undefined)
          ? ["Sections with the same text are shown once: copies counts the others, which come last."]
          : []),
        ...parallelNotes(results),
        // Skipped files are worth a note only if nothing was found.
        ...(this.total === 0 ? skippedNotes(this.#skipped) : unreadableNotes(this.#skipped)),
        ...(this.#isCut ? ["A file was searched only in part: time or space ran out."] : [])
      ]
    }
  }

  /** Names the files whose path holds all words, if the found sections are in other files and hold no phrase. */
  #namedNotes(results: ReadonlyArray<FileMatch>): ReadonlyArray<string> {
    const isPhrase = this.#search.words === undefined && this.total > 0
    const isShown = results.some(({ filePath }) => this.#named.includes(filePath))
    if (isPhrase || isShown || this.#named.length === 0) return []
    return [`Files whose path holds all words: ${someOf(this.#named)}.`]
  }

  /** True if one or two sections were found: then others may add more. */
  get isFew(): boolean {
    return !this.isPartial && this.total > 0 && this.total < LIMITS.thin
  }

  /** True if few sections hold the phrase, and no title. */
  get isThin(): boolean {
    return this.isFew && this.topScore < Weight.titleVisible
  }

  /**
   * True if few sections hold all words, and none has them close together or in its title: then a part may say more.
   */
  get isFar(): boolean {
    return !this.isPartial && this.total > 0 && this.total <= LIMITS.few && this.topScore < LIMITS.far
  }

  /** Returns the best sections of another search, of at least a score, for which this answer has room. */
  othersOf(other: GatheredMatches, least: number): ReadonlyArray<FileMatch> {
    const room = Math.max(0, Math.min(LIMITS.others, this.#search.request.maxResults - this.total))
    const keys = new Set(this.#ranked.map(keyOf))
    const others = other.#ranked.filter((match) => match.score >= least && !keys.has(keyOf(match)))
    return other.isPartial ? [] : others.slice(0, room)
  }

  /** Scores again, once the number of sections with each word is known: rare words in a title count more. */
  #rankedByRareness(matches: ReadonlyArray<FileMatch>): ReadonlyArray<FileMatch> {
    const weights = this.#wordCounts.map((count) => 1 / Math.log2(2 + count))
    const closeness = (match: FileMatch) =>
      match.score -
      scoreOf(
        match.titleWords ?? 0,
        weights.map(() => 1),
        Number.POSITIVE_INFINITY
      )
    return matches
      .map((match) => ({
        ...match,
        score:
          Math.round((closeness(match) + scoreOf(match.titleWords ?? 0, weights, Number.POSITIVE_INFINITY)) * 10_000) /
          10_000
      }))
      .sort(byScore)
  }
}

const keyOf = ({ filePath, id }: FileMatch): string => `${id} ${filePath}`

/** Suggests searching one version or translation if the results are from several. */
const parallelNotes = (results: ReadonlyArray<FileMatch>): ReadonlyArray<string> => {
  const found = parallelFolders(results)
  if (found === undefined) return []
  const { parent, names } = found
  const where = parent === "" ? "" : ` of ${clip(parent)}`
  return [
    `Files with the same path are in several folders${where} (${someOf(names)}): pass folder to search one of them.`
  ]
}
