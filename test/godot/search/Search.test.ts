import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import { kinds } from "../../../src/godot/reference/Kind.ts"
import { parse } from "../../../src/godot/reference/XmlDocParser.ts"
import { explain, toLines } from "../../../src/godot/search/Explain.ts"
import { search } from "../../../src/godot/search/Search.ts"
import { isNameScore } from "../../../src/godot/search/Weights.ts"
import { root } from "../../support/bundle.ts"
import { times } from "../../support/effort.ts"
import { indexOf, indexOfFolder, nameOf } from "../../support/searchIndex.ts"

const index = indexOfFolder(join(root, "doc/classes"))
const kindOf = (row: number) => kinds[index.symbols.kindOf[row] ?? 0]

const ask = (query: string, kind?: (typeof kinds)[number]) =>
  search(index, { query, limit: 10, ...(kind === undefined ? {} : { kind }) }).hits.map((hit) => ({
    ...hit,
    signature: hit.signature,
    snippet: hit.snippet,
    name: nameOf(index, hit.row),
    kind: kindOf(hit.row)
  }))

const first = (query: string, kind?: (typeof kinds)[number]): string | undefined => ask(query, kind)[0]?.name
const names = (query: string): ReadonlyArray<string> => ask(query).map(({ name }) => name)

const settings = indexOf([
  Either.getOrThrow(
    parse(
      "ProjectSettings.xml",
      `<class name="ProjectSettings"><brief_description>Settings.</brief_description><description/><members>
        <member name="debug/gdscript/warnings/integer_division" type="int" setter="" getter="">Warns of a division of integers.</member>
        <member name="debug/gdscript/warnings/unused_parameter" type="int" setter="" getter="">Warns of a parameter.</member>
        <member name="application/run/main_scene" type="String" setter="" getter="">The scene to start with.</member>
        <member name="debug/gdscript/warnings/unused_signal" type="int" setter="" getter="">Warns of a signal.</member>
      </members></class>`
    )
  )
])

