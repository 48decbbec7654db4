import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"
import { explain } from "../../../src/kernel/cli/Settings.ts"
import { environmentOf } from "../../../src/timebox/runners/Environment.ts"
import { runnerNames as runners } from "../../../src/timebox/runners/registry.ts"
import { load, settings } from "../../../src/timebox/surface/TimeboxSettings.ts"

const from = (variables: Readonly<Record<string, string>>) =>
  load.pipe(
    Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(variables)))),
    Effect.mapError((error) => explain(error).join("; "))
  )

describe("the operator's settings", () => {
  it.effect("have defaults", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* from({}), {
        root: process.cwd(),
        runners: ["flutter"],
        environment: [],
        rawLogBytes: 67_108_864,
        maxTimeoutMs: Number.MAX_SAFE_INTEGER,
        keepReports: 20,
        pidNamespace: false
      })
    })
  )

  it.effect("are read by their documented names", () =>
    Effect.gen(function* () {
      const values = ["/r", " pytest, cargo,pytest ", "A,B_2", "65536", "9", "3", "1", "info"]
      const variables = Object.fromEntries(settings.map(({ variable }, i) => [variable, values[i] ?? ""]))
      assert.deepStrictEqual(yield* from(variables), {
        root: "/r",
        runners: ["pytest", "cargo"],
        environment: ["A", "B_2"],
        rawLogBytes: 65_536,
        maxTimeoutMs: 9,
        keepReports: 3,
        pidNamespace: true
      })
      assert.deepStrictEqual((yield* from({ MCP_TEST_TIMEBOX_RUNNERS: "all" })).runners, runners)
    })
  )

  it.effect("that are wrong are refused by name", () =>
    Effect.gen(function* () {
      const known = runners.join(", ")
      const upTo = (most: number) => `to ${most}, not`
      for (const [name, value, problem] of [
        ["RUNNERS", "flutter,make", `unknown runner "make"; known: ${known}, or all`],
        ["RUNNERS", ",", "names no runner"],
        ["ENV", "A,B=C", '"B=C" is not the name of a variable'],
        ["RAW_LOG_BYTES", "100", `must be a whole number from 4096 ${upTo(Number.MAX_SAFE_INTEGER)} "100"`],
        ["KEEP_REPORTS", "0", `must be a whole number from 1 ${upTo(100_000)} "0"`],
        ["MAX_TIMEOUT_MS", "1e3", `must be a whole number from 1 ${upTo(Number.MAX_SAFE_INTEGER)} "1e3"`],
        ["PID_NAMESPACE", "perhaps", 'must be 1 or 0, not "perhaps"']
      ] as const) {
        const variable = `MCP_TEST_TIMEBOX_${name}`
        assert.strictEqual(yield* Effect.flip(from({ [variable]: value })), `${variable}: ${problem}`)
      }
    })
  )

  it.effect("that are wrong are reported all at once", () =>
    Effect.gen(function* () {
      const wrong = { RUNNERS: ",", ENV: "B=C", RAW_LOG_BYTES: "1", KEEP_REPORTS: "0", PID_NAMESPACE: "perhaps" }
      const told = yield* Effect.flip(
        from(Object.fromEntries(Object.entries(wrong).map(([name, value]) => [`MCP_TEST_TIMEBOX_${name}`, value])))
      )
      const names = Array.from(told.matchAll(/MCP_TEST_TIMEBOX_(\w+): /g), ([, name]) => name)
      assert.deepStrictEqual(names, Object.keys(wrong))
    })
  )
})

describe("the environment of a test", () => {
  it("is what programs need, and what the operator adds", () => {
    const all = {
      PATH: "/bin",
      LC_ALL: "C",
      Path: "x",
      HOME: "/h",
      API_TOKEN: "t",
      LC_secret: "s",
      MINE: "m",
      GONE: undefined
    }
    assert.deepStrictEqual(environmentOf(all, ["MINE", "GONE"]), {
      PATH: "/bin",
      LC_ALL: "C",
      Path: "x",
      HOME: "/h",
      MINE: "m"
    })
  })
})
