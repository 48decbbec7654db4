/** The classes of a large project over stdio: many scripts change at once, and the server answers meanwhile. */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { ResourceListChangedNotificationSchema } from "@modelcontextprotocol/sdk/types.js"
import { Effect, Fiber } from "effect"
import { call, connect, temporaryFolder } from "../support/bundle.ts"

const SCRIPTS = 1_000
const CHANGED = 300
/** The promise is 2 seconds. */
const MAX_NEWS_MS = 4_000
/** Time that a question about the engine may take while scripts are read. */
const MAX_ANSWER_MS = 500

const script = (name: string, method: string): string =>
  `## Stands guard.\nclass_name ${name}\nextends Node2D\n\nsignal alarmed(by: Node)\n\n@export var range_of_sight := 3.0\n\n${Array.from(
    { length: 20 },
    (_, i) =>
      `## Does step ${i}.\nfunc ${method}_${i}(target: Node, strength := ${i}) -> bool:\n\tvar found := target.get_children()\n\tfor one in found:\n\t\tif one.name == "x":\n\t\t\treturn strength > 2\n\treturn false\n`
  ).join("\n")}`

describe("a project of a thousand scripts", () => {
  it.scopedLive(
    "serves 300 that change at once within two seconds, answers meanwhile, and reports that its classes changed",
    () =>
      Effect.gen(function* () {
        const folder = yield* temporaryFolder
        writeFileSync(join(folder, "project.godot"), "config_version=5\n")
        const path = (i: number) => join(folder, `part${i % 20}`, `guard_${i}.gd`)
        for (let i = 0; i < 20; i++) mkdirSync(join(folder, `part${i}`))
        for (let i = 0; i < SCRIPTS; i++) writeFileSync(path(i), script(`Guard${i}`, "watch"))
        const client = yield* connect({
          bin: "godot-docs-mcp",
          cwd: folder,
          env: { GODOT_DOC_DIR: "builtin", GODOT_INDEX_PATH: join(folder, ".index.json") }
        })
        let announced = 0
        client.setNotificationHandler(ResourceListChangedNotificationSchema, () => void announced++)
        const find = (query: string) =>
          Effect.map(
            call(client, "godot_search", { query, limit: 1 }),
            ({ value }) => (value["results"] as ReadonlyArray<{ readonly qname?: string }>)[0]?.qname
          )
        assert.strictEqual(yield* find("Guard999.watch_7"), "Guard999.watch_7")

        const slowest = { ms: 0 }
        const asking = yield* Effect.gen(function* () {
          const begun = performance.now()
          yield* Effect.promise(() => client.ping())
          slowest.ms = Math.max(slowest.ms, performance.now() - begun)
          yield* Effect.sleep("20 millis")
        }).pipe(Effect.forever, Effect.fork)
        for (let i = 0; i < CHANGED; i++) writeFileSync(path(i), script(`Sentry${i}`, "look"))
        const begun = performance.now()
        const last = `Sentry${CHANGED - 1}.look_7`
        yield* Effect.repeat(find(last), { until: (qname) => qname === last, times: 50 })
        const news = performance.now() - begun
        yield* Fiber.interrupt(asking)
        assert.strictEqual(yield* find("Sentry0.look_0"), "Sentry0.look_0")
        assert.isAtMost(news, MAX_NEWS_MS)
        assert.isAtMost(slowest.ms, MAX_ANSWER_MS)
        yield* Effect.sleep("100 millis")
        const before = announced
        assert.isAtLeast(before, 1)
        // Nobody asks, and all are told.
        writeFileSync(join(folder, "part0", "newcomer.gd"), script("Newcomer", "arrive"))
        yield* Effect.repeat(Effect.sleep("200 millis"), { until: () => announced > before, times: 100 })
        assert.isAbove(announced, before)
        console.log(`news after ${Math.round(news)} ms, slowest answer ${Math.round(slowest.ms)} ms`)
      }),
    120_000
  )
})
