import { assert, describe, it } from "@effect/vitest"
import { Effect, Either, FastCheck as fc, Layer } from "effect"
import { dedent } from "../../../src/godot/reference/Indentation.ts"
import { parse, parseSteps, XmlDocParser } from "../../../src/godot/reference/XmlDocParser.ts"
import { ParseError } from "../../../src/kernel/mcp/Failure.ts"
import * as TimeSlices from "../../../src/kernel/util/TimeSlices.ts"
import { times } from "../../support/effort.ts"

const read = (xml: string) => Either.getOrThrow(parse("classes/X.xml", xml))
const refuse = (xml: string) => Either.getOrThrow(Either.flip(parse("classes/X.xml", xml)))

const full = `<?xml version="1.0" encoding="UTF-8" ?>
<class name="Thing" inherits="Node" version="1.0" category="Core" deprecated="Use [Other]." experimental="" keywords="a, b"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="../class.xsd">
	<brief_description>
		Brief.
	</brief_description>
	<description>
		First.
		[codeblock]
		if a &lt; b:
			pass

		end
		[/codeblock]
	</description>
	<tutorials>
		<link title="A title">$DOCS_URL/x.html</link>
		<link>https://example.org</link>
	</tutorials>
	<constructors>
		<constructor name="Thing"><return type="Thing" /><description>Makes.</description></constructor>
	</constructors>
	<methods>
		<method name="pack" qualifiers="virtual  const" deprecated="" experimental="Maybe." keywords="k">
			<return type="int" enum="Error" is_bitfield="true" />
			<returns_error number="31"/>
			<returns_error number="0"/>
			<param index="1" name="second" type="int" enum="Thing.Mode" is_bitfield="true" default="1.0" />
			<param index="0" name="first" type="StringName" default="&amp;&quot;&quot;" />
			<description>
				Packs.
			</description>
		</method>
		<method name="constructor"></method>
	</methods>
	<operators>
		<operator name="operator &lt;"><return type="bool" /><param index="0" name="right" type="Thing" /></operator>
	</operators>
	<members>
		<member name="mode" type="int" setter="set_mode" getter="get_mode" overrides="Node" enum="Mode" is_bitfield="true" default="3" deprecated="d" experimental="e" keywords="k">Text.</member>
	</members>
	<signals>
		<signal name="done" deprecated="" keywords="own"><param index="0" name="at" type="int" keywords="theirs" /><description>Emitted.</description></signal>
	</signals>
	<constants>
		<constant name="A" value="1" enum="Mode" is_bitfield="true" deprecated="" experimental="" keywords="k">One.</constant>
	</constants>
	<annotations>
		<annotation name="@tool" keywords="k"><return type="void" /><description>Runs.</description></annotation>
	</annotations>
	<theme_items>
		<theme_item name="icon" data_type="icon" type="Texture2D" default="null" deprecated="" keywords="k">Shown.</theme_item>
	</theme_items>
</class>
`

