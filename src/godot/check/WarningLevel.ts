/**
 * Levels of GDScript's warnings: those that Godot treats as errors, and those that a script or its project turns off.
 */
import type { Check } from "./Context.ts"

const PREFIX = "debug/gdscript/warnings/"

/** Values of a warning's setting. */
const OFF = "0"
const ERROR = "2"

/** Checks whether the project turns a warning of Godot off, or the script names it, as in `@warning_ignore`. */
export const isTurnedOff = ({ script, project }: Check, warning: string): boolean =>
  script.text.includes(warning) || project?.warningLevels.get(warning) === OFF

/**
 * Checks whether Godot refuses a script for this warning: by the default of its setting in the reference, where neither
 * the project, nor the place of the script, nor a word in it may have changed that.
 */
export const isTakenForError = (check: Check, warning: string): boolean => {
  const { input, project, script, root } = check
  if (check.dialect === 3 || script.text.includes(warning) || root.path.startsWith("res://addons/")) return false
  const level = project?.warningLevels.get(warning)
  if (project?.warningLevels.get("enable") === "false" || project?.warningLevels.has("directory_rules") === true)
    return false
  if (level !== undefined) return level === ERROR
  const settings = input.reference.classDoc("ProjectSettings")
  return settings?.properties.find(({ name }) => name === `${PREFIX}${warning}`)?.default === ERROR
}
