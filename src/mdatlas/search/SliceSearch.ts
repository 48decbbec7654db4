/**
 * Searches files one by one and gathers their matches: the best, their copies, and counts of all.
 *
 * Files are opened as `files/BaseFolder.ts` opens them.
 */
import { isUtf8 } from "node:buffer"
import { closeSync, fstatSync } from "node:fs"
import * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import { type PlainClock, systemClock } from "../../kernel/util/PlainClock.ts"
import * as Scan from "../document/Scan.ts"
import { openFile, pathBelow } from "../files/BaseFolder.ts"
import { type ByteSource, read } from "../files/ByteSource.ts"
import type { Rulebook, Skipped, WalkedFile } from "../files/FileWalk.ts"
import { BestMatches, type FileMatch } from "./Copies.ts"
import type { FileTest } from "./FileTest.ts"
import { fold } from "./Fold.ts"
import { nameTest } from "./HeldAbove.ts"
import type * as Matcher from "./Matcher.ts"
import { searchPass } from "./SearchPass.ts"
import { type SeenFiles, stateOf } from "./SeenFiles.ts"

export interface FilesInput {
  readonly root: string
  readonly rulebook: Rulebook
  /** `""`, or with a final `/`. */
  readonly folder: string
  readonly glob?: string
  readonly query: Matcher.Query
  readonly words?: ReadonlyArray<string>
  /** Words of the query: files whose path holds all of them are named. */
  readonly names?: ReadonlyArray<string>
  /** True if only the matches of each word are counted. */
  readonly isTally?: boolean
  readonly levels?: ReadonlyArray<number>
  readonly context?: number
  readonly keep: number
  /** Matches of this score or less are counted only: better ones in files before these fill the answer. */
  readonly floor?: number
  /** Digests of the texts in the answer so far, whose copies are matches whatever room there is. */
  readonly known: ReadonlySet<string>
  /** Path below the root, as it is on disk, after which the search begins. */
  readonly after?: string
  /** The last file to search. */
  readonly until?: string
  /** The only files to search, in the order of their paths. */
  readonly among?: ReadonlyArray<WalkedFile>
  /** Time of this slice, in ms. */
  readonly time: number
}

export interface FilesFound {
  /** At most `keep`, of sections with the same text the first; and the first copy of each text that was known. */
  readonly matches: ReadonlyArray<FileMatch>
  /** The others of the same text; at most `keep`. */
  readonly copies: ReadonlyArray<FileMatch>
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
  /** Files whose path holds all of `names`. */
  readonly named: ReadonlyArray<string>
  /** Number of sections that hold each word; in a tally, of matches. */
  readonly wordCounts: ReadonlyArray<number>
  /** In a tally, number of sections by the words they hold, see `WordsFound`: of those that hold several. */
  readonly sectionsByWords?: ReadonlyMap<number, number>
  /** In a tally, the files with such sections. */
  readonly holding?: ReadonlyArray<HoldingFile>
}

/** A file that holds several of the words. */
export interface HoldingFile extends WalkedFile {
  /** Words that its sections hold, as bits, each combination once; absent for a file that is to be searched alone. */
  readonly masks?: ReadonlyArray<number>
}

const LIMITS = {
  /** Maximum size of a file that is searched within a slice, in bytes. */
  size: 2 * 1024 * 1024,
  largest: 50 * 1024 * 1024
} as const

/** Searches one file after another, and gathers what it finds in them. */
export class SliceSearch {
  readonly #input: FilesInput
  readonly #seen: SeenFiles
  readonly #clock: PlainClock
  readonly #test: FileTest
  readonly #best: BestMatches
  /** Copies of what is in the answer already. */
  readonly #copies: BestMatches
  /** Matches that are not among the best yet. */
  #matches: Array<FileMatch> = []
  readonly #known: Set<string>
  readonly #failed: Array<{ readonly name: string; readonly why: string }> = []
  readonly #slow: Array<string> = []
  readonly #wordCounts: Array<number>
  readonly #sectionsByWords = new Map<number, number>()
  readonly #holding: Array<HoldingFile> = []
  readonly #named: Array<string> = []
  readonly #isNamed: (filePath: string) => boolean
  #floor: number | undefined
  #total = 0
  #searched = 0

  /** `test` is that of the query. */
  constructor(input: FilesInput, test: FileTest, seen: SeenFiles, clock: PlainClock) {
    this.#input = input
    this.#seen = seen
    this.#clock = clock
    this.#floor = input.floor
    this.#best = new BestMatches(input.keep)
    this.#copies = new BestMatches(input.known.size, input.keep)
    this.#known = new Set(input.known)
    const { names = [] } = input
    this.#isNamed = nameTest(names)
    this.#test = test
    this.#wordCounts = this.#test.matchers.map(() => 0)
  }

