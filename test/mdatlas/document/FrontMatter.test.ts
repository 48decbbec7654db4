/** Scalars of front matter and the title in it. */
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { frontMatterOf, matterTitleOf } from "../../../src/mdatlas/document/FrontMatter.ts"

describe("front matter", () => {
  it("has its scalars in YAML and TOML", () => {
    const yaml = '---\ntitle : "a" # b\nno:space\nsize: 3\ndraft: false\nlist: [a]\nempty:\n---\nlater: 1\n'
    assert.deepStrictEqual(frontMatterOf(yaml), { title: "a", size: 3, draft: false })
    assert.deepStrictEqual(frontMatterOf("\ufeff+++  \r\na =1\r\n[b]\r\nc = 2\r\n+++"), { a: 1 })
  })

  it("is only at the beginning, and ends as it begins", () => {
    for (const none of [
      "---\ntitle: x\n\ntext\n\n+++\na = 1\n+++\n",
      "\n---\na: 1\n---\n",
      "---\na: 1\n----\n",
      "---\na: 1\n",
      "---\n---\na: 1\n---\n"
    ])
      assert.isUndefined(frontMatterOf(none), JSON.stringify(none))
  })

  it("gives the title on its line", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a: 1", "# title: b", "", " title: c", "- d")), (lines) => {
        const text = ["---", ...lines, "title: e", "---", "title: f"].join("\n")
        assert.deepStrictEqual(matterTitleOf(text), { title: "e", line: lines.length + 2 })
      })
    )
  })
})
