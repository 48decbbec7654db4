import { assert, describe, it } from "@effect/vitest"
import { linksOf } from "../../../src/mdatlas/library/LinkPass.ts"

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
