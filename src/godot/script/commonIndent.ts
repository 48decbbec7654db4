/** Finds how far a whole text is indented, as a part of a script is that was copied with its indentation. */

/** Number of columns that a tab stands for. */
export const TAB_WIDTH = 4

/**
 * Returns by how many columns all lines of a text are indented at least; 0 where their indentation does not begin alike.
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
