/** The tools of godot-docs-mcp over one reference: search, classes, members, the list of classes, checks of scripts. */
import { Context, Effect, Either, Layer, Option, Predicate } from "effect"
import type { Files } from "../../../kernel/files/Files.ts"
import * as Cursor from "../../../kernel/mcp/Cursor.ts"
import { type Failure, invalid, toAnswer } from "../../../kernel/mcp/Failure.ts"
import { type Names, nameOf } from "../../library/live/Snapshot.ts"
import { ClassCatalog } from "../../library/lookup/ClassCatalog.ts"
import type { ClassDocs } from "../../library/lookup/ClassDocs.ts"
import { SymbolResolver } from "../../library/lookup/SymbolResolver.ts"
import type { Project } from "../../project/Project.ts"
import type { Kind as AnyKind, MemberKind as AnyMemberKind } from "../../reference/Kind.ts"
import * as Uri from "../../reference/Uri.ts"
import { SearchEngine } from "../../search/SearchEngine.ts"
import { type CheckAnswer, checkAnswer } from "../answers/CheckAnswer.ts"
import { cursorOf, fullAnswer, outlineAnswer } from "../answers/ClassAnswer.ts"
import { csharpNames } from "../answers/csharpNames.ts"
import { adviceFor } from "../answers/hitStatus.ts"
import { priorsIn } from "../answers/memberPriors.ts"
import { renderContext, textsOf } from "../answers/RenderContext.ts"
import { searchAnswer } from "../answers/SearchAnswer.ts"
import type { ClassList, GodotClassDoc, SearchAnswer, Section, SymbolAnswers } from "../answers/Shapes.ts"
import { Since } from "../answers/Since.ts"
import { descriptionCursor, symbolAnswer } from "../answers/SymbolAnswer.ts"
import { CodeLanguage } from "./CodeLanguage.ts"
import { CurrentSnapshot } from "./CurrentSnapshot.ts"

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
  readonly kind?: AnyKind
  readonly limit?: number
}

export interface ClassInput {
  readonly name: string
  readonly detail?: "auto" | "full" | "outline"
  readonly sections?: ReadonlyArray<Section>
  readonly inherited?: boolean
  readonly cursor?: string
}

export interface SymbolInput {
  readonly qname?: string
  readonly qnames?: ReadonlyArray<string>
  readonly kind?: AnyMemberKind
  readonly cursor?: string
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

type SymbolDoc = Omit<SymbolAnswers, "symbols"> | NonNullable<SymbolAnswers["symbols"]>[number]

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
    const since = yield* Since
    const parts = yield* Effect.context<CurrentSnapshot | ClassDocs | Project | Files>()
    const csharp = csharpNames(resolver, engine)

    /** Names the reference that answers. */
    const docsOf = current.lookUp((names) => Effect.succeed(nameOf(names.engine ?? names)))

    /** Adds its first version to a member, but not to the user's own and not to a name that was not found. */
    const withSince = Effect.fnUntraced(function* <A extends SymbolDoc>(answer: A) {
      if (!("className" in answer) || answer.className === undefined || answer.source !== undefined) return answer
      const { className, name = "" } = answer
      const version = current.lookUp((names) => Effect.succeed((names.engine ?? names).facts.version))
      const found = yield* since.of(className, name, yield* version)
      if (found === undefined) return answer
      const first = found.since === undefined ? {} : { since: found.since }
      return { ...answer, ...first, notes: [...(answer.notes ?? []), found.note] }
    })

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

    const getClass = Effect.fnUntraced(function* (input: ClassInput) {
      const { detail = "auto", sections: chosen, cursor, inherited = false } = input
      const address = Uri.parse(input.name.trim())
      const name = address?.type === "class" ? address.name : input.name
      if (cursor !== undefined && detail === "full") {
        return yield* invalid("cursor", 'pages an outline, and detail "full" is never cut: give one of the two')
      }
      const { found, names } = yield* current.lookUp((names) =>
        Effect.map(resolver.findClass(names, name), (found) => ({ found, names }))
      )
      const choice = { inherited, ...(chosen && { sections: chosen }) }
      const offset = cursor === undefined ? Option.some(0) : Cursor.decode(cursor, cursorOf(found.doc, choice))
      if (Option.isNone(offset)) {
        return yield* invalid("cursor", "is not one that this server gave for this class and these arguments")
      }
      const context = renderContext(names, found, language)
      const request = { detail, offset: offset.value, docs: nameOf(names.engine ?? names), ...choice }
      const full = fullAnswer(context, request)
      if (full !== undefined) return full
      const ancestors = inherited
        ? yield* Effect.forEach(found.ancestors, (ancestor) =>
            // A parent that cannot be read has nothing to list.
            Effect.option(Effect.map(resolver.findClass(names, ancestor), ({ doc }) => doc))
          )
        : []
      const answer = outlineAnswer(context, request, {
        priorOf: priorsIn(names.engine ?? names),
        ancestors: ancestors.flatMap(Option.toArray)
      })
      if (answer === undefined) return yield* invalid("cursor", "is past the end of this class")
      return answer
    })

    const getSymbol = Effect.fnUntraced(function* (input: SymbolInput) {
      const { qname, qnames, kind, cursor } = input
      if ((qname === undefined) === (qnames === undefined)) {
        return yield* invalid("qname", 'give one name as "qname", or up to 10 as "qnames"')
      }
      const find = (names: Names, name: string) => {
        const address = Uri.parse(name.trim())
        if (address?.type === "symbol") return resolver.getSymbol(names, address)
        return Effect.catchTag(resolver.findSymbol(names, name, kind), "NotFound", (failure) =>
          Effect.filterOrFail(
            Effect.flatMap(current.get, csharp.find(name, kind)),
            Predicate.isNotUndefined,
            () => failure
          )
        )
      }
      const one = (name: string, offset: number, share: number) =>
        current.lookUp((names) =>
          Effect.map(find(names, name), (found) =>
            symbolAnswer(found, textsOf(names, found, language), { offset, share })
          )
        )
      if (qname !== undefined) {
        const offset = cursor === undefined ? Option.some(0) : Cursor.decode(cursor, descriptionCursor(qname, kind))
        if (Option.isNone(offset)) return yield* invalid("cursor", "is not one that this server gave for this name")
        return yield* withSince({ ...(yield* one(qname, offset.value, 1)), docs: yield* docsOf })
      }
      if (cursor !== undefined) return yield* invalid("cursor", 'goes with "qname": ask for that one again')
      const symbols = yield* Effect.forEach(qnames ?? [], (name) =>
        Effect.map(Effect.either(one(name, 0, qnames?.length ?? 1)), (answer) =>
          Either.isRight(answer) ? answer.right : { qname: name, error: toAnswer(answer.left) }
        )
      )
      return { symbols: yield* Effect.forEach(symbols, withSince), docs: yield* docsOf }
    })

    const listClasses = Effect.fnUntraced(function* ({ prefix = "", limit = limits.maxClasses }: ListInput) {
      const { count, notes } = clamped("limit", limit, limits.maxClasses)
      const { holding, ...listing } = yield* current.lookUp((names) =>
        catalog.list(names, { prefix: prefix.trim(), limit: count })
      )
      const allNotes = holding === undefined ? notes : [...notes, `none begins so; elsewhere: ${holding.join(", ")}`]
      return { ...listing, docs: yield* docsOf, ...(allNotes.length === 0 ? {} : { notes: allNotes }) }
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
