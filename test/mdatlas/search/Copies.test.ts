import { assert, describe, it } from "@effect/vitest"
import { BestMatches, type FileMatch } from "../../../src/mdatlas/search/Copies.ts"

/** A match in the file of that number; texts of equal digests have equal scores. */
const match = (file: number, digest: number): FileMatch => ({
  filePath: `${String(file).padStart(3, "0")}.md`,
  digest: `text ${digest}`,
  score: 10 + (digest % 3),
  line: 1,
  id: "a-00000000",
  title: "A",
  level: 1,
  snippet: "",
  matches: 1,
  path: ["A"]
})

const shown = ({ distinct, copies }: BestMatches) => ({
  distinct: distinct.map(({ filePath, copies, also }) => [filePath, copies, also]),
  copies: copies.map(({ filePath, copies }) => [filePath, copies])
})

describe("the best matches of many files", () => {
  it("are the same whether they come at once or in parts, each with its copies counted", () => {
    const matches = Array.from({ length: 60 }, (_, file) => match(file, (file * 7) % 11))
    const whole = new BestMatches(60)
    whole.add(matches)
    assert.lengthOf(whole.distinct, 11)
    assert.strictEqual(
      whole.distinct.reduce((sum, { copies = 0 }) => sum + copies + 1, 0),
      60
    )
    for (const size of [1, 7, 25]) {
      const parts = new BestMatches(60)
      for (let at = 0; at < matches.length; at += size) {
        const part = new BestMatches(60)
        part.add(matches.slice(at, at + size))
        parts.add(part.distinct, part.copies)
      }
      assert.deepStrictEqual(shown(parts), shown(whole))
    }
  })

  it("are as many as are needed, and copies come apart from what differs", () => {
    const best = new BestMatches(2)
    best.add([match(1, 2), match(2, 2), match(3, 5), match(4, 0)])
    assert.strictEqual(best.floor, 12)
    assert.deepStrictEqual(shown(best), {
      distinct: [
        ["001.md", 1, ["002.md"]],
        ["003.md", undefined, undefined]
      ],
      copies: [["002.md", undefined]]
    })
  })
})
