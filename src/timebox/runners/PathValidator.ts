/** Checks that each path in a request stays inside the root. */
import { realpathSync } from "node:fs"
import { Path } from "@effect/platform"
import { Context, Effect, Layer } from "effect"
import * as PathJail from "../../kernel/files/PathJail.ts"
import { AccessDenied, type InvalidArgument, invalid } from "../../kernel/mcp/Failure.ts"
import { clip } from "../../kernel/util/Text.ts"

export class PathValidator extends Context.Tag("timebox/PathValidator")<
  PathValidator,
  {
    /** The real path of the directory that no path may leave. */
    readonly root: string
    /** Resolves a relative `path`, which need not exist; a refusal names the argument. */
    readonly inside: (argument: string, path: string) => Effect.Effect<PathJail.Inside, InvalidArgument | AccessDenied>
  }
>() {
  static readonly make = (root: string) => make(root)

  static readonly layer = (root: string) => Layer.effect(this, this.make(root))
}

const make = Effect.fnUntraced(function* (directory: string) {
  const paths = yield* Path.Path
  const jail = yield* PathJail.make(directory)

  /**
   * Finds a path that exists as written, without links on the way, in a single access to the disk: the file system
   * service follows each part of it by itself.
   */
  const standing = Effect.fnUntraced(function* (path: string) {
    const parts = path.split("/")
    if (path.includes("\\") || parts.some((part) => part === "" || part === "." || part === "..")) return undefined
    const place = paths.join(jail.root, ...parts)
    const real = yield* Effect.orElseSucceed(
      Effect.try(() => realpathSync.native(place)),
      () => undefined
    )
    return real === place ? { real, relative: path } : undefined
  })

  /**
   * Follows `path` as the system does, where `link/..` is the parent of the link's target, and as written, where it
   * cancels out: neither may leave the root.
   */
  const follow = Effect.fnUntraced(function* (path: string) {
    let place = yield* jail.resolveNew(path)
    let real = jail.root
    for (const part of path.split(/[\\/]/)) {
      if (part === "" || part === ".") continue
      const next = part === ".." ? paths.dirname(real) : paths.join(real, part)
      place = yield* Effect.mapError(jail.resolveNew(next), () => outside(path))
      real = place.real
    }
    return place
  })

  const named = (argument: string) => (denied: AccessDenied) =>
    new AccessDenied({ message: `${argument}: ${denied.message}` })

  const inside = Effect.fnUntraced(function* (argument: string, path: string) {
    if (path.includes("\0")) return yield* invalid(argument, "must not contain a NUL character")
    const known = yield* standing(path)
    if (known !== undefined) return known
    const place = yield* Effect.mapError(follow(path), named(argument))
    if (paths.isAbsolute(path)) return yield* invalid(argument, "must be relative to the root, not absolute")
    return place
  })

  return { root: jail.root, inside }
})

const outside = (path: string) =>
  new AccessDenied({ message: `${JSON.stringify(clip(path))} lies outside the allowed directory.` })
