import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import type { Dialect } from "../../../src/godot/script/Script.ts"
import { checkShader } from "../../../src/godot/shader/ShaderCheck.ts"
import { times } from "../../support/effort.ts"
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
    assert.deepStrictEqual(told("vec4 c = texture(t);", "uniform sampler2D t;"), [
      "`texture()` takes 2 or 3 arguments, not 1."
    ])
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
    const condition = "A condition must be a bool in shaders, and this is"
    assert.deepStrictEqual(told("if (TIME) {}"), [`${condition} a float. TIME != 0.0`])
    assert.deepStrictEqual(told("int i = 1; if (!i) {}"), [`${condition} an int. i == 0`])
    assert.deepStrictEqual(told("if (UV) {}"), [`${condition} a vec2.`])
    assert.deepStrictEqual(told("if (TIME > 1.0) {}"), [])
  })

  it("of literals are converted as far as Godot does", () => {
    assert.deepStrictEqual(told("float x = sin(-1) + sin((int(1))) + max(1u, 2.0);"), [])
    assert.deepStrictEqual(told("vec3 v = vec3(int(1), 2, 3u);"), [])
    assert.deepStrictEqual(told("float x = sin(1 + 1);"), ["`sin()` does not take (int). float(1 + 1)"])
    assert.deepStrictEqual(told("ivec2 v = ivec2(1.0, 2.0);"), ["`ivec2()` does not take (float, float)."])
    assert.deepStrictEqual(told("bvec2 v = bvec2(1, 0);"), ["`bvec2()` does not take (int, int)."])
    assert.deepStrictEqual(told("float a[2] = {1.0, 2};"), ["An int cannot be assigned to a float. 2.0"])
  })

  it("change the whole number of two, wherever it stands", () => {
    assert.deepStrictEqual(told("float x = 1 - UV.x;"), ["`-` does not take int and float. 1.0"])
    assert.deepStrictEqual(told("float x = UV.x - 1;"), ["`-` does not take float and int. 1.0"])
    assert.deepStrictEqual(told("int i = 1; float x = i * UV.x;"), ["`*` does not take int and float. float(i)"])
    assert.deepStrictEqual(told("if (0 < UV.x) { }"), ["`<` does not take int and float. 0.0"])
    assert.deepStrictEqual(told("uint n = 2u; bool b = 1 < n;"), ["`<` does not take int and uint. 1u"])
  })

  it("of vectors are thrown back and refracted", () => {
    assert.deepStrictEqual(told("vec2 a = reflect(UV, UV); vec4 b = refract(vec4(1.0), vec4(0.5), 1.0);"), [])
  })

  it("are not told where another file or a macro may bring what is missing", () => {
    const include = '#include "res://defs.gdshaderinc"\n'
    assert.deepStrictEqual(
      told("", `${include}uniform float speed = DEFAULT_SPEED;\nuniform vec3 t = RGB(1.0, 0.5, 0.0);`),
      []
    )
    const macros = [
      "#define P lowp\nstruct S { P float a; P vec3 c; };",
      "#define COMMON float a; float b;\nstruct S { COMMON vec3 c; };",
      "#define F(t, n) t n\nstruct S { F(float, a); F(vec3, c); };"
    ]
    for (const macro of macros) assert.deepStrictEqual(told("S s; s.a = 1.0;", macro), [], macro)
    assert.deepStrictEqual(
      told("float s; FOR(k, 4) s += float(k);", "#define FOR(i, n) for (int i = 0; i < n; i++)"),
      []
    )
    assert.deepStrictEqual(told("ALPHA = COLOR.CH;", "#define CH r"), [])
    assert.deepStrictEqual(told("IF UV.x > 0.5 THEN ALPHA = 1.0; }", "#define IF if (\n#define THEN ) {"), [])
    assert.deepStrictEqual(check("shader_type sky;\n#define main sky\nvoid main() { COLOR = vec3(1.0); }"), [])
    assert.deepStrictEqual(told("\n#ifdef A\nif (true) {\n#else\nif (false) {\n#endif\n}"), [])
    assert.deepStrictEqual(told("", "float[2] f() { return {1.0, 2.0}; }"), [])
    assert.deepStrictEqual(told("for (int i = 0; i < 3; i++) { }", "const int i = 2;"), [
      "`i` is already declared for the whole file; choose another name."
    ])
  })

  it("of arrays go with arrays of the same size alone", () => {
    const sizes = "A float[3] cannot be assigned to a float[2]."
    assert.deepStrictEqual(told("float a[2], b[3]; a = b; float c[2] = b, d[] = b; c = d;"), [sizes, sizes, sizes])
    assert.deepStrictEqual(told("const int n = 2; float a[n], b[2], c[0x2]; a = b; b = c; c = float[](1.0, 2.0);"), [])
    assert.deepStrictEqual(told("const uint n = 2u; float a[n]; a = u;", "uniform float u[3];"), [sizes])
    assert.deepStrictEqual(told("Wave w[2]; float a[3]; w[1].x = a;", "struct Wave { float x[2]; };"), [sizes])
    assert.deepStrictEqual(told("float a[3]; f(a);", "void f(float x[2]) {}"), ["`f()` does not take (float[3])."])
    assert.deepStrictEqual(told("", "float[2] f() { float a[3]; return a; }"), [
      "This function returns a float[2], and this is a float[3]."
    ])
    assert.deepStrictEqual(told("const int n = 2; { const int n = 3; float a[n], b[3]; a = b; }"), [])
    assert.deepStrictEqual(told("const int n = 1; float a[n + 1], b[2]; a = b; a = true ? a : b;"), [])
    assert.deepStrictEqual(told("float a[2] = float[2](1.0, 2), b[3] = float[3](1.0, 2.0);"), [
      "An int cannot be assigned to a float. 2.0",
      "This array has 3 elements, not 2."
    ])
    assert.deepStrictEqual(told("float a[2]; float b = a; a = b; a = a + a; a = -a; b = a.x; vec2 v = vec2(a);"), [
      "A float[2] cannot be assigned to a float.",
      "A float cannot be assigned to a float[2].",
      "`+` does not take float[2] and float[2].",
      "`-` does not take a float[2].",
      "A float[2] has no components, such as `x`.",
      "`vec2()` does not take (float[2])."
    ])
  })

  it("of the sizes of arrays are whole numbers that are known", () => {
    const size = (name: string) => `The size of an array must be an integer or a constant; \`${name}\` is neither.`
    assert.deepStrictEqual(told("int n = 2; float a[n], b[n + 1];"), [size("n"), size("n")])
    assert.deepStrictEqual(told("const float n = 2.0; float a[n], b[VIEW_INDEX];"), [size("n"), size("VIEW_INDEX")])
    assert.deepStrictEqual(told("float a[u], b[f()], c[int(2)];", "uniform int u; int f() { return 1; }"), [
      size("u"),
      size("f")
    ])
  })

  it("of assignments within expressions are told as well", () => {
    assert.deepStrictEqual(told("float a, b, c; a = b = 1.0; a = (b += 1.0) * sin(c = 2.0); a += b -= c;"), [])
    assert.deepStrictEqual(told("float a, b; a = b = 1; ALPHA = (b += 2); ALBEDO = a = 1.0;"), [
      "An int cannot be assigned to a float. 1.0",
      "`+=` does not take float and int. 2.0",
      "A float cannot be assigned to a vec3. vec3(a = 1.0)"
    ])
    assert.deepStrictEqual(told("float a, b; a = 1.0 + b = 2.0;"), ["A value cannot be assigned to."])
    assert.deepStrictEqual(told("int i = 3; while ((i -= 1) > 0) { }"), [])
    assert.deepStrictEqual(told("", "varying float v;\nvoid f() { v++; }"), [
      "`v` is a varying, which can be set only in vertex() or fragment()."
    ])
  })

  it("of the labels of a switch are that of its value", () => {
    const label = (name: string) => `A \`case\` is a whole number or a constant; \`${name}\` is neither.`
    const inSwitch = (of: string, text: string) => told(`const int k = 1; int i; uint u; switch (${of}) { ${text} }`)
    assert.deepStrictEqual(inSwitch("i", "case 1: case k: case -2: break; default: break;"), [])
    assert.deepStrictEqual(inSwitch("i", "case i: break;"), [label("i")])
    assert.deepStrictEqual(inSwitch("i", "case PI: break;"), [label("PI")])
    assert.deepStrictEqual(inSwitch("i", "case 1u: break;"), ["This `switch` takes an int, not a uint. 1"])
    assert.deepStrictEqual(inSwitch("u", "case 1: break; case 2u: switch (i) { case 3: break; }"), [
      "This `switch` takes a uint, not an int. 1u"
    ])
  })

  it("of structs can be compared and nothing else", () => {
    const structs = "struct Wave { float x; };"
    assert.deepStrictEqual(told("Wave a, b; bool same = a == b; a = true ? a : b; a.x++;", structs), [])
    assert.deepStrictEqual(told("Wave a; a = a + a; a++; if (a) {} ALPHA = a[0];", structs), [
      "`+` does not take Wave and Wave.",
      "`++` does not take a Wave.",
      "A condition must be a bool in shaders, and this is a Wave.",
      "A Wave has no elements."
    ])
  })

  it("of matrices are made of columns", () => {
    assert.deepStrictEqual(told("float c = cos(TIME), s = sin(TIME); mat2 m = mat2(c, -s, s, c);"), [
      "`mat2()` does not take (float, float, float, float). mat2(vec2(c, -s), vec2(s, c))"
    ])
    assert.deepStrictEqual(told("mat3 m = mat3(NORMAL, NORMAL);"), ["`mat3()` does not take (vec3, vec3)."])
    assert.deepStrictEqual(told("vec3 v = vec3(mat3(1.0));"), ["`vec3()` does not take (mat3)."])
    assert.deepStrictEqual(told("mat4 m = mat4(mat3(VIEW_MATRIX)); mat2 n = mat2(1), o = mat2(UV, UV);"), [])
  })

  it("of whole numbers go together with operators on bits", () => {
    assert.deepStrictEqual(told("ivec2 a = ivec2(1) << 1; a &= 1; a = ~a ^ a;"), [])
    assert.deepStrictEqual(told("float f = 1.0 ^ 2.0;"), ["`^` does not take float and float."])
    assert.deepStrictEqual(told("uint u = 1u; u <<= 1;"), ["`<<=` does not take uint and int. 1u"])
    assert.deepStrictEqual(told("bool b = ~true;"), ["`~` does not take a bool."])
  })

  it("say which parts and members there are", () => {
    assert.deepStrictEqual(told("float x = TIME.x;"), ["A float has no components, such as `x`."])
    assert.deepStrictEqual(told("vec3 v = VIEW_MATRIX.xyz;"), ["A mat4 has no components, such as `xyz`."])
    assert.deepStrictEqual(told("vec4 c = noise.rgba;", "uniform sampler2D noise;"), [
      "A sampler2D has no components, such as `rgba`."
    ])
    assert.deepStrictEqual(told("Wave w; w.size = 1.0; w.b = w.a;", "struct Wave { float a, b; };"), [
      "`Wave` has no member `size`."
    ])
    assert.deepStrictEqual(told("float x = NORMAL[3];"), ["An index of a vec3 is 0 to 2."])
    assert.deepStrictEqual(told("ivec3 v; int x = v[3];"), ["An index of an ivec3 is 0 to 2."])
    assert.deepStrictEqual(told("ivec3 v; int x = v.w;"), [
      "An ivec3 has no `w`, only x, y, z (or r, g, b, a in their place)."
    ])
    assert.deepStrictEqual(told("float x = NORMAL[2] + MODEL_MATRIX[3][3];"), [])
  })

  it("of uniforms are those of their values and hints", () => {
    const uniform = (text: string) => told("", `uniform ${text};`)
    const written = "The value of a uniform must be a literal: expressions and constants are not allowed."
    for (const text of [
      "float a = 1",
      "float a : hint_range(0, 2.0 * PI) = -1.0",
      "vec3 a : source_color = vec3(1.0, 2, -3u)",
      "sampler2D a : source_color, filter_nearest, repeat_enable",
      "uint a = 1",
      "bool a = true",
      "mat4 a = mat4(1.0)",
      "float a[3]"
    ]) {
      assert.deepStrictEqual(uniform(text), [], text)
    }
    assert.deepStrictEqual(uniform("float a = 1.0 / 3.0"), [written])
    assert.deepStrictEqual(uniform("float a = PI"), [written])
    assert.deepStrictEqual(uniform("vec2 a = Vector2(1.0, 2.0)"), ["Shaders have no type `Vector2`. vec2"])
    assert.deepStrictEqual(uniform("vec3 a = 1.0"), ["A float cannot be assigned to a vec3. vec3(1.0)"])
    assert.deepStrictEqual(uniform("int a = 1.0"), ["A float cannot be assigned to an int. 1"])
    assert.deepStrictEqual(uniform("vec3 a = vec3(1.0, 2.0)"), ["`vec3()` does not take (float, float)."])
    assert.deepStrictEqual(uniform("vec2 a : source_color"), [
      "`source_color` is for vec3, vec4 and samplers, and this is vec2."
    ])
    assert.deepStrictEqual(uniform("vec2 a : hint_range(0.0, 1.0)"), [
      "`hint_range` is for float and int, and this is vec2."
    ])
    assert.deepStrictEqual(uniform("vec4 a : hint_default_white"), [
      "`hint_default_white` is for samplers, and this is vec4."
    ])
    assert.deepStrictEqual(told("", "varying int a;\nvarying flat int b;\nvarying vec2 c;"), [
      "An integer varying must be `flat`: `varying flat int`. flat int"
    ])
    assert.deepStrictEqual(told("", "uniform vec2 a = 1.0 * 2.0;\nvarying int b;", 3), [])
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
    assert.deepStrictEqual(told("vec2 a[2]; int x = g(a, UV);", g), ["`g()` does not take (vec2[2], vec2)."])
    assert.deepStrictEqual(told("vec2 a[2]; int x = g(a, 1.0);", "int g(vec2 a[2], float b) { return b; }"), [
      "This function returns an int, and this is a float. int(b)"
    ])
  })

  /** A condition that is not read: what macros stand for is not known either. */
  const unread = "#if 1 ? 2 : 3\n#endif\n"

  /** The type of an expression, from what is said of it where no other type fits; `unknown` where nothing is said. */
  const typeOf = (expression: string, before = "") => {
    const more = `${unread}#define VEC vec3\nfloat g() { return 1.0; }\nuniform sampler2D t;\n${before}`
    const messages = told(`int i = 1; float a[2]; VEC u;\nmat2 m = ${expression};`, more).join("; ")
    return messages === "" ? "unknown" : messages.replace(/^An? (\w+) cannot be assigned to a mat2\.$/, "$1")
  }

  it.each([
    ["bool", "true", "false", "true || false", "true && 1 < 2 || false", "1 != 2 && 3 == 3", "1 < 2 == true"],
    ["bool", "1 + 2 < 3", "1 - 2 > 3", "2 * 2 >= 4", "4 / 2 <= 2", "5 % 2 == 1", "1 << 2 < 3", "1 >> 2 >= 0"],
    ["bool", "(1 | 2) == 3", "(1 ^ 2) == 3", "(1 & 2) == 0", "(1 << 2) != 4", "(4 >> 1) == 2", "!true", "!u", "!!true"],
    [
      "bool",
      "u == u",
      "u != u",
      "u < 1.0",
      "u > 1.0",
      "u <= 1.0",
      "1.0 >= u",
      "u && true",
      "true || u",
      "mat3(1.0) * u < u"
    ],
    [
      "int",
      "1",
      "+1",
      "~1",
      "-1",
      "++i",
      "--i",
      "i++",
      "i--",
      "(1)",
      "1 + 2 * 3",
      "1 | 2",
      "a.length()",
      "float[2](0.0, 1.0).length()"
    ],
    ["float", "a[0]", "a[i + 1]", "UV[0]", "UV.x", "float[](1.0, 2.0)[0]", "float[2](1.0, 2.0)[1]", "g()", "g(void)"],
    ["float", "1.0 / 2.0", "-(1.0)", "true ? 1.0 : 2.0", "i < 1 ? a[0] : g()", "max(TIME, 2.0)"],
    ["vec2", "UV", "UV.yx", "-UV", "UV * 2.0", "2.0 / UV", "vec2(1.0).xy", "true ? UV : vec2(0.0)"],
    ["vec3", "mat3(1.0)[0]", "vec3(1.0) + mat3(1.0) * vec3(1.0)", "mat3(1.0) * vec3(1.0) - vec3(1.0)"],
    ["bvec2", "equal(UV, UV)", "lessThan(UV, UV)"],
    ["ivec2", "textureSize(t, 0)"],
    ["unknown", "u", "u.x", "u[0]", "u + 1.0", "1.0 + u", "u * UV * 2.0", "true ? u : 2.0", "u | 2", "lessThan(u, u)"],
    ["unknown", "float[2 3](1.0)", "a[1 2]", "(1 2)", "1 +", "g(1.0 2.0)", "true ? 1.0"]
  ])("are those of expressions, as operators bind: %s", (type, ...expressions) => {
    for (const expression of expressions) assert.deepStrictEqual([expression, typeOf(expression)], [expression, type])
  })

  it("are known of sixty brackets or signs within each other, and not of more", () => {
    const nested = (depth: number) => `${"(".repeat(depth)}1${")".repeat(depth)}`
    assert.strictEqual(typeOf(nested(60)), "int")
    assert.strictEqual(typeOf(nested(70)), "unknown")
    assert.strictEqual(typeOf(`${"!".repeat(60)}true`), "bool")
    assert.strictEqual(typeOf(`${"!".repeat(70)}true`), "unknown")
    assert.strictEqual(typeOf(`${nested(40)} + ${nested(40)}`), "int")
    assert.strictEqual(typeOf(`${"!".repeat(40)}true && ${"!".repeat(40)}true`), "bool")
  })

  it("of the two values and of the condition of a choice are compared", () => {
    assert.strictEqual(typeOf("true ? 1 : 2.0"), "Both values of `?:` must have the same type, not int and float. 1.0")
    assert.deepStrictEqual(told("float x = TIME ? 1.0 : 2.0;"), [
      "A condition must be a bool in shaders, and this is a float. TIME != 0.0"
    ])
  })

  it.each([
    ["float", "s.a[0]", "struct S { float a[2]; vec3 b; };\nuniform S s;"],
    ["vec3", "s.b", "struct S { float a[2]; highp vec3 b; };\nuniform S s;"],
    ["float", "q[0]", "const float p = 1.0, q[2] = {1.0, 2.0};"],
    ["float", "r", "const float p = 1.0, q = max(1.0, 2.0), r = 3.0;"],
    ["vec2", "v", "varying flat highp vec2 v;"],
    ["vec2", "v", "global uniform vec2 v;"],
    ["float", "x", "const VEC v[1] = {VEC(1.0)};\nconst float x = 1.0;"],
    ["float", "x", "const VEC v[1] = {VEC(1.0)}, w[1] = {VEC(2.0)};\nconst float x = 1.0;"],
    ["float", "x", "VEC f() { return VEC(1.0); }\nconst float x = 1.0;"],
    ["float", "x", "const float y[2] = {1.0, 2.0};\nconst float x = 1.0;"],
    ["vec2", "y", "float f();\nconst vec2 y = vec2(1.0);"],
    ["unknown", "v", "#ifdef A\nVEC v;\n#else\nconst vec2 v = vec2(1.0);\n#endif"],
    ["unknown", "f(1.0)", "#ifdef A\nVEC f(float x);\n#else\nvec2 f(float x) { return vec2(x); }\n#endif"]
  ])("are those of the file's declarations: %s of %s", (type, expression, before) => {
    assert.strictEqual(typeOf(expression, before), type)
  })

  it("of literal numbers alone become those that a function needs", () => {
    const sine = (value: string) =>
      told(`int i = 1; float a[2]; ivec2 k; float x = sin(${value});`, "int n() { return 1; }")
    for (const literal of ["1", "-1", "(1)", "int(1)"]) assert.deepStrictEqual(sine(literal), [], literal)
    for (const value of ["i + 1", "1 + i", "1 + 2", "true ? 1 : 2", "a.length()", "k.x", "k[0]", "n()", "int(1.0)"])
      assert.deepStrictEqual(sine(value), [`\`sin()\` does not take (int). float(${value})`])
  })

  it("of numbers that are constants are not converted", () => {
    for (const before of ["uniform int N;", "const int N = 1;", "const highp int N = 1;", "const int M = 2, N = 1;"])
      assert.deepStrictEqual(told("float x = sin(N);", before), ["`sin()` does not take (int). float(N)"], before)
    const constant = "const int N = 8;"
    assert.deepStrictEqual(told("float x = TIME / N;", constant), ["`/` does not take float and int. float(N)"])
    assert.deepStrictEqual(told("float x = N;", constant), ["An int cannot be assigned to a float. float(N)"])
    assert.deepStrictEqual(told("float x = sin(N);", constant, 3), [])
    assert.deepStrictEqual(told("int i = N; float a[N]; for (; i < N; i++) a[i] = float(N);", constant), [])
  })

  it("of whole numbers become floats within a vector", () => {
    const whole = "`vec2()` does not take"
    assert.deepStrictEqual(told("int i; vec2 v = vec2(i, 1.0);"), [`${whole} (int, float). vec2(float(i), 1.0)`])
    assert.deepStrictEqual(told("int i; vec2 v = vec2(i, 1);"), [`${whole} (int, int). vec2(float(i), 1.0)`])
    assert.deepStrictEqual(told("uint i; vec2 v = vec2(i);"), [`${whole} (uint). vec2(float(i))`])
    assert.deepStrictEqual(told("int i; vec2 v = vec2(i / 2, i);"), [`${whole} (int, int).`])
    assert.deepStrictEqual(told("int i; vec2 v = vec2(i, UV);"), [`${whole} (int, vec2).`])
  })

  it("have no methods, but for the length of an array", () => {
    const none = (name: string) => `Values in shaders have no methods such as \`${name}()\`.`
    assert.deepStrictEqual(told("float x = (UV - vec2(0.5)).length();"), [
      "`length()` is a method only of arrays, and this is a vec2. length(UV - vec2(0.5))"
    ])
    assert.deepStrictEqual(told("vec3 v = NORMAL.normalized();"), [`${none("normalized")} normalize(NORMAL)`])
    assert.deepStrictEqual(told("vec3 v = (NORMAL).cross(VIEW);"), [`${none("cross")} cross(NORMAL, VIEW)`])
    assert.deepStrictEqual(told("vec4 c = t.sample(UV);", "uniform sampler2D t;"), [`${none("sample")} texture(t, UV)`])
    assert.deepStrictEqual(told("float x = (UV).bend();"), [none("bend")])
    assert.deepStrictEqual(told("float a[2]; int n = a.length() + a.size();"), [`${none("size")} a.length()`])
    assert.deepStrictEqual(told("float a[2]; int n = a.length;"), [
      "The length of an array is a method: `length()`. length()"
    ])
    assert.deepStrictEqual(told("float x = VIEW.length();", "", 3), [])
    assert.deepStrictEqual(told("s a; int n = a.p.length();", "struct s { vec2 p[2]; };"), [])
  })

  it("after a fix are known to the operators around it", () => {
    const star = "`*` does not take float and int. float(i)"
    assert.deepStrictEqual(told("int i; float x = 1.0 * i + i;"), [star, "`+` does not take float and int. float(i)"])
    assert.deepStrictEqual(told("int i; float x = floor(TIME * i) / i;"), [
      star,
      "`/` does not take float and int. float(i)"
    ])
    assert.deepStrictEqual(told("int i; float x = sin(i) * 2;"), [
      "`sin()` does not take (int). float(i)",
      "`*` does not take float and int. 2.0"
    ])
    // What holds a fault is not changed once more, and what has no fix proves nothing.
    assert.deepStrictEqual(told("int i; float y = 1.0; vec4 x = mix(vec3(y), vec3(y), i) * 1.0;"), [
      "`mix()` does not take (vec3, vec3, int)."
    ])
    assert.deepStrictEqual(told("int i; float x = (TIME * i) * (TIME * i);"), [star, star])
    assert.deepStrictEqual(told("int i; vec3 x = UV * i + NORMAL;"), ["`*` does not take vec2 and int. float(i)"])
  })

  it("of what is no array are not in braces", () => {
    const braces = (type: string) => `Braces are for the values of an array, and this is ${type}.`
    assert.deepStrictEqual(told("vec2 v = { 1.0, 2.0 };"), [`${braces("a vec2")} vec2(1.0, 2.0)`])
    assert.deepStrictEqual(told("s v = {1.0};", "struct s { float a; };"), [`${braces("a s")} s(1.0)`])
    assert.deepStrictEqual(told("", "uniform vec2 v = {1.0, 2.0};"), [braces("a vec2")])
  })

  it("of booleans are no numbers, but 0 and 1 are told to be ones", () => {
    assert.deepStrictEqual(told("bool b = 1; b = 0;"), [
      "An int cannot be assigned to a bool. true",
      "An int cannot be assigned to a bool. false"
    ])
    assert.deepStrictEqual(told("bool b; b = b == 1;"), ["`==` does not take bool and int. true"])
    assert.deepStrictEqual(told("bool b = 2;"), ["An int cannot be assigned to a bool."])
  })

  it("of an array without a size are those in braces", () => {
    const told1 = told("float a[] = float[](1.0, 2.0);")
    assert.deepStrictEqual(told1, ["An array without a size takes values in braces: `{ ... }`. { 1.0, 2.0 }"])
    assert.deepStrictEqual(told("float[] a = float[2]( 1.0, 2.0 );"), told1)
    assert.deepStrictEqual(told("float a[] = {1.0, 2.0}, b[] = a, c[2] = float[](1.0, 2.0);"), [])
  })

  it("of sizes are numbers that are written out, not copies of others", () => {
    const before = "const int N = 2; const int M = N, L = N * 2, K = (2);"
    const copy = "The size of an array must be a constant with a literal value; `M` is `N`. N"
    assert.deepStrictEqual(told("float a[M];", before), [copy])
    for (const declared of ["uniform float a[M];", "varying float a[M];", "struct s { float a[M]; };"])
      assert.deepStrictEqual(told("", `${before} ${declared}`), [copy], declared)
    assert.deepStrictEqual(told("", `${before} float f(float a[M]) { return a[0]; }`), [copy])
    assert.deepStrictEqual(told("float a[L], b[K], c[N * 3]; int i = M;", `${before} uniform float u[N * 2];`), [])
  })

  it("of the arguments of a range are numbers, and constants without a minus", () => {
    const minus = "In `hint_range` a minus goes only before a number: `-1.0`, or `(-1.0)` within an operation."
    const range = (list: string) =>
      told("", `const float M = 2.0; uniform float r; uniform float u : hint_range(${list});`)
    const right = [
      "-1.0, 1.0",
      "-1, +1",
      "0.0 - M, M * 2.0",
      "-(1.0), ((-1.0)) + 2.0",
      "- -1.0, PI / 2.0",
      "float(-1), 1.0"
    ]
    for (const list of right) assert.deepStrictEqual(range(list), [], list)
    assert.deepStrictEqual(range("-PI, PI"), [`${minus} -3.14159265`])
    assert.deepStrictEqual(range("-1.0 + 2.0, 3.0"), [`${minus} 1.0`])
    assert.deepStrictEqual(range("0.0, 4.0 - -(1.0 + 1.0)"), [`${minus} 6.0`])
    assert.deepStrictEqual(range("-M / 4.0, M"), [`${minus} 0.0 - M / 4.0`])
    assert.deepStrictEqual(range("-(M), M"), [minus])
    assert.deepStrictEqual(range("0.0, sqrt(2.0)"), ["`hint_range` calls no functions, such as `sqrt()`."])
    assert.deepStrictEqual(range("0.0, r"), ["`hint_range` takes numbers and constants, and `r` is neither."])
    assert.deepStrictEqual(range("0.0, MAX"), ["`MAX` is not declared."])
    assert.deepStrictEqual(range("1.0 + 2, 3 * M"), [
      "`+` does not take float and int. 3.0",
      "`*` does not take int and float."
    ])
    assert.deepStrictEqual(range("0, 5.0 % 2.0"), ["`%` does not take float and float."])
    assert.deepStrictEqual(range("0, true ? 1.0 : 2.0"), ["`hint_range` takes numbers, not a `?:` expression."])
    assert.deepStrictEqual(
      check("shader_type canvas_item;\nuniform float u : hint_range(-PI, TAU);\n").map(({ message, fix }) => [
        message,
        fix
      ]),
      [
        ["`hint_range` of a canvas_item shader takes no `PI`.", "-3.14159265"],
        ["`hint_range` of a canvas_item shader takes no `TAU`.", "6.28318531"]
      ]
    )
    assert.deepStrictEqual(range(`${"(".repeat(5000)}1.0${")".repeat(5000)}, 2.0`), [])
  })

  it("of varyings are written to by functions after their stage has set them", () => {
    const before = "varying float v; varying vec2 w; void set(out float a) { a = 1.0; }"
    const told1 = (name: string) =>
      `\`v\` is a varying, which \`${name}()\` cannot write to here; pass a variable, and assign that to \`v\`.`
    assert.deepStrictEqual(told("set(v);", before), [told1("set")])
    assert.deepStrictEqual(told("v = 1.0; set(v); set(w.x); float x; set(x); w.y = x;", before), [])
    assert.deepStrictEqual(told("v = 1.0; float x = modf(1.5, v);", before), [told1("modf")])
    assert.deepStrictEqual(told("set(v);", `${before} void vertex() { v = 1.0; }`), [told1("set")])
  })

  it("are not told where something else may be meant", () => {
    const cases = [
      ["float x = ONE;", "#define ONE 1.0"],
      ["float x = 1\n#ifdef A\n.0\n#endif\n;", ""],
      ["float x = f(1.0);", "float f(vec2 a) { return a.x; }\nfloat f(float a) { return a; }"],
      ["float x = f(1.0);", '#include "res://f.gdshaderinc"\nfloat f(vec2 a) { return a.x; }'],
      ["for (int i = 0; i < 3; i++) {}\n for (float i = 0.0; i < 3.0; i += 1.0) {}", ""],
      ["ALPHA = value;", "#ifdef A\nconst float value = 1.0;\n#else\nconst vec2 value = vec2(1.0);\n#endif"],
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
    for (const [body = "", before = ""] of cases) assert.deepStrictEqual(told(body, unread + before), [], body)
  })

  it("allow no assignment to what is no variable", () => {
    assert.deepStrictEqual(told("1.0 = 2.0;"), ["A value cannot be assigned to."])
    assert.deepStrictEqual(told("sin(1.0) = 2.0; ++1;"), [
      "The result of a function cannot be assigned to.",
      "A value cannot be assigned to."
    ])
    assert.deepStrictEqual(told("vec3 v; v.xx = UV; v.xyz.xy = UV; (v).x = 1.0; v.yx += UV;"), [
      "`xx`, with a component twice, cannot be assigned to."
    ])
    assert.deepStrictEqual(told("int i = 1; i++++; bool b = true; b++;"), [
      "A value cannot be assigned to.",
      "`++` does not take a bool."
    ])
    assert.deepStrictEqual(told("float a = f(1.0);", "float f(const float x) { x = 2.0; return x; }"), [
      "`x` is a constant: a shader cannot change it."
    ])
    const writes = "`f()` writes to this argument, so it has to be a variable that can change."
    const f = "uniform float u;\nvoid f(out float x) { x = 1.0; }"
    assert.deepStrictEqual(told("float a; + a = 1.0; f(a); f((a)); f(ALPHA);", f), [])
    for (const value of ["1.0", "u", "UV.x", "ALPHA * 2.0", "sin(1.0)"])
      assert.deepStrictEqual(told(`f(${value});`, f), [writes], value)
    assert.deepStrictEqual(told("float a; float b = modf(1.5, a) + modf(1.5, 2.0);"), [writes.replace("f()", "modf()")])
  })

  it("of arrays have the elements that are given", () => {
    assert.deepStrictEqual(told("float a[2] = {1.0}; float[2] b = {1.0, 2.0, 3.0}; float c[] = {1.0};"), [
      "This array has 2 elements, not 1.",
      "This array has 2 elements, not 3."
    ])
    assert.deepStrictEqual(told("float a[2]; a[2] = 1.0; a[-1] = 1.0; a[1] = 1.0; { float a[3]; a[2] = 1.0; }"), [
      "An index of this array is 0 to 1.",
      "An index of this array is 0 to 1."
    ])
    assert.deepStrictEqual(told("float x = u[3] + UV[0][0];", "uniform float u[3];"), [
      "An index of this array is 0 to 2.",
      "A float has no elements."
    ])
    assert.deepStrictEqual(told("", "uniform float u[2] = {1.0, 2.0};"), [
      "A uniform array takes no value; set it from a script."
    ])
  })

  it("of constants are known before the shader runs", () => {
    const known = (name: string) => `The value of a constant must be a constant expression; \`${name}\` is not.`
    assert.deepStrictEqual(told("float b = 1.0; const float a = b;"), [known("b")])
    assert.deepStrictEqual(told("const float a = u.x * f();", "uniform vec2 u;\nfloat f() { return 1.0; }"), [
      known("u"),
      known("f()")
    ])
    assert.deepStrictEqual(told("const float a = sin(TIME), b = a * vec2(C).x;", "const float C = 1.0;"), [])
  })

  it("of structs are made of their members", () => {
    const S = "struct S { float a; vec2 b[2]; };"
    assert.deepStrictEqual(told("vec2 b[2]; S s = S(1.0, b);", S), [])
    assert.deepStrictEqual(told("S s = S(1.0);", S), ["`S()` takes 2 values, not 1."])
    assert.deepStrictEqual(told("vec2 b[2]; S s = S(1, b);", S), ["An int cannot be assigned to a float. 1.0"])
  })

  it("of varyings are set where Godot allows it", () => {
    assert.deepStrictEqual(told("v.x = 1.0;", "varying vec2 v;\nvoid f() { v.x = 1.0; }"), [
      "`v` is a varying, which can be set only in vertex() or fragment()."
    ])
    assert.deepStrictEqual(told("v = 1.0;", "varying float v;\nvoid vertex() { v = 1.0; v += 1.0; }"), [
      "`v` is set in vertex(); other functions can only read it."
    ])
    assert.deepStrictEqual(
      check("shader_type sky;\nvarying float v;\nvoid sky() { }").map(({ message }) => message),
      ["A sky shader has no varyings."]
    )
  })

  it("of varyings are left alone in a file that others include", () => {
    const code = "varying float v;\nvoid set() { v = 1.0; }\nvoid vertex() { v = 2.0; }\n"
    assert.deepStrictEqual(checkShader({ code, dialect: 4, label: "Godot 4", isIncluded: true }), [])
  })

  it("of functions are those that Godot has", () => {
    assert.deepStrictEqual(told("int i = max(1, 2); float f = max(1, 2);"), [
      "A float cannot be assigned to an int. int(max(1, 2))"
    ])
    assert.deepStrictEqual(told("bool b = any(lessThan(NORMAL, VERTEX)) && all(equal(bvec2(true), bvec2(false)));"), [])
    for (const call of ["any(true)", "not(true)", "lessThan(1.0, 2.0)", "mix(1.0, 2.0, true)", "textureSize(t, 1.0)"]) {
      assert.strictEqual(told(`bool b = true; b = ${call} == ${call};`, "uniform sampler2D t;").length, 2, call)
    }
    assert.deepStrictEqual(told("float x = t * 2.0; vec2 v = vec2(t);", "uniform sampler2D t;"), [
      "`*` does not take sampler2D and float.",
      "`vec2()` does not take (sampler2D)."
    ])
    assert.deepStrictEqual(told("float x = f;", "float f() { return 1.0; }"), ["`f` is a function; call it: `f(...)`."])
    assert.deepStrictEqual(told("", "float f() { return; }"), ["This function returns a float; a value is missing."])
    assert.deepStrictEqual(told("switch (1.0) { case 1: break; }"), ["A `switch` takes an int or a uint, not a float."])
    assert.deepStrictEqual(told("if (ALPHA = 1.0) { } bool b; if (b = true) { }"), [
      "A condition must be a bool in shaders, and this assigns a float. =="
    ])
  })

  it("are not changed by a fix where the operator takes no value at all", () => {
    for (const operator of ["+=", "-=", "*=", "&="]) {
      assert.deepStrictEqual(told(`bool b; b ${operator} 1;`), [`\`${operator}\` does not take bool and int.`])
    }
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
      { numRuns: times(60, 200) }
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
    const chains = (length: number) => spatial(`ALPHA = UV${".length()".repeat(length / 9)};`)
    assert.isUndefined(growth(chains, (code) => check(code), { longest: 70_000 }))
  })
})
