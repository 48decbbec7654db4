import { assert, describe, it } from "@effect/vitest"
import { parallelFolders } from "../../../src/mdatlas/library/ParallelFolders.ts"

const found = (...paths: ReadonlyArray<string>) =>
  parallelFolders(paths.map((filePath) => ({ filePath, level: 2, score: 10 })))

/** Matches in files of one name, the scores of which differ, by what the length of a title makes or by other things. */
const scored = (isOfTitle: boolean) =>
  ["a", "b", "c", "d", "e"].map((name, at) => ({
    filePath: `${name}/x.md`,
    level: 1,
    score: 22.1 + at * 0.3,
    titleShare: isOfTitle ? at * 0.3 : 0
  }))

describe("folders with files of the same names", () => {
  it("are those of translations and versions, wherever they lie", () => {
    assert.deepStrictEqual(found("docs/de/a.md", "docs/en/a.md", "docs/ja/a.md", "docs/en/b/c.md", "docs/ja/b/c.md"), {
      parent: "docs",
      names: ["de", "en", "ja"]
    })
    assert.deepStrictEqual(found("1.0/x/a.md", "1.1/x/a.md", "1.2/x/a.md", "2.0/x/a.md", "other.md"), {
      parent: "",
      names: ["1.0", "1.1", "1.2", "2.0"]
    })
  })

  it("are found although translated titles have other lengths and so other scores", () => {
    assert.deepStrictEqual(parallelFolders(scored(true))?.names, ["a", "b", "c", "d", "e"])
  })

  it("are none where few matches share a path, a level or a score", () => {
    assert.isUndefined(found("de/a.md", "en/a.md", "de/b.md"))
    assert.isUndefined(found("de/a.md", "en/a.md", "x/b.md", "x/c.md", "x/d.md"))
    assert.isUndefined(found("a.md", "b.md", "c.md", "d.md", "e.md"))
    assert.isUndefined(parallelFolders(scored(false)))
  })
})
