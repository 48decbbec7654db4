/** A server and a client over a transport in memory, for tests of whole servers with services of their own. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js"
import { Effect, Logger } from "effect"
import * as McpServer from "../../src/kernel/mcp/McpServer.ts"

/** The options of a server; its identity may be left out. */
export type Options<R> = Omit<McpServer.Options<R>, "name" | "title" | "version" | "instructions"> &
  Partial<Pick<McpServer.Options<R>, "name" | "title" | "version" | "instructions">>

export interface LogLine {
  readonly message: string
  readonly annotations: Readonly<Record<string, unknown>>
}

/** A client joined to a server, both gone when the scope closes; `log` fills as the server logs. */
export const connect = <R>(options: Options<R>, endOfInput: Effect.Effect<void> = Effect.never) =>
  Effect.gen(function* () {
    const [here, there] = InMemoryTransport.createLinkedPair()
    const log: Array<LogLine> = []
    const logger = Logger.make(({ message, annotations }) => {
      log.push({ message: String(message), annotations: Object.fromEntries(annotations) })
    })
    const context = yield* Effect.context<R>()
    const server = yield* McpServer.serve(
      { name: "test", title: "Test", version: "0", instructions: "Test.", ...options },
      there,
      endOfInput,
      Effect.succeed(context)
    ).pipe(Effect.scoped, Effect.provide(Logger.replace(Logger.defaultLogger, logger)), Effect.forkScoped)
    yield* Effect.yieldNow()
    const client = new Client({ name: "test", version: "0" })
    yield* Effect.acquireRelease(
      Effect.promise(() => client.connect(here)),
      () => Effect.promise(() => client.close())
    )
    /** Calls a tool: its answer, or the failure that its text holds. */
    const call = (name: string, args: Readonly<Record<string, unknown>> = {}) =>
      Effect.map(
        Effect.promise(() => client.callTool({ name, arguments: args })),
        ({ structuredContent, content, isError }): Readonly<Record<string, unknown>> => {
          if (isError !== true) return structuredContent as Record<string, unknown>
          const [{ text }] = content as [{ readonly text: string }]
          return { failure: JSON.parse(text) }
        }
      )
    return { client, call, log, server }
  })
