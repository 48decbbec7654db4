/**
 * Keeps the best matches of a search over many files, and shows a section that stands in several of them once.
 *
 * Translations and versions of one documentation hold the same sections, and forty copies of one would fill an answer.
 * The other copies come after all different sections, so that pages still lead to every file.
 */
import { byCodeUnit } from "../../kernel/util/Text.ts"
import { firstFrom, type Headings, type Outline } from "../document/Outline.ts"
import { sha256 } from "../document/SectionId.ts"
import { type ByteSource, read } from "../files/ByteSource.ts"
import type { SectionMatch } from "./SectionMatch.ts"

const LIMITS = {
  /** Maximum size of a section that is compared, in bytes. */
  section: 256 * 1024,
  /** Maximum number of files named beside a match. */
  also: 3
} as const

export interface FileMatch extends SectionMatch {
  readonly filePath: string
  /** Number of other sections with the same text, and the first other files that hold one. */
  readonly copies?: number
  readonly also?: ReadonlyArray<string>
}

/** The bytes of a section: its own part is `[start, ownEnd)`, with its descendants `[start, end)`. */
export interface Span {
  readonly start: number
  readonly ownEnd: number
  readonly end: number
}

/** Returns the bytes of the section that begins at `byte`, or of the preamble. */
export const spanAt = (headings: Headings, { first, end }: Outline, byte: number): Span => {
  const { bytes, levels } = headings
  if (byte < first.byte) return { start: byte, ownEnd: first.byte, end: first.byte }
  let row = firstFrom(bytes, byte + 1) - 1
  const level = levels[row] ?? 0
  const ownEnd = bytes[row + 1] ?? end.byte
  do row += 1
  while ((levels[row] ?? 0) > level)
  return { start: byte, ownEnd, end: bytes[row] ?? end.byte }
}

/**
 * Returns a digest of a section's own text, blank lines at its end left out, by which copies are known. A heading alone
 * identifies little, so the digest of such a section includes its subsections. `undefined` for one too long to compare.
 */
export const copyDigest = (source: ByteSource, { start, ownEnd, end }: Span): string | undefined => {
  const own = textAt(source, start, ownEnd)
  const text = own !== undefined && HEADING_ALONE.test(own) ? textAt(source, start, end) : own
  return text === undefined ? undefined : sha256(text.trimEnd()).slice(0, 24)
}

const textAt = (source: ByteSource, start: number, end: number): string | undefined =>
  end - start > LIMITS.section ? undefined : read(source, start, end).toString("utf8")

/** A line with nothing after it but blank lines and the underline of a heading. */
const HEADING_ALONE = /^[^\r\n]*(?:[\r\n][\s=-]*)?$/

/** The best of the matches added so far. */
export class BestMatches {
  readonly #keep: number
  readonly #keepCopies: number
  #distinct: Array<FileMatch> = []
  #copies: Array<FileMatch> = []

  /** `keep`: the number of matches needed, and that of copies of them. */
  constructor(keep: number, keepCopies = keep) {
    this.#keep = keep
    this.#keepCopies = keepCopies
  }

  /** The first match of each text, best first. */
  get distinct(): ReadonlyArray<FileMatch> {
    return this.#distinct
  }

  /** The others, best first. */
  get copies(): ReadonlyArray<FileMatch> {
    return this.#copies
  }

  /** The score that a match must exceed to be kept, once `keep` are there. */
  get floor(): number | undefined {
    return this.#distinct[this.#keep - 1]?.score
  }

  /** Adds matches; `copies` are those that others count already. */
  add(matches: ReadonlyArray<FileMatch>, copies: ReadonlyArray<FileMatch> = []): void {
    if (matches.length === 0) return
    const first = new Map<string, number>()
    const distinct: Array<FileMatch> = []
    const others = [...this.#copies, ...copies]
    for (const match of [...this.#distinct, ...matches].sort(byScore)) {
      const place = match.digest === undefined ? undefined : first.get(match.digest)
      const known = place === undefined ? undefined : distinct[place]
      if (place !== undefined && known !== undefined) {
        distinct[place] = withCopy(known, match)
        const { copies: _copies, also: _also, ...alone } = match
        others.push(alone)
      } else {
        if (match.digest !== undefined) first.set(match.digest, distinct.length)
        distinct.push(match)
      }
    }
    this.#distinct = distinct.slice(0, this.#keep)
    this.#copies = others.sort(byScore).slice(0, this.#keepCopies)
  }
}

const withCopy = (match: FileMatch, copy: FileMatch): FileMatch => {
  const files = new Set([...(match.also ?? []), copy.filePath, ...(copy.also ?? [])])
  files.delete(match.filePath)
  return {
    ...match,
    copies: (match.copies ?? 0) + (copy.copies ?? 0) + 1,
    ...(files.size > 0 && { also: [...files].sort(byCodeUnit).slice(0, LIMITS.also) })
  }
}

/**
 * Orders matches: best first, then by file and line.
 *
 * @example
 * [{ score: 1, filePath: "b.md", line: 1 }, { score: 1, filePath: "a.md", line: 9 }].sort(byScore)[0].filePath
 * // "a.md"
 */
export const byScore = (a: FileMatch, b: FileMatch): number =>
  b.score - a.score || byCodeUnit(a.filePath, b.filePath) || a.line - b.line
