/** What a link check needs of one document: its links, its anchors, and what is wrong within it. */
import type { Nodes, RootContent } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { frontmatterFromMarkdown } from "mdast-util-frontmatter"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { frontmatter } from "micromark-extension-frontmatter"
import { gfm } from "micromark-extension-gfm"
import { anchorsOf } from "../document/Address.ts"

export interface Link {
  readonly url: string
  readonly line: number
}

export interface DocumentLinks {
  readonly links: ReadonlyArray<Link>
  /** In lower case: those of headings as GitHub makes them, and ids and names of HTML. */
  readonly anchors: ReadonlyArray<string>
  readonly duplicates: ReadonlyArray<{ readonly title: string; readonly line: number; readonly first: number }>
  /** Lines of fences that nothing closes. */
  readonly openFences: ReadonlyArray<number>
}

const HTML_ANCHOR = /\b(?:id|name)\s*=\s*(?:"([^"<>]{1,200})"|'([^'<>]{1,200})')/gi
const HTML_LINK = /\b(?:href|src)\s*=\s*(?:"([^"<>]{1,2000})"|'([^'<>]{1,2000})')/gi

/**
 * Reads a document with a full parser: links in code are none, and those of HTML count.
 *
 * @example
 * linksOf("[a](b.md#c)\n\n# D\n") // { links: [{ url: "b.md#c", line: 1 }], anchors: ["d"], ... }
 */
export const linksOf = (source: string): DocumentLinks => {
  const root = fromMarkdown(source, {
    extensions: [gfm(), frontmatter(["yaml", "toml"])],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(["yaml", "toml"])]
  })
  const lines = source.split(/\r\n|\n|\r/)
  const links: Array<Link> = []
  const titles: Array<string> = []
  const anchors: Array<string> = []
  const openFences: Array<number> = []
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1
    if (node.type === "link" || node.type === "image" || node.type === "definition") links.push({ url: node.url, line })
    if (node.type === "heading") titles.push(textOf(node))
    if (node.type === "code" && isOpen(node, lines)) openFences.push(line)
    if (node.type === "html") {
      for (const [, double, single] of node.value.matchAll(HTML_ANCHOR))
        anchors.push((double ?? single ?? "").toLowerCase())
      for (const [, double, single] of node.value.matchAll(HTML_LINK)) links.push({ url: double ?? single ?? "", line })
    }
    if ("children" in node) for (const child of node.children) visit(child)
  }
  visit(root)
  return {
    links,
    anchors: [...anchors, ...anchorsOf(titles)],
    duplicates: duplicatesIn(root.children),
    openFences
  }
}

const textOf = (node: Nodes): string => {
  if (node.type === "html") return ""
  if ("value" in node) return node.value
  if (node.type === "image" || node.type === "imageReference") return node.alt ?? ""
  return "children" in node ? node.children.map(textOf).join("") : ""
}

/** Whether a fenced block goes on to the end of what holds it. */
const isOpen = (node: Extract<Nodes, { type: "code" }>, lines: ReadonlyArray<string>): boolean => {
  const { start, end } = node.position ?? {}
  if (start === undefined || end === undefined) return false
  const opening = /(`{3,}|~{3,})/.exec((lines[start.line - 1] ?? "").slice(start.column - 1))?.[1]
  if (opening === undefined || !(lines[start.line - 1] ?? "").slice(start.column - 1).startsWith(opening)) return false
  const last = (lines[end.line - 1] ?? "").trimEnd()
  const run = new RegExp(`${opening.startsWith("`") ? "`" : "~"}{${opening.length},}$`)
  return end.line === start.line || !run.test(last)
}

/** Headings of the same level and title under the same heading. */
const duplicatesIn = (blocks: ReadonlyArray<RootContent>): DocumentLinks["duplicates"] => {
  const found: Array<{ title: string; line: number; first: number }> = []
  const open: Array<{ readonly level: number; readonly known: Map<string, number> }> = [{ level: 0, known: new Map() }]
  for (const block of blocks) {
    if (block.type !== "heading") continue
    while ((open.at(-1)?.level ?? 0) >= block.depth) open.pop()
    const title = textOf(block).trim()
    const line = block.position?.start.line ?? 1
    const known = open.at(-1)?.known ?? new Map<string, number>()
    const key = `${block.depth} ${title}`
    const first = known.get(key)
    if (first === undefined) known.set(key, line)
    else found.push({ title, line, first })
    open.push({ level: block.depth, known: new Map() })
  }
  return found
}
