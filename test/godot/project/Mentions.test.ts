/** The scripts in which a name stands, of files and with one that is not saved yet. */
import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import * as Mentions from "../../../src/godot/project/Mentions.ts"
import * as ScriptFile from "../../../src/godot/project/ScriptFile.ts"

const text = FastCheck.constantFrom(
  "extends Node\nvar speed = 1\n",
  "extends Node\nfunc jump():\n\tset('speed', 2)\n",
  "extends Node\nsignal jump\n",
  "extends Node\n"
)

const scriptAt = (i: number, source: string) => ScriptFile.make(`res://${i}.gd`, source, ScriptFile.makeCache())

const of = (scripts: ReadonlyArray<ScriptFile.ScriptFile>) =>
  Mentions.make((word) => scripts.filter((script) => script.text.includes(word)), new Map())

describe("the mentions of a name", () => {
  it.prop(
    "with an edited script are those of all scripts as they are now",
    [FastCheck.array(text, { minLength: 1, maxLength: 4 }), text, FastCheck.nat()],
    ([texts, now, at]) => {
      const scripts = texts.map((source, i) => scriptAt(i, source))
      const edited = scriptAt(at % scripts.length, now)
      const after = of(scripts.map((script) => (script.path === edited.path ? edited : script)))
      const found = Mentions.withScript(of(scripts), edited)
      for (const name of ["speed", "jump", "absent"]) {
        assert.sameMembers([...found.declaring(name, 4)], [...after.declaring(name, 4)])
        assert.sameMembers([...found.holding(name)], [...after.holding(name)])
        assert.sameMembers([...found.mentioning(name)], [...after.mentioning(name)])
      }
    }
  )

  it("of a text that is no word are looked for once", () => {
    const asked: Array<string> = []
    const mentions = Mentions.make((word) => {
      asked.push(word)
      return [scriptAt(0, "extends Node\n")]
    }, new Map())
    const found = ["get_singleton(", "get_singleton(", "speed", "speed"].map(mentions.holding)
    assert.deepStrictEqual(found, Array(4).fill(["res://0.gd"]))
    assert.deepStrictEqual(asked, ["get_singleton(", "speed", "speed"])
  })

  it("are kept by name and dialect", () => {
    const scripts = [scriptAt(0, "extends Node\nvar speed = 1\n")]
    const asked: Array<string> = []
    const mentions = Mentions.make((word) => {
      asked.push(word)
      return scripts
    }, new Map())
    for (const dialect of [4, 4, 3] as const)
      assert.deepStrictEqual(mentions.declaring("speed", dialect), ["res://0.gd"])
    assert.deepStrictEqual(asked, ["speed", "speed"])
  })
})
