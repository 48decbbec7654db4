import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { errorCodes, severityOf, warningCodes } from "../../../src/godot/check/Diagnostic.ts"
import { readProjectFile } from "../../../src/godot/project/ProjectFile.ts"
import * as ProjectState from "../../../src/godot/project/ProjectState.ts"
import { sceneFile } from "../../../src/godot/project/SceneFile.ts"
import * as ScriptFile from "../../../src/godot/project/ScriptFile.ts"
import * as WordIndex from "../../../src/godot/project/WordIndex.ts"
import { checkText } from "../../../src/godot/surface/check/CheckText.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

const page = readFileSync(fileURLToPath(new URL("../../../doc/check.md", import.meta.url)), "utf8")

/** Code -> its wrong and its right example. */
const examples = new Map(
  page
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [name = ""] = section.split("\n")
      const blocks = Array.from(
        section.matchAll(/^(Wrong|Right):\n\n```\w+\n([\s\S]*?)\n```/gm),
        ([, , text = ""]) => `${text}\n`
      )
      return [name, blocks] as const
    })
)

const scene = `[gd_scene]
[ext_resource type="Script" path="res://example.gd" id="1"]
[node name="Main" type="Node2D"]
script = ExtResource("1")
[node name="SpawnTimer" type="Timer" parent="."]
`

const project = lazy(() =>
  ProjectState.make({
    root: "/game",
    file: readProjectFile("config_version=5\n[input]\njump={}\n"),
    scripts: new Map(),
    scenes: new Map([["res://example.tscn", sceneFile("res://example.tscn", () => scene)]]),
    binaryScenes: [],
    csharp: new Map(),
    documented: new Map(),
    pathOfUid: () => undefined,
    all: new Set(["res://enemy.tscn", "res://example.gd"]),
    leftOut: [],
    hasSettings: true,
    hasGaps: false,
    cache: ScriptFile.makeCache(),
    words: WordIndex.make()
  })
)

describe("doc/check.md", () => {
  it("explains every code, each with a wrong and a right example", () => {
    assert.deepStrictEqual([...examples.keys()], [...errorCodes, ...warningCodes])
    for (const [code, blocks] of examples) assert.strictEqual(blocks.length, 2, code)
    assert.isAbove(page.indexOf("## Warnings"), page.indexOf(`### ${errorCodes.at(-1)}`))
  })

  it("links every code from the list at its head", () => {
    const head = page.slice(0, page.indexOf("\n## "))
    const linked = Array.from(head.matchAll(/\[([\w-]+)\]\(#\1\)/g), ([, code = ""]) => code)
    assert.deepStrictEqual(linked.toSorted(), [...errorCodes, ...warningCodes].toSorted())
  })

  describe.skipIf(corpora === undefined)(onCorpora("on real references"), () => {
    const reference4 = lazy(() => readReference(corpus("godot-4.5"), "4.5"))
    const reference3 = lazy(() => readReference(corpus("godot-3.2"), "3.2"))
    const check = (code: string) => {
      const isOld = code.startsWith("# Godot 3")
      const ground = {
        reference: isOld ? reference3() : reference4(),
        version: isOld ? "3.2" : "4.5",
        project: isOld ? undefined : project()
      }
      const path = code.startsWith("shader_type")
        ? "res://example.gdshader"
        : code.startsWith("config_version")
          ? "res://project.godot"
          : "res://example.gd"
      return checkText(ground, { code, path }).diagnostics
    }

    it.each([...examples])(
      "%s is reported for the wrong example, and nothing for the right one",
      (code, [wrong = "", right = ""]) => {
        const found = check(wrong)
        assert.include(
          found.map((one) => one.code),
          code
        )
        for (const one of found) assert.strictEqual(one.severity, severityOf(one.code))
        assert.deepStrictEqual(check(right), [])
      }
    )
  })
})
