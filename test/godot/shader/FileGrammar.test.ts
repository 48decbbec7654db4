import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import type { Dialect } from "../../../src/godot/script/Script.ts"
import { checkShader } from "../../../src/godot/shader/ShaderCheck.ts"
import { growth } from "../../support/growth.ts"

/** Line and message of each finding, with its fix. */
const check = (code: string, dialect: Dialect = 4) =>
  checkShader({ code, dialect, label: `Godot ${dialect}` }).map(
    ({ start, message, fix }) =>
      `${code.slice(0, start).split("\n").length} ${message}${fix === undefined ? "" : ` ${fix}`}`
  )

/** Findings of statements in fragment(). */
const inBody = (body: string) => check(`shader_type spatial;\nuniform float u;\nvoid fragment() {\n${body}\n}\n`)
/** Findings of declarations of the file. */
const inFile = (text: string) => check(`shader_type spatial;\n${text}\n`)

describe("the form of a shader", () => {
  it("is told at the first place that cannot be read", () => {
    assert.deepStrictEqual(inBody("ALBEDO = vec3(1.0 / );"), ["4 A value is missing before `)`."])
    assert.deepStrictEqual(inBody("ALBEDO = vec3(1.0 2.0, 3.0);"), ["4 A `,` or `)` is missing before `2.0`."])
    assert.deepStrictEqual(inBody("ALBEDO = (1.0, 2.0);"), ["4 A `)` is missing before `,`."])
    assert.deepStrictEqual(inBody("ALBEDO. = vec3(1.0);"), ["4 A name is missing before `=`."])
    assert.deepStrictEqual(inBody("float x = float;"), ["4 A `(` is missing before `;`."])
    assert.deepStrictEqual(inBody("float x = true ? 1.0;"), ["4 A `:` is missing before `;`."])
    // Godot reads on without the colon.
    assert.deepStrictEqual(inBody("float x = true ? 1.0 0.5;"), [])
    assert.deepStrictEqual(inBody("float x = true ? 1.0 vec2(0.5);"), [
      "4 Both values of `?:` must have the same type, not float and vec2."
    ])
    assert.deepStrictEqual(inBody("float = 1.0;"), ["4 A `(` is missing before `=`."])
    const isType = "`float` begins a declaration here; put the expression in parentheses."
    assert.deepStrictEqual(inBody("float(1.0);"), [`4 ${isType}`])
    assert.deepStrictEqual(inBody("for (int i = 0; float(i) < 2.0; i++) { }"), [`4 ${isType}`])
    assert.deepStrictEqual(inBody("for (int i = 0; (float(i)) < 2.0; i += int(1.0)) { }"), [])
    assert.deepStrictEqual(inBody("while (float(1) < 2.0) { }"), [])
    assert.deepStrictEqual(inBody("else { }"), ["4 A value is missing before `else`."])
    assert.deepStrictEqual(inBody("for (int i in 3) { }"), ["4 A `;` is missing before `in`."])
    assert.deepStrictEqual(inBody("switch (1) { discard; }"), ["4 A `case` is missing before `discard`."])
    assert.deepStrictEqual(inBody("switch (1) { }"), ["4 A `switch` needs a `case`."])
    assert.deepStrictEqual(inBody("switch (1) { case 1: }"), ["4 The last `case` needs a statement: `break;`."])
    assert.deepStrictEqual(inBody("switch (1) { case 1: break; default: };"), [])
    assert.deepStrictEqual(inBody("switch (1) { case 1: case 0x1: break; case 0: break; case -0: break; }"), [
      "4 This `switch` has `1` already.",
      "4 This `switch` has `0` already."
    ])
    assert.deepStrictEqual(inBody("do { } while (true)"), ["4 A `;` is missing before `}`. );"])
    assert.deepStrictEqual(inBody("uniform float z;"), [
      "4 `uniform` is for the top level of the file, not for a function."
    ])
    assert.deepStrictEqual(inBody("ALBEDO = vec3(1.0 / );\nALBEDO = vec3(2.0 / );"), [
      "4 A value is missing before `)`."
    ])
  })

  it("of a file is told as well", () => {
    assert.deepStrictEqual(inFile("float x = 1.0;"), [
      "2 `x` has to be a `uniform`, a `varying` or a `const`: a shader has no other variables outside functions."
    ])
    assert.deepStrictEqual(inFile("const float x;"), ["2 A constant needs a value: `x = ...`."])
    assert.deepStrictEqual(inFile("uniform float a, b;"), ["2 A `uniform` declares one name; write a line for each."])
    assert.deepStrictEqual(inFile("float f();"), ["2 `f()` has no body; shaders have no forward declarations."])
    assert.deepStrictEqual(inFile("TIME = 1.0;"), [
      "2 `TIME` does not begin a declaration; statements belong in functions."
    ])
    assert.deepStrictEqual(inFile("uniform float a : hint_range(0.0, );"), ["2 A value is missing before `)`."])
    assert.deepStrictEqual(inFile("render_mode unshaded,;"), ["2 A name is missing before `;`."])
    assert.deepStrictEqual(inFile("render_mode unshaded cull_back;"), ["2 A `,` or `;` is missing before `cull_back`."])
    assert.deepStrictEqual(inFile("uniform sampler2D t : source_color filter_nearest;"), [
      "2 A `,` or `;` is missing before `filter_nearest`."
    ])
    assert.deepStrictEqual(inFile("uniform float r : hint_range(0.0, 1.0) 0.5;"), ["2 A `=` is missing before `0.5`."])
    assert.deepStrictEqual(inFile("uniform vec4 tint = ;"), ["2 A value is missing before `;`."])
    assert.deepStrictEqual(inFile("float f(float a float b) { return a; }"), [
      "2 A `,` or `)` is missing before `float`."
    ])
  })

  it("that Godot takes is left alone", () => {
    const bodies = [
      ";;{}",
      "float a, b = 2.0, c[2]; a = b = 1.0; c[0] = (a = 2.0);",
      "float[2] a = {1.0, 2.0}; float b[] = {1.0, 2.0}, c[2] = float[](1.0, 2.0); int n = a.length();",
      "if (true) ; else if (false) discard; else { }",
      "if (true) float x = 1.0;",
      "for (int i = 0, j = 0; i < 3; i++, j++) { break; }",
      "for (;;) break;",
      "switch (1) { case 1: case -2: { break; } default: float x = 1.0; break; }",
      "while (true) { if (true) { break; } continue; } do ; while (false);",
      "highp vec3 v = vec3(1.0, 2, 3).zyx; v.x++; --v.y; v *= -v.x > 1.0 || !true ? 1.0 : 2.0;",
      "float f = 1.0; { float f = 2.0; } for (int f = 0; f < 1; f++) { int f = 2; }"
    ]
    for (const body of bodies) {
      assert.deepStrictEqual(inBody(body), [], body)
    }
    const files = [
      "struct A { lowp float x, y[2]; };\nA make(A a,) { return A(1.0, {1.0, 2.0}); }",
      'uniform int kind : hint_enum("One", "Two:3") = 3;',
      "uniform float a : hint_range(-1.0, 2.0 * 3.0, 0.1) = -0.5;",
      "global uniform float a;\ninstance uniform lowp vec4 b : source_color, instance_index(2);",
      "group_uniforms Light.Shadow;\ngroup_uniforms;\nstencil_mode read, compare_equal, 1;",
      "varying flat highp int a;\nvarying float[2] b;\nconst float c = 1.0, d[] = {1.0, 2.0};",
      "float[2] f(const in float a, inout vec3 b) { return float[2](a, b.x); }"
    ]
    for (const file of files) assert.deepStrictEqual(inFile(file), [], file)
  })

  it("has a fix for a missing end where nothing else can follow", () => {
    assert.deepStrictEqual(inBody("float x 1.0;"), ["4 A `;` is missing before `1.0`."])
    assert.deepStrictEqual(inBody("ALBEDO = vec3(1.0), ROUGHNESS = 1.0;"), ["4 A `;` is missing before `,`."])
    assert.deepStrictEqual(inFile("struct A { float x }"), [
      "2 A `;` is missing before `}`. x;",
      "2 A `;` is missing at the end of the file. };"
    ])
  })

  it("is not told of where macros or other files may complete it", () => {
    assert.deepStrictEqual(inFile("#define BODY ALBEDO = vec3(1.0);\nvoid fragment() { BODY }"), [])
    assert.deepStrictEqual(inFile('#include "res://a.gdshaderinc"\nMACRO(float x)'), [])
    assert.deepStrictEqual(inFile("#define STEPS 16 // Of light.\nvoid fragment() { int a = STEPS, b = ; }"), [
      "3 A value is missing before `;`."
    ])
  })
})

