import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { isShortened } from "../../../../src/godot/search/names/rules/prefixMatches.ts"
import * as Spelling from "../../../../src/godot/search/names/Spelling.ts"
import { distance } from "../../../../src/kernel/util/NearNames.ts"
import { times } from "../../../support/effort.ts"

/** Edits by the definition: insert, delete, replace, swap of neighbours, no part edited twice. */
const naive = (a: string, b: string): number => {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j))
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let edits = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) edits = Math.min(edits, at(i - 2, j - 2) + 1)
      const row = table[i]
      if (row !== undefined) row[j] = edits
    }
  }
  return at(a.length, b.length)
}

/** A word, and others that a few edits make of it, written as names are. */
const relatives = FastCheck.tuple(
  FastCheck.oneof(
    FastCheck.stringMatching(/^[a-d1]{0,9}$/),
    FastCheck.stringMatching(/^[a-e2]{26,36}$/),
    FastCheck.stringMatching(/^[a-dé]{60,66}$/)
  ),
  FastCheck.array(
    FastCheck.array(FastCheck.tuple(FastCheck.nat(), FastCheck.constantFrom("", "a", "b", "_", "D", "swap")), {
      maxLength: 4
    }),
    { maxLength: 12 }
  )
).map(([word, copies]) => ({
  word,
  all: copies.map((edits) =>
    edits.reduce((text, [where, edit]) => {
      const at = where % (text.length + 1)
      const rest = text.slice(at + 1)
      if (edit !== "swap") return `${text.slice(0, at)}${edit}${rest}`
      return `${text.slice(0, at)}${rest.charAt(0)}${text.charAt(at)}${rest.slice(1)}`
    }, word)
  )
}))

describe("spellings", () => {
  it("finds just those that measuring every one by the definition would find, case and underscores aside", () => {
    FastCheck.assert(
      FastCheck.property(relatives, FastCheck.integer({ min: 1, max: 3 }), ({ word, all }, most) => {
        const spellings = Spelling.make(all.length, (i) => all[i] ?? "")
        const expected = all.flatMap((one, index) => {
          const edits = naive(word, one.replaceAll("_", "").toLowerCase())
          return edits <= most && word.length <= 64 ? [{ index, edits }] : []
        })
        const found = Spelling.near(spellings, word, most)
        expect(found.toSorted((a, b) => a.index - b.index)).toEqual(expected)
        expect(Spelling.nearAmong(all, word, most)).toEqual(found)
      }),
      { numRuns: times(90, 300) }
    )
  })

  it("are measured as the definition does", () => {
    FastCheck.assert(
      FastCheck.property(relatives, FastCheck.integer({ min: 0, max: 4 }), ({ word, all }, most) => {
        for (const one of all) expect(distance(word, one, most)).toBe(Math.min(naive(word, one), most + 1))
      })
    )
  })

  it("are those of a range that hold all letters of a word, wherever the range begins", () => {
    const written = (i: number): string => i.toString(5).replace(/\d/g, (digit) => "abcde".charAt(Number(digit)))
    const names = Array.from({ length: 3000 }, (_, i) => `${i % 3 === 0 ? "Get_" : "set"}${written(i)}`)
    const count = (word: string, letter: string): number => Math.min(2, word.split(letter).length - 1)
    const holds = (name: string, word: string): boolean =>
      name.length >= word.length && [...word].every((letter) => count(name, letter) >= count(word, letter))
    const place = FastCheck.nat({ max: names.length })
    FastCheck.assert(
      FastCheck.property(place, place, FastCheck.constantFrom("geta", "bb", "edcba"), (a, b, word) => {
        const spellings = Spelling.make(names.length, (i) => names[i] ?? "")
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const expected = names.map((name) => name.replace("_", "").toLowerCase()).map((name) => holds(name, word))
        expect(Spelling.holding(spellings, word, [from, to], () => true)).toEqual(
          expected.flatMap((isHeld, i) => (isHeld && i >= from && i < to ? [i] : []))
        )
      }),
      { numRuns: 20 }
    )
  })

  it("forgives one edit in four letters, at most three, and none in a short or endless word", () => {
    expect(["abc", "abcd", "abcdefgh", "a".repeat(40)].map(Spelling.allowance)).toEqual([0, 1, 2, 3])
    const spellings = Spelling.make(2, (i) => ["abd", "x".repeat(80)][i] ?? "")
    expect(Spelling.near(spellings, "abc")).toEqual([])
    expect(Spelling.near(spellings, "x".repeat(79))).toEqual([])
  })
})

describe("a shortened name", () => {
  it("is the beginnings of its parts, the first among them", () => {
    expect(isShortened("animplayer", "AnimationPlayer")).toBe(true)
    expect(isShortened("vec2", "Vector2")).toBe(true)
    expect(isShortened("getoverlapbod", "get_overlapping_bodies")).toBe(true)
    expect(isShortened("player", "AnimationPlayer")).toBe(false)
    expect(isShortened("proto", "property_toggled")).toBe(false)
    expect(isShortened("animx", "AnimationPlayer")).toBe(false)
  })
})
