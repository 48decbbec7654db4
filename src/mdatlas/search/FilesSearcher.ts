/**
 * Searches many files in slices of time: a walk that goes on where the last slice ended, and a filter for files that
 * need not be read.
 */
import type { PlainClock } from "../../kernel/util/PlainClock.ts"
import { nothingSkipped, type Skipped, type WalkedFile, walk } from "../files/FileWalk.ts"
import { globTest } from "../files/Selection.ts"
import { FileTest } from "./FileTest.ts"
import { TextForms } from "./Fold.ts"
import { SeenFiles } from "./SeenFiles.ts"
import { type FilesFound, type FilesInput, SliceSearch } from "./SliceSearch.ts"

const LIMITS = {
  /**
   * Time in ms without a search after which what is kept is tidied, and the longest for which searches put that off.
   */
  quiet: 100,
  patience: 1000,
  /** Time in ms for which it is tidied at once. */
  slice: 5
} as const

/** A walk that the last slice left unfinished. */
interface Unfinished {
  /** The files that it goes through. */
  readonly key: string
  /** The last of them that was looked at. */
  readonly last: string
  readonly files: Iterator<WalkedFile | undefined, unknown>
  readonly skipped: Skipped
}

/**
 * Searches the files of a base folder, and keeps for the next search what this one knows of them: an unfinished walk,
 * the test of the query, and what `SeenFiles` keeps. That belongs to one state of a file and only ever says that it
 * holds nothing.
 *
 * @example
 * new FilesSearcher().search({ ...input, time: 150 }, clock).last // "b.md", after which the next slice may begin
 */
export class FilesSearcher {
  /** Shared by all queries and filters: the room for the longest text takes megabytes. */
  readonly #texts = new TextForms()
  readonly #seen = new SeenFiles(this.#texts.skeletons)
  #unfinished: Unfinished | undefined
  /** The test of the latest query, which the slices of one search share. */
  #test: { readonly key: string; readonly test: FileTest } | undefined
  #pause: NodeJS.Timeout | undefined
  /** Time from which on no search puts off tidying what is kept. */
  #latest = Number.POSITIVE_INFINITY

  /** Searches files for `input.time` milliseconds, at least one of them. */
  search(input: FilesInput, clock: PlainClock): FilesFound {
    const found = this.#slice(input, clock)
    this.#tidyLater(clock)
    return found
  }

  #slice(input: FilesInput, clock: PlainClock): FilesFound {
    const end = clock.elapsed() + input.time
    const { after, among, folder, root, rulebook, until } = input
    const search = new SliceSearch(input, this.#testOf(input), this.#seen, clock)
    const key = JSON.stringify([root, rulebook, folder])
    const before = this.#unfinished
    this.#unfinished = undefined
    const next = before?.key === key && before.last === after ? before : undefined
    const skipped = next?.skipped ?? nothingSkipped()
    const files =
      among !== undefined
        ? among.filter(({ path }) => after === undefined || path > after).values()
        : (next?.files ?? walk({ root, rulebook, folder, ...(after === undefined ? {} : { after }) }, skipped))
    const isWanted = globTest(input.glob)
    let last = after
    for (;;) {
      const { value: file, done } = files.next()
      if (done || (file !== undefined && until !== undefined && file.path > until)) {
        return { ...search.found(), last, isDone: true, skipped: takenFrom(skipped) }
      }
      if (file === undefined) continue
      last = file.path
      if (typeof isWanted !== "function" || isWanted(file.path.slice(folder.length))) search.look(file)
      if (clock.elapsed() < end) continue
      if (among === undefined) this.#unfinished = { key, last, files, skipped }
      return { ...search.found(), last, isDone: false, skipped: takenFrom(skipped) }
    }
  }

  #testOf({ isTally = false, query, words }: FilesInput): FileTest {
    const key = JSON.stringify([query, words, isTally])
    if (this.#test?.key !== key) this.#test = { key, test: new FileTest(query, words, isTally, this.#texts) }
    return this.#test.test
  }

  /**
   * Makes the filters of the files that were searched, and forgets those that are gone: once this thread has nothing
   * else to do, or between searches.
   */
  #tidyLater(clock: PlainClock): void {
    const now = clock.elapsed()
    this.#latest = Math.min(this.#latest, now + LIMITS.patience)
    clearTimeout(this.#pause)
    const tidySome = () => {
      const end = clock.elapsed() + LIMITS.slice
      const isLate = () => clock.elapsed() >= end
      const folded = (content: Buffer) => this.#texts.fold(content.toString("utf8"), false)
      if (this.#seen.forgetGone(isLate) && this.#seen.makeFilters(folded, isLate))
        this.#latest = Number.POSITIVE_INFINITY
      else this.#pause = setTimeout(tidySome, 1).unref()
    }
    this.#pause = setTimeout(tidySome, Math.max(1, Math.min(LIMITS.quiet, this.#latest - now))).unref()
  }
}

/** Takes the counts of a slice, so that the next one of the same walk begins with none. */
const takenFrom = (skipped: Skipped): Skipped => {
  const taken = { ...skipped, unreadable: skipped.unreadable.splice(0) }
  skipped.ignored = 0
  skipped.machineFolders = 0
  return taken
}
