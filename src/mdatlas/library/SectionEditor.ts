/** Changes one section of a file: the rest stays byte for byte, and only what the caller has read is replaced. */

import { formatPatch, structuredPatch } from "diff"
import { Context, Effect, Layer } from "effect"
import { isDiskFullMessage } from "../../kernel/files/WhyNotWritten.ts"
import {
  AccessDenied,
  type InvalidArgument,
  invalid,
  type NotFound,
  TooLarge,
  Unsupported
} from "../../kernel/mcp/Failure.ts"
import { edited, type Mode } from "../document/EditedText.ts"
import type { Outline } from "../document/Outline.ts"
import { scanIfCheap } from "../document/Scan.ts"
import { replaceFile } from "../files/BaseFolder.ts"
import { read } from "../files/ByteSource.ts"
import { AccessGuard, LIMITS, type OpenFile, type Refusal } from "./AccessGuard.ts"
import { hashOf } from "./SectionReader.ts"
import { StructureAnalyzer } from "./StructureAnalyzer.ts"

export interface Request {
  readonly filePath: string
  readonly sectionId: string
  readonly mode: Mode
  readonly content: string
  /** Hash of the section as it was read, with or without subsections; exactly that text is changed. */
  readonly expectedHash: string
  readonly isDryRun: boolean
}

export interface Edited {
  readonly filePath: string
  /** Unified diff; empty if nothing changes. */
  readonly diff: string
  readonly isWritten: boolean
  /** Number of headings after the change that become text, since it leaves a block open. */
  readonly swallowed: number
}

/** Maximum size in bytes of a file whose headings are compared before and after an edit: some 10 ms. */
const MAX_COMPARED = 2 * 1024 * 1024

export class SectionEditor extends Context.Tag("mdatlas/SectionEditor")<
  SectionEditor,
  { readonly edit: (request: Request) => Effect.Effect<Edited, Refusal | InvalidArgument | NotFound> }
>() {
  static readonly make = Effect.gen(function* () {
    const guard = yield* AccessGuard
    const analyzer = yield* StructureAnalyzer
    // Two simultaneous edits would be based on the same text.
    const turns = yield* Effect.makeSemaphore(1)

    const changed = Effect.fnUntraced(function* (file: OpenFile, request: Request) {
      const outline = yield* analyzer.outline(file)
      const section = yield* analyzer.find(file, outline, request.sectionId)
      const start = section.start.byte
      const ends = [section.ownEnd.byte, section.end.byte]
      const end = ends.find((byte) => hashOf({ ...file, size: byte }, start) === request.expectedHash)
      if (end === undefined) {
        return yield* invalid(
          "expected_hash",
          "does not match the section: it has changed or was not read. Read it again with get_markdown_section."
        )
      }
      const before = read(file, 0, file.size)
      const place = {
        textStart: outline.start.byte,
        start,
        end,
        last: section.end.byte,
        hasHeading: section.level > 0
      }
      const { after, tail } = edited(before, place, request)
      if (after.length > LIMITS.size)
        return yield* new TooLarge({
          message: `The file would have ${after.length} bytes; at most ${LIMITS.size} are read.`
        })
      const changedTo = request.mode === "insert_after" ? section.end.byte : end
      const swallowed = headingsFrom(outline, tail) - headingsIn(after, tail + after.length - before.length)
      return { before, after, start, end: changedTo, swallowed }
    })

    const edit = Effect.fn("SectionEditor.edit")(function* (request: Request) {
      if (request.mode !== "delete" && request.content === "")
        return yield* invalid("content", "is needed for this mode")
      // A call that both deletes and writes is a mistake, whichever was meant.
      if (request.mode === "delete" && request.content !== "")
        return yield* invalid("content", "is not accepted by this mode; mode replace replaces the whole section")
      const { file, change, diff } = yield* guard.use(request.filePath, (open) =>
        Effect.map(changed(open, request), (made) => ({
          file: open,
          change: made,
          diff: diffOf(open.filePath, made)
        }))
      )
      const { filePath, fingerprint } = file
      const swallowed = Math.max(0, change.swallowed)
      if (request.isDryRun || diff === "") return { filePath, diff, isWritten: false, swallowed }
      // Refused if the file has changed since it was read.
      const refused = replaceFile(guard.base, fingerprint, change.after)
      if (refused === undefined) return { filePath, diff, isWritten: true, swallowed }
      if (isDiskFullMessage(refused.code)) {
        return yield* new Unsupported({ message: `${filePath} was not changed: the disk is full.` })
      }
      if (refused.refused === "unreadable") {
        return yield* new AccessDenied({ message: `${filePath} may not be written (${refused.code}).` })
      }
      return yield* new Unsupported({
        message: `${filePath} has changed meanwhile; nothing was written. Read the section again.`
      })
    }, turns.withPermits(1))
    return { edit }
  })

  static readonly layer = Layer.effect(this, this.make)
}

/** Counts the headings from a byte on. */
const headingsFrom = ({ headings }: Outline, byte: number): number =>
  headings === null ? 0 : headings.bytes.filter((begin) => begin >= byte).length

/** Counts them in the bytes of a file; infinite if that is too long to be scanned on the spot. */
const headingsIn = (bytes: Buffer, from: number): number => {
  const outline = bytes.length > MAX_COMPARED ? undefined : scanIfCheap([bytes])
  const isKnown = outline !== undefined && !("refused" in outline) && outline.headings !== null
  return isKnown ? headingsFrom(outline, from) : Number.POSITIVE_INFINITY
}

interface Change {
  readonly before: Buffer
  readonly after: Buffer
  readonly start: number
  readonly end: number
}

const CONTEXT = 3

/** Returns the change as a unified diff, made of the lines around it; lines end as patches count them, with LF. */
const diffOf = (filePath: string, { before, after, start, end }: Change): string => {
  const from = linesBack(before, start, CONTEXT + 1)
  const until = linesOn(before, end, CONTEXT + 1)
  const old = before.subarray(from, until).toString("utf8")
  const fresh = after.subarray(from, after.length - (before.length - until)).toString("utf8")
  if (old === fresh) return ""
  const skipped = lineFeeds(before, from)
  const patch = structuredPatch(`a/${filePath}`, `b/${filePath}`, old, fresh, undefined, undefined, {
    context: CONTEXT
  })
  for (const hunk of patch.hunks) {
    hunk.oldStart += skipped
    hunk.newStart += skipped
  }
  // Its first line is a rule that patches of several files are set off by.
  return formatPatch(patch).replace(/^=+\n/, "")
}

const lineFeeds = (bytes: Buffer, to: number): number => {
  let count = 0
  for (let at = bytes.indexOf(0x0a); at !== -1 && at < to; at = bytes.indexOf(0x0a, at + 1)) count += 1
  return count
}

const linesBack = (bytes: Buffer, at: number, count: number): number => {
  let from = at
  // An index below zero would count from the end.
  for (let line = 0; line < count && from > 0; line += 1) from = from === 1 ? 0 : bytes.lastIndexOf(0x0a, from - 2) + 1
  return from
}

const linesOn = (bytes: Buffer, at: number, count: number): number => {
  let to = at
  for (let line = 0; line < count && to < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, to)
    to = end === -1 ? bytes.length : end + 1
  }
  return to
}
