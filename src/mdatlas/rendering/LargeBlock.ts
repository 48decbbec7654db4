/**
 * Splits a block that is too long for one answer, or for the parser, into smaller ones of its kind: rows of a table
 * under its head, items of a list, lines of code, sentences of a paragraph. No text is lost.
 */

import { decodeEntities, withoutTags } from "../document/Html.ts"
import { topBlocks } from "../document/TopBlocks.ts"
import { literal, parse, type Rendered, render, renderRoot } from "./Rendering.ts"

const LIMITS = {
  /** Number of bytes of source that the parser is given at once. */
  parsed: 32 * 1024,
  /** Length of one piece of a block that is taken apart, in UTF-16 units. */
  piece: 4096,
  /** Length of a rendered block from which on it is taken apart, in UTF-16 units. */
  rendered: 24_000,
  /** Number of UTF-16 units by which the kind of a block is recognised. */
  head: 2048,
  /** Maximum depth of blocks; the parser takes the square of it in time. */
  nesting: 100
} as const

/** A step of rendering, which returns the next blocks when it is called. */
export type Step = () => ReadonlyArray<string>

/**
 * Yields the steps that render a source of one block (`items` as `topBlocks` returns them, from its start). Steps that
 * are not called cost next to nothing. `definitions` are what references may lead to.
 */
export function* renderBlock(
  source: string,
  items: ReadonlyArray<number>,
  format: Rendered,
  definitions: string,
  depth = 0
): Generator<Step> {
  if (source.length <= LIMITS.parsed && depth <= LIMITS.nesting && !isTooDeep(source)) {
    const rendered = renderWith(source, definitions, format)
    if (isFitting(rendered)) {
      yield () => rendered
      return
    }
  }
  yield* renderApart(source, items, format, definitions, depth)
}

/** Yields the steps of `renderBlock` for a block that is known not to fit an answer as a whole. */
export function* renderApart(
  source: string,
  items: ReadonlyArray<number>,
  format: Rendered,
  definitions: string,
  depth = 0
): Generator<Step> {
  if (!isTooDeep(source) && depth <= LIMITS.nesting) yield* takenApart(source, items, format, definitions, depth)
  else for (const piece of pieces(source)) yield () => [literal(piece, format)]
}

/** Separates definitions from the source, which might continue the last of them. */
const BORDER = "<!-- -->"

/**
 * Renders a source whose references may lead to `definitions` that stand elsewhere. Only the start of a document
 * (`isStart`) may have front matter.
 */
export const renderWith = (
  source: string,
  definitions: string,
  format: Rendered,
  isStart = false
): ReadonlyArray<string> => {
  if (definitions === "") return render(isStart ? source : `\n${source}`, format)
  if (isStart) return render(`${source}\n\n${definitions}\n`, format)
  // An unclosed block in the source cannot swallow the text before it.
  const root = parse(`${definitions}\n\n${BORDER}\n\n${source}`)
  const border = root.children.findIndex((node) => node.type === "html" && node.value === BORDER)
  return renderRoot(
    { ...root, children: [...root.children.slice(border + 1), ...root.children.slice(0, border)] },
    format
  )
}

function* takenApart(
  source: string,
  items: ReadonlyArray<number>,
  format: Rendered,
  definitions: string,
  depth: number
): Generator<Step> {
  const [first] = parse(headOf(source)).children
  switch (first?.type) {
    case "html":
      for (const value of pieces(decodeEntities(withoutTags(source)).trim())) {
        const text = { type: "text" as const, value }
        yield () => renderRoot({ type: "root", children: [{ type: "paragraph", children: [text] }] }, format)
      }
      return
    case "list":
      for (const item of listItems(source, items)) {
        if (item.length <= LIMITS.parsed) yield () => renderWith(item, definitions, format)
        else yield* inner(item, format, definitions, depth)
      }
      return
    case "blockquote":
    case "footnoteDefinition":
      yield* inner(source, format, definitions, depth)
      return
    default: {
      const parts = first?.type === "table" ? rowsOf(source) : first?.type === "code" ? codeOf(source) : pieces(source)
      for (const part of parts) yield () => renderWith(part, definitions, format)
    }
  }
}

/** Returns the beginning of a block, enough to recognise its kind. */
const headOf = (source: string): string => {
  const end = source.lastIndexOf("\n", LIMITS.head)
  return source.slice(0, end > 0 ? end : LIMITS.head)
}

/** Renders a container that is too long block by block, each within the container's tags. */
function* inner(source: string, format: Rendered, definitions: string, depth: number): Generator<Step> {
  const [, indent = "", marker = ""] = CONTAINER.exec(source) ?? []
  if (marker === "") {
    for (const piece of pieces(source)) yield () => [literal(piece, format)]
    return
  }
  const isQuote = marker.startsWith(">")
  const isNote = marker.startsWith("[")
  const width = isNote ? NOTE_INDENT : indent.length + marker.length
  const text = source
    .slice(indent.length + marker.length)
    .split("\n")
    .map((line, index) => (index === 0 ? line : isQuote ? line.replace(/^ {0,3}>[ \t]?/, "") : dedented(line, width)))
    .join("\n")
  if (isNote) yield () => renderWith(`\\[${marker.slice(2, marker.indexOf("]"))}]`, "", format)
  const tag = isQuote ? "blockquote" : /\d/.test(marker) ? "ol" : "ul"
  let start = tag === "ol" ? Number.parseInt(marker, 10) : 1
  const wrapped = (html: string): string => {
    if (isQuote) return `<blockquote>\n${html}\n</blockquote>`
    const open = start === 1 ? `<${tag}>` : `<${tag} start="${start}">`
    start = 1
    return `${open}\n<li>\n${html}\n</li>\n</${tag}>`
  }
  for (const step of renderSource(text, format, definitions, depth + 1)) {
    yield format === "plain" || isNote ? step : () => step().map(wrapped)
  }
}

