import { assert, describe, it } from "@effect/vitest"
import { type Node, Parser } from "commonmark"
import { kinds } from "../../../src/godot/reference/Kind.ts"
import * as Links from "../../../src/godot/reference/Links.ts"
import { addressOf, toMarkdown } from "../../../src/godot/reference/Markdown.ts"
import { toPlainText } from "../../../src/godot/reference/PlainText.ts"
import { build } from "../../../src/godot/reference/SymbolTable.ts"
import { classUri, parse, symbolUri } from "../../../src/godot/reference/Uri.ts"
import { corpora, onCorpora } from "../../support/corpora.ts"
import { sampled, times } from "../../support/effort.ts"
import { classFiles, slowly, versions } from "./classFiles.ts"
import { textsOf } from "./facts.ts"

/** Every tag that Godot's converter or the editor's help knows. */
const tag =
  /\[\/?(?:b|i|u|s|br|lb|rb|kbd|code|codeblocks?|gdscript|csharp|center|color|font|img|url|param|method|constructor|operator|member|signal|constant|enum|annotation|theme_item)(?:[ =][^\]]*)?\]/

/** Kinds of Markdown nodes that no description means. */
const unwanted: ReadonlySet<string> = new Set(["html_inline", "html_block", "image", "thematic_break", "heading"])

const docsUrl = "https://docs.godotengine.org/en/stable"

/** References that lead nowhere in these corpora: what they name is in no file of it. */
const exceptions = {
  // The module of this class is not part of the corpus.
  "godot-4.5": ["class TextServerFallback"],
  // A fork without most of 3D: of a known class it has only lost these.
  "godot-4.1": [
    "member ProjectSettings.rendering/environment/subsurface_scattering/subsurface_scattering_quality",
    "member ProjectSettings.rendering/environment/subsurface_scattering/subsurface_scattering_scale",
    "member Viewport.mesh_lod_threshold",
    "method bake_render_uv2",
    "method instance_set_base"
  ],
  "godot-3.2": []
} as const

const made = new Map<string, ReturnType<typeof make>>()

interface Rendered {
  readonly path: string
  readonly text: string
  readonly markdown: string
}

const all = (version: (typeof versions)[number]) => {
  const known = made.get(version)
  if (known !== undefined) return known
  const fresh = make(version)
  made.set(version, fresh)
  return fresh
}

const make = (version: (typeof versions)[number]) => {
  const files = classFiles(version)
  const table = build(files)
  const resolver = Links.make(table)
  const uris = new Set(
    table.names.map((name, row) => {
      const className = table.classes[table.owners[row] ?? 0]?.name ?? ""
      const kind = kinds[table.kindOf[row] ?? 0] ?? "class"
      return kind === "class" ? classUri(name) : symbolUri({ className, kind, name })
    })
  )
  const unresolved = new Map<string, number>()
  let references = 0
  const rendered = sampled(files, 5).flatMap(({ doc }) =>
    textsOf(doc).map(([path, text]): Rendered => {
      const markdown = toMarkdown(text, {
        className: doc.name,
        docsUrl,
        resolve: (kind, target) => {
          references += 1
          const uri = resolver.resolve(doc.name, kind, target)
          const key = `${kind} ${target}`
          if (uri === undefined) unresolved.set(key, (unresolved.get(key) ?? 0) + 1)
          return uri
        }
      })
      return { path, text, markdown }
    })
  )
  return { table, uris, rendered, unresolved, references }
}

const walk = (root: Node, visit: (node: Node) => void): void => {
  const walker = root.walker()
  for (let event = walker.next(); event !== null; event = walker.next()) if (event.entering) visit(event.node)
}

/** Markdown does not tell by which of three marks a list is written. */
const oneBullet = (text: string): string => text.replace(/(?<=\n)\s*[*+](?=\s)/g, "-")

