/** The libraries that search is measured against: MiniSearch and FlexSearch, well set up, on the same documents. */
import FlexSearch from "flexsearch"
import MiniSearch from "minisearch"
import { type Kind, kinds } from "../../src/godot/reference/Kind.ts"
import { ClassIndex } from "../../src/godot/reference/SymbolTable.ts"
import type { SearchIndex } from "../../src/godot/search/index/SearchIndex.ts"
import { TextReader } from "../../src/godot/search/index/TextBlocks.ts"

interface Document {
  readonly id: number
  readonly name: string
  readonly className: string
  readonly kind: Kind
  readonly text: string
}

const documentsOf = (index: SearchIndex): ReadonlyArray<Document> => {
  const { symbols } = index
  const reader = new TextReader(index.texts)
  return symbols.names.map((name, row) => {
    const owner = ClassIndex(symbols.owners[row] ?? 0)
    return {
      id: row,
      name,
      className: symbols.classes[owner]?.name ?? "",
      kind: kinds[symbols.kindOf[row] ?? 0] ?? "class",
      text: reader.read(owner, row - (symbols.firstRow[owner] ?? 0)).text
    }
  })
}

/** Rows of `index`, best first: names before classes before text, words begun and misspelt forgiven. */
export const miniSearch = (
  index: SearchIndex
): ((query: string, limit: number, kind?: Kind) => ReadonlyArray<number>) => {
  const mini = new MiniSearch<Document>({
    fields: ["name", "className", "text"],
    storeFields: ["kind"],
    searchOptions: { boost: { name: 3, className: 2 }, prefix: true, fuzzy: 0.2 }
  })
  mini.addAll(documentsOf(index))
  return (query, limit, kind) =>
    mini
      .search(query, kind === undefined ? {} : { filter: (found) => found["kind"] === kind })
      .slice(0, limit)
      .map(({ id }) => id as number)
}

/** Rows of `index`, best first as FlexSearch merges the results of its fields; words begun are found. */
export const flexSearch = (index: SearchIndex): ((query: string, limit: number) => ReadonlyArray<number>) => {
  const flex = new FlexSearch.Document({
    document: { id: "id", index: ["name", "className", "text"] },
    tokenize: "forward"
  })
  for (const { id, name, className, text } of documentsOf(index)) flex.add({ id, name, className, text })
  return (query, limit) =>
    flex
      .search(query, { limit })
      .flatMap(({ result }) => result.map(Number))
      .slice(0, limit)
}
