import { homedir } from "node:os"
import { assert, describe, it } from "@effect/vitest"
import { Config, ConfigProvider, Effect, LogLevel } from "effect"
import * as Settings from "../../../src/kernel/cli/Settings.ts"

const given = (values: Readonly<Record<string, string>>) =>
  Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(values))))

describe("Settings", () => {
  it.effect("reads a level in any case, warning for warn, and names the five for any other", () =>
    Effect.gen(function* () {
      const level = (name: string) => Settings.logLevel.pipe(given({ MCP_SERVER_LOG: name }))
      assert.strictEqual(yield* level("WARNING"), LogLevel.Warning)
      assert.strictEqual(yield* level("Silent"), LogLevel.None)
      const [problem] = Settings.explain(yield* Effect.flip(level("loud")))
      assert.strictEqual(problem, 'MCP_SERVER_LOG: must be one of silent, error, warn, info, debug, not "loud"')
    })
  )

  it.effect("takes an empty variable for one that is not set", () =>
    Effect.gen(function* () {
      const level = Settings.orDefault(Settings.logLevel, LogLevel.Info).pipe(given({ MCP_SERVER_LOG: "" }))
      assert.strictEqual(yield* level, LogLevel.Info)
    })
  )

  it.effect("reads switches, words and bounded numbers, and says what is wrong with any other", () =>
    Effect.gen(function* () {
      const on = (text: string) => Settings.toggle("S").pipe(given({ S: text }))
      assert.isTrue(yield* on("Yes"))
      assert.isFalse(yield* on("0"))
      assert.include(Settings.explain(yield* Effect.flip(on("maybe"))).join(), "S: must be 1 or 0")
      const size = (text: string) => Settings.oneOf("SIZE", ["small", "large"]).pipe(given({ SIZE: text }))
      assert.strictEqual(yield* size(" Large"), "large")
      assert.deepStrictEqual(Settings.explain(yield* Effect.flip(size("huge"))), [
        'SIZE: must be one of small, large, not "huge"'
      ])
      const number = (text: string) => Settings.wholeNumber("N", 1, 10).pipe(given({ N: text }))
      assert.strictEqual(yield* number("10"), 10)
      for (const wrong of ["11", "0", "-1", "1.5", "1e9", "ten"]) {
        assert.include(
          Settings.explain(yield* Effect.flip(number(wrong))).join(),
          "N: must be a whole number from 1 to 10"
        )
      }
    })
  )

  it.effect("lets a flag win over its variable", () =>
    Effect.gen(function* () {
      process.env["SETTINGS_TEST"] = "environment"
      const read = Settings.wholeNumber("SETTINGS_TEST", 1, 9)
      assert.strictEqual(yield* Settings.providing(new Map([["SETTINGS_TEST", "3"]]))(read), 3)
      const problems = Settings.explain(yield* Effect.flip(Settings.providing(new Map())(read)))
      assert.include(problems.join(), "environment")
    }).pipe(Effect.ensuring(Effect.sync(() => delete process.env["SETTINGS_TEST"])))
  )

  it.effect("replaces a leading ~ in settings that are paths, by flag and by variable", () =>
    Effect.gen(function* () {
      process.env["SETTINGS_TEST_FILE"] = "~/x"
      const setting = (variable: string, placeholder: string) =>
        ({ variable, flag: "", placeholder, byDefault: "", description: "" }) as const
      const settings = [setting("SETTINGS_TEST_FILE", "FILE"), setting("D", "DIR"), setting("NAMES", "NAMES")]
      const provided = Settings.providing(
        new Map([
          ["D", "~"],
          ["NAMES", "~/x"]
        ]),
        settings
      )
      assert.strictEqual(yield* provided(Config.string("SETTINGS_TEST_FILE")), `${homedir()}/x`)
      assert.strictEqual(yield* provided(Config.string("D")), homedir())
      assert.strictEqual(yield* provided(Config.string("NAMES")), "~/x")
      assert.strictEqual(Settings.expandHome("~user/x", "/home/me"), "~user/x")
    }).pipe(Effect.ensuring(Effect.sync(() => delete process.env["SETTINGS_TEST_FILE"])))
  )

  it.effect("explains several problems at once", () =>
    Effect.gen(function* () {
      const both = Effect.all([Settings.toggle("A"), Settings.toggle("B")], { mode: "validate" }).pipe(
        given({ A: "x", B: "y" })
      )
      const failure = yield* Effect.flip(both)
      const problems = failure.flatMap((one) => (one._tag === "Some" ? Settings.explain(one.value) : []))
      assert.lengthOf(problems, 2)
    })
  )
})
