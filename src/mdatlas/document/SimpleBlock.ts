/**
 * Reads links and headings of usual blocks without a parser: paragraphs, lists, tables, headings and code.
 *
 * A full parser takes some seconds for a megabyte, and most blocks hold nothing but text and plain links. What goes
 * beyond (brackets within brackets, escapes, HTML, block quotes, items whose lines are indented in unusual ways) is
 * left to it: the answer is then `undefined`, never a guess.
 */
import { Labels } from "./Labels.ts"
import { simpleTitle } from "./Title.ts"

/** A destination of a link, an image or a definition, and the line of it, counted from 1. */
export interface Link {
  readonly url: string
  readonly line: number
}

export interface SimpleBlock {
  readonly links: ReadonlyArray<Link>
  /** Present where the block is a heading. */
  readonly heading?: { readonly level: number; readonly title: string }
  /** True if the block is a fence that nothing closes. */
  readonly isOpenFence?: boolean
  /** Present for a table with unusual rows: these rows alone, on the same lines, for the parser to read. */
  readonly rest?: string
}

/**
 * Reads a block that stands in no other block, up to the next such block. Its lines end in `\n`; the first is number
 * `line`.
 *
 * @example
 * simpleBlock("- see [a](b.md)\n", 7) // { links: [{ url: "b.md", line: 7 }] }
 * simpleBlock("> [a](b.md)\n", 7) // undefined: a parser has to tell
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
  const isList = ITEM.test(first)
  if (!isList && DELIMITER_ROW.test(lines[1] ?? "") && !UNDERLINE.test(lines[1] ?? "")) return readTable(lines, line)
  if (!(isList ? isSimpleList(lines) : isSimpleParagraph(lines))) return undefined
  const links: Array<Link> = []
  for (const [index, one] of lines.entries()) {
    const urls = urlsIn(one)
    if (urls === undefined) return undefined
    for (const url of urls) links.push({ url, line: line + index })
  }
  return { links }
}

const NOTHING: SimpleBlock = { links: [] }

/** A thematic break. */
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/
const FENCE = /^(?:`{3,}(?![^`]*`)|~{3,})/
/** The marker of a list item with something behind it that is not indented code. */
const ITEM = /^[ \t]*(?:[-+*]|\d{1,9}[.)]) {1,3}(?=[^ \t])/
/** Beginning of text that begins no other block within an item. */
const TEXT = /^(?:[\p{L}"'“‘(（「『【:]|\d+(?![.)\d])|[*_]{1,3}[^\s*_]|!?\[|`(?!``))/u
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/
/** May be the line below the head of a table. */
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

/**
 * Checks whether every line is an item or goes on with the text of one; after a blank line nothing may be indented
 * code.
 */
const isSimpleList = (lines: ReadonlyArray<string>): boolean => {
  let isAfterBlank = false
  for (const line of lines) {
    const isBlank = line.trim() === ""
    if (!isBlank) {
      const text = line.slice(ITEM.exec(line)?.[0].length ?? 0).trimStart()
      if (!TEXT.test(text) || (isAfterBlank && /^ {0,3}\t|^ {4}/.test(line))) return false
    }
    isAfterBlank = isBlank
  }
  return true
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
  const urls = [head, ...rows].map((row) => (isUsual(row) ? urlsIn(row) : undefined))
  const hasRest = urls.includes(undefined)
  const links = urls.flatMap((found = [], index) => {
    // The head goes to the parser together with unusual rows.
    if (index === 0) return hasRest ? [] : found.map((url) => ({ url, line }))
    return found.map((url) => ({ url, line: line + index + 1 }))
  })
  if (!hasRest) return { links }
  const left = rows.map((row, index) => (urls[index + 1] === undefined ? row : CELL))
  return { links, rest: [head, delimiters, ...left].join("\n") }
}

/** A row of one cell. */
const CELL = "x"

const columnsOf = (row: string): number => row.split("|").length

/** A pair of brackets without brackets in it, and the plain destination and title behind it. */
const BRACKETS = /\[([^[\]]*)\](?:\(([^\s()<>\p{Cc}]*)(?:[ \t]+(?:"[^"]*"|'[^']*'))?\))?/gu
const ENTITY = /&(?:#|[A-Za-z][A-Za-z0-9]*;)/
const CODE = /`[^`]*`/g

/** The destinations of the links in one line of text; undefined where a parser has to tell. */
const urlsIn = (line: string): ReadonlyArray<string> | undefined => {
  if (!isPaired(line)) return undefined
  const text = line.includes("`") ? line.replace(CODE, "x") : line
  if (text.includes("<")) return undefined
  if (!/[[\]]/.test(text)) return []
  if (text.includes("\\") || text.split(/[ \t]/).some(isAddressWithBracket)) return undefined
  const urls: Array<string> = []
  let end = 0
  for (const match of text.matchAll(BRACKETS)) {
    const [whole, label = "", url] = match
    if (/[[\]]/.test(text.slice(end, match.index))) return undefined
    end = match.index + whole.length
    const next = text.charAt(end)
    if (next === "[" || next === "(" || (url === undefined && next === ":")) return undefined
    if (url === undefined) continue
    if (label.startsWith("^") || ENTITY.test(url)) return undefined
    urls.push(url)
  }
  return /[[\]]/.test(text.slice(end)) ? undefined : urls
}

/** Checks whether a bracket stands behind the beginning of a bare address, of which it may be a part. */
const isAddressWithBracket = (word: string): boolean =>
  /\/\/|www\./i.test(word.slice(0, Math.max(0, word.lastIndexOf("["))))

/**
 * Checks whether the line's backticks stand alone and make pairs: code spans, none of which begins behind an escape.
 */
const isPaired = (line: string): boolean =>
  !line.includes("`") || (!line.includes("``") && !line.includes("\\`") && line.split("`").length % 2 === 1)
