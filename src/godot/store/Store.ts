/**
 * The user's store of class references: one folder a version, each with the layout of a Godot checkout.
 *
 * A set is made in a folder of its own and takes its name by renaming. A process that is killed at any moment leaves
 * the old set or the new one; the next writer removes leftovers.
 */

import { randomUUID } from "node:crypto"
import { FileSystem, Path } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Context, Data, Effect, Layer, Option, Schema } from "effect"
import { hasReason } from "../../kernel/files/PlatformReason.ts"
import { rename } from "../../kernel/files/Rename.ts"
import { whyNotWritten } from "../../kernel/files/WhyNotWritten.ts"
import { isAlive } from "../../kernel/process/Subprocess.ts"
import { lazy } from "../../kernel/util/memoize.ts"
import { newestFirst } from "./GodotVersion.ts"

/** Makes the schema of the record of a set; most starts read none. */
const setInfo = lazy(() =>
  Schema.Struct({
    /** Name of the set and of its folder: `4.7`, `master`. */
    name: Schema.String,
    /** The origin of the set. */
    source: Schema.Literal("git", "folder", "archive", "api-json", "program"),
    /** Address, path or program that it came from. */
    from: Schema.String,
    /** Tag or branch, of a set that `get` made. */
    ref: Schema.optional(Schema.String),
    /** Commit of that tag or branch. */
    commit: Schema.optional(Schema.String),
    /** Locales whose translated texts the set has where its source has them. */
    locales: Schema.optional(Schema.Array(Schema.String)),
    /** The files of these texts that the source had, relative to the set. */
    catalogues: Schema.optional(Schema.Array(Schema.String)),
    /** Full version where it is known: `4.7.1-stable`. */
    version: Schema.optional(Schema.String),
    classes: Schema.Int,
    /** Size of all files, in bytes. */
    bytes: Schema.Int,
    /** ISO 8601. */
    created: Schema.String,
    /** What the source lacks, in a few words. */
    lacks: Schema.optional(Schema.String)
  })
)

/** Makes the schema of the text of `set.json`, which keeps the record of a set in its folder. */
const setInfoJson = lazy(() => Schema.parseJson(setInfo(), { space: 2 }))

export type SetInfo = ReturnType<typeof setInfo>["Type"]
export type Source = SetInfo["source"]

/** A record as a set is filled, before the store adds the size and the time. */
type FilledSet = Omit<SetInfo, "bytes" | "created">

/** A set of the store with its folder. */
export interface StoredSet {
  readonly info: SetInfo
  readonly folder: string
}

/** Says that the store cannot be read or written; the message names the path. */
export class StoreError extends Data.TaggedError("StoreError")<{ readonly message: string }> {}

/** Name of a set as a user may write it: no path, not hidden. */
const SET_NAME = /^[A-Za-z0-9][\w.-]{0,63}$/
const INFO_FILE = "set.json"
/** Folders of sets that are being made, `.new-PID-RANDOM`, and of those being replaced, `.old-NAME-PID-RANDOM`. */
const STAGING = /^\.(?:new|old-(.+))-(\d{1,10})-[0-9a-f]{8}$/

export class Store extends Context.Tag("godot/Store")<
  Store,
  {
    /** The store's folder; it need not exist. */
    readonly root: string
    /** Returns all sets, newest version first. Folders that hold no `set.json` are passed over. */
    readonly list: Effect.Effect<ReadonlyArray<StoredSet>, StoreError>
    /** Returns the set of a name. */
    readonly find: (name: string) => Effect.Effect<Option.Option<StoredSet>, StoreError>
    /**
     * Makes a set: `fill` writes its files into an empty folder and returns their description. Only after that does the
     * set replace one with the same name.
     */
    readonly put: <E, R>(
      fill: (folder: string) => Effect.Effect<FilledSet, E, R>
    ) => Effect.Effect<StoredSet, E | StoreError, R>
    /** Removes a set; false if there is none of this name. */
    readonly remove: (name: string) => Effect.Effect<boolean, StoreError>
  }
>() {
  /** The store in a folder. */
  static readonly make = Effect.fnUntraced(function* (root: string) {
    const place: Place = { root, fs: yield* FileSystem.FileSystem, paths: yield* Path.Path }
    const reader = makeReader(place)
    const { put, remove } = makeWriter(place, reader)
    return Store.of({ root, list: reader.list, find: reader.find, put, remove })
  })

  static readonly layer = (root: string) => Layer.effect(this, this.make(root))
}

/** A store's folder on its disk. */
interface Place {
  readonly root: string
  readonly fs: FileSystem.FileSystem
  readonly paths: Path.Path
}

type Reader = ReturnType<typeof makeReader>

