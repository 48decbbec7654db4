import { assert, describe, it, vi } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { AccessGuard } from "../../../src/mdatlas/library/AccessGuard.ts"
import { parseUri, resources, sectionUri, structureUri } from "../../../src/mdatlas/surface/MarkdownResources.ts"
import { getStructure } from "../../../src/mdatlas/surface/MarkdownTools.ts"
import type { StructureAnswer } from "../../../src/mdatlas/surface/StructureAnswer.ts"
import { withBase } from "../../support/markdownBase.ts"

const read = (uri: string) => {
  for (const template of resources.templates) {
    const contents = template.read(uri)
    if (contents !== undefined) return contents
  }
  return Effect.dieMessage(`no template reads ${uri}`)
}

const [structureTemplate, sectionTemplate] = resources.templates

describe("resource URIs", () => {
  it("name files and sections of any name, and are read back", () => {
    FastCheck.assert(
      FastCheck.property(
        FastCheck.fullUnicodeString({ minLength: 1 }).filter((text) => !text.includes("\0")),
        FastCheck.fullUnicodeString({ minLength: 1 }),
        (filePath, sectionId) => {
          assert.deepStrictEqual(parseUri(structureUri(filePath)), { filePath })
          assert.deepStrictEqual(parseUri(sectionUri(filePath, sectionId)), { filePath, sectionId })
        }
      )
    )
  })

  it("of another form are not ours", () => {
    for (const uri of [
      "markdown://file/a.md",
      "markdown://file//structure",
      "file:///a.md",
      "markdown://file/%zz/structure",
      ""
    ]) {
      assert.isUndefined(parseUri(uri), uri)
    }
  })
})

describe("markdown resources", () => {
  it.scopedLive("are listed in pages, each with a URI that can be read", () =>
    withBase(
      {
        "日本 語.md": "# 題\n",
        "sub/b.md": "",
        ...Object.fromEntries(Array.from({ length: 230 }, (_, i) => [`f${i}.md`, ""]))
      },
      () =>
        Effect.gen(function* () {
          const first = yield* resources.list(0)
          assert.strictEqual(first.items.length, 200)
          const second = yield* resources.list(first.next ?? 0)
          assert.deepStrictEqual([second.items.length, second.next], [32, undefined])
          const all = [...first.items, ...second.items]
          assert.strictEqual(new Set(all.map(({ uri }) => uri)).size, 232)
          const named = all.find(({ name }) => name === "日本 語.md")
          assert.strictEqual(named?.uri, "markdown://file/%E6%97%A5%E6%9C%AC%20%E8%AA%9E.md/structure")
          const contents = yield* read(named?.uri ?? "")
          assert.strictEqual(contents.mimeType, "application/json")
          assert.strictEqual((JSON.parse(contents.text) as StructureAnswer).structure[0]?.title, "題")
        })
    )
  )

  it.scopedLive("give a section to the letter, and say when it was cut", () =>
    withBase({ "a.md": `# A\n\nbody\n\n# Long\n${"line\n".repeat(9000)}` }, () =>
      Effect.gen(function* () {
        const answer = (yield* getStructure.call({ file_path: "a.md" })) as StructureAnswer
        const [short, long] = answer.structure
        const contents = yield* read(sectionUri("a.md", short?.id ?? ""))
        assert.deepStrictEqual([contents.text, contents.mimeType], ["# A\n\nbody\n\n", "text/markdown"])
        const cut = yield* read(sectionUri("a.md", long?.id ?? ""))
        assert.match(cut.text, /<!-- Cut here\. The rest: get_markdown_section \{.*"offset":\d+\} -->\n$/)
      })
    )
  )

  it.scopedLive("are jailed as the tools are", () =>
    withBase({ "a.md": "" }, () =>
      Effect.gen(function* () {
        for (const [uri, code] of [
          ["markdown://file/%2e%2e/x.md/structure", "ACCESS_DENIED"],
          ["markdown://file/../x.md/structure", "ACCESS_DENIED"],
          ["markdown://file/%252e%252e/x.md/structure", "NOT_FOUND"],
          ["markdown://file//etc/passwd/structure", "ACCESS_DENIED"],
          ["markdown://file/none.md/section/x", "NOT_FOUND"],
          ["markdown://file/a.md/section/x", "NOT_FOUND"]
        ] as const) {
          assert.strictEqual((yield* Effect.flip(read(uri))).code, code, uri)
        }
      })
    )
  )

  it.scopedLive("complete paths, and the section ids of a known path", () =>
    withBase({ "guide/a.md": "# Alpha\n# Beta\n", "guide.md": "", "x/my-guide.md": "" }, () =>
      Effect.gen(function* () {
        const complete = (variable: string, begun: string, known: Record<string, string> = {}) =>
          sectionTemplate?.complete?.(variable, begun, new Map(Object.entries(known))) ?? Effect.succeed([])
        assert.deepStrictEqual(yield* complete("file_path", "GUIDE"), ["guide.md", "guide/a.md", "x/my-guide.md"])
        assert.strictEqual((yield* complete("section_id", "", { file_path: "guide/a.md" })).length, 2)
        assert.match((yield* complete("section_id", "be", { file_path: "guide/a.md" })).join(), /^beta-[0-9a-f]{8}$/)
        assert.deepStrictEqual(yield* complete("section_id", "be"), [])
        assert.deepStrictEqual(yield* complete("section_id", "be", { file_path: "../x" }), [])
        assert.deepStrictEqual(yield* complete("other", "be"), [])
        assert.isDefined(structureTemplate?.complete)
      })
    )
  )

  it.scopedLive("complete among twenty thousand paths without comparing each with each", () =>
    withBase({}, () =>
      Effect.gen(function* () {
        const files = Array.from({ length: 20_000 }, (_, i) => `${i % 2 === 0 ? "guide" : "my-guide"}-${i}.md`)
        const guard = {
          ...(yield* AccessGuard),
          list: () =>
            Effect.succeed({ files, truncated: false, skipped: { ignored: 0, machineFolders: 0, unreadable: [] } })
        }
        const complete = (begun: string) =>
          (structureTemplate?.complete?.("file_path", begun, new Map()) ?? Effect.succeed([])).pipe(
            Effect.provideService(AccessGuard, guard)
          )
        const compared = vi.spyOn(Array.prototype, "includes")
        const all = yield* complete("")
        const some = yield* complete("GUIDE")
        const comparisons = compared.mock.calls.length
        compared.mockRestore()
        assert.deepStrictEqual(all, files)
        assert.deepStrictEqual(
          [some.length, some[0], some[9_999], some[10_000], some[19_999]],
          [20_000, "guide-0.md", "guide-19998.md", "my-guide-1.md", "my-guide-19999.md"]
        )
        assert.isBelow(comparisons, 1000)
      })
    )
  )
})
