/**
 * Brings the index up to date with the class files: from a matching index file, from the few files that have changed,
 * or from all files. Reports the results as events.
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

/** The reason why an index file is outdated, as it is shown. */
const CHANGED = "class files have changed"

const NOTHING_TO_WATCH: ReadonlyArray<Fingerprint.Fingerprint> = []

/** A rescan under way: the files it found, and when it began, in ms. */
interface Scan {
  readonly listing: Corpus.Listing
  readonly started: number
}

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
  /** The names of the first snapshot, whose search index is still to be made or loaded. */
  readonly Named: Result<SymbolsWithDiagnostics>
  /** Progress of the first reading, in files. */
  readonly Progress: { readonly done: number; readonly total: number }
  /** A new state of the whole reference. */
  readonly Indexed: Result<IndexContents>
  /** The index file of the last state, which is loaded, written, given up, or put off. */
  readonly Settled: { readonly index: IndexState }
  /** The failure of a rescan; the last state remains. */
  readonly Failed: { readonly cause: Cause.Cause<ReindexError> }
}>

export const ReindexEvent = Data.taggedEnum<ReindexEvent>()

export interface Reindexer {
  /** The events of all rescans, in order; for one consumer. */
  readonly events: Queue.Dequeue<ReindexEvent>
  /**
   * Compares the files with those of the last rescan and reads those that changed; returns the directories to watch.
   */
  readonly rescan: Effect.Effect<ReadonlyArray<Fingerprint.Fingerprint>>
  /** Waits until no index is left to be written. */
  readonly saved: Effect.Effect<void>
}

/**
 * Makes the reindexer of a corpus; `rescanSoon` requests another rescan, for files that changed while they were read. A
 * rescan never fails: an error becomes the event `Failed`, and the last state remains.
 */
