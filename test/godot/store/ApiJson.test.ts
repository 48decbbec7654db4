import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import { signaturesOf } from "../../../src/godot/reference/Signature.ts"
import { parse } from "../../../src/godot/store/ApiJson.ts"
import { withTexts } from "../../../src/godot/store/WithTexts.ts"
import { apiJson } from "./apiJson.ts"

const reference = Either.getOrThrow(parse(JSON.stringify(apiJson)))
const classNamed = (name: string) => {
  const found = reference.classes.find((doc) => doc.name === name)
  if (found === undefined) throw new Error(name)
  return found
}

describe("extension_api.json", () => {
  it("reports the version, and whether it holds texts", () => {
    assert.include(reference, { version: "4.7", fullName: "Godot Engine v4.7.1.stable.test", hasTexts: true })
    const { classes } = Either.getOrThrow(parse(JSON.stringify({ ...apiJson, classes: [], builtin_classes: [] })))
    assert.deepStrictEqual(
      classes.map(({ name }) => name),
      ["@GlobalScope"]
    )
  })

  it("gives the signatures that the class reference has", () => {
    const node = signaturesOf(classNamed("Node"))
    assert.strictEqual(node("method", "add_child"), "add_child(node: Node, internal: InternalMode = 0) -> void")
    assert.strictEqual(node("method", "get_children"), "get_children() -> Array[Node] const")
    assert.strictEqual(node("method", "_ready"), "_ready() -> void virtual")
    assert.strictEqual(node("property", "labels"), "labels: Dictionary[int, String]")
    assert.strictEqual(node("property", "messages"), "messages: BitField[ProcessThreadMessages]")
    assert.strictEqual(node("property", "textures"), "textures: Array[Texture2D]")
    assert.strictEqual(node("signal", "child_entered_tree"), "signal child_entered_tree(node: Node)")
    assert.strictEqual(node("constant", "PROCESS_MODE_INHERIT"), "const PROCESS_MODE_INHERIT: ProcessMode = 0")
    const vector = signaturesOf(classNamed("Vector2"))
    assert.strictEqual(vector("method", "from_angle"), "static from_angle(angle: float) -> Vector2")
    assert.strictEqual(vector("operator", "operator +"), "operator +(right: Vector2) -> Vector2")
    assert.strictEqual(vector("operator", "operator unary-"), "operator unary-() -> Vector2")
    assert.strictEqual(vector("constructor", "Vector2"), "Vector2() (+1 more)")
    const global = signaturesOf(classNamed("@GlobalScope"))
    assert.strictEqual(global("property", "Input"), "Input: Input")
    assert.strictEqual(
      global("constant", "KEY_MASK_SHIFT"),
      "const KEY_MASK_SHIFT: BitField[KeyModifierMask] = 33554432"
    )
    assert.strictEqual(global("method", "print"), "print(...) -> void")
  })

  it("leaves out accessors and operators that the class reference does not list", () => {
    assert.notInclude(
      classNamed("Node").methods.map(({ name }) => name),
      "set_name"
    )
    assert.deepStrictEqual(
      classNamed("Vector2").operators.map(({ name }) => name),
      ["operator +", "operator unary-"]
    )
  })

  it("gives texts to members that have none, and takes none away", () => {
    const node = classNamed("Node")
    const bare = { ...node, brief: "", methods: node.methods.map((method) => ({ ...method, description: "" })) }
    const [merged, ...others] = withTexts([bare], reference.classes)
    assert.deepEqual(merged, node)
    assert.deepStrictEqual(others.map(({ name }) => name).sort(), ["@GlobalScope", "Object", "Vector2"])
    const own = { ...node, brief: "Another text." }
    assert.strictEqual(withTexts([own], reference.classes)[0]?.brief, "Another text.")
  })

  it("says why a text is no dump", () => {
    for (const text of ["", "[]", "null", '{"header": {"version_major": "4"}}'])
      assert.isTrue(Either.isLeft(parse(text)))
  })
})
