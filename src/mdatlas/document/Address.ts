/** Finds sections by title, by the titles from the top, or by GitHub's anchor. */
import GithubSlugger from "github-slugger"
import type { Outline } from "./Outline.ts"
import { rowIdentifier } from "./Walk.ts"

/** Separator between the titles of a path. */
const SEPARATOR = ">"

/** The form in which titles are compared: width, case and runs of white space do not matter. */
const folded = (title: string): string => title.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim()

/**
 * Returns the ids of the sections that an address may mean, in document order: one where it is plain, none where
 * nothing has that name, several where it is ambiguous. A document without columns knows its sections by id alone.
 *
 * @example
 * addressed(outline, "Result > Detailed design") // ["detailed-design-0a1b2c3d"]
 * addressed(outline, "#detailed-design-1")       // the second section that GitHub gives this anchor's base
 */
export const addressed = ({ headings }: Outline, address: string): ReadonlyArray<string> => {
  if (headings === null) return []
  const { titles, levels } = headings
  if (address.startsWith("#")) {
    const wanted = address.slice(1).normalize("NFC").toLowerCase()
    const row = anchorsOf(titles).findIndex((anchor) => anchor.normalize("NFC").toLowerCase() === wanted)
    if (row >= 0) return [rowIdentifier(headings, row)]
  }
  const ids: Array<string> = []
  const whole = folded(address)
  titles.forEach((title, row) => {
    if (folded(title) === whole) ids.push(rowIdentifier(headings, row))
  })
  const parts = address.split(SEPARATOR).map(folded)
  if (ids.length > 0 || parts.length < 2 || parts.includes("")) return ids
  // Titles may stand between those named: a path is a list of ancestors in order, the section itself last.
  const last = parts.at(-1)
  const open: Array<{ readonly level: number; readonly title: string }> = []
  titles.forEach((title, row) => {
    const level = levels[row] ?? 0
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const own = folded(title)
    if (own === last && isPathOf(parts.slice(0, -1), open)) ids.push(rowIdentifier(headings, row))
    open.push({ level, title: own })
  })
  return ids
}

const isPathOf = (wanted: ReadonlyArray<string>, ancestors: ReadonlyArray<{ readonly title: string }>): boolean => {
  let next = 0
  for (const { title } of ancestors) if (title === wanted[next]) next += 1
  return next === wanted.length
}

/**
 * Returns the anchors that GitHub gives headings of these titles, in their order.
 *
 * @see https://github.com/Flet/github-slugger
 */
export const anchorsOf = (titles: ReadonlyArray<string>): ReadonlyArray<string> => {
  const slugger = new GithubSlugger()
  return titles.map((title) => slugger.slug(title))
}
