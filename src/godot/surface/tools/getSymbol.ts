/** Answers `godot_get_symbol`: one member with a part of its description, or several of them. */
import { Effect, Either, Option, Predicate } from "effect"
import * as Cursor from "../../../kernel/mcp/Cursor.ts"
import { invalid, toAnswer } from "../../../kernel/mcp/Failure.ts"
import type { Names } from "../../library/live/Snapshot.ts"
import { SymbolResolver } from "../../library/lookup/SymbolResolver.ts"
import type { MemberKind } from "../../reference/Kind.ts"
import * as Uri from "../../reference/Uri.ts"
import { SearchEngine } from "../../search/SearchEngine.ts"
import { csharpNames } from "../answers/csharpNames.ts"
import { textsOf } from "../answers/RenderContext.ts"
import type { SymbolAnswers } from "../answers/Shapes.ts"
import { Since } from "../answers/Since.ts"
import { descriptionCursor, symbolAnswer } from "../answers/SymbolAnswer.ts"
import { CodeLanguage } from "./CodeLanguage.ts"
import { CurrentSnapshot, docsOf } from "./CurrentSnapshot.ts"

export interface SymbolInput {
  readonly qname?: string
  readonly qnames?: ReadonlyArray<string>
  readonly kind?: MemberKind
  readonly cursor?: string
}

type SymbolDoc = Omit<SymbolAnswers, "symbols"> | NonNullable<SymbolAnswers["symbols"]>[number]

/** Makes the handler. */
export const makeGetSymbol = Effect.gen(function* () {
  const current = yield* CurrentSnapshot
  const resolver = yield* SymbolResolver
  const engine = yield* SearchEngine
  const language = yield* CodeLanguage
  const since = yield* Since
  const csharp = csharpNames(resolver, engine)
  const docs = docsOf(current)

  /** Adds the version that introduced a member, except for the user's own and for names that were not found. */
  const withSince = Effect.fnUntraced(function* <A extends SymbolDoc>(answer: A) {
    if (!("className" in answer) || answer.className === undefined || answer.source !== undefined) return answer
    const { className, name = "" } = answer
    const version = current.lookUp((names) => Effect.succeed((names.engine ?? names).facts.version))
    const found = yield* since.of(className, name, yield* version)
    if (found === undefined) return answer
    const first = found.since === undefined ? {} : { since: found.since }
    return { ...answer, ...first, notes: [...(answer.notes ?? []), found.note] }
  })

  /** Finds a member by its name or its address, else by its name in C#. */
  const find = (names: Names, name: string, kind?: MemberKind) => {
    const address = Uri.parse(name.trim())
    if (address?.type === "symbol") return resolver.getSymbol(names, address)
    return Effect.catchTag(resolver.findSymbol(names, name, kind), "NotFound", (failure) =>
      Effect.filterOrFail(Effect.flatMap(current.get, csharp.find(name, kind)), Predicate.isNotUndefined, () => failure)
    )
  }

  /** Answers for one member: its description from `offset` on, within one `share`th of the size of an answer. */
  const answerOf = (name: string, kind: MemberKind | undefined, offset: number, share: number) =>
    current.lookUp((names) =>
      Effect.map(find(names, name, kind), (found) =>
        symbolAnswer(found, textsOf(names, found, language), { offset, share })
      )
    )

  const one = Effect.fnUntraced(function* (qname: string, { kind, cursor }: SymbolInput) {
    const offset = cursor === undefined ? Option.some(0) : Cursor.decode(cursor, descriptionCursor(qname, kind))
    if (Option.isNone(offset)) return yield* invalid("cursor", "is not from this server for this name")
    return yield* withSince({ ...(yield* answerOf(qname, kind, offset.value, 1)), docs: yield* docs })
  })

  const several = Effect.fnUntraced(function* (qnames: ReadonlyArray<string>, { kind, cursor }: SymbolInput) {
    if (cursor !== undefined) return yield* invalid("cursor", 'works only with "qname": ask for that member alone')
    const symbols = yield* Effect.forEach(qnames, (name) =>
      Effect.map(Effect.either(answerOf(name, kind, 0, qnames.length)), (answer) =>
        Either.isRight(answer) ? answer.right : { qname: name, error: toAnswer(answer.left) }
      )
    )
    return { symbols: yield* Effect.forEach(symbols, withSince), docs: yield* docs }
  })

  return Effect.fnUntraced(function* (input: SymbolInput) {
    const { qname, qnames } = input
    if ((qname === undefined) === (qnames === undefined)) {
      return yield* invalid("qname", 'give one name as "qname", or up to 10 as "qnames"')
    }
    return qname === undefined ? yield* several(qnames ?? [], input) : yield* one(qname, input)
  })
})
