/** Makes the index of a reference from its class files. */
import { Context, Effect, Either, Layer } from "effect"
import { Files } from "../../kernel/Files.ts"
import type { Fingerprint } from "../../kernel/Fingerprint.ts"
import * as Slices from "../../kernel/Slices.ts"
import { byCodeUnit } from "../../kernel/Text.ts"
import { type ClassDoc, membersOf } from "../reference/ClassDoc.ts"
import { assemble, type ClassRows, rowsOf } from "../reference/SymbolTable.ts"
import { XmlDocParser } from "../reference/XmlDocParser.ts"
import * as SearchIndexBuilder from "../search/SearchIndexBuilder.ts"
import * as ClassFile from "./ClassFile.ts"
import type { Contents } from "./IndexFile.ts"
import * as Patch from "./Patch.ts"
import { reading } from "./Reading.ts"
import type { DamagedFile, Duplicate } from "./Snapshot.ts"

export class IndexBuilder extends Context.Tag("godot/IndexBuilder")<
  IndexBuilder,
  {
    /**
     * Reads and indexes the files (paths relative to `root`), letting others have
     * their turn. A file that is damaged or has gone costs only itself. What is
     * yielded between two slices is how many files are done.
     */
    readonly build: (
      root: string,
      files: ReadonlyArray<Fingerprint>,
      options?: Slices.Options<number>
    ) => Effect.Effect<Contents>
    /**
     * What `before`, made from the files `was`, becomes with the files `now`: only what
     * has changed is read. `undefined` where that would not do.
     */
    readonly patch: (
      root: string,
      before: Contents,
      was: ReadonlyArray<Fingerprint>,
      now: ReadonlyArray<Fingerprint>,
      options?: Slices.Options<void>
    ) => Effect.Effect<Contents | undefined>
  }
>() {
  static readonly layer = Layer.effect(
    IndexBuilder,
    Effect.gen(function* () {
      const files = yield* Files
      const parser = yield* XmlDocParser
      return IndexBuilder.of({
        build: (root, listed, options) =>
          Slices.run(() => steps(listed, (path) => ClassFile.read(files, parser, root, path)), options),
        patch: (root, before, was, now, options) =>
          Slices.run(() => Patch.steps(before, was, now, (path) => ClassFile.read(files, parser, root, path)), options)
      })
    })
  )
}

/**
 * The work file by file, yielding how many are done.
 *
 * Of files that name one class the one with the most text is kept. Bigger files come
 * first, so that it is nearly always the first of them; only where it was not does a
 * second pass read the winners again.
 */
function* steps(
  listed: ReadonlyArray<Fingerprint>,
  read: (path: string) => ClassFile.Read
): Generator<number, Contents> {
  const biggestFirst = [...listed].sort((a, b) => b.size - a.size || byCodeUnit(a.path, b.path))
  const damaged: Array<DamagedFile> = []
  const claims = new Map<string, Array<Claim>>()
  let builder = SearchIndexBuilder.make(reading())
  let rows = new Map<string, ClassRows>()
  let surpassed = false

  let done = 0
  for (const { path } of biggestFirst) {
    const doc = read(path)
    if (doc !== undefined && Either.isLeft(doc)) damaged.push(doc.left)
    if (doc !== undefined && Either.isRight(doc)) {
      const claim = { path, text: textLength(doc.right) }
      const rivals = claims.get(doc.right.name)
      if (rivals === undefined) {
        const kept = rowsOf({ file: path, doc: doc.right })
        claims.set(kept.row.name, [claim])
        rows.set(kept.row.name, kept)
        builder.add(doc.right, kept)
      } else {
        surpassed ||= rivals.every((rival) => rival.text < claim.text)
        rivals.push(claim)
      }
    }
    yield ++done
  }

  if (surpassed) {
    builder = SearchIndexBuilder.make(reading())
    rows = new Map()
    for (const [name, rivals] of claims) {
      const doc = read(winnerOf(rivals).path)
      if (doc !== undefined && Either.isRight(doc) && doc.right.name === name) {
        const kept = rowsOf({ file: winnerOf(rivals).path, doc: doc.right })
        rows.set(name, kept)
        builder.add(doc.right, kept)
      }
      yield done
    }
  }

  const search = builder.finish(assemble(rows.values()))
  return {
    search,
    damaged: damaged.sort((a, b) => byCodeUnit(a.file, b.file)),
    duplicates: [...claims].flatMap(([className, rivals]) => duplicateOf(className, rivals))
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
