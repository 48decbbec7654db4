/** Replaces `File.new()` and `Directory.new()`: in Godot 4 a static `open()` of their successors gives the object. */
import type { MethodDoc } from "../../reference/ClassDoc.ts"
import type { Identifier } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, source } from "../Context.ts"
import type { Advice } from "../fixes/Fix.ts"
import { isStaticMethod } from "../reference/NativeClass.ts"

const NEW = ".new()"

/** Maximum length of the text after a new object that is searched for its methods, in UTF-16 units. */
const MAX_AHEAD = 4000

/** Maximum length of the name of a method, in UTF-16 units. */
const MAX_NAME = 60

/**
 * Returns what to write for an object of a class of Godot 3 whose successor creates its objects by `open()`, or has a
 * single one. Absent for other classes, and if no object is created.
 *
 * @example
 * // File.new().file_exists(path): what asks about files is static
 * madeByOpen(check, file, { fix: "FileAccess" })?.advice.fix // "FileAccess"
 */
export const madeByOpen = (
  check: Check,
  { start, end }: Identifier,
  { fix: name = "" }: Advice
): { readonly place: Span; readonly advice: Advice } | undefined => {
  const { script, dialect } = check
  if (dialect === 3) return madeByNew(check, { start, end }, name)
  if (!script.text.startsWith(NEW, end)) return undefined
  const opener = staticMethod(check, name, "open")
  if (opener === undefined) {
    const isSingleton = check.api.global(name)?.kind === "property"
    return isSingleton
      ? { place: { start, end }, advice: { note: `${name} exists already: call its methods` } }
      : undefined
  }
  const made = makingCall(name, opener)
  const used = methodsOf(check, { start, end: end + NEW.length })
  // Without open() the object has no file, and static methods of the class do its work.
  const asked = used.filter((one) => !one.startsWith("open") && staticMethod(check, name, one) !== undefined)
  const others = used.filter((one) => !asked.includes(one))
  // For an object that is only created and closed, without effect, the fix is the new name of its class.
  if (used.length > 0 && (others.length === 0 || used.every((one) => one === "close")))
    return { place: { start, end: end + NEW.length }, advice: { fix: name } }
  const note =
    asked.length > 0 && others.every((one) => one === "close")
      ? `call ${name}.${asked[0]}(), and close nothing`
      : `write ${made} in place of new() and open()`
  return { place: { start, end }, advice: { note } }
}

/** Writes the call of a static method that makes an object: `FileAccess.open(path, FileAccess.READ)`. */
export const makingCall = (className: string, method: MethodDoc): string => {
  const values = method.arguments.map(({ name }) => (name === "flags" ? `${className}.READ` : name))
  return `${className}.${method.name}(${values.join(", ")})`
}

/**
 * Returns Godot 3's form of a static call of a class of Godot 4, `FileAccess.file_exists(path)`: it needs an object.
 */
const madeByNew = ({ api, script }: Check, place: Span, name: string) => {
  const [, method = ""] = /^\.(\w+)\(/.exec(script.text.slice(place.end, place.end + MAX_NAME)) ?? []
  const found = method === "" || api.global(name) !== undefined ? "absent" : api.find(name, method)
  if (typeof found !== "object" || found.kind !== "method") return undefined
  return method.startsWith("open")
    ? { place, advice: { note: `${name}.new() makes an object; its ${method}() returns an error` } }
    : { place, advice: { fix: `${name}.new()` } }
}

/** Returns the names of the methods called on a new object, or on the variable that it is assigned to. */
const methodsOf = (check: Check, made: Span): ReadonlyArray<string> => {
  const { script, statement } = check
  const rest = script.text.slice(made.end, made.end + MAX_AHEAD)
  const [, called] = /^\.(\w+)\(/.exec(rest) ?? []
  if (called !== undefined) return [called]
  const before = statement === undefined ? "" : source(check, { start: statement.start, end: made.start })
  const [, variable] = /^(?:var\s+)?(\w+)\s*:?=\s*$/.exec(before) ?? []
  if (variable === undefined) return []
  // A function after this one may have another variable of that name.
  const [block = ""] = rest.split(/^(?:static\s+)?func\b/m, 1)
  return Array.from(block.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, "g")), ([, method = ""]) => method)
}

const staticMethod = ({ api }: Check, className: string, name: string) => {
  const found = api.find(className, name)
  return typeof found === "object" && found.kind === "method" && isStaticMethod(found) ? found.doc : undefined
}
