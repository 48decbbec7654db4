import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Fiber, Layer, TestClock } from "effect"
import { Limits } from "../../../src/mdatlas/document/Outline.ts"
import { AccessGuard } from "../../../src/mdatlas/library/AccessGuard.ts"
import { ContentSearch } from "../../../src/mdatlas/library/ContentSearch.ts"
import type { Request } from "../../../src/mdatlas/library/GatheredMatches.ts"
import type { PassInput } from "../../../src/mdatlas/library/Passes.ts"
import { PassRunner } from "../../../src/mdatlas/library/PassRunner.ts"
import { LIMITS } from "../../../src/mdatlas/library/SearchRunner.ts"
import { StructureAnalyzer } from "../../../src/mdatlas/library/StructureAnalyzer.ts"
import { searchPass } from "../../../src/mdatlas/search/SearchPass.ts"
import { libraryOver, markdownBase, withBase } from "../../support/markdownBase.ts"

const search = (
  text: string,
  more: Partial<Omit<Request, "query">> & { isRegex?: boolean; isCaseSensitive?: boolean } = {}
) => {
  const { isRegex = false, isCaseSensitive = false, ...rest } = more
  return Effect.flatMap(ContentSearch, (engine) =>
    engine.search({ query: { text, isRegex, isCaseSensitive }, maxResults: 20, ...rest })
  )
}

const titles = (...args: Parameters<typeof search>) =>
  Effect.map(search(...args), ({ results }) => results.map(({ title }) => title))

const guide = `intro about jails

# Guide to jails
text

## Jail
body

## Prison
A jail in the body, and the jail again, jail.

## Jailer
word jailer only

## Other
one jail

\`\`\`
# jail in code
\`\`\`
`

describe("files whose path alone holds the words", () => {
  const files = {
    "addons/lantern/CHANGELOG.md": "# History\n\n## 1.2\n\nfixed\n",
    "addons/lantern/README.md": "# Light\n\nsee the changelog\n",
    "other/README.md": "# Other\n\na lantern\n\n## More\n\nHistory of CHANGELOG files\n"
  }
  const named = "Files whose path holds all words: addons/lantern/CHANGELOG.md."

  it.scopedLive("are named where no section holds these, or sections of other files", () =>
    withBase(files, () =>
      Effect.gen(function* () {
        for (const [query, isNamed] of [
          ["addons lantern changelog", true],
          ["lantern changelog zebra", false],
          ["history changelog", false],
          ["lantern changelog", true],
          ["a lantern", false]
        ] as const) {
          const { notes } = yield* search(query)
          assert.strictEqual(notes.includes(named), isNamed, `${query}: ${notes}`)
        }
        assert.notInclude((yield* search("lantern.changelog", { isRegex: true })).notes, named)
        const { notes } = yield* search("addons lantern")
        assert.isTrue(
          notes.includes("Files whose path holds all words: addons/lantern/CHANGELOG.md, addons/lantern/README.md.")
        )
      })
    )
  )
})

describe("ContentSearch in many files", () => {
  it.scopedLive("pages through the same order as one long answer, however many files match", () => {
    const words = ["jail", "jail jail", "# jail", "## a jail\njail", "## jailer", "jail, jail\n\n# b\njail"]
    const files = Object.fromEntries(
      Array.from({ length: 90 }, (_, at) => [`d${at % 4}/${(at * 7) % 90}.md`, `${words[at % words.length]}\n`])
    )
    return withBase(files, () =>
      Effect.gen(function* () {
        const whole = yield* search("jail", { maxResults: 100 })
        assert.isAbove(whole.total, 100)
        const paged: Array<string> = []
        for (let cursor: string | undefined, page = 0; page < 20; page++) {
          const found = yield* search("jail", { maxResults: 9, cursor })
          assert.strictEqual(found.total, whole.total)
          for (const { filePath, line } of found.results) paged.push(`${filePath}:${line}`)
          cursor = found.cursorAfter(found.results.length)
          if (cursor === undefined) break
        }
        assert.strictEqual(new Set(paged).size, whole.total)
        assert.deepStrictEqual(
          paged.slice(0, 100),
          whole.results.map(({ filePath, line }) => `${filePath}:${line}`)
        )
      })
    )
  })
})

