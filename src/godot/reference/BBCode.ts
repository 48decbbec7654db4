/**
 * Godot's documentation BBCode, read into a flat list of nodes: every form that Godot's own converter
 * (`doc/tools/make_rst.py`) or the editor's help accepts.
 *
 * Formatting is a property of a node, not a level of a tree, so that wrongly nested
 * tags do no harm. The work is always linear in the length of the text.
 */
import { leadingTabs } from "./Indentation.ts"

/** Targets of cross references; `class` is the bare `[Node]`. */
export type ReferenceTag =
  | "class"
  | "method"
  | "constructor"
  | "operator"
  | "member"
  | "signal"
  | "constant"
  | "enum"
  | "annotation"
  | "theme_item"

export interface Format {
  readonly bold: boolean
  readonly italic: boolean
  readonly struck: boolean
  /** The address of the link around the node, as written. */
  readonly href: string | undefined
}

export type Node =
  | { readonly type: "text"; readonly text: string; readonly format: Format }
  /** Code, a key or a parameter's name; literal. */
  | { readonly type: "code"; readonly text: string; readonly format: Format }
  /** `target` as written: `add_child`, `Node.add_child`, `Node`. */
  | { readonly type: "reference"; readonly tag: ReferenceTag; readonly target: string; readonly format: Format }
  | { readonly type: "image"; readonly address: string; readonly format: Format }
  /** The end of a paragraph. */
  | { readonly type: "break" }
  /** A code block: dedented, deeper tabs as four spaces. */
  | { readonly type: "block"; readonly language: string; readonly text: string }

const unformatted: Format = { bold: false, italic: false, struck: false, href: undefined }

/** Tags that hold prose between them; what is not in `Format` is read and forgotten. */
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

/** A tag: no line break, no bracket, and bounded, so that a lone `[` costs little. Addresses may be longer. */
const tagAt = /\[(\/?)([^[\]\n]{1,200})\]/y
const addressAt = /\[url=([^[\]\n]{0,2000})\]/y
/** The one kind of name that holds brackets. */
const bracketOperatorAt = /\[operator ([^[\]\n]{1,100}\[\])\]/y

/** A piece of the text; `matched` openers and closers of formatting know each other. */
type Piece =
  | { readonly type: "node"; readonly node: Exclude<Node, { readonly format: Format }> }
  | { readonly type: "inline"; readonly make: (format: Format) => Node }
  | { readonly type: "open"; readonly name: string; readonly value: string; readonly source: string; closed: boolean }
  | { readonly type: "close"; readonly name: string; matched: boolean }

/**
 * Returns the nodes of a text.
 *
 * @example
 * parse("[b]Note:[/b] [method add_child]") // text "Note:" in bold, text " ", a reference to the method add_child
 */
export const parse = (text: string): ReadonlyArray<Node> => {
  if (!text.includes("[") && !text.includes("\n"))
    return text === "" ? [] : [{ type: "text", text, format: unformatted }]
  return assemble(piecesOf(text))
}

