import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect, Layer } from "effect"
import { GodotSettings } from "../../../../src/godot/library/GodotSettings.ts"
import { CodeLanguage } from "../../../../src/godot/surface/tools/CodeLanguage.ts"
import { Files } from "../../../../src/kernel/files/Files.ts"
import { temporaryFolder } from "../../../support/bundle.ts"

/** The language of answers with this setting, in a project or without one. */
const chosen = (language: string | undefined, projectDir?: string) => {
  const given = new Map(language === undefined ? [] : [["GODOT_LANGUAGE", language]])
  const settings = GodotSettings.of({
    docDir: "builtin",
    starterDir: "doc",
    indexPath: "index",
    watch: false,
    version: "0",
    ...(projectDir === undefined ? {} : { projectDir })
  })
  return CodeLanguage.pipe(
    Effect.provide(
      CodeLanguage.layer.pipe(Layer.provide(Layer.mergeAll(Files.layer, Layer.succeed(GodotSettings, settings))))
    ),
    Effect.withConfigProvider(ConfigProvider.fromMap(given))
  )
}

describe("the language of code in answers", () => {
  it.scoped("is that of the project where none is set", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      assert.strictEqual(yield* chosen(undefined), "both")
      assert.strictEqual(yield* chosen("", folder), "gdscript")
      writeFileSync(join(folder, "Game.csproj"), "")
      assert.strictEqual(yield* chosen("auto", folder), "csharp")
      assert.strictEqual(yield* chosen(undefined, join(folder, "gone")), "gdscript")
    })
  )

  it.effect("is the one that is set, in any case", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* chosen("CSharp"), "csharp")
      assert.strictEqual(yield* chosen("both"), "both")
      assert.include(String(yield* Effect.flip(chosen("pascal"))), "must be one of gdscript, csharp, both, auto")
    })
  )
})
