/** A base directory on the real file system, and the library of mdatlas over it. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { Effect, Layer, type Scope } from "effect"
import { build } from "esbuild"
import { AccessGuard } from "../../src/mdatlas/library/AccessGuard.ts"
import { PassRunner } from "../../src/mdatlas/library/PassRunner.ts"
import { StructureCache } from "../../src/mdatlas/library/StructureCache.ts"
import { library } from "../../src/mdatlas/surface/MarkdownTools.ts"
import { root } from "./bundle.ts"

/** `base/` with these files, in a new folder that is removed with the scope. */
export const markdownBase = (
  files: Readonly<Record<string, string | Uint8Array>>
): Effect.Effect<string, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const base = join(realpathSync(mkdtempSync(join(tmpdir(), "mdatlas-"))), "base")
      mkdirSync(base)
      for (const [name, content] of Object.entries(files)) write(base, name, content)
      return base
    }),
    (base) => Effect.sync(() => rmSync(dirname(base), { recursive: true, force: true }))
  )

/** Writes a file of the base, its folder too. */
export const write = (base: string, name: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(base, name)), { recursive: true })
  writeFileSync(join(base, name), content)
}

/** The whole library, every pass on the spot unless another runner is given. */
export const libraryOver = (
  base: string,
  parts: { readonly cache?: typeof StructureCache.memory; readonly runner?: Layer.Layer<PassRunner> } = {}
) =>
  Layer.scopedContext(library).pipe(
    Layer.provideMerge(
      Layer.mergeAll(AccessGuard.layer(base), parts.cache ?? StructureCache.memory, parts.runner ?? PassRunner.inline)
    ),
    Layer.provideMerge(NodeContext.layer)
  )

/** Runs `use` with the library over a base of these files. */
export const withBase = <A, E, R>(
  files: Readonly<Record<string, string | Uint8Array>>,
  use: (base: string) => Effect.Effect<A, E, R>
) =>
  Effect.gen(function* () {
    const base = yield* markdownBase(files)
    return yield* Effect.provide(use(base), libraryOver(base))
  })

/** The module of the pass thread as a bundle, since a thread of Node runs no TypeScript; built once for a test file. */
export const passWorker: Effect.Effect<URL> = Effect.promise(() => {
  built ??= buildWorker()
  return built
})

let built: Promise<URL> | undefined

const buildWorker = async (): Promise<URL> => {
  const folder = mkdtempSync(join(tmpdir(), "mdatlas-worker-"))
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  const outfile = join(folder, "worker.mjs")
  const entryPoints = [join(root, "src/mdatlas/library/passWorker.ts")]
  await build({ entryPoints, outfile, bundle: true, platform: "node", format: "esm", logLevel: "error" })
  return pathToFileURL(outfile)
}
