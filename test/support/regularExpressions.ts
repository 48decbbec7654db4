/** Every regular expression literal of src/, found in the source text. */
import { sources } from "./imports.ts"

export interface Literal {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly expression: RegExp
}

/** A comment, a string, a stretch of template without code, a regular expression, or one more token. */
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<expression>\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*)|[\w$]+|\s+|[\s\S]/y

/** After these a slash divides. */
const value = /^(?:[\w$]+|[)\]}"'`])$/

/** Words after which a slash begins an expression all the same. */
const keywords = new Set(["return", "case", "typeof", "in", "of", "yield", "else"])

export const literals = (): ReadonlyArray<Literal> => sources().flatMap(({ file, text }) => inSource(file, text))

/** The literals of one source text. Code inside of a template is read, its text is passed over. */
export const inSource = (file: string, text: string): ReadonlyArray<Literal> => {
  const found: Array<Literal> = []
  /** For each template that is open: how many braces are open in the code inside of it. */
  const templates: Array<number> = []
  let before = ""
  let at = 0
  while (at < text.length) {
    token.lastIndex = at
    const match = token.exec(text)
    let taken = match?.[0] ?? text.charAt(at)
    const expression = match?.groups?.["expression"]
    if (expression !== undefined) {
      if (value.test(before) && !keywords.has(before)) taken = "/"
      else {
        const end = expression.lastIndexOf("/")
        const line = text.slice(0, at).split("\n").length
        found.push({ file, line, expression: new RegExp(expression.slice(1, end), expression.slice(end + 1)) })
        before = ")"
        at += expression.length
        continue
      }
    }
    at += taken.length
    const open = templates.at(-1)
    if (taken === "{" && open !== undefined) templates[templates.length - 1] = open + 1
    if (taken === "`" || (taken === "}" && open === 0)) {
      if (taken === "}") templates.pop()
      at = templateText(text, at)
      if (text.charAt(at - 1) === "{") templates.push(0)
      before = text.charAt(at - 1) === "{" ? "{" : "`"
      continue
    }
    if (taken === "}" && open !== undefined) templates[templates.length - 1] = open - 1
    if (!/^(?:\s|\/[/*])/.test(taken)) before = taken.length > 1 && /^["']/.test(taken) ? '"' : taken
  }
  return found
}

/** Behind the closing mark of a template, or behind the `${` that comes first. */
const templateText = (text: string, from: number): number => {
  let at = from
  while (at < text.length) {
    const char = text.charAt(at)
    if (char === "\\") at += 2
    else if (char === "`") return at + 1
    else if (char === "$" && text.charAt(at + 1) === "{") return at + 2
    else at += 1
  }
  return at
}
