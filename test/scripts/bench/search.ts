/**
 * Time of a search in process, beside MiniSearch and FlexSearch over the same documents with the same queries.
 *
 * Measured in a process of its own, bundled as the servers are.
 */
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { Effect, Either, Layer } from "effect"
import { IndexBuilder } from "../../../src/godot/library/index-file/IndexBuilder.ts"
import * as Corpus from "../../../src/godot/reference/Corpus.ts"
import { XmlDocParser } from "../../../src/godot/reference/XmlDocParser.ts"
import * as IndexCodec from "../../../src/godot/search/index/IndexCodec.ts"
import type { SearchIndex } from "../../../src/godot/search/index/SearchIndex.ts"
import { search } from "../../../src/godot/search/Search.ts"
import { shownAt } from "../../../src/godot/surface/answers/BriefResults.ts"
import { Files } from "../../../src/kernel/files/Files.ts"
import { runSync } from "../../../src/kernel/util/TimeSlices.ts"
import { flexSearch, miniSearch } from "../../support/peer.ts"
import { percentile } from "../../support/relevance.ts"
import { shipped } from "../../support/shipped.ts"
import { mediansOf } from "./figures.ts"
import type { Bench } from "./installed.ts"
import { queries } from "./queries.ts"
import type { Measured } from "./rows.ts"

/** Milliseconds at the 95th percentile, in the order of the query lists. */
interface Times {
  readonly own: ReadonlyArray<number>
  readonly miniSearch: ReadonlyArray<number>
  readonly flexSearch: ReadonlyArray<number>
}

type Lists = ReadonlyArray<ReadonlyArray<string>>

const LIMIT = 10
const ROUNDS = 3
/** Rounds, and milliseconds, before the first that counts: by then V8 has compiled what it will compile. */
const WARM_UP = { rounds: 2, time: 4000 }

/** Asks each list of queries over the documents of `docDir`, in a process of its own. */
const measureApart = (docDir: string, lists: Lists): Times => {
  const folder = mkdtempSync(join(tmpdir(), "godot-docs-mcp-bench-"))
  try {
    const script = shipped(import.meta.url, folder)
    const child = spawnSync(process.execPath, [script, "--measure", docDir], {
      input: JSON.stringify(lists),
      encoding: "utf8",
      stdio: ["pipe", "pipe", "inherit"]
    })
    return JSON.parse(child.stdout) as Times
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The index as the server builds it. */
const build = (docDir: string): Promise<SearchIndex> =>
  Effect.gen(function* () {
    const files = yield* Files
    const listing = Corpus.list(files, Either.getOrThrow(Corpus.open(files, docDir)))
    const builder = yield* IndexBuilder
    const contents = yield* Effect.flatMap(builder.read(docDir, listing.fingerprints), builder.index)
    return contents.search
  }).pipe(
    Effect.provide(IndexBuilder.layer.pipe(Layer.provideMerge(Files.layer), Layer.provide(XmlDocParser.layer))),
    Effect.runPromise
  )

/** The index as a server has it that finds one written. */
const reread = (index: SearchIndex): SearchIndex => {
  const sections = runSync(IndexCodec.encode(index))
  const decoded = runSync(IndexCodec.decode(new Map(sections.map(({ name, bytes }) => [name, bytes]))))
  if (decoded === undefined) throw new Error("The index cannot be read again.")
  return decoded
}

/** Milliseconds of each query: its median of some rounds, warmed up. */
const timed = (queries: ReadonlyArray<string>, ask: (query: string) => unknown): ReadonlyArray<number> => {
  const begin = performance.now()
  for (let round = 0; round < WARM_UP.rounds || performance.now() - begin < WARM_UP.time; round++) {
    for (const query of queries) ask(query)
  }
  const rounds = Array.from({ length: ROUNDS }, () =>
    queries.map((query) => {
      const from = performance.now()
      ask(query)
      return performance.now() - from
    })
  )
  return mediansOf(rounds)
}

/** Searches, and reads the texts that a brief answer shows. */
const ask = (index: SearchIndex, query: string): void => {
  const { hits } = search(index, { query, limit: LIMIT })
  for (const [place, hit] of hits.entries()) {
    const shown = shownAt(hits, place)
    void (shown === "all" ? hit.signature + hit.snippet : shown === "signature" ? hit.signature : "")
  }
}

/** Collects garbage now, so that none is collected while something is measured. */
const collectGarbage = (): void => {
  setFlagsFromString("--expose-gc")
  runInNewContext("gc")()
}

const measureHere = async (docDir: string, lists: Lists): Promise<Times> => {
  const built = await build(docDir)
  const index = reread(built)
  const measured = (ask: (query: string) => unknown) => {
    collectGarbage()
    return lists.map((queries) => percentile(timed(queries, ask), 0.95))
  }
  // Ours first: the peer's heap of some 200 MB would be marked while ours is measured.
  const own = measured((query) => ask(index, query))
  const mini = miniSearch(built)
  const miniTimes = measured((query) => mini(query, LIMIT))
  const flex = flexSearch(built)
  return { own, miniSearch: miniTimes, flexSearch: measured((query) => flex(query, LIMIT)) }
}

export const measureSearch = async (bench: Bench): Promise<ReadonlyArray<Measured>> => {
  const lists = Object.values(queries()).map((list) => (bench.isQuick ? list.slice(0, 5) : list))
  const times = measureApart(bench.documents, lists)
  return (["processShort", "processLong"] as const).map((row, i) => ({
    row,
    ours: times.own[i] ?? 0,
    baseline: times.miniSearch[i] ?? 0,
    peers: { FlexSearch: times.flexSearch[i] ?? 0 }
  }))
}

if (process.argv[2] === "--measure" && process.argv[1] === fileURLToPath(import.meta.url)) {
  const lists = JSON.parse(readFileSync(0, "utf8")) as Lists
  process.stdout.write(JSON.stringify(await measureHere(process.argv[3] ?? "", lists)))
}
