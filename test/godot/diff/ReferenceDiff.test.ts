import { assert, describe, it } from "@effect/vitest"
import { count, toLine } from "../../../src/godot/diff/Change.ts"
import { diff, unmarkedClasses } from "../../../src/godot/diff/ReferenceDiff.ts"
import type { Reference } from "../../../src/godot/diff/successors.ts"
import {
  type ClassDoc,
  type ConstantDoc,
  EMPTY_CLASS,
  type MethodDoc,
  type PropertyDoc
} from "../../../src/godot/reference/ClassDoc.ts"

const reference = (...classes: ReadonlyArray<Partial<ClassDoc> & { readonly name: string }>): Reference =>
  new Map(classes.map((doc) => [doc.name, { ...EMPTY_CLASS, ...doc }]))

const method = (name: string, more: Partial<MethodDoc> = {}): MethodDoc => ({
  name,
  qualifiers: [],
  returnType: "void",
  returnsErrors: [],
  arguments: [],
  description: "",
  ...more
})

const property = (name: string, more: Partial<PropertyDoc> = {}): PropertyDoc => ({
  name,
  type: "int",
  description: "",
  ...more
})

const lines = (...of: Parameters<typeof diff>) => diff(...of).flatMap(({ changes }) => changes.map(toLine))

const types = (old: Reference, now: Reference) =>
  diff(old, now).flatMap(({ changes }) => changes.map(({ type, name }) => [type, name]))

