import { chmodSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { RUN_TAG_VARIABLE } from "../../../src/timebox/process/Processes.ts"
import type { Chunk, Command } from "../../../src/timebox/process/Run.ts"
import { type FakeFlutter, fakeFlutter } from "../../support/fakeFlutter.ts"
import { executor, flutter, start } from "../support/timebox.ts"

const outputOf = (fake: FakeFlutter, scenario: string, args: ReadonlyArray<string> = ["test"]) =>
  Effect.gen(function* () {
    const { exit, output } = yield* start({ ...flutter(fake, scenario), args })
    const chunks = yield* Stream.runCollect(output)
    return { exit: yield* exit, text: Buffer.concat(Array.from(chunks, ({ bytes }) => bytes)).toString() }
  })

describe("ProcessExecutor", () => {
  it.scopedLive("starts exactly the command: its words, its directory, its environment and the tag, no input", () =>
    Effect.gen(function* () {
      const fake = yield* fakeFlutter
      const args = ["test", "--name", "^A (b|c)$", "日本語", "a;b $(c)", ""]
      const seen = JSON.parse((yield* outputOf(fake, "argv", args)).text)
      assert.deepStrictEqual(seen.argv, args)
      assert.strictEqual(seen.cwd, fake.root)
      assert.sameMembers(seen.env, ["PATH", "FAKE_FLUTTER", "FAKE_FLUTTER_ID", RUN_TAG_VARIABLE])
      assert.strictEqual(seen.input, "end of file")
    }).pipe(Effect.provide(executor))
  )

  it.scopedLive("passes the mark of an outer run on, beside its own", () =>
    Effect.gen(function* () {
      const fake = yield* fakeFlutter
      const before = process.env[RUN_TAG_VARIABLE]
      process.env[RUN_TAG_VARIABLE] = "outer"
      yield* Effect.addFinalizer(() =>
        Effect.sync(() => {
          if (before === undefined) delete process.env[RUN_TAG_VARIABLE]
          else process.env[RUN_TAG_VARIABLE] = before
        })
      )
      const command = { ...flutter(fake, "pass"), program: "/bin/sh", args: ["-c", `echo "$${RUN_TAG_VARIABLE}"`] }
      const text = yield* Effect.flatMap(start(command), ({ output }) =>
        Stream.runFold(output, "", (all, { bytes }) => all + Buffer.from(bytes))
      )
      assert.match(text, /^outer,[0-9a-f-]{36}\n$/)
    }).pipe(Effect.provide(executor))
  )

  it.scopedLive("gives every byte, in either stream", () =>
    Effect.gen(function* () {
      const fake = yield* fakeFlutter
      const command = flutter(fake, "pass")
      const script = "head -c 3000000 /dev/zero & head -c 2000000 /dev/zero >&2; wait"
      const { output } = yield* start({ ...command, program: "sh", args: ["-c", script] })
      const sizes = { stdout: 0, stderr: 0 }
      const count = ({ bytes, stream }: Chunk) =>
        Effect.sync(() => {
          sizes[stream] += bytes.length
        })
      yield* Stream.runForEach(output, count)
      assert.deepStrictEqual(sizes, { stdout: 3_000_000, stderr: 2_000_000 })
    }).pipe(Effect.provide(executor))
  )

  it.live("leaves nothing running when the scope closes early", () =>
    Effect.gen(function* () {
      const fake = yield* fakeFlutter
      yield* Effect.scoped(
        Effect.gen(function* () {
          const { alive, output } = yield* start(flutter(fake, "session"))
          yield* Stream.runDrain(Stream.take(output, 1))
          assert.isAtLeast(yield* alive, 2)
        })
      )
      assert.isEmpty(fake.living())
    }).pipe(Effect.scoped, Effect.provide(executor))
  )

  describe("says why a command cannot be started", () => {
    const reason = (change: (fake: FakeFlutter) => Partial<Command>) =>
      Effect.gen(function* () {
        const fake = yield* fakeFlutter
        const error = yield* Effect.flip(start({ ...flutter(fake, "pass"), ...change(fake) }))
        assert.isEmpty(fake.living())
        return error.message
      }).pipe(Effect.scoped, Effect.provide(executor))

    it.live("it is on no PATH", () =>
      Effect.gen(function* () {
        const said = yield* reason(() => ({ environment: { PATH: "/nowhere" } }))
        assert.strictEqual(said, "Cannot start flutter: flutter was not found on PATH")
      })
    )

    it.live("it is not executable", () =>
      Effect.gen(function* () {
        const said = yield* reason(({ root }) => {
          writeFileSync(join(root, "tool"), "#!/bin/sh\n", { mode: 0o644 })
          return { program: "./tool" }
        })
        assert.match(said, /^Cannot start \.\/tool: .*tool is not executable$/)
      })
    )

    it.live("its interpreter is missing", () =>
      Effect.gen(function* () {
        const said = yield* reason(({ root }) => {
          writeFileSync(join(root, "tool"), "#!/no/such/interpreter\n")
          chmodSync(join(root, "tool"), 0o755)
          return { program: "./tool" }
        })
        assert.strictEqual(said, "Cannot start ./tool: the interpreter that its first line names does not exist")
      })
    )

    it.live("its directory is missing", () =>
      Effect.gen(function* () {
        const said = yield* reason(() => ({ directory: "/no/such" }))
        assert.strictEqual(said, "Cannot start flutter: the working directory /no/such does not exist")
      })
    )

    it.live("its arguments are too long, or hold NUL", () =>
      Effect.gen(function* () {
        assert.match(yield* reason(() => ({ args: ["x".repeat(3_000_000)] })), /arguments are too long$/)
        assert.match(yield* reason(() => ({ args: ["a\0b"] })), /null bytes/)
      })
    )
  })
})
