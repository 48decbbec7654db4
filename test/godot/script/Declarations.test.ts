import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { declarations, withoutBodies } from "../../../src/godot/script/Declarations.ts"
import { outline } from "../../../src/godot/script/Outline.ts"
import { parse } from "../../../src/godot/script/Parser.ts"
import { scriptDocs } from "../../../src/godot/script/ScriptDoc.ts"
import { times } from "../../support/effort.ts"
import { MEMBERS } from "../../support/scriptMembers.ts"

const MEMBER = fc.constantFrom(...MEMBERS)

const options = { name: "Own", kind: "project", path: "res://own.gd" } as const
const docs = (script: ReturnType<typeof parse>) => scriptDocs(script, options)

describe("the declarations of a script", () => {
  it("document it as the whole script does", () => {
    const scripts = fc.array(MEMBER, { maxLength: 8 })
    const ends = fc.constantFrom("\n", "\r\n")
    fc.assert(
      fc.property(scripts, ends, fc.constantFrom(3 as const, 4 as const), (members, end, dialect) => {
        const text = `extends Node\n\n${members.join("\n\n")}\n`.replaceAll("\n", end)
        assert.deepStrictEqual(docs(declarations(text, dialect)), docs(parse(text, dialect)))
      }),
      { numRuns: times(60, 200) }
    )
  })

  it("have the lines of the whole script, without what is in bodies", () => {
    const text = MEMBERS.filter((one) => outline(`${one}\n`, 4) !== undefined)
      .map((one) => `${one}\n`)
      .join("")
    const bare = withoutBodies(text, outline(text, 4)?.bodies ?? assert.fail())
    assert.strictEqual(declarations(text, 4).lineStarts.length, text.split("\n").length)
    assert.notInclude(bare.text, "print(a)")
    assert.include(bare.text, "print(value)")
  })

  it("have one statement in place of each body", () => {
    const bare = (text: string) => withoutBodies(text, outline(text, 4)?.bodies ?? [])
    assert.deepStrictEqual(bare("func f():\n\tpass\nvar a"), {
      text: "func f():0\nvar a",
      cuts: [{ at: 10, lines: 1 }]
    })
    const giving = "func f(x): return x\nfunc g():\n\treturn 1\n"
    assert.strictEqual(bare(giving).text, giving)
    assert.strictEqual(bare("func f(x) -> int: return x\nvar a").text, "func f(x) -> int:0\nvar a")
    assert.strictEqual(bare("func f(): ## Doc.\n\tpass\nvar a").text, "func f():0## Doc.\nvar a")
    assert.strictEqual(bare("func f(): pass ## Doc.\nvar a").text, "func f():0## Doc.\nvar a")
  })
})
