/**
 * Descriptions as Markdown (CommonMark, with GitHub's `~~`): paragraphs, fenced code, links to our own addresses.
 *
 * Prose is escaped only if a character would otherwise be read as markup.
 */
import { longestBackticks } from "../../kernel/util/Text.ts"
import { parse } from "./BBCode.ts"
import type { Format, Node, ReferenceTag } from "./BBCodeNode.ts"
import { type CodeLanguage, oneLanguage } from "./OneLanguage.ts"
import { labelOf, looksLikeClass } from "./PlainText.ts"

/** Context for rendering a text: the reference around it. */
export interface Links {
  /** The class whose text it is: its own name is bold instead of a link. */
  readonly className: string
  /** The address of what a reference points to; undefined if the reference set lacks it. */
  readonly resolve: (tag: ReferenceTag, target: string) => string | undefined
  /** The address that `$DOCS_URL` stands for. */
  readonly docsUrl: string
  /** The language of code to keep where a text speaks of both; both by default. */
  readonly language?: CodeLanguage
}

/**
 * Renders a description as Markdown.
 *
 * @example
 * const links = { className: "Timer", resolve: () => "godot://symbol/Timer/method/start", docsUrl: "" }
 * toMarkdown("See [method start].", links) // "See [`start()`](godot://symbol/Timer/method/start)."
 */
export const toMarkdown = (text: string, links: Links): string => {
  const writer = new Writer()
  for (const node of oneLanguage(parse(addressOf(text, links.docsUrl)), links.language)) write(writer, node, links)
  return writer.finish()
}

/**
 * An address as written in a document, as it can be followed: those of Godot's manual begin with a placeholder.
 *
 * @example
 * addressOf("$DOCS_URL/tutorials/2d", "https://docs.godotengine.org/en/4.5")
 * // "https://docs.godotengine.org/en/4.5/tutorials/2d"
 */
export const addressOf = (address: string, docsUrl: string): string => address.replaceAll("$DOCS_URL", () => docsUrl)

const write = (writer: Writer, node: Node, links: Links): void => {
  switch (node.type) {
    case "break":
      writer.endParagraph()
      break
    case "block":
      writer.block(node.language, node.text)
      break
    case "text":
      writer.prose(node.text, followable(node.format))
      break
    case "code":
      writer.code(node.text, followable(node.format))
      break
    case "image":
      writer.image(node.address, node.format)
      break
    case "reference":
      writeReference(writer, node, links)
      break
  }
}

/** Removes the address of a link that a reader should not follow (`javascript:`, `file:`); its text stays. */
const followable = (format: Format): Format =>
  format.href === undefined || isFollowable(format.href) ? format : { ...format, href: undefined }

/**
 * Checks whether an address may become a link: only web addresses and relative ones, none that runs code.
 *
 * @example
 * isFollowable("https://godotengine.org") // true
 * isFollowable("javascript:alert(1)") // false
 */
export const isFollowable = (address: string): boolean => /^(?:https?:|[^:]+$)/i.test(address.trim())

const writeReference = (writer: Writer, node: Extract<Node, { type: "reference" }>, links: Links): void => {
  const { tag, target } = node
  const format = followable(node.format)
  const uri = links.resolve(tag, target)
  // A link cannot stand in a link.
  const linked = format.href === undefined && uri !== undefined ? { ...format, href: uri } : format
  if (tag === "class" && target === links.className) writer.prose(target, { ...format, bold: true })
  else if (uri === undefined) {
    writer.code(tag === "class" && !looksLikeClass(target) ? `[${target}]` : labelOf(tag, target), format)
  } else if (tag === "class") writer.prose(target, linked)
  else writer.code(labelOf(tag, target), linked)
}

/** From the outermost in; a link is outside of them all. */
const emphases = ["bold", "italic", "struck"] as const

const marks = { bold: "**", italic: "*", struck: "~~" } as const

const plainFormat: Format = { bold: false, italic: false, struck: false, href: undefined }

/**
 * Writes inline runs. Marks are written only around visible text: next to a space or across paragraphs they would not
 * count as marks. Nor would they between a letter and punctuation, so a space is added there.
 */
class Writer {
  readonly #parts: Array<string> = []
  #format = plainFormat
  /** True if a space is to be written before the next visible text. */
  #space = false
  #paragraphEnds = false
  /** The last character of visible text. */
  #last = ""
  #afterCode = false

  finish(): string {
    this.endParagraph()
    return this.#parts.join("")
  }

  endParagraph(): void {
    this.#close(plainFormat)
    this.#space = false
    this.#paragraphEnds = this.#parts.length > 0
    this.#last = ""
    this.#afterCode = false
  }

