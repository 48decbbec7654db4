import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { declaredNames, outlinedNames } from "../../../src/godot/project/Names.ts"
import * as ScriptFile from "../../../src/godot/project/ScriptFile.ts"
import type { ClassDoc } from "../../../src/godot/reference/ClassDoc.ts"
import { rowsOf } from "../../../src/godot/reference/SymbolTable.ts"
import { outline } from "../../../src/godot/script/Outline.ts"
import { outlineDoc } from "../../../src/godot/script/OutlineDoc.ts"
import { outlineRows } from "../../../src/godot/script/OutlineRows.ts"
import { parse } from "../../../src/godot/script/Parser.ts"
import type { Dialect } from "../../../src/godot/script/Script.ts"
import { scriptDocs } from "../../../src/godot/script/ScriptDoc.ts"
import { random } from "../../scripts/mutants.ts"
import { times } from "../../support/effort.ts"
import { MEMBERS } from "../../support/scriptMembers.ts"
import { readSet, scriptsDir, setNames } from "../../support/scriptSets.ts"

const DIALECT = fc.constantFrom<Dialect>(3, 4)

/** Records as the whole tree of a script gives them. */
const parsedDocs = (text: string, dialect: Dialect) =>
  scriptDocs(parse(text, dialect), { name: "Own", inherits: "Node", kind: "project", path: "res://own.gd" })

/** Classes as the outline gives them; undefined where it leaves the script to the parser. */
const outlined = (text: string, dialect: Dialect) => {
  const found = outline(text, dialect)
  return found === undefined ? undefined : outlineRows(found.root, { name: "Own", inherits: "Node", dialect })
}

/** Compares both; true where there is an outline. */
const agrees = (text: string, dialect: Dialect, message?: string): boolean => {
  const classes = outlined(text, dialect)
  if (classes === undefined) return false
  const docs = parsedDocs(text, dialect)
  const rows = docs.map((doc) => rowsOf({ file: "", doc }))
  assert.deepStrictEqual(
    classes.map((one) => one.rows),
    rows,
    message
  )
  assert.deepStrictEqual(
    classes.map((one) => textsOf(outlineDoc(one, text))),
    docs.map(textsOf),
    message
  )
  assert.deepStrictEqual(
    [...namesOf(text, dialect)].sort(),
    [...declaredNames(parse(text, dialect).root)].sort(),
    message
  )
  return true
}

/** The names that a script declares, by its outline and its first lines. */
const namesOf = (text: string, dialect: Dialect): ReadonlySet<string> => {
  const { className = "" } = ScriptFile.make("res://own.gd", text, ScriptFile.makeCache())
  const found = outline(text, dialect)
  const names = new Set(found === undefined ? [] : outlinedNames(found.root))
  return className === "" ? names : names.add(className)
}

/** What search counts of a class. */
const textsOf = (doc: ClassDoc) => [
  [doc.name, doc.brief, doc.description],
  ...[doc.methods, doc.properties, doc.signals].map((ones) => ones.map(({ name, description }) => [name, description])),
  doc.constants.map((one) => [one.name, one.description, one.enum])
]

/** Signs and words that change the meaning of what follows. */
const SIGNS = [..."()[]{}:;,\"'#\\@=\n\t ", '"""', "## ", "func ", "var ", "class A:", "enum {", "pass", "\r", "->"]

/** A text with a part taken out and a sign put in. */
const broken = (text: string, at: number, length: number, sign: string): string => {
  const start = Math.floor(at * text.length)
  return text.slice(0, start) + sign + text.slice(start + length)
}

describe("the outline of a script", () => {
  it("names what the parser finds, in scripts of any declarations", () => {
    let count = 0
    const script = fc.tuple(fc.array(fc.constantFrom(...MEMBERS), { maxLength: 6 }), fc.constantFrom("\n", "\n\n"))
    fc.assert(
      fc.property(script, fc.constantFrom("\n", "\r\n"), DIALECT, ([members, between], end, dialect) => {
        const text = `## Head.\n\nextends Node\n${members.join(between)}\n`.replaceAll("\n", end)
        if (agrees(text, dialect)) count++
      }),
      { numRuns: times(250, 1000) }
    )
    assert.isAbove(count, 100)
  })

  it("names what the parser finds, in scripts with faults anywhere", () => {
    const script = fc.array(fc.constantFrom(...MEMBERS), { minLength: 1, maxLength: 4 })
    const place = fc.double({ min: 0, max: 1, noNaN: true })
    const fault = fc.tuple(place, fc.nat(6), fc.constantFrom("", ...SIGNS))
    fc.assert(
      fc.property(script, fc.array(fault, { minLength: 1, maxLength: 2 }), DIALECT, (members, faults, dialect) => {
        const whole = `${members.join("\n")}\n`
        agrees(
          faults.reduce((text, [at, length, sign]) => broken(text, at, length, sign), whole),
          dialect
        )
      }),
      { numRuns: times(600, 3000) }
    )
  })

  it("is given for plain scripts", () => {
    const told = MEMBERS.filter((one) => outline(`${one}\n`, 4) !== undefined)
    const left = [
      "func listed():\n\tvar x = [\n1,\n2\n]\n\treturn x",
      "var a = 1; var b = 2",
      "\tvar indented = 1",
      "print(1)",
      "func broken(:\n\tpass",
      "func cut("
    ]
    assert.deepStrictEqual(
      MEMBERS.filter((one) => !told.includes(one)),
      left
    )
    assert.isUndefined(outline("func f():\r\tpass", 4))
    assert.isDefined(outline("@export_group('a')\nvar b\n", 4))
    assert.isUndefined(outline("@export_group('a') var b\n", 4))
  })

  it("leaves long chains on one line to the parser", () => {
    for (const link of ["@a ", "@a() ", "onready ", "export ", "class A: ", "static ", "func f(): "]) {
      for (const dialect of [3, 4] as const) agrees(`${link.repeat(60_000)}var x\n`, dialect, link)
    }
    assert.isUndefined(outline(`${"@a ".repeat(60_000)}var x\n`, 4))
  })

  it("passes over functions of any length", () => {
    const body = "\tprint([1, 2], {3: 4}) # More.\n".repeat(700_000)
    assert.strictEqual(outline(`func f():\n${body}var x\n`, 4)?.root.members.length, 2)
  })

  const sets = scriptsDir === undefined ? [] : setNames(scriptsDir)
  it.skipIf(sets.length === 0)("names what the parser finds in real scripts, whole and with faults", () => {
    const next = random(4)
    let whole = 0
    let count = 0
    for (const name of sets) {
      const { dialect, scripts } = readSet(join(scriptsDir ?? "", name), name)
      for (const { text, name } of scripts) {
        whole++
        if (agrees(text, dialect, name)) count++
        const sign = SIGNS[Math.floor(next() * SIGNS.length)] ?? ""
        agrees(broken(text, next(), Math.floor(next() * 4), sign), dialect, name)
      }
    }
    assert.isAtLeast(count / whole, 0.98)
  })
})
