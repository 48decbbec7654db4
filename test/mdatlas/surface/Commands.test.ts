import { join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect, Layer } from "effect"
import { LIMITS } from "../../../src/mdatlas/library/SectionReader.ts"
import { program } from "../../../src/mdatlas/surface/program.ts"
import { markdownBase, passWorker } from "../../support/markdownBase.ts"
import { keepingTerminal } from "../../support/terminal.ts"

/** What a command prints over a base of these files, line by line, and how it fails. */
const runs = (
  files: Readonly<Record<string, string | Uint8Array>>,
  use: (
    run: (
      words: ReadonlyArray<string>,
      options?: Readonly<Record<string, string>>,
      json?: boolean
    ) => Effect.Effect<string, { readonly message: string; readonly exitCode: number }>,
    base: string
  ) => Effect.Effect<void, { readonly message: string }>,
  isBound = true
) =>
  Effect.gen(function* () {
    const base = yield* markdownBase(files)
    const mdatlas = program(Layer.build(NodeContext.layer), yield* passWorker)
    const settings = ConfigProvider.fromMap(
      new Map([...(isBound ? ([["MDATLAS_BASE_DIR", base]] as const) : []), ["MDATLAS_CACHE_DIR", join(base, "cache")]])
    )
    const commands = yield* Effect.promise(mdatlas.commands)
    yield* use(([name = "", ...words], options = {}, json = false) => {
      const command = commands.find((one) => one.name === name)
      if (command === undefined) return Effect.dieMessage(`no command ${name}`)
      const { lines, terminal } = keepingTerminal()
      const invocation = { words, options: new Map(Object.entries(options)), json, terminal }
      return Effect.provide(command.run(invocation), Layer.scopedContext(mdatlas.services)).pipe(
        Effect.map(() => lines.join("\n")),
        Effect.mapError((error) => ({
          message: "message" in error ? `${error.message}` : JSON.stringify(error),
          exitCode: "exitCode" in error ? error.exitCode : 1
        })),
        Effect.provide(Layer.setConfigProvider(settings))
      )
    }, base)
  })

/** The message of a command's failure. */
const refusal = (run: Effect.Effect<string, { readonly message: string }>) =>
  Effect.merge(Effect.map(Effect.flip(run), ({ message }) => message))

