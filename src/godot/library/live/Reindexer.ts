/**
 * From the class files as they are now to what is served: an index file that fits, the
 * few files that have changed, or all of them read anew.
 */
import { type Cause, Effect, FiberHandle, Option, Ref, type Scope } from "effect"
import { attempt, type FileError, Files } from "../../../kernel/files/Files.ts"
import * as Fingerprint from "../../../kernel/files/Fingerprint.ts"
import * as TimeSlices from "../../../kernel/util/TimeSlices.ts"
import * as Corpus from "../../reference/Corpus.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import { GodotSettings } from "../GodotSettings.ts"
import { IndexBuilder } from "../index-file/IndexBuilder.ts"
import type { Contents, Named, Origin } from "../index-file/IndexFile.ts"
import type { IndexKeeper } from "../index-file/IndexKeeper.ts"
import * as DocsUnreadable from "./DocsUnreadable.ts"
import * as Listing from "./Listing.ts"
import type { Snapshot } from "./Snapshot.ts"

/**
 * How long requests wait for a slice of a rebuild, in ms: long enough that many busy
 * clients do not keep the news from themselves.
 */
const REBUILD_SLICE = 40

/** How long requests wait for a slice of an incremental update, in ms; most steps of it take less. */
const UPDATE_SLICE = 8

/**
 * How long the files must have been left alone before the index of an update is written, in ms: writing it costs twice
 * what the update does, and the next change makes it worthless.
 */
const SAVE_DELAY = 10_000

/** Why a rescan failed. */
export type ReindexError = FileError | DocsUnreadable.DocsUnreadable

export interface Reindexer {
  /** Compares the files with those of the last rescan and serves what is new; returns the directories to watch. */
  readonly rescan: Effect.Effect<ReadonlyArray<Fingerprint.Fingerprint>>
  /** Waits until no index is left to be written later. */
  readonly settled: Effect.Effect<void>
}

/** Receives what comes of rescans. */
export interface Listener {
  /** What is served, if anything is yet. */
  readonly current: Effect.Effect<Snapshot | undefined>
  /** Serves `contents` from now on; the work on them began at `started` (`performance.now()`). */
  readonly serve: (
    listing: Corpus.Listing,
    contents: Contents,
    built: Snapshot["built"],
    started: number
  ) => Effect.Effect<Snapshot>
  /** Called with the first snapshot's symbol names, before its search index exists. */
  readonly named: (
    listing: Corpus.Listing,
    named: Named,
    built: Snapshot["built"],
    started: number
  ) => Effect.Effect<void>
  /** Called with a snapshot once its index is written, loaded or given up. */
  readonly report: (snapshot: Snapshot) => Effect.Effect<void>
  /** Called with the number of files of the first reading that are done. */
  readonly reading: (done: number, total: number) => Effect.Effect<void>
  /** Called with why a rescan failed; must pass interruption on. */
  readonly failed: (cause: Cause.Cause<ReindexError>) => Effect.Effect<void>
}

