import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { parseXml } from "@rgrove/parse-xml"
import { FastCheck as fc } from "effect"
import { firstFault, indexOfElement, positionOf } from "../../../src/godot/reference/XmlGate.ts"
import { isLong, times } from "../../support/effort.ts"

const sample = readFileSync(new URL(`../../../doc/classes/${isLong ? "Node" : "Timer"}.xml`, import.meta.url), "utf8")
const lines = sample.split("\n")

/** The sample with one line changed. */
const withLine = (at: number, change: (line: string) => string): string =>
  lines.map((line, index) => (index === at ? change(line) : line)).join("\n")

/** Lines (from 0) for which `wanted` holds. */
const linesWhere = (wanted: (line: string) => boolean) =>
  lines.flatMap((line, at) => (wanted(line) ? [at] : [])).filter((at) => at > 0)

const oneOf = (places: ReadonlyArray<number>) => fc.constantFrom(...places)

describe("the gate", () => {
  it("lets a sound file pass", () => {
    assert.isUndefined(firstFault(sample))
    assert.isUndefined(firstFault('\uFEFF<a b="1"/>'))
    assert.isUndefined(firstFault(sample.replaceAll("\n", "\r\n")))
  })

  it("names the line of a mismatched closing tag", () => {
    const places = linesWhere((line) => /^\s*<\/\w+>$/.test(line))
    fc.assert(
      fc.property(oneOf(places), (at) => {
        const fault = firstFault(withLine(at, (line) => line.replace("</", "</un")))
        assert.strictEqual(fault?.line, at + 1)
        assert.match(fault?.reason ?? "", /close tag|closing tag/)
      })
    )
  })

  it("names line and column of a bare ampersand and of an unknown entity", () => {
    const places = linesWhere((line) => /^\s*[A-Z][a-z]+ /.test(line))
    fc.assert(
      fc.property(oneOf(places), fc.constantFrom(" & ", " &nbsp; ", " &constructor; ", " &&amp; "), (at, text) => {
        const column = (lines[at] ?? "").indexOf(" ") + 2
        const fault = firstFault(withLine(at, (line) => line.replace(" ", text)))
        assert.deepInclude(fault, { line: at + 1, column })
        assert.match(fault?.reason ?? "", /bare &|undefined entity: &(nbsp|constructor);/)
      })
    )
  })

  it("names the place of a processing instruction without a blank after its name, but not in a comment", () => {
    const reason = "a blank is missing after the name of a processing instruction"
    assert.deepStrictEqual(firstFault('<?é?l version="1.0"?>\n<a/>'), { line: 1, column: 1, reason })
    assert.deepStrictEqual(firstFault("<a>\n <?b?c?>\n</a>"), { line: 2, column: 2, reason })
    for (const text of ["<?b?><a/>", "<?b c?d ?><a/>", "<a><!-- <?b?c --></a>", "<a><![CDATA[<?b?c]]></a>"])
      assert.isUndefined(firstFault(text), text)
  })

  it("names the line of a bare < in text and in an attribute", () => {
    const texts = linesWhere((line) => /^\s*[A-Z][a-z]+ /.test(line))
    fc.assert(
      fc.property(oneOf(texts), (at) => {
        assert.strictEqual(firstFault(withLine(at, (line) => line.replace(" ", " < ")))?.line, at + 1)
      })
    )
    const tags = linesWhere((line) => line.includes('name="'))
    fc.assert(
      fc.property(oneOf(tags), (at) => {
        assert.strictEqual(firstFault(withLine(at, (line) => line.replace('name="', 'name="<')))?.line, at + 1)
      })
    )
  })

  it("names the line of an attribute given twice, without a value or without quotes", () => {
    const tags = linesWhere((line) => line.includes(' name="'))
    const broken = fc.constantFrom(' name="again" name="', ' flag name="', ' flag=yes name="')
    fc.assert(
      fc.property(oneOf(tags), broken, (at, text) => {
        assert.strictEqual(firstFault(withLine(at, (line) => line.replace(' name="', text)))?.line, at + 1)
      })
    )
    assert.include(firstFault('<a\n x="1"\n x="2"/>'), { line: 3, reason: "duplicate attribute: x" })
  })

  it("refuses a file that ends too early, wherever that is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: sample.trimEnd().length - 1 }), (length) => {
        const fault = firstFault(sample.slice(0, length))
        assert.isDefined(fault)
        assert.isAtMost(fault?.line ?? 0, sample.slice(0, length).split("\n").length)
      })
    )
  })

  it("agrees with a strict parser on what is well-formed", () => {
    const alphabet = fc.constantFrom(
      "<a>",
      "</a>",
      "<b/>",
      "<b x='1'>",
      "</b>",
      " ",
      "text",
      "&amp;",
      "&#65;",
      "&#x41;",
      "&#0;",
      "&",
      "<",
      ">",
      "]]>",
      "<![CDATA[",
      "<!-- ",
      " -->",
      "<?pi ?>",
      "--",
      '"',
      "'",
      "\u0001",
      "é",
      "😀"
    )
    const soup = fc.array(alphabet, { maxLength: 12 }).map((parts) => `<r>${parts.join("")}</r>`)
    const strict = (xml: string): boolean => {
      try {
        parseXml(xml)
        return true
      } catch {
        return false
      }
    }
    fc.assert(
      fc.property(soup, (xml) => assert.strictEqual(firstFault(xml) === undefined, strict(xml), xml)),
      { numRuns: times(250, 1000) }
    )
  })

  it("reads past ampersands where they are ordinary characters", () => {
    assert.isUndefined(firstFault("<a><!-- a & b --><![CDATA[ c & d ]]><?pi e & f ?></a>"))
    assert.include(firstFault("<a><!-- a & b -->\n<![CDATA[ & ]]> & </a>"), { line: 2, column: 17 })
    assert.isDefined(firstFault("<a><!-- a & b"))
  })

  it("refuses half of a surrogate pair, whatever follows it", () => {
    for (const half of ["\ud800", "\ud800\u0100", "\udc00", "\udc00\ud800"]) {
      assert.deepStrictEqual(firstFault(`<a>\n\u{1f600}${half}</a>`), {
        line: 2,
        column: 3,
        reason: "half of a surrogate pair"
      })
    }
    assert.isUndefined(firstFault("<!-- \u{1f600} --><a>\u{1f600}</a>"))
  })

  it("refuses a document type that declares entities, and no other", () => {
    assert.isUndefined(firstFault("<!DOCTYPE class>\n<class/>"))
    const bomb = '<!DOCTYPE a [<!ENTITY x "boom"><!ENTITY y "&x;&x;">]>\n<a>&amp;</a>'
    assert.include(firstFault(bomb)?.reason, "declares entities")
  })

  it("refuses a second root, text outside of it, and no root at all", () => {
    for (const xml of ["<a/><b/>", "<a/>text", "text<a/>", "", "   ", "plain text", "<!-- only -->"]) {
      assert.isDefined(firstFault(xml), xml)
    }
  })

  it("takes time in proportion to the text, however hostile it is", () => {
    for (const piece of ["<!--", "<![CDATA[", "<?", "&", "<a>", "<a ", '<a b="', "]]", "&a"]) {
      assert.isDefined(firstFault(`<a>&${piece.repeat(50_000)}`), piece)
      assert.isDefined(firstFault(`<a>${piece.repeat(50_000)}`), piece)
    }
  })
})

describe("a position", () => {
  it("counts lines and columns from 1, over all three line ends", () => {
    assert.deepStrictEqual(positionOf("", 0), { line: 1, column: 1 })
    assert.deepStrictEqual(positionOf("ab\ncd", 4), { line: 2, column: 2 })
    assert.deepStrictEqual(positionOf("a\r\nb\rc", 5), { line: 3, column: 1 })
  })
})

describe("an element", () => {
  it("is found where its tag begins", () => {
    const xml = '<?xml version="1.0"?>\n<!-- <b> -->\n<a>\n  <b\n  x="1"/><b/></a>'
    assert.strictEqual(
      indexOfElement(xml, (name) => name === "b"),
      xml.indexOf("<b\n")
    )
    assert.strictEqual(
      indexOfElement(xml, (name, attribute) => name === "b" && attribute("x") === undefined),
      xml.indexOf("<b/>")
    )
    assert.strictEqual(
      indexOfElement(xml, () => true),
      xml.indexOf("<a>")
    )
    assert.strictEqual(
      indexOfElement(xml, (name) => name === "c"),
      -1
    )
  })
})
