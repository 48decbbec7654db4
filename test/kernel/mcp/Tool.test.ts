import { assert, describe, it } from "@effect/vitest"
import { Cause, Effect, FastCheck as fc, Schema } from "effect"
import { invalid } from "../../../src/kernel/mcp/Failure.ts"
import * as Tool from "../../../src/kernel/mcp/Tool.ts"

const Input = Schema.Struct({
  word: Tool.required(Tool.Text, "A word"),
  count: Tool.optional(Schema.Int.pipe(Schema.between(1, 9)), "How often", 3),
  title: Tool.optional(Schema.Literal("a", "b"), "A title")
})

interface Tree {
  readonly name: string
  readonly children: ReadonlyArray<Tree>
}
const Tree: Schema.Schema<Tree> = Schema.Struct({
  name: Schema.String,
  children: Schema.Array(Schema.suspend(() => Tree))
}).annotations({ identifier: "Tree" })

const makeEcho = (emptyIsAbsent: boolean) =>
  Tool.make({
    name: "echo",
    title: "Echo",
    description: "Says it again.",
    input: () => Input,
    output: () => Schema.Struct({ word: Schema.String, size: Schema.Int, trees: Schema.Array(Tree) }),
    emptyIsAbsent,
    target: (args) => args["word"],
    handler: ({ word, count = 3 }) =>
      word === ""
        ? Effect.fail(invalid("word", "is blank"))
        : Effect.succeed({ word: word.repeat(count), size: count, trees: [] })
  })

const echo = makeEcho(false)

