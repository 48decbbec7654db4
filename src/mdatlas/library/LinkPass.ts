/** Collects the links and anchors of one document, its duplicate headings and its unclosed fences. */
import type { Nodes } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { frontmatterFromMarkdown } from "mdast-util-frontmatter"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { frontmatter } from "micromark-extension-frontmatter"
import { gfm } from "micromark-extension-gfm"
import { anchorsOf } from "../document/Address.ts"
import { definitionsIn } from "../document/Definitions.ts"
import { hasFrontMatter } from "../document/FrontMatter.ts"
import { hasIncludes, otherAnchors } from "../document/Generators.ts"
import { htmlLinks } from "../document/Html.ts"
import { labelsIn, normalizeLabel } from "../document/Labels.ts"
import { openedTags } from "../document/Mdx.ts"
import { dashed, nameOf, ownIdOf } from "../document/OwnId.ts"
import { type Link, simpleBlock } from "../document/SimpleBlock.ts"
import { topBlocks } from "../document/TopBlocks.ts"

export interface DocumentLinks {
  readonly links: ReadonlyArray<Link>
  /** True if a generator includes other files in it, which may have anchors too. */
  readonly includes: boolean
  /** True if a generator makes a page of it, as front matter and MDX show. */
  readonly isPage: boolean
  /** Anchors in lower case: GitHub's for headings, explicit ones, ids and names of HTML elements. */
  readonly anchors: ReadonlyArray<string>
  /** The words of all titles with dashes between them, of which generators make anchors. */
  readonly dashedTitles: ReadonlyArray<string>
  readonly duplicates: ReadonlyArray<{ readonly title: string; readonly line: number; readonly first: number }>
  /** Lines of unclosed fences. */
  readonly openFences: ReadonlyArray<number>
}

/**
 * Number of UTF-16 units of source that are given to the parser at once: its memory grows by some 200 bytes for each.
 */
const MAX_RUN = 32 * 1024

interface Heading {
  readonly level: number
  readonly title: string
  readonly line: number
}

/**
 * Reads the links of a document: those in code do not count, those of HTML do. Usual blocks are read as they are
 * written, the others by a full parser, some of them at a time. Tags of MDX end with their lines.
 *
 * @example
 * linksOf("[a](b.md#c)\n\n# D\n") // { links: [{ url: "b.md#c", line: 1 }], anchors: ["d"], ... }
 */
export const linksOf = (source: string, isMdx = false): DocumentLinks => {
  const text = source.replace(/\r\n?/g, "\n")
  if (!isMdx) return { ...readLinks(text), isPage: hasFrontMatter(text) }
  const opened = openedTags(text)
  const { links, anchors, dashedTitles, duplicates, openFences, includes } = readLinks(opened.text)
  const lineOf = (line: number): number => opened.lines[line] ?? line
  return {
    includes,
    isPage: true,
    links: links.map(({ url, line }) => ({ url, line: lineOf(line) })),
    anchors: [...anchors, ...anchorsOf(opened.titles)],
    dashedTitles: [...dashedTitles, ...opened.titles.map(dashed)],
    duplicates: duplicates.map(({ title, line, first }) => ({ title, line: lineOf(line), first: lineOf(first) })),
    openFences: [...opened.openFences, ...openFences.map(lineOf)].sort((a, b) => a - b)
  }
}

const readLinks = (text: string): Omit<DocumentLinks, "isPage"> => {
  const found = new Found()
  const runs = found.readBlocks(text)
  const labels = runs.flatMap(({ lines }) => [...labelsIn(lines.join("\n"))])
  const definitions = runs.length === 0 ? new Map<string, string>() : definitionsIn(labels, () => [Buffer.from(text)])
  for (const run of runs) found.readRun(run, definitions)
  const links = found.links()
  return { ...links, includes: hasIncludes(text), anchors: [...links.anchors, ...otherAnchors(text)] }
}

class Found {
  readonly #links: Array<Link> = []
  /** Titles of all headings, also of those within other blocks. */
  readonly #titles: Array<Omit<Heading, "level">> = []
  readonly #headings: Array<Heading> = []
  readonly #anchors: Array<string> = []
  readonly #openFences: Array<number> = []

  /** Reads the blocks that need no parser; returns the others. */
  readBlocks(text: string): ReadonlyArray<Run> {
    const bytes = Buffer.from(text)
    const runs: Array<Run> = []
    let run: Run | undefined
    let isNext = false
    let line = 1
    for (const { start, end } of topBlocks([bytes], { isDocumentStart: true })) {
      const block = bytes.toString("utf8", start, end)
      const read = simpleBlock(block, line)
      for (const link of read?.links ?? []) this.#links.push(link)
      if (read?.heading !== undefined) this.#addHeading({ ...read.heading, line })
      if (read?.isOpenFence) this.#openFences.push(line)
      const left = read === undefined ? block : read.rest
      if (left !== undefined) {
        if (run === undefined || run.size + left.length > MAX_RUN) {
          run = { size: 0, lines: [], numbers: [] }
          runs.push(run)
        } else if (!isNext) addLines(run, SEPARATOR, line)
        addLines(run, left.replace(/\n$/, ""), line)
      }
      isNext = left !== undefined
      line += block.split("\n").length - 1
    }
    return runs
  }

