import { Readable } from "node:stream"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it, vi } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { answerHook } from "../../../../src/godot/surface/check/HookCommand.ts"
import { Files } from "../../../../src/kernel/files/Files.ts"
import { plainTerminal } from "../../../support/terminal.ts"

describe("a hook whose check crashes", () => {
  it.scoped("tells the user, and not the model", () =>
    Effect.gen(function* () {
      const event = JSON.stringify({ tool_input: { file_path: "/game/player.gd" } })
      const stdin = vi.spyOn(process, "stdin", "get").mockReturnValue(Readable.from([event]) as typeof process.stdin)
      yield* Effect.addFinalizer(() => Effect.sync(() => stdin.mockRestore()))
      const exit = yield* Effect.flip(answerHook(plainTerminal(), () => Effect.dieMessage("a fault")))
      // 2 would be the feedback of a hook.
      assert.strictEqual(exit.exitCode, 1)
      assert.include(exit.message, "a fault")
    }).pipe(Effect.provide(Layer.provideMerge(Files.layer, NodeContext.layer)))
  )
})
