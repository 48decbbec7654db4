/**
 * Reads and indexes the class reference, and keeps it current.
 *
 * A rebuild makes a new snapshot beside the old one and replaces it atomically. The first one
 * is made, or loaded, in the background: `initialize` is answered before it exists.
 */
import { Path } from "@effect/platform"
import { Cause, Context, Deferred, Effect, Either, Layer, Option, Queue, Stream, SubscriptionRef } from "effect"
import { attempt, Files } from "../../../kernel/files/Files.ts"
import { Watcher } from "../../../kernel/files/Watcher.ts"
import { AccessDenied, NotFound, type ParseError } from "../../../kernel/mcp/Failure.ts"
import { fromEither, makeWarnOnce } from "../../../kernel/util/Effects.ts"
import { pause } from "../../../kernel/util/TimeSlices.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import * as Corpus from "../../reference/Corpus.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import { GodotSettings } from "../GodotSettings.ts"
import type { IndexContents, SymbolsWithDiagnostics } from "../index-file/IndexFile.ts"
import { type IndexState, IndexStore } from "../index-file/IndexStore.ts"
import * as ClassReader from "../lookup/ClassReader.ts"
import * as DocsUnreadable from "./DocsUnreadable.ts"
import * as Reindexer from "./Reindexer.ts"
import * as RescanLoop from "./RescanLoop.ts"
import { type Facts, factsOf, isComplete, type Names, type Snapshot } from "./Snapshot.ts"
import * as SnapshotRef from "./SnapshotRef.ts"

/** Progress of the first reading. */
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
    /**
     * The newest complete snapshot, or the names of a first reading that is still being indexed: all that lookups
     * need. Fails while the root cannot be read at all.
     */
    readonly names: Effect.Effect<Names, NotFound | AccessDenied>
    /** The complete snapshot of `names`; waits for it while the first reading is being indexed. */
    readonly complete: (names: Names) => Effect.Effect<Snapshot, NotFound | AccessDenied>
    /** The newest complete snapshot; waits for the first one. Fails while the root cannot be read at all. */
    readonly snapshot: Effect.Effect<Snapshot, NotFound | AccessDenied>
    /** The newest snapshot if there is one, without waiting. */
    readonly current: Effect.Effect<Snapshot | undefined>
    /**
     * The document of a class, read from its file; `name` is exactly as in `symbols.classes`.
     * If the file has changed since the snapshot, its present text is returned and a rebuild is requested.
     */
    readonly classDoc: (names: Names, name: string) => Effect.Effect<ClassDoc, NotFound | ParseError | AccessDenied>
    /** Each snapshot that replaces another one. */
    readonly changes: Stream.Stream<Snapshot>
    readonly progress: Effect.Effect<Progress>
    /** The progress as it moves, from now on; ends with `ready`. */
    readonly progressing: Stream.Stream<Progress>
    /** Requests a rescan soon, and a rebuild if files have changed; returns at once. */
    readonly requestRebuild: Effect.Effect<void>
    /** Never succeeds; fails when there is no reference at all and the server should end. */
    readonly fatal: Effect.Effect<never, DocsUnreadable.DocsUnreadable>
    readonly index: Effect.Effect<IndexState>
    /** Waits until the index file is written, or writing has failed: for commands that end after one answer. */
    readonly persisted: Effect.Effect<void>
  }
