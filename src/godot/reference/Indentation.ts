/** The indentation of texts in class files, which are indented as deep as their elements. */

/**
 * Returns the number of tabs at the start of a line: class files indent their texts by tabs.
 *
 * @example leadingTabs("\t\tvar x") // 2
 */
export const leadingTabs = (line: string): number => {
  let tabs = 0
  while (line.charCodeAt(tabs) === 9) tabs += 1
  return tabs
}

/**
 * Removes a file's indentation from a text: the tabs that all lines begin with, blank lines at both ends, and spaces at
 * line ends. Further tabs, as in code, and blank lines inside the text are kept.
 *
 * @example dedent("\n\t\tFirst.\n\t\t\tcode()\n\t") // "First.\n\tcode()"
 */
export const dedent = (text: string): string => {
  const trimmed = text.trim()
  if (!trimmed.includes("\n")) return trimmed
  const lines = text.trimEnd().split("\n")
  let first = 0
  while (isBlank(lines[first] ?? "")) first += 1
  let common = Number.POSITIVE_INFINITY
  // A first line right after its tag does not show the indentation.
  for (let at = Math.max(first, 1); at < lines.length; at += 1) {
    const line = lines[at] ?? ""
    if (!isBlank(line)) common = Math.min(common, leadingTabs(line))
  }
  let out = (lines[first] ?? "").trim()
  for (let at = first + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? ""
    out += `\n${line.slice(Math.min(common, leadingTabs(line))).trimEnd()}`
  }
  return out
}

const isBlank = (line: string): boolean => line.trim() === ""
