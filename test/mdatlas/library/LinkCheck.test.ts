import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { LinkCheck, parseLink, type Request } from "../../../src/mdatlas/library/LinkCheck.ts"
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
            ['broken_link "c.txt": nothing stands at c.txt']
          )
        })
    )
  )
})

describe("the target of a link", () => {
  it("is a path below the base and an anchor, or nothing that can be checked", () => {
    assert.deepStrictEqual(parseLink("guide/a.md", "../b%20c.md?x#Top%20One"), { path: "b c.md", anchor: "top one" })
    assert.deepStrictEqual(parseLink("guide/a.md", "/b.md"), { path: "b.md", anchor: "" })
    assert.deepStrictEqual(parseLink("guide/a.md", "#here"), { path: "guide/a.md", anchor: "here" })
    assert.deepStrictEqual(parseLink("guide/a.md", "%ZZ.md"), { path: "guide/%ZZ.md", anchor: "" })
    for (const url of ["https://x.y", "//x.y/z", "mailto:a@b", "", "#", "../../out.md", "{{ site }}/a.md"]) {
      assert.isUndefined(parseLink("guide/a.md", url), url)
    }
  })
})
