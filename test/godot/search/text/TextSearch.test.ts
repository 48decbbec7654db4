/** What a search leaves behind, which must be nothing. */
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { search } from "../../../../src/godot/search/Search.ts"
import { root } from "../../../support/bundle.ts"
import { sampled } from "../../../support/effort.ts"
import { documents, indexOf } from "../../../support/searchIndex.ts"
import questions from "../relevance-people-4.5.json" with { type: "json" }

describe("a search by words", () => {
  it("has the answer of a first one, whatever was asked before", () => {
    const docs = documents(join(root, "doc/classes"))
    const ask = (queries: ReadonlyArray<string>) => {
      const index = indexOf(docs)
      return queries.map((query) => search(index, { query, limit: 20 }))
    }
    const queries = sampled(questions, 10).map(({ query }) => query)
    assert.deepStrictEqual(ask(queries), ask(queries.toReversed()).reverse())
  })
})
