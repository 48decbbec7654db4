/** Reads one section of a file as source, plain text or HTML, a long one in parts. */
import { createHash } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { type InvalidArgument, invalid, type NotFound, TooLarge } from "../../kernel/mcp/Failure.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import { countCodePoints, indexOfCodePoint, isLowSurrogate } from "../document/CodePoints.ts"
import type { Outline, Section } from "../document/Outline.ts"
import type { Surroundings } from "../document/Surroundings.ts"
import { type ByteSource, chunks, read } from "../files/ByteSource.ts"
import type { Rendered } from "../rendering/Rendering.ts"
import type { RenderedPart } from "../rendering/RenderPass.ts"
import { AccessGuard, type OpenFile, type Refusal } from "./AccessGuard.ts"
import { PassRunner } from "./PassRunner.ts"
import { keyOf, RenderMarks } from "./RenderMarks.ts"
import { StructureAnalyzer } from "./StructureAnalyzer.ts"

export type Format = "markdown" | Rendered

export interface Request {
  readonly filePath: string
  /** A section's id, title, path of titles or anchor. */
  readonly sectionId?: string | undefined
  /** Lines to be read in place of a section, counted from 1, the last included. */
  readonly lines?: { readonly start: number; readonly end: number } | undefined
  readonly includeChildren: boolean
  readonly format: Format
  /** Maximum number of code points of the content; without it the part is as long as an answer should be. */
  readonly maxChars?: number | undefined
  /** Start of the part, in code points of the content. */
  readonly offset: number
}

export interface Part {
  readonly filePath: string
  /** The section that was asked for, or the one that holds the first of the lines. */
  readonly section: Section
  readonly around: Surroundings
  /** First and last line of all that was asked for. */
  readonly startLine: number
  readonly endLine: number
  /** Length of all that was asked for, in code points of the source. */
  readonly charCount: number
  /** Digest of the whole source that was asked for, see `hashOf`. */
  readonly hash: string
  readonly content: string
  /** Remarks on the content. */
  readonly notes?: ReadonlyArray<string>
  /** Start of the next part; absent after the last. */
  readonly nextOffset?: number
}

/** Maximum lengths, in code points or bytes. */
export const LIMITS = {
  /** A part whose size the caller did not set. */
  part: 32_000,
  /** Several sections in one answer. */
  severalParts: 24_000,
  /** A part of any size. */
  most: 1_000_000
} as const

export class SectionReader extends Context.Tag("mdatlas/SectionReader")<
  SectionReader,
  { readonly read: (request: Request) => Effect.Effect<Part, Refusal | InvalidArgument | NotFound> }
>() {
  static readonly make = Effect.gen(function* () {
    const guard = yield* AccessGuard
    const analyzer = yield* StructureAnalyzer
    const passes = yield* PassRunner

    const marks = new RenderMarks()
    const rendered = Effect.fnUntraced(function* (
      file: OpenFile,
      request: Request,
      format: Rendered,
      start: number,
      end: number
    ) {
      const { offset } = request
      const key = keyOf(file.fingerprint, start, end, format)
      const from = marks.before(key, offset, start)
      const input = { start, end, format, from, offset, wanted: limitOf(request) }
      // Always in a thread: a short text can take the parser long.
      const found = yield* passes.run("render", file, input, Number.POSITIVE_INFINITY)
      marks.add(key, found.marks)
      return yield* format === "html" ? cutBlocks(found, request) : cutText(found, request)
    })

    /** Returns the bytes and lines asked for, and the section that holds them. */
    const spanOf = Effect.fnUntraced(function* (file: OpenFile, outline: Outline, request: Request) {
      const { lines, sectionId, includeChildren } = request
      if (lines === undefined) {
        const section = yield* analyzer.find(file, outline, sectionId ?? "")
        const to = includeChildren ? section.end : section.ownEnd
        const { start } = section
        const charCount = to.char - start.char
        return {
          section,
          start: start.byte,
          end: to.byte,
          charCount,
          startLine: start.line,
          endLine: Math.max(start.line, to.line - 1)
        }
      }
      const total = outline.end.line - 1
      if (lines.end < lines.start) return yield* invalid("lines", "end lies before start")
      if (lines.start > total) return yield* invalid("lines", `start lies past the end: there are ${total} lines`)
      const wanted = [lines.start, lines.end + 1]
      const { starts, sections } = yield* passes.run("locate", file, { outline, lines: wanted }, file.size)
      const [section] = sections
      if (section === undefined) return yield* invalid("lines", "are outside the text")
      const start = Math.max(starts[0] ?? 0, outline.start.byte)
      const end = starts[1] ?? outline.end.byte
      let charCount = 0
      for (const chunk of chunks(file, start, end)) charCount += countCodePoints(chunk)
      return { section, start, end, charCount, startLine: lines.start, endLine: Math.min(lines.end, total) }
    })

    const readPart = Effect.fn("SectionReader.read")(function* (request: Request) {
      return yield* guard.use(
        request.filePath,
        Effect.fnUntraced(function* (file) {
          const outline = yield* analyzer.outline(file)
          const { section, start, end, charCount, startLine, endLine } = yield* spanOf(file, outline, request)
          const source = { ...file, size: end }
          const cut =
            request.format === "markdown"
              ? yield* cutSource(source, start, charCount, request)
              : yield* rendered(file, request, request.format, start, end)
          const [around = NOTHING_AROUND] = yield* analyzer.around(file, outline, [section])
          const hash = hashOf(source, start)
          return { ...cut, filePath: file.filePath, section, around, charCount, startLine, endLine, hash }
        })
      )
    })
    return { read: readPart }
  })

  static readonly layer = Layer.effect(this, this.make)
}

