import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { topBlocks } from "../../../src/mdatlas/document/TopBlocks.ts"
import { render } from "../../../src/mdatlas/rendering/Rendering.ts"
import { times } from "../../support/effort.ts"

const blocksOf = (text: string, isStart = false) =>
  [...topBlocks([Buffer.from(text)], { isDocumentStart: isStart })].map(({ start, end }) => text.slice(start, end))

describe("the blocks of a document", () => {
  it("are what is in no other block, all items of a list together", () => {
    assert.deepStrictEqual(blocksOf("a\nb\n\n- c\n\n- d\n  # e\n* f\n\n> g\nh\n\n```\n\ni\n```\nj\n===\n"), [
      "a\nb\n\n",
      "- c\n\n- d\n  # e\n",
      "* f\n\n",
      "> g\nh\n\n",
      "```\n\ni\n```\n",
      "j\n===\n"
    ])
    assert.deepStrictEqual(blocksOf("---\na: b\n---\n# c\n", true), ["---\na: b\n---\n", "# c\n"])
    assert.deepStrictEqual(blocksOf("---\n\na\n"), ["---\n\n", "a\n"])
  })

  it("tell where the items of a list begin", () => {
    assert.deepStrictEqual(
      [...topBlocks([Buffer.from("a\n\n- b\n- c\n")])],
      [
        { start: 0, end: 3, items: [] },
        { start: 3, end: 11, items: [3, 7] }
      ]
    )
  })

  it("are the whole, however the bytes come, and each renders as it does within the whole", () => {
    const line = FastCheck.constantFrom(
      ...["", "a", "- b", "  c", "    d", "1. e", "> f", "# g", "```", "| h | i |", "|---|---|", "---", "<div>", "\tj"]
    )
    FastCheck.assert(
      FastCheck.property(
        FastCheck.array(line, { maxLength: 20 }),
        FastCheck.integer({ min: 1, max: 7 }),
        (lines, cut) => {
          const text = lines.map((one) => `${one}\n`).join("")
          const bytes = Buffer.from(text)
          const chunks = Array.from({ length: Math.ceil(bytes.length / cut) }, (_, at) =>
            bytes.subarray(at * cut, (at + 1) * cut)
          )
          const found = [...topBlocks(chunks)]
          assert.deepStrictEqual(found, [...topBlocks([bytes])])
          const parts = found.map(({ start, end }) => text.slice(start, end))
          assert.strictEqual(parts.join(""), text)
          assert.deepStrictEqual(
            parts.flatMap((part) => render(`\n${part}`, "html")),
            render(`\n${text}`, "html")
          )
        }
      ),
      { numRuns: times(20, 60) }
    )
  })
})
