/** Reads the plain text of a heading: without markup, entities and escapes resolved. */

import type { Nodes } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfm } from "micromark-extension-gfm"
import { unfinishedBytes } from "./CodePoints.ts"
import { type Labels, labelsIn } from "./Labels.ts"
import { Limits } from "./Outline.ts"
import { oneLine, simpleText } from "./SimpleInline.ts"

/** Decodes a heading's source from `bytes[from, to)`, without half a code point at a cut end. */
export const decodeSource = (bytes: Buffer, from: number, to: number): string => {
  const half = to - from < Limits.titleSource ? 0 : unfinishedBytes(bytes.subarray(from, to))
  return bytes.toString("utf8", from, to - half)
}

/**
 * Returns the title of a heading's source (without `#` and underline).
 *
 * @example
 * titleOf("*A* `b` &amp; [c](d)", new Labels()) // "A b & c"
 */
export const titleOf = (source: string, labels: Labels): string =>
  simpleTitle(source, labels) ?? parsedTitle(source, labels)

/** Returns the title, or `undefined` where it needs the parser. */
export const simpleTitle = (source: string, labels: Labels): string | undefined =>
  simpleText(trimMarkdownSpace(source), labels)

/** Returns the title as the parser reads it, in up to 50 microseconds for each UTF-16 unit of a hostile source. */
export const parsedTitle = (source: string, labels: Labels): string => parsedText(trimMarkdownSpace(source), labels)

/** Markdown's own white space only: a no-break or ideographic space before `#` keeps a line from being a heading. */
const trimMarkdownSpace = (source: string): string => {
  let start = 0
  let end = source.length
  while (start < end && MARKDOWN_SPACE.includes(source[start] ?? "")) start += 1
  while (end > start && MARKDOWN_SPACE.includes(source[end - 1] ?? "")) end -= 1
  return source.slice(start, end)
}

const MARKDOWN_SPACE = " \t\r\n"

const SYNTAX = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

/** Reads the source as the one heading of a document that defines the labels it refers to. */
const parsedText = (source: string, labels: Labels): string => {
  let document = /[\r\n]/.test(source) ? `${source}\n===\n` : `# ${source} #\n`
  if (labels.size > 0) {
    for (const label of labelsIn(source)) {
      if (labels.has(label)) document += `\n[${label}]: #\n`
    }
  }
  const heading = fromMarkdown(document, SYNTAX).children.find((node) => node.type === "heading")
  return oneLine(heading === undefined ? source : textOf(heading))
}

const textOf = (node: Nodes): string => {
  switch (node.type) {
    case "text":
    case "inlineCode":
      return node.value
    case "image":
    case "imageReference":
      return node.alt ?? ""
    case "break":
      return " "
    default:
      return "children" in node ? node.children.map(textOf).join("") : ""
  }
}
