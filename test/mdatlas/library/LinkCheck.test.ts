import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { LinkCheck, type Request } from "../../../src/mdatlas/library/LinkCheck.ts"
import { parseLink } from "../../../src/mdatlas/library/LinkTargets.ts"
import { withBase } from "../../support/markdownBase.ts"

const check = (request: Request) => Effect.flatMap(LinkCheck, (links) => links.check(request))

describe("a link check", () => {
  it.scopedLive("that time runs out for goes on at the next file", () =>
    withBase({ "a.md": "[x](none.md)\n", "b.md": "[x](none.md)\n", "c.md": "[x](none.md)\n" }, () =>
      Effect.gen(function* () {
        const seen: Array<string> = []
        let cursor: string | undefined
        do {
          const checked = yield* check({ time: -1, cursor })
          assert.deepStrictEqual([checked.files, checked.left], [1, 2 - seen.length])
          seen.push(...checked.problems.map(({ filePath }) => filePath))
          cursor = checked.cursorAfter(checked.problems.length)
        } while (cursor !== undefined)
        assert.deepStrictEqual(seen, ["a.md", "b.md", "c.md"])
      })
    )
  )

  it.scopedLive("takes a link to a file for broken only where nothing stands there, whatever its kind", () =>
    withBase(
      { "a.md": "[x](b.txt) [y](sub/) [z](c.txt) [w](../outside.md) [v](a.md#L12)\n", "b.txt": "", "sub/d.md": "" },
      () =>
        Effect.gen(function* () {
          const { problems } = yield* check({ filePath: "a.md" })
          assert.deepStrictEqual(
            problems.map(({ kind, message }) => `${kind} ${message}`),
            ['broken_link "c.txt": c.txt does not exist']
          )
        })
    )
  )

  it.scopedLive("misses no anchor in a file that others are put into", () =>
    withBase({ "a.md": "[x](b.md#no) [y](c.md#no) [z](#no)\n", "b.md": "{{#include d.md}}\n", "c.md": "c\n" }, () =>
      Effect.gen(function* () {
        const { problems } = yield* check({})
        assert.deepStrictEqual(
          problems.map(({ message }) => message),
          ['"c.md#no": c.md has no such heading', '"#no": a.md has no such heading']
        )
      })
    )
  )
})

describe("a place that a link leads to", () => {
  it.scopedLive("is told in the case in which it stands", () =>
    withBase({ "a.md": "[x](Guide/b.MD) [y](guide/b.md)\n", "guide/b.md": "" }, () =>
      Effect.gen(function* () {
        const { problems } = yield* check({ filePath: "a.md" })
        assert.deepStrictEqual(
          problems.map(({ message }) => message),
          process.platform === "linux"
            ? ['"Guide/b.MD": Guide/b.MD does not exist, but guide/b.md in another case']
            : []
        )
      })
    )
  )

  it.scopedLive("may stand behind a link, and under a name in another form", () =>
    withBase(
      { "a.md": "[x](way/b.md) [y](caf\u00e9.md) [z](way/none.md)\n", "guide/b.md": "", "cafe\u0301.md": "" },
      (root) =>
        Effect.gen(function* () {
          yield* Effect.sync(() => symlinkSync("guide", join(root, "way")))
          const { problems } = yield* check({ filePath: "a.md" })
          assert.deepStrictEqual(
            problems.map(({ message }) => message),
            ['"way/none.md": way/none.md does not exist']
          )
        })
    )
  )
})

describe("an anchor", () => {
  it.scopedLive("may be that of a component, or an id in which marks are read as emphasis", () =>
    withBase(
      {
        "a.md": "[a](#ann) [b](#examples) [c](#what-you-_can_-do) [d](#none)\n",
        "b.md": "",
        ...{ "c.mdx": "[a](d.mdx#ann) [b](d.mdx#examples) [c](d.mdx#what-you-_can_-do) [d](d.mdx#none)\n" },
        ...{
          "d.mdx":
            '## What you *can* {/*what-you-_can_-do*/}\n\n<Member permalink="ann">\n\n<Recipes titleId="examples">\n'
        }
      },
      () =>
        Effect.gen(function* () {
          const { problems } = yield* check({ filePath: "c.mdx" })
          assert.deepStrictEqual(
            problems.map(({ message }) => message),
            ['"d.mdx#none": d.mdx has no such heading']
          )
          assert.strictEqual((yield* check({ filePath: "a.md" })).problems.length, 4)
        })
    )
  )
})