  prose(text: string, format: Format): void {
    const body = text.trim()
    if (text !== text.trimStart()) this.#space = true
    if (body === "") return
    const isFirst = this.#parts.length === 0
    const lineStarts = this.#begin(format, body.charAt(0))
    // A tilde after the mark would be one with it.
    const escaped = escapeProse(body, format.struck ? "~" : this.#last, format.href !== undefined)
    this.#visible(lineStarts ? escapeLineStart(escaped, isFirst) : escaped, body)
    this.#space = text !== text.trimEnd()
  }

  code(text: string, format: Format): void {
    const body = text.includes("\n")
      ? text
          .split("\n")
          .map((line) => line.trim())
          .join(" ")
      : text
    if (body === "") return
    if (this.#afterCode) this.#space = true
    this.#begin(format, "`")
    this.#visible(codeSpan(body), "`")
    this.#afterCode = true
  }

  image(address: string, format: Format): void {
    this.#begin(format, "!")
    this.#visible(`![](${destination(address)})`, ")")
  }

  block(language: string, text: string): void {
    this.endParagraph()
    const fence = "`".repeat(Math.max(3, longestBackticks(text) + 1))
    if (this.#paragraphEnds) this.#parts.push("\n\n")
    this.#parts.push(`${fence}${language}\n${text}${text === "" ? "" : "\n"}${fence}`)
    this.endParagraph()
  }

  #visible(written: string, shown: string): void {
    this.#parts.push(written)
    this.#last = shown.charAt(shown.length - 1)
    this.#afterCode = false
  }

  /** Prepares for text in `format` whose first character is `next`; returns true at the beginning of a line. */
  #begin(format: Format, next: string): boolean {
    const starts = this.#paragraphEnds || this.#parts.length === 0
    if (this.#paragraphEnds) this.#parts.push("\n\n")
    this.#paragraphEnds = false
    const closed = this.#close(format)
    const opens = emphases.filter((one) => format[one] && !this.#format[one])
    const torn =
      (closed && opens.length > 0) ||
      (closed && isPunctuation(this.#last) && isWordCharacter(next)) ||
      (opens.length > 0 && isWordCharacter(this.#last) && isPunctuation(next))
    if ((this.#space || torn) && !starts) this.#visible(" ", " ")
    this.#space = false
    if (format.href !== undefined && this.#format.href === undefined) {
      // `!` before a link would make it an image.
      if (this.#last === "!") this.#parts.push(this.#parts.pop()?.replace(/!$/, "\\!") ?? "")
      this.#parts.push("[")
    }
    for (const one of opens) this.#parts.push(marks[one])
    this.#format = format
    return starts && opens.length === 0 && format.href === undefined
  }

  /** Closes the marks that `format` lacks, and all marks inside them; returns whether an emphasis was among them. */
  #close(format: Format): boolean {
    const open = this.#format
    const linkEnds = open.href !== format.href
    const changes = linkEnds ? 0 : emphases.findIndex((one) => open[one] !== format[one])
    if (changes < 0) return false
    const closing = emphases.slice(changes).filter((one) => open[one])
    for (const one of closing.toReversed()) this.#parts.push(marks[one])
    if (linkEnds && open.href !== undefined) this.#parts.push(`](${destination(open.href)})`)
    this.#format = {
      bold: open.bold && !closing.includes("bold"),
      italic: open.italic && !closing.includes("italic"),
      struck: open.struck && !closing.includes("struck"),
      href: linkEnds ? undefined : open.href
    }
    return closing.length > 0
  }
}

const isWordCharacter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)

const isPunctuation = (character: string): boolean => /[^\s\p{L}\p{N}]/u.test(character)

/** Characters that may be markup somewhere. */
const special = /[\\`*_<[\]&~]/g

/** `before` is the character before the text; in a link's text, brackets are escaped too, since one would end it. */
const escapeProse = (text: string, before: string, inLink: boolean): string =>
  text.replace(special, (character, at: number) => {
    const previous = at === 0 ? before : text.charAt(at - 1)
    const next = text.charAt(at + 1)
    return isMarkup(character, previous, next, text, at, inLink) ? `\\${character}` : character
  })

const isMarkup = (
  character: string,
  previous: string,
  next: string,
  text: string,
  at: number,
  inLink: boolean
): boolean => {
  switch (character) {
    case "\\":
      return next === "" || /[!-/:-@[-`{-~]/.test(next)
    case "*":
      return next !== " " || !(previous === "" || previous === " ")
    case "_":
      // Opens nothing unless something closes it, so only a possible closer is escaped.
      return /\S/.test(previous) && !isWordCharacter(next)
    case "~":
      // A mark may follow the text.
      return next === "" || next === "~" || /\S/.test(previous)
    case "<":
      return /[A-Za-z/!?]/.test(next)
    case "]":
      return inLink
    case "&":
      return /^&(?:[A-Za-z]\w{0,40}|#\w{1,10});/.test(text.slice(at, at + 48))
    default:
      return true
  }
}

/**
 * Marks that would begin a heading, a quotation, a fence or a rule; and a list, which stays one unless the text begins
 * with it.
 */
const escapeLineStart = (text: string, isFirst: boolean): string => {
  if (/^(?:#{1,6}(?:\s|$)|>|~~~|-{3,}$|={3,}$)/.test(text) || (isFirst && /^[-+*](?:\s|$)/.test(text)))
    return `\\${text}`
  return isFirst ? text.replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2") : text
}

/**
 * Code in backticks, more of them than it holds itself.
 *
 * @example codeSpan("a`b") // "`` a`b ``"
 */
export const codeSpan = (text: string): string => {
  const isPadded = text.startsWith(" ") && text.endsWith(" ") && text.trim() !== ""
  if (!text.includes("`") && !isPadded) return `\`${text}\``
  const fence = "`".repeat(longestBackticks(text) + 1)
  return `${fence} ${text} ${fence}`
}

/** An address where it cannot end a link's parentheses. */
const destination = (address: string): string =>
  address
    .trim()
    .replace(/[\s()<>\\]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`)
