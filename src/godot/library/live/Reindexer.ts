/**
 * Brings the index up to date with the class files: from an index file that fits, from the few files that have
 * changed, or from all files. Reports what it found as events.
 */
import { Cause, Data, Effect, Option, Queue, Ref } from "effect"
import { attempt, type FileError, Files } from "../../../kernel/files/Files.ts"
import * as Fingerprint from "../../../kernel/files/Fingerprint.ts"
import { monotonicNow } from "../../../kernel/util/Effects.ts"
import * as TimeSlices from "../../../kernel/util/TimeSlices.ts"
import type * as Corpus from "../../reference/Corpus.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import { GodotSettings } from "../GodotSettings.ts"
import { IndexBuilder } from "../index-file/IndexBuilder.ts"
import type { IndexContents, Origin, SymbolsWithDiagnostics } from "../index-file/IndexFile.ts"
import { type IndexState, IndexStore } from "../index-file/IndexStore.ts"
import * as DocsUnreadable from "./DocsUnreadable.ts"
import * as IndexWriter from "./IndexWriter.ts"
import * as Listing from "./Listing.ts"

/** Length of a slice of a rebuild, in ms: requests wait that long, but many busy clients do not starve the rebuild. */
const REBUILD_SLICE = 40

/** Length of a slice of an incremental update, in ms; most steps take less. */
const UPDATE_SLICE = 8

/** The reason why a rescan failed. */
export type ReindexError = FileError | DocsUnreadable.DocsUnreadable

/** An outcome of a rescan, and how it was reached. */
export interface Result<A> {
  readonly listing: Corpus.Listing
  readonly contents: A
  /** `warm`: from the index file; `cold`: from the class files. */
  readonly built: "cold" | "warm"
  /** Duration in ms. */
  readonly ms: number
}

/** Something that happens to the reference. */
export type ReindexEvent = Data.TaggedEnum<{
  /** The names of the first snapshot are known; its search index is still to be made or loaded. */
  readonly Named: Result<SymbolsWithDiagnostics>
  /** The first reading has come so far, in files. */
  readonly Progress: { readonly done: number; readonly total: number }
  /** There is a new state of the whole reference. */
  readonly Indexed: Result<IndexContents>
  /** The index file of the last state is loaded, written, given up, or put off. */
  readonly Settled: { readonly index: IndexState }
  /** A rescan failed; the last state remains. */
  readonly Failed: { readonly cause: Cause.Cause<ReindexError> }
}>

export const ReindexEvent = Data.taggedEnum<ReindexEvent>()

export interface Reindexer {
  /** The events of all rescans, in order; for one consumer. */
  readonly events: Queue.Dequeue<ReindexEvent>
  /** Compares the files with those of the last rescan and reads what is new; returns the directories to watch. */
  readonly rescan: Effect.Effect<ReadonlyArray<Fingerprint.Fingerprint>>
  /** Waits until no index is left to be written. */
  readonly saved: Effect.Effect<void>
}

/** `rescanSoon` requests another rescan. */
export const make = Effect.fnUntraced(function* (corpus: Corpus.Corpus, rescanSoon: Effect.Effect<void>) {
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
  /** The last index. */
  const last = yield* Ref.make<Result<IndexContents> | undefined>(undefined)
  const originOf = ({ fingerprints }: Corpus.Listing): Origin => ({ version, root, fingerprints })

  /** Makes the next rescan treat all files as changed: the last listing was never served or stored completely. */
  const forget = Ref.set(seen, undefined)
  const rescanAnew = Effect.andThen(forget, rescanSoon)
  const writer = yield* IndexWriter.make(corpus, originOf, rescanAnew)

  const resultOf = <A>(
    listing: Corpus.Listing,
    contents: A,
    built: "cold" | "warm",
    started: number
  ): Effect.Effect<Result<A>> => Effect.map(monotonicNow, (now) => ({ listing, contents, built, ms: now - started }))

  const indexed = Effect.fnUntraced(function* (
    listing: Corpus.Listing,
    contents: IndexContents,
    built: "cold" | "warm",
    started: number
  ) {
    const result = yield* resultOf(listing, contents, built, started)
    yield* Ref.set(last, result)
    yield* emit(ReindexEvent.Indexed(result))
  })

  const settled = Effect.flatMap(index.state, (state) => emit(ReindexEvent.Settled({ index: state })))

  const named = (listing: Corpus.Listing, names: SymbolsWithDiagnostics, built: "cold" | "warm", started: number) =>
    Effect.flatMap(resultOf(listing, names, built, started), (result) => emit(ReindexEvent.Named(result)))

  /** Loads the index file at the start, if it fits. */
  const load = Effect.fnUntraced(function* (listing: Corpus.Listing, started: number) {
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

  const build = Effect.fnUntraced(function* (listing: Corpus.Listing, isFirst: boolean, started: number) {
    const total = listing.fingerprints.length
    const progress = (done: number) => emit(ReindexEvent.Progress({ done, total }))
    // Each file is read and indexed: half of the work is done when all are read.
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
    yield* writer.write({ listing, contents }, settled)
  })

  /** Updates the last index from a few changed files; false if all files have to be read. */
  const update = Effect.fnUntraced(function* (listing: Corpus.Listing, former: Result<IndexContents>, started: number) {
    const [was, now] = [former.listing.fingerprints, listing.fingerprints]
    if (Fingerprint.equalAll(was, now)) return false
    const contents = yield* builder.update(root, former.contents, was, now, { slice: UPDATE_SLICE })
    if (contents === undefined || contents.search.symbols.classes.length === 0) return false
    yield* index.outdated("class files have changed")
    yield* indexed(listing, contents, "cold", started)
    yield* settled
    yield* writer.writeLater({ listing, contents })
    return true
  })

  const rescan = Effect.gen(function* () {
    const started = yield* monotonicNow
    yield* TimeSlices.pause
    const listing = yield* Listing.settled(files, corpus)
    const places = yield* attempt(() => Listing.places(files, corpus, listing))
    const before = yield* Ref.getAndSet(seen, listing)
    if (before !== undefined && Listing.isSame(before, listing)) return places
    yield* writer.cancel
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

  return { events, rescan, saved: writer.idle }
})
