import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { diff } from "../../../../src/godot/diff/ReferenceDiff.ts"
import { type ClassDoc, EMPTY_CLASS } from "../../../../src/godot/reference/ClassDoc.ts"
import type { Comparison } from "../../../../src/godot/store/Comparison.ts"
import { DiffAnswer, diffAnswer, diffMarkdown } from "../../../../src/godot/surface/answers/DiffAnswer.ts"

const doc = (name: string, methods: ReadonlyArray<string>): ClassDoc => ({
  name,
  ...EMPTY_CLASS,
  methods: methods.map((method) => ({
    name: method,
    qualifiers: [],
    returnType: "void",
    returnsErrors: [],
    arguments: [],
    description: ""
  }))
})

const compared = (old: ReadonlyArray<ClassDoc>, now: ReadonlyArray<ClassDoc>): Comparison => {
  const by = (docs: ReadonlyArray<ClassDoc>) => new Map(docs.map((one) => [one.name, one]))
  const known = [...old, ...now].flatMap(({ name, methods }) => [
    name.toLowerCase(),
    ...methods.map((method) => `${name}.${method.name}`.toLowerCase())
  ])
  return {
    from: "4.5",
    to: "4.7",
    classes: diff(by(old), by(now)),
    known: new Set(known),
    unmarked: 0,
    totals: { from: old.length, to: now.length }
  }
}

const comparison = compared(
  [doc("Node", ["ready", "gone"]), doc("Old", []), doc("Same", ["run"])],
  [doc("Node", ["ready", "born"]), doc("New", []), doc("Same", ["run"])]
)

const all = { limit: 100 }

describe("the answer of godot_diff", () => {
  it.effect("sums up classes that went first, then each changed class, then new ones, within its schema", () =>
    Effect.gen(function* () {
      const answer = yield* diffAnswer(comparison, all)
      assert.deepStrictEqual(answer, {
        from: "4.5",
        to: "4.7",
        classes: { removed: 1, added: 1 },
        members: { removed: 1, added: 1 },
        byClass: ["removed class Old", "Node: 1 removed, 1 added", "added class New"],
        total: 3
      })
      assert.deepStrictEqual(yield* Schema.validate(DiffAnswer())(answer), answer)
    })
  )

  it.effect("reports each change of one class or member, in any case and form of its name", () =>
    Effect.gen(function* () {
      const answer = yield* diffAnswer(comparison, { ...all, name: "node" })
      assert.deepStrictEqual(answer.changes, [
        "removed method Node.gone: gone() -> void",
        "added method Node.born: born() -> void"
      ])
      for (const name of ["Node.gone", "Node::gone", "Node#gone", "Node.gone()"]) {
        assert.deepStrictEqual((yield* diffAnswer(comparison, { ...all, name })).changes, [
          "removed method Node.gone: gone() -> void"
        ])
      }
    })
  )

  it.effect("tells what did not change from what is unknown", () =>
    Effect.gen(function* () {
      const same = yield* diffAnswer(comparison, { ...all, name: "Same.run" })
      assert.deepStrictEqual([same.changes, same.notes], [[], ["nothing changed"]])
      assert.deepStrictEqual((yield* diffAnswer(comparison, { ...all, name: "Same" })).changes, [])
      const error = yield* Effect.flip(diffAnswer(comparison, { ...all, name: "Nod" }))
      assert.match(error.message, /Did you mean Node/)
    })
  )

  it.effect("finds what is global by its bare name, and where a member came from", () =>
    Effect.gen(function* () {
      const global = compared(
        [doc("@GDScript", ["print", "preload"]), doc("@GlobalScope", [])],
        [doc("@GDScript", ["preload"]), doc("@GlobalScope", ["print"])]
      )
      for (const name of ["print", "@GDScript.print", "@GlobalScope.print"]) {
        assert.deepStrictEqual((yield* diffAnswer(global, { ...all, name })).changes, [
          "moved method @GDScript.print -> @GlobalScope.print: print() -> void"
        ])
      }
      const same = yield* diffAnswer(global, { ...all, name: "preload" })
      assert.deepStrictEqual([same.name, same.notes], ["@GDScript.preload", ["nothing changed"]])
      assert.strictEqual((yield* Effect.flip(diffAnswer(global, { ...all, name: "nothing" })))._tag, "NotFound")
    })
  )

  it.effect(
    "answers for a member of a class that came or went with the class, and says that a version is compared with itself",
    () =>
      Effect.gen(function* () {
        const whole = compared([doc("Old", ["run"])], [doc("New", ["act"])])
        assert.deepStrictEqual((yield* diffAnswer(whole, { ...all, name: "New.act" })).changes, ["added class New"])
        assert.deepStrictEqual((yield* diffAnswer(whole, { ...all, name: "Old.run" })).changes, ["removed class Old"])
        const itself = yield* diffAnswer({ ...comparison, from: "4.7" }, all)
        assert.deepStrictEqual(itself.notes, ["both are 4.7: name another version in from or to"])
      })
  )

  it.effect("is paged, each line once, and refuses the cursor of another comparison", () =>
    Effect.gen(function* () {
      const many = compared(
        Array.from({ length: 300 }, (_, i) => doc(`Class${i}`, ["before"])),
        Array.from({ length: 300 }, (_, i) => doc(`Class${i}`, ["after"]))
      )
      const seen: Array<string> = []
      let cursor: string | undefined
      do {
        const answer: DiffAnswer = yield* diffAnswer(many, { ...all, ...(cursor === undefined ? {} : { cursor }) })
        assert.isAtMost(JSON.stringify(answer).length, 8000)
        seen.push(...(answer.byClass ?? []))
        cursor = answer.nextCursor
      } while (cursor !== undefined)
      assert.lengthOf(seen, 300)
      assert.lengthOf([...new Set(seen)], 300)
      const page = yield* diffAnswer(many, all)
      const error = yield* Effect.flip(diffAnswer(many, { ...all, name: "Class1", cursor: page.nextCursor ?? "" }))
      assert.match(error.message, /cursor/)
    })
  )

  it.effect("is Markdown for a pull request, with names as they are", () =>
    Effect.gen(function* () {
      const text = diffMarkdown(yield* diffAnswer(comparison, all))
      assert.include(text, "## Godot: 4.5 → 4.7")
      assert.include(text, "- removed class Old")
    })
  )
})
