/** Number literals of shaders, and values as parts of a longer expression. */

export interface NumberLiteral {
  readonly type: "int" | "uint" | "float"
  /** The same number as a float; absent for one that is not decimal. */
  readonly asFloat?: string
}

/**
 * Reads the literal of a number; undefined for any other string.
 *
 * @example
 * readNumber("2") // { type: "int", asFloat: "2.0" }
 * readNumber("2u") // { type: "uint", asFloat: "2.0" }
 */
export const readNumber = (text: string): NumberLiteral | undefined => {
  if (/^0[xX][\da-fA-F]+$/.test(text)) return { type: "int" }
  if (/^0[xX][\da-fA-F]+[uU]$/.test(text)) return { type: "uint" }
  if (/^\d+$/.test(text)) return { type: "int", asFloat: `${text}.0` }
  if (/^\d+[uU]$/.test(text)) return { type: "uint", asFloat: `${text.slice(0, -1)}.0` }
  return /^(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[fF]?$/.test(text) ? { type: "float", asFloat: text } : undefined
}

/** Returns the value of an integer literal: 2 for `2u` and `0x2`; undefined for any other string. */
export const wholeNumber = (text: string): number | undefined =>
  /^(?:\d+|0[xX][\da-fA-F]+)[uU]?$/.test(text) ? Number(text.replace(/[uU]$/, "")) : undefined

/**
 * Puts an expression in parentheses if a postfix operator would apply only to its last part.
 *
 * @example
 * parenthesized("a + b") // "(a + b)"
 * parenthesized("texture(t, UV)") // "texture(t, UV)"
 */
export const parenthesized = (text: string): string => (isPostfix(text) ? text : `(${text})`)

/**
 * Returns an expression without the parentheses around it; any other string unchanged.
 *
 * @example
 * withoutBrackets("(a + b)") // "a + b"
 * withoutBrackets("(a) + (b)") // "(a) + (b)"
 */
export const withoutBrackets = (text: string): string => {
  let depth = 0
  for (const [i, sign] of [...text].entries()) {
    if (sign === "(") depth++
    else if (sign === ")") depth--
    if (depth === 0 && i < text.length - 1) return text
  }
  return text.startsWith("(") ? text.slice(1, -1) : text
}

/** Checks whether a string consists of names, dots and parts in brackets. */
const isPostfix = (text: string): boolean => {
  let depth = 0
  for (const sign of text) {
    if ("([".includes(sign)) depth++
    else if (")]".includes(sign)) depth--
    else if (depth === 0 && !/[\w.]/.test(sign)) return false
  }
  return true
}
