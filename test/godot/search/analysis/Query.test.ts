import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { isProse, parse } from "../../../../src/godot/search/analysis/Query.ts"

const texts = (query: string): ReadonlyArray<string> => parse(query).words.map(({ text }) => text)

describe("a query", () => {
  it("reads a qualified name in any notation", () => {
    for (const query of [
      "Node.add_child",
      "Node::add_child",
      "Node#add_child",
      "Node.add_child(child)",
      "Node->add_child"
    ]) {
      const { words } = parse(query)
      expect(words.map(({ text, joined }) => [text, joined])).toEqual([
        ["Node", false],
        ["add_child", true]
      ])
    }
  })

  it("reads pasted code: calls in calls, a node path's sign", () => {
    expect(texts("get_tree().create_timer(float(1))")).toEqual(["get_tree", "create_timer"])
    expect(texts("$Timer.start()")).toEqual(["Timer", "start"])
    expect(texts('GetNode<Label>("%Score").Text')).toEqual(["Label", "Text"])
    expect(texts('GetNode<Label>("%Score")')).toEqual(["GetNode", "Label"])
  })

  it("reads of a wait of Godot 3 the signal", () => {
    const read = (text: string) => parse(text).words.map(({ text: word }) => word)
    expect(read('yield(get_tree(), "idle_frame")')).toEqual(["signal", "idle_frame"])
    expect(read('yield(run(), "completed")')).not.toContain("completed")
    expect(read("yield(get_tree().create_timer(1.0), 'timeout')")).toEqual(["signal", "timeout"])
    expect(read('yield(get_node("A"), "pressed")')).toEqual(["signal", "pressed"])
    expect(read("yield(fade(), label)")).toEqual(["yield"])
  })

  it("reads functions and casts of other languages, but no name alone", () => {
    expect(texts("type(x)")).toEqual(["typeof"])
    expect(texts("sum(prices)")).toEqual(["Array", "reduce"])
    expect(texts("type()")).toEqual(["type"])
    expect(texts("tracker.type(x)")).toEqual(["tracker", "type"])
    for (const cast of ["Cast<AEnemy>(Actor)", "Cast<T>", "static_cast<Node *>(p)"])
      expect(texts(cast)).toEqual(["dynamic", "cast"])
  })

  it("reads past what only asks to find out, and 'is over' as finished", () => {
    expect(texts("find out when an animation is over")).toEqual(["when", "an", "animation", "is", "finished"])
    expect(texts("find_animation when it is over the ground")).toContain("over")
    expect(texts("find all nodes in a group")).toContain("find")
  })

  it("takes identifiers out of Japanese", () => {
    const { words, unspaced } = parse("queue_freeとfreeの違い")
    expect(unspaced).toBe(true)
    expect(words.map(({ text, identifier }) => [text, identifier])).toEqual([
      ["queue_free", true],
      ["free", true]
    ])
    expect(texts("Ｔｉｍｅｒの使い方")).toEqual(["Timer"])
  })

  it("takes the words of another language in English", () => {
    expect(parse("当たり判定").translated.map(({ text }) => text)).toEqual(["collision", "shape"])
    expect(texts("当たり判定")).toEqual([])
  })

  it("takes a kind word as a hint, unless it is all there is or part of a name", () => {
    const signal = parse("signal pressed")
    expect([...signal.kindHints]).toEqual(["signal"])
    expect(signal.content.map(({ text }) => text)).toEqual(["pressed"])
    expect(parse("Signal").content.map(({ text }) => text)).toEqual(["Signal"])
    expect([...parse("Signal.connect").kindHints]).toEqual([])
    expect([...parse("Button.SignalName.Pressed").kindHints]).toEqual(["signal"])
    expect(texts("Button.SignalName.Pressed")).toEqual(["Button", "Pressed"])
  })

  it("reads the sign of an operator, and A* as a name", () => {
    expect(parse("Vector2 operator ==").operator).toBe("==")
    expect(parse("Vector2 *").operator).toBe("*")
    expect(parse("A*").operator).toBeUndefined()
    expect(texts("A* path")).toEqual(["AStar", "path"])
  })

  it("knows what is said only to be left out", () => {
    const { words } = parse("cast a ray without adding a node")
    expect(words.filter(({ excluded }) => excluded).map(({ text }) => text)).toEqual(["adding", "a", "node"])
  })

  it("hears whose settings are spoken of, and what of them", () => {
    const content = (query: string) => parse(query).content.map(({ lower }) => lower)
    expect(parse("stretch mode project setting").settings).toBe("ProjectSettings")
    expect(content("stretch mode project setting")).toEqual(["stretch", "mode"])
    expect(parse("font size in the editor settings").settings).toBe("EditorSettings")
    // The words are sought themselves where the query has no others.
    expect(content("set a project setting")).toContain("setting")
    expect(content("project settings")).toEqual(["project", "settings"])
    for (const query of [
      "ProjectSettings",
      "set the window size in project settings from code",
      "my project setting up"
    ])
      expect(parse(query).settings).toBeUndefined()
  })

  it("tells a question from a name", () => {
    expect(isProse(parse("how do I move a character"))).toBe(true)
    expect(isProse(parse("gpu particles"))).toBe(false)
  })

  it("is read whatever it is, within bounds", () => {
    FastCheck.assert(
      FastCheck.property(FastCheck.fullUnicodeString({ maxLength: 300 }), (text) => {
        expect(parse(text).words.length).toBeLessThanOrEqual(32)
      })
    )
    expect(parse("x ".repeat(300_000)).words.length).toBeLessThanOrEqual(32)
    expect(parse("a(".repeat(200_000)).words.length).toBeLessThanOrEqual(32)
  })
})
