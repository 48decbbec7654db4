import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import {
  shortened,
  shownAt,
  withFewNeighbours,
  withNamesAlone
} from "../../../../src/godot/surface/answers/BriefResults.ts"
import type { SearchResult } from "../../../../src/godot/surface/answers/Shapes.ts"
import { sizeOf } from "../../../../src/godot/surface/answers/truncate.ts"

const result = (name: string, score: number): SearchResult => ({
  uri: `godot://symbol/Node/method/${name}`,
  name,
  kind: "method",
  score,
  className: "Node",
  qname: `Node.${name}`,
  signature: `${name}() -> void`,
  snippet: "Does it."
})

const results = fc
  .array(fc.nat({ max: 500 }), { minLength: 1, maxLength: 30 })
  .map((names) => names.map((name) => result(`do_${name}`, 0.5)))

const scores = fc
  .array(fc.constantFrom(0.2, 0.57, 0.58, 0.6, 0.61, 0.999, 3.4, 9), { maxLength: 8 })
  .map((some) => some.sort((a, b) => b - a))

describe("results of a search for a model", () => {
  it.prop(
    "have an address, a name, a kind and a score each; the first is whole, and what fits is not cut",
    { results, room: fc.nat({ max: 6_000 }) },
    ({ results, room }) => {
      const brief = shortened(results, room)
      assert.deepStrictEqual(brief[0], results[0])
      assert.deepStrictEqual(
        brief.map(({ uri, name, kind, score }) => [uri, name, kind, score]),
        results.map(({ uri, name, kind, score }) => [uri, name, kind, score])
      )
      if (sizeOf(results) <= room) assert.deepStrictEqual(brief, results)
      // Later results lose what their address says before anything else.
      const isCut = brief.some(({ snippet }) => snippet === undefined)
      if (isCut) for (const { className, qname } of brief.slice(1)) assert.isUndefined(className ?? qname)
    }
  )

  it.prop(
    "lack no text that was not read because of their place before others were merged in",
    { documented: scores, added: scores },
    ({ documented, added }) => {
      const all = documented.map((score, place) => result(`documented_${place}`, score))
      const read = all.map((one, place) => {
        const shown = shownAt(all, place)
        const { signature, snippet, ...rest } = one
        return { ...rest, ...(shown !== "name" && { signature }), ...(shown === "all" && { snippet }) }
      })
      const own = added.map((score, place) => result(`added_${place}`, score))
      const merged = (documents: ReadonlyArray<SearchResult>) =>
        [...own, ...documents].sort((a, b) => b.score - a.score)
      assert.deepStrictEqual(withNamesAlone(merged(read)), withNamesAlone(merged(all)))
    }
  )

  it("lose their signature from the last one up", () => {
    const three = [result("add_child", 0.9), result("get_child", 0.8), result("free", 0.7)]
    const withOne =
      sizeOf([three[0], { ...three[1], className: undefined, qname: undefined, snippet: undefined }]) + 110
    assert.deepStrictEqual(
      shortened(three, withOne).map((one) => "signature" in one),
      [true, true, false]
    )
  })

  it("are names alone after the first where they are found by their text", () => {
    const [first, byName, byText] = withNamesAlone([
      result("play", 5.3),
      result("play_backwards", 3.2),
      result("stop", 0.7)
    ])
    for (const whole of [first, byName]) assert.containsAllKeys(whole, ["className", "qname", "signature", "snippet"])
    assert.hasAllKeys(byText, ["uri", "name", "kind", "score"])
    const [task, other] = withNamesAlone([result("play", 0.8), { ...result("stop", 0.7), deprecated: true }])
    assert.containsAllKeys(task, ["className", "qname", "signature", "snippet"])
    assert.hasAllKeys(other, ["uri", "name", "kind", "score", "deprecated"])
  })

  it("keep their signature where they score nearly as well as the first", () => {
    const three = withNamesAlone([result("look_at", 0.8), result("rotate", 0.77), result("turn", 0.75)])
    assert.deepStrictEqual(
      three.map((one) => "signature" in one),
      [true, true, false]
    )
    const level = withNamesAlone([0.8, 0.8, 0.8, 0.8].map((score, i) => result(`do_${i}`, score)))
    assert.deepStrictEqual(
      level.map((one) => "signature" in one),
      [true, true, true, false]
    )
  })

  it("end a little after the hits by name where the whole query is a name", () => {
    const scores = (given: ReadonlyArray<number>) =>
      withFewNeighbours(given.map((score, i) => result(`do_${i}`, score))).map(({ score }) => score)
    assert.deepStrictEqual(scores([8.5, 5.2, 0.7, 0.6, 0.5, 0.4, 0.3]), [8.5, 5.2, 0.7, 0.6, 0.5])
    const sentence = [4.5, 0.7, 0.6, 0.5, 0.4, 0.3]
    assert.deepStrictEqual(scores(sentence), sentence)
    assert.deepStrictEqual(scores([]), [])
  })
})
