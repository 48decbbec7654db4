/** A root with links in it that stay inside and that leave, and words for what is said of a path. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { Effect, Layer } from "effect"
import { ReportDir } from "../../../src/timebox/report/ReportDir.ts"
import { PathValidator } from "../../../src/timebox/runners/PathValidator.ts"
import { temporaryFolder } from "../../support/bundle.ts"

/** `root` to be in, `outside` to stay out of. */
export const folders = Effect.map(temporaryFolder, (folder) => {
  const root = join(folder, "root")
  const outside = join(folder, "outside")
  mkdirSync(join(root, "test"), { recursive: true })
  mkdirSync(outside)
  writeFileSync(join(root, "test", "a.dart"), "")
  writeFileSync(join(outside, "secret.dart"), "")
  symlinkSync(outside, join(root, "out"))
  symlinkSync("test", join(root, "in"))
  symlinkSync("../../outside/secret.dart", join(root, "test", "secret.dart"))
  symlinkSync("nowhere/../../outside", join(root, "dangling"))
  return { root, outside }
})

export const validator = (root: string) =>
  ReportDir.layer.pipe(Layer.provideMerge(PathValidator.layer(root)), Layer.provide(NodeContext.layer))

export const judge = <A, E extends { readonly code: string; readonly message: string }>(effect: Effect.Effect<A, E>) =>
  Effect.match(effect, { onSuccess: () => "ok", onFailure: ({ code, message }) => `${code} ${message}` })