describe("a section that stands in many files", () => {
  const api = "# API\n\nOpens the jail.\n\n"
  const files = {
    ...Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`v${at + 10}/api.md`, `${api}## Since\n\nVersion ${at}.\n`])
    ),
    "other.md": "# API\n\nCloses the jail.\n",
    "z/short.md": api
  }

  it.scopedLive("is shown once with the files of the others, which come last", () =>
    withBase(files, () =>
      Effect.gen(function* () {
        const found = yield* search("jail", { maxResults: 2 })
        assert.strictEqual(found.total, 42)
        assert.deepStrictEqual(
          found.results.map(({ filePath, copies, also }) => [filePath, copies, also]),
          [
            ["other.md", undefined, undefined],
            ["v10/api.md", 40, ["v11/api.md", "v12/api.md", "v13/api.md"]]
          ]
        )
        const all = yield* search("jail", { maxResults: 100 })
        assert.deepStrictEqual(all.results.slice(0, 2), found.results)
        assert.strictEqual(new Set(all.results.map(({ filePath }) => filePath)).size, 42)
        assert.strictEqual(all.results[41]?.filePath, "z/short.md")
      })
    )
  )

  it.scopedLive("is counted whole also where no room is left, and for words apart", () =>
    withBase(files, () =>
      Effect.gen(function* () {
        const [first] = (yield* search("jail", { maxResults: 1, glob: "v*/*" })).results
        assert.deepStrictEqual([first?.filePath, first?.copies], ["v10/api.md", 39])
        const [words] = (yield* search("jail opens", { maxResults: 1 })).results
        assert.deepStrictEqual([words?.filePath, words?.copies], ["v10/api.md", 40])
      })
    )
  )

  it.scopedLive("is counted within one file too, which is named once", () =>
    withBase({ "a.md": `${api}# Other\n\n${api}`, "b.md": "# B\n\njail\n" }, () =>
      Effect.gen(function* () {
        const [first] = (yield* search("jail")).results
        assert.deepStrictEqual([first?.filePath, first?.copies, first?.also], ["a.md", 1, undefined])
      })
    )
  )

  it.scopedLive("differs where a heading alone has other subsections", () =>
    withBase({ "a.md": "# Jail\n\n## One\n", "b.md": "# Jail\n\n## Two\n", "c.md": "# Jail\n\n## One\n\n" }, () =>
      Effect.gen(function* () {
        const { results } = yield* search("jail")
        assert.deepStrictEqual(
          results.map(({ filePath, also }) => [filePath, also]),
          [
            ["a.md", ["c.md"]],
            ["b.md", undefined],
            ["c.md", undefined]
          ]
        )
      })
    )
  )
})

describe("ContentSearch in one file", () => {
  it.scopedLive("pages to the last of more than a thousand sections", () =>
    withBase({ "a.md": Array.from({ length: 1150 }, (_, at) => `# jail ${at}\n`).join("") }, () =>
      Effect.gen(function* () {
        const lines = new Set<number>()
        for (let cursor: string | undefined, page = 0; page < 12; page += 1) {
          const found = yield* search("jail", { filePath: "a.md", maxResults: 100, cursor })
          for (const { line } of found.results) lines.add(line)
          cursor = found.cursorAfter(found.results.length)
        }
        assert.strictEqual(lines.size, 1150)
      })
    )
  )

  it.scopedLive("puts titles before bodies, then whole words and many before parts and few", () =>
    withBase({ "a.md": guide }, () =>
      Effect.gen(function* () {
        const filePath = "a.md"
        assert.deepStrictEqual(yield* titles("jail", { filePath }), [
          "Jail",
          "Jailer",
          "Guide to jails",
          "Prison",
          "Other",
          ""
        ])
        const { results, total, filesSearched } = yield* search("jail", { filePath, maxResults: 2 })
        assert.deepStrictEqual([results.length, total, filesSearched], [2, 6, 1])
        for (let i = 1; i < results.length; i += 1) {
          assert.isAtMost(results[i]?.score ?? 0, results[i - 1]?.score ?? 0)
        }
      })
    )
  )

  it.scopedLive("reports the line of the match and the text around it", () =>
    withBase({ "a.md": guide }, () =>
      Effect.gen(function* () {
        const [prison] = (yield* search("in the BODY", { filePath: "a.md" })).results
        assert.deepStrictEqual([prison?.line, prison?.snippet], [10, "A jail in the body, and the jail again, jail."])
        const [code] = (yield* search("in code", { filePath: "a.md" })).results
        assert.deepStrictEqual([code?.line, code?.title], [19, "Other"])
        // A section that matches by its title alone shows how it begins.
        const [other] = (yield* search("Jailer", { filePath: "a.md" })).results
        assert.strictEqual(other?.snippet, "word jailer only")
        const [preamble] = (yield* search("intro", { filePath: "a.md" })).results
        assert.deepStrictEqual([preamble?.level, preamble?.line], [0, 1])
      })
    )
  )

  it.scopedLive("shows where a name is described, of the lines that hold it", () =>
    withBase(
      { "a.md": "# Methods\n\nSee `lerp()`.\n\n**lerpf**(x)\n\n**lerp**(from, to)\n\nThe **lerp** again.\n" },
      () =>
        Effect.gen(function* () {
          const [hit] = (yield* search("lerp", { filePath: "a.md" })).results
          assert.deepStrictEqual([hit?.line, hit?.matches], [7, 4])
        })
    )
  )

  it.scopedLive("finds a title through its markup, once", () =>
    withBase({ "a.md": "# The **big** `code` &amp; more\n\nbody\n" }, () =>
      Effect.gen(function* () {
        const { results, total } = yield* search("big code & more", { filePath: "a.md" })
        assert.deepStrictEqual([total, results[0]?.title], [1, "The big code & more"])
        const source = yield* search("**big**", { filePath: "a.md" })
        assert.deepStrictEqual([source.total, source.results[0]?.line], [1, 1])
      })
    )
  )

  it.scopedLive("keeps to a section with its descendants, and to levels", () =>
    withBase({ "a.md": "# A\nx\n## B\nx\n### C\nx\n# D\nx\n" }, () =>
      Effect.gen(function* () {
        const filePath = "a.md"
        const { results } = yield* search("x", { filePath })
        const sectionId = results.find(({ title }) => title === "A")?.id
        assert.deepStrictEqual(yield* titles("x", { filePath, sectionId }), ["A", "B", "C"])
        assert.deepStrictEqual(yield* titles("x", { filePath, levels: [1, 3] }), ["A", "C", "D"])
        assert.deepStrictEqual(yield* titles("B", { filePath, levels: [1] }), [])
        assert.strictEqual(
          (yield* Effect.flip(search("x", { filePath, sectionId: "gone-00000000" }))).code,
          "NOT_FOUND"
        )
        assert.strictEqual((yield* Effect.flip(search("x", { sectionId: "gone" }))).code, "INVALID_ARGUMENT")
      })
    )
  )

  it.scopedLive("finds Japanese words of one and two characters in titles, body and code", () =>
    withBase(
      { "a.md": "# 全文検索\n\n## 図\n図1を見る\n\n## コード\n```\nconst 検索 = 1\n```\n\n## ﾊﾝｶｸ\nＡＢＣ\n" },
      () =>
        Effect.gen(function* () {
          const filePath = "a.md"
          assert.deepStrictEqual(yield* titles("図", { filePath }), ["図"])
          assert.deepStrictEqual(yield* titles("検索", { filePath }), ["全文検索", "コード"])
          assert.deepStrictEqual(yield* titles("ハンカク", { filePath }), ["ﾊﾝｶｸ"])
          assert.deepStrictEqual(yield* titles("abc", { filePath }), ["ﾊﾝｶｸ"])
          assert.deepStrictEqual(yield* titles("abc", { filePath, isCaseSensitive: true }), [])
          const [hit] = (yield* search("見る", { filePath })).results
          assert.deepStrictEqual([hit?.line, hit?.snippet], [4, "図1を見る"])
        })
    )
  )

  it.scopedLive("takes regular expressions, and refuses what has none", () =>
    withBase({ "a.md": "# v1.2\nx\n# other\nversion v3.4 here\n" }, () =>
      Effect.gen(function* () {
        const filePath = "a.md"
        assert.deepStrictEqual(yield* titles("v\\d+\\.\\d+", { filePath, isRegex: true }), ["v1.2", "other"])
        const failure = yield* Effect.flip(search("(?=x)", { filePath, isRegex: true }))
        assert.strictEqual(failure.code, "INVALID_ARGUMENT")
        assert.include(failure.message, "query: ")
        assert.strictEqual((yield* Effect.flip(search("  ", { filePath }))).code, "INVALID_ARGUMENT")
      })
    )
  )

  it.scopedLive("shows the place in a line of any length", () => {
    const line = `${"あいうえお ".repeat(400)}needle${" かきくけこ".repeat(400)}`
    return withBase({ "a.md": `# A\n${line}\n` }, () =>
      Effect.gen(function* () {
        const [hit] = (yield* search("NEEDLE", { filePath: "a.md" })).results
        assert.include(hit?.snippet, "needle")
        assert.isBelow(hit?.snippet.length ?? 0, 170)
        assert.match(hit?.snippet ?? "", /^….*…$/)
      })
    )
  })

  it.scopedLive("counts a match at the seam of two windows once", () => {
    const text = `# A\n${`${"filler line without it\n".repeat(50_000)}the seam\nword\n`.repeat(3)}`
    return withBase({ "a.md": text }, () =>
      Effect.gen(function* () {
        const [hit] = (yield* search("seam word", { filePath: "a.md" })).results
        assert.strictEqual(hit?.line, 50_002)
        // 3 matches: 10 + 4 * 3 / 6
        assert.strictEqual(hit?.score, 12)
      })
    )
  })
})

