import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { filterOf, gramsOf, mayHold } from "../../../src/mdatlas/search/GramFilter.ts"
import * as Matcher from "../../../src/mdatlas/search/Matcher.ts"
import { mayShow, splitTest } from "../../../src/mdatlas/search/SplitWord.ts"
import { phraseOf, Skeletons, visibleHits } from "../../../src/mdatlas/search/VisibleText.ts"
import { times } from "../../support/effort.ts"

const GAPS = [
  ...["", "*", "_", "`", "~", "|", "![", "[", "](x)", "](a b)", "[b]", "<b>", "</b>", "<!--a-->", "\\"],
  ...["&amp;", "&#42;", "\n", "\n> ", "\n- ", "\n===\n", " \n", " ", "-", "**\n", "*](x)*"]
]
const LETTERS = ["a", "b", "c", "語", "本", "&#97;", "&aacute;"]

/** A word, and a text in which its letters stand with something or nothing between them. */
const wordInText = FastCheck.array(
  FastCheck.tuple(FastCheck.constantFrom(..."abc語本"), FastCheck.constantFrom(...GAPS)),
  { minLength: 1, maxLength: 6 }
).chain((parts) =>
  FastCheck.tuple(
    FastCheck.constant(parts.map(([letter]) => letter).join("")),
    FastCheck.array(FastCheck.constantFrom(...LETTERS, ...GAPS), { maxLength: 8 }).map((before) =>
      [...before, ...parts.flat()].join("")
    ),
    FastCheck.array(FastCheck.constantFrom(...LETTERS, ...GAPS), { maxLength: 8 }).map((after) => after.join(""))
  )
)

const hitsIn = (source: string, query: string) => {
  const phrase = phraseOf(query)
  return phrase === undefined ? [] : [...visibleHits(source, new Skeletons().of(source), phrase)]
}

describe("a phrase as a reader sees it", () => {
  it("is in code as it is written, and loses the brackets of an address", () => {
    for (const [source, query] of [
      ["uses `<mach-o/getsect.h>` *now*", "uses <mach-o/getsect.h> now"],
      ["between ([`Array<string>`][array]).", "between (Array<string>)."],
      ["``a ` <b>`` *c*", "a ` <b> c"],
      ["```js\nlet a = b<c>\n\nd(e)\n```\n*f*", "b<c> d(e) f"],
      ["see [`support.md`][support] for *ways*", "see support.md for ways"],
      ["by Ann <https://x.example/ann>.", "by ann https://x.example/ann."],
      ["Ann <<ann@x.example>>", "ann <ann@x.example>"],
      ["the *module*[^python], which", "module[python], which"],
      ["an open ` and <b>bold</b> text", "and bold text"],
      ["| Goal | *Ded.* r? |\n| :--- | ---: |\n| Run | more |", "goal ded. r? run more"]
    ] as const) {
      assert.strictEqual(hitsIn(source.toLowerCase(), query.toLowerCase()).length, 1, query)
    }
  })

  it("reads entities within and around words, also such as mean several letters", () => {
    for (const [source, query] of [
      ["caf&eacute;s", "cafés"],
      ["b&#101;ta", "beta"],
      ["eine &uuml;bersicht", "übersicht"],
      ["a &fjlig;ord", "fjord"],
      ["die Gr&ouml;&szlig;e", "grösse"],
      ["&#x4E2D;&#x6587;", "中文"],
      ["a &lt;b&gt; &amp; c", "<b> & c"]
    ] as const) {
      const [hit, ...others] = hitsIn(source.toLowerCase(), query)
      assert.deepStrictEqual(others, [], query)
      assert.isTrue(hit?.isWhole, query)
    }
    assert.lengthOf(hitsIn("b&#101;&#101;ta", "beta"), 0)
  })

  it("is found with or without a blank between scripts without spaces and others", () => {
    const pairs = [
      ["エフェクトが 2 回実行される", "エフェクトが2回実行される"],
      ["v-model修饰符", "v-model 修饰符"],
      ["在 **Vue** 中使用", "在vue中使用"]
    ] as const
    for (const [source, query] of pairs) assert.lengthOf(hitsIn(source.toLowerCase(), query), 1, query)
    for (const [source, query] of [
      ["日 本", "日本"],
      ["日本", "日 本"],
      ["ab c", "abc"],
      ["が - 2 回", "が2回"]
    ] as const) {
      assert.lengthOf(hitsIn(source, query), 0, query)
    }
  })
})