  look(file: WalkedFile): void {
    if (this.#isNamed(file.name)) this.#named.push(file.name)
    const why = this.#outcome(file)
    if (why === "searched") this.#searched += 1
    else if (why === "slow") {
      this.#slow.push(file.name)
      this.#holding.push(file)
    } else if (why !== "gone") this.#failed.push({ name: file.name, why })
  }

  found() {
    this.#cut()
    return {
      matches: [...this.#best.distinct, ...this.#copies.distinct],
      copies: [...this.#best.copies, ...this.#copies.copies],
      total: this.#total,
      searched: this.#searched,
      failed: this.#failed,
      slow: this.#slow,
      named: this.#named,
      wordCounts: this.#wordCounts,
      ...(this.#input.isTally && { sectionsByWords: this.#sectionsByWords, holding: this.#holding })
    }
  }

  /** Keeps the best matches; of equal ones those of the files that come first. */
  #cut(): void {
    const isKnown = ({ digest }: FileMatch) => digest !== undefined && this.#input.known.has(digest)
    this.#copies.add(this.#matches.filter(isKnown))
    this.#best.add(this.#matches.filter((match) => !isKnown(match)))
    this.#matches = []
    // Scores of words change once it is known how rare each is.
    if (this.#input.words !== undefined || this.#best.floor === undefined) return
    this.#floor = this.#best.floor
    for (const { digest } of this.#best.distinct) if (digest !== undefined) this.#known.add(digest)
  }

  #outcome(file: WalkedFile): string {
    const { root } = this.#input
    const path = pathBelow(root, file.path)
    const above = this.#test.above(file.name)
    const grams = this.#test.grams(above)
    const seen = this.#seen.recall(path, grams ?? [])
    if (seen === "nothing") return "searched"
    if (seen !== undefined) {
      const absent = grams === undefined ? this.#test.absent((one) => this.#seen.mayHold(path, one)) : 0
      return this.#searchBytes(file, seen, { above, absent })
    }
    const opened = openFile(root, file.path)
    if ("refused" in opened) {
      if (opened.refused === "unreadable") return "ACCESS_DENIED"
      // Node reads bytes of a name that are no UTF-8 as this character, and cannot open the file. Any other file was
      // removed, or its folder was replaced by a link.
      return file.path.includes("\ufffd") ? "UNSUPPORTED" : "gone"
    }
    const { descriptor, stat } = opened
    try {
      const size = Number(stat.size)
      if (!stat.isFile()) return "gone"
      if (size > LIMITS.largest) return "TOO_LARGE"
      if (size > LIMITS.size) return "slow"
      const bytes = read({ descriptor, size }, 0, size)
      if (bytes.includes(0) || !isUtf8(bytes)) return "UNSUPPORTED"
      const folded = () => fold(bytes.toString("utf8"), false)
      if (grams !== undefined && !this.#seen.keep(path, stat, bytes, folded, grams, this.#clock.date()))
        return "searched"
      const isUnchanged = () =>
        Fingerprint.equals(stateOf("", stat), stateOf("", fstatSync(descriptor, { bigint: true })))
      // A file that changed meanwhile is searched alone later, which waits until it is written.
      return this.#searchBytes(file, bytes, { above, absent: 0 }, isUnchanged)
    } finally {
      closeSync(descriptor)
    }
  }

  /**
   * Searches a file in one state. Words that are bits of `above` need not be in its text, those of `absent` are not.
   * `isStill` checks whether the bytes are all of that state.
   */
  #searchBytes(
    file: WalkedFile,
    bytes: Buffer,
    { above, absent }: { readonly above: number; readonly absent: number },
    isStill: () => boolean = () => true
  ): string {
    const text = bytes.toString("utf8")
    // Matchers of one query look at the same form of a text.
    const { matchers } = this.#test
    const prepared = matchers[0]?.prepare(text) ?? text
    const { query, words, levels, context, keep, isTally } = this.#input
    if (!this.#test.mayHold(prepared, { above, absent }, isTally ? SEVERAL : undefined)) {
      if (isTally) this.#addWords(this.#test.counts(prepared, absent))
      return "searched"
    }
    const outline = Scan.scanIfCheap([bytes])
    if (outline === undefined) return "slow"
    if ("refused" in outline) return "UNSUPPORTED"
    const source: ByteSource = { descriptor: -1, size: bytes.length, bytes }
    const input = {
      query,
      outline,
      keep: isTally ? 0 : keep,
      time: Number.POSITIVE_INFINITY,
      known: this.#known,
      ...(this.#floor !== undefined && { floor: this.#floor }),
      ...(words && { words, absent, filePath: file.name }),
      ...(levels && { levels }),
      ...(context !== undefined && { context })
    }
    const found = searchPass(source, input, systemClock, matchers)
    if (!isStill()) return "slow"
    if (isTally) {
      this.#addWords(found?.wordMatches ?? [])
      const sections = found?.sectionsByWords ?? new Map<number, number>()
      this.#holding.push({ path: file.path, name: file.name, masks: [...sections.keys()] })
      for (const [mask, count] of sections)
        this.#sectionsByWords.set(mask, (this.#sectionsByWords.get(mask) ?? 0) + count)
      return "searched"
    }
    for (const match of found?.matches ?? []) this.#matches.push({ ...match, filePath: file.name })
    this.#addWords(found?.wordSections ?? [])
    this.#total += found?.total ?? 0
    if (this.#matches.length >= keep) this.#cut()
    return "searched"
  }

  #addWords(counts: ReadonlyArray<number>): void {
    counts.forEach((count, word) => {
      this.#wordCounts[word] = (this.#wordCounts[word] ?? 0) + count
    })
  }
}

/** The fewest words of which a tally counts the sections that hold them together. */
const SEVERAL = 2
