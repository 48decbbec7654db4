/** Functions that are connected to a signal of another script, beside what the scripts of the project send it with. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { corpora, onCorpora } from "../../support/corpora.ts"
import { foundInProject } from "../../support/foundInProject.ts"

type Files = Readonly<Record<string, string>>

const settings = 'config_version=5|[autoload]|Events="*res://events.gd"'
const enemy = "class_name Enemy extends Node2D|signal died(points)|func die():|\tdied.emit(3)"
const scene =
  '[gd_scene]|[ext_resource type="Script" path="res://main.gd" id="1"]|[ext_resource type="Script" path="res://enemy.gd" id="2"]|[node name="Main" type="Node2D"]|script = ExtResource("1")|[node name="Enemy" type="Node2D" parent="."]|script = ExtResource("2")'

const files: Files = {
  "project.godot": settings,
  "events.gd": "extends Node|signal hit(power)|signal over|signal left_out(a)",
  "player.gd": "extends Node|func f():|\tEvents.hit.emit(1)|\tEvents.over.emit()",
  "enemy.gd": enemy,
  "main.tscn": scene
}

const functions = "func none(): pass|func one(a): pass|func two(a, b): pass|"

const wrong: ReadonlyArray<readonly [script: string, expected: string]> = [
  [`extends Node|${functions}func f():|\tEvents.hit.connect(none)`, "6 signal-arity none.unbind(1)"],
  [`extends Node|${functions}func f():|\tEvents.hit.connect(two)`, "6 signal-arity"],
  [`extends Node|${functions}func f():|\tEvents.hit.connect(one.bind(1))`, "6 signal-arity"],
  [`extends Node|${functions}func f():|\tEvents.over.connect(one)`, "6 signal-arity"],
  [`extends Node|${functions}func f():|\tEvents.connect("hit", none)`, "6 signal-arity none.unbind(1)"],
  [`extends Node|${functions}func f():|\tEvents.hit.connect(none, CONNECT_ONE_SHOT)`, "6 signal-arity none.unbind(1)"],
  ["extends Node|func f():|\tEvents.hit.connect(func(): pass)", "3 signal-arity"],
  [`extends Node|${functions}func f(e: Enemy):|\te.died.connect(none)`, "6 signal-arity none.unbind(1)"],
  [`extends Node2D|${functions}func f():|\t$Enemy.died.connect(two)`, "6 signal-arity"],
  [`extends Enemy|${functions}func f():|\tdied.connect(none)`, "6 signal-arity none.unbind(1)"]
]

const right: ReadonlyArray<string> = [
  `extends Node2D|${functions}func f(e: Enemy):|\tEvents.hit.connect(one)|\tEvents.over.connect(none)|\te.died.connect(one)|\t$Enemy.died.connect(none.unbind(1))`,
  // Nothing sends it.
  `extends Node|${functions}func f():|\tEvents.left_out.connect(none)`,
  // It is sent with other values here, or the function is disconnected.
  `extends Node|${functions}func f(e):|\tEvents.hit.connect(none)|\te.hit.emit()`,
  `extends Node|${functions}func f():|\tEvents.hit.connect(none)|\tEvents.hit.disconnect(none)`,
  // The source is a value more.
  `extends Node|${functions}func f():|\tEvents.hit.connect(two, CONNECT_APPEND_SOURCE_OBJECT)`
]

/** Other scripts that may send the signals with other values. */
const others: ReadonlyArray<string> = [
  "extends Node|func f():|\tEvents.hit.emit()",
  "extends Node|func f(timer: Timer):|\ttimer.timeout.connect(Events.hit.emit)",
  "extends Node|func f():|\treturn Events.hit",
  'extends Node|func f():|\tEvents.call_deferred("emit_signal", "hit")',
  'extends Node|func f():|\tEvents.emit_signal("hit")',
  "extends Node|func f(name):|\tEvents.emit_signal(name)",
  "class_name Bat extends Node|signal hit|func f(bat):|\tbat.hit.emit()"
]

describe.skipIf(corpora === undefined)(onCorpora("a function connected to a signal of another script"), () => {
  it.effect.each(wrong)("is told that it takes other values: %s", ([script, expected]) =>
    Effect.map(foundInProject(script, files), (told) => assert.strictEqual(told, expected))
  )

  it.effect.each(right)("is left alone: %s", (script) =>
    Effect.map(foundInProject(script, files), (told) => assert.strictEqual(told, ""))
  )

  it.effect.each(others)("is left alone where it may be called otherwise: %s", (other) =>
    Effect.map(
      foundInProject(`extends Node|${functions}func f():|\tEvents.hit.connect(none)`, { ...files, "other.gd": other }),
      (told) => assert.strictEqual(told, "")
    )
  )

  it.effect("is compared with its own signal where another one has the same name", () =>
    Effect.gen(function* () {
      const more = { ...files, "bat.gd": "class_name Bat extends Node|signal died|func f():|\tdied.emit()" }
      const script = `extends Node|${functions}func f(e: Enemy, b: Bat):|\te.died.connect(none)|\tb.died.connect(none)`
      assert.strictEqual(yield* foundInProject(script, more), "6 signal-arity none.unbind(1)")
    })
  )

  it.effect("is left alone where C# may send the signal", () =>
    Effect.gen(function* () {
      const more = { ...files, "Boss.cs": 'class Boss { void F() { events.EmitSignal("hit"); } }' }
      const script = `extends Node|${functions}func f():|\tEvents.hit.connect(none)`
      assert.strictEqual(yield* foundInProject(script, more), "")
    })
  )
})
