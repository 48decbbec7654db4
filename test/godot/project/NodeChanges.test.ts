/** What scripts may do with nodes, by their texts. */
import { assert, describe, it } from "@effect/vitest"
import { nodeChanges, quotesName } from "../../../src/godot/project/NodeChanges.ts"

describe("the names that a script gives to nodes", () => {
  it("are known where each is written, or differs by a number alone", () => {
    const text = `node.name = "Row.1" # the first\nother.name = "Box%02d" % i\nn.set_name(&'Hat')\nvar name = f()\nif n.name == x: pass`
    const { givesAnyName, given } = nodeChanges(text)
    assert.isFalse(givesAnyName)
    assert.deepStrictEqual(given, new Set(["Row_1", "Hat"]))
  })

  it.each([
    "n.name = kind",
    'n.name = "a" + b',
    'n.name = "%s" % b',
    'n.name += "a"',
    "n.set_name(kind)",
    'n.set("name", kind)',
    'n.call_deferred("set_name", kind)',
    'n["name"] = kind',
    'load("user://saved.tscn")'
  ])("may be any: %s", (text) => assert.isTrue(nodeChanges(text).givesAnyName))

  it("are Godot's where a child is added with a readable name", () => {
    for (const text of ["add_child(n, true)", "add_child(f(a, b),\n\ttrue)", "add_sibling(n, isGood)"])
      assert.isTrue(nodeChanges(text).givesReadableNames, text)
    for (const text of ["add_child(n)", "add_child(f(a, true))", "add_child(n, false, 1)"])
      assert.isFalse(nodeChanges(text).givesReadableNames, text)
  })
})

describe("a name in quotes", () => {
  it("is found as a word, in all but paths of nodes", () => {
    for (const text of ['has_node("Hat")', '[^"A/Hat"]', '"a\\nHat"']) assert.isTrue(quotesName(text, "Hat"), text)
    for (const text of ['$"Hat"', '%"Hat"', 'get_node(^"A/Hat")', '"Hats"', "Hat"])
      assert.isFalse(quotesName(text, "Hat"), text)
  })
})
