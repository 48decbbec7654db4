import { assert, describe, it } from "@effect/vitest"
import { docsOf } from "../../../src/godot/script/Docs.ts"
import { parse } from "../../../src/godot/script/Parser.ts"
import type { Dialect } from "../../../src/godot/script/Script.ts"

const docs = (text: string, dialect: Dialect = 4) => docsOf(parse(text, dialect), { file: "actors/player.gd" })

const player = `class_name Player
extends CharacterBody2D
## Moves by the keys.
##
## Has [member health], and
## dies without it.
## [codeblock]
## player.hurt(1)
##   # twice
## [/codeblock]
## @tutorial(Moving): https://example.org/move
## @experimental: may change

## Sent when [param by] hits.
signal hit(by: Node, power)

## What it does.
enum State {
	IDLE, ## Waits.
	## Goes.
	WALK = 4,
	RUN
}

const SPEED := 3.5 ## In metres.

## How much is left.
## @deprecated: Use [member hearts].
@export_range(0, 10)
var health: int = 10

@onready var timer := Timer.new()

# No documentation.
var plain

## Hurts.
static func hurt(amount: int, kind := State.IDLE, ...more: Array) -> bool:
	return true

class Bag extends RefCounted:
	## In it.
	var items: Array[String] = []
`

describe("docsOf", () => {
  const [one, bag] = docs(player)

  it("describes the class by the first block that no member follows", () => {
    assert.deepInclude(one?.doc, {
      name: "Player",
      inherits: "CharacterBody2D",
      brief: "Moves by the keys.",
      experimental: "may change",
      tutorials: [{ title: "Moving", url: "https://example.org/move" }]
    })
    assert.strictEqual(
      one?.doc.description,
      "Has [member health], and dies without it.\n[codeblock]\nplayer.hurt(1)\n  # twice\n[/codeblock]"
    )
    assert.strictEqual(one?.line, 1)
  })

  it("gives members with types, defaults and texts", () => {
    assert.deepStrictEqual(one?.doc.properties, [
      {
        name: "health",
        type: "int",
        default: "10",
        description: "How much is left.",
        deprecated: "Use [member hearts]."
      },
      { name: "timer", type: "Timer", default: "Timer.new()", description: "" },
      { name: "plain", type: "Variant", description: "" }
    ])
    assert.deepStrictEqual(one?.doc.signals, [
      {
        name: "hit",
        arguments: [
          { name: "by", type: "Node" },
          { name: "power", type: "Variant" }
        ],
        description: "Sent when [param by] hits."
      }
    ])
    assert.deepStrictEqual(one?.doc.constants, [
      { name: "IDLE", enum: "State", value: "0", description: "Waits." },
      { name: "WALK", enum: "State", value: "4", description: "Goes." },
      { name: "RUN", enum: "State", value: "5", description: "" },
      { name: "SPEED", value: "3.5", description: "In metres." }
    ])
    assert.deepStrictEqual(one?.doc.methods, [
      {
        name: "hurt",
        qualifiers: ["static", "vararg"],
        returnType: "bool",
        returnsErrors: [],
        arguments: [
          { name: "amount", type: "int" },
          { name: "kind", type: "Variant", default: "State.IDLE" }
        ],
        description: "Hurts."
      }
    ])
  })

  it("says where members stand and what is written before them", () => {
    assert.deepStrictEqual(one?.places.get("health"), { line: 30, annotations: ["@export_range(0, 10)"] })
    assert.deepStrictEqual(one?.places.get("timer"), { line: 32, annotations: ["@onready"] })
  })

  it("names the classes within a script after it", () => {
    assert.deepInclude(bag?.doc, { name: "Player.Bag", inherits: "RefCounted" })
    assert.deepStrictEqual(bag?.doc.properties, [
      { name: "items", type: "Array[String]", default: "[]", description: "In it." }
    ])
    const [nameless, inner] = docs('extends "res://base.gd"\nclass Inner:\n\tpass\n')
    assert.deepInclude(nameless?.doc, { name: '"actors/player.gd"', inherits: '"base.gd"' })
    assert.strictEqual(inner?.doc.name, '"actors/player.gd".Inner')
  })

  it("reads Godot 3 too", () => {
    const [old] = docs("export(int, 0, 10) var size = 1 setget set_size\n", 3)
    assert.strictEqual(old?.doc.inherits, "Reference")
    assert.deepStrictEqual(old?.doc.properties, [
      { name: "size", type: "int", default: "1", setter: "set_size", description: "" }
    ])
    assert.deepStrictEqual(old?.places.get("size")?.annotations, ["export(int, 0, 10)"])
  })
})
