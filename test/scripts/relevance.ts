/**
 * Measures how well search finds what was meant, by category of query.
 *
 *     npm run relevance -- [--in-process] [--peer] [--misses] [--limit N] FILE.json ...
 *
 * Each file holds judged queries (see `test/support/relevance.ts`): bring your own.
 * They are asked of the built server over stdio, or with `--in-process` of the index
 * itself; either reads `GODOT_DOC_DIR`. With `--peer` MiniSearch answers them too, over
 * the same documents. Answers that the documents do not hold are not asked for. Ends with 1 when a query fails or a
 * kind filter is not kept. Without a file, the queries of this repository are asked.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { kinds } from "../../src/godot/reference/Kind.ts"
import * as Uri from "../../src/godot/reference/Uri.ts"
import type { SearchIndex } from "../../src/godot/search/index/SearchIndex.ts"
import { search } from "../../src/godot/search/Search.ts"
import { launcher, root } from "../support/bundle.ts"
import { miniSearch } from "../support/peer.ts"
import { byCategory, type Judged, type Measures, mean, measure, percentile } from "../support/relevance.ts"
import { documents, indexOf, uriOf } from "../support/searchIndex.ts"

interface Row extends Measures {
  readonly judged: Judged
  readonly category: string
  readonly uris: ReadonlyArray<string>
  readonly ms: number
  readonly failure?: string
}

interface Engine {
  readonly ask: (judged: Judged, limit: number) => Promise<ReadonlyArray<string>>
  readonly close: () => Promise<void>
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "in-process": { type: "boolean", default: false },
    peer: { type: "boolean", default: false },
    misses: { type: "boolean", default: false },
    limit: { type: "string", default: "10" }
  }
})
const limit = Number(values.limit)
const docDir = process.env["GODOT_DOC_DIR"] ?? join(root, "doc")
const own = ["4.5", "tasks-4.5", "asked-4.5", "people-4.5", "blind-4.5"].map((name) => `relevance-${name}.json`)
const files = positionals.length > 0 ? positionals : own.map((name) => join(root, "test/godot/search", name))

let made: SearchIndex | undefined
const indexed = (): SearchIndex => {
  made ??= indexOf(documents(docDir))
  return made
}

let uris: ReadonlySet<string> | undefined
/** The addresses of everything in the documents. */
const held = (): ReadonlySet<string> => {
  uris ??= new Set(indexed().symbols.names.map((_, row) => uriOf(indexed(), row)))
  return uris
}

const inProcess = (): Engine => {
  const index = indexed()
  return {
    ask: async ({ query, kind: name }, most) => {
      const kind = kinds.find((one) => one === name)
      const { hits } = search(index, { query, limit: most, ...(kind === undefined ? {} : { kind }) })
      return hits.map(({ row }) => uriOf(index, row))
    },
    close: async () => {}
  }
}

const peer = (): Engine => {
  const index = indexed()
  const find = miniSearch(index)
  return {
    ask: async ({ query, kind: name }, most) =>
      find(
        query,
        most,
        kinds.find((one) => one === name)
      ).map((row) => uriOf(index, row)),
    close: async () => {}
  }
}

