/** The texts of a class by row, as they are indexed. */
import type { ClassDoc, MethodDoc, Status } from "../../reference/ClassDoc.ts"
import type { Kind } from "../../reference/Kind.ts"
import type { ClassRows } from "../../reference/SymbolTable.ts"

/** The texts of one row. */
export interface Entry {
  readonly kind: Kind
  readonly name: string
  texts: Array<string>
  keywords: string
  enum: string | undefined
}

/** Number of members that are prepared between two yields. */
const PREPARED = 2048

/**
 * Returns an entry for the class itself and one for each of its rows, in their order;
 * yields between pieces of the work.
 */
export function* entriesOf(doc: ClassDoc, rows: ClassRows): Generator<void, ReadonlyArray<Entry>> {
  const self: Entry = {
    kind: "class",
    name: doc.name,
    texts: [doc.brief, doc.description],
    keywords: doc.keywords ?? "",
    enum: undefined
  }
  const entries = [self]
  const byName = new Map<Kind, Map<string, Entry>>()
  for (const { kind, name } of rows.members) {
    const entry: Entry = { kind, name, texts: [], keywords: "", enum: undefined }
    entries.push(entry)
    const ofKind = byName.get(kind)
    if (ofKind === undefined) byName.set(kind, new Map([[name, entry]]))
    else ofKind.set(name, entry)
    if (entries.length % PREPARED === 0) yield
  }
  const put = (kind: Kind, one: Status & { readonly name: string; readonly description: string }, of?: string) => {
    const entry = byName.get(kind)?.get(one.name)
    if (entry === undefined) return
    if (one.description !== "" && !entry.texts.includes(one.description)) entry.texts.push(one.description)
    if (one.keywords !== undefined) entry.keywords = `${entry.keywords} ${one.keywords}`
    if (of !== undefined) entry.enum = of
  }
  const methods: ReadonlyArray<readonly [Kind, ReadonlyArray<MethodDoc>]> = [
    ["constructor", doc.constructors],
    ["method", doc.methods],
    ["operator", doc.operators],
    ["annotation", doc.annotations]
  ]
  for (const [kind, ones] of methods) for (const one of ones) put(kind, one)
  for (const one of doc.properties) put("property", one, one.enum)
  for (const one of doc.signals) put("signal", one)
  for (const [index, one] of doc.constants.entries()) {
    put("constant", one, one.enum)
    if (index % PREPARED === PREPARED - 1) yield
  }
  for (const one of doc.themeItems) put("theme_item", one)
  if (entries.length > PREPARED) yield
  return entries
}
