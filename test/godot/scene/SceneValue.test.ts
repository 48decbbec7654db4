import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { embeddedText } from "../../../src/godot/scene/EmbeddedCode.ts"
import { textOfString } from "../../../src/godot/scene/SceneValue.ts"
import { readSceneValue } from "../../../src/godot/scene/ValueReader.ts"
import { times } from "../../support/effort.ts"
import { growth } from "../../support/growth.ts"

/** What is wrong with a value, or its kind. */
const read = (text: string): string => {
  const found = readSceneValue(text, 0)
  if ("fault" in found) return `! ${text.slice(found.fault.start, found.fault.end)}: ${found.fault.message}`
  return "value" in found ? found.value.kind : "too deep"
}

describe("a value of a scene", () => {
  it("is read in every form that Godot writes", () => {
    const kinds: Readonly<Record<string, string>> = {
      "-1.5e-3": "number",
      inf_neg: "number",
      '"a \\" b"': "string",
      '&"a"': "string-name",
      true: "bool",
      nil: "null",
      "#ff0000": "color",
      "Vector2 ( 1, -inf )": "built-in",
      "Quat(0, 0, 0, 1)": "built-in",
      'NodePath("A/B")': "built-in",
      'PackedByteArray("AQI=")': "built-in",
      "PoolIntArray( 1, 2 )": "built-in",
      'PackedStringArray("a", "b",)': "built-in",
      "RID()": "built-in",
      "[1, [2], ]": "array",
      'Array[ExtResource("1")]([SubResource("2")])': "array",
      'Array[Resource]([SubResource("2")])': "array",
      '{"a": 1, 2: {}, }': "dictionary",
      "Dictionary[String, int]({})": "dictionary",
      "Dictionary[Resource, Resource]({})": "dictionary",
      "ExtResource( 3 )": "resource",
      'Object(InputEventKey,"pressed":true)': "object"
    }
    for (const [text, kind] of Object.entries(kinds)) assert.strictEqual(read(text), kind, text)
  })

  it("is refused where Godot cannot parse it, at its place", () => {
    assert.deepStrictEqual(
      [
        "Vector2(1, )",
        "Color(1, 0, 0)",
        "Vector2.ZERO",
        "hello",
        "'a'",
        "False",
        "[1 2]",
        "{a: 1}",
        'load("res://a.png")',
        "Vector2(1 + 1, 2)",
        "PackedVector2Array(Vector2(1, 2))",
        "Array[SubResource]([])",
        '"a',
        ""
      ].map(read),
      [
        "! ): Vector2 takes only numbers here.",
        "! Color(1, 0, 0): Color takes 4 numbers here, not 3.",
        "! Vector2.ZERO: Vector2.ZERO is not a value here: only numbers, quoted strings and constructors are.",
        "! hello: hello is not a value here: only numbers, quoted strings and constructors are.",
        "! ': A string needs double quotes here.",
        "! False: Godot writes false here.",
        '! 2: "2" is not expected here.',
        "! a: a is not a value here: only numbers, quoted strings and constructors are.",
        "! load: load(...) is not a value here.",
        '! +: "+" is not expected here.',
        "! Vector2: PackedVector2Array takes only numbers here.",
        '! ]: "]" is not expected here.',
        '! ": The string that begins here is not closed by ".',
        "! : The value is not complete."
      ]
    )
  })

  it("is read whole or refused, whatever it is, within its text", () => {
    const piece = fc.constantFrom(
      "[",
      "]",
      "(",
      ")",
      "{",
      "}",
      '"',
      "\\",
      ",",
      ":",
      "1",
      "-",
      "a",
      " ",
      "\n",
      "Array[",
      "Vector2("
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join("")
        const found = readSceneValue(text, 0)
        if ("value" in found) assert.isAtMost(found.end, text.length)
        else if ("fault" in found) assert.isAtMost(found.fault.end, text.length)
      }),
      { numRuns: times(300, 3000) }
    )
  })

  it("takes a time that grows with its length, however deep it is", () => {
    const work = (text: string) => readSceneValue(text, 0)
    assert.isUndefined(growth((size) => `[${"[1, 2], ".repeat(size)}]`, work))
    assert.isUndefined(growth((size) => `"${"\\\\".repeat(size)}"`, work))
    assert.isUndefined(growth((size) => `[${'"\\\\", '.repeat(size)}`, work))
    assert.deepStrictEqual(work("[".repeat(100_000)), { isTooDeep: true })
  })
})

describe("code in a scene", () => {
  it("has its places in the file, escapes counted", () => {
    const text = fc.string({ unit: fc.constantFrom("a", '"', "\\", "\n", "\t", "é") })
    fc.assert(
      fc.property(text, (code) => {
        const source = `"${code.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
        const found = embeddedText(source, 0, source.length)
        assert.strictEqual(found.code, code)
        assert.strictEqual(textOfString(source, { start: 0, end: source.length }), code)
        for (let at = 0; at < code.length; at++) {
          const place = found.placeOf(at)
          assert.isTrue(source[place] === code[at] || source.slice(place, place + 2) === `\\${code[at]}`)
        }
      }),
      { numRuns: times(200, 1000) }
    )
  })
})
