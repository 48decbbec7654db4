import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { prepare } from "../../../src/timebox/report/TestReport.ts"
import { Results } from "../../../src/timebox/results/Results.ts"
import { finished } from "../../../src/timebox/results/TestEvent.ts"
import type { Runner } from "../../../src/timebox/runners/Runner.ts"
import { runnerOf } from "../../../src/timebox/runners/registry.ts"
import { temporaryFolder } from "../../support/bundle.ts"
import { projectOf } from "../support/results.ts"

/** A runner whose reader of the report fails on the second line. */
const frail: Runner = {
  ...runnerOf("vitest"),
  report: {
    format: "lines",
    request: () => ({}),
    reader: () => ({
      read: (line) => {
        if (line === "odd") throw new Error("unexpected")
        return [finished({ name: line }, "failed", "boom")]
      }
    })
  }
}

describe("the report for machines", () => {
  it.scoped("is a plain file: neither a link, a named pipe nor a folder is read or emptied", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const elsewhere = join(folder, "elsewhere")
      writeFileSync(elsewhere, "")
      truncateSync(elsewhere, 100 * 1024 * 1024)
      for (const put of [
        (file: string) => symlinkSync(elsewhere, file),
        (file: string) => execFileSync("mkfifo", [file]),
        (file: string) => mkdirSync(file)
      ]) {
        const file = join(folder, "results.jsonl")
        const { read } = yield* prepare(frail, projectOf(), file)
        put(file)
        const results = new Results()
        yield* read(results)
        assert.isFalse(results.result().isReported)
        rmSync(file, { recursive: true })
      }
      assert.strictEqual(statSync(elsewhere).size, 100 * 1024 * 1024)
    }).pipe(Effect.provide(NodeContext.layer))
  )

  it.scoped("counts as far as it can be read, and a note says that it could not be read whole", () =>
    Effect.gen(function* () {
      const file = join(yield* temporaryFolder, "results.jsonl")
      const { read } = yield* prepare(frail, projectOf(), file)
      writeFileSync(file, "first\nodd\nsecond\n")
      const results = new Results()
      yield* read(results)
      const { failures, notes } = results.result()
      assert.deepStrictEqual(
        failures.map(({ name }) => name),
        ["first"]
      )
      assert.deepStrictEqual(notes, ["The runner's report could not be read (Error: unexpected)."])
    }).pipe(Effect.provide(NodeContext.layer))
  )
})
