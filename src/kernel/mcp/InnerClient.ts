/** A client inside the process: its requests take the whole way that those of a real one take. */
import { PassThrough } from "node:stream"
import { Effect, Logger, LogLevel, type Scope } from "effect"
import * as Idle from "../util/Idle.ts"
import { StdioTransport } from "./StdioTransport.ts"

/** Sends a request and waits for its answer, whatever it is. */
export type Ask = (method: string, params: Readonly<Record<string, unknown>>) => Effect.Effect<void>

/** Serves a client of our own for as long as the scope lasts; nothing of it is logged. */
export const connect = (
  serve: (transport: StdioTransport) => Effect.Effect<void, never, Scope.Scope>
): Effect.Effect<Ask, never, Scope.Scope> =>
  Effect.gen(function* () {
    const input = new PassThrough()
    const output = new PassThrough()
    const serving = serve(new StdioTransport(input, output)).pipe(
      Logger.withMinimumLogLevel(LogLevel.None),
      // What this client asks is not what keeps the server from being idle.
      Effect.provideService(Idle.Idle, Idle.make())
    )
    yield* Effect.forkScoped(serving)
    let id = 0
    const ask: Ask = (method, params) =>
      Effect.async<void>((resume) => {
        const heard = (chunk: Buffer) => {
          if (chunk.at(-1) !== LINE_END) return
          output.off("data", heard)
          resume(Effect.void)
        }
        output.on("data", heard)
        input.write(`${JSON.stringify({ jsonrpc: "2.0", id: ++id, method, params })}\n`)
        return Effect.sync(() => void output.off("data", heard))
      })
    yield* ask("initialize", {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "self", version: "0" }
    })
    return ask
  })

const LINE_END = 10