describe("diff of two references", () => {
  it("is empty for a reference and itself", () => {
    const one = reference({ name: "Node", methods: [method("ready")] })
    assert.deepStrictEqual(diff(one, one), [])
  })

  it("reports classes and members that went and came, with their signatures", () => {
    const old = reference({ name: "A", inherits: "Object" }, { name: "B", methods: [method("gone")] })
    const now = reference({ name: "B", properties: [property("born")] }, { name: "C" })
    assert.deepStrictEqual(lines(old, now), [
      "removed class A: class A extends Object",
      "removed method B.gone: gone() -> void",
      "added property B.born: born: int",
      "added class C"
    ])
  })

  it("ends where a damaged reference has a class among its own ancestors", () => {
    const old = reference({ name: "A", methods: [method("gone")] })
    const now = reference({ name: "A", inherits: "B" }, { name: "B", inherits: "C" }, { name: "C", inherits: "B" })
    assert.include(lines(old, now), "removed method A.gone: gone() -> void")
  })

  it("takes a constant for the same whose enum has become a bit field or got a name, not one of another enum", () => {
    const constants = (flags: Partial<ConstantDoc>, mode: Partial<ConstantDoc>, other: string) =>
      reference({
        name: "A",
        constants: [
          { name: "FLAG", value: "1", enum: "Flags", description: "", ...flags },
          { name: "MODE", value: "1", description: "", ...mode },
          { name: "OTHER", value: "1", enum: other, description: "" }
        ]
      })
    const old = constants({}, {}, "Old")
    assert.deepStrictEqual(types(old, constants({ bitfield: true }, { enum: "Mode" }, "Old")), [])
    assert.deepStrictEqual(types(old, constants({ bitfield: true, value: "2" }, {}, "New")), [
      ["values", "A.FLAG"],
      ["signature", "A.OTHER"]
    ])
  })

  it("tells a changed signature from changed qualifiers", () => {
    const old = reference({ name: "A", methods: [method("run"), method("get", { returnType: "int" })] })
    const now = reference({
      name: "A",
      methods: [
        method("run", { arguments: [{ name: "speed", type: "float", default: "1.0" }] }),
        method("get", { returnType: "int", qualifiers: ["const"] })
      ]
    })
    assert.deepStrictEqual(types(old, now), [
      ["signature", "A.run"],
      ["qualifiers", "A.get"]
    ])
    assert.include(lines(old, now), "changed method A.run: run() -> void => run(speed: float = 1.0) -> void")
  })

  it("tells names of arguments and values from what callers have to change", () => {
    const at = (name: string, more: { readonly default?: string; readonly type?: string }) =>
      reference({
        name: "A",
        methods: [method("run", { arguments: [{ name, type: "int", ...more }], qualifiers: ["const"] })],
        constants: [{ name: "MAX", value: more.default ?? "1", description: "" }]
      })
    const [plain, renamed] = [at("count", { default: "1" }), at("amount", { default: "1" })]
    assert.deepStrictEqual(types(plain, renamed), [["names", "A.run"]])
    assert.deepStrictEqual(types(plain, at("amount", { default: "2" })), [
      ["values", "A.run"],
      ["values", "A.MAX"]
    ])
    assert.deepStrictEqual(types(plain, at("amount", {})), [["signature", "A.run"]])
    assert.deepStrictEqual(types(plain, at("count", { default: "1", type: "float" })), [["signature", "A.run"]])
    assert.include(
      lines(plain, renamed),
      "changed method A.run: run(count: int = 1) -> void const => run(amount: int = 1) -> void const"
    )
  })

  it("takes more digits of the same number for no change", () => {
    const at = (value: string) => reference({ name: "A", constants: [{ name: "MAX", value, description: "" }] })
    assert.deepStrictEqual(types(at("0.785398"), at("0.7853982")), [])
    assert.deepStrictEqual(types(at("Vector2(0.1, 1)"), at("Vector2(0.10000000149, 1)")), [])
    for (const other of ["0.785399", "0.78", "-0.785398", "10.785398"]) {
      assert.deepStrictEqual(types(at("0.785398"), at(other)), [["values", "A.MAX"]], other)
    }
  })

  it("takes another writing of the same value for no change", () => {
    const at = (type: string, value: string) =>
      reference({ name: "A", methods: [method("run", { arguments: [{ name: "at", type, default: value }] })] })
    for (const [type, old, now] of [
      ["Vector2", "Vector2( 0, 0 )", "Vector2(0, 0)"],
      ["Array", "[  ]", "[]"],
      ["StringName", '""', '&""']
    ] as const) {
      assert.deepStrictEqual(lines(at(type, old), at(type, now)), [])
      assert.deepStrictEqual(types(at(type, old), at(type, "null")), [["values", "A.run"]])
    }
  })

  it("takes a method that does not say what it returns for one that returns nothing", () => {
    const { returnType: _, ...unsaid } = method("run")
    const old = reference({ name: "A", methods: [unsaid] })
    assert.deepStrictEqual(lines(old, reference({ name: "A", methods: [method("run")] })), [])
    const now = reference({ name: "A", methods: [method("run", { returnType: "int" })] })
    assert.deepStrictEqual(lines(old, now), ["changed method A.run: run() => run() -> int"])
  })

  it("follows renamed classes, and does not count their name in signatures as a change", () => {
    const old = reference(
      { name: "Spatial" },
      { name: "Area", inherits: "Spatial", methods: [method("at", { returnType: "Spatial" })] }
    )
    const now = reference(
      { name: "Node3D" },
      { name: "Area", inherits: "Node3D", methods: [method("at", { returnType: "Node3D" })] }
    )
    const renames = { classes: (name: string) => (name === "Spatial" ? ["Node3D"] : []), members: () => [] }
    assert.deepStrictEqual(lines(old, now, renames), ["renamed class Spatial -> Node3D"])
  })

  it("takes, of several classes that went into one, the one that has most in common with it for the renamed one", () => {
    const old = reference(
      { name: "Navigation", methods: [method("path")] },
      { name: "Spatial", methods: [method("turn")] }
    )
    const now = reference({ name: "Node3D", methods: [method("turn")] })
    assert.deepStrictEqual(lines(old, now, { classes: () => ["Node3D"], members: () => [] }), [
      "removed class Navigation; use Node3D",
      "renamed class Spatial -> Node3D"
    ])
  })

  it("takes no class that both have for a new name", () => {
    const old = reference({ name: "Old" }, { name: "Kept" })
    const now = reference({ name: "Kept" })
    const renames = { classes: () => ["Kept"], members: () => [] }
    assert.deepStrictEqual(lines(old, now, renames), ["removed class Old; use Kept"])
  })

  it("follows renamed members, and those that went to another class or an ancestor", () => {
    const old = reference(
      { name: "A", inherits: "Base", methods: [method("instance"), method("shared"), method("away")] },
      { name: "Base" }
    )
    const now = reference(
      { name: "A", inherits: "Base", methods: [method("instantiate")] },
      { name: "Base", methods: [method("shared")] },
      { name: "Other", methods: [method("there")] }
    )
    const renames = {
      classes: () => [],
      members: (_: string, name: string) =>
        name === "instance" ? ["instantiate"] : name === "away" ? ["Other.there"] : []
    }
    assert.deepStrictEqual(lines(old, now, renames).slice(0, 3), [
      "renamed method A.instance -> A.instantiate: instantiate() -> void",
      "moved method A.shared -> Base.shared: shared() -> void",
      "moved method A.away -> Other.there: there() -> void"
    ])
  })

  it("moves what is global between the two scopes, renamed too", () => {
    const old = reference(
      { name: "@GDScript", methods: [method("print"), method("deg2rad")] },
      { name: "@GlobalScope" }
    )
    const now = reference(
      { name: "@GDScript" },
      { name: "@GlobalScope", methods: [method("print"), method("deg_to_rad")] }
    )
    const renames = {
      classes: () => [],
      members: (_: string, name: string) => (name === "deg2rad" ? ["deg_to_rad"] : [])
    }
    assert.deepStrictEqual(lines(old, now, renames), [
      "moved method @GDScript.print -> @GlobalScope.print: print() -> void",
      "moved method @GDScript.deg2rad -> @GlobalScope.deg_to_rad: deg_to_rad() -> void"
    ])
  })

  it("names the member that took over the work of one that went", () => {
    const old = reference({ name: "A", methods: [method("set_cell"), method("set_cellv")] })
    const now = reference({ name: "A", methods: [method("set_cell")] })
    const renames = {
      classes: () => [],
      members: (_: string, name: string) => (name === "set_cellv" ? ["set_cell"] : [])
    }
    assert.deepStrictEqual(lines(old, now, renames), [
      "removed method A.set_cellv: set_cellv() -> void; use A.set_cell"
    ])
  })

  it("reports nothing of marks that the older reference lacks with all texts of a class", () => {
    const now = reference({ name: "A", brief: "One.", methods: [method("run", { deprecated: "Gone." })] })
    const bare = reference({ name: "A", methods: [method("run")] }, { name: "B", brief: "Two." })
    assert.deepStrictEqual(lines(bare, now), ["removed class B"])
    assert.deepStrictEqual([...unmarkedClasses(bare)], ["A"])
    // Marks without texts, as an editor writes them.
    const marked = reference({ name: "A", methods: [method("run")] }, { name: "B", deprecated: "" })
    assert.include(lines(marked, now), "deprecated method A.run: Gone.")
    assert.isEmpty(diff(bare, now).flatMap(({ textChanges }) => (textChanges > 0 ? [textChanges] : [])))
  })

  it("reports what is newly deprecated with its message, and counts changed texts", () => {
    const old = reference({ name: "A", brief: "One.", methods: [method("run")] })
    const now = reference({ name: "A", brief: "Two.", methods: [method("run", { deprecated: "Use [method go]." })] })
    const found = diff(old, now)
    assert.deepStrictEqual(lines(old, now), ["deprecated method A.run: Use go()."])
    assert.deepStrictEqual(count(found).members, {
      removed: 0,
      values: 0,
      names: 0,
      added: 0,
      renamed: 0,
      moved: 0,
      signature: 0,
      qualifiers: 0,
      deprecated: 1,
      experimental: 0,
      texts: 1
    })
  })

  it("compares overloads by the types of their arguments", () => {
    const made = (type: string) => method("A", { arguments: [{ name: "from", type }] })
    const old = reference({ name: "A", constructors: [made("int"), made("A")] })
    const now = reference({ name: "A", constructors: [made("int"), made("float")] })
    assert.deepStrictEqual(
      diff(old, now).flatMap(({ changes }) => changes.map(({ type, old, new: added }) => [type, old ?? added])),
      [
        ["removed", "A(from: A)"],
        ["added", "A(from: float)"]
      ]
    )
  })

  it("ignores properties that only restate an ancestor's default", () => {
    const old = reference({ name: "A", properties: [property("x", { overrides: "Base" })] })
    assert.deepStrictEqual(diff(old, reference({ name: "A" })), [])
  })
})
