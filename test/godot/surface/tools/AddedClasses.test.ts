import { assert, describe, it } from "@effect/vitest"
import { Chunk, Effect, Fiber, Layer, Stream, TestClock } from "effect"
import { SymbolResolver } from "../../../../src/godot/library/lookup/SymbolResolver.ts"
import { Project } from "../../../../src/godot/project/Project.ts"
import { SearchEngine } from "../../../../src/godot/search/SearchEngine.ts"
import { classPage } from "../../../../src/godot/surface/answers/MarkdownView.ts"
import { renderContext, textsOf } from "../../../../src/godot/surface/answers/RenderContext.ts"
import { searchAnswer } from "../../../../src/godot/surface/answers/SearchAnswer.ts"
import { AddedClasses } from "../../../../src/godot/surface/tools/AddedClasses.ts"
import { currentSnapshot, lookUp } from "../../../../src/godot/surface/tools/CurrentSnapshot.ts"
import { GodotTools } from "../../../../src/godot/surface/tools/GodotTools.ts"
import { methods, settings, xml } from "../../../support/library.ts"
import * as memoryFiles from "../../../support/memoryFiles.ts"
import { files, using } from "./reference.ts"

const game = memoryFiles.make({
  "/game/project.godot":
    'config_version=5\n[autoload]\nGlobal="*res://global.gd"\nHud="*res://hud.tscn"\nWorld="*res://world.gd"\nLayer="*res://layer.tscn"\nSound="*uid://sound"\nNoise="*uid://noise"\n',
  "/game/hud.tscn":
    '[gd_scene format=3]\n[ext_resource type="Script" path="res://hud.gd" id="1"]\n[node name="Hud" type="Control"]\nscript = ExtResource("1")\n',
  "/game/hud.gd":
    'extends Control\nfunc show_message(text: String): pass\nfunc _on_pressed(): pass\nclass Line:\n\tvar text := ""\n',
  "/game/world.gd": "class_name GameWorld\nextends Node\nvar size := 1\nfunc add_child(node): pass\n",
  "/game/layer.tscn": '[gd_scene format=3]\n[node name="Layer" type="Control"]\n',
  "/game/enemy.gd":
    "## Fights the player.\nclass_name Enemy\nextends Node\nfunc attack(power: int) -> void:\n\tpass\nfunc walk_slowly_home() -> void:\n\tpass\n",
  "/game/old/enemy.gd": "@abstract class_name Enemy\nextends Node\nvar strength := 0\n",
  "/game/global.gd": "extends Node\nvar score := 0\n",
  "/game/sound.gd": "extends Node\nvar volume := 1.0\n",
  "/game/sound.gd.uid": "uid://sound\n",
  "/game/old/noise.gd": "extends Node\nvar volume := 2.0\n",
  "/game/old/noise.gd.uid": "uid://other\n",
  "/game/loud.gd": "extends Node\nvar volume := 3.0\n",
  "/game/loud.gd.uid": "uid://noise\n",
  "/game/addons/tool/tool.gd": "class_name Tool\nextends Enemy\n",
  "/game/one/x.gd": "class_name XOfOne\nextends Node\n",
  "/game/two/x.gd": "class_name XOfTwo\nextends Node\n",
  "/game/sprites.gd": "class_name Sprites\nextends Node\n",
  "/game/control.gd": "class_name Control\nextends Node\nfunc tick(): pass\n",
  "/game/addons/fast/doc_classes/FastNode.xml":
    '<?xml version="1.0" encoding="UTF-8" ?>\n<class name="FastNode" inherits="Node">\n<brief_description>Runs natively.</brief_description>\n<description></description>\n<methods>\n<method name="go_fast"><return type="void" /><description>Goes.</description></method>\n</methods>\n</class>\n',
  "/game/addons/fast/fast.gdextension": "[configuration]\n",
  "/game/addons/fast/doc_classes/Broken.xml": "<class name="
})

game.link("/link", "/game")

