/**
 * Reads raw HTML: its text, and the links and headings in it. The content of comments, scripts and styles is ignored.
 */
import { decodeNamedCharacterReference } from "decode-named-character-reference"

/** The text before a tag, the tag, and where it begins; `""` after the last one. */
interface Piece {
  readonly text: string
  readonly tag: string
  readonly at: number
}

/** Yields the pieces of raw HTML, in one pass. */
function* pieces(html: string): Generator<Piece> {
  const opening = /<(?=[a-z/!?])/gi
  let at = 0
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const open = match.index
    const text = html.slice(at, open)
    const ending = otherEnd(html.slice(open, open + OPENING_LENGTH))
    if (ending === undefined) at = tagEnd(html, open)
    else {
      ending.lastIndex = open + 1
      at = ending.test(html) ? ending.lastIndex : -1
    }
    // If nothing ends it, the rest is not text either.
    if (at === -1) at = html.length
    opening.lastIndex = at
    yield { text, tag: ending === undefined ? html.slice(open, at) : "", at: open }
  }
  yield { text: html.slice(at), tag: "", at: html.length }
}

/** Returns the expression for the end of the comment, script or style that begins so; `undefined` for a tag. */
const otherEnd = (opening: string): RegExp | undefined => {
  if (opening.startsWith("<!--")) return /-->/g
  const [, name = ""] = /^<(script|style)\b/i.exec(opening) ?? []
  if (name === "") return undefined
  return name.toLowerCase() === "script" ? /<\/script[^>]*(?:>|$)/gi : /<\/style[^>]*(?:>|$)/gi
}

/** `<script` and what follows it. */
const OPENING_LENGTH = 8

/**
 * Maximum length of a value in quotation marks that may hold a `>`, in UTF-16 units; its first `>` ends a longer one.
 */
const MAX_VALUE = 2000

/** Returns the index after the tag at `open`, -1 if nothing ends it. A `>` in the value of an attribute does not. */
const tagEnd = (html: string, open: number): number => {
  let before = ""
  for (let at = open + 1; at < html.length; at++) {
    const character = html.charAt(at)
    if (character === ">") return at + 1
    if (before === "=" && (character === '"' || character === "'")) {
      const length = html.slice(at + 1, at + 1 + MAX_VALUE).indexOf(character)
      // Not the first one after `open`, which may be far back: nothing is read twice.
      if (length === -1) return html.indexOf(">", at) + 1 || -1
      at += length + 1
      before = character
    } else if (character.trim() !== "") before = character
  }
  return -1
}

/**
 * Returns the text between the tags of raw HTML.
 *
 * @example
 * withoutTags("<b>a</b> &amp; <!-- c -->b") // "a &amp; b"
 */
export const withoutTags = (html: string): string => {
  let text = ""
  for (const piece of pieces(html)) text += piece.text
  return text
}

/**
 * Returns the text with entities resolved.
 *
 * @example
 * decodeEntities("a &amp; b") // "a & b"
 */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&([a-zA-Z][a-zA-Z0-9]{1,31}|#\d{1,7}|#[xX][0-9a-fA-F]{1,6});/g,
    (source, name: string) => decodeNamedCharacterReference(name) || numeric(name) || source
  )

const numeric = (name: string): string => {
  if (!name.startsWith("#")) return ""
  const code = /^#[xX]/.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "\ufffd"
}

interface HtmlHeading {
  readonly level: number
  readonly title: string
  /** Alternative text of the images in it. */
  readonly alt: string
  readonly line: number
}

export interface HtmlLinks {
  /** Lines count from 0, that of the beginning. */
  readonly links: ReadonlyArray<{ readonly url: string; readonly line: number }>
  readonly headings: ReadonlyArray<HtmlHeading>
  /** Ids and names of elements in lower case. */
  readonly anchors: ReadonlyArray<string>
}

/** A name and a value, in one pair of quotation marks, the other, or none. Braces hold expressions of a template. */
const ATTRIBUTE = /[\s"'/]([^\s"'<>/={}]{1,100})\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'=<>`{}]{1,2000}))/g

/** Attributes that name a place: also those that components of a site make anchors of, such as `titleId`. */
const ANCHOR =
  /\b[\w-]{0,30}(?:id|name|anchor|permalink|slug)\s*=\s*(?:"([^"<>]{1,200})"|'([^'<>]{1,200})'|([^\s"'=<>`{}]{1,200}))/gi

/**
 * Returns the links, headings and anchors of raw HTML. An attribute that only ends in `href` or `src`, such as `:href`
 * of Vue, is no link: it may hold an expression. Anchors are collected everywhere, so that none is reported as missing
 * by mistake.
 *
 * @example
 * htmlLinks('<h2>Use</h2>\n<a id=a href="b.md">')
 * // { links: [{ url: "b.md", line: 1 }], headings: [{ level: 2, title: "Use", alt: "", line: 0 }], anchors: ["a"] }
 */
export const htmlLinks = (html: string): HtmlLinks => {
  const links: Array<{ url: string; line: number }> = []
  const headings: Array<HtmlHeading> = []
  let title: string | undefined
  let alt = ""
  let titleLine = 0
  let level = 0
  let line = 0
  let counted = 0
  for (const { text, tag, at } of pieces(html)) {
    if (title !== undefined) title += text
    for (; counted < at; counted++) if (html.charAt(counted) === "\n") line++
    const name = /^<\/?[a-z][^\s/>]*/i.exec(tag)?.[0].toLowerCase() ?? ""
    if (/^<h[1-6]$/.test(name)) {
      title = ""
      alt = ""
      titleLine = line
      level = Number(name.at(-1))
    } else if (/^<\/h[1-6]$/.test(name) && title !== undefined) {
      headings.push({ level, title: inOneLine(title), alt: inOneLine(alt), line: titleLine })
      title = undefined
    }
    if (name === "" || name.startsWith("</")) continue
    for (const [, attribute = "", double, single, bare] of tag.matchAll(ATTRIBUTE))
      if (/^(?:href|src)$/i.test(attribute))
        links.push({ url: decodeEntities(double ?? single ?? bare ?? "").trim(), line })
      else if (name === "<img" && attribute.toLowerCase() === "alt") alt += ` ${double ?? single ?? bare ?? ""}`
  }
  const anchors = Array.from(html.matchAll(ANCHOR), ([, double, single, bare]) =>
    decodeEntities(double ?? single ?? bare ?? "").toLowerCase()
  )
  return { links, headings, anchors }
}

const inOneLine = (text: string): string => decodeEntities(text).replace(/\s+/g, " ").trim()

/**
 * Returns the title in the first-level heading of a text's raw HTML (of images, their alternative text) and its line
 * from 1. Text after a code fence, or on a line that begins with something else, does not count as HTML.
 *
 * @example
 * htmlTitleOf('<p>\n<h1 align="center">A <b>guide</b></h1>\n') // { title: "A guide", line: 2 }
 */
export const htmlTitleOf = (text: string): { readonly title: string; readonly line: number } | undefined => {
  const [html = ""] = text.split(/^ {0,3}(?:```|~~~)/m, 1)
  if (!/<h1[\s>]/i.test(html)) return undefined
  const lines = html.split("\n")
  const isHtml = (line: number) => lines[line]?.trimStart().startsWith("<") === true
  for (const { level, title, alt, line } of htmlLinks(html).headings) {
    const shown = title || alt
    if (level === 1 && shown !== "" && isHtml(line)) return { title: shown, line: line + 1 }
  }
  return undefined
}
