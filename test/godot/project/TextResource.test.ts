import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { callOf, parseValue, sectionsOf, textsOf } from "../../../src/godot/project/TextResource.ts"
import { times } from "../../support/effort.ts"
import { growth } from "../../support/growth.ts"

describe("the text format of Godot's files", () => {
  it("reads sections with their attributes and properties", () => {
    const [before, node] = sectionsOf(
      '; a comment\nconfig_version=5\n\n[node name="Main" groups=["a", "b"] instance=ExtResource("1_x") index=3]\nposition = Vector2(1, -2.5e-3)\nscript/source = "extends Node\nvar a = \\"[x]\\"\n"\nz = 1\n'
    )
    assert.deepStrictEqual(before?.properties, [{ key: "config_version", text: "5", start: 12, at: 27 }])
    assert.strictEqual(node?.tag, "node")
    assert.deepStrictEqual(Object.fromEntries(node?.attributes ?? []), {
      name: "Main",
      groups: ["a", "b"],
      instance: { name: "ExtResource", arguments: ["1_x"] },
      index: 3
    })
    assert.deepStrictEqual(
      node?.properties.map(({ key, text }) => [key, parseValue(text)]),
      [
        ["position", { name: "Vector2", arguments: [1, -0.0025] }],
        ["script/source", 'extends Node\nvar a = "[x]"\n'],
        ["z", 1]
      ]
    )
  })

  it("tells a call from every other value", () => {
    assert.deepStrictEqual(callOf(parseValue('ExtResource("1")')), { name: "ExtResource", arguments: ["1"] })
    for (const other of ["5", "true", '"ExtResource"', "[1]"]) assert.isUndefined(callOf(parseValue(other)), other)
  })

  it("reads the forms of Godot 3 and 4 alike", () => {
    assert.deepStrictEqual(parseValue("ExtResource( 2 )"), { name: "ExtResource", arguments: [2] })
    assert.deepStrictEqual(textsOf(parseValue('PoolStringArray( "a", "b" )')), ["a", "b"])
    assert.deepStrictEqual(textsOf(parseValue('Array[String](["a"])')), ["a"])
    assert.strictEqual(parseValue('&"name"'), "name")
    assert.strictEqual(parseValue('NodePath("A/B")') instanceof Object, true)
    assert.strictEqual(parseValue('"\\u00e9\\U01F600\\n"'), "é😀\n")
    assert.strictEqual(parseValue("null"), undefined)
    assert.strictEqual(parseValue("true"), true)
  })

  it("goes on after what was never closed", () => {
    const [, input, node] = sectionsOf('[input]\na={\n"b": [1\n[node name="x"]\nc=2\n')
    assert.strictEqual(input?.properties[0]?.key, "a")
    assert.strictEqual(node?.attributes.get("name"), "x")
    assert.deepStrictEqual(
      node?.properties.map(({ key, text }) => [key, text]),
      [["c", "2"]]
    )
  })

  it("never throws, whatever it is given", () => {
    const piece = fc.oneof(
      fc.constantFrom("[", "]", "(", ")", "{", "}", '"', "\\", "=", "\n", ";", "a", "1", "&", "node name=", "\u0000"),
      fc.string({ maxLength: 4 })
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const { attributes, properties } of sectionsOf(pieces.join(""))) {
          assert.isTrue(attributes.size >= 0)
          for (const { text } of properties) parseValue(text)
        }
      }),
      { numRuns: times(150, 500) }
    )
    assert.strictEqual(parseValue("[".repeat(100_000)), undefined)
  })

  it("takes time in proportion to the text, closed or not", () => {
    assert.isUndefined(growth((size) => "a=[\n".repeat(size), sectionsOf))
    assert.isUndefined(growth((size) => 'a="\n'.repeat(size), sectionsOf))
    assert.isUndefined(growth((size) => `a=PackedByteArray(${"1, ".repeat(size)})\n`, sectionsOf))
    assert.isUndefined(growth((size) => `[node a=${"[".repeat(size)}\n`.repeat(3), sectionsOf))
  })
})
