/** Answers `godot_get_class`: a class in full or as an outline, which is paged. */
import { type Context, Effect, Option } from "effect"
import * as Cursor from "../../../kernel/mcp/Cursor.ts"
import { invalid } from "../../../kernel/mcp/Failure.ts"
import { type Names, nameOf } from "../../library/live/Snapshot.ts"
import { type FoundClass, SymbolResolver } from "../../library/lookup/SymbolResolver.ts"
import * as Uri from "../../reference/Uri.ts"
import { cursorOf, fullAnswer, outlineAnswer } from "../answers/ClassAnswer.ts"
import { priorsIn } from "../answers/memberPriors.ts"
import { renderContext } from "../answers/RenderContext.ts"
import type { Section } from "../answers/Shapes.ts"
import { CodeLanguage } from "./CodeLanguage.ts"
import { CurrentSnapshot } from "./CurrentSnapshot.ts"

export interface ClassInput {
  readonly name: string
  readonly detail?: "auto" | "full" | "outline"
  readonly sections?: ReadonlyArray<Section>
  readonly inherited?: boolean
  readonly cursor?: string
}

/** Makes the handler. */
export const makeGetClass = Effect.gen(function* () {
  const current = yield* CurrentSnapshot
  const resolver = yield* SymbolResolver
  const language = yield* CodeLanguage

  return Effect.fnUntraced(function* (input: ClassInput) {
    const { detail = "auto", sections: chosen, cursor, inherited = false } = input
    if (cursor !== undefined && detail === "full") {
      return yield* invalid("cursor", 'pages an outline, but detail "full" is never cut: pass only one of them')
    }
    const { found, names } = yield* current.lookUp((names) =>
      Effect.map(resolver.findClass(names, classNameIn(input.name)), (found) => ({ found, names }))
    )
    const choice = { inherited, ...(chosen && { sections: chosen }) }
    const offset = cursor === undefined ? Option.some(0) : Cursor.decode(cursor, cursorOf(found.doc, choice))
    if (Option.isNone(offset)) {
      return yield* invalid("cursor", "is not from this server for this class and these arguments")
    }
    const context = renderContext(names, found, language)
    const request = { detail, offset: offset.value, docs: nameOf(names.engine ?? names), ...choice }
    const full = fullAnswer(context, request)
    if (full !== undefined) return full
    const answer = outlineAnswer(context, request, {
      priorOf: priorsIn(names.engine ?? names),
      ancestors: inherited ? yield* ancestorsOf(resolver, names, found) : []
    })
    return answer ?? (yield* invalid("cursor", "is past the end of this class"))
  })
})

/** Returns the name of the class that an address of a result leads to, or the text itself. */
const classNameIn = (text: string): string => {
  const address = Uri.parse(text.trim())
  return address?.type === "class" ? address.name : text
}

/** Returns the documents of the ancestors; skips those that cannot be read. */
const ancestorsOf = (resolver: Context.Tag.Service<SymbolResolver>, names: Names, { ancestors }: FoundClass) =>
  Effect.map(
    Effect.forEach(ancestors, (ancestor) => Effect.option(resolver.findClass(names, ancestor))),
    (found) => found.flatMap(Option.toArray).map(({ doc }) => doc)
  )
