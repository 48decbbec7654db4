/** Finds sections by title, by the titles from the top, or by GitHub's anchor. */
import GithubSlugger from "github-slugger"
import type { Outline } from "./Outline.ts"
import { dashed, nameOf, ownIdOf, withoutMarks } from "./OwnId.ts"
import { allTitles } from "./Titles.ts"
import { rowIdentifier } from "./Walk.ts"

/** Separator between the titles of a path. */
const SEPARATOR = ">"

/** The form in which titles are compared: width, case and runs of white space do not matter. */
const folded = (title: string): string => title.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim()

/** Forms in which a whole title is compared, the strictest first: the last leaves out punctuation. */
const FORMS: ReadonlyArray<(title: string) => string> = [
  folded,
  (title) => folded(nameOf(title)),
  (title) => folded(nameOf(title).replace(/[^\p{L}\p{N}\p{M}]+/gu, " "))
]

/**
 * Returns the ids of the sections that an address may mean, in document order: several if it is ambiguous. A document
 * without columns finds its sections by id alone.
 *
 * @example
 * addressed(outline, "Result > Detailed design") // ["detailed-design-0a1b2c3d"]
 * addressed(outline, "#detailed-design-1")       // the second section that GitHub gives this anchor's base
 * addressed(outline, "what is new")              // the section "What is new? {#new}", where no title is closer
 */
export const addressed = ({ headings }: Outline, address: string): ReadonlyArray<string> => {
  if (headings === null) return []
  const { levels } = headings
  const titles = allTitles(headings.titles)
  const idOf = (row: number) => rowIdentifier(headings, row, titles[row] ?? "")
  if (address.startsWith("#")) {
    const wanted = address.slice(1).normalize("NFC").toLowerCase()
    const github = anchorsOf(titles)
    const own = titles.map(ownIdOf)
    for (const anchors of [github, own]) {
      const known = anchors.map((anchor) => anchor?.normalize("NFC").toLowerCase())
      for (const name of [wanted, withoutMarks(wanted)]) {
        const row = known.indexOf(name)
        if (row >= 0) return [idOf(row)]
      }
    }
    const words = dashed(wanted)
    const alike = titles.flatMap((title, row) =>
      words !== "" && [nameOf(title), github[row] ?? "", own[row] ?? ""].some((name) => dashed(name) === words)
        ? [idOf(row)]
        : []
    )
    if (alike.length > 0) return alike
  }
  const ids: Array<string> = []
  const parts = partsOf(address)
  const isPath = parts.length > 1 && !parts.includes("")
  // A path has ">" between its titles, which the form without punctuation leaves out.
  for (const form of isPath ? FORMS.slice(0, -1) : FORMS) {
    const whole = form(address)
    titles.forEach((title, row) => {
      if (whole !== "" && form(title) === whole) ids.push(idOf(row))
    })
    if (ids.length > 0) return ids
  }
  if (!isPath) return []
  // A path is a list of ancestors in order, the section itself last. Other titles may come between them, unless there
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
    const id = idOf(row)
    ids.push(id)
    if (path.length === parts.length) exact.push(id)
  })
  return exact.length > 0 ? exact : ids
}

/** Returns the folded titles of a path; a title that holds a separator counts as several. */
const partsOf = (path: string): ReadonlyArray<string> => path.split(SEPARATOR).map((title) => folded(nameOf(title)))

/** Checks whether the titles are in the path, in their order. */
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
