/**
 * Collects the names that files of a project declare or mention, to decide whether anything could have such a member.
 */
import type { ClassNode, Member } from "../script/Ast.ts"
import type { OutlineClass } from "../script/OutlineClass.ts"

/** Returns the names of all members and inner classes of a script, at any depth, its own `class_name` included. */
export const declaredNames = (root: ClassNode): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = (member: Member): void => {
    if (member.name.name !== "") names.add(member.name.name)
    if (member.kind === "enum") for (const { name } of member.values) names.add(name.name)
    if (member.kind === "class") for (const inner of member.members) visit(inner)
  }
  visit(root)
  return names
}

/** Returns the same names, without the `class_name`, from the outline of a script. */
export const outlinedNames = (root: OutlineClass): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = ({ name, members, classes }: OutlineClass): void => {
    if (name !== "") names.add(name)
    for (const member of members) {
      if (member.name !== "") names.add(member.name)
      for (const value of member.values) names.add(value.name)
    }
    for (const inner of classes) visit(inner)
  }
  visit(root)
  return names
}

/** Strings, each kind of quote, and comments; an unclosed one ends with its line. */
const pieces = /#[^\n]*|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/g
/** A key of a Lua-style dictionary. */
const bareKey = /[{,]\s*([A-Za-z_]\w*)\s*=(?!=)/g
const declaration = /\b(?:func|var|signal|const|class|enum)\s+([A-Za-z_]\w*)/g
const word = /^[A-Za-z_]\w*$/

/** Functions whose string argument names a member that is made at run time, or queried. */
const adders = /(?:\badd_user_signal|\.set|\bset|\bset_deferred|\bhas_method|\bhas_signal)\s*\(\s*&?$/

/**
 * Reads a property of an object: with one argument, since `get()` of a dictionary usually has a second one for a
 * missing key.
 */
const asker = /\.get\s*\(\s*&?$/

/**
 * Returns names in a script that may be members without a declaration: keys of dictionaries, code in strings, signals
 * that are added at run time, names of properties in `_get_property_list`, and names that an object is queried for.
 *
 * @example
 * mentionedNames('var d = {speed = 1, "size": 2}\nvar code = "func jump(): pass"') // Set { "size", "jump", "speed" }
 */
export const mentionedNames = (text: string): ReadonlySet<string> => {
  const names = new Set<string>()
  const listsProperties = /\b_get\b|\b_get_property_list\b/.test(text)
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (piece.startsWith("#")) continue
    const quotes = /^(?:"""|''')/.test(piece) ? 3 : 1
    const inner = piece.slice(quotes, -quotes)
    if (inner.length > 5 && inner.includes(" ")) {
      for (const [, name] of inner.replace(/\\[nrt]/g, " ").matchAll(declaration)) names.add(name ?? "")
    }
    if (!word.test(inner)) continue
    const after = text.slice(index + piece.length, index + piece.length + 8).trimStart()
    const before = text.slice(Math.max(0, index - 24), index)
    if (
      after.startsWith(":") ||
      after.startsWith("in ") ||
      /\[\s*&?$/.test(before) ||
      listsProperties ||
      adders.test(before) ||
      (after.startsWith(")") && asker.test(before))
    )
      names.add(inner)
  }
  const code = text.replace(pieces, (piece) => (piece.startsWith("#") ? "" : piece))
  for (const [, name] of code.matchAll(bareKey)) names.add(name ?? "")
  return names
}

/** Matches a declaration in a string of code whose name is completed at run time. */
const completed = /\b(?:func|var) +([a-z]\w*_)(?:["'] *[+%]|%s|\{)/g

/**
 * Returns the prefixes of names that code made by a script declares; the rest of each is put in at run time.
 *
 * @example generatedPrefixes('code += "func get_" + field + "():"') // ["get_"]
 */
export const generatedPrefixes = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(completed), ([, prefix = ""]) => prefix)

/** Returns all words of a C# file: whatever it declares can be called by its name. */
export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_]\w*/g) ?? [])

/** Checks whether a C# file declares a class that scripts can use by its name. */
export const hasGlobalClass = (text: string): boolean => /\[\s*(?:Godot\s*\.\s*)?GlobalClass\b/.test(text)

/** The setting of an action, whose name may be put in at run time: `"input/jump"`, `"input/%s"`, `"input/" + name`. */
const actionSetting = /["']input\/([^"'%{\n]{0,200})(["'])?/g

/**
 * Actions that `InputMap.add_action` adds, and those that a plugin writes into the settings; `isKnown` is false if the
 * name of one is not a literal.
 *
 * @example addedActions('ProjectSettings.set_setting("input/dash", {})') // { names: ["dash"], isKnown: true }
 */
export const addedActions = (text: string): { readonly names: ReadonlyArray<string>; readonly isKnown: boolean } => {
  const names: Array<string> = []
  let isKnown = true
  for (const [, name] of text.matchAll(/\b[aA]dd_?[aA]ction\s*\(\s*(?:&?["']([^"'\n]{1,200})["'])?/g)) {
    if (name === undefined) isKnown = false
    else names.push(name)
  }
  const sets = /\b[sS]et_?[sS]etting\b/.test(text)
  for (const [, name = "", end] of text.matchAll(actionSetting)) {
    if (name !== "" && end !== undefined) names.push(name)
    else if (sets) isKnown = false
  }
  return { names, isKnown }
}

/** An autoload that a plugin adds when it is enabled. */
export interface AddedAutoload {
  readonly name: string
  /** Absent if it is neither a literal nor a constant of the script. */
  readonly path?: string
}

const quoted = String.raw`&?["']([^"'\n]{1,200})["']`
const constant = String.raw`([A-Za-z_]\w{0,100})`
const autoloadCall = new RegExp(
  String.raw`\badd_autoload_singleton\s{0,9}\(\s{0,9}(?:${quoted}|${constant})?\s{0,9}(?:,\s{0,9}(?:${quoted}|${constant})\s{0,9}\))?`,
  "g"
)

/**
 * Returns the autoloads that a plugin's script adds; `isKnown` is false where the name of one is neither a literal nor
 * a constant of the script.
 *
 * @example
 * addedAutoloads('add_autoload_singleton("Music", "res://music.gd")')
 * // { autoloads: [{ name: "Music", path: "res://music.gd" }], isKnown: true }
 */
export const addedAutoloads = (
  text: string
): { readonly autoloads: ReadonlyArray<AddedAutoload>; readonly isKnown: boolean } => {
  const autoloads: Array<AddedAutoload> = []
  let isKnown = true
  if (!text.includes("add_autoload_singleton")) return { autoloads, isKnown }
  const read = (written: string | undefined, constant: string | undefined): string | undefined =>
    written ?? (constant === undefined ? undefined : constantText(text, constant))
  for (const [, literal, named, literalPath, namedPath] of text.matchAll(autoloadCall)) {
    const name = read(literal, named)
    const path = read(literalPath, namedPath)
    if (name === undefined) isKnown = false
    else autoloads.push({ name, ...(path === undefined ? {} : { path }) })
  }
  return { autoloads, isKnown }
}

const constantText = (text: string, name: string): string | undefined =>
  new RegExp(String.raw`\bconst[ \t]{1,9}${name}\b[^\n="']{0,40}=[ \t]{0,9}${quoted}`).exec(text)?.[1]
