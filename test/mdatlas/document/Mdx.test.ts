/** MDX as Markdown: its tags, indented headings and fences. */
import { assert, describe, it } from "@effect/vitest"
import { openedTags } from "../../../src/mdatlas/document/Mdx.ts"

describe("a document of MDX", () => {
  it.each([
    ["<Tab>\n## A\n</Tab>", "<Tab>\n\n## A\n</Tab>\n"],
    ["  <Tab label='a'><Card>  \nb", "  <Tab label='a'><Card>  \n\nb"],
    ["<b>a</b>\na <br/>\n<\nc", "<b>a</b>\na <br/>\n<\nc"],
    ["a\n```js\n<Tab>\n```\nb", "a\n\n\n\nb"]
  ])("has a blank line after lines of tags alone, and in place of its fences: %j", (source, text) => {
    assert.strictEqual(openedTags(source).text, text)
  })

  it("maps each line to its line in the source", () => {
    const { lines, text } = openedTags("<Tab>\na\n~~~\nb\n~~~\n</Tab>\nc")
    assert.deepStrictEqual(text.split("\n"), ["<Tab>", "", "a", "", "", "", "</Tab>", "", "c"])
    assert.deepStrictEqual(lines.slice(1), [1, 1, 2, 3, 4, 5, 6, 6, 7])
  })

  it("has the titles of indented headings, without the signs that close them", () => {
    const { titles } = openedTags("<Card>\n  ## Use ##\n\t### C#\n ###### a #b #\n  # ##\n# x\n  ####### y\n  a ## b\n")
    assert.deepStrictEqual(titles, ["Use", "C#", "a #b", ""])
  })

  it("has fences that nothing closes: no other mark does, and no shorter one", () => {
    const open = (source: string) => openedTags(source).openFences
    assert.deepStrictEqual(open("```\na\n~~~\nb\n```\n~~~\n"), [6])
    assert.deepStrictEqual(open("````\n```\n"), [1, 2])
    assert.deepStrictEqual(open("```\n````\na"), [])
    assert.deepStrictEqual(open("```\n```b\n"), [1, 2])
    assert.deepStrictEqual(open("1. - ```js\n     a\n     ```\n"), [])
    assert.deepStrictEqual(open("```a`b\na ```\n"), [])
    assert.deepStrictEqual(open("~~~\na\n~~~\n\n~~~\n"), [5])
  })
})
