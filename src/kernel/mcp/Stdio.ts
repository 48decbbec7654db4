/** The process's own stdin and stdout as a transport, and the ways in which a client takes its leave. */
import { Effect } from "effect"
import { Idle } from "../util/Idle.ts"
import { StdioTransport } from "./StdioTransport.ts"

export const transport = Effect.map(
  Idle,
  ({ markActive }) => new StdioTransport(process.stdin, process.stdout, markActive)
)

/** Resolves when the client closes our input, stops reading our output, or the terminal hangs up. */
export const endOfInput: Effect.Effect<void> = Effect.async<void>((resume) => {
  const done = () => resume(Effect.void)
  process.stdin.once("end", done).once("close", done)
  process.stdout.once("error", done)
  process.once("SIGHUP", done)
})
