/** Text, links and headings of raw HTML. */
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { decodeEntities, htmlLinks, htmlTitleOf, withoutTags } from "../../../src/mdatlas/document/Html.ts"

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

  it.each([
    ['<a hreflang="de" data-src="x" xhref="y" :href="z">', []],
    ['<a href = "a>b" title>', ["a>b"]],
    [`<a href='a"b'><A HREF=c>`, ['a"b', "c"]],
    ['</a href="x"><!-- <a href="y"> --><script src="z"></script><xh2 href=q>', ["q"]]
  ])("has links in href and src of its tags alone: %s", (html, urls) => {
    assert.deepStrictEqual(
      htmlLinks(html).links.map(({ url }) => url),
      urls
    )
  })

  it("has headings of six levels, with the text of their elements", () => {
    const titles = (html: string) => htmlLinks(html).headings.map(({ title }) => title)
    assert.deepStrictEqual(titles("<h1>a</h1><H6 class=x>b <b>&amp;</b>\n c</H6>"), ["a", "b & c"])
    const lines = htmlLinks("a\n<h2>b\n<b>c</b>\n</h2>\n<h3>d</h3>").headings.map(({ line }) => line)
    assert.deepStrictEqual(lines, [1, 4])
    assert.deepStrictEqual(titles("<h7>a</h7><h10>b</h10><xh2>c</xh2></h2><h>d</h>"), [])
  })

  it("has the title of a page, unless it is code", () => {
    const badge = '<p align="center">\n<img src="a.svg">\n'
    for (const [text, title] of [
      [`${badge}  <h1 align = "center">Pixels &amp; more</h1></p>\n`, { title: "Pixels & more", line: 3 }],
      ['<h1>\n<img src="a.svg" alt="">\n</h1>\n\n<div><H1>b\n c</H1></div>', { title: "b c", line: 5 }],
      [
        '<h1 align="center">\n<img src="a.svg"\nalt="Logo &amp; more"><img alt=b></h1>',
        { title: "Logo & more b", line: 1 }
      ],
      ['<img alt="a"><h1><img alt="b"> c</h1>', { title: "c", line: 1 }],
      ["<h2>a</h2>\n", undefined],
      ["Write `<h1>a</h1>`.\n", undefined],
      ["```html\n<h1>a</h1>\n```\n", undefined],
      ["<!-- <h1>a</h1> -->\n", undefined],
      ["", undefined]
    ] as const)
      assert.deepStrictEqual(htmlTitleOf(text), title, text)
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

describe("entities", () => {
  it.each([
    ["&amp;amp; &copy;", "&amp; ©"],
    ["&#65;&#x42;&#X43;", "ABC"],
    ["&#1;&#xD7FF;&#xE000;&#x10FFFF;", "\u0001\ud7ff\ue000\u{10ffff}"],
    ["&nosuch; &amp &#; &#x; &#xG;", "&nosuch; &amp &#; &#x; &#xG;"]
  ])("are the characters that they name: %s", (text, decoded) => {
    assert.strictEqual(decodeEntities(text), decoded)
  })

  it("are replaced where their number names no character", () => {
    for (const one of ["&#0;", "&#xD800;", "&#xDFFF;", "&#x110000;", "&#9999999;"])
      assert.strictEqual(decodeEntities(one), "\ufffd", one)
  })
})
