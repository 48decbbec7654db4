/**
 * Searches many files in slices of time: a walk that goes on where the last slice ended, a filter that tells which
 * files need not be read, and the sections of those that match.
 *
 * Files are opened as `files/BaseFolder.ts` opens them. What is kept between searches belongs to one state of a file
 * and only ever says that it holds nothing.
 */
import { isUtf8 } from "node:buffer"
import { type BigIntStats, closeSync, fstatSync, lstatSync } from "node:fs"
import * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import * as Scan from "../document/Scan.ts"
import { openFile, pathBelow } from "../files/BaseFolder.ts"
import { type ByteSource, chunks, read } from "../files/ByteSource.ts"
import { nothingSkipped, type Rulebook, type Skipped, type WalkedFile, walk } from "../files/FileWalk.ts"
import { globTest } from "../files/Selection.ts"
import { filterOf, gramsOf, mayHold } from "./GramFilter.ts"
import * as Matcher from "./Matcher.ts"
import { searchPass } from "./SearchPass.ts"
import type { SectionMatch } from "./SectionMatch.ts"

export interface FilesInput {
  readonly root: string
  readonly rulebook: Rulebook
  /** `""`, or with a final `/`. */
  readonly folder: string
  readonly glob?: string
  readonly query: Matcher.Query
  readonly words?: ReadonlyArray<string>
  readonly levels?: ReadonlyArray<number>
  readonly context?: number
  readonly keep: number
  /** Matches of this score or less are counted only: better ones in files before these fill the answer. */
  readonly floor?: number
  /** Only files after this path, as it stands on disk. */
  readonly after?: string
  /** No file after this one. */
  readonly until?: string
  /** Milliseconds of this slice. */
  readonly time: number
}

export interface FileMatch extends SectionMatch {
  readonly filePath: string
}

export interface FilesFound {
  /** Best first; at most `keep`. */
  readonly matches: ReadonlyArray<FileMatch>
  /** Sections that match. */
  readonly total: number
  readonly searched: number
  /** Files that could not be searched, and why. */
  readonly failed: ReadonlyArray<{ readonly name: string; readonly why: string }>
  /** Files that take longer than a slice: to be searched one by one. */
  readonly slow: ReadonlyArray<string>
  /** The last file looked at. */
  readonly last: string | undefined
  readonly isDone: boolean
  readonly skipped: Skipped
  readonly wordSections: ReadonlyArray<number>
}

const LIMITS = {
  /** Bytes of a file that is searched within a slice. */
  size: 2 * 1024 * 1024,
  /** Bytes of all filters that are kept. */
  filters: 32 * 1024 * 1024,
  largest: 50 * 1024 * 1024
} as const

/** The walk that the last slice left unfinished. */
let unfinished:
  | { readonly key: string; readonly last: string; readonly files: Walk; readonly skipped: Skipped }
  | undefined

type Walk = ReturnType<typeof walk>

/** Searches files for `input.time` milliseconds, at least one of them. */
export const searchFiles = (input: FilesInput): FilesFound => {
  const end = performance.now() + input.time
  const { root, rulebook, folder, after, until } = input
  const search = new FilesSearch(input)
  const key = JSON.stringify([root, rulebook, folder])
  const isNext = unfinished !== undefined && unfinished.key === key && unfinished.last === after
  const skipped = isNext && unfinished !== undefined ? unfinished.skipped : nothingSkipped()
  const files =
    isNext && unfinished !== undefined
      ? unfinished.files
      : walk({ root, rulebook, folder, ...(after === undefined ? {} : { after }) }, skipped)
  unfinished = undefined
  const isWanted = globTest(input.glob)
  let last = after
  for (;;) {
    const { value: file, done } = files.next()
    if (done || (file !== undefined && until !== undefined && file.path > until)) {
      return { ...search.found(), last, isDone: true, skipped }
    }
    if (file === undefined) continue
    last = file.path
    if (typeof isWanted !== "function" || isWanted(file.name.slice(folder.length))) search.look(file)
    if (performance.now() < end) continue
    unfinished = { key, last, files, skipped }
    return { ...search.found(), last, isDone: false, skipped }
  }
}

/** Filters by path, and the bytes that they take. */
const filters = new Map<string, { readonly state: Fingerprint.Fingerprint; readonly filter: Uint8Array }>()
let filterBytes = 0

class FilesSearch {
  readonly #input: FilesInput
  readonly #matchers: ReadonlyArray<Matcher.Matcher>
  /** What a file must have to hold the query; undefined where a filter cannot tell. */
  readonly #grams: ReadonlyArray<number> | undefined
  readonly #matches: Array<FileMatch> = []
  readonly #failed: Array<{ readonly name: string; readonly why: string }> = []
  readonly #slow: Array<string> = []
  readonly #wordSections: Array<number>
  #floor: number | undefined
  #total = 0
  #searched = 0

