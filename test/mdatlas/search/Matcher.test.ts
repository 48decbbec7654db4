import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { fold } from "../../../src/mdatlas/search/Fold.ts"
import * as Matcher from "../../../src/mdatlas/search/Matcher.ts"

const matcherOf = (text: string, more: Partial<Matcher.Query> = {}): Matcher.Matcher => {
  const matcher = Matcher.make({ text, isRegex: false, isCaseSensitive: false, ...more })
  if (typeof matcher === "string") throw new Error(matcher)
  return matcher
}

/** The matched texts, those that are not whole words in parentheses. */
const found = (query: string, text: string, more: Partial<Matcher.Query> = {}): ReadonlyArray<string> => {
  const matcher = matcherOf(query, more)
  const prepared = matcher.prepare(text)
  if (!matcher.mayMatch(prepared)) return []
  return Array.from(matcher.hits(prepared), ({ start, end, isWhole }) => {
    const match = prepared.slice(start, end)
    return isWhole ? match : `(${match})`
  })
}

describe("folding a text", () => {
  it("makes its compatibility form, whatever stands beside a character", () => {
    for (let block = 0; block < 0x10000; block += 0x200) {
      if (block >= 0xd800 && block < 0xe000) continue
      const characters = Array.from({ length: 0x200 }, (_, at) => String.fromCharCode(block + at))
      const text = characters.map((one) => `e${one}か${one}\u3099가${one}`).join("")
      assert.isTrue(fold(text, true) === text.normalize("NFKC"), block.toString(16))
    }
  })

  it("makes the compatibility form of any text", () => {
    const mark = FastCheck.constantFrom(
      "e\u0301",
      "か\u3099",
      "ｶﾞ",
      "①",
      "ﬁ",
      "\u1100\u1161\u11a8",
      "가\u11a8",
      "😀",
      "ＡＢ",
      "и\u0306"
    )
    const text = FastCheck.array(FastCheck.oneof(mark, FastCheck.string({ maxLength: 3 })), { maxLength: 12 })
    FastCheck.assert(
      FastCheck.property(text, (parts) => {
        const whole = parts.join("")
        assert.strictEqual(fold(whole, true), whole.normalize("NFKC"))
      })
    )
  })
})

describe("a literal query", () => {
  it("is found wherever it is, case aside", () => {
    assert.deepStrictEqual(found("Node", "node, NODE and anode2d"), ["node", "node", "(node)"])
    assert.deepStrictEqual(found("Node", "node NODE Node", { isCaseSensitive: true }), ["Node"])
  })

  it("takes signs for themselves", () => {
    for (const text of ["a.b*c", "[x](y)", "^$", "C++", "\\d", "{1,2}", "a|b", "/*-*/"]) {
      assert.deepStrictEqual(found(text, `before ${text} after`), [text.toLowerCase()])
    }
    assert.deepStrictEqual(found("a.b", "axb"), [])
  })

  it("matches over a line end and any run of blanks", () => {
    assert.deepStrictEqual(found("two  words", "two words, two\nwords, two\t words").length, 3)
  })

  it("is a whole word at a change between Katakana and other letters, not within either", () => {
    assert.deepStrictEqual(found("テスト", "UIテストé"), ["テスト"])
    assert.deepStrictEqual(found("スト", "テスト"), ["(スト)"])
    assert.deepStrictEqual(found("デー", "データー"), ["(デー)"])
    assert.deepStrictEqual(found("col", "école"), ["(col)"])
  })

  it("finds Japanese words of one and two characters, whole wherever they are", () => {
    assert.deepStrictEqual(found("図", "図1、構成図、地図"), ["図", "図", "図"])
    assert.deepStrictEqual(found("検索", "全文検索機能"), ["検索"])
    assert.deepStrictEqual(found("バス", "バスとバスケット"), ["バス", "(バス)"])
  })

  it("matches wide forms by narrow ones and the other way round", () => {
    for (const [query, text] of [
      ["ABC", "ＡＢＣ"],
      ["ＡＢＣ", "abc"],
      ["ガード", "ｶﾞｰﾄﾞ"],
      ["ｶﾞｰﾄﾞ", "ガード"],
      ["㈱", "(株)"],
      ["a b", "a　b"]
    ] as const) {
      assert.strictEqual(found(query, `x ${text} y`).length, 1, query)
    }
  })

  it("folds the letters that lower case keeps apart", () => {
    assert.strictEqual(found("STRASSE", "Straße").length, 1)
    assert.strictEqual(found("ΟΔΟΣ", "οδος").length, 1)
    assert.strictEqual(found("straße", "STRASSE", { isCaseSensitive: true }).length, 0)
  })

  it("that is blank is refused", () => {
    assert.strictEqual(Matcher.make({ text: " \n", isRegex: false, isCaseSensitive: false }), "is empty")
  })

  it("knows a text that it is all of", () => {
    const matcher = matcherOf("Getting  Started")
    assert.isTrue(matcher.isAll(matcher.prepare("getting started")))
    assert.isFalse(matcher.isAll(matcher.prepare("getting started again")))
  })

  it("finds just what String.includes finds in folded text", () => {
    FastCheck.assert(
      FastCheck.property(
        FastCheck.stringMatching(/^[a-cＡ-Ｃあ.*]{1,3}$/u),
        FastCheck.stringMatching(/^[a-cＡ-Ｃあ.*]{0,30}$/u),
        (query, text) => {
          const includes = fold(text, false).includes(fold(query, false))
          const matcher = matcherOf(query)
          const exact = [...matcher.hits(matcher.prepare(text))].filter(({ isVisible }) => !isVisible)
          assert.strictEqual(exact.length > 0, includes)
        }
      )
    )
  })

  it("preparing keeps the lines", () => {
    FastCheck.assert(
      FastCheck.property(FastCheck.fullUnicodeString(), FastCheck.boolean(), (text, isCaseSensitive) => {
        const lines = (of: string) => of.split("\n").length
        assert.strictEqual(lines(fold(text, isCaseSensitive)), lines(text))
      })
    )
  })
})

