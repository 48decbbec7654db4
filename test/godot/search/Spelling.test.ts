import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import * as Spelling from "../../../src/godot/search/Spelling.ts"
import { isShortened } from "../../../src/godot/search/tiers/Shortened.ts"
import { distance } from "../../../src/kernel/Suggestions.ts"

describe("spellings", () => {
  it("finds just those that measuring every one would find", () => {
    const word = FastCheck.stringOf(FastCheck.constantFrom("a", "b", "c", "d", "1", "é"), { maxLength: 9 })
    FastCheck.assert(
      FastCheck.property(
        FastCheck.array(word, { maxLength: 25 }),
        word,
        FastCheck.integer({ min: 1, max: 3 }),
        (all, asked, most) => {
          const spellings = Spelling.make(all.length, (i) => all[i] ?? "")
          const found = Spelling.near(spellings, asked, most)
          const expected = all.flatMap((one, index) => (distance(asked, one, most) <= most ? [index] : []))
          expect(found.map(({ index }) => index).sort((a, b) => a - b)).toEqual(expected)
          expect(found.map(({ edits }) => edits)).toEqual(
            found.map(({ index }) => distance(asked, all[index] ?? "", most))
          )
        }
      )
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