describe("ContentSearch in all files", () => {
  it.scopedLive("ranks over files and says what could not be searched", () =>
    withBase(
      {
        "b.md": "# Topic\n",
        "a.md": "# X\nthe topic\n",
        "sub/c.md": "# Y\nnothing\n",
        "bad.md": Buffer.from([0x82, 0xa0])
      },
      () =>
        Effect.gen(function* () {
          const found = yield* search("topic")
          assert.deepStrictEqual(
            found.results.map(({ filePath, title }) => [filePath, title]),
            [
              ["b.md", "Topic"],
              ["a.md", "X"]
            ]
          )
          assert.deepStrictEqual([found.total, found.filesSearched, found.isPartial], [2, 3, false])
          assert.include(found.notes.join(), "bad.md (UNSUPPORTED)")
          assert.deepStrictEqual((yield* search("no such text")).results, [])
        })
    )
  )

  it.scopedLive("keeps the best of many files and counts all", () =>
    withBase(
      Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`f${i}.md`, `# T\n${"hit ".repeat(i + 1)}\n`])),
      () =>
        Effect.gen(function* () {
          const { results, total, filesSearched } = yield* search("hit", { maxResults: 3 })
          assert.deepStrictEqual([total, filesSearched], [60, 60])
          assert.deepStrictEqual(
            results.map(({ filePath }) => filePath),
            ["f59.md", "f58.md", "f57.md"]
          )
        })
    )
  )
})

