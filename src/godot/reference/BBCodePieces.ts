/** Cuts a text in BBCode into pieces: text, tags that stand for themselves, and the two ends of formatting. */
import { addTo } from "../../kernel/util/Collections.ts"
import type { Format, Node, ReferenceTag } from "./BBCodeNode.ts"
import { leadingTabs } from "./Indentation.ts"

/** Tags that format the text between them; those that are not in `Format` are dropped. */
const formats: ReadonlySet<string> = new Set(["b", "i", "u", "s", "center", "color", "font", "url"])

/** Tags whose content is literal up to their closing tag. */
const literals: ReadonlySet<string> = new Set(["code", "kbd", "img", "codeblock", "gdscript", "csharp"])

const references: ReadonlySet<string> = new Set<ReferenceTag>([
  "method",
  "constructor",
  "operator",
  "member",
  "signal",
  "constant",
  "enum",
  "annotation",
  "theme_item"
])

const isReference = (name: string): name is ReferenceTag => references.has(name)

/** Matches a tag: without line breaks or brackets and of limited length, so that a lone `[` costs little. */
const tagAt = /\[(\/?)([^[\]\n]{1,200})\]/y
const addressAt = /\[url=([^[\]\n]{0,2000})\]/y
/** Matches the one kind of name that contains brackets. */
const bracketOperatorAt = /\[operator ([^[\]\n]{1,100}\[\])\]/y

/** A tag that begins formatting; one that is never closed is text. */
interface Opener {
  readonly type: "open"
  readonly name: string
  readonly value: string
  readonly source: string
  closed: boolean
}

/** A piece of the text; openers and closers of formatting that belong together refer to each other. */
export type Piece =
  | { readonly type: "node"; readonly node: Exclude<Node, { readonly format: Format }> }
  | { readonly type: "inline"; readonly make: (format: Format) => Node }
  | Opener
  | { readonly type: "close"; readonly name: string; matched: boolean }

/**
 * Returns the pieces of a text, in order.
 *
 * @example
 * piecesOf("[b]Note") // an opener that is not closed, and a text
 */
export const piecesOf = (text: string): ReadonlyArray<Piece> => new PieceReader(text).read()

/** Cuts a text into pieces, from its beginning to its end. */
class PieceReader {
  readonly #text: string
  readonly #pieces: Array<Piece> = []
  /** Openers that wait for their closing tag, by name. */
  readonly #waiting = new Map<string, Array<Opener>>()
  /** Closing tags that do not occur any more. */
  readonly #absent = new Set<string>()
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  read(): ReadonlyArray<Piece> {
    const next = (): number => this.#text.indexOf("[", this.#at)
    for (let bracket = next(); bracket >= 0; bracket = next()) {
      this.#prose(this.#at, bracket)
      const tag = readTag(this.#text, bracket)
      if (tag === undefined) {
        this.#pieces.push(OPENING)
        this.#at = bracket + 1
        continue
      }
      this.#at = bracket + tag.source.length
      if (tag.closing) this.#close(tag)
      else if (literals.has(tag.name)) this.#literal(tag)
      else if (formats.has(tag.name)) this.#open(tag)
      else this.#single(tag)
    }
    this.#prose(this.#at, this.#text.length)
    return this.#pieces
  }

  #prose(from: number, to: number): void {
    if (from === to) return
    for (const [i, line] of this.#text.slice(from, to).split("\n").entries()) {
      if (i > 0) this.#pieces.push(BREAK)
      if (line !== "") this.#pieces.push(inlineText(line))
    }
  }

