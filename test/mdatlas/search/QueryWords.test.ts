import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import {
  contentWords,
  formsInE,
  isOfWord,
  keyWordsOf,
  partsOfWord,
  rootsOf,
  significantWords,
  wordsOf
} from "../../../src/mdatlas/search/QueryWords.ts"
import { isAskingForWay, segmentsOf } from "../../../src/mdatlas/search/SpacelessWords.ts"

describe("the words of a query", () => {
  it("are what blanks separate, each once", () => {
    assert.deepStrictEqual(wordsOf(" one two　one\nthree "), ["one", "two", "three"])
    assert.deepStrictEqual(wordsOf("dialogue in Dialogue Manager"), ["dialogue", "in", "Manager"])
    assert.deepStrictEqual(wordsOf("dialogue Dialogue", true), ["dialogue", "Dialogue"])
  })

  it("lose the marks that end a sentence, and keep those that are words", () => {
    assert.deepStrictEqual(wordsOf("Is `?` a word, or &str?"), ["Is", "`?`", "a", "word", "or", "&str"])
    assert.deepStrictEqual(wordsOf('"open the door", he said: "why?" “Because”。 「戸」 "C++" " ""'), [
      ...["open", "the", "door", "he", "said", "why", "Because", "戸", "C++"],
      ...['"', '""']
    ])
    assert.deepStrictEqual(wordsOf("f() ? .. Option<T>! v1.2 ..."), ["f()", "?", "..", "Option<T>", "v1.2", "..."])
  })

  it("tell more without those of every text, unless hardly any are left", () => {
    assert.deepStrictEqual(significantWords(["How", "do", "I", "declare", "closures"]), ["declare", "closure"])
    assert.deepStrictEqual(significantWords(["watch", "和", "computed", "的区别"]), ["watch", "computed"])
    assert.deepStrictEqual(significantWords(["class", "status", "of", "aliases"]), ["class", "status", "aliase"])
    assert.deepStrictEqual(significantWords(["keys", "files", "css", "axis"]), ["key", "file", "css", "axis"])
    assert.deepStrictEqual(significantWords(["boxes", "properties", "caches"]), ["box", "propert", "cach"])
    assert.deepStrictEqual(significantWords(["classes", "sizes", "series", "axes"]), ["class", "size", "serie", "axe"])
    assert.deepStrictEqual(significantWords(["MetSys", "analysys", "overlays"]), ["MetSys", "analysys", "overlay"])
    assert.deepStrictEqual(significantWords(["what", "is", "this"]), ["what", "is", "this"])
    assert.deepStrictEqual(significantWords(["the", "closure"]), ["the", "closure"])
  })

  it("are looked for without the function words of a question, unless they may be code", () => {
    assert.deepStrictEqual(contentWords(["How", "do", "I", "install"]), ["install"])
    assert.deepStrictEqual(contentWords(["run", "tests", "from", "the", "shell"]), ["run", "tests", "shell"])
    assert.deepStrictEqual(contentWords(["安装", "的", "方法"]), ["安装"])
    assert.deepStrictEqual(contentWords(wordsOf("How do render hooks work?")), ["render", "hooks"])
    assert.deepStrictEqual(contentWords(wordsOf("How does it work?")), ["work"])
    assert.deepStrictEqual(contentWords(wordsOf("the work queue")), ["work", "queue"])
    assert.deepStrictEqual(contentWords(["render", "hook", "for", "links"]), ["render", "hook", "links"])
    for (const words of [
      ["for", "loop"],
      ["if", "else"],
      ["async", "for", "loop"],
      ["loop", "over", "rows", "with"],
      ["what", "is", "this"],
      ["run", "tests"],
      ["installs"]
    ])
      assert.deepStrictEqual(contentWords(words), words)
  })

  it("are at most eight, counted without function words", () => {
    const question = wordsOf("What is the best way for me to return a closure from a function that takes one?")
    assert.deepStrictEqual(contentWords(question), ["best", "way", "return", "closure", "function", "takes", "one"])
    const many = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    assert.deepStrictEqual(contentWords(many), many.slice(0, 8))
    assert.deepStrictEqual(contentWords(["the", ...many]), many.slice(0, 8))
  })

  it("are words of their own where they are as short as parts of many others", () => {
    const isPartOf = (word: string, text: string) =>
      isOfWord(word, text, { start: 0, end: word.length, isWhole: word === text })
    for (const [word, text] of [
      ["Rc", "Rc"],
      ["key", "keys"],
      ["bus", "buses"],
      ["box", "boxes"],
      ["code", "codec"],
      ["状", "状態"],
      ["add", "adding"],
      ["run", "running"],
      ["set", "setting"],
      ["key", "keyed"],
      ["box", "boxing"]
    ] as const)
      assert.isTrue(isPartOf(word, text), text)
    for (const [word, text] of [
      ["Rc", "Rca"],
      ["str", "string"],
      ["key", "keyset"],
      ["mod", "modes"],
      ["not", "notes"],
      ["not", "noted"],
      ["car", "caring"],
      ["a", "as"],
      ["war", "warning"],
      ["run", "runningly"]
    ] as const)
      assert.isFalse(isPartOf(word, text), text)
    // A form without the e may be part of a name in code, and of no other word.
    for (const [word, text, form, isForm] of [
      ["figure", "configurations", "figuration", false],
      ["site", "visiting", "siting", false],
      ["write", "writings", "writing", true],
      ["write", "overwrites", "write", true],
      ["encode", "set_encoding", "encoding", true]
    ] as const) {
      const start = text.indexOf(form)
      assert.strictEqual(isOfWord(word, text, { start, end: start + form.length, isWhole: false }), isForm, text)
    }
    assert.isFalse(isOfWord("key", "donkeys", { start: 3, end: 6, isWhole: false }))
    assert.isFalse(isOfWord("v1.3", "v1.317", { start: 0, end: 4, isWhole: false }))
    assert.isFalse(isOfWord("1.3", "11.3", { start: 1, end: 4, isWhole: false }))
    assert.isTrue(isOfWord("v1.3", "v1.3b", { start: 0, end: 4, isWhole: false }))
  })

  it("are found without blanks in scripts that have none, endings and particles left out", () => {
    assert.deepStrictEqual(segmentsOf("副作用のクリーンアップ"), ["副作用", "クリーンアップ"])
    assert.deepStrictEqual(segmentsOf("如何注册全局组件"), ["注册", "全局", "组件"])
    assert.deepStrictEqual(segmentsOf("useEffectの依存配列"), ["useEffect", "依存", "配列"])
    assert.deepStrictEqual(segmentsOf("プラグインの設定"), ["プラグイン", "設定"])
    for (const whole of ["zebra", "two words", "副作用", "はじめに", "", "の", "プラグイン"])
      assert.deepStrictEqual(segmentsOf(whole), [], whole)
  })

  it("are key words where they are few and tell something", () => {
    const keyWords = (query: string) => keyWordsOf(wordsOf(query), contentWords(wordsOf(query)))
    assert.deepStrictEqual(keyWords("max-width, media query"), ["max-width", "media", "query"])
    assert.deepStrictEqual(keyWords("接続 上限"), ["接続", "上限"])
    assert.deepStrictEqual(keyWords("change the logo"), ["change", "logo"])
    assert.deepStrictEqual(keyWords("全局状态管理"), ["全局", "状态", "管理"])
    const others = ["coverage", "let x = 1", "from source", "how to install", "a b", "one two three four five"]
    for (const query of [...others, "cycles between modules", "コンポーネントにデータを渡す", "组件"])
      assert.deepStrictEqual(keyWords(query), [], query)
  })

  it("leave out words that only ask", () => {
    assert.deepStrictEqual(segmentsOf("バックアップの期間は何日"), ["バックアップ", "期間"])
    assert.deepStrictEqual(segmentsOf("パスワードを忘れた場合は"), ["パスワード", "忘れ"])
    assert.deepStrictEqual(segmentsOf("哪里可以下载安装包"), ["下载", "安装"])
    for (const question of ["如何使用", "如何使用它", "怎么用"])
      assert.deepStrictEqual(segmentsOf(question), ["使用"], question)
  })

  it("are looked for by what other forms of a verb begin with", () => {
    for (const [word, part] of [
      ["cached", "cach"],
      ["running", "run"],
      ["Installing", "Install"],
      ["passed", "pass"],
      ["string", "string"],
      ["speed", "speed"],
      ["used", "used"],
      ["typing", "type"],
      ["Typed", "Type"],
      ["going", "going"],
      ["during", "during"],
      ["fixing", "fixing"],
      ["is_paused", "is_paused"]
    ] as const)
      assert.deepStrictEqual(partsOfWord(word), [part])
    assert.deepStrictEqual(["importing", "typing", "running", "Added", "zebra"].flatMap(rootsOf), [
      "import",
      "typing",
      "running",
      "Added",
      "zebra"
    ])
    assert.deepStrictEqual(partsOfWord("副作用のクリーンアップ"), ["副作用", "クリーンアップ"])
  })

  it("are looked for without their final e too, and long ones as nouns", () => {
    const forms = (word: string, texts: ReadonlyArray<string>) => {
      const all = new RegExp(`^${formsInE(word)?.pattern}$`)
      return texts.map((text) => all.test(text))
    }
    assert.deepStrictEqual(forms("write", ["write", "writing", "writ", "written"]), [true, true, false, false])
    assert.deepStrictEqual(forms("state", ["state", "stating", "station"]), [true, true, false])
    assert.deepStrictEqual(forms("configure", ["configuration", "configuring"]), [true, true])
    assert.deepStrictEqual(forms("translate", ["translation"]), [true])
    assert.deepStrictEqual(["queue", "get_node", "install", "e", "状態e"].map(formsInE), [
      ...[undefined, undefined, undefined, undefined, undefined]
    ])
  })

  it("are looked for by the names in code, and by the number of a version", () => {
    for (const [word, ...parts] of [
      ["Array.map", "Array", "map"],
      ["animation_player.play()", "animation_player", "play"],
      ["_ready()", "_ready"],
      ["Vector2.x", "Vector2"],
      ["v0.17.0", "0.17.0"],
      ["1.2.3", "1.2.3"],
      ["don't", "don't"],
      ["fast-check", "fast-check"],
      ["C++", "C++"]
    ] as const)
      assert.deepStrictEqual(partsOfWord(word), parts, word)
    assert.deepStrictEqual(rootsOf("get_node()"), ["get_node"])
  })

  it("leave out the word for use", () => {
    assert.deepStrictEqual(segmentsOf("テンプレート参照はどう使う"), ["テンプレート", "参照"])
    assert.deepStrictEqual(segmentsOf("スロットをどのように使うか"), ["スロット"])
    assert.deepStrictEqual(segmentsOf("如何使用组件"), ["组件"])
    assert.deepStrictEqual(segmentsOf("データに使う"), ["データ", "使う"])
    assert.deepStrictEqual(contentWords(["如何使用", "gRPC"]), ["gRPC"])
  })

  it("do not ask for the way at the end, unless nothing else is asked for", () => {
    for (const [question, ...subject] of [
      ["インストール方法", "インストール"],
      ["プラグインの作り方を教えて", "プラグイン"],
      ["データの消し方", "データ"],
      ["トランジションを使う手順", "トランジション"],
      ["过渡动画的使用说明", "过渡", "动画"],
      ["方法を選ぶ", "方法", "選ぶ"],
      ["抽象方法の定義", "抽象", "方法", "定義"],
      ["地方の方法", "地方"],
      ["影の付け方", "影", "付け方"],
      ["使用方法", "使用"]
    ] as const)
      assert.deepStrictEqual(segmentsOf(question), subject, question)
    assert.deepStrictEqual(segmentsOf("使い方"), [])
    assert.deepStrictEqual(contentWords(["ref", "の使い方"]), ["ref"])
    assert.deepStrictEqual(contentWords(["使用方法"]), ["使用方法"])
    assert.deepStrictEqual(["の使い方を教えて", "方法", "登録方法", "一方"].map(isAskingForWay), [
      true,
      true,
      false,
      false
    ])
  })

  it("may be single characters between particles, and pairs of them that no dictionary parts", () => {
    assert.deepStrictEqual(segmentsOf("値を親に渡す方法"), ["値", "親", "渡す"])
    assert.deepStrictEqual(segmentsOf("なぜ型が必要"), ["型", "必要"])
    assert.deepStrictEqual(segmentsOf("使う時の注意"), ["使う", "注意"])
    assert.deepStrictEqual(segmentsOf("色とは"), [])
    assert.deepStrictEqual(segmentsOf("子组件怎么给父组件传值"), ["子组件", "父组", "组件", "件传", "传值"])
    assert.deepStrictEqual(segmentsOf("如何在组件之间传递数据"), ["组件", "传递", "数据"])
    assert.deepStrictEqual(segmentsOf("窗口给父级"), ["窗口", "父级"])
  })

  it("are in the text that they are parts of", () => {
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
