/** Pulling the plug on the built server at random moments of a cold start. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Random } from "effect"
import { runBin, session, start, temporaryFolder } from "../../support/bundle.ts"
import { methods, xml } from "../../support/library.ts"

const bin = "godot-docs-mcp"
const KILLS = 100
const CLASSES = 60

const reference = Effect.map(temporaryFolder, (folder) => {
  const classes = join(folder, "doc/classes")
  mkdirSync(classes, { recursive: true })
  const names = Array.from({ length: 12 }, (_, i) => `turn_${i}`)
  /** Writes class `n`; its text holds `mark`. */
  const write = (n: number, mark: string) =>
    writeFileSync(
      join(classes, `Class${n}.xml`),
      xml(`Class${n}`, { brief: `Holds ${mark}.`, body: methods(...names) })
    )
  for (let n = 0; n < CLASSES; n++) write(n, "nothing")
  const index = join(folder, "cache/index.json")
  return { folder, write, index, env: { GODOT_DOC_DIR: join(folder, "doc"), GODOT_INDEX_PATH: index } }
})

/** Starts the server, and kills it after so many ms; `meanwhile` runs just before. */
const killedAfter = (env: Readonly<Record<string, string>>, ms: number, meanwhile: () => void) =>
  Effect.async<void>((resume) => {
    const child = start({ bin, env })
    child.stdin.on("error", () => undefined)
    setTimeout(() => {
      meanwhile()
      child.kill("SIGKILL")
    }, ms)
    child.once("close", () => resume(Effect.void))
  })

/** How long a cold start takes until its index is on the disk, in ms. */
const coldStart = (env: Readonly<Record<string, string>>, index: string) =>
  Effect.async<number>((resume) => {
    const began = performance.now()
    const child = start({ bin, env })
    const timer = setInterval(() => {
      if (!existsSync(index)) return
      clearInterval(timer)
      child.kill("SIGKILL")
    }, 2)
    child.once("close", () => resume(Effect.succeed(performance.now() - began)))
  })

/** What a whole run of the server answers to a search and a listing. */
const ask = (env: Readonly<Record<string, string>>, query: string) =>
  Effect.gen(function* () {
    const calls = [
      { name: "godot_search", arguments: { query } },
      { name: "godot_list_classes", arguments: { limit: 1 } }
    ].map((params, id) => ({ jsonrpc: "2.0", id, method: "tools/call", params }))
    const { stdout } = yield* runBin({ bin, env, input: session(...calls) })
    const answers = new Map(
      stdout
        .trim()
        .split("\n")
        .map(
          (line) =>
            JSON.parse(line) as { readonly id: unknown; readonly result?: { readonly structuredContent?: object } }
        )
        .map(({ id, result }) => [id, result?.structuredContent])
    )
    const { results } = answers.get(0) as { readonly results: ReadonlyArray<object> }
    const { total } = answers.get(1) as { readonly total: number }
    return { results, total }
  })

describe("a server killed at any moment of a cold start", () => {
  it.scopedLive(
    `never leaves an index that the next start answers wrongly from (${KILLS} kills)`,
    () =>
      Effect.gen(function* () {
        const { folder, write, index, env } = yield* reference
        const whole = yield* coldStart(env, index)
        let left = 0
        for (let i = 0; i < KILLS; i++) {
          rmSync(index, { force: true })
          const after = (yield* Random.next) * whole * 1.2
          const n = yield* Random.nextIntBetween(0, CLASSES)
          const mark = `mark${i}x`
          // Every other time the file changes while it is being indexed, else between the two starts.
          yield* killedAfter(env, after, () => i % 2 === 0 && write(n, mark))
          if (i % 2 === 1) write(n, mark)
          if (existsSync(index)) {
            left += 1
            assert.doesNotThrow(() => JSON.parse(readFileSync(index, "utf8")))
          }
          const { results, total } = yield* ask(env, mark)
          assert.deepInclude(results[0], { name: `Class${n}` }, `kill ${i}`)
          assert.strictEqual(total, CLASSES)
        }
        // Some of the kills must have hit after the index was written, and some before.
        assert.isAbove(left, 0)
        assert.isBelow(left, KILLS)
        // The last start wrote the index, and took away what the killed ones left beside it.
        assert.deepStrictEqual(readdirSync(join(folder, "cache")), ["index.json"])
      }),
    20 * 60_000
  )
})
