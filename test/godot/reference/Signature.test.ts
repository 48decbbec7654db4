import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import { memberOf } from "../../../src/godot/library/lookup/Member.ts"
import { kinds } from "../../../src/godot/reference/Kind.ts"
import { signatureOf, signaturesOf } from "../../../src/godot/reference/Signature.ts"
import { parse } from "../../../src/godot/reference/XmlDocParser.ts"

const doc = Either.getOrThrow(
  parse(
    "Thing.xml",
    `<class name="Thing" inherits="Node">
  <constructors>
    <constructor name="Thing"><return type="Thing" /></constructor>
    <constructor name="Thing"><return type="Thing" /><param index="0" name="from" type="Thing" /></constructor>
  </constructors>
  <methods>
    <method name="add_child">
      <return type="void" />
      <param index="0" name="node" type="Node" />
      <param index="1" name="internal" type="int" enum="Thing.InternalMode" default="0" />
    </method>
    <method name="_process" qualifiers="virtual required const"><return type="void" /><param index="0" name="delta" type="float" /></method>
    <method name="from_string" qualifiers="static"><return type="Thing" /></method>
    <method name="call_all" qualifiers="vararg"><return type="int" enum="Error" /><param index="0" name="method" type="StringName" /></method>
    <method name="get_mask" qualifiers="const"><return type="int" enum="Other.Mask" is_bitfield="true" /></method>
    <method name="get_nodes"><return type="Node[]" /><param index="0" name="of" type="StringName[]" /></method>
    <method name="bare" />
  </methods>
  <operators>
    <operator name="operator *"><return type="Thing" /><param index="0" name="right" type="float" /></operator>
    <operator name="operator *"><return type="Thing" /><param index="0" name="right" type="int" /></operator>
    <operator name="operator unary-"><return type="Thing" /></operator>
  </operators>
  <members>
    <member name="mouse_filter" type="int" setter="" getter="" enum="Thing.MouseFilter" default="2" />
    <member name="owner" type="Node" setter="" getter="" />
    <member name="flags" type="int" setter="" getter="" enum="Thing.Flags" is_bitfield="true" default="3" />
  </members>
  <signals>
    <signal name="entered"><param index="0" name="body" type="Node2D" /></signal>
    <signal name="left" />
  </signals>
  <constants>
    <constant name="MODE_A" value="0" enum="Mode" />
    <constant name="NOTIFICATION_READY" value="13" />
    <constant name="FLAG_A" value="1" enum="Flags" is_bitfield="true" />
  </constants>
  <annotations>
    <annotation name="@tool"><return type="void" /></annotation>
    <annotation name="@export_range" qualifiers="vararg">
      <return type="void" />
      <param index="0" name="min" type="float" />
      <param index="1" name="extra" type="String" default="&quot;&quot;" />
    </annotation>
  </annotations>
  <theme_items>
    <theme_item name="font_color" data_type="color" type="Color" default="Color(1, 1, 1, 1)" />
    <theme_item name="plain" type="StyleBox" />
  </theme_items>
</class>`
  )
)

const signature = signaturesOf(doc)

const expected = [
  ["class", "Thing", "class Thing extends Node"],
  ["constructor", "Thing", "Thing() (+1 more)"],
  ["method", "add_child", "add_child(node: Node, internal: InternalMode = 0) -> void"],
  ["method", "_process", "_process(delta: float) -> void virtual required const"],
  ["method", "from_string", "static from_string() -> Thing"],
  ["method", "call_all", "call_all(method: StringName, ...) -> Error"],
  ["method", "get_mask", "get_mask() -> BitField[Other.Mask] const"],
  ["method", "get_nodes", "get_nodes(of: Array[StringName]) -> Array[Node]"],
  ["method", "bare", "bare()"],
  ["operator", "operator *", "operator *(right: float) -> Thing (+1 more)"],
  ["operator", "operator unary-", "operator unary-() -> Thing"],
  ["property", "mouse_filter", "mouse_filter: MouseFilter = 2"],
  ["property", "owner", "owner: Node"],
  ["property", "flags", "flags: BitField[Flags] = 3"],
  ["signal", "entered", "signal entered(body: Node2D)"],
  ["signal", "left", "signal left()"],
  ["constant", "MODE_A", "const MODE_A: Mode = 0"],
  ["constant", "NOTIFICATION_READY", "const NOTIFICATION_READY = 13"],
  ["annotation", "@tool", "@tool"],
  ["annotation", "@export_range", '@export_range(min: float, extra: String = "", ...)'],
  ["theme_item", "font_color", "theme color font_color: Color = Color(1, 1, 1, 1)"],
  ["theme_item", "plain", "theme plain: StyleBox"],
  ["enum", "Mode", "enum Mode"],
  ["enum", "Flags", "bitfield Flags"]
] as const

describe("a signature", () => {
  it.each(expected)("of the %s %s is %s", (kind, name, line) => {
    assert.strictEqual(signature(kind, name), line)
  })

  it("is the same from the member alone", () => {
    for (const [kind, name, line] of expected) {
      const member = kind === "class" ? undefined : memberOf(doc, kind, name)
      if (member !== undefined) assert.strictEqual(signatureOf(doc.name, name, member), line)
    }
  })

  it("is empty for what the class does not have", () => {
    for (const kind of kinds) assert.strictEqual(signature(kind, "constructor"), "")
  })

  it("of a class without a parent names it alone", () => {
    const root = Either.getOrThrow(parse("Object.xml", '<class name="Object"></class>'))
    assert.strictEqual(signaturesOf(root)("class", "Object"), "class Object")
  })
})
