import { type ChildProcess, spawn } from "node:child_process"
import { chmodSync, copyFileSync, existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { ProcessTable } from "../../../src/timebox/process/ProcessTable.ts"
import { temporaryFolder } from "../../support/bundle.ts"

describe.runIf(process.platform === "linux" && existsSync("/usr/bin/prlimit"))(
  "LinuxProcesses, by the mark of limits",
  () => {
    const limit = 2 ** 50 + 12345
    const nobody = process.getuid?.() === 0 ? 65534 : undefined

    /** Starts a shell with the limit, in an empty environment; returns the number that it says. */
    const marked = (shell: string, script: string) =>
      Effect.acquireRelease(
        Effect.async<{ readonly child: ChildProcess; readonly said: number }>((resume) => {
          const args = [`--locks=${limit}:`, "--", shell, "-c", script]
          const user = nobody === undefined ? {} : { uid: nobody, gid: nobody }
          const child = spawn("/usr/bin/prlimit", args, { stdio: ["pipe", "pipe", "ignore"], env: {}, ...user })
          child.stdout.once("data", (text) => resume(Effect.succeed({ child, said: Number(text) })))
        }),
        ({ child }) => Effect.sync(() => child.kill("SIGKILL"))
      )

    const carriedBy = (number: number, tag: number | undefined) =>
      Effect.gen(function* () {
        const { carries, list } = yield* ProcessTable
        const entry = (yield* list(() => true)).entries.find(({ pid }) => pid === number)
        if (entry === undefined) return assert.fail("not listed")
        return asNobody(() => carries(entry, { id: "token", pipes: [], limit: tag }))
      })

    const isKnownByLimit = (number: number) =>
      Effect.gen(function* () {
        assert.isTrue(yield* carriedBy(number, limit))
        assert.isFalse(yield* carriedBy(number, limit + 1))
      })

    /** Reads as a user who may not look into the memory of others; root may. */
    const asNobody = <A>(read: () => A): A => {
      if (nobody !== undefined) process.seteuid?.(nobody)
      try {
        return read()
      } finally {
        if (nobody !== undefined) process.seteuid?.(0)
      }
    }

    it.scopedLive("knows a process that hides its memory, as ssh-agent does", () =>
      Effect.gen(function* () {
        const folder = yield* temporaryFolder
        const program = join(folder, "hidden")
        copyFileSync("/bin/sh", program)
        chmodSync(folder, 0o755)
        chmodSync(program, 0o111)
        const { said } = yield* marked(program, "echo $$; read line")
        assert.throws(() => asNobody(() => readFileSync(`/proc/${said}/environ`)), /EACCES/)
        yield* isKnownByLimit(said)
        assert.isFalse(yield* carriedBy(said, undefined))
      }).pipe(Effect.provide(ProcessTable.layer))
    )

    it.scopedLive("knows a process without an environment", () =>
      Effect.gen(function* () {
        const { said } = yield* marked("/bin/sh", "echo $$; read line")
        assert.strictEqual(readFileSync(`/proc/${said}/environ`, "utf8"), "")
        yield* isKnownByLimit(said)
        assert.isFalse(yield* carriedBy(said, undefined))
      }).pipe(Effect.provide(ProcessTable.layer))
    )

    it.scopedLive("knows one that is dead by it alone", () =>
      Effect.gen(function* () {
        const { said } = yield* marked("/bin/sh", "sleep 0.2 & echo $!; exec sleep 60")
        yield* Effect.repeat(
          Effect.sync(() => readFileSync(`/proc/${said}/stat`, "latin1")),
          { until: (line) => line.includes(") Z ") }
        )
        yield* isKnownByLimit(said)
        assert.isUndefined(yield* carriedBy(said, undefined))
      }).pipe(Effect.provide(ProcessTable.layer))
    )
  }
)