  #close({ name, source }: Tag): void {
    const opener = this.#waiting.get(name)?.pop()
    if (opener !== undefined) opener.closed = true
    if (formats.has(name)) this.#pieces.push({ type: "close", name, matched: opener !== undefined })
    else if (!literals.has(name) && name !== "codeblocks") this.#pieces.push(inlineCode(source))
  }

  /** Takes the content up to the closing tag as it is; an opening tag alone is shown as code. */
  #literal({ name, value, source }: Tag): void {
    const closing = `[/${name}]`
    const end = this.#absent.has(closing) ? -1 : this.#text.indexOf(closing, this.#at)
    if (end < 0) {
      this.#absent.add(closing)
      this.#pieces.push(inlineCode(source))
      return
    }
    this.#pieces.push(literal(name, value, this.#text.slice(this.#at, end)))
    this.#at = end + closing.length
  }

  #open({ name, value, source }: Tag): void {
    const opener: Opener = { type: "open", name, value, source, closed: false }
    this.#pieces.push(opener)
    addTo(this.#waiting, name, opener)
  }

  /** Reads a tag that stands for itself. */
  #single({ name, value, source }: Tag): void {
    if (isReference(name) && value !== "") this.#pieces.push(inlineReference(name, value))
    else if (name === "param" && value !== "") this.#pieces.push(inlineCode(value))
    else if (source === "[br]") this.#pieces.push(BREAK)
    else if (source === "[lb]") this.#pieces.push(OPENING)
    else if (source === "[rb]") this.#pieces.push(CLOSING)
    else if (source === "[codeblocks]") return
    else if (CLASS_NAME.test(source)) this.#pieces.push(inlineReference("class", source.slice(1, -1)))
    else this.#pieces.push(inlineCode(source))
  }
}

/** A word that may name a class: scripts are classes by their path, in quotes. */
const CLASS_NAME = /^\[[^\s,;=()]{1,200}\]$/

const inlineText = (text: string): Piece => ({
  type: "inline",
  make: (format) => ({ type: "text", text, format })
})

const inlineCode = (text: string): Piece => ({
  type: "inline",
  make: (format) => ({ type: "code", text, format })
})

const inlineReference = (tag: ReferenceTag, target: string): Piece => ({
  type: "inline",
  make: (format) => ({ type: "reference", tag, target, format })
})

const OPENING = inlineText("[")
const CLOSING = inlineText("]")
const BREAK: Piece = { type: "node", node: { type: "break" } }

interface Tag {
  readonly closing: boolean
  /** The text before the first space or `=`. */
  readonly name: string
  /** The text after it. */
  readonly value: string
  /** The whole tag as written. */
  readonly source: string
}

const execAt = (sticky: RegExp, text: string, at: number): RegExpExecArray | null => {
  sticky.lastIndex = at
  return sticky.exec(text)
}

const readTag = (text: string, at: number): Tag | undefined => {
  const address = text.startsWith("[url=", at) ? execAt(addressAt, text, at) : null
  if (address !== null) return { closing: false, name: "url", value: address[1] ?? "", source: address[0] }
  const operator = text.startsWith("[operator ", at) ? execAt(bracketOperatorAt, text, at) : null
  if (operator !== null) return { closing: false, name: "operator", value: operator[1] ?? "", source: operator[0] }
  const found = execAt(tagAt, text, at)
  if (found === null) return undefined
  const [source, slash, content = ""] = found
  const end = content.search(/[ =]/)
  return {
    closing: slash === "/",
    name: end < 0 ? content : content.slice(0, end),
    value: end < 0 ? "" : content.slice(end + 1).trim(),
    source
  }
}

/** `value` is what follows the tag's name: `lang=text`, `skip-lint`. */
const literal = (tag: string, value: string, content: string): Piece => {
  if (tag === "img") {
    return { type: "inline", make: (format) => ({ type: "image", address: content.trim(), format }) }
  }
  if (tag === "code" || tag === "kbd") {
    // The editor's own way to write a lone bracket.
    const text = content === "[lb]" ? "[" : content === "[rb]" ? "]" : content
    return inlineCode(text)
  }
  const language = tag === "codeblock" ? (/(?:^|\s)lang=([\w+#-]{1,30})/.exec(value)?.[1] ?? "gdscript") : tag
  return { type: "node", node: { type: "block", language, text: codeOf(content) } }
}

/** The code of a block without the tabs that all its lines begin with; other tabs become four spaces. */
const codeOf = (content: string): string => {
  const lines = content.split("\n").map((line) => line.trimEnd())
  while (lines.length > 0 && lines[0] === "") lines.shift()
  while (lines.at(-1) === "") lines.pop()
  let common = Number.POSITIVE_INFINITY
  for (const line of lines) if (line !== "") common = Math.min(common, leadingTabs(line))
  return lines.map((line) => line.slice(Math.min(common, line.length)).replaceAll("\t", "    ")).join("\n")
}
