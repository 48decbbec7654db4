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

  it("has the classes within it under its own name", () => {
    assert.strictEqual(part?.name, "Enemy.Part")
    assert.strictEqual(part?.inherits, "Resource")
    assert.strictEqual(part?.properties[0]?.description, "Its size.")
  })
})
