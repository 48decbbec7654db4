/** Pulling the plug on the built server at random moments of a cold start. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Random } from "effect"
import { session, start, temporaryFolder } from "../../support/bundle.ts"
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

/** Time of a cold start until its index is on the disk, in ms. */
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

/** Answers of a server to a search and a listing before it is told to end. */
const ask = (env: Readonly<Record<string, string>>, query: string) =>
  Effect.async<{ readonly results: ReadonlyArray<object>; readonly total: number }>((resume) => {
    const child = start({ bin, env })
    const answers = new Map<unknown, object>()
    createInterface({ input: child.stdout }).on("line", (line) => {
      const { id, result } = JSON.parse(line) as { readonly id: unknown; readonly result?: Record<string, object> }
      answers.set(id, result?.["structuredContent"] ?? {})
      if (answers.has("search") && answers.has("list")) child.stdin.end()
    })
    child.once("close", () =>
      resume(Effect.succeed({ ...asked(answers.get("search")), ...listed(answers.get("list")) }))
    )
    const tool = (id: string, name: string, args: object) => ({
      jsonrpc: "2.0",
      id,
      method: "tools/call",
      params: { name, arguments: args }
    })
    child.stdin.write(
      session(tool("search", "godot_search", { query }), tool("list", "godot_list_classes", { limit: 1 }))
    )
  })

const asked = (found: object | undefined) => ({
  results: (found as { readonly results?: ReadonlyArray<object> } | undefined)?.results ?? []
})

const listed = (found: object | undefined) => ({
  total: (found as { readonly total?: number } | undefined)?.total ?? 0
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
