/**
 * Text for a person at a terminal: columns, a progress bar, sizes. Apart from the terminal, since no start needs it.
 */
import stringWidth from "fast-string-width"

/**
 * Rows in aligned columns, two spaces apart; `paint` colours the cells, and does not change their widths.
 *
 * @example columns([["Node", "class"], ["add_child", "method"]]) // "Node       class\nadd_child  method"
 */
export const columns = (
  rows: ReadonlyArray<ReadonlyArray<string>>,
  paint: (cell: string, column: number) => string = (cell) => cell
): string => {
  const widths: Array<number> = []
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, displayWidth(cell))
  }
  return rows
    .map((row) =>
      row
        .map((cell, i) => {
          const gap = i === row.length - 1 ? 0 : (widths[i] ?? 0) - displayWidth(cell)
          return paint(cell, i) + " ".repeat(gap)
        })
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

/**
 * Returns the columns that a terminal uses for `text`: two for a wide character, none for a combining mark or a colour.
 *
 * @example displayWidth("日本") // 4
 */
export const displayWidth = (text: string): number => stringWidth(text)

/**
 * `[#####.....] 512/1012 reading`
 *
 * @example progressBar(512, 1012, "reading", 10) // "[#####.....] 512/1012 reading"
 */
export const progressBar = (done: number, total: number, label: string, width = 24): string => {
  const filled = total === 0 ? width : Math.round((done / total) * width)
  return `[${"#".repeat(filled)}${".".repeat(width - filled)}] ${done}/${total} ${label}`
}

/**
 * Bytes for a person: `4.4 MB` (powers of 1,000).
 *
 * @example bytes(4_400_000) // "4.4 MB"
 */
export const bytes = (count: number): string => {
  if (count < 1000) return `${count} B`
  const units = ["kB", "MB", "GB", "TB"]
  let value = count / 1000
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000
    unit++
  }
  return `${value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`
}
