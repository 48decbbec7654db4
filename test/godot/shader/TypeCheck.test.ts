import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import type { Dialect } from "../../../src/godot/script/Script.ts"
import { checkShader } from "../../../src/godot/shader/ShaderCheck.ts"
import { growth } from "../../support/growth.ts"

const check = (code: string, dialect: Dialect = 4) => checkShader({ code, dialect, label: `Godot ${dialect}` })

const spatial = (body: string, before = "") => `shader_type spatial;\n${before}\nvoid fragment() {\n${body}\n}\n`

/** The message of each finding, with its fix. */
const told = (body: string, before = "", dialect: Dialect = 4) =>
  check(spatial(body, before), dialect).map(({ message, fix }) => (fix === undefined ? message : `${message} ${fix}`))

const types = ["float", "int", "uint", "bool", "vec2", "vec3", "vec4", "ivec2", "ivec3", "mat3", "mat4"]
const declared = types.map((type) => `${type} a_${type}, b_${type};`).join(" ")

describe("the types of a shader", () => {
  it("are told in the words of the shading language", () => {
    assert.deepStrictEqual(told("float x = 1;"), ["An int cannot be assigned to a float. 1.0"])
    assert.deepStrictEqual(told("vec3 v = 1.0;"), ["A float cannot be assigned to a vec3. vec3(1.0)"])
    assert.deepStrictEqual(told("vec3 v = -1;"), ["An int cannot be assigned to a vec3. vec3(1.0)"])
    assert.deepStrictEqual(told("vec3 v = -1.0 + 2.0;"), ["A float cannot be assigned to a vec3. vec3(-1.0 + 2.0)"])
    assert.deepStrictEqual(told("vec3 v = 1 + 2;"), ["An int cannot be assigned to a vec3."])
    assert.deepStrictEqual(told("vec3 v = 0xFF;"), ["An int cannot be assigned to a vec3."])
    assert.deepStrictEqual(told("vec3 v = UV * NORMAL;"), ["`*` does not take vec2 and vec3."])
    assert.deepStrictEqual(told("float x = length(UV, 1.0);"), ["`length()` takes 1 argument, not 2."])
    assert.deepStrictEqual(told("ALPHA = UV.b;"), ["A vec2 has no `b`, only x, y (or r, g, b, a in their place)."])
    assert.deepStrictEqual(told("f();", "void f(int a) {}"), ["`f()` takes 1 argument, not 0."])
    assert.deepStrictEqual(told("uint u = 1;", "", 3), ["An int cannot be assigned to a uint. uint(1)"])
  })

  it("have a fix where one alone is meant", () => {
    assert.deepStrictEqual(told("vec2 v = vec2(NORMAL);"), ["`vec2()` does not take (vec3). NORMAL.xy"])
    assert.deepStrictEqual(told("float x = float(NORMAL);"), ["`float()` does not take (vec3). NORMAL.x"])
    assert.deepStrictEqual(told("vec3 v = vec3(UV);"), ["`vec3()` does not take (vec2)."])
    assert.deepStrictEqual(told("int i = 1; float x = sin(i);"), ["`sin()` does not take (int). float(i)"])
    assert.deepStrictEqual(told("int i = 1; float x = max(i, TIME);"), ["`max()` does not take (int, float)."])
    assert.deepStrictEqual(told("ALBEDO = COLOR;"), ["A vec4 cannot be assigned to a vec3. COLOR.rgb"])
    assert.deepStrictEqual(told("vec3 v = FRAGCOORD;"), ["A vec4 cannot be assigned to a vec3. FRAGCOORD.xyz"])
    assert.deepStrictEqual(told("vec4 v = NORMAL;"), ["A vec3 cannot be assigned to a vec4. vec4(NORMAL, 0.0)"])
    assert.deepStrictEqual(told("vec4 v = VERTEX;"), ["A vec3 cannot be assigned to a vec4. vec4(VERTEX, 1.0)"])
    const condition = "A condition is a bool in shaders, and this is"
    assert.deepStrictEqual(told("if (TIME) {}"), [`${condition} a float. TIME != 0.0`])
    assert.deepStrictEqual(told("int i = 1; if (!i) {}"), [`${condition} an int. i == 0`])
    assert.deepStrictEqual(told("if (UV) {}"), [`${condition} a vec2.`])
    assert.deepStrictEqual(told("if (TIME > 1.0) {}"), [])
  })

  it("are those of the file's own functions, with and without qualifiers", () => {
    const f = "void f(inout vec3 a, const in float b) {}"
    assert.deepStrictEqual(told("vec3 c = NORMAL; f(c, 1.0);", f), [])
    assert.deepStrictEqual(told("vec3 c = NORMAL; f(c, UV);", f), ["`f()` does not take (vec3, vec2)."])
    assert.deepStrictEqual(told("float x = g();", "float g(void) { return 1.0; }"), [])
    assert.deepStrictEqual(told("vec2 v = g();", "float g(void) { return 1.0; }"), [
      "A float cannot be assigned to a vec2. vec2(g())"
    ])
    const g = "int g(vec2 a[2], float b) { return 1; }"
    assert.deepStrictEqual(told("vec2 a[2]; int x = g(a, UV);", g), ["`g()` does not take (vec2[], vec2)."])
    assert.deepStrictEqual(told("vec2 a[2]; int x = g(a, 1.0);", "int g(vec2 a[2], float b) { return b; }"), [
      "This function returns an int, and this is a float. int(b)"
    ])
  })

  it("are not told where something else may be meant", () => {
    const cases = [
      ["float x = ONE;", "#define ONE 1.0"],
      ["float x = 1\n#ifdef A\n.0\n#endif\n;", ""],
      ["float x = f(1.0);", "float f(vec2 a) { return a.x; }\nfloat f(float a) { return a; }"],
      ["float x = f(1.0);", '#include "res://f.gdshaderinc"\nfloat f(vec2 a) { return a.x; }'],
      ["for (int i = 0; i < 3; i++) {}\n for (float i = 0.0; i < 3.0; i += 1.0) {}", ""],
      ["ALPHA = value;", "#ifdef A\nconst float value = 1.0;\n#else\nconst vec2 value = vec2(1.0);\n#endif"],
      ["float x = sin(N);", "const int N = 1;"],
      [
        "grass b = bend(a, TIME);",
        "struct grass { float h; };\ngrass bend(grass g, float t) { return g; }\nconst grass a = grass(1.0);"
      ],
      ["ALPHA = f(vec3(1.0));", "#define VEC vec3\nfloat f(VEC p) { vec3 q = p; return length(p) + q.x; }"],
      [
        "ALBEDO = f(1.0) + f(UV);",
        "#define VEC vec3\nVEC f(float a) { float b = a; return vec3(b); }\nconst vec2 b = vec2(1.0);"
      ],
      ["ALBEDO = sin(mat3(1.0));", "#define VEC vec3\nVEC sin(mat3 m) { return m[0]; }"],
      ["constructor s = constructor(1.0, 2.0); ALPHA = s.a;", "struct constructor { float a; float b; };"],
      ["toString s = toString(UV); ALPHA = s.a.x;", "struct toString { vec2 a; };"],
      ["Wave s; vec3 w = s.m;", "#define VEC vec3\nstruct Wave { VEC m; };"],
      ["VEC v = vec2(1.0).xxx; v.z = 1.0;", "#define VEC vec3\nconst vec2 v = vec2(1.0);"],
      ["ALPHA = f(vec3(1.0));", '#include "res://f.gdshaderinc"\nfloat f(vec3f c) { vec3 v = c; return dot(c, v); }'],
      ["uint n = findMSB(3u); uvec2 k = bitCount(uvec2(n));", ""],
      ["ALPHA = textureGrad(t, vec4(1.0), vec3(0.0), vec3(0.0)).a;", "uniform samplerCubeArray t;"],
      ["Wave s; ALPHA = s.p.w;", "struct Wave {\n#ifdef A\nvec4 p;\n#else\nvec3 p;\n#endif\n};"],
      ["ALPHA = f(vec3(1.0));", "float f(\n#ifdef A\nvec4 p\n#else\nvec3 p\n#endif\n) { return p.x; }"]
    ]
    for (const [body = "", before = ""] of cases) assert.deepStrictEqual(told(body, before), [], body)
  })

  it("fit after every fix", () => {
    const operators = ["+", "-", "*", "/", "%", "<", "==", "&&", "=", "+=", "*="]
    const value = fc.oneof(
      fc.constantFrom(...types).map((type) => `a_${type}`),
      fc.constantFrom("1", "-2", "0.5", "sin(a_int)", "texture(t, UV)", "VERTEX", "a_mat4[0]", "vec3(a_vec2, 1)")
    )
    const statement = fc
      .tuple(fc.constantFrom(...types), fc.constantFrom(...operators), value)
      .map(([type, operator, right]) => `b_${type} ${operator} ${right};`)
    fc.assert(
      fc.property(statement, (line) => {
        let code = spatial(`${declared}\n${line}`, "uniform sampler2D t;")
        for (let round = 0; round < 3; round++) {
          const [first] = check(code).filter(({ fix }) => fix !== undefined)
          if (first === undefined) return
          code = code.slice(0, first.start) + first.fix + code.slice(first.end)
          // What was wrong in a part is mended; what is around it can be seen only then.
          assert.isFalse(
            check(code).some(({ start, code: kind }) => start === first.start && kind === first.code),
            code
          )
        }
      }),
      { numRuns: 200 }
    )
  })

  it("are found in linear time, whatever the text holds", () => {
    for (const part of [
      "a_int = 1.0;\n#define A\n",
      "a_float * ",
      "f(",
      "a_int ? ",
      "!",
      "{",
      "for (int i = 1.0; ",
      "a_vec2.z, "
    ]) {
      const texts = (length: number) => spatial(declared + part.repeat(length / part.length))
      assert.isUndefined(
        growth(texts, (code) => check(code), { longest: 70_000 }),
        part
      )
    }
  })
})
