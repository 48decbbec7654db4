/** Why each hit of a query stands where it does, told for a person. */
import { type Request, search } from "./Search.ts"
import type { SearchIndex } from "./SearchIndex.ts"

/** The explanation of a search, line by line. */
export const explanation = (index: SearchIndex, request: Request): string => {
  const { hits, total } = search(index, request)
  const lines = hits.map(({ row, score, tier, note }) => {
    const owner = index.symbols.classes[index.symbols.owners[row] ?? 0]?.name ?? ""
    return `${score.toFixed(3)} ${tier} ${owner}.${index.symbols.names[row]}${note === undefined ? "" : ` (${note})`}`
  })
  return [`${total} hits`, ...lines].join("\n")
}