describe("the settings of a shader", () => {
  it("are reported where they are set twice, exclude one another or are out of range", () => {
    assert.deepStrictEqual(inFile("shader_type sky;"), ["2 The type of a shader can be declared only once."])
    assert.deepStrictEqual(inFile("render_mode unshaded;\nrender_mode unshaded;"), ["3 `unshaded` is set twice."])
    assert.deepStrictEqual(inFile("render_mode blend_mix, cull_back, blend_add;"), [
      "2 `blend_mix` is set for the shader already and excludes `blend_add`."
    ])
    assert.deepStrictEqual(inFile("render_mode specular_toon, specular_occlusion_disabled, diffuse_toon;"), [])
    assert.deepStrictEqual(inFile("render_mode 1.0;"), ["2 A name is missing before `1.0`."])
    for (const value of ["255", "0xFF", "1u", "0x1u"])
      assert.deepStrictEqual(inFile(`stencil_mode read, compare_equal, ${value};`), [])
    assert.deepStrictEqual(inFile("stencil_mode read, 0x100;"), [
      "2 The reference value of a stencil can be at most 255."
    ])
    assert.deepStrictEqual(inFile("stencil_mode read, 256;"), [
      "2 The reference value of a stencil can be at most 255."
    ])
    assert.deepStrictEqual(inFile("stencil_mode read, 1;\nstencil_mode 2;"), [
      "3 The reference value of a stencil is already set."
    ])
    assert.deepStrictEqual(inFile("stencil_mode read, compare_lequal, 1;"), [
      "2 Godot 4 has no stencil mode `compare_lequal`. compare_less_or_equal"
    ])
    assert.deepStrictEqual(inFile("stencil_mode read, 1.0;"), [
      "2 The reference value of a stencil must be an integer."
    ])
    assert.deepStrictEqual(inFile("group_uniforms A.B;\ngroup_uniforms;\ngroup_uniforms;"), [
      "4 This `group_uniforms;` ends no group: none is open."
    ])
    assert.deepStrictEqual(inFile("group_uniforms A.B.C;"), ["2 A `;` is missing before `.`."])
  })

  it("of uniforms have the arguments that they take", () => {
    const uniform = (text: string) => inFile(`uniform ${text};`)
    assert.deepStrictEqual(uniform("float a : hint_range(0.0)"), ["2 `hint_range` takes 2 or 3 numbers."])
    assert.deepStrictEqual(uniform("float a : hint_range"), ["2 A `(` after `hint_range` is missing before `;`."])
    assert.deepStrictEqual(uniform("vec4 a : source_color()"), ["2 `source_color` takes no arguments."])
    assert.deepStrictEqual(uniform("int a : hint_enum(A)"), ["2 A text in quotes is missing before `A`."])
    assert.deepStrictEqual(uniform('float a : hint_enum("A")'), ["2 `hint_enum` is for int, and this is float."])
    assert.deepStrictEqual(inFile("instance uniform float a : instance_index(16);"), [
      "2 The index of an `instance uniform` must be an integer from 0 to 15."
    ])
    assert.deepStrictEqual(uniform("sampler2D a : filter_nearest, repeat_enable, filter_linear"), [
      "2 `filter_nearest` is set for this uniform already and excludes `filter_linear`."
    ])
    assert.deepStrictEqual(uniform("sampler2D a : source_color, source_color"), ["2 `source_color` is set twice."])
    assert.deepStrictEqual(uniform("float a[2] : hint_range(0, 1)"), ["2 `hint_range` is not for arrays."])
    assert.deepStrictEqual(uniform("vec4 a[2] : source_color"), [])
  })
})

