/** Splits the text of a shader into tokens; comments and lines of the preprocessor are taken out. */
import type { Span } from "../script/Position.ts"
import type { Comment } from "../script/Script.ts"

export interface Token extends Span {
  readonly kind: "name" | "number" | "sign" | "text"
  readonly text: string
  /** The macro in the text that it comes from; absent for a token of the text itself. */
  readonly macro?: string
}

export interface ShaderTokens {
  readonly tokens: ReadonlyArray<Token>
  /** Names that `#define` makes. */
  readonly macros: ReadonlySet<string>
  /** True if `#include` brings declarations that are not seen here. */
  readonly hasIncludes: boolean
  /** Lines of the preprocessor, `#` included. */
  readonly directives: ReadonlyArray<Token>
  /** Comments that end with their line. */
  readonly comments: ReadonlyArray<Comment>
  /** Signs that no shader has, and comments without an end. */
  readonly faults: ReadonlyArray<Span & { readonly message: string }>
}

const blank = /\s+|\/\/[^\n]*/y
const directive = /#(?:[^\n\\]|\\\r?\n|\\)*/y
const directiveName = /^#\s*(?:define|undef|if|ifdef|ifndef|elif|else|endif|include|pragma|error)\b/
const name = /[A-Za-z_]\w*/y
const number = /0[xX][0-9a-fA-F]+[uU]?|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFuU]?/y
const text = /"(?:[^"\\\n]|\\.)*"/y
const sign = /<<=|>>=|&&|\|\||<<|>>|[-+*/%&|^=!<>]=|\+\+|--|[-+*/%&|^~!<>=?:;,.(){}[\]]/y

const match = (pattern: RegExp, source: string, at: number): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}

/** Returns the offset of the first code at or after `at`, past white space and comments. */
export const skipSpace = (source: string, at: number): number => {
  let offset = at === 0 && source.charCodeAt(0) === 0xfeff ? 1 : at
  for (;;) {
    const skipped = match(blank, source, offset)
    if (skipped !== undefined) offset += skipped.length
    else if (source.startsWith("/*", offset)) {
      const end = source.indexOf("*/", offset + 2)
      if (end === -1) return source.length
      offset = end + 2
    } else return offset
  }
}

/**
 * Splits a shader; never throws, and reports a character that cannot be read.
 *
 * @example tokenize("float a; // No token.").tokens.map(({ text }) => text) // ["float", "a", ";"]
 */
export const tokenize = (source: string): ShaderTokens => {
  const tokens: Array<Token> = []
  const directives: Array<Token> = []
  const macros = new Set<string>()
  const comments: Array<Comment> = []
  const faults: Array<Span & { readonly message: string }> = []
  let hasIncludes = false
  let at = source.charCodeAt(0) === 0xfeff ? 1 : 0
  while (at < source.length) {
    const skipped = match(blank, source, at)
    if (skipped !== undefined) {
      if (skipped.startsWith("//")) comments.push({ start: at, end: at + skipped.length, isAlone: isAlone(source, at) })
      at += skipped.length
      continue
    }
    if (source.startsWith("/*", at)) {
      const end = source.indexOf("*/", at + 2)
      if (end === -1) faults.push({ start: at, end: at + 2, message: "This comment has no end: `*/` is missing." })
      at = end === -1 ? source.length : end + 2
      continue
    }
    const line = match(directive, source, at)
    if (line !== undefined && !directiveName.test(line)) {
      const first = line.split("\n", 1)[0]?.trimEnd() ?? line
      faults.push({ start: at, end: at + first.length, message: directiveFault(first) })
      at += line.length
      continue
    }
    if (line !== undefined) {
      directives.push({ kind: "text", text: line, start: at, end: at + line.length })
      const defined = /^#\s*define\s+(\w+)/.exec(line)?.[1]
      if (defined !== undefined) macros.add(defined)
      if (/^#\s*include\b/.test(line)) hasIncludes = true
      at += line.length
      continue
    }
    const read = readToken(source, at)
    if (read === undefined) {
      const unit = String.fromCodePoint(source.codePointAt(at) ?? 0)
      faults.push({ start: at, end: at + unit.length, message: `${JSON.stringify(unit)} is not valid in a shader.` })
      at += unit.length
      continue
    }
    tokens.push(read)
    at = read.end
  }
  return { tokens, directives, macros, hasIncludes, comments, faults }
}

const directiveFault = (line: string): string => {
  const other = /^#\s*(?:version|extension|line)\b/.exec(line)?.[0]
  return other === undefined ? "A comment of a shader begins with `//`." : `Shaders of Godot have no \`${other}\`.`
}

/** Checks whether only spaces precede an offset on its line. */
const isAlone = (source: string, at: number): boolean => {
  let before = at - 1
  while (source.charAt(before) === " " || source.charAt(before) === "\t") before--
  return before < 0 || source.charAt(before) === "\n"
}

const readToken = (source: string, at: number): Token | undefined => {
  for (const [kind, pattern] of patterns) {
    const found = match(pattern, source, at)
    if (found !== undefined) return { kind, text: found, start: at, end: at + found.length }
  }
  return undefined
}

const patterns = [
  ["name", name],
  ["number", number],
  ["text", text],
  ["sign", sign]
] as const