/** `rescanSoon` requests another rescan. */
export const make = (
  corpus: Corpus.Corpus,
  index: IndexKeeper,
  rescanSoon: Effect.Effect<void>,
  { current, failed, named, reading, report, serve }: Listener
): Effect.Effect<Reindexer, never, Files | GodotSettings | IndexBuilder | XmlDocParser | Scope.Scope> =>
  Effect.gen(function* () {
    const { root } = corpus
    const settings = yield* GodotSettings
    const { variant } = yield* XmlDocParser
    const version = variant === undefined ? settings.version : `${settings.version} ${variant}`
    const files = yield* Files
    const builder = yield* IndexBuilder
    /** The files as the last rescan found them. */
    const seen = yield* Ref.make<Corpus.Listing | undefined>(undefined)
    /** The index of the last update, waiting to be written. */
    const unsaved = yield* FiberHandle.make<void, never>()

    const originOf = ({ fingerprints }: Corpus.Listing): Origin => ({ version, root, fingerprints })

    /** Makes the next rescan treat all files as changed: what was seen last was never served or stored whole. */
    const forget = Ref.set(seen, undefined)
    const rescanAnew = Effect.zipRight(forget, rescanSoon)

    /** Serves the index file at the first start, if it fits. */
    const load = (listing: Corpus.Listing, started: number) =>
      Effect.gen(function* () {
        const stored = yield* index.load(originOf(listing), (found) => named(listing, found, "warm", started))
        if (Option.isNone(stored)) return false
        yield* Effect.flatMap(serve(listing, stored.value, "warm", started), report)
        return true
      })

    const build = (listing: Corpus.Listing, isFirst: boolean, started: number) =>
      Effect.gen(function* () {
        const total = listing.fingerprints.length
        // Every file is read and indexed: half of it is done when all are read.
        const slices = (before: number): TimeSlices.Options<number> =>
          isFirst ? { onPause: (steps) => reading(Math.floor((before + steps) / 2), total) } : { slice: REBUILD_SLICE }
        if (isFirst) yield* reading(0, total)
        const read = yield* builder.read(root, listing.fingerprints, slices(0))
        const isGone = read.symbols.classes.length === 0 && total > 0
        if (isGone && read.damaged.length === 0 && !isFirst) return yield* rescanAnew
        if (isGone && read.damaged.length > 0) return yield* DocsUnreadable.allDamaged(root, read.damaged)
        if (isFirst) yield* named(listing, read, "cold", started)
        const contents = yield* builder.index(read, slices(total))
        if (!isFirst) yield* index.outdated("class files have changed")
        const snapshot = yield* serve(listing, contents, "cold", started)
        yield* index.inBackground(Effect.zipRight(persist(listing, contents), report(snapshot)))
      })

    /** Writes the index, unless the files have changed while it was made: then it would be no use. */
    const persist = (listing: Corpus.Listing, contents: Contents): Effect.Effect<void> =>
      attempt(() => Corpus.list(files, corpus)).pipe(
        Effect.filterOrFail((now) => Listing.isSame(now, listing)),
        Effect.matchEffect({
          onFailure: () => rescanAnew,
          onSuccess: () => index.save(originOf(listing), contents)
        })
      )

    /** Serves what a few changed files make of the snapshot; false if all files have to be read. */
    const update = (listing: Corpus.Listing, { search, facts, fingerprints }: Snapshot, started: number) =>
      Effect.gen(function* () {
        if (Fingerprint.equalAll(fingerprints, listing.fingerprints)) return false
        const before = { search, damaged: facts.damaged, duplicates: facts.duplicates }
        const slices = { slice: UPDATE_SLICE }
        const contents = yield* builder.update(root, before, fingerprints, listing.fingerprints, slices)
        if (contents === undefined || contents.search.symbols.classes.length === 0) return false
        yield* index.outdated("class files have changed")
        yield* Effect.flatMap(serve(listing, contents, "cold", started), report)
        yield* FiberHandle.run(unsaved, Effect.delay(index.inBackground(persist(listing, contents)), SAVE_DELAY))
        return true
      })

    /** Runs `work`; reports its failure and returns `otherwise`. After a defect all files count as changed. */
    const reported = <A>(work: Effect.Effect<A, ReindexError>, otherwise: A): Effect.Effect<A> =>
      work.pipe(
        Effect.tapDefect(() => forget),
        Effect.catchAllCause((cause) => Effect.as(failed(cause), otherwise))
      )

    const rescan = Effect.gen(function* () {
      const started = performance.now()
      yield* TimeSlices.pause
      const listing = yield* Listing.settled(files, corpus)
      const places = yield* attempt(() => Listing.places(files, corpus, listing))
      const before = yield* Ref.getAndSet(seen, listing)
      if (before !== undefined && Listing.isSame(before, listing)) return places
      yield* FiberHandle.clear(unsaved)
      const snapshot = yield* current
      const isServed = yield* snapshot === undefined ? load(listing, started) : update(listing, snapshot, started)
      if (!isServed) yield* build(listing, snapshot === undefined, started)
      return places
    })

    return { rescan: reported(rescan, []), settled: FiberHandle.awaitEmpty(unsaved) }
  })
