import { assert, describe, it } from "@effect/vitest"
import { namedByError } from "../../../../src/godot/search/analysis/errorMessage.ts"

const messages: ReadonlyArray<readonly [message: string, name: string | undefined]> = [
  ["Invalid call. Nonexistent function 'instance' in base 'PackedScene'.", "PackedScene.instance"],
  ["Nonexistent function 'shoot' in base 'CharacterBody2D (player.gd)'.", "CharacterBody2D.shoot"],
  ["Invalid set index 'rect_position' (on base: 'Label') with value of type 'Vector2'.", "Label.rect_position"],
  ["Invalid access to property or key 'foo' on a base object of type 'Node2D (Player)'.", "Node2D.foo"],
  [
    "Invalid assignment of property or key 'text' with value of type 'int' on a base object of type 'Label'.",
    "Label.text"
  ],
  ['Static function "get_ticks_msec()" not found in base "OS".', "OS.get_ticks_msec"],
  ['Cannot find member "red" in base "Color".', "Color.red"],
  ['Function "rand_range()" not found in base self.', "rand_range"],
  ['Parser Error: Identifier "onready" not declared in the current scope.', "onready"],
  ['The method "deg2rad" isn\'t declared in the current class.', "deg2rad"],
  ['Could not find type "KinematicBody2D" in the current scope.', "KinematicBody2D"],
  ['Too many arguments for "move_and_slide()" call. Expected at most 0 but received 1.', "move_and_slide"],
  // Nothing is wrong with the name: there is no object.
  ["Invalid get index 'position' (on base: 'Nil')", undefined],
  ["Invalid call. Nonexistent function 'play' in base 'null instance'.", undefined],
  ["Invalid access to property or key 'x' on a base object of type 'previously freed'.", undefined],
  ["member function of a class in base code", undefined],
  ["find type of a variable", undefined],
  ['"function"', undefined]
]

describe("an error message as a query", () => {
  it.each(messages)("%s", (message, name) => {
    assert.strictEqual(namedByError(message), name)
  })

  it("is read in linear time", () => {
    const many = `function "a" ${"in ".repeat(20_000)}`.repeat(20)
    assert.isUndefined(namedByError(many.slice(0, 1_000_000)))
  })
})
