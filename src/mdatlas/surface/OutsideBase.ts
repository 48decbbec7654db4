/**
 * Files outside of the base directory, for a person at a shell.
 *
 * The jail holds clients. A person who names a file may read it anyway, so unless the operator has chosen a base
 * directory, a command serves the file's own folder.
 */
import { type FileSystem, Path } from "@effect/platform"
import { Effect, Layer } from "effect"
import type { CliExit } from "../../kernel/cli/Cli.ts"
import * as PathJail from "../../kernel/files/PathJail.ts"
import type { Failure } from "../../kernel/mcp/Failure.ts"
import { inOrder, made } from "../../kernel/util/Services.ts"
import { defaultRulebook } from "../files/FileWalk.ts"
import { AccessGuard } from "../library/AccessGuard.ts"
import type { PassRunner } from "../library/PassRunner.ts"
import type { StructureCache } from "../library/StructureCache.ts"
import { type Library, library } from "./MarkdownTools.ts"
import { hasBase, rulebook } from "./settings.ts"

/** Services that a command needs. */
export type Needs = Library | StructureCache | PassRunner | FileSystem.FileSystem | Path.Path

const libraryAt = (directory: string) => {
  // An invalid setting would already have ended the start.
  const rules = Effect.orElseSucceed(rulebook, () => defaultRulebook)
  const guard = Effect.flatMap(rules, (rules) => AccessGuard.make(directory, rules))
  return Layer.scopedContext(inOrder(made(AccessGuard, guard), library))
}

type Work<A> = Effect.Effect<A, Failure | CliExit, Library>

/** Runs `use` with the path of a file, relative to the base that holds it. */
export const withFile = <A>(file: string, use: (path: string) => Work<A>): Effect.Effect<A, Failure | CliExit, Needs> =>
  use(file).pipe(
    Effect.catchTag("AccessDenied", (denied) =>
      Effect.gen(function* () {
        const paths = yield* Path.Path
        if (yield* mustStay(file)) return yield* denied
        const full = paths.resolve(file)
        return yield* Effect.provide(use(paths.basename(full)), libraryAt(paths.dirname(full)))
      })
    )
  )

/** Runs `use` with the path of a folder below the base, `""` for the base itself. */
export const withFolder = Effect.fnUntraced(function* <A>(folder: string, use: (path: string) => Work<A>) {
  const guard = yield* AccessGuard
  const jail = yield* PathJail.make(guard.base)
  return yield* jail.resolve(folder).pipe(
    // A folder can be a base; for anything else this fails with the reason.
    Effect.tap(({ real }) => PathJail.make(real)),
    Effect.flatMap(({ relative }) => use(relative === "." ? "" : relative)),
    Effect.catchTag("AccessDenied", (denied) =>
      Effect.gen(function* () {
        const paths = yield* Path.Path
        if (yield* mustStay(folder)) return yield* denied
        return yield* Effect.provide(use(""), libraryAt(paths.resolve(guard.base, folder)))
      })
    )
  )
})

/** Checks whether the operator chose the base directory, or what is named is no place at all. */
const mustStay = (named: string): Effect.Effect<boolean> =>
  named.includes("\0") ? Effect.succeed(true) : Effect.orElseSucceed(hasBase, () => true)
