import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import * as Idle from "../../../src/kernel/util/Idle.ts"
import { sample } from "../../../src/mdatlas/document/Sample.ts"
import { scan } from "../../../src/mdatlas/document/Scan.ts"
import { PassRunner } from "../../../src/mdatlas/library/PassRunner.ts"
import { warmUp } from "../../../src/mdatlas/surface/WarmUp.ts"

describe("the warm-up", () => {
  it("reads a document with every kind of block, as any other is read", () => {
    const outline = scan([sample()])
    if ("refused" in outline) assert.fail(outline.refused)
    const titles = outline.headings?.titles ?? []
    assert.include(titles, "Section 7 with code")
    assert.include(titles, "Underlined 7")
    assert.lengthOf(
      titles.filter((title) => title.includes("no heading")),
      0
    )
    assert.strictEqual(outline.end.byte, sample().length)
  })

  it.effect(
    "starts the thread at once, waits for quiet before every other step, and gives all work to the runner of passes",
    () =>
      Effect.gen(function* () {
        const told: Array<string> = []
        const quiet = {
          stir: () => undefined,
          begin: () => () => undefined,
          lasting: () => Effect.sync(() => void told.push("quiet"))
        }
        const inline = yield* Effect.provide(PassRunner, PassRunner.inline)
        const runner: typeof PassRunner.Service = {
          run: (name, source, input, weight) => {
            told.push(`${name} ${weight === Number.POSITIVE_INFINITY}`)
            return inline.run(name, source, input, weight)
          }
        }
        yield* warmUp.pipe(Effect.provideService(PassRunner, runner), Effect.provideService(Idle.Idle, quiet))
        assert.strictEqual(told.shift(), "rehearse true")
        const passes = told.flatMap((what, at) => (what === "quiet" ? [] : [[told[at - 1], what]]))
        assert.isAbove(passes.length, 10)
        for (const pass of passes) assert.deepStrictEqual(pass, ["quiet", "rehearse true"])
      })
  )
})
