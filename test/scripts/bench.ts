/**
 * What the Godot server costs, as ratios measured in one run: start against a bare
 * `node -e 0`, search against MiniSearch on the same documents, memory against the
 * same server on five classes; mdatlas on 50 MB. `npm run bench -- --all` adds its hostile shapes,
 * `--only start`, `process`, `stdio` or `mdatlas` runs that part alone.
 *
 * Documents: GODOT_DOC_DIR, else godot-4.5 of GODOT_CORPUS_DIR, else the built-in ones.
 */
import { spawn } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, resolve } from "node:path"
import { environment, launcher, root, session } from "../support/bundle.ts"
import { corpora, corpus } from "../support/corpora.ts"
import { percentile } from "../support/relevance.ts"
import { benchSearch } from "./bench-search.ts"

const ROUNDS = 7

/**
 * What agents type: one or two words, and three to six, each as often as in the queries that were written without sight
 * of the search. There are enough of them that the 95th percentile is no single query's.
 */
const asked = (
  JSON.parse(readFileSync(join(root, "test/godot/search/relevance-asked-4.5.json"), "utf8")) as ReadonlyArray<{
    readonly query: string
  }>
).map(({ query }) => query)
const ofWords = (least: number, most: number): ReadonlyArray<string> =>
  asked.filter((query) => {
    const words = query.trim().split(/\s+/).length
    return words >= least && words <= most
  })
const queries = { short: ofWords(1, 2), long: ofWords(3, 6) } as const

const print = (text = "") => void process.stdout.write(`${text}\n`)
const row = (label: string, value: string, bound = "") => print(`  ${label.padEnd(44)}${value.padStart(12)}  ${bound}`)
const ratio = (value: number) => value.toFixed(2)

const median = (values: ReadonlyArray<number>) => percentile(values, 0.5)

const scratch = mkdtempSync(join(tmpdir(), "godot-docs-mcp-bench-"))
/** The index of the servers. */
const index = join(scratch, "index.json")
const docDir = resolve(
  process.env["GODOT_DOC_DIR"] || (corpora === undefined ? join(root, "doc") : corpus("godot-4.5"))
)

interface Start {
  /** Milliseconds from spawn to the `initialize` answer, to that of a look-up and to that of a search. */
  readonly greeted: number
  readonly answered: number
  readonly searched: number
  /** Peak resident memory, in MB. */
  readonly memory: number
}

const bare = () =>
  new Promise<number>((done) => {
    const from = performance.now()
    spawn(process.execPath, ["-e", "0"], { stdio: "ignore" }).once("exit", () => done(performance.now() - from))
  })

const questionOf = (id: number, name: string, args: object) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: args }
})
const lookUp = questionOf(1, "godot_get_class", { name: "Node" })
const firstSearch = questionOf(2, "godot_search", { query: "add_child" })

const startServer = (docs: string, index: string) =>
  new Promise<Start>((done) => {
    const from = performance.now()
    const child = spawn(process.execPath, [launcher("godot-docs-mcp")], {
      cwd: scratch,
      env: environment({ GODOT_DOC_DIR: docs, GODOT_INDEX_PATH: index }),
      stdio: ["pipe", "pipe", "ignore"]
    })
    child.stdin.write(session(lookUp, firstSearch))
    let text = ""
    let greeted = 0
    let answered = 0
    let searched = 0
    let memory = 0
    child.stdout.on("data", (chunk: Buffer) => {
      greeted ||= performance.now() - from
      text += chunk.toString("latin1")
      if (text.includes('"id":1}')) answered ||= performance.now() - from
      if (searched > 0 || !text.includes('"id":2}')) return
      searched = performance.now() - from
      // Long enough for the index to be written; then what the process took at most is read.
      setTimeout(() => {
        memory = peakOf(child.pid ?? 0)
        child.stdin.end()
      }, 400)
    })
    child.once("exit", () => done({ greeted, answered, searched, memory }))
  })

/** Linux tells the peak; elsewhere there is nothing to compare. */
const peakOf = (pid: number): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

const classFiles = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".xml"))
    .map((name) => join(folder, name))

const start = async () => {
  const five = join(scratch, "five")
  mkdirSync(join(five, "classes"), { recursive: true })
  const files = classFiles(docDir)
  for (const name of ["Object", "Node", "CanvasItem", "Node2D", "Sprite2D"]) {
    const file = files.find((path) => basename(path) === `${name}.xml`)
    if (file !== undefined) cpSync(file, join(five, "classes", `${name}.xml`))
  }
  const small = join(scratch, "small.json")
  const times = {
    bare: [] as Array<number>,
    cold: [] as Array<Start>,
    warm: [] as Array<Start>,
    small: [] as Array<Start>
  }
  for (let round = 0; round < ROUNDS; round++) {
    times.bare.push(await bare())
    rmSync(index, { force: true })
    times.cold.push(await startServer(docDir, index))
    times.bare.push(await bare())
    times.warm.push(await startServer(docDir, index))
    times.small.push(await startServer(five, small))
  }
  const unit = median(times.bare)
  const middle = (starts: ReadonlyArray<Start>, of: (one: Start) => number) => median(starts.map(of))
  const cold = middle(times.cold, ({ answered }) => answered)
  const warm = middle(times.warm, ({ answered }) => answered)
  const xml = files.reduce((sum, path) => sum + statSync(path).size, 0)
  const base = middle(times.small, ({ memory }) => memory)
  print(`Start, as a multiple of a bare node process (${unit.toFixed(0)} ms), medians of ${ROUNDS}`)
  row("spawn to initialize, cold", ratio(middle(times.cold, ({ greeted }) => greeted) / unit), "at most 3")
  row("spawn to initialize, warm", ratio(middle(times.warm, ({ greeted }) => greeted) / unit), "at most 3")
  const warmSearch = middle(times.warm, ({ searched }) => searched)
  const coldSearch = middle(times.cold, ({ searched }) => searched)
  row("warm start to the first answer", ratio(warm / unit), "at most 5")
  row("and to that of a search", ratio(warmSearch / unit), "at most 5")
  row(
    `cold start over ${files.length} files to the first answer`,
    ratio(cold / unit),
    `at most 25; ${cold.toFixed(0)} ms`
  )
  row("and to that of a search", ratio(coldSearch / unit), `at most 25; ${coldSearch.toFixed(0)} ms`)
  row("warm against cold", ratio(warm / cold), "at most 0.40")
  row("of a search", ratio(warmSearch / coldSearch), "at most 0.40")
  row("index file against the XML's bytes", ratio(statSync(index).size / xml), "at most 0.70")
  row(
    "peak memory over five classes, warm",
    `${(middle(times.warm, ({ memory }) => memory) - base).toFixed(0)} MB`,
    "at most 35 MB"
  )
  row(
    "peak memory over five classes, cold",
    `${(middle(times.cold, ({ memory }) => memory) - base).toFixed(0)} MB`,
    "at most 80 MB"
  )
}