const NOTHING_AROUND: Surroundings = { path: [], parent: undefined, previous: undefined, next: undefined }

/**
 * Digest of the source from `start` on, which shows whether it has changed since it was read: 16 hex digits of SHA-256.
 */
export const hashOf = (source: ByteSource, start: number): string => {
  const hash = createHash("sha256")
  for (const chunk of chunks(source, start)) hash.update(chunk)
  return hash.digest("hex").slice(0, 16)
}

type Cut = Effect.Effect<Pick<Part, "content" | "nextOffset">, InvalidArgument | TooLarge>

const pastTheEnd = (offset: number, total: number) =>
  invalid("offset", `${offset} lies past the end: there are ${total} characters`)

const limitOf = ({ maxChars = LIMITS.part }: Request) => Math.min(maxChars, LIMITS.most)

/** Reads a part of the source by position. */
const cutSource = Effect.fnUntraced(function* (source: ByteSource, start: number, total: number, request: Request) {
  const { offset } = request
  if (offset > total) return yield* pastTheEnd(offset, total)
  const wanted = Math.min(limitOf(request), total - offset)
  const from = yield* seek(source, start, offset)
  // No code point has more than four bytes.
  const bytes = read(source, from, Math.min(source.size, from + 4 * wanted))
  const content = bytes.subarray(0, indexOfCodePoint(bytes, wanted)).toString("utf8")
  return part(content, offset, wanted, total, request)
})

/** Returns the byte of code point number `count` from `start` on; other requests run between chunks. */
const seek = Effect.fnUntraced(function* (source: ByteSource, start: number, count: number) {
  if (count === 0) return start
  let at = start
  let left = count
  for (const chunk of chunks(source, start)) {
    const here = countCodePoints(chunk)
    if (here > left) return at + indexOfCodePoint(chunk, left)
    left -= here
    at += chunk.length
    yield* TimeSlices.pause
  }
  return at
})

const cutText = ({ blocks, at, isLast }: RenderedPart, request: Request): Cut => {
  const bytes = Buffer.from(blocks.join(""), "utf8")
  const end = at + countCodePoints(bytes)
  const { offset } = request
  if (offset > end) return Effect.fail(pastTheEnd(offset, end))
  const wanted = Math.min(limitOf(request), end - offset)
  const rest = bytes.subarray(indexOfCodePoint(bytes, offset - at))
  const content = rest.subarray(0, indexOfCodePoint(rest, wanted)).toString("utf8")
  return Effect.succeed(part(content, offset, wanted, isLast ? end : Number.POSITIVE_INFINITY, request))
}

/** Ends a part after a whole line, unless the caller set its size. */
const part = (content: string, offset: number, length: number, total: number, request: Request) => {
  const fitted = request.maxChars === undefined ? shorten(content, offset + length < total) : content
  const next = offset + (fitted === content ? length : lengthOf(fitted))
  return { content: fitted, ...(next < total ? { nextOffset: next } : {}) }
}

/** Returns as much as fits into an answer of 32,000 characters, counting JSON escapes. */
const shorten = (content: string, isCut: boolean): string => {
  const fits = (end: number) => escapedLength(content.slice(0, end)) <= LIMITS.part - OVERHEAD
  let end = content.length
  if (!fits(end)) {
    let tooMuch = end
    end = 0
    while (tooMuch - end > 1) {
      const middle = (end + tooMuch) >> 1
      if (fits(middle)) end = middle
      else tooMuch = middle
    }
  } else if (!isCut) return content
  const lineEnd = content.lastIndexOf("\n", end - 1) + 1
  const cut = lineEnd > end / 2 ? lineEnd : end
  return content.slice(0, isLowSurrogate(content.charCodeAt(cut)) ? cut - 1 : cut)
}

/** Number of characters of an answer that are not content. */
const OVERHEAD = 1000

const escapedLength = (text: string) => JSON.stringify(text).length
const lengthOf = (text: string) => countCodePoints(Buffer.from(text, "utf8"))

/** Returns whole blocks, beginning with the one that holds the offset. */
const cutBlocks = ({ blocks, at, isLast }: RenderedPart, request: Request): Cut => {
  const limit = request.maxChars === undefined ? LIMITS.part - OVERHEAD : limitOf(request)
  const sizeOf = request.maxChars === undefined ? escapedLength : lengthOf
  let next = at
  let content = ""
  let used = 0
  for (const block of blocks) {
    const length = lengthOf(block)
    if (next + length > request.offset) {
      const size = sizeOf(block)
      // The line end between two pages belongs to the first of them.
      if (content !== "" && used + size > limit)
        return Effect.succeed({ content: `${content}\n`, nextOffset: next + 1 })
      if (size > limit && request.maxChars === undefined) {
        return Effect.fail(
          new TooLarge({
            message: `The block at offset ${next} alone has ${length} characters, and html is cut between blocks only. Ask with offset ${next} and max_chars ${length}, or for format "markdown".`
          })
        )
      }
      content += content === "" && next < request.offset && block.startsWith("\n") ? block.slice(1) : block
      used += size
    }
    next += length
  }
  if (!isLast) return Effect.succeed({ content: `${content}\n`, nextOffset: next + 1 })
  return request.offset > next ? Effect.fail(pastTheEnd(request.offset, next)) : Effect.succeed({ content })
}
