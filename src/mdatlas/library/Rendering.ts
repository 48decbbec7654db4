/** Markdown source as plain text or as safe HTML, block by block. */
import type { Nodes as HastNodes } from "hast"
import { defaultSchema, type Schema, sanitize } from "hast-util-sanitize"
import { toHtml } from "hast-util-to-html"
import type { Nodes, Parents, Root, RootContent } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { frontmatterFromMarkdown } from "mdast-util-frontmatter"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { toHast } from "mdast-util-to-hast"
import { frontmatter } from "micromark-extension-frontmatter"
import { gfm } from "micromark-extension-gfm"

export type Rendered = "plain" | "html"

/** The rendered blocks of the source; joined, they are the whole. */
export const render = (source: string, format: Rendered): ReadonlyArray<string> => {
  const root = fromMarkdown(source, {
    extensions: [gfm(), frontmatter(["yaml", "toml"])],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(["yaml", "toml"])]
  })
  return format === "html" ? htmlBlocks(root) : plainBlocks(root)
}

/**
 * GitHub's list of harmless elements and attributes. Raw HTML never gets this far, so the
 * only identifiers are those of footnotes, which carry their prefix already.
 */
const SAFE: Schema = { ...defaultSchema, clobberPrefix: "" }

const htmlBlocks = (root: Root): ReadonlyArray<string> => {
  const safe: HastNodes = sanitize(toHast(root), SAFE)
  const blocks = safe.type === "root" ? safe.children : [safe]
  // Between blocks stand line ends of their own; each goes with the block before it.
  const joined: Array<string> = []
  for (const block of blocks) {
    const html = toHtml(block)
    if (block.type === "text" && joined.length > 0) joined.push((joined.pop() ?? "") + html)
    else if (html.trim() !== "") joined.push(html)
  }
  return joined
}

const plainBlocks = (root: Root): ReadonlyArray<string> => {
  const blocks = root.children.map((block) => blockText(block, root)).filter((text) => text !== "")
  return blocks.map((text, index) => (index < blocks.length - 1 ? `${text}\n\n` : `${text}\n`))
}

/** A block as a reader would copy it from the page: no marks, a line for each item and row. */
const blockText = (node: RootContent, root: Root): string => {
  switch (node.type) {
    case "definition":
      return ""
    case "list":
    case "listItem":
      return node.children
        .map((child) => blockText(child, root))
        .filter((text) => text !== "")
        .join("\n")
    case "blockquote":
    case "footnoteDefinition":
      return node.children
        .map((child) => blockText(child, root))
        .filter((text) => text !== "")
        .join("\n\n")
    case "table":
      return node.children.map((row) => row.children.map((cell) => inlineText(cell)).join("\t")).join("\n")
    default:
      return inlineText(node).trim()
  }
}

const inlineText = (node: Nodes): string => {
  switch (node.type) {
    case "html":
      return withoutTags(node.value)
    case "break":
      return "\n"
    case "image":
    case "imageReference":
      return node.alt ?? ""
    case "footnoteReference":
      return `[${node.label ?? node.identifier}]`
    default:
      return "value" in node ? node.value : isParent(node) ? node.children.map(inlineText).join("") : ""
  }
}

const isParent = (node: Nodes): node is Parents => "children" in node

/** The text between the tags of raw HTML; comments, scripts and styles are no text. One pass. */
const withoutTags = (html: string): string => {
  let text = ""
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf("<", at)
    if (open === -1) return text + html.slice(at)
    text += html.slice(at, open)
    const end = endOf(html.slice(open, open + LONGEST_SILENT))
    end.lastIndex = open + 1
    if (!end.test(html)) return text
    at = end.lastIndex
  }
  return text
}

/** What ends the tag, or the part that is no text, that begins so. */
const endOf = (opening: string): RegExp => {
  if (opening.startsWith("<!--")) return /-->/g
  const [, name = ""] = /^<(script|style)\b/i.exec(opening) ?? []
  if (name === "") return />/g
  return name.toLowerCase() === "script" ? /<\/script[^>]*(?:>|$)/gi : /<\/style[^>]*(?:>|$)/gi
}

/** `<script` and what follows it. */
const LONGEST_SILENT = 8
