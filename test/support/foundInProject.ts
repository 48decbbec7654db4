/** What the checker finds in a script of a project whose files are in memory. */
import { Effect, Layer, Option, TestClock } from "effect"
import { check } from "../../src/godot/check/Check.ts"
import { Project } from "../../src/godot/project/Project.ts"
import { withText } from "../../src/godot/project/ProjectState.ts"
import { viewOf } from "../../src/godot/project/View.ts"
import { readReference } from "./checkReference.ts"
import { corpus } from "./corpora.ts"
import * as memoryFiles from "./memoryFiles.ts"

/**
 * Checks a script as `main.gd` of a project with these files, against Godot 4.5; a bar is a line end.
 *
 * @example
 * foundInProject("extends Node|func f(e: Enemy):|\te.fly()", { "enemy.gd": "class_name Enemy" }) // "3 unknown-member"
 */
export const foundInProject = (script: string, files: Readonly<Record<string, string>> = {}) =>
  Effect.gen(function* () {
    yield* TestClock.adjust("1 second")
    const state = Option.getOrThrow(yield* (yield* Project).state)
    const code = script.replaceAll("|", "\n")
    const project = viewOf(withText(state, "res://main.gd", code), { dialect: 4, version: "4.5" })
    const reference = readReference(corpus("godot-4.5"), "4.5")
    return check({ code, path: "res://main.gd", reference, project })
      .diagnostics.map(({ line, code: kind, fix }) => `${line} ${kind}${fix === undefined ? "" : ` ${fix}`}`)
      .join(", ")
  }).pipe(
    Effect.provide(
      Layer.provide(
        Project.layer("/game"),
        memoryFiles.make({
          "/game/project.godot": "config_version=5\n",
          "/game/main.gd": "",
          ...Object.fromEntries(
            Object.entries(files).map(([path, text]) => [`/game/${path}`, text.replaceAll("|", "\n")])
          )
        }).layer
      )
    )
  )
