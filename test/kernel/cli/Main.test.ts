import { assert, describe, it, vi } from "@effect/vitest"
import { Effect, Exit } from "effect"
import { options, orDefect } from "../../../src/kernel/cli/Main.ts"
import { internalAnswer } from "../../../src/kernel/mcp/RpcError.ts"
import { loadPart } from "../../../src/kernel/util/ProgramFile.ts"

/** What Node says of an `import` of a file that is gone. */
const gone = (path: string) =>
  Object.assign(new Error(`Cannot find module '${path}' imported from /app/dist/a.main.js`), {
    code: "ERR_MODULE_NOT_FOUND"
  })

describe("a part of the program that cannot be loaded", () => {
  const failing = (error: Error) =>
    Effect.as(
      loadPart(() => Promise.reject(error)),
      0
    )

  it.effect("is named to the user of a shell command, without a stack", () =>
    Effect.gen(function* () {
      const written: Array<string> = []
      const write = vi.spyOn(process.stderr, "write").mockImplementation((text) => written.push(String(text)) > 0)
      yield* Effect.addFinalizer(() => Effect.sync(() => write.mockRestore()))
      yield* Effect.sandbox(orDefect(failing(gone("/app/dist/a.main.7R5W.js")))).pipe(Effect.flip)
      yield* Effect.sandbox(orDefect(failing(gone("C:\\app\\dist\\a.main.7R5W.js")))).pipe(Effect.flip)
      const named = "A file of this program is missing or damaged: a.main.7R5W.js. Install it again.\n"
      assert.deepStrictEqual(written, [named, named])
      yield* Effect.sandbox(orDefect(failing(new Error("another fault")))).pipe(Effect.flip)
      assert.match(written[2] ?? "", /^Error: another fault\n {4}at /)
    }).pipe(Effect.scoped)
  )

  it.effect("is named in the answer of a server, which tells no other fault", () =>
    Effect.gen(function* () {
      const answerTo = (error: Error) =>
        Effect.map(Effect.flip(Effect.sandbox(failing(error))), (cause) => internalAnswer(7, cause).message)
      assert.match(yield* answerTo(gone("/app/dist/a.main.7R5W.js")), /missing or damaged: a\.main\.7R5W\.js\. /)
      assert.strictEqual(
        yield* answerTo(new Error("another fault")),
        "Unexpected failure; see the server's log for request 7."
      )
    })
  )
})

describe("the exit code", () => {
  const codeAfter = (exit: Exit.Exit<unknown, unknown>, crashed: number) =>
    Effect.async<number>((resume) => {
      options(() => Promise.resolve(false), crashed).teardown(exit, (code) => resume(Effect.succeed(code)))
    }).pipe(
      // The tests have an exit code of their own.
      Effect.ensuring(
        Effect.sync(() => {
          process.exitCode = undefined
        })
      )
    )

  it.effect("of a crash is not that of findings", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* codeAfter(Exit.succeed(1), 125), 1)
      assert.strictEqual(yield* codeAfter(Exit.die(new Error("a fault")), 125), 125)
    })
  )
})
