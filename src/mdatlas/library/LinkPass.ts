/** Collects the links and anchors of one document, its duplicate headings and its unclosed fences. */
import type { Nodes } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { frontmatterFromMarkdown } from "mdast-util-frontmatter"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { frontmatter } from "micromark-extension-frontmatter"
import { gfm } from "micromark-extension-gfm"
import { anchorsOf } from "../document/Address.ts"
import { definitionsIn } from "../document/Definitions.ts"
import { labelsIn, normalizeLabel } from "../document/Labels.ts"
import { type Link, simpleBlock } from "../document/SimpleBlock.ts"
import { topBlocks } from "../document/TopBlocks.ts"

export interface DocumentLinks {
  readonly links: ReadonlyArray<Link>
  /** Anchors in lower case: those that GitHub gives headings, and ids and names of HTML elements. */
  readonly anchors: ReadonlyArray<string>
  readonly duplicates: ReadonlyArray<{ readonly title: string; readonly line: number; readonly first: number }>
  /** Lines of fences that nothing closes. */
  readonly openFences: ReadonlyArray<number>
}

const HTML_ANCHOR = /\b(?:id|name)\s*=\s*(?:"([^"<>]{1,200})"|'([^'<>]{1,200})')/gi
const HTML_LINK = /\b(?:href|src)\s*=\s*(?:"([^"<>]{1,2000})"|'([^'<>]{1,2000})')/gi

/** UTF-16 units of source that are given to the parser at once: its memory grows by some 200 bytes for each. */
const MAX_RUN = 64 * 1024

interface Heading {
  readonly level: number
  readonly title: string
  readonly line: number
}

/**
 * Reads the links of a document: those in code are none, and those of HTML count. Usual blocks are read as they stand,
 * the others by a full parser, some of them at a time.
 *
 * @example
 * linksOf("[a](b.md#c)\n\n# D\n") // { links: [{ url: "b.md#c", line: 1 }], anchors: ["d"], ... }
 */
export const linksOf = (source: string): DocumentLinks => {
  const text = source.replace(/\r\n?/g, "\n")
  const found = new Found()
  const rest = found.readBlocks(text)
  const definitions =
    rest === undefined ? new Map<string, string>() : definitionsIn(labelsIn(rest), () => [Buffer.from(text)])
  for (const run of rest === undefined ? [] : runsOf(rest)) found.readRun(run, definitions)
  return found.links()
}

class Found {
  readonly #links: Array<Link> = []
  /** Titles of all headings, also of those within other blocks. */
  readonly #titles: Array<Omit<Heading, "level">> = []
  readonly #headings: Array<Heading> = []
  readonly #anchors: Array<string> = []
  readonly #openFences: Array<number> = []

  /**
   * Reads the blocks that need no parser. Returns the text without them, with the same lines, or undefined where
   * nothing is left.
   */
  readBlocks(text: string): string | undefined {
    const bytes = Buffer.from(text)
    const left: Array<string> = []
    let isAnyLeft = false
    let wasRead = false
    let line = 1
    for (const { start, end } of topBlocks([bytes], true)) {
      const block = bytes.toString("utf8", start, end)
      const read = simpleBlock(block, line)
      const lineEnds = countLineEnds(block)
      const kept = read === undefined ? block : read.rest
      for (const link of read?.links ?? []) this.#links.push(link)
      if (read?.heading !== undefined) this.#addHeading({ ...read.heading, line })
      if (read?.isOpenFence) this.#openFences.push(line)
      isAnyLeft ||= kept !== undefined
      // A thematic break separates its neighbours as whatever stood there did.
      left.push(withLineEnds(kept ?? (wasRead ? "" : SEPARATOR), lineEnds))
      wasRead = kept === undefined
      line += lineEnds
    }
    return isAnyLeft ? left.join("") : undefined
  }

  #addHeading(heading: Heading): void {
    this.#headings.push(heading)
    this.#titles.push(heading)
  }

  /** Reads the blocks of a run by the parser, with the definitions of the document that it refers to. */
  readRun(run: Run, definitions: ReadonlyMap<string, string>): void {
    const needed = new Set(Array.from(labelsIn(run.text), normalizeLabel))
    const own = [...needed].flatMap((label) => definitions.get(label) ?? [])
    for (const block of parse(run, run.isAll ? "" : own.join("\n\n"))) {
      this.#visit(block, run)
      if (block.type === "heading")
        this.#headings.push({ level: block.depth, title: textOf(block).trim(), line: lineOf(block, run) })
    }
  }

  #visit(node: Nodes, run: Run): void {
    const line = lineOf(node, run)
    if (node.type === "link" || node.type === "image" || node.type === "definition") {
      this.#links.push({ url: node.url, line })
    }
    if (node.type === "heading") this.#titles.push({ title: textOf(node), line })
    if (node.type === "code" && isOpen(node, run.lines)) this.#openFences.push(line)
    if (node.type === "html") {
      for (const [, double, single] of node.value.matchAll(HTML_ANCHOR))
        this.#anchors.push((double ?? single ?? "").toLowerCase())
      for (const [, double, single] of node.value.matchAll(HTML_LINK))
        this.#links.push({ url: double ?? single ?? "", line })
    }
    if ("children" in node) for (const child of node.children) this.#visit(child, run)
  }

  links(): DocumentLinks {
    const titles = this.#titles.sort(byLine).map(({ title }) => title)
    return {
      links: this.#links.sort(byLine),
      anchors: [...this.#anchors, ...anchorsOf(titles)],
      duplicates: duplicatesIn(this.#headings.sort(byLine)),
      openFences: this.#openFences.sort((a, b) => a - b)
    }
  }
}

const byLine = (a: { readonly line: number }, b: { readonly line: number }): number => a.line - b.line

const countLineEnds = (text: string): number => text.split("\n").length - 1
const withLineEnds = (text: string, count: number): string => text + "\n".repeat(count - countLineEnds(text))

/** Line that replaces blocks which were read. */
const SEPARATOR = "***"

/** Consecutive blocks that are parsed together. */
interface Run {
  /** Lines of the text before the run. */
  readonly first: number
  readonly text: string
  readonly lines: ReadonlyArray<string>
  /** True if it is the whole text. */
  readonly isAll: boolean
}

function* runsOf(text: string): Generator<Run> {
  const bytes = Buffer.from(text)
  let first = 0
  let start = 0
  const upTo = (end: number): Run => {
    const part = bytes.toString("utf8", start, end)
    const run = { first, text: part, lines: part.split("\n"), isAll: end - start === bytes.length }
    first += run.lines.length - 1
    start = end
    return run
  }
  for (const block of topBlocks([bytes], true)) {
    if (block.end - start > MAX_RUN && block.start > start) yield upTo(block.start)
  }
  if (start < bytes.length) yield upTo(bytes.length)
}

/** Parses a run; front matter stands in the first one alone. */
const parse = ({ first, text, lines }: Run, definitions: string) => {
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

/** Checks whether a fenced block goes on to the end of what holds it. */
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
