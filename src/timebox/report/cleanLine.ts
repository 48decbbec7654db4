/** Output as a person sees it: no escape sequences, no control characters, a redrawn line as its last drawing. */
import { stripVTControlCharacters } from "node:util"

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const special = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
// ECMA-48 sequences that the library would take wrongly, or leave: operating system commands, ended or not, and
// escapes of a single character.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const commands = /(?:\u001b\]|\u009d)(?:[^\u0007\u001b\u009c\u009d]*(?:\u0007|\u001b\\|\u009c))?/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const others = /\u001b[ -/]*[0-~]/g

// The cursor is moved to the right, or to a column: where a table has its next cell.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const moves = /\u001b\[\d{1,4}[CG]/g

/** One line without sequences and control characters, but with its CRs. */
const plain = (line: string): string =>
  special.test(line)
    ? stripVTControlCharacters(line.replace(commands, "").replace(moves, " ")).replace(others, "").replace(controls, "")
    : line

/** A line that holds no CR. */
export const clean = plain

/** The parts of a drawing that tell nothing but time: `00:12`, `3.4s`, `120ms`. */
const CLOCK = /\b\d+:\d\d(?::\d\d)?\b|\b\d+(?:\.\d+)? ?m?s\b/g

/** Returns the text of a drawing beside the time. */
export const withoutClock = (drawing: string): string => drawing.replace(CLOCK, "").trimEnd()

/**
 * A line taken apart at its CRs into its drawings. Of drawings that differ in the clock alone the last is kept, and
 * the blanks that erased an earlier one are gone.
 */
export const drawings = (line: string): ReadonlyArray<string> => {
  const text = plain(line)
  if (!text.includes("\r")) return [text]
  const kept: Array<string> = []
  let before: string | undefined
  for (const drawing of text.split("\r")) {
    if (drawing === "") continue
    const said = withoutClock(drawing)
    if (said === before) kept.pop()
    kept.push(drawing.trimEnd())
    before = said
  }
  return kept.length === 0 ? [""] : kept
}

/** Tells output from the mere redrawing of a clock. */
export class Liveliness {
  #before = ""

  /** Checks whether `bytes` say anything new; a redrawing begins with a CR. */
  isAlive(bytes: Uint8Array): boolean {
    if (bytes.length === 0) return false
    if (bytes[0] !== 0x0d || bytes.length > 4096) {
      this.#before = ""
      return true
    }
    const last = drawings(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"))
    const said = last.map(withoutClock).join("\n")
    // The first drawing stands behind a line that was drawn otherwise, so it counts.
    const isNew = said !== this.#before
    this.#before = said
    return isNew
  }
}