describe("a link as generators of documentation read it", () => {
  const kinds = (files: Readonly<Record<string, string>>, filePath: string) =>
    withBase(files, () =>
      Effect.map(check({ filePath }), ({ problems }) => problems.map(({ kind, message }) => `${kind} ${message}`))
    )

  it.scopedLive("names a page with its ending or without, by its HTML, or by its folder", () =>
    Effect.gen(function* () {
      const files = { "d/b.md": "# B\n", "d/c/index.md": "# C\n", "d/e.mdx": "# E\n" }
      const links =
        "[](b) [](b#b) [](./b.html#b) [](c/) [](c#any) [](e) [](b.txt) [](b#none) [](f) [](c.html#c) [](../std/g.html)"
      assert.deepStrictEqual(yield* kinds({ ...files, "d/a.md": links }, "d/a.md"), [
        'broken_link "b.txt": d/b.txt does not exist',
        'missing_anchor "b#none": d/b.md has no such heading',
        'broken_link "f": d/f does not exist'
      ])
    })
  )

  it.scopedLive("may begin at any folder above, and only a document is known to be missing there", () =>
    Effect.gen(function* () {
      const files = { "site/b.md": "# B\n", "c.md": "# C\n" }
      const links = "[](/b) [](/c.md) [](/b#none) [](/images/x.png) [](/route) [](/d.md)"
      assert.deepStrictEqual(yield* kinds({ ...files, "site/x/a.md": links }, "site/x/a.md"), [
        'missing_anchor "/b#none": site/b.md has no such heading',
        'broken_link "/d.md": d.md does not exist'
      ])
    })
  )

  it.scopedLive("leads to the id that a writer gives a heading, and to GitHub's anchor", () =>
    Effect.gen(function* () {
      const links = "[](#usage) [](#用法-usage) [](#effects) [](#用法)\n\n# 用法 {#usage}\n\n## 効果 {/*effects*/}\n"
      assert.deepStrictEqual(yield* kinds({ "a.md": links }, "a.md"), [
        'missing_anchor "#用法": a.md has no such heading'
      ])
    })
  )
})

describe("the target of a link", () => {
  it("is a path below the base and an anchor, or nothing that can be checked", () => {
    assert.deepStrictEqual(parseLink("guide/a.md", "../b%20c.md?x#Top%20One"), {
      path: "b c.md",
      anchor: "top one",
      isRooted: false
    })
    assert.deepStrictEqual(parseLink("guide/a.md", "/b.md"), { path: "b.md", anchor: "", isRooted: true })
    assert.deepStrictEqual(parseLink("guide/a.md", "#here"), { path: "guide/a.md", anchor: "here", isRooted: false })
    assert.deepStrictEqual(parseLink("guide/a.md", "%ZZ.md"), { path: "guide/%ZZ.md", anchor: "", isRooted: false })
    for (const url of [
      "https://x.y",
      "//x.y/z",
      "mailto:a@b",
      "",
      "#",
      "../../out.md",
      "{{ site }}/a.md",
      "@theme/a.css",
      "{% link b.md %}",
      `\${base}/b.md`,
      "<%= base %>/b.md"
    ]) {
      assert.isUndefined(parseLink("guide/a.md", url), url)
    }
  })
})

describe("a document that a generator makes a page of", () => {
  const matter = "---\ntitle: Page\n---\n"
  const links =
    "[a](configuration#bail) [b](b.md#mark-tilde) [c](b.md#marktilde) [d](none.md) [e](c.md#mark-tilde) [f](no/where)\n"
  const files = { "b.md": `${matter}## Mark & Tilde\n`, "c.md": "## Mark & Tilde\n" }
  const messages = (text: string, name = "a.md") =>
    withBase({ ...files, [name]: text }, () =>
      Effect.map(check({ filePath: name }), ({ problems }) => problems.map(({ message }) => message))
    )
  const always = [
    '"b.md#marktilde": b.md has no such heading',
    '"none.md": none.md does not exist',
    '"c.md#mark-tilde": c.md has no such heading',
    '"no/where": no/where does not exist'
  ]

  it.scopedLive("leads to pages beside it whatever their names, and to anchors by their words", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* messages(matter + links), always)
      assert.deepStrictEqual(yield* messages(links, "a.mdx"), always)
    })
  )

  it.scopedLive("has front matter or is MDX; another one leads to files", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* messages(links), ['"configuration#bail": configuration does not exist', ...always])
    })
  )
})
