/**
 * Reads links and headings of usual blocks without a parser: paragraphs, lists, tables, headings and code.
 *
 * A full parser takes some seconds for a megabyte, and most blocks hold nothing but text and plain links. What goes
 * beyond (brackets within brackets, HTML, items whose lines are indented in unusual ways) is left to it: the answer is
 * then `undefined`, never a guess.
 */
import { Labels } from "./Labels.ts"
import { simpleTitle } from "./Title.ts"
import { topBlocks } from "./TopBlocks.ts"

/** A destination of a link, an image or a definition, and the line of it, counted from 1. */
export interface Link {
  readonly url: string
  readonly line: number
}

export interface SimpleBlock {
  readonly links: ReadonlyArray<Link>
  /** Present if the block is a heading. */
  readonly heading?: { readonly level: number; readonly title: string }
  /** True if the block is an unclosed fence. */
  readonly isOpenFence?: boolean
  /** Present for a table with unusual rows: these rows alone, on the same lines, for the parser to read. */
  readonly rest?: string
}

/**
 * Reads a block that is in no other block, up to the next such block. Its lines end in `\n`;
 * the first is number `line`.
 *
 * @example
 * simpleBlock("- see [a](b.md)\n", 7) // { links: [{ url: "b.md", line: 7 }] }
 * simpleBlock("<p>[a](b.md)\n", 7) // undefined: a parser has to tell
 */
export const simpleBlock = (source: string, line: number): SimpleBlock | undefined => {
  const lines = source.trimEnd().split("\n")
  const [first = ""] = lines
  if (/^ {0,3}\t|^ {4}/.test(first)) return NOTHING
  const text = first.trimStart()
  if (RULE.test(first) && lines.length === 1) return NOTHING
  const fence = FENCE.exec(text)?.[0]
  if (fence !== undefined) return readFence(lines, fence)
  if (text.startsWith("#")) return lines.length === 1 ? readHeading(text) : undefined
  if (text.startsWith(">")) return readQuote(lines, line)
  const definitions = readDefinitions(lines, line)
  if (definitions !== undefined) return definitions
  const isList = ITEM.test(first)
  if (!isList && DELIMITER_ROW.test(lines[1] ?? "") && !UNDERLINE.test(lines[1] ?? "")) return readTable(lines, line)
  const paragraphs = isList ? paragraphsOfList(lines, line) : isSimpleParagraph(lines) ? [{ lines, line }] : undefined
  if (paragraphs === undefined) return undefined
  const links: Array<Link> = []
  for (const one of paragraphs) {
    const found = linksIn(one.lines.join("\n"), one.line)
    if (found === undefined) return undefined
    links.push(...found)
  }
  return { links }
}

const NOTHING: SimpleBlock = { links: [] }

/** A thematic break. */
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/
const FENCE = /^(?:`{3,}(?![^`]*`)|~{3,})/
/** The marker of a list item with something after it that is not indented code. */
const ITEM = /^[ \t]*(?:[-+*]|\d{1,9}[.)]) {1,3}(?=[^ \t])/
/** Beginning of text that begins no other block within an item. */
const TEXT = /^(?:[^\s\d\p{Cc}#>*+_=|<`~[!-]|\d+(?![.)\d])|[*_]{1,3}[^\s*_]|!?\[|`(?!``))/u
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/
/** Matches a possible line below the head of a table. */
const DELIMITER_ROW = /^[ \t|:-]{1,999}$/

const readFence = (lines: ReadonlyArray<string>, fence: string): SimpleBlock => {
  const last = /^ {0,3}(`+|~+)$/.exec(lines.length > 1 ? (lines.at(-1) ?? "") : "")?.[1] ?? ""
  const isClosed = last.length >= fence.length && last.startsWith(fence)
  return { links: [], isOpenFence: !isClosed }
}

const readHeading = (text: string): SimpleBlock | undefined => {
  const level = /^#{1,6}(?=[ \t]|$)/.exec(text)?.[0].length
  if (level === undefined || /[[\]<]/.test(text)) return undefined
  let content = text.slice(level).trim()
  let hashes = content.length
  while (content.charAt(hashes - 1) === "#") hashes -= 1
  if (hashes === 0 || /[ \t]/.test(content.charAt(hashes - 1))) content = content.slice(0, hashes)
  const title = simpleTitle(content, new Labels())
  return title === undefined ? undefined : { links: [], heading: { level, title } }
}

