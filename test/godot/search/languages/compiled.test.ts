import { isDeepStrictEqual } from "node:util"
import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { entryOf, isName, textOf } from "../../../../src/godot/search/languages/Entry.ts"
import { entriesOf } from "../../../../src/godot/search/languages/entriesOf.ts"
import { spellings, withSmallLatin } from "../../../../src/godot/search/languages/letters.ts"
import { lists } from "../../../../src/godot/search/languages/lists.ts"
import { lineOf, phraseOf } from "../../../../src/godot/search/languages/Phrase.ts"
import { bookOf } from "../../../../src/godot/search/languages/PhraseBook.ts"

const words = FastCheck.array(FastCheck.stringMatching(/^[a-z|]{1,8}$/), { maxLength: 3 })
const names = FastCheck.array(FastCheck.stringMatching(/^[A-Z]\w{0,5}(?:\.\w{1,5})?$/), { maxLength: 3 })

describe("the phrases of a language", () => {
  it("are read as they were written", () => {
    const phrase = FastCheck.record({
      words,
      names,
      stems: FastCheck.array(FastCheck.stringMatching(/^[a-zа-я]{1,6}$/), { minLength: 1, maxLength: 3 }),
      isEnglish: FastCheck.boolean()
    })
    FastCheck.assert(
      FastCheck.property(phrase, (one) => {
        expect(phraseOf(lineOf(one))).toEqual(one)
        expect(entryOf(textOf(one))).toEqual({ words: one.words, names: one.names })
      })
    )
  })

  it("are all in the book of a language without blanks", () => {
    for (const language of ["ja", "zh", "ko"] as const) {
      const { find, longest } = bookOf(language)
      const entries = entriesOf(lists[language], (text) => withSmallLatin(spellings[language](text)))
      const lost = [...entries].filter(
        ([phrase, entry]) => phrase.length > longest || !isDeepStrictEqual(find(phrase.replaceAll("_", " ")), entry)
      )
      expect(lost).toEqual([])
      expect(find("qzxv")).toBeUndefined()
    }
  })

  it("mean words that are no names and names that are no words", () => {
    const entries = Object.values(lists).flatMap((texts) => [...entriesOf(texts, (text) => text).values()])
    expect(entries.flatMap(({ words }) => words.filter(isName))).toEqual([])
    expect(entries.flatMap(({ names }) => names.filter((name) => !isName(name)))).toEqual([])
  })
})
