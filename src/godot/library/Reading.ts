/** How the search index reads a document's texts: in the words of `reference`. */
import type { Reading } from "../search/SearchIndexBuilder.ts"

export const reading: Reading = {
  plainText: (bbcode) => bbcode.replace(/\[[^\]\n]{0,80}\]/g, ""),
  signature: (_doc, _kind, name) => name
}
