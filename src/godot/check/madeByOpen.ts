/** Says what Godot 4 has instead of `File.new()` and `Directory.new()`: their `open()` is static and gives the object. */
import type { Identifier } from "../script/Ast.ts"
import type { Span } from "../script/Position.ts"
import { type Check, source } from "./Context.ts"
import type { Advice } from "./Fix.ts"

const NEW = ".new()"

/**
 * Returns what to write for an object of a class of Godot 3 whose successor makes its objects by `open()`. Absent for
 * other classes, and where no object is made.
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
  if (dialect === 3 || !script.text.startsWith(NEW, end)) return undefined
  const opener = staticMethod(check, name, "open")
  if (opener === undefined) return undefined
  const parameters = opener.arguments.map((one) => (one.name === "flags" ? `${name}.READ` : one.name))
  const made = `${name}.open(${parameters.join(", ")})`
  const used = methodsOf(check, { start, end: end + NEW.length })
  // Without open() the object knows no file, and the class itself does what it was for.
  const isClassEnough =
    used.length > 0 &&
    used.every((one) => one === "close" || (!one.startsWith("open") && staticMethod(check, name, one) !== undefined))
  return isClassEnough
    ? { place: { start, end: end + NEW.length }, advice: { fix: name } }
    : { place: { start, end }, advice: { note: `write ${made} in place of new() and open()` } }
}

/** Names of the methods that are called on a new object, or on the variable that it is assigned to. */
const methodsOf = (check: Check, made: Span): ReadonlyArray<string> => {
  const { script, statement } = check
  const rest = script.text.slice(made.end)
  const [, called] = /^\.(\w+)\(/.exec(rest) ?? []
  if (called !== undefined) return [called]
  const before = statement === undefined ? "" : source(check, { start: statement.start, end: made.start })
  const [, variable] = /^(?:var\s+)?(\w+)\s*:?=\s*$/.exec(before) ?? []
  if (variable === undefined) return []
  return Array.from(rest.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, "g")), ([, method = ""]) => method)
}

const staticMethod = ({ api }: Check, className: string, name: string) => {
  const found = api.find(className, name)
  return typeof found === "object" && found.kind === "method" && found.doc.qualifiers.includes("static")
    ? found.doc
    : undefined
}
