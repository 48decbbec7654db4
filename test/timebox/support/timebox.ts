/** The real parts of a run, for tests from the sources. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Effect, Layer } from "effect"
import { build } from "esbuild"
import { Guardian } from "../../../src/timebox/run/Guardian.ts"
import { PidNamespace } from "../../../src/timebox/run/PidNamespace.ts"
import { type Chunk, type Command, ProcessExecutor } from "../../../src/timebox/run/ProcessExecutor.ts"
import { ProcessTable } from "../../../src/timebox/run/ProcessTable.ts"
import { type Limits, type Outcome, TimeboxController } from "../../../src/timebox/run/TimeboxController.ts"
import type { FakeFlutter } from "../../support/fakeFlutter.ts"

/** The guardian's role, bundled: TypeScript at run time would take it a second to start. */
export const guardian = Layer.unwrapScoped(
  Effect.gen(function* () {
    const folder = yield* Effect.acquireRelease(
      Effect.sync(() => mkdtempSync(join(tmpdir(), "guardian-"))),
      (made) => Effect.sync(() => rmSync(made, { recursive: true }))
    )
    const outfile = join(folder, "guardian.mjs")
    const entry = fileURLToPath(new URL("guardian.main.ts", import.meta.url))
    yield* Effect.promise(() =>
      build({ entryPoints: [entry], outfile, bundle: true, platform: "node", format: "esm", logLevel: "silent" })
    )
    return Guardian.startedBy({ program: process.execPath, args: [outfile] })
  })
)

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
