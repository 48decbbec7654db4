/**
 * The title of a page that only its front matter has, as generators of sites show it, or only its HTML: it counts as a
 * heading's title of the preamble.
 */
import { matterTitleOf } from "../document/FrontMatter.ts"
import { htmlTitleOf } from "../document/Html.ts"
import type { Outline } from "../document/Outline.ts"
import { type ByteSource, read } from "../files/ByteSource.ts"

/** Number of bytes that are read for a title. */
const LIMIT = 8 * 1024

export interface PageTitle {
  readonly title: string
  readonly line: number
}

/** Returns a function that reads the title before the first heading of a document without one of level 1, once. */
export const pageTitle = (source: ByteSource, { headings, start, first }: Outline): (() => PageTitle | undefined) => {
  if (headings === null || headings.levels.includes(1) || start.byte === first.byte) return () => undefined
  let title: PageTitle | undefined
  let isRead = false
  return () => {
    if (isRead) return title
    isRead = true
    const text = read(source, 0, Math.min(first.byte, LIMIT)).toString()
    title = matterTitleOf(text) ?? htmlTitleOf(text)
    return title
  }
}
