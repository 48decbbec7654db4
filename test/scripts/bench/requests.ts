/** Costs of single requests over stdio, and the memory that many of them leave behind. */
import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { XMLParser } from "fast-xml-parser"
import { percentile } from "../../support/relevance.ts"
import { median, mediansOf, pause, timed } from "./figures.ts"
import type { Bench } from "./installed.ts"
import { queries } from "./queries.ts"
import type { Measured } from "./rows.ts"
import { memoryOf, Server } from "./server.ts"
import { idleMemory } from "./start.ts"

const SEARCHES = 2000
/** Searches in which V8 still interprets most of the code: about as many as an agent needs in one session. */
const EARLY = 20

/** Milliseconds of each query: its median of `rounds` rounds, after one that does not count. */
export const searchTimes = async (
  server: Server,
  list: ReadonlyArray<string>,
  rounds: number
): Promise<ReadonlyArray<number>> => {
  await timesOf(server, list)
  const times: Array<ReadonlyArray<number>> = []
  for (let round = 0; round < rounds; round++) times.push(await timesOf(server, list))
  return mediansOf(times)
}

/** Milliseconds of each search, one after the other. */
const timesOf = async (server: Server, list: ReadonlyArray<string>): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  for (const query of list) times.push((await server.call("godot_search", { query })).milliseconds)
  return times
}

/** Returns so many of a list, at equal distances. */
const spread = <A>(list: ReadonlyArray<A>, count: number): ReadonlyArray<A> =>
  list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length))

/** Milliseconds in which a general reader of XML makes JSON of Node's file: what a server without an index would do. */
const readWithPeer = async (documents: string): Promise<number> => {
  const file = readdirSync(documents, { recursive: true, encoding: "utf8" }).find(
    (name) => basename(name) === "Node.xml"
  )
  if (file === undefined) return Number.NaN
  const parser = new XMLParser({ ignoreAttributes: false })
  const times: Array<number> = []
  for (let round = 0; round < 60; round++) {
    times.push(await timed(() => JSON.stringify(parser.parse(readFileSync(join(documents, file), "utf8")))))
  }
  return median(times.slice(20))
}

/**
 * Starts a server, and returns it with the milliseconds of its first, its second and the twenty searches after these.
 */
const started = async (
  bench: Bench,
  env: Readonly<Record<string, string>>,
  after: ReadonlyArray<string>
): Promise<{ readonly server: Server; readonly times: ReadonlyArray<number> }> => {
  const server = new Server(bench, "godot-docs-mcp", { env })
  await server.greeted
  await pause(bench.isQuick ? 500 : 4000)
  return { server, times: await timesOf(server, ["add_child", "move_and_slide", ...after]) }
}

export const measureRequests = async (bench: Bench): Promise<ReadonlyArray<Measured>> => {
  const env = { GODOT_DOC_DIR: bench.documents }
  const rounds = bench.isQuick ? 1 : 5
  const lists = queries()
  const after = spread([...lists.short, ...lists.long], EARLY)
  // Leaves an index behind, so that the next start is a second one.
  const before = new Server(bench, "godot-docs-mcp", { env })
  await before.call("godot_search", { query: "node" })
  await pause(1000)
  await before.stop()

  const starts: Array<ReadonlyArray<number>> = []
  for (let start = 1; start < rounds; start++) {
    const { server, times } = await started(bench, env, after)
    starts.push(times)
    await server.stop()
  }
  const { server, times } = await started(bench, env, after)
  const [first = Number.NaN, second = Number.NaN, ...early] = mediansOf([...starts, times])
  const short = await searchTimes(server, lists.short, rounds)
  const long = await searchTimes(server, lists.long, rounds)
  const pings: Array<number> = []
  const classes: Array<number> = []
  for (let round = 0; round < 80; round++) {
    pings.push(await server.ping())
    classes.push((await server.call("godot_get_class", { name: "Node" })).milliseconds)
  }
  const baseline = median(pings.slice(20))
  const peer = await readWithPeer(bench.documents)
  const measured: Array<Measured> = [
    { row: "searchFirst", ours: first, baseline },
    { row: "searchSecond", ours: second, baseline },
    { row: "searchEarly", ours: median(early), baseline },
    { row: "searchShort", ours: percentile(short, 0.95), baseline },
    { row: "searchLong", ours: percentile(long, 0.95), baseline },
    { row: "getClass", ours: median(classes.slice(20)), baseline, peers: { "fast-xml-parser, in process": peer } }
  ]
  const done = (rounds + 1) * (lists.short.length + lists.long.length)
  const all = [...lists.short, ...lists.long]
  for (let i = done; i < (bench.isQuick ? done : SEARCHES); i++) {
    await server.call("godot_search", { query: all[i % all.length] })
  }
  if (process.platform === "linux") {
    await pause(2000)
    measured.push({
      row: "memorySearches",
      ours: memoryOf(server.pid, "VmRSS"),
      baseline: await idleMemory(bench.nodes[0])
    })
  }
  await server.stop()
  return measured
}
