/**
 * From the class files as they are now to what is served: an index file that fits, the
 * few files that have changed, or all of them read anew. What comes of it is a stream of events.
 */
import { Cause, Data, Effect, FiberHandle, Option, Queue, Ref, type Scope, Stream } from "effect"
import { attempt, type FileError, Files } from "../../../kernel/files/Files.ts"
import * as Fingerprint from "../../../kernel/files/Fingerprint.ts"
import { monotonicNow } from "../../../kernel/util/Effects.ts"
import * as TimeSlices from "../../../kernel/util/TimeSlices.ts"
import * as Corpus from "../../reference/Corpus.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import { GodotSettings } from "../GodotSettings.ts"
import { IndexBuilder } from "../index-file/IndexBuilder.ts"
import type { Contents, Named, Origin } from "../index-file/IndexFile.ts"
import { type IndexState, IndexStore } from "../index-file/IndexStore.ts"
import * as DocsUnreadable from "./DocsUnreadable.ts"
import * as Listing from "./Listing.ts"

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

/** How long the end of the program waits for the index file, in ms. */
const LAST_WRITE = 700

/** Why a rescan failed. */
export type ReindexError = FileError | DocsUnreadable.DocsUnreadable

/** What was made from the class files, and how. */
export interface Result<A> {
  readonly listing: Corpus.Listing
  readonly contents: A
  /** Read from the index file, or made from the class files. */
  readonly built: "cold" | "warm"
  /** How long that took, in ms. */
  readonly ms: number
}

/** What happens to the reference. */
export type ReindexEvent = Data.TaggedEnum<{
  /** The names of the first snapshot are known; its search index is still to be made or loaded. */
  readonly Named: Result<Named>
  /** So many files of the first reading are done. */
  readonly Progress: { readonly done: number; readonly total: number }
  /** There is a new state of the whole reference. */
  readonly Indexed: Result<Contents>
  /** The index file of the last state is loaded, written, given up, or put off. */
  readonly Settled: { readonly index: IndexState }
  /** A rescan failed; the last state remains. */
  readonly Failed: { readonly cause: Cause.Cause<ReindexError> }
}>

export const ReindexEvent = Data.taggedEnum<ReindexEvent>()

export interface Reindexer {
  /** What comes of the rescans, in order; for one reader. */
  readonly events: Stream.Stream<ReindexEvent>
  /** Compares the files with those of the last rescan and reads what is new; returns the directories to watch. */
  readonly rescan: Effect.Effect<ReadonlyArray<Fingerprint.Fingerprint>>
  /** Waits until no index is left to be written. */
  readonly saved: Effect.Effect<void>
}