/** The game without the files that describe its GDExtension. */
const undescribed = memoryFiles.make({
  "/game/project.godot": "config_version=5\n",
  "/game/player.gd": "class_name FastNode\nextends Node\n",
  "/game/addons/fast/fast.gdextension": "[configuration]\n"
})
undescribed.link("/link", "/game")

const withProject = <A, E, R>(body: Effect.Effect<A, E, R>, documents = files, project = game) =>
  using(body, documents).pipe(
    Effect.provide(
      AddedClasses.layer.pipe(
        Layer.provide(Project.layer("/link")),
        Layer.provide(Layer.merge(project.layer, settings({ projectDir: "/link" })))
      )
    ),
    Effect.scoped
  )

const symbol = (qname: string) =>
  Effect.flatMap(SymbolResolver, (resolver) => lookUp((names) => resolver.findSymbol(names, qname)))
const find = (query: string) =>
  Effect.flatMap(Effect.all([SearchEngine, currentSnapshot]), ([engine, snapshot]) =>
    searchAnswer(engine, snapshot, { query, limit: 5 })
  )

const missing = (qname: string) => Effect.flip(symbol(qname))

describe("classes beside those of the documents", () => {
  it.effect("are autoloads under their names: scripts, scenes with and without one, scripts with a class_name", () =>
    withProject(
      Effect.gen(function* () {
        const resolver = yield* SymbolResolver
        const ancestors = (name: string) =>
          Effect.map(
            lookUp((names) => resolver.findClass(names, name)),
            (found) => found.ancestors[0]
          )
        assert.strictEqual((yield* symbol("Hud.show_message")).doc.source?.file, "res://hud.gd")
        assert.strictEqual(yield* ancestors("Layer"), "Control")
        assert.strictEqual(yield* ancestors("World"), "GameWorld")
        assert.strictEqual((yield* symbol("World.size")).className, "GameWorld")
        assert.strictEqual((yield* symbol("Sound.volume")).doc.source?.file, "res://sound.gd")
        // A file of the name, and with another identity, is not it.
        assert.strictEqual((yield* symbol("Noise.volume")).doc.source?.file, "res://loud.gd")
        // Of two scripts that claim a name one has it; the other goes by its path.
        assert.strictEqual((yield* symbol("Enemy.attack")).doc.source?.file, "res://enemy.gd")
        assert.strictEqual((yield* symbol("res://old/enemy.gd.strength")).className, '"old/enemy.gd"')
        const old = yield* (yield* GodotTools).getClass({ name: "res://old/enemy.gd" })
        assert.deepStrictEqual(old.notes, ['"old/enemy.gd" is abstract: only what extends it can be made.'])
        // By the path of the script, too.
        assert.strictEqual((yield* symbol("res://world.gd.size")).className, "GameWorld")
        assert.strictEqual(yield* ancestors("hud.gd"), "Control")
        assert.strictEqual(yield* ancestors('"res://addons/tool/tool.gd"'), "Enemy")
        assert.strictEqual(yield* ancestors("/game/addons\\tool/tool.gd"), "Enemy")
        // A search for a path or the end of one is for these scripts alone.
        const found = (query: string) => Effect.map(find(query), ({ results }) => results.map(({ name }) => name))
        assert.deepStrictEqual(yield* found("res://world.gd"), ["GameWorld"])
        assert.deepStrictEqual(yield* found("tool.gd"), ["Tool"])
        assert.deepStrictEqual(yield* found("enemy.gd"), ["Enemy"])
        for (const line of [
          'extends "res://enemy.gd"',
          "extends res://enemy.gd",
          "class_name Foe extends '../enemy.gd'"
        ])
          assert.deepStrictEqual(yield* found(line), ["Enemy"])
        const unknown = yield* find('extends "res://nope.gd"')
        assert.deepStrictEqual(unknown.results, [])
        assert.match(unknown.notes?.[0] ?? "", /^No script at this path is known/)
        assert.deepStrictEqual(yield* found('preload("res://enemy.gd")'), ["Enemy"])
        assert.notInclude(yield* found("/elsewhere/world.gd"), "GameWorld")
        assert.notInclude(yield* found("file:///elsewhere/world.gd"), "GameWorld")
        // However the path is written, a search and a look-up take the same.
        for (const path of [
          "tool.gd",
          "'tool.gd'",
          '"tool/tool.gd"',
          "tool\\tool.gd",
          "/link/addons/tool/tool.gd",
          "file:///game/addons/tool/tool.gd",
          "file:///link/addons/tool/t%6Fol.gd"
        ]) {
          assert.deepStrictEqual(yield* found(path), ["Tool"], path)
          assert.strictEqual(yield* ancestors(path), "Enemy", path)
        }
        // The end of two paths is none of them.
        assert.deepStrictEqual(yield* found("x.gd"), ["XOfOne", "XOfTwo"])
        for (const either of [yield* Effect.flip(ancestors("x.gd")), yield* missing("x.gd.size")])
          assert.deepStrictEqual(either._tag === "NotFound" && either.suggestions, ["XOfOne", "XOfTwo"])
      })
    )
  )

  it.effect("are no names that nothing has", () =>
    withProject(
      Effect.gen(function* () {
        const notes = (query: string) => Effect.map(find(query), (found) => found.notes)
        for (const query of ["extends GameWorld", "GameWorld", "GameWorld.size", "Enemy.jump", "walk_slowly_home"])
          assert.deepStrictEqual([query, yield* notes(query)], [query, undefined])
        assert.match((yield* notes("OtherWorld.blend"))?.[0] ?? "", /^This reference has no OtherWorld;/)
      })
    )
  )

  it.effect("of a near name come after the new name of an engine class, whose note stays", () =>
    withProject(
      Effect.gen(function* () {
        const failure = yield* missing("Sprite.hide")
        assert.deepStrictEqual(failure._tag === "NotFound" && failure.suggestions, ["Sprite2D.hide", "Sprites"])
        assert.match(failure.message, /Sprite2D: renamed from Sprite in Godot 4/)
      }),
      { ...files, "/docs/classes/Sprite2D.xml": xml("Sprite2D", { inherits: "Node", body: methods("hide") }) }
    )
  )

  it.effect("may be those of a GDExtension that no file describes: a missing name says how they become known", () =>
    withProject(
      Effect.gen(function* () {
        const resolver = yield* SymbolResolver
        const missingClass = (name: string) => Effect.flip(lookUp((names) => resolver.findClass(names, name)))
        for (const failure of [yield* missingClass("QuickRiver"), yield* missing("QuickRiver.flow")])
          assert.match(failure.message, /\(res:\/\/addons\/fast\/fast\.gdextension\).*--gdextension-docs/)
        // One letter wrong, or another name in Godot 4: nothing else is missing.
        for (const failure of [yield* missingClass("FastNoode"), yield* missing("Sprite.hide")])
          assert.notMatch(failure.message, /gdextension/)
        // No name of a class.
        for (const name of ["nosuch/foo.gd", "foo.gd", "QuickRiver.flow", "quick_river"])
          assert.notMatch((yield* missingClass(name)).message, /gdextension/, name)
      }),
      { ...files, "/docs/classes/Sprite2D.xml": xml("Sprite2D", { inherits: "Node", body: methods("hide") }) },
      undescribed
    )
  )

  it.effect("of a GDExtension that has its files need no command to become known", () =>
    withProject(
      Effect.gen(function* () {
        assert.strictEqual((yield* symbol("FastNode.go_fast")).className, "FastNode")
        assert.notMatch((yield* missing("QuickRiver.flow")).message, /gdextension/)
      })
    )
  )

  it.effect("are reported with what they do not have: near names, private members, classes within", () =>
    withProject(
      Effect.gen(function* () {
        const resolver = yield* SymbolResolver
        assert.match((yield* missing("Enmy.attack")).message, /No class is named "Enmy"\. Did you mean Enemy\.attack/)
        assert.match((yield* missing("attack")).message, /of the form Class\.member: "Enemy\.attack"/)
        const asClass = yield* Effect.flip(lookUp((names) => resolver.findClass(names, "attack")))
        assert.match(asClass.message, /Did you mean Enemy\.attack\? That is a method: /)
        assert.match((yield* missing("Tool.atack")).message, /"Tool\.atack"\. Did you mean Enemy\.attack/)
        assert.match((yield* missing("Tool.add_chld")).message, /Did you mean Node\.add_child/)
        assert.match((yield* missing("Tool.walk_home")).message, /Did you mean Enemy\.walk_slowly_home\?/)
        const otherKind = yield* Effect.flip(lookUp((names) => resolver.findSymbol(names, "Tool.attack", "signal")))
        assert.match(otherKind.message, /^No signal .* Did you mean Enemy\.attack\? It is a method\.$/)
        assert.match((yield* missing("Hud._on_pressed")).message, /Hud declares it at res:\/\/hud\.gd:3/)
        assert.match((yield* missing("Hud.Line")).message, /Hud\.Line is a class: godot_get_class/)
        assert.match((yield* missing("Enemy.new")).message, /_init/)
        const overridden = yield* lookUp((names) =>
          Effect.map(
            Effect.flatMap(SymbolResolver, (resolver) => resolver.findSymbol(names, "Node.add_child")),
            (found) => textsOf(names, { ...found, requestedOn: "World" })
          )
        )
        // What a parent script declares is overridden by nobody.
        const tools = yield* GodotTools
        assert.isUndefined((yield* tools.getSymbol({ qname: "World.size" })).notes)
        const page = yield* lookUp((names) =>
          Effect.map(resolver.findClass(names, "GameWorld"), (found) => classPage(renderContext(names, found)))
        )
        assert.match(page, /- Source: `res:\/\/world\.gd:1`/)
        assert.deepStrictEqual(overridden.notes, ["GameWorld overrides it at res://world.gd:4."])
      })
    )
  )

  it.effect("are not said to mean what only shares a word with a missing member", () => {
    const documents = {
      ...files,
      "/docs/classes/Node.xml": xml("Node", {
        inherits: "Object",
        body: methods("editor_state_changed", "get_parent", "queue_free_all")
      }),
      "/docs/classes/Socket.xml": xml("Socket", { inherits: "Object", body: methods("state", "flip_side") }),
      "/docs/classes/Sprite2D.xml": xml("Sprite2D", { inherits: "Node", body: methods("blink") })
    }
    const suggested = Effect.fnUntraced(function* (qname: string) {
      const failure = yield* missing(qname)
      return failure._tag === "NotFound" ? failure.suggestions : undefined
    })
    return withProject(
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* suggested("Enemy.state"), [])
        assert.match((yield* missing("Enemy.state")).message, /Its members: godot_get_class \{"name":"Enemy"\}\.$/)
        assert.deepStrictEqual(yield* suggested("Enemy.slowly"), ["Enemy.walk_slowly_home"])
        assert.deepStrictEqual(yield* suggested("Enemy.parent"), ["Node.get_parent"])
        assert.deepStrictEqual(yield* suggested("Enemy.queue"), ["Node.queue_free_all"])
        assert.deepStrictEqual(yield* suggested("Enemy.blink"), ["Sprite2D.blink"])
        assert.deepStrictEqual(yield* suggested("Enemy.flip_side"), ["Socket.flip_side"])
      }),
      documents
    )
  })

  it.effect("are the user's own: looked up, searched, and inheriting from the engine's", () =>
    withProject(
      Effect.gen(function* () {
        const resolver = yield* SymbolResolver
        const found = yield* lookUp((names) => resolver.findClass(names, "Tool"))
        assert.deepStrictEqual([found.doc.source?.kind, found.ancestors], ["addon", ["Enemy", "Node", "Object"]])
        assert.strictEqual((yield* symbol("Tool.attack")).doc.name, "Enemy")
        assert.strictEqual((yield* symbol("Tool.add_child")).doc.name, "Node")
        assert.strictEqual((yield* symbol("Global.score")).doc.name, "Global")
        const { results } = yield* find("fights the player")
        const [{ name, source, file, line } = assert.fail()] = results
        assert.deepStrictEqual([name, source, file, line], ["Enemy", "project", "res://enemy.gd", 2])
        assert.strictEqual((yield* find("add_child")).results[0]?.qname, "Node.add_child")
        // A function whose whole name is asked for in words comes before texts of the engine.
        assert.strictEqual((yield* find("show a message")).results[0]?.qname, "Hud.show_message")
      })
    )
  )

  it.effect("are those that an addon documents in class files, and come before the engine's with a note", () =>
    withProject(
      Effect.gen(function* () {
        const tools = yield* GodotTools
        const fast = yield* tools.getSymbol({ qname: "FastNode.go_fast" })
        assert.deepStrictEqual(
          [fast.source, fast.file, fast.description],
          ["addon", "res://addons/fast/doc_classes/FastNode.xml", "Goes."]
        )
        assert.strictEqual((yield* find("runs natively")).results[0]?.name, "FastNode")
        assert.strictEqual((yield* tools.getSymbol({ qname: "FastNode.add_child" })).className, "Node")
        const timer = yield* tools.getClass({ name: "Control" })
        assert.deepStrictEqual([timer.source, timer.file, timer.line], ["project", "res://control.gd", 1])
        assert.deepStrictEqual(timer.notes, ["Godot has a class Control too; this is the project's."])
        const tick = yield* tools.getSymbol({ qname: "Control.tick" })
        assert.deepStrictEqual([tick.source, tick.line], ["project", 3])
      })
    )
  )

  it.effect("follow their files", () =>
    withProject(
      Effect.gen(function* () {
        assert.strictEqual((yield* find("Enemy.attack")).results[0]?.qname, "Enemy.attack")
        game.write("/game/enemy.gd", "class_name Enemy\nextends Node\nfunc strike() -> void:\n\tpass\n")
        yield* TestClock.adjust("1 second")
        assert.strictEqual((yield* find("Enemy.strike")).results[0]?.qname, "Enemy.strike")
        assert.strictEqual((yield* Effect.flip(symbol("Enemy.attack")))._tag, "NotFound")
        assert.strictEqual((yield* find("Tool")).results[0]?.name, "Tool")
      })
    )
  )

  it.effect(
    "are told to those who list them when one comes or goes, though nobody asks, and not when one changes",
    () =>
      withProject(
        Effect.gen(function* () {
          const { changes } = yield* AddedClasses
          const heard = yield* Effect.fork(Stream.runCollect(Stream.take(changes, 2)))
          yield* find("Enemy")
          game.write("/game/enemy.gd", "class_name Enemy\nextends Node\nfunc other() -> void:\n\tpass\n")
          yield* TestClock.adjust("10 seconds")
          game.write("/game/wolf.gd", "class_name Wolf\nextends Enemy\n")
          yield* TestClock.adjust("10 seconds")
          game.remove("/game/wolf.gd")
          yield* TestClock.adjust("10 seconds")
          const lists = Chunk.toArray(yield* Fiber.join(heard)).map((names) => names.split(",").includes("Wolf"))
          assert.deepStrictEqual(lists, [true, false])
        })
      )
  )

  it.effect("are the shading language, searched where a query is about it", () =>
    using(
      Effect.gen(function* () {
        assert.strictEqual((yield* symbol("@Shader.FRAGCOORD")).doc.name, "@Shader")
        assert.strictEqual((yield* find("FRAGCOORD")).results[0]?.qname, "@Shader.FRAGCOORD")
        assert.strictEqual((yield* find("shader hint source_color")).results[0]?.name, "source_color")
        const questions: Record<string, string> = {
          "screen texture in shader": "hint_screen_texture",
          "discard transparent pixels in shader": "discard",
          "shader that draws both sides": "cull_disabled",
          "disable lighting in shader": "unshaded",
          "pass data from vertex to fragment shader": "varying",
          // A word of every request, which the shading language lacks, says nothing.
          "implement an outline in a shader": "TEXTURE_PIXEL_SIZE",
          着色器实现描边: "TEXTURE_PIXEL_SIZE",
          シェーダーでピクセルを破棄する: "discard",
          着色器读取屏幕颜色: "hint_screen_texture",
          SCREEN_TEXTURE: "hint_screen_texture",
          WORLD_MATRIX: "MODEL_MATRIX",
          hint_color: "source_color",
          "shader_type spatial;": "shader_type",
          "Unknown identifier in expression: 'SCREEN_TEXTURE'.": "hint_screen_texture",
          "E 0:00:01 Unknown identifier in expression: 'WORLD_MATRIX'.": "MODEL_MATRIX",
          "Unknown identifier in expression: WORLD_MATRIX": "MODEL_MATRIX",
          "Unknown identifier in expression: 'ALBEDO'.": "ALBEDO",
          // Names of classes and functions of scripts, too, which no shader sees.
          "No matching function found for: 'texture2D(sampler2D, vec2)'.": "texture",
          "No matching function found for: 'clamp(vec3, int, int)'.": "clamp"
        }
        for (const [query, name] of Object.entries(questions)) {
          assert.strictEqual((yield* find(query)).results[0]?.qname, `@Shader.${name}`, query)
        }
        // What applies a shader is no question about what to write in one.
        assert.notInclude(
          (yield* find("切换着色器")).results.slice(0, 1).map(({ qname }) => qname),
          "@Shader.UV"
        )
        const [screen] = (yield* find("Unknown identifier in expression: 'SCREEN_TEXTURE'.")).results
        assert.strictEqual(screen?.note, "renamed from SCREEN_TEXTURE in Godot 4")
        const gone = yield* Effect.flip(symbol("@Shader.hint_color"))
        assert.include(gone.message, "@Shader.source_color")
        assert.include((yield* Effect.flip(symbol("@Shader.lerp"))).message, "@Shader.mix")
      }),
      {
        ...files,
        "/docs/classes/Texture2D.xml": xml("Texture2D", { inherits: "Node" }),
        "/docs/classes/@GlobalScope.xml": xml("@GlobalScope", { body: methods("clamp") })
      }
    ).pipe(Effect.scoped)
  )

  it.effect("are the functions of shaders, found by their names behind what scripts have of that name", () =>
    using(
      Effect.gen(function* () {
        const found = (query: string) => Effect.map(find(query), ({ results }) => results.map(({ qname }) => qname))
        for (const query of ["texelFetch", "texelFetch(noise, ivec2(UV), 0)"])
          assert.deepStrictEqual(yield* found(query), ["@Shader.texelFetch"], query)
        assert.deepStrictEqual(yield* found("smoothstep"), ["@GlobalScope.smoothstep", "@Shader.smoothstep"])
        // An ordinary word is first what the documents say by it.
        assert.deepStrictEqual(yield* found("radians"), ["@GlobalScope.deg_to_rad", "@Shader.radians"])
        for (const query of ["texelfetch", "texelFetch lod"])
          assert.notInclude(yield* found(query), "@Shader.texelFetch", query)
      }),
      {
        ...files,
        "/docs/classes/@GlobalScope.xml": xml("@GlobalScope", {
          body: `<methods>
            <method name="deg_to_rad"><return type="float" /><description>Converts degrees to radians.</description></method>
            <method name="smoothstep"><return type="float" /><description>Smooth.</description></method>
          </methods>`
        })
      }
    ).pipe(Effect.scoped)
  )
})
