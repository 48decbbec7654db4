import { assert, describe, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { DocLibrary } from "../../../../src/godot/library/live/DocLibrary.ts"
import { textOf } from "../../../../src/godot/library/lookup/Member.ts"
import { SymbolResolver } from "../../../../src/godot/library/lookup/SymbolResolver.ts"
import type { MemberKind } from "../../../../src/godot/reference/Kind.ts"
import { make, methods, settings, xml } from "../../../support/library.ts"

const signal = (name: string) =>
  `<signals><signal name="${name}"><description>On ${name}.</description></signal></signals>`
const theme = (...names: ReadonlyArray<string>) =>
  `<theme_items>${names.map((name) => `<theme_item name="${name}" data_type="style" type="StyleBox">A style.</theme_item>`).join("")}</theme_items>`

const reference = {
  "Object.xml": xml("Object", { body: methods("free", "tr") }),
  "Node.xml": xml("Node", {
    inherits: "Object",
    body: `${methods("add_child", "_ready")}
      <members><member name="name" type="String">Its name.</member></members>
      ${signal("ready")}
      <constants>
        <constant name="MODE_A" value="0" enum="ProcessMode">First.</constant>
        <constant name="MODE_B" value="1" enum="ProcessMode"></constant>
        <constant name="LOOSE" value="2">Loose.</constant>
      </constants>`
  }),
  "BaseButton.xml": xml("BaseButton", {
    inherits: "Node",
    body: `<members><member name="disabled" type="bool" setter="set_disabled" getter="is_off">If true, off.</member></members>${signal("pressed")}`
  }),
  "Button.xml": xml("Button", {
    inherits: "BaseButton",
    body: `<members>
        <member name="icon" type="Texture2D">An icon.</member>
        <member name="disabled" type="bool" overrides="BaseButton" default="true"></member>
      </members>
      ${theme("pressed", "icon", "hover")}`
  }),
  "CheckBox.xml": xml("CheckBox", { inherits: "Button", body: methods("TR") }),
  "Vector2.xml": xml("Vector2", {
    body: `<constructors>
        <constructor name="Vector2"><return type="Vector2" /><description></description></constructor>
        <constructor name="Vector2"><return type="Vector2" /><param index="0" name="from" type="Vector2i" /><description>Copies.</description></constructor>
      </constructors>
      <operators><operator name="operator *"><return type="Vector2" /><param index="0" name="right" type="float" /><description>Scales.</description></operator></operators>`
  }),
  "@GDScript.xml": xml("@GDScript", {
    body: `<annotations><annotation name="@export"><description>Exports.</description></annotation></annotations>`
  }),
  "@GlobalScope.xml": xml("@GlobalScope", {
    body: `<constants><constant name="TYPE_NIL" value="0" enum="Variant.Type">Nil.</constant></constants>`
  }),
  "Variant.xml": xml("Variant"),
  "Node3D.xml": xml("Node3D", { body: `<members><member name="position" type="Vector3">Where.</member></members>` }),
  "Callable.xml": xml("Callable"),
  "Orphan.xml": xml("Orphan", { inherits: "Nowhere" }),
  "Heir.xml": xml("HeirOfBroken", { inherits: "Broken", body: methods("push_back") }),
  " Padded.xml": xml(" Padded ", { body: methods("pad") }),
  "Ouro.xml": xml("Ouro", { inherits: "Boros", body: methods("bite") }),
  "Boros.xml": xml("Boros", { inherits: "Ouro" }),
  "timer.xml": xml("timer"),
  "Timer.xml": xml("Timer"),
  "constructor.xml": xml("constructor", { body: methods("__proto__") }),
  "script.xml": xml("&quot;actors/player.gd&quot;.State", { body: methods("enter") }),
  "Bad.xml": `<class name="Broken">\n\t<methods>\n</class>`
}

const Library = Layer.unwrapEffect(
  Effect.gen(function* () {
    const memory = yield* make(
      Object.fromEntries(Object.entries(reference).map(([name, text]) => [`/docs/classes/${name}`, text]))
    )
    memory.files.write("/secret/Hidden.xml", xml("Hidden"))
    memory.files.link("/docs/classes/Hidden.xml", "/secret/Hidden.xml")
    return memory.layer.pipe(Layer.provide(settings()))
  })
)

const findClass = (name: string) =>
  Effect.gen(function* () {
    const { snapshot } = yield* DocLibrary
    return yield* (yield* SymbolResolver).findClass(yield* snapshot, name)
  })
const findSymbol = (qname: string, kind?: MemberKind) =>
  Effect.gen(function* () {
    const { snapshot } = yield* DocLibrary
    return yield* (yield* SymbolResolver).findSymbol(yield* snapshot, qname, kind)
  })
const address = (qname: string, kind?: MemberKind) =>
  Effect.map(findSymbol(qname, kind), (found) => `${found.kind} ${found.className}.${found.name}`)

describe("SymbolResolver", () => {
  layer(Library)("on classes", (it) => {
    it.effect("reports ancestors from the parent up, and who inherits directly", () =>
      Effect.gen(function* () {
        const found = yield* findClass("BaseButton")
        assert.deepStrictEqual(found.ancestors, ["Node", "Object"])
        assert.deepStrictEqual(found.inheritedBy, ["Button"])
        assert.strictEqual(found.doc.signals[0]?.name, "pressed")
      })
    )

    it.effect("finds a name with blanks of its own, and puts the class's own longer names before others'", () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* findClass(" Padded ")).name, " Padded ")
        const longer = yield* Effect.flip(findSymbol("HeirOfBroken.push"))
        assert.strictEqual(longer._tag === "NotFound" && longer.suggestions[0], "HeirOfBroken.push_back")
      })
    )

    it.effect("takes another case where only one class is so named", () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* findClass(" basebutton ")).name, "BaseButton")
        assert.strictEqual((yield* findClass("timer")).name, "timer")
        const ambiguous = yield* Effect.flip(findClass("TIMER"))
        assert.deepStrictEqual(ambiguous._tag === "NotFound" && ambiguous.suggestions, ["Timer", "timer"])
      })
    )

    it.effect("says of an ancestor that cannot be read why", () =>
      Effect.gen(function* () {
        const { message } = yield* Effect.flip(findSymbol("HeirOfBroken.anything"))
        assert.match(message, /Its ancestor Broken cannot be read \(classes\/Bad\.xml:3:\d+: /)
      })
    )

    it.effect("survives parents that are missing and circles", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual((yield* findClass("Orphan")).ancestors, ["Nowhere"])
        assert.deepStrictEqual((yield* findClass("Ouro")).ancestors, ["Boros"])
        assert.deepStrictEqual((yield* findClass("Boros")).inheritedBy, ["Ouro"])
        assert.strictEqual(yield* address("Boros.bite"), "method Ouro.bite")
        assert.strictEqual((yield* Effect.flip(findSymbol("Boros.none")))._tag, "NotFound")
      })
    )

    it.effect("names near classes, a damaged file with its place, and refuses a link that leaves the root", () =>
      Effect.gen(function* () {
        const near = yield* Effect.flip(findClass("Buton"))
        assert.deepStrictEqual(near._tag === "NotFound" && near.suggestions[0], "Button")
        const broken = yield* Effect.flip(findClass("broken"))
        assert.strictEqual(broken._tag, "NotFound")
        assert.match(broken.message, /classes\/Bad\.xml:3:\d+: /)
        const hidden = yield* Effect.flip(findClass("Hidden"))
        assert.strictEqual(hidden._tag, "AccessDenied")
      })
    )

    it.effect("is not misled by names that every object has", () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* findClass("constructor")).name, "constructor")
        assert.strictEqual(yield* address("constructor.__proto__"), "method constructor.__proto__")
        assert.strictEqual((yield* Effect.flip(findClass("__proto__")))._tag, "NotFound")
        assert.strictEqual((yield* Effect.flip(findSymbol("Node.constructor")))._tag, "NotFound")
      })
    )
  })

  layer(Library)("on members", (it) => {
    it.effect("finds them up the chain, and says where and for whom", () =>
      Effect.gen(function* () {
        const found = yield* findSymbol("Button.add_child")
        assert.deepInclude(found, { className: "Node", requestedOn: "Button", kind: "method", name: "add_child" })
        assert.isUndefined((yield* findSymbol("Node.add_child")).requestedOn)
      })
    )

    it.effect("takes any kind in the chain before a theme item, and reports the theme item", () =>
      Effect.gen(function* () {
        const found = yield* findSymbol("Button.pressed")
        assert.deepInclude(found, { kind: "signal", className: "BaseButton" })
        assert.deepStrictEqual(found.alternatives, [{ kind: "theme_item", className: "Button", name: "pressed" }])
        assert.strictEqual(yield* address("Button.pressed", "theme_item"), "theme_item Button.pressed")
        assert.strictEqual(yield* address("Button.icon"), "property Button.icon")
        assert.strictEqual(yield* address("CheckBox.hover"), "theme_item Button.hover")
      })
    )

    it.effect("reads every way of writing a qualified name", () =>
      Effect.gen(function* () {
        for (const qname of ["Node.add_child", "Node::add_child", "Node#add_child()", " node.ADD_CHILD() "]) {
          assert.strictEqual(yield* address(qname), "method Node.add_child")
        }
        assert.strictEqual(yield* address('"actors/player.gd".State.enter'), 'method "actors/player.gd".State.enter')
        for (const qname of ["add_child", ".add_child", "Node.", ""]) {
          const error = yield* Effect.flip(findSymbol(qname))
          assert.strictEqual(error._tag, "InvalidArgument")
          assert.include(error.message, "Node.add_child")
        }
      })
    )

    it.effect("takes another case only where one spelling fits", () =>
      Effect.gen(function* () {
        assert.strictEqual(yield* address("Button.Tr"), "method Object.tr")
        const ambiguous = yield* Effect.flip(findSymbol("CheckBox.Tr"))
        assert.strictEqual(ambiguous._tag, "NotFound")
      })
    )

    it.effect("knows enums, their values, annotations and operators by their short names too", () =>
      Effect.gen(function* () {
        const mode = yield* findSymbol("Button.ProcessMode")
        assert.isTrue(mode.member.kind === "enum" && mode.member.values.length === 2)
        assert.strictEqual(yield* address("Node.ProcessMode.MODE_B"), "constant Node.MODE_B")
        assert.strictEqual((yield* Effect.flip(findSymbol("Node.Other.MODE_B")))._tag, "NotFound")
        assert.strictEqual((yield* Effect.flip(findSymbol("Object.ProcessMode.MODE_B")))._tag, "NotFound")
        assert.strictEqual(yield* address("Variant.Type"), "enum @GlobalScope.Variant.Type")
        assert.strictEqual(yield* address("@GDScript.export"), "annotation @GDScript.@export")
        assert.strictEqual(yield* address("Vector2.*"), "operator Vector2.operator *")
      })
    )

    it.effect("gives all overloads, and the text of the first that has one", () =>
      Effect.gen(function* () {
        const found = yield* findSymbol("Vector2.Vector2")
        assert.isTrue(found.member.kind === "constructor" && found.member.overloads.length === 2)
        assert.strictEqual(textOf(found.member), "Copies.")
      })
    )

    it.effect("gives an override without text the text of its ancestor, and says whose", () =>
      Effect.gen(function* () {
        const found = yield* findSymbol("Button.disabled")
        assert.deepInclude(found, { kind: "property", className: "Button" })
        assert.isTrue(found.member.kind === "property" && found.member.property.default === "true")
        assert.deepInclude(found.inheritedText, { className: "BaseButton", text: "If true, off." })
        assert.isUndefined((yield* findSymbol("BaseButton.disabled")).inheritedText)
      })
    )

    it.effect("names near members of the class and its ancestors by their owners", () =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(findSymbol("CheckBox.add_chld"))
        assert.strictEqual(error._tag === "NotFound" && error.suggestions[0], "Node.add_child")
        const wrongClass = yield* Effect.flip(findSymbol("Butto.icon"))
        assert.strictEqual(wrongClass._tag === "NotFound" && wrongClass.suggestions[0], "Button.icon")
        const wrongKind = yield* Effect.flip(findSymbol("Node.add_child", "signal"))
        assert.match(wrongKind.message, /^No signal is named "Node.add_child".* It is a method\.$/)
      })
    )

    it.effect("names the property whose setter or getter was asked for", () =>
      Effect.gen(function* () {
        for (const [accessor, role] of [
          ["set_disabled", "setter"],
          ["is_off", "getter"]
        ]) {
          const error = yield* Effect.flip(findSymbol(`CheckBox.${accessor}`))
          assert.deepStrictEqual(error._tag === "NotFound" && error.suggestions, ["BaseButton.disabled"])
          assert.include(error.message, `No member is named "CheckBox.${accessor}"`)
          assert.include(error.message, `${accessor} is the ${role} of that property`)
        }
      })
    )

    it.effect("names what a member of an old class became, and who else has the name", () =>
      Effect.gen(function* () {
        const renamed = yield* Effect.flip(findSymbol("Spatial.translation"))
        assert.deepStrictEqual(renamed._tag === "NotFound" && renamed.suggestions.slice(0, 2), [
          "Node3D.position",
          "Node3D"
        ])
        assert.include(renamed.message, "Node3D.position (renamed from Spatial.translation in Godot 4)")
        const old = yield* Effect.flip(findClass("Spatial"))
        assert.strictEqual(
          old.message,
          'No class is named "Spatial". Did you mean Node3D (renamed from Spatial in Godot 4)?'
        )
        // A note on the class stays behind where the suggestion is a member.
        const longer = yield* Effect.flip(findSymbol("Spatial.posit"))
        assert.strictEqual(
          longer.message,
          'No class is named "Spatial". Did you mean Node3D.position? Node3D: renamed from Spatial in Godot 4.'
        )
        const member = yield* Effect.flip(findSymbol("Node3D.translation"))
        assert.deepStrictEqual(member._tag === "NotFound" && member.suggestions, ["Node3D.position"])
        // What became of it is known, so no other way to find it is named.
        assert.notInclude(renamed.message, "godot_search")
        const elsewhere = yield* Effect.flip(findSymbol("Timer.add_child"))
        assert.deepStrictEqual(elsewhere._tag === "NotFound" && elsewhere.suggestions, ["Node.add_child"])
        const below = yield* Effect.flip(findSymbol("Object.pressed"))
        assert.deepStrictEqual(below._tag === "NotFound" && below.suggestions[0], "BaseButton.pressed")
        const global = yield* Effect.flip(findSymbol("@GDScript.TYPE_NIL"))
        assert.deepStrictEqual(global._tag === "NotFound" && global.suggestions, ["@GlobalScope.TYPE_NIL"])
        const word = yield* Effect.flip(findClass("FuncRef"))
        assert.deepStrictEqual(word._tag === "NotFound" && word.suggestions[0], "Callable")
      })
    )

    it.effect("names what another engine's class is here, and the member that a variable is asked for", () =>
      Effect.gen(function* () {
        const other = yield* Effect.flip(findClass("GameObject"))
        assert.deepStrictEqual(other._tag === "NotFound" && other.suggestions, ["Node"])
        const variable = yield* Effect.flip(findSymbol("restart_button.disabled"))
        assert.strictEqual(variable._tag === "NotFound" && variable.suggestions[0], "Button.disabled")
        // A class with a letter wrong is that class, whatever its name means elsewhere.
        const misspelt = yield* Effect.flip(findClass("Nodes"))
        assert.deepStrictEqual(misspelt._tag === "NotFound" && misspelt.suggestions[0], "Node")
      })
    )

    it.effect("names the member that does what the name says, and the misspelt one before it", () =>
      Effect.gen(function* () {
        const another = yield* Effect.flip(findSymbol("CheckBox.attachChild"))
        assert.strictEqual(another._tag === "NotFound" && another.suggestions[0], "Node.add_child")
        const misspelt = yield* Effect.flip(findSymbol("CheckBox.add_childs"))
        assert.strictEqual(misspelt._tag === "NotFound" && misspelt.suggestions[0], "Node.add_child")
        const nothing = yield* Effect.flip(findSymbol("CheckBox.xyzzy"))
        assert.deepStrictEqual(nothing._tag === "NotFound" && nothing.suggestions, [])
      })
    )

    it.effect("says where the chain of ancestors leaves the documents", () =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(findSymbol("Orphan.none"))
        assert.include(error.message, "Its ancestor Nowhere is not in these documents")
        assert.notInclude((yield* Effect.flip(findSymbol("Node.none"))).message, "is not in these documents")
      })
    )

    it.effect("reads a symbol by its address", () =>
      Effect.gen(function* () {
        const { snapshot } = yield* DocLibrary
        const { getSymbol } = yield* SymbolResolver
        const get = (className: string, kind: MemberKind, name: string) =>
          Effect.flatMap(snapshot, (one) => getSymbol(one, { className, kind, name }))
        assert.strictEqual((yield* get("Button", "theme_item", "pressed")).kind, "theme_item")
        assert.strictEqual((yield* get("Node", "enum", "ProcessMode")).kind, "enum")
        assert.strictEqual((yield* get("Node", "constant", "LOOSE")).member.kind, "constant")
        assert.strictEqual((yield* Effect.flip(get("Node", "signal", "add_child")))._tag, "NotFound")
        assert.strictEqual((yield* Effect.flip(get("None", "signal", "add_child")))._tag, "NotFound")
      })
    )
  })
})