describe("a class file", () => {
  it("is UTF-8, or is told to be something else", () => {
    const inEncoding = (encoding: string, text: string) =>
      parse(
        "a.xml",
        `<?xml version="1.0" encoding="${encoding}" ?><class name="A"><description>${text}</description></class>`
      )
    for (const encoding of ["UTF-8", "utf-8", "US-ASCII"]) assert.isTrue(Either.isRight(inEncoding(encoding, "é")))
    assert.isTrue(Either.isRight(inEncoding("ISO-8859-1", "plain")))
    const refused = inEncoding("ISO-8859-1", "é")
    assert.deepInclude(Either.isLeft(refused) ? refused.left : {}, {
      line: 1,
      column: 1,
      reason: "the encoding ISO-8859-1: only UTF-8 is read"
    })
  })

  it("ends in a field with every element and attribute", () => {
    assert.deepStrictEqual(read(full), {
      name: "Thing",
      inherits: "Node",
      version: "1.0",
      category: "Core",
      deprecated: "Use [Other].",
      experimental: "",
      keywords: "a, b",
      brief: "Brief.",
      description: "First.\n[codeblock]\nif a < b:\n\tpass\n\nend\n[/codeblock]",
      tutorials: [{ title: "A title", url: "$DOCS_URL/x.html" }, { url: "https://example.org" }],
      constructors: [
        { name: "Thing", qualifiers: [], returnsErrors: [], arguments: [], returnType: "Thing", description: "Makes." }
      ],
      methods: [
        {
          name: "pack",
          qualifiers: ["virtual", "const"],
          returnType: "int",
          returnEnum: "Error",
          returnBitfield: true,
          returnsErrors: [31, 0],
          arguments: [
            { name: "first", type: "StringName", default: '&""' },
            { name: "second", type: "int", default: "1.0", enum: "Thing.Mode", bitfield: true }
          ],
          description: "Packs.",
          deprecated: "",
          experimental: "Maybe.",
          keywords: "k"
        },
        { name: "constructor", qualifiers: [], returnsErrors: [], arguments: [], description: "" }
      ],
      operators: [
        {
          name: "operator <",
          qualifiers: [],
          returnsErrors: [],
          arguments: [{ name: "right", type: "Thing" }],
          returnType: "bool",
          description: ""
        }
      ],
      properties: [
        {
          name: "mode",
          type: "int",
          setter: "set_mode",
          getter: "get_mode",
          overrides: "Node",
          enum: "Mode",
          bitfield: true,
          default: "3",
          deprecated: "d",
          experimental: "e",
          keywords: "k",
          description: "Text."
        }
      ],
      signals: [
        {
          name: "done",
          arguments: [{ name: "at", type: "int" }],
          deprecated: "",
          keywords: "own, theirs",
          description: "Emitted."
        }
      ],
      constants: [
        {
          name: "A",
          value: "1",
          enum: "Mode",
          bitfield: true,
          deprecated: "",
          experimental: "",
          keywords: "k",
          description: "One."
        }
      ],
      annotations: [
        {
          name: "@tool",
          qualifiers: [],
          returnsErrors: [],
          arguments: [],
          returnType: "void",
          keywords: "k",
          description: "Runs."
        }
      ],
      themeItems: [
        {
          name: "icon",
          dataType: "icon",
          type: "Texture2D",
          default: "null",
          deprecated: "",
          keywords: "k",
          description: "Shown."
        }
      ]
    })
  })

  it("reads the same with a byte order mark, with CRLF and with CR", () => {
    for (const other of [`\uFEFF${full}`, full.replaceAll("\n", "\r\n"), full.replaceAll("\n", "\r")]) {
      assert.deepStrictEqual(read(other), read(full))
    }
  })

  it("of 3.x is read with its arguments, without returns and with nameless overrides", () => {
    const doc = read(`<class name="Body" version="3.2">
      <methods><method name="move"><argument index="0" name="by" type="Vector2" default="Vector2( 0, 0 )"></argument></method></methods>
      <members><member name="mass" type="float" setter="" getter="" override="true" default="1.0" /></members>
      <theme_items><theme_item name="font" type="Font"></theme_item></theme_items>
    </class>`)
    assert.strictEqual(doc.version, "3.2")
    assert.deepStrictEqual(doc.methods[0]?.arguments, [{ name: "by", type: "Vector2", default: "Vector2( 0, 0 )" }])
    assert.isUndefined(doc.methods[0]?.returnType)
    assert.deepInclude(doc.properties[0], { overrides: "", default: "1.0" })
    assert.notProperty(doc.themeItems[0] ?? {}, "dataType")
  })

  it("of 4.0 to 4.2 is flagged by true or false", () => {
    const doc = read(`<class name="Old" is_deprecated="true" is_experimental="false">
      <members><member name="a" is_experimental="true" /><member name="b" is_deprecated="false" /></members>
    </class>`)
    assert.strictEqual(doc.deprecated, "")
    assert.notProperty(doc, "experimental")
    assert.strictEqual(doc.properties[0]?.experimental, "")
    assert.notProperty(doc.properties[1] ?? {}, "deprecated")
  })

  it("that is empty has empty sections and no other fields", () => {
    assert.deepStrictEqual(
      Object.entries(read('<class name="A" inherits=""/>')).filter(([, value]) => value.length > 0),
      [["name", "A"]]
    )
  })

  it("keeps CDATA literal, resolves references once, and reads on over comments", () => {
    const doc = read(
      '<class name="&#65;&#x42;"><description>a &amp;lt; <!-- no --><![CDATA[<b> &amp; ]]>c &#233;&apos;</description></class>'
    )
    assert.strictEqual(doc.name, "AB")
    assert.strictEqual(doc.description, "a &lt; <b> &amp; c é'")
  })

  it("takes a line break in an attribute for a blank, and a written one for itself", () => {
    const doc = read('<class name="A"><members><member name="m" default="a\n\tb&#10;c"/></members></class>')
    assert.strictEqual(doc.properties[0]?.default, "a  b\nc")
  })

  it("keeps the text of elements that a description should not hold", () => {
    assert.strictEqual(
      read('<class name="A"><description>a <b>bold</b> word</description></class>').description,
      "a bold word"
    )
  })

  it("passes over elements and attributes that no schema knows, whatever they are called", () => {
    const doc = read(
      '<class name="A" __proto__="x" constructor="y" toString="z"><__proto__ name="q"/><constructor/><methods><prototype/><hasOwnProperty/><method name="__proto__"/></methods></class>'
    )
    assert.strictEqual(doc.name, "A")
    assert.deepStrictEqual(
      doc.methods.map(({ name }) => name),
      ["__proto__"]
    )
    assert.isUndefined(({} as Record<string, unknown>)["name"])
  })

  it("joins sections that are given twice", () => {
    const doc = read(
      '<class name="A"><methods><method name="a"/></methods><methods><method name="b"/></methods></class>'
    )
    assert.deepStrictEqual(
      doc.methods.map(({ name }) => name),
      ["a", "b"]
    )
  })
})

