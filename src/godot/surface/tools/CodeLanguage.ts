/** Decides the language of code in answers: GDScript, C# or both. */
import { Context, Effect, Layer } from "effect"
import { accessOr, Files } from "../../../kernel/files/Files.ts"
import { GodotSettings } from "../../library/GodotSettings.ts"
import type { CodeLanguage as Language } from "../../reference/OneLanguage.ts"
import * as settings from "../settings.ts"

/** `both` if nothing else is provided. */
export class CodeLanguage extends Context.Reference<CodeLanguage>()("godot/CodeLanguage", {
  defaultValue: (): Language => "both"
}) {
  /** `GODOT_LANGUAGE`; `auto` is C# in a project with a `.csproj` file, GDScript in another, both without one. */
  static readonly make = Effect.gen(function* () {
    const chosen = yield* settings.language
    if (chosen !== "auto") return chosen
    const { projectDir } = yield* GodotSettings
    if (projectDir === undefined) return "both"
    const files = yield* Files
    const listed = accessOr(() => files.list(projectDir), [])
    const isCSharp = listed.some(({ name }) => name.endsWith(".csproj"))
    return isCSharp ? "csharp" : "gdscript"
  })

  static readonly layer = Layer.effect(this, this.make)
}
