/** Reads the macros of a shader and expands them. */
import { type Token, tokenize } from "./ShaderTokens.ts"

export interface Macro {
  /** Names of the parameters; absent for a macro without parentheses. */
  readonly parameters?: ReadonlyArray<string>
  /** Its expansion; `##` between two tokens joins them. */
  readonly body: ReadonlyArray<Token>
}

/** Maximum number of macros that one name leads to. */
const MAX_DEPTH = 50

/** Maximum number of tokens in the expansions of all macros of a shader, each counted at every use. */
const MAX_REPLACED = 200_000

const definition = /^#define[ \t]+([A-Za-z_]\w*)(?:\(([^)]*)\))?([\s\S]*)$/

/** Returns the text of a directive on one line and without comments; undefined if a comment does not end in it. */
export const plainDirective = (text: string): string | undefined => {
  if (text.lastIndexOf("*/") < text.lastIndexOf("/*")) return undefined
  const plain = text
    .replace(/\\\r?\n/g, " ")
    .replace(/("(?:[^"\\\n]|\\.){0,200}")|\/\/.*|\/\*.*?\*\//g, (_, literal?: string) => literal ?? " ")
    .trim()
  return plain.includes("/*") ? undefined : plain
}

/**
 * Reads `#define NAME(a, b) body`; undefined for a body that cannot be split into tokens.
 *
 * @example
 * readMacro("#define TWICE(x) (x * 2.0)")?.name // "TWICE"
 */
export const readMacro = (directive: string): (Macro & { readonly name: string }) | undefined => {
  const [, name = "", list, text = ""] = definition.exec(directive) ?? []
  if (name === "" || (list === undefined && !/^(?:\s|$)/.test(text))) return undefined
  const body: Array<Token> = []
  for (const [i, part] of text.split("##").entries()) {
    if (i > 0) body.push({ kind: "sign", text: "##", start: 0, end: 0 })
    const { tokens, faults, directives } = tokenize(part)
    if (faults.length > 0 || directives.length > 0) return undefined
    for (const token of tokens) body.push(token)
  }
  if (list === undefined) return { name, body }
  const parameters = list.split(",").map((parameter) => parameter.trim())
  return parameters.every((parameter) => /^[A-Za-z_]\w*$/.test(parameter)) ? { name, parameters, body } : undefined
}

/** A token that is still to be expanded, with the number of macros that led to it. */
interface Pending {
  readonly token: Token
  readonly depth: number
}

/** Why a line cannot be expanded: a fault of the text, or no fault if the reason is not certain. */
export interface NotExpanded {
  readonly token: Token
  readonly message?: string
}

export class Macros {
  private readonly known = new Map<string, Macro>()
  /** Number of tokens from macro expansions so far. */
  private replaced = 0
  /** Names of macros that were tested or used. */
  readonly asked = new Set<string>()

  has(name: string): boolean {
    this.asked.add(name)
    return this.known.has(name)
  }

  define(name: string, macro: Macro): void {
    this.known.set(name, macro)
  }

  undefine(name: string): void {
    this.known.delete(name)
  }

  /**
   * Adds the tokens of a line to `output`, with macros expanded; an expansion has the place of the macro's name, its
   * arguments keep their own. Returns why the line cannot be read, and undefined where it was.
   */
  expand(line: ReadonlyArray<Token>, output: Array<Token>, maxLength: number): NotExpanded | undefined {
    if (this.known.size === 0 || !line.some(({ text }) => this.known.has(text))) {
      for (const token of line) output.push(token)
      return undefined
    }
    /** What is left of the line, the next token at the end. */
    const rest = line.map((token): Pending => ({ token, depth: 0 })).reverse()
    for (;;) {
      const next = rest.pop()
      if (next === undefined) return undefined
      const { token } = next
      const macro = token.kind === "name" ? this.known.get(token.text) : undefined
      if (macro === undefined) {
        output.push(token)
        continue
      }
      this.asked.add(token.text)
      const failed = this.replace(next, macro, rest)
      if (failed !== undefined) return failed
      if (output.length + rest.length > maxLength) return { token }
    }
  }

  private replace({ token, depth }: Pending, macro: Macro, rest: Array<Pending>): NotExpanded | undefined {
    if (depth >= MAX_DEPTH) return { token, message: `The macro \`${token.text}\` expands to itself.` }
    const { parameters, body } = macro
    const place = { start: token.start, end: token.end }
    let given: ReadonlyMap<string, ReadonlyArray<Token>> = new Map()
    if (parameters !== undefined) {
      const values = readArguments(rest)
      const count = `${parameters.length} ${parameters.length === 1 ? "argument" : "arguments"}`
      if (values?.values.length !== parameters.length || values.values.some((value) => value.length === 0)) {
        return { token, message: `The macro \`${token.text}\` takes ${count}, all on one line.` }
      }
      place.end = Math.max(place.end, values.end)
      given = new Map(parameters.map((name, i) => [name, values.values[i] ?? []]))
    }
    this.replaced += body.reduce((sum, { text }) => sum + (given.get(text)?.length ?? 1), 1)
    if (this.replaced > MAX_REPLACED) return { token }
    const replaced = glue(
      body.flatMap((one) => given.get(one.text) ?? [{ ...one, ...place, macro: token.macro ?? token.text }])
    )
    if (replaced === undefined) return { token }
    for (const one of replaced.reverse()) rest.push({ token: one, depth: depth + 1 })
    return undefined
  }
}

/** Removes the arguments of a macro from the end of `rest`; undefined if no parenthesis opens or closes. */
const readArguments = (
  rest: Array<Pending>
): { readonly values: ReadonlyArray<ReadonlyArray<Token>>; readonly end: number } | undefined => {
  if (rest.at(-1)?.token.text !== "(") return undefined
  rest.pop()
  const values: Array<Array<Token>> = [[]]
  let depth = 1
  for (;;) {
    const token = rest.pop()?.token
    if (token === undefined) return undefined
    if (token.text === "(") depth++
    else if (token.text === ")") depth--
    if (depth === 0) return { values, end: token.end }
    if (token.text === "," && depth === 1) values.push([])
    else values.at(-1)?.push(token)
  }
}

/** Joins the tokens on both sides of each `##`; undefined if the result is not a single token. */
const glue = (tokens: ReadonlyArray<Token>): Array<Token> | undefined => {
  const joined: Array<Token> = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token === undefined) continue
    if (token.text !== "##") {
      joined.push(token)
      continue
    }
    const [left, right] = [joined.pop(), tokens[++i]]
    const [made, ...others] = tokenize(`${left?.text ?? ""}${right?.text ?? ""}`).tokens
    if (left === undefined || made === undefined || others.length > 0) return undefined
    joined.push({ ...left, kind: made.kind, text: made.text })
  }
  return joined
}
