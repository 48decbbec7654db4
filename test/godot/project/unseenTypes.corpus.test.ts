/** Classes that several scenes of a project use and that nothing declares: something unseen brings them, and others. */
import { assert, describe, it } from "@effect/vitest"
import { checkText } from "../../../src/godot/surface/check/CheckText.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"
import { sceneProject } from "../scene/sceneProject.ts"

const reference = lazy(() => readReference(corpus("godot-4.5"), "4.5"))

const scene = (name: string, type: string, head = `[gd_scene format=3 uid="uid://${name}"]`) =>
  `${head}\n\n[node name="Main" type="Node"]\n\n[node name="Brain" type="${type}" parent="."]\n`

/** What is said of a script and of a scene in a project with these scenes. */
const saidOf = (scenes: Readonly<Record<string, string>>, script = "extends Chase") => {
  const project = sceneProject({ "res://main.gd": script, "res://foe.gd": "class_name Foe\nextends Node\n", ...scenes })
  return [
    checkText({ reference: reference(), version: "4.5", project }, { code: script, path: "res://main.gd" }),
    checkText(
      { reference: reference(), version: "4.5", project },
      { code: scenes["res://a.tscn"] ?? "", path: "res://a.tscn" }
    )
  ].map(({ diagnostics, notes = [] }) => [...diagnostics.map(({ code }) => code), ...notes])
}

/** As many scenes as letters, each with a node of the type. */
const scenes = (letters: string, type: string, head?: string) =>
  Object.fromEntries(Array.from(letters, (letter) => [`res://${letter}.tscn`, scene(letter, type, head)]))

describe.skipIf(corpora === undefined)(onCorpora("classes in scenes that cannot be seen"), () => {
  it("are those of an extension where three scenes use them, and the names of others are not reported", () => {
    const note = "Scenes use BrainPlayer, from an extension or a custom Godot: unknown classes are not reported"
    assert.deepStrictEqual(saidOf(scenes("abc", "BrainPlayer")), [[note], [note]])
  })

  it("are those of resources within scenes too", () => {
    const scenes = Object.fromEntries(
      Array.from("abc", (name) => [
        `res://${name}.tscn`,
        `[gd_scene format=3 uid="uid://${name}"]\n\n[sub_resource type="BrainVoice" id="1"]\n\n[node name="Main" type="Node"]\n`
      ])
    )
    const note = "Scenes use BrainVoice, from an extension or a custom Godot: unknown classes are not reported"
    assert.deepStrictEqual(saidOf(scenes, "extends BrainVoice")[0], [note])
  })

  it("are mistakes in fewer scenes, and in those that no editor saved", () => {
    const wrong = [["unknown-type"], ["unknown-type"]]
    assert.deepStrictEqual(saidOf(scenes("ab", "BrainPlayer")), wrong)
    assert.deepStrictEqual(saidOf(scenes("abc", "BrainPlayer", "[gd_scene format=3]")), wrong)
  })

  it("are none where the name is a slip, one of another version, or that of a script", () => {
    for (const type of ["Sprit2D", "Spatial", "VisualScriptNode", "Foe"])
      assert.deepStrictEqual(saidOf(scenes("abc", type))[0], ["unknown-type"], type)
  })
})
