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

  it("ends a tag in a value that nothing ends, not before that value", () => {
    assert.strictEqual(withoutTags(`<a b=">" c="d>e${"f".repeat(3000)}`), `e${"f".repeat(3000)}`)
  })

  it("has the text between its pieces, whatever they hold", () => {
    const text = fc.stringMatching(/^[a-z "'=>\n]{0,8}$/)
    const hidden = fc.constantFrom(
      "<a>",
      "</h2>",
      "<a href='>'>",
      '<a b="<h2>" c>',
      "<!-- <a> -->",
      "<script><a></script>"
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(text, hidden)), text, (parts, last) => {
        const html = parts.map(([before, tag]) => before + tag).join("") + last
        assert.strictEqual(withoutTags(html), parts.map(([before]) => before).join("") + last)
      })
    )
  })

  it("has links on the lines on which their tags begin, in any text", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...HOSTILE), { maxLength: 60 }), (parts) => {
        const html = parts.join("")
        const lines = html.split("\n")
        for (const { url, line } of htmlLinks(html).links) {
          assert.include(lines[line], "<", JSON.stringify(html))
          assert.include(lines.slice(line).join("\n"), url, JSON.stringify(html))
        }
      })
    )
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("\n", "x", "<b\n>", "<!--\n-->", "<a\nhref=LINK>"), { maxLength: 30 }),
        (parts) => {
          const before = parts.map((_, index) => parts.slice(0, index).join("").split("\n").length - 1)
          const expected = before.filter((_, index) => parts[index]?.includes("href"))
          assert.deepStrictEqual(
            htmlLinks(parts.join("")).links.map(({ line }) => line),
            expected
          )
        }
      )
    )
  })
})
