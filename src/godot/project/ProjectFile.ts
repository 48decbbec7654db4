/** Reads `project.godot`: which Godot a project is for, its autoloads, its input actions, its plugins. */
import type { Dialect } from "../script/Script.ts"
import { parseValue, sectionsOf, textOf, textsOf } from "./TextResource.ts"

export const PROJECT_FILE = "project.godot"
/** The file that makes a folder an addon; a repository of one often has no `project.godot`. */
export const PLUGIN_FILE = "plugin.cfg"

/** An autoload as the file lists it. */
export interface AutoloadEntry {
  readonly name: string
  /** `res://global.gd`, `res://hud.tscn` or `uid://...`. */
  readonly path: string
  /** True if scripts may use the name (`*` before the path). */
  readonly isGlobal: boolean
}

export interface ProjectFile {
  readonly name?: string
  /** The language of its scripts; absent if `config_version` is missing. */
  readonly dialect?: Dialect
  /** `4.7` from `config/features`; `3` from `config_version` alone; absent if neither is given. */
  readonly version?: string
  readonly autoloads: ReadonlyArray<AutoloadEntry>
  /** Actions of the file itself, without Godot's own `ui_...`. */
  readonly inputActions: ReadonlyArray<string>
  /** Paths of the `plugin.cfg` files that are switched on. */
  readonly plugins: ReadonlyArray<string>
  /** Names of classes that the file lists: Godot 3 does, for scripts that are compiled too. */
  readonly classNames: ReadonlyArray<string>
  /** Settings of GDScript's warnings by name, as the file writes their values: `enable`, `inference_on_variant`. */
  readonly warningLevels: ReadonlyMap<string, string>
}

/** Prefix of the settings of GDScript's warnings. */
const WARNINGS = "debug/gdscript/warnings/"

/** `config_version` of Godot 4.0 and later; 3.1 and later have 4, 3.0 has 3. */
const GODOT_4_CONFIG = 5

/**
 * Reads the text of a `project.godot`. Lines that cannot be read are passed over.
 *
 * @example
 * readProjectFile('config_version=5\n[application]\nconfig/features=PackedStringArray("4.7", "Mobile")').version
 * // "4.7"
 */
export const readProjectFile = (text: string): ProjectFile => {
  let name: string | undefined
  let configVersion: number | undefined
  let features: ReadonlyArray<string> = []
  let plugins: ReadonlyArray<string> = []
  const autoloads = new Map<string, AutoloadEntry>()
  const inputActions = new Set<string>()
  const warningLevels = new Map<string, string>()
  let classNames: ReadonlyArray<string> = []
  for (const { tag, properties } of sectionsOf(text)) {
    for (const property of properties) {
      const { key } = property
      const path = tag === "" ? key : `${tag}/${key}`
      if (tag === "input") inputActions.add(key)
      else if (path.startsWith(WARNINGS)) warningLevels.set(path.slice(WARNINGS.length), property.text.trim())
      else if (path === "config_version") configVersion = Number(property.text)
      else if (path === "application/config/name") name = textOf(parseValue(property.text))
      else if (path === "application/config/features") features = textsOf(parseValue(property.text))
      else if (path === "_global_script_classes")
        classNames = Array.from(property.text.matchAll(/"class": ?"([^"\n]{1,200})"/g), ([, one = ""]) => one)
      else if (path === "editor_plugins/enabled") plugins = textsOf(parseValue(property.text))
      else if (tag === "autoload") {
        const target = textOf(parseValue(property.text))
        if (target !== undefined) autoloads.set(key, autoloadOf(key, target))
      }
    }
  }
  const dialect = dialectOf(configVersion)
  const version = features.find((feature) => /^\d{1,2}\.\d{1,3}$/.test(feature)) ?? (dialect === 3 ? "3" : undefined)
  return {
    ...(name === undefined ? {} : { name }),
    ...(dialect === undefined ? {} : { dialect }),
    ...(version === undefined ? {} : { version }),
    autoloads: [...autoloads.values()],
    inputActions: [...inputActions],
    plugins,
    classNames,
    warningLevels
  }
}

const dialectOf = (configVersion: number | undefined): Dialect | undefined =>
  configVersion === undefined || Number.isNaN(configVersion) ? undefined : configVersion >= GODOT_4_CONFIG ? 4 : 3

const autoloadOf = (name: string, target: string): AutoloadEntry =>
  target.startsWith("*") ? { name, path: target.slice(1), isGlobal: true } : { name, path: target, isGlobal: false }
