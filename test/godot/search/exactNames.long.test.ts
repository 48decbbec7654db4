import { describe, expect, it } from "@effect/vitest"
import { kinds } from "../../../src/godot/reference/Kind.ts"
import { ClassIndex } from "../../../src/godot/reference/SymbolTable.ts"
import { fold } from "../../../src/godot/search/analysis/Tokens.ts"
import { membersNamed } from "../../../src/godot/search/names/rules/Members.ts"
import { rank } from "../../../src/godot/search/Search.ts"
import { of } from "../../../src/godot/search/Searcher.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"
import { documents, indexOf, nameOf } from "../../support/searchIndex.ts"
import { giveWay } from "../../support/turns.ts"

describe.skipIf(corpora === undefined)(onCorpora("every member of a reference"), () => {
  it.each(["godot-4.7", "godot-4.5", "godot-4.1", "godot-3.2"] as const)(
    "is first for its own name as it is written: %s",
    { timeout: 600_000 },
    async (name) => {
      const index = indexOf(documents(corpus(name)))
      const { kindOf, names, owners } = index.symbols
      const kindAt = (row: number) => kinds[kindOf[row] ?? 0]
      // A theme item stands behind a real member of its name, the class's own or an ancestor's.
      const isHidden = (row: number) =>
        kindAt(row) === "theme_item" &&
        membersNamed(of(index), ClassIndex(owners[row] ?? 0), fold(names[row] ?? "")).some(
          (one) => kindAt(one.row) !== "theme_item"
        )
      const lost: Array<string> = []
      for (const row of names.keys()) {
        await giveWay()
        if (kindAt(row) === "class" || kindAt(row) === "enum" || isHidden(row)) continue
        const own = nameOf(index, row)
        const [first] = rank(index, { query: own, limit: 1 }).hits
        if (first === undefined || nameOf(index, first.row) !== own) lost.push(own)
      }
      expect(lost).toEqual([])
    }
  )
})
