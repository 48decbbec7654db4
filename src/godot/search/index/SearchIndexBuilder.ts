/**
 * Makes a `SearchIndex` from class documents, one at a time.
 *
 * `add` keeps only the parts of a document that the index needs, so that a caller can parse, add and forget file by
 * file, and yield between two of them, or with `addSteps` between the parts of a class of thousands of members.
 */

import { runSync } from "../../../kernel/util/TimeSlices.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import type { ClassRows, SymbolTable } from "../../reference/SymbolTable.ts"
import * as Names from "../names/Names.ts"
import * as ReferencesBuilder from "./ReferencesBuilder.ts"
import type { LinkedRows, PartialIndex, SearchIndex } from "./SearchIndex.ts"
import * as TextsBuilder from "./TextsBuilder.ts"

export interface SearchIndexBuilder {
  /** Adds a class with its rows (`SymbolTable.rowsOf`); each class once, in any order. */
  readonly add: (doc: ClassDoc, rows: ClassRows, whole?: () => ClassDoc) => void
  /**
   * Adds a class in steps of a few members; no other class may be added before its end. If `doc` has no signatures,
   * they are those of `whole`, which is called when a signature is shown.
   */
  readonly addSteps: (doc: ClassDoc, rows: ClassRows, whole?: () => ClassDoc) => Generator<void, void>
  /** Adds the texts of a class without its references, which `finishSteps` receives. */
  readonly addTexts: (doc: ClassDoc, rows: ClassRows, whole?: () => ClassDoc) => Generator<void, void>
  /** The index over the classes of `symbols`; classes added that it does not name are left out. Ends the builder. */
  readonly finish: (symbols: SymbolTable) => SearchIndex
  /**
   * Does what `finish` does, in steps. `linked` is the result of a `ReferencesBuilder` for classes that were added by
   * `addTexts`.
   */
  readonly finishSteps: (symbols: SymbolTable, linked?: LinkedRows) => Generator<void, SearchIndex>
  /** The part of it that an index of other classes can be merged with. */
  readonly finishPart: (symbols: SymbolTable) => Generator<void, PartialIndex>
}

/**
 * Makes an empty builder.
 *
 * @example
 * const builder = make()
 * const rows = rowsOf({ file: "Node.xml", doc: node })
 * builder.add(node, rows)
 * builder.finish(assemble([rows])).symbols.names[0] // "Node"
 */
export const make = (): SearchIndexBuilder => {
  const texts = TextsBuilder.make()
  const references = ReferencesBuilder.make()

  function* addSteps(doc: ClassDoc, rows: ClassRows, whole?: () => ClassDoc): Generator<void, void> {
    yield* references.addSteps(doc, rows)
    yield* texts.addSteps(doc, rows, whole)
  }

  function* finishPart(symbols: SymbolTable): Generator<void, PartialIndex> {
    return { ...(yield* texts.finish(symbols)), references: yield* references.finish(symbols) }
  }

  function* finishSteps(symbols: SymbolTable, linked?: LinkedRows): Generator<void, SearchIndex> {
    const part = yield* texts.finish(symbols)
    yield
    const byName = Names.order(symbols.names)
    yield
    return { ...part, ...(linked ?? (yield* references.link(symbols))), byName }
  }

  return {
    add: (doc, rows, whole) => runSync(addSteps(doc, rows, whole)),
    addSteps,
    addTexts: texts.addSteps,
    finish: (symbols) => runSync(finishSteps(symbols)),
    finishSteps,
    finishPart
  }
}
