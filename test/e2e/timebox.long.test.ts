import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { lineSize, REPORTS, reportsIn, timebox } from "../support/timebox.ts"

const MINUTES = 8 * 60_000
const MIB = 1024 * 1024

/** Returns the largest memory that a process has had resident, in bytes. */
const peakOf = (pid: number | undefined): number =>
  1024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0)

const serverOf = (client: { readonly transport?: unknown }): number | undefined =>
  (client.transport as { readonly pid?: number } | undefined)?.pid

describe("bounds", { timeout: MINUTES }, () => {
  for (const [scenario, request, end] of [
    ["flood-stdout 2048", {}, "Some tests failed."],
    ["flood-stderr 256", {}, "Some tests failed."],
    ["flood-errors 50", { max_output_bytes: 5_000_000 }, "Some tests failed."],
    ["long-line 200", {}, "All tests passed!"],
    ["flood-endless", { timeout_ms: 10_000 }, "flood"]
  ] as const) {
    it.scopedLive(`${scenario}: under 160 MiB of memory and 96 MiB of disk, report whole, soon`, () =>
      Effect.gen(function* () {
        const { client, play, root, left } = yield* timebox()
        let disk = 0
        const watch = yield* Effect.fork(
          Effect.forever(
            Effect.andThen(
              Effect.sync(() => {
                const folder = join(root, REPORTS, reportsIn(root)[0] ?? "")
                const sizes = reportsIn(root).length === 0 ? [] : readdirSync(folder)
                disk = Math.max(
                  disk,
                  sizes.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
                )
              }).pipe(Effect.catchAllDefect(() => Effect.void)),
              Effect.sleep("100 millis")
            )
          )
        )
        const began = performance.now()
        const limits = { timeout_ms: MINUTES, no_output_timeout_ms: 60_000, ...request }
        const { value } = yield* play(scenario, limits)
        if (scenario === "flood-endless") assert.isBelow(performance.now() - began, 10_000 + 2 * 2500)
        yield* Fiber.interrupt(watch)

        assert.isBelow(peakOf(serverOf(client)), 160 * MIB)
        assert.isBelow(disk, 96 * MIB)
        assert.isAtMost(lineSize(value), 2 * Number(limits["max_output_bytes" as never] ?? 20_000) + 16_384)
        const { raw_log, summary_json } = value["artifacts"] as Record<string, string>
        const log = readFileSync(join(root, raw_log ?? ""), "utf8")
        assert.isAtMost(Buffer.byteLength(log), 64 * MIB)
        assert.include(log.slice(-3000), end)
        const { raw_log_cut } = JSON.parse(readFileSync(join(root, summary_json ?? ""), "utf8"))
        // A busy machine may write less than a log's fill before the limit is reached.
        if (scenario !== "flood-endless") assert.isDefined(raw_log_cut)
        assert.strictEqual(log.split("are left out here").length, raw_log_cut === undefined ? 1 : 2)
        assert.deepStrictEqual(left(), [])
      })
    )
  }
})
