import { assert, describe, it } from "@effect/vitest"
import { check, checkInSteps } from "../../../src/godot/check/Check.ts"
import type { ReferenceView } from "../../../src/godot/check/CheckInput.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"
import { sampled, times } from "../../support/effort.ts"
import { growth } from "../../support/growth.ts"

let known: ReadonlyMap<string, ReferenceView> | undefined

const reference = (version: "4.5" | "3.2" | "4.1"): ReferenceView => {
  known ??= new Map((["4.5", "3.2", "4.1"] as const).map((one) => [one, readReference(corpus(`godot-${one}`), one)]))
  const found = known.get(version)
  if (found === undefined) throw new Error(`no reference ${version}`)
  return found
}

/** `line code`, with the fix where there is one. */
const told = (code: string, version: "4.5" | "3.2" | "4.1" = "4.5") =>
  check({ code, reference: reference(version) }).diagnostics.map(({ line, code: one, fix }) =>
    fix === undefined ? `${line} ${one}` : `${line} ${one} -> ${fix}`
  )

const inFunction = (body: string, head = "extends Node") =>
  `${head}\nfunc f(a, n: Node, i: int, s: String):\n\t${body}\n`

/** Returns lines that are made one after another. */
const chain = (length: number, line: (i: number) => string): string =>
  Array.from({ length }, (_, i) => line(i)).join("")

