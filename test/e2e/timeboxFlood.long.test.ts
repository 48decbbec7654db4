import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import type { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { Effect } from "effect"
import { everything, lineSize, timebox } from "../support/timebox.ts"

const MIB = 1024 * 1024
const CAP = 64 * MIB
const MAX_OUTPUT = 20_000
const SLOW = 600_000

/** The most memory that a process ever had resident, in bytes. */
const peakMemory = (pid: number | null) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) * 1024

const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).reduce((sum, entry) => {
    const stat = entry.isFile() ? statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false }) : undefined
    return sum + (stat?.size ?? 0)
  }, 0)

/** Runs a flood and watches what it takes. */
const flood = (scenario: string) =>
  Effect.gen(function* () {
    const { client, fake, left, read, root } = yield* timebox()
    fake.play(scenario)
    let disk = 0
    const watch = Effect.sync(() => {
      disk = Math.max(disk, sizeOf(root))
    })
    yield* Effect.forkScoped(Effect.forever(Effect.zipRight(watch, Effect.sleep(100))))
    const request = { ...everything, timeout_ms: SLOW, no_output_timeout_ms: SLOW, max_output_bytes: MAX_OUTPUT }
    // The SDK's own limit is a minute.
    const { structuredContent } = yield* Effect.promise((signal) =>
      client.callTool({ name: "run_test", arguments: request }, undefined, { signal, timeout: SLOW })
    )
    const value = structuredContent as Record<string, unknown>
    yield* watch
    assert.isBelow(peakMemory((client.transport as StdioClientTransport).pid), 200 * MIB)
    assert.isBelow(disk, 1.5 * CAP)
    assert.isBelow(lineSize(value), 2 * MAX_OUTPUT + 16 * 1024)
    assert.isEmpty(left())
    const { raw_log, summary_json } = value["artifacts"] as Record<string, string>
    return { log: read(raw_log).trimEnd(), summary: JSON.parse(read(summary_json)), value }
  })

describe("run_test under a flood", () => {
  for (const scenario of ["flood-stdout 2048", "flood-stderr 256", "flood-errors 50", "long-line 200"]) {
    it.scopedLive(
      `${scenario} (MiB) takes little memory and disk, and the end is told whole`,
      () =>
        Effect.gen(function* () {
          const { log, summary, value } = yield* flood(scenario)
          const last = scenario.startsWith("long-line") ? "All tests passed!" : "Some tests failed."
          assert.strictEqual(value["status"], scenario.startsWith("long-line") ? "pass" : "fail")
          assert.isTrue(log.endsWith(last))
          assert.match(String(value["message"]), /raw\.log lacks \d+ bytes/)
          assert.include(summary.tail_lines.at(-1).text, last)
        }),
      SLOW
    )
  }
})
