import { assert, describe, it } from "@effect/vitest"
import {
  asksAboutShaders,
  functionCalled,
  isAboutShaders,
  isShaderError,
  namesAskedFor
} from "../../../src/godot/shader/Questions.ts"
import { shaderClass } from "../../../src/godot/shader/Symbols.ts"

describe("questions about shaders", () => {
  const doc = shaderClass(4)

  it("are read as the name of a hint or of a built-in", () => {
    assert.include(namesAskedFor("How to read the depth texture in a shader?"), "hint_depth_texture")
    assert.deepStrictEqual(namesAskedFor("screen texture"), [])
    for (const [query, name] of [
      ["shader time variable", "TIME"],
      ["screen uv in shader", "SCREEN_UV"],
      ["How do I get the current light color in a shader?", "LIGHT_COLOR"]
    ] as const)
      assert.include(namesAskedFor(query), name)
    for (const query of ["world position in a vertex shader", "current time", "time"])
      assert.isFalse(
        doc.constants.some(({ name }) => namesAskedFor(query).includes(name)),
        query
      )
  })

  it("takes a name of another shading language, or of a built-in, for one where the engine has no such name", () => {
    const engine = { names: ["Light_Vertex", "color"] }
    for (const name of ["gl_FragColor", "iTime", "front_facing", "LIGHT_VERTEX", "mix", "@Shader.time", "hint_color"])
      assert.isTrue(isAboutShaders(name, doc, engine), name)
    assert.isTrue(isAboutShaders("light_vertex", doc, { names: [] }))
    for (const name of ["time", "color", "light_vertex", "light_vertices", "move_and_slide", ""])
      assert.isFalse(isAboutShaders(name, doc, engine), name)
  })

  it("knows a function by its exact name, alone or called", () => {
    for (const query of ["mix", " mix ", "mix()", "mix(a, mix(b, c, 0.5), 0.5);"])
      assert.strictEqual(functionCalled(doc, query), "mix", query)
    for (const query of ["Mix", "mix a", "mix(", "mix.x", "UV", "@Shader.mix", ""])
      assert.isUndefined(functionCalled(doc, query), query)
  })

  it("tells what is written in a shader from what is done with one", () => {
    for (const query of ["discard pixels in shader", "blur shader", "水面シェーダー"])
      assert.isTrue(asksAboutShaders(query), query)
    for (const query of [
      "set a shader parameter from a script",
      "compute shader",
      "shader material of a sprite",
      "vertex color",
      "シェーダーのパラメータ"
    ])
      assert.isFalse(asksAboutShaders(query), query)
  })

  it("knows the errors that shaders alone have", () => {
    assert.isTrue(isShaderError("SHADER ERROR: Unknown identifier in expression: 'speed'."))
    assert.isTrue(isShaderError("No matching function found for: 'lerp(float, float, float)'."))
    assert.isFalse(isShaderError('Identifier "speed" not declared in the current scope.'))
  })
})
