/** Names that were given to the wrong tool, or without their class: the answer says how to ask. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { getClass, getSymbol, search } from "../../../../src/godot/surface/tools/LookupTools.ts"
import { methods, xml } from "../../../support/library.ts"
import { answer, files, using } from "./reference.ts"

const more = {
  ...files,
  "/docs/classes/@GlobalScope.xml": xml("@GlobalScope", { body: methods("lerp") }),
  "/docs/classes/@GDScript.xml": xml("@GDScript", { body: methods("preload") }),
  "/docs/classes/GDScript.xml": xml("GDScript", { inherits: "Object", body: methods("reload", "new") }),
  "/docs/classes/Signal.xml": xml("Signal", {
    body: '<constructors><constructor name="Signal"><return type="Signal" /><description>Makes one.</description></constructor></constructors>'
  }),
  "/docs/classes/Color.xml": xml("Color", { body: methods("lerp", "contains_all") }),
  "/docs/classes/Array.xml": xml("Array", { body: methods("append") })
}

const refused = <R>(tool: Parameters<typeof answer<R>>[0], args: Record<string, unknown>) =>
  Effect.map(Effect.flip(answer(tool, args)), ({ code, message }) => ({ code, message }))

/** The arguments of the next call that a message names. */
const nextCall = (message: string): Record<string, unknown> =>
  JSON.parse(/godot_get_\w+ (\{.*?\})/.exec(message)?.[1] ?? "{}")

describe("a keyword of GDScript", () => {
  const inVersion = (version: string) => ({
    ...more,
    "/docs/classes/Color.xml": more["/docs/classes/Color.xml"].replace("<class ", `<class version="${version}" `)
  })
  const told = Effect.fnUntraced(function* (word: string) {
    const asClass = yield* refused(getClass, { name: word })
    const asMember = yield* refused(getSymbol, { qname: word })
    const found = (yield* answer(search, { query: word })) as { notes?: ReadonlyArray<string> }
    return [asClass.message, asMember.message, ...(found.notes ?? [])]
  })

  it.effect("is said to be one, by each tool", () =>
    using(
      Effect.gen(function* () {
        for (const message of yield* told("await")) assert.match(message, /"await" is a keyword of GDScript, not part/)
        const [asClass = "", asMember = "", note = ""] = yield* told("setget")
        for (const message of [asClass, asMember, note])
          assert.match(message, /"setget" is a keyword of GDScript in Godot 3 only; Godot 4 has: var x: set = set_x/)
        assert.notMatch((yield* refused(getClass, { name: "Await" })).message, /keyword/)
        for (const [query, keyword] of [
          ["match statement", "match"],
          ["super()", "super"],
          ["class_name Enemy", "class_name"],
          // Some names begin so.
          ["enum", "enum"]
        ] as const) {
          const { notes } = (yield* answer(search, { query })) as { notes?: ReadonlyArray<string> }
          assert.deepEqual(
            [query, notes?.[0]],
            [query, `"${keyword}" is a keyword of GDScript, not part of the class reference.`]
          )
        }
        const { notes } = (yield* answer(search, { query: "preload keyword" })) as { notes?: ReadonlyArray<string> }
        assert.isUndefined(notes)
      }),
      more
    )
  )

  it.effect("is one of the version of the documents", () =>
    using(
      Effect.gen(function* () {
        assert.match((yield* refused(getClass, { name: "setget" })).message, /keyword of GDScript, not part/)
        assert.match((yield* refused(getClass, { name: "super" })).message, /keyword of GDScript in Godot 4 only\.$/)
        for (const [query, note] of [
          [
            "@export_range(0, 9) var a",
            "GDScript has annotations in Godot 4 only; for @export_range Godot 3 has: export(int) var x."
          ],
          ["@warning_ignore", "GDScript has annotations in Godot 4 only."],
          ["export(int) var a", '"export" is a keyword of GDScript, not part of the class reference.']
        ] as const) {
          const { notes } = (yield* answer(search, { query })) as { notes?: ReadonlyArray<string> }
          assert.include(notes ?? [], note, query)
        }
      }),
      inVersion("3.6")
    )
  )

  it.effect("that names a class or an annotation, too, is these", () =>
    using(
      Effect.gen(function* () {
        const found = yield* answer(search, { query: "signal" })
        assert.notProperty(found, "notes")
      }),
      more
    )
  )
})

