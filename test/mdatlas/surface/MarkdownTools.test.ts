import { chmodSync, readFileSync, statSync, truncateSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import * as Tool from "../../../src/kernel/mcp/Tool.ts"
import { type MarkdownTools, tools, writingTools } from "../../../src/mdatlas/surface/MarkdownTools.ts"
import type { StructureAnswer } from "../../../src/mdatlas/surface/StructureAnswer.ts"
import { withBase } from "../../support/markdownBase.ts"

type Answer = Record<string, unknown>

const call = (name: string, args: unknown) =>
  Effect.map(
    tools.find((tool) => tool.name === name)?.call(args) ?? Effect.die(`no tool ${name}`),
    (answer) => answer as Answer
  )

const structure = (args: Answer) =>
  Effect.map(
    call("get_markdown_structure", { format: "tree", ...args }),
    (answer) => answer as unknown as StructureAnswer
  )
const section = (args: Answer) => call("get_markdown_section", args)
const search = (args: Answer) => call("search_markdown_content", args)

/** `# Doc` over `chapters` chapters of `parts` parts each. */
const book = (chapters: number, parts: number, top = "# Doc\n") =>
  top +
  Array.from(
    { length: chapters },
    (_, i) => `## Chapter ${i}\n${Array.from({ length: parts }, (_, j) => `### Part ${i}.${j}\ntext\n`).join("")}`
  ).join("")

const outline = (nodes: StructureAnswer["structure"]): ReadonlyArray<string> =>
  nodes.flatMap(({ level, title, children }) => [`${"#".repeat(level)} ${title}`, ...outline(children)])

describe("the tools' listing", () => {
  it("is what hosts accept, and small", () => {
    const listed = ({ name, title, description, inputSchema, outputSchema, annotations }: (typeof tools)[number]) => ({
      name,
      title,
      description,
      inputSchema,
      outputSchema,
      annotations
    })
    const listing = tools.map(listed)
    assert.isBelow(JSON.stringify({ tools: writingTools.map(listed) }).length, 8000)
    assert.deepStrictEqual(
      listing.map(({ name }) => name),
      [
        "get_markdown_structure",
        "get_markdown_section",
        "search_markdown_content",
        "list_markdown_files",
        "check_markdown_links"
      ]
    )
    for (const { name, description, inputSchema, outputSchema, annotations } of listing) {
      assert.match(name, /^[a-z0-9_]{1,40}$/)
      assert.isAtLeast(description.length, 40)
      assert.isAtMost(description.length, 600)
      assert.strictEqual(inputSchema.type, "object")
      assert.strictEqual(inputSchema["additionalProperties"], false)
      assert.strictEqual(outputSchema.type, "object")
      assert.deepStrictEqual(annotations, { readOnlyHint: true, openWorldHint: false })
    }
  })

  it("describes every argument", () => {
    for (const { inputSchema } of tools) {
      for (const [name, property] of Object.entries(inputSchema.properties)) {
        assert.isString((property as Answer)["description"], name)
      }
    }
  })
})

describe("get_markdown_structure", () => {
  it.scopedLive("reports the tree with lines and sizes", () =>
    withBase({ "sub/a.md": "\ufeffintro\n\n# 第一 *章*\r\n\r\n## B\ntext\n# C" }, () =>
      Effect.gen(function* () {
        const answer = yield* structure({ file_path: "./sub/a.md" })
        assert.deepStrictEqual(
          { ...answer, structure: outline(answer.structure) },
          {
            file_path: "sub/a.md",
            total_chars: 32,
            total_lines: 7,
            total_sections: 3,
            max_depth: 6,
            preamble: {
              id: answer.preamble?.id ?? "",
              level: 0,
              title: "",
              char_count: 7,
              line_count: 2,
              start_line: 1,
              end_line: 2,
              children: []
            },
            structure: ["# 第一 章", "## B", "# C"]
          }
        )
        const [first, last] = answer.structure
        assert.deepStrictEqual(
          [first?.start_line, first?.end_line, first?.line_count, first?.char_count],
          [3, 6, 4, 22]
        )
        assert.deepStrictEqual([last?.start_line, last?.end_line, last?.line_count, last?.char_count], [7, 7, 1, 3])
        assert.match(first?.id ?? "", /^第一-章-[0-9a-f]{8}$/)
      })
    )
  )

  it.scopedLive("a file without headings, and an empty one, have no sections", () =>
    withBase({ "a.md": "just text\n", "empty.md": "" }, () =>
      Effect.gen(function* () {
        const text = yield* structure({ file_path: "a.md" })
        assert.deepStrictEqual([text.structure, text.total_lines, text.preamble?.end_line], [[], 1, 1])
        const empty = yield* structure({ file_path: "empty.md" })
        assert.deepStrictEqual(
          [empty.structure, empty.total_lines, empty.total_chars, empty.preamble],
          [[], 0, 0, null]
        )
      })
    )
  )

  it.scopedLive("keeps to depth, levels and one section", () =>
    withBase({ "a.md": book(2, 2) }, () =>
      Effect.gen(function* () {
        const file_path = "a.md"
        assert.deepStrictEqual(outline((yield* structure({ file_path, max_depth: 2 })).structure), [
          "# Doc",
          "## Chapter 0",
          "## Chapter 1"
        ])
        const parts = yield* structure({ file_path, levels: [3] })
        assert.deepStrictEqual(outline(parts.structure), [
          "### Part 0.0",
          "### Part 0.1",
          "### Part 1.0",
          "### Part 1.1"
        ])
        const chapter = (yield* structure({ file_path })).structure[0]?.children[1]
        assert.deepStrictEqual(outline((yield* structure({ file_path, section_id: chapter?.id })).structure), [
          "## Chapter 1",
          "### Part 1.0",
          "### Part 1.1"
        ])
        const gone = yield* Effect.flip(structure({ file_path, section_id: "chapter-1-00000000" }))
        assert.include(gone.message, chapter?.id ?? "?")
      })
    )
  )

  it.scopedLive("an outline that is too large is lowered until it fits, and says how to get the rest", () =>
    withBase({ "a.md": book(100, 29) }, () =>
      Effect.gen(function* () {
        const answer = yield* structure({ file_path: "a.md" })
        assert.isAtMost(JSON.stringify(answer).length, 32_000)
        assert.deepStrictEqual([answer.max_depth, answer.total_sections, answer.truncated], [2, 3001, undefined])
        assert.strictEqual(answer.structure[0]?.children.length, 100)
        assert.include(answer.notes?.join(), '"max_depth":6')
        assert.include(answer.notes?.join(), '"section_id":"ID"')
      })
    )
  )

  it.scopedLive("one that tells next to nothing gives way to the beginning of the whole", () =>
    withBase({ "a.md": book(3000, 0) }, () =>
      Effect.gen(function* () {
        const answer = yield* structure({ file_path: "a.md" })
        const text = JSON.stringify(answer)
        assert.isAtMost(text.length, 32_000)
        assert.isAbove(text.length, 30_000)
        assert.isTrue(answer.truncated)
        assert.isAbove(answer.structure[0]?.children.length ?? 0, 100)
        assert.include(answer.notes?.join(), `"offset":${answer.next_offset}`)
      })
    )
  )

  it.scopedLive("pages by the calls that its notes name, and misses nothing", () =>
    withBase({ "a.md": book(30, 99) }, () =>
      Effect.gen(function* () {
        for (const first of [
          { file_path: "a.md", max_depth: 6 },
          { file_path: "a.md", levels: [3] },
          { file_path: "a.md" }
        ]) {
          const seen: Array<string> = []
          let args: Answer = first
          for (let calls = 0; calls < 200; calls += 1) {
            const answer = yield* structure(args)
            seen.push(...outline(answer.structure))
            if (answer.next_offset === undefined) break
            const next = /Next: (\{.*\})\./.exec(answer.notes?.join("\n") ?? "")?.[1] ?? "{}"
            args = JSON.parse(next) as Answer
            assert.strictEqual(args["offset"], answer.next_offset)
          }
          assert.strictEqual(new Set(seen).size, seen.length)
          assert.strictEqual(seen.length, "levels" in first ? 2970 : "max_depth" in first ? 3001 : 31)
        }
      })
    )
  )

  it.scopedLive("by next_offset alone every section comes once, in answers that are never too large", () =>
    withBase(
      {
        "flat.md": book(1200, 0, ""),
        "parts.md": book(600, 1, ""),
        "doc.md": book(600, 1),
        "tops.md": book(400, 1, "").replaceAll("## Chapter", "# Chapter")
      },
      () =>
        Effect.gen(function* () {
          for (const [file_path, sections] of [
            ["flat.md", 1200],
            ["parts.md", 1200],
            ["doc.md", 1201],
            ["tops.md", 800]
          ] as const) {
            const seen: Array<string> = []
            let offset = 0
            for (let calls = 0; calls < 20; calls += 1) {
              const answer = yield* structure({ file_path, ...(offset > 0 && { offset }) })
              assert.isAtMost(JSON.stringify(answer).length, 32_000)
              seen.push(...outline(answer.structure))
              if (answer.next_offset === undefined) break
              assert.strictEqual(answer.next_offset, seen.length)
              offset = answer.next_offset
            }
            assert.deepStrictEqual([seen.length, new Set(seen).size], [sections, sections], file_path)
          }
        })
    )
  )

  it.scopedLive("the calls that its notes name stay small, and say only of what is there that it was left out", () =>
    withBase({ "flat.md": book(1200, 0, ""), "doc.md": book(600, 1) }, () =>
      Effect.gen(function* () {
        const flat = yield* structure({ file_path: "flat.md" })
        assert.deepStrictEqual(flat.notes, [
          `More sections follow. Next: {"file_path":"flat.md","format":"tree","offset":${flat.next_offset}}.`
        ])
        const doc = yield* structure({ file_path: "doc.md" })
        assert.include(doc.notes?.join(), 'down to level 2 only: {"file_path":"doc.md","format":"tree","levels":[1,2]}')
        for (const { notes } of [flat, doc]) {
          for (const [named] of (notes ?? []).join().matchAll(/\{.*?\}/g)) {
            const next = yield* structure(JSON.parse(named) as Answer)
            assert.isAtMost(JSON.stringify(next).length, 32_000, named)
          }
        }
        const chapters = yield* structure({ file_path: "doc.md", levels: [1, 2] })
        assert.strictEqual(outline(chapters.structure).at(-1), `## Chapter ${(chapters.next_offset ?? 0) - 2}`)
      })
    )
  )

  it.scopedLive("asked with max_depth it comes whole, a thousand sections at most", () =>
    withBase({ "a.md": book(1500, 0) }, () =>
      Effect.gen(function* () {
        const answer = yield* structure({ file_path: "a.md", max_depth: 2 })
        assert.isAbove(JSON.stringify(answer).length, 100_000)
        assert.deepStrictEqual([answer.truncated, answer.next_offset, answer.max_depth], [true, 1000, 2])
        const rest = yield* structure({ file_path: "a.md", max_depth: 2, offset: 1000 })
        assert.deepStrictEqual([rest.truncated, rest.structure.length], [undefined, 501])
        // A later page without a depth is cut, never lowered: its offset counts all sections.
        const cut = yield* structure({ file_path: "a.md", offset: 1000 })
        assert.isAtMost(JSON.stringify(cut).length, 32_000)
        assert.deepStrictEqual([cut.max_depth, cut.structure[0]?.title], [6, "Chapter 999"])
      })
    )
  )
})

describe("get_markdown_section", () => {
  it.scopedLive("answers the text with where it is, and where to go on", () =>
    withBase({ "a.md": "# A\n\ntext &amp; *more*\n\n## B\n\nb\n" }, () =>
      Effect.gen(function* () {
        const file_path = "a.md"
        const section_id = (yield* structure({ file_path })).structure[0]?.id
        assert.deepStrictEqual(yield* section({ file_path, section_id }), {
          file_path: "a.md",
          format: "markdown",
          id: section_id,
          title: "A",
          path: ["A"],
          level: 1,
          next_id: (yield* structure({ file_path })).structure[0]?.children[0]?.id,
          start_line: 1,
          end_line: 4,
          char_count: 24,
          truncated: false,
          content: "# A\n\ntext &amp; *more*\n\n"
        })
        const part = yield* section({ file_path, section_id, include_children: true, max_chars: 10, offset: 2 })
        assert.deepStrictEqual([part["content"], part["truncated"], part["next_offset"]], ["A\n\ntext &a", true, 12])
        assert.include(String(part["notes"]), "offset 12")
        assert.strictEqual(
          (yield* section({ file_path, section_id, format: "plain" }))["content"],
          "A\n\ntext & more\n"
        )
        assert.include(String((yield* section({ file_path, section_id, format: "html" }))["content"]), "<em>more</em>")
      })
    )
  )
})

describe("search_markdown_content", () => {
  it.scopedLive("answers hits with the ids to read them by, and clamps in the open", () =>
    withBase({ "a.md": book(150, 0), "b.md": "# Chapter of b\n\nwords\n" }, () =>
      Effect.gen(function* () {
        const answer = yield* search({ query: "words" })
        assert.deepStrictEqual(answer, {
          total: 1,
          files_searched: 2,
          results: [
            {
              file_path: "b.md",
              section_id: (answer["results"] as ReadonlyArray<Answer>)[0]?.["section_id"],
              title: "Chapter of b",
              path: ["Chapter of b"],
              level: 1,
              line: 3,
              matches: 1,
              snippet: "words",
              score: 11
            }
          ]
        })
        const many = yield* search({ query: "Chapter", max_results: 1000 })
        assert.strictEqual(many["total"], 151)
        assert.isTrue(many["truncated"])
        assert.include(String(many["notes"]), "lowered to 100")
        assert.include(String(many["notes"]), "Sections left: 51")
        assert.strictEqual((many["results"] as ReadonlyArray<Answer>).length, 100)
      })
    )
  )

  it.scopedLive("tells titles whole in every answer, with what looks like an identifier", () =>
    withBase({ "a.md": "# Guide {#guide}\n\n## Set up { #set-up }\n\nwords\n" }, () =>
      Effect.gen(function* () {
        const path = ["Guide {#guide}", "Set up { #set-up }"]
        const [found] = (yield* search({ query: "words" }))["results"] as ReadonlyArray<Answer>
        assert.deepStrictEqual([found?.["title"], found?.["path"]], [path[1], path])
        const read = yield* call("get_markdown_section", { file_path: "a.md", section_id: "Guide > Set up" })
        assert.deepStrictEqual([read["title"], read["path"]], [path[1], path])
        const outline = yield* call("get_markdown_structure", { file_path: "a.md" })
        const [chapter] = outline["structure"] as ReadonlyArray<Answer>
        assert.strictEqual(chapter?.["title"], path[0])
        const lines = yield* call("get_markdown_structure", { file_path: "a.md", format: "lines" })
        assert.match(String(lines["outline"]), /^# Guide \{#guide\} \[.*\n## Set up \{ #set-up \} \[/)
        const [listed] = (yield* call("list_markdown_files", {}))["files"] as ReadonlyArray<Answer>
        assert.strictEqual(listed?.["title"], path[0])
      })
    )
  )

  it.scopedLive("says where no file is below a folder", () =>
    withBase({ "sub/a.txt": "text", "b.md": "# B\n" }, () =>
      Effect.gen(function* () {
        const { notes } = yield* search({ query: "one two", folder: "sub" })
        assert.deepStrictEqual(notes, ["No searchable file exists; list_markdown_files lists the files."])
      })
    )
  )

  it.scopedLive("finds headings as they are written in the source, once each, before what is in bodies", () =>
    withBase(
      { "a.md": "intro\n\n# Dup\n\nbody\n\n## Dup two #\n\n```\n# Dup in code\n```\n\n## [`lnk`](http://ex.am/ple)\n" },
      () =>
        Effect.gen(function* () {
          const found = (args: Answer) =>
            Effect.map(search(args), ({ results }) =>
              (results as ReadonlyArray<Answer>).map(({ title, line, score }) => [title, line, score])
            )
          assert.deepStrictEqual(yield* found({ query: "# Dup" }), [
            ["Dup two", 7, 31],
            ["Dup", 3, 30]
          ])
          assert.deepStrictEqual(yield* found({ query: "^# Dup$", regex: true }), [["Dup", 3, 30]])
          assert.deepStrictEqual(yield* found({ query: "ex.am/ple" }), [["lnk", 13, 30]])
          assert.deepStrictEqual(
            (yield* found({ query: "^#+ ", regex: true })).map(([title]) => title),
            ["Dup two", "Dup", "lnk"]
          )
          assert.deepStrictEqual(yield* found({ query: "dup", levels: [1] }), [["Dup", 3, 40]])
        })
    )
  )

  it.scopedLive("shows how a section begins, after its heading of whatever form", () =>
    withBase(
      {
        "a.md":
          "One\n===\nbody a\n\nTwo\nlines\n---\n\nbody b\n\n# Three\nbody c\n\n---\n\n  ## Four ##\r\nbody d\r\n\r\nFive\r\n=\r\nbody e"
      },
      () =>
        Effect.gen(function* () {
          for (const [query, snippet] of [
            ["One", "body a"],
            ["Two lines", "body b"],
            ["Three", "body c ---"],
            ["Four", "body d"],
            ["Five", "body e"]
          ] as const) {
            const [hit] = (yield* search({ query }))["results"] as ReadonlyArray<Answer>
            assert.strictEqual(hit?.["snippet"], snippet, query)
          }
        })
    )
  )

  it.scopedLive("says that no file fits a glob, and only then", () =>
    withBase({ "a.md": "# A\n" }, () =>
      Effect.gen(function* () {
        for (const [glob, isSaid] of [
          ["*.mdx", true],
          ["/elsewhere/**", true],
          ["a.*", false]
        ] as const) {
          const { notes = [] } = yield* search({ query: "absent", glob })
          assert.strictEqual(JSON.stringify(notes).includes("matches glob"), isSaid, glob)
          const listed = yield* call("list_markdown_files", { glob })
          assert.strictEqual(JSON.stringify(listed).includes("matches glob"), isSaid, glob)
        }
      })
    )
  )

  it.scopedLive("takes a folder's name or path for a glob, and a name without an ending for no file", () =>
    withBase(
      { "guide/a.md": "# A\n", "manual/guide/b/c.md": "# C\n", "guides/d.md": "# D\n", "guide.md": "# E\n" },
      () =>
        Effect.gen(function* () {
          for (const [glob, names] of [
            ["guide", ["guide/a.md", "manual/guide/b/c.md"]],
            ["guide/", ["guide/a.md", "manual/guide/b/c.md"]],
            ["manual/guide", ["manual/guide/b/c.md"]],
            ["*/guide", ["manual/guide/b/c.md"]],
            ["guide*", ["guide.md"]],
            ["guide/*", ["guide/a.md"]],
            ["./", ["guide.md", "guide/a.md", "guides/d.md", "manual/guide/b/c.md"]]
          ] as const) {
            const { files } = yield* call("list_markdown_files", { glob })
            const paths = (files as ReadonlyArray<Answer>).map(({ file_path }) => file_path)
            assert.deepStrictEqual(paths, [...names], glob)
          }
        })
    )
  )

  it.scopedLive("stays under 32,000 characters", () =>
    withBase({ "a.md": book(150, 0).replaceAll("Chapter", `Chapter ${"長い題".repeat(60)}`) }, () =>
      Effect.gen(function* () {
        const answer = yield* search({ query: "題", max_results: 100 })
        assert.isAtMost(JSON.stringify(answer).length, 32_000)
        assert.isTrue(answer["truncated"])
      })
    )
  )
})

describe("wrong arguments", () => {
  it.scopedLive("are named all at once", () =>
    withBase({ "a.md": "# A\n" }, () =>
      Effect.gen(function* () {
        const problems = (tool: Tool.Tool<MarkdownTools>, args: unknown) =>
          Effect.map(Effect.flip(tool.call(args)), (failure) => {
            assert.strictEqual(failure.code, "INVALID_ARGUMENT", JSON.stringify(args).slice(0, 100))
            return failure.message
          })
        for (const tool of tools) {
          const message = yield* problems(tool, { extra: 1 })
          assert.include(message, "extra: is unexpected")
          if (JSON.stringify(tool.inputSchema["required"] ?? []) !== "[]") assert.include(message, "is missing")
        }
        const [first, second, third] = tools
        if (first === undefined || second === undefined || third === undefined) return assert.fail("three tools")
        for (const [tool, args] of [
          [first, { file_path: "a.md", max_depth: 0 }],
          [first, { file_path: "a.md", max_depth: 7 }],
          [first, { file_path: "a.md", levels: [0] }],
          [first, { file_path: "a.md", offset: -1 }],
          [first, { file_path: 5 }],
          [first, { file_path: "x".repeat(Tool.TEXT_LIMIT + 1) }],
          [second, { file_path: "a.md", section_id: "x", format: "HTML" }],
          [second, { file_path: "a.md", section_id: "x", max_chars: 0 }],
          [second, { file_path: "a.md", section_id: "x", offset: 1.5 }],
          [third, { query: "" }],
          [third, { query: "x", max_results: 0 }],
          [third, { query: "x", section_id: "y" }],
          [third, { query: "(", regex: true }]
        ] as const) {
          yield* problems(tool, args)
        }
        assert.strictEqual(yield* problems(first, { file_path: "" }), "file_path: is missing")
        const place = { file_path: "a.md", section_id: "A" }
        assert.include(yield* problems(second, { file_path: "a.md" }), "section_id: is required")
        for (const other of [{ section_ids: ["A"] }, { lines: { start: 1, end: 1 } }])
          assert.include(yield* problems(second, { ...place, ...other }), "pass only one")
        assert.strictEqual(
          yield* problems(first, { file_path: "a.md", levels: "1" }),
          'levels: must be a list of whole numbers from 1 to 6; it is "1"'
        )
        assert.strictEqual(
          yield* problems(second, { file_path: "a.md", lines: "1-3" }),
          'lines: must be an object such as {"start":1,"end":9}; it is "1-3"'
        )
      })
    )
  )
})

describe("arguments that a host filled with nothing", () => {
  it.scopedLive("count as absent where they are optional", () =>
    withBase({ "a.md": "# A\n\ntext\n\n## B\n" }, () =>
      Effect.gen(function* () {
        const plain = yield* structure({ file_path: "a.md" })
        const filled = { file_path: "a.md", levels: [], section_id: "", max_depth: null, offset: null }
        assert.deepStrictEqual(yield* structure(filled), plain)
        const found = yield* search({ query: "text", file_path: "", section_id: null, levels: [], max_results: null })
        assert.strictEqual(found["total"], 1)
        const failure = yield* Effect.flip(structure({ file_path: null }))
        assert.strictEqual(failure.code, "INVALID_ARGUMENT")
      })
    )
  )
})

describe("what an agent needs to find and read one thing", () => {
  it.scopedLive("a long outline has one line a section, with what is left out counted", () =>
    withBase({ "a.md": book(100, 9) }, () =>
      Effect.gen(function* () {
        const answer = yield* call("get_markdown_structure", { file_path: "a.md" })
        const lines = String(answer["outline"]).split("\n")
        assert.lengthOf(lines, 101)
        assert.match(lines[1] ?? "", /^## Chapter 0 \[chapter-0-[0-9a-f]{8}\] L2-20 \d+c \+9$/)
        assert.isAtMost(JSON.stringify(answer).length, 16_500)
        const short = yield* call("get_markdown_structure", { file_path: "a.md", section_id: "Doc > Chapter 7" })
        assert.strictEqual(outline(short["structure"] as never)[0], "## Chapter 7")
      })
    )
  )

  it.scopedLive("a section is read by title, path, anchor or lines, several at once, and names its neighbours", () =>
    withBase({ "a.md": "# Result\n\n## Detailed design\n\nD\n\n# Other\n\n## Detailed design\n\nO\n" }, () =>
      Effect.gen(function* () {
        const file_path = "a.md"
        const content = (args: Answer) => Effect.map(section({ file_path, ...args }), (answer) => answer["content"])
        assert.strictEqual(yield* content({ section_id: "Result > Detailed design" }), "## Detailed design\n\nD\n\n")
        assert.strictEqual(yield* content({ section_id: "#detailed-design-1" }), "## Detailed design\n\nO\n")
        assert.strictEqual(yield* content({ section_id: "other" }), "# Other\n\n")
        assert.strictEqual(yield* content({ lines: { start: 5, end: 7 } }), "D\n\n# Other\n")
        const failure = yield* Effect.flip(section({ file_path, section_id: "Detailed design" }))
        assert.match(
          failure.message,
          /^2 sections of a.md .* detailed-design-\w{8} \(line 3, in Result\), detailed-design-\w{8} \(line 9, in Other\)\.$/
        )
        const both = yield* section({ file_path, section_ids: ["Result", "Other"] })
        assert.deepStrictEqual(
          (both["sections"] as ReadonlyArray<Answer>).map((one) => one["content"]),
          ["# Result\n\n", "# Other\n\n"]
        )
        const known = yield* section({ file_path, section_ids: ["Result", "Reslt", "Other"] })
        const [result, unknown, last] = known["sections"] as ReadonlyArray<Answer>
        assert.strictEqual(result?.["content"], "# Result\n\n")
        assert.strictEqual(last?.["content"], "# Other\n\n")
        assert.strictEqual(unknown?.["section_id"], "Reslt")
        assert.match(JSON.stringify(unknown?.["error"]), /"code":"NOT_FOUND".*"suggestions":\["result-/)
        const missing = yield* Effect.flip(section({ file_path: "none.md", section_ids: ["Result", "Other"] }))
        assert.include(missing.message, "none.md")
        const nothing = yield* section({ file_path, section_ids: ["x", "y"] })
        assert.deepStrictEqual(
          (nothing["sections"] as ReadonlyArray<Answer>).map((one) => one["section_id"]),
          ["x", "y"]
        )
        const other = yield* section({ file_path, section_id: "Other" })
        const previous = yield* section({ file_path, section_id: String(other["previous_id"]) })
        assert.deepStrictEqual(previous["path"], ["Result", "Detailed design"])
      })
    )
  )

  it.scopedLive("search finds what a reader sees, and words apart from each other", () =>
    withBase(
      {
        "a.md":
          "# Setup\n\nsee [the *docs*](http://x.y/z) &amp; now\n\n> 日本\n> 語の文\n\n## Timeout\n\nretry\n\nclient\n",
        "sub/か\u3099.md": "# Form\n\nread these docs\n"
      },
      () =>
        Effect.gen(function* () {
          for (const query of ["see the docs & now", "the docs", "日本語の文"]) {
            const { results } = yield* search({ query })
            assert.deepStrictEqual(
              (results as ReadonlyArray<Answer>).map((one) => one["title"]),
              ["Setup"],
              query
            )
          }
          const apart = yield* search({ query: "client timeout" })
          assert.include(String(apart["notes"]), "does not occur as one phrase")
          assert.deepStrictEqual((apart["results"] as ReadonlyArray<Answer>)[0]?.["path"], ["Setup", "Timeout"])
          const listed = yield* call("list_markdown_files", { glob: "**/が.md" })
          assert.strictEqual((listed["files"] as ReadonlyArray<Answer>)[0]?.["file_path"], "sub/が.md")
          assert.strictEqual((yield* structure({ file_path: "sub/が.md" })).file_path, "sub/が.md")
        })
    )
  )

  it.scopedLive("links, anchors, headings and fences are checked", () =>
    withBase(
      { "a.md": "# A\n\n[x](b.md) [y](#none) [z](none.md) [ok](b.md#b)\n\n## D\n\n## D\n\n```\n", "b.md": "# B\n" },
      () =>
        Effect.gen(function* () {
          const { problems } = yield* call("check_markdown_links", {})
          assert.deepStrictEqual(
            (problems as ReadonlyArray<Answer>).map(({ line, kind }) => [line, kind]),
            [
              [3, "missing_anchor"],
              [3, "broken_link"],
              [7, "duplicate_heading"],
              [9, "unclosed_fence"]
            ]
          )
        })
    )
  )

  it.scopedLive("a link check is reached whole by its cursor, problem by problem", () =>
    withBase(
      {
        "a.md": Array.from({ length: 150 }, (_, index) => `[x](none-${index}.md)`).join("\n"),
        "b.md": "[y](b.md)\n",
        "c.md": Array.from({ length: 100 }, (_, index) => `[z](nothing-${index}.md)`).join("\n")
      },
      () =>
        Effect.gen(function* () {
          const told: Array<string> = []
          let cursor: unknown
          let pages = 0
          do {
            const page = yield* call("check_markdown_links", cursor === undefined ? {} : { cursor })
            const problems = page["problems"] as ReadonlyArray<Answer>
            assert.isNotEmpty(problems)
            if (pages === 0) assert.strictEqual(page["total"], 250)
            told.push(...problems.map(({ file_path, line }) => `${file_path}:${line}`))
            cursor = page["next_cursor"]
            pages += 1
          } while (cursor !== undefined)
          const all = [150, 100].flatMap((count, file) =>
            Array.from({ length: count }, (_, index) => `${file === 0 ? "a" : "c"}.md:${index + 1}`)
          )
          assert.deepStrictEqual(told, all)
          assert.isAbove(pages, 1)
          const failure = yield* Effect.flip(call("check_markdown_links", { cursor: "nonsense" }))
          assert.include(failure.message, "cursor")
        })
    )
  )

  it.scopedLive("a file that is no UTF-8 text is reported as not checked, and refused when it is named", () =>
    withBase(
      {
        "a.md": "# A\n\n[x](utf16.md#none)\n",
        "nul.md": "[x](none.md)\0\n",
        "utf16.md": Buffer.from("\ufeff# U\n\n[x](none.md)\n", "utf16le")
      },
      () =>
        Effect.gen(function* () {
          const checked = yield* call("check_markdown_links", {})
          assert.deepStrictEqual([checked["files_checked"], checked["total"]], [1, 0])
          assert.match(String(checked["notes"]), /Files that cannot be checked .*: nul\.md, utf16\.md/)
          const failure = yield* Effect.flip(call("check_markdown_links", { file_path: "utf16.md" }))
          assert.include(failure.message, "is UTF-16")
        })
    )
  )

  it.scopedLive("a list names a file that is not read, without a size", () =>
    withBase({ "a.md": "# A\n", "huge.md": "" }, (base) =>
      Effect.gen(function* () {
        truncateSync(join(base, "huge.md"), 50 * 1024 * 1024 + 1)
        const listed = yield* call("list_markdown_files", {})
        assert.deepStrictEqual(listed, {
          total: 2,
          notes: ["Files that cannot be read: huge.md (TOO_LARGE)."],
          files: [{ file_path: "a.md", bytes: 4, title: "A" }, { file_path: "huge.md" }]
        })
      })
    )
  )

  it.scopedLive("a list names a file by its first heading, also one of HTML", () =>
    withBase(
      {
        "a.md": "<p>\n<h1>Logo &amp; name</h1>\n</p>\n\n## Install\n",
        "b.md": "# First\n\n<h1>Second</h1>\n",
        "c.md": "<h2>Small</h2>\n\n## Install\n",
        "d.md": "<h1>Alone</h1>\n"
      },
      () =>
        Effect.gen(function* () {
          const { files } = yield* call("list_markdown_files", {})
          assert.deepStrictEqual(
            (files as ReadonlyArray<Answer>).map(({ title }) => title),
            ["Logo & name", "First", "Install", "Alone"]
          )
        })
    )
  )

  it.scopedLive("a search that finds nothing tells what was left out, and the preamble is read by its name", () =>
    withBase({ "a.md": "intro\n\n# A\n", "b.md": "# B\n", ".gitignore": "b.md\n" }, () =>
      Effect.gen(function* () {
        assert.isUndefined((yield* search({ query: "intro" }))["notes"])
        assert.include(String((yield* search({ query: "B" }))["notes"]), "left out by .gitignore: 1")
        assert.strictEqual((yield* section({ file_path: "a.md", section_id: "preamble" }))["content"], "intro\n\n")
        const failure = yield* Effect.flip(section({ file_path: "a.md", section_id: "preambel" }))
        assert.include(failure.message, "Did you mean preamble-")
      })
    )
  )

  it.scopedLive("an edit shows its diff, writes when told to, and is refused once the section has changed", () =>
    withBase({ "a.md": "# A\r\n\r\nold\r\n\r\n# B\r\n\r\nb\r\n" }, (base) =>
      Effect.gen(function* () {
        const file = join(base, "a.md")
        chmodSync(file, 0o640)
        const run = (name: string, args: Answer) =>
          Effect.map(
            writingTools.find((tool) => tool.name === name)?.call({ file_path: "a.md", ...args }) ?? Effect.die(name),
            (answer) => answer as Answer
          )
        const { hash: expected_hash } = yield* run("get_markdown_section", { section_id: "A" })
        const edit = { section_id: "A", mode: "replace", content: "# A\n\nnew\n", expected_hash }
        const shown = yield* run("edit_markdown_section", edit)
        assert.include(String(shown["diff"]), "+new")
        assert.include(readFileSync(file, "utf8"), "old")
        const written = yield* run("edit_markdown_section", { ...edit, dry_run: false })
        assert.isTrue(written["written"])
        assert.strictEqual(readFileSync(file, "utf8"), "# A\r\n\r\nnew\r\n\r\n# B\r\n\r\nb\r\n")
        assert.strictEqual(statSync(file).mode & 0o777, 0o640)
        const failure = yield* Effect.flip(run("edit_markdown_section", { ...edit, dry_run: false }))
        assert.include(failure.message, "expected_hash")
        const { hash: now } = yield* run("get_markdown_section", { section_id: "A" })
        const open = { section_id: "A", mode: "append", content: "```\n", expected_hash: now }
        assert.match(
          String((yield* run("edit_markdown_section", open))["notes"]),
          /Headings after the change that become text: 1\..*call again with dry_run false/
        )
      })
    )
  )
})
