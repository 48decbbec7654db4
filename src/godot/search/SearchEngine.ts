/** Search as a service: what the tools and commands ask. */
import { Context, Effect, Layer, LogLevel } from "effect"
import { clip } from "../../kernel/util/Text.ts"
import { parse } from "./analysis/Query.ts"
import { type Explanation, explain, toLines } from "./Explain.ts"
import type { SearchIndex } from "./index/SearchIndex.ts"
import { type Hit, type Request, type Result, search } from "./Search.ts"

export type { Hit, Request, Result }

export class SearchEngine extends Context.Tag("godot/SearchEngine")<
  SearchEngine,
  {
    readonly search: (index: SearchIndex, request: Request) => Effect.Effect<Result>
    /** The same hits with tier, matched parts, field scores and prior. */
    readonly explain: (index: SearchIndex, request: Request) => Effect.Effect<Explanation>
  }
>() {
  static readonly layer = Layer.succeed(this, {
    search: (index, request) => Effect.sync(() => search(index, request)).pipe(Effect.zipLeft(logged(index, request))),
    explain: (index, request) => Effect.sync(() => explain(index, request))
  })
}

/** Hits that are logged. */
const LOGGED = 5

/** At `debug`: the query as it was analysed, and why each of the first hits stands where it does. */
const logged = (index: SearchIndex, request: Request): Effect.Effect<void> =>
  Effect.suspend(() => {
    const { content, kindHints, operator } = parse(request.query)
    const explained = toLines(explain(index, { ...request, limit: Math.min(request.limit, LOGGED) }))
    return Effect.logDebug("search").pipe(
      Effect.annotateLogs({
        words: clip(content.map(({ text }) => text).join(" ")),
        hints: [...kindHints].join(","),
        operator: operator ?? ""
      }),
      Effect.zipRight(Effect.forEach(explained, (line) => Effect.logDebug(line), { discard: true }))
    )
  }).pipe(Effect.whenLogLevel(LogLevel.Debug), Effect.asVoid)
