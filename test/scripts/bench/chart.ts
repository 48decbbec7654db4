/** Draws measurements as bars, ours beside those for comparison, in light and dark. */

import { formatValue } from "./report.ts"
import { isWithinGoal, type Measured, type Row, type RowId, rows } from "./rows.ts"

/** The rows that are drawn, with a title short enough for a picture. */
const shown: ReadonlyArray<readonly [RowId, string]> = [
  ["greeting", "Second start, spawn to greeting"],
  ["answerWarm", "Second start, spawn to the first answer"],
  ["processShort", "Search of 1-2 words, in process, p95"],
  ["processLong", "Search of 3-6 words, in process, p95"],
  ["getClass", "The class Node, over stdio"],
  ["filesWarm", "10,000 Markdown files searched again"],
  ["headings", "Headings of 50 MB of Markdown"],
  ["flood", "A test run that prints 2 GB"]
]

const look = { width: 760, margin: 20, names: 190, bar: 13, line: 17, title: 22, gap: 12, values: 80 } as const

const style = `text{font:12px system-ui,-apple-system,"Segoe UI",sans-serif;fill:#24292f}
.title{font-weight:600;font-size:13px}.back{fill:#ffffff;stroke:#d0d7de}
.ours{fill:#2f7d5b}.peer{fill:#9aa4b1}.floor{fill:#d3d9e0}
@media (prefers-color-scheme:dark){text{fill:#d7dae0}.back{fill:#1e2229;stroke:#3a414d}.ours{fill:#58b98b}.peer{fill:#6f7a8a}.floor{fill:#444c59}}`

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

interface Bar {
  readonly name: string
  readonly value: number
  readonly kind: "ours" | "peer" | "floor"
}

/** Words of a table cell without its markup and its aside. */
const plain = (text: string): string => text.replaceAll("`", "").replace(/,.*/, "")

const barsOf = (one: Measured): ReadonlyArray<Bar> => {
  const { baseline, isPeer }: Row = rows[one.row]
  return [
    { name: "this package", value: one.ours, kind: "ours" },
    ...Object.entries(one.peers ?? {}).map(([name, value]): Bar => ({ name: plain(name), value, kind: "peer" })),
    { name: plain(baseline), value: one.baseline, kind: isPeer ? "peer" : "floor" }
  ]
}

/** The last measurement of each row that is drawn: that of the newest Node. */
const chosen = (measured: ReadonlyArray<Measured>) =>
  shown.flatMap(([row, title]) => {
    const one = measured.findLast((one) => one.row === row)
    return one === undefined ? [] : [{ one, title: one.node === undefined ? title : `${title} (Node ${one.node})` }]
  })

/** An SVG of the rows that a reader cares about most; each row has a scale of its own. */
export const chart = (measured: ReadonlyArray<Measured>): string => {
  const parts: Array<string> = []
  let y: number = look.margin
  const left = look.margin + look.names
  const widest = look.width - left - look.margin - look.values
  for (const { one, title } of chosen(measured)) {
    y += look.title
    const mark = isWithinGoal(one) === false ? " (goal not reached)" : ""
    parts.push(`<text class="title" x="${look.margin}" y="${y - 7}">${escaped(title + mark)}</text>`)
    const bars = barsOf(one)
    const most = Math.max(...bars.map(({ value }) => value))
    for (const { name, value, kind } of bars) {
      const width = Math.max(1.5, (value / most) * widest)
      const base = y + look.bar - 2.5
      parts.push(
        `<text x="${left - 8}" y="${base}" text-anchor="end">${escaped(name)}</text>`,
        `<rect class="${kind}" x="${left}" y="${y}" width="${width.toFixed(1)}" height="${look.bar}" rx="2"/>`,
        `<text x="${(left + width + 6).toFixed(1)}" y="${base}">${formatValue(value, rows[one.row].unit)}</text>`
      )
      y += look.line
    }
    y += look.gap
  }
  const height = y + look.margin - look.gap
  const label = "Times of this package beside other programs and the least possible"
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${look.width} ${height}" width="${look.width}" height="${height}" role="img" aria-label="${label}">`,
    `<title>${label}</title>`,
    `<style>${style}</style>`,
    `<rect class="back" x="0.5" y="0.5" width="${look.width - 1}" height="${height - 1}" rx="8"/>`,
    ...parts,
    "</svg>"
  ].join("\n")}\n`
}