describe("the types that a shader declares", () => {
  it("are reported where their place does not allow them", () => {
    for (const [text, message] of [
      ["uniform void a;", "A uniform cannot be void."],
      ["struct S { float a; };\nuniform S s;", "A uniform cannot be a struct."],
      ["struct S { float a; };\nvarying S s;", "A varying cannot be a struct."],
      ["varying sampler2D a;", "A varying cannot be a sampler."],
      ["varying flat bvec2 a;", "A bvec2 cannot be `flat`."],
      ["global uniform float a[2];", "A `global uniform` cannot be an array."],
      ["instance uniform sampler2D a;", "An `instance uniform` cannot be a sampler."],
      ["instance uniform mat3 a;", "An `instance uniform` cannot be a matrix."],
      ["uniform uniform float a;", "2 `uniform` is written twice."],
      ["uniform global float a;", "2 `global` cannot stand after `uniform`. global uniform"],
      ["global lowp uniform float a;", "2 `uniform` cannot stand after `lowp`."],
      ["instance float a;", "2 A `uniform` is missing after `instance`. instance uniform"],
      ["uniform const float a;", "2 `const` cannot stand before the type of a uniform."],
      ["varying flat smooth float a;", "2 `smooth` cannot stand after `flat`."],
      ["const const float A = 1.0;", "2 `const` is written twice."],
      ["highp const vec2 A = vec2(1.0);", "2 `const` must come before `highp`. const highp"],
      ["void f(in const float a) { }", "2 `const` cannot stand after `in`. const in"],
      ["void f(in out float a) { }", "2 `out` cannot stand after `in`."],
      ["void f(const inout float a) { }", "2 A `const` parameter cannot be `inout`."],
      ["struct S { const float a; };", "2 `const` cannot stand before the type of a member."],
      ["const float a[true] = { 1.0 };", "2 The size of an array must be an integer above 0."],
      ["uniform float a[];", "An array of the file needs a size."],
      ["uniform lowp bool a;", "A bool has no precision."],
      ["sampler2D f() { }", "A function cannot return a sampler."],
      ["float[] f() { return {1.0}; }", "An array that is returned needs a size."],
      ["void f(out sampler2D a) { }", "A sampler cannot be an `out` parameter."],
      ["struct S { };", "A struct needs at least one member."],
      ["struct S { sampler2D a; };", "A member of a struct cannot be a sampler."],
      ["struct S { S a; };", "A struct cannot have a member of its own type."],
      ["struct S { float a, a; };", "`a` is declared twice."],
      ["struct S { float a; };\nstruct S { float a; };", "`S` is declared twice."],
      ["void a() { }\nuniform float a;", "`a` is declared twice."]
    ]) {
      assert.include(inFile(text ?? "").join(), message ?? "", text)
    }
    assert.deepStrictEqual(inFile("void a() { }\nconst float a = 1.0;\nvarying bool b;\nuniform highp mat4 c[2];"), [])
    assert.deepStrictEqual(
      inFile(
        "global uniform lowp float a;\nvarying flat lowp int b;\nconst highp float c = 1.0;\nstruct S { lowp float d; };\n" +
          "lowp float f(lowp float a1, const in mediump vec2 b1, out highp vec3 c1) { c1 = vec3(0.0); return a1; }"
      ),
      []
    )
  })

  it("are reported where a variable within a function cannot have them", () => {
    assert.deepStrictEqual(inBody("sampler2D a;"), [
      "4 A variable of a function cannot be a sampler; pass it as an argument."
    ])
    assert.deepStrictEqual(inBody("void a;"), ["4 A variable cannot be void."])
    const none = "A value has no precision; write `lowp` before the type of a declaration. "
    assert.deepStrictEqual(inBody("lowp float a = vec2(lowp 1.0, (lowp 2.0)).x;"), [`4 ${none}`, `4 ${none}`])
    assert.deepStrictEqual(inBody("lowp const float a = 1.0;"), ["4 `const` cannot stand after `lowp`. const lowp"])
    assert.deepStrictEqual(inBody("float a[];"), ["4 An array without values needs a size."])
    for (const size of ["0", "-1", "2.0"]) {
      assert.deepStrictEqual(inBody(`float a[${size}];`), ["4 The size of an array must be an integer above 0."], size)
    }
    assert.deepStrictEqual(inBody("float a[] = {1.0}, b[0x10], c[2u];"), [])
    assert.deepStrictEqual(inBody("float a = 1f;"), ["4 A number with `f` needs a decimal point. 1.0"])
  })

  it("are whole numbers in the labels of a switch, each of them once", () => {
    const cases = (text: string) => inBody(`switch (1) { ${text} }`)
    assert.deepStrictEqual(cases("case 1: break; case -1: break; case 0x2: break; default: break;"), [])
    assert.deepStrictEqual(cases("case 1: break; case 1: break;"), ["4 This `switch` has `1` already."])
    assert.deepStrictEqual(cases("default: break; default: break;"), ["4 This `switch` has `default` already."])
    assert.deepStrictEqual(cases("case 1.0: break;"), ["4 A `case` must be an integer or a constant."])
  })
})

