/** Collects the references in the texts of classes, one class at a time. */
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import type { ClassRows, SymbolTable } from "../../reference/SymbolTable.ts"
import { addedClasses } from "./addedClasses.ts"
import { crossReferences } from "./CrossReferences.ts"
import { entriesOf } from "./Entries.ts"
import { ReferencesWriter, resolve, written, writtenEnum } from "./References.ts"
import type { LinkedRows, References } from "./SearchIndex.ts"

/** Members that one step adds: a millisecond at most. */
const STRIDE = 64

export interface ReferencesBuilder {
  /** Adds a class with its rows (`SymbolTable.rowsOf`), in steps of a few members. */
  readonly addSteps: (doc: ClassDoc, rows: ClassRows) => Generator<void, void>
  /** The references of the rows of `symbols`; classes added that it does not name are left out. */
  readonly finish: (symbols: SymbolTable) => Generator<void, References>
  /** The references of the rows, with the rows they lead to. */
  readonly link: (symbols: SymbolTable) => Generator<void, LinkedRows>
}

/**
 * Makes an empty builder.
 *
 * @example
 * const builder = make()
 * const rows = rowsOf({ file: "Node.xml", doc: node })
 * runSync(builder.addSteps(node, rows))
 * runSync(builder.link(assemble([rows]))).inbound.length // as many as rows
 */
export const make = (): ReferencesBuilder => {
  const writer = new ReferencesWriter()
  /** Class -> its stretch of the rows added; where it was added twice, the last one. */
  const added = new Map<string, { readonly first: number; readonly rows: number }>()
  let rowsAdded = 0

  function* addSteps(doc: ClassDoc, rows: ClassRows): Generator<void, void> {
    const entries = yield* entriesOf(doc, rows)
    for (const [offset, entry] of entries.entries()) {
      if (offset > 0 && offset % STRIDE === 0) yield
      for (const shown of entry.texts) {
        const text = doc.originals?.get(shown) ?? shown
        for (const reference of crossReferences(doc.name, text)) writer.push(written(reference))
      }
      writer.close(entry.enum === undefined ? undefined : writtenEnum(doc.name, entry.enum))
    }
    added.set(doc.name, { first: rowsAdded, rows: entries.length })
    rowsAdded += entries.length
  }

  const finish = (symbols: SymbolTable): Generator<void, References> => {
    const stretches = addedClasses(symbols, added).map(({ kept: { first, rows }, firstRow }) => ({
      from: first,
      to: first + rows,
      offset: firstRow - first
    }))
    return writer.finish(symbols.names.length, stretches)
  }

  function* link(symbols: SymbolTable): Generator<void, LinkedRows> {
    const references = yield* finish(symbols)
    yield
    return { references, ...(yield* resolve(symbols, references)) }
  }

  return { addSteps, finish, link }
}
