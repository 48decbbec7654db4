import { assert, describe, it } from "@effect/vitest"
import { addedActions, addedAutoloads, hasGlobalClass, mentionedNames } from "../../../src/godot/project/Names.ts"
import * as ScriptFile from "../../../src/godot/project/ScriptFile.ts"

describe("names that nothing declares", () => {
  it("are in dictionaries, in code within texts, and in what is added at run time", () => {
    const text = [
      'var d = {caret = 1, "size": 2}',
      'd["depth"] = 3',
      'source_code = "extends Node\\nfunc jump(): pass"',
      'add_user_signal("hit")',
      "var plain = \"word\" # {not = 1, 'so': 2}"
    ].join("\n")
    assert.deepStrictEqual([...mentionedNames(text)].sort(), ["caret", "depth", "hit", "jump", "size"])
  })

  it("are all texts of a script that answers for its properties itself", () => {
    assert.isTrue(mentionedNames('func _get(name):\n\tif name == "armor": return 1').has("armor"))
  })

  it("are the actions that a plugin writes into the settings, where they are literal", () => {
    const write = 'if not ProjectSettings.has_setting("input/dash"): ProjectSettings.set_setting("input/dash", {})'
    assert.deepStrictEqual(addedActions(write), { names: ["dash", "dash"], isKnown: true })
    assert.isFalse(addedActions('ProjectSettings.set_setting("input/" + name, {})').isKnown)
    assert.isFalse(addedActions('var setting = "input/%s" % name\nProjectSettings.set_setting(setting, {})').isKnown)
  })

  it("are the actions that InputMap is given, where they are literal", () => {
    assert.deepStrictEqual(addedActions('InputMap.add_action("dash")'), { names: ["dash"], isKnown: true })
    assert.isFalse(addedActions("InputMap.add_action(name)").isKnown)
    const read = 'ProjectSettings.get_setting("input/%s" % name)'
    assert.deepStrictEqual(addedActions(read), { names: [], isKnown: true })
    assert.isTrue(hasGlobalClass('[GlobalClass, Icon("x")]\npublic partial class A : Node {}'))
  })
})

describe("autoloads that a plugin adds", () => {
  it("are literal, or constants of the script", () => {
    const text =
      'const NAME := "Log"\nconst FILE = "uid://log"\nadd_autoload_singleton(NAME, FILE)\nadd_autoload_singleton(NAME, PATH)\nadd_autoload_singleton("Music", "res://m.gd")'
    assert.deepStrictEqual(addedAutoloads(text), {
      autoloads: [{ name: "Log", path: "uid://log" }, { name: "Log" }, { name: "Music", path: "res://m.gd" }],
      isKnown: true
    })
    assert.isFalse(addedAutoloads("add_autoload_singleton(Other.NAME, PATH)").isKnown)
    assert.deepStrictEqual(addedAutoloads("remove_autoload_singleton(NAME)"), { autoloads: [], isKnown: true })
  })
})

describe("the head of a script", () => {
  const headOf = (text: string) => {
    const { className, base } = ScriptFile.make("res://a/b.gd", text, ScriptFile.makeCache())
    return { className, base }
  }

  it("says its class name and base in every form", () => {
    const node = { kind: "class", name: "Node" } as const
    assert.deepStrictEqual(headOf("class_name A\nextends Node\n"), { className: "A", base: node })
    assert.deepStrictEqual(headOf('@tool @icon("res://i.svg")\nclass_name A extends Node'), {
      className: "A",
      base: node
    })
    assert.deepStrictEqual(headOf('extends Node\nclass_name A, "res://i.png"\n'), { className: "A", base: node })
    assert.deepStrictEqual(headOf('extends "../c.gd"\n'), {
      className: undefined,
      base: { kind: "file", path: "res://c.gd" }
    })
    assert.deepStrictEqual(headOf("extends Other.Inner\n").base, { kind: "inner" })
    assert.deepStrictEqual(headOf("func f(): pass\n"), { className: undefined, base: { kind: "none" } })
  })

  it("is not taken from code within a text", () => {
    const text = 'var code = """\nclass_name Fake\nextends Node2D\n"""\n'
    assert.deepStrictEqual(headOf(text), { className: undefined, base: { kind: "none" } })
  })
})
