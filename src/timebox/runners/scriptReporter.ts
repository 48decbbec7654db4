/** The part that the reporters for JavaScript runners share: they write one JSON value a line, at once. */

/** Bytes of a report after which a reporter writes no more. */
const MAX_REPORT = 24 * 1024 * 1024

/** The placeholder of the report's path in a reporter's source. */
const FILE = "__REPORT_FILE__"

/** `emit(event)`, for a CommonJS or an ECMAScript module, and helpers. Node 18 and newer. */
const writer = (require: string): string => `
${require}
const report = fs.openSync(${FILE}, "a")
let room = ${MAX_REPORT}
const clip = (text) => (text.length > 8000 ? text.slice(0, 4000) + "\\n[...]\\n" + text.slice(-4000) : text)
const emit = (event) => {
  const line = JSON.stringify(event) + "\\n"
  room -= line.length
  if (room > 0 || event.event === "done") try { fs.writeSync(report, line) } catch {}
}
const textOf = (error, more = "", depth = 0) => {
  if (error === null || error === undefined) return ""
  if (typeof error !== "object") return String(error)
  const message = String(error.message ?? "")
  const stack = String(error.stack ?? "")
  const repeats = stack.includes(message)
  const end = repeats ? stack.indexOf(message) + message.length : 0
  const at = stack.slice(end).search(/^ +at /m)
  const frames = at === -1 ? (repeats ? stack.slice(end) : stack) : stack.slice(end + at)
  const head = repeats ? stack.slice(0, at === -1 ? end : end + at).trimEnd() : message
  const cause = error.cause && depth < 3 ? "Caused by: " + textOf(error.cause, "", depth + 1) : ""
  const errors = Array.isArray(error.errors) && depth < 3 ? error.errors : []
  const parts = errors.slice(0, 10).map((one, i) => i + 1 + ": " + textOf(one, "", depth + 1))
  const text = [head, more, frames.replace(/^\\n/, ""), cause, ...parts].filter((part) => part).join("\\n")
  if (text !== "") return clip(text)
  try { return clip(JSON.stringify(error)) } catch { return "" }
}
// A retried test may fail in the same way.
const allOf = (texts) => [...new Set(texts)].join("\\n\\n")
// Tests of one name are distinguished by their project and, from the second on, by a number.
const numbers = new Map()
const numberOf = (name, id) => {
  let all = numbers.get(name)
  if (all === undefined) numbers.set(name, (all = new Map()))
  if (!all.has(id)) all.set(id, all.size + 1)
  return all.get(id)
}
const labelOf = (project, number) => [project, number > 1 ? String(number) : ""].filter((part) => part).join(", ")
`

/** A reporter's whole source, which writes to `file`. */
export const commonJsReporter = (source: string, file: string): string =>
  (writer('const fs = require("node:fs")') + source).replaceAll(FILE, JSON.stringify(file))

export const moduleReporter = (source: string, file: string): string =>
  (writer('import fs from "node:fs"') + source).replaceAll(FILE, JSON.stringify(file))
