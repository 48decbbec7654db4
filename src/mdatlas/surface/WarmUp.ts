/**
 * Work that nobody asked for: the thread is started, and then, in the quiet after the start,
 * the way from a document to an answer gone until V8 has compiled it. Whoever asks in the
 * middle of it waits for one step at most.
 */
import { Effect } from "effect"
import { messageToJson, toJson } from "../../kernel/mcp/jsonCache.ts"
import { Idle } from "../../kernel/util/Idle.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import * as Structure from "../document/Structure.ts"
import { PassRunner } from "../library/PassRunner.ts"
import { answer } from "./StructureAnswer.ts"

/** How long nothing must have been asked, in ms. */
const QUIET = 80
/** How often the sample is read: some 4 MB are enough. */
const ROUNDS = 60

/** Reads and answers the sample; what comes of it is thrown away. */
export const warmUp = Effect.gen(function* () {
  const { lasting } = yield* Idle
  const passes = yield* PassRunner
  const quiet = Effect.zipRight(TimeSlices.pause, lasting(QUIET))
  for (let round = 0; round < ROUNDS; round++) {
    // The thread needs a while to start, and no one has to wait for that: it begins at once.
    if (round > 0) yield* quiet
    const outline = yield* passes.run("rehearse", NO_FILE, undefined, Number.POSITIVE_INFINITY)
    yield* quiet
    if ("refused" in outline) return
    const document = { outline, chunks: () => [] }
    const told = yield* answer(outline, { file_path: "", max_depth: 2 }, (query) =>
      Effect.succeed(Structure.select(document, query) ?? { preamble: null, sections: [], total: 0 })
    )
    const result = { content: [{ type: "text", text: toJson(told) }], structuredContent: told }
    messageToJson({ jsonrpc: "2.0", id: 0, result })
  }
}).pipe(Effect.ignoreLogged)

const NO_FILE = { descriptor: -1, size: 0 }
