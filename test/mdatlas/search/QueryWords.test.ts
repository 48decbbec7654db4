import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { segmentsOf, wordsOf } from "../../../src/mdatlas/search/QueryWords.ts"

describe("the words of a query", () => {
  it("are what blanks separate, each once", () => {
    assert.deepStrictEqual(wordsOf(" one two　one\nthree "), ["one", "two", "three"])
  })

  it("are found without blanks in scripts that have none, endings and particles left out", () => {
    assert.deepStrictEqual(segmentsOf("副作用のクリーンアップ"), ["副作用", "クリーンアップ"])
    assert.deepStrictEqual(segmentsOf("如何注册全局组件"), ["注册", "全局", "组件"])
    assert.deepStrictEqual(segmentsOf("useEffectの依存配列"), ["useEffect", "依存", "配列"])
    for (const whole of ["zebra", "two words", "副作用", "はじめに", "", "の"])
      assert.deepStrictEqual(segmentsOf(whole), [], whole)
  })

  it("stand in the text that they are parts of", () => {
    FastCheck.assert(
      FastCheck.property(
        FastCheck.string({ unit: FastCheck.constantFrom(..."日本語组件的にカナab1 、"), maxLength: 30 }),
        (text) => {
          for (const word of segmentsOf(text)) assert.include(text, word)
        }
      )
    )
  })
})
