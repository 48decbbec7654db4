import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { preprocess, renderers } from "../../../src/godot/shader/Preprocessor.ts"
import { checkShader } from "../../../src/godot/shader/ShaderCheck.ts"
import { tokenize } from "../../../src/godot/shader/ShaderTokens.ts"
import { growth } from "../../support/growth.ts"

const files: Readonly<Record<string, string>> = {
  "a.gdshaderinc": "#define TWICE(x) (x * 2.0)\nfloat twice(float x) { return TWICE(x); }\n",
  "b.gdshaderinc": '#include "a.gdshaderinc"\n',
  "loop.gdshaderinc": '#include "loop.gdshaderinc"\n#include "loop.gdshaderinc"\n',
  "broken.gdshaderinc": "float broken( { return 1 }\n",
  "open.gdshaderinc": "#ifdef A\n"
}

const includes = (path: string) => {
  const text = files[path]
  return text === undefined ? undefined : { path, text }
}

/** The tokens of a text after the preprocessor; the message of a directive that is refused, `unknown` for another. */
const read = (code: string, renderer = 0, isIncluded = false): string => {
  const found = preprocess({ code, tokens: tokenize(code), includes, isIncluded, renderer })
  return "tokens" in found ? found.tokens.map(({ text }) => text).join(" ") : (found.message ?? "unknown")
}

/** Whether Godot reads the lines of `#if condition` after some directives; `unknown` where that is not known. */
const holds = (condition: string, before = ""): string => read(`${before}\n#if ${condition}\nyes\n#else\nno\n#endif`)

/** `line message fix` of each finding in a shader. */
const told = (text: string, body = "") => {
  const code = `shader_type spatial;\n${text}\nvoid fragment() {\n${body}\n}\n`
  return checkShader({ code, dialect: 4, label: "Godot 4", includes }).map(({ start, message, fix }) =>
    [code.slice(0, start).split("\n").length, message, ...(fix === undefined ? [] : [fix])].join(" ")
  )
}

describe("macros of a shader", () => {
  it("are replaced by what they stand for, as often as one leads to another", () => {
    assert.strictEqual(read("#define A B\n#define B 1.0 // One.\nA + A1;"), "1.0 + A1 ;")
    assert.strictEqual(read("A\n#define A 1\nA\n#undef A\nA\n#define A\n#define B A\nB ;"), "A 1 A ;")
    assert.strictEqual(read("#define SUM 1.0 + \\\n  2.0 /* Three. */\nSUM;"), "1.0 + 2.0 ;")
    assert.strictEqual(
      read("#define P(x, y) (x * y)\nP( a.x , P(1, max(b, c)) );"),
      "( a . x * ( 1 * max ( b , c ) ) ) ;"
    )
    assert.strictEqual(
      read("#define G(x) F(x)\n#define F(x) sin(x)\n#define H F\nG (1) + H(2);"),
      "sin ( 1 ) + sin ( 2 ) ;"
    )
    assert.strictEqual(read("#define JOIN(a, b) a##_ ## b\nJOIN(x, 1);"), "x_1 ;")
    assert.strictEqual(read("#define F(A) A\n#define A 1\nF(2);"), "2 ;")
  })

  it("that Godot does not take are told", () => {
    assert.strictEqual(read("#define A B\n#define B A\nA;"), "The macro `A` expands to itself.")
    assert.strictEqual(read("#define A 1\n#define A 1\n"), "The macro `A` is defined twice.")
    const count = "The macro `F` takes 2 arguments, all on one line."
    for (const use of ["F(1)", "F(1, 2, 3)", "F", "F(1,)", "F(1,\n2)", "F((1, 2)"]) {
      assert.strictEqual(read(`#define F(x, y) x\n${use};`), count, use)
    }
    assert.deepStrictEqual(told("#define A 1\n#define A 2"), ["3 The macro `A` is defined twice."])
  })

  it("of a form that is not known leave everything unknown", () => {
    for (const text of [
      "#define F() 1\nF()",
      "#define F(...) 1",
      "#define S(x) #x\nS(1)",
      "#define 1A 1",
      "# define A 1",
      "a; #define A 1",
      "#define C a##+\nC",
      "#pragma disable_preprocessor",
      "#define A 1 /* open\n*/"
    ]) {
      assert.strictEqual(read(text), "unknown", text)
    }
  })
})