describe("search by name", () => {
  it("puts a class before everything that bears its name or speaks of it", () => {
    for (const query of ["Node", "OS", "Input", "Signal", "String", "Engine"]) {
      expect(ask(query)[0]).toMatchObject({ name: query, kind: "class", tier: "class" })
    }
    expect(first("sprite2d")).toBe("Sprite2D")
    expect(first("animation player")).toBe("AnimationPlayer")
    expect(first("camera")).toMatch(/^Camera[23]D$/)
  })

  it("keeps @GDScript apart, and finds it without its sign where nothing else is called so", () => {
    expect(first("@GDScript")).toBe("@GDScript")
    expect(first("GlobalScope")).toBe("@GlobalScope")
  })

  it("finds a member of a class in any notation", () => {
    for (const query of ["Node.add_child", "Node::add_child", "Node#add_child", "Node.add_child()", "node add_child"]) {
      expect(first(query)).toBe("Node.add_child")
    }
  })

  it("shows few owners of a name in a sentence before what else the sentence says", () => {
    const owners = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"].map((name) =>
      Either.getOrThrow(
        parse(
          `${name}.xml`,
          `<class name="${name}"><brief_description>A.</brief_description><description/><methods>
            <method name="_draw_it"><return type="void"/><description>Draws.</description></method>
            <method name="redraw"><return type="void"/><description>Asks for updating the drawing again.</description></method>
          </methods></class>`
        )
      )
    )
    const own = indexOf(owners)
    const found = (query: string) => search(own, { query, limit: 10 }).hits.map(({ row }) => own.symbols.names[row])
    expect(found("_draw_it").filter((name) => name === "_draw_it")).toHaveLength(5)
    expect(found("why is _draw_it not updating the drawing").slice(0, 4)).toEqual([
      "_draw_it",
      "_draw_it",
      "_draw_it",
      "redraw"
    ])
  })

  it("finds what a class inherits, and says from where", () => {
    expect(ask("Button.pressed")[0]).toMatchObject({
      name: "BaseButton.pressed",
      kind: "signal",
      note: "inherited by Button from BaseButton"
    })
    expect(first("CharacterBody2D.queue_free")).toBe("Node.queue_free")
    expect(first("Button disabled")).toBe("BaseButton.disabled")
  })

  it("takes a node for the class where the other words are a member of it", () => {
    expect(first("duplicate node")).toBe("Node.duplicate")
    expect(first("get parent node")).toBe("Node.get_parent")
    expect(first("Button node pressed")).toBe("BaseButton.pressed")
    // `get` is Object's, but the verb of the question.
    expect(first("get scene tree")).toBe("Node.get_tree")
  })

  it("seeks the hits of a kind by the new name, and says of none what is not true", () => {
    expect(ask("KinematicBody2D", "property")[0]?.name).toMatch(/^CharacterBody2D\./)
    for (const kind of ["method", "property", "constant"] as const) {
      expect(ask("KinematicBody2D", kind).filter(({ note }) => note?.startsWith("like"))).toEqual([])
    }
  })

  it("finds a member by the beginnings of its two words where one of them is none", () => {
    expect(first("lin vel")).toBe("RigidBody2D.linear_velocity")
    expect(first("rot deg")).toMatch(/^(?:Node[23]D|Control)\.rotation_degrees$/)
  })

  it("finds a bare member, in C#'s spelling too", () => {
    expect(first("queue_free")).toBe("Node.queue_free")
    expect(first("QueueFree")).toBe("Node.queue_free")
    expect(first("_ready")).toBe("Node._ready")
    expect(first("_PhysicsProcess")).toBe("Node._physics_process")
    expect(first("GD.Print")).toBe("@GlobalScope.print")
    expect(first("Button.SignalName.Pressed")).toBe("BaseButton.pressed")
    expect(first("Button.PressedEventHandler")).toBe("BaseButton.pressed")
  })

  it("finds what is behind a call by what the call returns, and behind a signal", () => {
    expect(ask("await get_tree().create_timer(1.0).timeout")[0]).toMatchObject({
      name: "SceneTreeTimer.timeout",
      note: "create_timer() returns SceneTreeTimer"
    })
    expect(first("get_tree().paused")).toBe("SceneTree.paused")
    expect(first("Input.get_vector().x")).toBe("Vector2.x")
    expect(first("body_entered.connect(_on_body_entered)")).toBe("Signal.connect")
    expect(first('get_node("../Player").position')).toMatch(/\.position$/)
    expect(first("Vector2.RIGHT.rotated(rotation)")).toBe("Vector2.rotated")
    expect(first("Color.RED.lerp(Color.BLUE, 0.5)")).toBe("Color.lerp")
  })

  it("takes a variable or a node for the class that its name ends in, and says so", () => {
    for (const query of ["score_label.text", "$HUD/ScoreLabel.text", 'get_node("../HUD/ScoreLabel").text = str(1)'])
      expect(ask(query)[0]?.name).toBe("Label.text")
    expect(ask("score_label.text")[0]).toMatchObject({ note: '"score_label" read as Label' })
    expect(first("hit_area.monitoring")).toBe("Area2D.monitoring")
    expect(first("jump_button.pressed")).toBe("BaseButton.pressed")
    expect(first("hud_label.set_text")).toBe("Label.text")
    // No class that the name ends in has the member.
    expect(first("score_label.body_entered")).toBe("Area2D.body_entered")
  })

  it("finds the signal or method that C# names in the arguments of a call", () => {
    expect(first("await ToSignal(timer, Timer.SignalName.Timeout)")).toBe("Timer.timeout")
    expect(first("node.Connect(Node.SignalName.Ready, Callable.From(OnReady))")).toBe("Node.ready")
    expect(first("CallDeferred(Node.MethodName.AddChild, child)")).toBe("Node.add_child")
  })

  it("reads a generic call of C# as the call", () => {
    expect(first('GetNode<Sprite2D>("Body/Sprite")')).toBe("Node.get_node")
    expect(first('GetNode<Label>("UI/Label")')).toBe("Node.get_node")
    expect(first("GD.Load<PackedScene>")).toBe("@GDScript.load")
  })

  it("completes a name that breaks off", () => {
    expect(first("is_action_")).toMatch(/\.is_action_pressed$/)
    expect(names("KEY_").every((name) => name.startsWith("@GlobalScope.KEY_"))).toBe(true)
    expect(first("overlapping_bod")).toMatch(/\.(?:get|has)_overlapping_bodies$/)
  })

  it("takes a class before words that only ask for documentation", () => {
    for (const query of ["Node documentation", "Node docs", "Node class reference", "Node api"]) {
      expect(ask(query)[0]).toMatchObject({ name: "Node", tier: "class" })
    }
  })

  it("lists the kind that a question names", () => {
    const listed = ask("what signals does Area2D have").slice(0, 4)
    expect(listed.every(({ kind, name }) => kind === "signal" && name.startsWith("Area2D."))).toBe(true)
  })

  it("takes a kind word as a hint", () => {
    expect(ask("signal pressed")[0]).toMatchObject({ name: "BaseButton.pressed", kind: "signal" })
    expect(ask("Timer signals").map(({ name }) => name)).toContain("Timer.timeout")
    expect(ask("Color constructor")[0]).toMatchObject({ name: "Color.Color", kind: "constructor" })
  })

  it("answers an enum by the property of its type and its values, or by itself when asked", () => {
    const found = ask("Node.ProcessMode")
    expect(found[0]?.name).toBe("Node.process_mode")
    expect(found.map(({ name }) => name)).toContain("Node.PROCESS_MODE_ALWAYS")
    expect(found.every(({ kind }) => kind !== "enum")).toBe(true)
    expect(ask("ProcessMode", "enum")[0]).toMatchObject({ name: "Node.ProcessMode", kind: "enum" })
    expect(first("Key.Space")).toBe("@GlobalScope.KEY_SPACE")
    expect(first("Node.ProcessMode.Always")).toBe("Node.PROCESS_MODE_ALWAYS")
    expect(first("spacebar key constant")).toBe("@GlobalScope.KEY_SPACE")
  })

  it("finds operators by their sign", () => {
    expect(ask("Color operator *")[0]).toMatchObject({ name: "Color.operator *", kind: "operator" })
    expect(ask("Color", "operator").length).toBeGreaterThan(0)
  })

  it("finds an operator before and after the word for it, and between two types", () => {
    for (const query of ["Vector2 * float", "operator * Vector2", "Vector2 * operator"]) {
      expect(first(query)).toBe("Vector2.operator *")
    }
    expect(first("multiply two colors *")).toBe("Color.operator *")
    for (const query of ["camera - follow player", "drag - drop", "signal / slot", "Node2D - Node3D"]) {
      expect(ask(query).map(({ kind }) => kind)).not.toContain("operator")
    }
  })

  it("finds the property behind an accessor, and says so", () => {
    expect(ask("Label.set_text")[0]).toMatchObject({ name: "Label.text", note: '"set_text" is an accessor of it' })
    expect(first("Sprite2D.GetTexture")).toBe("Sprite2D.texture")
    expect(first("Spatial.set_translation")).toBe("Node3D.position")
  })

  it("finds the member of another class where the one asked has none", () => {
    expect(ask("Node2D.body_entered")[0]).toMatchObject({ note: "not of Node2D" })
    expect(names("Node2D.body_entered").slice(0, 3)).toContain("Area2D.body_entered")
    expect(first("Input.MOUSE_BUTTON_LEFT")).toBe("@GlobalScope.MOUSE_BUTTON_LEFT")
    expect(first("@GDScript.lerp")).toBe("@GlobalScope.lerp")
    for (const [query, name] of [
      ["Sprite2D.move_and_slide", "CharacterBody2D.move_and_slide"],
      ["Timer.create_timer", "SceneTree.create_timer"],
      ["Node.change_scene_to_file", "SceneTree.change_scene_to_file"]
    ] as const) {
      expect(ask(query)[0]).toMatchObject({ name, note: `not of ${query.split(".")[0]}` })
    }
    // A part of its own names says more than a stranger's whole one.
    expect(first("Timer.time")).toBe("Timer.timeout")
    expect(first("Node.parent")).toBe("Node.get_parent")
    // What does the same is the class's own, and neither its constructor nor another class that has its name.
    expect(first("Dictionary.contains")).toBe("Dictionary.has")
    expect(first("Input.is_mouse_pressed")).toBe("Input.is_mouse_button_pressed")
    // Spanish in all its words.
    expect(first("Color.a")).toBe("Color.a")
  })

  it("takes what is called for a function, and what begins with an underscore for no class", () => {
    for (const query of ["_input(event)", "func _input(event):", "_Input(InputEvent @event)"]) {
      expect(first(query)).toBe("Node._input")
    }
    expect(first("load()")).toBe("@GDScript.load")
    expect(first("range()")).toBe("@GDScript.range")
    expect(first("Color()")).toBe("Color")
    expect(first("color()")).toBe("Color")
    expect(first("[Vector2]")).toBe("Vector2")
  })

  it("lists the members of a class of one kind, however that is said", () => {
    for (const query of ["Timer signals", "signals of Timer", "list of all signals in Timer"]) {
      expect(first(query)).toBe("Timer.timeout")
    }
    expect(ask("signals of Node")[0]).toMatchObject({ kind: "signal", tier: "member" })
    expect(ask("signals of Button")[0]).toMatchObject({ kind: "signal", note: "inherited by Button from BaseButton" })
  })

  it("reads declarations and attributes as the annotations they are", () => {
    expect(first("export var speed = 10")).toBe("@GDScript.@export")
    expect(first("onready var label")).toBe("@GDScript.@onready")
    for (const query of ["[Export]", "[Export] attribute", "[Export(PropertyHint.None)] public int Lives = 3;"]) {
      expect(first(query)).toBe("@GDScript.@export")
    }
    // The title of a report is none.
    expect(first("[Export] the timer never times out")).not.toBe("@GDScript.@export")
    for (const query of ["[Range(0, 1)]", "[Range(0f, 1f)] public float volume;"])
      expect(first(query)).toBe("@GDScript.@export_range")
    expect(first('[Header("Stats")] public int lives;')).toBe("@GDScript.@export_group")
    expect(first("[Signal] public delegate void DiedEventHandler(int by);")).toBe("Signal")
    expect(first("extends CharacterBody2D")).toBe("CharacterBody2D")
    expect(first("class_name Enemy extends Node2D")).toBe("Node2D")
    expect(first("extends Button # what it's for")).toBe("Button")
    expect(first('@export_range(0, 100, 1, "or_greater") var health')).toBe("@GDScript.@export_range")
    expect(first('@rpc("any_peer", "call_local")')).toBe("@GDScript.@rpc")
  })

  it("answers the first line of a script with the class that it names, or with nothing", () => {
    for (const head of ["class_name Foo", "extends Foo", "class_name Player # the hero", "extends Player"])
      expect([head, names(head)]).toEqual([head, []])
    expect(first("class_name Node2D")).toBe("Node2D")
    expect(first("extends KinematicBody2D")).toBe("CharacterBody2D")
    for (const parent of ["Sprit2D", "Spirte2D", "camera2d"])
      expect(first(`extends ${parent}`)).toMatch(/^(?:Sprite|Camera)2D$/)
    expect(names("class_name Sprit2D")).toEqual([])
    expect(first("extends Timer", "signal")).toBe("Timer.timeout")
  })

  it("takes neither half of an unknown name with a dot for another word", () => {
    expect(names("xyzzy.plugh")).toEqual([])
    expect(first("Buton.pressed")).toBe("BaseButton.pressed")
  })

  it("answers a warning with the setting that governs it", () => {
    for (const query of [
      "Integer division. Decimal part will be discarded.",
      "(INTEGER_DIVISION):Integer division.",
      "INTEGER_DIVISION"
    ])
      expect(search(settings, { query, limit: 1 }).hits.map(({ row }) => nameOf(settings, row))).toEqual([
        "ProjectSettings.debug/gdscript/warnings/integer_division"
      ])
  })

  it("leads from a warning of Godot 3 to its setting of Godot 4", () => {
    for (const query of ["The argument 'delta' is never used in the function '_process'.", "unused_argument"])
      expect(nameOf(settings, search(settings, { query, limit: 1 }).hits[0]?.row ?? 0)).toBe(
        "ProjectSettings.debug/gdscript/warnings/unused_parameter"
      )
  })

  it("says which name nothing has", () => {
    const missing = (query: string, kind?: (typeof kinds)[number]) =>
      search(index, { query, limit: 3, ...(kind === undefined ? {} : { kind }) }).missing
    expect(missing("Node2D.take_damage")).toEqual({ name: "take_damage", owner: "Node2D" })
    expect(missing("Nonexistent function 'take_damage' in base 'Node2D (player.gd)'.")).toEqual(
      missing("Node2D.take_damage()")
    )
    expect(missing("GodotObject.take_damage")).toEqual({ name: "take_damage", owner: "Object" })
    expect(missing("KinematicBody2D.take_damage")).toEqual({ name: "take_damage", owner: "CharacterBody2D" })
    for (const query of ["GameManager.score", "GameManager", "extends GameManager"])
      expect([query, missing(query)]).toEqual([query, { name: "GameManager", owner: undefined }])
    for (const query of [
      "Node.add_child",
      "Button.pressed",
      "Label.set_text",
      "Timer.timeot",
      "Debug.Log",
      // A class of another engine whose line in the vocabulary is not the member's.
      "AudioSource.take_damage",
      "OnTriggerEnter2D",
      "player.take_damage",
      "class_name GameManager",
      "Error.FOO",
      "Node2D.new()",
      "Node2D.ToSignal",
      "Node2D.operator %",
      "Global.score",
      "Mathf.deg",
      "timer",
      "how to take damage"
    ])
      expect([query, missing(query)]).toEqual([query, undefined])
    expect(missing("Node.add_child", "signal")).toBeUndefined()
  })

  it("finds what code takes of a variable in the class that the code names", () => {
    const code = "if event is InputEventMouseButton and event.pressed:"
    expect(ask(code)[0]).toMatchObject({ name: "InputEventMouseButton.pressed", tier: "qualified" })
  })

  it("finds a name by the beginnings of its parts", () => {
    expect(first("char body 2d")).toBe("CharacterBody2D")
    expect(first("phys body")).toMatch(/^PhysicsBody[23]D$/)
    expect(first("custom min size")).toBe("Control.custom_minimum_size")
  })

  it("completes and joins what was shortened", () => {
    expect(first("Inpu")).toBe("Input")
    expect(first("aud stream")).toBe("AudioStreamPlayer")
    expect(first("getoverlapping")).toMatch(/^Area2D\.get_overlapping_/)
    expect(first("animplayer")).toBe("AnimationPlayer")
    expect(first("charbody2d")).toBe("CharacterBody2D")
    expect(first("httpreq get_downloaded_bytes")).toBe("HTTPRequest.get_downloaded_bytes")
  })

  it("finds a part of a member's name beside its class", () => {
    expect(ask("Timer.wait")[0]).toMatchObject({ name: "Timer.wait_time", tier: "prefix" })
    expect(first("timer wait ti")).toBe("Timer.wait_time")
    expect(first("Timer left")).toBe("Timer.time_left")
    // A member of a class that is called otherwise now, with a note.
    expect(ask("Spatial.rotation_deg")[0]).toMatchObject({ name: "Node3D.rotation_degrees" })
    expect(ask("Spatial.rotation_deg")[0]?.note).toContain("Spatial")
  })

  it("finds a member around the class that is named between its words", () => {
    expect(first("get OS name")).toBe("OS.get_name")
    expect(names("get the name of an OS")[0]).toBe("OS.get_name")
  })

  it("finds names in scripts without blanks, alone, of their class and by their beginning", () => {
    const own = indexOf([
      Either.getOrThrow(
        parse(
          "own.xml",
          `<class name="セーブ管理"><brief_description>Saves.</brief_description><description/><methods><method name="保存する"><return type="void"/><description>Saves it.</description></method></methods></class>`
        )
      ),
      Either.getOrThrow(
        parse("dots.xml", `<class name=".."><brief_description>B.</brief_description><description/></class>`)
      )
    ])
    const found = (query: string) => search(own, { query, limit: 5 }).hits.map(({ row }) => nameOf(own, row))
    expect(found("セーブ管理")[0]).toBe("セーブ管理")
    expect(found("保存する")[0]).toBe("セーブ管理.保存する")
    expect(found("セーブ管理.保存する")[0]).toBe("セーブ管理.保存する")
    expect(found("セーブ")[0]).toBe("セーブ管理")
    expect(found("日本語")).toEqual([])
  })

  it("finds parts of names that mix underscores, capitals and numbers", () => {
    const methods = ["my_CustomThing_x", "enum_VALUE_thing_x", "use_B2DBody_now", "other"].map(
      (name) => `<method name="${name}"><return type="void"/><description/></method>`
    )
    const own = indexOf([
      Either.getOrThrow(
        parse(
          "own.xml",
          `<class name="Foo"><brief_description>B.</brief_description><description/><methods>${methods.join("")}</methods></class>`
        )
      )
    ])
    const found = (query: string) =>
      search(own, { query, limit: 5 }).hits.map(({ row, tier }) => [own.symbols.names[row], tier])
    expect(found("Foo.customthing")[0]).toEqual(["my_CustomThing_x", "prefix"])
    expect(found("customthing_")[0]?.[0]).toBe("my_CustomThing_x")
    expect(found("value_thi")[0]).toEqual(["enum_VALUE_thing_x", "prefix"])
    expect(found("b2dbody_no")[0]).toEqual(["use_B2DBody_now", "prefix"])
    expect(found("thing_zz")).toEqual(found("thing_zz").filter(([, tier]) => tier !== "prefix"))
  })

  it("hears a kind in Japanese and in traditional Chinese", () => {
    expect(ask("pressedシグナルをつなぐ")[0]).toMatchObject({ name: "BaseButton.pressed", kind: "signal" })
    expect(ask("pressedプロパティ")[0]).toMatchObject({ kind: "property" })
    expect(ask("按鈕被按下的訊號")[0]).toMatchObject({ name: "BaseButton.pressed", kind: "signal" })
  })

  it("finds a word however long the text that it is in", () => {
    const own = indexOf([
      Either.getOrThrow(
        parse(
          "long.xml",
          `<class name="Long"><brief_description>B.</brief_description><description>${"common words ".repeat(20_000)} idiosyncrasy</description></class>`
        )
      )
    ])
    for (const query of ["idiosyncrasy", "common"]) expect(search(own, { query, limit: 5 }).total).toBe(1)
  })

  it("is silent where no word is known and one is only near to another", () => {
    expect(names("qwertyuiop zxcvb nodw")).toEqual([])
    expect(names("nodw").length).toBeGreaterThan(0)
    expect(names("Sprtie2D qwertyuiop")[0]).toBe("Sprite2D")
  })

  it("takes letters in capitals for an abbreviation unless a name is written so", () => {
    expect(first("OS name")).toBe("OS.get_name")
    // `fps` became `speed_scale`, and that is not what is asked.
    expect(names("limit FPS")).not.toContain("AnimationPlayer.speed_scale")
    expect(names("FPSを制限").slice(0, 2)).toContain("Engine.max_fps")
  })

  it("guesses no name from a word among those of another language", () => {
    expect(names("Timer の使い方")).toContain("Timer")
    expect(names("Webからデータを取得").filter((name) => /WEB_/.test(name))).toEqual([])
    expect(names("is_on_fl 判定")).toContain("CharacterBody2D.is_on_floor")
  })

  it("puts what is sought of a class before the class, also in other languages", () => {
    for (const query of ["Spriteを反転する", "Sprite反转"]) expect(first(query)).toBe("Sprite2D.flip_h")
    expect(ask("Spriteの使い方")[0]).toMatchObject({ name: "Sprite2D", note: "renamed from Sprite in Godot 4" })
    for (const query of ["Timer 剩余时间", "Timer 残り時間", "Timer remaining time"])
      expect(first(query)).toBe("Timer.time_left")
    for (const query of ["how do I make area2d detect a body", "area2d detect when a body enters"])
      expect([query, first(query)]).toEqual([query, "Area2D.body_entered"])
    // A constructor is called as its class.
    expect(first("vector2 angle between two points")).toBe(first("Vector2 angle between two points"))
    expect(names("vector2 angle between two points")).not.toContain("Vector2.Vector2")
    expect(first("JSONを文字列に変換")).toBe("JSON.stringify")
    for (const query of ["Timer", "Timerの使い方", "Timerについて教えて", "Timer 怎么用", "Timer 文档"])
      expect(first(query)).toBe("Timer")
  })

  it("puts a class first where nothing of it is sought: it is named again, explained or beside unknown words", () => {
    for (const query of [
      "Timer 타이머",
      "タイマー Timer",
      "Timer 计时器",
      "Timer の説明",
      "Timer ドキュメント",
      "Timer 教えて",
      "Timer 入门",
      "Timer 日本語",
      "explain Timer",
      "Timer blorpfoo"
    ])
      expect([query, first(query)]).toEqual([query, "Timer"])
    expect(first("变量 Node")).toBe("Node")
    expect(first("AnimationPlayer アニメーションを再生")).toBe("AnimationPlayer.play")
  })

  it("puts classes that are compared before their members", () => {
    for (const query of [
      "Area2D と CharacterBody2D の違い",
      "difference between Area2D and CharacterBody2D",
      "CharacterBody2D vs Area2D",
      "Area2D and CharacterBody2D compared",
      "diferencia entre Area2D y CharacterBody2D"
    ])
      expect([query, names(query).slice(0, 2).sort()]).toEqual([query, ["Area2D", "CharacterBody2D"]])
  })

  it("knows a class among words that nothing has", () => {
    expect(search(index, { query: "qqxyzzy Node Node", limit: 5 }).total).toBe(1)
    expect(names("Timer qxverbleibende qxzeit")).toEqual(["Timer"])
    expect(names("qxverbleibende qxzeit")).toEqual([])
    expect(ask("Timer qxverbleibende qxzeit", "method")).toEqual([])
  })

  it("lists the members of a kind that another language asks for", () => {
    for (const query of ["Area2D 信号", "Area2D シグナル一覧"])
      expect(ask(query)[0]).toMatchObject({ kind: "signal", name: expect.stringMatching(/^Area2D\./) })
    expect(ask("Timer 属性")[0]).toMatchObject({ kind: "property", name: expect.stringMatching(/^Timer\./) })
  })

  it("takes a verb in capitals for what is said of a class, not for its member", () => {
    expect(first("HTTPRequest GET")).toBe("HTTPRequest")
    expect(first("HTTPRequestでGETする方法")).toBe("HTTPRequest")
    expect(first("Dictionary get")).toBe("Dictionary.get")
    expect(first("Timer Get")).toBe("Object.get")
  })

  it("stays with the class that was named, also by its old name", () => {
    expect(ask("KinematicBody2D move_and_slide")[0]).toMatchObject({
      name: "CharacterBody2D.move_and_slide",
      note: "renamed from KinematicBody2D in Godot 4"
    })
    expect(names("KinematicBody2D.mode").filter((name) => name.endsWith(".mode"))).toEqual([])
    expect(names("KinematicBody2D.mode").some((name) => name.startsWith("CharacterBody2D"))).toBe(true)
  })

  it("takes a theme's words as its name unless they end a query about something else", () => {
    expect(first("theme property")).toBe("Control.theme")
    expect(first("Control theme property")).toBe("Control.theme")
    expect(first("set theme property of control")).toBe("Control.theme")
  })

  it("reads a misspelling, and says how", () => {
    expect(ask("Dictonary")[0]).toMatchObject({ name: "Dictionary", note: '"Dictonary" read as "Dictionary"' })
    expect(ask("Node.add_chlid")[0]).toMatchObject({ name: "Node.add_child", note: "read as Node.add_child" })
    expect(ask("Buton.pressed")[0]).toMatchObject({ name: "BaseButton.pressed" })
  })

  it("knows Godot 3's names while the documents do not, and says so", () => {
    expect(ask("KinematicBody2D")[0]).toMatchObject({
      name: "CharacterBody2D",
      tier: "renamed",
      note: "renamed from KinematicBody2D in Godot 4"
    })
    expect(ask("KinematicBody2D.move_and_slide")[0]).toMatchObject({ name: "CharacterBody2D.move_and_slide" })
    expect(first("rand_range")).toBe("@GlobalScope.randf_range")
    expect(first("Node.pause_mode")).toBe("Node.process_mode")
    expect(first("File")).toBe("FileAccess")
    expect(first("yield")).toBe("Signal")
    expect(first("queue_freeとfreeの違い")).toMatch(/free$/)
  })

  it("finds names that every object of JavaScript has", () => {
    for (const query of ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"]) ask(query)
    expect(names("toString")).toContain("Object.to_string")
  })
})