const overStdio = async (): Promise<Engine> => {
  const folder = mkdtempSync(join(tmpdir(), "godot-docs-mcp-"))
  const client = new Client({ name: "relevance", version: "0" })
  const env = { ...process.env, GODOT_DOC_DIR: docDir, GODOT_INDEX_PATH: join(folder, "index.json") } as Record<
    string,
    string
  >
  const command = {
    command: process.execPath,
    args: [launcher("godot-docs-mcp")],
    env: { MCP_SERVER_LOG: "warn", ...env }
  }
  await client.connect(new StdioClientTransport(command))
  const ask: Engine["ask"] = async ({ query, kind }, most) => {
    const args = { query, limit: most, ...(kind === undefined ? {} : { kind }) }
    const { structuredContent, isError, content } = await client.callTool({ name: "godot_search", arguments: args })
    if (isError === true) throw new Error(JSON.stringify(content))
    return (structuredContent as { results: ReadonlyArray<{ uri: string }> }).results.map(({ uri }) => uri)
  }
  await ask({ id: "", category: "", query: "Node", judgments: [] }, 1)
  return {
    ask,
    close: async () => {
      await client.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

const kindOf = (uri: string): string | undefined => {
  const address = Uri.parse(uri)
  return address?.type === "symbol" ? address.kind : address?.type
}

const run = async (engine: Engine, judged: Judged): Promise<Row> => {
  const start = performance.now()
  const { category } = judged
  try {
    const uris = await engine.ask(judged, limit)
    const ms = performance.now() - start
    const stray = judged.kind === undefined ? undefined : uris.find((uri) => kindOf(uri) !== judged.kind)
    const failure = stray === undefined ? {} : { failure: `kind filter: ${stray}` }
    return { judged, category, uris, ms, ...measure(judged, uris), ...failure }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return { judged, category, uris: [], ms: performance.now() - start, ndcg: 0, mrr: 0, first: 0, five: 0, failure }
  }
}

const line = (name: string, rows: ReadonlyArray<Row>): string => {
  const column = (of: (row: Row) => number): string => mean(rows.map(of)).toFixed(3).padStart(8)
  const ms = rows.map((row) => row.ms)
  return [
    name.padEnd(18),
    String(rows.length).padStart(4),
    column((row) => row.ndcg),
    column((row) => row.mrr),
    column((row) => row.first),
    column((row) => row.five),
    percentile(ms, 0.5).toFixed(1).padStart(7),
    percentile(ms, 0.95).toFixed(1).padStart(7)
  ].join(" ")
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** The queries of a file, with those answers that the documents hold; how many have none of theirs. */
const queriesOf = (file: string): readonly [ReadonlyArray<Judged>, number] => {
  const all = JSON.parse(readFileSync(file, "utf8")) as ReadonlyArray<Judged>
  const fitting = all.flatMap((judged) => {
    const judgments = judged.judgments.filter(({ uri, alt = [] }) => [uri, ...alt].some((one) => held().has(one)))
    return judgments.length === 0 && judged.judgments.length > 0 ? [] : [{ ...judged, judgments }]
  })
  return [fitting, all.length - fitting.length]
}

/** Asks all queries of a file and prints the table; the mean nDCG@10 is the second part of the answer. */
const table = async (engine: Engine, name: string, file: string): Promise<readonly [ReadonlyArray<Row>, number]> => {
  const rows: Array<Row> = []
  const [queries, unanswerable] = queriesOf(file)
  for (const judged of queries) rows.push(await run(engine, judged))
  const categories = byCategory(rows)
  print(`\n${file}, ${name}, ${docDir}`)
  if (unanswerable > 0) print(`${unanswerable} queries are left out: these documents hold none of their answers`)
  print("category              n  nDCG@10      MRR      s@1      s@5     p50     p95 ms")
  for (const [category, group] of categories) print(line(category, group))
  print(line("all", rows))
  const macro = mean([...categories.values()].map((group) => mean(group.map(({ ndcg }) => ndcg))))
  const all = mean(rows.map(({ ndcg }) => ndcg))
  print(`nDCG@10 ${all.toFixed(3)}, mean over categories ${macro.toFixed(3)}`)
  return [rows, all]
}

const engine = values["in-process"] ? inProcess() : await overStdio()
const other = values.peer ? peer() : undefined
let failed = false
for (const file of files) {
  const [rows, ours] = await table(engine, values["in-process"] ? "in process" : "over stdio", file)
  if (other !== undefined) {
    const [, theirs] = await table(other, "MiniSearch", file)
    print(`nDCG@10 over MiniSearch: ${(ours - theirs).toFixed(3)}`)
  }
  for (const { judged, failure } of rows) {
    if (failure === undefined) continue
    failed = true
    print(`FAILED ${judged.id} ${JSON.stringify(judged.query)}: ${failure}`)
  }
  if (!values.misses) continue
  for (const { judged, uris } of rows.filter(({ first }) => first === 0)) {
    const wanted = judged.judgments.filter(({ grade }) => grade >= 2).map(({ uri }) => uri)
    print(
      `\n${judged.category} ${JSON.stringify(judged.query)}\n  wanted ${wanted.join(" ")}\n  got    ${uris.slice(0, 3).join(" ")}`
    )
  }
}
await engine.close()
process.exitCode = failed ? 1 : 0