describe("a phrase that few sections hold", () => {
  const files = {
    "a.md": "# Changes\n\nFixed terrain LOD in the editor.\n",
    "b.md":
      "# Terrain\n\nIts LOD needs a power of two.\n\n# Detail\n\nThe LOD of a terrain.\n\n# Far\n\nterrain\n\none\n\ntwo\n\nLOD\n",
    "c.md": "# Other\n\nLOD near terrain\n"
  }

  it.scopedLive("is followed by the best that hold its words apart", () =>
    withBase(files, () =>
      Effect.gen(function* () {
        const found = yield* search("terrain LOD")
        assert.deepStrictEqual(
          found.results.map(({ title }) => title),
          ["Changes", "Terrain", "Detail"]
        )
        assert.deepStrictEqual([found.total, found.cursorAfter(3)], [3, undefined])
        assert.deepStrictEqual(found.notes, [
          '"terrain LOD" occurs as one phrase in the first of these; the others hold all of its words.'
        ])
        assert.deepStrictEqual(yield* titles("terrain LOD", { maxResults: 2 }), ["Changes", "Terrain"])
        assert.deepStrictEqual(yield* titles("terrain LOD", { maxResults: 1 }), ["Changes"])
        assert.deepStrictEqual(yield* titles("terrain LOD", { filePath: "a.md" }), ["Changes"])
      })
    )
  )

  it.scopedLive("is followed by those that a title names, also where it has an article", () =>
    withBase(
      { "a.md": "# News\n\nYou can change the logo.\n", "b.md": "# Changing the logo and icons\n\nText.\n" },
      () =>
        Effect.gen(function* () {
          const { notes, results } = yield* search("change the logo")
          assert.deepStrictEqual(
            results.map(({ title }) => title),
            ["News", "Changing the logo and icons"]
          )
          assert.deepStrictEqual(notes, [
            '"change the logo" occurs as one phrase in the first of these; the other holds "change", "logo".'
          ])
        })
    )
  )

  it.scopedLive("stands alone where it is a quotation, a title holds it, or more sections do", () =>
    withBase(files, () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* titles("LOD of a terrain"), ["Detail"])
        assert.deepStrictEqual(yield* titles("terrain LOD in the editor."), ["Changes"])
      })
    ).pipe(
      Effect.andThen(
        withBase({ ...files, "d.md": "# Terrain LOD\n" }, () =>
          Effect.gen(function* () {
            assert.deepStrictEqual(yield* titles("terrain LOD"), ["Terrain LOD", "Changes"])
          })
        )
      ),
      Effect.andThen(
        withBase({ ...files, "d.md": "# D\nterrain LOD\n# E\nterrain LOD!\n" }, () =>
          Effect.gen(function* () {
            const { total, notes } = yield* search("terrain LOD", { maxResults: 2 })
            assert.deepStrictEqual([total, notes], [3, []])
          })
        )
      )
    )
  )
})

