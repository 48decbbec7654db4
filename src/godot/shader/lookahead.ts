/** Looks at what follows a name in the tokens of a shader: an assignment, the arguments of a call. */
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

/** Returns the number of arguments of the call whose name is at `at`; -1 where its bracket is not closed. */
export const argumentCountAt = (tokens: ReadonlyArray<Token>, at: number, macros: ReadonlySet<string>): number => {
  let depth = 0
  let commas = 0
  for (let next = at + 1; ; next++) {
    const token = tokens[next]
    if (token === undefined || token.text === ";" || token.text === "{") return -1
    if (macros.has(token.text)) return -1
    if ("([".includes(token.text)) depth++
    else if (")]".includes(token.text) && --depth === 0) return next === at + 2 ? 0 : commas + 1
    else if (token.text === "," && depth === 1) commas++
  }
}
