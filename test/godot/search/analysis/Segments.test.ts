import { describe, expect, it } from "@effect/vitest"
import fc from "fast-check"
import { parse } from "../../../../src/godot/search/analysis/Query.ts"
import { meaningOf, segments } from "../../../../src/godot/search/analysis/Segments.ts"
import { languages } from "../../../../src/godot/search/synonyms/index.ts"

const translated = (query: string): ReadonlyArray<string> => parse(query).translated.map(({ lower }) => lower)

describe("words of other languages", () => {
  it("stand in the query as their English words, in its order, endings and particles left out", () => {
    expect(translated("プレイヤーをジャンプさせたい")).toEqual(["player", "jump"])
    expect(translated("玩家如何跳跃")).toEqual(["player", "jump"])
    expect(translated("玩家跳躍")).toEqual(["player", "jump"])
  })

  it("stand beside names, which keep their spelling", () => {
    expect(segments("Timerを停止")).toEqual([{ text: "Timer" }, { word: "停止", english: ["stop"] }])
    expect(parse("Timerを停止").words.map(({ text }) => text)).toEqual(["Timer"])
  })

  it("are left alone where the lists know little of the text", () => {
    expect(translated("今日の天気予報")).toEqual([])
    expect(segments("add_child")).toEqual([{ text: "add_child" }])
  })

  it("are read at their longest", () => {
    expect(translated("当たり判定")).toEqual(["collision"])
    expect(translated("随机数")).toEqual(["random", "number"])
  })

  it("mean together what a line of the list says", () => {
    expect(meaningOf("ゲーム 終了")).toEqual(["SceneTree.quit"])
    expect(meaningOf("ゲーム ジャンプ")).toBeUndefined()
  })

  it("never make a query longer than may be read, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 200 }),
        fc.constantFrom("", "ジャンプ", "随机数"),
        (text, word) => {
          expect(parse(`${text}${word.repeat(20)}`).translated.length).toBeLessThanOrEqual(32)
        }
      ),
      { numRuns: 100 }
    )
  })
})

describe.each(Object.keys(languages))("the list %s", (name) => {
  const lines = (languages[name]?.lines ?? "").split("\n").filter(Boolean)
  const left = (line: string): string => line.replace(/(?: =|: ).*$/, "")

  it("has lines of the two forms only, each once", () => {
    expect(lines.filter((line) => !/^\S+ =(?: [a-z0-9]+){0,4}$|^\S+(?: \S+){0,2}: \S+(?: \S+)*$/.test(line))).toEqual(
      []
    )
    const all = lines.map((line) => line.replace(/(?: =|:).*$/, (end) => end.slice(0, 2)))
    expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([])
  })

  it("has words of its own script", () => {
    expect(lines.filter((line) => !languages[name]?.script.test(left(line)))).toEqual([])
  })
})
