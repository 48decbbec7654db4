/**
 * Measures what the vocabulary earns on the judged sets.
 *
 *     GODOT_DOC_DIR=DIR npm run synonyms -- [--lines | --phrases | --unused]
 *
 * Without an option, by topic: its lines, how many of them a judged query uses, and how much the sets lose without it.
 * Each topic is left out of a bundle of the search, which is measured in a process of its own.
 *
 * With `--lines`, by line: what the queries lose and gain when that line alone is left out, written to
 * `test/godot/search/synonyms/evidence.tsv`, and what each set loses without all lines that no query needs. This takes
 * several minutes.
 *
 * With `--phrases`, the same by line of the lists of other languages, written to
 * `test/godot/search/languages/evidence.tsv`.
 *
 * With `--unused` the lines are listed whose words no judged query has.
 */
import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { parse, significant } from "../../src/godot/search/analysis/Query.ts"
import { stem } from "../../src/godot/search/analysis/Stem.ts"
import { root } from "../support/bundle.ts"
import { type Judged, mean } from "../support/relevance.ts"
import { documents, indexOf } from "../support/searchIndex.ts"
import { allLines, type Evidence, evidenceOfLines, leavingOut, ndcgOf, textOf } from "./lineEvidence.ts"
import { evidenceOfPhrases } from "./phraseEvidence.ts"

/** The judged sets, from those that the synonyms were tried on to the one that was written without them in sight. */
const sets = ["tasks", "asked", "engines", "people", "blind"] as const

const judged = (set: string): ReadonlyArray<Judged> =>
  JSON.parse(readFileSync(join(root, `test/godot/search/relevance-${set}-4.5.json`), "utf8"))

/** Prints the mean nDCG@10 of each set. */
const measureHere = (docDir: string): void => {
  const index = indexOf(documents(docDir))
  process.stdout.write(JSON.stringify(sets.map((set) => mean(judged(set).map((one) => ndcgOf(index, one))))))
}

/** All judged sets on Godot 4.5, of other languages too. */
const allSets = ["", "languages"].flatMap((below) =>
  readdirSync(join(root, "test/godot/search", below))
    .filter((file) => /^(?:relevance|[a-z]{2})-.*4\.5\.json$/.test(file))
    .map((file) => join("test/godot/search", below, file))
)

const queriesOf = (file: string): ReadonlyArray<Judged> => JSON.parse(readFileSync(join(root, file), "utf8"))

const EVIDENCE = "test/godot/search/synonyms/evidence.tsv"

const rounded = (sum: number): string => sum.toFixed(3)

/** Writes the lines with evidence, and prints what the sets lose without those that have none. */
const measureLines = (docDir: string): void => {
  const index = indexOf(documents(docDir))
  const rows: Array<Evidence> = []
  for (const row of evidenceOfLines(index, allSets.flatMap(queriesOf))) {
    rows.push(row)
    if (rows.length % 100 === 0) process.stderr.write(`${rows.length} lines\n`)
  }
  const known = rows.filter(({ gain, loss }) => gain > 0 || loss > 0)
  const text = known.map(({ line, loss, gain }) => `${line}\t${rounded(loss)}\t${rounded(gain)}\n`)
  writeFileSync(join(root, EVIDENCE), `line\tloss\tgain\n${text.join("")}`)
  const needed = new Set(rows.filter(({ loss }) => loss > 0).map(({ line }) => line))
  const others = new Set([...allLines().entries()].filter(([, line]) => !needed.has(textOf(line))).map(([i]) => i))
  console.log(
    `${rows.length} lines: ${needed.size} that a query needs, ${known.length - needed.size} that only do harm`
  )
  console.log("| set | all lines | only those that a query needs |\n| --- | ---: | ---: |")
  for (const set of allSets) {
    const measured = () => mean(queriesOf(set).map((one) => ndcgOf(index, one)))
    console.log(`| ${basename(set, ".json")} | ${rounded(measured())} | ${rounded(leavingOut(others, measured))} |`)
  }
}

/** The smallest sum that three digits show. */
const LEAST_WRITTEN = 0.0005

const PHRASE_EVIDENCE = "test/godot/search/languages/evidence.tsv"

/** Writes the lines of other languages with evidence, and prints how many of each queries need. */
const measurePhrases = (docDir: string): void => {
  const rows = [...evidenceOfPhrases(indexOf(documents(docDir)), allSets.flatMap(queriesOf))]
  const known = rows.filter(({ gain, loss }) => gain + loss >= LEAST_WRITTEN)
  const text = known.map(
    ({ language, line, loss, gain }) => `${language}\t${line}\t${rounded(loss)}\t${rounded(gain)}\n`
  )
  writeFileSync(join(root, PHRASE_EVIDENCE), `language\tline\tloss\tgain\n${text.join("")}`)
  console.log("| language | lines | that a query needs | that only do harm |\n| --- | ---: | ---: | ---: |")
  for (const language of new Set(rows.map((row) => row.language))) {
    const own = rows.filter((row) => row.language === language)
    const needed = own.filter(({ loss }) => loss > 0).length
    const harmful = own.filter(({ loss, gain }) => loss === 0 && gain > 0).length
    console.log(`| ${language} | ${own.length} | ${needed} | ${harmful} |`)
  }
}

