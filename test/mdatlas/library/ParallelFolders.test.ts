import { assert, describe, it } from "@effect/vitest"
import { parallelFolders } from "../../../src/mdatlas/library/ParallelFolders.ts"

const found = (...paths: ReadonlyArray<string>) =>
  parallelFolders(paths.map((filePath) => ({ filePath, level: 2, score: 10 })))

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

  it("are none where few matches share a path, a level or a score", () => {
    assert.isUndefined(found("de/a.md", "en/a.md", "de/b.md"))
    assert.isUndefined(found("de/a.md", "en/a.md", "x/b.md", "x/c.md", "x/d.md"))
    assert.isUndefined(found("a.md", "b.md", "c.md", "d.md", "e.md"))
    const scores = ["a", "b", "c", "d", "e"].map((name, score) => ({ filePath: `${name}/x.md`, level: 1, score }))
    assert.isUndefined(parallelFolders(scores))
  })
})
