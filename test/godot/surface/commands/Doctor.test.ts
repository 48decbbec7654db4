import { FileSystem, Path } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { DocLibrary } from "../../../../src/godot/library/live/DocLibrary.ts"
import { Store } from "../../../../src/godot/store/Store.ts"
import { doctor } from "../../../../src/godot/surface/commands/Doctor.ts"
import { make, settings, xml } from "../../../support/library.ts"
import { plainTerminal } from "../../../support/terminal.ts"

const emptyStore = Store.layer("/store").pipe(
  Layer.provide(Layer.merge(FileSystem.layerNoop({ readDirectory: () => Effect.succeed([]) }), Path.layer))
)

describe("doctor", () => {
  it.effect("says of symbolic links what is true of those that leave the root and of those that lead nowhere", () =>
    Effect.gen(function* () {
      const memory = yield* make({ "/docs/classes/Node.xml": xml("Node", { brief: "A node." }) })
      memory.files.link("/docs/classes/Dangling.xml", "/nothing")
      yield* Effect.gen(function* () {
        const { problems } = yield* doctor(yield* Effect.either((yield* DocLibrary).snapshot))
        assert.deepStrictEqual(problems, [
          {
            what: "1 symbolic link leaves the root or leads nowhere: classes/Dangling.xml",
            todo: "put the files themselves there; remove links to what is gone"
          }
        ])
      }).pipe(
        Effect.provide(
          Layer.mergeAll(memory.layer, memory.files.layer, emptyStore).pipe(Layer.provideMerge(settings()))
        )
      )
    })
  )

  it.effect("says once how to get the reference of the project's version", () =>
    Effect.gen(function* () {
      const memory = yield* make({ "/docs/classes/Node.xml": xml("Node", { brief: "A node." }) })
      const docsHint = "this project is for Godot 4.7: run godot-docs-mcp get 4.7"
      yield* Effect.gen(function* () {
        const { hints } = yield* doctor(yield* Effect.either((yield* DocLibrary).snapshot))
        assert.deepStrictEqual(
          hints.filter(({ todo }) => todo === docsHint),
          [{ what: "the reference does not fit the project", todo: docsHint }]
        )
      }).pipe(
        Effect.provide(
          Layer.mergeAll(memory.layer, memory.files.layer, emptyStore).pipe(Layer.provideMerge(settings({ docsHint })))
        )
      )
    })
  )

  it.effect("names the projects within a folder that is none itself", () =>
    Effect.gen(function* () {
      const memory = yield* make({ "/docs/classes/Node.xml": xml("Node", { brief: "A node." }) })
      const project = `${process.cwd()}/games of ours/chess`
      memory.files.write(`${project}/project.godot`, "config_version=5\n")
      yield* Effect.gen(function* () {
        const { hints } = yield* doctor(yield* Effect.either((yield* DocLibrary).snapshot))
        const found = hints.find(({ what }) => what.includes("games of ours/chess"))
        assert.include(found?.todo, `GODOT_PROJECT_DIR, such as ${project},`)
      }).pipe(
        Effect.provide(
          Layer.mergeAll(memory.layer, memory.files.layer, emptyStore).pipe(Layer.provideMerge(settings()))
        )
      )
    })
  )

  it.effect("writes each finding on one line, whatever is in a name, and says that hints are left", () =>
    Effect.gen(function* () {
      const memory = yield* make({ "/docs/classes/Node.xml": xml("Node", { brief: "A node." }) })
      memory.files.write(`${process.cwd()}/two\nlines/chess/project.godot`, "config_version=5\n")
      yield* Effect.gen(function* () {
        const report = yield* doctor(yield* Effect.either((yield* DocLibrary).snapshot))
        const text = report.text(plainTerminal())
        assert.include(text, "two\\nlines/chess")
        assert.match(text, /Nothing needs doing; what ! marks may help\.$/)
      }).pipe(
        Effect.provide(
          Layer.mergeAll(memory.layer, memory.files.layer, emptyStore).pipe(Layer.provideMerge(settings()))
        )
      )
    })
  )
})