describe("a query that no section holds", () => {
  const files = {
    "a.md": "# Lifetimes\nelision of lifetimes\n\n# 副作用\nエフェクトのクリーンアップ関数\n",
    "b.md": "# Boxes\nlifetimes of boxes\n\n# 全局组件\n注册组件\n"
  }
  const told = (...args: Parameters<typeof search>) =>
    Effect.map(search(...args), ({ results, notes, total, filesSearched }) => ({
      titles: results.map(({ title }) => title),
      notes,
      total,
      filesSearched
    }))

  it.scopedLive("answers a question by its content words", () =>
    withBase(
      {
        "a.md": "# Install\n\nRun it.\n\n# Usage\n\nHow it goes, and what to do before you install.\n",
        "b.md": "# Other\nnothing\n"
      },
      () =>
        Effect.gen(function* () {
          const found = yield* search("how to install")
          assert.deepStrictEqual(
            found.results.map(({ title }) => title),
            ["Install", "Usage"]
          )
          assert.deepStrictEqual(found.notes, [
            '"how to install" does not occur as one phrase; these sections hold "install".'
          ])
          const [first] = found.results
          const second = yield* search("how to install", { maxResults: 1 })
          const next = yield* search("how to install", {
            maxResults: 1,
            cursor: second.cursorAfter(1) ?? assert.fail()
          })
          assert.deepStrictEqual([second.results[0]?.title, next.results[0]?.title], [first?.title, "Usage"])
          const none = yield* search("how to fly")
          assert.deepStrictEqual([none.total, none.notes], [0, ['No section holds "fly".']])
        })
    )
  )

  it.scopedLive("counts the titles above and the path of a file, before and after its filter is made", () =>
    withBase(
      {
        "statecharts/docs/index.md": "# Start\n\n## Setup\n\nInstall it by hand.\n",
        "dialogue/docs/index.md": "# Dialogue 2\n\n## Setup\n\nInstall it from the library.\n",
        "other.md": "# Other\n\nInstall statecharts and dialogue.\n\n# Setup\n\ninstall\n"
      },
      () =>
        Effect.gen(function* () {
          const found = (query: string) =>
            Effect.map(search(query), ({ results }) => results.map(({ filePath, path }) => [filePath, ...path]))
          const setup = ["statecharts/docs/index.md", "Start", "Setup"]
          for (const pause of [0, 300]) {
            yield* Effect.sleep(pause)
            assert.deepStrictEqual(yield* found("statecharts setup install"), [setup])
            assert.deepStrictEqual(yield* found("statecharts setup uninstalled hand"), [setup])
            assert.deepStrictEqual(yield* found("2 install library"), [
              ["dialogue/docs/index.md", "Dialogue 2", "Setup"]
            ])
          }
          const { notes } = yield* search("statecharts setup install")
          assert.match(String(notes), /hold all of its words, titles above and paths included\./)
        })
    )
  )

  it.scopedLive("finds those of its words that stand somewhere, and says which", () =>
    withBase(files, () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* told("elision zebra lifetimes"), {
          titles: ["Lifetimes"],
          notes: [
            'No section holds "elision zebra lifetimes": "elision" once, "zebra" nowhere, "lifetime" 3 times. These hold "elision", "lifetime".'
          ],
          total: 1,
          filesSearched: 2
        })
        const one = yield* told("boxes zebra lifetimes", { filePath: "b.md" })
        assert.deepStrictEqual([one.titles, one.filesSearched], [["Boxes"], 1])
      })
    )
  )

  it.scopedLive("is found by its only word, without marks and repetitions", () =>
    withBase({ "a.md": "# Signals\n\nOne signal.\n\n# Other\n\nnothing\n" }, () =>
      Effect.gen(function* () {
        for (const [query, word] of [
          ["signals?", "signals"],
          ["signal Signal", "signal"]
        ] as const) {
          const found = yield* told(query)
          assert.deepStrictEqual([found.titles, found.total], [["Signals"], 1])
          assert.deepStrictEqual(found.notes, [
            `"${query}" does not occur as one phrase; these sections hold "${word}".`
          ])
        }
      })
    )
  )

  it.scopedLive("is found without the quotation marks around it, page by page", () =>
    withBase(
      {
        "a.md": "# A\n\ntyped arrays\n\n# B\n\nTyped *arrays*, and arrays that are typed\n",
        "b.md": "# C\n\n“so be it”\n"
      },
      () =>
        Effect.gen(function* () {
          const first = yield* search('"typed arrays"', { maxResults: 1 })
          const second = yield* search('"typed arrays"', {
            maxResults: 1,
            cursor: first.cursorAfter(1) ?? assert.fail()
          })
          assert.deepStrictEqual([first.results[0]?.title, second.results[0]?.title], ["A", "B"])
          assert.deepStrictEqual([first.total, first.notes], [2, []])
          assert.deepStrictEqual((yield* told("「arrays typed」")).titles, ["A", "B"])
          for (const query of ["“so be it”", '"so be it"', "“So be”"]) {
            assert.deepStrictEqual((yield* told(query)).titles, ["C"], query)
          }
        })
    )
  )

  it.scopedLive("is found by the names in its code and the number of its version", () =>
    withBase(
      {
        "a.md": "# Changes\n\n## [1.3] - 2025-01-01\n\nmirror\n\n## [v1.2] - 2024-01-01\n\nmirror of v1.3\n",
        "b.md": "# Array\n\nIt has map and filter, and takes a callback.\n\n# Array.filter\n\nnothing\n",
        "c.md": "# Old\n\nv1.3 of another\n"
      },
      () =>
        Effect.gen(function* () {
          const version = yield* told("v1.3 mirror", { filePath: "a.md" })
          assert.deepStrictEqual(version.titles, ["[v1.2] - 2024-01-01"])
          const near = yield* told("v1.3 mirrors")
          assert.deepStrictEqual(near.titles, ["[1.3] - 2025-01-01", "[v1.2] - 2024-01-01"])
          for (const query of ["Array.map() callback", "Array.filter callback"]) {
            const found = yield* told(query)
            assert.deepStrictEqual(found.titles, ["Array"])
            assert.match(String(found.notes), /These hold "Array", "(map|filter)", "callback"\./)
          }
        })
    )
  )

  it.scopedLive("leaves out the commonest word that lets sections hold the others", () =>
    withBase(
      {
        "a.md":
          "# One\ncommon rare\n\n# Two\ncommon seldom\n\n# Three\nrare seldom\n\n# Four\ncommon\n\n# Alone\nsolo\n"
      },
      () =>
        Effect.gen(function* () {
          const found = yield* told("common seldom rare")
          // Where so few sections hold them, those of the words that weigh nearly as much follow.
          assert.deepStrictEqual(found.titles, ["Three", "Two"])
          assert.match(
            String(found.notes),
            /"common" 3 times.* The first holds "seldom", "rare"; the other holds "common", "seldom"\./
          )
          assert.deepStrictEqual((yield* told("common seldom rare", { maxResults: 1 })).titles, ["Three"])
          // Nothing else stands beside the rarest, which is told.
          const others = yield* told("common seldom solo")
          assert.deepStrictEqual(others.titles, ["Two"])
          assert.match(String(others.notes), /"solo" once\. These hold "common", "seldom"\./)
        })
    )
  )

  it.scopedLive("comes down to two of many words where no more of them stand together", () => {
    const alone = ["gamma", "delta", "epsilon", "zeta"].map((word) => `# On ${word}\n${word} ${word}\n`)
    return withBase({ "a.md": "# Pair\nalpha beta\n", "b.md": alone.join("\n") }, () =>
      Effect.gen(function* () {
        const found = yield* told("alpha beta gamma delta epsilon zeta")
        assert.deepStrictEqual(found.titles, ["Pair"])
      })
    )
  })

  it.scopedLive("prefers words that a title holds over words that weigh little more", () => {
    const sections = ["# Variables\n\ndeclare one\n\nsee below\n\nan array", "# Typed arrays\n\nthey hold one kind"]
    const others = Array.from({ length: 6 }, (_, i) => `# A ${i}\n\ntyped\n\n# B ${i}\n\narray\n\n# C ${i}\n\ndeclare`)
    return withBase({ "a.md": [...sections, ...others].join("\n\n") }, () =>
      Effect.gen(function* () {
        for (const more of [{}, { filePath: "a.md" }]) {
          const found = yield* told("how to declare a typed array", more)
          assert.deepStrictEqual(found.titles, ["Typed arrays"])
          assert.match(String(found.notes), /These hold "typed", "array"\./)
        }
      })
    )
  })

  it.scopedLive("is answered with some that hold a part of its words, before few that hold all far apart", () => {
    const far = (words: ReadonlyArray<string>) => words.join("\n".repeat(60))
    const files = {
      "a.md": `# Reference\n\n${far(["declare", "untyped", "arrays"])}\n`,
      "b.md": "# Typed arrays\n\nthey hold one kind\n\n# Other\n\ndeclare\n"
    }
    return withBase(files, () =>
      Effect.gen(function* () {
        const found = yield* search("how to declare a typed array")
        assert.deepStrictEqual(
          found.results.map(({ title }) => title),
          ["Typed arrays", "Reference"]
        )
        assert.deepStrictEqual([found.total, found.cursorAfter(2)], [2, undefined])
        assert.deepStrictEqual(found.notes, [
          '"how to declare a typed array" does not occur as one phrase: the first of these holds "typed", "array", the others "declare", "typed", "array", but far apart.'
        ])
        const only = yield* told("how to declare a typed array", { maxResults: 1 })
        assert.deepStrictEqual(only.titles, ["Reference"])
        const here = yield* told("how to declare a typed array", { filePath: "a.md" })
        assert.deepStrictEqual(here.titles, ["Reference"])
        assert.match(String(here.notes), /titles above and paths included/)
      })
    )
  })

  it.scopedLive("is followed, where one section holds both of its words, by those with one of them in the title", () =>
    withBase(
      {
        "a.md": "# Recap\n\nWe saw sockets.\n\nThen came authentication.\n",
        "b.md": "# Sockets\n\nText.\n\n# Using sockets\n\nText.\n",
        "c.md": "# Other\n\nno authentication of a page\n\n# Pages\n\nText.\n"
      },
      () =>
        Effect.gen(function* () {
          const found = yield* told("socket authentication")
          assert.deepStrictEqual(found.titles, ["Recap", "Sockets"])
          assert.deepStrictEqual(found.notes, [
            '"socket authentication" does not occur as one phrase: the first of these holds all of its words, the other has one of them in the title.'
          ])
          // A section with both on one line is answer enough.
          assert.deepStrictEqual((yield* told("page authentication")).titles, ["Other"])
        })
    )
  )

  it.scopedLive("is found by other forms of its verbs, which its own words come before", () =>
    withBase(
      { "a.md": "# One\n\nCaches and marks outlines.\n\n# Two\n\nRun it.\n\n# Three\n\nlogged in, for marking\n" },
      () =>
        Effect.gen(function* () {
          const found = yield* told("where are outlines cached")
          assert.deepStrictEqual(found.titles, ["One"])
          assert.deepStrictEqual(found.notes, [
            'No section holds "where are outlines cached". These hold "outline", "cach".'
          ])
          // As it was asked for, it stands in another section.
          for (const more of [{}, { filePath: "a.md" }]) {
            const both = yield* told("running, logged", more)
            assert.deepStrictEqual([both.titles, both.total], [[], 0])
            const other = yield* told("outlines marking", more)
            assert.deepStrictEqual(other.titles, ["One"])
            assert.deepStrictEqual(other.notes, ['No section holds "outlines marking". These hold "outline", "mark".'])
          }
          assert.deepStrictEqual((yield* told("running")).titles, ["Two"])
          assert.deepStrictEqual((yield* told("logged")).titles, ["Three"])
          assert.deepStrictEqual((yield* told("string")).titles, [])
        })
    )
  )

  it.scopedLive("ranks a section by the words in the name of its file, unless only that is searched", () =>
    withBase(
      {
        "docs/Build.md": "# Builds\n\nA game is put\non a server that may save it.\n",
        "docs/GameNotes.md": "# Notes\n\nA long game may be\nwritten on paper to save it.\n",
        "game/Upload.md": "# Uploads\n\nThe whole game goes\nto where its players save it.\n"
      },
      () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* titles("save game"), ["Notes", "Builds", "Uploads"])
          const scores = yield* Effect.forEach(["docs/Build.md", "docs/GameNotes.md"], (filePath) =>
            Effect.map(search("save game", { filePath }), ({ results }) => results.map(({ score }) => score))
          )
          assert.deepStrictEqual(scores[1], scores[0])
        })
    )
  )

  it.scopedLive("looks for typing as type only after all words as they are", () =>
    withBase({ "a.md": "# One\n\nstatic types\n\n# Two\n\ntiling with hints\n\n# Three\n\ntyping, hinting\n" }, () =>
      Effect.gen(function* () {
        for (const more of [{}, { filePath: "a.md" }]) {
          const types = yield* told("static typing", more)
          assert.deepStrictEqual(types.titles, ["One"])
          assert.deepStrictEqual(types.notes, ['No section holds "static typing". These hold "static", "type".'])
          const hints = yield* told("tiling hinting", more)
          assert.deepStrictEqual(hints.titles, ["Two"])
          assert.deepStrictEqual(hints.notes, ['No section holds "tiling hinting". These hold "tiling", "hint".'])
        }
      })
    )
  )

  it.scopedLive("puts words before parts of others, and short ones are no parts", () =>
    withBase(
      { "a.md": "# One\nsource search preset\n\n# Two\nRc, Arc\n\n# Three\npreset anodes\n\n# Four\nreset a node\n" },
      () =>
        Effect.gen(function* () {
          assert.deepStrictEqual((yield* told("Rc vs Arc")).titles, ["Two"])
          assert.deepStrictEqual((yield* told("node reset")).titles, ["Four", "Three"])
        })
    )
  )

  it.scopedLive("says how often each word stands where no section holds all", () =>
    withBase(files, () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* told("elision boxes zebra"), {
          titles: [],
          notes: ['No section holds all words: "elision" once, "box" 2 times, "zebra" nowhere.'],
          total: 0,
          filesSearched: 2
        })
        const two = yield* told("boxes zebra")
        assert.deepStrictEqual(
          [two.total, two.notes],
          [0, ['No section holds all words: "box" 2 times, "zebra" nowhere.']]
        )
        const single = yield* told("zebra")
        assert.deepStrictEqual([single.notes, single.filesSearched], [[], 2])
      })
    )
  )

  it.scopedLive("is parted where its script has no blanks, and paged with one cursor", () =>
    withBase(files, () =>
      Effect.gen(function* () {
        const japanese = yield* told("副作用のクリーンアップ", { folder: "" })
        assert.deepStrictEqual(japanese.titles, ["副作用"])
        assert.deepStrictEqual(japanese.notes, [
          'No section holds "副作用のクリーンアップ". These hold "副作用", "クリーンアップ".'
        ])
        assert.deepStrictEqual((yield* told("组件的全局注册")).titles, ["全局组件"])
        // One word is left of it.
        assert.deepStrictEqual((yield* told("エフェクトはどう使うのか")).titles, ["副作用"])
        const page = yield* search("xylophone lifetimes life", { maxResults: 1 })
        const next = yield* search("xylophone lifetimes life", { maxResults: 1, cursor: page.cursorAfter(1) })
        assert.deepStrictEqual(
          [...page.results, ...next.results].map(({ title }) => title),
          ["Lifetimes", "Boxes"]
        )
        assert.isUndefined(next.cursorAfter(1))
      })
    )
  )
})

