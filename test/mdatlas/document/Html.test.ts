/** Text, links and headings of raw HTML. */
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { htmlLinks, withoutTags } from "../../../src/mdatlas/document/Html.ts"

const HOSTILE = [
  "<",
  "<a",
  " href=",
  '"',
  "'",
  ">",
  "<!--",
  "-->",
  "<script",
  "</script>",
  "x",
  "=",
  "\n",
  "<h2>",
  "</h2>"
]

describe("raw HTML", () => {
  it("has its text between tags, comments, scripts and styles", () => {
    assert.strictEqual(withoutTags('<a title="1 > 0">a</a> < b <!-- c > --><style>d</style>e<script>f'), "a < b e")
    assert.strictEqual(withoutTags('<a title="open>a</a>'), "a")
    assert.strictEqual(withoutTags("it's <b"), "it's ")
  })

  it("has links on lines that it has, in any text", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...HOSTILE), { maxLength: 60 }), (parts) => {
        const html = parts.join("")
        const lines = html.split("\n")
        for (const { url, line } of htmlLinks(html).links)
          assert.include(lines.slice(line).join("\n"), url, JSON.stringify(html))
        assert.isAtMost(withoutTags(html).length, html.length)
      })
    )
  })
})