describe("the branches of a shader", () => {
  it("are those whose conditions hold", () => {
    assert.strictEqual(read("#define A\n#ifdef A\n1\n#else\n2\n#endif\n#ifndef A\n3\n#endif\n4"), "1 4")
    assert.strictEqual(read("#define A 2\n#if A == 1\n1\n#elif A == 2\n2\n#elif A == 2\n3\n#else\n4\n#endif"), "2")
    assert.strictEqual(
      read("#if 0\n#if FOO\n' @ don't\n#else\n1\n#endif\n#include \"x\"\n#error e\n#else\n2\n#endif"),
      "2"
    )
    assert.strictEqual(read("a +\n#if 1\nb\n#endif\n;"), "a + b ;")
    assert.deepStrictEqual(told("#if 0\n@ \u00e4 void f( {\n#endif"), [])
  })

  it("have conditions of numbers, texts and macros", () => {
    for (const [condition, before] of [
      ["1"],
      ["true and not false"],
      ["A > 1 && A < 5 || x", "#define A 3\n#define x 0"],
      ["(A == 2) || (A == 3)", "#define A 3"],
      ["A * 2 + 1 == 7 - -0", "#define A 3"],
      ["A & 1 == 1", "#define A 3"],
      ["0x10 == 16u && 2.5f > 2"],
      ['A == "x"', '#define A "x"'],
      ["defined(A) && !defined( B ) && defined A", "#define A"],
      ["F(2)", "#define F(x) (x > 1)"],
      ["!A == 2", "#define A 3"],
      ["4 / 2 + 5 % 3 == 1 << 2 | 0 ^ 0"],
      ["1 < 2 == true"]
    ]) {
      assert.strictEqual(holds(condition ?? "", before), "yes", condition)
    }
    for (const condition of ["0", "1 == 2", "-1 > 0", "!1", "1 >= 2", "1 <= 0", "1 != 1", "1 - 1", "8 >> 4", '""']) {
      assert.strictEqual(holds(condition), "no", condition)
    }
    for (const condition of [
      "",
      "1 ? 1 : 0",
      "1 == true",
      "5 / 2 == 2",
      "1 +",
      "(1",
      "1 2",
      "@",
      "true < 2",
      '-"a"',
      "defined(A"
    ]) {
      assert.strictEqual(holds(condition), "unknown", condition)
    }
    assert.include(holds("SHADOWS > 1"), "`SHADOWS` is not defined here")
    assert.strictEqual(read("#ifdef A && B\n#endif"), "unknown")
  })

  it("that do not match are told", () => {
    assert.strictEqual(read("#if 1\n"), "This `#if` has no `#endif`.")
    assert.strictEqual(read("#endif\n"), "This `#endif` has no `#if` before it.")
    assert.strictEqual(read("#if 1\n#else\n#elif 1\n#endif"), "This `#elif` has no `#if` before it.")
    assert.deepStrictEqual(told("#ifdef A"), ["2 This `#if` has no `#endif`."])
  })

  it("of one renderer are read with the others", () => {
    const code = "#if CURRENT_RENDERER == RENDERER_COMPATIBILITY\n1\n#else\n2\n#endif"
    assert.deepStrictEqual(
      Array.from(renderers.keys(), (renderer) => read(code, renderer)),
      ["1", "2", "2"]
    )
    const branches = (first: string, other: string, after = "") =>
      told("", `#if CURRENT_RENDERER == RENDERER_MOBILE\n${first}\n#else\n${other}\n#endif\n${after}`)
    assert.deepStrictEqual(branches("float a = 1;", "float a = 2;", "ALPHA = a;"), [
      "5 An int cannot be assigned to a float. 1.0",
      "7 An int cannot be assigned to a float. 2.0"
    ])
    // A project that has one renderer is not told of the others.
    assert.deepStrictEqual(branches("float a = 1.0;", "", "ALPHA = a;"), [])
    assert.deepStrictEqual(branches("float a = 1.0;", "", "ALPHA = b;"), ["9 `b` is not declared."])
    assert.deepStrictEqual(told("", "int a = CURRENT_RENDERER + RENDERER_MOBILE;"), [])
  })
})

