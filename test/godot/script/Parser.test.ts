import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import type { Expression, Member } from "../../../src/godot/script/Ast.ts"
import { parse } from "../../../src/godot/script/Parser.ts"
import { positionAt } from "../../../src/godot/script/Position.ts"
import type { Dialect, Script } from "../../../src/godot/script/Script.ts"
import { times } from "../../support/effort.ts"

const faultsOf = (text: string, dialect: Dialect = 4) => {
  const script = parse(text, dialect)
  return script.faults.map(({ start, code, fix }) => {
    const { line } = positionAt(script.lineStarts, start)
    return fix === undefined ? [line, code] : [line, code, fix]
  })
}

const namesOf = ({ root }: Script) => root.members.map((one: Member) => `${one.kind} ${one.name.name}`)

/** An expression with brackets around each operation. */
const shown = (node: Expression): string => {
  switch (node.kind) {
    case "binary":
      return `(${shown(node.left)} ${node.operator} ${shown(node.right)})`
    case "unary":
      return `(${node.operator} ${shown(node.operand)})`
    case "ternary":
      return `(${shown(node.value)} if ${shown(node.condition)} else ${shown(node.otherwise)})`
    case "cast":
      return `(${shown(node.value)} as ${node.type.path.map(({ name }) => name).join(".")})`
    case "is":
      return `(${shown(node.value)} is${node.negated ? " not" : ""} ${node.type.path.map(({ name }) => name).join(".")})`
    case "await":
      return `(await ${shown(node.value)})`
    case "attribute":
      return `${shown(node.base)}.${node.name.name}`
    case "index":
      return `${shown(node.base)}[${shown(node.index)}]`
    case "call":
      return `${shown(node.callee)}(${node.arguments.map(shown).join(", ")})`
    case "literal":
      return node.value
    case "identifier":
      return node.name
    case "node":
      return `$${node.path}`
    default:
      return node.kind
  }
}

const expressionOf = (source: string, dialect: Dialect = 4): string => {
  const script = parse(`var x = ${source}\n`, dialect)
  assert.deepStrictEqual(script.faults, [], source)
  const [member] = script.root.members
  return member?.kind === "variable" && member.value !== undefined ? shown(member.value) : "nothing"
}

describe("expressions", () => {
  it("bind as Godot 4 has them bind", () => {
    const cases = [
      ["1 + 2 * 3", "(1 + (2 * 3))"],
      ["-2 ** 2", "(- (2 ** 2))"],
      ["2 ** 3 ** 2", "((2 ** 3) ** 2)"],
      ["not a in b", "(not (a in b))"],
      ["a not in b", "(not (a in b))"],
      ["not a is Node", "(not (a is Node))"],
      ["a is not Node", "(a is not Node)"],
      ["a == b and c or d", "(((a == b) and c) or d)"],
      ["a if b else c if d else e", "(a if b else (c if d else e))"],
      ["a if b else c as Node", "((a if b else c) as Node)"],
      ["1 << 2 + 3", "(1 << (2 + 3))"],
      ["a & b == c", "((a & b) == c)"],
      ["await a.b(1)[2].c", "(await a.b(1)[2].c)"],
      ["$A/B.position.x + %Unique.y", "($A/B.position.x + $%Unique.y)"],
      ["a && !b || c", "((a and (not b)) or c)"],
      ["a.class.match.in", "a.class.match.in"]
    ] as const
    for (const [source, expected] of cases) assert.strictEqual(expressionOf(source), expected)
  })

  it("cast what is right before them in Godot 3", () => {
    assert.strictEqual(expressionOf("a + b as Node", 3), "(a + (b as Node))")
    assert.strictEqual(expressionOf("a if b is Node else c", 3), "(a if (b is Node) else c)")
  })

  it("keep texts without their quotes and escapes", () => {
    for (const [source, expected] of [
      [String.raw`"a\n\t\"\u0041"`, 'a\n\t"A'],
      [String.raw`r"a\n"`, String.raw`a\n`],
      ["'''a\nb'''", "a\nb"],
      ['&"name"', "name"],
      ['^"A/B"', "A/B"]
    ] as const) {
      assert.strictEqual(expressionOf(source), expected)
    }
  })
})

