import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { foreignForm } from "../../../src/godot/script/OtherLanguages.ts"
import { parse } from "../../../src/godot/script/Parser.ts"
import type { Dialect } from "../../../src/godot/script/Script.ts"
import { times } from "../../support/effort.ts"

/** The text of the place, an arrow, and what to write there. */
const said = (line: string): string => {
  const form = foreignForm(line, 4)
  return form === undefined ? "" : `${line.slice(form.start, form.end)} -> ${form.fix ?? "?"}`
}

describe("a line of another language", () => {
  it.each([
    ["\tdef jump():", "def -> func"],
    ["function jump() {", "function -> func"],
    ["void jump() {", "void jump -> func jump"],
    ["int add(int a, int b) {", "int add -> func add"],
    ["\tint a = 3", "int a -> var a: int"],
    ["\tvar speed float = 3", "speed float -> speed: float"],
    ["\tvar int speed = 3", "int speed -> speed: int"],
    ["\tvar string name", "string name -> name: String"],
    ['\tstring name = "x"', "string name -> var name: String"],
    ["\tlet z = 3", "let -> var"],
    ["public var x = 1", "public -> ?"],
    ["\tforeach (var i in list):", "foreach -> for"],
    ["\tfor (int i = 0; i < 3; i++):", "for (int i = 0; i < 3; i++): -> ?"],
    ["\tfor i, v in enumerate(list):", "for i, v -> ?"],
    ["\tswitch a:", "switch -> match"],
    ["\t\tcase 1:", "case  -> "],
    ["\t\tdefault:", "default -> _"],
    ["\telse if z:", "else if -> elif"],
    ["\t} else if (a instanceof Date) {", "else if -> elif"],
    ["\tif a instanceof Node:", "instanceof -> is"],
    ["\ttry:", "try -> ?"],
    ['\traise ValueError("x")', "raise -> ?"],
    ["import os", "import -> ?"],
    ["class Bar(Node):", "Bar(Node) -> Bar extends Node"],
    ["\tvar d = new Node()", "new Node -> Node.new"],
    ["\tvar e = a ? 1 : 2", "a ? 1 : 2 -> 1 if a else 2"],
    ["\tif a === b:", "=== -> =="],
    ["\tvar f = (x) => x + 1", "(x) => -> func(x): return"],
    ["\tvar f = (x) => {", "=> -> ?"],
    ["\tif count => 1:", "=> -> >="],
    ['\tvar s = f"hello {x}"', "f -> ?"],
    ["\tvar l = [i for i in range(3)]", " for  -> ?"],
    ["\treturn a ?? b", "?? -> ?"],
    ["\treturn x, y", "x, y -> [x, y]"],
    ["\tif (a == 3) {", "{ -> :"],
    ["\tx = 1 // note", "// -> #"],
    ["var a: Array<int> = []", "Array<int> -> Array[int]"],
    ["var a: string[] = []", "string[] -> Array[String]"],
    ['\tvar p = load("res://x.png" 1)', ""],
    ['\tprint("a ? b : c" 1)', ""],
    ['\tprint(x, end="")', "= -> ?"],
    ["\t$A.foo(bar(1), [2, 3], {x = 1}, width = 3)", "= -> ?"],
    ["@export_range(0, 10, step = 1) var x = 3", "= -> ?"],
    ["var z: int: set = _set_z, get = _get_z x", ""],
    ["var hp: int = 3: set = set_hp, get = get_hp: ", ""],
    ["var d = {x = 1, y = 2 z = 3}", ""],
    ["var d = {a = 1, b = 2}}", ""],
    ["var d = {a = 1, b = 2]", ""],
    ["\tfoo({a = 1, b = 2)", ""],
    ["enum { A, b = 2 c = 3 }", ""],
    ["var y = (x = 3)", ""],
    ["\twhile(x=3):", ""],
    ["constructor(a = 1) {", "{ -> :"],
    ["\tb = 2, c = 3) => int:", "=> -> ->"],
    ["func f(() -> void:", ""],
    ["\tfoo((x) -> x + 1)", "-> -> ?"],
    ['\t\t{"type": "b" ..}:', ""],
    ['\tprint("a" .. b)', ".. -> +"],
    ["var b: Dictionary[int, int] = {", ""],
    ["\treturn {", ""],
    ["\tposition = 1, 2 # where", "1, 2 -> Vector2(1, 2)"],
    ["\tposition = 'a', 2", ""],
    ['\tprint "#1", b # one', 'print "#1", b -> print("#1", b)'],
    ["\treturn a, b # both", "a, b -> [a, b]"],
    ["\tvar list, *rest;", ""],
    ["\tvar all = func(a, ...rest): return rest,", ""],
    ["\tfoo(a, [1], *rest)", "* -> ?"],
    ['\tfoo("a", [{', ""],
    ["enum Kind {", ""]
  ])("%s", (line, expected) => assert.strictEqual(said(line), expected))

  it("says nothing beyond the line, and nothing of a line that is too long", () => {
    assert.isUndefined(foreignForm(`def ${"x".repeat(1000)}():`, 4))
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("def", " ", "new", "A", "(", "?", ":", '"', "{", "case", "=", "é") }),
        (line) => {
          const form = foreignForm(line, 4)
          assert.isTrue(form === undefined || (form.start >= 0 && form.start < form.end && form.end <= line.length))
        }
      ),
      { numRuns: times(90, 300) }
    )
  })
})

