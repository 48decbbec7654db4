import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { AccessGuard } from "../../../src/mdatlas/library/AccessGuard.ts"
import { LIMITS, PassRunner } from "../../../src/mdatlas/library/PassRunner.ts"
import { StructureAnalyzer } from "../../../src/mdatlas/library/StructureAnalyzer.ts"
import { libraryOver, markdownBase } from "../../support/markdownBase.ts"

/** Runs passes on the spot and notes each, with whether the server would have done it itself. */
const noting = (notes: Array<string>) =>
  Layer.effect(
    PassRunner,
    Effect.map(Effect.provide(PassRunner, PassRunner.inline), (inline) => ({
      run: (name, source, input, weight) => {
        notes.push(`${name} ${weight <= LIMITS.small ? "here" : "in the thread"}`)
        return inline.run(name, source, input, weight)
      }
    }))
  )

describe("StructureAnalyzer", () => {
  it.scopedLive("scans a short file on the spot, unless its titles keep a parser busy", () =>
    Effect.gen(function* () {
      const notes: Array<string> = []
      const base = yield* markdownBase({
        "usual.md": "# **One** `x`\n".repeat(100),
        "hostile.md": `# ${"**a*_~".repeat(680)}\n`.repeat(2),
        "large.md": `# One\n${"text\n".repeat(60_000)}`
      })
      const sections = (filePath: string) =>
        Effect.gen(function* () {
          const guard = yield* AccessGuard
          const analyzer = yield* StructureAnalyzer
          return yield* guard.use(filePath, (file) => Effect.map(analyzer.outline(file), (outline) => outline.sections))
        })
      yield* Effect.gen(function* () {
        assert.strictEqual(yield* sections("usual.md"), 100)
        assert.deepStrictEqual(notes.splice(0), ["scanIfCheap here"])
        assert.strictEqual(yield* sections("hostile.md"), 2)
        assert.deepStrictEqual(notes.splice(0), ["scanIfCheap here", "scan in the thread"])
        assert.strictEqual(yield* sections("large.md"), 1)
        assert.deepStrictEqual(notes.splice(0), ["scan in the thread"])
      }).pipe(Effect.provide(libraryOver(base, { runner: noting(notes) })))
    })
  )
})