describe.skipIf(corpora === undefined)(onCorpora("a check against Godot 4.5"), () => {
  it("knows what Godot 3 called otherwise", () => {
    assert.deepStrictEqual(told("extends Spatial\nfunc f():\n\ttranslation = Vector3.ZERO\n"), [
      "1 unknown-type -> Node3D",
      "3 unknown-identifier -> position"
    ])
    assert.deepStrictEqual(told(inFunction("return OS.get_ticks_msec()")), ["3 unknown-member -> Time.get_ticks_msec"])
    assert.deepStrictEqual(told(inFunction("return parse_json(s)")), ["3 unknown-function -> JSON.parse_string"])
    assert.deepStrictEqual(told(inFunction("return rand_range(0, 1)")), ["3 unknown-function -> randf_range"])
  })

  it("names no function in place of a class", () => {
    const lists = "extends Node\nclass Lists:\n\tclass Slot:\n\t\tpass\n\tstatic func entry():\n\t\tpass\n"
    const use = (value: string) => told(`${lists}func f():\n\treturn Lists.${value}\n`)
    assert.deepStrictEqual(use("Entry.new()"), ["8 unknown-member"])
    assert.deepStrictEqual(use("slot.new()"), ["8 unknown-member -> Slot"])
    assert.deepStrictEqual(use("Entry()"), ["8 unknown-member -> entry"])
  })

  it("knows the types of values on their way", () => {
    assert.deepStrictEqual(told(inFunction("return s.length().foo")), ["3 unknown-member"])
    assert.deepStrictEqual(told(inFunction("var t := Timer.new()\n\tt.wait_tiem = 1.0")), [
      "4 unknown-member -> wait_time"
    ])
    assert.deepStrictEqual(told(inFunction("i = 'text'")), ["3 assign-type"])
    assert.deepStrictEqual(told(inFunction("return i + s")), ["3 operand-type -> str(i) + s"])
    assert.deepStrictEqual(told(inFunction("return n as int")), ["3 cast"])
    assert.deepStrictEqual(told(inFunction("for x in true:\n\t\tpass")), ["3 not-iterable"])
    assert.deepStrictEqual(told(inFunction("return Vector2.ZERRO")), ["3 unknown-member -> ZERO"])
    assert.deepStrictEqual(told(inFunction("return Node.add_child(n)")), ["3 static-call"])
  })

  it("compares functions with those of the parent", () => {
    assert.deepStrictEqual(told("extends Node\nfunc _process():\n\tpass\n"), [
      "2 override-signature -> _process(delta: float) -> void"
    ])
    assert.deepStrictEqual(told("extends Node\nfunc _process(_delta: float, _more = 1) -> void:\n\tpass\n"), [])
    assert.deepStrictEqual(told("extends Node\nfunc get_parent():\n\treturn null\n"), ["2 native-override"])
    const meant = '@warning_ignore("native_method_override")'
    assert.deepStrictEqual(told(`extends Node\n${meant}\nfunc get_parent():\n\treturn null\n`), [])
    assert.deepStrictEqual(told("extends Node\nvar name = 1\n"), ["2 member-exists"])
  })

  it("compares no class with itself where classes extend each other", () => {
    assert.deepStrictEqual(told("class A extends B:\n\tvar a\n\tfunc f(): pass\nclass B extends A:\n\tvar b\n"), [
      "1 unknown-type",
      "4 unknown-type"
    ])
    assert.deepStrictEqual(told("class A extends B:\n\tvar a\nclass B extends A:\n\tvar a\n"), [
      "1 unknown-type",
      "2 member-exists",
      "3 unknown-type",
      "4 member-exists"
    ])
  })

  it("follows every way through a function", () => {
    assert.deepStrictEqual(told("func f(a) -> int:\n\tif a:\n\t\treturn 1\n"), ["1 missing-return"])
    assert.deepStrictEqual(told("func f(a) -> int:\n\tmatch a:\n\t\t1: return 1\n\t\t_: return 2\n"), [])
    // Godot does not look whether a loop ends.
    assert.deepStrictEqual(told("func f() -> int:\n\twhile true:\n\t\treturn 1\n"), ["1 missing-return"])
    assert.deepStrictEqual(told("func f() -> int:\n\twhile true:\n\t\tpass\n\treturn 1\n"), [])
  })

  it("keeps silent where a name may be the user's", () => {
    const report = check({
      code: inFunction("Score.value = helper(a).anything\n\tn.custom()"),
      reference: reference("4.5")
    })
    assert.deepStrictEqual(
      report.diagnostics.map(({ code }) => code),
      ["unknown-function"]
    )
    assert.deepStrictEqual(report.unverified, ["Score"])
  })

  it("keeps silent where the comment says so", () => {
    assert.deepStrictEqual(told(inFunction("i = 'text' # godot-check: ignore assign-type")), [])
    assert.deepStrictEqual(told(inFunction("i = 'text' # godot-check: ignore cast")), ["3 assign-type"])
    assert.deepStrictEqual(told(inFunction("# godot-check: ignore assign-type\n\ti = 'text'")), [])
  })

  it("reports the same message once, and the rest by their places", () => {
    const { diagnostics, errors } = check({
      code: inFunction("print(deg2rad(1))\n\tprint(deg2rad(2))"),
      reference: reference("4.5")
    })
    assert.strictEqual(errors, 2)
    assert.deepStrictEqual(
      diagnostics.map(({ line, also }) => [line, also]),
      [[3, ["4:8"]]]
    )
  })

  it("keeps its answer within the budget", () => {
    const code = `extends Node\n${Array.from({ length: 100 }, (_, i) => `var a${i}: int = "${i}"\n`).join("")}`
    const { diagnostics, omitted, errors } = check({ code, reference: reference("4.5") })
    assert.strictEqual(errors, 100)
    assert.isAtMost(diagnostics.length, 40)
    assert.isAtMost(JSON.stringify(diagnostics).length, 6100)
    assert.deepStrictEqual(omitted, { "assign-type": 100 - diagnostics.length })
  })

  it("takes the names of JavaScript's own properties for names like any others", () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      const code = `extends Node
export(int, ${name}) var a
export(${name}) var b: ${name} = ${name}.new()
@${name}
@rpc("${name}")
func ${name}(c: ${name}, d: Array[${name}]):
	yield(self, "${name}")
	List<${name}> e = ${name}
	c.${name}().${name} = Input.${name}(self.${name})
	Vector2().${name}("%${name[0]}" % "\\${name[0]}")
	connect("${name}", self, "${name}")
	TileMapLayer.${name}(Color.${name}, ${name} as ${name})
	return ${name} is ${name}
`
      for (const version of ["3.2", "4.5"] as const) {
        const answer = JSON.stringify(check({ code, reference: reference(version) }))
        assert.match(answer, new RegExp(`\\b${name}\\b`))
        assert.notMatch(answer, /native code|\[object |NaN|undefined/)
      }
    }
  })

  it("walks through constants of any length", () => {
    const chains = [
      ["1", " + 1"],
      ['"a"', ' + "b"'],
      ["[1]", "[0]"],
      ["1", " as int"],
      ["Vector2()", ".x"]
    ] as const
    for (const version of ["3.2", "4.5"] as const) {
      for (const [first, link] of version === "4.5" ? chains : sampled(chains, 3)) {
        const value = `${first}${link.repeat(12_000)}`
        const code = `extends Node\nconst A = ${value}\nenum { B = ${value} }\nfunc f(): return preload(${value})\n`
        assert.isBelow(JSON.stringify(check({ code, reference: reference(version) })).length, 8000)
      }
      const sum = " + 1".repeat(12_000)
      assert.deepStrictEqual(told(`extends Node\nconst A = 1${sum}\nenum { B = 1${sum} }\n`, version), [])
      assert.deepStrictEqual(told(`extends Node\nvar a = 1\nconst B = a${sum}\n`, version), ["3 assign-constant"])
    }
  })

  it("knows no more of a class than the reference does whose parent it lacks", () => {
    const probe = "@onready var a: ReflectionProbe = $A\n@export var b: ReflectionProbe\n@export var c: Node\n"
    for (const base of ["Node", "ReflectionProbe"]) {
      assert.deepStrictEqual(told(`extends ${base}\n${probe}func f():\n\treturn $B\n`, "4.1"), [])
    }
    assert.deepStrictEqual(told("extends Resource\n@onready var a = 1\n", "4.1"), ["2 syntax"])
    assert.deepStrictEqual(told("extends Node\n@onready var a: Resource = $A\n", "4.1"), ["2 assign-type"])
  })

  it("takes a key without quotes for no raw string", () => {
    assert.deepStrictEqual(told("extends Node\nvar a = {red = 1, r = 2}\n", "4.1"), [])
  })

  it("walks through containers of any length", () => {
    for (const link of [" + [1]", ".duplicate()", "[0]", " if a else [1]"]) {
      const value = `[1]${link.repeat(12_000)}`
      const code = `extends Node\nfunc f(a: Array[int]) -> Array[int]:\n\tvar b: Array[int] = ${value}\n\tf(${value})\n\treturn ${value}\n`
      assert.isBelow(JSON.stringify(check({ code, reference: reference("4.5") })).length, 8000)
    }
  })

  it("takes no longer for a name where many functions or values are", () => {
    const inputs: ReadonlyArray<(count: number) => string> = [
      (count) => chain(count, (i) => `func f${i}():\n\tvar own${i} = 1\n\tprint(own${(i + 1) % count})\n`),
      (count) => `enum E {${chain(count, (i) => `A${i},`)}}\nfunc f():\n${chain(count, (i) => `\tprint(E.A${i})\n`)}`,
      (count) => `func f(s: String):\n${chain(count, (i) => `\tvar a${i} := s.find("a")\n\tif a${i} == null: pass\n`)}`
    ]
    for (const input of inputs) {
      const work = (code: string) => check({ code: `extends Node\n${code}`, reference: reference("4.5") })
      assert.isUndefined(growth(input, work, { from: 500, longest: 16_000 }))
    }
  })

  it("answers to texts that are as bad as can be", () => {
    const many = times(10_000, 20_000)
    const texts = [
      `extends Node\nvar a = ${"1 + ".repeat(many)}1\n`,
      `extends Node\nvar a = Node${".c".repeat(many)}\n`,
      ...["1 + 1", "a.b", "a.b()", "a[0]", "a.bind(1)"].map(
        (text) => `extends Button\nvar v := ${text}${text.slice(1).repeat(many)}\n`
      ),
      `extends Button\nfunc f():\n\tpressed.connect(f${".bind(1)".repeat(many)})\n`,
      `extends Node\nvar a = b${"()".repeat(many)}\n`,
      `extends Node\nvar a = ${"(".repeat(10_000)}`,
      "a".repeat(256 * 1024),
      `extends Node\nfunc f():\n\tprint(none)\n# ${"é".repeat(200_000)}\n`,
      `${" ".repeat(200_000)}\nextends Node\n`,
      `extends Node\nfunc f(x):\n\treturn x${" and x is Node".repeat(4000)}\n`,
      `extends Node\nfunc f():\n${Array.from({ length: 1200 }, (_, i) => `\tfoo_bar${i}(1)\n`).join("")}`,
      `extends Node\n${chain(2500, (i) => `var v${i} := v${i + 1}\n`)}var v2500 := 1\n`,
      `extends Node\n${chain(2500, (i) => `const C${i} = C${i + 1}\n`)}const C2500 = 1\n`,
      `extends Node\n${chain(60, (i) => `var v${i} := ${"[".repeat(190)}v${i + 1}${"]".repeat(190)}\n`)}var v60 := 1\n`,
      `extends Node\n${chain(1500, (i) => `func f${i}(a := f${i + 1}(1)): pass\n`)}func f1500(a := 1): pass\n`,
      "\0\ud800\r\n\r".repeat(1000),
      "class A extends B:\n\tpass\nclass B extends A:\n\tpass\nvar a: A = B.new().x\n",
      "const A = B\nconst B = A\nvar x := y\nvar y := x\nenum E { A = E.A }\n",
      "class_name A extends A\nfunc f(): return super.f()\n"
    ]
    const before = process.cpuUsage()
    for (const code of texts) {
      const answer = check({ code, reference: reference("4.5") })
      assert.isBelow(JSON.stringify(answer).length, 8000)
    }
    const { user } = process.cpuUsage(before)
    assert.isBelow(user / 1000, 8000)
  })
})

