/** Chooses the folder of a report, requested or default, and checks it before anything runs. */
import { FileSystem, Path } from "@effect/platform"
import { Context, Effect, Layer, Option } from "effect"
import type { Inside } from "../../kernel/files/PathJail.ts"
import { AccessDenied, type InvalidArgument, invalid } from "../../kernel/mcp/Failure.ts"
import { PathValidator } from "../runners/PathValidator.ts"

/** Default folder of reports, below the root. */
export const DEFAULT_BASE = ".cache/mcp-test-timebox/reports"

const HISTORY_BASE = ".cache/mcp-test-timebox/history"

/** The files of a report. */
export const artifacts = { rawLog: "raw.log", summaryMd: "summary.md", summaryJson: "summary.json" } as const

/** Maximum size of a `report_dir`, in bytes: it is in every answer eight times, and answers are bounded. */
const MAX_PATH_BYTES = 400

const ARGUMENT = "report_dir"

export class ReportDir extends Context.Tag("timebox/ReportDir")<
  ReportDir,
  {
    /** The folder of a `report_dir`, real and from the root; it need not exist, but could be made and written to. */
    readonly requested: (path: string) => Effect.Effect<Inside, InvalidArgument | AccessDenied>
    /** The folder that the default reports are made in; it need not exist. */
    readonly defaultBase: Effect.Effect<Inside, InvalidArgument | AccessDenied>
    /** Checks whether a folder is still in its place: a command may have put a link there. */
    readonly isInPlace: (folder: Inside) => Effect.Effect<boolean>
    /** The folder of the histories; it need not exist. */
    readonly historyBase: Effect.Effect<Inside, InvalidArgument | AccessDenied>
  }
>() {
  static readonly make = Effect.suspend(() => make)

  static readonly layer = Layer.effect(this, this.make)
}

const make = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const { inside, root } = yield* PathValidator

  /** Refuses a folder that cannot be created or written to; returns whether it already exists. */
  const writable = Effect.fnUntraced(function* (folder: Inside) {
    let nearest = folder.real
    let info = yield* Effect.option(fs.stat(nearest))
    while (Option.isNone(info) && nearest !== root) {
      nearest = paths.dirname(nearest)
      info = yield* Effect.option(fs.stat(nearest))
    }
    if (Option.isNone(info) || info.value.type !== "Directory") {
      return yield* invalid(ARGUMENT, nearest === folder.real ? "is a file, not a folder" : "lies below a file")
    }
    yield* Effect.mapError(fs.access(nearest, { writable: true }), () => invalid(ARGUMENT, "may not be written to"))
    return nearest === folder.real
  })

  /** Refuses, before anything runs, a folder in which a report would overwrite a file of another program. */
  const usable = Effect.fnUntraced(function* (path: string) {
    const folder = yield* inside(ARGUMENT, path)
    if (!(yield* writable(folder))) return folder
    for (const name of Object.values(artifacts)) {
      const place = yield* Effect.mapError(inside(ARGUMENT, `${path}/${name}`), () => leaves(name))
      const there = yield* Effect.option(fs.stat(place.real))
      // Opening a named pipe would wait until someone writes to it.
      if (Option.isSome(there) && there.value.type !== "File") {
        const kind = there.value.type === "Directory" ? "is a folder" : "is not a regular file"
        return yield* invalid(ARGUMENT, `${name} in it ${kind}`)
      }
      if (Option.isSome(there) && !(yield* isOurs(fs, place.real, name))) {
        return yield* invalid(ARGUMENT, `${name} in it is a file of another program; it would be overwritten`)
      }
    }
    return folder
  })

  /** Each report gets a new folder in it, so no file there can be in its way. */
  const base = Effect.tap(inside(ARGUMENT, DEFAULT_BASE), writable)

  return {
    requested: (path: string) =>
      path.trim() === ""
        ? Effect.fail(invalid(ARGUMENT, "may not be empty"))
        : Buffer.byteLength(path) > MAX_PATH_BYTES
          ? Effect.fail(invalid(ARGUMENT, `is longer than ${MAX_PATH_BYTES} bytes`))
          : usable(path),
    isInPlace: ({ real, relative }: Inside) =>
      inside(ARGUMENT, relative).pipe(
        Effect.map((found) => found.real === real),
        Effect.orElseSucceed(() => false)
      ),
    historyBase: inside(ARGUMENT, HISTORY_BASE),
    defaultBase: Effect.mapError(base, aboutTheDefault)
  }
})

/** Beginnings of files that this program wrote. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  [artifacts.rawLog]: /^\[\d{4}-\d\d-\d\dT[\d:.]+Z\] \[std(?:out|err)\] /,
  [artifacts.summaryMd]: /^# (?:PASS|FAIL|TIMEOUT|NO OUTPUT|ERROR): /,
  [artifacts.summaryJson]: /^\{\s*"status": "(?:pass|fail|timeout|no_output|error)"/
}

/** Checks whether a file is an earlier report's, or empty. */
const isOurs = Effect.fnUntraced(
  function* (fs: FileSystem.FileSystem, path: string, name: string) {
    const file = yield* fs.open(path, { flag: "r" })
    const bytes = yield* file.readAlloc(200)
    return Option.isNone(bytes) || BEGINNINGS[name]?.test(Buffer.from(bytes.value).toString("latin1")) === true
  },
  Effect.scoped,
  Effect.orElseSucceed(() => false)
)

const leaves = (name: string) =>
  new AccessDenied({ message: `${ARGUMENT}: ${name} in it is a link that lies outside the allowed directory.` })

const aboutTheDefault = (failure: InvalidArgument | AccessDenied) =>
  failure._tag === "AccessDenied"
    ? new AccessDenied({ message: `${ARGUMENT}: the default, ${DEFAULT_BASE}, leaves the root; give another.` })
    : invalid(
        ARGUMENT,
        `the default, ${DEFAULT_BASE}, cannot be used (${failure.message.replaceAll(`${ARGUMENT}: `, "")}); give another`
      )
