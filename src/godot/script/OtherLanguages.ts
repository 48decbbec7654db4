/**
 * Lines that belong to another programming language: Python, C#, JavaScript, C, Lua.
 *
 * Used only for lines that cannot be read as GDScript, so a word that is a name elsewhere does no harm.
 */
import { declarations } from "./foreign/declarations.ts"
import { expressions } from "./foreign/expressions.ts"
import { statements } from "./foreign/statements.ts"
import type { Span } from "./Position.ts"
import type { Dialect } from "./Script.ts"
import type { Token } from "./Token.ts"

/** Advice for a line: the place within it, the message, and the replacement for that place, if any. */
export interface ForeignForm extends Span {
  readonly message: string
  readonly fix?: string
}

/** All forms; the first that matches a line counts: a declaration before an operator within it. */
const forms = [...declarations, ...statements, ...expressions]

/** The groups as the line has them, strings included. */
const groupsIn = (code: string, { indices = [] }: RegExpExecArray): ReadonlyArray<string> =>
  Array.from(indices)
    .slice(1)
    .map((place) => (place === undefined ? "" : code.slice(place[0], place[1])))

/** Maximum length of a line that is looked at, in UTF-16 units. */
export const MAX_FOREIGN_LINE = 400

/**
 * Returns the GDScript form of a line of another language; `start` and `end` count from the beginning of `line`.
 *
 * @example
 * foreignForm("\tdef jump():", 4)
 * // { start: 1, end: 4, message: "GDScript declares a function with func.", fix: "func" }
 */
export const foreignForm = (line: string, dialect: Dialect): ForeignForm | undefined => {
  if (line.length > MAX_FOREIGN_LINE) return undefined
  const code = line.trim()
  // Strings are blanked out, and a comment is left out; offsets stay the same.
  const bare = code
    .replace(/(["'])(?:[^"'\\]|\\.){0,300}\1/g, (text, quote: string) => quote + "x".repeat(text.length - 2) + quote)
    .replace(/(?<!\s)\s*#.*$/, "")
  const indent = line.length - line.trimStart().length
  for (const { pattern, message, fix, dialect: only = dialect } of forms) {
    if (only !== dialect) continue
    const found = pattern.exec(bare)
    const place = found?.indices?.[1]
    if (found === null || place === undefined) continue
    const span = { start: indent + place[0], end: indent + place[1] }
    return {
      ...span,
      message,
      ...(fix === undefined ? {} : { fix: fix(groupsIn(code, found)) })
    }
  }
  return undefined
}

/**
 * Returns the advice for the `++` and `--` of other languages, of which `sign` is the second one and ends its line;
 * undefined if no equal sign is right before it.
 */
export const doubledSign = (text: string, sign: Token): ForeignForm | undefined => {
  const { kind, end } = sign
  const start = sign.start - 1
  if ((kind !== "+" && kind !== "-") || text.charAt(start) !== kind) return undefined
  const before = text.slice(text.lastIndexOf("\n", sign.start) + 1, start)
  // A larger expression cannot contain an assignment.
  const isStatement = /^\s*[^\s=]+\s*$/.test(before)
  const message = `GDScript has no operator ${kind}${kind}; write ${kind}= 1${isStatement ? "" : " on a line of its own"}.`
  return { start, end, message, ...(isStatement ? { fix: `${kind}= 1` } : {}) }
}