/** The marker of a block quote, list item or footnote, after its indentation. */
const CONTAINER =
  /^([ \t]{0,100})(>[ \t]?|[-+*][ \t]{1,100}|\d{1,9}[.)][ \t]{1,100}|\[\^[^\]\n]{1,1000}\]:[ \t]{0,100})/

/** Columns that continue a footnote. */
const NOTE_INDENT = 4

const dedented = (line: string, width: number): string => {
  let at = 0
  let column = 0
  for (; at < line.length && column < width; at++) {
    if (line[at] === " ") column++
    else if (line[at] === "\t") column += 4 - (column % 4)
    else break
  }
  return line.slice(at)
}

/** Yields the steps that render a source of any size. */
export function* renderSource(source: string, format: Rendered, definitions: string, depth: number): Generator<Step> {
  const bytes = Buffer.from(source)
  for (const { start, end, items } of topBlocks([bytes])) {
    const own = items.map((item) => item - start)
    yield* renderBlock(bytes.toString("utf8", start, end), own, format, definitions, depth)
  }
}

/** Tables of some rows each, under the same head. */
const rowsOf = (source: string): ReadonlyArray<string> => {
  const [head = "", rule = "", ...rows] = source.trimEnd().split("\n")
  return groups(rows, LIMITS.piece).map((group) => [head, rule, ...group].join("\n"))
}

/** Code of some lines each, within the same fences. */
const codeOf = (source: string): ReadonlyArray<string> => {
  const lines = source.trimEnd().split("\n")
  const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(lines[0] ?? "") ?? []
  if (fence === undefined) return groups(lines, LIMITS.piece).map((group) => group.join("\n"))
  const [open = "", ...body] = lines
  if (new RegExp(`^ {0,3}${fence[0]}{${fence.length},}[ \\t]*$`).test(body.at(-1) ?? "")) body.pop()
  return groups(body, LIMITS.piece).map((group) => [open, ...group, fence].join("\n"))
}

/** Lists of some items each; numbers go on. */
const listItems = (source: string, items: ReadonlyArray<number>): ReadonlyArray<string> => {
  const bytes = Buffer.from(source)
  const texts = items.map((start, index) => bytes.toString("utf8", start, items[index + 1] ?? bytes.length))
  const first = Number.parseInt(/^[ \t]*(\d{1,9})[.)]/.exec(texts[0] ?? "")?.[1] ?? "", 10)
  let index = 0
  return groups(texts, LIMITS.piece).map((group) => {
    const from = index
    index += group.length
    const text = group.join("")
    return Number.isNaN(first) ? text : text.replace(/^([ \t]*)\d{1,9}/, `$1${first + from}`)
  })
}

/** Yields a text in pieces that end where a line, a sentence or at least a word does. */
function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = at + LIMITS.piece
    const until = end >= text.length ? text.length : cutIn(text, at + LIMITS.piece / 2, end)
    const piece = text.slice(at, until).replace(/^[ \t\n]+|[ \t\n]+$/g, "")
    if (piece !== "") yield piece
    at = until
  }
}

/** Returns the best place for a cut behind `from`, up to `end`: a line end, the end of a sentence, a blank. */
const cutIn = (text: string, from: number, end: number): number => {
  // In the whole text, a mark that is missing would be looked for back to the beginning.
  const window = text.slice(from, end + 2)
  const last = (mark: string) => window.lastIndexOf(mark, end - from)
  const cut = [last("\n"), last(". ") + 1, last(" ")].find((place) => place > 0)
  return cut === undefined ? (/[\udc00-\udfff]/.test(text.charAt(end)) ? end - 1 : end) : from + cut
}

/** Lines or items in groups of at most `size` units, at least one in each. */
const groups = (texts: ReadonlyArray<string>, size: number): ReadonlyArray<ReadonlyArray<string>> => {
  const found: Array<Array<string>> = []
  let room = 0
  for (const text of texts) {
    const last = found.at(-1)
    if (last === undefined || text.length > room) {
      found.push([text])
      room = size - text.length
    } else {
      last.push(text)
      room -= text.length
    }
  }
  return found
}

/** Marker of a container after others. */
const MARKER = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y

/** Checks whether all blocks fit an answer. */
export const isFitting = (blocks: ReadonlyArray<string>): boolean =>
  blocks.every((block) => block.length <= LIMITS.rendered)

/** Checks whether a line stands within more containers than the parser takes in good time. */
export const isTooDeep = (source: string): boolean => {
  for (let at = 0; at < source.length; ) {
    const lineEnd = source.indexOf("\n", at)
    const end = lineEnd === -1 ? source.length : lineEnd
    // A line of few characters is not deep.
    if (end - at > LIMITS.nesting && containersIn(source, at) > LIMITS.nesting) return true
    at = end + 1
  }
  return false
}

const containersIn = (source: string, start: number): number => {
  let count = 0
  let at = start
  for (MARKER.lastIndex = at; MARKER.test(source) && count <= LIMITS.nesting; count++) {
    // Two columns of indentation at least are those of one container around.
    if (count === 0) count += Math.floor((MARKER.lastIndex - at - 1) / 2)
    at = MARKER.lastIndex
  }
  return count
}