/** Reads the sets of a store as they are at each call. */
const makeReader = ({ root, fs, paths }: Place) => {
  /** Names in the store's folder; none if there is no folder. */
  const entries = fs.readDirectory(root).pipe(
    Effect.catchIf(hasReason("NotFound"), () => Effect.succeed<Array<string>>([])),
    Effect.mapError(failed(`The store ${root} cannot be read`))
  )

  const read = (folder: string): Effect.Effect<Option.Option<StoredSet>> =>
    fs.readFileString(paths.join(folder, INFO_FILE)).pipe(
      Effect.flatMap((text) => Schema.decode(setInfoJson())(text)),
      Effect.map((info) => ({ info, folder })),
      Effect.option
    )

  /** The folder of a set; one that a killed process had just moved aside is still the set. */
  const folderOf = (name: string, names: ReadonlyArray<string>): string | undefined => {
    if (!SET_NAME.test(name)) return undefined
    const found = names.includes(name) ? name : names.find((entry) => STAGING.exec(entry)?.[1] === name)
    return found === undefined ? undefined : paths.join(root, found)
  }

  const lookUp = Effect.fnUntraced(function* (name: string) {
    const folder = folderOf(name, yield* entries)
    return folder === undefined ? Option.none<StoredSet>() : yield* read(folder)
  })

  /** Looks twice: between listing and reading the set may have been replaced. */
  const find = Effect.fn("Store.find")(function* (name: string) {
    const found = yield* lookUp(name)
    return Option.isSome(found) ? found : yield* lookUp(name)
  })

  const list = Effect.gen(function* () {
    const names = yield* entries
    const sets = new Set(names.flatMap((name) => (SET_NAME.test(name) ? [name] : (STAGING.exec(name)?.[1] ?? []))))
    const found = yield* Effect.forEach(sets, (name) => find(name))
    return found.flatMap(Option.toArray).sort((a, b) => newestFirst(a.info.name, b.info.name))
  }).pipe(Effect.withSpan("Store.list"))

  return { entries, find, list }
}

/** Puts sets into a store and removes them; each change first removes what killed processes have left. */
const makeWriter = ({ root, fs, paths }: Place, { entries, find }: Reader) => {
  /** Restores sets that a killed process moved aside, and removes its unfinished ones. */
  const sweep = Effect.gen(function* () {
    const names = yield* entries
    for (const entry of names) {
      const [, replaced, pid] = STAGING.exec(entry) ?? []
      if (pid === undefined || isAlive(Number(pid))) continue
      const isOnlyCopy = replaced !== undefined && !names.includes(replaced)
      if (isOnlyCopy) yield* rename(fs, paths.join(root, entry), paths.join(root, replaced))
      else yield* fs.remove(paths.join(root, entry), { recursive: true })
    }
  }).pipe(Effect.ignore)

  const staging = (kind: string): string => paths.join(root, `.${kind}-${process.pid}-${randomUUID().slice(0, 8)}`)

  const sizeOf = Effect.fnUntraced(function* (folder: string): Effect.fn.Return<number, PlatformError> {
    let bytes = 0
    for (const name of yield* fs.readDirectory(folder, { recursive: true })) {
      const stat = yield* fs.stat(paths.join(folder, name))
      if (stat.type === "File") bytes += Number(stat.size)
    }
    return bytes
  })

  /** Completes the record of the set in `folder`, and writes it there. */
  const record = Effect.fnUntraced(function* (folder: string, facts: FilledSet) {
    if (!SET_NAME.test(facts.name))
      return yield* new StoreError({ message: `${facts.name} is not a valid name for a reference` })
    const info: SetInfo = {
      ...facts,
      bytes: yield* Effect.mapError(sizeOf(folder), failed(`${folder} cannot be read`)),
      created: new Date(yield* Effect.clockWith((clock) => clock.currentTimeMillis)).toISOString()
    }
    const json = yield* Effect.orDie(Schema.encode(setInfoJson())(info))
    yield* Effect.mapError(
      fs.writeFileString(paths.join(folder, INFO_FILE), `${json}\n`),
      failed("The reference cannot be written")
    )
    return info
  })

  /** Replaces a set by two renames, since no rename goes over a folder that is not empty; readers always find one. */
  const replace = Effect.fnUntraced(function* (folder: string, name: string): Effect.fn.Return<void, PlatformError> {
    const target = paths.join(root, name)
    const aside = staging(`old-${name}`)
    const wasThere = yield* Effect.as(rename(fs, target, aside), true).pipe(
      Effect.catchIf(hasReason("NotFound"), () => Effect.succeed(false))
    )
    yield* Effect.onError(rename(fs, folder, target), () =>
      wasThere ? Effect.ignore(rename(fs, aside, target)) : Effect.void
    )
    if (wasThere) yield* Effect.ignore(fs.remove(aside, { recursive: true, force: true }))
  }, Effect.uninterruptible)

  const put = Effect.fn("Store.put")(function* <E, R>(fill: (folder: string) => Effect.Effect<FilledSet, E, R>) {
    yield* Effect.mapError(fs.makeDirectory(root, { recursive: true }), failed(`The store ${root} cannot be made`))
    yield* sweep
    const folder = staging("new")
    const made = fs.makeDirectory(folder).pipe(Effect.mapError(failed(`The store ${root} cannot be written`)))
    return yield* Effect.acquireUseRelease(
      made,
      Effect.fnUntraced(function* () {
        const info = yield* record(folder, yield* fill(folder))
        yield* Effect.mapError(
          replace(folder, info.name),
          failed(`The reference ${info.name} cannot be put into place`)
        )
        return { info, folder: paths.join(root, info.name) }
      }),
      () => Effect.ignore(fs.remove(folder, { recursive: true, force: true }))
    )
  })

  const remove = Effect.fn("Store.remove")(function* (name: string) {
    yield* sweep
    const found = yield* find(name)
    if (Option.isNone(found)) return false
    const aside = staging("new")
    yield* rename(fs, found.value.folder, aside).pipe(
      Effect.andThen(fs.remove(aside, { recursive: true })),
      Effect.uninterruptible,
      Effect.mapError(failed(`${found.value.folder} cannot be removed`))
    )
    return true
  })

  return { put, remove }
}

const failed = (action: string) => (error: PlatformError) =>
  new StoreError({ message: `${action}: ${whyNotWritten(error.message)}` })
