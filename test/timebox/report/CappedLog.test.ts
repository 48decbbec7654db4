import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { CappedLog, type Cut } from "../../../src/timebox/report/CappedLog.ts"
import { LogFormat } from "../../../src/timebox/report/LogFormat.ts"
import type { Piece } from "../../../src/timebox/report/OutputRing.ts"

const startedAt = Date.parse("2026-11-21T20:15:03.000Z")

interface Written {
  readonly head: Buffer
  readonly end: Buffer
  readonly cut: Cut | null
  readonly lines: number
}

const written = (cap: number, pieces: ReadonlyArray<Piece>): Written => {
  const log = new CappedLog({ cap, startedAt })
  const head = Buffer.concat(pieces.map((piece) => log.push(piece).slice()))
  const { parts, cut } = log.finish()
  return { head, end: Buffer.concat(Array.from(parts, (part) => part.slice())), cut, lines: log.lines }
}

const uncapped = (pieces: ReadonlyArray<Piece>): Buffer => {
  const format = new LogFormat(startedAt)
  return Buffer.concat([...pieces.map((piece) => format.push(piece).slice()), format.end()])
}

const cap = fc.integer({ min: 4096, max: 20_000 })

/** Whatever two streams may say: text, binary, long lines and many empty ones. */
const anything = fc.array(
  fc.record({
    stream: fc.constantFrom("stdout" as const, "stderr" as const),
    at: fc.nat({ max: 100 }),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 3000 }),
      fc.fullUnicodeString({ maxLength: 500 }).map((text) => Buffer.from(text)),
      fc.nat({ max: 3000 }).map((count) => Buffer.alloc(count, "\n")),
      fc.nat({ max: 9000 }).map((count) => Buffer.alloc(count, "日本"))
    )
  }),
  { maxLength: 40 }
)

/** Numbered lines of one stream, in pieces that end anywhere. */
const numbered = fc
  .record({
    widths: fc.array(fc.nat({ max: 120 }), { minLength: 1, maxLength: 800 }),
    size: fc.integer({ min: 1, max: 5000 })
  })
  .map(({ size, widths }) => {
    const lines = widths.map((width, i) => `${i + 1}:${"x".repeat(width)}`)
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(""))
    const pieces = Array.from(
      { length: Math.ceil(bytes.length / size) },
      (_, i): Piece => ({ stream: "stdout", at: i, bytes: bytes.subarray(i * size, (i + 1) * size) })
    )
    return { lines, pieces }
  })

/** The text of each line of a log, without its time and stream. */
const textOf = (log: Buffer): ReadonlyArray<string> =>
  log
    .toString("utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => line.slice(36))

describe("CappedLog", () => {
  it("is never larger than its cap, and valid UTF-8", () => {
    fc.assert(
      fc.property(cap, anything, (most, pieces) => {
        const { end, head } = written(most, pieces)
        assert.isAtMost(head.length + end.length, most)
        const log = Buffer.concat([head, end])
        assert.strictEqual(Buffer.from(log.toString("utf8")).equals(log), true)
      })
    )
  })

  it("begins as the whole log does, and is the whole log if that is small", () => {
    fc.assert(
      fc.property(cap, anything, (most, pieces) => {
        const { cut, end, head } = written(most, pieces)
        const whole = uncapped(pieces)
        assert.isTrue(whole.subarray(0, head.length).equals(head))
        // Room is reckoned for the worst: broken bytes become three each.
        if (whole.length > (most / 2 - 600) / 4) return
        assert.isNull(cut)
        assert.isTrue(Buffer.concat([head, end]).equals(whole))
      })
    )
  })

  it("accounts for every byte and line: beginning, what is left out, and end are the output", () => {
    fc.assert(
      fc.property(cap, numbered, (most, { lines, pieces }) => {
        const { cut, end, head, lines: counted } = written(most, pieces)
        const log = textOf(Buffer.concat([head, end]))
        assert.strictEqual(counted, lines.length)
        if (cut === null) return assert.deepStrictEqual(log, lines)
        const at = log.findIndex((line) => line.startsWith("--- mcp-test-timebox: "))
        const [before, after] = [log.slice(0, at), log.slice(at + 1)]
        assert.deepStrictEqual(after, lines.slice(cut.toLine))
        assert.deepStrictEqual(before, lines.slice(0, cut.fromLine - 1))
        const bytes = lines.slice(cut.fromLine - 1, cut.toLine).reduce((sum, line) => sum + line.length + 1, 0)
        assert.strictEqual(cut.bytes, bytes)
      })
    )
  })

  it("writes the beginning as it comes, and nothing more until the end once that is full", () => {
    const log = new CappedLog({ cap: 4096, startedAt })
    const push = (text: string) => log.push({ stream: "stdout", at: 0, bytes: Buffer.from(text) }).length
    assert.strictEqual(push("a line\n"), 36 + 7)
    assert.isAbove(push(`${"x".repeat(99)}\n`.repeat(100)), 1000)
    assert.strictEqual(push("y\n"), 0)
    assert.deepStrictEqual(textOf(Buffer.concat(Array.from(log.finish().parts, (part) => part.slice()))).at(-1), "y")
  })
})
