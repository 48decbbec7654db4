/**
 * The title of a page that only its front matter has, as generators of sites show it: it counts as a heading's title
 * of the preamble.
 */
import { matterTitleOf } from "../document/FrontMatter.ts"
import type { Outline } from "../document/Outline.ts"
import { type ByteSource, read } from "../files/ByteSource.ts"

/** Bytes of front matter that are read for a title. */
const LIMIT = 8 * 1024

export interface PageTitle {
  readonly title: string
  readonly line: number
}

/** Returns a function that reads the title in the front matter of a document without a heading of level 1, once. */
export const pageTitle = (source: ByteSource, { headings, start, first }: Outline): (() => PageTitle | undefined) => {
  if (headings === null || headings.levels.includes(1) || start.byte === first.byte) return () => undefined
  let title: PageTitle | undefined
  let isRead = false
  return () => {
    if (!isRead) title = matterTitleOf(read(source, 0, Math.min(first.byte, LIMIT)).toString())
    isRead = true
    return title
  }
}
