/** Reads the declarations of a script alone: most of a text is bodies of functions, and nothing in them is declared. */
import { parse } from "./Parser.ts"
import type { Dialect, Script } from "./Script.ts"

/**
 * Parses a script without the bodies of its functions. The text and all places are those of the whole script; faults
 * and comments within bodies are not told.
 *
 * @example
 * declarations("func f(a: int) -> void:\n\tprint(a)\n", 4).root.members.length // 1
 */
export const declarations = (text: string, dialect: Dialect): Script => ({
  ...parse(withoutBodies(text), dialect),
  text
})

/** The beginning of a function, with what may stand before `func` on its line; lambdas in a list have no name. */
const FUNCTION =
  /(?:(?:static|remote|master|puppet|remotesync|mastersync|puppetsync|sync|slave)[ \t]{1,9})?func[ \t]{1,9}[\w\u0080-\uffff]/y

/** Matches the beginning of a line that follows the body of a function. */
const DECLARATION =
  /@\w|(?:func|static|var|const|signal|enum|class|class_name|extends|onready|export|tool|remote|master|puppet|remotesync|mastersync|puppetsync|sync|slave|pass)(?![\w\u0080-\uffff])/y

/**
 * Puts blanks in place of the bodies of functions; lines and offsets after a body stay what they were.
 *
 * A body ends before the first line that is indented no more than its function. Where that line declares nothing, a
 * string or a list of the body goes on in it: such scripts stay whole, and so do those with strings in triple quotes.
 *
 * @example
 * withoutBodies("func f():\n\tpass\nvar a") // "func f():0    \n\nvar a"
 */
export const withoutBodies = (text: string): string => {
  if (text.includes('"""') || text.includes("'''") || /\r(?!\n)/.test(text)) return text
  const pieces: Array<string> = []
  /** End of what is in `pieces`. */
  let done = 0
  for (let line = 0; line < text.length; ) {
    const first = skipBlanks(text, line)
    FUNCTION.lastIndex = first
    const colon = FUNCTION.test(text) ? endOfSignature(text, FUNCTION.lastIndex) : undefined
    if (colon === undefined) {
      line = nextLine(text, first)
      continue
    }
    const end = endOfBody(text, colon, first - line)
    if (end === undefined) return text
    pieces.push(text.slice(done, colon), blanks(text.slice(colon, end)))
    done = end
    line = nextLine(text, end)
  }
  return pieces.join("") + text.slice(done)
}

/** Returns a body of the same length and number of lines; a comment behind the `:` stays, since it may document the function. */
const blanks = (body: string): string => {
  if (body === "") return ""
  const comment = /^[ \t]{1,99}#[^\n]*\n?/.exec(body)?.[0] ?? ""
  const rest = body.slice(comment.length)
  const lines = rest.split("\n").length - 1
  // The line ends come last: the lines after the body keep their numbers.
  const blank = `${" ".repeat(rest.length - lines)}${"\n".repeat(lines)}`
  return `0${(comment + blank).slice(1)}`
}

const LF = 10
const SPACE = 32
const TAB = 9
const CR = 13
const HASH = 35

/** Offset of the first unit that is no blank. */
const skipBlanks = (text: string, from: number): number => {
  let at = from
  for (let unit = text.charCodeAt(at); unit === SPACE || unit === TAB; unit = text.charCodeAt(at)) at++
  return at
}

const nextLine = (text: string, from: number): number => {
  const end = text.indexOf("\n", from)
  return end === -1 ? text.length : end + 1
}

/** Offset behind the `:` that ends the signature of a function; undefined where there is none. */
const endOfSignature = (text: string, from: number): number | undefined => {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    switch (text[at]) {
      case "(":
      case "[":
      case "{":
        depth++
        break
      case ")":
      case "]":
      case "}":
        depth--
        break
      case ":":
        if (depth === 0) return at + 1
        break
      case "\n":
        if (depth === 0) return undefined
        break
      case "#":
        at = lineEnd(text, at)
        break
      case '"':
      case "'":
        at = endOfString(text, at)
        break
      case "\\":
        return undefined
    }
  }
  return undefined
}

/** Offset of the closing quote of a string on one line. */
const endOfString = (text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === "\\") at++
    else if (text[at] === text[from]) return at
    else if (text[at] === "\n") return at - 1
  }
  return text.length
}

/**
 * Returns the end of a body's last line with code; undefined where the body goes on in a line that is indented no more
 * than its function.
 */
const endOfBody = (text: string, colon: number, indent: number): number | undefined => {
  let end = lineEnd(text, colon)
  for (let line = nextLine(text, colon); line < text.length; line = nextLine(text, line)) {
    const first = skipBlanks(text, line)
    const unit = text.charCodeAt(first)
    if (unit === LF || unit === CR || unit === HASH || first >= text.length) continue
    if (first - line <= indent) {
      DECLARATION.lastIndex = first
      return DECLARATION.test(text) ? end : undefined
    }
    end = lineEnd(text, first)
  }
  return end
}

/** Offset of the end of a line, its line break aside. */
const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf("\n", from)
  if (end === -1) return text.length
  return text.charCodeAt(end - 1) === CR && end - 1 >= from ? end - 1 : end
}