describe("a name that nothing has", () => {
  it.effect("is said to be none beside what its words find", () =>
    using(
      Effect.gen(function* () {
        const notes = (query: string) =>
          Effect.map(answer(search, { query }), (found) => (found as { notes?: ReadonlyArray<string> }).notes)
        assert.deepEqual(yield* notes("Color.blend_lerp"), [
          "This reference has no Color.blend_lerp, own or inherited; the results are by the words of the query."
        ])
        assert.deepEqual(yield* notes("extends GameManager"), ["This reference has no GameManager."])
        // What the absent parent has is not known.
        assert.deepEqual(yield* notes("Orphan.xyzzyq"), [
          "This reference has no Orphan.xyzzyq; the results are by the words of the query. Its ancestor Absent is not in these documents, and so what it inherits from there is not known."
        ])
        for (const query of ["Color.lerp", "lerp", "class_name Hero extends GDScript", "blend two colors"])
          assert.deepEqual([query, yield* notes(query)], [query, undefined])
      }),
      { ...more, "/docs/classes/Orphan.xml": xml("Orphan", { inherits: "Absent" }) }
    )
  )
})

describe("a message about no name", () => {
  it.effect("finds nothing, and is said to be one", () =>
    using(
      Effect.gen(function* () {
        const found = (query: string) =>
          Effect.map(
            answer(search, { query }),
            (found) => found as unknown as { total: number; notes?: ReadonlyArray<string> }
          )
        for (const [query, note] of [
          ["Parse Error: Unexpected indent in class body. Color", /how a script is written, .*godot_check/],
          ["SHADER ERROR: Constants cannot be modified. Color", /how a shader is written, .*godot_check/],
          ['Could not resolve class "Color", because of a parser error.', /another script.*godot_check/],
          [
            "Failed to instantiate an autoload, can't load from path: res://color.gd",
            /a file of the project.*godot_check/
          ],
          ["The class 'Color' must be declared partial (GD0001)", /the compiler of C#/]
        ] as const) {
          const { notes = [], total } = yield* found(query)
          assert.deepEqual([query, total, notes.length], [query, 0, 1])
          assert.match(notes[0] ?? "", note)
        }
        const { total } = yield* found("Color")
        assert.isAbove(total, 0)
      }),
      more
    )
  )
})

describe("a member of a script of the user's own", () => {
  it.effect("finds what is near its class and its words, and no more", () =>
    using(
      Effect.gen(function* () {
        const names = (query: string) =>
          Effect.map(answer(search, { query }), (found) =>
            (found as unknown as { results: ReadonlyArray<{ name: string }> }).results.map(({ name }) => name)
          )
        const missing = yield* names("Color.lerp_health")
        assert.include(missing, "lerp")
        assert.notInclude(missing, "strike")
        assert.include(yield* names("color lerp health"), "strike")
      }),
      {
        ...more,
        "/docs/classes/Hit.xml": xml("Hit", {
          body: '<methods><method name="strike"><return type="void" /><description>Color, lerp and health.</description></method></methods>'
        })
      }
    )
  )
})

describe("a member that is asked for without its class", () => {
  it.effect("is refused with the members of this name, global ones first", () =>
    using(
      Effect.gen(function* () {
        const { code, message } = yield* refused(getSymbol, { qname: "lerp" })
        assert.strictEqual(code, "INVALID_ARGUMENT")
        assert.strictEqual(message, 'qname: must be of the form Class.member: "@GlobalScope.lerp", "Color.lerp"')
      }),
      more
    )
  )

  it.effect("is an annotation where it begins like one", () =>
    using(
      Effect.gen(function* () {
        const { message } = yield* refused(getSymbol, { qname: "@rpc" })
        assert.strictEqual(message, 'qname: must be of the form Class.member: "@GDScript.@rpc"')
        assert.match((yield* refused(getSymbol, { qname: "rpc" })).message, /"Node\.rpc"/)
      }),
      {
        ...more,
        "/docs/classes/@GDScript.xml": xml("@GDScript", {
          body: '<annotations><annotation name="@rpc"><return type="void" /></annotation></annotations>'
        }),
        "/docs/classes/Node.xml": xml("Node", { inherits: "Object", body: methods("rpc") })
      }
    )
  )

  it.effect("is found by its names in C# and in Godot 3", () =>
    using(
      Effect.gen(function* () {
        const inCsharp = yield* refused(getSymbol, { qname: "AddChild()" })
        assert.match(inCsharp.message, /"Node\.add_child"/)
        const cell = { "/docs/classes/PackedScene.xml": xml("PackedScene", { body: methods("instantiate") }) }
        const renamed = yield* using(refused(getSymbol, { qname: "instance" }), { ...files, ...cell })
        assert.match(renamed.message, /"PackedScene\.instantiate"/)
        const access = { "/docs/classes/FileAccess.xml": xml("FileAccess", { body: methods("file") }) }
        const file = yield* using(refused(getSymbol, { qname: "File" }), { ...files, ...access })
        assert.match(file.message, /; FileAccess \(renamed from File in Godot 4\) is a class: godot_get_class/)
        const member = yield* using(refused(getSymbol, { qname: "file" }), { ...files, ...access })
        assert.match(member.message, /: "FileAccess\.file"$/)
      }),
      more
    )
  )

  it.effect("or is a class leads to the class, and nonsense to the search", () =>
    using(
      Effect.gen(function* () {
        const { message } = yield* refused(getSymbol, { qname: "Color" })
        assert.strictEqual((yield* answer(getClass, nextCall(message)))["name"] as unknown, "Color")
        const signal = yield* refused(getSymbol, { qname: "signal" })
        assert.match(signal.message, /: "Signal\.Signal"; Signal is a class: godot_get_class \{"name":"Signal"\}$/)
        const made = yield* refused(getSymbol, { qname: "new" })
        assert.match(made.message, /: "GDScript\.new"; of any other class, new\(\) makes an object/)
        assert.match((yield* refused(getSymbol, { qname: "qwxz" })).message, /such as "Node\.add_child"; godot_search/)
      }),
      more
    )
  )
})

describe("a member that is asked for as a class", () => {
  it.effect("leads to the call that reads it", () =>
    using(
      Effect.gen(function* () {
        for (const [name, kind] of [
          ["Node.InternalMode", "enum"],
          ["InternalMode", "enum"],
          ["Node.add_child", "method"],
          ["lerp", "method"]
        ]) {
          const { code, message } = yield* refused(getClass, { name })
          assert.strictEqual(code, "NOT_FOUND")
          assert.strictEqual((yield* answer(getSymbol, nextCall(message)))["kind"] as unknown, kind, name)
        }
      }),
      more
    )
  )

  it.effect("names the members of all classes that have it, also by its name in C# or with its parentheses", () =>
    using(
      Effect.gen(function* () {
        for (const name of ["lerp", "lerp()", "Lerp"]) {
          const { message } = yield* refused(getClass, { name })
          assert.match(message, /Did you mean @GlobalScope\.lerp, Color\.lerp\? That is a method: /, name)
        }
        const inCsharp = yield* refused(getClass, { name: "AddChild" })
        assert.match(inCsharp.message, /Did you mean Node\.add_child\? That is a method: /)
      }),
      more
    )
  )

  it.effect("names the kinds where there are several, and near classes before members of another spelling", () =>
    using(
      Effect.gen(function* () {
        const { message } = yield* refused(getClass, { name: "lerp" })
        assert.match(message, /Pen\.lerp.*That is a (?:method or a property|property or a method): /)
        assert.match((yield* refused(getClass, { name: "Color_Array" })).message, /Did you mean ColorArray/)
      }),
      {
        ...more,
        "/docs/classes/Pen.xml": xml("Pen", {
          body: `${methods("color_array")}<members><member name="lerp" type="int">How.</member></members>`
        }),
        "/docs/classes/ColorArray.xml": xml("ColorArray")
      }
    )
  )
})

describe("a container whose elements have a type", () => {
  it.effect("is read as the container", () =>
    using(
      Effect.gen(function* () {
        for (const name of ["Array[Node]", "Node[]", "Dictionary[]", "Array[Array[int]]"]) {
          assert.strictEqual((yield* answer(getClass, { name }))["name"] as unknown, "Array")
        }
        const nested = yield* answer(getClass, { name: "Dictionary[String, Array[int]]" })
        assert.strictEqual(nested["name"] as unknown, "Dictionary")
        for (const name of ["Node[Array]", "Foo[]"]) {
          assert.strictEqual((yield* refused(getClass, { name })).code, "NOT_FOUND")
        }
      }),
      { ...more, "/docs/classes/Dictionary.xml": xml("Dictionary") }
    )
  )
})

describe("a member that its class does not have", () => {
  it.effect("is sought in the language of the same name, before names with a letter wrong", () =>
    using(
      Effect.gen(function* () {
        const failure = yield* Effect.flip(answer(getSymbol, { qname: "GDScript.preload" }))
        assert.deepStrictEqual(failure._tag === "NotFound" && failure.suggestions, ["@GDScript.preload"])
      }),
      more
    )
  )

  it.effect("is sought in the class that a call returns, and made of no singleton", () =>
    using(
      Effect.gen(function* () {
        const { message } = yield* refused(getSymbol, { qname: "get_view().size" })
        assert.match(
          message,
          /^No member is named "View\.size"\. Did you mean View\.sizes\?.* Host\.get_view\(\) returns View\.$/
        )
        assert.match(
          (yield* refused(getSymbol, { qname: "View.new" })).message,
          /View is a singleton: it already exists/
        )
        assert.match((yield* refused(getSymbol, { qname: "Host.new" })).message, /Host\.new\(\) makes an object/)
      }),
      {
        ...more,
        "/docs/classes/@GlobalScope.xml": xml("@GlobalScope", {
          body: '<members><member name="View" type="View">The only one.</member></members>'
        }),
        "/docs/classes/View.xml": xml("View", { inherits: "Object", body: methods("sizes") }),
        "/docs/classes/Host.xml": xml("Host", {
          inherits: "Object",
          body: '<methods><method name="get_view"><return type="View" /><description>Gets it.</description></method></methods>'
        })
      }
    )
  )
})
