/** Blocks of texts as a forged index file may have them. */
import { deflateRawSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import { ClassIndex } from "../../../../src/godot/reference/SymbolTable.ts"
import { TextReader } from "../../../../src/godot/search/index/TextBlocks.ts"

/** The text of the only row of a block of `size` bytes. */
const textOf = (size: number): string => {
  const block = deflateRawSync(`\u0001${"x".repeat(size - 2)}\u0000`)
  return new TextReader({ blocks: [block], classBlock: Uint32Array.of(0), classEntry: Uint32Array.of(0) }).read(
    ClassIndex(0),
    0
  ).text
}

describe("a block of texts", () => {
  it("is not inflated beyond what the longest class could need", () => {
    const most = 16 * 1024 * 1024
    assert.lengthOf(textOf(most), most - 2)
    assert.strictEqual(textOf(most + 1), "")
  })

  it("without sense leaves its rows without a text", () => {
    const reader = new TextReader({
      blocks: [Uint8Array.of(255, 255, 255)],
      classBlock: Uint32Array.of(0),
      classEntry: Uint32Array.of(0)
    })
    assert.deepStrictEqual(reader.read(ClassIndex(0), 0), { signature: "", text: "" })
  })
})