describe("declarations", () => {
  it("are all there, whatever form they have", () => {
    const script = parse(
      `@tool
@icon("res://icon.svg")
class_name Thing extends Node
signal hit(by: Node, power)
enum Kind { A, B = 4, }
enum { LOOSE }
const MAX: int = 3
static var count := 0
@export_range(0, 10) var size := 1.0:
	get:
		return size
	set(value):
		size = value
var alias: int: set = _set_alias, get = _get_alias
@abstract func area() -> float
static func make(a, b := 2, ...rest: Array) -> Thing: return null
class Inner extends Node.Other:
	var deep
	func f(): pass
var last
`,
      4
    )
    assert.deepStrictEqual(script.faults, [])
    assert.strictEqual(script.root.name.name, "Thing")
    assert.isTrue(script.isTool)
    assert.deepStrictEqual(namesOf(script), [
      "signal hit",
      "enum Kind",
      "enum ",
      "constant MAX",
      "variable count",
      "variable size",
      "variable alias",
      "function area",
      "function make",
      "class Inner",
      "variable last"
    ])
  })

  it("keep their names where they are broken, and do not take the next ones with them", () => {
    const script = parse(
      `extends Node
var a = = 1
func b(x, :
	print(x)
func c():
	var y = [1, 2
	return y
var d = 2
`,
      4
    )
    assert.deepStrictEqual(namesOf(script), ["variable a", "function b", "function c", "variable d"])
    assert.deepStrictEqual(
      script.faults.map(({ start }) => positionAt(script.lineStarts, start).line),
      [2, 3, 6]
    )
  })
})

describe("functions", () => {
  it("tell what they assign, their lambdas included, and whether they wait themselves", () => {
    const { root, assigned } = parse(
      "func f():\n\ta = 1\n\tself.m += 2\n\tvar g = func(): b = await s\nfunc h():\n\tif c: await s\n\td.e = 3\n",
      4
    )
    const found = root.members.flatMap((one) =>
      one.kind === "function" ? [[one.name.name, [...one.assigned].sort().join(" "), one.waits]] : []
    )
    assert.deepStrictEqual(found, [
      ["f", "a b", false],
      ["h", "", true]
    ])
    assert.deepStrictEqual([...assigned].sort(), ["a", "b", "e", "m"])
  })

  it("wait in Godot 3 where they yield", () => {
    const [one] = parse('func f():\n\tyield(self, "done")\n', 3).root.members
    assert.isTrue(one?.kind === "function" && one.waits)
  })
})

describe("the syntax of the other version", () => {
  it("is reported with what to write instead", () => {
    assert.deepStrictEqual(faultsOf("tool\nextends Node\n"), [[1, "godot3-syntax", "@tool"]])
    assert.deepStrictEqual(faultsOf("export(int, 1, 5) var a = 1\n"), [
      [1, "godot3-syntax", "@export_range(1, 5) var a: int"]
    ])
    assert.deepStrictEqual(faultsOf("onready var a = $A\n"), [[1, "godot3-syntax", "@onready"]])
    assert.deepStrictEqual(faultsOf("var a setget set_a, get_a\n"), [
      [1, "godot3-syntax", ": set = set_a, get = get_a"]
    ])
    assert.deepStrictEqual(faultsOf("func f():\n\tyield(a, 'b')\n"), [[2, "godot3-syntax", "await a.b"]])
    assert.deepStrictEqual(faultsOf("func f():\n\t.f()\n"), [[2, "godot3-syntax", "super."]])
    assert.deepStrictEqual(faultsOf("func f():\n\tawait a.b\n", 3), [[2, "godot4-syntax", 'yield(a, "b")']])
    assert.deepStrictEqual(faultsOf("@onready var a = 1\n", 3), [[1, "godot4-syntax", "onready"]])
  })

  it("leaves names alone that are words of the other version", () => {
    assert.deepStrictEqual(faultsOf("var export = 1\nvar tool = 2\nfunc remote(): return export\n"), [])
    assert.deepStrictEqual(faultsOf("var await = 1\nvar super_ = await\n", 3), [])
  })
})

describe("the fix of a call in the head of _init", () => {
  it.each(["\n", "\r\n", "\r"])("indents the call as the body is indented, after lines that end with %j", (end) => {
    const text = "class A extends B:\n\tfunc _init(a).(a):\n\t\tpass\n".replaceAll("\n", end)
    const { faults } = parse(text, 4)
    assert.strictEqual(faults.find(({ code }) => code === "godot3-syntax")?.fix, ":\n\t\tsuper(a)")
  })
})

