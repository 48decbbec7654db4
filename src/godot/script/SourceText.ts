/** The source of a declaration as an answer shows it. */
import type { Span } from "./Position.ts"
import type { Script } from "./Script.ts"

/** Maximum length of the shown text, in UTF-16 units. */
const MAX_SHOWN = 120

/** Maximum length of a value that is read; of a longer one only the beginning is shown anyway. */
const MAX_READ = 10_000

const STRING = String.raw`""".*?"""|'''.*?'''|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`
/** Matches strings and comments, whose brackets do not count. */
const TEXTS = new RegExp(String.raw`${STRING}|#[^\n]*`, "gs")
/** Matches strings and what separates words of code: white space, comments, continued lines. */
const PARTS = new RegExp(String.raw`(${STRING})|(?:\s|#[^\n]*|\\\r?\n)+`, "gs")

/**
 * Returns the source of a span as one line of code.
 *
 * @example
 * textAt({ text: "@export_range(0,\n\t5) var a" }, { start: 0, end: 20 }) // "@export_range(0, 5)"
 */
export const textAt = ({ text }: Pick<Script, "text">, { start, end }: Span): string => {
  const written = text.slice(start, Math.min(end, start + MAX_READ))
  const source = /[^\S ]|\s\s|#/.test(written)
    ? written.replace(PARTS, (_, string?: string) => string?.replace(/\r?\n/g, "\\n") ?? " ").trim()
    : written
  return source.length > MAX_SHOWN ? `${source.slice(0, MAX_SHOWN)}…` : source
}

/**
 * Returns the source of a value with the parentheses around it and around its ends, which are not part of any node of
 * the tree.
 *
 * @example
 * valueAt({ text: "var a = (1 + 2)" }, { start: 9, end: 14 }) // "(1 + 2)"
 */
export const valueAt = (script: Pick<Script, "text">, { start, end }: Span): string => {
  const { text } = script
  let from = start
  const first = Math.max(0, start - MAX_SHOWN)
  for (let at = start - 1; at >= first && /[(\s]/.test(text.charAt(at)); at--) if (text.charAt(at) === "(") from = at
  if (end - from > MAX_READ) return textAt(script, { start: from, end })
  const source = text.slice(from, end).replace(TEXTS, "")
  const open = Math.max(0, source.split("(").length - source.split(")").length)
  const closing = new RegExp(String.raw`^(?:\s*\)){0,${open}}`).exec(text.slice(end, end + MAX_SHOWN))?.[0] ?? ""
  return textAt(script, { start: from, end: end + closing.length })
}
