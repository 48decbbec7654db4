import { assert, describe, it } from "@effect/vitest"
import { factsOf } from "../../../src/godot/shader/Facts.ts"
import { purposes } from "../../../src/godot/shader/purposes.ts"
import { counterpartOf, shaderClass, successorOf } from "../../../src/godot/shader/Symbols.ts"

describe("the shading language as a class", () => {
  const doc = shaderClass(4)

  it("has each built-in once, with its types and the stages that see it", () => {
    const fragcoord = doc.constants.find(({ name }) => name === "FRAGCOORD")
    assert.match(fragcoord?.description ?? "", /in vec4.*fragment\(\) of spatial shaders.*sky\(\) of sky shaders/)
    assert.match(doc.constants.find(({ name }) => name === "MODEL_MATRIX")?.description ?? "", /Godot 3.*WORLD_MATRIX/)
    const names = doc.constants.map(({ name }) => name)
    assert.strictEqual(new Set(names).size, names.length)
  })

  it("knows the former names of built-ins and hints", () => {
    assert.deepStrictEqual(
      ["WORLD_MATRIX", "hint_color", "hint_albedo", "SCREEN_TEXTURE", "ALBEDO"].map((name) => successorOf(doc, name)),
      ["MODEL_MATRIX", "source_color", "source_color", "hint_screen_texture", undefined]
    )
    assert.strictEqual(successorOf(shaderClass(3), "hint_color"), undefined)
  })

  it("has counterparts of names of Godot 3 and of other shading languages", () => {
    const found = (name: string) => counterpartOf(doc, name)
    assert.deepStrictEqual(found("hint_color"), { name: "source_color", note: "renamed from hint_color in Godot 4" })
    assert.deepStrictEqual(found("texture2D"), { name: "texture", note: "for texture2D of other shading languages" })
    assert.strictEqual(found("iTime")?.name, "TIME")
    for (const own of ["texture", "TIME", "speed", "True", "constructor"]) assert.isUndefined(found(own), own)
  })

  it("has render modes with the shaders that they are for, and the words that begin lines", () => {
    const of = (name: string) => doc.constants.find((one) => one.name === name)?.description ?? ""
    assert.include(
      of("blend_add"),
      "Render mode of spatial and canvas_item shaders: [code]render_mode blend_add;[/code]"
    )
    assert.match(of("depth_prepass_alpha"), /Godot 3 calls it \[code\]depth_draw_alpha_prepass/)
    assert.match(of("render_mode"), /canvas_item: .*unshaded.*sky: /)
    assert.match(of("stencil_mode"), /compare_always/)
    assert.strictEqual(successorOf(doc, "depth_test_disable"), "depth_test_disabled")
    assert.isFalse(shaderClass(3).constants.some(({ name }) => name === "stencil_mode"))
  })

  it("says what names are there for, and of no name that it lacks", () => {
    const names = new Set(doc.constants.map(({ name }) => name))
    assert.deepStrictEqual(
      Array.from(purposes.keys()).filter((name) => !names.has(name)),
      []
    )
    const uv = doc.constants.find(({ name }) => name === "UV")
    assert.match(uv?.description ?? "", /^Texture coordinates, .* \[code\]inout vec2/)
    assert.strictEqual(names.size, doc.constants.length)
  })

  it("has each overload of a function", () => {
    const textures = doc.methods.filter(({ name }) => name === "texture")
    assert.strictEqual(textures.length, 6)
    assert.deepStrictEqual(
      textures[0]?.arguments.map(({ name, type }) => [name, type]),
      [
        ["sampler", "gsampler2D"],
        ["uv", "vec2"],
        ["bias", "float"]
      ]
    )
    assert.match(doc.methods.find(({ name }) => name === "texture_sdf")?.description ?? "", /canvas_item/)
  })

  it("has types, names and functions that were all read", () => {
    for (const dialect of [3, 4] as const) {
      const { shaders, functions } = factsOf(dialect)
      for (const { global, stages } of shaders.values()) {
        for (const names of [global, ...stages.values()]) {
          for (const { name, type } of names.values()) {
            assert.match(name, /^[A-Z][A-Z0-9_]*$/)
            assert.match(type, /^(?:[biu]?vec[234]|mat[34]|float|u?int|bool|sampler2D|samplerCube)$/, name)
          }
        }
      }
      for (const overload of Array.from(functions.values()).flat()) {
        assert.match(overload.name, /^[a-zA-Z]\w*$/)
        assert.isAbove(overload.parameters.length, 0, overload.name)
      }
    }
  })
})