describe("the names that a shader declares", () => {
  const builtIn = (name: string) => `\`${name}\` is built into the shading language; use it, or choose another name.`

  it("are reported where they are those of built-ins", () => {
    assert.deepStrictEqual(inFile("const float PI = 3.14159;"), [`2 ${builtIn("PI")}`])
    assert.deepStrictEqual(inFile("varying vec3 NORMAL;"), [`2 ${builtIn("NORMAL")}`])
    assert.deepStrictEqual(inFile("vec2 f(vec2 UV) { return UV; }"), [`2 ${builtIn("UV")}`])
    assert.deepStrictEqual(inBody("vec2 UV = vec2(1.0);"), [`4 ${builtIn("UV")}`])
    assert.deepStrictEqual(inFile("float round(float x) { return x; }"), [
      "2 `round()` is a function of every shader; choose another name for your own."
    ])
    assert.deepStrictEqual(inBody("float VERTEX_ID = 1.0, mix = 2.0;"), [])
    assert.deepStrictEqual(inFile("float f() { float ALBEDO = 1.0; return ALBEDO; }"), [])
  })

  it("are reported where they are declared twice", () => {
    assert.deepStrictEqual(inBody("float a = 1.0;\nfloat a = 2.0;"), ["5 `a` is declared twice."])
    assert.deepStrictEqual(inBody("float u = 1.0;"), [
      "4 `u` is already declared for the whole file; choose another name."
    ])
    assert.deepStrictEqual(inFile("uniform float a;\nvarying float a;"), ["3 `a` is declared twice."])
    assert.deepStrictEqual(inFile("float f(float a) { float a = 1.0; return a; }"), ["2 `a` is declared twice."])
    assert.deepStrictEqual(inFile("void f(float a) { }\nvoid f(float b) { }"), ["3 `f` is declared twice."])
    assert.deepStrictEqual(inFile("void f(float a) { }\nvoid f(int a) { }"), [])
    assert.deepStrictEqual(inFile("void f(float a) { }\nvoid f(float[2] a) { }\nvoid f(float a[3]) { }"), [])
    assert.deepStrictEqual(inFile("float f(float f) { return f; }"), [])
  })

  it("of Godot 3 are left to its versions", () => {
    const code =
      "shader_type spatial;\nconst float PI = 3.1;\nvoid fragment() { float a; float a; if (true) { return; } }\n"
    assert.deepStrictEqual(check(code, 3), [])
    assert.strictEqual(check(code).length, 3)
  })
})