describe("a search in a document with too many headings for columns", () => {
  it.scopedLive("finds the same sections by the lines that match", () => {
    const rows = Limits.headings + 10
    const text = Array.from({ length: rows }, (_, i) => `# t${i}\n${i % 50_000 === 7 ? "needle here\n" : ""}`).join("")
    return withBase({ "guide.md": text }, () =>
      Effect.gen(function* () {
        const found = yield* search("needle", { filePath: "guide.md" })
        assert.deepStrictEqual(
          found.results.map(({ title, line }) => [title, line]),
          [
            ["t7", 9],
            ["t50007", 50_010],
            ["t100007", 100_011]
          ]
        )
        const [title] = (yield* search("t99999", { filePath: "guide.md" })).results
        assert.strictEqual(title?.title, "t99999")
        const apart = yield* search("here t50007", { filePath: "guide.md" })
        assert.deepStrictEqual(
          apart.results.map(({ title, line, matches }) => [title, line, matches]),
          [["t50007", 50_009, 2]]
        )
        assert.isFalse(apart.isPartial)
        assert.strictEqual((yield* search("needle t8", { filePath: "guide.md" })).total, 0)
        const byPath = yield* search("guide needle", { filePath: "guide.md" })
        assert.deepStrictEqual(byPath.results.map(({ title }) => title).sort(), ["t100007", "t50007", "t7"])
        const cut = yield* search("t", { filePath: "guide.md" })
        assert.isTrue(cut.isPartial)
        assert.include(cut.notes.join(), "only in part")
      })
    )
  })
})