  constructor(input: FilesInput) {
    this.#input = input
    this.#floor = input.floor
    const { query, words } = input
    const texts = words ?? [query.text]
    this.#matchers = texts.flatMap((text) => {
      const matcher = Matcher.make({ ...query, text })
      return typeof matcher === "string" ? [] : [matcher]
    })
    this.#grams = query.isRegex ? undefined : texts.flatMap((text) => gramsOf(Matcher.fold(text, false)))
    this.#wordSections = texts.map(() => 0)
  }

  look(file: WalkedFile): void {
    const why = this.#outcome(file)
    if (why === "searched") this.#searched += 1
    else if (why === "slow") this.#slow.push(file.name)
    else if (why !== "gone") this.#failed.push({ name: file.name, why })
  }

  found() {
    this.#cut()
    return {
      matches: this.#matches,
      total: this.#total,
      searched: this.#searched,
      failed: this.#failed,
      slow: this.#slow,
      wordSections: this.#wordSections
    }
  }

  /** Keeps the best matches; of equal ones those of the files that come first. */
  #cut(): void {
    const { keep, words } = this.#input
    this.#matches.sort((a, b) => b.score - a.score)
    if (this.#matches.length < keep) return
    this.#matches.length = keep
    // Scores of words change once it is known how rare each is.
    if (words === undefined) this.#floor = this.#matches[keep - 1]?.score
  }

  #outcome(file: WalkedFile): string {
    const { root } = this.#input
    const path = pathBelow(root, file.path)
    if (this.#isRuledOut(path)) return "searched"
    const opened = openFile(root, file.path)
    // What a link or another folder took the place of is not there any more.
    if ("refused" in opened) return opened.refused === "unreadable" ? "ACCESS_DENIED" : "gone"
    const { descriptor, stat } = opened
    try {
      const size = Number(stat.size)
      if (!stat.isFile()) return "gone"
      if (size > LIMITS.largest) return "TOO_LARGE"
      if (size > LIMITS.size) return "slow"
      const bytes = read({ descriptor, size }, 0, size)
      if (bytes.includes(0) || !isUtf8(bytes)) return "UNSUPPORTED"
      const text = bytes.toString("utf8")
      if (!this.#keepFilter(path, stat, text) || !this.#mayMatch(text)) return "searched"
      return this.#searchSections(file, { descriptor, size: bytes.length, bytes }, stat)
    } finally {
      closeSync(descriptor)
    }
  }

  /** Whether the filter of the file's present state says that it holds nothing. */
  #isRuledOut(path: string): boolean {
    const known = this.#grams === undefined ? undefined : filters.get(path)
    if (known === undefined || this.#grams === undefined || mayHold(known.filter, this.#grams)) return false
    try {
      return Fingerprint.equals(known.state, stateOf(path, lstatSync(path, { bigint: true })))
    } catch {
      return false
    }
  }

  /** Keeps the filter of a file where there is none of this state; false where the filter rules the file out. */
  #keepFilter(path: string, stat: BigIntStats, text: string): boolean {
    if (this.#grams === undefined) return true
    const state = stateOf(path, stat)
    let known = filters.get(path)
    if (known === undefined || !Fingerprint.equals(known.state, state)) {
      if (Fingerprint.isYoung(state, Date.now())) return true
      filterBytes -= known?.filter.length ?? 0
      filters.delete(path)
      known = { state, filter: filterOf(Matcher.fold(text, false)) }
      if (filterBytes + known.filter.length <= LIMITS.filters) {
        filters.set(path, known)
        filterBytes += known.filter.length
      }
    }
    return mayHold(known.filter, this.#grams)
  }

  #mayMatch(text: string): boolean {
    return this.#matchers.every((matcher) => matcher.mayMatch(matcher.prepare(text)))
  }

  #searchSections(file: WalkedFile, source: ByteSource, before: BigIntStats): string {
    const outline = Scan.scanIfCheap(chunks(source))
    if (outline === undefined) return "slow"
    if ("refused" in outline) return "UNSUPPORTED"
    const { query, words, levels, context, keep } = this.#input
    const found = searchPass(source, {
      query,
      outline,
      keep,
      time: Number.POSITIVE_INFINITY,
      ...(this.#floor !== undefined && { floor: this.#floor }),
      ...(words && { words }),
      ...(levels && { levels }),
      ...(context !== undefined && { context })
    })
    const after = fstatSync(source.descriptor, { bigint: true })
    // It changed meanwhile: the next pass over it, one by one, waits until it is written.
    if (!Fingerprint.equals(stateOf("", before), stateOf("", after))) return "slow"
    for (const match of found?.matches ?? []) this.#matches.push({ ...match, filePath: file.name })
    found?.wordSections?.forEach((count, word) => {
      this.#wordSections[word] = (this.#wordSections[word] ?? 0) + count
    })
    this.#total += found?.total ?? 0
    if (this.#matches.length >= 2 * keep) this.#cut()
    return "searched"
  }
}

const stateOf = (path: string, { size, mtimeNs, ctimeNs, ino, dev }: BigIntStats): Fingerprint.Fingerprint => ({
  path,
  size: Number(size),
  mtimeNs,
  ctimeNs,
  ino,
  dev
})
