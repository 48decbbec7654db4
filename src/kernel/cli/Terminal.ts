/** Text for a person at a terminal: colours, columns, a progress bar. */
import { Effect } from "effect"
import stringWidth from "fast-string-width"
import picocolors from "picocolors"

export type Colors = ReturnType<typeof picocolors.createColors>

/** Output of the shell commands; a test gives its own. */
export interface Terminal {
  readonly colors: Colors
  /** Columns of the terminal; 80 if the output is not a terminal. */
  readonly width: number
  readonly isTerminal: boolean
  readonly out: (text: string) => Effect.Effect<void>
  readonly err: (text: string) => Effect.Effect<void>
  /** Redraws one line on stderr; does nothing if stderr is not a terminal. */
  readonly status: (text: string) => Effect.Effect<void>
}

/** The style of text that is not for a terminal. */
export const PLAIN = { colors: picocolors.createColors(false), width: 80 } as const

/** The process's own terminal. */
export interface StandardTerminal {
  readonly terminal: Terminal
  /** The first write to stdout that failed, other than to a reader that has closed the pipe (`| head`). */
  readonly writeError: () => Error | undefined
}

/** Makes the process's terminal: colours only on a real terminal, and not under NO_COLOR (https://no-color.org). */
export const standard: Effect.Effect<StandardTerminal> = Effect.sync(() => {
  let failed: Error | undefined
  const noteError = (error: Error & { readonly code?: string }) => {
    if (error.code !== "EPIPE") failed ??= error
  }
  process.stdout.on("error", noteError)
  if (process.stderr.listenerCount("error") === 0) process.stderr.on("error", () => undefined)
  const isTerminal = process.stdout.isTTY === true
  const isPlain = (process.env["NO_COLOR"] ?? "") !== "" || process.env["TERM"] === "dumb"
  const terminal: Terminal = {
    colors: picocolors.createColors(isTerminal && !isPlain),
    width: process.stdout.columns ?? 80,
    isTerminal,
    out: (text) => write(process.stdout, `${text}\n`),
    err: (text) => write(process.stderr, `${text}\n`),
    status: (text) => (process.stderr.isTTY === true ? write(process.stderr, `\r\u001b[2K${text}`) : Effect.void)
  }
  return { terminal, writeError: () => failed }
})

/** Waits until the text has left the process, so that an exit right after loses nothing. */
const write = (stream: NodeJS.WriteStream, text: string): Effect.Effect<void> =>
  Effect.async<void>((resume) => {
    stream.write(text, () => resume(Effect.void))
  })

/**
 * Rows in aligned columns, two blanks apart; widths are taken from the plain cells, `paint` colours them.
 *
 * @example columns([["Node", "class"], ["add_child", "method"]]) // "Node       class\nadd_child  method"
 */
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

/**
 * Returns the columns that a terminal uses for `text`: two for a wide character, none for a combining mark or a colour.
 *
 * @example displayWidth("日本") // 4
 */
export const displayWidth = (text: string): number => stringWidth(text)

/**
 * `[#####.....] 512/1012 reading`
 *
 * @example progressBar(512, 1012, "reading", 10) // "[#####.....] 512/1012 reading"
 */
export const progressBar = (done: number, total: number, label: string, width = 24): string => {
  const filled = total === 0 ? width : Math.round((done / total) * width)
  return `[${"#".repeat(filled)}${".".repeat(width - filled)}] ${done}/${total} ${label}`
}

/**
 * Bytes for a person: `4.4 MB` (powers of 1,000).
 *
 * @example bytes(4_400_000) // "4.4 MB"
 */
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