describe("search by words", () => {
  it("finds theme items of a control by questions about looks, unless these are about code", () => {
    expect(ask("background of a button while pressed")[0]).toMatchObject({ name: "Button.pressed", kind: "theme_item" })
    expect(ask("background of a button in code")[0]).toMatchObject({ kind: "method" })
    expect(first("do something while a button is pressed")).toBe("BaseButton.pressed")
  })

  it("tells the way of a conversion, and the outline's color from the text's", () => {
    expect(first("convert string to int")).toBe("String.to_int")
    expect(first("convert int to string")).toBe("@GlobalScope.str")
    expect(first("label outline color")).toBe("Label.font_outline_color")
    expect(first("label color")).toBe("Label.font_color")
  })

  it("puts no members of Object and Node, of which one word of several fits, before those of the named class", () => {
    expect(names("Timer only fire once").slice(0, 5)).not.toContain("Object.CONNECT_ONE_SHOT")
    expect(
      names("Label background")
        .slice(0, 5)
        .filter((name) => name.startsWith("Node."))
    ).toEqual([])
  })

  it("reads a name of another engine as the words of a line of the vocabulary, and Godot's as names", () => {
    expect(ask("image_index").map(({ name }) => name)).toEqual(ask("image index").map(({ name }) => name))
    expect(first("image_index")).toBe("Sprite2D.frame")
    expect(first("draw_text")).toBe("CanvasItem.draw_string")
    // The end of a setting's path, and a part that would say nothing where it stands alone.
    expect(search(settings, { query: "main_scene", limit: 1 }).hits[0]?.tier).toBe("prefix")
    expect(ask("node_index").map(({ name }) => name)).not.toEqual(ask("node index").map(({ name }) => name))
    // A line by itself, and a name of Godot 3.
    expect(first("GameObject")).toBe("Node")
    expect(ask("deg2rad")[0]).toMatchObject({ tier: "renamed" })
  })

  it("reads a single letter with the word after it", () => {
    expect(first("change z index")).toBe("CanvasItem.z_index")
    // Rows without the letter are still found, and a letter behind an apostrophe is none.
    expect(search(index, { query: "z index", limit: 1 }).total).toBeGreaterThan(2)
    expect(ask("the node's end")).toEqual(ask("the node end"))
    expect(names("how do I get the animation's end")).toContain("AnimationMixer.animation_finished")
    // No member of `e` or `i`.
    expect(names("custom data, e.g. x or y").filter((name) => /^\w+\.[a-z]$/.test(name))).toEqual([])
  })

  it("gives who gets the getter, and who sets the setter", () => {
    const order = (query: string) => names(query).filter((name) => /^AnimationPlayer\.[gs]et_blend_time$/.test(name))
    expect(order("get animation blend time")[0]).toBe("AnimationPlayer.get_blend_time")
    expect(order("set animation blend time")[0]).toBe("AnimationPlayer.set_blend_time")
    // An adjective is no verb.
    expect(order("the current animation blend time")[0]).toBe("AnimationPlayer.set_blend_time")
  })

  it("gives the members of both dimensions, unless one is asked for", () => {
    expect(names("knock back the player")).toEqual(
      expect.arrayContaining(["CharacterBody2D.velocity", "CharacterBody3D.velocity"])
    )
    expect(names("knock back the player in 2d")).not.toContain("CharacterBody3D.velocity")
  })

  it("finds beside what was renamed what is called like it now, and says why", () => {
    const found = ask("is_network_master")
    expect(found[0]?.name).toBe("Node.is_multiplayer_authority")
    expect(found.find(({ name }) => name === "Node.get_multiplayer_authority")?.note).toBe(
      "like is_multiplayer_authority, renamed from Node.is_network_master in Godot 4"
    )
    const likes = found.filter(({ note }) => note?.startsWith("like "))
    expect(likes.filter(({ name }) => !/multiplayer.*authority/i.test(name))).toEqual([])
  })

  it("looks among the members of a kind for the new name of an old class, unless a member has the old one", () => {
    // "CameraServer" begins so; `Camera` is Camera3D now.
    const properties = ask("Camera", "property").map(({ name }) => name)
    expect(properties).toEqual(expect.arrayContaining(["Camera3D.current", "Camera3D.fov"]))
  })

  it("finds names that are spelled out, with the little words that no index holds", () => {
    expect(first("check if the body is on floor")).toMatch(/^CharacterBody[23]D\.is_on_floor$/)
    expect(first("see whether it is inside tree")).toBe("Node.is_inside_tree")
  })

  it("finds what does a task", () => {
    expect(names("pause the game").slice(0, 2)).toContain("SceneTree.paused")
    expect(first("wait two seconds")).toMatch(/create_timer|^Timer/)
    expect(names("make the camera follow the player smoothly")).toContain("Camera2D.position_smoothing_enabled")
    expect(names("check if the character is standing on the ground")).toContain("CharacterBody2D.is_on_floor")
    expect(names("play a sound")).toContain("AudioStreamPlayer")
  })

  it("finds the same for a task with a misspelt word", () => {
    expect(first("pausse the game")).toBe(first("pause the game"))
    expect(names("cursro image")).toEqual(names("cursor image"))
    expect(first("check colision between two areas")).toBe(first("check collision between two areas"))
  })

  it("finds the same in British spelling, but keeps it where the user's classes have it", () => {
    for (const [british, american] of [
      ["normalise a vector", "normalize a vector"],
      ["colour of a label", "color of a label"],
      ["centre text", "center text"],
      ["initialise a node", "initialize a node"],
      ["@export_colour", "@export_color"]
    ] as const)
      expect([british, names(british)]).toEqual([british, names(american)])
    const doc = parse(
      "Paint.xml",
      '<class name="Paint"><brief_description /><members><member name="colour" type="Color" setter="" getter="">Tint.</member></members></class>'
    )
    const { hits } = search(indexOf([Either.getOrThrow(doc)]), { query: "colour", limit: 1 })
    expect(hits[0]).toMatchObject({ tier: "member" })
  })

  it("takes no word beside a class for a property that another class had in Godot 3", () => {
    expect(first("translation of a label")).not.toBe("Control.position")
  })

  it("takes what the vocabulary means to be what the query is about, but not in nonsense", () => {
    // "mice" is in no line of it: its stem is.
    expect(names("hide the mice in the window of my game")).toContain("Input.mouse_mode")
    expect(ask("zzqx wwvk jump xkcd yyqz qqwx vvbn")).toEqual([])
  })

  it("is silent about nonsense", () => {
    for (const query of [
      "zzzzzzzzzz",
      "%%%$$$",
      "jjkqx_wvvz",
      "qwrtplkjhgf",
      "今日の天気は",
      "..",
      "lorem ipsum dolor amet"
    ]) {
      expect(ask(query)).toEqual([])
    }
  })

  it("shows the sentence that matched, marked", () => {
    const [hit] = ask("Node.queue_free")
    expect(hit?.snippet).toMatch(/\*\*/)
    expect(hit?.signature).toContain("queue_free()")
  })
})

