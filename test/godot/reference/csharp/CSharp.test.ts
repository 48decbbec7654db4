import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import type { ClassDoc } from "../../../../src/godot/reference/ClassDoc.ts"
import {
  enumInCSharp,
  memberInCSharp,
  namesInCSharp,
  signatureInCSharp
} from "../../../../src/godot/reference/csharp/CSharp.ts"
import {
  enumValueNames,
  pascalToPascal,
  snakeToCamel,
  snakeToPascal
} from "../../../../src/godot/reference/csharp/naming.ts"
import type { CSharpContext } from "../../../../src/godot/reference/csharp/parameters.ts"
import type { Member } from "../../../../src/godot/reference/Signature.ts"
import { parse } from "../../../../src/godot/reference/XmlDocParser.ts"
import { parse as parseScript } from "../../../../src/godot/script/Parser.ts"
import { scriptDocs } from "../../../../src/godot/script/ScriptDoc.ts"
import { shaderClass } from "../../../../src/godot/shader/Symbols.ts"
import { corpora } from "../../../support/corpora.ts"
import { classFiles } from "../classFiles.ts"

describe("names in C#", () => {
  it("are spelt as Godot's bindings spell them", () => {
    const snakes = [
      ["add_child", "AddChild"],
      ["_ready", "_Ready"],
      ["get_uv2", "GetUV2"],
      ["is_equal_approx", "IsEqualApprox"],
      ["get_instance_id", "GetInstanceId"],
      ["atan2", "Atan2"],
      ["use_fx", "UseFX"]
    ] as const
    for (const [snake, pascal] of snakes) assert.strictEqual(snakeToPascal(snake), pascal)
    assert.strictEqual(snakeToCamel("force_readable_name"), "forceReadableName")
    assert.strictEqual(snakeToPascal("NOTIFICATION_WM_CLOSE_REQUEST", true), "NotificationWMCloseRequest")
    const classes = [
      ["Node", "Node"],
      ["Object", "GodotObject"],
      ["HTTPRequest", "HttpRequest"],
      ["AStarGrid2D", "AStarGrid2D"],
      ["CharacterBody2D", "CharacterBody2D"],
      ["OS", "OS"],
      ["JSON", "Json"],
      ["XRServer", "XRServer"],
      ["CPUParticles2D", "CpuParticles2D"],
      ["GPUParticles3D", "GpuParticles3D"],
      ["VBoxContainer", "VBoxContainer"],
      ["RID", "Rid"],
      ["AESContext", "AesContext"],
      ["CSGBox3D", "CsgBox3D"],
      ["TCPServer", "TcpServer"],
      ["ENetConnection", "ENetConnection"],
      ["WebRTCPeerConnection", "WebRtcPeerConnection"],
      ["UDPServer", "UdpServer"]
    ] as const
    for (const [name, csharp] of classes) assert.strictEqual(pascalToPascal(name), csharp)
  })

  it("of an enum's values lose the words they share, but none begins with a digit", () => {
    assert.deepStrictEqual(enumValueNames("ProcessMode", ["PROCESS_MODE_INHERIT", "PROCESS_MODE_ALWAYS"]), [
      "Inherit",
      "Always"
    ])
    assert.deepStrictEqual(enumValueNames("Key", ["KEY_NONE", "KEY_SPACE", "KEY_0"]), ["None", "Space", "Key0"])
    assert.deepStrictEqual(enumValueNames("Error", ["OK", "FAILED", "ERR_BUSY"]), ["Ok", "Failed", "Busy"])
    assert.deepStrictEqual(enumValueNames("F", ["METHOD_FLAG_EDITOR", "METHOD_FLAGS_DEFAULT"]), ["Editor", "Default"])
    assert.deepStrictEqual(enumValueNames("One", ["ONE_VALUE"]), ["Value"])
  })
})

const node = `<class name="Node" inherits="Object"><brief_description/><description/>
<methods><method name="add_child"><return type="void"/><param index="0" name="node" type="Node"/><param index="1" name="internal" type="int" enum="Node.InternalMode" default="0"/><description/></method>
<method name="rpc" qualifiers="vararg"><return type="int" enum="Error"/><param index="0" name="method" type="StringName"/><description/></method></methods>
<members><member name="process_mode" type="int" enum="Node.ProcessMode" default="0" setter="" getter=""></member></members>
<signals><signal name="child_entered_tree"><param index="0" name="node" type="Node"/><description/></signal></signals>
<constants><constant name="PROCESS_MODE_INHERIT" value="0" enum="ProcessMode"/><constant name="PROCESS_MODE_ALWAYS" value="3" enum="ProcessMode"/><constant name="NOTIFICATION_READY" value="13"/></constants></class>`

