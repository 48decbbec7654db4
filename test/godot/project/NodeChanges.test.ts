/** What scripts may do with nodes, by their texts. */
import { assert, describe, it } from "@effect/vitest"
import { joinChanges, nodeChanges, quotesName, spellingsOf, spells } from "../../../src/godot/project/NodeChanges.ts"

describe("the names that a script gives to nodes", () => {
  it("are known where each is written, or differs by a number alone", () => {
    const text = `node.name = "Row.1" # the first\nother.name = "Box%02d" % i\nn.set_name(&'Hat')\nvar name = f()\nif n.name == x: pass`
    const { givesAnyName, computesNames, given } = nodeChanges(text)
    assert.isFalse(givesAnyName)
    assert.isFalse(computesNames)
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
    'n["name"] = kind'
  ])("may be computed: %s", (text) => {
    const { givesAnyName, computesNames } = nodeChanges(text)
    assert.isTrue(computesNames)
    assert.isFalse(givesAnyName)
  })

  it.each(['load("user://saved.tscn")', 'n.name = JSON.parse_string(t)["name"]'])(
    "may be any where data has them: %s",
    (text) => assert.isTrue(nodeChanges(text).givesAnyName)
  )

  it("are none of variables that the function declares", () => {
    for (const text of [
      "func f(dir):\n\tvar name := dir.get_next()\n\twhile name:\n\t\tname = dir.get_next()",
      "func f(a, name: String = g()):\n\tname = name.to_lower()",
      "func f():\n\tfor name in names:\n\t\tname = h(name)"
    ])
      assert.isFalse(nodeChanges(text).computesNames, text)
    for (const text of [
      "var other\nfunc f():\n\tname = g()",
      "func f(name):\n\tpass\nfunc g():\n\tname = h()",
      "func f():\n\tif a:\n\t\tvar name = 1\n\tname = g()",
      "func f():\n\tfor name in names:\n\t\tpass\n\tname = g()",
      "func f(name):\n\tself.name = g(name)",
      "func f(rename: String):\n\tname = g(rename)"
    ])
      assert.isTrue(nodeChanges(text).computesNames, text)
  })

  it("are none of texts and comments that say how a name is given", () => {
    for (const text of [
      `tag += ' name="%s"' % title`,
      "# n.name = kind",
      `print("a", 'its name = %s' % b)`,
      "states[child.name] = child"
    ])
      assert.isFalse(nodeChanges(text).computesNames, text)
    for (const text of [`print("a", 'b'); n.name = kind`, `n["name"] = kind`, 'f("it\'s", n.set("name", kind))'])
      assert.isTrue(nodeChanges(text).computesNames, text)
  })

  it("are computed from the texts and the words of their values", () => {
    const { parts, sources } = nodeChanges(
      'n.name = "%sSword{0}Hilt" % [\n\tside,\n\tkind.to_upper()\n]\nvar b = "Hat"'
    )
    assert.deepStrictEqual(parts, new Set(["Sword", "Hilt"]))
    assert.deepStrictEqual(sources, new Set(["side", "kind", "to_upper"]))
  })

  it("may be any where they come from an exported variable, of whatever script", () => {
    const from = (text: string) =>
      joinChanges(
        [{ nodeChanges: () => nodeChanges("n.name = item.title") }, { nodeChanges: () => nodeChanges(text) }],
        []
      )
    assert.isTrue(from("@export var title := 'Sword'").givesAnyName)
    assert.isTrue(from("@export_multiline var title: String").givesAnyName)
    assert.isTrue(from("@export_enum('Sword', 'Hat')\nvar title: String").givesAnyName)
    assert.isTrue(from("export(String) var title").givesAnyName)
    assert.isFalse(from("@export var title: int").givesAnyName)
    assert.isFalse(from("var title = 'Sword'").givesAnyName)
  })

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

describe("the spelling of a name", () => {
  it("is found in any case in quotes, and in capitals as a constant", () => {
    for (const text of ['"long_sword"', "'LongSword'", 'f("a long sword")', "enum { LONG_SWORD }"])
      assert.isTrue(spells(text, spellingsOf("LongSword2")), text)
    for (const text of ["$LongSword", 'get_node("LongSword")', "long_sword", '"longswords"', "var a = LongSword"])
      assert.isFalse(spells(text, spellingsOf("LongSword2")), text)
  })

  it("takes every letter of a name that has others than those of words", () => {
    assert.isTrue(spells('"剣+"', spellingsOf("剣+")))
    assert.isFalse(spells('"剣"', spellingsOf("剣+")))
  })
})
