/** Reads the declarations of a script alone: most of a text is bodies of functions, and nothing in them is declared. */
import { parse } from "./Parser.ts"
import type { Dialect, Script } from "./Script.ts"

/**
 * Parses a script without the bodies of its functions. Offsets are those of a shorter text, lines those of the whole
 * script; faults and comments within bodies are not told.
 *
 * @example
 * declarations("func f(a: int) -> void:\n\tprint(a)\n", 4).root.members.length // 1
 */
export const declarations = (text: string, dialect: Dialect): Script => {
  const bare = withoutBodies(text)
  const script = parse(bare.text, dialect)
  return bare.cuts.length === 0 ? script : { ...script, lineStarts: withCuts(script.lineStarts, bare.cuts) }
}

/** Lines that were left out. */
interface Cut {
  /** Offset in the shorter text of the line end before them. */
  readonly at: number
  readonly lines: number
}

/** A text without bodies. */
interface Bare {
  readonly text: string
  /** In the order of the text. */
  readonly cuts: ReadonlyArray<Cut>
}

/** Counts the lines that were left out: they begin where the line after them does. */
const withCuts = (lineStarts: ReadonlyArray<number>, cuts: ReadonlyArray<Cut>): ReadonlyArray<number> => {
  const all: Array<number> = []
  let next = 0
  for (const start of lineStarts) {
    for (let cut = cuts[next]; cut !== undefined && cut.at < start; cut = cuts[++next]) {
      for (let line = 0; line < cut.lines; line++) all.push(start)
    }
    all.push(start)
  }
  return all
}

/** The beginning of a function, with what may stand before `func` on its line; lambdas in a list have no name. */
const FUNCTION =
  /(?:(?:static|remote|master|puppet|remotesync|mastersync|puppetsync|sync|slave)[ \t]{1,9})?func[ \t]{1,9}[\w\u0080-\uffff]/y

/** Matches the beginning of a line that follows the body of a function. */
const DECLARATION =
  /@\w|(?:func|static|var|const|signal|enum|class|class_name|extends|onready|export|tool|remote|master|puppet|remotesync|mastersync|puppetsync|sync|slave|pass)(?![\w\u0080-\uffff])/y

/**
 * Puts a `0` in place of the bodies of functions, and tells the lines that are missing then.
 *
 * A body ends before the first line that is indented no more than its function. Where that line declares nothing, a
 * string or a list of the body goes on in it: such scripts stay whole. The lines of a string in triple quotes count as
 * one.
 *
 * @example
 * withoutBodies("func f():\n\tpass\nvar a") // { text: "func f():0\nvar a", cuts: [{ at: 10, lines: 1 }] }
 */
export const withoutBodies = (text: string): Bare => {
  const whole: Bare = { text, cuts: [] }
  if (/\r(?!\n)/.test(text)) return whole
  const endOfLine = lineEnds(text)
  const cuts: Array<Cut> = []
  let bare = ""
  /** End of what is in `bare`. */
  let done = 0
  for (let line = 0; line < text.length; ) {
    const first = skipBlanks(text, line)
    FUNCTION.lastIndex = first
    const colon = FUNCTION.test(text) ? endOfSignature(text, FUNCTION.lastIndex) : undefined
    if (colon === undefined) {
      line = nextLine(text, endOfLine(first))
      continue
    }
    const end = endOfBody(text, colon, first - line, endOfLine)
    if (end === undefined) return whole
    // A comment behind the colon may document the function.
    const behind = skipBlanks(text, colon)
    const comment = text.charCodeAt(behind) === HASH ? text.slice(behind, lineEnd(text, behind)) : ""
    if (end > colon) bare += `${text.slice(done, colon)}0${comment}`
    else bare += text.slice(done, colon)
    const lines = lineEndsIn(text, colon, end)
    if (lines > 0) cuts.push({ at: bare.length, lines })
    done = end
    line = nextLine(text, end)
  }
  return { text: bare + text.slice(done), cuts }
}

const lineEndsIn = (text: string, from: number, to: number): number => {
  let count = 0
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count++
  return count
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
        if (isTriple(text, at)) return undefined
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

/** Checks whether three quotes of one kind begin here. */
const isTriple = (text: string, at: number): boolean => text[at] === text[at + 1] && text[at] === text[at + 2]

type LineEnd = (from: number) => number

/** Returns a function that finds the end of the line of an offset, or of the line where a string ends that begins in it. */
const lineEnds = (text: string): LineEnd => {
  const triples = Array.from(text.matchAll(/"""|'''/g), ({ index }) => index)
  let next = 0
  return (from) => {
    const end = lineEnd(text, from)
    while ((triples[next] ?? Number.POSITIVE_INFINITY) < from) next++
    return (triples[next] ?? Number.POSITIVE_INFINITY) < end ? endWithStrings(text, from) : end
  }
}

const endWithStrings = (text: string, from: number): number => {
  for (let at = from; at < text.length; at++) {
    const unit = text[at]
    if (unit === "#" || unit === "\n") return lineEnd(text, at)
    if (unit === '"' || unit === "'") at = isTriple(text, at) ? endOfTriple(text, at) : endOfString(text, at)
  }
  return text.length
}

/** Offset of the last quote of a string in triple quotes. */
const endOfTriple = (text: string, from: number): number => {
  const quotes = text.slice(from, from + 3)
  for (let at = from + 3; at < text.length; at++) {
    if (text[at] === "\\") at++
    else if (text.startsWith(quotes, at)) return at + 2
  }
  return text.length
}

/**
 * Returns the end of a body's last line with code; undefined where the body goes on in a line that is indented no more
 * than its function.
 */
const endOfBody = (text: string, colon: number, indent: number, endOfLine: LineEnd): number | undefined => {
  let end = endOfLine(colon)
  for (let line = nextLine(text, end); line < text.length; ) {
    const first = skipBlanks(text, line)
    const unit = text.charCodeAt(first)
    if (unit === LF || unit === CR || unit === HASH || first >= text.length) {
      line = nextLine(text, first)
      continue
    }
    if (first - line <= indent) {
      DECLARATION.lastIndex = first
      return DECLARATION.test(text) ? end : undefined
    }
    end = endOfLine(first)
    line = nextLine(text, end)
  }
  return end
}

/** Offset of the end of a line, its line break aside. */
const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf("\n", from)
  if (end === -1) return text.length
  return text.charCodeAt(end - 1) === CR && end - 1 >= from ? end - 1 : end
}
