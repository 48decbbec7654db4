/** Reads the declarations of a script without the bodies of its functions, which are most of a text. */
import { type Body, outline } from "./Outline.ts"
import { parse } from "./Parser.ts"
import type { Dialect, Script } from "./Script.ts"

/**
 * Parses a script without the bodies of its functions. Offsets are those of a shorter text, lines those of the whole
 * script; faults and comments within bodies are not reported.
 *
 * @example
 * declarations("func f(a: int) -> void:\n\tprint(a)\n", 4).root.members.length // 1
 */
export const declarations = (text: string, dialect: Dialect): Script => {
  const bare = withoutBodies(text, outline(text, dialect)?.bodies ?? [])
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

/** Adds the lines that were left out to the starts of lines: each begins where the line after it does. */
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

/**
 * Replaces the bodies of functions by a `0`, except those that determine a result type, and returns the missing lines.
 * The `##` comment after a head stays, since it documents the function.
 *
 * @example
 * withoutBodies("func f():\n\tpass\nvar a", [{ start: 9, end: 15, comment: "" }])
 * // { text: "func f():0\nvar a", cuts: [{ at: 10, lines: 1 }] }
 */
export const withoutBodies = (text: string, bodies: ReadonlyArray<Body>): Bare => {
  const cuts: Array<Cut> = []
  let bare = ""
  /** End of the text in `bare`. */
  let done = 0
  for (const { start, end, comment } of bodies) {
    if (tellsType(text, done, start, end)) continue
    bare += `${text.slice(done, start)}0${comment}`
    const lines = lineEndsIn(text, start, end)
    if (lines > 0) cuts.push({ at: bare.length, lines })
    done = end
  }
  return { text: bare + text.slice(done), cuts }
}

/** Checks for a body that may determine the result type: it has a `return`, and the function declares no type. */
const tellsType = (text: string, from: number, start: number, end: number): boolean =>
  /\breturn\b/.test(text.slice(start, end)) && !/->[^:\n]{1,200}:$/.test(text.slice(from, start).slice(-MAX_HEAD_END))

/** Length of the end of a function's head that is searched for its type, in UTF-16 units. */
const MAX_HEAD_END = 240

const lineEndsIn = (text: string, from: number, to: number): number => {
  let count = 0
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count++
  return count
}
