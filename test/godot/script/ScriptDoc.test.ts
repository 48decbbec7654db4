import { assert, describe, it } from "@effect/vitest"
import { parse } from "../../../src/godot/script/Parser.ts"
import { scriptDocs } from "../../../src/godot/script/ScriptDoc.ts"

const text = `@tool
## Something that fights.
##
## It has a [member power]
## and more.
## @tutorial(Fighting): https://example.org
## @deprecated: Use [Boss].
class_name Enemy
extends Node2D

## Sent when it is hit.
signal hit(power: int, by)

enum State { IDLE, WALK = 5 }
const MAX = 3 ## The most.

## How strong it is.
@export_range(0, 10) var power: int = 3
var names = []
var _hidden := 1

func _ready() -> void:
	pass

## Attacks.
## @experimental
static func attack(target: Node, times := 2, ...rest: Array) -> bool:
	return true

class Part extends Resource:
	## Its size.
	var size := 1.5
`

describe("a script as a class of the reference", () => {
  const [enemy, part] = scriptDocs(parse(text, 4), {
    name: "Enemy",
    inherits: "Node2D",
    kind: "project",
    path: "res://enemy.gd"
  })

  it("has the texts and tags of its ## comments", () => {
    assert.strictEqual(enemy?.brief, "Something that fights.")
    assert.strictEqual(enemy?.description, "It has a [member power] and more.")
    const { kind, file, line, lines } = enemy?.source ?? assert.fail()
    assert.deepStrictEqual([kind, file, line], ["project", "res://enemy.gd", 8])
    assert.isAbove(lines.get("power") ?? 0, line)
    assert.strictEqual(enemy?.deprecated, "Use [Boss].")
    assert.deepStrictEqual(enemy?.tutorials, [{ title: "Fighting", url: "https://example.org" }])
  })

  it("has its members with types, defaults and values, without what is its own affair", () => {
    assert.deepStrictEqual(
      enemy?.properties.map(({ name, type, default: value, description }) => [name, type, value, description]),
      [
        ["power", "int", "3", "How strong it is.\n\n[code]@export_range(0, 10)[/code]"],
        ["names", "Array", "[]", ""]
      ]
    )
    assert.deepStrictEqual(
      enemy?.constants.map(({ name, value, enum: of, description }) => [name, value, of, description]),
      [
        ["MAX", "3", undefined, "The most."],
        ["IDLE", "0", "State", ""],
        ["WALK", "5", "State", ""]
      ]
    )
    assert.deepStrictEqual(enemy?.signals[0]?.arguments, [
      { name: "power", type: "int" },
      { name: "by", type: "Variant" }
    ])
    assert.strictEqual(enemy?.signals[0]?.description, "Sent when it is hit.")
  })

  it("has its functions with their signatures", () => {
    assert.deepStrictEqual(enemy?.methods, [
      {
        name: "attack",
        description: "Attacks.",
        experimental: "",
        qualifiers: ["static", "vararg"],
        returnType: "bool",
        returnsErrors: [],
        arguments: [
          { name: "target", type: "Node" },
          { name: "times", type: "int", default: "2" }
        ]
      }
    ])
  })

  it("says of functions without a written type whether they return a value", () => {
    const source =
      "func _init(a):\n\treturn\nfunc stop():\n\tif power > 1:\n\t\treturn\n\tvar f = func(): return 1\n" +
      "func power_of(x):\n\tif x: return 2\n@abstract func turn()\nfunc go() -> int: return 1\n"
    const [doc] = scriptDocs(parse(source, 4), { name: "Cat", kind: "project", path: "res://cat.gd" })
    assert.deepStrictEqual(
      doc?.methods.map(({ name, returnType }) => [name, returnType]),
      [
        ["_init", "void"],
        ["stop", "void"],
        ["power_of", "Variant"],
        ["turn", "Variant"],
        ["go", "int"]
      ]
    )
  })

  it("has the classes within it under its own name", () => {
    assert.strictEqual(part?.name, "Enemy.Part")
    assert.strictEqual(part?.inherits, "Resource")
    assert.strictEqual(part?.properties[0]?.description, "Its size.")
  })

  it("counts the values of enums as Godot does, each with its own comment and the enum with its", () => {
    const source =
      "## What it does.\nenum Act {\n\tREST, ## Sleeps.\n\tWALK = 5,\n\t## Fast.\n\tRUN,\n\tJUMP = 1 << 4, FALL\n}\nvar after := 1\n"
    const [doc] = scriptDocs(parse(source, 4), { name: "Cat", kind: "project", path: "res://cat.gd" })
    assert.deepStrictEqual(
      doc?.constants.map(({ name, value, description }) => [name, value, description]),
      [
        ["REST", "0", "Sleeps."],
        ["WALK", "5", ""],
        ["RUN", "6", "Fast."],
        ["JUMP", "1 << 4", ""],
        ["FALL", undefined, ""]
      ]
    )
    assert.strictEqual(doc?.source?.enums?.get("Act"), "What it does.")
  })

  it("takes the comment after a declaration before the one above it", () => {
    const source =
      "## Above.\nvar a := 1 ## Behind.\n## Of b.\n@export\nvar b := 1\n## Above.\nfunc f(): pass ## Behind.\n" +
      "## Above.\nclass C: ## Behind.\n\tvar x\n## Above.\nenum E { ## Behind.\n\t## Above.\n\tX, ## Behind.\n\tY\n}\n"
    const [doc, inner] = scriptDocs(parse(source, 4), { name: "Cat", kind: "project", path: "res://cat.gd" })
    assert.deepStrictEqual(
      doc?.properties.map(({ description }) => description.split("\n")[0]),
      ["Behind.", "Of b."]
    )
    assert.strictEqual(doc?.methods[0]?.description, "Behind.")
    assert.strictEqual(inner?.brief, "Behind.")
    assert.strictEqual(doc?.source?.enums?.get("E"), "Behind.")
    assert.strictEqual(doc?.constants[0]?.description, "Behind.")
  })

  it("joins the lines of a comment, without a blank after [br]", () => {
    const source = "## One[br]\n## two\n## three.\nvar a\n"
    const [doc] = scriptDocs(parse(source, 4), { name: "Cat", kind: "project", path: "res://cat.gd" })
    assert.strictEqual(doc?.properties[0]?.description, "One[br]two three.")
  })

  it("gives a comment after code to its own line, and types that a value shows", () => {
    const source = "var a := Vector2.ZERO ## Of a.\nvar b := Timer.new()\nvar c = a\n"
    const [doc] = scriptDocs(parse(source, 4), { name: "Cat", kind: "project", path: "res://cat.gd" })
    assert.deepStrictEqual(
      doc?.properties.map(({ name, type, description }) => [name, type, description]),
      [
        ["a", "Vector2", "Of a."],
        ["b", "Timer", ""],
        ["c", undefined, ""]
      ]
    )
  })

  it("has values with the brackets around them and their parts", () => {
    const values = [
      "(1 + 2) * 3",
      "((4))",
      "-(1 + 2)",
      "2 * (1 + (2))",
      '("a)" + "b").length()',
      "(A as Node).name",
      "($Path/To as Label)",
      "f((1), (2))",
      "[(1), {(2): (3)}]"
    ]
    const members = values.map((value, i) => `const C${i} = ${value}\nvar v${i} := ${value} # )\n`)
    const functions = values.map((value, i) => `func f${i}(a = ${value}, b := ( ${value} )): pass\n`)
    const [doc] = scriptDocs(parse(members.join("") + functions.join(""), 4), {
      name: "Cat",
      kind: "project",
      path: "res://cat.gd"
    })
    const constants = doc?.constants.map(({ value }) => value)
    const variables = doc?.properties.map((one) => one.default)
    const [first, second] = [0, 1].map((i) => doc?.methods.map((one) => one.arguments[i]?.default))
    for (const found of [constants, variables, first]) assert.deepStrictEqual(found, values)
    assert.deepStrictEqual(
      second,
      values.map((value) => `( ${value} )`)
    )
  })

  it("has values of many lines as one line of the same code", () => {
    const source =
      'const A = [\n\t{"x": 1}, # The first.\n\t## Of none.\n\t"a  #b"\n]\nconst B = 1 + \\\n\t2\n' +
      'const C = """a\n  b"""\nvar d = -1.5\nconst E = "it\'s" + \'"\' # Not this.\n'
    const [doc] = scriptDocs(parse(source, 4), { name: "Cat", kind: "project", path: "res://cat.gd" })
    assert.deepStrictEqual(
      doc?.constants.map(({ value }) => value),
      ['[ {"x": 1}, "a  #b" ]', "1 + 2", '"""a\\n  b"""', `"it's" + '"'`]
    )
    assert.strictEqual(doc?.properties[0]?.type, "float")
  })

  it("says what is abstract, and what other peers may call", () => {
    const source =
      '@abstract\nclass_name Cat\n@abstract func go() -> void\n## Here.\n@rpc("any_peer")\nfunc come(): pass\n' +
      "@abstract class A:\n\tvar x\nclass B:\n\tvar x\n"
    const docs = scriptDocs(parse(source, 4), { name: "Cat", kind: "project", path: "res://cat.gd" })
    assert.deepStrictEqual(
      docs.map(({ source }) => source?.isAbstract),
      [true, true, undefined]
    )
    const [go, come] = docs[0]?.methods ?? []
    assert.deepStrictEqual(go?.qualifiers, ["abstract"])
    assert.strictEqual(come?.description, 'Here.\n\n[code]@rpc("any_peer")[/code]')
  })

  it("has types, hints and accessors as Godot 3 writes them", () => {
    const source = "export(int, 0, 10) var power = 3 setget set_power, get_power\nonready var label = $Label\n"
    const [doc] = scriptDocs(parse(source, 3), { name: "Cat", kind: "project", path: "res://cat.gd" })
    assert.deepStrictEqual(doc?.properties, [
      {
        name: "power",
        description: "[code]export(int, 0, 10)[/code]",
        type: "int",
        default: "3",
        setter: "set_power",
        getter: "get_power"
      },
      { name: "label", description: "[code]onready[/code]", default: "$Label" }
    ])
  })

  it("has the parent of an inner class as it is written, and none of another file", () => {
    const text = 'class A:\n\tvar x\nclass B extends Node.C:\n\tvar x\nclass D extends "res://e.gd".F:\n\tvar x\n'
    const parents = (dialect: 3 | 4) =>
      scriptDocs(parse(text, dialect), { name: "Own", kind: "project", path: "res://own.gd" })
        .slice(1)
        .map(({ inherits }) => inherits)
    assert.deepStrictEqual(parents(4), ["RefCounted", "Node.C", undefined])
    assert.deepStrictEqual(parents(3), ["Reference", "Node.C", undefined])
  })
})
