import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, FastCheck, Layer, Runtime } from "effect"
import { AccessGuard } from "../../../src/mdatlas/library/AccessGuard.ts"
import { LIMITS as PASS_LIMITS, PassRunner } from "../../../src/mdatlas/library/PassRunner.ts"
import { LIMITS, type Part, type Request, SectionReader } from "../../../src/mdatlas/library/SectionReader.ts"
import { StructureAnalyzer } from "../../../src/mdatlas/library/StructureAnalyzer.ts"
import { times } from "../../support/effort.ts"
import { libraryOver, markdownBase, withBase, write } from "../../support/markdownBase.ts"

const read = (request: Partial<Request> & { readonly sectionId: string }) =>
  Effect.flatMap(SectionReader, (reader) =>
    reader.read({ filePath: "a.md", includeChildren: false, format: "markdown", offset: 0, ...request })
  )

/** The sections of a.md, the preamble first. */
const sections = Effect.gen(function* () {
  const guard = yield* AccessGuard
  const analyzer = yield* StructureAnalyzer
  return yield* guard.use("a.md", (file) =>
    Effect.gen(function* () {
      const outline = yield* analyzer.outline(file)
      const page = yield* analyzer.select(file, outline, {})
      return [...(page.preamble === null ? [] : [page.preamble]), ...page.sections]
    })
  )
})

const idOf = (title: string) => Effect.map(sections, (all) => all.find((section) => section.title === title)?.id ?? "")

const document = `---
title: x
---
before

# 第一章 *強調*

本文 one 𠮷

## Sub

sub text

# Two
two
`

