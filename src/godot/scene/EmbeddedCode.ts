/** Code embedded in a scene or resource: maps places in it to places in the file. */
import type { Diagnostic, Finding } from "../check/Diagnostic.ts"
import { lineStartsOf } from "../script/Position.ts"

/** The content of a string in the file, and the place of each of its units. */
export interface EmbeddedText {
  readonly code: string
  /** Offset in the file of a unit of the code. */
  readonly placeOf: (offset: number) => number
}

/** Reads the string that lies between two offsets of a file, its quotes included. */
export const embeddedText = (text: string, start: number, end: number): EmbeddedText => {
  const first = start + 1
  const source = text.slice(first, end - 1)
  if (!source.includes("\\")) return { code: source, placeOf: (offset) => first + Math.min(offset, source.length) }
  const places: Array<number> = []
  let code = ""
  for (let at = 0; at < source.length; at++) {
    places.push(first + at)
    if (source[at] === "\\" && at + 1 < source.length) {
      at++
      const unit = source[at] ?? ""
      code += unit === "n" ? "\n" : unit === "t" ? "\t" : unit === "r" ? "\r" : unit
    } else code += source[at]
  }
  places.push(end - 1)
  return { code, placeOf: (offset) => places[Math.min(offset, places.length - 1)] ?? first }
}

/** Escapes a text as it is written between the quotes of a string of the file. */
const escaped = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')

/** Moves findings of embedded code to their places in the file. */
export const findingsInFile = ({ placeOf }: EmbeddedText, findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> =>
  findings.map((one) => ({
    ...one,
    start: placeOf(one.start),
    end: placeOf(one.end),
    ...(one.fix === undefined ? {} : { fix: escaped(one.fix) })
  }))

/** Turns a report on embedded code into findings of the file. */
export const fromReport = (embedded: EmbeddedText, diagnostics: ReadonlyArray<Diagnostic>): ReadonlyArray<Finding> => {
  const lines = lineStartsOf(embedded.code)
  const offset = (line: number, column: number) => (lines[line - 1] ?? 0) + column - 1
  return findingsInFile(
    embedded,
    diagnostics.map(({ line, column, endLine = line, endColumn = column, code, message, fix, uri }) => ({
      start: offset(line, column),
      end: offset(endLine, endColumn),
      code,
      message,
      ...(fix === undefined ? {} : { fix }),
      ...(uri === undefined ? {} : { uri })
    }))
  )
}
