import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import * as InnerClient from "../../../src/kernel/mcp/InnerClient.ts"

/** Serves by answering each line with a line, long ones in pieces. */
const echoing = (heard: Array<string>) => (transport: Parameters<Parameters<typeof InnerClient.connect>[0]>[0]) =>
  Effect.zipRight(
    Effect.promise(async () => {
      transport.onmessage = (message) => {
        const { id, method, params } = message as {
          readonly id: number
          readonly method: string
          readonly params: object
        }
        heard.push(method)
        void transport.send({ jsonrpc: "2.0", id, result: { params, long: "x".repeat(200_000) } })
      }
      await transport.start()
    }),
    Effect.never
  )

describe("a client inside the process", () => {
  it.scopedLive("greets the server, then asks one thing after another, and hears each answer to its end", () =>
    Effect.gen(function* () {
      const heard: Array<string> = []
      const ask = yield* InnerClient.connect(echoing(heard))
      yield* ask("tools/call", { name: "a" })
      expect(heard).toEqual(["initialize", "tools/call"])
      yield* ask("ping", {})
      expect(heard).toEqual(["initialize", "tools/call", "ping"])
    })
  )
})
