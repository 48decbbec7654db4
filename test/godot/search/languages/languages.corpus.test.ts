/** Tasks in other languages on a real reference, and the names that the word lists mean. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "@effect/vitest"
import { lists } from "../../../../src/godot/search/languages/lists.ts"
import { bookOf } from "../../../../src/godot/search/languages/PhraseBook.ts"
import { search } from "../../../../src/godot/search/Search.ts"
import * as SearchContext from "../../../../src/godot/search/SearchContext.ts"
import * as Expansion from "../../../../src/godot/search/text/Expansion.ts"
import { corpora, corpus, onCorpora } from "../../../support/corpora.ts"
import { byCategory, type Judged, mean, measure } from "../../../support/relevance.ts"
import { documents, indexOf, uriOf } from "../../../support/searchIndex.ts"

/** nDCG at 10 of tasks that the lists were tried on, and of those that were left aside. */
const floors = { japanese_task: 0.8, japanese_unseen: 0.8, chinese_task: 0.85, chinese_unseen: 0.85 } as const

describe.skipIf(corpora === undefined)(onCorpora("other languages on real references"), () => {
  it.each(["ja", "zh"])("answers tasks in words on 4.5: %s", { timeout: 60_000 }, (language) => {
    const index = indexOf(documents(corpus("godot-4.5")))
    const file = new URL(`${language}-4.5.json`, import.meta.url)
    const queries = JSON.parse(readFileSync(file, "utf8")) as ReadonlyArray<Judged>
    const rows = queries.map((judged) => {
      const { hits } = search(index, { query: judged.query, limit: 10 })
      const uris = hits.map(({ row }) => uriOf(index, row))
      return { ...measure(judged, uris), category: judged.category as keyof typeof floors }
    })
    for (const [category, group] of byCategory(rows)) {
      const ndcg = mean(group.map((row) => row.ndcg))
      expect([category, ndcg, ndcg >= floors[category as keyof typeof floors]]).toEqual([category, ndcg, true])
    }
  })

  it("mean only names that a reference holds", { timeout: 60_000 }, () => {
    const rowIn = (["godot-4.7", "godot-4.5"] as const).map((name) =>
      Expansion.rowOf(SearchContext.of(indexOf(documents(corpus(name)))))
    )
    for (const language of Object.keys(lists) as ReadonlyArray<keyof typeof lists>) {
      const names = new Set([...bookOf(language).entries.values()].flatMap((entry) => entry.names))
      const lost = [...names].filter((name) => name.includes(".") && rowIn.every((rowOf) => rowOf(name) < 0))
      expect(lost).toEqual([])
      expect(names.size).toBeGreaterThan(300)
    }
  })
})
