import { assert, describe, it } from "@effect/vitest"
import { parseXml, XmlElement } from "@rgrove/parse-xml"
import { dedent } from "../../../src/godot/reference/Indentation.ts"
import { firstFault } from "../../../src/godot/reference/XmlGate.ts"
import { corpora, onCorpora } from "../../support/corpora.ts"
import { sampled } from "../../support/effort.ts"
import { classFiles, slowly, versions } from "./classFiles.ts"
import { docFacts, rawFacts } from "./facts.ts"

/** Counted once by hand with another tool. */
const sizes = {
  "godot-4.5": { files: 1012, methods: 10106, properties: 6666, constants: 5646, themeItems: 593, tutorials: 615 },
  "godot-4.1": { files: 705, methods: 6667, properties: 3613, constants: 3947, themeItems: 599, tutorials: 405 },
  "godot-3.2": { files: 650, methods: 4517, properties: 2757, constants: 2915, themeItems: 408, tutorials: 175 }
} as const

/** Files that are compared with what other readers find in them. */
const some = (version: (typeof versions)[number]) => sampled(classFiles(version), 5)

describe.skipIf(corpora === undefined)(onCorpora("the class files of Godot itself"), () => {
  describe.each(versions)("%s", (version) => {
    it("are all there, and all their members", async () => {
      const docs = classFiles(version).map(({ doc }) => doc)
      const sum = (section: "methods" | "properties" | "constants" | "themeItems" | "tutorials") =>
        docs.reduce((total, doc) => total + doc[section].length, 0)
      assert.deepStrictEqual(
        {
          files: docs.length,
          methods: sum("methods"),
          properties: sum("properties"),
          constants: sum("constants"),
          themeItems: sum("themeItems"),
          tutorials: sum("tutorials")
        },
        sizes[version]
      )
    })

    it("say in every attribute and text what an independent strict parser reads", async () => {
      for await (const { file, xml, doc } of slowly(some(version))) {
        const raw = rawFacts(xml)
        const told = docFacts(doc)
        if (raw.join("\n") !== told.join("\n")) assert.deepStrictEqual(told, raw, file)
      }
    })

    it("keep in every text the indentation of each line relative to the others", async () => {
      const tabs = (line: string) => /^\t*/.exec(line)?.[0].length ?? 0
      const check = (file: string, text: string): void => {
        const before = text.trimEnd().split("\n")
        while (before[0]?.trim() === "") before.shift()
        const after = dedent(text).split("\n")
        assert.strictEqual(after.length, before.length, file)
        const removed = new Set<number>()
        for (const [at, line] of before.entries()) {
          // The first line begins at the margin, however deep the file has it.
          if (at > 0 && line.trim() !== "") removed.add(tabs(line) - tabs(after[at] ?? ""))
        }
        assert.isAtMost(removed.size, 1, `${file}: ${text}`)
      }
      const walk = (file: string, node: XmlElement): void => {
        const elements = node.children.filter((child) => child instanceof XmlElement)
        if (elements.length === 0 && node.text.trim().includes("\n")) check(file, node.text)
        for (const child of elements) walk(file, child)
      }
      for await (const { file, xml } of slowly(some(version))) {
        const { root } = parseXml(xml)
        if (root !== null) walk(file, root)
      }
    })

    it("raise no false alarm", async () => {
      for await (const { file, xml } of slowly(some(version))) assert.isUndefined(firstFault(xml), file)
    })
  })
})
