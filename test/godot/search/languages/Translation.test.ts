import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { parse } from "../../../../src/godot/search/analysis/Query.ts"
import { bestCut } from "../../../../src/godot/search/languages/bestCut.ts"
import { entriesOf } from "../../../../src/godot/search/languages/entriesOf.ts"
import { inflections } from "../../../../src/godot/search/languages/inflections.ts"
import { transliterations } from "../../../../src/godot/search/languages/katakana.ts"
import { lists } from "../../../../src/godot/search/languages/lists.ts"
import { isStandIn, translate } from "../../../../src/godot/search/languages/Translation.ts"

const inEnglish = (query: string): string | undefined => translate(query)?.text

describe("a query in another language", () => {
  it("becomes the English words of its longest phrases, without what stands between them", () => {
    assert.strictEqual(inEnglish("タイマーが動く"), "timer move")
    assert.strictEqual(inEnglish("タイマーを開始してください"), "start timer")
    assert.strictEqual(inEnglish("计时器停止"), "timer stop")
    assert.strictEqual(inEnglish("计时器"), "timer")
    assert.isUndefined(inEnglish("play a sound"))
    assert.isUndefined(inEnglish("Привет"))
    assert.isUndefined(inEnglish("สวัสดี"))
  })

  it("has a word that is in no text for a phrase that means names alone, beside the words that it is made of", () => {
    const { text = "", meanings } = translate("像素字体") ?? {}
    const [name = "", ...words] = text.split(" ")
    assert.isTrue(isStandIn(name))
    assert.strictEqual(meanings?.get(name)?.[0], "FontFile.antialiasing")
    assert.deepStrictEqual(words, ["pixel", "font"])
  })

  it("has words that say the same in one place, and the query one word for them", () => {
    assert.strictEqual(inEnglish("удалить узел"), "delete|remove node")
    const [word] = parse("удалить узел").translated
    assert.deepStrictEqual([word?.lower, word?.alternatives], ["delete", ["remove"]])
  })

  it("knows the forms of verbs and adjectives", () => {
    assert.include(inflections("動く"), "動い")
    assert.include(inflections("閉じる"), "閉じ")
    assert.include(inflections("速い"), "速く")
    assert.include(inflections("見る"), "見た")
    assert.notInclude(inflections("見る"), "見")
    assert.deepStrictEqual(inflections("配列"), ["配列"])
    assert.strictEqual(inEnglish("扉が開かない"), inEnglish("扉が開いた"))
  })

  it("cuts so that little is left over, not by the longest word first", () => {
    const weight = (length: number): number => length ** 1.5
    const words = ["ab", "abc", "cd", "d"]
    const cut = bestCut("abcd".length, (start) => [
      { end: start + 1, weight: -1, value: "?" },
      ...words
        .filter((word) => "abcd".startsWith(word, start))
        .map((word) => ({ end: start + word.length, weight: weight(word.length), value: word }))
    ])
    assert.deepStrictEqual(cut, { weight: weight(3) + weight(1), values: ["abc", "d"] })
    assert.deepStrictEqual(
      bestCut(4, (start) => [
        { end: start + 1, weight: -1, value: "?" },
        ...(start === 0 ? [{ end: 3, weight: weight(3), value: "abc" }] : []),
        ...(start % 2 === 0 ? [{ end: start + 2, weight: weight(2), value: "ab" }] : [])
      ]),
      { weight: 2 * weight(2), values: ["ab", "ab"] }
    )
  })

  it("keeps names in Latin letters as names", () => {
    const { translated: words } = parse("Area2D 信号")
    assert.deepStrictEqual(
      words.map(({ text, identifier }) => [text, identifier]),
      [
        ["Area2D", true],
        ["signal", false]
      ]
    )
    assert.deepStrictEqual(
      parse("Timerの使い方").translated.map(({ text }) => text),
      ["Timer"]
    )
  })

  it("reads Latin letters of a phrase in either case", () => {
    assert.deepStrictEqual(translate("Jsonを読む")?.meanings, translate("JSONを読む")?.meanings)
    assert.include([...(translate("jsonを読む")?.meanings.values() ?? [])].flat(), "JSON.parse_string")
  })

  it("means the names that its phrases mean, the likeliest first", () => {
    assert.strictEqual(translate("シーンを切り替える")?.meanings.get("scene")?.[0], "SceneTree.change_scene_to_file")
    assert.strictEqual(translate("删除节点")?.meanings.get("remove")?.[0], "Node.queue_free")
  })

  it("reads traditional characters, and long vowels written or not", () => {
    assert.strictEqual(inEnglish("計時器怎麼用"), inEnglish("计时器怎么用"))
    assert.strictEqual(inEnglish("經驗值與裝備狀態"), inEnglish("经验值与装备状态"))
    assert.strictEqual(inEnglish("サーバ"), inEnglish("サーバー"))
    assert.strictEqual(inEnglish("ヴェクター"), inEnglish("ベクター"))
  })

  it("takes katakana that no list has by their sound, and no short word for the beginning of another", () => {
    assert.deepStrictEqual(transliterations("トランスフォーム"), ["transform"])
    assert.include(transliterations("スプライト"), "sprite")
    assert.deepStrictEqual(transliterations("タイマー"), ["timer"])
    assert.include(transliterations("ベクター"), "vector")
    assert.notInclude(inEnglish("コルーチン"), "call")
  })

  it("takes no katakana of a single consonant by its sound, which many words share", () => {
    for (const word of ["キー", "カー", "アウ"]) assert.deepStrictEqual(transliterations(word), [], word)
  })

  it("takes no run of katakana that is too long for one word by its sound", () => {
    assert.deepStrictEqual(transliterations(`${"ボ".repeat(20)}タン`), ["button"])
    assert.deepStrictEqual(transliterations(`${"ボ".repeat(40)}タン`), [])
    assert.strictEqual(inEnglish("マウスボタン".repeat(20)), Array(20).fill("mouse button").join(" "))
  })

  it("takes katakana apart where all of it is made of phrases", () => {
    assert.strictEqual(translate("マウスボタン")?.text, "mouse button")
    assert.notInclude(translate("コルーチン")?.text ?? "", "call")
  })

  it("reads Chinese characters alone in the language whose phrases are longer, or that writes them so", () => {
    assert.strictEqual(translate("文字列")?.text, "string")
    assert.strictEqual(translate("改行")?.text, "newline autowrap")
    assert.strictEqual(translate("階段")?.text, "stairs|step")
    assert.strictEqual(translate("阶段")?.language, "zh")
    assert.strictEqual(translate("节点")?.language, "zh")
  })

  it("asks in English order where a question ends in Japanese", () => {
    assert.strictEqual(translate("サーバーかどうか")?.text, "is server")
  })

  it("counts the characters of words that no list has", () => {
    assert.strictEqual(translate("节点")?.unknown, 0)
    assert.isAbove(translate("节点龘龘")?.unknown ?? 0, 0)
  })

  it("reads words of languages with blanks in any of their forms, with accents or without", () => {
    assert.strictEqual(inEnglish("reproducir un sonido"), "play sound")
    assert.strictEqual(inEnglish("posición del ratón"), inEnglish("posicion del raton"))
    assert.strictEqual(inEnglish("pressionar o botão"), "press|pressed button")
    assert.strictEqual(inEnglish("fermer la fenêtre"), "quit|exit|close window")
    assert.strictEqual(inEnglish("die Knoten löschen"), "node delete|remove")
    assert.strictEqual(inEnglish("удалить узел"), "delete|remove node")
    assert.strictEqual(inEnglish("노드를 삭제하기"), "node delete|remove")
  })

  it("takes German compounds apart, and Korean words of one syllable for no part of others", () => {
    assert.strictEqual(inEnglish("Fenstergröße"), "window size")
    assert.strictEqual(inEnglish("Kommandozeilenargumente"), "command line parameter|argument")
    assert.strictEqual(inEnglish("적을 찾기"), "enemy find|search")
    assert.notInclude(inEnglish("적용 노드"), "enemy")
  })

  it("keeps names among words of such a language, and takes no other word for a name", () => {
    const { translated, words } = parse("cómo usar is_on_floor en CharacterBody2D")
    assert.deepStrictEqual(
      words.map(({ text }) => text),
      ["is_on_floor", "CharacterBody2D"]
    )
    assert.includeMembers(
      translated.map(({ text }) => text),
      ["is_on_floor", "CharacterBody2D"]
    )
    assert.deepStrictEqual(parse("eliminar un nodo").words, [])
  })

  it("keeps a class that begins such a query, and Latin letters among Cyrillic ones", () => {
    for (const query of ["Timer temps restant", "Timer tiempo restante", "Timer оставшееся время"])
      assert.deepStrictEqual(
        parse(query).words.map(({ text }) => text),
        ["Timer"],
        query
      )
    assert.deepStrictEqual(parse("Comparer deux valeurs").words, [])
    assert.strictEqual(inEnglish("tooltip кнопки"), "tooltip button")
  })

  it("leaves English alone, whichever of its words another language has", () => {
    for (const query of [
      "die animation",
      "position of the sprite",
      "control node",
      "sin",
      "no sound",
      "form an array",
      "detect a double click on a sprite"
    ]) {
      assert.isUndefined(inEnglish(query))
    }
  })

  it.prop(
    "never fails, and says nothing about what it does not know",
    { query: fc.string({ unit: "grapheme", maxLength: 60 }) },
    ({ query }) => {
      const translation = translate(query)
      if (translation !== undefined) assert.isAtMost(translation.unknown, query.length)
    }
  )
})

describe("the word lists", () => {
  it("have lines of phrases and targets, and each phrase once in a file", () => {
    for (const text of Object.values(lists).flat()) {
      const lines = text.trim().split("\n")
      for (const line of lines) assert.match(line, /^[^:]+: \S.*$/)
      const phrases = lines.flatMap((line) => line.slice(0, line.indexOf(": ")).split(" "))
      assert.deepStrictEqual(
        phrases.filter((phrase, i) => phrases.indexOf(phrase) !== i),
        []
      )
    }
  })

  it("hold many hundred phrases of each language", () => {
    for (const [language, texts] of Object.entries(lists)) {
      const phrases = entriesOf(texts, (text) => text).size
      assert.isAbove(phrases, language === "ja" || language === "zh" ? 1000 : 450, language)
    }
  })
})