describe("the test for split words", () => {
  const isSplit = (word: string, source: string) => splitTest(word)?.(source)

  it("tells words in pieces from whole ones", () => {
    for (const source of ["t**he**", "t<b>he</b>", "[t](x)he", "t&#104;e", "&#116;he", "t\\he", "t_h_e"]) {
      assert.isTrue(isSplit("the", source), source)
    }
    for (const source of ["**the**", "[the](x)", "the & that", "with **h** e", "&amp;the&lt;", "t he", "t-he"]) {
      assert.isFalse(isSplit("the", source), source)
    }
    assert.isTrue(isSplit("日本", "日\n本"))
    assert.isFalse(isSplit("日本", "**日本**の"))
    assert.isUndefined(isSplit("a".repeat(40), "a"))
  })

  it("asks for the beginning of the word before what is not seen", () => {
    for (const source of ["ma[r](x)igold", "m**arigold**", "marigol`d`"])
      assert.isTrue(isSplit("marigold", source), source)
    for (const source of ["a **r**igold", "bring](x)", "gold`d`", "arigo<b>ld</b>"])
      assert.isFalse(isSplit("marigold", source), source)
  })

  it("asks for each word of a phrase, whole or in pieces", () => {
    const isShown = (query: string, source: string) => {
      const phrase = phraseOf(query)
      return phrase === undefined ? undefined : mayShow(phrase)(source)
    }
    for (const source of ["two words", "*two* w**ords**", "words, two", "t<b>wo</b>\nwords"])
      assert.isTrue(isShown("two words", source), source)
    for (const source of ["two", "*words*", "two `word`", "tw o words"])
      assert.isFalse(isShown("two words", source), source)
    assert.isTrue(isShown("(two)", "(*two*)"))
    assert.isFalse(isShown("two", "(*two*)"))
  })

  it("misses no text in which a reader sees a phrase elsewhere than its letters stand", () => {
    FastCheck.assert(
      FastCheck.property(
        wordInText,
        FastCheck.array(FastCheck.constantFrom("", " ", "-"), { maxLength: 5 }),
        ([word, before, after], gaps) => {
          const source = before + after
          const query = Array.from(
            word,
            (letter, at) => `${letter}${at + 1 < word.length ? (gaps[at] ?? "") : ""}`
          ).join("")
          const phrase = phraseOf(query)
          if (phrase === undefined || mayShow(phrase)(source)) return
          for (const { start, end } of hitsIn(source, query)) assert.strictEqual(source.slice(start, end), query)
        }
      ),
      { numRuns: times(1000, 3000) }
    )
  })
})

describe("the filter of a file", () => {
  it("rules out no file in which the phrase is found, exactly or as a reader sees it", () => {
    FastCheck.assert(
      FastCheck.property(wordInText, ([query, before, after]) => {
        const folded = before + after
        const matcher = Matcher.make({ text: query, isRegex: false, isCaseSensitive: false })
        if (typeof matcher === "string" || [...matcher.hits(folded)].length === 0) return
        assert.isTrue(mayHold(filterOf(folded, new Skeletons()), gramsOf(query)))
      }),
      { numRuns: times(300, 800) }
    )
  })

  it("rules out most files without the phrase", () => {
    const filter = filterOf("[install](https://example.org/a) the *package* and restart.", new Skeletons())
    const words = ["xylophone", "zebra", "quartz", "jigsaw", "vortex", "banjo"]
    assert.deepStrictEqual(
      words.filter((absent) => mayHold(filter, gramsOf(absent))),
      []
    )
    assert.isTrue(mayHold(filter, gramsOf("installthepackage")))
  })
})