describe("the functions of a shader", () => {
  it("that Godot calls take and return nothing", () => {
    const message = "Godot calls fragment() without arguments or result: `void fragment()`."
    assert.deepStrictEqual(inFile("vec3 fragment() { return vec3(1.0); }"), [
      `2 ${message}`,
      "2 `return` cannot stand in fragment(); put what follows in `else`, or in a function of your own."
    ])
    assert.deepStrictEqual(inFile("void fragment(float x) { }"), [`2 ${message}`])
    assert.deepStrictEqual(inBody("if (u > 1.0) {\nreturn;\n}\nALBEDO = vec3(1.0);"), [
      "5 `return` cannot stand in fragment(); put what follows in `else`, or in a function of your own."
    ])
    assert.deepStrictEqual(inFile("void f() { return; }"), [])
  })

  it("return what they promise, and do not call themselves", () => {
    assert.deepStrictEqual(inFile("float f() { }"), ["2 `f()` returns float, but has no `return`."])
    assert.deepStrictEqual(inFile("float f() { if (true) { return 1.0; } }"), [])
    assert.deepStrictEqual(inFile("int f(int n) { return f(n - 1); }"), [
      "2 `f()` calls itself; shaders do not allow recursion."
    ])
    assert.deepStrictEqual(inFile("float f(float a) { return a; }\nfloat f(vec2 a) { return f(a.x); }"), [])
  })

  it("leave loops that are there", () => {
    assert.deepStrictEqual(inBody("if (true) { break; }"), ["4 `break` is allowed only in a loop or a `switch`."])
    assert.deepStrictEqual(inBody("if (true) { continue; }"), ["4 `continue` is allowed only in a loop."])
  })
})

describe("the grammar of shaders", () => {
  it("reads any text in linear time, without a deep stack", () => {
    const shapes = [
      "(",
      "{",
      "if (a) ",
      "-",
      "float a; ",
      "f(a, ",
      "a ? b : ",
      "} ",
      "switch (1) { case 1: ",
      "return; "
    ]
    for (const shape of shapes) {
      const text = (length: number) =>
        `shader_type spatial;\nvoid fragment() {\n${shape.repeat(Math.ceil(length / shape.length))}`
      assert.isUndefined(
        growth(text, (code) => checkShader({ code, dialect: 4, label: "" }), { longest: 70_000 }),
        shape
      )
    }
  })

  it("never throws", () => {
    const piece = fc.constantFrom(
      ..."uniform float vec3 const struct void fragment a b ( ) { } [ ] ; , . = + - ! 1.0 2 if else for while switch case".split(
        " "
      )
    )
    fc.assert(fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => check(pieces.join(" ")).length >= 0))
  })
})
