/** Terminals for commands that tests run in their own process. */
import { Effect } from "effect"
import { PLAIN, type Terminal } from "../../src/kernel/cli/Terminal.ts"

type Write = Terminal["out"]

const silent: Write = () => Effect.void

/** Makes a terminal without colours, whose writers may be given. */
export const plainTerminal = (out: Write = silent, err: Write = silent): Terminal => ({
  ...PLAIN,
  isTerminal: false,
  out,
  err,
  status: silent
})

/** Makes a terminal that keeps what is printed to it, errors included. */
export const keepingTerminal = (): { readonly lines: ReadonlyArray<string>; readonly terminal: Terminal } => {
  const lines: Array<string> = []
  const print: Write = (text) => Effect.sync(() => void lines.push(text))
  return { lines, terminal: plainTerminal(print, print) }
}
