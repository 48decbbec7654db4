/**
 * The documents of all classes at hand, for a reader that looks at dozens of them within one answer.
 *
 * A document is read when it is first asked for and kept as long as its snapshot: a checked script asks for the same
 * few hundred classes again and again.
 */
import { Context, Effect, Either, Layer } from "effect"
import { FileError, Files } from "../../../kernel/files/Files.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import * as Corpus from "../../reference/Corpus.ts"
import type { SymbolTable } from "../../reference/SymbolTable.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import type { Names } from "../live/Snapshot.ts"
import * as ClassFile from "./ClassFile.ts"

/** The document of a class; absent where there is none, or where its file cannot be read any more. */
export type Lookup = (name: string) => ClassDoc | undefined

export class ClassDocs extends Context.Tag("godot/ClassDocs")<
  ClassDocs,
  {
    /** The documents of a snapshot; the same lookup each time. */
    readonly of: (names: Names) => Lookup
  }
>() {
  static readonly layer = Layer.effect(
    ClassDocs,
    Effect.gen(function* () {
      const files = yield* Files
      const parser = yield* XmlDocParser

      const read = (names: Names, name: string): ClassDoc | undefined => {
        const row = names.symbols.classes[ClassTree.of(names.symbols).indexOf(name) ?? -1]
        if (row === undefined) return undefined
        try {
          const path = files.realPath(Corpus.below(names.root, row.file))
          if (!Corpus.isInside(names.root, path)) return undefined
          const doc = ClassFile.parse(files, parser, path, row.file)
          return Either.isRight(doc) && doc.right.name === name ? doc.right : undefined
        } catch (error) {
          if (error instanceof FileError) return undefined
          throw error
        }
      }

      const lookups = new WeakMap<SymbolTable, Lookup>()
      return ClassDocs.of({
        of: (names) => {
          let lookup = lookups.get(names.symbols)
          if (lookup === undefined) {
            const kept = new Map<string, ClassDoc | undefined>()
            lookup = (name) => {
              if (!kept.has(name)) kept.set(name, read(names, name))
              return kept.get(name)
            }
            lookups.set(names.symbols, lookup)
          }
          return lookup
        }
      })
    })
  )
}
