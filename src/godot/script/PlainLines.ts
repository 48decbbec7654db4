/** Matches simple lines of code: strings and brackets that close on their line, with little nesting. */

const SIGN = String.raw`[^"'#\\()[\]{}\n]`
/** Matches a string that closes on its line; not one with three quotes. */
const STRING = String.raw`"(?!"")(?:[^"\\\n]|\\[^\n])*"|'(?!'')(?:[^'\\\n]|\\[^\n])*'`

/** A part of a line, with `groups` of brackets in it; unrolled, so that no character can be matched in two ways. */
const part = (groups = ""): string => `${SIGN}*(?:(?:${STRING}${groups})${SIGN}*)*`
const bracketed = (inner: string): string => String.raw`|\(${inner}\)|\[${inner}\]|\{${inner}\}`

/** A part of a line with brackets, two deep at most. */
const LINE = part(bracketed(part(bracketed(part()))))

/** Blank lines, and comments that document nothing. */
const BETWEEN = String.raw`(?:[ \t]*(?:#(?!#)[^\n]*|\r?)\n)*`

const plainLines = (indentation: string): RegExp =>
  new RegExp(String.raw`(?:${BETWEEN}${indentation}(?=[^ \t\r\n#])${LINE}(?:#[^\n]*)?\n)*`, "y")

const belowRoot = plainLines(String.raw`[ \t]+`)
const belowClass = plainLines(String.raw`(?:\t| {4})[ \t]+`)

/** Maximum length of a text that is matched, in UTF-16 units: a match uses stack for all of it. */
const MAX_LENGTH = 1_000_000

/**
 * Returns the offset after the plain lines that are indented deeper than `indent`, the last one a line of code; `start`
 * if there is none.
 *
 * @example
 * afterPlainLines("\tpass\n\n\treturn x # Done.\n# Of the next one.\n", 0, 0) // 25
 */
export const afterPlainLines = (text: string, start: number, indent: number): number => {
  if ((indent !== 0 && indent !== 4) || text.length > MAX_LENGTH) return start
  const lines = indent === 0 ? belowRoot : belowClass
  lines.lastIndex = start
  return lines.test(text) ? lines.lastIndex : start
}