const folder = join(root, "src/godot/search/synonyms/en")
const topics = readdirSync(folder)
  .map((file) => basename(file, ".ts"))
  .filter((topic) => topic !== "index")

/** Changes the text of a module on its way into a bundle. */
type Edit = readonly [file: RegExp, edit: (text: string, path: string) => string]

/** Bundles this script with some modules changed, and runs it with `args`; returns what it prints. */
const runChanged = async (edits: ReadonlyArray<Edit>, args: ReadonlyArray<string>): Promise<string> => {
  const outdir = mkdtempSync(join(tmpdir(), "godot-docs-mcp-synonyms-"))
  try {
    const outfile = join(outdir, "measure.mjs")
    // Loaded here, so that the bundle can do without it.
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
          name: "change modules",
          setup: ({ onLoad }) => {
            for (const [filter, edit] of edits)
              onLoad({ filter }, ({ path }) => ({ contents: edit(readFileSync(path, "utf8"), path), loader: "ts" }))
          }
        }
      ]
    })
    const child = spawnSync(process.execPath, [outfile, ...args], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"]
    })
    return child.stdout
  } finally {
    rmSync(outdir, { recursive: true, force: true })
  }
}

/** The mean nDCG@10 of each set with one topic left out, or with all of them. */
const measureWithout = async (topic: string | undefined, docDir: string): Promise<ReadonlyArray<number>> => {
  const edit = (text: string, path: string) => (basename(path, ".ts") === topic ? 'export default ""' : text)
  return JSON.parse(await runChanged([[/synonyms[\\/]en[\\/]\w+\.ts$/, edit]], ["--measure", docDir]))
}

const replaced =
  (from: string, to: string): Edit[1] =>
  (text, path) => {
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
    return text.replaceAll(from, to)
  }

/** Turns off the caches of data that depend on lines. */
const withoutCaches: ReadonlyArray<Edit> = [
  [/synonyms[\\/]Associations\.ts$/, replaced("return memoized((stem)", "return ((stem: string)")],
  [/text[\\/]neighbours\.ts$/, replaced("if (known !== undefined) return known", "")]
]

/** Turns off the caches of data that depend on the lists of other languages. */
const withoutBooks: ReadonlyArray<Edit> = [
  [/languages[\\/]PhraseBook\.ts$/, replaced("lazy(() => read(", "(() => read(")],
  [/languages[\\/]spaced\.ts$/, replaced("lazy(() => read(", "(() => read(")]
]

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
  options: {
    lines: { type: "boolean", default: false },
    unused: { type: "boolean", default: false },
    measure: { type: "boolean", default: false },
    "measure-lines": { type: "boolean", default: false },
    phrases: { type: "boolean", default: false },
    "measure-phrases": { type: "boolean", default: false }
  }
})
/** Prints a row for each topic; with `unused`, its lines that no judged query uses. */
const printTopics = async (docDir: string, unused: boolean): Promise<void> => {
  const queries = sets
    .flatMap(judged)
    .map(({ query }) => new Set(significant(parse(query).words).map(({ lower }) => stem(lower))))
  const isUsed = (line: string): boolean => {
    const stems = line.slice(0, line.indexOf(": ")).split(" ").map(stem)
    return queries.some((words) => stems.every((one) => words.has(one)))
  }
  const all = unused ? [] : await measureWithout(undefined, docDir)
  if (!unused) {
    console.log(`| topic | lines | used | ${sets.join(" | ")} |\n| --- | ---: | ---: |${" ---: |".repeat(sets.length)}`)
    console.log(`| all | | | ${all.map(rounded).join(" | ")} |`)
  }
  for (const topic of topics) {
    const lines = await linesOf(topic)
    if (unused) {
      for (const line of lines) if (!isUsed(line)) console.log(`${topic}: ${line}`)
      continue
    }
    const without = await measureWithout(topic, docDir)
    const lost = without.map((figure, i) => rounded(figure - (all[i] ?? 0)))
    console.log(`| ${topic} | ${lines.length} | ${lines.filter(isUsed).length} | ${lost.join(" | ")} |`)
  }
}

const docDir = positionals[0] ?? process.env["GODOT_DOC_DIR"]
if (docDir === undefined) throw new Error("Set GODOT_DOC_DIR to a checkout of Godot 4.5's documentation.")
if (values.measure) measureHere(docDir)
else if (values["measure-lines"]) measureLines(docDir)
else if (values["measure-phrases"]) measurePhrases(docDir)
else if (values.phrases) process.stdout.write(await runChanged(withoutBooks, ["--measure-phrases", docDir]))
else if (values.lines) process.stdout.write(await runChanged(withoutCaches, ["--measure-lines", docDir]))
else await printTopics(docDir, values.unused)
