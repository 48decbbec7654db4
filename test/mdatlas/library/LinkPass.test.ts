import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import type { Nodes } from "mdast"
import { linksOf } from "../../../src/mdatlas/library/LinkPass.ts"
import { sampled, times } from "../../support/effort.ts"
import { random } from "../document/Fuzz.ts"
import { mdastOf } from "../document/Oracles.ts"

/** A document of some 100 kB: a link in every fifth line, one title at its two ends, a definition at its end. */
const long = (end: string) => {
  const part = (index: number) => [`## Part ${index}`, "", "prose ".repeat(40), `[x](${index}.md)`, ""]
  const lines = ["---", "a: b", "---", "# See [it][far]", "", "## Twice", ""]
  for (let index = 0; index < 400; index += 1) lines.push(...part(index))
  lines.push("## Twice", "", "[far]: far.md", "", "---", "title: none", "---", "", "```", "open")
  return { text: lines.join(end), lines }
}

describe("the links of a document", () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    it(`keep their lines and meaning in a long one with ${JSON.stringify(end)}`, () => {
      const { text, lines } = long(end)
      const { links, anchors, duplicates, openFences } = linksOf(text)
      const inLines = lines.flatMap((line, index) => {
        const url = /\((\d+\.md)\)$/.exec(line)?.[1]
        return url === undefined ? [] : [{ url, line: index + 1 }]
      })
      assert.deepStrictEqual(links, [...inLines, { url: "far.md", line: lines.indexOf("[far]: far.md") + 1 }])
      assert.strictEqual(anchors[0], "see-it")
      assert.include(anchors, "twice-1")
      assert.deepStrictEqual(duplicates, [{ title: "Twice", line: lines.lastIndexOf("## Twice") + 1, first: 6 }])
      assert.deepStrictEqual(openFences, [lines.lastIndexOf("```") + 1])
    })
  }
})

/** Links and fences as the parser finds them that is given the whole document, with lines. */
const byMdast = (text: string) => {
  const links: Array<string> = []
  const headings: Array<number> = []
  const sourceOf = ({ position }: Nodes): string => text.slice(position?.start.offset, position?.end.offset)
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 0
    if (node.type === "link" || node.type === "image" || node.type === "definition") links.push(`${line} ${node.url}`)
    if (node.type === "heading") headings.push(line)
    // Headings of raw HTML have anchors as well.
    if (node.type === "html") headings.push(...Array.from(node.value.matchAll(/<h[1-6][\s>]/g), () => line))
    // Of a heading without words another anchor is known, too.
    if (node.type === "heading" && !/[\p{L}\p{N}]/u.test(sourceOf(node))) headings.push(line)
    if ("children" in node) node.children.forEach(visit)
  }
  visit(mdastOf(text))
  // Bare addresses lead to other sites: no check looks at them.
  return { links: links.filter((link) => !/^\d+ (?:https?:|mailto:)/.test(link)).sort(), headings: headings.length }
}

const byLinksOf = (text: string) => {
  const { links, anchors } = linksOf(text)
  const told = links.map(({ url, line }) => `${line} ${url}`)
  return { links: told.filter((link) => !/^\d+ (?:https?:|mailto:)/.test(link)).sort(), headings: anchors.length }
}

const PREFIXES = [
  "",
  "",
  "",
  "",
  "- ",
  "- ",
  "* ",
  "1. ",
  "  ",
  "    ",
  "  - ",
  "    - ",
  "> ",
  "# ",
  "## ",
  "| ",
  "-     ",
  "2) ",
  ...["> > ", "   > ", ">", "      ", "   - ", "     "]
]
const PIECES = [
  ...[
    "text",
    "[a](b.md)",
    "[a](b.md)",
    "![i](i.png)",
    '[t](c.md "title")',
    "`code`",
    "`[no](x)`",
    "*em*",
    "[x]",
    "[ ] ",
    "[d]"
  ],
  ...[
    "[a][d]",
    "[d](e.md)",
    "[^1]",
    "``[no](y)``",
    "`",
    "\\",
    "\\[",
    "[",
    "]",
    "](",
    "(",
    ")",
    "[![i](i.png)](j.md)",
    "a|b",
    "|"
  ],
  ...[
    "https://x.y/[z](q.md)",
    "[a](b(c).md)",
    "[a](<b c.md>)",
    "[a](b&amp;c.md)",
    "[a](b?x=1&y=2)",
    "&amp;",
    "]: ",
    "**",
    "日本語"
  ],
  ...["`a", "b`", "\\`", "< 3", "<b>", "[x\ny](z.md)", "&lt;", "[^1][d]", "[a][d](f.md)", "[d][a]", "![i][d]", "@me"],
  ...["[d]: q.md", "\\[a](w.md)", "[a\\](v.md)"]
]
const WHOLE = [
  "",
  "",
  "",
  "---",
  "===",
  "***",
  "```",
  "~~~",
  "[d]: d.md",
  "[^1]: note [n](n.md)",
  "|---|---|",
  "---|---",
  "a | b",
  "    code [no](z)",
  "1. [l](l.md)",
  ...["  ```", "    ```", "   ```", "   ~~~", ">", '[d]: d.md "t"', "[e]: <f g.md>", "[d]: d.md (t) x"],
  ...["   text [k](k.md)", "  text [k2](k2.md)"]
]

