/** The real parts of a run, for tests from the sources. */
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { build } from "esbuild"
import { LimitMark } from "../../../src/timebox/process/LimitMark.ts"
import { PidNamespace } from "../../../src/timebox/process/PidNamespace.ts"
import { ProcessExecutor } from "../../../src/timebox/process/ProcessExecutor.ts"
import { ProcessTable } from "../../../src/timebox/process/ProcessTable.ts"
import type { Command } from "../../../src/timebox/process/Run.ts"
import { type Limits, type Outcome, TimeboxController } from "../../../src/timebox/process/TimeboxController.ts"
import { Watchdog } from "../../../src/timebox/process/Watchdog.ts"
import { temporaryFolder } from "../../support/bundle.ts"
import { type FakeFlutter, fakeFlutter } from "../../support/fakeFlutter.ts"

/** The programs beside this file, bundled: TypeScript at run time would take them a second to start. */
export class TestPrograms extends Context.Tag("test/TestPrograms")<
  TestPrograms,
  { readonly watchdog: string; readonly server: string; readonly descriptors: string }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const entry = (name: string) => fileURLToPath(new URL(`${name}.main.ts`, import.meta.url))
      yield* Effect.promise(() =>
        build({
          entryPoints: {
            watchdog: entry("watchdog"),
            server: entry("server"),
            descriptors: entry("descriptors")
          },
          outdir: folder,
          outExtension: { ".js": ".mjs" },
          bundle: true,
          platform: "node",
          format: "esm",
          logLevel: "silent"
        })
      )
      const built = (name: string) => join(folder, `${name}.mjs`)
      return { watchdog: built("watchdog"), server: built("server"), descriptors: built("descriptors") }
    })
  )
}

export const executor = ProcessExecutor.layer.pipe(
  Layer.provideMerge(Layer.mergeAll(ProcessTable.layer, Watchdog.none, PidNamespace.none, LimitMark.layer))
)

/** Starts a command at once, with nothing done beside its preparation. */
export const start = (command: Command) =>
  Effect.flatMap(ProcessExecutor, ({ prepare }) => Effect.flatMap(prepare, (prepared) => prepared(command)))

export const timebox = TimeboxController.layer.pipe(Layer.provideMerge(executor))

export const MINUTE = 60_000

export const flutter = (fake: FakeFlutter, scenario: string): Command => ({
  program: "flutter",
  args: ["test"],
  directory: fake.root,
  environment: fake.environment(scenario)
})

export interface Recorded extends Outcome {
  /** The last of what the command said. */
  readonly text: string
}

const KEPT = 100_000

/** Runs a command and keeps the end of what it says. */
export const record = (
  command: Command,
  limits: Partial<Limits> = {}
): Effect.Effect<Recorded, never, TimeboxController> =>
  Effect.gen(function* () {
    let said = Buffer.alloc(0)
    const { run } = yield* TimeboxController
    const outcome = yield* run(
      command,
      { timeoutMs: MINUTE, noOutputTimeoutMs: MINUTE, ...limits },
      {
        write: ({ bytes }) =>
          Effect.sync(() => {
            said = Buffer.concat([said, bytes]).subarray(-KEPT)
          })
      }
    )
    return { ...outcome, text: said.toString() }
  })

/** Plays a scenario to its end and proves that nothing of it is left. */
export const play = (scenario: string, limits: Partial<Limits> = {}) =>
  Effect.gen(function* () {
    const fake = yield* fakeFlutter
    const outcome = yield* record(flutter(fake, scenario), limits)
    assert.deepStrictEqual(fake.living(), [])
    return outcome
  }).pipe(Effect.scoped, Effect.provide(timebox))
