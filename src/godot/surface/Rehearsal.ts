/**
 * Questions that nobody asked, in the quiet after the start: the first that someone
 * asks finds everything made and compiled, and is answered as fast as the hundredth.
 * Whoever asks in the middle of it waits for one question at most.
 */
import { Effect, Logger, LogLevel } from "effect"
import type { Failure } from "../../kernel/Failure.ts"
import { Quiet } from "../../kernel/Quiet.ts"
import * as Slices from "../../kernel/Slices.ts"
import { DocLibrary } from "../library/DocLibrary.ts"
import * as Prepared from "../search/Prepared.ts"
import type { SearchIndex } from "../search/SearchIndex.ts"
import { getClass, getSymbol, search } from "./GodotTools.ts"

/** How long nothing must have been asked, in ms. */
const QUIET = 80
/** How many names are asked for, each in every way. */
const NAMES = 10
/** How many words of a text make a question. */
const WORDS = 6

/** Asks once the first snapshot is there; what comes of it is thrown away. */
export const rehearse = Effect.gen(function* () {
  const { lasting } = yield* Quiet
  const snapshot = yield* (yield* DocLibrary).snapshot
  const quiet = Effect.zipRight(Slices.pause, lasting(QUIET))
  const ask = <R>(call: Effect.Effect<object, Failure, R>) =>
    Effect.zipRight(quiet, Logger.withMinimumLogLevel(Effect.ignore(call), LogLevel.None))
  yield* quiet
  for (const { query, className, qname } of questions(snapshot.search)) {
    yield* ask(search.call({ query }))
    yield* ask(getSymbol.call({ qname }))
    yield* ask(getClass.call({ name: className }))
  }
}).pipe(Effect.catchAllCause((cause) => Effect.logDebug("the rehearsal ended early", cause)))

interface Question {
  readonly query: string
  readonly className: string
  readonly qname: string
}

/** Names from all over the reference: as they are, as members of their class, misspelt, begun, in words, and what they are for. */
export function* questions(index: SearchIndex): Generator<Question> {
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
    for (const query of [qname, misspelt(name), name, name.slice(0, -2), name.replaceAll("_", " "), prose, className]) {
      yield { query, className, qname }
    }
  }
}

/** Two neighbouring letters the other way round. */
const misspelt = (name: string): string => {
  const middle = name.length >> 1
  return `${name.slice(0, middle - 1)}${name.charAt(middle)}${name.charAt(middle - 1)}${name.slice(middle + 1)}`
}