>() {
  static readonly make = Effect.gen(function* () {
    const settings = yield* GodotSettings
    const files = yield* Files
    const parser = yield* XmlDocParser
    const watcher = yield* Watcher
    const { corpus, isStarter } = yield* openCorpus
    const { root } = corpus

    const warnOnce = makeWarnOnce()
    const served = yield* SnapshotRef.make
    const index = yield* IndexStore
    const progress = yield* SubscriptionRef.make<Progress>({ phase: "loading", done: 0, total: 0 })
    const end = yield* Deferred.make<never, DocsUnreadable.DocsUnreadable>()
    /** Opens when the index file of the served snapshot is final, or when there is no reference to serve. */
    const settled = yield* Effect.makeLatch()
    const rescans = yield* RescanLoop.make(settings.watch ? watcher : undefined)
    /** Without watching, a change that is noticed in passing does not cause a rescan. */
    const rescanSoon = settings.watch ? rescans.trigger : Effect.void
    const reader = ClassReader.make(files, parser, rescanSoon)
    const reindexer = yield* Reindexer.make(corpus, rescanSoon)

    const namesOf = <A>(
      { listing, built, ms }: Reindexer.Result<A>,
      named: SymbolsWithDiagnostics,
      former?: Names
    ): Names => ({
      root,
      symbols: named.symbols,
      inbound: named.inbound,
      facts: {
        ...factsOf(isStarter ? "starter" : corpus.layout, listing, named),
        ...(settings.docsHint === undefined ? {} : { hint: settings.docsHint }),
        ...(settings.docsLacks === undefined ? {} : { lacks: settings.docsLacks })
      },
      fingerprints: listing.fingerprints,
      built,
      ms,
      generation: (former?.generation ?? 0) + 1
    })

    const serve = Effect.fnUntraced(function* (result: Reindexer.Result<IndexContents>) {
      const { search, damaged, duplicates } = result.contents
      const named = { symbols: search.symbols, inbound: search.inbound, damaged, duplicates }
      const snapshot = { ...namesOf(result, named, yield* served.current), search }
      yield* settled.close
      yield* served.replace(snapshot)
      const { files: total } = snapshot.facts
      yield* SubscriptionRef.set<Progress>(progress, { phase: "ready", done: total, total })
    })

    /** Handles a failed rescan: the former snapshot stays; without one, callers fail with the reason. */
    const failed = Effect.fnUntraced(function* (cause: Cause.Cause<Reindexer.ReindexError>) {
      const hasFormer = (yield* served.current) !== undefined
      const known = Cause.failureOrCause(cause)
      if (Either.isRight(known)) {
        yield* Effect.logError("reading the class files died", known.right)
        return hasFormer ? undefined : yield* served.refuse(Effect.failCause(known.right))
      }
      const error = known.left
      if (hasFormer) return yield* warnOnce(`the former state stays: ${error.message}`)
      if (error._tag === "FileError") yield* warnOnce(error.message)
      else yield* Deferred.fail(end, error)
      yield* served.refuse(Effect.fail(toFailure(error)))
    })

    const handle = Reindexer.ReindexEvent.$match({
      Named: (result) => Effect.suspend(() => served.announce(namesOf(result, result.contents))),
      Progress: ({ done, total }) => SubscriptionRef.set<Progress>(progress, { phase: "reading", done, total }),
      Indexed: serve,
      Settled: ({ index }) =>
        served.current.pipe(
          Effect.flatMap((snapshot) => (snapshot === undefined ? Effect.void : report(snapshot, index, warnOnce))),
          Effect.andThen(settled.open)
        ),
      Failed: ({ cause }) => Effect.andThen(failed(cause), settled.open)
    })
    yield* Effect.forkScoped(
      Effect.forever(
        Effect.flatMap(Queue.take(reindexer.events), (event) =>
          Effect.catchAllDefect(handle(event), (defect) => failed(Cause.die(defect)))
        )
      )
    )
    // Requests that have arrived, above all `initialize`, are read before the files are.
    yield* rescans.run(Effect.andThen(pause, reindexer.rescan))

    return DocLibrary.of({
      root,
      names: served.names,
      complete: (names) => (isComplete(names) ? Effect.succeed(names) : served.snapshot),
      snapshot: served.snapshot,
      current: served.current,
      classDoc: reader.read,
      changes: served.changes,
      progress: SubscriptionRef.get(progress),
      progressing: Stream.takeUntil(progress.changes, ({ phase }) => phase === "ready"),
      requestRebuild: rescans.trigger,
      fatal: Deferred.await(end),
      index: index.state,
      persisted: Effect.all([served.decided, settled.await, reindexer.saved], { discard: true })
    })
  })

  static readonly layer = Layer.scoped(this, this.make)
}

/**
 * Opens the documents that the settings name, and checks whether they are the starter reference, named in the settings
 * or chosen by default.
 */
const openCorpus = Effect.gen(function* () {
  const settings = yield* GodotSettings
  const files = yield* Files
  const paths = yield* Path.Path
  const isBuiltIn = settings.docDir === "builtin"
  const directory = paths.resolve(isBuiltIn ? settings.starterDir : settings.docDir)
  const corpus = yield* fromEither(
    Either.mapLeft(Corpus.open(files, directory), (problem) =>
      isBuiltIn ? DocsUnreadable.starterMissing(directory) : DocsUnreadable.fromProblem(directory, problem)
    )
  )
  const starter = yield* Effect.option(attempt(() => files.realPath(paths.resolve(settings.starterDir))))
  return { corpus, isStarter: Option.contains(starter, corpus.root) }
})

/** Logs that a snapshot is served, with its size and origin, and first the flaws of its files. */
const report = Effect.fnUntraced(function* (
  { root, facts, symbols, built, ms }: Snapshot,
  { path, size, state }: IndexState,
  warnOnce: (line: string) => Effect.Effect<void>
) {
  const flaws = flawsOf(root, facts)
  yield* Effect.forEach(flaws.slice(0, MAX_FLAWS_LOGGED), warnOnce)
  if (flaws.length > MAX_FLAWS_LOGGED)
    yield* warnOnce(`${flaws.length - MAX_FLAWS_LOGGED} more; see godot-docs-mcp doctor`)
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

/** Maximum number of flaws that are logged, a line each; fewer than `makeWarnOnce` remembers. */
const MAX_FLAWS_LOGGED = 1000

/** Returns the flaws of the files, a line each. */
const flawsOf = (root: string, { files, damaged, refused, unreadable }: Facts): ReadonlyArray<string> => [
  ...damaged.map(({ file, line, column, reason }) => `PARSE_ERROR ${file}:${line}:${column}: ${reason}`),
  ...refused.map(({ file }) => `${file} is a symbolic link that leaves ${root} or leads nowhere; it is not read`),
  ...unreadable.map(({ reason }) => reason),
  ...(files === 0 ? [`there are no class files in ${root}: every answer will be empty`] : [])
]

/** Returns the failure that callers get while there is no reference. */
const toFailure = (error: Reindexer.ReindexError): NotFound | AccessDenied =>
  error._tag === "FileError" && !error.isMissing
    ? new AccessDenied({ message: error.message })
    : new NotFound({ message: error.message, suggestions: [] })
