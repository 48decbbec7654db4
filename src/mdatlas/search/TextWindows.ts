/** Cuts a span of a document into overlapping windows of text, each small enough to search at once. */
import { StringDecoder } from "node:string_decoder"
import { clip, detach } from "../../kernel/util/Text.ts"
import { isLowSurrogate } from "../document/CodePoints.ts"
import type { Position } from "../document/Outline.ts"
import { type ByteSource, chunks, lineStarts, read } from "../files/ByteSource.ts"

export interface TextWindow {
  /** Whole lines unless they are too long; every line end is `\n`. */
  readonly text: string
  /** End of the text that was in the previous window too, in UTF-16 units. */
  readonly fresh: number
  /** The line, counted from 1, in which the text begins. */
  readonly line: number
}

/** Lengths in UTF-16 units. */
const LIMITS = {
  /** Maximum length of a known text that is one window. */
  known: 1_000_000,
  /** A text without the end of a block is cut at a line end from here on, and one without a line end at `endless`. */
  blockless: 128 * 1024,
  endless: 1_000_000,
  /** Maximum length of the text that the next window repeats. */
  overlap: 8192
} as const

/**
 * The text from `start` to `end`, in windows that end between blocks, so that none begins within fenced code. Each
 * repeats the last block of the one before: a match shorter than that lies whole in one of them.
 */
export function* windows(
  source: ByteSource,
  start: Pick<Position, "byte" | "line">,
  end: number
): Generator<TextWindow> {
  let { line } = start
  if (source.bytes !== undefined && end - start.byte <= LIMITS.known) {
    const text = source.bytes.toString("utf8", start.byte, end)
    yield { text: text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text, fresh: 0, line }
    return
  }
  let rest = ""
  let fresh = 0
  for (const piece of unifiedText(source, start.byte, end)) {
    const text = rest + piece
    // Pieces of an endless line are joined once, not each to all before it.
    const border = piece.includes("\n") || text.length >= LIMITS.endless ? borderIn(text, fresh) : undefined
    if (border === undefined) {
      rest = text
      continue
    }
    const { cut, again } = border
    yield { text: text.slice(0, cut), fresh, line }
    line += countLineEnds(text, again)
    rest = detach(text.slice(again))
    fresh = cut - again
  }
  if (rest.length > fresh) yield { text: rest, fresh, line }
}

/** Returns the end of a window, and the beginning of the next one. */
interface Border {
  readonly cut: number
  readonly again: number
}

/** Returns the last border in a text after its first `fresh` units, or undefined while more text may bring one. */
const borderIn = (text: string, fresh: number): Border | undefined => {
  const border = blockBorder(text)
  if (border !== undefined && border.cut > fresh) return border
  if (text.length < LIMITS.blockless) return undefined
  const lineEnd = text.lastIndexOf("\n") + 1
  const cut = lineEnd > fresh ? lineEnd : text.length >= LIMITS.endless ? text.length : 0
  return cut === 0 ? undefined : { cut, again: overlapStart(text, cut) }
}

/** A line that may open or close fenced code, within whatever containers. */
const FENCE = /^[ \t>*+\d.)-]{0,40}(`{3,}(?!`)|~{3,}(?!~))([^\n]*)\n/gm

/** Returns the last border between two blocks: a blank line outside of fenced code, or the line that opens some. */
const blockBorder = (text: string): Border | undefined => {
  let open: string | undefined
  /** Start of the text after the last code that ended, and of the code that did not. */
  let from = 0
  let openAt = text.length
  for (const { 0: line, 1: fence = "", 2: info = "", index } of text.matchAll(FENCE)) {
    if (open === undefined) {
      if (fence.startsWith("`") && info.includes("`")) continue
      open = fence
      openAt = index
    } else if (fence.startsWith(open) && info.trim() === "") {
      open = undefined
      openAt = text.length
      from = index + line.length
    }
  }
  const cut = open === undefined ? afterBlank(text, text.length) : openAt
  if (cut <= from) return undefined
  const last = afterBlank(text, cut - 2)
  return { cut, again: last >= Math.max(from, cut - LIMITS.overlap) ? last : overlapStart(text, cut) }
}

/** Returns the index after the last blank line that ends at `end` at the latest, or 0. */
const afterBlank = (text: string, end: number): number => {
  const at = end < 2 ? -1 : text.lastIndexOf("\n\n", end - 2)
  return at === -1 ? 0 : at + 2
}

/** The last line before `cut`, or as much of it as may be repeated. */
const overlapStart = (text: string, cut: number): number => {
  const least = Math.max(0, cut - LIMITS.overlap)
  const lastLine = text.lastIndexOf("\n", cut - 2) + 1
  if (lastLine >= least) return lastLine
  return isLowSurrogate(text.charCodeAt(least)) ? least + 1 : least
}

/** `\n` in `text` before `end`. */
const countLineEnds = (text: string, end = text.length): number => {
  let count = 0
  for (let at = text.indexOf("\n"); at !== -1 && at < end; at = text.indexOf("\n", at + 1)) count += 1
  return count
}

/** The text of the bytes with `\n` for every line end; no piece ends inside a code point. */
function* unifiedText(source: ByteSource, start: number, end: number): Generator<string> {
  const decoder = new StringDecoder("utf8")
  let afterReturn = false
  for (const chunk of chunks(source, start, end)) {
    const endsInReturn = chunk[chunk.length - 1] === 0x0d
    yield decoder.write(unify(chunk, afterReturn))
    afterReturn = endsInReturn
  }
  const rest = decoder.end()
  if (rest !== "") yield rest
}

/** Makes CR LF and CR one LF, in place; `afterReturn` says that a CR went just before. */
const unify = (bytes: Buffer, afterReturn: boolean): Buffer => {
  if (!afterReturn && !bytes.includes(0x0d)) return bytes
  let length = 0
  let isAfter = afterReturn
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] ?? 0
    if (!(isAfter && byte === 0x0a)) {
      bytes[length] = byte === 0x0d ? 0x0a : byte
      length += 1
    }
    isAfter = byte === 0x0d
  }
  return bytes.subarray(0, length)
}

/** Maximum length of the lines shown around a match, in UTF-16 units. */
const MAX_CONTEXT = 2000

/** Returns each line with `count` lines before and after it as they are written. */
export const contextsOf = (source: ByteSource, lines: ReadonlyArray<number>, count: number): ReadonlyArray<string> => {
  const wanted = [...new Set(lines.flatMap((line) => [Math.max(1, line - count), line + count + 1]))].sort(
    (a, b) => a - b
  )
  const starts = new Map(lineStarts(source, wanted).map((byte, index) => [wanted[index], byte]))
  return lines.map((line) => {
    const from = starts.get(Math.max(1, line - count)) ?? 0
    const to = Math.min(starts.get(line + count + 1) ?? source.size, from + 4 * MAX_CONTEXT)
    const text = new TextDecoder()
      .decode(read(source, from, to))
      .replace(/\r\n?/g, "\n")
      .replace(/\n$/, "")
    return clip(text.replace(/\ufffd$/, ""), MAX_CONTEXT)
  })
}
