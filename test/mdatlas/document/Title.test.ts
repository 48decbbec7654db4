import { describe, expect, it } from "@effect/vitest"
import { Labels } from "../../../src/mdatlas/document/Labels.ts"
import { titleOf } from "../../../src/mdatlas/document/ParsedTitle.ts"
import { times } from "../../support/effort.ts"
import { random } from "./Fuzz.ts"
import { byMdast, scanned } from "./Oracles.ts"

const NONE = new Labels()

describe("titles", () => {
  it.each([
    ["plain text", "plain text"],
    ["**Bold**, *it* and ***both***", "Bold, it and both"],
    ["`code *x*` and ``a ` b``", "code *x* and a ` b"],
    ["get_node_or_null and _it_", "get_node_or_null and it"],
    ["\\*not\\* \\a", "*not* \\a"],
    ["A &amp; B &copy; &#65;", "A & B © A"],
    ["[link](https://x.y/z_w) text", "link text"],
    ["[link](<a b> 'title')", "link"],
    ["![image](x.png) <b>bold</b> <br/>", "image bold"],
    ["~~old~~ ~5", "old ~5"],
    ["[1.0.0] - 2020", "[1.0.0] - 2020"],
    ["[a [b](c) d](e)", "[a b d](e)"],
    ["見出し（**強調**）です", "見出し（強調）です"],
    ["https://x.y/_a_b_ www.x.y", "https://x.y/_a_b_ www.x.y"],
    ["[1.2.0](https://x.y/compare/v1_0...v_2) (2020-01-01)", "1.2.0 (2020-01-01)"],
    ['<a name="x_y"></a>List&lt;T&gt; &mdash; *x*', "List<T> \u2014 x"],
    ["[![a *b*](https://x.y/z_w)](u) ![c <b>](d)", "a b c <b>"],
    ["a < b & c > d", "a < b & c > d"],
    ["", ""]
  ])("%s", (source, title) => {
    expect(titleOf(source, NONE)).toBe(title)
  })

  it("read brackets as markup where the document defines their label", () => {
    const definitions = "\n\n[1.0.0]: /u\n[^n]: note\n"
    expect(scanned(`# [1.0.0] - 2020${definitions}`)[0]?.title).toBe("1.0.0 - 2020")
    expect(scanned(`# [*x*][1.0.0]${definitions}`)[0]?.title).toBe("x")
    expect(scanned(`# Title[^n]${definitions}`)[0]?.title).toBe("Title")
    expect(scanned(`# [ ] open${definitions}`)[0]?.title).toBe("[ ] open")
    expect(scanned(`# [1.0.0] &amp; [ ]${definitions}`)[0]?.title).toBe("1.0.0 & [ ]")
  })

  it.each([
    "# Wow![^1]\n\n[^1]: n\n",
    "\u00a0# A\nB *x*\n===\n",
    "\u3000# A *b*\nB\n===\n",
    "\f# A\nB\n===\n",
    "A\n\f# B\n===\n",
    "A\n\u00a0# B *c*\n===\n",
    "[r]: /u\n:-:\n\n# [r] x\n",
    "[r]: /u\n| - |\n# [r]\n",
    "[r]: /u\n\n# [r]\n",
    "---\n[r]: /u\n---\n# [r]\n"
  ])("are those of mdast for %j", (text) => {
    expect(scanned(text)).toEqual(byMdast(text))
  })

  it("join the lines of a setext heading", () => {
    expect(scanned("a *b\n  c* d  \ne\\\nf\n===")[0]?.title).toBe("a b c d e f")
  })

  it("of megabytes are cut, between code points", () => {
    const [heading] = scanned(`# ${"語".repeat(1_000_000)}\n`)
    expect(heading?.title).toBe("語".repeat(1365))
  })

  it("are those of mdast, for random ones", () => {
    const next = random(4)
    const pieces = [
      "*",
      "**",
      "_",
      "__",
      "***",
      "a",
      "b c",
      " ",
      " ",
      "`",
      "``",
      "\\",
      "[",
      "]",
      "](x)",
      "[x](y)",
      "(",
      ")"
    ].concat([
      "!",
      "&amp;",
      "&",
      "<b>",
      "<",
      "~",
      "~~",
      "語",
      "。",
      "“",
      "[d]",
      "[d][]",
      "[e][d]",
      "#",
      "@",
      "a@b.c",
      "www.a.b",
      "](https://x.y/_z_)",
      "](www.x_y_)",
      "![",
      '<a name="x">',
      '<a href="https://x.y/_z_">',
      "</a>",
      "<br />",
      '<a b="',
      '">',
      "&lt;",
      "&copy;",
      "&rarr;",
      "`https://x.y/_z_`",
      "`www.x_`",
      "ftp://x_y_"
    ])
    for (let i = 0; i < times(80, 250); i++) {
      let source = ""
      for (let n = 1 + Math.floor(next() * 8); n > 0; n--) source += pieces[Math.floor(next() * pieces.length)]
      const text = `# x${source}${i % 3 === 0 ? "\n\n[d]: /u" : ""}\n`
      expect(scanned(text)[0]?.title, JSON.stringify(text)).toBe(byMdast(text)[0]?.title)
    }
  })
})
