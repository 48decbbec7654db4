import { describe, expect, it } from "@effect/vitest"
import { Either } from "effect"
import { assemble, ClassIndex, rowsOf } from "../../../../src/godot/reference/SymbolTable.ts"
import { parse } from "../../../../src/godot/reference/XmlDocParser.ts"
import * as SearchIndexBuilder from "../../../../src/godot/search/index/SearchIndexBuilder.ts"
import { TextReader } from "../../../../src/godot/search/index/TextBlocks.ts"
import { search } from "../../../../src/godot/search/Search.ts"

const constants = Array.from(
  { length: 1000 },
  (_, i) => `<constant name="VALUE_${i}" value="${i}">Text ${i}.</constant>`
)
const xml = `<class name="List"><brief_description>A list.</brief_description><constants>${constants.join("")}</constants></class>`

describe("the builder of the search index", () => {
  it("adds a class of a thousand members in steps, whole", () => {
    const doc = Either.getOrThrow(parse("List.xml", xml))
    const rows = rowsOf({ file: "List.xml", doc })
    const builder = SearchIndexBuilder.make()
    // Its references in steps of 64 members, then its texts in steps of 16 and the block that holds them.
    expect([...builder.addSteps(doc, rows)].length).toBe(15 + 62 + 1)
    const index = builder.finish(assemble([rows]))
    expect(new TextReader(index.texts).read(ClassIndex(0), 1000).text).toBe("Text 999.")
    expect(search(index, { query: "VALUE_417", limit: 1 }).hits).toMatchObject([{ row: 418 }])
  })
})
