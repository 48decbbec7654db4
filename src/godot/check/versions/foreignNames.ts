/**
 * Names of other languages and engines for things that Godot has under another name: if such a name is not in the
 * reference, they give the advice that a search for near names cannot (`push` is far from `append`).
 */

import { getOrMake } from "../../../kernel/util/Collections.ts"
import { foreignMembers } from "./foreignMembers.ts"
import { foreignTypeMembers } from "./foreignTypeMembers.ts"

/** A name as it is compared: writers of other languages write `indexOf`, `index_of` and `IndexOf`. */
const folded = (name: string): string => name.replaceAll("_", "").toLowerCase()

const read = (text: string): ReadonlyMap<string, ReadonlyArray<string>> => {
  const found = new Map<string, ReadonlyArray<string>>()
  for (const line of text.trim().split("\n")) {
    const [names = "", ours = ""] = line.split(":")
    for (const name of names.trim().split(/\s+/)) found.set(folded(name), ours.trim().split(/\s+/))
  }
  return found
}

const tables = new Map<string, ReadonlyMap<string, ReadonlyArray<string>>>()

/**
 * Returns Godot's names for a member of `className` with the name `name` elsewhere, likeliest first.
 *
 * @example
 * foreignNames("Array", "indexOf") // ["find"]
 */
export const foreignNames = (className: string, name: string): ReadonlyArray<string> => {
  const text =
    foreignMembers[className] ??
    foreignTypeMembers[className === "StringName" ? "String" : className] ??
    (className.startsWith("Packed") || className.startsWith("Pool") ? foreignTypeMembers["Array"] : undefined)
  if (text === undefined) return []
  return getOrMake(tables, className, () => read(text)).get(folded(name)) ?? []
}

/**
 * Objects of other languages whose functions are global in Godot, with its names for members of `console`, C#'s `GD`
 * and Python's `random`; a member that is not listed is looked for in lower case.
 */
const foreignObjects: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries({
    console: { log: "print", info: "print", debug: "print_debug", error: "push_error", warn: "push_warning" },
    Console: { writeline: "print", write: "printraw" },
    Debug: { log: "print", logerror: "push_error", logwarning: "push_warning", print: "print" },
    GD: {},
    Math: { random: "randf", truncate: "int" },
    Mathf: { rad2deg: "rad_to_deg", deg2rad: "deg_to_rad" },
    math: { radians: "deg_to_rad", degrees: "rad_to_deg" },
    random: { random: "randf", randint: "randi_range", uniform: "randf_range" }
  }).map(([object, members]) => [object, new Map(Object.entries(members))])
)

/**
 * Returns the global function for a member of an object of another language; absent if the object is none of these.
 *
 * @param isGlobal Checks whether Godot has a global function of that name
 *
 * @example
 * foreignFunction("GD", "PushError", isGlobal) // "push_error"
 */
export const foreignFunction = (
  object: string,
  member: string,
  isGlobal: (name: string) => boolean
): string | undefined => {
  const table = foreignObjects.get(object)
  if (table === undefined) return undefined
  const small = member.replace(/(?<=[a-z\d])(?=[A-Z])/g, "_").toLowerCase()
  return [table.get(member.toLowerCase()), small, small.replaceAll("_", "")].find(
    (one) => one !== undefined && isGlobal(one)
  )
}

/** Words of other languages for values and types of GDScript. */
export const foreignWords: ReadonlyMap<string, string> = new Map([
  ["True", "true"],
  ["False", "false"],
  ["TRUE", "true"],
  ["FALSE", "false"],
  ["None", "null"],
  ["NULL", "null"],
  ["nil", "null"],
  ["undefined", "null"],
  ["NaN", "NAN"],
  ["Infinity", "INF"],
  ["this", "self"]
])

/** Annotations of other engines, and invented ones in Godot's style. */
export const foreignAnnotations: ReadonlyMap<string, string> = new Map([
  ["serialize", "export"],
  ["serialized", "export"],
  ["serialize_field", "export"],
  ["SerializeField", "export"],
  ["export_text_area", "export_multiline"],
  ["export_dropdown", "export_enum"],
  ["export_options", "export_enum"],
  ["export_slider", "export_range"],
  ["export_directory", "export_dir"],
  ["export_folder", "export_dir"],
  ["export_hidden", "export_storage"],
  ["HideInInspector", "export_storage"],
  ["hide_in_inspector", "export_storage"]
])

export const foreignTypes: ReadonlyMap<string, string> = new Map([
  ["string", "String"],
  ["str", "String"],
  ["double", "float"],
  ["real", "float"],
  ["long", "int"],
  ["number", "float"],
  ["integer", "int"],
  ["boolean", "bool"],
  ["list", "Array"],
  ["array", "Array"],
  ["dict", "Dictionary"],
  ["dictionary", "Dictionary"],
  ["object", "Object"],
  ["char", "String"],
  ["short", "int"],
  ["uint", "int"],
  ["decimal", "float"],
  ["function", "Callable"],
  ["any", "Variant"],
  ["Void", "void"],
  ["Boolean", "bool"],
  ["Integer", "int"],
  ["Float", "float"],
  ["Int", "int"],
  ["Bool", "bool"],
  ["None", "void"],
  ["null", "void"]
])
