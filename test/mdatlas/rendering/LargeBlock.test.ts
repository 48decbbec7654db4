import { assert, describe, it } from "@effect/vitest"
import { renderBlock } from "../../../src/mdatlas/rendering/LargeBlock.ts"
import type { Rendered } from "../../../src/mdatlas/rendering/Rendering.ts"
import { renderPart } from "../../../src/mdatlas/rendering/RenderPass.ts"
import { growth } from "../../support/growth.ts"

/** All of a text rendered, in pages of so many code points. */
const pages = (text: string, format: Rendered, wanted = 12_000) => {
  const bytes = Buffer.from(text)
  const source = { descriptor: -1, size: bytes.length, bytes }
  const found: Array<string> = []
  let offset = 0
  let from = { byte: 0, steps: 0, chars: 0 }
  for (let page = 0; page < 1000; page++) {
    const part = renderPart(source, { start: 0, end: bytes.length, format, from, offset, wanted })
    found.push(part.blocks.join(""))
    if (part.isLast) return found
    offset = part.at + [...part.blocks.join("")].length
    from = part.marks.findLast(({ chars }) => chars <= offset) ?? from
  }
  return assert.fail("no end")
}

const numbers = (html: string, before: string) =>
  Array.from(html.matchAll(new RegExp(`${before}(\\d+)`, "g")), ([, number]) => Number(number))
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
/** Makes a line long at little cost: the parser takes its time for each piece of markup. */
const FILLER = "some words that a line is made of, ".repeat(5).trim()
const lines = (count: number, line: (index: number) => string) => upTo(count).map(line).join("\n")

describe("a block that is too long for one answer", () => {
  it("is a table of some rows each under the same head", () => {
    const html = pages(`| n | x |\n|--:|---|\n${lines(150, (at) => `| r${at} | ${FILLER} |`)}\n`, "html")
    assert.isAbove(html.length, 2)
    assert.deepStrictEqual(numbers(html.join(""), ">r"), upTo(150))
    for (const page of html)
      assert.match(page.trim(), /^<table>\n<thead>[\s\S]*<th align="right">n<\/th>[\s\S]*<\/table>$/)
  })

  it("is a list of some items each, whose numbers go on", () => {
    const text = pages(
      lines(200, (at) => `1. item ${at} ${FILLER}`),
      "plain"
    ).join("")
    assert.deepStrictEqual(numbers(text, "item "), upTo(200))
    assert.include(text, "\n200. item 199 ")
    const html = pages(
      lines(170, (at) => `${at + 3}. item ${at} ${FILLER}`),
      "html"
    ).join("")
    assert.deepStrictEqual(numbers(html, "item "), upTo(170))
    assert.match(html, /^<ol start="3">/)
  })

  it("is code within the same fences, to the letter", () => {
    const code = lines(2000, (at) => `  let a${at} = "<b>"`)
    const text = pages(`\`\`\`js\n${code}\n\`\`\`\n`, "plain").join("")
    assert.strictEqual(text.replaceAll("\n\n", "\n").trimEnd(), code)
    for (const page of pages(`~~~js\n${code}\n~~~`, "html")) assert.include(page, '<pre><code class="language-js">')
  })

  it("is what is in a quote or an item, each within its tags", () => {
    const quote = pages(
      lines(300, (at) => (at % 2 === 0 ? `> words *n${at}* ${FILLER}` : ">")),
      "html"
    ).join("")
    assert.deepStrictEqual(
      numbers(quote, "<em>n"),
      upTo(150).map((at) => at * 2)
    )
    assert.strictEqual(quote.match(/<blockquote>/g)?.length, quote.match(/<\/blockquote>/g)?.length)
    const item = pages(`- top\n\n${lines(170, (at) => `  - inner ${at} and ${FILLER}`)}`, "html").join("")
    assert.deepStrictEqual(numbers(item, "inner "), upTo(170))
  })

  it("is prose cut between sentences, and text of HTML", () => {
    const prose = `${lines(1800, (at) => `Word${at} *is* here.`).replaceAll("\n", " ")}\n`
    assert.deepStrictEqual(numbers(pages(prose, "plain").join(""), "Word"), upTo(1800))
    const html = pages(
      `<div>\n${lines(2000, (at) => `<b>t${at}</b>`)}\n<script>\nlet secret\n</script>\n</div>\n`,
      "html"
    ).join("")
    assert.deepStrictEqual(numbers(html, "t"), upTo(2000))
    assert.notInclude(html, "secret")
  })

  it("is taken apart in linear time, without any sentence in it too", () => {
    const apart = (text: string) => [...renderBlock(text, [], "html", "")].length
    assert.isAbove(apart("words ".repeat(20_000)), 20)
    const slow = growth((n) => "words ".repeat(n / 6), apart, { from: 1 << 17, longest: 1 << 24, most: 48 })
    assert.isUndefined(slow)
  })

  it("stands as it is where it is nested beyond measure", () => {
    const deep = lines(300, (at) => `${"  ".repeat(at)}- d${at}`)
    assert.deepStrictEqual(numbers(pages(deep, "html").join(""), "- d"), upTo(300))
    assert.include(pages(`${">".repeat(20_000)} x`, "html").join(""), "<pre><code>")
  })
})
