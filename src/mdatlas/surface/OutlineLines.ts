/** Writes an outline with one line for each section. */
import { clip } from "../../kernel/util/Text.ts"
import { firstFrom, type Outline, type Section } from "../document/Outline.ts"
import * as Structure from "../document/Structure.ts"

/** Maximum number of characters of an outline in lines. */
const MAX_LINES = 16_000
/** Number of characters of the shortest line, `# a [a-0a1b2c3d] L1-1 3c`, as JSON. */
const SHORTEST = 32
/** Maximum number of sections in an outline in lines. */
export const MAX_SECTIONS = MAX_LINES / SHORTEST
/** Maximum length of a title in a line, in UTF-16 units. */
const MAX_TITLE = 120

/**
 * Returns a line for each section, which are in document order and down to level `depth`; headings of the document that
 * are left out below a section are counted after it.
 *
 * @example
 * outlineLines(outline, sections, 2)
 * // "# Guide [guide-0a1b2c3d] L1-80 3100c\n## Install [install-4e5f6a7b] L3-20 900c +2"
 */
export const outlineLines = (outline: Outline, sections: ReadonlyArray<Section>, depth: number): string =>
  Structure.nest(sections)
    .flatMap((branch) => linesOf(branch, countsBelow(outline, depth)))
    .join("\n")

/** `## Title [id] L10-42 1800c`, and `+7` for headings inside it that are left out. */
const linesOf = (
  { section, children }: Structure.Branch,
  hiddenIn: (section: Section) => number
): ReadonlyArray<string> => {
  const hidden = hiddenIn(section)
  return [
    `${lineOf(section)}${hidden > 0 ? ` +${hidden}` : ""}`,
    ...children.flatMap((child) => linesOf(child, hiddenIn))
  ]
}

const lineOf = ({ id, level, title, start, end }: Section): string =>
  `${"#".repeat(level)} ${clip(title, MAX_TITLE)} [${id}] L${start.line}-${Math.max(start.line, end.line - 1)} ${end.char - start.char}c`

/** Counts the headings deeper than `depth` below each section of that depth. */
const countsBelow =
  ({ headings }: Outline, depth: number) =>
  ({ level, start, end }: Section): number => {
    if (headings === null || level !== depth) return 0
    return firstFrom(headings.bytes, end.byte) - firstFrom(headings.bytes, start.byte) - 1
  }

/** Returns how many of the sections fit an outline in lines, at least one. */
export const linesThatFit = (sections: ReadonlyArray<Section>): number => {
  let room: number = MAX_LINES
  let count = 0
  for (const section of sections) {
    room -= JSON.stringify(lineOf(section)).length + 6
    if (room < 0 && count > 0) break
    count += 1
  }
  return count
}

/** Checks whether all sections fit an outline in lines. */
export const linesFit = (sections: ReadonlyArray<Section>): boolean => linesThatFit(sections) === sections.length
