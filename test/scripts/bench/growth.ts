/** Growth of costs with the number of classes, and with the number of servers side by side. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { percentile } from "../../support/relevance.ts"
import { median, pause } from "./figures.ts"
import type { Bench } from "./installed.ts"
import { queries } from "./queries.ts"
import { searchTimes } from "./requests.ts"
import type { Growth } from "./rows.ts"
import { cacheIn, memoryOf, processorTimeOf, Server } from "./server.ts"

/** Writes the class files of `documents` and `times - 1` copies of each, under names of their own. */
const multiply = (documents: string, folder: string, times: number): number => {
  mkdirSync(join(folder, "classes"), { recursive: true })
  const files = readdirSync(documents, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".xml"))
  for (const file of files) {
    const text = readFileSync(join(documents, file), "utf8")
    const name = basename(file, ".xml")
    for (let copy = 0; copy < times; copy++) {
      const suffix = copy === 0 ? "" : `Copy${copy}`
      const renamed = text.replace(/(<class [^>]*?\bname="[^"]*)"/, `$1${suffix}"`)
      writeFileSync(join(folder, "classes", `${name}${suffix}.xml`), renamed)
    }
  }
  return files.length * times
}

/** Bytes of the files below a folder. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)

/** Files, then costs: the cells of one line. */
const measureClasses = async (bench: Bench, times: number): Promise<ReadonlyArray<number>> => {
  const folder = join(bench.scratch, `classes-${times}`)
  const count = multiply(bench.documents, folder, times)
  const home = `${folder}-home`
  const env = { GODOT_DOC_DIR: folder, ...cacheIn(home) }
  const search = { query: "add_child" }
  const first = new Server(bench, "godot-docs-mcp", { env })
  await first.call("godot_search", search)
  const cold = first.age
  await pause(1000 + 500 * times)
  await first.stop()
  const warm = new Server(bench, "godot-docs-mcp", { env })
  await warm.call("godot_search", search)
  const again = warm.age
  const rounds = bench.isQuick ? 1 : 3
  const lists = queries()
  const short = percentile(await searchTimes(warm, lists.short, rounds), 0.95)
  const long = percentile(await searchTimes(warm, lists.long, rounds), 0.95)
  const memory = memoryOf(warm.pid, "VmRSS")
  await warm.stop()
  return [count, cold, again, short, long, memory, sizeOf(home) / 2 ** 20]
}

/** Starts `count` servers at once and leaves them alone for a while. */
const measureServers = async (bench: Bench, count: number): Promise<ReadonlyArray<number>> => {
  const options = { env: { GODOT_DOC_DIR: bench.documents } }
  const servers = Array.from({ length: count }, () => new Server(bench, "godot-docs-mcp", options))
  const greeted = await Promise.all(servers.map((server) => server.greeted))
  const answered = await Promise.all(
    servers.map(async (server) => {
      await server.call("godot_search", { query: "add_child" })
      return server.age
    })
  )
  await pause(1500)
  const sum = (of: (pid: number) => number) => servers.reduce((total, { pid }) => total + of(pid), 0)
  const time = sum(processorTimeOf)
  const memory = sum((pid) => memoryOf(pid, "Pss"))
  await Promise.all(servers.map((server) => server.stop()))
  return [count, median(greeted), Math.max(...answered), time / count, memory / count]
}

const format = (value: number): string =>
  Number.isNaN(value) ? "-" : value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(value < 10 ? 2 : 1)

/** The lines with each value, and the last as a multiple of the first. */
const tableOf = (title: string, head: ReadonlyArray<string>, lines: ReadonlyArray<ReadonlyArray<number>>): Growth => {
  const [first = [], last = []] = [lines[0], lines.at(-1)]
  const cells = lines.map(([count = 0, ...values]) => [count.toLocaleString("en"), ...values.map(format)])
  const multiples = first.map((value, i) => `${((last[i] ?? 0) / value).toFixed(1)} x`)
  return { title, head, lines: [...cells, multiples] }
}

export const measureGrowth = async (bench: Bench): Promise<ReadonlyArray<Growth>> => {
  const classes: Array<ReadonlyArray<number>> = []
  for (const times of bench.isQuick ? [1, 2] : [1, 2, 4, 8]) classes.push(await measureClasses(bench, times))
  // Leaves an index behind for the servers.
  await measureServers(bench, 1)
  const servers: Array<ReadonlyArray<number>> = []
  for (const count of bench.isQuick ? [1, 2] : [1, 2, 5, 10]) servers.push(await measureServers(bench, count))
  return [
    tableOf(
      "Growth with the number of classes",
      [
        "class files",
        "first search, cold (ms)",
        "first search, second start (ms)",
        "p95, 1-2 words (ms)",
        "p95, 3-6 words (ms)",
        "memory (MB)",
        "kept on disk (MB)"
      ],
      classes
    ),
    tableOf(
      "Growth with the number of servers started at once",
      [
        "servers",
        "greeting, median (ms)",
        "last first search (ms)",
        "processor time each (ms)",
        "memory each (MB, PSS)"
      ],
      servers
    )
  ]
}
