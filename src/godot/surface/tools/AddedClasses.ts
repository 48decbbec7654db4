/**
 * Classes beside those of the documents: the shading language, and the user's own.
 *
 * They are overlaid on the names of a snapshot, and searched in small indexes of their own, so the index of the
 * documents does not change. A user's class hides the engine's class of the same name.
 */
import { Context, Effect, Layer, Option, Stream, SubscriptionRef, SynchronizedRef } from "effect"
import { memoize } from "../../../kernel/util/memoize.ts"
import { loadPart } from "../../../kernel/util/ProgramFile.ts"
import * as TimeSlices from "../../../kernel/util/TimeSlices.ts"
import { GodotSettings } from "../../library/GodotSettings.ts"
import type { Names, ProjectFacts } from "../../library/live/Snapshot.ts"
import { Project } from "../../project/Project.ts"
import { slashed } from "../../project/ProjectListing.ts"
import type { ProjectState } from "../../project/ProjectState.ts"
import { type AddedClass, addedClass, assemble, type SymbolTable, withClasses } from "../../reference/SymbolTable.ts"
import { dialectOf } from "../../script/dialectOf.ts"
import type { Dialect } from "../../script/Script.ts"
import { merge } from "../../search/index/Merge.ts"
import type { SearchIndex } from "../../search/index/SearchIndex.ts"
import * as SearchIndexBuilder from "../../search/index/SearchIndexBuilder.ts"
import { isAboutShaders } from "../../shader/Questions.ts"
import { SHADER_CLASS, shaderClass } from "../../shader/Symbols.ts"
import { hasProjectClasses } from "../settings.ts"

/** A small index and the names of its rows. */
export interface AddedIndex {
  readonly classes: ReadonlyMap<string, AddedClass>
  readonly symbols: SymbolTable
  readonly search: SearchIndex
}

interface AddedService {
  /** Reads the classes of the project for a snapshot, ahead of the first request. */
  readonly read: (names: Names) => Effect.Effect<void>
  /** Completes at the first request. */
  readonly requested: Effect.Effect<void>
  /** The names of a snapshot with the added classes among them. */
  readonly withClasses: (names: Names) => Effect.Effect<Names>
  /** Indexes to search besides that of a snapshot, if the query may concern them. */
  readonly indexes: (names: Names, query: string) => Effect.Effect<ReadonlyArray<AddedIndex>>
  /** The names of the project's classes, whenever one is added or removed. */
  readonly changes: Stream.Stream<string>
}

export class AddedClasses extends Context.Reference<AddedClasses>()("godot/AddedClasses", {
  // Without a project, the shading language alone.
  defaultValue: (): AddedService => makeService(() => Effect.succeed(undefined), Stream.empty)
}) {
  /** The classes of the user's project as well. */
  static readonly make = Effect.gen(function* () {
    const { declared } = yield* Project
    const { watch, projectDir } = yield* GodotSettings
    const isOn = yield* hasProjectClasses
    // A project that cannot be read is reported by the check; look-ups do without it.
    const { service, refresh } = yield* make(
      isOn ? Effect.map(Effect.option(declared), Option.flatten) : Effect.succeedNone,
      projectDir === undefined ? undefined : slashed(projectDir)
    )
    if (isOn && watch) yield* Effect.forkScoped(Effect.forever(Effect.delay(refresh, POLL)))
    return service
  })

  static readonly layer = Layer.scoped(this, this.make)
}

/** Interval at which the project is checked for new and removed classes, after the first request for its classes. */
const POLL = "10 seconds"

/** The classes of one state of the project, in the dialect of a reference. */
interface Own {
  readonly state: ProjectState
  readonly added: Added
}

/** Loads the reader of scripts, which a server without a project does not need. */
const loadClasses = loadPart(() => import("../../project/ProjectClasses.ts"))

/** Follows the project, whose folder the settings name `folder`. */
const make = Effect.fnUntraced(function* (current: Effect.Effect<Option.Option<ProjectState>>, folder?: string) {
  const own = yield* SubscriptionRef.make<ReadonlyMap<Dialect, Own>>(new Map())
  /** The classes of a state in place of those of another one. */
  const following = Effect.fnUntraced(function* (state: ProjectState, dialect: Dialect, before: Own | undefined) {
    const { projectClasses } = yield* loadClasses
    const classes = yield* TimeSlices.run(() => projectClasses(state, dialect))
    const former = before === undefined ? undefined : yield* newestIndex(before.added)
    const added = makeAdded(classes, former, {
      roots: folder === undefined ? [state.root] : [state.root, folder],
      undescribedExtensions: state.documented.size > 0 ? [] : state.nativeExtensions
    })
    return { state, added }
  })
  const ofProject = Effect.fnUntraced(function* (dialect: Dialect) {
    const state = Option.getOrUndefined(yield* current)
    if (state === undefined) return undefined
    const known = (yield* own.get).get(dialect)
    if (known?.state === state) return known.added
    const made = SubscriptionRef.updateAndGetEffect(own, (all) => {
      const before = all.get(dialect)
      // Another request was waiting for the same.
      if (before?.state === state) return Effect.succeed(all)
      return Effect.map(following(state, dialect, before), (now) => new Map([...all, [dialect, now]]))
    })
    return (yield* made).get(dialect)?.added
  })
  const refresh = Effect.flatMap(own.get, (all) => Effect.forEach(all.keys(), ofProject, { discard: true }))
  const changes = own.changes.pipe(
    Stream.flatMap((all) => Stream.fromIterable([...all.values()].slice(0, 1))),
    Stream.map(({ added }) => [...added.classes.keys()].join()),
    Stream.changes,
    Stream.drop(1)
  )
  return { service: makeService(ofProject, changes), refresh }
})

