import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { declarations, withoutBodies } from "../../../src/godot/script/Declarations.ts"
import { parse } from "../../../src/godot/script/Parser.ts"
import { scriptDocs } from "../../../src/godot/script/ScriptDoc.ts"

/** Members as they stand in scripts, among them what looks like another member within a body. */
const MEMBERS = [
  "var speed := 3 ## How fast.",
  "## Runs.\nfunc run(a: int, b := 2) -> void:\n\tprint(a)\n\n\tif b:\n\t\treturn",
  'static func make(\n\tname: String = "a: b", # one\n\tother = { "x": 1 }\n) -> Node: return null',
  "func short(): pass",
  "func told(): ## Behind it.\n\tvar x = 1",
  "func empty():\n\tpass\n\t# a comment within\n# and one outside\n\tpass",
  "func trailing():\n\tpass\n\t## Of nobody.",
  "func listed():\n\tvar x = [\n1,\n2\n]\n\treturn x",
  'func text():\n\treturn """\nfunc inside():\n\tpass\n"""',
  'func texts():\n\tvar a = """one\nfunc no():\n\t\\"""\n""" + \'\'\'x\'\'\' # """\n\treturn a',
  'const TEXT = """\nfunc neither():\n\tpass\n"""',
  "func lambda():\n\tvar f = func named(x):\n\t\treturn x\n\treturn f",
  "var callback = func(x):\n\treturn x",
  "var property: int:\n\tget:\n\t\treturn 1\n\tset(value):\n\t\tprint(value)",
  "@rpc\nfunc remote_call():\n\tpass",
  "@export_range(0, 10) var ranged: float = 1.0",
  "## @deprecated: Gone.\nsignal fired(who: Node)",
  "enum Mode { A, B = 4 }",
  'const TABLE = {\n\t"a": 1,\n}',
  "class Inner extends Node:\n\t## Within.\n\tfunc step() -> int:\n\t\tvar y = 1\n\t\treturn y\n\tvar after := 2",
  "func broken(:\n\tpass",
  "func cut("
] as const

const options = { name: "Own", kind: "project", path: "res://own.gd" } as const
const docs = (script: ReturnType<typeof parse>) => scriptDocs(script, options)

describe("the declarations of a script", () => {
  it("document it as the whole script does", () => {
    const scripts = fc.array(fc.constantFrom(...MEMBERS), { maxLength: 8 })
    const ends = fc.constantFrom("\n", "\r\n")
    fc.assert(
      fc.property(scripts, ends, fc.constantFrom(3 as const, 4 as const), (members, end, dialect) => {
        const text = `extends Node\n\n${members.join("\n\n")}\n`.replaceAll("\n", end)
        assert.deepStrictEqual(docs(declarations(text, dialect)), docs(parse(text, dialect)))
      }),
      { numRuns: 200 }
    )
  })

  it("have the lines of the whole script, without what stands in bodies", () => {
    const text = MEMBERS.filter((one) => !one.includes("[\n")).join("\n")
    const bare = withoutBodies(text)
    assert.strictEqual(declarations(text, 4).lineStarts.length, text.split("\n").length)
    assert.notInclude(bare.text, "print(a)")
    assert.include(bare.text, "print(value)")
  })

  it("have one statement in place of each body", () => {
    assert.deepStrictEqual(withoutBodies("func f():\n\tpass\nvar a"), {
      text: "func f():0\nvar a",
      cuts: [{ at: 10, lines: 1 }]
    })
    assert.strictEqual(withoutBodies("func f(): ## Doc.\n\tpass\nvar a").text, "func f():0## Doc.\nvar a")
  })

  it("are all of a script in which the end of a body cannot be told", () => {
    for (const one of ["func f():\n\tvar x = [\n1\n]\n", "func f():\r\tpass"]) {
      assert.strictEqual(withoutBodies(one).text, one)
    }
  })
})
