/**
 * The server of mcp-test-timebox over a transport in memory, with a service of the test's own in place of processes.
 */
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect, Layer } from "effect"
import { RunTest } from "../../../src/timebox/surface/RunTest.ts"
import { server } from "../../../src/timebox/surface/TimeboxProgram.ts"
import { load } from "../../../src/timebox/surface/TimeboxSettings.ts"
import { connect } from "../../support/connect.ts"
import { everything } from "../../support/timebox.ts"

describe("the server of mcp-test-timebox", () => {
  it.scopedLive("answers run_test by the service that the layer gives, and only what its schema takes", () => {
    const asked: Array<unknown> = []
    const artifacts = { raw_log: "r/raw.log", summary_md: "r/summary.md", summary_json: "r/summary.json" }
    const answer = { status: "pass", exit_code: 0, duration_ms: 1, excerpt: "", report_dir: "r", artifacts } as const
    const fake = Layer.succeed(RunTest, {
      run: (request) =>
        Effect.sync(() => {
          asked.push(request)
          return answer
        })
    })
    return Effect.gen(function* () {
      const operator = yield* Effect.withConfigProvider(load, ConfigProvider.fromMap(new Map()))
      const { call } = yield* connect(server(operator))
      assert.deepStrictEqual(yield* call("run_test", everything), answer)
      const refused = yield* call("run_test", { ...everything, runner: "make" })
      assert.deepInclude(refused["failure"], { code: "INVALID_ARGUMENT" })
      assert.deepStrictEqual(asked, [everything])
    }).pipe(Effect.provide(fake))
  })
})
