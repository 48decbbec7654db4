/** Renders Markdown source as plain text or as safe HTML, block by block. */
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
import { decodeEntities, withoutTags } from "../document/Html.ts"

export type Rendered = "plain" | "html"

/** Separator between two rendered blocks. */
export const SEPARATOR: Readonly<Record<Rendered, string>> = { html: "\n", plain: "\n\n" }

/** Parses a source as CommonMark with GFM and front matter. */
export const parse = (source: string): Root =>
  fromMarkdown(source, {
    extensions: [gfm(), frontmatter(["yaml", "toml"])],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(["yaml", "toml"])]
  })

/**
 * Returns the rendered blocks of a source, those without text left out.
 *
 * @example
 * render("# A *b*\n\ntext", "html") // ["<h1>A <em>b</em></h1>", "<p>text</p>"]
 */
export const render = (source: string, format: Rendered): ReadonlyArray<string> => renderRoot(parse(source), format)

/** Returns the rendered blocks of a tree. */
export const renderRoot = (root: Root, format: Rendered): ReadonlyArray<string> =>
  format === "html"
    ? htmlBlocks(withTextOfHtml(root))
    : root.children.map((block) => blockText(block, root)).filter((text) => text !== "")

/** Returns a text unchanged, as a block of its own. */
export const literal = (text: string, format: Rendered): string =>
  format === "plain"
    ? text
    : toHtml({
        type: "element",
        tagName: "pre",
        properties: {},
        children: [{ type: "element", tagName: "code", properties: {}, children: [{ type: "text", value: text }] }]
      })

/**
 * GitHub's list of harmless elements and attributes. Raw HTML never gets this far, so the
 * only identifiers are those of footnotes, which carry their prefix already.
 */
const SAFE: Schema = {
  ...defaultSchema,
  clobberPrefix: "",
  protocols: {
    ...defaultSchema.protocols,
    // Schemes that only name things: none of them runs anything.
    href: [
      ...(defaultSchema.protocols?.["href"] ?? []),
      "tel",
      "xref",
      "info",
      "sms",
      "geo",
      "urn",
      "doi",
      "ftp",
      "sftp",
      "ssh",
      "git",
      "magnet",
      "news",
      "matrix"
    ]
  }
}

/** Returns the document with the visible text of HTML blocks, and of footnotes without references, as paragraphs. */
const withTextOfHtml = <A extends Parents>(parent: A): A => {
  const referred = new Set<string>()
  const note = (node: Nodes): void => {
    if (node.type === "footnoteReference") referred.add(node.identifier)
    if (isParent(node)) node.children.forEach(note)
  }
  note(parent)
  const paragraph = (value: string): RootContent => ({ type: "paragraph", children: [{ type: "text", value }] })
  const kept = (child: RootContent): ReadonlyArray<RootContent> => {
    if (child.type === "html") {
      const text = decodeEntities(withoutTags(child.value))
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "")
        .join("\n")
      return text === "" ? [] : [paragraph(text)]
    }
    if (child.type === "footnoteDefinition" && !referred.has(child.identifier)) {
      return [paragraph(`[${child.label ?? child.identifier}]`), ...child.children.flatMap(kept)]
    }
    if (child.type === "blockquote" || child.type === "list" || child.type === "listItem") {
      return [{ ...child, children: (child.children as Array<RootContent>).flatMap(kept) } as RootContent]
    }
    return [child]
  }
  return { ...parent, children: (parent.children as Array<RootContent>).flatMap(kept) }
}

const htmlBlocks = (root: Root): ReadonlyArray<string> => {
  const safe: HastNodes = sanitize(toHast(root), SAFE)
  const blocks = safe.type === "root" ? safe.children : [safe]
  return blocks.map((block) => toHtml(block)).filter((html) => html.trim() !== "")
}

/** Returns a block as a reader would copy it from the page: no marks, a line for each item and row. */
const blockText = (node: RootContent, root: Root): string => {
  switch (node.type) {
    case "definition":
      return ""
    case "list":
      return node.children
        .map((item, index) => {
          const number = node.ordered ? `${(node.start ?? 1) + index}. ` : ""
          const box = typeof item.checked === "boolean" ? `[${item.checked ? "x" : " "}] ` : ""
          return `${number}${box}${blockText(item, root)}`
        })
        .filter((text) => text !== "")
        .join("\n")
    case "listItem":
      return node.children
        .map((child) => blockText(child, root))
        .filter((text) => text !== "")
        .join("\n")
    case "footnoteDefinition":
      return `[${node.label ?? node.identifier}] ${node.children.map((child) => blockText(child, root)).join("\n\n")}`
    case "html":
      return decodeEntities(withoutTags(node.value)).trim()
    case "code":
      return node.value.trim() === "" ? "" : node.value
    case "blockquote":
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
