/** A search index over the class files of a folder, made in process. */
import { existsSync, readFileSync } from "node:fs"
import { Effect, Either } from "effect"
import { decode, encode } from "../../src/godot/library/index-file/IndexFile.ts"
import type { ClassDoc } from "../../src/godot/reference/ClassDoc.ts"
import * as Corpus from "../../src/godot/reference/Corpus.ts"
import { kinds } from "../../src/godot/reference/Kind.ts"
import { assemble, rowsOf } from "../../src/godot/reference/SymbolTable.ts"
import { classUri, symbolUri } from "../../src/godot/reference/Uri.ts"
import type { SearchIndex } from "../../src/godot/search/index/SearchIndex.ts"
import * as SearchIndexBuilder from "../../src/godot/search/index/SearchIndexBuilder.ts"
import { Files } from "../../src/kernel/files/Files.ts"
import { runSync } from "../../src/kernel/util/TimeSlices.ts"
import { classesIn } from "./classes.ts"
import { inRunFolder, sharedIndex } from "./runFolder.ts"

/** The readable class files below a folder. */
export const documents = (directory: string): ReadonlyArray<ClassDoc> => [...classesIn(directory).values()]

export const indexOf = (docs: ReadonlyArray<ClassDoc>): SearchIndex => {
  const builder = SearchIndexBuilder.make()
  const rows = docs.map((doc) => {
    const row = rowsOf({ file: `${doc.name}.xml`, doc })
    builder.add(doc, row)
    return row
  })
  return builder.finish(assemble(rows))
}

const indices = new Map<string, SearchIndex>()

/**
 * The index over a folder that no test changes, made once for all test files of a run: the others read the file of the
 * first one, or of a server that has read the same folder.
 */
export const indexOfFolder = (directory: string): SearchIndex => {
  const known = indices.get(directory) ?? ofServer(directory) ?? stored(directory)
  indices.set(directory, known)
  return known
}

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  readonly version: string
}

const disk = Effect.runSync(Effect.provide(Files, Files.layer))

/** The index that a server of the run has written, if one has. */
const ofServer = (directory: string): SearchIndex | undefined => {
  const path = sharedIndex(directory)["GODOT_INDEX_PATH"]
  if (path === undefined || !existsSync(path)) return undefined
  const corpus = Corpus.open(disk, directory)
  if (Either.isLeft(corpus)) return undefined
  const { fingerprints } = Corpus.list(disk, corpus.right)
  const index = decode(readFileSync(path), { version, root: corpus.right.root, fingerprints })
  return Either.isRight(index) ? index.right.search : undefined
}

const stored = (directory: string): SearchIndex => {
  const origin = { version: "a test", root: directory, fingerprints: [] }
  const file = inRunFolder(`search ${directory}`, () =>
    runSync(encode(origin, { search: indexOf(documents(directory)), damaged: [], duplicates: [] }))
  )
  return Either.getOrThrow(decode(file, origin)).search
}

export const uriOf = ({ symbols }: SearchIndex, row: number): string => {
  const name = symbols.names[row] ?? ""
  const kind = kinds[symbols.kindOf[row] ?? 0] ?? "class"
  const className = symbols.classes[symbols.owners[row] ?? 0]?.name ?? ""
  return kind === "class" ? classUri(name) : symbolUri({ className, kind, name })
}

/** `Class` or `Class.member`. */
export const nameOf = ({ symbols }: SearchIndex, row: number): string => {
  const className = symbols.classes[symbols.owners[row] ?? 0]?.name ?? ""
  return symbols.kindOf[row] === 0 ? className : `${className}.${symbols.names[row]}`
}