describe("the files that a shader includes", () => {
  it("are read where they are included", () => {
    assert.deepStrictEqual(told('#include "b.gdshaderinc"', "ALPHA = twice(1.0) + TWICE(2.0);"), [])
    assert.deepStrictEqual(told('#include "b.gdshaderinc"', "ALPHA = twise(1.0) + twice(UV);"), [
      "4 `twise()` is not a shader function of Godot 4. twice",
      "4 `twice()` does not take (vec2)."
    ])
    assert.deepStrictEqual(told('#include "a.gdshaderinc"\nfloat twice(float y) { return y; }'), [
      "3 `twice` is declared twice."
    ])
  })

  it("are not told of themselves", () => {
    assert.deepStrictEqual(told('#include "broken.gdshaderinc"', "ALPHA = 1"), [])
    assert.deepStrictEqual(told('#include "open.gdshaderinc"', "ALPHA = 1;"), [
      "4 An int cannot be assigned to a float. 1.0"
    ])
  })

  it("leave names unknown where they are not found", () => {
    const code = '#include "none.gdshaderinc"\n'
    assert.deepStrictEqual(told(code, "ALPHA = help(thing);"), [])
    assert.strictEqual(read(`${code}#ifdef A\n#endif`), "unknown")
    assert.strictEqual(read(`${code}#define A 1\n#ifdef A\n1\n#endif`), "1")
    assert.strictEqual(read("#ifdef A\n#endif", 0, true), "unknown")
  })

  it("are told where they certainly do not exist, in the lines that are read", () => {
    const code =
      '#include "a.gdshaderinc"\n#if CURRENT_RENDERER == 1\n#include "b.gdshaderinc"\n#endif\n#if 0\n#include "c.gdshaderinc"\n#endif'
    const missing = (written: string) => (written.startsWith("a") ? includes(written) : { path: `res://${written}` })
    assert.deepStrictEqual(
      checkShader({ code: `shader_type spatial;\n${code}\n`, dialect: 4, label: "Godot 4", includes: missing }).map(
        ({ code: kind, message }) => [kind, message]
      ),
      [["missing-file", "There is no file res://b.gdshaderinc."]]
    )
  })

  it("are not looked for where no path in quotes is written", () => {
    const asked: Array<string> = []
    const missing = (written: string) => {
      asked.push(written)
      return { path: "res://shaders" }
    }
    for (const line of ["<a.gdshaderinc>", "A", '""', '"a.gdshaderinc";'])
      assert.deepStrictEqual(
        checkShader({
          code: `shader_type spatial;\n#include ${line}\n`,
          dialect: 4,
          label: "Godot 4",
          includes: missing
        }),
        [],
        line
      )
    assert.deepStrictEqual(asked, [])
  })

  it("end where they include themselves", () => {
    assert.strictEqual(read('#include "loop.gdshaderinc"\n1'), "1")
  })
})

describe("what is wrong with what a macro stands for", () => {
  it("is told once, at its name, without a fix", () => {
    assert.deepStrictEqual(told("#define ONE 1", "float a = ONE;\nfloat b = ONE;"), [
      "4 An int cannot be assigned to a float. This is in the expansion of the macro `ONE`."
    ])
    assert.deepStrictEqual(told("#define SQUARE(x) (x * x)", "float a = SQUARE(b);"), ["4 `b` is not declared."])
  })

  it("is told of its arguments with a fix", () => {
    assert.deepStrictEqual(told("#define SINE(x) (sin(x) * 2.0)", "float a = SINE(TIME * 2);"), [
      "4 `*` does not take float and int. 2.0"
    ])
    assert.deepStrictEqual(told("#define TEN 10.0", "float a = TEN * 2;"), ["4 `*` does not take float and int. 2.0"])
    assert.deepStrictEqual(told("#define SUM a + b", "float a, b; vec2 v = SUM;"), [
      "4 A float cannot be assigned to a vec2. This is in the expansion of the macro `SUM`."
    ])
    assert.deepStrictEqual(told("#define SECOND(x, y) (y * x)", "float a = SECOND(UV, NORMAL);").length, 1)
  })
})

describe("the preprocessor of shaders", () => {
  it("takes time and tokens in proportion to the text", () => {
    const doubling = Array.from({ length: 40 }, (_, i) => `#define A${i + 1} A${i} A${i}`).join("\n")
    assert.strictEqual(read(`#define A0 1\n${doubling}\nA40`), "unknown")
    assert.strictEqual(read(`#define A0\n${doubling}\nA40`), "unknown")
    const sums = doubling.replace(/ (A\d+)$/gm, " + $1")
    assert.strictEqual(read(`#define A0 1\n${sums}\n${"#if A12\n1\n#endif\n".repeat(100)}`), "unknown")
    assert.strictEqual(read(`#define F(x) ${"x ".repeat(500)}\nF(${"1 ".repeat(500)})`), "unknown")
    for (const part of [
      "#if 1\n",
      "#if 0\n",
      "#define A(x) x\n",
      "#else\n",
      "A(A(",
      "#if ((((\n",
      "A A A ",
      "/* ",
      '" \\" '
    ]) {
      const text = (length: number) => `#define A 1\n#if 1\n${part.repeat(Math.ceil(length / part.length))}`
      assert.isUndefined(
        growth(text, (code) => read(code), { longest: 70_000 }),
        part
      )
    }
  })

  it("never throws", () => {
    const piece = fc.constantFrom(
      ...'#if|#ifdef A|#elif 1|#else|#endif|#define A 1|#define F(x) x##x|#undef A|#include "a.gdshaderinc"|A|F(1)|F(|)|\n|a|;|@|!|CURRENT_RENDERER'.split(
        "|"
      )
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const code = pieces.join("\n")
        for (const { start, end } of checkShader({ code, dialect: 4, label: "", includes })) {
          assert.isTrue(start >= 0 && start <= end && end <= code.length)
        }
      })
    )
  })
})
