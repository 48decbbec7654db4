/**
 * Recognises by name the files of settings that can be checked. Every server loads this module, so it imports nothing.
 */

/** Kinds of files with settings; of those of exports only the form is known. */
export type Kind = "project" | "plugin" | "extension" | "exports"

const kinds: ReadonlyArray<readonly [name: RegExp, kind: Kind]> = [
  [/(?:^|[\\/])(?:project\.godot|override\.cfg)$/i, "project"],
  [/(?:^|[\\/])plugin\.cfg$/i, "plugin"],
  [/(?:^|[\\/])export_presets\.cfg$/i, "exports"],
  [/\.gdextension$/i, "extension"]
]

/**
 * Returns the kind of a file of settings, by its name; undefined for any other file.
 *
 * @example kindOf("res://addons/list/plugin.cfg") // "plugin"
 */
export const kindOf = (path: string): Kind | undefined => kinds.find(([name]) => name.test(path))?.[1]
