import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import type { PlainClock } from "../../../src/kernel/util/PlainClock.ts"
import { defaultRulebook } from "../../../src/mdatlas/files/FileWalk.ts"
import { type FilesInput, searchFiles } from "../../../src/mdatlas/search/FilesPass.ts"
import { markdownBase } from "../../support/markdownBase.ts"

/** A clock that goes on by a millisecond each time it is read. */
const ticking = (): PlainClock => {
  let now = 0
  return { elapsed: () => now++, date: () => Date.now() }
}

describe("searchFiles", () => {
  it.scoped("searches as many files as its slice of time holds, and goes on after the last of them", () =>
    Effect.gen(function* () {
      const names = ["a.md", "b.md", "c.md", "d.md", "e.md"]
      const base = yield* markdownBase(Object.fromEntries(names.map((name) => [name, `# ${name}\n\nneedle\n`])))
      const input: FilesInput = {
        root: base,
        rulebook: defaultRulebook,
        folder: "",
        query: { text: "needle", isRegex: false, isCaseSensitive: false },
        keep: 10,
        known: new Set(),
        time: 2
      }
      const first = searchFiles(input, ticking())
      assert.deepStrictEqual([first.isDone, first.searched, first.last], [false, 2, "b.md"])
      const rest = searchFiles({ ...input, after: "b.md", time: 100 }, ticking())
      assert.deepStrictEqual([rest.isDone, rest.searched], [true, 3])
      assert.deepStrictEqual(
        [...first.matches, ...rest.matches].map(({ filePath }) => filePath),
        names
      )
    })
  )
})