const piecesOf = (text: string): ReadonlyArray<Piece> => {
  const pieces: Array<Piece> = []
  /** Openers that wait for their closing tag, by name. */
  const waiting = new Map<string, Array<Extract<Piece, { type: "open" }>>>()
  /** Closing tags that do not occur any more. */
  const absent = new Set<string>()
  let at = 0
  /** The first line's end at or after the last place asked for. */
  let lineEnd = -1
  const lineEndFrom = (start: number): number => {
    if (lineEnd < start) lineEnd = text.indexOf("\n", start)
    if (lineEnd < 0) lineEnd = text.length
    return lineEnd
  }

  const prose = (from: number, to: number): void => {
    for (let start = from; ; ) {
      const end = Math.min(lineEndFrom(start), to)
      if (end > start) pieces.push(inlineText(text.slice(start, end)))
      if (end === to) break
      pieces.push({ type: "node", node: { type: "break" } })
      start = end + 1
    }
  }
  const code = (content: string): void => {
    pieces.push({ type: "inline", make: (format) => ({ type: "code", text: content, format }) })
  }
  const reference = (tag: ReferenceTag, target: string): void => {
    pieces.push({ type: "inline", make: (format) => ({ type: "reference", tag, target, format }) })
  }

  while (at < text.length) {
    const bracket = text.indexOf("[", at)
    if (bracket < 0) break
    prose(at, bracket)
    const tag = readTag(text, bracket)
    if (tag === undefined) {
      pieces.push(OPENING)
      at = bracket + 1
      continue
    }
    at = bracket + tag.source.length

    if (tag.closing) {
      const opener = waiting.get(tag.name)?.pop()
      if (opener !== undefined) opener.closed = true
      if (formats.has(tag.name)) pieces.push({ type: "close", name: tag.name, matched: opener !== undefined })
      else if (!literals.has(tag.name) && tag.name !== "codeblocks") code(tag.source)
      continue
    }
    if (literals.has(tag.name)) {
      const closing = `[/${tag.name}]`
      const end = absent.has(closing) ? -1 : text.indexOf(closing, at)
      if (end < 0) {
        absent.add(closing)
        code(tag.source)
      } else {
        pieces.push(literal(tag.name, tag.value, text.slice(at, end)))
        at = end + closing.length
      }
      continue
    }
    if (formats.has(tag.name)) {
      const opener: Extract<Piece, { type: "open" }> = { type: "open", ...tag, closed: false }
      pieces.push(opener)
      const others = waiting.get(tag.name)
      if (others === undefined) waiting.set(tag.name, [opener])
      else others.push(opener)
      continue
    }
    if (references.has(tag.name) && tag.value !== "") reference(tag.name as ReferenceTag, tag.value)
    else if (tag.name === "param" && tag.value !== "") code(tag.value)
    else if (tag.source === "[br]") pieces.push({ type: "node", node: { type: "break" } })
    else if (tag.source === "[lb]") pieces.push(OPENING)
    else if (tag.source === "[rb]") pieces.push(CLOSING)
    else if (tag.source === "[codeblocks]") continue
    else if (name.test(tag.source)) reference("class", tag.source.slice(1, -1))
    else code(tag.source)
  }
  prose(at, text.length)
  return pieces
}

/** A word that may name a class: scripts are classes by their path, in quotes. */
const name = /^\[[^\s,;=()]{1,200}\]$/

const inlineText = (text: string): Piece => ({
  type: "inline",
  make: (format) => ({ type: "text", text, format })
})

const OPENING = inlineText("[")
const CLOSING = inlineText("]")

interface Tag {
  readonly closing: boolean
  /** The text before the first blank or `=`. */
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
    return { type: "inline", make: (format) => ({ type: "code", text, format }) }
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

/** Gives each piece the formatting in force at its place; an opener that is never closed is text. */
const assemble = (pieces: ReadonlyArray<Piece>): ReadonlyArray<Node> => {
  const nodes: Array<Node> = []
  const depth = new Map<string, number>()
  const addresses: Array<string> = []
  let format = unformatted
  let linkIsEmpty = false

  const isOn = (tag: string): boolean => (depth.get(tag) ?? 0) > 0
  const turn = (tag: string, by: number): void => {
    depth.set(tag, (depth.get(tag) ?? 0) + by)
    format = { bold: isOn("b"), italic: isOn("i"), struck: isOn("s"), href: addresses.at(-1) }
  }

  for (const piece of pieces) {
    switch (piece.type) {
      case "node":
        nodes.push(piece.node)
        break
      case "inline":
        nodes.push(bareLink(piece.make(format)))
        linkIsEmpty = false
        break
      case "open":
        if (!piece.closed) {
          nodes.push({ type: "code", text: piece.source, format })
        } else {
          if (piece.name === "url") addresses.push(piece.value)
          linkIsEmpty = piece.name === "url"
          turn(piece.name, 1)
        }
        break
      case "close":
        if (!piece.matched) break
        // A link without a text shows its address.
        if (linkIsEmpty && piece.name === "url") nodes.push({ type: "text", text: addresses.at(-1) ?? "", format })
        linkIsEmpty = false
        if (piece.name === "url") addresses.pop()
        turn(piece.name, -1)
        break
    }
  }
  return nodes
}

/** `[url]https://...[/url]`: the text is the address. */
const bareLink = (node: Node): Node =>
  node.type === "text" && node.format.href === ""
    ? { ...node, format: { ...node.format, href: node.text.trim() } }
    : node