export const make = Effect.fnUntraced(function* (corpus: Corpus.Corpus, rescanSoon: Effect.Effect<void>) {
  const { root } = corpus
  const settings = yield* GodotSettings
  const { variant } = yield* XmlDocParser
  const version = variant === undefined ? settings.version : `${settings.version} ${variant}`
  const files = yield* Files
  const builder = yield* IndexBuilder
  const index = yield* IndexStore
  const outcomes = yield* makeOutcomes
  const { named, indexed, settled } = outcomes
  /** The files as the last rescan found them. */
  const seen = yield* Ref.make<Corpus.Listing | undefined>(undefined)
  const originOf = ({ fingerprints }: Corpus.Listing): Origin => ({ version, root, fingerprints })

  /** Makes the next rescan treat all files as changed: the last listing was never served or stored completely. */
  const forget = Ref.set(seen, undefined)
  const rescanAnew = Effect.andThen(forget, rescanSoon)
  const writer = yield* IndexWriter.make(corpus, originOf, rescanAnew)

  /** Loads the index file at the start, if it fits. */
  const load = Effect.fnUntraced(function* (scan: Scan) {
    const open = yield* index.open(originOf(scan.listing))
    if (Option.isNone(open)) return false
    yield* named(scan, open.value, "warm")
    // Lookups are served before the bulk of the index is decoded.
    yield* TimeSlices.pause
    const contents = yield* open.value.contents
    if (Option.isNone(contents)) return false
    yield* indexed(scan, contents.value, "warm")
    yield* settled
    return true
  })

  /** Reads all files at the start; the names are known before the index, and progress is reported. */
  const build = Effect.fnUntraced(function* (scan: Scan) {
    const { listing } = scan
    const total = listing.fingerprints.length
    const progress = (done: number) => outcomes.emit(ReindexEvent.Progress({ done, total }))
    // Each file is read and indexed: half of the work is done when all are read.
    const after = (before: number): TimeSlices.Options<number> => ({
      onPause: (steps) => progress(Math.floor((before + steps) / 2))
    })
    yield* progress(0)
    const read = yield* builder.read(root, listing.fingerprints, after(0))
    if (isEmptied(read, listing) && read.damaged.length > 0) return yield* DocsUnreadable.allDamaged(root, read.damaged)
    yield* named(scan, read, "cold")
    const contents = yield* builder.index(read, after(total))
    yield* indexed(scan, contents, "cold")
    yield* writer.write({ listing, contents }, settled)
  })

  /** Reads all files again; where all have gone while they were read, they are listed again first. */
  const rebuild = Effect.fnUntraced(function* (scan: Scan) {
    const { listing } = scan
    const read = yield* builder.read(root, listing.fingerprints, { slice: REBUILD_SLICE })
    if (isEmptied(read, listing)) {
      if (read.damaged.length === 0) return yield* rescanAnew
      return yield* DocsUnreadable.allDamaged(root, read.damaged)
    }
    const contents = yield* builder.index(read, { slice: REBUILD_SLICE })
    yield* index.outdated(CHANGED)
    yield* indexed(scan, contents, "cold")
    yield* writer.write({ listing, contents }, settled)
  })

  /** Updates the last index from a few changed files; false if all files have to be read. */
  const update = Effect.fnUntraced(function* (scan: Scan, former: Result<IndexContents>) {
    const { listing } = scan
    const [was, now] = [former.listing.fingerprints, listing.fingerprints]
    if (Fingerprint.equalAll(was, now)) return false
    const contents = yield* builder.update(root, former.contents, was, now, { slice: UPDATE_SLICE })
    if (contents === undefined || contents.search.symbols.classes.length === 0) return false
    yield* index.outdated(CHANGED)
    yield* indexed(scan, contents, "cold")
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
    const scan: Scan = { listing, started }
    const former = yield* outcomes.last
    const isDone = yield* former === undefined ? load(scan) : update(scan, former)
    if (!isDone) yield* former === undefined ? build(scan) : rebuild(scan)
    return places
  }).pipe(
    Effect.tapDefect(() => forget),
    Effect.catchAllCause((cause) =>
      Cause.isInterruptedOnly(cause)
        ? Effect.interrupt
        : Effect.as(outcomes.emit(ReindexEvent.Failed({ cause })), NOTHING_TO_WATCH)
    )
  )

  return { events: outcomes.events, rescan, saved: writer.idle }
})

/** Makes the queue of the events, and the functions that put the outcomes of a rescan into it. */
const makeOutcomes = Effect.gen(function* () {
  const index = yield* IndexStore
  const events = yield* Effect.acquireRelease(Queue.unbounded<ReindexEvent>(), Queue.shutdown)
  const emit = (event: ReindexEvent): Effect.Effect<void> => Effect.asVoid(Queue.offer(events, event))
  const last = yield* Ref.make<Result<IndexContents> | undefined>(undefined)
  const resultOf = <A>({ listing, started }: Scan, contents: A, built: "cold" | "warm"): Effect.Effect<Result<A>> =>
    Effect.map(monotonicNow, (now) => ({ listing, contents, built, ms: now - started }))
  return {
    events,
    emit,
    /** The last index. */
    last: Ref.get(last),
    named: (scan: Scan, names: SymbolsWithDiagnostics, built: "cold" | "warm") =>
      Effect.flatMap(resultOf(scan, names, built), (result) => emit(ReindexEvent.Named(result))),
    indexed: (scan: Scan, contents: IndexContents, built: "cold" | "warm") =>
      Effect.flatMap(resultOf(scan, contents, built), (result) =>
        Effect.andThen(Ref.set(last, result), emit(ReindexEvent.Indexed(result)))
      ),
    settled: Effect.flatMap(index.state, (state) => emit(ReindexEvent.Settled({ index: state })))
  }
})

/** Checks whether no listed file contained a class. */
const isEmptied = ({ symbols }: SymbolsWithDiagnostics, { fingerprints }: Corpus.Listing): boolean =>
  symbols.classes.length === 0 && fingerprints.length > 0
