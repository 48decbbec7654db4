/** Costs of a changed file and of a class of uncommon size, and the time that others wait meanwhile. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { median, pause } from "./figures.ts"
import type { Bench } from "./installed.ts"
import type { Measured } from "./rows.ts"
import { cacheIn, processorTimeOf, Server } from "./server.ts"

const CONSTANTS = 35_000

/** Time after a change in which its work is done, in ms. */
const AFTER = 4000

/** Starts a server on `documents` with a cache of its own and waits until a search is answered. */
const ready = async (bench: Bench, documents: string): Promise<Server> => {
  const server = new Server(bench, "godot-docs-mcp", {
    env: { GODOT_DOC_DIR: documents, ...cacheIn(`${documents}-cache`) }
  })
  await server.call("godot_search", { query: "node" })
  return server
}

/** Processor time and longest ping while `work` and what follows it last. */
const watch = async (server: Server, work: () => void, milliseconds: number) => {
  const before = processorTimeOf(server.pid)
  const stall = await server.longestPing(async () => {
    work()
    await pause(milliseconds)
  })
  return { time: processorTimeOf(server.pid) - before, stall }
}

const changeOne = async (bench: Bench): Promise<ReadonlyArray<Measured>> => {
  const folder = join(bench.scratch, "changed")
  cpSync(bench.documents, folder, { recursive: true })
  const file = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) => basename(name) === "Node.xml")
  if (file === undefined) return []
  const server = await ready(bench, folder)
  await pause(bench.isQuick ? 1000 : 3000)
  const startTime = processorTimeOf(server.pid)
  const pings: Array<number> = []
  for (let i = 0; i < 100; i++) pings.push(await server.ping())
  const path = join(folder, file)
  const text = readFileSync(path, "utf8")
  const times: Array<number> = []
  const stalls: Array<number> = []
  const length = bench.isQuick ? 2000 : AFTER
  for (let round = 0; round < (bench.isQuick ? 1 : 3); round++) {
    const idle = await watch(server, () => undefined, length)
    const word = `changedword${round}`
    const changed = await watch(
      server,
      () => writeFileSync(path, text.replace("</description>", `${word}.</description>`)),
      length
    )
    const { result } = await server.call("godot_search", { query: word })
    if (!JSON.stringify(result).includes("Node")) throw new Error(`the change was not read within ${length} ms`)
    // The pings take processor time themselves.
    times.push(Math.max(0, changed.time - idle.time))
    stalls.push(changed.stall)
  }
  await server.stop()
  const measured: Array<Measured> = [{ row: "changedStall", ours: median(stalls), baseline: median(pings) }]
  if (process.platform === "linux") measured.push({ row: "changedTime", ours: median(times), baseline: startTime })
  return measured
}

const largeClass = (count: number): string => {
  const constants = Array.from({ length: count }, (_, i) => `<constant name="VALUE_${i}" value="${i}">A.</constant>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<class name="LongList" inherits="Object" version="4.5"><brief_description>A list.</brief_description>
<description>A long list.</description><constants>${constants.join("\n")}</constants></class>`
}

const readLargeClass = async (bench: Bench): Promise<ReadonlyArray<Measured>> => {
  const folder = join(bench.scratch, "large")
  mkdirSync(join(folder, "classes"), { recursive: true })
  const count = bench.isQuick ? CONSTANTS / 10 : CONSTANTS
  writeFileSync(join(folder, "classes", "LongList.xml"), largeClass(count))
  const object = '<class name="Object" version="4.5"><brief_description>All.</brief_description></class>'
  writeFileSync(join(folder, "classes", "Object.xml"), object)
  const stalls: Array<number> = []
  const pings: Array<number> = []
  for (let round = 0; round < (bench.isQuick ? 1 : 5); round++) {
    const server = new Server(bench, "godot-docs-mcp", {
      env: { GODOT_DOC_DIR: folder, ...cacheIn(join(bench.scratch, `large-${round}`)) }
    })
    await server.greeted
    stalls.push(
      await server.longestPing(async () => {
        const { result } = await server.call("godot_search", { query: "VALUE_12" })
        if (!JSON.stringify(result).includes("VALUE_12")) throw new Error("the large class was not read")
      })
    )
    for (let i = 0; i < 20; i++) pings.push(await server.ping())
    await server.stop()
  }
  return [{ row: "constantsStall", ours: median(stalls), baseline: median(pings) }]
}

export const measureChanges = async (bench: Bench): Promise<ReadonlyArray<Measured>> => [
  ...(await changeOne(bench)),
  ...(await readLargeClass(bench))
]
