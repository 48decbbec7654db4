import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import * as Links from "../../../src/godot/reference/Links.ts"
import { build } from "../../../src/godot/reference/SymbolTable.ts"
import { parse } from "../../../src/godot/reference/XmlDocParser.ts"

const xml = [
  `<class name="@GlobalScope">
    <methods><method name="print" /></methods>
    <constants><constant name="OK" enum="Error" /><constant name="TYPE_NIL" enum="Variant.Type" /></constants>
  </class>`,
  `<class name="@GDScript"><annotations><annotation name="@export" /></annotations></class>`,
  `<class name="Object"><methods><method name="free" /></methods></class>`,
  `<class name="Control" inherits="Object">
    <members><member name="mouse_filter" /></members>
    <signals><signal name="resized" /></signals>
    <constants><constant name="A" enum="Mode" /></constants>
  </class>`,
  `<class name="Label" inherits="Control">
    <members><member name="mouse_filter" overrides="Control" /><member name="lost" overrides="Gone" /></members>
    <methods><method name="clear" /></methods>
    <theme_items><theme_item name="font" /></theme_items>
  </class>`,
  `<class name="Vector2">
    <constructors><constructor name="Vector2" /><constructor name="Vector2" /></constructors>
    <operators><operator name="operator []" /></operators>
  </class>`,
  `<class name="Old"><methods><method name="Old" /></methods></class>`,
  `<class name="ProjectSettings"><members><member name="debug/settings/message.editor" /></members></class>`,
  `<class name="&quot;a/player.gd&quot;.State" inherits="Object"><methods><method name="enter" /></methods></class>`,
  `<class name="LoopA" inherits="LoopB" />`,
  `<class name="LoopB" inherits="LoopA"><methods><method name="round" /></methods></class>`,
  `<class name="Orphan" inherits="Gone" />`,
  `<class name="constructor" />`
]
const table = build(xml.map((one, at) => ({ file: `${at}.xml`, doc: Either.getOrThrow(parse("x", one)) })))
const { resolve } = Links.make(table)

describe("a cross reference", () => {
  it.each([
    ["Label", "class", "Control", "godot://class/Control"],
    ["Label", "class", "constructor", "godot://class/constructor"],
    ["Label", "method", "clear", "godot://symbol/Label/method/clear"],
    ["Label", "method", "clear()", "godot://symbol/Label/method/clear"],
    ["Label", "method", "free", "godot://symbol/Object/method/free"],
    ["Vector2", "method", "Label.free", "godot://symbol/Object/method/free"],
    ["Label", "method", "print", "godot://symbol/@GlobalScope/method/print"],
    ["Label", "method", "@GlobalScope.print", "godot://symbol/@GlobalScope/method/print"],
    ["Label", "signal", "resized", "godot://symbol/Control/signal/resized"],
    ["Label", "member", "mouse_filter", "godot://symbol/Control/property/mouse_filter"],
    ["Vector2", "member", "Label.mouse_filter", "godot://symbol/Control/property/mouse_filter"],
    ["Label", "member", "lost", "godot://symbol/Label/property/lost"],
    ["Label", "theme_item", "font", "godot://symbol/Label/theme_item/font"],
    ["Label", "enum", "Mode", "godot://symbol/Control/enum/Mode"],
    ["Label", "enum", "Error", "godot://symbol/@GlobalScope/enum/Error"],
    ["Label", "enum", "Variant.Type", "godot://symbol/@GlobalScope/enum/Variant.Type"],
    ["Label", "enum", "Control.Mode", "godot://symbol/Control/enum/Mode"],
    ["Label", "constant", "OK", "godot://symbol/@GlobalScope/constant/OK"],
    ["Label", "constant", "Control.A", "godot://symbol/Control/constant/A"],
    ["Label", "annotation", "@export", "godot://symbol/@GDScript/annotation/@export"],
    ["Label", "annotation", "@GDScript.@export", "godot://symbol/@GDScript/annotation/@export"],
    ["Label", "constructor", "Vector2", "godot://symbol/Vector2/constructor/Vector2"],
    ["Label", "constructor", "Vector2.Vector2", "godot://symbol/Vector2/constructor/Vector2"],
    ["Label", "constructor", "Old", "godot://symbol/Old/method/Old"],
    ["Label", "operator", "Vector2.operator []", "godot://symbol/Vector2/operator/operator%20%5B%5D"],
    [
      "Label",
      "member",
      "ProjectSettings.debug/settings/message.editor",
      "godot://symbol/ProjectSettings/property/debug%2Fsettings%2Fmessage.editor"
    ],
    [
      "ProjectSettings",
      "member",
      "debug/settings/message.editor",
      "godot://symbol/ProjectSettings/property/debug%2Fsettings%2Fmessage.editor"
    ],
    ["Label", "method", '"a/player.gd".State.enter', "godot://symbol/%22a%2Fplayer.gd%22.State/method/enter"],
    ["LoopA", "method", "round", "godot://symbol/LoopB/method/round"]
  ] as const)("in %s: [%s %s] leads to %s", (className, tag, target, uri) => {
    assert.strictEqual(resolve(className, tag, target), uri)
  })

  it.each([
    ["Label", "class", "Gone"],
    ["Label", "method", "mouse_filter"],
    ["Label", "method", "Gone.free"],
    ["Label", "method", "constructor"],
    ["Orphan", "method", "free"],
    ["LoopA", "method", "square"],
    ["Nowhere", "method", "free"],
    ["Label", "enum", "Variant.Nothing"],
    ["Label", "constructor", "Control"],
    ["Label", "method", ""],
    ["Label", "method", "."]
  ] as const)("in %s: [%s %s] leads nowhere", (className, tag, target) => {
    assert.isUndefined(resolve(className, tag, target))
  })
})
