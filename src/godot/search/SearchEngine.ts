/**
 * Search as a service for tools and commands. Its code and tables are loaded after the start, or by the first query.
 */
import { Context, Effect, Layer, LogLevel } from "effect"
import { runOnce } from "../../kernel/util/Effects.ts"
import { loadPart } from "../../kernel/util/ProgramFile.ts"
import { clip } from "../../kernel/util/Text.ts"
import type { Topic } from "./analysis/messageTopic.ts"
import type { Explanation } from "./Explain.ts"
import type { Hit } from "./Hit.ts"
import type { SearchIndex } from "./index/SearchIndex.ts"
import type { Missing } from "./missing.ts"
import type { Request, Result } from "./Search.ts"

export type { Hit, Missing, Request, Result, Topic }

/** Loads the search code, which with its synonyms and renames is half of the program. */
const load = loadPart(() => import("./SearchCode.ts"))

type Code = Effect.Effect.Success<typeof load>

export class SearchEngine extends Context.Tag("godot/SearchEngine")<
  SearchEngine,
  {
    readonly search: (index: SearchIndex, request: Request) => Effect.Effect<Result>
    /** Returns a function that checks whether a query is exactly one whole name (`wholeName.ts`). */
    readonly saysName: (query: string) => Effect.Effect<(name: string) => boolean>
    /** Returns the subject of an error message in a query (`errorMessage.ts`). */
    readonly subjectOfError: (query: string) => Effect.Effect<string | undefined>
    /** Returns the hits with tier, matched parts, field scores and prior. */
    readonly explain: (index: SearchIndex, request: Request) => Effect.Effect<Explanation>
  }
>() {
  static readonly make = Effect.gen(function* () {
    const loaded = yield* runOnce(load)
    // Usually loaded before the first query; the handshake and the index come first.
    yield* Effect.forkScoped(Effect.delay(loaded, "500 millis"))
    return {
      search: (index: SearchIndex, request: Request) =>
        Effect.flatMap(loaded, (code) =>
          Effect.tap(
            Effect.sync(() => code.search(index, request)),
            logged(code, index, request)
          )
        ),
      saysName: (query: string) => Effect.map(loaded, (code) => code.saysName(query)),
      subjectOfError: (query: string) => Effect.map(loaded, (code) => code.subjectOfError(query)),
      explain: (index: SearchIndex, request: Request) => Effect.map(loaded, ({ explain }) => explain(index, request))
    }
  })

  static readonly layer = Layer.scoped(this, this.make)
}

/** Hits that are logged. */
const LOGGED = 5

/** Logs at `debug` how the query was analysed, and the reasons for the rank of the first hits. */
const logged = ({ parse, toLines, explain }: Code, index: SearchIndex, request: Request): Effect.Effect<void> =>
  Effect.suspend(() => {
    const { content, kindHints, operator } = parse(request.query)
    const explained = toLines(explain(index, { ...request, limit: Math.min(request.limit, LOGGED) }))
    return Effect.logDebug("search").pipe(
      Effect.annotateLogs({
        words: clip(content.map(({ text }) => text).join(" ")),
        hints: [...kindHints].join(","),
        operator: operator ?? ""
      }),
      Effect.andThen(Effect.forEach(explained, (line) => Effect.logDebug(line), { discard: true }))
    )
  }).pipe(Effect.whenLogLevel(LogLevel.Debug), Effect.asVoid)