/** A quote whose lines all have their marker, and that holds usual blocks without a heading. */
const readQuote = (lines: ReadonlyArray<string>, line: number): SimpleBlock | undefined => {
  if (!lines.every((one) => /^ {0,3}>/.test(one) && !one.includes("\t"))) return undefined
  const inner = Buffer.from(lines.map((one) => `${one.replace(/^ {0,3}> ?/, "")}\n`).join(""))
  const links: Array<Link> = []
  let at = line
  for (const { start, end } of topBlocks([inner])) {
    const block = inner.toString("utf8", start, end)
    const read = simpleBlock(block, at)
    if (read === undefined || read.heading !== undefined || read.rest !== undefined || read.isOpenFence)
      return undefined
    links.push(...read.links)
    at += block.split("\n").length - 1
  }
  return { links }
}

/** A link reference definition on one line, with a plain destination. */
const DEFINITION =
  /^ {0,3}\[(?!\^)[^[\]\\]*[^\s[\]\\][^[\]\\]*\]:[ \t]*([^\s()<>&\\\p{Cc}]+)(?:[ \t]+(?:"[^"\\]*"|'[^'\\]*'|\([^()\\]*\)))?[ \t]*$/u

/** Reads a block of definitions alone. */
const readDefinitions = (lines: ReadonlyArray<string>, line: number): SimpleBlock | undefined => {
  const links: Array<Link> = []
  for (const [index, one] of lines.entries()) {
    const url = DEFINITION.exec(one)?.[1]
    if (url === undefined) return undefined
    links.push({ url, line: line + index })
  }
  return { links }
}

/** The lines of a paragraph, of which the first is number `line`. */
interface Paragraph {
  readonly lines: Array<string>
  readonly line: number
}

/**
 * Returns the paragraphs of a list, each of whose lines is an item, goes on with the text of one or belongs to fenced
 * code in one.
 *
 * @see CommonMark 0.31, 5.2: the column at which an item's content begins decides what belongs to it.
 */
const paragraphsOfList = (lines: ReadonlyArray<string>, first: number): ReadonlyArray<Paragraph> | undefined => {
  const paragraphs: Array<Paragraph> = []
  /** Columns at which the content of the open items begins, ascending. */
  const columns: Array<number> = []
  let isAfterBlank = false
  let isOpen = false
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ""
    if (line.trim() === "") {
      isAfterBlank = true
      isOpen = false
      continue
    }
    const indent = line.length - line.trimStart().length
    const marker = ITEM.exec(line)?.[0].length
    const text = line.slice(marker ?? 0).trimStart()
    const fence = marker === undefined ? FENCE.exec(text)?.[0] : undefined
    if (isAfterBlank || marker !== undefined || fence !== undefined) {
      while (columns.length > 0 && (columns.at(-1) ?? 0) > indent) columns.pop()
    }
    const column = columns.at(-1) ?? 0
    // Text indented this far is code after a blank line, and may be code or text elsewhere; the column of a tab is not
    // known.
    if ((isAfterBlank || fence !== undefined) && (indent >= column + 4 || line.slice(0, indent).includes("\t")))
      return undefined
    if (fence !== undefined) {
      const end = closingFence(lines, index, fence, column)
      if (end === undefined || column === 0) return undefined
      index = end
      isOpen = false
    } else {
      if (!TEXT.test(text) || DELIMITER_ROW.test(text)) return undefined
      if (marker !== undefined) columns.push(marker)
      const last = paragraphs.at(-1)
      if (last !== undefined && isOpen && marker === undefined) last.lines.push(line)
      else paragraphs.push({ lines: [text], line: first + index })
      isOpen = true
    }
    isAfterBlank = false
  }
  return paragraphs
}

/** Returns the index of the line that closes a fence within the item whose content begins at `column`. */
const closingFence = (
  lines: ReadonlyArray<string>,
  from: number,
  fence: string,
  column: number
): number | undefined => {
  for (let index = from + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? ""
    const text = line.trim()
    const indent = line.length - line.trimStart().length
    if (text !== "" && (indent < column || line.slice(0, indent).includes("\t"))) return undefined
    if (indent < column + 4 && text.startsWith(fence) && text === fence.charAt(0).repeat(text.length)) return index
  }
  return undefined
}