const randomDocument = (seed: number): string => {
  const next = random(seed)
  const pick = (from: ReadonlyArray<string>) => from[Math.floor(next() * from.length)] ?? ""
  const line = () => {
    if (next() < 0.4) return pick(WHOLE)
    const pieces = Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick(PIECES))
    return pick(PREFIXES) + pieces.join(next() < 0.8 ? " " : "")
  }
  // mdast reads a list behind a first line of "---" as text.
  return ["top", "", ...Array.from({ length: 1 + Math.floor(next() * 10) }, line)].join("\n")
}

describe("the links of usual blocks, which are read without a parser", () => {
  it("are those that mdast finds, in random documents", () => {
    for (let seed = 1; seed <= times(25, 150); seed += 1) {
      const text = randomDocument(seed)
      // mdast takes an ordered list that follows indented code for a paragraph.
      if (/^ {4}.*\n+\d[.)]/m.test(text)) continue
      // Headings are compared elsewhere, and there with commonmark.js, which has fewer faults.
      assert.deepStrictEqual(byLinksOf(text).links, byMdast(text).links, `seed ${seed}: ${JSON.stringify(text)}`)
    }
  })

  const corpus = process.env["GODOT_CORPUS_DIR"]
  it.skipIf(corpus === undefined)("are those that mdast finds in real documents", () => {
    const folder = join(corpus ?? "", "markdown")
    const files = readdirSync(folder).filter((file) => file.endsWith(".md"))
    for (const name of sampled(files, 8)) {
      const text = readFileSync(join(folder, name), "utf8").slice(0, 6000)
      assert.deepStrictEqual(byLinksOf(text), byMdast(text), name)
    }
  })
})

describe("the links of raw HTML", () => {
  const urls = (html: string) => linksOf(html).links.map(({ url }) => url)

  it("stand on the lines of their tags, whatever their quotation marks", () => {
    const html =
      "> <div title='1 > 0'>\n>\n> <p>\n> <a\n> href=a.md>1 < 2</a>\n> <img src='b.png' alt=\"a > b\">\n> </p>\n"
    assert.deepStrictEqual(linksOf(html).links, [
      { url: "a.md", line: 4 },
      { url: "b.png", line: 6 }
    ])
    assert.deepStrictEqual(urls('<a href="it&#39;s.md?a=1&amp;b=2">'), ["it's.md?a=1&b=2"])
  })

  it("are none in comments, scripts and styles, nor expressions of a template", () => {
    for (const html of [
      '<!-- <a href="a.md"> -->',
      'text <!-- <img src="a.png"> --> more',
      "<script>\nconst link = '<a href=\"a.md\">'\n</script>",
      '<img :src="logo"><a v-bind:href="link" data-href="a.md">',
      "<Image src={logo} />"
    ])
      assert.deepStrictEqual(urls(`${html}\n`), [], html)
  })

  it("lead to names without quotation marks, and to headings of HTML", () => {
    const { anchors } = linksOf(
      '<a name=Here></a>\n\n# Use\n\n<h2 align="center">\n  <b>Get</b> &amp; use\n</h2>\n\n<h2>Use</h2>\n'
    )
    for (const anchor of ["here", "get--use", "use", "use-1"]) assert.include(anchors, anchor)
  })
})

