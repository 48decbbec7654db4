import { closeSync, openSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import type { ByteSource } from "../../../src/mdatlas/files/ByteSource.ts"
import { LIMITS, type Limits, PassRunner } from "../../../src/mdatlas/library/PassRunner.ts"
import { markdownBase, passWorker } from "../../support/markdownBase.ts"

/** The runner over a thread of the bundled worker, and an open file of `content`. */
const withWorker = <A, E, R>(
  content: string,
  use: (runner: typeof PassRunner.Service, source: { descriptor: number; size: number }) => Effect.Effect<A, E, R>,
  limits: Partial<Limits> = {}
) =>
  Effect.gen(function* () {
    const base = yield* markdownBase({ "a.md": content })
    const descriptor = yield* Effect.acquireRelease(
      Effect.sync(() => openSync(join(base, "a.md"), "r")),
      (opened) => Effect.sync(() => closeSync(opened))
    )
    const layer = PassRunner.layer(yield* passWorker, { ...LIMITS, small: 0, ...limits })
    return yield* Effect.provide(
      Effect.flatMap(PassRunner, (runner) => use(runner, { descriptor, size: Buffer.byteLength(content) })),
      layer
    )
  })

/** Asks for as much of a file as there is, rendered. */
const wholeOf = ({ size }: ByteSource) => ({
  start: 0,
  end: size,
  format: "html" as const,
  from: { byte: 0, steps: 0, chars: 0 },
  offset: 0,
  wanted: 1_000_000_000
})

const search = (text: string) => ({ text, isRegex: false, isCaseSensitive: false })

describe("PassRunner with a thread", () => {
  it.scopedLive("answers what a pass on the spot answers, one after the other and ten at once", () =>
    withWorker("# One\n\n## 二 *x*\ntext\n", (runner, source) =>
      Effect.gen(function* () {
        const here = yield* Effect.provide(
          Effect.flatMap(PassRunner, (inline) => inline.run("scan", source, undefined, 1)),
          PassRunner.inline
        )
        const there = yield* runner.run("scan", source, undefined, 1)
        assert.deepStrictEqual(there, here)
        const ten = yield* Effect.all(
          Array.from({ length: 10 }, () => runner.run("scan", source, undefined, 1)),
          { concurrency: "unbounded" }
        )
        for (const one of ten) assert.deepStrictEqual(one, here)
        const { blocks } = yield* runner.run("render", source, wholeOf({ ...source, size: 6 }), 1)
        assert.deepStrictEqual(blocks, ["<h1>One</h1>"])
        if ("refused" in there) return assert.fail("refused")
        const found = yield* runner.run(
          "search",
          source,
          { query: search("text"), outline: there, keep: 1, time: 1000 },
          1
        )
        assert.strictEqual(found?.matches[0]?.title, "二 x")
      })
    )
  )

  it.scopedLive("an input that is an effect is made when the pass has its turn", () =>
    withWorker(
      "# One\n",
      (runner, source) =>
        Effect.gen(function* () {
          const order: Array<string> = []
          const note = (what: string) => Effect.sync(() => void order.push(what))
          yield* Effect.all(
            [
              Effect.andThen(runner.run("scan", source, undefined, 1), note("first is done")),
              runner.run("scan", source, Effect.as(note("second is asked"), undefined), 1)
            ],
            { concurrency: 2 }
          )
          assert.deepStrictEqual(order, ["first is done", "second is asked"])
        }),
      { threads: 1 }
    )
  )

  it.scopedLive("a pass that takes too long is TOO_LARGE", () =>
    withWorker(
      "[".repeat(600_000),
      (runner, source) =>
        Effect.gen(function* () {
          const endless = yield* Effect.flip(runner.run("render", source, wholeOf(source), 1))
          assert.strictEqual(endless.code, "TOO_LARGE")
          assert.include(endless.message, "seconds")
        }),
      { time: 0.4 }
    )
  )

  it.scopedLive("a pass that needs too much memory is TOO_LARGE, and the next one is answered", () =>
    withWorker(
      "- *a*\n".repeat(200_000),
      (runner, source) =>
        Effect.gen(function* () {
          const large = yield* Effect.flip(runner.run("render", source, wholeOf(source), 1))
          assert.strictEqual(large.code, "TOO_LARGE")
          assert.include(large.message, "memory")
          assert.isDefined(yield* runner.run("scan", { ...source, size: 10 }, undefined, 1))
        }),
      { heap: { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 } }
    )
  )

  it.scopedLive("an interrupted pass stops, and the next one does not wait for it", () =>
    withWorker("[".repeat(60_000), (runner, source) =>
      Effect.gen(function* () {
        const endless = yield* Effect.fork(runner.run("render", source, wholeOf(source), 1))
        yield* Effect.sleep("300 millis")
        yield* Fiber.interrupt(endless)
        assert.isDefined(yield* runner.run("scan", { ...source, size: 10 }, undefined, 1))
      })
    )
  )

  it.scopedLive("a defect in a pass is a defect here, and the thread lives on", () =>
    withWorker("# A\n", (runner, source) =>
      Effect.gen(function* () {
        const exit = yield* Effect.exit(runner.run("scan", { descriptor: 1_000_000, size: 10 }, undefined, 1))
        assert.strictEqual(exit._tag === "Failure" && exit.cause._tag, "Die")
        assert.isDefined(yield* runner.run("scan", source, undefined, 1))
      })
    )
  )

  it.scopedLive("a little work is done on the spot, without the thread", () =>
    Effect.gen(function* () {
      const nowhere = PassRunner.layer(new URL("file:///nowhere.mjs"))
      yield* Effect.gen(function* () {
        const runner = yield* PassRunner
        assert.isDefined(yield* runner.run("scan", { descriptor: -1, size: 0 }, undefined, 0))
        const exit = yield* Effect.exit(runner.run("scan", { descriptor: -1, size: 0 }, undefined, LIMITS.small + 1))
        assert.strictEqual(exit._tag, "Failure")
      }).pipe(Effect.provide(Layer.fresh(nowhere)))
    })
  )
})
