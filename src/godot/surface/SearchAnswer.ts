/** Search hits as an answer. */
import { Effect } from "effect"
import { describe, type Snapshot } from "../library/Snapshot.ts"
import { kinds } from "../reference/Kind.ts"
import { Flag } from "../reference/SymbolTable.ts"
import { classUri, symbolUri } from "../reference/Uri.ts"
import { type Hit, type Request, SearchEngine } from "../search/SearchEngine.ts"
import type { SearchAnswer, SearchResult } from "./Shapes.ts"

/** Characters of all encoded results; the answer as a whole stays under 32,000. */
const BUDGET = 31_000

export const searchAnswer = Effect.fnUntraced(function* (snapshot: Snapshot, asked: Request) {
  const engine = yield* SearchEngine
  const { hits, total } = yield* engine.search(snapshot.search, asked)
  const results: Array<SearchResult> = []
  let size = 0
  for (const hit of hits) {
    const result = resultOf(snapshot, hit)
    size += JSON.stringify(result).length + 1
    if (size > BUDGET) break
    results.push(result)
  }
  const cut = hits.length - results.length
  const notes = [`${cut} more would not fit into one answer; narrow the query, or set kind.`]
  const answer: SearchAnswer = { results, total, docs: describe(snapshot), ...(cut > 0 ? { notes } : {}) }
  return answer
})

const resultOf = ({ symbols }: Snapshot, hit: Hit): SearchResult => {
  const name = symbols.names[hit.row] ?? ""
  const kind = kinds[symbols.kindOf[hit.row] ?? 0] ?? "class"
  const className = symbols.classes[symbols.owners[hit.row] ?? 0]?.name ?? ""
  const flags = symbols.flags[hit.row] ?? 0
  return {
    uri: kind === "class" ? classUri(name) : symbolUri({ className, kind, name }),
    name,
    kind,
    score: Math.round(hit.score * 1000) / 1000,
    ...(kind === "class" ? {} : { className, qname: `${className}.${name}` }),
    ...(hit.signature === "" ? {} : { signature: hit.signature }),
    ...(hit.snippet === "" ? {} : { snippet: hit.snippet }),
    ...((flags & Flag.deprecated) === 0 ? {} : { deprecated: true }),
    ...((flags & Flag.experimental) === 0 ? {} : { experimental: true }),
    ...(hit.note === undefined ? {} : { note: hit.note })
  }
}
