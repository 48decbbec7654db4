/**
 * From the class files as they are now to what is served: an index file that fits, the
 * few files that have changed, or all of them read anew.
 */
import { type Cause, Effect, FiberHandle, Option, Ref, type Scope } from "effect"
import { attempt, type FileError, Files } from "../../../kernel/files/Files.ts"
import * as Fingerprint from "../../../kernel/files/Fingerprint.ts"
import * as TimeSlices from "../../../kernel/util/TimeSlices.ts"
import * as Corpus from "../../reference/Corpus.ts"
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
const PATCH_SLICE = 8

/**
 * How long the files must have been left alone before all are read anew because of a few, in ms. Someone who edits the
 * reference saves a file every minute or so, and each time pays for that file only.
 */
const SETTLED = 5 * 60_000

/** So many times a few changes are put into what was there before all is read anew, settled or not. */
const MOST_PATCHES = 20

/** Why nothing came of a look. */
export type Trouble = FileError | DocsUnreadable.DocsUnreadable

export interface Renewal {
  /** Compares the files with those of the last look and serves what is new; the directories in which a change shows. */
  readonly look: Effect.Effect<ReadonlyArray<Fingerprint.Fingerprint>>
  /** Waits until nothing is left to be read anew. */
  readonly settled: Effect.Effect<void>
}

/** Where the news go. */
export interface Outlet {
  /** What is served, if anything is yet. */
  readonly current: Effect.Effect<Snapshot | undefined>
  /** Serves `contents` from now on; the work on them began at `started` (`performance.now()`). */
  readonly serve: (
    listing: Corpus.Listing,
    contents: Contents,
    built: Snapshot["built"],
    started: number
  ) => Effect.Effect<Snapshot>
  /** Hears of the names of the first snapshot, of which the search index is still to be made or loaded. */
  readonly named: (
    listing: Corpus.Listing,
    named: Named,
    built: Snapshot["built"],
    started: number
  ) => Effect.Effect<void>
  /** Hears of a snapshot once it is known how its index fared. */
  readonly report: (snapshot: Snapshot) => Effect.Effect<void>
  /** Hears how many files of the first reading are done. */
  readonly reading: (done: number, total: number) => Effect.Effect<void>
  /** Hears why nothing came of a look; interruption is to go on. */
  readonly failed: (cause: Cause.Cause<Trouble>) => Effect.Effect<void>
}

/** `lookSoon` asks for another look. */
export const make = (
  corpus: Corpus.Corpus,
  index: IndexKeeper,
  lookSoon: Effect.Effect<void>,
  { current, failed, named, reading, report, serve }: Outlet
): Effect.Effect<Renewal, never, Files | GodotSettings | IndexBuilder | Scope.Scope> =>
  Effect.gen(function* () {
    const { root } = corpus
    const { version } = yield* GodotSettings
    const files = yield* Files
    const builder = yield* IndexBuilder
    /** The files as they were at the last look. */
    const seen = yield* Ref.make<Corpus.Listing | undefined>(undefined)
    /** How often a few changes were put into what was there since all was read. */
    const patches = yield* Ref.make(0)
    const settling = yield* FiberHandle.make<void, never>()

    const originOf = ({ fingerprints }: Corpus.Listing): Origin => ({ version, root, fingerprints })

    /** What was seen last was never served or kept whole: the next look must not take it for old news. */
    const forget = Ref.set(seen, undefined)
    const lookAgain = Effect.zipRight(forget, lookSoon)

    /** The index file of a first start, if it fits. */
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
        if (isGone && read.damaged.length === 0 && !isFirst) return yield* lookAgain
        if (isGone && read.damaged.length > 0) return yield* DocsUnreadable.allDamaged(root, read.damaged)
        if (isFirst) yield* named(listing, read, "cold", started)
        const contents = yield* builder.index(read, slices(total))
        if (!isFirst) yield* index.outdated("class files have changed")
        const snapshot = yield* serve(listing, contents, "cold", started)
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
        const slices = { slice: PATCH_SLICE }
        const contents = yield* builder.patch(root, before, fingerprints, listing.fingerprints, slices)
        if (contents === undefined || contents.search.symbols.classes.length === 0) return false
        yield* index.outdated("class files have changed")
        yield* Effect.flatMap(serve(listing, contents, "cold", started), report)
        yield* FiberHandle.run(settling, told(Effect.delay(anew(listing), SETTLED), undefined))
        return true
      })

    /** Reads everything, unless it has changed again meanwhile: then that is looked at first. */
    const anew = (listing: Corpus.Listing) =>
      Effect.gen(function* () {
        const now = yield* attempt(() => Corpus.list(files, corpus))
        if (!Listing.isSame(now, listing)) return yield* lookAgain
        yield* build(listing, false, performance.now())
      })

    /** `work`, or `otherwise` where it failed and that was told; after a defect all counts as new. */
    const told = <A>(work: Effect.Effect<A, Trouble>, otherwise: A): Effect.Effect<A> =>
      work.pipe(
        Effect.tapDefect(() => forget),
        Effect.catchAllCause((cause) => Effect.as(failed(cause), otherwise))
      )

    const look = Effect.gen(function* () {
      const started = performance.now()
      yield* TimeSlices.pause
      const listing = yield* Listing.settled(files, corpus)
      const places = yield* attempt(() => Listing.places(files, corpus, listing))
      const before = yield* Ref.getAndSet(seen, listing)
      if (before !== undefined && Listing.isSame(before, listing)) return places
      yield* FiberHandle.clear(settling)
      const snapshot = yield* current
      const isServed = yield* snapshot === undefined ? load(listing, started) : patch(listing, snapshot, started)
      if (!isServed) yield* build(listing, snapshot === undefined, started)
      return places
    })

    return { look: told(look, []), settled: FiberHandle.awaitEmpty(settling) }
  })
