/** Checks files that settings name: whether the project has them, and whether they are of the right kind. */
import { PLUGIN_FILE } from "../project/ProjectFile.ts"
import { nearFile } from "../scene/ResourceRules.ts"
import { normalizePath } from "../script/ResourcePath.ts"
import { type Entry, type SettingsCheck, type Text, textIn, textsIn } from "./SettingsContext.ts"

const MAIN_SCENE = "application/run/main_scene"
/** Plugins by the paths of their files, or by the folders that they have in `addons`. */
const PLUGINS = "editor_plugins/enabled"

/** Settings that name a file which Godot reads. */
const files: ReadonlySet<string> = new Set([
  "application/boot_splash/image",
  "application/config/icon",
  "application/config/macos_native_icon",
  "application/config/windows_native_icon",
  MAIN_SCENE,
  "display/mouse_cursor/custom_image",
  PLUGINS,
  "gui/theme/custom",
  "gui/theme/custom_font",
  "rendering/environment/default_environment",
  "rendering/environment/defaults/default_environment"
])

/** Matches files that hold no scene. */
const NO_SCENE = /\.(?:gd|cs|png|jpe?g|svg|webp|wav|ogg|mp3|json|txt|gdshader|shader)$/i

/** Checks the files that a setting names. */
export const checkFiles = (check: SettingsCheck, { path, value }: Entry): void => {
  if (value === undefined || !files.has(path)) return
  // A setting that this version of Godot does not read may be left over from another one.
  if (path !== PLUGINS && check.api.find("ProjectSettings", path) === "absent") return
  const given = textIn(check, value)
  const texts = given === undefined ? textsIn(check, value) : [given]
  const fileOf = ({ text }: Text): string | undefined => {
    const isAddon = path === PLUGINS && !text.includes("://")
    return text === "" ? undefined : pathIn(check, isAddon ? `res://addons/${text}/${PLUGIN_FILE}` : text)
  }
  const listed = new Set(texts.flatMap((one) => fileOf(one) ?? []))
  for (const one of texts) {
    const file = fileOf(one)
    if (file === undefined || checkPath(check, one, file, listed)) continue
    if (path === MAIN_SCENE && NO_SCENE.test(file)) {
      check.report("assign-type", one.at, "The main scene must be a scene (.tscn): Godot does not run this.")
    }
  }
}

/** Returns the path of a file of the project; undefined for another place, or if it is not known. */
export const pathIn = ({ project }: SettingsCheck, written: string): string | undefined => {
  if (written.startsWith("uid://")) return project?.pathOfUid(written)
  if (/^[a-z]+:\/\//i.test(written)) return written.startsWith("res://") ? normalizePath(written) : undefined
  return /^(?:[\\/]|[A-Za-z]:)/.test(written) ? undefined : normalizePath(`res://${written}`)
}

/** Reports a file that is not there; returns true if it did. Those that the setting lists are not proposed for it. */
export const checkPath = (
  check: SettingsCheck,
  { at, text }: Text,
  path: string,
  listed?: ReadonlySet<string>
): boolean => {
  if (check.view?.exists(path) !== false) return false
  const near = nearFile(check, path, listed)
  const star = text.startsWith("*") ? "*" : ""
  check.report("missing-file", at, `There is no file ${path}.`, near === undefined ? {} : { fix: `"${star}${near}"` })
  return true
}
