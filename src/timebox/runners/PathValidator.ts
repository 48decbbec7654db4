/** Says of each path in a request whether it stays inside the root, and where a report may go. */
import { FileSystem, Path } from "@effect/platform"
import { Context, Effect, Layer } from "effect"
import { AccessDenied, type InvalidArgument, invalid, type NotFound, type Unsupported } from "../../kernel/Failure.ts"
import * as PathJail from "../../kernel/PathJail.ts"
import { clip } from "../../kernel/Text.ts"

/** Where reports go that no request gives a place, below the root. */
export const DEFAULT_BASE = ".cache/mcp-test-timebox/reports"

/** The files of a report. */
export const artifacts = { rawLog: "raw.log", summaryMd: "summary.md", summaryJson: "summary.json" } as const

/** Bytes of the longest `report_dir`: it is in every answer eight times, and answers are bounded. */
const REPORT_DIR_LIMIT = 400

export class PathValidator extends Context.Tag("timebox/PathValidator")<
  PathValidator,
  {
    /** The real path of the directory that nothing leaves. */
    readonly root: string
    /** A path of a target; it need not exist. */
    readonly target: (path: string) => Effect.Effect<void, InvalidArgument | AccessDenied>
    /** The folder of a `report_dir`, real and from the root; it need not exist, but could be made and written to. */
    readonly reportDir: (path: string) => Effect.Effect<PathJail.Inside, InvalidArgument | AccessDenied>
    /** The folder that the default reports are made in; it need not exist. */
    readonly defaultBase: Effect.Effect<PathJail.Inside, InvalidArgument | AccessDenied>
  }
>() {
  static readonly layer = (
    root: string
  ): Layer.Layer<PathValidator, NotFound | Unsupported, FileSystem.FileSystem | Path.Path> =>
    Layer.effect(this, make(root))
}

const make = Effect.fnUntraced(function* (directory: string) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const jail = yield* PathJail.make(directory)

  /**
   * Follows `path` as the system does, where `link/..` is the parent of what the
   * link leads to, and as it is written, where it is nothing: neither may leave.
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

  const checked = (argument: string, path: string) =>
    Effect.gen(function* () {
      if (path.includes("\0")) return yield* invalid(argument, "may not hold a NUL character")
      const place = yield* Effect.mapError(follow(path), named(argument))
      if (paths.isAbsolute(path)) return yield* invalid(argument, "must be relative to the root, not absolute")
      return place
    })

  /** What a report would overwrite, or cannot be made in, is found before anything runs. */
  const usable = Effect.fnUntraced(function* (argument: string, folder: PathJail.Inside) {
    let nearest = folder.real
    while (!(yield* Effect.orElseSucceed(fs.exists(nearest), () => false)) && nearest !== jail.root) {
      nearest = paths.dirname(nearest)
    }
    const info = yield* Effect.option(fs.stat(nearest))
    if (info._tag === "None" || info.value.type !== "Directory") {
      return yield* invalid(argument, nearest === folder.real ? "is a file, not a folder" : "lies below a file")
    }
    yield* Effect.mapError(fs.access(nearest, { writable: true }), () => invalid(argument, "may not be written to"))
    if (nearest !== folder.real) return folder
    for (const name of Object.values(artifacts)) {
      const place = paths.join(folder.real, name)
      yield* Effect.mapError(jail.resolveNew(place), () =>
        named(argument)(
          new AccessDenied({ message: `${name} in it is a link that lies outside the allowed directory.` })
        )
      )
      const there = yield* Effect.option(fs.stat(place))
      if (there._tag === "Some" && there.value.type === "Directory") {
        return yield* invalid(argument, `${name} in it is a folder`)
      }
    }
    return folder
  })

  return {
    root: jail.root,
    target: (path: string) => checked("target", path).pipe(Effect.asVoid),
    reportDir: (path: string) =>
      path.trim() === ""
        ? Effect.fail(invalid("report_dir", "may not be empty"))
        : Buffer.byteLength(path) > REPORT_DIR_LIMIT
          ? Effect.fail(invalid("report_dir", `is longer than ${REPORT_DIR_LIMIT} bytes`))
          : Effect.flatMap(checked("report_dir", path), (folder) => usable("report_dir", folder)),
    defaultBase: checked("report_dir", DEFAULT_BASE).pipe(
      Effect.flatMap((folder) => usable("report_dir", folder)),
      Effect.mapError(aboutTheDefault)
    )
  }
})

const outside = (path: string) =>
  new AccessDenied({ message: `${JSON.stringify(clip(path))} lies outside the allowed directory.` })

const aboutTheDefault = (failure: InvalidArgument | AccessDenied) =>
  failure._tag === "AccessDenied"
    ? new AccessDenied({ message: `report_dir: the default, ${DEFAULT_BASE}, leaves the root; give another.` })
    : invalid("report_dir", `the default, ${DEFAULT_BASE}, cannot be used (${failure.message}); give another`)
