/** Cost of a check per 1,000 lines, at first and when everything is warm. */
import { median, timed } from "./figures.ts"
import type { Bench } from "./installed.ts"
import type { Measured } from "./rows.ts"
import { Server } from "./server.ts"

const LINES = 1000

/** Sixteen lines as people write them; `#` becomes a number, so that no two functions have one name. */
const part = `func move_#(delta: float) -> void:
	var direction := Input.get_vector("left", "right", "up", "down")
	if is_on_floor() and Input.is_action_just_pressed("jump"):
		velocity.y = JUMP_#
		animation.play("jump")
	elif not is_on_floor():
		velocity += get_gravity() * delta
	velocity.x = move_toward(velocity.x, direction.x * SPEED_#, 10.0 * delta)
	for child in get_children():
		if child is Node2D and child.visible:
			child.rotation = lerp_angle(child.rotation, direction.angle(), 0.5)
	var label := "%s: %d" % [name, int(velocity.length())]
	print(label.to_upper())
	move_and_slide()

`

/** A script of at least `lines` lines; `first` numbers its functions. */
const script = (lines: number, first: number): string => {
  const count = Math.ceil(lines / part.split("\n").length)
  const numbers = Array.from({ length: count }, (_, i) => first + i)
  const constants = numbers.map((n) => `const SPEED_${n} := ${100 + n}.0\nconst JUMP_${n} := -${300 + n}.0\n`).join("")
  const parts = numbers.map((n) => part.replaceAll("#", String(n))).join("\n")
  return `extends CharacterBody2D\n\n@onready var animation: AnimationPlayer = $AnimationPlayer\n\n${constants}\n${parts}`
}

/** Milliseconds per 1,000 lines. */
const perThousand = (milliseconds: number, code: string): number =>
  (milliseconds * 1000) / (code.split("\n").length - 1)

const split = (code: string): Promise<number> =>
  timed(() => code.match(/[\p{L}_][\p{L}\p{N}_]*|\d[\w.]*|"[^"]*"|\S/gu)?.length)

export const measureCheck = async (bench: Bench): Promise<ReadonlyArray<Measured>> => {
  const cold: Array<number> = []
  const warm: Array<number> = []
  const splits: Array<number> = []
  let firstNumber = 0
  for (let round = 0; round < (bench.isQuick ? 1 : 5); round++) {
    const server = new Server(bench, "godot-docs-mcp", { env: { GODOT_DOC_DIR: bench.documents } })
    await server.call("godot_get_class", { name: "Node" })
    const times: Array<number> = []
    for (let i = 0; i < 20; i++) {
      const code = script(LINES, firstNumber++)
      const { milliseconds } = await server.call("godot_check", { code })
      times.push(perThousand(milliseconds, code))
      splits.push(perThousand(await split(code), code))
    }
    cold.push(times[0] ?? 0)
    warm.push(median(times.slice(10)))
    await server.stop()
  }
  const baseline = median(splits)
  return [
    { row: "checkCold", ours: median(cold), baseline },
    { row: "checkWarm", ours: median(warm), baseline }
  ]
}
