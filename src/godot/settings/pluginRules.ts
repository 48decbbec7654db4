/** `plugin.cfg` and `.gdextension`: the entries that the editor needs for a plugin, and Godot for an extension. */
import { posix } from "node:path"
import type { Section } from "../project/TextResource.ts"
import { type SettingsCheck, textIn } from "./SettingsContext.ts"

/** Keys without which the editor does not list a plugin. */
const ofPlugins = ["name", "description", "author", "version", "script"]

/** Checks a `plugin.cfg`. */
export const checkPlugin = (check: SettingsCheck, sections: ReadonlyArray<Section>): void => {
  const { entries, path, report } = check
  checkKeys(check, sections, "plugin", ofPlugins, "the editor does not list the plugin")
  const script = entries.find((one) => one.path === "plugin/script")
  const given = textIn(check, script?.value)
  if (given === undefined || given.text === "") return
  if (/^(?:res|uid):\/\//.test(given.text)) {
    const folder = path === undefined ? undefined : posix.dirname(path)
    const isBelow = folder !== undefined && given.text.startsWith(`${folder}/`)
    const fix = isBelow ? given.text.slice(folder.length + 1) : posix.basename(given.text)
    const message = "script is a path relative to the folder of plugin.cfg: Godot does not find this one."
    report("missing-file", given.at, message, given.text.startsWith("res://") ? { fix: `"${fix}"` } : {})
    return
  }
  if (path !== undefined) checkScript(check, given, posix.join(posix.dirname(path.slice("res://".length)), given.text))
}

const checkScript = (check: SettingsCheck, given: NonNullable<ReturnType<typeof textIn>>, below: string): void => {
  const { api, project, report } = check
  const file = `res://${below}`
  if (check.view?.exists(file) === false) {
    const beside = check.files().find((one) => one === `${posix.dirname(file)}/plugin.gd`)
    report("missing-file", given.at, `There is no file ${file}.`, beside === undefined ? {} : { fix: '"plugin.gd"' })
    return
  }
  const base = project?.nativeBase(file)
  if (base === undefined || !api.has(base) || !api.has("EditorPlugin")) return
  if (!api.inherits(base, "EditorPlugin")) {
    report("assign-type", given.at, `${file} extends ${base}: a plugin must extend EditorPlugin.`)
  }
}

/** Keys without which Godot does not load an extension. */
const ofExtensions = ["entry_symbol", "compatibility_minimum"]

/** Checks a `.gdextension`. */
export const checkExtension = (
  check: SettingsCheck,
  sections: ReadonlyArray<Section>,
  version: string | undefined
): void => {
  // Godot 4.0 requires no version.
  const needed = version === "4.0" ? ofExtensions.slice(0, 1) : ofExtensions
  checkKeys(check, sections, "configuration", needed, "Godot does not load the extension")
}

const checkKeys = (
  { entries, report, text }: SettingsCheck,
  sections: ReadonlyArray<Section>,
  name: string,
  needed: ReadonlyArray<string>,
  outcome: string
): void => {
  const section = sections.find(({ tag }) => tag === name)
  const lacking = needed.filter((key) => !entries.some(({ path }) => path === `${name}/${key}`))
  const [line = ""] = text.split("\n", 1)
  const at = section?.head ?? { start: 0, end: line.trimEnd().length }
  if (section === undefined) report("syntax", at, `There is no [${name}] here: ${outcome}.`)
  else if (lacking.length > 0) report("syntax", at, `[${name}] lacks ${lacking.join(", ")}: ${outcome}.`)
}