/** `rescanSoon` requests another rescan. */
export const make = (
  corpus: Corpus.Corpus,
  rescanSoon: Effect.Effect<void>
): Effect.Effect<Reindexer, never, Files | GodotSettings | IndexBuilder | IndexStore | XmlDocParser | Scope.Scope> =>
  Effect.gen(function* () {
    const { root } = corpus
    const settings = yield* GodotSettings
    const { variant } = yield* XmlDocParser
    const version = variant === undefined ? settings.version : `${settings.version} ${variant}`
    const files = yield* Files
    const builder = yield* IndexBuilder
    const index = yield* IndexStore
    const events = yield* Effect.acquireRelease(Queue.unbounded<ReindexEvent>(), Queue.shutdown)
    const emit = (event: ReindexEvent): Effect.Effect<void> => Effect.asVoid(Queue.offer(events, event))
    /** The files as the last rescan found them. */
    const seen = yield* Ref.make<Corpus.Listing | undefined>(undefined)
    /** What was indexed last. */
    const last = yield* Ref.make<Result<Contents> | undefined>(undefined)
    /** The index that is being written, or waits to be. */
    const saving = yield* FiberHandle.make<void, never>()
    const ending = yield* Effect.makeLatch()
    yield* Effect.addFinalizer(() =>
      ending.open.pipe(
        Effect.zipRight(FiberHandle.awaitEmpty(saving)),
        Effect.interruptible,
        Effect.timeoutOption(LAST_WRITE)
      )
    )

    const originOf = ({ fingerprints }: Corpus.Listing): Origin => ({ version, root, fingerprints })

    /** Makes the next rescan treat all files as changed: what was seen last was never served or stored whole. */
    const forget = Ref.set(seen, undefined)
    const rescanAnew = Effect.zipRight(forget, rescanSoon)

    const resultOf = <A>(
      listing: Corpus.Listing,
      contents: A,
      built: "cold" | "warm",
      started: number
    ): Effect.Effect<Result<A>> => Effect.map(monotonicNow, (now) => ({ listing, contents, built, ms: now - started }))

    const indexed = (listing: Corpus.Listing, contents: Contents, built: "cold" | "warm", started: number) =>
      Effect.gen(function* () {
        const result = yield* resultOf(listing, contents, built, started)
        yield* Ref.set(last, result)
        yield* emit(ReindexEvent.Indexed(result))
      })

    const settled = Effect.flatMap(index.state, (state) => emit(ReindexEvent.Settled({ index: state })))

    const named = (listing: Corpus.Listing, names: Named, built: "cold" | "warm", started: number) =>
      Effect.flatMap(resultOf(listing, names, built, started), (result) => emit(ReindexEvent.Named(result)))

    /** Takes the index file at the first start, if it fits. */
    const load = (listing: Corpus.Listing, started: number) =>
      Effect.gen(function* () {
        const open = yield* index.open(originOf(listing))
        if (Option.isNone(open)) return false
        yield* named(listing, open.value, "warm", started)
        // Lookups are served before the bulk of the index is decoded.
        yield* TimeSlices.pause
        const contents = yield* open.value.contents
        if (Option.isNone(contents)) return false
        yield* indexed(listing, contents.value, "warm", started)
        yield* settled
        return true
      })

    const build = (listing: Corpus.Listing, isFirst: boolean, started: number) =>
      Effect.gen(function* () {
        const total = listing.fingerprints.length
        const progress = (done: number) => emit(ReindexEvent.Progress({ done, total }))
        // Every file is read and indexed: half of it is done when all are read.
        const slices = (before: number): TimeSlices.Options<number> =>
          isFirst ? { onPause: (steps) => progress(Math.floor((before + steps) / 2)) } : { slice: REBUILD_SLICE }
        if (isFirst) yield* progress(0)
        const read = yield* builder.read(root, listing.fingerprints, slices(0))
        const isGone = read.symbols.classes.length === 0 && total > 0
        if (isGone && read.damaged.length === 0 && !isFirst) return yield* rescanAnew
        if (isGone && read.damaged.length > 0) return yield* DocsUnreadable.allDamaged(root, read.damaged)
        if (isFirst) yield* named(listing, read, "cold", started)
        const contents = yield* builder.index(read, slices(total))
        if (!isFirst) yield* index.outdated("class files have changed")
        yield* indexed(listing, contents, "cold", started)
        yield* FiberHandle.run(saving, Effect.zipRight(save(listing, contents), settled))
      })

    /** Writes the index, unless the files have changed while it was made: then it would be no use. */
    const save = (listing: Corpus.Listing, contents: Contents): Effect.Effect<void> =>
      attempt(() => Corpus.list(files, corpus)).pipe(
        Effect.filterOrFail((now) => Listing.isSame(now, listing)),
        Effect.matchEffect({
          onFailure: () => rescanAnew,
          onSuccess: () => index.save(originOf(listing), contents)
        })
      )

    /** Indexes what a few changed files make of the last state; false if all files have to be read. */
    const update = (listing: Corpus.Listing, former: Result<Contents>, started: number) =>
      Effect.gen(function* () {
        const [was, now] = [former.listing.fingerprints, listing.fingerprints]
        if (Fingerprint.equalAll(was, now)) return false
        const contents = yield* builder.update(root, former.contents, was, now, { slice: UPDATE_SLICE })
        if (contents === undefined || contents.search.symbols.classes.length === 0) return false
        yield* index.outdated("class files have changed")
        yield* indexed(listing, contents, "cold", started)
        yield* settled
        const due = Effect.raceFirst(Effect.sleep(SAVE_DELAY), ending.await)
        yield* FiberHandle.run(saving, Effect.zipRight(due, save(listing, contents)))
        return true
      })

    const rescan = Effect.gen(function* () {
      const started = yield* monotonicNow
      yield* TimeSlices.pause
      const listing = yield* Listing.settled(files, corpus)
      const places = yield* attempt(() => Listing.places(files, corpus, listing))
      const before = yield* Ref.getAndSet(seen, listing)
      if (before !== undefined && Listing.isSame(before, listing)) return places
      yield* FiberHandle.clear(saving)
      const former = yield* Ref.get(last)
      const isDone = yield* former === undefined ? load(listing, started) : update(listing, former, started)
      if (!isDone) yield* build(listing, former === undefined, started)
      return places
    }).pipe(
      Effect.tapDefect(() => forget),
      Effect.catchAllCause((cause) =>
        Cause.isInterruptedOnly(cause)
          ? Effect.interrupt
          : Effect.as(emit(ReindexEvent.Failed({ cause })), [] as ReadonlyArray<Fingerprint.Fingerprint>)
      )
    )

    return { events: Stream.fromQueue(events), rescan, saved: FiberHandle.awaitEmpty(saving) }
  })