/**
 * Runs searches one at a time as `pass` says, and all other passes on the spot; `weights` are those of the searches.
 */
const runnerOf = (pass: (input: PassInput<"search">) => Effect.Effect<void>, weights: Array<number> = []) =>
  Layer.effect(
    PassRunner,
    Effect.gen(function* () {
      const inline = yield* Effect.provide(PassRunner, PassRunner.inline)
      const turns = yield* Effect.makeSemaphore(1)
      const runner: typeof PassRunner.Service = {
        run: (name, source, input, weight) => {
          const here = inline.run(name, source, input, weight)
          if (name !== "search") return here
          weights.push(weight)
          const asked = (Effect.isEffect(input) ? input : Effect.succeed(input)) as Effect.Effect<PassInput<"search">>
          return Effect.flatMap(asked, pass).pipe(Effect.andThen(here), turns.withPermits(1))
        }
      }
      return runner
    })
  )

/** The files are read from a real disk, which takes its time. */
const read = (millis: number) => Effect.promise(() => new Promise((resolve) => setTimeout(resolve, millis)))

/** What the search comes to, and after how many seconds of the test's clock: at most 100. */
const timed = (request: Parameters<typeof search>, runner: Layer.Layer<PassRunner>, files: number) =>
  Effect.gen(function* () {
    const texts = Object.fromEntries(Array.from({ length: files }, (_, i) => [`f${i}.md`, "# T\nhit\n"]))
    const base = yield* markdownBase(texts)
    const fiber = yield* search(...request).pipe(
      Effect.either,
      Effect.zip(Clock.currentTimeMillis),
      Effect.provide(libraryOver(base, { runner })),
      Effect.forkDaemon
    )
    yield* read(300)
    for (let second = 0; second < 100; second += 1) {
      yield* read(30)
      if ((yield* Fiber.poll(fiber))._tag === "Some") break
      yield* TestClock.adjust("1 seconds")
    }
    const [outcome, ended] = yield* Fiber.join(fiber)
    return { outcome, seconds: ended / 1000 }
  })

