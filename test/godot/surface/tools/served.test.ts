/** The server of godot-docs-mcp over a transport in memory, with services of the test's own in place of a reference. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { server } from "../../../../src/godot/surface/program.ts"
import { VersionDiff } from "../../../../src/godot/surface/tools/DiffTool.ts"
import { GodotTools } from "../../../../src/godot/surface/tools/GodotTools.ts"
import { References } from "../../../../src/godot/surface/tools/References.ts"
import { notFound } from "../../../../src/kernel/mcp/Failure.ts"
import { connect } from "../../../support/connect.ts"

const docs = "Godot of a test"

/** Services that answer without documents, and note what they were asked. */
const fakes = (asked: Array<unknown>) => {
  const answering =
    <A>(answer: A) =>
    (input: unknown) =>
      Effect.sync(() => {
        asked.push(input)
        return answer
      })
  return Layer.mergeAll(
    Layer.succeed(GodotTools, {
      search: answering({
        results: [{ uri: "godot://class/Cat", name: "Cat", kind: "class" as const, score: 9 }],
        total: 1,
        docs
      }),
      getClass: ({ name }) => notFound({ what: "class", name, suggestions: ["Cat"], hint: "Search for it." }),
      getSymbol: () => Effect.die(new Error("not called")),
      listClasses: answering({ classes: ["Cat", "Dog"], total: 2, docs }),
      check: answering({ docs, errors: 0, warnings: 0, diagnostics: [] })
    }),
    Layer.succeed(References, {
      within: (version, use) => Effect.andThen(answering(undefined)(`within ${version}`), use),
      side: () => Effect.die(new Error("not called")),
      sets: Effect.succeed([])
    }),
    Layer.succeed(VersionDiff, { compare: answering({ from: "4.5", to: "4.7", total: 0 }) })
  )
}

describe("the server of godot-docs-mcp", () => {
  it.scopedLive("answers each tool by the service that the layers give", () => {
    const asked: Array<unknown> = []
    return Effect.gen(function* () {
      const { client, call } = yield* connect(server)
      const { tools } = yield* Effect.promise(() => client.listTools())
      assert.deepStrictEqual(
        tools.map(({ name }) => name),
        ["godot_search", "godot_get_class", "godot_get_symbol", "godot_list_classes", "godot_check", "godot_diff"]
      )
      assert.deepInclude(yield* call("godot_search", { query: "cat" }), { total: 1, docs })
      assert.deepInclude(yield* call("godot.list_classes", { prefix: "C" }), { classes: ["Cat", "Dog"] })
      assert.deepInclude(yield* call("godot_check", { code: "pass" }), { docs, diagnostics: [] })
      assert.deepStrictEqual(yield* call("godot_diff", { to: "4.7" }), { from: "4.5", to: "4.7", total: 0 })
      assert.deepStrictEqual(asked, [{ query: "cat" }, { prefix: "C" }, { code: "pass" }, { to: "4.7" }])
    }).pipe(Effect.provide(fakes(asked)))
  })

  it.scopedLive("asks the services of a version for what names one", () => {
    const asked: Array<unknown> = []
    return Effect.gen(function* () {
      const { call } = yield* connect(server)
      yield* call("godot_search", { query: "cat", version: "3.6" })
      assert.deepStrictEqual(asked, ["within 3.6", { query: "cat" }])
      for (const nothing of [null, ""]) {
        asked.length = 0
        yield* call("godot_search", { query: "cat", kind: nothing, version: nothing })
        assert.deepStrictEqual(asked, [{ query: "cat" }])
      }
      const { failure } = yield* call("godot_search", { query: "cat", version: 4.5 })
      assert.deepInclude(failure, {
        code: "INVALID_ARGUMENT",
        message: 'version: must be a string that names a Godot version, such as "4.5"'
      })
    }).pipe(Effect.provide(fakes(asked)))
  })

  it.scopedLive("says why a service has no answer, and asks none for arguments that its schema refuses", () => {
    const asked: Array<unknown> = []
    return Effect.gen(function* () {
      const { call } = yield* connect(server)
      const { failure } = yield* call("godot_get_class", { name: "Kat" })
      assert.deepInclude(failure, { code: "NOT_FOUND", suggestions: ["Cat"] })
      const refused = yield* call("godot_search", { query: 5, limt: 1 })
      assert.deepInclude(refused["failure"], { code: "INVALID_ARGUMENT" })
      const names = '"query" | "kind" | "limit" | "version"'
      for (const more of [{}, { version: "3.6" }]) {
        const { failure: unknown } = yield* call("godot_search", { query: "cat", limt: 1, ...more })
        assert.deepInclude(unknown, { problems: [`limt: is unexpected, expected: ${names}`] })
      }
      const defect = yield* call("godot_get_symbol", { qname: "Cat.purr" })
      assert.deepInclude(defect["failure"], { code: "INTERNAL" })
      assert.deepStrictEqual(asked, ["within 3.6"])
    }).pipe(Effect.provide(fakes(asked)))
  })
})
