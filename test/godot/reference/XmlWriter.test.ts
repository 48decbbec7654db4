import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import fc from "fast-check"
import { type ClassDoc, EMPTY_CLASS } from "../../../src/godot/reference/ClassDoc.ts"
import { parse } from "../../../src/godot/reference/XmlDocParser.ts"
import { classXml } from "../../../src/godot/reference/XmlWriter.ts"
import { anyText } from "../../support/anyText.ts"
import { sampled, times } from "../../support/effort.ts"

const starter = fileURLToPath(new URL("../../../doc/classes", import.meta.url))
const corpora = process.env["GODOT_CORPUS_DIR"]

const read = (xml: string): ClassDoc => Either.getOrThrow(parse("Some.xml", xml))

const assertSame = (doc: ClassDoc) => assert.deepEqual(read(classXml(doc)), doc, doc.name)

const empty: ClassDoc = {
  name: "Some",
  ...EMPTY_CLASS
}

describe("XmlWriter", () => {
  it("writes what the parser reads back as the same record, for every class of the starter", () => {
    for (const file of readdirSync(starter)) {
      if (file.endsWith(".xml")) assertSame(read(readFileSync(join(starter, file), "utf8")))
    }
  })

  it.skipIf(corpora === undefined).each(["godot-4.7", "godot-3.2"])(
    "does so for the classes of %s (GODOT_CORPUS_DIR)",
    (name) => {
      const folder = join(corpora ?? "", name, "doc", "classes")
      for (const file of sampled(readdirSync(folder), 6)) {
        if (file.endsWith(".xml")) assertSame(read(readFileSync(join(folder, file), "utf8")))
      }
    }
  )

  it("keeps markup, quotes, blank lines and code in texts and attributes", () => {
    assertSame({
      ...empty,
      deprecated: 'Use <b> & "quotes"\tand\nlines',
      brief: "a < b && c > d",
      description: 'First.\n\n[codeblock]\nfunc f():\n\tprint("]]>")\n[/codeblock]'
    })
  })

  it("gives one line of any text back, whatever its characters", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 40 }), (text) => {
        const written = read(classXml({ ...empty, methods: [method(text)] })).methods[0]
        // Control characters have no place in XML; a description has no blanks at its ends.
        const kept = Array.from(text).filter(isXmlCharacter).join("")
        if (/[\r\n]/.test(text)) return
        assert.strictEqual(written?.arguments[0]?.default, kept)
      }),
      { numRuns: times(20, 60) }
    )
  })
})

/** Characters that XML 1.0 can hold (https://www.w3.org/TR/xml/#charsets), line ends aside. */
const isXmlCharacter = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return code === 9 || (code >= 0x20 && code < 0xd800) || (code >= 0xe000 && code < 0xfffe) || code >= 0x10000
}

const method = (value: string): ClassDoc["methods"][number] => ({
  name: "f",
  qualifiers: [],
  returnType: "void",
  returnsErrors: [],
  arguments: [{ name: "a", type: "String", default: value }],
  description: ""
})