describe("what cannot be read", () => {
  const told = (text: string) =>
    parse(text, 4).faults.map(({ start, end, fix }) => `${text.slice(start, end)} -> ${fix ?? "?"}`)

  it("is reported once a line, with what GDScript says", () => {
    assert.deepStrictEqual(told("extends Node\nfunc f():\n\tint a = 3\n\ttry:\n\t\tpass\n\tcatch e:\n\t\tpass\n"), [
      "int a -> var a: int",
      "try -> ?",
      "catch -> ?"
    ])
  })

  it("is told in the words of the version", () => {
    const text = "abstract class A:\n\tpass\nfunc f():\n\tyield return null\n"
    const inVersion = (dialect: Dialect) => parse(text, dialect).faults.map(({ fix, message }) => `${fix} ${message}`)
    assert.deepStrictEqual(inVersion(3), [
      "class GDScript has no such modifier; leave it out.",
      'yield(get_tree(), "idle_frame") Godot 3 waits with yield(object, signal).'
    ])
    assert.deepStrictEqual(inVersion(4), [
      "@abstract Write @abstract.",
      "await get_tree().process_frame GDScript waits with await."
    ])
  })

  it("leaves alone what is right", () => {
    for (const line of ["var def = 1", "let(3)", "print(case)", "var switch := 2", "new(1)", "x.import = 3"]) {
      assert.deepStrictEqual(told(`func f():\n\t${line}\n`), [], line)
    }
  })

  it("knows types of elements, functions in functions and empty conditions", () => {
    assert.deepStrictEqual(
      told("var a: Array[Array[int]]\nvar b: Dictionary[int]\nvar c: int[String]\nvar d: Array[int, int]\n"),
      ["Array[Array[int]] -> Array[Array]", "Dictionary[int] -> ?", "int[String] -> ?", "Array[int, int] -> ?"]
    )
    assert.deepStrictEqual(told("func f():\n\tfunc g(): pass\n\tfunc(): pass\n\tfunc(): pass\n\tassert()\n"), [
      "func g -> var g := func",
      "func -> var run := func",
      "func -> var run2 := func",
      "assert() -> ?"
    ])
  })

  it("waits for signals by their new names", () => {
    const [fault] = parse('func f():\n\tyield(get_tree(), "idle_frame")\n', 4).faults
    assert.strictEqual(fault?.fix, "await get_tree().process_frame")
  })
})
