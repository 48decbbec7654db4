import { writeFileSync } from "node:fs"
import { assert, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"
import type { PlainClock } from "../../../src/kernel/util/PlainClock.ts"
import { defaultRulebook } from "../../../src/mdatlas/files/FileWalk.ts"
import { FilesSearcher } from "../../../src/mdatlas/search/FilesSearcher.ts"
import { SeenFiles } from "../../../src/mdatlas/search/SeenFiles.ts"
import type { FilesInput } from "../../../src/mdatlas/search/SliceSearch.ts"
import { markdownBase } from "../../support/markdownBase.ts"

/** A clock that goes on by a millisecond each time it is read. */
const ticking = (): PlainClock => {
  let now = 0
  return { elapsed: () => now++, date: () => Date.now() }
}

/** A search for a word in all files below `root`. */
const allOf = (root: string): Omit<FilesInput, "time"> => ({
  root,
  rulebook: defaultRulebook,
  folder: "",
  query: { text: "needle", isRegex: false, isCaseSensitive: false },
  keep: 10,
  known: new Set()
})

describe("FilesSearcher", () => {
  it.scoped("searches as many files as its slice of time holds, and goes on after the last of them", () =>
    Effect.gen(function* () {
      const searcher = new FilesSearcher()
      const names = ["a.md", "b.md", "c.md", "d.md", "e.md"]
      const base = yield* markdownBase(Object.fromEntries(names.map((name) => [name, `# ${name}\n\nneedle\n`])))
      const input = { ...allOf(base), time: 2 }
      const first = searcher.search(input, ticking())
      assert.deepStrictEqual([first.isDone, first.searched, first.last], [false, 2, "b.md"])
      const rest = searcher.search({ ...input, after: "b.md", time: 100 }, ticking())
      assert.deepStrictEqual([rest.isDone, rest.searched], [true, 3])
      assert.deepStrictEqual(
        [...first.matches, ...rest.matches].map(({ filePath }) => filePath),
        names
      )
    })
  )

  it.scoped.each([false, true])(
    "counts what it leaves out once in all slices (another search in between: %s)",
    (hasOther) =>
      Effect.gen(function* () {
        const searcher = new FilesSearcher()
        const base = yield* markdownBase({
          ".gitignore": "left.md\n",
          "a/left.md": "needle\n",
          "a/one.md": "needle\n",
          "a/two.md": "needle\n",
          "b/left.md": "needle\n",
          "b/three.md": "needle\n",
          "left.md": "needle\n",
          "node_modules/x.md": "needle\n"
        })
        const input = { ...allOf(base), time: 0 }
        const slices = [searcher.search(input, ticking())]
        for (let { last, isDone } = slices[0] ?? assert.fail(); !isDone && slices.length < 9; ) {
          if (hasOther) searcher.search({ ...input, folder: "b/" }, ticking())
          const found = searcher.search({ ...input, ...(last !== undefined && { after: last }) }, ticking())
          slices.push(found)
          ;({ last, isDone } = found)
        }
        const sum = (of: "ignored" | "machineFolders") => slices.reduce((total, { skipped }) => total + skipped[of], 0)
        assert.deepStrictEqual([sum("ignored"), sum("machineFolders")], [3, 1])
      })
  )

  it.scoped.skipIf(process.platform !== "linux")("says which file it cannot open, since its name is no UTF-8", () =>
    Effect.gen(function* () {
      const searcher = new FilesSearcher()
      const base = yield* markdownBase({ "a.md": "needle\n" })
      yield* Effect.sync(() =>
        writeFileSync(Buffer.concat([Buffer.from(`${base}/`), Buffer.from("caf\u00e9.md", "latin1")]), "needle\n")
      )
      const { searched, failed } = searcher.search({ ...allOf(base), time: 100 }, ticking())
      assert.deepStrictEqual([searched, failed], [1, [{ name: "caf\ufffd.md", why: "UNSUPPORTED" }]])
    })
  )

  it.scoped("makes filters also where no search lets the next one wait", () =>
    Effect.gen(function* () {
      const searcher = new FilesSearcher()
      const base = yield* markdownBase({ "a.md": "# a\n\nneedle\n" })
      vi.useFakeTimers()
      yield* Effect.addFinalizer(() => Effect.sync(() => vi.useRealTimers()))
      let now = 0
      const clock: PlainClock = { elapsed: () => now, date: () => Date.now() }
      const made = vi.spyOn(SeenFiles.prototype, "makeFilters")
      const searchFor = (milliseconds: number) => {
        for (const end = now + milliseconds; now < end; now += 50) {
          searcher.search({ ...allOf(base), time: 1000 }, clock)
          vi.advanceTimersByTime(50)
        }
      }
      searchFor(500)
      assert.strictEqual(made.mock.calls.length, 0)
      searchFor(1000)
      assert.isAbove(made.mock.calls.length, 0)
    })
  )

  it.scopedLive("counts words alike before and after there was time to make filters", () =>
    Effect.gen(function* () {
      const searcher = new FilesSearcher()
      const base = yield* markdownBase({
        "a.md": "# One\n\nalpha and **be**ta\n\n## Two\n\nalpha\n",
        "alpha/b.md": "# Three\n\nbeta beta\n",
        "c.md": "# Four\n\ngamma &#97;lpha\n",
        "d.md": "nothing\n",
        "e.md": "# Five\n\nalpha, making\n"
      })
      yield* Effect.sleep("40 millis")
      const tally = () => {
        const words = ["alpha", "beta", "gamma", "delta", "make"]
        const { wordCounts, sectionsByWords, holding } = searcher.search(
          { ...allOf(base), words, isTally: true, time: 1000 },
          ticking()
        )
        return { wordCounts, sections: [...(sectionsByWords ?? [])], files: holding?.map(({ path }) => path) }
      }
      // A search for a phrase, which comes before, keeps what it has read.
      searcher.search({ ...allOf(base), time: 1000 }, ticking())
      const first = tally()
      assert.deepStrictEqual(first.wordCounts, [4, 3, 1, 0, 1])
      const filtered = vi.spyOn(SeenFiles.prototype, "mayHold")
      yield* Effect.sleep("300 millis")
      assert.deepStrictEqual(tally(), first)
      assert.isTrue(filtered.mock.results.some(({ value }) => value === false))
    })
  )
})
