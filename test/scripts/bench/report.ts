/** Writes the measurements as text for a terminal and as the page `doc/performance.md`. */
import { cpus, totalmem } from "node:os"
import { type Group, type Growth, groups, isWithinGoal, type Measured, type Results, type Row, rows } from "./rows.ts"

/** Three significant digits, with the unit that fits. */
export const formatValue = (value: number, unit: Row["unit"]): string => {
  if (Number.isNaN(value)) return "-"
  if (unit === "ms" && value >= 1000) return `${(value / 1000).toFixed(value >= 10_000 ? 1 : 2)} s`
  return `${value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)} ${unit}`
}

const formatMultiple = (value: number): string =>
  `${value >= 100 ? value.toFixed(0) : value >= 0.1 ? value.toFixed(2) : value.toFixed(4)} x`

const goalOf = ({ goal, unit }: Row): string =>
  goal === undefined ? "" : "value" in goal ? formatValue(goal.value, unit) : `${goal.multiple} x`

const table = (head: ReadonlyArray<string>, lines: ReadonlyArray<ReadonlyArray<string>>): string =>
  [head, head.map((_, i) => (i === 0 ? "---" : "---:")), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n")

const lineOf = (one: Measured): ReadonlyArray<string> => {
  const row: Row = rows[one.row]
  const aside = [...(one.node === undefined ? [] : [`Node ${one.node}`]), ...(one.note === undefined ? [] : [one.note])]
  const peers = Object.entries(one.peers ?? {}).map(([name, value]) => `${name}: ${formatValue(value, row.unit)}`)
  const isReached = isWithinGoal(one)
  return [
    row.label + (aside.length === 0 ? "" : ` (${aside.join(", ")})`),
    formatValue(one.ours, row.unit),
    [`${row.baseline}: ${formatValue(one.baseline, row.unit)}`, ...peers].join("; "),
    formatMultiple(one.ours / one.baseline),
    goalOf(row) + (isReached === undefined ? "" : isReached ? ", reached" : ", **not reached**")
  ]
}

const titles: Readonly<Record<Group, string>> = {
  start: "Starting",
  requests: "Requests",
  search: "Search in process",
  changes: "Changes and large classes",
  check: "Checking scripts",
  growth: "Growth",
  documents: "Markdown",
  runs: "Test runs",
  suite: "This repository"
}

const head = ["what", "here", "beside", "multiple", "goal"]

const growthTable = ({ title, head, lines }: Growth): string =>
  `### ${title}\n\n${table(head, lines.slice(0, -1))}\n\nLast line over first: ${head.map((name, i) => `${name.replace(/ \(.*/, "")} ${lines.at(-1)?.[i]}`).join(", ")}.`

/** The section of one group, or undefined if it was not measured. */
export const sectionOf = (group: Group, { measured, growths }: Results): string | undefined => {
  if (group === "growth") return growths.length === 0 ? undefined : growths.map(growthTable).join("\n\n")
  const own = measured.filter(({ row }) => rows[row].group === group)
  return own.length === 0 ? undefined : table(head, own.map(lineOf))
}

/** The page of the whole run. */
export const page = (
  results: Results,
  run: { readonly documents: string; readonly nodes: ReadonlyArray<string>; readonly failures: ReadonlyArray<string> }
): string => {
  const machine = `${cpus().length} cores (${(cpus()[0]?.model ?? "unknown").trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${process.platform}`
  const sections = groups.flatMap((group) => {
    const section = sectionOf(group, results)
    return section === undefined ? [] : [`## ${titles[group]}\n\n${section}`]
  })
  return `# Performance

<!-- Written by \`npm run bench\`; do not edit. -->

![Bars: this package beside other programs and the least possible](performance.svg)

Measured on ${machine}; Node ${run.nodes.join(" and ")}; class reference: ${run.documents}.

How it is measured:

- The package is packed by \`npm pack\`, installed into an empty folder and started from there, with an empty cache folder
  of its own. Requests go over stdio, one after the other.
- Each figure is a median of interleaved runs, beside a baseline that was measured in the same run: the least that could
  do the work, or another program that does it. p95 is the 95th percentile of the queries, each with its median of some
  rounds: what the slower queries cost, not what else the machine did meanwhile. Multiples can be compared between
  machines, milliseconds cannot.
- A second start is one that finds the index of the first, and on Node 22.1 and newer the code that was compiled then.
- \`npm run bench -- --only start,check\` measures these parts, \`--quick\` only tries whether everything runs, and
  \`--node PATH\` adds another version of Node; one of version 22 is added where it is found.
  \`npm run bench -- --shapes\` looks for headings in fifty megabytes of each of some forty hostile texts.

${sections.join("\n\n")}
${run.failures.length === 0 ? "" : `\n## Not measured\n\n${run.failures.map((failure) => `- ${failure}`).join("\n")}\n`}`
}