  #addHeading(heading: Heading): void {
    this.#headings.push(heading)
    this.#titles.push(heading)
  }

  /** Reads the blocks of a run by the parser, with the definitions of the document that it refers to. */
  readRun(run: Run, definitions: ReadonlyMap<string, string>): void {
    const needed = new Set(Array.from(labelsIn(run.lines.join("\n")), normalizeLabel))
    const own = [...needed].flatMap((label) => definitions.get(label) ?? [])
    for (const block of parse(run, own.join("\n\n"))) {
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
      const html = htmlLinks(node.value)
      this.#anchors.push(...html.anchors)
      const lineAt = (more: number): number => lineOf(node, run, more)
      for (const link of html.links) this.#links.push({ url: link.url, line: lineAt(link.line) })
      // GitHub creates these anchors, too.
      for (const heading of html.headings) this.#titles.push({ title: heading.title, line: lineAt(heading.line) })
    }
    if ("children" in node) for (const child of node.children) this.#visit(child, run)
  }

  links(): Omit<DocumentLinks, "includes" | "isPage"> {
    const titles = this.#titles.sort(byLine).map(({ title }) => title)
    return {
      links: this.#links.sort(byLine),
      anchors: [
        ...this.#anchors,
        ...anchorsOf(titles),
        // Headings without words have no anchor text: some generators use this name.
        ...anchorsOf(titles.filter((title) => !/[\p{L}\p{N}]/u.test(title)).map(() => "section")),
        ...titles.flatMap((title) => ownIdOf(title)?.toLowerCase() ?? [])
      ],
      dashedTitles: titles.map((title) => dashed(nameOf(title))),
      duplicates: duplicatesIn(this.#headings.sort(byLine)),
      openFences: this.#openFences.sort((a, b) => a - b)
    }
  }
}

const byLine = (a: { readonly line: number }, b: { readonly line: number }): number => a.line - b.line

/** Blocks that are parsed together, and the lines of the document on which they stand. */
interface Run {
  size: number
  readonly lines: Array<string>
  readonly numbers: Array<number>
}

/** Separates two blocks that are parsed together in place of the text between them: a thematic break. */
const SEPARATOR = "\n***\n"

const addLines = (run: Run, text: string, first: number): void => {
  for (const [index, line] of text.split("\n").entries()) {
    run.lines.push(line)
    run.numbers.push(first + index)
  }
  run.size += text.length + 1
}

const GFM = { syntax: gfm(), tree: gfmFromMarkdown() }
const MATTER = { syntax: frontmatter(["yaml", "toml"]), tree: frontmatterFromMarkdown(["yaml", "toml"]) }

/** Parses a run; front matter stands on the first line alone. */
const parse = ({ lines, numbers }: Run, definitions: string) => {
  const parts = numbers[0] === 1 ? [GFM, MATTER] : [GFM]
  const text = lines.join("\n")
  const root = fromMarkdown(definitions === "" ? text : `${text}\n\n${definitions}`, {
    extensions: parts.map(({ syntax }) => syntax),
    mdastExtensions: parts.map(({ tree }) => tree)
  })
  return root.children.filter((block) => (block.position?.start.line ?? 1) <= lines.length)
}

/** The line of the document `more` lines after that on which the node begins. */
const lineOf = (node: Nodes, { numbers }: Run, more = 0): number =>
  numbers[(node.position?.start.line ?? 1) - 1 + more] ?? 1

const textOf = (node: Nodes): string => {
  if (node.type === "html") return ""
  if ("value" in node) return node.value
  if (node.type === "image" || node.type === "imageReference") return node.alt ?? ""
  return "children" in node ? node.children.map(textOf).join("") : ""
}

/** Checks whether a fenced block continues to the end of its container. */
const isOpen = (node: Extract<Nodes, { type: "code" }>, lines: ReadonlyArray<string>): boolean => {
  const { start, end } = node.position ?? {}
  if (start === undefined || end === undefined) return false
  const opening = /(`{3,}|~{3,})/.exec((lines[start.line - 1] ?? "").slice(start.column - 1))?.[1]
  if (opening === undefined || !(lines[start.line - 1] ?? "").slice(start.column - 1).startsWith(opening)) return false
  const last = (lines[end.line - 1] ?? "").trimEnd()
  const run = new RegExp(`${opening.startsWith("`") ? "`" : "~"}{${opening.length},}$`)
  return end.line === start.line || !run.test(last)
}

/** Finds headings of the same level and title under the same heading; an empty one is not a duplicate. */
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
    else if (title !== "") found.push({ title, line, first })
    open.push({ level, known: new Map() })
  }
  return found
}
