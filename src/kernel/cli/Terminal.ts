/** The process's terminal: its colours, its width and what writes to it. */
import { Effect } from "effect"
import picocolors from "picocolors"
import { forTerminal, onOneLine } from "./ControlCharacters.ts"

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

/** The style of text that does not go to a terminal. */
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
    out: (text) => print(process.stdout, text),
    err: (text) => print(process.stderr, text),
    status: (text) =>
      process.stderr.isTTY === true ? write(process.stderr, `\r\u001b[2K${onOneLine(text)}`) : Effect.void
  }
  return { terminal, writeError: () => failed }
})

/** Writes lines; to a file or another program unchanged, so that a section of a document stays the same. */
const print = (stream: NodeJS.WriteStream, text: string): Effect.Effect<void> =>
  write(stream, `${stream.isTTY === true ? forTerminal(text) : text}\n`)

/** Waits until the text has left the process, so that an exit right after it loses no output. */
const write = (stream: NodeJS.WriteStream, text: string): Effect.Effect<void> =>
  Effect.async<void>((resume) => {
    stream.write(text, () => resume(Effect.void))
  })
