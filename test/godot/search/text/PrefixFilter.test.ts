import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { termsOf } from "../../../../src/godot/search/analysis/Tokens.ts"
import { mayBegin, mayHold, prefixFilterOf } from "../../../../src/godot/search/text/PrefixFilter.ts"

const unitsOf = (word: string) => Uint16Array.from(word, (char) => char.charCodeAt(0))
const begins = (terms: ReadonlyArray<string>, word: string) =>
  mayBegin(prefixFilterOf(terms), unitsOf(word), 0, word.length)
const holds = (terms: ReadonlyArray<string>, word: string) =>
  mayHold(prefixFilterOf(terms), unitsOf(word), 0, word.length)

/** Syllables that suffixes and doubled letters are made of, so that short words meet every rule of `Stem`. */
const syllable = FastCheck.constantFrom(
  ..."a e i o u y s t b d l z at bl iz ed ing ies ss es er ate ion ly li al ful ness ment able x r c m".split(" ")
)
const word = FastCheck.array(syllable, { minLength: 1, maxLength: 4 }).map((all) => all.join(""))

describe("beginnings", () => {
  it.prop("never pass over a word that has the term", [word], ([word]) => {
    const terms = termsOf(word)
    FastCheck.pre(terms.length > 0)
    expect(begins(terms, word)).toBe(true)
    expect(begins(terms, `${word.charAt(0).toUpperCase()}${word.slice(1)}`)).toBe(true)
  })

  it.prop(
    "never pass over an identifier that has one of the terms",
    [FastCheck.array(word, { minLength: 1, maxLength: 4 }), FastCheck.boolean()],
    ([words, isSnake]) => {
      const name = isSnake
        ? words.join("_")
        : words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join("")
      for (const term of termsOf(name)) expect(holds([term], name)).toBe(true)
    }
  )

  it("pass over most others", () => {
    const terms = termsOf("camera")
    for (const other of ["can", "cat", "came"]) expect(begins(terms, other)).toBe(other === "came")
    expect(holds(terms, "get_overlapping_bodies")).toBe(false)
    expect(holds(terms, "makeCameraCurrent")).toBe(true)
    expect(holds(terms, "set_c_amera")).toBe(true)
  })

  it("know the irregular plurals and the shortest stems", () => {
    for (const [asked, met] of [
      ["mouse", "mice"],
      ["vertex", "vertices"],
      ["eyed", "eyed"],
      ["flies", "flies"],
      ["ties", "ties"]
    ] as const) {
      expect(termsOf(asked)).toEqual(termsOf(met))
      expect(begins(termsOf(asked), met)).toBe(true)
    }
  })
})
