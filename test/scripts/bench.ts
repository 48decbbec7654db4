/**
 * `npm run bench`: what this package costs, as multiples of baselines that are measured in the same run.
 *
 * A whole run writes `doc/performance.md` and `doc/performance.svg`; a part or a quick run prints only, unless `--out`
 * names a folder. Class files: GODOT_DOC_DIR, else godot-4.5 of GODOT_CORPUS_DIR, else the built-in ones.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { root } from "../support/bundle.ts"
import { corpora, corpus } from "../support/corpora.ts"
import { measureChanges } from "./bench/changes.ts"
import { chart } from "./bench/chart.ts"
import { measureCheck } from "./bench/check.ts"
import { measureDocuments } from "./bench/documents.ts"
import { measureGrowth } from "./bench/growth.ts"
import { benchHeadings } from "./bench/headings.ts"
import { type Bench, install, nodes } from "./bench/installed.ts"
import { page, sectionOf } from "./bench/report.ts"
import { measureRequests } from "./bench/requests.ts"
import { type Group, type Growth, groups, type Measured } from "./bench/rows.ts"
import { measureRuns } from "./bench/runs.ts"
import { measureSearch } from "./bench/search.ts"
import { endServers } from "./bench/server.ts"
import { measureStart } from "./bench/start.ts"
import { measureSuite } from "./bench/suite.ts"

const parts: Readonly<Record<Exclude<Group, "growth">, (bench: Bench) => Promise<ReadonlyArray<Measured>>>> = {
  start: measureStart,
  requests: measureRequests,
  search: measureSearch,
  changes: measureChanges,
  check: measureCheck,
  documents: measureDocuments,
  runs: measureRuns,
  suite: measureSuite
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

const { values: flags } = parseArgs({
  options: {
    only: { type: "string" },
    quick: { type: "boolean", default: false },
    node: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
    shapes: { type: "boolean", default: false }
  }
})

/** The groups that `--only` names; an unknown name is reported. */
const chosen = ((): ReadonlyArray<Group> => {
  const wanted = flags.only?.split(",")
  const wrong = wanted?.find((name) => !groups.some((group) => group === name))
  if (wrong !== undefined) throw new Error(`--only ${wrong}: must be one of ${groups.join(", ")}`)
  return groups.filter((group) => wanted === undefined || wanted.includes(group))
})()

const measureAll = async (bench: Bench): Promise<void> => {
  const measured: Array<Measured> = []
  const growths: Array<Growth> = []
  const failures: Array<string> = []
  for (const group of chosen) {
    const from = performance.now()
    try {
      if (group === "growth") growths.push(...(await measureGrowth(bench)))
      else measured.push(...(await parts[group](bench)))
      print(`\n${group} (${((performance.now() - from) / 1000).toFixed(0)} s)\n`)
      print(sectionOf(group, { measured, growths }) ?? "nothing measured")
    } catch (error) {
      // The figures of other parts are kept if one fails.
      failures.push(`${group}: ${error instanceof Error ? error.message : String(error)}`)
      print(`\n${failures.at(-1)}`)
      process.exitCode = 1
    } finally {
      endServers()
    }
  }
  const isWhole = !flags.quick && chosen.length === groups.length
  const out = flags.out ?? (isWhole ? join(root, "doc") : undefined)
  if (out === undefined) return
  mkdirSync(out, { recursive: true })
  const run = { documents: basename(bench.documents), nodes: bench.nodes.map(({ major }) => major), failures }
  writeFileSync(join(out, "performance.md"), page({ measured, growths }, run))
  writeFileSync(join(out, "performance.svg"), chart(measured))
}

if (flags.shapes) {
  benchHeadings(50, "shapes", ({ name, ratio, megabytes }) =>
    print(`${name}: ${ratio.toFixed(1)} x, +${megabytes.toFixed(0)} MB`)
  )
} else {
  const scratch = mkdtempSync(join(tmpdir(), "godot-docs-mcp-bench-"))
  try {
    const documents = resolve(
      process.env["GODOT_DOC_DIR"] || (corpora === undefined ? join(root, "doc") : corpus("godot-4.5"))
    )
    await measureAll({
      nodes: nodes(flags.node),
      launcher: install(join(scratch, "installed")),
      documents,
      scratch,
      isQuick: flags.quick
    })
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