const inCSharpOf = (doc: ClassDoc, name: string, member: Member) => memberInCSharp(doc, name, member, contextOf([doc]))

const contextOf = (docs: ReadonlyArray<ClassDoc>) => ({
  membersOf: (className: string) => {
    const doc = docs.find(({ name }) => name === className)
    if (doc === undefined) return []
    const own = doc.properties.filter(({ overrides }) => overrides === undefined)
    return [...doc.methods, ...own, ...doc.signals].map(({ name }) => name)
  }
})

describe("a member in C#", () => {
  const doc = Either.getOrThrow(parse("Node.xml", node))
  const inCSharp = (name: string, member: Member) => inCSharpOf(doc, name, member)

  it("is none of C# where a script or an extension has it", () => {
    const [doc] = scriptDocs(parseScript("func go(): pass\nsignal gone", 4), {
      name: "Cat",
      kind: "project",
      path: "res://cat.gd"
    })
    const [method = assert.fail()] = doc?.methods ?? []
    const [signal = assert.fail()] = doc?.signals ?? []
    const context = { membersOf: () => [] }
    for (const read of [memberInCSharp, signatureInCSharp]) {
      assert.isUndefined(read(doc ?? assert.fail(), "go", { kind: "method", overloads: [method] }, context))
      assert.isUndefined(read(doc ?? assert.fail(), "gone", { kind: "signal", signal }, context))
    }
  })

  it("is none of C# where the shading language has it, also under the name of a function of C#", () => {
    const doc = shaderClass(4)
    const context = { membersOf: () => [] }
    const constant = doc.constants.find(({ name }) => name === "TIME") ?? assert.fail()
    const sin = doc.methods.filter(({ name }) => name === "sin")
    const [first = assert.fail(), ...rest] = sin
    const members: ReadonlyArray<readonly [string, Member]> = [
      ["TIME", { kind: "constant", constant }],
      ["sin", { kind: "method", overloads: [first, ...rest] }]
    ]
    for (const [name, member] of members) {
      assert.isUndefined(memberInCSharp(doc, name, member, context))
      assert.isUndefined(signatureInCSharp(doc, name, member, context))
      assert.notInclude(namesInCSharp(doc, name, member, context), "Mathf.Sin")
      assert.notInclude(namesInCSharp(doc, name, member, context), "Mathf.Time")
    }
  })

  const builtIn = (name: string, members: string) =>
    Either.getOrThrow(
      parse(`${name}.xml`, `<class name="${name}"><brief_description/><description/>${members}</class>`)
    )
  const methodXml = (name: string, of = "") => `<method name="${name}"><return type="int"/>${of}<description/></method>`
  const methodsOf = (doc: ClassDoc, context: CSharpContext = contextOf([doc])) =>
    doc.methods.map((one) => memberInCSharp(doc, one.name, { kind: "method", overloads: [one] }, context))

  it("has default values as C# takes them", () => {
    const parameter = (type: string, value: string, more = "") =>
      `<param index="0" name="x" type="${type}" default="${value}" ${more}/>`
    const cases = [
      ["int", "1", "PackedScene.Mode x = (PackedScene.Mode)(1)", 'enum="PackedScene.Mode"'],
      ["int", "0", "PackedScene.Mode x = 0", 'enum="PackedScene.Mode"'],
      ["int", "-1", "long x = -1"],
      ["float", "1.5", "double x = 1.5"],
      ["Vector2i", "Vector2i(-1, -1)", "Vector2I? x = null"],
      ["Color", "Color(1, 1, 1, 1)", "Color? x = null"],
      ["StringName", "&amp;&quot;&quot;", "StringName x = null"],
      ["String", "&quot;a&quot;", 'string x = "a"'],
      ["float", "1e-05", "double x = 1e-05"],
      ["Variant", "null", "Variant x = default"],
      ["Variant", "0", "Variant? x = null"],
      ["Node", "null", "Node x = null"],
      ["Array", "[]", "Godot.Collections.Array x = default"]
    ] as const
    for (const [type, value, expected, more] of cases) {
      const scene = builtIn("PackedScene", `<methods>${methodXml("load", parameter(type, value, more))}</methods>`)
      assert.deepStrictEqual(methodsOf({ ...scene, inherits: "Resource" }), [`long PackedScene.Load(${expected})`])
    }
    for (const [value, expected] of [
      ["0.5", "0.5f"],
      ["1e-05", "1e-05f"]
    ] as const) {
      const vector = builtIn("Vector2", `<methods>${methodXml("go", parameter("float", value))}</methods>`)
      assert.deepStrictEqual(methodsOf(vector), [`int Vector2.Go(float x = ${expected})`])
    }
  })

  it("has the names that C# gave to built-in types by hand, and none where it has no such member", () => {
    const packed = builtIn("PackedStringArray", `<methods>${methodXml("append")}</methods>`)
    const array = builtIn("Array", `<methods>${methodXml("append")}${methodXml("pop_front")}</methods>`)
    const callable = builtIn("Callable", `<methods>${methodXml("bind")}${methodXml("get_object")}</methods>`)
    const vector = builtIn(
      "Vector2",
      `<methods>${methodXml("dot", '<param index="0" name="with" type="float"/>')}${methodXml("posmod")}</methods>`
    )
    const color = builtIn("Color", '<constants><constant name="RED" value="Color(1, 0, 0, 1)"/></constants>')
    const transform = builtIn(
      "Transform2D",
      `<methods>${methodXml("get_origin")}${methodXml("looking_at")}${methodXml("inverse")}</methods>`
    )
    const hex = builtIn("Color", `<methods>${methodXml("hex")}${methodXml("to_rgba32")}</methods>`)
    const plane = builtIn(
      "Plane",
      '<methods><method name="intersects_ray"><return type="Variant"/><description/></method></methods>'
    )
    assert.deepStrictEqual(methodsOf(transform), ["Transform2D.Origin", undefined, "int Transform2D.Inverse()"])
    assert.deepStrictEqual(methodsOf(hex), ["new Color", "Color.ToRgba32"])
    assert.deepStrictEqual(methodsOf(plane), ["Plane.IntersectsRay"])
    const basis = builtIn("Basis", `<methods>${methodXml("get_euler")}${methodXml("determinant")}</methods>`)
    assert.deepStrictEqual(methodsOf(basis), ["Basis.GetEuler", "int Basis.Determinant()"])
    assert.deepStrictEqual(methodsOf(packed), [undefined])
    assert.deepStrictEqual(methodsOf(array), ["Godot.Collections.Array.Add", undefined])
    assert.deepStrictEqual(methodsOf(callable), [undefined, "Callable.Target"])
    assert.deepStrictEqual(methodsOf(vector), ["int Vector2.Dot(float with)", "Vector2.PosMod"])
    const [constant = assert.fail()] = color.constants
    assert.strictEqual(inCSharpOf(color, "RED", { kind: "constant", constant }), "Colors.Red")
    const [append = assert.fail()] = array.methods
    const named = namesInCSharp(array, "append", { kind: "method", overloads: [append] }, contextOf([array]))
    assert.include(named, "Array.Add")
  })

  it("of a setting is the call that reads it, and an option of an importer is none of C#", () => {
    const members = '<members><member name="display/window/size" type="int" setter="" getter=""/></members>'
    const read = (name: string) => {
      const doc = Either.getOrThrow(
        parse("X.xml", `<class name="${name}" inherits="Object"><brief_description/><description/>${members}</class>`)
      )
      const [property = assert.fail()] = doc.properties
      return inCSharpOf(doc, property.name, { kind: "property", property })
    }
    assert.strictEqual(read("ProjectSettings"), 'ProjectSettings.GetSetting("display/window/size")')
    assert.isUndefined(read("ResourceImporterScene"))
    assert.strictEqual(read("Other"), "long Other.Display__window__size")
  })

  it("is named by Godot 3's rules in a reference of Godot 3", () => {
    const doc = Either.getOrThrow(
      parse(
        "HTTPRequest.xml",
        `<class name="HTTPRequest" inherits="Node"><brief_description/><description/>
<methods><method name="get_uv2"><return type="PoolStringArray"/><param index="0" name="target" type="Object"/><param index="1" name="value" type="Variant" default="0"/><description/></method></methods>
<members><member name="use_threads" type="int" enum="HTTPRequest.UseThreads" setter="" getter=""/></members>
<signals><signal name="done"><description/></signal></signals>
<constants><constant name="USE_THREADS_UV" value="0" enum="UseThreads"/><constant name="USE_THREADS_NO" value="1" enum="UseThreads"/></constants></class>`
      )
    )
    const context = { ...contextOf([doc]), isGodot3: true }
    const told = (name: string, member: Member) => memberInCSharp(doc, name, member, context)
    assert.deepStrictEqual(methodsOf(doc, context), [
      "string[] HTTPRequest.GetUv2(Godot.Object target, object value = null)"
    ])
    const [property = assert.fail()] = doc.properties
    assert.strictEqual(
      told("use_threads", { kind: "property", property }),
      "HTTPRequest.UseThreadsEnum HTTPRequest.UseThreads"
    )
    const [constant = assert.fail()] = doc.constants
    assert.strictEqual(told(constant.name, { kind: "constant", constant }), "HTTPRequest.UseThreadsEnum.Uv")
    const ready = builtIn("Node", '<constants><constant name="NOTIFICATION_READY" value="13"/></constants>')
    const red = builtIn("Color", '<constants><constant name="red" value="Color(1, 0, 0, 1)"/></constants>')
    const constantsOf = (of: ClassDoc) =>
      of.constants.map((constant) => memberInCSharp(of, constant.name, { kind: "constant", constant }, context))
    assert.deepStrictEqual([...constantsOf(ready), ...constantsOf(red)], ["Node.NotificationReady", "Colors.Red"])
    const [signal = assert.fail()] = doc.signals
    assert.isUndefined(told("done", { kind: "signal", signal }))
    assert.isUndefined(signatureInCSharp(doc, "done", { kind: "signal", signal }, context))
    const array = builtIn("Array", `<methods>${methodXml("append")}</methods>`)
    assert.deepStrictEqual(methodsOf(array, context), [undefined])
    const functions = builtIn("@GDScript", `<methods>${methodXml("lerp")}${methodXml("weakref")}</methods>`)
    assert.deepStrictEqual(methodsOf(functions, context), ["Mathf.Lerp", undefined])
  })

  it("is in Mathf where C# wrote it by hand, and in GD where its bindings list it", () => {
    const doc = Either.getOrThrow(
      parse(
        "@GlobalScope.xml",
        `<class name="@GlobalScope"><brief_description/><description/><constants><constant name="UINT8_MAX" value="255"/><constant name="PI" value="3.14"/></constants></class>`
      )
    )
    assert.deepStrictEqual(
      doc.constants.map((constant) =>
        memberInCSharp(doc, constant.name, { kind: "constant", constant }, contextOf([doc]))
      ),
      ["GD.Uint8Max", "Mathf.Pi"]
    )
  })

  it("has its signature, its enum's suffix, its event", () => {
    const [add, rpc] = doc.methods
    const [mode] = doc.properties
    const [entered] = doc.signals
    assert(add !== undefined && rpc !== undefined && mode !== undefined && entered !== undefined)
    assert.strictEqual(
      inCSharp("add_child", { kind: "method", overloads: [add] }),
      "void Node.AddChild(Node node, Node.InternalMode @internal = 0)"
    )
    assert.strictEqual(
      inCSharp("rpc", { kind: "method", overloads: [rpc] }),
      "Error Node.Rpc(StringName method, params Variant[] args)"
    )
    assert.strictEqual(
      inCSharp("process_mode", { kind: "property", property: mode }),
      "Node.ProcessModeEnum Node.ProcessMode"
    )
    assert.strictEqual(
      inCSharp("child_entered_tree", { kind: "signal", signal: entered }),
      "event Node.ChildEnteredTree(Node node); Node.SignalName.ChildEnteredTree"
    )
    assert.deepStrictEqual(
      doc.constants.map((constant) => inCSharp(constant.name, { kind: "constant", constant })),
      ["Node.ProcessModeEnum.Inherit", "Node.ProcessModeEnum.Always", "Node.NotificationReady"]
    )
  })

  it.skipIf(corpora === undefined)(
    "has the suffix Enum for the enums of Godot 4.7 that share their Pascal-cased name with a property",
    () => {
      const docs = classFiles("godot-4.7").map(({ doc }) => doc)
      const context = contextOf(docs)
      const enums = new Set(
        docs.flatMap(({ name, constants }) =>
          constants.flatMap((one) => (one.enum === undefined ? [] : [`${name} ${one.enum}`]))
        )
      )
      const suffixed = [...enums].filter((key) => {
        const [owner = "", name = ""] = key.split(" ")
        return enumInCSharp(owner, name, context).endsWith("Enum")
      })
      assert.deepStrictEqual([suffixed.length, enums.size], [237, 793])
    }
  )
})
