import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Fiber, Layer, Logger, Schedule, TestClock, TestServices } from "effect"
import * as ProcessServices from "../../../src/timebox/process/ProcessServices.ts"
import { Watchdog, waiting } from "../../../src/timebox/process/Watchdog.ts"
import { temporaryFolder } from "../../support/bundle.ts"
import { type FakeFlutter, fakeFlutter, living } from "../../support/fakeFlutter.ts"
import { promised } from "../../support/promise.ts"
import { flutter, record, TestPrograms } from "../support/timebox.ts"

/** Waits until nothing is alive; dies with what still is after five seconds. */
const gone = (look: () => ReadonlyArray<string>) =>
  Effect.suspend(() => {
    const left = look()
    return left.length === 0 ? Effect.void : Effect.fail(left)
  }).pipe(Effect.retry(Schedule.spaced(50).pipe(Schedule.upTo(promised(5000)))), Effect.orDie)

/** A server with one run under way. */
const serve = (fake: FakeFlutter, scenario: string) =>
  Effect.gen(function* () {
    const { watchdog, server } = yield* TestPrograms
    const child = yield* Effect.acquireRelease(
      Effect.sync(() =>
        spawn(process.execPath, [server, watchdog, JSON.stringify(flutter(fake, scenario))], {
          stdio: ["ignore", "pipe", "inherit"]
        })
      ),
      (started) => Effect.sync(() => started.kill("SIGKILL"))
    )
    yield* Effect.promise(() => once(child.stdout, "data"))
    return child
  })

const guardedBy = (watchdog: Layer.Layer<Watchdog>) => ProcessServices.layer({ pidNamespace: false, watchdog })

describe("Watchdog", () => {
  layer(TestPrograms.layer)("beside a server", (it) => {
    for (const scenario of ["ignore-term", "daemon", "nameless-daemon"]) {
      it.scoped(`ends ${scenario} when the server is killed, and then itself`, () =>
        Effect.gen(function* () {
          const fake = yield* fakeFlutter
          const { watchdog } = yield* TestPrograms
          const server = yield* serve(fake, scenario)
          assert.isNotEmpty(fake.living())
          server.kill("SIGKILL")
          yield* gone(fake.living)
          yield* gone(() => living(watchdog))
          assert.isEmpty(fake.living())
        }).pipe(TestServices.provideLive)
      )
    }

    it.effect("is gone when the run is, without a word in the log", () =>
      Effect.gen(function* () {
        const fake = yield* fakeFlutter
        const { watchdog } = yield* TestPrograms
        const lines: Array<string> = []
        const logger = Logger.make(({ message }) => void lines.push(String(message)))
        const outcome = yield* Effect.provide(
          record(flutter(fake, "pass")),
          Layer.merge(
            guardedBy(Watchdog.by({ program: process.execPath, args: [watchdog] })),
            Logger.replace(Logger.defaultLogger, logger)
          )
        )
        assert.strictEqual(outcome.status, "pass")
        assert.deepStrictEqual(living(watchdog), [])
        assert.isEmpty(lines)
      }).pipe(Effect.scoped, TestServices.provideLive)
    )
  })

  it.skipIf(process.platform === "win32")(
    "a shell that waits hands on what it was told, and nothing if it was told nothing",
    () => {
      const told = (input: string) => {
        const { args, program } = waiting({ program: "cat", args: ["-"] })
        return execFileSync(program, args, { input, encoding: "utf8" })
      }
      const lines = '{"id":"a","pipes":["/tmp/$HOME `id` \\\\ \\" \'x\' 日本 (deleted)"]}\n{"pid":1}\n'
      assert.strictEqual(told(lines).trimEnd(), lines.trimEnd())
      assert.strictEqual(told(`${lines}{"pi`).trimEnd(), lines.trimEnd())
      assert.strictEqual(told(""), "")
    }
  )

  it.scopedLive.skipIf(process.platform === "win32")(
    "a shell that waits makes the named pipes first, or tells that it cannot",
    () =>
      Effect.gen(function* () {
        const folder = yield* temporaryFolder
        const { watch } = yield* Watchdog
        const paths = ["out", "日本 $HOME `id` 'x'"].map((name) => join(folder, name))
        const { made } = yield* watch({ isMarked: true, fifos: paths })
        assert.isTrue(yield* made)
        for (const path of paths) {
          assert.isTrue(statSync(path).isFIFO())
          assert.strictEqual(statSync(path).mode & 0o777, 0o600)
        }
        const again = yield* watch({ isMarked: true, fifos: paths })
        assert.isFalse(yield* again.made)
        const alone = yield* watch({ isMarked: false, fifos: [join(folder, "alone")] })
        assert.isTrue(yield* alone.made)
        assert.isTrue(statSync(join(folder, "alone")).isFIFO())
      }).pipe(Effect.provide(Watchdog.by({ program: "cat", args: ["-"] })))
  )

  it.scoped.skipIf(process.platform === "win32")("a run does not wait for ever for its pipes", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      writeFileSync(join(folder, "mkfifo"), "#!/bin/sh\nexec sleep 2\n", { mode: 0o755 })
      const path = process.env["PATH"]
      yield* Effect.addFinalizer(() => Effect.sync(() => Object.assign(process.env, { PATH: path })))
      process.env["PATH"] = `${folder}:${path}`
      const { watch } = yield* Watchdog
      const { made } = yield* watch({ isMarked: true, fifos: [join(folder, "out")] })
      const waiting = yield* Effect.fork(Effect.uninterruptible(made))
      yield* TestClock.adjust("4 seconds")
      assert.isNull(waiting.unsafePoll())
      yield* TestClock.adjust("1 second")
      assert.isFalse(yield* Fiber.join(waiting))
    }).pipe(Effect.provide(Watchdog.by({ program: "cat", args: ["-"] })))
  )

  for (const [what, program] of [
    ["cannot be started", "/no/such/program"],
    ["ends early", "true"]
  ] as const) {
    it.live(`that ${what} is told in the log, and the run goes on`, () =>
      Effect.gen(function* () {
        const fake = yield* fakeFlutter
        const lines: Array<string> = []
        const logger = Logger.make(({ message }) => void lines.push(String(message)))
        const outcome = yield* record(flutter(fake, "pass")).pipe(
          Effect.provide(
            Layer.merge(
              guardedBy(Watchdog.startedBy({ program, args: [] })),
              Logger.replace(Logger.defaultLogger, logger)
            )
          )
        )
        assert.strictEqual(outcome.status, "pass")
        assert.match(lines.join(), /watchdog .*test run/)
      }).pipe(Effect.scoped)
    )
  }
})
