/**
 * Reads the plain text of any heading by a parser of Markdown. One file of a thousand has a title that needs it, and
 * its code is as large as everything else that finds headings, so this module is loaded only when needed.
 */
import type { Nodes } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfm } from "micromark-extension-gfm"
import { type Labels, labelsIn } from "./Labels.ts"
import { oneLine } from "./SimpleInline.ts"
import { type ParseTitle, simpleTitle, trimMarkdownSpace } from "./Title.ts"

/**
 * Returns the title of a heading's source (without `#` and underline).
 *
 * @example
 * titleOf("~~A~~ [b](c)", new Labels()) // "A b"
 */
export const titleOf: ParseTitle = (source, labels) => simpleTitle(source, labels) ?? parsedTitle(source, labels)

/**
 * Returns the title as the parser reads it; this takes up to 50 microseconds for each UTF-16 unit of a hostile source.
 */
export const parsedTitle: ParseTitle = (source, labels) => parsedText(trimMarkdownSpace(source), labels)

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
