import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { ClassDocs } from "../../../../src/godot/library/lookup/ClassDocs.ts"
import { Project } from "../../../../src/godot/project/Project.ts"
import { XmlDocParser } from "../../../../src/godot/reference/XmlDocParser.ts"
import { checkAnswer, withoutFence } from "../../../../src/godot/surface/answers/CheckAnswer.ts"
import { xml } from "../../../support/library.ts"
import * as memoryFiles from "../../../support/memoryFiles.ts"
import { using } from "../tools/reference.ts"

const docs: Readonly<Record<string, string>> = {
  "/docs/classes/Object.xml": xml("Object", { brief: "Base." }),
  "/docs/classes/Node.xml": xml("Node", { inherits: "Object", brief: "A node." }),
  "/docs/classes/@GDScript.xml": xml("@GDScript", { brief: "Functions." }),
  "/docs/classes/@GlobalScope.xml": xml("@GlobalScope", { brief: "Globals." })
}

/** A type whose members are described in other words than those by which they are asked for. */
const withRect: typeof docs = {
  ...docs,
  "/docs/classes/Rect2.xml": xml("Rect2", {
    body: `<methods>
        <method name="intersects"><return type="bool" /><description>Returns true where both overlap.</description></method>
        <method name="abs"><return type="Rect2" /><description>Turns it over.</description></method>
      </methods>`
  })
}

/** A scene that is longer than a text may be, as those with meshes are. */
const largeScene = `[gd_scene format=3]\n[node name="A" type="Node"]\nmetadata/mesh = PackedByteArray(${"1, ".repeat(200_000)}1)\n[node name="B" type="Node" parent="C"]\n`

/** A script that is longer than a text without its file may be. */
const longScript = `extends Node\n${"# A comment.\n".repeat(25_000)}func f(a):\n\ta++\n`

const game = memoryFiles.make({
  ...withRect,
  "/game/project.godot": 'config_version=5\n[application]\nconfig/features=PackedStringArray("4.7")\n',
  "/game/player.gd": "extends Node\nfunc jump() -> void:\n\tpass\n",
  "/game/broken.gd": "extends Node\nfunc f(a):\n\ta++\n",
  "/game/broken.gd.uid": "uid://b1\n",
  "/game/water.gdshader": "shader_type canvas_item;\nuniform vec4 tint : hint_color;\n",
  "/game/shaders/wave.gdshaderinc": '#include "../twice.gdshaderinc"\nfloat wave(float x) { return twice(sin(x)); }\n',
  "/game/twice.gdshaderinc": "float twice(float x) { return x * 2.0; }\n",
  "/game/level.tscn":
    '[gd_scene format=3]\n[ext_resource type="Script" path="res://player.gd" id="1"]\n[node name="A" type="Node"]\nscript = ExtResource("1")\n[connection signal="ready" from="B" to="." method="jump"]\n',
  "/game/large.tscn": largeScene,
  "/game/long.gd": longScript,
  "/game/notes.txt": "text"
})

/** The tool with the project in a folder, or without one. */
const checkIn = (folder: string | undefined) => checkOf(docs, folder)

const checkOf =
  (classes: typeof docs, folder: string | undefined, files = game) =>
  (code: string | undefined, path?: string) =>
    using(checkAnswer(code, path), classes).pipe(
      Effect.provide(
        Layer.mergeAll(Project.layer(folder), ClassDocs.layer).pipe(
          Layer.provideMerge(Layer.merge(files.layer, XmlDocParser.layer))
        )
      ),
      Effect.scoped
    )

const check = checkIn("/game")

const places = (answer: { readonly diagnostics: ReadonlyArray<{ readonly line: number; readonly code: string }> }) =>
  answer.diagnostics.map(({ line, code }) => `${line} ${code}`)

