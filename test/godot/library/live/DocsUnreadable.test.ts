import { assert, describe, it } from "@effect/vitest"
import { allDamaged, fromProblem } from "../../../../src/godot/library/live/DocsUnreadable.ts"
import type { Problem } from "../../../../src/godot/reference/Corpus.ts"

const damaged = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    file: `classes/C${i}.xml`,
    className: `C${i}`,
    line: i + 1,
    column: 2,
    reason: "unexpected end",
    excerpt: ""
  }))

describe("a directory without a reference", () => {
  it("is reported with its path, what is wrong, and what to do", () => {
    const problems: ReadonlyArray<readonly [Problem, string]> = [
      [{ problem: "missing" }, "it does not exist"],
      [{ problem: "not-a-directory" }, "it is not a directory"],
      [{ problem: "without-classes" }, "it holds no classes/ folder"],
      [{ problem: "classes-elsewhere", target: "/far/classes" }, "a symbolic link to /far/classes"],
      [{ problem: "refused", reason: "/docs: may not be read" }, "/docs: may not be read."]
    ]
    for (const [problem, words] of problems) {
      const { message } = fromProblem("/docs", problem)
      assert.isTrue(message.startsWith("No Godot class reference in /docs (GODOT_DOC_DIR or --doc-dir): "), message)
      for (const part of [words, "sparse-checkout", "--doctool", "GODOT_DOC_DIR=builtin"]) assert.include(message, part)
    }
  })

  it("that is the classes folder itself is told its parent, and nothing else", () => {
    const { message } = fromProblem("/docs/classes", { problem: "is-classes-folder", parent: "/docs" })
    assert.match(message, /^\/docs\/classes .* set GODOT_DOC_DIR to its parent, \/docs\.$/)
  })

  it("that holds class files by another name is told to rename it first", () => {
    const { message } = fromProblem("/docs/flat", { problem: "is-classes-folder", parent: "/docs" })
    assert.match(message, /^\/docs\/flat .* rename it to classes and set GODOT_DOC_DIR to its parent, \/docs\.$/)
  })

  it("whose files are all damaged names the first of them with their places", () => {
    const message = allDamaged("/docs", damaged(7)).message
    assert.include(message, "None of the 7 class files in /docs can be read")
    assert.include(message, "classes/C4.xml:5:2: unexpected end")
    assert.notInclude(message, "classes/C5.xml")
    assert.include(message, "and 2 more")
    assert.notInclude(allDamaged("/docs", damaged(5)).message, "more\n")
  })
})