describe("the time of a search", () => {
  const bound = (LIMITS.time + LIMITS.grace) / 1000

  /** Searches one file in each slice, which then takes so many milliseconds. */
  const slices = (millis: number) =>
    Layer.effect(
      PassRunner,
      Effect.map(Effect.provide(PassRunner, PassRunner.inline), (inline) => {
        const runner: typeof PassRunner.Service = {
          run: (name, source, input, weight) => {
            if (name !== "searchFiles") return inline.run(name, source, input, weight)
            const hurried = { ...(input as PassInput<"searchFiles">), time: 0 }
            return Effect.delay(inline.run(name, source, hurried as never, weight), millis)
          }
        }
        return runner
      })
    )

  it.scoped("ends in so many seconds, and the rest is reached by its cursor", () =>
    Effect.gen(function* () {
      const { outcome, seconds } = yield* timed(["hit"], slices(4000), 12)
      assert.isAtMost(seconds, bound)
      const found = outcome._tag === "Right" ? outcome.right : assert.fail("refused")
      assert.deepStrictEqual([found.filesSearched, found.total, found.isPartial], [4, 4, true])
      assert.include(found.notes.join(), "files left: 8")
      const cursor = found.cursorAfter(found.results.length)
      const rest = yield* timed(["hit", { cursor }], slices(0), 12)
      const more = rest.outcome._tag === "Right" ? rest.outcome.right : assert.fail("refused")
      assert.deepStrictEqual([more.filesSearched, more.total, more.isPartial], [8, 8, false])
      const all = [...found.results, ...more.results].map(({ filePath }) => filePath)
      assert.strictEqual(new Set(all).size, 12)
    })
  )

  it.scopedLive("is not that of the clock on the wall, which may be set", () =>
    Effect.gen(function* () {
      const base = yield* markdownBase({ "a.md": "# T\nhit\n", "b.md": "# T\nhit\n" })
      const clock = yield* Effect.clock
      const times: Array<number> = []
      let hours = 0
      // An hour later at each look, and an hour earlier at the next.
      const step = () => 3_600_000 * (hours++ % 2 === 0 ? 1 : -1)
      const restless: Clock.Clock = Object.create(clock, {
        currentTimeMillis: { value: Effect.map(clock.currentTimeMillis, (now) => now + step()) }
      })
      const found = yield* search("hit", { filePath: "a.md" }).pipe(
        Effect.provide(libraryOver(base, { runner: runnerOf(({ time }) => Effect.sync(() => void times.push(time))) })),
        Effect.withClock(restless)
      )
      assert.deepStrictEqual([found.filesSearched, found.isPartial], [1, false])
      for (const time of times) assert.isTrue(time > 0 && time <= LIMITS.time, String(time))
    })
  )

  it.scoped("is TOO_LARGE when the one file asked for takes for ever", () =>
    Effect.gen(function* () {
      const { outcome, seconds } = yield* timed(
        ["hit", { filePath: "f0.md" }],
        runnerOf(() => Effect.never),
        1
      )
      assert.isAtMost(seconds, bound)
      assert.strictEqual(outcome._tag === "Left" && outcome.left.code, "TOO_LARGE")
    })
  )

  it.scopedLive("counts the instructions of a regular expression, which may take long over a short text", () =>
    Effect.gen(function* () {
      const weights: Array<number> = []
      const base = yield* markdownBase({ "a.md": `# A\n${"xy".repeat(8000)}\n` })
      const weigh = (text: string, isRegex: boolean) =>
        search(text, { isRegex, filePath: "a.md" }).pipe(
          Effect.provide(libraryOver(base, { runner: runnerOf(() => Effect.void, weights) }))
        )
      yield* weigh("hit", false)
      yield* weigh("v\\d+", true)
      yield* weigh("x[xy]{300}z", true)
      const small = 256 * 1024
      assert.deepStrictEqual(
        weights.map((weight) => weight <= small),
        [true, true, false]
      )
    })
  )
})

describe("searchPass", () => {
  it.scopedLive("stops when its time is over", () =>
    withBase({ "a.md": "# A\nx\n" }, () =>
      Effect.gen(function* () {
        const guard = yield* AccessGuard
        const analyzer = yield* StructureAnalyzer
        const found = yield* guard.use("a.md", (file) =>
          Effect.map(analyzer.outline(file), (outline) => {
            const query = { text: "x", isRegex: false, isCaseSensitive: false }
            return searchPass(file, { query, outline, keep: 5, time: -1 })
          })
        )
        assert.deepStrictEqual([found?.total, found?.truncated], [0, true])
      })
    )
  )
})
