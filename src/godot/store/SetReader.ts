/** Reads every class of a folder: to check a set before it is kept, and to compare two sets. */
import { Effect, Either, Option } from "effect"
import { attempt, Files } from "../../kernel/files/Files.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import * as ClassFile from "../library/lookup/ClassFile.ts"
import { type ClassDoc, textLength } from "../reference/ClassDoc.ts"
import * as Corpus from "../reference/Corpus.ts"
import * as Version from "../reference/Version.ts"
import { XmlDocParser } from "../reference/XmlDocParser.ts"

/** All classes of a set. */
export interface ReadSet {
  readonly classes: ReadonlyMap<string, ClassDoc>
  /** Class files that cannot be read, as `file:line:column: reason`. */
  readonly damaged: ReadonlyArray<string>
  /** `4.7`, where the files or a `version.py` say so. */
  readonly version?: string
}

/**
 * Reads all class files below `folder`; if several define one class, the one with the most text counts.
 *
 * @returns undefined if the folder is no class reference, or can no longer be listed
 */
export const readSet = Effect.fn("SetReader.readSet")(function* (folder: string) {
  const files = yield* Files
  const parser = yield* XmlDocParser
  const corpus = Corpus.open(files, folder)
  if (Either.isLeft(corpus)) return undefined
  const { root } = corpus.right
  const listed = yield* Effect.option(attempt(() => Corpus.list(files, corpus.right)))
  if (Option.isNone(listed)) return undefined
  const listing = listed.value
  const classes = new Map<string, ClassDoc>()
  const damaged: Array<string> = []
  yield* TimeSlices.run(function* () {
    for (const { path } of listing.fingerprints) {
      const read = ClassFile.read(files, parser, root, path)
      yield
      if (read === undefined) continue
      if (Either.isLeft(read)) {
        const { file, line, column, reason } = read.left
        damaged.push(`${file}:${line}:${column}: ${reason}`)
        continue
      }
      const { doc } = read.right
      const rival = classes.get(doc.name)
      if (rival === undefined || textLength(rival) < textLength(doc)) classes.set(doc.name, doc)
    }
  })
  const version = Version.mostCommon(Array.from(classes.values(), (doc) => doc.version)) ?? listing.version
  const read: ReadSet = { classes, damaged, ...(version === undefined ? {} : { version }) }
  return read
})
