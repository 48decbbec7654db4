/** The real parts of a run, for tests from the sources. */
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Effect, Layer, type Scope } from "effect"
import { build } from "esbuild"
import { Guardian } from "../../../src/timebox/run/Guardian.ts"
import { PidNamespace } from "../../../src/timebox/run/PidNamespace.ts"
import { type Chunk, type Command, ProcessExecutor } from "../../../src/timebox/run/ProcessExecutor.ts"
import { ProcessTable } from "../../../src/timebox/run/ProcessTable.ts"
import { type Limits, type Outcome, TimeboxController } from "../../../src/timebox/run/TimeboxController.ts"
import { temporaryFolder } from "../../support/bundle.ts"
import type { FakeFlutter } from "../../support/fakeFlutter.ts"

/** The programs beside this file, bundled: TypeScript at run time would take them a second to start. */
export const programs: Effect.Effect<{ readonly guardian: string; readonly server: string }, never, Scope.Scope> =
  Effect.gen(function* () {
    const folder = yield* temporaryFolder
    const entry = (name: string) => fileURLToPath(new URL(`${name}.main.ts`, import.meta.url))
    yield* Effect.promise(() =>
      build({
        entryPoints: { guardian: entry("guardian"), server: entry("server") },
        outdir: folder,
        outExtension: { ".js": ".mjs" },
        bundle: true,
        platform: "node",
        format: "esm",
        logLevel: "silent"
      })
    )
    return { guardian: join(folder, "guardian.mjs"), server: join(folder, "server.mjs") }
  })

export const executor = ProcessExecutor.layer.pipe(
  Layer.provideMerge(Layer.mergeAll(ProcessTable.layer, Guardian.none, PidNamespace.none))
)

export const timebox = TimeboxController.layer.pipe(Layer.provideMerge(executor))

export const MINUTE = 60_000

export const flutter = (fake: FakeFlutter, scenario: string): Command => ({
  program: "flutter",
  args: ["test"],
  directory: fake.root,
  environment: fake.environment(scenario)
})

export interface Recorded extends Outcome {
  readonly chunks: ReadonlyArray<Chunk>
  readonly text: string
}

/** Runs a command and keeps all that it says. */
export const record = (
  command: Command,
  limits: Partial<Limits> = {}
): Effect.Effect<Recorded, never, TimeboxController> =>
  Effect.gen(function* () {
    const chunks: Array<Chunk> = []
    const { run } = yield* TimeboxController
    const outcome = yield* run(
      command,
      { timeoutMs: MINUTE, noOutputTimeoutMs: MINUTE, ...limits },
      {
        write: (chunk) => Effect.sync(() => void chunks.push(chunk))
      }
    )
    return { ...outcome, chunks, text: Buffer.concat(chunks.map(({ bytes }) => bytes)).toString() }
  })
