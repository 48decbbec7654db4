/**
 * The class reference, read, indexed and kept current.
 *
 * A rebuild makes a new snapshot beside the old one and swaps it whole. The first one
 * is made, or loaded, in the background: a client is greeted before there is anything
 * to answer from.
 */
import { Path } from "@effect/platform"
import {
  Cause,
  Context,
  Deferred,
  Effect,
  Either,
  FiberHandle,
  Layer,
  Option,
  Ref,
  Stream,
  SubscriptionRef
} from "effect"
import { AccessDenied, NotFound, type ParseError } from "../../kernel/Failure.ts"
import { attempt, type FileError, Files } from "../../kernel/Files.ts"
import * as Fingerprint from "../../kernel/Fingerprint.ts"
import { fromEither } from "../../kernel/FromEither.ts"
import * as Slices from "../../kernel/Slices.ts"
import { Watcher } from "../../kernel/Watcher.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import * as Corpus from "../reference/Corpus.ts"
import { XmlDocParser } from "../reference/XmlDocParser.ts"
import * as ClassReader from "./ClassReader.ts"
import * as DocsUnreadable from "./DocsUnreadable.ts"
import { GodotSettings } from "./GodotSettings.ts"
import { IndexBuilder } from "./IndexBuilder.ts"
import type { Contents, Origin } from "./IndexFile.ts"
import * as IndexKeeper from "./IndexKeeper.ts"
import * as Listing from "./Listing.ts"
import * as Served from "./Served.ts"
import { type Facts, factsOf, type Snapshot } from "./Snapshot.ts"
import * as Upkeep from "./Upkeep.ts"

/**
 * How long requests wait for a slice of a rebuild, in ms: long enough that many busy
 * clients do not keep the news from themselves.
 */
const REBUILD_SLICE = 40

/** How long the files must have been left alone before all are read anew because of a few, in ms. */
const SETTLED = 1000

/** So many times a few changes are put into what was there before all is read anew, settled or not. */
const MOST_PATCHES = 20

/** How far the reading of the class files has come. */
export interface Progress {
  /** `loading` looks for a fitting index; `reading` parses and indexes; `ready` serves. */
  readonly phase: "loading" | "reading" | "ready"
  /** Files done, of `total`. */
  readonly done: number
  readonly total: number
}