describe("a damaged file", () => {
  it("is reported with file, line, column, reason and the line itself", () => {
    const error = refuse('<class name="A">\n\t<methods>\n\t\t<method name="a">\n\t</methods>\n</class>')
    assert.instanceOf(error, ParseError)
    assert.strictEqual(error.message, "classes/X.xml:4:11: unexpected close tag in: </methods>")
  })

  it("is told where it has another root", () => {
    const error = refuse('<?xml version="1.0"?>\n<!-- c -->\n  <Class name="A"/>')
    assert.deepInclude(error, { line: 3, column: 3, reason: "expected the root element <class>, found <Class>" })
  })

  it("is told where a name is missing or empty", () => {
    assert.deepInclude(refuse("\n<class/>"), { line: 2, column: 1, reason: "<class> has no name" })
    assert.deepInclude(refuse('<class name="">\n</class>'), { line: 1, reason: "<class> has no name" })
    for (const [section, child] of [
      ["constructors", "constructor"],
      ["methods", "method"],
      ["operators", "operator"],
      ["members", "member"],
      ["signals", "signal"],
      ["constants", "constant"],
      ["annotations", "annotation"],
      ["theme_items", "theme_item"]
    ]) {
      const error = refuse(
        `<class name="A">\n<${section}>\n<${child} name="a"/>\n <${child}\n/>\n</${section}>\n</class>`
      )
      assert.deepInclude(error, { line: 4, column: 2, reason: `<${child}> has no name` })
    }
  })

  it("is refused where it is nested too deep, at the place", () => {
    const deep = `<class name="A">\n${"<a>".repeat(5000)}${"</a>".repeat(5000)}</class>`
    const error = refuse(deep)
    assert.strictEqual(error.line, 2)
    assert.include(error.reason, "deeper than 64")
  })

  it("is refused where it declares entities", () => {
    const error = refuse('<!DOCTYPE class [\n<!ENTITY a "b">\n]>\n<class name="&a;"/>')
    assert.include(error.reason, "entit")
    const laughs = `<!DOCTYPE c [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(50)}">]><class name="A">${"&b;".repeat(50)}</class>`
    assert.instanceOf(refuse(laughs), ParseError)
  })

  it("is a value for any text at all, never something thrown", () => {
    const piece = fc.constantFrom(
      "<class name='A'>",
      "</class>",
      "<methods>",
      "<method name='m'/>",
      "</methods>",
      "&lt;",
      "&",
      "<!DOCTYPE",
      "[",
      ">",
      "<![CDATA[",
      "]]>",
      "<?",
      "?>",
      "x",
      "\n",
      "\0"
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 10 }).map((all) => all.join(""))
        ),
        (xml) => {
          const result = parse("f", xml)
          if (Either.isLeft(result)) {
            assert.isAtLeast(result.left.line, 1)
            assert.isAtLeast(result.left.column, 1)
            assert.isNotEmpty(result.left.reason)
          }
        }
      ),
      { numRuns: times(150, 500) }
    )
  })
})

