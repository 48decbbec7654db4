/** Reads the plain text of most headings: without markup, entities and escapes resolved. */
import { unfinishedBytes } from "./CodePoints.ts"
import type { Labels } from "./Labels.ts"
import { Limits } from "./Outline.ts"
import { simpleText } from "./SimpleInline.ts"

/** Reads the title of any source; the labels are those that the document defines. */
export type ParseTitle = (source: string, labels: Labels) => string

/** Decodes a heading's source from `bytes[from, to)`, without half a code point at a cut end. */
export const decodeSource = (bytes: Buffer, from: number, to: number): string => {
  const half = to - from < Limits.titleSource ? 0 : unfinishedBytes(bytes.subarray(from, to))
  return bytes.toString("utf8", from, to - half)
}

/**
 * Returns the title of a heading's source (without `#` and underline), or `undefined` where it needs the parser.
 *
 * @example
 * simpleTitle("*A* `b` &amp; [c](d)", new Labels()) // "A b & c"
 */
export const simpleTitle = (source: string, labels: Labels): string | undefined =>
  simpleText(trimMarkdownSpace(source), labels)

/** Markdown's own white space only: a no-break or ideographic space before `#` keeps a line from being a heading. */
export const trimMarkdownSpace = (source: string): string => {
  let start = 0
  let end = source.length
  while (start < end && MARKDOWN_SPACE.includes(source[start] ?? "")) start += 1
  while (end > start && MARKDOWN_SPACE.includes(source[end - 1] ?? "")) end -= 1
  return source.slice(start, end)
}

const MARKDOWN_SPACE = " \t\r\n"
