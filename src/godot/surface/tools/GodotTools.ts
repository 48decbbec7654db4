/** The tools of godot-docs-mcp over one reference: search, classes, members, the list of classes, checks of scripts. */
import { Context, Effect, Layer } from "effect"
import type { Files } from "../../../kernel/files/Files.ts"
import { type Failure, invalid } from "../../../kernel/mcp/Failure.ts"
import { ClassCatalog } from "../../library/lookup/ClassCatalog.ts"
import type { ClassDocs } from "../../library/lookup/ClassDocs.ts"
import { SymbolResolver } from "../../library/lookup/SymbolResolver.ts"
import type { Project } from "../../project/Project.ts"
import type { Kind } from "../../reference/Kind.ts"
import { SearchEngine } from "../../search/SearchEngine.ts"
import { type CheckAnswer, checkAnswer } from "../answers/CheckAnswer.ts"
import { csharpNames } from "../answers/csharpNames.ts"
import { adviceFor } from "../answers/hitStatus.ts"
import { searchAnswer } from "../answers/SearchAnswer.ts"
import type { ClassList, GodotClassDoc, SearchAnswer, SymbolAnswers } from "../answers/Shapes.ts"
import { CodeLanguage } from "./CodeLanguage.ts"
import { CurrentSnapshot, docsOf } from "./CurrentSnapshot.ts"
import { type ClassInput, makeGetClass } from "./getClass.ts"
import { makeGetSymbol, type SymbolInput } from "./getSymbol.ts"

/** Arguments' defaults and bounds. */
export const limits = {
  defaultResults: 10,
  maxResults: 100,
  maxClasses: 10_000,
  maxSymbols: 10,
  /** In code points. */
  minQueryLength: 2
} as const

export interface SearchInput {
  readonly query: string
  readonly kind?: Kind
  readonly limit?: number
}

export interface ListInput {
  readonly prefix?: string
  readonly limit?: number
}

export interface CheckInput {
  readonly code?: string
  readonly path?: string
}

type Answer<A> = Effect.Effect<A, Failure>

/** The tools as a service, which a test can replace. */
export class GodotTools extends Context.Tag("godot/Tools")<
  GodotTools,
  {
    readonly search: (input: SearchInput) => Answer<SearchAnswer>
    readonly getClass: (input: ClassInput) => Answer<GodotClassDoc>
    readonly getSymbol: (input: SymbolInput) => Answer<SymbolAnswers>
    readonly listClasses: (input: ListInput) => Answer<ClassList>
    readonly check: (input: CheckInput) => Answer<CheckAnswer>
  }
>() {
  static readonly make = Effect.gen(function* () {
    const current = yield* CurrentSnapshot
    const resolver = yield* SymbolResolver
    const catalog = yield* ClassCatalog
    const engine = yield* SearchEngine
    const language = yield* CodeLanguage
    const parts = yield* Effect.context<CurrentSnapshot | ClassDocs | Project | Files>()
    const csharp = csharpNames(resolver, engine)
    const getClass = yield* makeGetClass
    const getSymbol = yield* makeGetSymbol

    const search = Effect.fnUntraced(function* ({ query, kind, limit }: SearchInput) {
      const text = query.trim()
      if (Array.from(text).length < limits.minQueryLength) {
        return yield* invalid("query", `must have at least ${limits.minQueryLength} characters`)
      }
      const { count, notes } = clamped("limit", limit ?? limits.defaultResults, limits.maxResults)
      const request = { query: text, limit: count, ...(kind && { kind }) }
      const snapshot = yield* current.get
      return yield* searchAnswer(engine, snapshot, request, {
        notes,
        brief: limit === undefined ? "few" : "all",
        adviceFor: adviceFor(resolver, snapshot),
        ...(language === "csharp" ? { signatureOf: csharp.signatureOf(snapshot) } : {})
      })
    })

    const listClasses = Effect.fnUntraced(function* ({ prefix = "", limit = limits.maxClasses }: ListInput) {
      const { count, notes } = clamped("limit", limit, limits.maxClasses)
      const { holding, ...listing } = yield* current.lookUp((names) =>
        catalog.list(names, { prefix: prefix.trim(), limit: count })
      )
      const allNotes = holding === undefined ? notes : [...notes, `none begins so; elsewhere: ${holding.join(", ")}`]
      return { ...listing, docs: yield* docsOf(current), ...(allNotes.length === 0 ? {} : { notes: allNotes }) }
    })

    const check = ({ code, path }: CheckInput) => Effect.provide(checkAnswer(code, path), parts)

    return GodotTools.of({ search, getClass, getSymbol, listClasses, check })
  })

  static readonly layer = Layer.effect(this, this.make)
}

const clamped = (argument: string, given: number, max: number) =>
  given <= max
    ? { count: given, notes: [] }
    : { count: max, notes: [`${argument}: at most ${max}; ${given} was requested`] }
