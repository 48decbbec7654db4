/**
 * The references that answers may come from: the one that is served, and the other sets of the store.
 *
 * A set is opened when it is first asked for and closed when it has not been used for a while; a few are held.
 */
import type { FileSystem, Path } from "@effect/platform"
import { Context, Data, type Duration, Effect, Equal, Layer, Option, RcMap, Ref, type Scope } from "effect"
import { version as packageVersion } from "../../../kernel/cli/Version.ts"
import { attempt, Files } from "../../../kernel/files/Files.ts"
import type { Watcher } from "../../../kernel/files/Watcher.ts"
import { AccessDenied, type Failure, NotFound } from "../../../kernel/mcp/Failure.ts"
import { inOrder, made } from "../../../kernel/util/Services.ts"
import { clip } from "../../../kernel/util/Text.ts"
import { GodotSettings } from "../../library/GodotSettings.ts"
import { IndexBuilder } from "../../library/index-file/IndexBuilder.ts"
import { IndexStore } from "../../library/index-file/IndexStore.ts"
import { DocLibrary } from "../../library/live/DocLibrary.ts"
import { ClassCatalog } from "../../library/lookup/ClassCatalog.ts"
import { ClassDocs } from "../../library/lookup/ClassDocs.ts"
import { SymbolResolver } from "../../library/lookup/SymbolResolver.ts"
import * as LocalisedParser from "../../library/translation/LocalisedParser.ts"
import type { Project } from "../../project/Project.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import { SearchEngine } from "../../search/SearchEngine.ts"
import type { Side } from "../../store/Comparison.ts"
import { isVersionName, nameToGet, releaseOf } from "../../store/GodotVersion.ts"
import { Store, type StoredSet } from "../../store/Store.ts"
import type { Since } from "../answers/Since.ts"
import * as settings from "../settings.ts"
import { CurrentSnapshot } from "./CurrentSnapshot.ts"
import { GodotTools } from "./GodotTools.ts"

/** The services that answer from one reference. */
export type ReferenceServices =
  | GodotTools
  | DocLibrary
  | CurrentSnapshot
  | SymbolResolver
  | ClassCatalog
  | ClassDocs
  | SearchEngine

/** The services of the reference that `GodotSettings` names. */
export const referenceServices = Effect.flatMap(
  inOrder(made(XmlDocParser, LocalisedParser.make), IndexBuilder, IndexStore),
  (parts) =>
    Effect.provide(
      inOrder(DocLibrary, CurrentSnapshot, SymbolResolver, ClassCatalog, ClassDocs, SearchEngine, GodotTools),
      parts
    )
)

/** Maximum number of sets held open beside the one that is served. */
const MAX_OPEN = 3

/**
 * Returns the keys to keep after one was used, most recently used first, and those to release.
 *
 * @example
 * afterUse(["4.5", "4.3", "3.6"], "4.7") // { held: ["4.7", "4.5", "4.3"], released: ["3.6"] }
 */
export const afterUse = <A>(
  order: ReadonlyArray<A>,
  used: A
): { readonly held: ReadonlyArray<A>; readonly released: ReadonlyArray<A> } => {
  const all = [used, ...order.filter((other) => !Equal.equals(other, used))]
  return { held: all.slice(0, MAX_OPEN), released: all.slice(MAX_OPEN) }
}

/** Time after its last use at which a set is closed. */
const IDLE: Duration.DurationInput = "10 minutes"

/** The key of an open set: one of the same name that was fetched since is another key. */
class SetKey extends Data.Class<{
  readonly name: string
  readonly folder: string
  readonly created: string
  readonly lacks: string | undefined
  readonly locale: string | undefined
}> {}