describe("godot_check", () => {
  it.effect("reads a script or a shader of the project by its path", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(places(yield* check(undefined, "broken.gd")), ["3 syntax"])
      assert.deepStrictEqual(places(yield* check(undefined, "res://player.gd")), [])
      assert.deepStrictEqual(places(yield* check(undefined, "/game/water.gdshader")), ["2 unknown-hint"])
    })
  )

  it.effect("names what a search of the class finds for members that nothing is known to replace", () =>
    Effect.gen(function* () {
      const answer = (...names: ReadonlyArray<string>) =>
        checkOf(
          withRect,
          undefined
        )(`extends Node\nfunc f(r: Rect2) -> void:\n${names.map((name) => `\tr.${name}()\n`).join("")}`)
      assert.deepStrictEqual((yield* answer("overlaps_it")).diagnostics, [
        {
          line: 3,
          column: 4,
          severity: "error",
          code: "unknown-member",
          message: "Rect2.overlaps_it is not in this reference; perhaps intersects is meant."
        }
      ])
      const messages = (...names: ReadonlyArray<string>) =>
        Effect.map(answer(...names), ({ diagnostics }) => diagnostics.map(({ message }) => message.slice(0, -1)))
      assert.deepStrictEqual(yield* messages("xylophone", "overlaps_now"), [
        "Rect2.xylophone is not in this reference",
        "Rect2.overlaps_now is not in this reference; perhaps intersects is meant"
      ])
      const many = ["a", "b", "c", "d", "e", "f", "g"].map((letter) => `overlaps_${letter}`)
      assert.strictEqual((yield* messages(...many)).filter((one) => one.endsWith("is meant")).length, 5)
    })
  )

  it.effect("names a method for a function of a script only where that has all its words", () =>
    Effect.gen(function* () {
      const classes = {
        ...withRect,
        "/docs/classes/Body.xml": xml("Body", {
          inherits: "Node",
          body: `<methods>
            <method name="is_on_wall"><return type="bool" /><description>Checks for touching a wall.</description></method>
            <method name="from_rope"><return type="Body" /><description>Makes a body of a rope.</description></method>
            <method name="add_to_team"><return type="void" /><description>Adds it to a team.</description></method>
            <method name="climb"><return type="void" /><description>Goes up the ladder.</description></method>
          </methods>`
        })
      }
      const messages = (name: string) =>
        Effect.map(
          checkOf(classes, undefined, memoryFiles.make(classes))(`extends Body\nfunc f() -> void:\n\t${name}()\n`),
          ({ diagnostics }) => diagnostics.map(({ message }) => message.slice(0, -1).split("; ")[1])
        )
      assert.deepStrictEqual(yield* messages("is_touching_wall"), ["perhaps is_on_wall is meant"])
      assert.deepStrictEqual(yield* messages("use_ladder"), [undefined])
      assert.deepStrictEqual(yield* messages("of_rope"), ["perhaps from_rope is meant"])
      assert.deepStrictEqual(yield* messages("to_rope"), [undefined])
      assert.deepStrictEqual(yield* messages("append_to_team"), ["perhaps add_to_team is meant"])
      assert.deepStrictEqual(yield* messages("detach_to_team"), [undefined])
    })
  )

  it.effect("reads the files that a shader of the project includes", () =>
    Effect.gen(function* () {
      const sea = (path: string, call: string) =>
        `shader_type spatial;\n#include "${path}"\nvoid fragment() {\n\tALPHA = ${call};\n}\n`
      assert.deepStrictEqual(places(yield* check(sea("wave.gdshaderinc", "wave(1.0)"), "shaders/sea.gdshader")), [])
      assert.deepStrictEqual(places(yield* check(sea("res://shaders/wave.gdshaderinc", "wave(UV)"))), [
        "4 argument-type"
      ])
      assert.deepStrictEqual(places(yield* check(sea("wave.gdshaderinc", "wawe(1.0)"), "shaders/sea.gdshader")), [
        "4 unknown-function"
      ])
      assert.deepStrictEqual(places(yield* check(sea("wawe.gdshaderinc", "wave(1.0)"), "shaders/sea.gdshader")), [
        "2 missing-file"
      ])
      assert.deepStrictEqual(places(yield* check(sea("res://none.gdshaderinc", "wave(UV)"))), ["2 missing-file"])
      // What a text without a path includes is not known, and neither is what lies outside.
      for (const path of ["wave.gdshaderinc", "res://../docs/x"]) {
        assert.deepStrictEqual(places(yield* check(sea(path, "wave(UV)"))), [], path)
      }
    })
  )

  it.effect("takes the identity of a script for its path", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(places(yield* check(undefined, "uid://b1")), ["3 syntax"])
      assert.strictEqual((yield* Effect.flip(check(undefined, "uid://b2")))._tag, "NotFound")
    })
  )

  it.effect("refuses C# and binary resources", () =>
    Effect.gen(function* () {
      const refusal = (code: string) =>
        Effect.map(Effect.flip(check(code)), ({ _tag, message }) => `${_tag} ${message}`)
      const unsupported = (what: string) =>
        `Unsupported This is ${what}; godot_check reads GDScript, shaders, scenes, resources and settings.`
      assert.strictEqual(
        yield* refusal("// A player.\r\nusing Godot;\r\n\r\npublic partial class A : Node {}"),
        unsupported("C#")
      )
      assert.strictEqual(yield* refusal("RSRC\u0000\u0001"), unsupported("a binary scene or resource"))
      assert.strictEqual(yield* refusal("[Tool]\npublic partial class A : Node {}\n"), unsupported("C#"))
      assert.strictEqual(yield* refusal("namespace Game;\n"), unsupported("C#"))
      // One word too many is a mistake in a script.
      assert.deepStrictEqual(places(yield* check("extends Node\npublic var a = 1\n")), ["2 syntax"])
    })
  )

  it.effect("reads scenes and resources, by path, as text and as the unsaved text of a path", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(places(yield* check(undefined, "level.tscn")), ["5 unknown-identifier"])
      assert.deepStrictEqual(places(yield* check('[gd_scene format=3]\n\n[node name="A"]\n')), ["3 syntax"])
      const unsaved = '[gd_scene format=3]\n[node name="A" type="Node"]\n[node name="B" parent="C"]\n'
      assert.deepStrictEqual(places(yield* check(unsaved, "level.tscn")), ["3 unknown-identifier"])
      const large = yield* check(undefined, "large.tscn")
      assert.deepStrictEqual(places(large), ["4 unknown-identifier"])
      assert.strictEqual((yield* Effect.flip(check(largeScene)))._tag, "TooLarge")
    })
  )

  it.effect("reads a script of the project that is longer than a text may be", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(places(yield* check(undefined, "long.gd")), ["25003 syntax"])
      assert.strictEqual((yield* Effect.flip(check(longScript)))._tag, "TooLarge")
    })
  )

  it.effect("takes code for the unsaved text of the path", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(places(yield* check("extends Node\nvar a = = 1\n", "player.gd")), ["2 syntax"])
      assert.deepStrictEqual(places(yield* check("shader_type fog;\nvoid fog() { DENSITI = 1.0; }\n")), [
        "2 unknown-builtin"
      ])
    })
  )

  it.effect("leaves out what a comment silences, in shaders too", () =>
    Effect.gen(function* () {
      const silenced =
        "shader_type fog; // godot-check: ignore unknown-hint\n// godot-check: ignore unknown-builtin\nvoid fog() { DENSITI = 1.0; }\n"
      assert.deepStrictEqual(places(yield* check(silenced)), [])
    })
  )

  it.effect("reports classes of another Godot where the reference has gaps, as long as it has their successors", () =>
    Effect.gen(function* () {
      const gaps = { ...docs, "/docs/classes/CharacterBody2D.xml": xml("CharacterBody2D", { inherits: "Absent" }) }
      const answer = yield* checkOf(
        gaps,
        undefined
      )("extends KinematicBody2D\nvar a: Spatial\nvar b: KinematicBody2D\n")
      assert.deepStrictEqual(places(answer), ["1 unknown-type"])
      assert.deepStrictEqual(answer.diagnostics[0]?.also, ["3:8"])
      assert.strictEqual(answer.diagnostics[0]?.fix, "CharacterBody2D")
    })
  )

  it.effect("reads code within the marks of Markdown, with the numbers of its lines", () =>
    Effect.gen(function* () {
      const answer = yield* check("```gdscript\nextends Node\nvar a = = 1\n```\n")
      assert.deepStrictEqual(places(answer), ["3 syntax"])
      assert.strictEqual(withoutFence("\n```\r\na\n  ```"), "\n```\r\na\n  ```")
      for (const text of ["```", "var a := 1\n```", "```gd\nvar a", "```gd x\nvar a\n```"]) {
        assert.strictEqual(withoutFence(text), text)
      }
    })
  )

  it.effect("says why a path cannot be checked", () =>
    Effect.gen(function* () {
      const errorOf = (path: string) => Effect.flip(check(undefined, path))
      assert.strictEqual((yield* errorOf("../secret.gd"))._tag, "AccessDenied")
      assert.strictEqual((yield* errorOf("notes.txt"))._tag, "Unsupported")
      const missing = yield* errorOf("playr.gd")
      assert.match(missing.message, /Did you mean res:\/\/player\.gd/)
      const withoutEnd = yield* errorOf("player")
      assert.match(withoutEnd.message, /Did you mean res:\/\/player\.gd/)
      assert.strictEqual((yield* Effect.flip(check(undefined)))._tag, "InvalidArgument")
    })
  )

  it.effect("says that a script is gone that was there a moment ago", () =>
    Effect.gen(function* () {
      const files = memoryFiles.make({ "/game/project.godot": "config_version=5\n", "/game/a.gd": "extends Node\n" })
      const remove = Effect.sync(() => files.remove("/game/a.gd"))
      const removed = Effect.map(Project.make("/game"), (project) =>
        Project.of({ ...project, state: Effect.zipLeft(project.state, remove) })
      )
      const gone = yield* using(Effect.flip(checkAnswer(undefined, "a.gd")), docs).pipe(
        Effect.provide(
          Layer.mergeAll(Layer.effect(Project, removed), ClassDocs.layer).pipe(
            Layer.provideMerge(Layer.merge(files.layer, XmlDocParser.layer))
          )
        ),
        Effect.scoped
      )
      assert.deepStrictEqual([gone._tag, gone.message], ["NotFound", "There is no file res://a.gd."])
    })
  )

  it.effect("without a project checks texts, and says how to give it one for paths", () =>
    Effect.gen(function* () {
      const alone = checkIn(undefined)
      assert.deepStrictEqual(places(yield* alone("extends Node\nvar a = = 1\n")), ["2 syntax"])
      // The name of the file says what the text is.
      const shader = "uniform float a;\nfloat half_of(float x) { return x * a; }\n"
      assert.deepStrictEqual(places(yield* alone(shader, "common.gdshaderinc")), [])
      const error = yield* Effect.flip(alone(undefined, "player.gd"))
      assert.match(error.message, /GODOT_PROJECT_DIR/)
    })
  )
})
