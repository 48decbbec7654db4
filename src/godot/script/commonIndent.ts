/** Finds the indentation that all lines of a text share, such as that of a part copied out of a script. */

/** Width of a tab in columns. */
export const TAB_WIDTH = 4

/**
 * Returns the columns by which the first line is indented; 0 if not all lines begin with the same indentation.
 *
 * @example commonIndent("\tif true:\n\t\tpass\n") // 4
 */
export const commonIndent = (text: string): number => {
  const start = text.search(/\S/)
  const prefix = text.slice(text.lastIndexOf("\n", start) + 1, Math.max(start, 0))
  if (prefix === "") return 0
  const isAlike = text.split("\n").every((line) => line.startsWith(prefix) || line.trim() === "")
  return isAlike ? Array.from(prefix).reduce((sum, unit) => sum + (unit === "\t" ? TAB_WIDTH : 1), 0) : 0
}