describe("the anchors of a document", () => {
  it("are also those that only some generators make", () => {
    const text =
      "## What's new { #new .wide }\n\n### Old {: #before}\n\nA text\n{: .note #aside }\n\n`publishDir`\n: The folder.\n\nno term:\nx\n"
    const { anchors } = linksOf(text)
    assert.includeMembers([...anchors], ["new", "before", "aside", "publishdir"])
    assert.notInclude(anchors, "no-term")
  })

  it("are the identifiers that stand among other attributes", () => {
    for (const attributes of ["{ .wide id=there }", '{: id="there" }', "{ .wide #there }", "{/* #there */}"])
      assert.include(linksOf(`## A ${attributes}\n`).anchors, "there", attributes)
  })
})

describe("duplicate headings", () => {
  it("are none where the headings show nothing", () => {
    const { duplicates } = linksOf("## <!-- setting a -->\n\n## <!-- setting b -->\n\n## C\n\n## C\n")
    assert.deepStrictEqual(duplicates, [{ title: "C", line: 7, first: 5 }])
  })
})

describe("a document", () => {
  it("may have other files put into it", () => {
    for (const include of [
      "{{% include a.md %}}",
      "{{#include a.md}}",
      "{% include a.md %}",
      "<!--@include: a.md-->",
      '--8<-- "a.md"',
      "<!-- include: a.md -->",
      "{!a.md!}",
      "::: package.module",
      "[!include[a](a.md)]",
      "```{include} a.md\n```",
      "import A from './_a.mdx'",
      '<Snippet file="a.mdx" />'
    ])
      assert.isTrue(linksOf(`# A\n\n${include}\n`).includes, include)
    for (const none of [
      "include {{ a }} a-8<b",
      "<!-- including -->",
      ":::note",
      "::: tip",
      '<Card href="a.mdx">',
      "{!a}"
    ])
      assert.isFalse(linksOf(`# A\n\n${none}\n`).includes, none)
  })
})

describe("the links of MDX", () => {
  const mdx = [
    "<Tabs>",
    '<TabItem label="npm" href="card.md">',
    "```sh",
    "npm install",
    "",
    "# no heading [x](no-link.md)",
    "```",
    "</TabItem>",
    '<TabItem label="deep">',
    "- ```sh",
    "  ls",
    "  ```",
    "        ```sh",
    "        ls",
    "",
    "  ```",
    "</TabItem>",
    "</Tabs>",
    "## Use [it](use.md)",
    "<Box>",
    "        ### Deep",
    "</Box>",
    "```",
    "open"
  ].join("\n")

  it("follow tags on lines of their own", () => {
    const { links, anchors, openFences, duplicates } = linksOf(mdx, true)
    assert.deepStrictEqual(links, [
      { url: "card.md", line: 2 },
      { url: "use.md", line: 19 }
    ])
    assert.includeMembers([...anchors], ["use-it", "deep"])
    assert.deepStrictEqual([openFences, duplicates], [[23], []])
  })

  it("are none in comments", () => {
    const urlsOf = (text: string) => linksOf(text, true).links.map(({ url, line }) => `${url} ${line}`)
    assert.deepStrictEqual(urlsOf('{/* <a href="no.md"> */} [a](b.md) { /* [c](no.md) */ }\n'), ["b.md 1"])
    assert.deepStrictEqual(urlsOf("a {/* [b](no.md)\n\n```\n## C\n*/} [d](e.md) {/*\n[f](no.md) */}\n\n[g](h.md)\n"), [
      "e.md 5",
      "h.md 8"
    ])
    assert.notInclude(linksOf("{/*\n## C\n*/}\n", true).anchors, "c")
    for (const none of [
      "`{/*` [a](b.md) `*/}`\n",
      "``a`{/*`` [a](b.md) {/* c */}\n",
      "\\{/* [a](b.md) */}\n",
      "{/* [a](b.md)\n",
      "{/* [a](b.md) */ c}\n",
      "```\n{/*\n```\n[a](b.md)\n\n*/}\n"
    ])
      assert.deepStrictEqual(
        urlsOf(none).map((link) => link.slice(0, 4)),
        ["b.md"],
        none
      )
  })

  it("are those of Markdown in other files", () => {
    assert.deepStrictEqual(
      linksOf(mdx).links.map(({ url }) => url),
      ["card.md", "no-link.md"]
    )
  })
})
