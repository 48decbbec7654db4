/** Makes the index of a reference from its class files. */
import { Context, Effect, Either, Layer } from "effect"
import { Files } from "../../../kernel/files/Files.ts"
import type { Fingerprint } from "../../../kernel/files/Fingerprint.ts"
import { byCodeUnit } from "../../../kernel/util/Text.ts"
import * as TimeSlices from "../../../kernel/util/TimeSlices.ts"
import { type ClassDoc, textLength } from "../../reference/ClassDoc.ts"
import { assemble, type ClassRows, rowsOfSteps } from "../../reference/SymbolTable.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import * as ReferencesBuilder from "../../search/index/ReferencesBuilder.ts"
import type { LinkedRows } from "../../search/index/SearchIndex.ts"
import * as SearchIndexBuilder from "../../search/index/SearchIndexBuilder.ts"
import type { DamagedFile, Duplicate } from "../live/Snapshot.ts"
import * as ClassFile from "../lookup/ClassFile.ts"
import * as IncrementalUpdate from "./IncrementalUpdate.ts"
import type { IndexContents, SymbolsWithDiagnostics } from "./IndexFile.ts"

/** The symbols of a corpus, with the documents that are still to be indexed. */
export interface ReadCorpus extends SymbolsWithDiagnostics {
  readonly linked: LinkedRows
  /** By class; removed one by one as they are indexed. */
  readonly pending: Map<string, PendingClass>
}

interface PendingClass {
  /** The document, or the text of its file, which is parsed again: the file itself may have changed since. */
  readonly source: ClassDoc | string
  readonly rows: ClassRows
}

/**
 * Maximum total size, in bytes, of the files whose documents are kept until they are indexed; for further files the XML
 * is kept. All documents of a big reference would take 20 MB more; parsing most of them again takes a tenth of a
 * second.
 */
const MAX_PENDING_BYTES = 1_500_000

export class IndexBuilder extends Context.Tag("godot/IndexBuilder")<
  IndexBuilder,
  {
    /**
     * Reads the files (paths relative to `root`) in slices. A file that is damaged or has gone
     * does not affect the others. Yields the number of files done.
     */
    readonly read: (
      root: string,
      files: ReadonlyArray<Fingerprint>,
      options?: TimeSlices.Options<number>
    ) => Effect.Effect<ReadCorpus>
    /** Indexes the classes that were read; can be called once. Yields the number of classes done. */
    readonly index: (read: ReadCorpus, options?: TimeSlices.Options<number>) => Effect.Effect<IndexContents>
    /**
     * Returns the same as reading all of the files `now` would, from `before`, which was made from the files `was`:
     * reads only changed files. `undefined` if too many have changed, or if several files define one class.
     */
    readonly update: (
      root: string,
      before: IndexContents,
      was: ReadonlyArray<Fingerprint>,
      now: ReadonlyArray<Fingerprint>,
      options?: TimeSlices.Options<void>
    ) => Effect.Effect<IndexContents | undefined>
  }
>() {
  static readonly make = Effect.gen(function* () {
    const files = yield* Files
    const parser = yield* XmlDocParser
    return IndexBuilder.of({
      read: Effect.fn("IndexBuilder.read")((root, listed, options) =>
        TimeSlices.run(() => readAll(listed, (path) => ClassFile.readSteps(files, parser, root, path)), options)
      ),
      index: Effect.fn("IndexBuilder.index")((read, options) =>
        TimeSlices.run(() => indexAll(read, parser.parseSteps), options)
      ),
      update: Effect.fn("IndexBuilder.update")((root, before, was, now, options) =>
        TimeSlices.run(
          () => IncrementalUpdate.steps(before, was, now, (path) => ClassFile.readSteps(files, parser, root, path)),
          options
        )
      )
    })
  })

  static readonly layer = Layer.effect(this, this.make)
}

/** Reads file by file. If several files define one class, the one with the most text counts. */
function* readAll(
  listed: ReadonlyArray<Fingerprint>,
  read: (path: string) => Generator<void, ClassFile.ReadResult>
): Generator<number, ReadCorpus> {
  // Larger files first: of several files of one class, nearly always the first wins.
  const biggestFirst = [...listed].sort((a, b) => b.size - a.size || byCodeUnit(a.path, b.path))
  const damaged: Array<DamagedFile> = []
  const claims = new Map<string, Array<Claim>>()
  const pending = new Map<string, PendingClass>()
  const references = ReferencesBuilder.make()
  let bytes = 0
  let done = 0
  for (const { path, size } of biggestFirst) {
    const found = yield* TimeSlices.partOf(read(path), done)
    yield done
    if (found !== undefined && Either.isLeft(found)) damaged.push(found.left)
    if (found !== undefined && Either.isRight(found)) {
      const { doc, text } = found.right
      const claim = { path, text: textLength(doc) }
      const rivals = claims.get(doc.name) ?? []
      if (rivals.every((rival) => rival.text < claim.text)) {
        const rows = yield* TimeSlices.partOf(rowsOfSteps({ file: path, doc }), done)
        yield* TimeSlices.partOf(references.addSteps(doc, rows), done)
        bytes += size
        pending.set(rows.row.name, { source: bytes <= MAX_PENDING_BYTES ? doc : text, rows })
      }
      claims.set(doc.name, [...rivals, claim])
    }
    yield ++done
  }
  const symbols = assemble(Array.from(pending.values(), ({ rows }) => rows))
  yield done
  const linked = yield* TimeSlices.partOf(references.link(symbols), done)
  return {
    symbols,
    inbound: linked.inbound,
    linked,
    damaged: damaged.sort((a, b) => byCodeUnit(a.file, b.file)),
    duplicates: [...claims].flatMap(([className, rivals]) => duplicateOf(className, rivals)),
    pending
  }
}

/** Indexes class by class, and releases each. */
function* indexAll(
  { symbols, linked, damaged, duplicates, pending }: ReadCorpus,
  parseSteps: Context.Tag.Service<XmlDocParser>["parseSteps"]
): Generator<number, IndexContents> {
  const builder = SearchIndexBuilder.make()
  let done = 0
  for (const [name, { source, rows }] of pending) {
    pending.delete(name)
    const doc =
      typeof source === "string"
        ? Either.getOrThrow(yield* TimeSlices.partOf(parseSteps(rows.row.file, source), done))
        : source
    yield* TimeSlices.partOf(builder.addTexts(doc, rows), done)
    yield ++done
  }
  const search = yield* TimeSlices.partOf(builder.finishSteps(symbols, linked), done)
  return { search, damaged, duplicates }
}

/** A file that defines a class, and the amount of its text. */
interface Claim {
  readonly path: string
  /** In UTF-16 units. */
  readonly text: number
}

/** Returns the claim with the most text; the first one of equals. */
const winnerOf = (rivals: ReadonlyArray<Claim>): Claim =>
  rivals.reduce((best, rival) => (rival.text > best.text ? rival : best))

const duplicateOf = (className: string, rivals: ReadonlyArray<Claim>): ReadonlyArray<Duplicate> => {
  if (rivals.length < 2) return []
  const { path: kept } = winnerOf(rivals)
  return [{ className, kept, dropped: rivals.map(({ path }) => path).filter((path) => path !== kept) }]
}