describe("the service", () => {
  it.effect("reads as the function does, and can be another", () =>
    Effect.gen(function* () {
      const parser = yield* XmlDocParser
      assert.deepStrictEqual(TimeSlices.runSync(parser.parseSteps("f", full)), parse("f", full))
    }).pipe(Effect.provide(XmlDocParser.layer))
  )

  const fixed = Layer.succeed(XmlDocParser, {
    // biome-ignore lint/correctness/useYield: nothing is long enough to pause in
    *parseSteps() {
      return Either.right(read('<class name="Fixed"/>'))
    }
  })

  it.effect("can be swapped", () =>
    Effect.gen(function* () {
      const parser = yield* XmlDocParser
      assert.strictEqual(Either.getOrThrow(TimeSlices.runSync(parser.parseSteps("f", "anything"))).name, "Fixed")
    }).pipe(Effect.provide(fixed))
  )
})

describe("parseSteps", () => {
  it("pauses within a class of very many members, and reads what parse reads", () => {
    const constants = Array.from({ length: 10_000 }, (_, i) => `<constant name="C${i}" value="${i}">One.</constant>`)
    const xml = `<class name="Long"><constants>${constants.join("")}</constants></class>`
    const steps = parseSteps("Long.xml", xml)
    let pauses = 0
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) pauses += 1
    assert.isAbove(pauses, 5)
    assert.deepStrictEqual(step.value, parse("Long.xml", xml))
    assert.lengthOf(Either.getOrThrow(step.value).constants, 10_000)
  })
})

describe("dedent", () => {
  it("takes from every line the tabs that all have", () => {
    assert.strictEqual(dedent("\n\t\ta\n\t\t\tb\n\n\t\tc  \n\t"), "a\n\tb\n\nc")
  })

  it("counts a first line beside its tag for nothing", () => {
    assert.strictEqual(dedent("a\n\t\tb\n\t\t\tc"), "a\nb\n\tc")
  })

  it("leaves one line and no line as they are", () => {
    assert.strictEqual(dedent("  a  "), "a")
    assert.strictEqual(dedent(" \n\t\n "), "")
  })

  it("changes nothing when done again", () => {
    const line = fc.stringMatching(/^\t{0,3}[a-z ]{0,5}$/)
    fc.assert(
      fc.property(fc.array(line), (all) => {
        const once = dedent(all.join("\n"))
        assert.strictEqual(dedent(`\n${once}`), once.trim() === "" ? "" : dedent(`\n${once}`))
        assert.strictEqual(once.replace(/\s/g, ""), all.join("").replace(/\s/g, ""))
      })
    )
  })
})
