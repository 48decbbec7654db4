import { spawn } from "node:child_process"
import { once } from "node:events"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schedule } from "effect"
import { type FakeFlutter, fakeFlutter, living } from "../../support/fakeFlutter.ts"
import { flutter, programs } from "../support/timebox.ts"

/** Repeats until nothing is alive; fails with what is after `ms`. */
const goneWithin = (ms: number, look: () => ReadonlyArray<string>) =>
  Effect.suspend(() => {
    const left = look()
    return left.length === 0 ? Effect.void : Effect.fail(left)
  }).pipe(Effect.retry(Schedule.spaced(50).pipe(Schedule.upTo(ms))), Effect.orDie)

const serve = (fake: FakeFlutter, scenario: string) =>
  Effect.gen(function* () {
    const { guardian, server } = yield* programs
    const child = yield* Effect.acquireRelease(
      Effect.sync(() =>
        spawn(process.execPath, [server, guardian, JSON.stringify(flutter(fake, scenario))], {
          stdio: ["ignore", "pipe", "inherit"]
        })
      ),
      (started) => Effect.sync(() => started.kill("SIGKILL"))
    )
    return { child, guardian }
  })

describe("Guardian", () => {
  describe.concurrent("when the server is killed", () => {
    for (const scenario of ["hang", "ignore-term", "session", "daemon", "nameless-daemon", "respawn"]) {
      it.scopedLive(
        `ends ${scenario}, and itself`,
        () =>
          Effect.gen(function* () {
            const fake = yield* fakeFlutter
            const { child, guardian } = yield* serve(fake, scenario)
            if (scenario !== "respawn") yield* Effect.promise(() => once(child.stdout, "data"))
            else yield* Effect.sleep(1000)
            assert.isNotEmpty(fake.living())
            child.kill("SIGKILL")
            yield* goneWithin(5000, fake.living)
            yield* goneWithin(5000, () => living(guardian))
            assert.isEmpty(fake.living())
          }),
        20_000
      )
    }
  })
})
