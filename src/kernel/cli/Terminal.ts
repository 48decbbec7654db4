/** Text for a person at a terminal: colours, columns, a progress bar. */
import { Effect } from "effect"
import picocolors from "picocolors"

export type Colors = ReturnType<typeof picocolors.createColors>

/** Where the shell commands write; a test gives its own. */
export interface Terminal {
  readonly colors: Colors
  /** Columns of the terminal; 80 where the output is none. */
  readonly width: number
  readonly isTerminal: boolean
  readonly out: (text: string) => Effect.Effect<void>
  readonly err: (text: string) => Effect.Effect<void>
  /** Redraws one line on stderr; nothing where stderr is no terminal. */
  readonly status: (text: string) => Effect.Effect<void>
}

/** Colours only on a terminal, and not where NO_COLOR asks for none (https://no-color.org). */
export const standard: Effect.Effect<Terminal> = Effect.sync(() => {
  // `| head` closes the pipe early: what is left unsaid is no failure.
  if (process.stdout.listenerCount("error") === 0) process.stdout.on("error", () => undefined)
  const isTerminal = process.stdout.isTTY === true
  const plain = (process.env["NO_COLOR"] ?? "") !== "" || process.env["TERM"] === "dumb"
  return {
    colors: picocolors.createColors(isTerminal && !plain),
    width: process.stdout.columns ?? 80,
    isTerminal,
    out: (text) => write(process.stdout, `${text}\n`),
    err: (text) => write(process.stderr, `${text}\n`),
    status: (text) => (process.stderr.isTTY === true ? write(process.stderr, `\r\u001b[2K${text}`) : Effect.void)
  }
})

/** Waits until the text has left the process, so that an exit right after loses nothing. */
const write = (stream: NodeJS.WriteStream, text: string): Effect.Effect<void> =>
  Effect.async<void>((resume) => {
    // A reader that has seen enough (`| head`) is no reason to end otherwise than well.
    if (stream.listenerCount("error") === 0) stream.on("error", () => undefined)
    stream.write(text, () => resume(Effect.void))
  })

/** Rows in aligned columns, two blanks apart; widths are taken from the plain cells, `paint` colours them. */
export const columns = (
  rows: ReadonlyArray<ReadonlyArray<string>>,
  paint: (cell: string, column: number) => string = (cell) => cell
): string => {
  const widths: Array<number> = []
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, displayWidth(cell))
  }
  return rows
    .map((row) =>
      row
        .map((cell, i) => {
          const gap = i === row.length - 1 ? 0 : (widths[i] ?? 0) - displayWidth(cell)
          return paint(cell, i) + " ".repeat(gap)
        })
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

/** Columns a text takes on a terminal: East Asian wide and full-width characters take two (Unicode UAX #11, main ranges). */
export const displayWidth = (text: string): number => {
  let width = 0
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    if (code < 0x300) width += 1
    else if (code <= 0x36f || (code >= 0x200b && code <= 0x200f) || (code >= 0xfe00 && code <= 0xfe0f)) width += 0
    else width += isWide(code) ? 2 : 1
  }
  return width
}

const isWide = (code: number): boolean =>
  (code >= 0x1100 && code <= 0x115f) ||
  (code >= 0x2e80 && code <= 0xa4cf) ||
  (code >= 0xac00 && code <= 0xd7a3) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xfe30 && code <= 0xfe6f) ||
  (code >= 0xff00 && code <= 0xff60) ||
  (code >= 0xffe0 && code <= 0xffe6) ||
  (code >= 0x1f300 && code <= 0x1faff) ||
  (code >= 0x20000 && code <= 0x3fffd)

/** `[#####.....] 512/1012 reading` */
export const progressBar = (done: number, total: number, label: string, width = 24): string => {
  const filled = total === 0 ? width : Math.round((done / total) * width)
  return `[${"#".repeat(filled)}${".".repeat(width - filled)}] ${done}/${total} ${label}`
}

/** Bytes for a person: `4.4 MB` (powers of 1,000). */
export const bytes = (count: number): string => {
  if (count < 1000) return `${count} B`
  const units = ["kB", "MB", "GB", "TB"]
  let value = count / 1000
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000
    unit++
  }
  return `${value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`
}
