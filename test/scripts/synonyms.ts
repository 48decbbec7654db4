/**
 * Measures the worth of each topic of the synonyms: its lines, how many of them a judged query uses, and how much the judged sets
 * lose without the topic.
 *
 *     GODOT_DOC_DIR=DIR npm run synonyms -- [--unused]
 *
 * With `--unused` the lines are listed that no judged query uses: there is no evidence for or against them. Each topic is
 * left out of a bundle of the search, which is measured in a process of its own.
 */
import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { parse, significant } from "../../src/godot/search/analysis/Query.ts"
import { stem } from "../../src/godot/search/analysis/Stem.ts"
import { search } from "../../src/godot/search/Search.ts"
import { root } from "../support/bundle.ts"
import { type Judged, mean, measure } from "../support/relevance.ts"
import { documents, indexOf, uriOf } from "../support/searchIndex.ts"

/** The judged sets, from those that the synonyms were tried on to the one that was written without them in sight. */
const sets = ["tasks", "asked", "engines", "people", "blind"] as const

const judged = (set: string): ReadonlyArray<Judged> =>
  JSON.parse(readFileSync(join(root, `test/godot/search/relevance-${set}-4.5.json`), "utf8"))

/** Prints the mean nDCG@10 of each set. */
const measureHere = (docDir: string): void => {
  const index = indexOf(documents(docDir))
  const figures = sets.map((set) =>
    mean(
      judged(set).map((one) => {
        const { hits } = search(index, { query: one.query, limit: 10 })
        return measure(
          one,
          hits.map(({ row }) => uriOf(index, row))
        ).ndcg
      })
    )
  )
  process.stdout.write(JSON.stringify(figures))
}

const folder = join(root, "src/godot/search/synonyms/en")
const topics = readdirSync(folder)
  .map((file) => basename(file, ".ts"))
  .filter((topic) => topic !== "index")

/** The mean nDCG@10 of each set with one topic left out, or with all of them. */
const measureWithout = async (topic: string | undefined, docDir: string): Promise<ReadonlyArray<number>> => {
  const outdir = mkdtempSync(join(tmpdir(), "godot-docs-mcp-synonyms-"))
  try {
    const outfile = join(outdir, "measure.mjs")
    // Asked for here, so that the bundle can do without it.
    const { build } = createRequire(import.meta.url)("esbuild") as typeof import("esbuild")
    await build({
      entryPoints: [fileURLToPath(import.meta.url)],
      outfile,
      bundle: true,
      platform: "node",
      target: "node20",
      format: "esm",
      banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
      logLevel: "error",
      define: { "import.meta.url": JSON.stringify(import.meta.url) },
      plugins: [
        {
          name: "leave a topic out",
          setup: ({ onLoad }) =>
            onLoad({ filter: /synonyms[\\/]en[\\/]\w+\.ts$/ }, ({ path }) =>
              basename(path, ".ts") === topic ? { contents: 'export default ""', loader: "ts" } : undefined
            )
        }
      ]
    })
    const child = spawnSync(process.execPath, [outfile, "--measure", docDir], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"]
    })
    return JSON.parse(child.stdout)
  } finally {
    rmSync(outdir, { recursive: true, force: true })
  }
}

/** The lines of a topic: its phrases with their targets. */
const linesOf = async (topic: string): Promise<ReadonlyArray<string>> => {
  const module = (await import(join(folder, `${topic}.ts`))) as { readonly default: string }
  return module.default
    .trim()
    .split("\n")
    .filter((line) => line.includes(": ") && !line.startsWith("#"))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { unused: { type: "boolean", default: false }, measure: { type: "boolean", default: false } }
})
if (values.measure) measureHere(positionals[0] ?? "")
else {
  const docDir = process.env["GODOT_DOC_DIR"]
  if (docDir === undefined) throw new Error("Set GODOT_DOC_DIR to a checkout of Godot 4.5's documentation.")
  const queries = sets
    .flatMap(judged)
    .map(({ query }) => new Set(significant(parse(query).words).map(({ lower }) => stem(lower))))
  const isUsed = (line: string): boolean => {
    const stems = line.slice(0, line.indexOf(": ")).split(" ").map(stem)
    return queries.some((words) => stems.every((one) => words.has(one)))
  }
  const all = values.unused ? [] : await measureWithout(undefined, docDir)
  if (!values.unused) {
    console.log(`| topic | lines | used | ${sets.join(" | ")} |\n| --- | ---: | ---: |${" ---: |".repeat(sets.length)}`)
    console.log(`| all | | | ${all.map((figure) => figure.toFixed(3)).join(" | ")} |`)
  }
  for (const topic of topics) {
    const lines = await linesOf(topic)
    if (values.unused) {
      for (const line of lines) if (!isUsed(line)) console.log(`${topic}: ${line}`)
      continue
    }
    const without = await measureWithout(topic, docDir)
    const lost = without.map((figure, i) => (figure - (all[i] ?? 0)).toFixed(3))
    console.log(`| ${topic} | ${lines.length} | ${lines.filter(isUsed).length} | ${lost.join(" | ")} |`)
  }
}