/** Makes the service from the project's classes, if there are any, and their changes. */
const makeService = (
  ofProject: (dialect: Dialect) => Effect.Effect<Added | undefined>,
  changes: Stream.Stream<string>
): AddedService => {
  const ofShaders = memoize((dialect: Dialect) => makeAdded([addedClass(shaderClass(dialect))]))
  /** The last overlay of each table. */
  const overlays = new WeakMap<SymbolTable, { readonly project: Added | undefined; readonly names: Names }>()
  const requested = Effect.unsafeMakeLatch()
  return {
    read: (names) => ofProject(dialectFor(names)),
    requested: requested.await,
    withClasses: (names) =>
      Effect.map(Effect.andThen(requested.open, ofProject(dialectFor(names))), (project) => {
        const known = overlays.get(names.symbols)
        if (known !== undefined && known.project === project) return known.names
        const laid = overlay(names, [ofShaders(dialectFor(names)), ...(project === undefined ? [] : [project])])
        overlays.set(names.symbols, { project, names: laid })
        return laid
      }),
    indexes: (names, query) =>
      Effect.flatMap(Effect.andThen(requested.open, ofProject(dialectFor(names))), (project) => {
        const shaders = ofShaders(dialectFor(names))
        const doc = shaders.classes.get(SHADER_CLASS)?.doc()
        const searched = [
          ...(project === undefined || project.classes.size === 0 ? [] : [project]),
          ...(doc !== undefined && isAboutShaders(query, doc, names.symbols) ? [shaders] : [])
        ]
        return Effect.forEach(searched, indexOf)
      }),
    changes
  }
}

const dialectFor = ({ symbols, facts }: Names): Dialect => dialectOf(symbols, facts.version)

/** Added classes with what is derived from them. */
interface Added {
  readonly classes: ReadonlyMap<string, AddedClass>
  readonly project: ProjectFacts | undefined
  readonly index: SynchronizedRef.SynchronizedRef<NewestIndex>
}

/** The index of added classes; until it is made, the index of the classes before the change, which it is made from. */
type NewestIndex =
  | { readonly isMade: true; readonly index: AddedIndex }
  | { readonly isMade: false; readonly index: AddedIndex | undefined }

/** Makes classes searchable; `former` is the index of those that they replace, most of them unchanged. */
const makeAdded = (all: ReadonlyArray<AddedClass>, former?: AddedIndex, project?: ProjectFacts): Added => {
  const classes = new Map<string, AddedClass>()
  for (const one of all) if (!classes.has(one.rows.row.name)) classes.set(one.rows.row.name, one)
  return { classes, project, index: SynchronizedRef.unsafeMake<NewestIndex>({ isMade: false, index: former }) }
}

const newestIndex = ({ index }: Added) => Effect.map(SynchronizedRef.get(index), (newest) => newest.index)

/** Returns the index of added classes, which is made at its first use. */
const indexOf = ({ classes, index }: Added): Effect.Effect<AddedIndex> => {
  const made = SynchronizedRef.modifyEffect(index, (newest) =>
    newest.isMade
      ? Effect.succeed([newest.index, newest] as const)
      : Effect.map(
          TimeSlices.run(() => indexSteps(classes, newest.index)),
          (now) => [now, { isMade: true, index: now }] as const
        )
  )
  return Effect.flatMap(SynchronizedRef.get(index), (newest) => (newest.isMade ? Effect.succeed(newest.index) : made))
}

/** Indexes the new classes; keeps the rest of a former index if that is most of it. */
const indexSteps = function* (
  classes: ReadonlyMap<string, AddedClass>,
  before: AddedIndex | undefined
): Generator<void, AddedIndex> {
  const symbols = assemble(Array.from(classes.values(), ({ rows }) => rows))
  const stayed = new Set<string>()
  for (const [name, one] of classes) if (before?.classes.get(name) === one) stayed.add(name)
  const isUpdate = before !== undefined && stayed.size > classes.size / 2
  const builder = SearchIndexBuilder.make()
  for (const [name, { doc, described, rows }] of classes) {
    if (isUpdate && stayed.has(name)) continue
    yield* described === undefined ? builder.addSteps(doc(), rows) : builder.addSteps(described(), rows, doc)
    yield
  }
  const search = isUpdate
    ? yield* merge(before.search, yield* builder.finishPart(symbols), stayed)
    : yield* builder.finishSteps(symbols)
  return { classes, symbols, search }
}

/** Names of the documents and the added classes in one table; the search index is left with the documents alone. */
const overlay = (names: Names, all: ReadonlyArray<Added>): Names => {
  const { root, symbols, inbound, facts, fingerprints, built, ms, generation } = names
  const added = new Map(all.flatMap(({ classes }) => [...classes]))
  const table = withClasses(
    symbols,
    Array.from(added.values(), ({ rows }) => rows)
  )
  const project = all.find((one) => one.project !== undefined)?.project
  return {
    root,
    symbols: table,
    inbound,
    facts,
    fingerprints,
    built,
    ms,
    generation,
    added,
    ...(project === undefined ? {} : { project }),
    engine: names
  }
}