export class References extends Context.Tag("godot/References")<
  References,
  {
    /** Runs `use` with the services of a version; or of the served reference if no version is named. */
    readonly within: <A, E, R>(
      version: string | undefined,
      use: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | Failure, R>
    /** A version as one side of a comparison; the served reference if no version is named. */
    readonly side: (version: string | undefined) => Effect.Effect<Side, Failure>
    /** The sets of the store, newest first; none if it cannot be read. */
    readonly sets: Effect.Effect<ReadonlyArray<StoredSet>>
  }
>() {
  static readonly make = Effect.gen(function* () {
    const served = yield* DocLibrary
    const store = yield* Store
    const files = yield* Files
    const { locale } = yield* GodotSettings
    const open = yield* RcMap.make({
      lookup: build,
      idleTimeToLive: IDLE
    })
    const order = yield* Ref.make<ReadonlyArray<SetKey>>([])

    const failed = ({ message }: { readonly message: string }) => new AccessDenied({ message })

    const find = Effect.fnUntraced(function* (version: string) {
      const found = yield* Effect.mapError(store.find(version), failed)
      if (Option.isSome(found)) return found.value
      const sets = yield* Effect.mapError(store.list, failed)
      const meant = sets.find(({ info }) => info.name === releaseOf(version))
      if (meant !== undefined) return meant
      const names = sets.map(({ info }) => info.name)
      const known = names.join(", ") || "none"
      return yield* new NotFound({
        message: isVersionName(version)
          ? `The store has no reference of Godot ${version}. It has ${known}. The user can fetch it: godot-docs-mcp get ${nameToGet(version)}`
          : `"${clip(version)}" is not a version of Godot. The store has ${known}.`,
        suggestions: names.slice(0, 5)
      })
    })

    /** Checks whether a set is the one that is served. */
    const isServed = (folder: string): Effect.Effect<boolean> =>
      attempt(() => files.realPath(folder) === served.root).pipe(Effect.orElseSucceed(() => false))

    const remember = Effect.fnUntraced(function* (key: SetKey) {
      const released = yield* Ref.modify(order, (known) => {
        const next = afterUse(known, key)
        return [next.released, next.held] as const
      })
      yield* Effect.forEach(released, (old) => RcMap.invalidate(open, old), { discard: true })
    })

    /** Opens a set for a scope. One that cannot be read is tried again at the next request. */
    const openSet = (key: SetKey) =>
      Effect.tap(RcMap.get(open, key), remember(key)).pipe(
        Effect.tapError(({ message }) => Effect.logWarning(`the set ${key.name} cannot be opened: ${message}`)),
        Effect.tapError(() => RcMap.invalidate(open, key)),
        Effect.mapError(() => unreadable(key))
      )

    return References.of({
      within: (version, use) => {
        if (version === undefined) return use
        return Effect.gen(function* () {
          const { info, folder } = yield* find(version.trim())
          if (yield* isServed(folder)) return yield* use
          const key = new SetKey({
            name: info.name,
            folder,
            created: info.created,
            lacks: settings.lackingOf(info),
            locale
          })
          return yield* Effect.scoped(Effect.flatMap(openSet(key), (context) => Effect.provide(use, context)))
        })
      },
      side: Effect.fnUntraced(function* (version) {
        if (version === undefined) {
          const names = yield* served.names
          return {
            name: names.facts.version ?? "the served reference",
            folder: served.root,
            stamp: String(names.generation)
          }
        }
        const { info, folder } = yield* find(version.trim())
        return { name: info.name, folder, stamp: info.created }
      }),
      sets: Effect.orElseSucceed(store.list, () => [])
    })
  })

  static readonly layer = Layer.scoped(this, this.make)
}

/** The failure to answer from a set of the store that has lost its class files. */
const unreadable = ({ name, folder }: SetKey): NotFound =>
  new NotFound({
    message: `The reference of Godot ${name} in the store holds no readable class files: ${folder}. The user can fetch it again: godot-docs-mcp get ${nameToGet(name)}`,
    suggestions: []
  })

/** Makes the services of a set. */
const build = ({
  folder,
  lacks,
  locale
}: SetKey): Effect.Effect<
  Context.Context<ReferenceServices>,
  { readonly message: string },
  Scope.Scope | Since | Project | Files | Watcher | XmlDocParser | FileSystem.FileSystem | Path.Path
> =>
  Effect.provideService(referenceServices, GodotSettings, {
    docDir: folder,
    ...(lacks === undefined ? {} : { docsLacks: lacks }),
    ...(locale === undefined ? {} : { locale }),
    starterDir: settings.starterDir(),
    indexPath: settings.indexPathOf(folder),
    watch: false,
    version: packageVersion
  })
