/**
 * Looks ahead in the tokens of a shader: at assignments, the arguments of calls and the last declaration; and its
 * operators.
 */
import type { Token } from "./ShaderTokens.ts"

/** Operators that change the value before them. */
export const assignments: ReadonlySet<string> = new Set([
  "=",
  "+=",
  "-=",
  "*=",
  "/=",
  "%=",
  "&=",
  "|=",
  "^=",
  "<<=",
  ">>=",
  "++",
  "--"
])

/** Operator between two values -> how close it binds; the closest has the greatest number. */
export const levels: ReadonlyMap<string, number> = new Map([
  ["||", 1],
  ["&&", 2],
  ["|", 3],
  ["^", 4],
  ["&", 5],
  ["==", 6],
  ["!=", 6],
  ["<", 7],
  [">", 7],
  ["<=", 7],
  [">=", 7],
  ["<<", 8],
  [">>", 8],
  ["+", 9],
  ["-", 9],
  ["*", 10],
  ["/", 10],
  ["%", 10]
])

/** Operators whose result is a bool. */
export const tests: ReadonlySet<string> = new Set(["==", "!=", "<", ">", "<=", ">=", "&&", "||"])

/** Maximum number of words before the name of a uniform: `instance uniform highp sampler2D name`. */
const MAX_QUALIFIERS = 6

/** Closing bracket -> opening bracket. */
export const closers: ReadonlyMap<string, string> = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"]
])

/** Checks whether an assignment follows the name at `at`, after swizzles and indices. */
export const isAssignedAt = (tokens: ReadonlyArray<Token>, at: number): boolean => {
  let next = at + 1
  for (;;) {
    const text = tokens[next]?.text
    if (text === ".") next += 2
    else if (text === "[") {
      let depth = 0
      do {
        if (tokens[next]?.text === "[") depth++
        else if (tokens[next]?.text === "]") depth--
        next++
      } while (depth > 0 && tokens[next] !== undefined)
    } else return text !== undefined && assignments.has(text)
  }
}

/** Returns the index of the last declaration of each uniform and each varying. */
export const lastDeclarations = (tokens: ReadonlyArray<Token>): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (const [i, { text }] of tokens.entries()) {
    if (text !== "uniform" && text !== "varying") continue
    for (let next = i + 1; next <= i + MAX_QUALIFIERS; next++) {
      const declared = tokens[next]
      if (declared === undefined || ";{}(".includes(declared.text)) break
      if (declared.kind === "name") found.set(declared.text, next)
    }
  }
  return found
}

/**
 * Returns the number of arguments of each call by the index of its opening bracket; without calls that are not closed
 * or contain a macro.
 */
export const argumentCounts = (
  tokens: ReadonlyArray<Token>,
  macros: ReadonlySet<string>
): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  const open: Array<{ readonly at: number; commas: number }> = []
  let lastMacro = -1
  for (const [i, { text }] of tokens.entries()) {
    if (text === ";" || text === "{") open.length = 0
    else if (text === "(" || text === "[") open.push({ at: i, commas: 0 })
    else if (text === ")" || text === "]") {
      const call = open.pop()
      if (call !== undefined && lastMacro < call.at) counts.set(call.at, i === call.at + 1 ? 0 : call.commas + 1)
    } else if (text === ",") {
      const call = open.at(-1)
      if (call !== undefined) call.commas++
    } else if (macros.has(text)) lastMacro = i
  }
  return counts
}