describe("SectionReader", () => {
  it.scopedLive("gives the source to the letter, its own part or with what lies below", () =>
    withBase({ "a.md": document }, () =>
      Effect.gen(function* () {
        const sectionId = yield* idOf("第一章 強調")
        const own = yield* read({ sectionId })
        assert.strictEqual(own.content, "# 第一章 *強調*\n\n本文 one 𠮷\n\n")
        assert.deepStrictEqual([own.section.start.line, own.endLine, own.charCount], [6, 9, 22])
        const whole = yield* read({ sectionId, includeChildren: true })
        assert.strictEqual(whole.content, `${own.content}## Sub\n\nsub text\n\n`)
        assert.deepStrictEqual([whole.endLine, whole.charCount], [13, 40])
        assert.isUndefined(whole.nextOffset)
      })
    )
  )

  it.scopedLive("preamble and own parts, joined, are the file, whatever the file", () =>
    withBase({ "a.md": "" }, (base) =>
      Effect.gen(function* () {
        const runtime = yield* Effect.runtime<AccessGuard | StructureAnalyzer | SectionReader>()
        const line = FastCheck.constantFrom(
          ...["# A", "## B", "A", "===", "```", "", "- # no", "> # no", "日本𠮷", "| a |", "    # no", "<div>", "---"]
        )
        const end = FastCheck.constantFrom("\n", "\r\n", "\r")
        const own = Effect.flatMap(sections, (all) => Effect.forEach(all, ({ id }) => read({ sectionId: id })))
        yield* Effect.promise(() =>
          FastCheck.assert(
            FastCheck.asyncProperty(FastCheck.array(FastCheck.tuple(line, end), { maxLength: 12 }), async (rows) => {
              const text = rows.map((row) => row.join("")).join("")
              for (const mark of ["", "\ufeff"]) {
                write(base, "a.md", mark + text)
                const parts = await Runtime.runPromise(runtime)(own)
                assert.strictEqual(parts.map(({ content }) => content).join(""), text)
              }
            }),
            { numRuns: times(4, 12) }
          )
        )
      })
    )
  )

  it.scopedLive("pages in code points and never cuts one, in markdown and in plain", () => {
    const text = `# A\n\n${"a𠮷日é".repeat(50)}\n`
    return withBase({ "a.md": text }, () =>
      Effect.gen(function* () {
        const sectionId = yield* idOf("A")
        for (const format of ["markdown", "plain"] as const) {
          const { content: all } = yield* read({ sectionId, format })
          let joined = ""
          let offset: number | undefined = 0
          while (offset !== undefined) {
            const part: { content: string; nextOffset?: number } = yield* read({
              sectionId,
              format,
              maxChars: 7,
              offset
            })
            if (part.nextOffset !== undefined) assert.strictEqual([...part.content].length, 7)
            joined += part.content
            offset = part.nextOffset
          }
          assert.strictEqual(joined, all)
        }
      })
    )
  })

  it.scopedLive("an offset at the end is empty, beyond it an error that tells the size", () =>
    withBase({ "a.md": "# A\n" }, () =>
      Effect.gen(function* () {
        const sectionId = yield* idOf("A")
        for (const [format, size] of [
          ["markdown", 4],
          ["plain", 2],
          ["html", 10]
        ] as const) {
          const end = yield* read({ sectionId, format, offset: size })
          assert.deepStrictEqual([end.content, end.nextOffset], ["", undefined])
          const failure = yield* Effect.flip(read({ sectionId, format, offset: size + 1 }))
          assert.include(failure.message, `${size} characters`)
        }
      })
    )
  )

  it.scopedLive("stops before 32,000 characters of answer, at a line's end, and goes on from there", () => {
    const text = `# A\n${`"quoted" 日本語 line\n`.repeat(6000)}`
    return withBase({ "a.md": text }, () =>
      Effect.gen(function* () {
        const sectionId = yield* idOf("A")
        const first = yield* read({ sectionId })
        assert.isAtMost(JSON.stringify(first.content).length, LIMITS.part)
        assert.isAbove(first.content.length, 20_000)
        assert.isTrue(first.content.endsWith("\n"))
        const second = yield* read({ sectionId, offset: first.nextOffset ?? 0 })
        assert.isTrue(text.startsWith(first.content + second.content))
      })
    )
  })

  it.scopedLive("one endless line of wide characters is cut too", () => {
    const text = `# A\n${"𠮷\\".repeat(40_000)}\n`
    return withBase({ "a.md": text }, () =>
      Effect.gen(function* () {
        const sectionId = yield* idOf("A")
        const { content, nextOffset } = yield* read({ sectionId })
        assert.isAtMost(JSON.stringify(content).length, LIMITS.part)
        assert.strictEqual(nextOffset, [...content].length)
        assert.isTrue(text.startsWith(content))
      })
    )
  })

  it.scopedLive("what JSON writes six times as long is cut to what fits, and never to nothing", () =>
    withBase({ "a.md": `# A\n${"\u0001".repeat(40_000)}\n` }, () =>
      Effect.gen(function* () {
        const sectionId = yield* idOf("A")
        let offset = 0
        let text = ""
        for (let parts = 0; parts < 20; parts += 1) {
          const part = yield* read({ sectionId, offset })
          assert.isAtMost(JSON.stringify(part.content).length, LIMITS.part)
          text += part.content
          if (part.nextOffset === undefined) break
          assert.isAbove(part.nextOffset, offset + 5000)
          offset = part.nextOffset
        }
        assert.strictEqual(text.length, 40_005)
      })
    )
  )

  it.scopedLive("references lead to definitions anywhere in the document, the first of each label", () =>
    withBase(
      {
        "a.md":
          "---\nx: y\n---\n[early], *not* `[late]`\n\n# A\n\n[late][], [x][ L  ], [other], [gone], ![i]\n\n[L]: /own\n\n" +
          "# B\n\n[early]: /e\n[late]: <https://x.y/a b>\n'title'\n[i]: /i.png\n> - [other]:\n>   /o\n>   (more\n>   text)\n\n" +
          "[late]: /second\n[l]: /second\n[unused]: /u\n\n[early]\n\n```\nopen [late]\n"
      },
      () =>
        Effect.gen(function* () {
          const [preamble, a, b] = yield* sections
          const html = (sectionId: string) => Effect.map(read({ sectionId, format: "html" }), ({ content }) => content)
          assert.strictEqual(
            yield* html(preamble?.id ?? ""),
            '<p><a href="/e">early</a>, <em>not</em> <code>[late]</code></p>'
          )
          assert.strictEqual(
            yield* html(a?.id ?? ""),
            '<h1>A</h1>\n<p><a href="https://x.y/a%20b" title="title">late</a>, <a href="/own">x</a>, ' +
              '<a href="/o" title="more\ntext">other</a>, [gone], <img src="/i.png" alt="i"></p>'
          )
          assert.include(yield* html(b?.id ?? ""), '<p><a href="/e">early</a></p>')
          assert.strictEqual(
            (yield* read({ sectionId: a?.id ?? "", format: "plain" })).content,
            "A\n\nlate, x, other, [gone], i\n"
          )
        })
    )
  )

  it.scopedLive("html is cut between blocks only", () =>
    withBase({ "a.md": `# A\n\n${"para *x*\n\n".repeat(20)}` }, () =>
      Effect.gen(function* () {
        const sectionId = yield* idOf("A")
        const { content: all } = yield* read({ sectionId, format: "html" })
        let joined = ""
        let offset: number | undefined = 0
        let parts = 0
        while (offset !== undefined) {
          const part: { content: string; nextOffset?: number } = yield* read({
            sectionId,
            format: "html",
            maxChars: 70,
            offset
          })
          assert.match(part.content, /^<(?:h1|p)>[\s\S]*<\/(?:h1|p)>\s*$/)
          assert.isAtMost(part.content.length, 70)
          joined += part.content
          offset = part.nextOffset
          parts += 1
        }
        assert.strictEqual(joined, all)
        assert.isAbove(parts, 5)
        // One block is the least there is.
        assert.include((yield* read({ sectionId, format: "html", maxChars: 1 })).content, "<h1>A</h1>")
      })
    )
  )

  it.scopedLive("renders sections and blocks of any size, page by page", () => {
    const rowCount = times(300, 900)
    const paragraphs = times(200, 500)
    const rows = Array.from({ length: rowCount }, (_, row) => `| row ${row} | some text |`).join("\n")
    const prose = Array.from({ length: paragraphs }, (_, at) => `Paragraph *${at}* of **this** text.\n\n`).join("")
    return withBase(
      { "a.md": `# A\n\n| a | b |\n|---|---|\n${rows}\n\n# B\n\n${"word ".repeat(8000)}\n\n${prose}` },
      () =>
        Effect.gen(function* () {
          const pages = Effect.fnUntraced(function* (title: string, format: "html" | "plain") {
            const sectionId = yield* idOf(title)
            const found: Array<string> = []
            for (let offset: number | undefined = 0; offset !== undefined && found.length < 100; ) {
              const page: Part = yield* read({ sectionId, format, offset })
              assert.isAtMost(JSON.stringify(page.content).length, 32_000)
              found.push(page.content)
              offset = page.nextOffset
            }
            return found.join("")
          })
          const table = yield* pages("A", "html")
          assert.deepStrictEqual(
            Array.from(table.matchAll(/row (\d+)</g), ([, row]) => Number(row)),
            Array.from({ length: rowCount }, (_, row) => row)
          )
          assert.strictEqual((yield* pages("A", "plain")).match(/row \d+\tsome text/g)?.length, rowCount)
          const text = yield* pages("B", "plain")
          assert.strictEqual(text.match(/word/g)?.length, 8000)
          assert.deepStrictEqual(
            Array.from(text.matchAll(/Paragraph (\d+) of this/g), ([, at]) => Number(at)),
            Array.from({ length: paragraphs }, (_, at) => at)
          )
          // A page in the middle is the same whether the pages before it were asked for or not.
          const sectionId = yield* idOf("B")
          const middle = yield* read({ sectionId, format: "plain", offset: 42_000 })
          assert.strictEqual(middle.content, text.slice(42_000, 42_000 + middle.content.length))
          const late = yield* Effect.flip(read({ sectionId, format: "plain", offset: 9_000_000 }))
          assert.include(late.message, "past the end")
        })
    )
  })

  it.scopedLive("gives at most a million characters at once", () =>
    withBase({ "a.md": `# A\n${"x".repeat(LIMITS.most + 100)}` }, () =>
      Effect.gen(function* () {
        const sectionId = yield* idOf("A")
        const first = yield* read({ sectionId, maxChars: 5_000_000 })
        assert.strictEqual(first.nextOffset, LIMITS.most)
        const rest = yield* read({ sectionId, maxChars: 5_000_000, offset: LIMITS.most })
        assert.strictEqual(rest.content, "x".repeat(104))
      })
    )
  )

  it.scopedLive("an id that is gone is NOT_FOUND with those whose title is near", () =>
    withBase({ "a.md": "# Installation guide\n\n# Usage\n" }, () =>
      Effect.gen(function* () {
        const known = yield* idOf("Installation guide")
        for (const sectionId of [
          "installation-guide-00000000",
          "Installation Guid",
          "instalation-guide-ffffffff",
          "#instalation-guide",
          "Handbook > Instalation guide"
        ]) {
          const failure = yield* Effect.flip(read({ sectionId }))
          assert.strictEqual(failure._tag, "NotFound")
          if (failure._tag === "NotFound") assert.deepStrictEqual(failure.suggestions[0], known)
        }
      })
    )
  )

  it.scopedLive("an id that is gone from a document of many sections is looked for in the thread", () =>
    Effect.gen(function* () {
      const base = yield* markdownBase({ "a.md": "# A chapter\n".repeat(3000) })
      const inline = yield* Effect.provide(PassRunner, PassRunner.inline)
      const heavy: Array<string> = []
      const runner: typeof PassRunner.Service = {
        run: (name, source, input, weight) => {
          if (weight > PASS_LIMITS.small) heavy.push(name)
          return inline.run(name, source, input, weight)
        }
      }
      const failure = yield* Effect.flip(read({ sectionId: "a-chaptr" })).pipe(
        Effect.provide(libraryOver(base, { runner: Layer.succeed(PassRunner, runner) }))
      )
      assert.strictEqual(failure._tag === "NotFound" && failure.suggestions.length, 5)
      assert.deepStrictEqual(heavy, ["address", "near"])
    })
  )

  it.scopedLive("follows a change between two calls, and ids stay", () =>
    withBase({ "a.md": "# A\n\n# B\nold\n" }, (base) =>
      Effect.gen(function* () {
        const sectionId = yield* idOf("B")
        assert.strictEqual((yield* read({ sectionId })).content, "# B\nold\n")
        write(base, "a.md", "# Inserted\n\n# A\n\nlonger\n\n# B\nnew\n")
        assert.strictEqual((yield* read({ sectionId, filePath: join(base, "a.md") })).content, "# B\nnew\n")
      })
    )
  )
})