/** Text that a reader sees, the marks of lists among it, without any white space. */
const shown = (root: Node): string => {
  let text = ""
  let number = 0
  walk(root, (node) => {
    if (node.type === "list") number = node.listStart ?? 0
    if (node.type === "item") text += node.listType === "ordered" ? `${number++}.` : "-"
    text += node.type === "code_block" ? oneBullet(`\n${node.literal}`) : (node.literal ?? "")
  })
  return text.replace(/\s+/g, "")
}

describe.skipIf(corpora === undefined)(onCorpora("the descriptions of Godot itself as Markdown"), () => {
  describe.each(versions)("%s", (version) => {
    it("hold no BBCode outside of code, read as their plain text, and link to what can be read", async () => {
      const { rendered, uris } = all(version)
      const parser = new Parser()
      let links = 0
      for await (const { path, markdown, text } of slowly(rendered)) {
        const root = parser.parse(markdown)
        walk(root, (node) => {
          if (node.type === "text" && tag.test(node.literal ?? "")) assert.fail(`${path}: ${node.literal}`)
          if (unwanted.has(node.type)) assert.fail(`${path}: ${node.type} in ${markdown}`)
          if (node.type !== "link") return
          links += 1
          const uri = node.destination ?? ""
          if (uri.startsWith("godot:") ? !uris.has(uri) || parse(uri) === undefined : !/^https?:\/\//.test(uri)) {
            assert.fail(`${path}: ${uri}`)
          }
        })
        const plain = oneBullet(toPlainText(addressOf(text, docsUrl))).replace(/\s+/g, "")
        if (shown(root) !== plain) assert.strictEqual(shown(root), plain, `${path}\n${text}\n${markdown}`)
      }
      assert.isAbove(links, times(600, 4000))
    })

    it("resolve every reference but those to what the reference set lacks", async () => {
      const { table, unresolved, references } = all(version)
      const known = new Set(table.classes.map(({ name }) => name))
      const isOfUnknownClass = (key: string): boolean => {
        const [kind, target = ""] = key.split(" ")
        return kind === "class" ? !known.has(target) : target.includes(".") && !known.has(target.split(".")[0] ?? "")
      }
      const rest = [...unresolved.keys()].filter((key) => version !== "godot-4.1" || !isOfUnknownClass(key)).sort()
      // Inherited members of classes whose parent the fork has lost.
      const lost = rest.filter((key) => !(exceptions[version] as ReadonlyArray<string>).includes(key))
      assert.deepStrictEqual(lost, [])
      assert.isAbove(references, times(1000, 6000))
    })

    it("keep the indentation of code", async () => {
      const { rendered } = all(version)
      const parser = new Parser()
      let blocks = 0
      for await (const { path, text, markdown } of slowly(rendered)) {
        if (!markdown.includes("```")) continue
        const written = [
          ...addressOf(text, docsUrl).matchAll(/\[(codeblock|gdscript|csharp)(?: [^\]]*)?\]\n([\s\S]*?)\n?\s*\[\/\1\]/g)
        ]
        const read: Array<string> = []
        walk(parser.parse(markdown), (node) => {
          if (node.type === "code_block") read.push(node.literal ?? "")
        })
        assert.strictEqual(read.length, written.length, path)
        for (const [at, [, , code = ""]] of written.entries()) {
          const before = code.split("\n").map((line) => line.trimEnd())
          while (before[0] === "") before.shift()
          while (before.at(-1) === "") before.pop()
          const after = (read[at] ?? "").replace(/\n$/, "").split("\n")
          const indent = (line: string) => /^ */.exec(line.replaceAll("\t", "    "))?.[0].length ?? 0
          const removed = before.flatMap((line, row) => (line === "" ? [] : [indent(line) - indent(after[row] ?? "")]))
          assert.strictEqual(new Set(removed).size, 1, `${path}\n${code}`)
          assert.deepStrictEqual(
            after.map((line) => line.trim()),
            before.map((line) => line.trim().replaceAll("\t", "    ")),
            path
          )
          blocks += 1
        }
      }
      assert.isAbove(blocks, times(40, 300))
    })
  })
})
