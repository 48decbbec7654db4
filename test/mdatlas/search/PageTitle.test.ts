/** Pages whose title stands in their front matter alone, as those of most site generators. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { ContentSearch } from "../../../src/mdatlas/library/ContentSearch.ts"
import { withBase } from "../../support/markdownBase.ts"

const page = (title: string, text: string) => `---\nweight: 1\n${title}\n---\n\n${text}\n`

const files = {
  "a.md": page(
    'title: "Features"',
    "Link hooks, link hooks, link hooks of links.\n\n## Part\n\nRender hooks for a link."
  ),
  "b.md": page("title: Link hooks", "Text about them.\n\n## Part\n\nOther text."),
  "c.md": '+++\ntitle = "Link hooks of old"\n+++\n\nText.\n',
  "d.md": page("title: Link hooks", "# Link hooks\n\nText."),
  "e.md": page("description: Link hooks", "Text."),
  "f.md": "A link, hooks and them.\n",
  "g.md": '<h1 align="center">Old <b>logo</b></h1>\n\nText.\n\n## Part\n\nAn old logo, an old logo.\n'
}

const found = (text: string, more: { readonly levels?: ReadonlyArray<number> } = {}) =>
  withBase(files, () =>
    Effect.flatMap(ContentSearch, (search) =>
      search.search({ query: { text, isRegex: false, isCaseSensitive: false }, maxResults: 20, ...more })
    ).pipe(Effect.map(({ results }) => results.map(({ filePath, line }) => `${filePath}:${line}`)))
  )

describe("the title of a page", () => {
  it.scopedLive("counts as a title of the preamble where no heading of level 1 has it", () =>
    Effect.gen(function* () {
      const places = yield* found("link hooks")
      assert.deepStrictEqual(places.slice(0, 3), ["b.md:3", "d.md:6", "c.md:2"])
      assert.sameMembers(places.slice(3), ["a.md:6", "d.md:3", "e.md:3"])
      assert.deepStrictEqual((yield* found("hooks old")).slice(0, 1), ["c.md:2"])
      assert.deepStrictEqual(yield* found("link hooks", { levels: [1] }), ["d.md:6"])
    })
  )

  it.scopedLive("counts where a heading of HTML has it", () =>
    Effect.map(found("old logo"), (places) => assert.deepStrictEqual(places, ["g.md:1", "g.md:7"]))
  )

  it.scopedLive("counts for words that stand apart", () =>
    Effect.map(found("hooks them link"), (places) => assert.strictEqual(places[0], "b.md:3"))
  )
})
