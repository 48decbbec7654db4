/**
 * Makes MDX readable as Markdown, for the link check. Three rules differ: a tag on a line of its own is a block, and
 * what follows is read as Markdown, while in CommonMark it begins HTML that goes on to the next blank line; fences and
 * headings may be indented to any depth; and braces may hold a comment. Other text that is indented by four columns is
 * left as code, as in CommonMark, though MDX has none: its links are not checked.
 */

import { Comments } from "./MdxComments.ts"
import { trimMarkdownSpace } from "./Title.ts"

const TAG = /<\/?[A-Za-z][^<>]{0,1000}>/g

/** Checks whether a line consists of tags. */
const isOfTags = (line: string): boolean => /^[ \t]*</.test(line) && line.replace(TAG, "").trim() === ""

/** Returns the title of an indented heading, without `#` at its end. */
const indentedTitle = (line: string): string | undefined => {
  const [, title] = /^[ \t]+#{1,6}[ \t](.*)$/s.exec(line) ?? []
  if (title === undefined) return undefined
  const text = trimMarkdownSpace(title)
  let end = text.length
  while (text.charAt(end - 1) === "#") end--
  return end === 0 || /[ \t]/.test(text.charAt(end - 1)) ? trimMarkdownSpace(text.slice(0, end)) : text
}

const HEADING = /^[ \t]*#{1,6}[ \t]/

/** The line that opens a fence, after markers of list items too. */
const FENCE = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/

export interface Opened {
  /** The text without fenced code and comments, with a blank line after each line of tags. */
  readonly text: string
  /** For each of its lines, that of the source, both counted from 1 (the first entry is not used). */
  readonly lines: ReadonlyArray<number>
  /** Titles of indented headings, which are no headings in Markdown. */
  readonly titles: ReadonlyArray<string>
  /** Lines of unclosed fences. */
  readonly openFences: ReadonlyArray<number>
}

/**
 * Returns the text of an MDX document as Markdown.
 *
 * @example
 * openedTags("<Tab>\n## A\n</Tab>\n").text // "<Tab>\n\n## A\n</Tab>\n\n"
 */
export const openedTags = (source: string): Opened => {
  const text: Array<string> = []
  const lines = [0]
  const titles: Array<string> = []
  const openFences: Array<number> = []
  const add = (line: string, index: number): void => {
    text.push(line)
    lines.push(index + 1)
  }
  const all = source.split("\n")
  const closing = new ClosingFences(all)
  const comments = new Comments(all)
  for (let index = 0; index < all.length; index++) {
    const [, fence] = FENCE.exec(all[index] ?? "") ?? []
    if (fence !== undefined) {
      const close = closing.after(index, fence)
      if (close === undefined) openFences.push(index + 1)
      for (const end = close ?? index; index < end; index++) add("", index)
      add("", index)
      continue
    }
    // The comment behind a heading may be its id.
    if (!HEADING.test(all[index] ?? "")) comments.removeFrom(index)
    const line = all[index] ?? ""
    add(line, index)
    if (isOfTags(line)) add("", index)
    const title = indentedTitle(line)
    if (title !== undefined) titles.push(title)
  }
  return { text: text.join("\n"), lines, titles, openFences }
}

/** Finds the lines that close fences. */
class ClosingFences {
  readonly #lines: ReadonlyArray<string>
  /** The shortest fence of each mark that no later line closes: nor does one close a longer one. */
  readonly #unclosed = new Map<string, number>()

  constructor(lines: ReadonlyArray<string>) {
    this.#lines = lines
  }

  /** Returns the first line after `index` that closes the fence. */
  after(index: number, fence: string): number | undefined {
    const mark = fence.charAt(0)
    const most = this.#unclosed.get(mark) ?? Number.POSITIVE_INFINITY
    if (fence.length >= most) return undefined
    for (let at = index + 1; at < this.#lines.length; at++) {
      const line = (this.#lines[at] ?? "").trim()
      if (line.startsWith(fence) && line === mark.repeat(line.length)) return at
    }
    this.#unclosed.set(mark, fence.length)
    return undefined
  }
}
