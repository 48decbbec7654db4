/** Search as a service: what the tools and commands ask. */
import { Context, Effect, Layer } from "effect"
import { explanation } from "./Explain.ts"
import { type Hit, type Request, type Result, search } from "./Search.ts"
import type { SearchIndex } from "./SearchIndex.ts"

export type { Hit, Request, Result }

export class SearchEngine extends Context.Tag("godot/SearchEngine")<
  SearchEngine,
  {
    readonly search: (index: SearchIndex, request: Request) => Effect.Effect<Result>
    /** The same hits with tier, matched parts, field scores and prior, for a person. */
    readonly explain: (index: SearchIndex, request: Request) => Effect.Effect<string>
  }
>() {
  static readonly layer = Layer.succeed(this, {
    search: (index, request) => Effect.sync(() => search(index, request)),
    explain: (index, request) => Effect.sync(() => explanation(index, request))
  })
}
