/** Makes the index of a reference from its class files. */
import { Context, Effect, Either, Layer } from "effect"
import { Files } from "../../../kernel/files/Files.ts"
import type { Fingerprint } from "../../../kernel/files/Fingerprint.ts"
import { byCodeUnit } from "../../../kernel/util/Text.ts"
import * as TimeSlices from "../../../kernel/util/TimeSlices.ts"
import { type ClassDoc, membersOf } from "../../reference/ClassDoc.ts"
import { assemble, type ClassRows, rowsOf } from "../../reference/SymbolTable.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import * as SearchIndexBuilder from "../../search/index/SearchIndexBuilder.ts"
import type { DamagedFile, Duplicate } from "../live/Snapshot.ts"
import * as ClassFile from "../lookup/ClassFile.ts"
import * as IncrementalUpdate from "./IncrementalUpdate.ts"
import type { Contents, Named } from "./IndexFile.ts"
import { reading } from "./Reading.ts"

/** What was read, with the documents that wait to be indexed. */
export interface Read extends Named {
  /** By class; taken out one by one as they are indexed. */
  readonly waiting: Map<string, Waiting>
}

interface Waiting {
  /** Or the text of its file, of which the document is made again: what was read counts, whatever has changed since. */
  readonly held: ClassDoc | string
  readonly rows: ClassRows
}

/**
 * Bytes of class files whose documents are kept until they are indexed; of the others the
 * text. To keep all documents of a big reference would take 20 MB more, to make most of them
 * again takes a tenth of a second.
 */
const MOST_WAITING = 1_500_000

export class IndexBuilder extends Context.Tag("godot/IndexBuilder")<
  IndexBuilder,
  {
    /**
     * Reads the files (paths relative to `root`), letting others have their turn. A file
     * that is damaged or has gone costs only itself. What is yielded between two slices
     * is how many files are done.
     */
    readonly read: (
      root: string,
      files: ReadonlyArray<Fingerprint>,
      options?: TimeSlices.Options<number>
    ) => Effect.Effect<Read>
    /** Indexes what was read, once; what is yielded is how many classes are done. */
    readonly index: (read: Read, options?: TimeSlices.Options<number>) => Effect.Effect<Contents>
    /**
     * Returns what reading all of the files `now` would give, from `before`, which was made from the files `was`: only
     * what has changed is read. `undefined` if too many have changed, or files compete for a class name.
     */
    readonly update: (
      root: string,
      before: Contents,
      was: ReadonlyArray<Fingerprint>,
      now: ReadonlyArray<Fingerprint>,
      options?: TimeSlices.Options<void>
    ) => Effect.Effect<Contents | undefined>
  }
>() {
  static readonly layer = Layer.effect(
    IndexBuilder,
    Effect.gen(function* () {
      const files = yield* Files
      const parser = yield* XmlDocParser
      return IndexBuilder.of({
        read: Effect.fn("IndexBuilder.read")((root, listed, options) =>
          TimeSlices.run(() => readAll(listed, (path) => ClassFile.read(files, parser, root, path)), options)
        ),
        index: Effect.fn("IndexBuilder.index")((read, options) =>
          TimeSlices.run(() => indexAll(read, parser.parse), options)
        ),
        update: Effect.fn("IndexBuilder.update")((root, before, was, now, options) =>
          TimeSlices.run(
            () => IncrementalUpdate.steps(before, was, now, (path) => ClassFile.read(files, parser, root, path)),
            options
          )
        )
      })
    })
  )
}

/** Reads file by file; of those that name one class the one with the most text is kept. */
function* readAll(listed: ReadonlyArray<Fingerprint>, read: (path: string) => ClassFile.Read): Generator<number, Read> {
  // Bigger files first: of those that name one class nearly always the first is kept.
  const biggestFirst = [...listed].sort((a, b) => b.size - a.size || byCodeUnit(a.path, b.path))
  const damaged: Array<DamagedFile> = []
  const claims = new Map<string, Array<Claim>>()
  const waiting = new Map<string, Waiting>()
  let kept = 0
  let done = 0
  for (const { path, size } of biggestFirst) {
    const found = read(path)
    if (found !== undefined && Either.isLeft(found)) damaged.push(found.left)
    if (found !== undefined && Either.isRight(found)) {
      const { doc, text } = found.right
      const claim = { path, text: textLength(doc) }
      const rivals = claims.get(doc.name) ?? []
      if (rivals.every((rival) => rival.text < claim.text)) {
        const rows = rowsOf({ file: path, doc })
        kept += size
        waiting.set(rows.row.name, { held: kept <= MOST_WAITING ? doc : text, rows })
      }
      claims.set(doc.name, [...rivals, claim])
    }
    yield ++done
  }
  return {
    symbols: assemble(Array.from(waiting.values(), ({ rows }) => rows)),
    damaged: damaged.sort((a, b) => byCodeUnit(a.file, b.file)),
    duplicates: [...claims].flatMap(([className, rivals]) => duplicateOf(className, rivals)),
    waiting
  }
}

/** Indexes class by class, and lets go of each. */
function* indexAll(
  { symbols, damaged, duplicates, waiting }: Read,
  parse: Context.Tag.Service<XmlDocParser>["parse"]
): Generator<number, Contents> {
  const builder = SearchIndexBuilder.make(reading())
  let done = 0
  for (const [name, { held, rows }] of waiting) {
    waiting.delete(name)
    const doc = typeof held === "string" ? Either.getOrThrow(parse(rows.row.file, held)) : held
    for (const _ of builder.addSteps(doc, rows)) yield done
    yield ++done
  }
  const finishing = builder.finishSteps(symbols)
  for (let step = finishing.next(); ; step = finishing.next()) {
    if (step.done === true) return { search: step.value, damaged, duplicates }
    yield done
  }
}

/** A file that names a class, and how much text it has. */
interface Claim {
  readonly path: string
  /** In UTF-16 units. */
  readonly text: number
}

/** The first of those with the most text. */
const winnerOf = (rivals: ReadonlyArray<Claim>): Claim =>
  rivals.reduce((best, rival) => (rival.text > best.text ? rival : best))

const duplicateOf = (className: string, rivals: ReadonlyArray<Claim>): ReadonlyArray<Duplicate> => {
  if (rivals.length < 2) return []
  const { path: kept } = winnerOf(rivals)
  return [{ className, kept, dropped: rivals.map(({ path }) => path).filter((path) => path !== kept) }]
}

/** All descriptions of a class together, in UTF-16 units. */
const textLength = (doc: ClassDoc): number =>
  membersOf(doc).reduce((sum, { description }) => sum + description.length, doc.brief.length + doc.description.length)
