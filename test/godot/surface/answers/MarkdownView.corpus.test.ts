/** Every page of the real references, as a person reads it. */
import { assert, describe, it } from "@effect/vitest"
import * as Links from "../../../../src/godot/reference/Links.ts"
import { toMarkdown } from "../../../../src/godot/reference/Markdown.ts"
import { toPlainText } from "../../../../src/godot/reference/PlainText.ts"
import { build } from "../../../../src/godot/reference/SymbolTable.ts"
import { parse } from "../../../../src/godot/reference/Uri.ts"
import { classPage } from "../../../../src/godot/surface/answers/MarkdownView.ts"
import { corpora, onCorpora } from "../../../support/corpora.ts"
import { sampled } from "../../../support/effort.ts"
import { classFiles, slowly, versions } from "../../reference/classFiles.ts"

const docsUrl = "https://docs.godotengine.org/en/stable"
const TAG =
  /(?<!\\)\[\/?(?:b|i|code|codeblocks?|param|method|constructor|member|signal|constant|enum|annotation|theme_item)(?: [^\]]*)?\]/
const CODE = /^ *(`{3,})[\s\S]*?^ *\1|(`+)[^`][\s\S]*?\2/gm

const pagesOf = (version: (typeof versions)[number]) => {
  const files = classFiles(version)
  const resolver = Links.make(build(files))
  const known = new Set(files.map(({ doc }) => doc.name))
  const parentOf = new Map(files.map(({ doc }) => [doc.name, doc.inherits]))
  const ancestorsOf = (name: string): ReadonlyArray<string> => {
    const parent = parentOf.get(name)
    return parent === undefined ? [] : [parent, ...ancestorsOf(parent)]
  }
  const pages = sampled(files, 5).map(({ doc }) => ({
    doc,
    page: classPage({
      doc,
      ancestors: ancestorsOf(doc.name),
      inheritedBy: [],
      markdown: (text) =>
        toMarkdown(text, {
          className: doc.name,
          docsUrl,
          resolve: (tag, target) => resolver.resolve(doc.name, tag, target)
        }),
      plain: toPlainText,
      has: (name) => known.has(name),
      address: (url) => url,
      notes: []
    })
  }))
  return { pages, known }
}

describe.skipIf(corpora === undefined)(onCorpora("class pages of the real references"), () => {
  it.each(versions)(
    "of %s hold no tag outside code, no link to nowhere, and all that is said of a status",
    async (version) => {
      const { pages, known } = pagesOf(version)
      for await (const { doc, page } of slowly(pages)) {
        const tag = TAG.exec(page.replace(CODE, ""))?.[0]
        assert.isUndefined(tag, doc.name)
        for (const [, uri = ""] of page.matchAll(/\]\((godot:\/\/[^)\s]+)\)/g)) {
          const address = parse(uri)
          const name = address?.type === "class" ? address.name : address?.type === "symbol" ? address.className : ""
          assert.isTrue(known.has(name), `${doc.name}: ${uri}`)
        }
        for (const { name, deprecated } of doc.constants) {
          if (deprecated === undefined) continue
          const line = page.split("\n").find((one) => one.startsWith(`- \`${name} = `)) ?? ""
          assert.include(line, deprecated === "" ? "(deprecated)" : "(deprecated: ", `${doc.name}.${name}`)
        }
      }
    }
  )
})
