import { join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { ConfigError, ConfigProvider, Effect, Layer } from "effect"
import { Store } from "../../../src/godot/store/Store.ts"
import * as settings from "../../../src/godot/surface/settings.ts"
import { explain } from "../../../src/kernel/cli/Settings.ts"
import { Files } from "../../../src/kernel/files/Files.ts"
import { temporaryFolder } from "../../support/bundle.ts"

/** What is wrong with the settings; fails where they can be read. */
const problems = (values: Record<string, string>) =>
  Effect.gen(function* () {
    const store = join(yield* temporaryFolder, "store")
    const error = yield* Effect.flip(settings.given.make).pipe(
      Effect.provide(Layer.mergeAll(Files.layer, Layer.provide(Store.layer(store), NodeContext.layer))),
      Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(values))))
    )
    return ConfigError.isConfigError(error) ? explain(error) : assert.fail(error.message)
  })

describe("the settings of godot-docs-mcp", () => {
  it.scoped("are refused with all that is wrong with them at once", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(
        yield* problems({
          MCP_STDIO: "0",
          GODOT_WATCH: "maybe",
          GODOT_LOCALE: "../ja",
          GODOT_LANGUAGE: "rust",
          GODOT_PROJECT_CLASSES: "some"
        }),
        [
          "MCP_STDIO: 0 is refused: stdio is the only transport this server offers",
          'GODOT_WATCH: must be 1 or 0, not "maybe"',
          "GODOT_LOCALE: must be a locale such as ja, zh_CN or pt_BR",
          'GODOT_LANGUAGE: must be one of gdscript, csharp, both, auto, not "rust"',
          'GODOT_PROJECT_CLASSES: must be 1 or 0, not "some"'
        ]
      )
    })
  )
})
