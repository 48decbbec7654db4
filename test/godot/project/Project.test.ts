import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Option, TestClock } from "effect"
import { Project } from "../../../src/godot/project/Project.ts"
import { MAX_SCRIPTS } from "../../../src/godot/project/ProjectReader.ts"
import { withText } from "../../../src/godot/project/ProjectState.ts"
import { viewOf } from "../../../src/godot/project/View.ts"
import { Files } from "../../../src/kernel/files/Files.ts"
import * as memoryFiles from "../../support/memoryFiles.ts"

const settings =
  'config_version=5\n[application]\nconfig/features=PackedStringArray("4.7")\n[autoload]\nGlobal="*res://global.gd"\nHud="*uid://hud"\n[input]\njump={}\n'

const game: Record<string, string> = {
  "/game/project.godot": settings,
  "/game/global.gd": "extends Node\nvar score := 0\n",
  "/game/enemy.gd": "class_name Enemy\nextends CharacterBody2D\nenum State { IDLE, WALK }\nfunc attack(): pass\n",
  "/game/boss.gd":
    '@tool\nclass_name Boss extends Enemy\nfunc f():\n\tInputMap.add_action("dash")\n\treturn {fury = 1}\n',
  "/game/hud.tscn":
    '[gd_scene uid="uid://hud"]\n[ext_resource type="Script" path="res://boss.gd" id="1"]\n[node name="Hud" type="CanvasLayer"]\n[node name="Boss" type="CharacterBody2D" parent="."]\nscript = ExtResource("1")\n[node name="Arm" type="Node2D" parent="Boss"]\n',
  "/game/icon.png": "",
  "/game/.godot/x.gd": "class_name Hidden\n",
  "/game/skipped/.gdignore": "",
  "/game/skipped/a.gd": "class_name Skipped\n",
  "/game/other/project.godot": "config_version=5\n",
  "/game/other/b.gd": "class_name Other\n",
  "/outside/secret.gd": "class_name Secret\n"
}

const layerOf = (memory: memoryFiles.MemoryFiles) => Layer.provide(Project.layer("/game"), memory.layer)

/** The same files, where each reading of `path` is followed by a change before anything else happens. */
const whileRead = (memory: memoryFiles.MemoryFiles, path: string, change: () => void): memoryFiles.MemoryFiles => {
  const { files } = memory
  const readText: typeof files.readText = (name) => {
    const text = files.readText(name)
    if (name === path) change()
    return text
  }
  return { ...memory, layer: Layer.merge(memory.layer, Layer.succeed(Files, { ...files, readText })) }
}

/** The project as it is now; the clock goes on by a second first. */
const current = Effect.gen(function* () {
  yield* TestClock.adjust("1 second")
  return Option.getOrThrow(yield* (yield* Project).state)
})

/** Scripts of the project with another text, each a file and its text. */
const edits: ReadonlyArray<readonly [file: string, text: string]> = [
  ["enemy.gd", 'class_name Enemy\nextends CharacterBody2D\nfunc bite(): $Leg.has_method("paws")\n'],
  ["enemy.gd", "class_name Foe\nextends Node\n"],
  ["boss.gd", "extends Node3D\nfunc attack(): pass\n"],
  ["global.gd", 'extends Node\nfunc f(): add_autoload_singleton("More", "res://boss.gd")\n'],
  ["new.gd", "class_name Fresh\nextends Enemy\n"]
]

