/**
 * Gives access to the documents of all classes, for callers that read dozens of them for one answer.
 *
 * A document is read on first use and cached while its file stays the same: scripts that are checked use the same few
 * hundred classes again and again.
 */
import { Context, Effect, Either, Layer } from "effect"
import { accessOr, Files } from "../../../kernel/files/Files.ts"
import * as Fingerprint from "../../../kernel/files/Fingerprint.ts"
import { addTo, getOrMake } from "../../../kernel/util/Collections.ts"
import { lazy } from "../../../kernel/util/memoize.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import * as Corpus from "../../reference/Corpus.ts"
import type { SymbolTable } from "../../reference/SymbolTable.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import type { Names } from "../live/Snapshot.ts"
import * as ClassFile from "./ClassFile.ts"

/** Returns the document of a class; undefined if there is none, or if its file can no longer be read. */
export type Lookup = (name: string) => ClassDoc | undefined

export class ClassDocs extends Context.Tag("godot/ClassDocs")<
  ClassDocs,
  {
    /** The documents of a snapshot; the same lookup as long as their files do not change. */
    readonly of: (names: Names) => Lookup
    /** Names of setters and getters -> the classes whose properties have them, without parsing all documents. */
    readonly accessors: (names: Names) => ReadonlyMap<string, ReadonlyArray<string>>
  }
>() {
  static readonly make = Effect.gen(function* () {
    const sources: Sources = { files: yield* Files, parser: yield* XmlDocParser }
    const clock = yield* Effect.clock
    const now = () => clock.unsafeCurrentTimeMillis()
    const all = new WeakMap<SymbolTable, CacheEntry>()
    const entryOf = (names: Names): CacheEntry => {
      const known = all.get(names.symbols)
      if (known !== undefined) {
        if (now() - known.checkedAt < MAX_AGE) return known
        known.checkedAt = now()
        if (known.isFresh()) return known
      }
      const made = makeEntry(sources, names, now())
      all.set(names.symbols, made)
      return made
    }

    return ClassDocs.of({
      of: (names) => entryOf(names).lookup,
      accessors: (names) => entryOf(names).accessors()
    })
  })

  static readonly layer = Layer.effect(this, this.make)
}

/** A class file in a state of it. */
interface Place {
  /** Its path below the documentation's folder. */
  readonly file: string
  readonly fingerprint: Fingerprint.Fingerprint
}

interface CacheEntry {
  /** Time of the last comparison of its files with the disk, in milliseconds. */
  checkedAt: number
  /** Checks that the files of all cached documents are unchanged. */
  readonly isFresh: () => boolean
  readonly lookup: Lookup
  readonly accessors: () => ReadonlyMap<string, ReadonlyArray<string>>
}

/** What documents are read with. */
interface Sources {
  readonly files: Context.Tag.Service<Files>
  readonly parser: Context.Tag.Service<XmlDocParser>
}

/** Makes the documents of a snapshot, each read at its first use; `checkedAt` is the time now. */
const makeEntry = (sources: Sources, names: Names, checkedAt: number): CacheEntry => {
  const docs = new Map<string, { readonly doc: ClassDoc | undefined; readonly place: Place | undefined }>()
  return {
    checkedAt,
    accessors: lazy(() => accessorsOf(sources, names)),
    isFresh: () => {
      for (const [name, { place }] of docs) if (!isFresh(sources, names, name, place)) return false
      return true
    },
    lookup: (name) =>
      getOrMake(docs, name, () => {
        const place = placeOf(sources, names, name)
        return { place, doc: place && read(sources, name, place) }
      }).doc
  }
}

/** Returns the present state of a class file; undefined if it cannot be read, or lies outside the root. */
const placeOf = ({ files }: Sources, { root, symbols }: Names, name: string): Place | undefined => {
  const row = symbols.classes[ClassTree.of(symbols).indexOf(name) ?? -1]
  if (row === undefined) return undefined
  return accessOr(() => {
    const path = files.realPath(Corpus.below(root, row.file))
    const state = Corpus.isInside(root, path) ? files.stat(path) : undefined
    return state === undefined ? undefined : { file: row.file, fingerprint: Fingerprint.make(path, state) }
  }, undefined)
}

/** Checks whether a class file is what it was; a link that leads elsewhere now leads to another file. */
const isFresh = (sources: Sources, names: Names, name: string, place: Place | undefined): boolean => {
  if (place === undefined) return placeOf(sources, names, name) === undefined
  const { file, fingerprint } = place
  return accessOr(() => {
    const state = sources.files.stat(Corpus.below(names.root, file))
    return state !== undefined && Fingerprint.equals(fingerprint, Fingerprint.make(fingerprint.path, state))
  }, false)
}

/** Returns the document in a class file; undefined if it cannot be read, or is that of another class. */
const read = ({ files, parser }: Sources, name: string, { file, fingerprint }: Place): ClassDoc | undefined =>
  accessOr(() => {
    const doc = ClassFile.parse(files, parser, fingerprint.path, file)
    return Either.isRight(doc) && doc.right.name === name ? doc.right : undefined
  }, undefined)

const accessorsOf = (sources: Sources, names: Names): ReadonlyMap<string, ReadonlyArray<string>> => {
  const found = new Map<string, Array<string>>()
  for (const { name } of names.symbols.classes) {
    const path = placeOf(sources, names, name)?.fingerprint.path
    for (const accessor of path === undefined ? [] : accessorsIn(sources, path)) addTo(found, accessor, name)
  }
  return found
}

/** Returns the names of setters and getters in the text of a class file. */
const accessorsIn = ({ files }: Sources, path: string): ReadonlySet<string> =>
  accessOr(() => {
    const found = files.readText(path).matchAll(/\b(?:setter|getter)="(\w{1,100})"/g)
    return new Set(Array.from(found, ([, name = ""]) => name))
  }, new Set())

/** Time that documents are trusted without a check of their files, in milliseconds: the files may not be watched. */
const MAX_AGE = 1000
