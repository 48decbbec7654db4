/** The same questions put to commonmark.js and to mdast, for comparison. */
import { Parser } from "commonmark"
import type { Nodes, Root } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { frontmatterFromMarkdown } from "mdast-util-frontmatter"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { frontmatter } from "micromark-extension-frontmatter"
import { gfm } from "micromark-extension-gfm"
import type { Outline } from "../../../src/mdatlas/document/Outline.ts"
import { allTitles } from "../../../src/mdatlas/document/Titles.ts"
import { scan } from "../../support/scan.ts"

export interface Heading {
  readonly level: number
  readonly line: number
  readonly title: string
}

/** The outline of a text, which must be one. */
export const outlineOf = (text: string | Uint8Array, chunk = 1 << 20): Outline => {
  const bytes = typeof text === "string" ? Buffer.from(text) : text
  const chunks: Array<Uint8Array> = []
  for (let at = 0; at < bytes.length; at += chunk) chunks.push(bytes.subarray(at, at + chunk))
  const outline = scan(chunks)
  if ("refused" in outline) throw new Error(outline.refused)
  return outline
}

export const scanned = (text: string, chunk?: number): ReadonlyArray<Heading> => {
  const { headings } = outlineOf(text, chunk)
  if (headings === null) throw new Error("too many headings")
  return allTitles(headings.titles).map((title, row) => ({
    level: headings.levels[row] as number,
    line: headings.lines[row] as number,
    title
  }))
}

const parser = new Parser()

/** Knows neither front matter nor GFM; its setext headings begin at the definitions before them. */
export const byCommonmark = (text: string): ReadonlyArray<{ readonly level: number; readonly line: number }> => {
  const found: Array<{ level: number; line: number }> = []
  for (let node = parser.parse(text).firstChild; node !== null; node = node.next) {
    if (node.type === "heading") found.push({ level: node.level, line: node.sourcepos[0][0] })
  }
  return found
}

const OPTIONS = {
  extensions: [gfm(), frontmatter(["yaml", "toml"])],
  mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(["yaml", "toml"])]
}

/** The whole tree, with GFM and front matter. */
export const mdastOf = (text: string): Root => fromMarkdown(text, OPTIONS)

export const byMdast = (text: string): ReadonlyArray<Heading> =>
  mdastOf(text).children.flatMap((node) =>
    node.type === "heading" ? [{ level: node.depth, line: node.position?.start.line ?? 0, title: plain(node) }] : []
  )

const plain = (node: Nodes): string =>
  textOf(node)
    .replace(/[ \t]*[\r\n]+[ \t]*/g, " ")
    .trim()

const textOf = (node: Nodes): string => {
  if (node.type === "text" || node.type === "inlineCode") return node.value
  if (node.type === "image" || node.type === "imageReference") return node.alt ?? ""
  if (node.type === "break") return " "
  return "children" in node ? node.children.map(textOf).join("") : ""
}
