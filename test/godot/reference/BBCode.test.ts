import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { parse } from "../../../src/godot/reference/BBCode.ts"
import { toPlainText } from "../../../src/godot/reference/PlainText.ts"

describe("BBCode", () => {
  it("gives every node the formatting that holds where it is, well nested or not", () => {
    const told = parse("a[b]b[i]c[/b]d[/i][url=x]e[/url]").map((node) =>
      node.type === "text" ? [node.text, node.format.bold, node.format.italic, node.format.href] : node.type
    )
    assert.deepStrictEqual(told, [
      ["a", false, false, undefined],
      ["b", true, false, undefined],
      ["c", true, true, undefined],
      ["d", false, true, undefined],
      ["e", false, false, "x"]
    ])
  })

  it("counts formatting of one kind that is nested in itself", () => {
    assert.deepStrictEqual(
      parse("[b]a[b]b[/b]c[/b]d").map((node) => node.type === "text" && node.format.bold),
      [true, true, true, false]
    )
  })

  it("has a reference with its tag and its target", () => {
    const [first, , second] = parse("[method Node.add_child] [Node]")
    assert.deepInclude(first, { type: "reference", tag: "method", target: "Node.add_child" })
    assert.deepInclude(second, { type: "reference", tag: "class", target: "Node" })
  })

  it("takes words of the language for nothing but words", () => {
    for (const word of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
      assert.strictEqual(toPlainText(`[${word}] [/${word}]`), `[${word}] [/${word}]`)
    }
  })

  it.each([
    ["[b]Note:[/b] see [Node] and [method Node.add_child].", "Note: see Node and Node.add_child()."],
    ["[code]a[/code] [param b] [kbd]C[/kbd] [url=x]d[/url]", "a b C d"],
    ["one\n\n\ntwo[br]three", "one\ntwo\nthree"],
    [
      "Like:\n[codeblocks]\n[gdscript]\nif a:\n\tb\n[/gdscript]\n[csharp]\nc;\n[/csharp]\n[/codeblocks]\nEnd.",
      "Like:\nif a:\n    b\nc;\nEnd."
    ],
    ["an [int], [0, 1] and [x]", "an int, [0, 1] and [x]"],
    ["[img]res://a.png[/img]x", "x"],
    ["no tags  at all", "no tags  at all"],
    ["", ""]
  ])("is, as plain text, %j", (bbcode, plain) => {
    assert.strictEqual(toPlainText(bbcode), plain)
  })

  it("loses no letter of the text between the tags", () => {
    const piece = fc.oneof(
      fc.stringMatching(/^[a-z ]{1,6}$/),
      fc.constantFrom("[b]", "[/b]", "[i]", "[u]", "[/u]", "[color=red]", "[/color]")
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const letters = pieces
          .filter((one) => !one.startsWith("["))
          .join("")
          .replace(/\s/g, "")
        const left = toPlainText(pieces.join(""))
          .replace(/\[[^\]]*\]/g, "")
          .replace(/\s/g, "")
        assert.strictEqual(left, letters)
      })
    )
  })

  it("reads any text at all", () => {
    fc.assert(fc.property(fc.string(), (text) => assert.isString(toPlainText(text))))
  })
})