const isSimpleParagraph = (lines: ReadonlyArray<string>): boolean =>
  TEXT.test((lines[0] ?? "").trimStart()) &&
  !lines.some((line) => line.trim() === "" || UNDERLINE.test(line) || DELIMITER_ROW.test(line))

/** Reads a table row by row: one that has not just as many cells as the head is unusual. */
const readTable = (
  [head = "", delimiters = "", ...rows]: ReadonlyArray<string>,
  line: number
): SimpleBlock | undefined => {
  const columns = columnsOf(head)
  if (!/^ {0,3}(?:\||[\p{L}`*])/u.test(head) || columnsOf(delimiters) !== columns) return undefined
  const cells = delimiters.trim().replace(/^\|/, "").replace(/\|$/, "").split("|")
  if (!cells.every((cell) => /^:?-+:?$/.test(cell.trim()))) return undefined
  const isUsual = (row: string) =>
    columnsOf(row) === columns && !(row.match(CODE) ?? []).some((code) => code.includes("|"))
  const found = [head, ...rows].map((row, index) =>
    isUsual(row) ? linksIn(row, index === 0 ? line : line + index + 1) : undefined
  )
  const hasRest = found.includes(undefined)
  // The head goes to the parser together with unusual rows.
  const links = found.flatMap((own = [], index) => (index === 0 && hasRest ? [] : own))
  if (!hasRest) return { links }
  const left = rows.map((row, index) => (found[index + 1] === undefined ? row : CELL))
  return { links, rest: [head, delimiters, ...left].join("\n") }
}

/** A row of one cell. */
const CELL = "x"

const columnsOf = (row: string): number => row.split("|").length

/** A pair of brackets without brackets in it, and the plain destination and title after it. */
const BRACKETS = /\[([^[\]]*)\](?:\(([^\s()<>\p{Cc}]*)(?:[ \t]+(?:"[^"]*"|'[^']*'))?\))?/gu
const ENTITY = /&(?:#|[A-Za-z][A-Za-z0-9]*;)/
const CODE = /`[^`]*`/g
const ESCAPE = /\\[!-/:-@[-`{-~]/g
/** Stands for an escaped character, so that no destination holds it. */
const ESCAPED = "\u0001"

/** Returns the destinations of the links in one paragraph, whose first line is number `line`. */
const linksIn = (paragraph: string, line: number): ReadonlyArray<Link> | undefined => {
  if (!isPaired(paragraph)) return undefined
  const withoutCode = paragraph.includes("`")
    ? paragraph.replace(CODE, (code) => `x${code.replace(/[^\n]+/g, "")}`)
    : paragraph
  const text = withoutCode.replace(ESCAPE, ESCAPED)
  if (/<[A-Za-z/!?]/.test(text)) return undefined
  if (!/[[\]]/.test(text)) return []
  if (text.split(/\s/).some(isAddressWithBracket)) return undefined
  const links: Array<Link> = []
  let end = 0
  let wasLabel = false
  for (const match of text.matchAll(BRACKETS)) {
    const [whole, label = "", url] = match
    const between = text.slice(end, match.index)
    if (/[[\]]/.test(between)) return undefined
    // After other brackets this pair may be their label, and then it is not a link itself.
    if (url !== undefined && wasLabel && between === "") return undefined
    end = match.index + whole.length
    wasLabel = url === undefined
    const next = text.charAt(end)
    if (next === "(" || (url === undefined && next === ":")) return undefined
    if (url === undefined) continue
    if (label.startsWith("^") || ENTITY.test(url)) return undefined
    links.push({ url, line: line + text.slice(0, match.index).split("\n").length - 1 })
  }
  return /[[\]]/.test(text.slice(end)) ? undefined : links
}

/** Checks whether a bracket comes after the beginning of a bare address and may be a part of it. */
const isAddressWithBracket = (word: string): boolean =>
  /\/\/|www\./i.test(word.slice(0, Math.max(0, word.lastIndexOf("["))))

/** Checks whether backticks stand alone and make pairs: code spans, none of which begins after an escape. */
const isPaired = (text: string): boolean =>
  !text.includes("`") || (!text.includes("``") && !text.includes("\\`") && text.split("`").length % 2 === 1)