describe("one search after another", () => {
  const queries = [
    "play a sound when the player jumps",
    "Node.add_child",
    "camera limit",
    "move and slide on the floor",
    "hide the mouse cursor",
    "sgnal presed"
  ]

  it("leaves nothing behind for the next one", () => {
    for (const query of queries) {
      // A copy of the index has a context of its own.
      const alone = search({ ...index }, { query, limit: 20 })
      for (const before of queries) {
        search(index, { query: before, limit: 20 })
        expect(search(index, { query, limit: 20 })).toEqual(alone)
      }
    }
  })

  it("reads no more words than it has room for", () => {
    const many = "sound camera player floor mouse cursor signal timer light shape area group scene tree button text"
    expect(explain(index, { query: many, limit: 5 }).words).toHaveLength(12)
    expect(search(index, { query: many, limit: 5 }).hits.length).toBeGreaterThan(0)
  })
})

describe("any query", () => {
  it("has scores that tell hits by name from those by text", () => {
    for (const query of [
      "Timer",
      "timer",
      "Timer.strat",
      "play a sound",
      "KinematicBody2D",
      "is_on_f",
      "save game",
      "fps"
    ]) {
      for (const { score, tier } of ask(query)) expect([query, isNameScore(score)]).toEqual([query, tier !== "text"])
    }
  })

  const words = ["Node", "add_child", "signal", ".", "::", "(", "press", "の", "2D", "", "KEY_", "*", "constructor"]
  const query = FastCheck.oneof(
    FastCheck.fullUnicodeString({ maxLength: 80 }),
    FastCheck.array(FastCheck.constantFrom(...words), { maxLength: 8 }).map((some) => some.join(" ")),
    FastCheck.array(FastCheck.constantFrom(...words), { maxLength: 8 }).map((some) => some.join(""))
  )
  const kind = FastCheck.option(FastCheck.constantFrom(...kinds), { nil: undefined })

  it("is answered in order, within the limit and the kind, the same every time", () => {
    FastCheck.assert(
      FastCheck.property(query, kind, FastCheck.integer({ min: 1, max: 100 }), (text, only, limit) => {
        const request = { query: text, limit, ...(only === undefined ? {} : { kind: only }) }
        const result = search(index, request)
        const { hits, total } = result
        expect(hits.length).toBeLessThanOrEqual(limit)
        expect(total).toBeGreaterThanOrEqual(hits.length)
        expect(new Set(hits.map(({ row }) => row)).size).toBe(hits.length)
        for (const [i, hit] of hits.entries()) {
          if (only === undefined) expect(kindOf(hit.row)).not.toBe("enum")
          else expect(kindOf(hit.row)).toBe(only)
          expect(hit.score).toBeLessThanOrEqual(hits[i - 1]?.score ?? Number.POSITIVE_INFINITY)
          expect(hit.snippet.length).toBeLessThanOrEqual(160)
          expect(hit.snippet).not.toMatch(/\[\/?(?:code|codeblock|b|i|method|member|param)\b/)
        }
        expect(search(index, request)).toEqual(result)
      }),
      {
        numRuns: times(60, 150),
        // Found in part by the English words, in part by the others.
        examples: [["constructorの*2D2D", "class", 20]]
      }
    )
  })

  it("is read up to 600 units, however long", () => {
    for (const piece of ["Timer ", "x", "a.", "é"]) {
      const begun = piece.repeat(600).slice(0, 600)
      expect(ask(piece.repeat(200_000))).toEqual(ask(begun))
    }
  })

  it("shows few values of one enum before everything else, unless values are asked for", () => {
    const axes = (...asked: Parameters<typeof ask>) => ask(...asked).filter(({ name }) => name.includes(".JOY_AXIS_"))
    expect(axes("joystick axis")).toHaveLength(3)
    expect(axes("joystick axis", "constant").length).toBeGreaterThan(3)
    const scores = ask("joystick axis").map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it.prop(
    "has the same best hits, however many are asked for",
    [
      FastCheck.constantFrom("node", "value", "line", "input event", "position", "set the text", "body", "play a sound")
    ],
    ([query]) => {
      const all = search(index, { query, limit: 100 }).hits
      expect(search(index, { query, limit: 10 }).hits).toEqual(all.slice(0, 10))
    }
  )

  it("explains itself", () => {
    const told = (query: string, limit: number) => toLines(explain(index, { query, limit })).join("\n")
    expect(told("Node.add_child", 2)).toMatch(/tier qualified \(8\), rule "own name": Node\.add_child; prior/)
    expect(told("pause the game", 3)).toContain("SceneTree.paused")
    expect(told("pause the game", 3)).toMatch(/covers \d+ % of the query/)
    expect(told("pause the game", 3)).toMatch(/(?:sentence|name|text) x\d/)
    expect(told("%%", 3)).toBe("words: none\n0 hits")
  })

  it("explains itself to a script: the scores of a text hit are those of its words", () => {
    const { words, hits, total } = explain(index, { query: "pause the game", limit: 3 })
    expect(words.map(({ word }) => word)).toContain("pause")
    expect(total).toBeGreaterThanOrEqual(hits.length)
    const texts = hits.filter(({ tier }) => tier === "text")
    expect(texts.length).toBeGreaterThan(0)
    for (const { coverage, nameFit, terms, prior } of texts) {
      expect(coverage).toBeGreaterThan(0)
      expect(nameFit).toBeLessThanOrEqual(1)
      expect(prior).toBeGreaterThan(0)
      expect(terms?.every(({ word }) => words.some((one) => one.word === word))).toBe(true)
      expect(terms?.some(({ score = 0, classScore = 0, term }) => term === undefined || score + classScore > 0)).toBe(
        true
      )
    }
  })
})
