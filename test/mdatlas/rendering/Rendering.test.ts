import { assert, describe, it, vi } from "@effect/vitest"
import { FastCheck } from "effect"
import { type Rendered, render, SEPARATOR } from "../../../src/mdatlas/rendering/Rendering.ts"
import { times } from "../../support/effort.ts"

const joined = (source: string, format: Rendered) => render(source, format).join(SEPARATOR[format])
const html = (source: string) => joined(source, "html")
const plain = (source: string) => {
  const text = joined(source, "plain")
  return text === "" ? "" : `${text}\n`
}

describe("html", () => {
  it("is CommonMark with GFM", () => {
    assert.strictEqual(html("# A *b*\n\ntext\n"), "<h1>A <em>b</em></h1>\n<p>text</p>")
    assert.include(html("| a | b |\n|---|:-:|\n| 1 | 2 |\n"), '<td align="center">2</td>')
    assert.include(html("- [x] done ~~old~~\n"), "<del>old</del>")
    assert.include(html("```js\nlet a\n```\n"), '<code class="language-js">')
    assert.include(html("見出し\n===\n"), "<h1>見出し</h1>")
  })

  it("has no script, event attribute or script link, however it is written", () => {
    for (const source of [
      "<script>alert(1)</script>",
      'a <img src=x onerror="alert(1)"> b',
      "[x](javascript:alert(1))",
      "[x](JaVaScRiPt:alert(1))",
      "[x](java&#10;script:alert(1))",
      "[x](vbscript:alert(1))",
      "[x](data:text/html,<script>alert(1)</script>)",
      "![x](javascript:alert(1))",
      "<javascript:alert(1)>",
      "[x]\n\n[x]: javascript:alert(1)",
      '<a href="javascript:alert(1)">x</a>',
      "<iframe src='https://example.com'></iframe>",
      "<style>*{display:none}</style>",
      "<svg/onload=alert(1)>",
      "<div\nonclick=alert(1)>\n",
      "a[^1]\n\n[^1]: <script>alert(1)</script>"
    ]) {
      assert.notMatch(
        html(source),
        /<script|<iframe|<style|<svg|<[a-z][^>]* on[a-z]+\s*=|(?:href|src)="(?:java|vb|data)/i,
        source
      )
    }
  })

  it("is safe whatever the source", () => {
    const piece = FastCheck.constantFrom(
      ...[
        "<",
        ">",
        "script",
        "javascript:",
        "a",
        "](",
        "[",
        ")",
        "\n",
        "&#x6a;",
        "<a href=",
        '"',
        " on",
        "load=",
        "![",
        "`",
        "<!--"
      ]
    )
    FastCheck.assert(
      FastCheck.property(FastCheck.array(piece, { maxLength: 24 }), (pieces) => {
        // `<` begins a tag and nothing else; what stands inside the quotes of a value is no attribute.
        for (const [tag] of html(pieces.join("")).matchAll(/<(?:"[^"]*"|[^">])*>/g)) {
          assert.notMatch(tag, /^<script|(?:href|src)="\s*javascript:/i)
          assert.notMatch(tag.replace(/="[^"]*"/g, ""), / on[a-z]+/i)
        }
      }),
      { numRuns: times(30, 100) }
    )
  })

  it("keeps the anchors of footnotes together", () => {
    const text = html("a[^n]\n\n[^n]: note\n")
    const target = /href="#([^"]+)"/.exec(text)?.[1]
    assert.isString(target)
    assert.include(text, `id="${target}"`)
  })

  it("comes in blocks that are each well formed", () => {
    const blocks = render("# A\n\n- b\n- c\n\n> d\n", "html")
    assert.deepStrictEqual(
      blocks.map((block) => block.slice(0, 4)),
      ["<h1>", "<ul>", "<blo"]
    )
  })

  it("leaves front matter out", () => {
    assert.strictEqual(html("---\ntitle: x\n---\n\ntext"), "<p>text</p>")
  })
})

describe("plain", () => {
  it("has no markup, and entities decoded", () => {
    assert.strictEqual(
      plain("# A *b* `c` &amp; \\*\n\n[link](x) ![image](y) <b>bold</b>  \nnext\n"),
      "A b c & *\n\nlink image bold\nnext\n"
    )
  })

  it("gives each item, row and quoted block a line", () => {
    assert.strictEqual(plain("1. a\n   - b\n2. c\n"), "1. a\nb\n2. c\n")
    assert.strictEqual(plain("| a | b |\n|--|--|\n| 1 | *2* |\n"), "a\tb\n1\t2\n")
    assert.strictEqual(plain("> a\n>\n> b\n"), "a\n\nb\n")
  })

  it("keeps code to the letter, and the text of raw HTML without its tags", () => {
    assert.strictEqual(plain("```\n<a> &amp;\n```\n"), "<a> &amp;\n")
    assert.strictEqual(plain("<div>\ntext<!-- no --><script>no()</script>\n</div>\n"), "text\n")
    assert.strictEqual(plain("<div>\nopen <!-- never closed\n"), "open\n")
    assert.strictEqual(plain("<style>\nno\n</style>\n"), "")
  })

  it("finds the end of a script after letters that lower case makes longer", () => {
    const text = `${"İ".repeat(40)}kept`
    assert.strictEqual(plain(`<div>${"İ".repeat(40)}<SCRIPT>no</Script >kept</div>\n`), `${text}\n`)
  })

  it("goes over raw HTML once, however many scripts it holds", () => {
    const lowered = vi.spyOn(String.prototype, "toLowerCase")
    const text = plain(`<div>\n${"<script>no</script>yes\n".repeat(500)}</div>\n`)
    const units = lowered.mock.contexts.reduce<number>((sum, of) => sum + String(of).length, 0)
    lowered.mockRestore()
    assert.strictEqual(text, `${"yes\n".repeat(500)}`)
    assert.isBelow(units, 100_000)
  })

  it("names footnotes and leaves definitions out", () => {
    assert.strictEqual(plain("a[^1] [b]\n\n[^1]: note\n\n[b]: x\n"), "a[1] b\n\n[1] note\n")
  })
})