describe("any text", () => {
  const words = fc.constantFrom(
    ..."func var if else : ( ) [ ] { } , . = := + - not in is as await return \n\t \n \" ' # @export $ % \\ ; match _ 1 a \r\n \0 \ud800".split(
      " "
    ),
    "\n\t",
    "\n",
    " "
  )

  it("is read without an error, and every place lies within it", () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), fc.constantFrom<Dialect>(3, 4), (parts, dialect) => {
        const text = parts.join("")
        const script = parse(text, dialect)
        for (const { start, end } of [...script.faults, ...script.comments]) {
          assert.isTrue(start >= 0 && start <= end && end <= text.length)
        }
        for (const { start, end, name } of script.root.members) {
          assert.isTrue(start <= end && end <= text.length)
          assert.strictEqual(text.slice(name.start, name.end), name.name)
        }
      }),
      { numRuns: times(150, 400) }
    )
  })

  it("gives a keyword in the place of a name no name", () => {
    for (const code of ["var if = 1\n", "func if(): pass\n", "signal if\n"]) {
      const { faults, root } = parse(code, 4)
      assert.lengthOf(faults, 1)
      for (const { name } of root.members) assert.strictEqual(code.slice(name.start, name.end), name.name)
    }
  })

  it("ends every block, also one that ends with an annotation", () => {
    for (const dialect of [3, 4] as const) {
      for (const after of ["", "(", "\n", "\n\n\t@y\n"]) {
        assert.isNotEmpty(parse(`func f(a):\n\tmatch a:\n\t\t@x${after}`, dialect).faults)
      }
      const { members } = parse("func f(a):\n\tmatch a:\n\t\t@x\nfunc g():\n\tpass\n", dialect).root
      assert.deepStrictEqual(
        members.map(({ name }) => name.name),
        ["f", "g"]
      )
    }
  })

  it("is read in bounded time and stack", () => {
    const texts = [
      `var a = ${"1 + ".repeat(20_000)}1\n`,
      `var a = b${".c".repeat(20_000)}\n`,
      `var a = ${"(".repeat(10_000)}${")".repeat(10_000)}\n`,
      `var a = ${"[".repeat(10_000)}`,
      `var a = ${"not ".repeat(20_000)}b\n`,
      `var a = ${"x if y else ".repeat(20_000)}z\n`,
      `var a = ${"func(): return ".repeat(5000)}1\n`,
      Array.from({ length: 2000 }, (_, i) => `${"\t".repeat(i)}if a:\n`).join(""),
      "a".repeat(256 * 1024),
      `# ${"x".repeat(256 * 1024)}`,
      `var a = "${"x\\n".repeat(80_000)}`,
      "\0".repeat(10_000),
      "\ud800".repeat(10_000),
      "var a = 1\r\nvar b = 2\rvar c = 3\nvar d\r\n\r"
    ]
    const before = process.cpuUsage()
    for (const text of texts) for (const dialect of [3, 4] as const) parse(text, dialect)
    assert.isBelow(process.cpuUsage(before).user / 1000, 8000)
  })

  it.each([
    ["blocks on one line", 4, "func f(a):\n\t", "if a: "],
    ["loops on one line", 4, "func f(a):\n\t", "for i in a: "],
    ["branches without an if", 3, "func f(a):\n\t", "elif a: "],
    ["classes on one line", 4, "", "class A: "],
    ["annotations", 4, "", "@a "],
    ["annotations in a function", 3, "func f(a):\n\t", "@a "],
    ["annotations in a match", 4, "func f(a):\n\tmatch a:\n\t\t", "@a "],
    ["setters", 4, "var a: ", "set = f, "],
    ["powers in Godot 3", 3, "var a = ", "a ** "],
    ["tests in Godot 3", 3, "var a = ", "a is not "]
  ] as const)("is read in bounded stack and memory: %s", (_, dialect, head, part) => {
    const text = head + part.repeat(20_000)
    const { faults } = parse(text, dialect)
    const fixes = faults.reduce((sum, { fix = "" }) => sum + fix.length, 0)
    assert.isBelow(fixes, 100 * text.length)
    const last = faults.reduce((furthest, { end }) => Math.max(furthest, end), 0)
    assert.isAtMost(last, text.length)
  })

  it("refuses what is nested too deeply, once", () => {
    const faults = parse(`var a = ${"(".repeat(300)}1${")".repeat(300)}\nvar b = 1\n`, 4).faults
    assert.strictEqual(faults.length, 1)
    assert.match(faults[0]?.message ?? "", /nested more than 200/)
  })
})
