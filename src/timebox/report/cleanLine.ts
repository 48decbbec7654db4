/** Cleans output for people: no escape sequences, no control characters, a redrawn line as its last drawing. */
import { stripVTControlCharacters } from "node:util"

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const special = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
// ECMA-48 sequences that the library would misread, or leave: operating system commands, ended or not, and escapes of a
// single character.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const commands = /(?:\u001b\]|\u009d)(?:[^\u0007\u001b\u009c\u009d]*(?:\u0007|\u001b\\|\u009c))?/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const others = /\u001b[ -/]*[0-~]/g

// Matches moves of the cursor to the right or to a column, as between the cells of a table.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const moves = /\u001b\[\d{1,4}[CG]/g

/** Matches sequences that erase a line and move the cursor back: the next output is drawn over it, as after a CR. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const erasure = /\u001b\[2K(?:\u001b\[\d{1,4}D)?/g
const ERASE = "\u001b[2K"

/** Returns `line` with a CR for each other way to restart it. */
const withReturns = (line: string): string => (line.includes(ERASE) ? line.replace(erasure, "\r") : line)

/** Returns a line without sequences and control characters, but with its CRs. */
const plain = (line: string): string =>
  special.test(line)
    ? stripVTControlCharacters(line.replace(commands, "").replace(moves, " ")).replace(others, "").replace(controls, "")
    : line

/** Cleans a line that holds no CR. */
export const clean = plain

/** The parts of a drawing that show nothing but time: `00:12`, `3.4s`, `120ms`, the dots of `waiting...`. */
const CLOCK = /\b\d+:\d\d(?::\d\d)?\b|\b\d+(?:\.\d+)? ?m?s\b|(?<=[a-z])\.{1,5}$/g

/** Returns the text of a drawing without the time. */
export const withoutClock = (drawing: string): string => drawing.replace(CLOCK, "").trimEnd()

/**
 * Splits a line at its CRs into its drawings. Of drawings that differ in the clock alone the last is kept; blanks that
 * erased an earlier one are removed.
 */
export const drawings = (line: string): ReadonlyArray<string> => {
  const text = plain(withReturns(line))
  if (!text.includes("\r")) return [text]
  const kept: Array<string> = []
  let before: string | undefined
  for (const drawing of text.split("\r")) {
    if (drawing === "") continue
    const content = withoutClock(drawing)
    if (content === before) kept.pop()
    kept.push(drawing.trimEnd())
    before = content
  }
  return kept.length === 0 ? [""] : kept
}

const CR = 0x0d
const ESCAPE = 0x1b

/** Maximum size of a mere redrawing, in bytes. */
const MAX_REDRAWING = 4096

/** Distinguishes output from a redrawn clock. */
export class Liveliness {
  #before = ""
  /** True if the last chunk ended at the beginning of its line, so that the next one is drawn over it. */
  #isAtStart = false

  /** Checks whether `bytes` contain anything new; a redrawn line follows a CR or an erasure. */
  isAlive(bytes: Uint8Array): boolean {
    const [first] = bytes
    if (first === undefined) return false
    if (!(this.#isAtStart || first === CR || first === ESCAPE) || bytes.length > MAX_REDRAWING)
      return this.#remember("", bytes.at(-1) === CR)
    const text = withReturns(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"))
    const isOver = this.#isAtStart || text.startsWith("\r")
    const shown = drawings(text)
    // Escape sequences alone are not output.
    if (shown.every((drawing) => drawing === "")) {
      this.#isAtStart = isOver
      return false
    }
    const content = shown.map(withoutClock).join("\n")
    // The first drawing follows a line of another form, so it counts.
    const isNew = !isOver || content !== this.#before
    this.#remember(isOver ? content : "", text.endsWith("\r"))
    return isNew
  }

  #remember(content: string, isAtStart: boolean): true {
    this.#before = content
    this.#isAtStart = isAtStart
    return true
  }
}
