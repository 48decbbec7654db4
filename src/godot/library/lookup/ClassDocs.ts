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
    const files = yield* Files
    const parser = yield* XmlDocParser

    const clock = yield* Effect.clock

    /** Returns the present state of a class file; undefined if it cannot be read, or lies outside the root. */
    const placeOf = (names: Names, name: string): Place | undefined => {
      const row = names.symbols.classes[ClassTree.of(names.symbols).indexOf(name) ?? -1]
      if (row === undefined) return undefined
      return accessOr(() => {
        const path = files.realPath(Corpus.below(names.root, row.file))
        const state = Corpus.isInside(names.root, path) ? files.stat(path) : undefined
        return state === undefined ? undefined : { file: row.file, fingerprint: Fingerprint.make(path, state) }
      }, undefined)
    }

    /** Checks whether a class file is what it was; a link that leads elsewhere now leads to another file. */
    const isFresh = (names: Names, name: string, place: Place | undefined): boolean => {
      if (place === undefined) return placeOf(names, name) === undefined
      const { file, fingerprint } = place
      return accessOr(() => {
        const state = files.stat(Corpus.below(names.root, file))
        return state !== undefined && Fingerprint.equals(fingerprint, Fingerprint.make(fingerprint.path, state))
      }, false)
    }

    const read = (name: string, place: Place | undefined): ClassDoc | undefined => {
      if (place === undefined) return undefined
      return accessOr(() => {
        const doc = ClassFile.parse(files, parser, place.fingerprint.path, place.file)
        return Either.isRight(doc) && doc.right.name === name ? doc.right : undefined
      }, undefined)
    }

    const accessorsOf = (names: Names): ReadonlyMap<string, ReadonlyArray<string>> => {
      const found = new Map<string, Array<string>>()
      for (const { name } of names.symbols.classes) {
        const path = placeOf(names, name)?.fingerprint.path
        for (const accessor of path === undefined ? [] : accessorsIn(files, path)) addTo(found, accessor, name)
      }
      return found
    }

    const make = (names: Names): CacheEntry => {
      const docs = new Map<string, { readonly doc: ClassDoc | undefined; readonly place: Place | undefined }>()
      return {
        checkedAt: clock.unsafeCurrentTimeMillis(),
        accessors: lazy(() => accessorsOf(names)),
        isFresh: () => {
          for (const [name, { place }] of docs) if (!isFresh(names, name, place)) return false
          return true
        },
        lookup: (name) =>
          getOrMake(docs, name, () => {
            const place = placeOf(names, name)
            return { place, doc: read(name, place) }
          }).doc
      }
    }

    const all = new WeakMap<SymbolTable, CacheEntry>()
    const entryOf = (names: Names): CacheEntry => {
      const known = all.get(names.symbols)
      const now = clock.unsafeCurrentTimeMillis()
      if (known !== undefined) {
        if (now - known.checkedAt < MAX_AGE) return known
        known.checkedAt = now
        if (known.isFresh()) return known
      }
      const made = make(names)
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

/** Returns the names of setters and getters in the text of a class file. */
const accessorsIn = (files: Context.Tag.Service<Files>, path: string): ReadonlySet<string> =>
  accessOr(() => {
    const found = files.readText(path).matchAll(/\b(?:setter|getter)="(\w{1,100})"/g)
    return new Set(Array.from(found, ([, name = ""]) => name))
  }, new Set())

/** Time that documents are trusted without a check of their files, in milliseconds: the files may not be watched. */
const MAX_AGE = 1000
