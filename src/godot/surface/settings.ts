/** The settings of godot-docs-mcp, and what they are when read. */
import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Config, ConfigError, Effect, Either, Layer } from "effect"
import { logSetting, orDefault, type Setting, toggle } from "../../kernel/cli/Settings.ts"
import { version } from "../../kernel/cli/Version.ts"
import { GodotSettings } from "../library/GodotSettings.ts"

export const settings: ReadonlyArray<Setting> = [
  {
    variable: "GODOT_DOC_DIR",
    flag: "doc-dir",
    placeholder: "DIR",
    byDefault: "./doc",
    description:
      "A documentation root that holds classes/, or a Godot checkout, or the word builtin for the starter reference in the package."
  },
  {
    variable: "GODOT_INDEX_PATH",
    flag: "index",
    placeholder: "FILE",
    byDefault: "./.cache/godot-index.json",
    description: "Where the index is kept between starts."
  },
  logSetting,
  {
    variable: "GODOT_WATCH",
    flag: "watch",
    placeholder: "0|1",
    byDefault: "1",
    description: "Follow changes of the class files.",
    isSwitch: true
  },
  {
    variable: "MCP_STDIO",
    flag: "stdio",
    placeholder: "1",
    byDefault: "1",
    description: "Only 1 is accepted: no other transport is offered.",
    isSwitch: true
  }
]

const stdio = Config.mapOrFail(toggle("MCP_STDIO"), (on) =>
  on
    ? Either.right(on)
    : Either.left(
        ConfigError.InvalidData(["MCP_STDIO"], "0 is refused: stdio is the only transport this server offers")
      )
)

export const layer: Layer.Layer<GodotSettings, ConfigError.ConfigError> = Layer.effect(
  GodotSettings,
  Effect.gen(function* () {
    yield* orDefault(stdio, true)
    return GodotSettings.of({
      docDir: yield* orDefault(Config.nonEmptyString("GODOT_DOC_DIR"), "./doc"),
      indexPath: yield* orDefault(Config.nonEmptyString("GODOT_INDEX_PATH"), "./.cache/godot-index.json"),
      watch: yield* orDefault(toggle("GODOT_WATCH"), true),
      starterDir: starterDir(),
      version
    })
  })
)

/** `doc/` of the package, seen from the bundle in dist/ or from this source file. */
const starterDir = (): string => {
  const [bundled, source] = ["../doc", "../../../doc"].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return existsSync(`${bundled}/classes`) ? `${bundled}` : `${source}`
}
