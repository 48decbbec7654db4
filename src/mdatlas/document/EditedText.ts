/** Inserts text into a section or replaces it, and leaves all other bytes of the file unchanged. */
import { matterFence } from "./LineRules.ts"

export type Mode = "replace" | "append" | "prepend" | "insert_before" | "insert_after" | "delete"

/** Bytes of a section: `[start, end)` was read, its subsections end at `last`. */
export interface Place {
  /** End of the file's byte-order mark, or 0. */
  readonly textStart: number
  readonly start: number
  readonly end: number
  readonly last: number
  readonly hasHeading: boolean
}

export interface EditedText {
  readonly after: Buffer
  /** Byte of the old file after which it is unchanged. */
  readonly tail: number
}

/**
 * Returns the text with the change made. What is added ends its line, ends as the lines of the file do, and has blank
 * lines around it.
 *
 * @example
 * const place = { textStart: 0, start: 0, end: 4, last: 4, hasHeading: true }
 * edited(Buffer.from("# A\n"), place, { mode: "append", content: "b" }).after.toString() // "# A\n\nb\n"
 */
export const edited = (
  before: Buffer,
  place: Place,
  { mode, content }: { readonly mode: Mode; readonly content: string }
): EditedText => {
  const { textStart, start, end } = place
  const eol = lineEndOf(before)
  const text = content.replace(/\r\n|\r|\n/g, eol)
  const block = text === "" || text.endsWith(eol) ? text : text + eol
  const own = before.subarray(start, end)
  const isReplaced = mode === "replace" || mode === "delete"
  const at = placeOf(mode, place, own)
  const head = before.subarray(0, at)
  const tail = before.subarray(isReplaced ? end : at)
  const isFirst = at <= textStart
  const gapBefore = !isFirst && !endsInLine(head) ? eol : ""
  const isSetOff = mode === "append" || mode === "insert_after" || mode === "prepend"
  const lead = isSetOff && !isFirst && !endsInBlankLine(head) ? eol : ""
  // The text after a replaced block begins with a heading, which a blank line sets off as before.
  const needsBlank = isReplaced
    ? mode === "replace" && endsInBlankLine(own) && !text.endsWith(eol + eol)
    : tail.length > 0 && !/^\s*(?:\r|\n)/.test(tail.subarray(0, 8).toString("latin1"))
  const trail = needsBlank && block !== "" ? eol : ""
  const added = Buffer.from(gapBefore + lead + block + trail, "utf8")
  return { after: Buffer.concat([head, added, tail]), tail: before.length - tail.length }
}

/** Returns the byte at which a mode puts its content. */
const placeOf = (mode: Mode, { start, end, last, hasHeading }: Place, own: Buffer): number => {
  switch (mode) {
    case "replace":
    case "delete":
      return start
    case "append":
      return end
    case "insert_after":
      return last
    case "insert_before":
      return start + (hasHeading ? 0 : frontMatterLength(own))
    case "prepend":
      return start + (hasHeading ? headingLength(own) : frontMatterLength(own))
  }
}

/** Checks whether the last line is blank; white space of more than a few bytes does not count as such. */
const endsInBlankLine = (bytes: Buffer): boolean =>
  /(?:\r\n|\n|\r(?!\n))[ \t]{0,20}(?:\r\n|\n|\r(?!\n))$/.test(bytes.subarray(-24).toString("latin1"))

const endsInLine = (bytes: Uint8Array): boolean => bytes.at(-1) === 0x0a || bytes.at(-1) === 0x0d

/** Returns the line end that the file uses first; LF if it has none. */
const lineEndOf = (bytes: Buffer): string =>
  /\r\n|\r|\n/.exec(bytes.subarray(0, 64 * 1024).toString("latin1"))?.[0] ?? "\n"

/** Returns the bytes of a heading that begins a section: one line that begins with `#`, else all to the underline. */
const headingLength = (own: Buffer): number => {
  const text = own.toString("latin1")
  const atx = /^ {0,3}#{1,6}(?![^ \t\r\n])[^\r\n]*(?:\r\n|\r|\n|$)/.exec(text)
  return (atx ?? /^[\s\S]*?(?:\r\n|\r|\n) {0,3}(?:=+|-+)[ \t]*(?:\r\n|\r|\n|$)/.exec(text))?.[0].length ?? 0
}

/** Returns the size of the front matter that a preamble may begin with, in bytes: nothing can come before it. */
const frontMatterLength = (own: Buffer): number => {
  const fence = matterFence(own, 0, lineEnd(own, 0))
  if (fence === 0) return 0
  for (let at = nextLine(own, 0); at < own.length; at = nextLine(own, at)) {
    if (matterFence(own, at, lineEnd(own, at)) === fence) return nextLine(own, at)
  }
  return 0
}

const lineEnd = (bytes: Buffer, at: number): number => {
  let end = at
  while (end < bytes.length && bytes[end] !== 0x0a && bytes[end] !== 0x0d) end += 1
  return end
}

const nextLine = (bytes: Buffer, at: number): number => {
  const end = lineEnd(bytes, at)
  return Math.min(bytes.length, end + (bytes[end] === 0x0d && bytes[end + 1] === 0x0a ? 2 : 1))
}
