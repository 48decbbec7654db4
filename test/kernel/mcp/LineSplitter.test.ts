import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { LineSplitter } from "../../../src/kernel/mcp/LineSplitter.ts"

const split = (chunks: ReadonlyArray<Buffer>, limit = 1000) => {
  const lines: Array<string> = []
  let tooLong = 0
  const splitter = new LineSplitter(limit, {
    line: (bytes) => void lines.push(bytes.toString("utf8")),
    tooLong: () => void tooLong++
  })
  for (const chunk of chunks) splitter.push(chunk)
  splitter.end()
  return { lines, tooLong }
}

/** The text's bytes, cut wherever the numbers say, characters in half included. */
const cut = (text: string, sizes: ReadonlyArray<number>): ReadonlyArray<Buffer> => {
  const bytes = Buffer.from(text, "utf8")
  const chunks: Array<Buffer> = []
  let at = 0
  for (const size of sizes) {
    chunks.push(bytes.subarray(at, at + size))
    at += size
  }
  return [...chunks, bytes.subarray(at)]
}

describe("LineSplitter", () => {
  it.prop(
    "gives the same lines however the bytes are cut",
    { lines: fc.array(fc.string({ unit: "grapheme" })), sizes: fc.array(fc.nat(7)) },
    ({ lines, sizes }) => {
      const wanted = lines.map((line) => line.replaceAll("\n", " "))
      assert.deepStrictEqual(split(cut(wanted.map((line) => `${line}\n`).join(""), sizes)).lines, wanted)
    }
  )

  it("keeps a last line without a line end", () => {
    assert.deepStrictEqual(split([Buffer.from("a\nb")]).lines, ["a", "b"])
  })

  it("tells of a line beyond the limit once and goes on after it", () => {
    const long = Array.from({ length: 50 }, () => Buffer.from("x".repeat(10)))
    const { lines, tooLong } = split([Buffer.from("a\n"), ...long, Buffer.from("\nb\n")], 100)
    assert.deepStrictEqual(lines, ["a", "b"])
    assert.strictEqual(tooLong, 1)
  })

  it("keeps a line of exactly the limit", () => {
    assert.deepStrictEqual(split([Buffer.from(`${"x".repeat(100)}\n`)], 100), { lines: ["x".repeat(100)], tooLong: 0 })
  })
})
