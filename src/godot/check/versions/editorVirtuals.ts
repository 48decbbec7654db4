/** Functions of the editor's classes that Godot 3 calls by plain words, and Godot 4 by the same words after a `_`. */

const words: Readonly<Record<string, string>> = {
  EditorPlugin: "build clear edit enable_plugin get_breakpoints get_state handles set_state",
  EditorImportPlugin: "get_priority import",
  EditorInspectorPlugin: "can_handle parse_begin parse_category parse_end parse_property",
  EditorProperty: "update_property",
  EditorResourcePreviewGenerator: "generate handles",
  ResourceFormatSaver: "save"
}

/**
 * Checks whether Godot 3 calls a function of a class by a name that is an everyday word, and therefore in no table of
 * renamed members.
 *
 * @example
 * isEditorVirtual("EditorPlugin", "handles") // true
 */
export const isEditorVirtual = (className: string, name: string): boolean =>
  words[className]?.split(" ").includes(name) === true