describe.skipIf(corpora === undefined)(onCorpora("a check against Godot 3.2"), () => {
  it("accepts the syntax of Godot 3", () => {
    assert.deepStrictEqual(
      told("tool\nextends Spatial\nexport var a = 1\nfunc f():\n\tyield(get_tree(), 'idle_frame')\n", "3.2"),
      []
    )
    assert.deepStrictEqual(told("extends Node\n@export var a = 1\n", "3.2"), ["2 godot4-syntax -> export"])
    assert.deepStrictEqual(told("extends Node3D\n", "3.2"), ["1 unknown-type -> Spatial"])
    assert.deepStrictEqual(told("extends Sprite\nfunc f():\n\tqueue_redraw()\n", "3.2"), [
      "3 unknown-function -> update"
    ])
  })
})

describe.skipIf(corpora === undefined)(onCorpora("a check in steps"), () => {
  it("finds what a check at once finds, and lets others have their turn at each part of a script", () => {
    const part = (i: number) => `func f${i}():\n\tnope${i}()\nclass C${i}:\n\tvar a := g${i}\n`
    const input = { code: `extends Node\n${chain(30, part)}`, path: "res://a.gd", reference: reference("4.5") }
    const steps = checkInSteps(input)
    let turns = 0
    for (let step = steps.next(); ; step = steps.next(), turns++) {
      if (step.done !== true) continue
      assert.deepStrictEqual(step.value, check(input))
      break
    }
    // Each of the 60 members of the script is parsed and checked, each of the 30 within them checked.
    assert.isAtLeast(turns, 150)
  })
})

