import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { compose, encodedSize } from "../../../src/timebox/report/ExcerptText.ts"
import { extract } from "../../../src/timebox/report/LogExtractor.ts"
import { newlinesIn } from "../../../src/timebox/report/LogFormat.ts"
import { flutter } from "../../../src/timebox/runners/flutter.ts"
import { times } from "../../support/effort.ts"

const text = (output: string, options: { maxBytes?: number; encodedRoom?: number; isHang?: boolean } = {}) => {
  const { maxBytes = 20_000, encodedRoom = 1_000_000, isHang = false } = options
  const bytes = Buffer.from(output)
  const extracted = extract([{ stream: "stdout", at: 0, bytes }], {
    maxBytes,
    newlines: newlinesIn(bytes),
    patterns: flutter.patterns
  })
  return compose(extracted, { maxBytes, encodedRoom, isHang })
}

describe("the excerpt", () => {
  it("is the whole output where that fits", () => {
    const output = `${"a\n".repeat(5)}ERROR here\n${"b\n".repeat(30)}the end\n\n`
    assert.strictEqual(text(output), output.trimEnd())
    assert.strictEqual(text(output, { maxBytes: 80 }).includes("ERROR here"), false)
  })

  it("shows blocks with their places, then as many last lines as there is room for", () => {
    const output = `${"old\n".repeat(60)}${"a\n".repeat(5)}ERROR here\n${"b\n".repeat(30)}the end\n\n`
    assert.strictEqual(
      text(output, { maxBytes: 130 }),
      [
        "--- lines 63-78 ---",
        "a",
        "a",
        "a",
        "ERROR here",
        ..."b".repeat(12),
        "--- last lines ---",
        ..."b".repeat(18),
        "the end"
      ].join("\n")
    )
  })

  it("without a failure it is the end of the output", () => {
    assert.strictEqual(text("one\ntwo\n"), "one\ntwo")
    assert.strictEqual(text(""), "")
  })

  it("of a hang it names the last test, however much came after", () => {
    const output = `00:01 +1: test/a_test.dart: settles\n${"noise\n".repeat(500)}`
    assert.match(text(output, { isHang: true }), /^last test: 00:01 \+1: test\/a_test\.dart: settles\n/)
    assert.match(text(output, { isHang: true, maxBytes: 200 }), /^last test: 00:01/)
    assert.notMatch(text(output), /last test/)
    assert.strictEqual(text("00:01 +1: settles\n", { isHang: true }), "00:01 +1: settles")
  })

  it("what is too much goes from the front, and that is reported", () => {
    const shown = text("ERROR\n".repeat(30), { maxBytes: 100 })
    assert.match(shown, /^\[… what came before is left out; see raw.log …\]\n/)
    assert.match(shown, /\nERROR$/)
  })

  it("of a line that does not fit the end is shown", () => {
    assert.strictEqual(text("ERROR 日本語", { maxBytes: 7 }), "本語")
    assert.strictEqual(text("abc", { maxBytes: 1 }), "c")
    assert.strictEqual(text("日", { maxBytes: 1 }), "")
  })

  it("never takes more bytes than asked for, nor more of an answer than there is room", () => {
    const line = fc.oneof(
      fc.constantFrom("ERROR", '"\\"', "日本語", "\t\t", "🎉", ""),
      fc.fullUnicodeString({ maxLength: 30 })
    )
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 60 }),
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 10, max: 1500 }),
        fc.boolean(),
        (lines, maxBytes, encodedRoom, isHang) => {
          const shown = text(lines.join("\n"), { maxBytes, encodedRoom, isHang })
          assert.isAtMost(Buffer.byteLength(shown), maxBytes)
          assert.isAtMost(encodedSize(shown), encodedRoom)
        }
      ),
      { numRuns: times(60, 200) }
    )
  })

  it("the size in an answer is counted as the answer is written", () => {
    fc.assert(
      fc.property(fc.fullUnicodeString(), (value) => {
        const line = (excerpt: string) => {
          const structuredContent = { excerpt }
          return JSON.stringify({
            content: [{ type: "text", text: JSON.stringify(structuredContent) }],
            structuredContent
          })
        }
        assert.strictEqual(Buffer.byteLength(line(value)) - Buffer.byteLength(line("")), encodedSize(value))
      })
    )
  })
})