describe("Tool", () => {
  it.effect("says in few words what an argument must be, and cuts what it is", () =>
    Effect.gen(function* () {
      const problems = (args: unknown) => Effect.map(Effect.flip(echo.call(args)), (one) => JSON.stringify(one))
      assert.include(
        yield* problems({ word: "w", title: "c" }),
        String.raw`title: must be one of \"a\", \"b\"; it is \"c\"`
      )
      assert.include(yield* problems({ word: 5 }), "word: must be a string; it is 5")
      assert.include(yield* problems([]), "arguments: must be an object")
      for (const title of ["x".repeat(3000), `${"x".repeat(3000)}, actual y`, ", actual ".repeat(500)]) {
        assert.isBelow((yield* problems({ word: "w", title })).length, 600)
      }
    })
  )

  it.effect("takes an argument that a host filled with nothing for absent where its tool says so", () =>
    Effect.gen(function* () {
      const lenientEcho = makeEcho(true)
      for (const nothing of [null, "", []]) {
        assert.strictEqual((yield* lenientEcho.call({ word: "w", count: nothing, title: nothing })).word, "www")
        assert.strictEqual((yield* Effect.flip(lenientEcho.call({ word: nothing }))).message, "word: is missing")
        assert.include((yield* Effect.flip(echo.call({ word: "w", count: nothing }))).message, "count: must be")
      }
    })
  )

  it("lists arguments flat, with descriptions, defaults and nothing generated", () => {
    assert.deepStrictEqual(echo.inputSchema, {
      type: "object",
      required: ["word"],
      properties: {
        word: { type: "string", maxLength: Tool.TEXT_LIMIT, description: "A word" },
        count: { type: "integer", minimum: 1, maximum: 9, description: "How often", default: 3 },
        title: { type: "string", enum: ["a", "b"], description: "A title" }
      },
      additionalProperties: false
    })
  })

  it("lists shapes that hold themselves once, under $defs, with an object at the root", () => {
    const { type, properties, $defs } = echo.outputSchema
    assert.strictEqual(type, "object")
    assert.deepStrictEqual(properties["size"], { type: "integer" })
    assert.deepStrictEqual(properties["trees"], { type: "array", items: { $ref: "#/$defs/Tree" } })
    assert.containsAllKeys($defs, ["Tree"])
  })

  it("lists a tool without arguments as an object too", () => {
    const bare = Tool.make({ ...named("bare"), input: () => Schema.Struct({}), handler: () => Effect.succeed({}) })
    assert.deepStrictEqual(bare.inputSchema, { type: "object", properties: {}, additionalProperties: false })
  })

  it.effect("names every argument at fault at once", () =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip(echo.call({ count: 10, title: "c", extra: true }))
      assert.strictEqual(failure._tag, "InvalidArgument")
      for (const name of ["word: is missing", "count: ", "title: ", "extra: is unexpected"]) {
        assert.include(failure.message, name)
      }
    })
  )

  it.effect("refuses texts beyond the limit before any work", () =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip(echo.call({ word: "x".repeat(Tool.TEXT_LIMIT + 1) }))
      assert.include(failure.message, `word: is longer than ${Tool.TEXT_LIMIT} characters`)
      assert.isBelow(failure.message.length, 200)
    })
  )

  it.effect("counts a text in characters, whatever their number of units", () =>
    Effect.gen(function* () {
      yield* echo.call({ word: "😀".repeat(Tool.TEXT_LIMIT) })
      const failure = yield* Effect.flip(echo.call({ word: "😀".repeat(Tool.TEXT_LIMIT + 1) }))
      assert.include(failure.message, "is longer than")
    })
  )

  it.effect("refuses arguments of very many values without a look at each", () =>
    Effect.gen(function* () {
      let looks = 0
      const one = Object.defineProperty({}, "key", { enumerable: true, get: () => ++looks })
      const watched = Array.from({ length: 1001 }, () => one)
      const names = Object.fromEntries(watched.map((_, i) => [`key${i}`, 1]))
      for (const args of [{ word: watched }, { word: names }, { word: [[watched]] }, { count: 1, word: watched }]) {
        assert.strictEqual((yield* Effect.flip(echo.call(args))).message, "word: more than 1000 values")
      }
      assert.strictEqual((yield* Effect.flip(echo.call(names))).message, "arguments: more than 1000 values")
      assert.strictEqual((yield* Effect.flip(echo.call(watched))).message, "arguments: more than 1000 values")
      assert.strictEqual(looks, 0)
    })
  )

  it.effect("describes what is nested a thousand times, and refuses what is nested deeper", () =>
    Effect.gen(function* () {
      const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => [inner], "x")
      assert.include(
        (yield* Effect.flip(echo.call({ word: nested(900) }))).message,
        "word: must be a string; it is [[["
      )
      const deeper = yield* Effect.flip(echo.call({ word: nested(100_000) }))
      assert.strictEqual(deeper.message, "word: more than 1000 values")
    })
  )

  it.effect("says in words that a list is wanted", () =>
    Effect.gen(function* () {
      const input = Schema.Struct({ sections: Schema.Array(Schema.Literal("one", "two")) })
      const lists = Tool.make({ ...named("lists"), input: () => input, handler: () => Effect.succeed({}) })
      const failure = yield* Effect.flip(lists.call({ sections: "one" }))
      assert.strictEqual(failure.message, 'sections: must be a list of "one" | "two"; it is "one"')
    })
  )

  it("says what a call is about even where an argument cannot be made a text", () => {
    for (const word of [{ toString: 1 }, [{ toString: 1 }], null]) assert.strictEqual(echo.target({ word }), "")
    assert.strictEqual(echo.target({ word: "hello" }), "hello")
  })

  it.prop("never dies, whatever the arguments", { args: fc.anything() }, ({ args }) => {
    const exit = Effect.runSyncExit(echo.call(args))
    if (exit._tag === "Failure") assert.strictEqual(exit.cause._tag, "Fail")
    assert.isAtMost(echo.target(args).length, 80)
  })

  it.effect("dies in development where an answer is not what its schema says", () =>
    Effect.gen(function* () {
      const answering = (answer: object) =>
        Tool.make({
          name: "count",
          title: "Count",
          description: "Counts.",
          input: () => Schema.Struct({}),
          output: () => Schema.Struct({ total: Schema.Int }),
          handler: () => Effect.succeed(answer as { total: number })
        }).call({})
      assert.deepStrictEqual(yield* answering({ total: 1 }), { total: 1 })
      for (const wrong of [{ total: "1" }, {}, { total: 1, more: 2 }]) {
        const cause = yield* Effect.flip(Effect.sandbox(answering(wrong)))
        assert.include(Cause.pretty(cause), "count gave an answer that its schema does not allow")
      }
    })
  )
})

const named = (name: string) => ({
  name,
  title: name,
  description: name,
  output: () => Schema.Struct({})
})