describe("mdatlas structure", () => {
  it.scopedLive("prints the tree with sizes, lines and ids, wide characters aligned", () =>
    runs({ "a.md": `intro\n\n# 日本語\ntext\n## B\n# C\n# ${"長".repeat(60)}\n` }, (run) =>
      Effect.gen(function* () {
        const lines = (yield* run(["structure", "a.md"])).split("\n")
        assert.match(lines[0] ?? "", /^a\.md {2}\d+ characters, 7 lines, 4 sections$/)
        assert.match(lines[1] ?? "", /preamble-/)
        assert.match(lines[2] ?? "", /^# 日本語 {2,}16 +3-5 +日本語-[0-9a-f]{8}$/)
        assert.match(lines[3] ?? "", /^ {2}## B {2,}5 +5-5 +b-[0-9a-f]{8}$/)
        assert.match(lines[5] ?? "", /^# 長+… {2,}/)
        assert.notInclude(yield* run(["structure", "a.md"], { depth: "1" }), "## B")
        const json = JSON.parse(yield* run(["structure", "a.md"], {}, true)) as { readonly structure: unknown[] }
        assert.strictEqual(json.structure.length, 3)
      })
    )
  )

  it.scopedLive("prints every page of a large file", () =>
    runs({ "a.md": "# x\n".repeat(2300) }, (run) =>
      Effect.map(run(["structure", "a.md"]), (text) => assert.strictEqual(text.split("\n").length, 2301))
    )
  )

  it.scopedLive("says what is wrong", () =>
    runs({ "a.md": "" }, (run) =>
      Effect.gen(function* () {
        assert.include(yield* refusal(run(["structure"])), "usage: mdatlas structure FILE")
        assert.include(yield* refusal(run(["structure", "none.md"])), "none.md")
        assert.include(yield* refusal(run(["structure", "a.md"], { depth: "x" })), "--depth")
      })
    )
  )
})

describe("mdatlas section", () => {
  it.scopedLive("names commands, where the tools name tools, for what does not exist", () =>
    runs({ "a.md": "# A\n" }, (run) =>
      Effect.gen(function* () {
        assert.match(
          yield* refusal(run(["section", "a.md", "zzz"])),
          /"mdatlas structure FILE" lists the section ids\.$/
        )
        assert.match(yield* refusal(run(["structure", "zzz.md"])), /"mdatlas stats" lists the files\.$/)
      })
    )
  )

  it.scopedLive("prints a section whole, whatever its length, in each format", () => {
    const long = "line of text\n".repeat(Math.ceil(LIMITS.most / 13) + 10)
    return runs({ "a.md": `# A *b*\n\ntext\n\n## C\nsub\n\n# Long\n${long}` }, (run) =>
      Effect.gen(function* () {
        const { structure } = JSON.parse(yield* run(["structure", "a.md"], {}, true)) as {
          readonly structure: ReadonlyArray<{ readonly id: string }>
        }
        const [a = "", b = ""] = structure.map(({ id }) => id)
        assert.strictEqual(yield* run(["section", "a.md", a]), "# A *b*\n\ntext\n")
        assert.strictEqual(yield* run(["section", "a.md", a], { children: "true" }), "# A *b*\n\ntext\n\n## C\nsub\n")
        assert.strictEqual(yield* run(["section", "a.md", b]), `# Long\n${long}`.trimEnd())
        const json = JSON.parse(yield* run(["section", "a.md", a], {}, true)) as { readonly content: string }
        assert.strictEqual(json.content, "# A *b*\n\ntext\n\n")
        assert.include(yield* refusal(run(["section", "a.md", a], { format: "pdf" })), "--format")
        assert.include(yield* refusal(run(["section", "a.md"])), "usage")
      })
    )
  })
})

describe("mdatlas search", () => {
  it.scopedLive("prints the hits of one file or of all", () =>
    runs({ "a.md": "# A\nthe needle here\n", "b.md": "# Needle\n# Other\nneedle\n" }, (run) =>
      Effect.gen(function* () {
        const all = yield* run(["search", "needle"])
        assert.match(all, /^b\.md:1 {2}Needle {2}needle-[0-9a-f]{8}\n/)
        assert.include(all, "    the needle here")
        assert.include(all, "Sections that match: 3; files searched: 2.")
        assert.include(yield* run(["search", "needle", "a.md"]), "Sections that match: 1; files searched: 1.")
        assert.include(yield* run(["search", "needle"], { max: "1" }), "2 not shown")
        assert.include(yield* run(["search", "^the n\\w+"], { regex: "true" }), "a.md:2")
        assert.include(yield* run(["search", "Needle"], { case: "true" }), "Sections that match: 1")
        const json = JSON.parse(yield* run(["search", "needle", "a.md"], {}, true)) as { readonly total: number }
        assert.strictEqual(json.total, 1)
      })
    )
  )
})

describe("mdatlas check", () => {
  it.scopedLive("fails for problems, and names the files that it could not check", () =>
    runs({ "a.md": "# A\n\n[b](missing.md)\n", "sub/bad.md": Buffer.from([0xff]), "fine.md": "# Fine\n" }, (run) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* refusal(run(["check", "a.md"])), "")
        assert.strictEqual(yield* refusal(run(["check", "sub"])), "could not be checked: sub/bad.md")
        assert.include(yield* run(["check", "fine.md"]), "Problems: 0; files checked: 1.")
      })
    )
  )

  it.scopedLive("ends with code 1 for problems alone, with 2 where a path or a format is wrong", () =>
    runs({ "a.md": "# A\n\n[b](missing.md)\n", "bad.md": Buffer.from([0xff]) }, (run) =>
      Effect.gen(function* () {
        const code = (words: ReadonlyArray<string>, options = {}) =>
          Effect.map(Effect.flip(run(["check", ...words], options)), ({ exitCode }) => exitCode)
        assert.strictEqual(yield* code(["a.md"]), 1)
        assert.strictEqual(yield* code(["bad.md"]), 2)
        assert.strictEqual(yield* code(["nowhere"]), 2)
        assert.strictEqual(yield* code(["a.md"], { format: "xml" }), 2)
      }).pipe(Effect.catchAll((printed) => Effect.dieMessage(`ended well: ${printed}`)))
    )
  )
})

