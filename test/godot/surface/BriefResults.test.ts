import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { shortened, withFewNeighbours, withNamesAlone } from "../../../src/godot/surface/BriefResults.ts"
import type { SearchResult } from "../../../src/godot/surface/Shapes.ts"
import { sizeOf } from "../../../src/godot/surface/truncate.ts"

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
