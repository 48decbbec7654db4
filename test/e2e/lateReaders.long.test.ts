/** Clients that close a server's input and are slow to take its answers, as pipes into pagers are. */
import { once } from "node:events"
import { setTimeout } from "node:timers/promises"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { limits } from "../../src/kernel/mcp/StdioTransport.ts"
import { session, start } from "../support/bundle.ts"
import { promised } from "../support/promise.ts"

const REQUESTS = 1000

describe.concurrent.each(["godot-docs-mcp", "mdatlas", "mcp-test-timebox"])("%s, its input closed", (bin) => {
  /** A server that has more to say than a pipe takes. */
  const asked = Effect.acquireRelease(
    Effect.promise(async () => {
      const child = start({ bin })
      const requests = Array.from({ length: REQUESTS }, (_, id) => ({ jsonrpc: "2.0", id, method: "tools/list" }))
      child.stdin.end(session(...requests))
      await once(child.stdout, "readable")
      return child
    }),
    (child) => Effect.sync(() => child.kill("SIGKILL"))
  )

  it.scopedLive("gives every answer to a client that takes none for a while", () =>
    Effect.gen(function* () {
      const { stdout } = yield* asked
      const text = yield* Effect.promise(async () => {
        await setTimeout(5000)
        return (await stdout.toArray()).join("")
      })
      assert.strictEqual(text.split("\n").length, REQUESTS + 2)
    })
  )

  it.scopedLive("ends though no one takes its answers", () =>
    Effect.gen(function* () {
      const child = yield* asked
      const ended = Effect.promise(() => once(child, "exit"))
      assert.deepStrictEqual(yield* Effect.timeout(ended, promised(2 * limits.stalled)), [0, null])
    })
  )
})
