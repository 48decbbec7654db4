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
import { pathToFileURL } from "node:url"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { Effect, Either, Layer } from "effect"
import { build as bundle } from "esbuild"
import { IndexBuilder } from "../../src/godot/library/IndexBuilder.ts"
import * as Corpus from "../../src/godot/reference/Corpus.ts"
import { XmlDocParser } from "../../src/godot/reference/XmlDocParser.ts"
import * as IndexCodec from "../../src/godot/search/IndexCodec.ts"
import type { search } from "../../src/godot/search/Search.ts"
import type { SearchIndex } from "../../src/godot/search/SearchIndex.ts"
import { Files } from "../../src/kernel/Files.ts"
import { environment, launcher, root, session } from "../support/bundle.ts"
import { corpora, corpus } from "../support/corpora.ts"
import { miniSearch } from "../support/peer.ts"

const ROUNDS = 7

/**
 * What agents type: one or two words, and three to six, each as often as in the queries that were written without sight
 * of the search. There are enough of them that the 95th percentile is no single query's.
 */
const asked = (
  JSON.parse(readFileSync(join(root, "test/godot/search/relevance-blind-4.5.json"), "utf8")) as ReadonlyArray<{
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

/** Nearest rank. */
const percentile = (values: ReadonlyArray<number>, p: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? 0
}
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

/** The index as the server builds it, in this process. */
const build = Effect.gen(function* () {
  const files = yield* Files
  const listing = Corpus.list(files, Either.getOrThrow(Corpus.open(files, docDir)))
  const builder = yield* IndexBuilder
  const contents = yield* Effect.flatMap(builder.read(docDir, listing.fingerprints), builder.index)
  return contents.search
}).pipe(Effect.provide(IndexBuilder.layer.pipe(Layer.provideMerge(Files.layer), Layer.provide(XmlDocParser.layer))))

/** Rounds, and milliseconds, before the first that counts: by then V8 has compiled what it will compile. */
const WARM_UP = { rounds: 3, time: 4000 }

/** Milliseconds of each query, warmed up. */
const timed = (all: ReadonlyArray<string>, ask: (query: string) => unknown): ReadonlyArray<number> => {
  const begin = performance.now()
  for (let round = 0; round < WARM_UP.rounds || performance.now() - begin < WARM_UP.time; round++) {
    for (const query of all) ask(query)
  }
  const times: Array<number> = []
  for (let round = 0; round < 5; round++) {
    for (const query of all) {
      const from = performance.now()
      ask(query)
      times.push(performance.now() - from)
    }
  }
  return times
}

/** Search as it is shipped: tsx puts a call around every closure of a source file. */
const shipped = async (): Promise<typeof search> => {
  const outfile = join(scratch, "search.mjs")
  await bundle({
    entryPoints: [join(root, "src/godot/search/Search.ts")],
    outfile,
    bundle: true,
    minify: true,
    platform: "node",
    format: "esm",
    target: "node20"
  })
  return ((await import(pathToFileURL(outfile).href)) as { readonly search: typeof search }).search
}

/** The index as a server has it that finds one written. */
const reread = (index: SearchIndex): SearchIndex => {
  const encoding = IndexCodec.encode(index)
  let step = encoding.next()
  while (step.done !== true) step = encoding.next()
  const decoded = IndexCodec.decode(new Map(step.value.map(({ name, bytes }) => [name, bytes])))
  if (decoded === undefined) throw new Error("The index cannot be read again.")
  return decoded
}

const inProcess = async () => {
  const built = await Effect.runPromise(build)
  const find = await shipped()
  const index = reread(built)
  print(`\nSearch in process over ${built.symbols.names.length} documents, p95`)
  const all = Object.entries(queries)
  const measured = (ask: (query: string) => unknown) => {
    collectGarbage()
    return all.map(([, list]) => percentile(timed(list, ask), 0.95))
  }
  // Ours first: the peer's heap of some 200 MB would be marked while ours is measured.
  const ours = measured((query) => find(index, { query, limit: 10 }))
  const peer = miniSearch(built)
  const theirs = measured((query) => peer(query, 10))
  for (const [i, [name]] of all.entries()) {
    const [own = 0, other = 1] = [ours[i], theirs[i]]
    const label = `${name === "short" ? "1-2" : "3-6"} words: ${own.toFixed(2)} ms, MiniSearch ${other.toFixed(1)} ms`
    row(label, (own / other).toFixed(3), "at most 0.020")
  }
}

/** What was left over before is not collected while something is measured. */
const collectGarbage = (): void => {
  setFlagsFromString("--expose-gc")
  runInNewContext("gc")()
}

/** `quiet`: how long nothing is asked after the start, in ms; a host that starts its servers asks nothing for longer. */
const overStdio = async (index: string, quiet: number) => {
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
    for (const one of all) await one()
    const times: Array<number> = []
    for (let round = 0; round < 3; round++) for (const one of all) times.push(await one())
    return percentile(times, 0.95)
  }
  await ask("tools/list", {})
  await new Promise((done) => setTimeout(done, quiet))
  const ping = await rounds(Array.from({ length: 100 }, () => () => ask("ping", {})))
  const when = quiet === 0 ? "at once after the start" : `after ${quiet / 1000} s of quiet`
  print(`\nSearch over stdio, ${when}, p95, as a multiple of a ping (${ping.toFixed(2)} ms)`)
  for (const [name, all] of Object.entries(queries)) {
    const p95 = await rounds(all.map((query) => () => searching(query)))
    const bound = name === "short" ? "under 5 ms" : "under 10 ms"
    row(`${name === "short" ? "1-2" : "3-6"} words: ${p95.toFixed(2)} ms (${bound})`, ratio(p95 / ping), "at most 5")
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
  if (runs("process")) await inProcess()
  if (runs("stdio")) {
    await startServer(docDir, index)
    await overStdio(index, 0)
    await overStdio(index, 4000)
  }
  if (runs("mdatlas")) await mdatlas()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