describe("a project", () => {
  it.effect("has its scripts by class name, its autoloads and its actions", () =>
    Effect.gen(function* () {
      const state = yield* current
      const view = viewOf(state, { dialect: 4, version: "4.5" })
      assert.deepStrictEqual([...view.classNames], ["Boss", "Enemy"])
      assert.strictEqual(view.classScript("Enemy"), "res://enemy.gd")
      assert.deepStrictEqual(view.autoloads.get("Global")?.type, { className: "Node", script: "res://global.gd" })
      assert.deepStrictEqual(view.autoloads.get("Hud"), {
        name: "Hud",
        path: "res://hud.tscn",
        isGlobal: true,
        type: { className: "CanvasLayer" }
      })
      assert.isTrue(["jump", "dash", "ui_accept"].every((name) => view.inputActions?.has(name)))
      assert.isFalse(view.inputActions?.has("jmup"))
      assert.deepStrictEqual(view.notes, ["project.godot says 4.7; checked against Godot 4.5"])
      assert.deepStrictEqual(viewOf(state, { dialect: 4, version: "4.7" }).notes, [])
    }).pipe(Effect.provide(layerOf(memoryFiles.make(game))))
  )

  it.effect("passes over the identity of a script that is gone, whose file stayed behind", () =>
    Effect.gen(function* () {
      const { exists } = viewOf(yield* current, { dialect: 4 })
      assert.isTrue(exists("uid://enemy"))
      assert.isUndefined(exists("uid://gone"))
    }).pipe(
      Effect.provide(
        layerOf(
          memoryFiles.make({ ...game, "/game/enemy.gd.uid": "uid://enemy\n", "/game/old.gd.uid": "uid://gone\n" })
        )
      )
    )
  )

  it.effect("reports who declares or mentions a name, and what extends what", () =>
    Effect.gen(function* () {
      const state = yield* current
      const view = viewOf(state, { dialect: 4 })
      assert.deepStrictEqual(view.declaring("attack"), ["res://enemy.gd"])
      assert.deepStrictEqual(view.declaring("WALK"), ["res://enemy.gd"])
      assert.deepStrictEqual(view.declaring("nothing"), [])
      assert.isTrue(view.mentions("fury"))
      assert.isFalse(view.mentions("attack"))
      assert.deepStrictEqual(state.descendants("res://enemy.gd"), ["res://boss.gd"])
      assert.strictEqual(state.nativeBase("res://boss.gd"), "CharacterBody2D")
      // The boss extends the enemy, so a path in the enemy's script leads where it leads in the boss's scene.
      assert.deepStrictEqual(view.nodeAt("res://enemy.gd", "Arm"), { className: "Node2D" })
      assert.isTrue(view.isWhole)
      assert.isFalse(view.hasUnseenClasses)
    }).pipe(Effect.provide(layerOf(memoryFiles.make(game))))
  )

  it.effect.each(edits)("is with an unsaved text as it will be when that is saved: %s", ([file, text]) =>
    Effect.gen(function* () {
      const saved = yield* Effect.provide(current, layerOf(memoryFiles.make({ ...game, [`/game/${file}`]: text })))
      const unsaved = withText(yield* Effect.provide(current, layerOf(memoryFiles.make(game))), `res://${file}`, text)
      const [one, other] = [unsaved, saved].map((state) => {
        const { classNames, autoloads, isWhole, hasUnseenClasses } = viewOf(state, { dialect: 4 })
        const names = ["attack", "bite", "paws", "fury", "WALK", "Foe", "Fresh"]
        return {
          classes: [...classNames].sort(),
          autoloads: [...autoloads].sort(([a], [b]) => (a < b ? -1 : 1)),
          isWhole,
          hasUnseenClasses,
          declaring: names.map((name) => [...state.declaring(name, 4)].sort()),
          mentioning: names.map((name) => [...state.mentioning(name)].sort()),
          descendants: ["enemy", "boss", "global"].map((name) => [...state.descendants(`res://${name}.gd`)].sort()),
          base: state.nativeBase("res://boss.gd"),
          arm: state.trees.nodeAt("res://enemy.gd", "Arm")
        }
      })
      assert.deepStrictEqual(one, other)
    })
  )

  it.effect("knows which files exist, and where that cannot be told", () =>
    Effect.gen(function* () {
      const { exists } = viewOf(yield* current, { dialect: 4 })
      assert.isTrue(exists("res://icon.png"))
      assert.isFalse(exists("res://icno.png"))
      for (const path of ["res://skipped/x.png", "res://.godot/y", "uid://unknown", "user://save.dat"]) {
        assert.isUndefined(exists(path), path)
      }
    }).pipe(Effect.provide(layerOf(memoryFiles.make(game))))
  )

  it.effect("is followed as its files change, and only what changed is read again", () => {
    const memory = memoryFiles.make(game)
    return Effect.gen(function* () {
      // Files that were written a moment ago are read once more.
      yield* current
      const before = yield* current
      const reads = memory.reads()
      assert.strictEqual(yield* current, before)
      // project.godot alone, which is too small to be worth a fingerprint.
      assert.isAtMost(memory.reads() - reads, 1)
      memory.write("/game/enemy.gd", "class_name Foe\nextends Node\n")
      memory.remove("/game/boss.gd")
      const after = yield* current
      assert.deepStrictEqual([...after.classes.keys()], ["Foe"])
      assert.deepStrictEqual([...before.classes.keys()], ["Boss", "Enemy"])
    }).pipe(Effect.provide(layerOf(memory)))
  })

  it.effect("has a change that is made between two requests without a pause", () => {
    const memory = memoryFiles.make(game)
    return Effect.gen(function* () {
      const project = yield* Project
      const before = Option.getOrThrow(yield* project.state)
      memory.write("/game/enemy.gd", "class_name Foe\nextends Node\n")
      const after = Option.getOrThrow(yield* project.state)
      assert.deepStrictEqual([before.classes.has("Foe"), after.classes.has("Foe")], [false, true])
    }).pipe(Effect.provide(layerOf(memory)))
  })

  it.effect("has the newer text of a script that changes while it is read", () => {
    const memory = memoryFiles.make(game)
    let texts = ["class_name Foe\n"]
    const changing = whileRead(memory, "/game/enemy.gd", () => {
      const [text, ...rest] = texts
      texts = rest
      if (text !== undefined) memory.write("/game/enemy.gd", text)
    })
    return Effect.gen(function* () {
      const classes = Effect.map(current, (state) => [...state.classes.keys()])
      assert.deepStrictEqual(yield* classes, ["Boss", "Foe"])
      // One that never rests is read three times, and again at the next look.
      memory.write("/game/enemy.gd", "class_name A\n")
      texts = ["class_name B\n", "class_name C\n", "class_name D\n"]
      assert.deepStrictEqual(yield* classes, ["Boss", "C"])
      assert.deepStrictEqual(yield* classes, ["Boss", "D"])
    }).pipe(Effect.provide(layerOf(changing)))
  })

  it.effect("is not whole while a script goes away as it is read, and is without it at the next look", () => {
    const memory = memoryFiles.make(game)
    const changing = whileRead(memory, "/game/boss.gd", () => memory.remove("/game/boss.gd"))
    return Effect.gen(function* () {
      const seen = Effect.map(current, (state) => [viewOf(state, { dialect: 4 }).isWhole, ...state.classes.keys()])
      assert.deepStrictEqual(yield* seen, [false, "Enemy"])
      assert.deepStrictEqual(yield* seen, [true, "Enemy"])
    }).pipe(Effect.provide(layerOf(changing)))
  })

  it.effect("takes the text of an editor for the file", () =>
    Effect.gen(function* () {
      const state = yield* current
      assert.strictEqual(withText(state, "res://global.gd", state.scripts.get("res://global.gd")?.text ?? ""), state)
      const edited = withText(state, "res://global.gd", "extends Node\nvar lives := 3\n")
      assert.deepStrictEqual(edited.declaring("lives", 4), ["res://global.gd"])
      assert.deepStrictEqual(state.declaring("lives", 4), [])
    }).pipe(Effect.provide(layerOf(memoryFiles.make(game))))
  )

  it.effect("reads nothing outside of itself: links that leave it are not followed, and it is no longer whole", () => {
    const memory = memoryFiles.make(game)
    memory.link("/game/addon", "/outside")
    memory.link("/game/loop", "/game")
    return Effect.gen(function* () {
      const view = viewOf(yield* current, { dialect: 4 })
      assert.isUndefined(view.classScript("Secret"))
      assert.isFalse(view.isWhole)
    }).pipe(Effect.provide(layerOf(memory)))
  })

  it.effect("is not whole where a script loads packs; a pack that nothing loads is an exported game", () =>
    Effect.gen(function* () {
      const isWhole = (files: Readonly<Record<string, string>>) =>
        Effect.map(
          Effect.provide(current, layerOf(memoryFiles.make({ ...game, "/game/build/game.pck": "", ...files }))),
          (state) => viewOf(state, { dialect: 4 }).isWhole
        )
      assert.isTrue(yield* isWhole({}))
      const loader = 'extends Node\nfunc _ready():\n\tProjectSettings.load_resource_pack("user://mod.pck")\n'
      assert.isFalse(yield* isWhole({ "/game/mods.gd": loader }))
      assert.isFalse(
        yield* isWhole({ "/game/Mods.cs": 'class Mods { void A() => ProjectSettings.LoadResourcePack("a"); }' })
      )
    })
  )

  it.effect("is whole with a binary scene that holds no script, whose nodes are not known", () =>
    Effect.gen(function* () {
      const withScene = (text: string) =>
        Effect.map(Effect.provide(current, layerOf(memoryFiles.make({ ...game, "/game/cave.scn": text }))), (state) =>
          viewOf(state, { dialect: 4 })
        )
      const plain = yield* withScene("RSRC\0PackedScene\0Script\0res://敵.gd\0Node2D\0")
      assert.isTrue(plain.isWhole)
      assert.deepStrictEqual(plain.nodeAt("res://enemy.gd", "Arm"), { className: "Node2D" })
      const using = yield* withScene("RSRC\0PackedScene\0Script\0res://enemy.gd\0Node2D\0")
      assert.isTrue(using.isWhole)
      assert.isUndefined(using.nodeAt("res://enemy.gd", "Arm"))
      assert.isFalse((yield* withScene("RSRC\0GDScript\0script/source\0func f(): pass")).isWhole)
      assert.isFalse((yield* withScene("RSCC\0compressed")).isWhole)
    })
  )

  it.effect("is not whole with an extension, and may then have unseen classes", () =>
    Effect.gen(function* () {
      const view = viewOf(yield* current, { dialect: 4 })
      assert.isFalse(view.isWhole)
      assert.isTrue(view.hasUnseenClasses)
    }).pipe(Effect.provide(layerOf(memoryFiles.make({ ...game, "/game/lib.gdextension": "" }))))
  )

  it.effect("is refused beyond its limits", () =>
    Effect.gen(function* () {
      const scripts = Array.from({ length: MAX_SCRIPTS + 1 }, (_, i) => [`/game/s${i}.gd`, "extends Node\n"] as const)
      const memory = memoryFiles.make({ "/game/project.godot": settings, ...Object.fromEntries(scripts) })
      const error = yield* Effect.flip(Effect.provide(current, layerOf(memory)))
      assert.strictEqual(error._tag, "TooLarge")
      assert.match(error.message, /5001 scripts.*5000/)
      const long = new Uint8Array(32_000_001)
      memory.write("/game/s0.gd", long)
      memory.write("/game/s1.gd", long)
      memory.remove(`/game/s${MAX_SCRIPTS}.gd`)
      const tooLong = yield* Effect.flip(Effect.provide(current, layerOf(memory)))
      assert.match(tooLong.message, /65 MB of scripts.*64 MB/)
    })
  )

  it.effect("whose settings cannot be read has unseen names, and says so", () =>
    Effect.gen(function* () {
      const changes: Readonly<Record<string, (memory: memoryFiles.MemoryFiles) => void>> = {
        "no text": ({ write }) => write("/game/project.godot", `${settings}\0`),
        "too long": ({ write }) => write("/game/override.cfg", "x".repeat(1024 * 1024 + 1)),
        "a folder": ({ write }) => write("/game/override.cfg/a", ""),
        "a link out of the project": ({ link }) => link("/game/override.cfg", "/outside/settings.cfg"),
        "the main file as such a link": ({ link, remove }) => {
          remove("/game/project.godot")
          link("/game/project.godot", "/outside/settings.cfg")
        }
      }
      for (const [name, change] of Object.entries(changes)) {
        const memory = memoryFiles.make({ ...game, "/outside/settings.cfg": '[autoload]\nSecret="*res://enemy.gd"\n' })
        change(memory)
        const view = viewOf(yield* Effect.provide(current, layerOf(memory)), { dialect: 4 })
        assert.isFalse(view.autoloads.has("Secret"), name)
        assert.deepStrictEqual([view.isWhole, view.hasUnseenClasses, view.inputActions], [false, true, undefined], name)
        assert.match(view.notes.join(), /^project\.godot or override\.cfg cannot be read/, name)
      }
    })
  )

  it.effect("takes override.cfg for more of its settings", () =>
    Effect.gen(function* () {
      const view = viewOf(yield* current, { dialect: 4 })
      assert.isTrue(["Global", "More"].every((name) => view.autoloads.has(name)))
      assert.isTrue(view.isWhole)
    }).pipe(
      Effect.provide(
        layerOf(memoryFiles.make({ ...game, "/game/override.cfg": '[autoload]\nMore="*res://enemy.gd"\n' }))
      )
    )
  )

  it.effect("of addons alone knows their names and files, and says that there may be more", () =>
    Effect.gen(function* () {
      const view = viewOf(yield* current, { dialect: 4 })
      assert.strictEqual(view.classScript("Quest"), "res://addons/quests/quest.gd")
      assert.deepStrictEqual([view.isWhole, view.hasUnseenClasses, view.inputActions], [false, true, undefined])
      assert.isTrue(view.exists("res://addons/quests/quest.gd"))
      assert.isFalse(view.exists("res://addons/quests/qest.gd"))
      assert.isUndefined(view.exists("res://addons/other/a.gd"))
      assert.isUndefined(view.exists("res://player.gd"))
      assert.deepStrictEqual(view.notes, ["No project.godot: a project with these addons may have more names"])
    }).pipe(
      Effect.provide(
        layerOf(
          memoryFiles.make({
            "/game/README.md": "",
            "/game/addons/quests/plugin.cfg": '[plugin]\nname="Quests"\n',
            "/game/addons/quests/quest.gd": "class_name Quest\nextends Resource\n"
          })
        )
      )
    )
  )

  it.effect("that is gone says so, and none is none", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Effect.provide(current, layerOf(memoryFiles.make({ "/other/a.gd": "" }))))
      assert.strictEqual(error._tag, "NotFound")
      const state = Effect.flatMap(Project, (project) => project.state)
      assert.deepStrictEqual(yield* Effect.provide(state, Project.layer(undefined)), Option.none())
    }).pipe(Effect.provide(memoryFiles.layer({})))
  )
})
