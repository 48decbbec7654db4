/** Gives each run a folder for its report: two runs in one would mix. */
import { FileSystem, Path } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Clock, Effect, type Scope } from "effect"
import type { Inside } from "../../kernel/files/PathJail.ts"
import { whyRefused } from "../../kernel/files/WhyNotWritten.ts"
import { type AccessDenied, type InvalidArgument, invalid } from "../../kernel/mcp/Failure.ts"
import { ReportDir } from "./ReportDir.ts"
import * as ReportFolders from "./ReportFolders.ts"

export interface FolderClaims {
  /** Makes a folder, a new one if none is requested, which no other run gets until the scope closes. */
  readonly take: (
    requested: string | undefined
  ) => Effect.Effect<Inside, InvalidArgument | AccessDenied, FileSystem.FileSystem | Path.Path | Scope.Scope>
  /** Checks by its real path whether a run has the folder. */
  readonly isTaken: (folder: string) => boolean
}

/** Makes the claims of this server's runs. */
export const make = Effect.gen(function* () {
  const { defaultBase, requested } = yield* ReportDir
  const paths = yield* Path.Path
  const taken = new Set<string>()

  const byDefault = Effect.gen(function* () {
    const base = yield* defaultBase
    const at = new Date(yield* Clock.currentTimeMillis)
    const name = yield* Effect.mapError(ReportFolders.makeUnique(base.real, at), cannotWrite)
    return { real: paths.join(base.real, name), relative: `${base.relative}/${name}` }
  })

  const claim = (folder: Inside) =>
    Effect.acquireRelease(
      Effect.suspend(() => {
        if (taken.has(folder.real)) return Effect.fail(invalid("report_dir", "is in use by another run"))
        taken.add(folder.real)
        return Effect.succeed(folder)
      }),
      () => Effect.sync(() => taken.delete(folder.real))
    )

  const take = Effect.fnUntraced(function* (reportDir: string | undefined) {
    const fs = yield* FileSystem.FileSystem
    if (reportDir === undefined) return yield* claim(yield* byDefault)
    const folder = yield* claim(yield* requested(reportDir))
    yield* Effect.mapError(fs.makeDirectory(folder.real, { recursive: true }), cannotWrite)
    return folder
  })

  return { take, isTaken: (folder) => taken.has(folder) } satisfies FolderClaims
})

/** A report folder that the system does not allow to be written to. */
export const cannotWrite = ({ message }: PlatformError): InvalidArgument =>
  invalid("report_dir", `cannot be written to (${whyRefused(message)})`)
