/** Files made to break readers, in `nasty/`: what each comes to. */
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import { toMarkdown } from "../../src/godot/reference/Markdown.ts"
import { toPlainText } from "../../src/godot/reference/PlainText.ts"
import { parse } from "../../src/godot/reference/XmlDocParser.ts"
import * as Files from "../../src/kernel/files/Files.ts"
import { extract } from "../../src/timebox/report/LogExtractor.ts"
import { newlinesIn } from "../../src/timebox/report/LogFormat.ts"
import { runnerNames, runnerOf } from "../../src/timebox/runners/registry.ts"
import { scan } from "../support/scan.ts"
import { conversation, hasControl, isAnswer, isUnpolluted } from "./readers.ts"

const folder = fileURLToPath(new URL("nasty/", import.meta.url))
const names = readdirSync(folder).sort()
const bytesOf = (name: string) => readFileSync(folder + name)

/** Returns the reason why a class file is refused, or the class that it holds. */
const classFiles: Readonly<Record<string, RegExp | { readonly name: string; readonly description: string }>> = {
  "bare-ampersand.xml": /^2:32 a bare & must be written/,
  "beyond-unicode.xml": /^2:\d+ malformed character entity/,
  "deep.xml": /^2:\d+ elements are nested deeper than 64/,
  "duplicate-attribute.xml": /^2:\d+ duplicate attribute: name/,
  "empty.xml": /^1:1 document must contain a root element/,
  "entity-expansion.xml": /^3:1 a document type that declares entities is not read/,
  // Nothing is fetched: the declaration is passed over.
  "external-dtd.xml": { name: "A", description: "" },
  "external-entity.xml": /^2:18 a document type that declares entities is not read/,
  "line-ends.xml": { name: "A", description: "one\n\n\ttwo\nthree\n\n\nfour" },
  "mismatched.xml": /^2:33 unexpected close tag/,
  "nameless.xml": /^2:1 <class> has no name/,
  "not-utf8.xml": { name: "A", description: "caf\ufffd \ufffd\ufffd\ufffd" },
  "nul-reference.xml": /^2:33 malformed character entity/,
  "nul.xml": /^2:31 disallowed character/,
  "other-root.xml": /^2:1 expected the root element <class>, found <svg>/,
  "prototype.xml": { name: "__proto__", description: "" },
  "surrogate-reference.xml": /^2:\d+ malformed character entity/,
  "two-roots.xml": /^2:\d+ documents may contain only one root/,
  "unclosed-cdata.xml": /^3:1 unclosed tag: description/,
  "unclosed-comment.xml": /^3:1 unclosed tag: class/,
  "unclosed.xml": /^2:\d+ unclosed tag: description/,
  "utf16.xml": /^1:\d+ text data outside of root node/
}

/** Returns the number of headings of a document, or the reason why it is refused. */
const documents: Readonly<Record<string, number | string>> = {
  "deep.md": 0,
  "definitions.md": 1,
  "front-matter.md": 1,
  "line-ends.md": 3,
  "not-utf8.md": "invalid UTF-8",
  "nul.md": "binary",
  "setext.md": 20,
  "tables.md": 1,
  "titles.md": 9,
  "unclosed.md": 1
}

const of = (extension: string) => names.filter((name) => name.endsWith(extension))

describe("nasty files", () => {
  it("each have their expectation", () => {
    assert.deepStrictEqual(of(".xml"), Object.keys(classFiles).sort())
    assert.deepStrictEqual(of(".md"), Object.keys(documents).sort())
  })

  for (const [name, expected] of Object.entries(classFiles)) {
    it(name, () => {
      const read = parse(name, Files.decode(bytesOf(name)))
      if (expected instanceof RegExp) {
        const { line, column, reason } = Either.getOrThrow(Either.flip(read))
        assert.match(`${line}:${column} ${reason}`, expected)
      } else {
        const { name: className, description } = Either.getOrThrow(read)
        assert.deepStrictEqual({ name: className, description }, expected)
      }
    })
  }

  it("prototype.xml keeps every name as a name", () => {
    const doc = Either.getOrThrow(parse("prototype.xml", Files.decode(bytesOf("prototype.xml"))))
    assert.deepStrictEqual(
      doc.methods.map(({ name }) => name),
      ["__proto__", "constructor"]
    )
    assert.strictEqual(doc.methods[1]?.arguments[0]?.name, "hasOwnProperty")
    assert.strictEqual(doc.constants[0]?.enum, "__proto__")
  })

  for (const [name, expected] of Object.entries(documents)) {
    it(name, () => {
      const outline = scan([bytesOf(name)])
      assert.strictEqual("refused" in outline ? outline.refused : outline.headings?.levels.length, expected)
    })
  }

  for (const name of of(".bbcode")) {
    it(`${name} keeps its words, as Markdown and as plain text`, () => {
      const text = bytesOf(name).toString("utf8")
      const links = { className: "A", resolve: () => undefined, docsUrl: "https://docs.example" }
      const words = text.replace(/\[[^\]]*\]|\$DOCS_URL/g, " ").match(/[a-z]{3,}/g) ?? []
      for (const rendered of [toMarkdown(text, links), toPlainText(text)]) {
        for (const word of words) assert.include(rendered, word)
        assert.isBelow(rendered.length, 4 * text.length)
      }
    })
  }

  it("lines.jsonl is answered line by line, and the next request after it", async () => {
    const answers = await conversation([bytesOf("lines.jsonl")])
    for (const answer of answers) assert.isTrue(Array.isArray(answer) ? answer.every(isAnswer) : isAnswer(answer))
    assert.deepEqual(answers.at(-1), { jsonrpc: "2.0", id: "the last", result: {} })
    assert.isTrue(JSON.stringify(answers).includes('"id":"__proto__"'))
  })

  for (const name of of(".log")) {
    it(`${name} is told without control characters`, () => {
      const bytes = bytesOf(name)
      for (const runner of runnerNames) {
        const pieces = [{ stream: "stdout" as const, at: 0, bytes }]
        const { tail } = extract(pieces, {
          maxBytes: 10_000,
          newlines: newlinesIn(bytes),
          patterns: runnerOf(runner).patterns
        })
        assert.isNotEmpty(tail)
        for (const { text } of tail) assert.isFalse(hasControl(text), JSON.stringify(text))
      }
    })
  }

  it("leave no trace in the prototype of all objects", () => assert.isTrue(isUnpolluted()))
})