const inProcess = () => {
  const { documents, own, peer } = benchSearch(docDir, Object.values(queries))
  print(`\nSearch in process over ${documents} documents, p95`)
  for (const [i, name] of Object.keys(queries).entries()) {
    const [ours = 0, theirs = 1] = [own[i], peer[i]]
    const label = `${name === "short" ? "1-2" : "3-6"} words: ${ours.toFixed(2)} ms, MiniSearch ${theirs.toFixed(1)} ms`
    row(label, (ours / theirs).toFixed(3), "at most 0.020")
  }
}

/** When the first question that counts is asked; all times in ms. */
interface Moment {
  readonly name: string
  /** How long nothing is asked after the start; a host that starts its servers asks nothing for longer. */
  readonly quiet: number
  /** How long each list is asked before; at least once. */
  readonly warmUp: number
}

const moments: ReadonlyArray<Moment> = [
  { name: "at once after the start", quiet: 0, warmUp: 0 },
  { name: "after 4 s of quiet", quiet: 4000, warmUp: 0 },
  { name: "warmed up as in process", quiet: 0, warmUp: 4000 }
]

const overStdio = async (index: string, { name, quiet, warmUp }: Moment) => {
  const child = spawn(process.execPath, [launcher("godot-docs-mcp")], {
    cwd: scratch,
    env: environment({ GODOT_DOC_DIR: docDir, GODOT_INDEX_PATH: index }),
    stdio: ["pipe", "pipe", "ignore"]
  })
  const waiting = new Map<unknown, () => void>()
  let text = ""
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString("utf8")
    const lines = text.split("\n")
    text = lines.pop() ?? ""
    for (const line of lines) waiting.get((JSON.parse(line) as { readonly id: unknown }).id)?.()
  })
  let id = 0
  const ask = (method: string, params: object) =>
    new Promise<number>((done) => {
      const own = ++id
      const from = performance.now()
      waiting.set(own, () => done(performance.now() - from))
      child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: own, method, params })}\n`)
    })
  child.stdin.write(session())
  const searching = (query: string) => ask("tools/call", { name: "godot_search", arguments: { query } })
  const rounds = async (all: ReadonlyArray<() => Promise<number>>) => {
    const begin = performance.now()
    do for (const one of all) await one()
    while (performance.now() - begin < warmUp)
    const times: Array<number> = []
    for (let round = 0; round < 3; round++) for (const one of all) times.push(await one())
    return percentile(times, 0.95)
  }
  await ask("tools/list", {})
  await new Promise((done) => setTimeout(done, quiet))
  const ping = await rounds(Array.from({ length: 100 }, () => () => ask("ping", {})))
  print(`\nSearch over stdio, ${name}, p95, as a multiple of a ping (${ping.toFixed(2)} ms)`)
  for (const [length, all] of Object.entries(queries)) {
    const p95 = await rounds(all.map((query) => () => searching(query)))
    const bound = length === "short" ? "under 5 ms" : "under 10 ms"
    row(`${length === "short" ? "1-2" : "3-6"} words: ${p95.toFixed(2)} ms (${bound})`, ratio(p95 / ping), "at most 5")
  }
  child.stdin.end()
  await new Promise((done) => child.once("exit", done))
}

const mdatlas = async () => {
  const { benchMdatlas, benchServer } = await import("./bench-mdatlas.ts")
  print("\nmdatlas over stdio on 50 MB, as a multiple of reading it and counting newlines")
  const { cold, warm, section, megabytes } = await benchServer()
  row("structure, cold", ratio(cold), "at most 8")
  row("structure, warm", ratio(warm), "at most 1")
  row("a section", ratio(section), "at most 2")
  row("memory", `+${megabytes.toFixed(0)} MB`, "at most 40 MB")
  print("\nFinding the headings of 50 MB in process, processor time, as the same multiple")
  const shapes = process.argv.includes("--all") ? undefined : "real text"
  benchMdatlas((one) => row(one.name, ratio(one.ratio), `+${one.megabytes.toFixed(0)} MB`), shapes)
}

const only = process.argv[process.argv.indexOf("--only") + 1]
const runs = (part: string): boolean => !process.argv.includes("--only") || only === part

try {
  print(`Documents: ${docDir}\n`)
  if (runs("start")) await start()
  if (runs("process")) inProcess()
  if (runs("stdio")) {
    await startServer(docDir, index)
    for (const moment of moments) await overStdio(index, moment)
  }
  if (runs("mdatlas")) await mdatlas()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
