/** Costs of single requests over stdio, and the memory that many of them leave behind. */
import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { XMLParser } from "fast-xml-parser"
import { percentile } from "../../support/relevance.ts"
import { median, pause, timed } from "./figures.ts"
import type { Bench } from "./installed.ts"
import { queries } from "./queries.ts"
import type { Measured } from "./rows.ts"
import { memoryOf, Server } from "./server.ts"
import { idleMemory } from "./start.ts"

const SEARCHES = 2000
/** Searches in which V8 still interprets most of the code: about as many as an agent needs in one session. */
const EARLY = 20

/** Milliseconds of each search, in `rounds` rounds after one that does not count. */
export const searchTimes = async (
  server: Server,
  list: ReadonlyArray<string>,
  rounds: number
): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  for (let round = 0; round <= rounds; round++) {
    const all = await timesOf(server, list)
    if (round > 0) times.push(...all)
  }
  return times
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

export const measureRequests = async (bench: Bench): Promise<ReadonlyArray<Measured>> => {
  const env = { GODOT_DOC_DIR: bench.documents }
  const rounds = bench.isQuick ? 1 : 5
  const lists = queries()
  // Leaves an index behind, so that the next start is a second one.
  const before = new Server(bench, "godot-docs-mcp", { env })
  await before.call("godot_search", { query: "node" })
  await pause(1000)
  await before.stop()

  const server = new Server(bench, "godot-docs-mcp", { env })
  await server.greeted
  await pause(bench.isQuick ? 500 : 4000)
  const first = (await server.call("godot_search", { query: "add_child" })).milliseconds
  const second = (await server.call("godot_search", { query: "move_and_slide" })).milliseconds
  const early = await timesOf(server, spread([...lists.short, ...lists.long], EARLY))
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
