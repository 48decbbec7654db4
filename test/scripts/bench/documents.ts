/** Costs of mdatlas on many files and on a large one, beside grep, ripgrep, a loop in Node and parsers of Markdown. */
import { spawnSync } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { interleaved, median, timed } from "./figures.ts"
import { benchHeadings } from "./headings.ts"
import type { Bench } from "./installed.ts"
import type { Measured } from "./rows.ts"
import { cacheIn, Server } from "./server.ts"

const FILES = 10_000

const words =
  "the engine draws each node of a scene tree when its parent has been drawn and sends signals to who listens"
    .split(" ")
    .concat("texture", "physics", "server", "signal", "camera", "viewport", "resource", "shader", "exported", "value")

/** A generator of the same numbers each time. */
const numbers = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Sections of a document of some 4 KB. */
const document = (index: number): string => {
  const next = numbers(index + 1)
  const sentence = () => `${Array.from({ length: 14 }, () => words[next(words.length)]).join(" ")}.`
  const paragraph = () => Array.from({ length: 5 }, sentence).join("\n")
  const sections = Array.from({ length: 9 }, (_, i) => `## Part ${i} of ${index}\n\n${paragraph()}\n`)
  return `# Document ${index}\n\n${sections.join("\n")}${index % 997 === 0 ? `\nA marigold-${index % 7} grows here.\n` : ""}`
}

const writeFiles = (folder: string, count: number): void => {
  for (let index = 0; index < count; index++) {
    const below = join(folder, `part-${Math.floor(index / 100)}`)
    if (index % 100 === 0) mkdirSync(below, { recursive: true })
    writeFileSync(join(below, `document-${index}.md`), document(index))
  }
}

/** The least that a search in Node can do. */
const loop = (folder: string, word: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".md") && readFileSync(join(folder, name), "utf8").includes(word)
  ).length

const hasRipgrep = (): boolean => spawnSync("rg", ["--version"]).status === 0

const searchFiles = async (bench: Bench): Promise<ReadonlyArray<Measured>> => {
  const count = bench.isQuick ? 1200 : FILES
  const folder = join(bench.scratch, "documents")
  writeFiles(folder, count)
  const rounds = bench.isQuick ? 1 : 5
  const peers = await interleaved(
    rounds,
    new Map([
      ["loop", () => timed(() => loop(folder, "marigold-3"))],
      ["grep -rF", () => timed(() => spawnSync("grep", ["-rF", "marigold-3", folder]))],
      ...(hasRipgrep() ? [["ripgrep", () => timed(() => spawnSync("rg", ["-F", "marigold-3", folder]))] as const] : [])
    ])
  )
  const [cold, warm, stalls, pings]: [Array<number>, Array<number>, Array<number>, Array<number>] = [[], [], [], []]
  for (let round = 0; round < rounds; round++) {
    const server = new Server(bench, "mdatlas", {
      args: ["--base-dir", folder],
      env: cacheIn(join(bench.scratch, `documents-${round}`))
    })
    await server.greeted
    const search = async (query: string) => {
      const { milliseconds, result } = await server.call("search_markdown_content", { query })
      if (!JSON.stringify(result).includes(query)) throw new Error(`${query} was not found: ${JSON.stringify(result)}`)
      return milliseconds
    }
    for (let i = 0; i < 20; i++) pings.push(await server.ping())
    stalls.push(
      await server.longestPing(async () => {
        cold.push(await search("marigold-0"))
      })
    )
    for (const query of ["marigold-3", "marigold-0"]) warm.push(await search(query))
    await server.stop()
  }
  const baseline = median(peers.get("loop") ?? [])
  const shown = Object.fromEntries(
    [...peers].flatMap(([name, times]) => (name === "loop" ? [] : [[name, median(times)]]))
  )
  const note = count === FILES ? {} : { note: `${count} files` }
  return [
    { row: "filesCold", ours: median(cold), baseline, peers: shown, ...note },
    { row: "filesWarm", ours: median(warm), baseline, peers: shown, ...note },
    { row: "filesStall", ours: median(stalls), baseline: median(pings), ...note }
  ]
}

const findHeadings = (bench: Bench): ReadonlyArray<Measured> => {
  const found = new Map(benchHeadings(bench.isQuick ? 2 : 50).map((one) => [one.name, one]))
  const ours = found.get("real text")
  if (ours === undefined) return []
  const baseline = ours.milliseconds / ours.ratio
  const peers = Object.fromEntries(
    [...found].flatMap(([name, { ratio }]) =>
      name === "real text" ? [] : [[name.replace("real text, ", ""), ratio * baseline]]
    )
  )
  return [{ row: "headings", ours: ours.milliseconds, baseline, peers }]
}

export const measureDocuments = async (bench: Bench): Promise<ReadonlyArray<Measured>> => [
  ...(await searchFiles(bench)),
  ...findHeadings(bench)
]
