/** The rows that a search by words shows, and what it leaves behind, which must be nothing. */
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import { parse } from "../../../../src/godot/reference/XmlDocParser.ts"
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

  it("shows what a phrase means beside hundreds of names with one of its words", () => {
    const others = Array.from(
      { length: 300 },
      (_, i) => `<method name="language_${i}"><return type="void" /><description>The language.</description></method>`
    ).join("")
    const docOf = (name: string, methods: string) =>
      Either.getOrThrow(
        parse(
          `${name}.xml`,
          `<class name="${name}"><brief_description>B.</brief_description><description/><methods>${methods}</methods></class>`
        )
      )
    const meant = '<method name="set_locale"><return type="void" /><description></description></method>'
    const index = indexOf([docOf("Words", others), docOf("TranslationServer", meant)])
    const [hit] = search(index, { query: "language", kind: "method", limit: 10 }).hits
    assert.strictEqual(index.symbols.names[hit?.row ?? 0], "set_locale")
  })
})