describe.skipIf(corpora === undefined)(onCorpora("a check against a reference with gaps"), () => {
  it("reports syntax that is younger than the reference", () => {
    const code = "@abstract class A:\n\tpass\nfunc f(...rest): pass\nvar d: Dictionary[String, int] = {}\n"
    assert.deepStrictEqual(told(code, "4.1"), ["1 unknown-annotation", "3 syntax", "4 syntax -> Dictionary"])
    const later = "func f(x):\n\tfor i: int in 3: pass\n\tmatch x:\n\t\t1 when true: pass\n\treturn x is not Node\n"
    assert.deepStrictEqual(told(later, "4.1"), ["2 syntax -> i", "4 syntax", "5 syntax -> not x is Node"])
    const raw = 'extends Node\nconst R = r"a\\d\\"\\\\"\n'
    assert.deepStrictEqual(told(raw, "4.1"), [String.raw`2 syntax -> "a\\d\\\"\\\\"`])
    assert.deepStrictEqual(told(raw, "3.2"), [String.raw`2 godot4-syntax -> "a\\d\\\"\\\\"`])
    assert.deepStrictEqual(told(raw), [])
    const filled = 'func f(x):\n\tvar a := "%s" % x\n\tvar b := x % 2\n\treturn a + b\n'
    assert.deepStrictEqual(told(filled, "4.1"), ["2 assign-type -> =", "3 assign-type -> ="])
    assert.deepStrictEqual(told(filled), ["3 assign-type -> ="])
    assert.deepStrictEqual(told(later), [])
    assert.deepStrictEqual(told(code, "4.5"), [])
  })

  it("does not take what the reference lacks for wrong", () => {
    assert.deepStrictEqual(
      told("extends Node3D\nvar a: MeshInstance3D\nfunc f(n: Node3D):\n\tn.position = position\n", "4.1"),
      []
    )
  })
})
