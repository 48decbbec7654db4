/** Names that people write and no reference lists, and classes whose files are missing: what an answer says instead. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { getClass, getSymbol } from "../../../../src/godot/surface/tools/LookupTools.ts"
import { methods, xml } from "../../../support/library.ts"
import { answer, files, using } from "./reference.ts"

const more = {
  ...files,
  "/docs/classes/CheckBox.xml": xml("CheckBox", { inherits: "Button" }),
  "/docs/classes/GDScript.xml": xml("GDScript", { inherits: "Object", body: methods("new") }),
  "/docs/classes/@GlobalScope.xml": xml("@GlobalScope", { body: methods("lerp", "print", "deg_to_rad") }),
  "/docs/classes/Basis.xml": xml("Basis", { body: methods("Basis", "scaled") }),
  "/docs/classes/Light3D.xml": xml("Light3D", { inherits: "Node3D" }),
  "/docs/classes/HeirOfBroken.xml": xml("HeirOfBroken", { inherits: "Broken" }),
  ...Object.fromEntries(["A", "B", "C"].map((name) => [`/docs/classes/${name}.xml`, xml(name, { inherits: "Lost" })])),
  "/docs/classes/D.xml": xml("D", { inherits: "Lost" })
}

const refusal = <R>(tool: Parameters<typeof answer<R>>[0], args: Record<string, unknown>) =>
  Effect.gen(function* () {
    const failure = yield* Effect.flip(answer(tool, args))
    assert(failure._tag === "NotFound", failure.message)
    return failure
  })

describe("a name that no reference lists", () => {
  it.effect("X.new() is told apart from members: it makes an object, or a constructor does", () =>
    using(
      Effect.gen(function* () {
        for (const qname of ["Node.new", "Node.new()", "node.New"]) {
          const node = yield* refusal(getSymbol, { qname })
          assert.include(node.message, "Node.new() makes an object")
          assert.deepStrictEqual(node.suggestions, [])
        }
        for (const type of ["Vector2", "Basis"]) {
          const vector = yield* refusal(getSymbol, { qname: `${type}.new()` })
          assert.include(vector.message, `${type}(...)`)
          assert.deepStrictEqual(vector.suggestions, [`${type}.${type}`])
        }
        assert.strictEqual((yield* answer(getSymbol, { qname: "GDScript.new" }))["kind"] as unknown, "method")
      }),
      more
    )
  )

  it.effect("the property that overrides a theme item leads to the item, own or inherited", () =>
    using(
      Effect.gen(function* () {
        for (const path of ["theme_override_styles/pressed", "custom_styles/pressed"]) {
          const box = yield* refusal(getSymbol, { qname: `CheckBox.${path}` })
          assert.deepStrictEqual(box.suggestions, ["Button.pressed"])
          const [, call = ""] = /godot_get_symbol (\{.*\})/.exec(box.message) ?? []
          assert.strictEqual((yield* answer(getSymbol, JSON.parse(call)))["kind"] as unknown, "theme_item")
        }
        const none = yield* refusal(getSymbol, { qname: "CheckBox.theme_override_colors/none" })
        assert.notInclude(none.message, "overrides")
      }),
      more
    )
  )

  it.effect("what C# has in GD and Mathf leads to what is global", () =>
    using(
      Effect.gen(function* () {
        for (const [qname, meant] of [
          ["Math.lerp", "lerp"],
          ["Mathf.Deg2Rad", "deg_to_rad"],
          ["Mathf.Lrep", "lerp"]
        ] as const) {
          const { suggestions, message } = yield* refusal(getSymbol, { qname })
          assert.deepStrictEqual(suggestions, [`@GlobalScope.${meant}`], qname)
          assert.include(message, `@GlobalScope.${meant}`)
        }
        for (const [qname, meant] of [
          ["Mathf.Lerp", "lerp"],
          ["GD.Print()", "print"],
          ["Mathf.DegToRad", "deg_to_rad"]
        ] as const) {
          assert.strictEqual((yield* answer(getSymbol, { qname }))["qname"], `@GlobalScope.${meant}`, qname)
        }
        const signal = yield* refusal(getSymbol, { qname: "GD.Print", kind: "signal" })
        assert.match(String(signal.message), /^No signal .* @GlobalScope\.print\? It is a method\.$/)
        assert.deepStrictEqual((yield* refusal(getSymbol, { qname: "Nonsense.xyz" })).suggestions, [])
      }),
      more
    )
  )
})

describe("a class whose file is missing", () => {
  it.effect("may be in a module, unless it is known what became of it", () =>
    using(
      Effect.gen(function* () {
        assert.include((yield* refusal(getClass, { name: "GridMap" })).message, "modules/")
        const renamed = yield* refusal(getClass, { name: "KinematicBody2D" })
        assert.strictEqual(renamed.suggestions[0], "CharacterBody2D")
        assert.notInclude(renamed.message, "modules/")
      }),
      { ...more, "/docs/classes/CharacterBody2D.xml": xml("CharacterBody2D", { inherits: "Node" }) }
    )
  )

  it.effect("is known by its descendants", () =>
    using(
      Effect.gen(function* () {
        for (const [tool, args] of [
          [getClass, { name: "node3d" }],
          [getSymbol, { qname: "Node3D.position" }]
        ] as const) {
          const { message } = yield* refusal(tool, args)
          assert.include(message, "Node3D is the parent of Light3D here, but its own file is missing")
        }
        assert.include((yield* refusal(getClass, { name: "Lost" })).message, "parent of A, B, C and 1 more")
        assert.include((yield* refusal(getClass, { name: "Broken" })).message, "Broken.xml:2")
      }),
      more
    )
  )
})
