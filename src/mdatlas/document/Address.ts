/** Finds sections by title, by the titles from the top, or by GitHub's anchor. */
import GithubSlugger from "github-slugger"
import type { Outline } from "./Outline.ts"
import { dashed, nameOf, ownIdOf, withoutMarks } from "./OwnId.ts"
import { preambleId } from "./SectionId.ts"
import { allTitles } from "./Titles.ts"
import { rowIdentifier } from "./Walk.ts"

/** Separator between the titles of a path. */
const SEPARATOR = ">"

/** Returns the form for comparing titles: width, case and runs of white space do not matter. */
const folded = (title: string): string => title.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim()

/** The words of a title, without punctuation. */
const words = (title: string): string => folded(nameOf(title).replace(/[^\p{L}\p{N}\p{M}]+/gu, " "))

/** Forms in which a whole title is compared, the strictest first. */
const FORMS: ReadonlyArray<(title: string) => string> = [folded, (title) => folded(nameOf(title)), words]

/** The words of a title after a number of its chapter. */
const NUMBERED = /^((?:\d+ )+)(\p{L}.*)$/u
const DATE_BEHIND = / \d{4} \d{1,2} \d{1,2}$/

/** The words of a title, of a version without its `v` or `Version`. */
const unversioned = (title: string): string => words(title).replace(/^(?:v|version) ?(?=\d)/, "")

/**
 * Returns other names of a section besides its title: its chapter number, the title without it, and a version without
 * its date.
 *
 * @example
 * shortNames("1.2 Restore") // ["1 2 restore", "1 2", "restore"]
 * shortNames("[v1.1] - 2025-03-28") // ["1 1"]
 */
const shortNames = (title: string): ReadonlyArray<string> => {
  const whole = unversioned(title)
  const [, number = "", rest = ""] = NUMBERED.exec(whole) ?? []
  return [whole.replace(DATE_BEHIND, ""), number.trim(), rest].filter((name) => name !== "")
}

/**
 * Returns the ids of the sections that an address may mean, in document order: several if it is ambiguous. A document
 * without columns finds its sections by id alone.
 *
 * @example
 * addressed(outline, "Result > Detailed design") // ["detailed-design-0a1b2c3d"]
 * addressed(outline, "#detailed-design-1")       // the second section that GitHub gives this anchor's base
 * addressed(outline, "what is new")              // the section "What is new? {#new}", where no title is closer
 * addressed(outline, "v1.1 > Added")             // the section "Added" in "[1.1] - 2025-03-28"
 * addressed(outline, "preamble")                 // what comes before the first heading, where no title is this word
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
  const parts = partsOf(address)
  const isPath = parts.length > 1 && !parts.includes("")
  // A path has ">" between its titles, which the form without punctuation lacks.
  for (const form of isPath ? FORMS.slice(0, -1) : FORMS) {
    const whole = form(address)
    const ids = titles.flatMap((title, row) => (whole !== "" && form(title) === whole ? [idOf(row)] : []))
    if (ids.length > 0) return ids
  }
  if (isPath) {
    const rows = rowsOfPath(parts, titles, levels, (title) => partsOf(title).map((part) => [part]))
    if (rows.length > 0) return rows.map(idOf)
  }
  const short = isPath ? address.split(SEPARATOR).map(unversioned) : [unversioned(address)]
  const rows = short.includes("") ? [] : rowsOfPath(short, titles, levels, (title) => [shortNames(title)])
  return rows.length === 0 && folded(address) === "preamble" ? [preambleId()] : rows.map(idOf)
}

/** Returns the folded titles of a path; a title that holds a separator counts as several. */
const partsOf = (path: string): ReadonlyArray<string> => path.split(SEPARATOR).map((title) => folded(nameOf(title)))

/** Names that mean each part of a title. */
type Parts = ReadonlyArray<ReadonlyArray<string>>

/**
 * Returns the rows that a path means: a list of ancestors in order, the section itself last. Other titles may come
 * between them, unless there is a section with just these.
 */
const rowsOfPath = (
  wanted: ReadonlyArray<string>,
  titles: ReadonlyArray<string>,
  levels: Uint8Array,
  partsOfTitle: (title: string) => Parts
): ReadonlyArray<number> => {
  const rows: Array<number> = []
  const exact: Array<number> = []
  const open: Array<{ readonly level: number; readonly parts: Parts }> = []
  titles.forEach((title, row) => {
    const level = levels[row] ?? 0
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const own = partsOfTitle(title)
    open.push({ level, parts: own })
    if (!own.at(-1)?.includes(wanted.at(-1) ?? "")) return
    const path = open.flatMap((one) => one.parts)
    if (!isPathOf(wanted, path)) return
    rows.push(row)
    if (path.length === wanted.length) exact.push(row)
  })
  return exact.length > 0 && wanted.length > 1 ? exact : rows
}

/** Checks whether the titles are in the path, in their order. */
const isPathOf = (wanted: ReadonlyArray<string>, path: Parts): boolean => {
  let next = 0
  for (const names of path) if (next < wanted.length && names.includes(wanted[next] as string)) next += 1
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
