import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { newlinesIn } from "../../../src/timebox/report/LogFormat.ts"
import { OutputRing, type Piece } from "../../../src/timebox/report/OutputRing.ts"
import { times } from "../../support/effort.ts"

const piece = (stream: Piece["stream"], at: number, text: string): Piece => ({ stream, at, bytes: Buffer.from(text) })
const textOf = (ring: OutputRing, stream?: Piece["stream"]) =>
  [...ring.pieces()]
    .filter((one) => stream === undefined || one.stream === stream)
    .map(({ bytes }) => Buffer.from(bytes).toString("latin1"))
    .join("")

describe("OutputRing", () => {
  it("gives back what fits, neighbours of one stream as one piece", () => {
    const ring = new OutputRing(200)
    for (const one of [
      piece("stdout", 1, "ab"),
      piece("stdout", 9, "c"),
      piece("stderr", 10, "d"),
      piece("stdout", 99, "e")
    ]) {
      ring.push(one)
    }
    assert.deepStrictEqual(
      [...ring.pieces()].map(({ stream, at, bytes }) => [stream, at, Buffer.from(bytes).toString()]),
      [
        ["stdout", 1, "abc"],
        ["stderr", 10, "d"],
        ["stdout", 99, "e"]
      ]
    )
    assert.isFalse(ring.dropped)
  })

  it("copies its last bytes, headers counted, with streams and times", () => {
    const ring = new OutputRing(200)
    ring.push(piece("stdout", 1, "abc"))
    ring.push(piece("stderr", 2, "defg"))
    const last = (bytes: number) =>
      ring.last(bytes).map(({ stream, at, bytes }) => [stream, at, Buffer.from(bytes).toString()])
    const whole = [
      ["stdout", 1, "abc"],
      ["stderr", 2, "defg"]
    ]
    assert.deepStrictEqual(last(200), whole)
    assert.deepStrictEqual(last(13 + 3 + 13 + 4), whole)
    assert.deepStrictEqual(last(13 + 4 + 2), [["stdout", 1, "bc"], whole[1]])
    assert.deepStrictEqual(last(13 + 4), [whole[1]])
    assert.deepStrictEqual(last(3), [["stderr", 2, "efg"]])
    assert.deepStrictEqual(last(0), [])
    const [copy] = ring.last(3)
    ring.push(piece("stdout", 99, "x".repeat(180)))
    assert.strictEqual(Buffer.from(copy?.bytes ?? []).toString(), "efg")
  })

  it("keeps the end of one chunk that is larger than itself", () => {
    const ring = new OutputRing(30)
    ring.push(piece("stdout", 0, `${"x".repeat(100)}END`))
    assert.isTrue(ring.dropped)
    assert.isTrue(textOf(ring).endsWith("xEND"))
    assert.strictEqual(textOf(ring).length, 30 - 13)
  })

  it("whatever is pushed, it holds the end of the output, as much as fits", () => {
    const chunk = fc.record({
      stream: fc.constantFrom("stdout" as const, "stderr" as const),
      pause: fc.constantFrom(0, 1, 100),
      isRead: fc.boolean(),
      bytes: fc.uint8Array({ maxLength: 60 })
    })
    fc.assert(
      fc.property(fc.integer({ min: 26, max: 150 }), fc.array(chunk, { maxLength: 40 }), (capacity, chunks) => {
        const ring = new OutputRing(capacity)
        let at = 0
        const unread = new OutputRing(capacity)
        for (const { stream, pause, isRead, bytes } of chunks) {
          at += pause
          for (const one of [ring, unread]) one.push({ stream, at, bytes })
          // Reading changes nothing of what comes later.
          if (isRead) textOf(ring)
        }
        assert.deepStrictEqual([...ring.pieces()], [...unread.pieces()])
        const all = Buffer.concat(chunks.map(({ bytes }) => bytes)).toString("latin1")
        const kept = textOf(ring)
        assert.isTrue(all.endsWith(kept))
        assert.strictEqual(ring.dropped, kept.length < all.length)
        assert.isAtMost(kept.length + 13 * [...ring.pieces()].length, capacity)
        // Dropped chunks make room: never more than one header and one chunk stay free.
        if (ring.dropped) assert.isAtLeast(kept.length + 13 * ([...ring.pieces()].length + 1) + 60, capacity)
        for (const stream of ["stdout", "stderr"] as const) {
          const own = Buffer.concat(chunks.filter((one) => one.stream === stream).map(({ bytes }) => bytes))
          assert.isTrue(own.toString("latin1").endsWith(textOf(ring, stream)))
        }
      }),
      { numRuns: times(90, 300) }
    )
  })
})

describe("newlinesIn", () => {
  it("counts line ends, near and far", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 60 }), { maxLength: 300 }), (gaps) => {
        const text = gaps.map((gap) => "x".repeat(gap)).join("\n")
        assert.strictEqual(newlinesIn(Buffer.from(text)), text.split("\n").length - 1)
      })
    )
    assert.strictEqual(newlinesIn(Buffer.from("\n".repeat(1000))), 1000)
  })
})