export class DocLibrary extends Context.Tag("godot/DocLibrary")<
  DocLibrary,
  {
    /** The real path of the documentation root. */
    readonly root: string
    /** The newest complete snapshot; waits for the first one. Fails while the root cannot be read at all. */
    readonly snapshot: Effect.Effect<Snapshot, NotFound | AccessDenied>
    /** The newest snapshot if there is one, without waiting. */
    readonly current: Effect.Effect<Snapshot | undefined>
    /**
     * The document of a class of the snapshot, read anew from its file. `name` is
     * exactly as in `symbols.classes`. Where the file has changed since, the fresh
     * text comes back and a rebuild is asked for.
     */
    readonly classDoc: (
      snapshot: Snapshot,
      name: string
    ) => Effect.Effect<ClassDoc, NotFound | ParseError | AccessDenied>
    /** Every snapshot that replaces another one. */
    readonly changes: Stream.Stream<Snapshot>
    readonly progress: Effect.Effect<Progress>
    /** The progress as it moves, from now on; ends with `ready`. */
    readonly progressing: Stream.Stream<Progress>
    /** Asks for a look at the files soon, and a rebuild where they changed; returns at once. */
    readonly requestRebuild: Effect.Effect<void>
    /** Never succeeds; fails when the server has nothing to answer from and should end. */
    readonly fatal: Effect.Effect<never, DocsUnreadable.DocsUnreadable>
    readonly index: Effect.Effect<IndexKeeper.IndexState>
    /** Waits until the index file is written, or could not be: for commands that end after one answer. */
    readonly persisted: Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.scoped(
    DocLibrary,
    Effect.gen(function* () {
      const settings = yield* GodotSettings
      const files = yield* Files
      const paths = yield* Path.Path
      const parser = yield* XmlDocParser
      const builder = yield* IndexBuilder
      const watcher = yield* Watcher

      const directory = paths.resolve(settings.docDir === "builtin" ? settings.starterDir : settings.docDir)
      const corpus = yield* fromEither(
        Either.mapLeft(Corpus.open(files, directory), (problem) => DocsUnreadable.fromProblem(directory, problem))
      )
      const { root } = corpus
      const starter = Corpus.open(files, paths.resolve(settings.starterDir))
      const isStarter = Either.isRight(starter) && starter.right.root === root

      const warned = new Set<string>()
      const warnOnce = (line: string): Effect.Effect<void> =>
        Effect.suspend(() => {
          if (warned.has(line)) return Effect.void
          warned.add(line)
          return Effect.logWarning(line)
        })
      const served = yield* Served.make
      const index = yield* IndexKeeper.make(warnOnce)
      const progress = yield* SubscriptionRef.make<Progress>({ phase: "loading", done: 0, total: 0 })
      const end = yield* Deferred.make<never, DocsUnreadable.DocsUnreadable>()
      const settling = yield* FiberHandle.make<void, never>()
      const patches = yield* Ref.make(0)
      /** The files as they were at the last look. */
      const seen = yield* Ref.make<Corpus.Listing | undefined>(undefined)
      const upkeep = yield* Upkeep.make(settings.watch ? watcher : undefined)
      const reader = ClassReader.make(files, parser, settings.watch ? upkeep.ring : Effect.void)

      const originOf = ({ fingerprints }: Corpus.Listing): Origin => ({
        version: settings.version,
        root,
        fingerprints
      })

      const swapIn = (listing: Corpus.Listing, contents: Contents, built: Snapshot["built"], started: number) =>
        Effect.gen(function* () {
          const before = yield* served.current
          const snapshot: Snapshot = {
            root,
            symbols: contents.search.symbols,
            search: contents.search,
            facts: factsOf(isStarter ? "starter" : corpus.layout, listing, contents),
            fingerprints: listing.fingerprints,
            built,
            ms: performance.now() - started,
            generation: (before?.generation ?? 0) + 1
          }
          yield* served.replace(snapshot)
          const { files: total } = snapshot.facts
          yield* SubscriptionRef.set<Progress>(progress, { phase: "ready", done: total, total })
          return snapshot
        })

      const report = ({ facts, symbols, built, ms }: Snapshot) =>
        Effect.gen(function* () {
          yield* Effect.forEach(flawsOf(root, facts), warnOnce)
          const { path, size, state } = yield* index.state
          yield* Effect.logInfo("class reference ready").pipe(
            Effect.annotateLogs({
              classes: symbols.classes.length,
              documents: symbols.names.length,
              files: facts.files,
              damaged: facts.damaged.length,
              duplicates: facts.duplicates.length,
              links_refused: facts.refused.length,
              root,
              index: path,
              index_state: state,
              ...(size === undefined ? {} : { index_bytes: size }),
              start: built,
              ms: Math.round(ms)
            })
          )
        })

      /** The index file of a first start, if it fits. */
      const load = (listing: Corpus.Listing, started: number) =>
        Effect.gen(function* () {
          const stored = yield* index.load(originOf(listing))
          if (Option.isNone(stored)) return false
          yield* Effect.flatMap(swapIn(listing, stored.value, "warm", started), report)
          return true
        })

      /** What was seen last was never served or kept whole: the next look must not take it for old news. */
      const lookAgain = Effect.zipRight(Ref.set(seen, undefined), upkeep.ring)

      const build = (listing: Corpus.Listing, isFirst: boolean, started: number) =>
        Effect.gen(function* () {
          const total = listing.fingerprints.length
          const tell = (done: number) => SubscriptionRef.set<Progress>(progress, { phase: "reading", done, total })
          if (isFirst) yield* tell(0)
          const slices = isFirst ? { onPause: tell } : { slice: REBUILD_SLICE }
          const contents = yield* builder.build(root, listing.fingerprints, slices)
          const isGone = contents.search.symbols.classes.length === 0 && listing.fingerprints.length > 0
          if (isGone && contents.damaged.length === 0 && !isFirst) return yield* lookAgain
          if (contents.search.symbols.classes.length === 0 && contents.damaged.length > 0) {
            return yield* DocsUnreadable.allDamaged(root, contents.damaged)
          }
          if (!isFirst) yield* index.outdated("class files have changed")
          const snapshot = yield* swapIn(listing, contents, "cold", started)
          yield* Ref.set(patches, 0)
          yield* index.inBackground(Effect.zipRight(persist(listing, contents), report(snapshot)))
        })

      /** Writes the index, unless the files have changed while it was made: then it would be no use. */
      const persist = (listing: Corpus.Listing, contents: Contents): Effect.Effect<void> =>
        attempt(() => Corpus.list(files, corpus)).pipe(
          Effect.filterOrFail((now) => Listing.isSame(now, listing)),
          Effect.matchEffect({
            onFailure: () => lookAgain,
            onSuccess: () => index.save(originOf(listing), contents)
          })
        )

      /** Serves a few changes at once, and has everything read anew a little later; false where that would not do. */
      const patch = (listing: Corpus.Listing, { search, facts, fingerprints }: Snapshot, started: number) =>
        Effect.gen(function* () {
          if (Fingerprint.equalAll(fingerprints, listing.fingerprints)) return false
          if ((yield* Ref.updateAndGet(patches, (count) => count + 1)) > MOST_PATCHES) return false
          const before = { search, damaged: facts.damaged, duplicates: facts.duplicates }
          const slices = { slice: REBUILD_SLICE }
          const contents = yield* builder.patch(root, before, fingerprints, listing.fingerprints, slices)
          if (contents === undefined || contents.search.symbols.classes.length === 0) return false
          yield* index.outdated("class files have changed")
          yield* Effect.flatMap(swapIn(listing, contents, "cold", started), report)
          yield* FiberHandle.run(settling, Effect.catchAllCause(Effect.delay(anew(listing), SETTLED), recover))
          return true
        })

      /** Reads everything, unless it has changed again meanwhile: then that is looked at first. */
      const anew = (listing: Corpus.Listing) =>
        Effect.gen(function* () {
          const now = yield* attempt(() => Corpus.list(files, corpus))
          if (!Listing.isSame(now, listing)) return yield* lookAgain
          yield* build(listing, false, performance.now())
        })

      const look = Effect.gen(function* () {
        const started = performance.now()
        yield* Slices.pause
        const listing = yield* Listing.settled(files, corpus)
        const places = yield* attempt(() => Listing.places(files, corpus, listing))
        const before = yield* Ref.getAndSet(seen, listing)
        if (before !== undefined && Listing.isSame(before, listing)) return places
        yield* FiberHandle.clear(settling)
        const snapshot = yield* served.current
        const isServed = yield* snapshot === undefined ? load(listing, started) : patch(listing, snapshot, started)
        if (!isServed) yield* build(listing, snapshot === undefined, started)
        return places
      }).pipe(Effect.catchAllCause((cause) => Effect.as(recover(cause), [])))

      /** Nothing came of a look: a former snapshot stays; where there is none, callers are told why. */
      const recover = (cause: Cause.Cause<FileError | DocsUnreadable.DocsUnreadable>): Effect.Effect<void> =>
        Effect.gen(function* () {
          if (Cause.isInterruptedOnly(cause)) return yield* Effect.interrupt
          const hasFormer = (yield* served.current) !== undefined
          const error = Option.getOrUndefined(Cause.failureOption(cause))
          if (error === undefined) yield* Effect.logError("reading the class files died", cause)
          else if (hasFormer) yield* warnOnce(`the former state stays: ${error.message}`)
          else if (error._tag === "FileError") yield* warnOnce(error.message)
          else yield* Deferred.fail(end, error)
          if (hasFormer) return
          yield* served.refuse(error === undefined ? Effect.failCause(Cause.die(cause)) : Effect.fail(toFailure(error)))
        })

      yield* upkeep.keep(look)

      return DocLibrary.of({
        root,
        snapshot: served.snapshot,
        current: served.current,
        classDoc: reader.read,
        changes: served.changes,
        progress: SubscriptionRef.get(progress),
        progressing: Stream.takeUntil(progress.changes, ({ phase }) => phase === "ready"),
        requestRebuild: upkeep.ring,
        fatal: Deferred.await(end),
        index: index.state,
        persisted: Effect.all([served.decided, FiberHandle.awaitEmpty(settling), index.settled], { discard: true })
      })
    })
  )
}

/** What is wrong with the files, a line each. */
const flawsOf = (root: string, { files, damaged, refused, unreadable }: Facts): ReadonlyArray<string> => [
  ...damaged.map(({ file, line, column, reason }) => `PARSE_ERROR ${file}:${line}:${column}: ${reason}`),
  ...refused.map(({ file }) => `${file} is a symbolic link that leaves ${root} or leads nowhere; it is not read`),
  ...unreadable.map(({ reason }) => reason),
  ...(files === 0 ? [`there are no class files in ${root}: every answer will be empty`] : [])
]

/** What a caller reads while there is nothing to answer from. */
const toFailure = (error: FileError | DocsUnreadable.DocsUnreadable): NotFound | AccessDenied =>
  error._tag === "FileError" && !error.isMissing
    ? new AccessDenied({ message: error.message })
    : new NotFound({ message: error.message, suggestions: [] })
