import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { firstFault } from "../../../src/godot/reference/XmlGate.ts"
import { plainRoot } from "../../../src/godot/reference/XmlPlain.ts"
import { type Element, root } from "../../../src/godot/reference/XmlTree.ts"
import { corpora, onCorpora } from "../../support/corpora.ts"
import { sampled, times } from "../../support/effort.ts"
import { classFiles, versions } from "./classFiles.ts"

/** The tree with neighbouring pieces of text as one: where a parser cuts them means nothing. */
const joined = ({ name, attributes, children }: Element): unknown => {
  const parts: Array<unknown> = []
  for (const child of children) {
    const last = parts.at(-1)
    if (typeof child !== "string") parts.push(joined(child))
    else if (typeof last === "string") parts[parts.length - 1] = last + child
    else parts.push(child)
  }
  return [name, attributes, parts.filter((part) => part !== "")]
}

const rootOf = (xml: string): unknown => {
  const element = root(xml)
  return element && joined(element)
}

const piece = fc.constantFrom(
  ...[
    "<a>",
    "</a>",
    "<b x='1'>",
    '<b x="1">',
    '<b x="1" x="2">',
    '<b x="&amp;<">',
    "</b>",
    "<c/>",
    '<c y="&lt;" z="ä"/>'
  ],
  ...[
    "text",
    " ",
    "\n",
    "&amp;",
    "&",
    "&#65;",
    "<!-- c -->",
    "<![CDATA[x]]>",
    "]]>",
    "<?pi?>",
    "\u0001",
    "😀",
    "\ud83d",
    "\ude00",
    "<",
    ">",
    '"'
  ],
  ...["<constructor>", "</constructor>", '<a __proto__="1">', "<__proto__/>", "<é/>"]
)

describe("plainRoot", () => {
  it("reads the plain form", () => {
    const element = plainRoot(
      '<?xml version="1.0" encoding="UTF-8" ?>\n<class name="A &lt; B">\n\t<brief>x &amp; y</brief></class>\n'
    )
    assert.deepStrictEqual(element, {
      name: "class",
      attributes: ["name", "A &lt; B"],
      children: ["\n\t", { name: "brief", attributes: [], children: ["x & y"] }]
    })
  })

  it("reads letters beyond the basic plane", () => {
    assert.deepStrictEqual(plainRoot('<a b="😀">x \u{10fffd}</a>'), {
      name: "a",
      attributes: ["b", "😀"],
      children: ["x \u{10fffd}"]
    })
  })

  it("leaves everything else to the strict way", () => {
    for (const xml of [
      "",
      "x",
      "<a>",
      "<a></b>",
      "<a/><b/>",
      "<a><!-- c --></a>",
      "<a>&#65;</a>",
      "<a x='1'/>",
      "<a>\u0000</a>",
      "<a>\ud83d</a>",
      "<a>\ude00\ud83d</a>"
    ]) {
      assert.isUndefined(plainRoot(xml), xml)
    }
    assert.isUndefined(plainRoot(`${"<a>".repeat(100)}${"</a>".repeat(100)}`))
  })

  it("reads a text of any length, and leaves elements of very many attributes to the strict way", () => {
    const element = plainRoot(`<a>${"x".repeat(9_000_000)}&amp;</a>`)
    assert.strictEqual(element?.children[0], `${"x".repeat(9_000_000)}&`)
    const many = (count: number) => `<a ${Array.from({ length: count }, (_, i) => `b${i}="1"`).join(" ")}/>`
    assert.strictEqual(plainRoot(many(32))?.attributes.length, 64)
    assert.isUndefined(plainRoot(many(33)))
    assert.strictEqual(root(many(5000))?.attributes.length, 10_000)
  })

  it("reads nothing that the strict gate refuses, and makes the same tree, whatever the pieces", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, wrap) => {
        const xml = wrap ? `<r>${pieces.join("")}</r>` : pieces.join("")
        const plain = plainRoot(xml)
        if (plain === undefined) return
        assert.isUndefined(firstFault(xml), xml)
        assert.deepStrictEqual(joined(plain), rootOf(xml), xml)
      }),
      { numRuns: times(600, 3000) }
    )
  })
})

describe.skipIf(corpora === undefined)(onCorpora("plainRoot on real class files"), () => {
  it.each(versions)("makes the general parser's tree of nearly every file: %s", (version) => {
    let plain = 0
    const files = sampled(classFiles(version), 5)
    for (const { file, xml } of files) {
      const element = plainRoot(xml)
      if (element === undefined) continue
      plain += 1
      assert.deepStrictEqual(joined(element), rootOf(xml), file)
    }
    assert.isAtLeast(plain, files.length * 0.99)
  })
})
