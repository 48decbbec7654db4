/** `get` killed at random moments: the store is whole each time. */
import { execFileSync, spawn } from "node:child_process"
import { mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { environment, launcher, runBin } from "../../support/bundle.ts"
import { checkout, repository, temporaryFolder } from "./fixtures.ts"

const KILLS = 50

/** Tags a newer release. */
const tag = (repository: string, patch: number) =>
  Effect.sync(() => execFileSync("git", ["-C", repository, "tag", `4.7.${patch}-stable`]))

describe("a get that is killed", () => {
  it.scopedLive(
    "leaves the old set, the new one or none, and nothing that the next one does not clear away",
    () =>
      Effect.gen(function* () {
        const folder = yield* temporaryFolder
        const names = Array.from({ length: 300 }, (_, i) => `Class${i}`)
        const from = repository(folder, checkout(names))
        const work = join(folder, "work")
        const store = join(folder, "store")
        mkdirSync(work)
        const env = { GODOT_STORE_DIR: store, XDG_CACHE_HOME: join(folder, "cache"), HOME: folder }
        const args = ["get", "4.7", "--from", from]
        const begun = performance.now()
        assert.strictEqual((yield* runBin({ bin: "godot-docs-mcp", args, cwd: work, env })).code, 0)
        const whole = performance.now() - begun
        for (let i = 0; i < KILLS; i++) {
          // A release that the store has is not fetched again.
          yield* tag(from, i + 2)
          const delay = Math.random() * whole
          yield* Effect.async<void>((resume) => {
            const child = spawn(process.execPath, [launcher("godot-docs-mcp"), ...args], {
              cwd: work,
              env: environment(env),
              stdio: "ignore"
            })
            const timer = setTimeout(() => child.kill("SIGKILL"), delay)
            child.once("close", () => {
              clearTimeout(timer)
              resume(Effect.void)
            })
          })
          const listed = yield* runBin({ bin: "godot-docs-mcp", args: ["versions", "--json"], cwd: work, env })
          const { sets } = JSON.parse(listed.stdout) as { sets: ReadonlyArray<{ name: string; classes: number }> }
          assert.deepStrictEqual(
            sets.map(({ name, classes }) => [name, classes]),
            [["4.7", 301]],
            `killed after ${Math.round(delay)} ms`
          )
        }
        yield* tag(from, KILLS + 2)
        assert.strictEqual((yield* runBin({ bin: "godot-docs-mcp", args, cwd: work, env })).code, 0)
        assert.deepStrictEqual(readdirSync(store), ["4.7"])
      }),
    300_000
  )
})
