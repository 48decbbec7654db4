/**
 * Questions that nobody asked, in the quiet after the start: the first that someone
 * asks finds everything made and compiled, and is answered as fast as the hundredth.
 * Whoever asks in the middle of it waits for one question at most.
 */
import { Effect, type Scope } from "effect"
import type * as InnerClient from "../../kernel/mcp/InnerClient.ts"
import { Idle } from "../../kernel/util/Idle.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import { DocLibrary } from "../library/live/DocLibrary.ts"
import type { SearchIndex } from "../search/index/SearchIndex.ts"
import * as Search from "../search/Search.ts"
import * as Prepared from "../search/SearchContext.ts"
import { getClass, getSymbol, limits, search } from "./GodotTools.ts"

/** How long nothing must have been asked, in ms. */
const QUIET = 80
/** How many names are searched for, each in every way. */
const NAMES = 192
/** Of so many names one is read, too: reading takes as long as many searches, and is known sooner. */
const READ = 8
/** How many words of a text make a question. */
const WORDS = 6

/** Asks once the first snapshot is there; what comes of it is thrown away. */
export const warmUp = (client: Effect.Effect<InnerClient.Ask, never, Scope.Scope>) =>
  Effect.gen(function* () {
    const { lasting } = yield* Idle
    const snapshot = yield* (yield* DocLibrary).snapshot
    const quiet = Effect.zipRight(TimeSlices.pause, lasting(QUIET))
    yield* quiet
    const ask = yield* client
    const call = (name: string, args: Readonly<Record<string, string>>) =>
      Effect.zipRight(quiet, ask("tools/call", { name, arguments: args }))
    let count = 0
    for (const { className, qname, queries } of questions(snapshot.search)) {
      for (const query of queries) {
        yield* quiet
        yield* Effect.sync(() => Search.search(snapshot.search, { query, limit: limits.results }))
      }
      // The way of a request is the same for all: one of them takes it.
      yield* call(search.name, { query: queries[count % queries.length] ?? className })
      if (count++ % READ > 0) continue
      yield* call(getSymbol.name, { qname })
      yield* call(getClass.name, { name: className })
    }
  }).pipe(
    Effect.scoped,
    Effect.catchAllCause((cause) => Effect.logDebug("the warm-up ended early", cause))
  )

interface Questions {
  readonly className: string
  readonly qname: string
  readonly queries: ReadonlyArray<string>
}

/** Names from all over the reference: as they are, as members of their class, misspelt, begun, in words, and what they are for. */
export function* questions(index: SearchIndex): Generator<Questions> {
  const { symbols } = index
  const { texts } = Prepared.of(index)
  const step = Math.max(1, Math.floor(symbols.names.length / NAMES))
  for (let row = step - 1; row < symbols.names.length; row += step) {
    const owner = symbols.owners[row] ?? 0
    const name = symbols.names[row] ?? ""
    const className = symbols.classes[owner]?.name ?? ""
    const { text } = texts.read(owner, row - (symbols.firstRow[owner] ?? 0))
    const qname = `${className}.${name}`
    const prose = text.split(/\s+/, WORDS).join(" ")
    const queries = [qname, misspelt(name), name, name.slice(0, -2), name.replaceAll("_", " "), prose, className]
    yield { className, qname, queries }
  }
}

/** Two neighbouring letters the other way round. */
const misspelt = (name: string): string => {
  const middle = name.length >> 1
  return `${name.slice(0, middle - 1)}${name.charAt(middle)}${name.charAt(middle - 1)}${name.slice(middle + 1)}`
}
