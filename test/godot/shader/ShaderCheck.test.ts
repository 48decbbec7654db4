import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import type { Dialect } from "../../../src/godot/script/Script.ts"
import { checkShader, isShader } from "../../../src/godot/shader/ShaderCheck.ts"
import { times } from "../../support/effort.ts"
import { growth } from "../../support/growth.ts"

/** `line code fix` of each finding. */
const check = (code: string, dialect: Dialect = 4) =>
  checkShader({ code, dialect, label: `Godot ${dialect}` }).map(({ start, code: found, fix }) =>
    [code.slice(0, start).split("\n").length, found, ...(fix === undefined ? [] : [fix])].join(" ")
  )

const canvas = (body: string) => `shader_type canvas_item;\nvoid fragment() {\n${body}\n}\n`

describe("a shader", () => {
  it("that is right is left alone", () => {
    const code = `shader_type spatial;
render_mode blend_mix, cull_disabled, depth_prepass_alpha;
#define SCALE 2.0
struct Wave { float height; vec2 direction; };
global uniform vec4 wind;
instance uniform float speed : hint_range(0.0, 1.0, 0.1) = 0.5;
uniform sampler2D depth_texture : hint_depth_texture, repeat_disable, filter_nearest;
uniform vec3 tint[4] : source_color;
varying flat int kind;
const float HALF = 0.5, QUARTER = 0.25;
float wave(vec2 p, Wave w) { return sin(TIME + dot(p, w.direction)) * w.height; }
void vertex() {
	Wave w = Wave(1.0, vec2(0.0));
	VERTEX.y += wave(UV, w) * SCALE;
	for (int i = 0; i < 3; i++) { kind += i; }
}
void fragment() {
	float a = texture(depth_texture, SCREEN_UV).r, b = HALF * QUARTER;
	/* a comment */ ALBEDO = tint[0] * a + b + wind.rgb; // and another
	if (a > speed) { discard; }
}
void light() { DIFFUSE_LIGHT += ATTENUATION * LIGHT_COLOR; }
`
    assert.deepStrictEqual(check(code), [])
  })

  it("reads no name before its value", () => {
    const unread = (line: number) => `${line} unknown-identifier`
    assert.deepStrictEqual(check(canvas("float a = a;\nfloat b = c, c = sin(1.0);")), [unread(3), unread(4)])
    assert.deepStrictEqual(check(canvas("for (int i = i; i < 3; i++) { }")), [unread(3)])
    assert.deepStrictEqual(check(canvas("float a = 1.0, b = a;\n{ float a = a; COLOR.a = a + b; }")), [])
    assert.deepStrictEqual(check(canvas("float a = 1.0\nCOLOR.a = a;")), ["3 syntax 1.0;"])
  })

  it("of two dimensions has no depth texture", () => {
    const uniform = (type: string) => `shader_type ${type};\nuniform sampler2D t : hint_depth_texture;`
    assert.deepStrictEqual(check(uniform("canvas_item")), ["2 unknown-hint"])
    assert.deepStrictEqual(check(uniform("spatial")), [])
  })

  it("of Godot 3 is reported in the words of Godot 4", () => {
    assert.deepStrictEqual(
      check(
        "shader_type spatial;\nrender_mode depth_draw_alpha_prepass;\nuniform vec4 c : hint_color;\nvoid fragment() {\n\tvec4 s = texture(SCREEN_TEXTURE, SCREEN_UV);\n\tNORMALMAP = (CAMERA_MATRIX * s).xyz;\n}\n"
      ),
      [
        "2 godot3-syntax depth_prepass_alpha",
        "3 unknown-hint source_color",
        "5 unknown-builtin",
        "6 unknown-builtin NORMAL_MAP",
        "6 unknown-builtin INV_VIEW_MATRIX"
      ]
    )
    assert.deepStrictEqual(check("shader_type particles;\nvoid vertex() {\n}\n"), ["2 godot3-syntax process"])
  })

  it("of Godot 4 is reported so under Godot 3, where its own names are right", () => {
    assert.deepStrictEqual(check("shader_type canvas_item;\nuniform vec4 c : source_color;\n", 3), [
      "2 unknown-hint hint_color"
    ])
    assert.deepStrictEqual(check("shader_type sky;\n", 3), ["1 godot4-syntax"])
    assert.deepStrictEqual(check(canvas("COLOR = texture(SCREEN_TEXTURE, SCREEN_UV);"), 3), [])
  })

  it("with a name of another stage, of another shader, or of none, is told which", () => {
    assert.deepStrictEqual(check(canvas("COLOR = vec4(LIGHT_ENERGY);")), ["3 wrong-stage"])
    assert.deepStrictEqual(check(canvas("ALBEDO = vec3(1.0);")), ["3 wrong-stage"])
    assert.deepStrictEqual(check(canvas("COLOUR = vec4(1.0);")), ["3 unknown-builtin COLOR"])
    assert.deepStrictEqual(check(canvas("COLOR = vec4(strength);")), ["3 unknown-identifier"])
    assert.deepStrictEqual(check("shader_type canvas_item;\nfloat f() {\n\treturn UV.x;\n}\n"), ["3 wrong-stage"])
    assert.deepStrictEqual(check("shader_type canvas_item;\nvoid vertex() {\n\tdiscard;\n}\n"), ["3 wrong-stage"])
    // A built-in like none that is known may be one of a newer Godot.
    assert.deepStrictEqual(check(canvas("COLOR = SOMETHING_NEW_OF_LATER;")), [])
  })

  it("with a function that is none, or with arguments that no overload takes, is reported", () => {
    assert.deepStrictEqual(check(canvas("COLOR.r = smothstep(0.0, 1.0, UV.x);")), ["3 unknown-function smoothstep"])
    assert.deepStrictEqual(check(canvas("COLOR.r = mix(0.0, 1.0);")), ["3 argument-count"])
    assert.deepStrictEqual(check(canvas("UV.x = 1.0;\nUV[0] += 1.0;")), ["3 read-only", "4 read-only"])
  })

  it("with an include is not told of names that may stand there", () => {
    assert.deepStrictEqual(
      check(`shader_type canvas_item;\n#include "x.gdshaderinc"\n${canvas("COLOR = help(thing);").slice(25)}`),
      []
    )
  })

  it("with brackets, comments or signs that are wrong is told where", () => {
    assert.deepStrictEqual(check("shader_type canvas_item;\nvoid fragment() {\n"), ["2 syntax"])
    assert.deepStrictEqual(check("shader_type canvas_item;\n}\n"), ["2 syntax"])
    assert.deepStrictEqual(check("shader_type canvas_item;\n/* open\n"), ["2 syntax"])
    assert.deepStrictEqual(check("shader_type canvas_item;\n@tool\n"), ["2 syntax"])
    assert.deepStrictEqual(check("void fragment() {}\n"), ["1 syntax"])
    assert.deepStrictEqual(check("shader_type canvas_itm;\n"), ["1 syntax canvas_item"])
  })

  it("without a semicolon, or with a type of another language, is told where", () => {
    assert.deepStrictEqual(check(canvas("float x = 1.0\nCOLOR.r = x\nCOLOR = vec4(x)\nx = COLOR[0]\nx += 1.0;")), [
      "3 syntax 1.0;",
      "4 syntax x;",
      "5 syntax );",
      "6 syntax ];"
    ])
    assert.deepStrictEqual(check(canvas("float4 c = COLOR;\nvce2 d = UV;\nwhatever e;")), [
      "3 unknown-type vec4",
      "4 unknown-type vec2",
      "5 unknown-type"
    ])
  })

  it("without a semicolon before the end of a block or the next declaration is told where", () => {
    assert.deepStrictEqual(
      check(canvas("if (UV.x > 0.0) {\n\tCOLOR.r = 1.0\n}\nfloat a[2] = { 1.0, 2.0 };\nCOLOR.g = a[0]")),
      ["4 syntax 1.0;", "7 syntax ];"]
    )
    assert.deepStrictEqual(
      check(
        "shader_type spatial\nrender_mode unshaded;\nuniform float a\nvarying vec3 b;\nconst float k[] = { 1.0, 2.0 };\n"
      ),
      ["1 syntax spatial;", "3 syntax a;"]
    )
  })

  it("is not told of semicolons where a word may follow a bracket, or lines of the preprocessor stand", () => {
    const body =
      "vec2[2] a; lowp float b = 1.0; const int K = 2; float c[3];\nif (b > 0.0) b = 2.0; else b = 3.0;\nfor (int i = 0; i < 3; i++) b += 1.0;\nwhile (b < 9.0) b++;\nswitch (K) { case 1: b = 1.0; break; case K: break; default: b = 2.0; }\ndo b++; while (b < 12.0);\nif (b > 1.0) discard;"
    assert.deepStrictEqual(check(canvas(body)), [])
    assert.deepStrictEqual(check(canvas("float x = 1.0\n#ifdef A\n+ 1.0\n#endif\n;\n")), [])
  })

  it("with words of another shading language or version is told Godot's", () => {
    assert.deepStrictEqual(
      checkShader({ code: canvas("COLOR.r = saturate(UV.x);"), dialect: 4, label: "Godot 4.5" }).map(
        ({ message, fix }) => [message, fix]
      ),
      [["`saturate()` is not a shader function of Godot 4.5; write clamp(x, 0.0, 1.0).", undefined]]
    )
    assert.deepStrictEqual(check(canvas("COLOR = lerp(COLOR, COLOR, frac(UV.x));")), [
      "3 unknown-function mix",
      "3 unknown-function fract"
    ])
    const old = checkShader({
      code: "shader_type spatial;\nvoid vertex() {\n\tVERTEX = (MODEL_MATRIX * vec4(VERTEX, 1.0)).xyz;\n}\n",
      dialect: 3,
      label: "Godot 3.2"
    })
    assert.deepStrictEqual(
      old.map(({ code, fix }) => [code, fix]),
      [["unknown-builtin", "WORLD_MATRIX"]]
    )
  })

  it("is told of a type of shader that Godot does not have", () => {
    const told = (type: string, label: string) =>
      checkShader({ code: `shader_type ${type};\n`, dialect: 4, label }).map(({ message, fix }) => [message, fix])
    assert.deepStrictEqual(told("SPATIAL", "Godot 4.5"), [["`SPATIAL` is not a shader type in Godot 4.5.", "spatial"]])
    assert.deepStrictEqual(told("fragment", "Godot 4.5"), [
      ["`fragment` is not a shader type in Godot 4.5; it has spatial, canvas_item, particles, sky, fog.", undefined]
    ])
    // A newer Godot may have more.
    assert.deepStrictEqual(told("texture_blit", "Godot 4.7"), [])
  })

  it("is told of types that shaders do not have, wherever they are", () => {
    assert.deepStrictEqual(
      check("shader_type spatial;\nuniform float4 a;\nvarying float3 b;\nhalf f(float2 c) { return 1.0; }\n"),
      ["2 unknown-type vec4", "3 unknown-type vec3", "4 unknown-type float", "4 unknown-type vec2"]
    )
    assert.deepStrictEqual(check("shader_type spatial;\n#define T vec4\nuniform T a;\nvarying T b;\n"), [])
  })

  it("is known by its first line of code", () => {
    assert.isTrue(isShader("// water\n/* by me */ shader_type spatial;"))
    assert.isFalse(isShader("extends Node\nvar shader_type = 1"))
  })

  it("is read in linear time without a deep stack, whatever it holds", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        ";",
        ",",
        "=",
        ".",
        "vec3",
        "float",
        "uniform",
        "VERTEX",
        "a",
        ":",
        "\n",
        "#define x",
        "/*",
        "\ud800"
      ),
      fc.string({ maxLength: 4 })
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
        const code = `shader_type spatial;\nvoid fragment() {${pieces.join(" ")}`
        for (const { start, end } of checkShader({ code, dialect: 4, label: "Godot 4" })) {
          assert.isTrue(start >= 0 && start <= end && end <= code.length)
        }
      }),
      { numRuns: times(200, 500) }
    )
    assert.isAbove(check("shader_type spatial;\nvoid fragment() {".concat("(".repeat(100_000))).length, 0)
    const lines = (size: number) => canvas("float a = 1.0, b = 2.0; COLOR.r += max(a, b);\n".repeat(size))
    assert.isUndefined(
      growth(lines, (code) => checkShader({ code, dialect: 4, label: "Godot 4" }), { from: 500, longest: 40_000 })
    )
  })

  it("is told names in the constants and sizes of the file", () => {
    const inFile = (text: string) =>
      checkShader({ code: `shader_type spatial;\n${text}\n`, dialect: 4, label: "Godot 4.5" }).map(
        ({ message }) => message
      )
    const unknown = ["`zork` is not declared."]
    for (const text of [
      "const float A = zork * 2.0;",
      "const float A[2] = {1.0, zork};",
      "const vec2 A = vec2(1.0), B = vec2(A.x, zork);",
      "uniform float a[zork];",
      "varying float a[zork];",
      "struct s { float a[zork]; };",
      "float f(float a[zork], float b) { return a[0] + b; }"
    ])
      assert.deepStrictEqual(inFile(text), unknown, text)
    assert.deepStrictEqual(inFile("const float A = zork(1.0);"), ["`zork()` is not a shader function of Godot 4.5."])
    assert.deepStrictEqual(inFile("const float A = TIME;"), ["`TIME` is available only in functions."])
    assert.deepStrictEqual(inFile("const vec2 A = UV;"), ["`UV` is available only in functions."])
    const right =
      "const int N = 2; const float A = PI * sin(1.0) + E, B[N] = {A, TAU}; uniform float u[N * 2]; varying float v[N];"
    assert.deepStrictEqual(inFile(`${right}\nstruct s { float a[N]; };\nfloat f(float a[N]) { return a[N - 1]; }`), [])
  })

  it("is told words of GDScript and of HLSL wherever they stand", () => {
    const told = (body: string, before = "") =>
      checkShader({
        code: `shader_type spatial;\n${before}\nvoid fragment() {\n${body}\n}\n`,
        dialect: 4,
        label: "Godot 4.5"
      }).map(({ message, fix }) => (fix === undefined ? message : `${message} ${fix}`))
    const word = (text: string, fix: string) => `Shaders have no keyword \`${text}\`. ${fix}`
    assert.deepStrictEqual(told("if (true and not false) {}"), [word("and", "&&"), word("not", "!")])
    assert.deepStrictEqual(told("bvec2 b = not(bvec2(true));"), [])
    assert.deepStrictEqual(told("var x = 1.0;"), ["Write the type of the variable: `float x`."])
    assert.deepStrictEqual(told("", "func f() {}"), ["Write the type of the result: `float f()`."])
    const type = "Shaders have no type `float2`. vec2"
    assert.deepStrictEqual(
      told("float2 a; a = float2(1.0, 2.0);", "float2 f(float2 a) { return a; }"),
      Array(4).fill(type)
    )
    assert.deepStrictEqual(told("", "uniform float2 a; uniform float2 b; struct s { float2 c; };"), Array(3).fill(type))
    assert.deepStrictEqual(told("", "flat varying int i;"), ["`varying` must come before `flat`. varying flat"])
    const own = "A shader cannot declare `in`: use built-ins, and a varying from vertex() to fragment()."
    assert.deepStrictEqual(
      told("", "layout(location = 0) in vec3 p;").filter((one) => one.includes("`in`")),
      [own]
    )
    // What is meant can only be read.
    assert.notMatch(
      checkShader({
        code: "shader_type canvas_item;\nvoid light() { LIGHT_VEC = vec2(1.0); }\n",
        dialect: 4,
        label: "Godot 4.5"
      })
        .map(({ fix }) => fix ?? "none")
        .join(),
      /LIGHT/
    )
  })

  it("is told calls of variables", () => {
    const inBody = (body: string, before = "") =>
      checkShader({
        code: `shader_type spatial;\n${before}\nvoid fragment() {\n${body}\n}\n`,
        dialect: 4,
        label: "Godot 4.5"
      }).map(({ message }) => message)
    const noise = "float noise(vec2 p) { return p.x; }"
    const variable = ["`noise` is a variable here; it cannot be called."]
    assert.deepStrictEqual(inBody("float noise = 1.0; ALPHA = noise(UV);", noise), variable)
    assert.deepStrictEqual(inBody("ALPHA = noise(UV);", "uniform float noise;"), variable)
    // The variable is known after its value, a parameter hides no function, and neither does a name of the file.
    assert.deepStrictEqual(inBody("float noise = noise(UV); ALPHA = noise;", noise), [])
    assert.deepStrictEqual(inBody("vec2 a[1]; float noise = noise(a[0]) + noise(UV), b = noise * 2.0;", noise), [])
    assert.deepStrictEqual(inBody("if (true) float noise = 1.0; ALPHA = noise(UV);", noise), [])
    const labels = "case 0: float noise = 1.0; ALPHA = noise; break; case 1: ALPHA = noise(UV); break;"
    assert.deepStrictEqual(inBody(`switch (1) { ${labels} }`, noise), [])
    const cases = "case 0: float own = 1.0; ALPHA = own; break; default: ALPHA = own; break;"
    assert.deepStrictEqual(inBody(`switch (1) { ${cases} }`, noise), ["`own` is not declared."])
    assert.deepStrictEqual(inBody("const highp float noise = 1.0; ALPHA = noise(UV);", noise), variable)
    assert.deepStrictEqual(inBody("{ float noise = 1.0; } ALPHA = noise(UV);", noise), [])
    assert.deepStrictEqual(inBody("for (int noise = 0; noise < 2; noise++) {} ALPHA = noise(UV);", noise), [])
    assert.deepStrictEqual(inBody("", `${noise} float f(float noise) { return noise(UV2); }`).length, 1)
    assert.deepStrictEqual(inBody("ALPHA = mix(0.0, 1.0, 0.5);", "uniform float mix;"), [])
    assert.deepStrictEqual(inBody("ALPHA = x(1.0);", "#define x(a) a"), [])
  })

  it("is told no unknown type in place of another", () => {
    const code = "shader_type spatial;\nvoid fragment() {\nQuuxly a;\nQuuxlys b;\n}\n"
    const found = checkShader({ code, dialect: 4, label: "Godot 4" })
    assert.deepStrictEqual(
      found.map(({ message, fix }) => [message, fix]),
      [
        ["Shaders have no type `Quuxly`.", undefined],
        ["Shaders have no type `Quuxlys`.", undefined]
      ]
    )
  })
})
