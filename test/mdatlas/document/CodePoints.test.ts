import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { countCodePoints, countContinuations, indexOfCodePoint } from "../../../src/mdatlas/document/CodePoints.ts"

const text = fc.string({ unit: "grapheme", maxLength: 400 })

describe("code points in bytes", () => {
  it("are counted wherever the bytes begin in memory", () => {
    fc.assert(
      fc.property(text, fc.nat(7), fc.integer({ min: 1, max: 60 }), (part, shift, times) => {
        const whole = part.repeat(times)
        const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(whole)]).subarray(shift)
        expect(countCodePoints(bytes)).toBe([...whole].length)
      })
    )
  })

  it("are counted the same by words as by bytes", () => {
    fc.assert(
      fc.property(text, fc.nat(300), fc.nat(300), fc.integer({ min: 1, max: 60 }), (part, a, b, times) => {
        const whole = Buffer.from(part.repeat(times))
        const bytes = Buffer.alloc((whole.length + 3) & ~3)
        whole.copy(bytes)
        const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
        const from = Math.min(a, b, whole.length)
        const to = Math.max(Math.min(b, whole.length), whole.length - a, from)
        const counted = [...whole.subarray(from, to)].filter((byte) => (byte & 0xc0) === 0x80).length
        expect(countContinuations(bytes, from, to, words)).toBe(counted)
      })
    )
  })

  it("are found by number, also across chunks", () => {
    fc.assert(
      fc.property(text, fc.nat(20_000), fc.nat(8000), fc.integer({ min: 1, max: 60 }), (part, wanted, cut, times) => {
        const whole = part.repeat(times)
        const points = [...whole]
        const bytes = Buffer.from(whole)
        const index = indexOfCodePoint(bytes, wanted)
        expect(bytes.subarray(0, index).toString()).toBe(points.slice(0, wanted).join(""))
        const [first, second] = [bytes.subarray(0, cut), bytes.subarray(cut)]
        const early = countCodePoints(first)
        const found =
          wanted < early ? indexOfCodePoint(first, wanted) : indexOfCodePoint(second, wanted - early) + first.length
        expect(found).toBe(index)
      })
    )
  })
})
