/**
 * Reads the document of one class on demand.
 *
 * Parsing one file takes a fraction of a millisecond; all documents together would
 * take tens of megabytes. The last few are cached for as long as their files stay the same.
 */

import { Clock, type Context, Effect, Either } from "effect"
import { attempt, type Files } from "../../../kernel/files/Files.ts"
import * as Fingerprint from "../../../kernel/files/Fingerprint.ts"
import { noteCache } from "../../../kernel/mcp/CurrentRequest.ts"
import { AccessDenied, type NotFound, notFound, type ParseError } from "../../../kernel/mcp/Failure.ts"
import { fromEither } from "../../../kernel/util/Effects.ts"
import { RecentMap } from "../../../kernel/util/RecentMap.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import * as Corpus from "../../reference/Corpus.ts"
import type { XmlDocParser } from "../../reference/XmlDocParser.ts"
import type { Names } from "../live/Snapshot.ts"
import * as ClassFile from "./ClassFile.ts"
import { fileGone, folderGone } from "./ReferenceGaps.ts"

/** Number of cached documents. */
const CACHE_SIZE = 8

export interface ClassReader {
  /** The document of a class of the snapshot, as its file is now. */
  readonly read: (names: Names, name: string) => Effect.Effect<ClassDoc, NotFound | ParseError | AccessDenied>
}

interface CacheEntry {
  readonly stamp: string
  readonly doc: ClassDoc
}

/** Makes a reader; `onStale` runs when a file has changed since the snapshot was made. */
export const make = (
  files: Context.Tag.Service<Files>,
  parser: Context.Tag.Service<XmlDocParser>,
  onStale: Effect.Effect<void>
): ClassReader => {
  /** Cached documents by real path. */
  const cache = new RecentMap<string, CacheEntry>(CACHE_SIZE)

  const parse = (
    path: string,
    file: string,
    state: Fingerprint.Fingerprint,
    now: number
  ): Either.Either<ClassDoc, ParseError> => {
    const stamp = Fingerprint.stamp(state)
    const known = cache.get(path)
    const doc = known?.stamp === stamp ? Either.right(known.doc) : ClassFile.parse(files, parser, path, file)
    // A file that is being written may change again within the same tick of its clock.
    if (Either.isRight(doc) && !Fingerprint.isYoung(state, now)) cache.set(path, { stamp, doc: doc.right })
    return doc
  }

  const read = Effect.fnUntraced(function* (names: Names, name: string) {
    const row = names.symbols.classes[ClassTree.of(names.symbols).indexOf(name) ?? -1]
    if (row === undefined) return yield* notFound({ what: "class", name })
    const clock = yield* Clock.currentTimeMillis
    const found = yield* attempt(() => {
      const path = files.realPath(Corpus.below(names.root, row.file))
      if (!Corpus.isInside(names.root, path)) return "outside"
      const stat = files.stat(path)
      if (stat === undefined) return "gone"
      const state = Fingerprint.make(row.file, stat)
      const use: "hit" | "miss" = cache.get(path)?.stamp === Fingerprint.stamp(state) ? "hit" : "miss"
      return { state, use, doc: parse(path, row.file, state, clock) }
    }).pipe(
      Effect.catchAll((error) =>
        error.isMissing ? Effect.succeed("gone" as const) : Effect.fail(denied(row.file, "may not be read"))
      )
    )

    const before = names.fingerprints.find((one) => one.path === row.file)
    const isCurrent = typeof found === "object" && before !== undefined && Fingerprint.equals(before, found.state)
    if (!isCurrent) yield* onStale
    if (found === "outside")
      return yield* denied(row.file, "is a symbolic link that leaves the documentation directory")
    if (found === "gone") {
      const hasFolder = attempt(() => files.stat(names.root) !== undefined)
      const isOneFile = yield* Effect.orElseSucceed(hasFolder, () => true)
      return yield* isOneFile ? fileGone(row) : folderGone(row, names.root)
    }
    yield* noteCache(found.use)
    const doc = yield* fromEither(found.doc)
    return doc.name === name ? doc : yield* fileGone(row)
  })

  return { read }
}

const denied = (file: string, why: string) => new AccessDenied({ message: `${file} ${why}.` })
