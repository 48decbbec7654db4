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
  const parts = partsOf(address)
  if (ids.length > 0 || parts.length < 2 || parts.includes("")) return ids
  // A path is a list of ancestors in order, the section itself last. Other titles may stand between them, unless there
  // is a section with just these.
  const exact: Array<string> = []
  const open: Array<{ readonly level: number; readonly parts: ReadonlyArray<string> }> = []
  titles.forEach((title, row) => {
    const level = levels[row] ?? 0
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const own = partsOf(title)
    open.push({ level, parts: own })
    if (own.at(-1) !== parts.at(-1)) return
    const path = open.flatMap((one) => one.parts)
    if (!isPathOf(parts, path)) return
    const id = rowIdentifier(headings, row)
    ids.push(id)
    if (path.length === parts.length) exact.push(id)
  })
  return exact.length > 0 ? exact : ids
}

/** The folded titles of a path; a title that holds a separator is several. */
const partsOf = (path: string): ReadonlyArray<string> => path.split(SEPARATOR).map(folded)

/** Checks whether the titles stand in the path, in their order. */
const isPathOf = (wanted: ReadonlyArray<string>, path: ReadonlyArray<string>): boolean => {
  let next = 0
  for (const title of path) if (title === wanted[next]) next += 1
  return next === wanted.length
}

/**
 * Returns the anchors that GitHub gives headings of these titles, in their order.
 *
 * @example
 * anchorsOf(["What's new", "A", "A"]) // ["whats-new", "a", "a-1"]
 *
 * @see https://github.com/Flet/github-slugger
 */
export const anchorsOf = (titles: ReadonlyArray<string>): ReadonlyArray<string> => {
  const slugger = new GithubSlugger()
  return titles.map((title) => slugger.slug(title))
}