describe("mdatlas stats", () => {
  it.scopedLive("prints the largest files and the deepest outlines of a folder", () =>
    runs(
      { "big.md": `# A\n${"text\n".repeat(500)}`, "sub/deep.md": "# A\n#### D\n", "bad.md": Buffer.from([0xff]) },
      (run) =>
        Effect.gen(function* () {
          const all = yield* run(["stats"])
          assert.match(all, /Largest files of 2\nsize .*file\n2\.5 kB +501 +1 +1 +big\.md\n/)
          assert.match(all, /Deepest outlines\nsize .*file\n11 B +2 +2 +4 +sub\/deep\.md\n/)
          assert.match(all, /\n1 file could not be read\.$/)
          const folder = yield* run(["stats", "./sub/"])
          assert.notInclude(folder, "big.md")
          assert.notInclude(folder, "could not be read")
          const json = JSON.parse(yield* run(["stats"], {}, true)) as Record<string, unknown>
          assert.deepStrictEqual([json["files"], json["unread"]], [2, 1])
        })
    )
  )

  it.scopedLive("says why a folder has none", () =>
    runs({ "a.md": "# A\n", "empty/a.txt": "" }, (run) =>
      Effect.gen(function* () {
        assert.include(yield* refusal(run(["stats", "none"])), '"none" does not exist')
        assert.include(yield* refusal(run(["stats", "a.md"])), "is not a directory")
        assert.include(yield* run(["stats", "empty"]), "Largest files of 0")
      })
    )
  )
})

describe("a file outside of the working directory", () => {
  const files = { "a.md": "# A\nneedle\n", "sub/b.md": "# B\n" }

  it.scopedLive("is read for a person who names it", () =>
    runs(
      files,
      (run, base) =>
        Effect.gen(function* () {
          const outline = yield* run(["structure", join(base, "a.md")])
          const id = /a-[0-9a-f]{8}/.exec(outline)?.[0] ?? ""
          assert.strictEqual(yield* run(["section", join(base, "a.md"), id]), "# A\nneedle")
          assert.include(
            yield* run(["search", "needle", join(base, "a.md")]),
            "Sections that match: 1; files searched: 1."
          )
          assert.include(yield* run(["stats", base]), "Largest files of 2")
          assert.include(yield* refusal(run(["structure", join(base, "none.md")])), "none.md")
          assert.include(yield* refusal(run(["stats", join(base, "none")])), "does not exist")
          assert.include(yield* refusal(run(["stats", join(base, "a.md")])), "is not a directory")
        }),
      false
    )
  )

  it.scopedLive("is not read where the operator chose a base directory", () =>
    runs(files, (run, base) =>
      Effect.gen(function* () {
        assert.include(yield* refusal(run(["structure", join(base, "../x.md")])), "outside")
        assert.include(yield* refusal(run(["stats", join(base, "..")])), "outside")
      })
    )
  )
})

describe("mdatlas doctor", () => {
  it.scopedLive("reports what is there, and what a server would refuse", () =>
    runs({ "a.md": "# A\n", "bad.md": Buffer.from([0xff]), cache: "a file where the cache should be" }, (run) =>
      Effect.gen(function* () {
        const text = yield* run(["doctor"])
        assert.match(text, /^ok {3}Node\.js: /m)
        assert.match(text, /^ok {3}base directory: .*2 Markdown files$/m)
        assert.match(text, /^warn files: 1 of 2 files are refused: "bad\.md" is not valid UTF-8/m)
        assert.match(text, /^warn cache: outlines stay in memory only/m)
        assert.match(text, /^ok {3}scan thread: starts and answers$/m)
        const json = JSON.parse(yield* run(["doctor"], {}, true)) as { readonly findings: ReadonlyArray<unknown> }
        assert.strictEqual(json.findings.length, 5)
      })
    )
  )
})
