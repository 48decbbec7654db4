/** The class files of a corpus, read and parsed once for all tests of a file. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Either } from "effect"
import type { ClassDoc } from "../../../src/godot/reference/ClassDoc.ts"
import * as Corpus from "../../../src/godot/reference/Corpus.ts"
import { Files } from "../../../src/kernel/files/Files.ts"
import { classesIn } from "../../support/classes.ts"
import { corpora, corpus } from "../../support/corpora.ts"

export interface ClassFile {
  readonly file: string
  readonly xml: string
  readonly doc: ClassDoc
}

export const versions = ["godot-4.5", "godot-4.1", "godot-3.2"] as const

const disk = Effect.runSync(Effect.provide(Files, Files.layer))

const read = new Map<string, ReadonlyArray<ClassFile>>()

/** Nothing where there is no corpus. */
export const classFiles = (version: (typeof versions)[number] | "godot-4.7"): ReadonlyArray<ClassFile> => {
  const known = read.get(version)
  if (known !== undefined || corpora === undefined) return known ?? []
  const root = corpus(version)
  const { fingerprints } = Corpus.list(disk, Either.getOrThrow(Corpus.open(disk, root)))
  const files = fingerprints.map(({ path }) => {
    const doc = classesIn(root).get(path)
    if (doc === undefined) throw new Error(`${path} cannot be read`)
    return { file: path, xml: readFileSync(join(root, path), "utf8"), doc }
  })
  read.set(version, files)
  return files
}

/** The items one by one, with a pause now and then in which the test runner hears from its worker. */
export async function* slowly<A>(items: ReadonlyArray<A>): AsyncGenerator<A> {
  for (const [at, item] of items.entries()) {
    if (at % 200 === 199) await new Promise((resume) => setImmediate(resume))
    yield item
  }
}
