/** What a link check needs of one document: its links, its anchors, and what is wrong within it. */
import type { Nodes } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { frontmatterFromMarkdown } from "mdast-util-frontmatter"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { frontmatter } from "micromark-extension-frontmatter"
import { gfm } from "micromark-extension-gfm"
import { anchorsOf } from "../document/Address.ts"
import { definitionsFor } from "../document/Definitions.ts"
import { topBlocks } from "../document/TopBlocks.ts"

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

/** Bytes of source that are given to the parser at once: its memory grows by some 200 bytes for each. */
const RUN = 64 * 1024

/**
 * Reads a document with a full parser, some blocks at a time: links in code are none, and those of HTML count.
 *
 * @example
 * linksOf("[a](b.md#c)\n\n# D\n") // { links: [{ url: "b.md#c", line: 1 }], anchors: ["d"], ... }
 */
export const linksOf = (source: string): DocumentLinks => {
  const links: Array<Link> = []
  const titles: Array<string> = []
  const headings: Array<{ readonly level: number; readonly title: string; readonly line: number }> = []
  const anchors: Array<string> = []
  const openFences: Array<number> = []
  const visit = (node: Nodes, run: Run): void => {
    const line = lineOf(node, run)
    if (node.type === "link" || node.type === "image" || node.type === "definition") links.push({ url: node.url, line })
    if (node.type === "heading") titles.push(textOf(node))
    if (node.type === "code" && isOpen(node, run.lines)) openFences.push(line)
    if (node.type === "html") {
      for (const [, double, single] of node.value.matchAll(HTML_ANCHOR))
        anchors.push((double ?? single ?? "").toLowerCase())
      for (const [, double, single] of node.value.matchAll(HTML_LINK)) links.push({ url: double ?? single ?? "", line })
    }
    if ("children" in node) for (const child of node.children) visit(child, run)
  }
  for (const run of runsOf(Buffer.from(source))) {
    for (const block of parse(run)) {
      visit(block, run)
      if (block.type === "heading")
        headings.push({ level: block.depth, title: textOf(block).trim(), line: lineOf(block, run) })
    }
  }
  return {
    links,
    anchors: [...anchors, ...anchorsOf(titles)],
    duplicates: duplicatesIn(headings),
    openFences
  }
}

/** Whole blocks of a document that are parsed together, and the definitions that they need from the rest of it. */
interface Run {
  /** Lines of the document before the run. */
  readonly first: number
  readonly text: string
  readonly lines: ReadonlyArray<string>
  readonly definitions: string
}

function* runsOf(document: Buffer): Generator<Run> {
  let first = 0
  let start = 0
  const upTo = (end: number): Run => {
    const text = document.toString("utf8", start, end)
    const definitions = end - start === document.length ? "" : definitionsFor(text, () => [document])
    const run = { first, text, lines: text.split(/\r\n|\n|\r/), definitions }
    first += run.lines.length - 1
    start = end
    return run
  }
  for (const block of topBlocks([document], true)) {
    if (block.end - start > RUN && block.start > start) yield upTo(block.start)
  }
  if (start < document.length) yield upTo(document.length)
}

/** Parses a run; front matter stands in the first one alone. */
const parse = ({ first, text, lines, definitions }: Run) => {
  const matter = first === 0
  const root = fromMarkdown(definitions === "" ? text : `${text}\n\n${definitions}`, {
    extensions: [gfm(), ...(matter ? [frontmatter(["yaml", "toml"])] : [])],
    mdastExtensions: [gfmFromMarkdown(), ...(matter ? [frontmatterFromMarkdown(["yaml", "toml"])] : [])]
  })
  return root.children.filter((block) => (block.position?.start.line ?? 1) <= lines.length)
}

const lineOf = (node: Nodes, { first }: Run): number => first + (node.position?.start.line ?? 1)

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
const duplicatesIn = (
  headings: ReadonlyArray<{ readonly level: number; readonly title: string; readonly line: number }>
): DocumentLinks["duplicates"] => {
  const found: Array<{ title: string; line: number; first: number }> = []
  const open: Array<{ readonly level: number; readonly known: Map<string, number> }> = [{ level: 0, known: new Map() }]
  for (const { level, title, line } of headings) {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const known = open.at(-1)?.known ?? new Map<string, number>()
    const key = `${level} ${title}`
    const first = known.get(key)
    if (first === undefined) known.set(key, line)
    else found.push({ title, line, first })
    open.push({ level, known: new Map() })
  }
  return found
}