describe("a regular expression", () => {
  const regex = { isRegex: true }

  it("matches line by line", () => {
    assert.deepStrictEqual(found("^v\\d+.*$", "v1 one\nx v2\nV3 three", regex), ["v1 one", "V3 three"])
    assert.deepStrictEqual(found("^V\\d", "v1\nV2", { isRegex: true, isCaseSensitive: true }), ["V2"])
  })

  it("matches wide forms by narrow ones, and is not broken by wide signs", () => {
    assert.deepStrictEqual(found("abc\\d+", "ＡＢＣ１２３", regex), ["ABC123"])
    assert.deepStrictEqual(found("（株）", "(株)", regex), ["(株)"])
    assert.deepStrictEqual(found("[Ａ-Ｃ]+", "xabcx", regex), ["abc"])
  })

  it("may ask for the ends of a text, which count as ends of a line", () => {
    for (const query of ["\\Afoo\\d", "foo\\d\\z", "(?-m)^foo\\d$", "(?i-m:^foo\\d$)", "\\Ａfoo\\d"]) {
      assert.deepStrictEqual(found(query, "one\nfoo2\nthree", regex), ["foo2"], query)
      assert.deepStrictEqual(found(query, "one\nxfoo2x\nthree", regex), [], query)
    }
  })

  it("is looked for in a whole text before it is in each line, where that tells the same", () => {
    assert.isFalse(matcherOf("^foo$", regex).mayMatch("one\nfoo2\nthree"))
    assert.isTrue(matcherOf("^foo$", regex).mayMatch("one\nfoo\nthree"))
  })

  it("that matches nothing but the empty text finds nothing", () => {
    assert.deepStrictEqual(found("x*", "aaa\nbbb", regex), [])
  })

  it("that RE2 does not know is refused in words", () => {
    for (const text of ["(?=a)b", "(a)\\1", "[", "a**", "(a{1000}){1000}"]) {
      const refused = Matcher.make({ text, isRegex: true, isCaseSensitive: false })
      assert.isString(refused)
      assert.include(refused, "RE2")
      assert.notInclude(refused, "(?m)")
    }
  })

  it("that makes other engines go on for ever is done in linear time", () => {
    assert.deepStrictEqual(found("(x+x+)+y", "x".repeat(100_000), regex), [])
  })
})

describe("a regular expression in another width or form", () => {
  it.each([
    ["ｶﾞｯ.", "ガッツ"],
    ["か\u3099く", "がく"],
    ["cafe\u0301s?", "café"],
    ["ＡＢ+", "ABBB"],
    ["[ｱ-ｳ]x", "イx"],
    ["（x）", "(x)"],
    ["\\d＋", "1+"],
    ["\\(ｶﾞ", "(ガ"]
  ])("%s finds %s", (expression, text) => {
    const matcher = Matcher.make({ text: expression, isRegex: true, isCaseSensitive: false })
    if (typeof matcher === "string") return assert.fail(matcher)
    assert.lengthOf([...matcher.hits(matcher.prepare(text))], 1)
  })
})
