import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import * as Lexicon from "../../../../src/godot/search/index/Lexicon.ts"
import {
  count,
  Fields,
  increment,
  isSound,
  PostingsWriter,
  unpack,
  unpacked
} from "../../../../src/godot/search/index/Postings.ts"
import type { Postings } from "../../../../src/godot/search/index/SearchIndex.ts"
import { TopK } from "../../../../src/godot/search/text/TopK.ts"

describe("postings", () => {
  it("come back as they were written, term by term, whatever the order of terms and stretches", () => {
    const stretch = FastCheck.uniqueArray(
      FastCheck.record({
        term: FastCheck.integer({ min: 0, max: 5 }),
        document: FastCheck.integer({ min: 0, max: 40_000 }),
        fields: FastCheck.integer({ min: 0, max: 255 })
      }),
      { selector: ({ term, document }) => `${term} ${document}`, maxLength: 40 }
    )
    FastCheck.assert(
      FastCheck.property(stretch, stretch, (first, second) => {
        const writer = new PostingsWriter()
        const push = (entries: typeof first) => {
          const sorted = [...entries].sort((a, b) => a.document - b.document)
          for (const { term, document, fields } of sorted) writer.push(term, document, fields)
        }
        push(first)
        const middle = writer.length
        push(second)
        const offset = 40_001
        const order = Uint32Array.of(5, 4, 3, 2, 1, 0)
        const packed = writer.pack(order, [
          { from: middle, to: writer.length, offset: 0 },
          { from: 0, to: middle, offset }
        ])
        expect(isSound(packed, 2 * offset)).toBe(true)
        const list = unpacked(100)
        for (let term = 0; term < 6; term++) {
          const expected = [...second, ...first.map((one) => ({ ...one, document: one.document + offset }))]
            .filter((one) => order[one.term] === term)
            .sort((a, b) => a.document - b.document)
          const size = unpack(packed, term, list)
          expect(Array.from(list.documents.subarray(0, size))).toEqual(expected.map(({ document }) => document))
          expect(Array.from(list.fields.subarray(0, size))).toEqual(expected.map(({ fields }) => fields))
        }
      })
    )
  })

  it("are unsound when cut short, miscounted or beyond the documents there are", () => {
    const writer = new PostingsWriter()
    for (const document of [1, 300, 70_000]) writer.push(0, document, 1)
    const whole = writer.pack(Uint32Array.of(0), [{ from: 0, to: 3, offset: 0 }])
    expect(isSound(whole, 70_001)).toBe(true)
    expect(isSound(whole, 70_000)).toBe(false)
    expect(isSound({ ...whole, counts: Uint32Array.of(2) }, 70_001)).toBe(false)
    expect(isSound({ ...whole, bytes: whole.bytes.slice(0, -1) }, 70_001)).toBe(false)
    expect(isSound({ ...whole, bytes: whole.bytes.map(() => 255) }, 70_001)).toBe(false)
    expect(isSound({ ...whole, ends: new Uint32Array(2) }, 70_001)).toBe(false)
  })

  it("are unsound when a document is in a list twice", () => {
    const list = (...bytes: ReadonlyArray<number>): Postings => ({
      bytes: Uint8Array.from(bytes),
      ends: Uint32Array.of(bytes.length),
      counts: Uint32Array.of(bytes.length / 2)
    })
    expect(isSound(list(0, 1, 1, 1), 10)).toBe(true)
    expect(isSound(list(0, 1, 0, 1), 10)).toBe(false)
    expect(isSound(list(3, 1, 0, 1), 10)).toBe(false)
  })

  it("are unsound when a gap is written in more bytes than it takes", () => {
    const list = (...bytes: ReadonlyArray<number>): Postings => ({
      bytes: Uint8Array.from(bytes),
      ends: Uint32Array.of(bytes.length),
      counts: Uint32Array.of(1)
    })
    expect(isSound(list(7, 1), 1 << 30)).toBe(true)
    expect(isSound(list(0xff, 0xff, 0xff, 0x7f, 1), 1 << 30)).toBe(true)
    expect(isSound(list(0x87, 0, 1), 1 << 30)).toBe(false)
    expect(isSound(list(0x87, 0x80, 0, 1), 1 << 30)).toBe(false)
    expect(isSound(list(0x80, 0x80, 0x80, 0x80, 1, 1), 1 << 30)).toBe(false)
    expect(isSound(list(0x80, 0x80, 0x80, 0x80, 0x78, 1), 1 << 30)).toBe(false)
  })

  it("count a field up to what its bits hold, without touching the others", () => {
    let fields = 0
    for (let i = 0; i < 9; i++) fields = increment(increment(fields, Fields.sentence), Fields.keyword)
    expect(count(fields, Fields.sentence)).toBe(3)
    expect(count(fields, Fields.keyword)).toBe(1)
    expect(count(fields, Fields.name)).toBe(0)
    expect(count(fields, Fields.text)).toBe(0)
  })
})

describe("lexicon", () => {
  it("finds every term, none that is not there, and all that begin alike", () => {
    const word = FastCheck.stringOf(FastCheck.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 4 })
    FastCheck.assert(
      FastCheck.property(FastCheck.uniqueArray(word, { maxLength: 30 }), word, (words, other) => {
        const sorted = [...words].sort()
        const lexicon = Lexicon.make(sorted)
        expect(sorted.map((one) => Lexicon.at(lexicon, Lexicon.find(lexicon, one)))).toEqual(sorted)
        expect(Lexicon.find(lexicon, other)).toBe(sorted.indexOf(other))
        const [from, to] = Lexicon.prefixRange(lexicon, other)
        expect(sorted.slice(from, to)).toEqual(sorted.filter((one) => one.startsWith(other)))
      })
    )
  })
})

describe("the best of many", () => {
  it("are those that sorting would give", () => {
    const scores = FastCheck.array(FastCheck.integer({ min: 0, max: 1000 }), { maxLength: 60 })
    FastCheck.assert(
      FastCheck.property(scores, FastCheck.integer({ min: 1, max: 12 }), (all, size) => {
        const best = new TopK(12)
        best.clear(3)
        for (const score of [5000, 7, 6000, 8000]) best.offer(score)
        // Lists kept before are forgotten.
        best.clear(size)
        const owners: Array<number> = []
        for (const score of all) {
          const place = best.offer(score)
          if (place >= 0) owners[place] = score
        }
        const kept = Array.from(best.scores.subarray(0, best.size))
        expect(owners).toEqual(kept)
        const down = (a: number, b: number): number => b - a
        expect([...kept].sort(down)).toEqual([...all].sort(down).slice(0, size))
      })
    )
  })
})
