import { chmodSync, chownSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { parsePatch } from "diff"
import { Effect, FastCheck } from "effect"
import type { Mode } from "../../../src/mdatlas/document/EditedText.ts"
import { SectionEditor } from "../../../src/mdatlas/library/SectionEditor.ts"
import { SectionReader } from "../../../src/mdatlas/library/SectionReader.ts"
import { times } from "../../support/effort.ts"
import { withBase } from "../../support/markdownBase.ts"

const MODES: ReadonlyArray<Mode> = ["replace", "append", "prepend", "insert_before", "insert_after", "delete"]

const read = (sectionId: string, includeChildren = false) =>
  Effect.flatMap(SectionReader, (reader) =>
    reader.read({ filePath: "a.md", sectionId, includeChildren, format: "markdown", offset: 0 })
  )

/** Edits the section as a client does that has read it. */
const edit = (
  sectionId: string,
  mode: Mode,
  content = "",
  more: { readonly includeChildren?: boolean; readonly isDryRun?: boolean } = {}
) =>
  Effect.gen(function* () {
    const editor = yield* SectionEditor
    const { hash } = yield* read(sectionId, more.includeChildren)
    const isDryRun = more.isDryRun ?? false
    return yield* editor.edit({ filePath: "a.md", sectionId, mode, content, expectedHash: hash, isDryRun })
  })

/** What the file holds after an edit. */
const edited = (source: string, ...args: Parameters<typeof edit>) =>
  withBase({ "a.md": source }, (base) =>
    Effect.gen(function* () {
      yield* edit(...args)
      return readFileSync(join(base, "a.md"), "utf8")
    })
  )

const BOOK = "---\ntitle: T\n---\n\nintro\n\n# A\n\na text\n\n## B\n\n- one\n  - two\n    - three\n\n# C\n\nc text"

describe("each mode", () => {
  const cases: ReadonlyArray<readonly [name: string, args: Parameters<typeof edit>, expected: string]> = [
    ["replaces", ["B", "replace", "## B\n\nnew"], BOOK.replace("- one\n  - two\n    - three\n", "new\n")],
    [
      "replaces with subsections",
      ["A", "replace", "# A\n\nn\n", { includeChildren: true }],
      BOOK.replace(/a text[\s\S]*three\n/, "n\n")
    ],
    ["appends below the text", ["A", "append", "more"], BOOK.replace("a text\n\n", "a text\n\nmore\n\n")],
    ["appends below a nested list", ["B", "append", "more\n"], BOOK.replace("three\n\n", "three\n\nmore\n\n")],
    ["prepends below the heading", ["A", "prepend", "first"], BOOK.replace("# A\n\n", "# A\n\nfirst\n\n")],
    ["inserts before", ["C", "insert_before", "# N\n\nn"], BOOK.replace("# C", "# N\n\nn\n\n# C")],
    ["inserts after the subsections", ["A", "insert_after", "# N\n\nn"], BOOK.replace("# C", "# N\n\nn\n\n# C")],
    ["inserts after the last section", ["C", "insert_after", "# N\n\nn"], `${BOOK}\n\n# N\n\nn\n`],
    ["appends at the end of a file without a line end", ["C", "append", "more"], `${BOOK}\n\nmore\n`],
    ["deletes the text that was read", ["A", "delete"], BOOK.replace("# A\n\na text\n\n", "")],
    ["deletes with subsections", ["A", "delete", "", { includeChildren: true }], BOOK.replace(/# A[\s\S]*(?=# C)/, "")]
  ]
  for (const [name, args, expected] of cases) {
    it.scopedLive(name, () =>
      Effect.gen(function* () {
        assert.strictEqual(yield* edited(BOOK, ...args), expected)
        const crlf = yield* edited(BOOK.replaceAll("\n", "\r\n"), ...args)
        assert.strictEqual(crlf, expected.replaceAll("\n", "\r\n"), "CRLF")
      })
    )
  }

  it.scopedLive("reports how many headings it takes in with a block that it leaves open", () =>
    withBase({ "a.md": BOOK }, () =>
      Effect.gen(function* () {
        for (const [content, swallowed] of [
          ["```js\nopen", 2],
          ["~~~", 2],
          ["<!-- a", 2],
          ["```js\nclosed\n```", 0],
          ["# More\n\n## Headings", 0]
        ] as const) {
          const { swallowed: told } = yield* edit("A", "append", content, { isDryRun: true })
          assert.strictEqual(told, swallowed, content)
        }
        assert.strictEqual((yield* edit("C", "append", "```", { isDryRun: true })).swallowed, 0)
        assert.strictEqual((yield* edit("C", "insert_before", "```", { isDryRun: true })).swallowed, 1)
        assert.strictEqual((yield* edit("A", "append", "```")).swallowed, 2)
      })
    )
  )

  it.scopedLive("adds to a preamble after its front matter, or at its beginning where it has none", () =>
    Effect.gen(function* () {
      const prepended = (source: string) =>
        withBase({ "a.md": source }, (base) =>
          Effect.gen(function* () {
            const reader = yield* SectionReader
            const { section } = yield* reader.read({
              filePath: "a.md",
              lines: { start: 1, end: 1 },
              includeChildren: false,
              format: "markdown",
              offset: 0
            })
            yield* edit(section.id, "prepend", "first")
            return readFileSync(join(base, "a.md"), "utf8")
          })
        )
      const intro = "intro\n\n# A\n"
      assert.strictEqual(yield* prepended(`---\ntitle: T\n---\n\n${intro}`), `---\ntitle: T\n---\n\nfirst\n\n${intro}`)
      assert.strictEqual(yield* prepended(`one\ntwo\n\n***\n\n${intro}`), `first\n\none\ntwo\n\n***\n\n${intro}`)
      assert.strictEqual(yield* prepended(`+++\nno end\n\n${intro}`), `first\n\n+++\nno end\n\n${intro}`)
    })
  )

  it.scopedLive("adds below a setext heading, and to a heading alone", () =>
    Effect.gen(function* () {
      assert.strictEqual(
        yield* edited("Two\nlines\n===\n\nx\n", "Two lines", "prepend", "p"),
        "Two\nlines\n===\n\np\n\nx\n"
      )
      assert.strictEqual(yield* edited("# A", "A", "append", "p"), "# A\n\np\n")
      assert.strictEqual(yield* edited("# A\n# B\n", "A", "prepend", "p"), "# A\n\np\n\n# B\n")
    })
  )
})

/** Applies a diff at exactly the lines that it names; fails where these do not hold what it says. */
const patched = (before: string, diff: string): string => {
  const lines = before.split(/(?<=\n)/)
  const [patch] = parsePatch(diff)
  for (const { oldStart, oldLines, lines: changes } of [...(patch?.hunks ?? [])].reverse()) {
    const sides = { old: [] as Array<string>, fresh: [] as Array<string> }
    let touched: ReadonlyArray<Array<string>> = []
    for (const line of changes) {
      const text = line.slice(1)
      if (line.startsWith("\\")) {
        for (const side of touched) side.push((side.pop() ?? "").slice(0, -1))
        continue
      }
      touched = line.startsWith("-") ? [sides.old] : line.startsWith("+") ? [sides.fresh] : [sides.old, sides.fresh]
      for (const side of touched) side.push(`${text}\n`)
    }
    const at = oldLines === 0 ? oldStart : oldStart - 1
    assert.deepStrictEqual(lines.slice(at, at + oldLines), sides.old, diff)
    lines.splice(at, oldLines, ...sides.fresh)
  }
  return lines.join("")
}

describe("the diff of an edit", () => {
  it.scopedLive("leads from the file before to the file after, by its line numbers", () =>
    Effect.gen(function* () {
      const lines = FastCheck.array(FastCheck.constantFrom("text\n", "\n", "a\r\n", "b\r", "日本語\n", "\n\n\n\n"), {
        maxLength: 6
      })
      const mark = FastCheck.constantFrom("", "\ufeff")
      const samples = FastCheck.sample(
        FastCheck.tuple(mark, lines, lines, lines, FastCheck.constantFrom(...MODES)),
        times(15, 100)
      )
      const starts = ["", "\n", "\n\n", "a\n", "b\r"].map((start) => ["", [start], ["text\n"], [], "append"] as const)
      for (const [bom, before, own, after, mode] of [...starts, ...samples]) {
        const source = `${bom}${before.join("")}# Mine\n${own.join("")}# Last\n${after.join("")}`
        yield* withBase({ "a.md": source }, (base) =>
          Effect.gen(function* () {
            const { diff } = yield* edit("Mine", mode, mode === "delete" ? "" : "# Mine\n\nput in\n")
            assert.strictEqual(patched(source, diff), readFileSync(join(base, "a.md"), "utf8"))
          })
        )
      }
    })
  )
})

describe("an edit", () => {
  it.scopedLive("adds no line at the beginning of a file, with or without a byte-order mark", () =>
    Effect.gen(function* () {
      for (const bom of ["", "\ufeff"]) {
        assert.strictEqual(yield* edited(`${bom}# A\n\ntext\n`, "A", "replace", "# B\n\nnew"), `${bom}# B\n\nnew\n`)
        assert.strictEqual(yield* edited(`${bom}# A\n`, "A", "insert_before", "top"), `${bom}top\n\n# A\n`)
        const { id } = (yield* withBase({ "a.md": `${bom}intro\n` }, () => read("preamble-e50ea284"))).section
        assert.strictEqual(yield* edited(`${bom}intro\n`, id, "prepend", "top"), `${bom}top\n\nintro\n`)
      }
    })
  )

  it.scopedLive("that deletes takes no content", () =>
    withBase({ "a.md": BOOK }, (base) =>
      Effect.gen(function* () {
        const failure = yield* Effect.flip(edit("A", "delete", "something"))
        assert.include(failure.message, "content: is not accepted by this mode")
        assert.strictEqual(readFileSync(join(base, "a.md"), "utf8"), BOOK)
      })
    )
  )

  it.scopedLive("leaves every byte before and after the section as it was, whatever the mode", () =>
    Effect.gen(function* () {
      const parts = FastCheck.array(
        FastCheck.constantFrom("text\n", "\n", "- a\n  - b\n", "> q\n", "日本語\n", "```\nx\n```\n", "a  \r\n"),
        {
          maxLength: 4
        }
      )
      const samples = FastCheck.sample(FastCheck.tuple(parts, parts, parts, FastCheck.constantFrom(...MODES)), 25)
      for (const [before, own, after, mode] of samples) {
        const head = `${before.join("")}# First\n\n`
        const section = `# Mine\n${own.join("")}`
        const tail = `# Last\n${after.join("")}`
        const result = yield* edited(head + section + tail, "Mine", mode, mode === "delete" ? "" : "# Mine\n\nput in\n")
        assert.isTrue(result.startsWith(head), JSON.stringify({ mode, result }))
        assert.isTrue(result.endsWith(tail), JSON.stringify({ mode, result }))
        const isKept = mode !== "replace" && mode !== "delete"
        if (isKept) for (const line of section.split("\n")) assert.include(result, line)
      }
    })
  )

  it.scopedLive("is refused once the section has changed, and then leaves nothing behind", () =>
    withBase({ "a.md": "# A\n\nold\n" }, (base) =>
      Effect.gen(function* () {
        const editor = yield* SectionEditor
        const { hash } = yield* read("A")
        writeFileSync(join(base, "a.md"), "# A\n\nchanged\n")
        const request = { filePath: "a.md", sectionId: "A", expectedHash: hash, isDryRun: false }
        for (const mode of MODES) {
          const content = mode === "delete" ? "" : "x"
          const failure = yield* Effect.flip(editor.edit({ ...request, mode, content }))
          assert.include(failure.message, "expected_hash")
        }
        assert.strictEqual(readFileSync(join(base, "a.md"), "utf8"), "# A\n\nchanged\n")
        assert.deepStrictEqual(readdirSync(base), ["a.md"])
      })
    )
  )

  it.scopedLive("changes nothing in a dry run, and shows what it would", () =>
    withBase({ "a.md": BOOK }, (base) =>
      Effect.gen(function* () {
        const { mtimeNs } = statSync(join(base, "a.md"), { bigint: true })
        for (const mode of MODES) {
          const { diff, isWritten } = yield* edit("A", mode, mode === "delete" ? "" : "put in", { isDryRun: true })
          assert.isFalse(isWritten)
          assert.match(diff, mode === "delete" ? /^-a text$/m : /^\+put in$/m)
          assert.match(diff, /^--- a\/a\.md/)
        }
        assert.strictEqual(statSync(join(base, "a.md"), { bigint: true }).mtimeNs, mtimeNs)
      })
    )
  )

  it.scopedLive("keeps permissions and owner, and is refused for a file that no one may write", () =>
    withBase({ "a.md": "# A\n\nold\n" }, (base) =>
      Effect.gen(function* () {
        const path = join(base, "a.md")
        const isRoot = process.getuid?.() === 0
        if (isRoot) chownSync(path, 1234, 2345)
        chmodSync(path, 0o640)
        yield* edit("A", "append", "more")
        const { mode, uid, gid } = statSync(path)
        assert.strictEqual(mode & 0o777, 0o640)
        if (isRoot) assert.deepStrictEqual([uid, gid], [1234, 2345])
        chmodSync(path, 0o440)
        const text = readFileSync(path, "utf8")
        assert.include((yield* Effect.flip(edit("A", "append", "never"))).message, "may not be written (EACCES)")
        assert.strictEqual(readFileSync(path, "utf8"), text)
        assert.deepStrictEqual(readdirSync(base), ["a.md"])
      })
    )
  )

  it.scopedLive("of ten at once on one section writes one and refuses nine", () =>
    withBase({ "a.md": "# A\n\nold\n" }, (base) =>
      Effect.gen(function* () {
        const editor = yield* SectionEditor
        const { hash } = yield* read("A")
        const results = yield* Effect.forEach(
          Array.from({ length: 10 }, (_, index) => index),
          (index) =>
            Effect.either(
              editor.edit({
                filePath: "a.md",
                sectionId: "A",
                mode: "replace",
                content: `# A\n\n${index}\n`,
                expectedHash: hash,
                isDryRun: false
              })
            ),
          { concurrency: "unbounded" }
        )
        assert.strictEqual(results.filter(({ _tag }) => _tag === "Right").length, 1)
        assert.match(readFileSync(join(base, "a.md"), "utf8"), /^# A\n\n\d\n$/)
      })
    )
  )
})
