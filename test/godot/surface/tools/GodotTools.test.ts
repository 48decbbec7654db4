import { assert, describe, it } from "@effect/vitest"
import { Effect, Either, Schema } from "effect"
import { parse } from "../../../../src/godot/reference/XmlDocParser.ts"
import { fullAnswer, limits, outlineAnswer } from "../../../../src/godot/surface/answers/ClassAnswer.ts"
import { sections, shapes } from "../../../../src/godot/surface/answers/Shapes.ts"
import { getClass, getSymbol, listClasses, search } from "../../../../src/godot/surface/tools/LookupTools.ts"
import { tools } from "../../../../src/godot/surface/tools/toolList.ts"
import { xml } from "../../../support/library.ts"
import { answer, bigMembers, files, using, withBig } from "./reference.ts"

const { GodotClassDoc, GodotSymbolDoc, SearchAnswer, SymbolAnswers } = shapes()

/** Decodes a copy, which has no hidden property, in which an answer keeps its JSON. */
const valid = <A, I>(schema: Schema.Schema<A, I>, value: unknown): A =>
  Schema.decodeUnknownSync(schema, { onExcessProperty: "error" })(
    typeof value === "object" && value !== null ? { ...value } : value
  )

const ofClass = (args: Record<string, unknown>) =>
  Effect.map(answer(getClass, args), (value) => valid(GodotClassDoc, value))
const ofSymbol = (args: Record<string, unknown>) =>
  Effect.map(answer(getSymbol, args), (value) => {
    valid(SymbolAnswers, value)
    return valid(GodotSymbolDoc, value)
  })
const ofSymbols = (qnames: ReadonlyArray<string>) =>
  Effect.map(answer(getSymbol, { qnames }), (value) => valid(SymbolAnswers, value).symbols ?? [])
const ofSearch = (args: Record<string, unknown>) =>
  Effect.map(answer(search, args), (value) => valid(SearchAnswer, value))

/** The name that a line of an outline begins with. */
const nameIn = (line: string): string => /^(?:static )?([\w@/.]+)/.exec(line)?.[1] ?? line

/** Characters of `tools/list`, which hosts may put into every conversation. */
const MAX_LIST = 10_000

describe("tools/list", () => {
  it("is small, says when to use each tool, and refuses unknown arguments", () => {
    for (const tool of tools) {
      assert.match(tool.name, /^[a-z0-9_]{1,40}$/)
      assert.match(tool.description, /^Use this .{35,590}$/s)
      assert.strictEqual(tool.inputSchema["additionalProperties"], false)
      assert.strictEqual(tool.outputSchema.type, "object")
      assert.deepInclude(tool.annotations, { readOnlyHint: true, openWorldHint: false })
    }
    const listed = tools.map(({ call: _, target: __, ...rest }) => rest)
    assert.isBelow(JSON.stringify(listed).length, MAX_LIST)
  })
})

describe("godot_get_class", () => {
  it.effect("outlines a long class while the reference is still being indexed, as later", () =>
    Effect.gen(function* () {
      const linked = {
        ...withBig,
        "/docs/classes/Fan.xml": xml("Fan", {
          brief: "See [method Big.do_299]."
        })
      }
      const later = yield* using(
        Effect.andThen(ofSearch({ query: "Big" }), () => ofClass({ name: "Big" })),
        linked
      )
      const early = yield* using(ofClass({ name: "Big" }), linked, {}, "both", Effect.never)
      assert.deepStrictEqual(early, later)
      const shown = (names: ReadonlyArray<string> = []) => names.filter((line) => /^do_29\d/.test(line)).map(nameIn)
      // What is referred to is shown before its like.
      assert.deepStrictEqual(shown(early.outline?.methods), ["do_299"])
    })
  )

  it.effect("gives a short class whole, with chain, descendants and empty sections", () =>
    using(
      Effect.gen(function* () {
        const control = yield* ofClass({ name: "control" })
        assert.deepStrictEqual(control.inheritanceChain, ["Node", "Object"])
        assert.deepStrictEqual(control.inheritedBy, ["BaseButton"])
        assert.deepStrictEqual(
          [control.methods, control.signals, control.constants, control.tutorials],
          [[], [], [], []]
        )
        assert.deepInclude(control.properties?.[0], { name: "mouse_filter", setter: "set_mouse_filter", default: "0" })
        assert.notProperty(control, "truncated")
        for (const detail of ["auto", "outline"] as const) {
          const brief = yield* ofClass({ name: "control", sections: ["brief"], detail })
          assert.deepStrictEqual([brief.inheritedBy, brief.omitted?.["inheritedBy"]], [[], 1])
        }
        const heirs = yield* ofClass({ name: "control", sections: ["inheritedBy"] })
        assert.deepStrictEqual(heirs.inheritedBy, ["BaseButton"])
        const node = yield* ofClass({ name: "Node" })
        assert.include(node.methods?.[0]?.description, "[`remove_child()`](godot://symbol/Node/method/remove_child)")
        assert.include(node.methods?.[2]?.deprecated, "add_child")
      })
    )
  )

  it.effect("outlines a long class in lines, page by page, until every member has been listed once", () =>
    using(
      Effect.gen(function* () {
        const seen: Array<string> = []
        let cursor: string | undefined
        let pages = 0
        do {
          const page = yield* ofClass({ name: "Big", ...(cursor === undefined ? {} : { cursor }) })
          assert.isAtMost(JSON.stringify(page).length, limits.page)
          assert.notProperty(page, "methods")
          seen.push(...Object.values(page.outline ?? {}).flatMap((lines) => lines.map(nameIn)))
          cursor = page.nextCursor
          if (cursor !== undefined) {
            assert.isTrue(page.truncated)
            assert.include(page.next, `godot_get_class {"name":"Big","cursor":"${cursor}"}`)
            assert.isAbove(Object.keys(page.omitted ?? {}).length, 0)
          }
          pages++
        } while (cursor !== undefined)
        assert.isAbove(pages, 2)
        assert.strictEqual(seen.length, bigMembers + 20 + 400)
        assert.strictEqual(new Set(seen).size, seen.length)
        const past = yield* Effect.flip(ofClass({ name: "Big", cursor: "bzEwMDAw" }))
        assert.strictEqual(past._tag, "InvalidArgument")
      }),
      withBig
    )
  )

  it.effect("gives a line its signature, what is on its way out, and first sentences while there is room", () =>
    using(
      Effect.gen(function* () {
        const { outline } = yield* ofClass({ name: "Node", detail: "outline" })
        assert.deepStrictEqual(outline?.methods, [
          "add_child(node: Node, internal: InternalMode = 0) -> void  # Adds a child node.",
          "remove_child(node: Node) -> void  # Removes a child.",
          "old_way() -> void  # deprecated: Use add_child()."
        ])
        assert.deepStrictEqual(outline?.constants, [
          "INTERNAL_MODE_DISABLED: InternalMode = 0  # Not internal.",
          "INTERNAL_MODE_FRONT: InternalMode = 1  # In front."
        ])
      })
    )
  )

  it.effect("leaves out overrides without text and inherited members, and lists them by owner when asked to", () =>
    using(
      Effect.gen(function* () {
        const button = yield* ofClass({ name: "Button" })
        assert.deepStrictEqual([button.properties, button.omitted], [[], { overrides: 1 }])
        const all = yield* ofClass({ name: "Button", inherited: true })
        assert.deepStrictEqual(all.outline?.properties, ["mouse_filter: Control.MouseFilter = 2"])
        assert.deepStrictEqual(Object.keys(all.inherited ?? {}), ["BaseButton", "Node"])
        assert.include(all.inherited?.["BaseButton"]?.signals?.[0], "pressed()")
        const named = yield* ofClass({ name: "Button", sections: ["properties"] })
        assert.strictEqual(named.properties?.[0]?.overrides, "Control")
      })
    )
  )

  it("says of an outline what of the description it leaves out, and repeats nothing on later pages", () => {
    const xml = `<class name="Long"><brief_description>B.</brief_description><description>One.

Two.

Three.</description><tutorials><link title="T">$DOCS_URL/t.html</link></tutorials><methods>${Array.from(
      { length: 600 },
      (_, i) =>
        `<method name="m${i}" deprecated="Old. Use [method n]."><return type="void"/><description>A text of some length.</description></method>`
    ).join("")}</methods></class>`
    const same = (text: string) => text
    const context = {
      doc: Either.getOrThrow(parse("Long.xml", xml)),
      ancestors: [],
      inheritedBy: ["Heir"],
      markdown: same,
      plain: same,
      has: () => true,
      address: same,
      notes: []
    }
    const request = { detail: "outline", offset: 0 } as const
    assert.isUndefined(fullAnswer(context, request))
    const known = { priorOf: () => () => 1, ancestors: [] }
    const first = outlineAnswer(context, request, known)
    assert.deepInclude(first, { description: "One." })
    assert.strictEqual(first?.omitted?.["paragraphs"], 2)
    assert.strictEqual(first?.outline?.methods?.[0], "m0() -> void  # deprecated: Old.")
    const second = outlineAnswer(context, { ...request, offset: first?.outline?.methods?.length ?? 0 }, known)
    assert.deepStrictEqual([second?.description, second?.brief, second?.tutorials], [undefined, undefined, []])
    assert.match(second?.outline?.methods?.[0] ?? "", /^m\d+\(\)/)
  })

  it.effect("keeps an outline within bounds whatever a file holds, and counts what it cuts", () => {
    const long = "word ".repeat(20_000)
    const many = (count: number, line: (i: number) => string) =>
      Array.from({ length: count }, (_, i) => line(i)).join("")
    const monsters = {
      "/docs/classes/Text.xml": xml("Text", {
        brief: long,
        body: `<tutorials>${many(2000, (i) => `<link>https://x.y/${i}</link>`)}</tutorials>`
      }),
      "/docs/classes/Items.xml": xml("Items", {
        body: `<theme_items>${many(5000, (i) => `<theme_item name="t${i}" data_type="color" type="Color"/>`)}</theme_items>`
      }),
      "/docs/classes/Wide.xml": xml("Wide", {
        body: `<methods><method name="m"><return type="void"/>${many(3000, (i) => `<param index="${i}" name="p${i}" type="int"/>`)}<description>${long}</description></method></methods><members><member name="p" type="String" default="${long}" setter="" getter="">x</member></members>`
      }),
      "/docs/classes/Enum.xml": xml("Enum", {
        body: `<constants>${many(3000, (i) => `<constant name="V${i}" value="${i}" enum="E">The value ${i}.</constant>`)}</constants>`
      }),
      "/docs/classes/Parent.xml": xml("Parent"),
      ...Object.fromEntries(
        Array.from({ length: 1000 }, (_, i) => [
          `/docs/classes/HeirNumber${i}.xml`,
          xml(`HeirNumber${i}`, { inherits: "Parent" })
        ])
      )
    }
    return using(
      Effect.gen(function* () {
        for (const name of ["Text", "Items", "Wide", "Enum", "Parent"]) {
          for (const more of [{}, { sections: ["brief", "tutorials", "themeItems", "inheritedBy"] }]) {
            const outline = yield* ofClass({ name, detail: "outline", ...more })
            assert.isAtMost(JSON.stringify(outline).length, limits.page, name)
            assert.isTrue(outline.truncated, name)
            assert.isAbove(Object.keys(outline.omitted ?? {}).length, 0, name)
          }
        }
        assert.isAbove((yield* ofClass({ name: "Parent", detail: "outline" })).omitted?.["inheritedBy"] ?? 0, 100)
        for (const qname of ["Wide.m", "Wide.p", "Enum.E"]) {
          const symbol = yield* ofSymbol({ qname })
          assert.isAtMost(JSON.stringify(symbol).length, 32_000, qname)
          assert.isTrue(symbol.truncated, qname)
        }
        assert.strictEqual((yield* ofSearch({ query: "Wide.m" })).results[0]?.qname, "Wide.m")
        assert.notProperty(yield* ofClass({ name: "HeirNumber1", detail: "outline" }), "truncated")
      }),
      monsters
    )
  })

  it.effect("pages only through the class and the sections that a cursor was given for", () =>
    using(
      Effect.gen(function* () {
        const { nextCursor: cursor } = yield* ofClass({ name: "Big" })
        assert.isDefined(cursor)
        const refused = (args: Record<string, unknown>) => Effect.flip(ofClass({ ...args, cursor }))
        assert.include((yield* refused({ name: "Node" })).message, "cursor")
        assert.include((yield* refused({ name: "Big", sections: ["methods"] })).message, "cursor")
        yield* ofClass({ name: "big", cursor })
      }),
      withBig
    )
  )

  it.effect("refuses a cursor with what is never cut", () =>
    using(
      Effect.gen(function* () {
        const { nextCursor: cursor } = yield* ofClass({ name: "Big" })
        const refused = yield* Effect.flip(ofClass({ name: "Big", detail: "full", cursor }))
        assert.strictEqual(refused.code, "INVALID_ARGUMENT")
        assert.include(refused.message, '"full" is never cut')
        yield* ofClass({ name: "Big", detail: "outline", cursor })
        yield* ofClass({ name: "Big", detail: "auto", cursor })
      }),
      withBig
    )
  )

  it.effect("never cuts what was asked for in full", () =>
    using(
      Effect.gen(function* () {
        const big = yield* ofClass({ name: "Big", detail: "full" })
        assert.lengthOf(big.methods ?? [], bigMembers)
        assert.include(big.methods?.[0]?.description, "leaves out")
        assert.notProperty(big, "truncated")
      }),
      withBig
    )
  )

  it.effect("gives only the sections that were asked for, and counts the others", () =>
    using(
      Effect.gen(function* () {
        const big = yield* ofClass({ name: "Big", sections: ["signals"], detail: "full" })
        assert.lengthOf(big.signals ?? [], 20)
        assert.deepStrictEqual(big.methods, [])
        assert.deepStrictEqual(big.omitted, { brief: 1, methods: bigMembers, constants: 400 })
        for (const section of sections) yield* ofClass({ name: "Node", sections: [section] })
        const wrong = yield* Effect.flip(ofClass({ name: "Node", sections: ["methods", "privates"] }))
        assert.include(wrong.message, "privates")
      }),
      withBig
    )
  )

  it.effect("says of a class without text that these documents hold none", () =>
    using(
      Effect.gen(function* () {
        const bare = yield* ofClass({ name: "Bare" })
        assert.include(bare.notes?.join(), "holds no descriptions of Bare")
        assert.notProperty(bare, "description")
      })
    )
  )

  it.effect("names near classes, and the damage of a file that could not be read", () =>
    using(
      Effect.gen(function* () {
        const near = yield* Effect.flip(ofClass({ name: "Buton" }))
        assert.strictEqual(near.code, "NOT_FOUND")
        assert.include(near.message, "Button")
        const broken = yield* Effect.flip(ofClass({ name: "Broken" }))
        assert.strictEqual(broken.code, "NOT_FOUND")
        assert.match(broken.message, /classes\/Broken\.xml:2:\d+/)
        const hostile = yield* Effect.flip(ofClass({ name: "../../etc/passwd" }))
        assert.strictEqual(hostile.code, "NOT_FOUND")
        for (const cursor of ["../x", "bzE", "", "日本"]) {
          const refused = yield* Effect.flip(ofClass({ name: "Node", cursor: `${cursor}!` }))
          assert.strictEqual(refused.code, "INVALID_ARGUMENT")
        }
      })
    )
  )
})

describe("godot_get_symbol", () => {
  it.effect("finds an inherited signal although a theme item has the same name, and reports the other kinds", () =>
    using(
      Effect.gen(function* () {
        const pressed = yield* ofSymbol({ qname: "Button.pressed" })
        assert.deepInclude(pressed, { className: "BaseButton", requestedOn: "Button" })
        assert.include(["signal", "property"], pressed.kind)
        const kinds = [pressed.kind, ...(pressed.alternatives ?? []).map(({ kind }) => kind)]
        assert.includeMembers(kinds, ["signal", "property"])
        assert.strictEqual((yield* ofSymbol({ qname: "Button.pressed", kind: "theme_item" })).dataType, "style")
        assert.strictEqual(
          (yield* ofSymbol({ qname: "Button::pressed()", kind: "signal" })).signature,
          "signal pressed()"
        )
      })
    )
  )

  it.effect("gives an override its parent's text, and says whose it is", () =>
    using(
      Effect.gen(function* () {
        const filter = yield* ofSymbol({ qname: "Button.mouse_filter" })
        assert.deepInclude(filter, { className: "Button", default: "2", overrides: "Control" })
        assert.include(filter.description, "Which controls")
        assert.include(filter.notes?.join(), "Control's")
      })
    )
  )

  it.effect("takes the address of a result for a name, of a member and of a class", () =>
    using(
      Effect.gen(function* () {
        const { results } = yield* ofSearch({ query: "pressed", limit: 10 })
        const members = results.filter(({ kind }) => kind !== "class")
        assert.isNotEmpty(members)
        for (const { uri, kind } of members) assert.deepInclude(yield* ofSymbol({ qname: uri }), { uri, kind })
        const several = yield* ofSymbols(members.map(({ uri }) => uri))
        assert.deepStrictEqual(
          several.map((one) => "uri" in one && one.uri),
          members.map(({ uri }) => uri)
        )
        assert.deepInclude(yield* ofClass({ name: "godot://class/Node" }), { name: "Node" })
        const gone = yield* Effect.flip(answer(getSymbol, { qname: "godot://symbol/Node/method/add_chld" }))
        assert.include(gone.message, "Node.add_child")
      })
    )
  )

  it.effect("gives constructors and operators with all overloads", () =>
    using(
      Effect.gen(function* () {
        const made = yield* ofSymbol({ qname: "Vector2.Vector2" })
        assert.lengthOf(made.overloads ?? [], 2)
        assert.deepStrictEqual(
          [made.description, ...(made.overloads ?? []).map(({ description }) => description)],
          ["Zero.", undefined, "Of two numbers."]
        )
        const times = yield* ofSymbol({ qname: "Vector2.operator *" })
        assert.deepInclude(times, { kind: "operator" })
        assert.lengthOf(times.overloads ?? [], 1)
      })
    )
  )

  it.effect("gives an enum with its values, and leaves out texts that would not fit", () =>
    using(
      Effect.gen(function* () {
        const mode = yield* ofSymbol({ qname: "Node.InternalMode" })
        assert.deepStrictEqual(
          mode.values?.map(({ name, value }) => [name, value]),
          [
            ["INTERNAL_MODE_DISABLED", "0"],
            ["INTERNAL_MODE_FRONT", "1"]
          ]
        )
        const key = yield* ofSymbol({ qname: "Big.Key" })
        assert.lengthOf(key.values ?? [], 400)
        assert.isAtMost(JSON.stringify(key).length, 32_000)
        assert.deepInclude(key, { truncated: true, omitted: { descriptions: 400 } })
        assert.include(key.next, "Big.KEY_0")
      }),
      withBig
    )
  )

  it.effect("finds a member by the exact name that C# has for it, and says how C# has it", () =>
    using(
      Effect.gen(function* () {
        const mode = yield* ofSymbol({ qname: "Node.InternalMode.Front" })
        assert.deepInclude(mode, { qname: "Node.INTERNAL_MODE_FRONT", csharp: "Node.InternalMode.Front" })
        assert.strictEqual((yield* ofSymbol({ qname: "Big.SignalName.Done1" })).kind, "signal")
        assert.strictEqual((yield* ofSymbol({ qname: 'Node.AddChild<Label>("x")' })).qname, "Node.add_child")
        const wrong = yield* Effect.flip(ofSymbol({ qname: "Node.InternalMode.Nowhere" }))
        assert.strictEqual(wrong.code, "NOT_FOUND")
      }),
      withBig
    )
  )

  it.effect("refuses a bare name with an example, and names near members of ancestors", () =>
    using(
      Effect.gen(function* () {
        const bare = yield* Effect.flip(ofSymbol({ qname: "add_child" }))
        assert.strictEqual(bare.code, "INVALID_ARGUMENT")
        assert.include(bare.message, "Node.add_child")
        const near = yield* Effect.flip(ofSymbol({ qname: "Button.add_chld" }))
        assert.strictEqual(near.code, "NOT_FOUND")
        assert.include(near.message, "add_child")
        const kind = yield* Effect.flip(ofSymbol({ qname: "Node.add_child", kind: "class" }))
        assert.strictEqual(kind.code, "INVALID_ARGUMENT")
      })
    )
  )
})

describe("answers for C#", () => {
  const inCSharp = <A, E, R>(body: Effect.Effect<A, E, R>, documents = files) => using(body, documents, {}, "csharp")

  it.effect("give signatures as C# has them: in searches, symbols, short classes and outlines", () =>
    inCSharp(
      Effect.gen(function* () {
        const { results } = yield* ofSearch({ query: "Node.add_child" })
        const addChild = "void AddChild(Node node, InternalMode @internal = 0)"
        assert.deepInclude(results[0], { qname: "Node.add_child", signature: addChild })
        const symbol = yield* ofSymbol({ qname: "Node.add_child" })
        assert.strictEqual(symbol.signature, addChild)
        assert.strictEqual(symbol.csharp, "void Node.AddChild(Node node, Node.InternalMode @internal = 0)")
        const node = yield* ofClass({ name: "Node" })
        assert.strictEqual(node.methods?.[0]?.csharp, addChild)
        assert.strictEqual(node.constants?.[1]?.csharp, "InternalMode.Front = 1")
        const big = yield* ofClass({ name: "Big" })
        assert.match(big.outline?.methods?.[0] ?? "", /^void Do\d+\(long value\)/)
        const signals = yield* ofClass({ name: "Big", sections: ["signals"], detail: "outline" })
        assert.strictEqual(signals.outline?.signals?.[0], "Done0()  # Done.")
        const vector = yield* ofClass({ name: "Vector2" })
        assert.deepStrictEqual(
          vector.constructors?.map(({ csharp }) => csharp),
          ["new Vector2()", "new Vector2(float x, float y)"]
        )
      }),
      withBig
    )
  )

  it.effect("know an enum by the suffix that C# gives it beside a property of its name", () => {
    const sky = xml("Sky", {
      body:
        '<members><member name="process_mode" type="int" setter="" getter="" enum="Sky.ProcessMode">How.</member></members>' +
        '<constants><constant name="PROCESS_MODE_REALTIME" value="3" enum="ProcessMode">At once.</constant></constants>'
    })
    const body = Effect.gen(function* () {
      const found = yield* ofSymbol({ qname: "Sky.ProcessModeEnum" })
      assert.deepInclude(found, { kind: "enum", qname: "Sky.ProcessMode", csharp: "Sky.ProcessModeEnum" })
    })
    return using(body, { ...files, "/docs/classes/Sky.xml": sky }, {}, "csharp")
  })

  it.effect("know a member of an ancestor by its C# name on the descendant", () =>
    inCSharp(
      Effect.gen(function* () {
        const done = yield* ofSymbol({ qname: "Button.MethodName.AddChild" })
        assert.deepInclude(done, { qname: "Node.add_child", requestedOn: "Button" })
        // A property has the name without the suffix.
        const delegate = yield* ofSymbol({ qname: "Button.PressedSignalEventHandler" })
        assert.deepInclude(delegate, { kind: "signal", qname: "BaseButton.pressed", requestedOn: "Button" })
        const other = yield* Effect.flip(ofSymbol({ qname: "Vector2.MethodName.AddChild" }))
        assert.strictEqual(other.code, "NOT_FOUND")
      })
    )
  )

  it.effect("say in no other language how C# has what a class lists", () =>
    using(
      Effect.gen(function* () {
        const node = yield* ofClass({ name: "Node" })
        assert.isUndefined(node.methods?.[0]?.csharp)
      })
    )
  )
})

describe("godot_get_symbol with qnames", () => {
  it.effect("answers each name or gives it an error of its own", () =>
    using(
      Effect.gen(function* () {
        const [child, none, bare] = yield* ofSymbols(["Node.add_child", "Node.nothing_like_it", "add_child"])
        assert.deepInclude(child, { kind: "method", qname: "Node.add_child" })
        assert(none !== undefined && "error" in none && bare !== undefined && "error" in bare)
        assert.deepStrictEqual([none.qname, none.error.code], ["Node.nothing_like_it", "NOT_FOUND"])
        assert.strictEqual(bare.error.code, "INVALID_ARGUMENT")
        for (const args of [{}, { qname: "Node.add_child", qnames: ["Node.add_child"] }, { qnames: [] }]) {
          assert.strictEqual((yield* Effect.flip(answer(getSymbol, args))).code, "INVALID_ARGUMENT")
        }
        const eleven = Array.from({ length: 11 }, () => "Node.add_child")
        assert.strictEqual((yield* Effect.flip(answer(getSymbol, { qnames: eleven }))).code, "INVALID_ARGUMENT")
      })
    )
  )

  it.effect("gives a long description in parts, each with the call for the next, until all is read", () => {
    const paragraphs = Array.from({ length: 60 }, (_, i) => `Paragraph ${i} ${"has words ".repeat(20)}here.`)
    const text = paragraphs.join("\n\n")
    return using(
      Effect.gen(function* () {
        const parts: Array<string> = []
        let args: Record<string, unknown> = { qname: "Talk.say" }
        for (;;) {
          const part = yield* ofSymbol(args)
          parts.push(part.description ?? "")
          assert.isAtMost(part.description?.length ?? 0, 4_000)
          if (part.next === undefined) break
          assert.isTrue(part.truncated)
          args = JSON.parse(part.next.slice("godot_get_symbol ".length))
          assert.strictEqual(args["cursor"], part.nextCursor)
        }
        assert.isAbove(parts.length, 3)
        assert.strictEqual(parts.join("\n\n"), text)
        const ten = yield* ofSymbols(Array.from({ length: 10 }, () => "Talk.say"))
        assert.isAtMost(JSON.stringify(ten).length, 32_000)
      }),
      {
        ...files,
        "/docs/classes/Talk.xml": xml("Talk", {
          body: `<methods><method name="say"><return type="void" /><description>${text}</description></method></methods>`
        })
      }
    )
  })
})

describe("godot_search", () => {
  it.effect("finds, with address, signature and what is searched", () =>
    using(
      Effect.gen(function* () {
        const found = yield* ofSearch({ query: "Node.add_child" })
        assert.deepInclude(found.results[0], {
          uri: "godot://symbol/Node/method/add_child",
          qname: "Node.add_child",
          kind: "method"
        })
        assert.include(found.results[0]?.signature, "add_child(node: Node")
        assert.include(found.docs, "classes")
        const [old] = (yield* ofSearch({ query: "old_way" })).results
        assert.deepInclude(old, { deprecated: true, note: "Use add_child()." })
      })
    )
  )

  it.effect("gives hits by text after the first no more than their names", () =>
    using(
      Effect.gen(function* () {
        const [first, ...others] = (yield* ofSearch({ query: "add_child", limit: 100 })).results
        assert.containsAllKeys(first, ["className", "signature", "snippet"])
        const byText = others.filter(({ score }) => score < 1)
        assert.isNotEmpty(byText)
        for (const one of byText) {
          assert.doesNotHaveAnyKeys(one, ["className", "qname", "signature", "snippet"])
        }
      })
    )
  )

  it.effect("gives each result after the first the room of its name, and of its signature while there is some", () =>
    using(
      Effect.gen(function* () {
        for (const limit of [3, 5, 10]) {
          const answer = yield* ofSearch({ query: "turn handle slowly", limit })
          assert.isAtMost(JSON.stringify(answer).length, 300 + 150 * limit)
          assert.lengthOf(answer.results, limit)
          assert.containsAllKeys(answer.results[0], ["className", "qname", "signature", "snippet"])
          assert.doesNotHaveAnyKeys(answer.results[limit - 1], ["className", "qname", "snippet"])
        }
      }),
      {
        ...files,
        "/docs/classes/Crank.xml": xml("Crank", {
          body: `<methods>${Array.from({ length: 12 }, (_, i) => `<method name="crank_number_${i}"><return type="void" /><param index="0" name="quite_a_long_name" type="Dictionary" /><description>Turns the handle slowly, for as long as the machine is not stopped from outside, and then some more.</description></method>`).join("")}</methods>`
        })
      }
    )
  )

  it.effect("ends soon after what a name finds unless a limit is asked for, and counts all", () =>
    using(
      Effect.gen(function* () {
        const few = yield* ofSearch({ query: "crank_number_3" })
        const ten = yield* ofSearch({ query: "crank_number_3", limit: 10 })
        assert.lengthOf(ten.results, 10)
        assert.isAbove(few.results[0]?.score ?? 0, 5)
        assert.lengthOf(
          few.results.filter(({ score }) => score < 1),
          3
        )
        assert.strictEqual(few.total, ten.total)
        assert.deepStrictEqual(few.results[0], ten.results[0])
      }),
      {
        ...files,
        "/docs/classes/Crank.xml": xml("Crank", {
          body: `<methods>${Array.from({ length: 12 }, (_, i) => `<method name="crank_number_${i}"><return type="void" /><description>Turns the handle of crank number ${i}.</description></method>`).join("")}</methods>`
        })
      }
    )
  )

  it.effect("says of a member that its class is on its way out, and why", () =>
    using(
      Effect.gen(function* () {
        const { results } = yield* ofSearch({ query: "paint_cell" })
        assert.deepInclude(results[0], { qname: "OldMap.paint_cell", note: "OldMap is deprecated: Use Node." })
        assert.notProperty(results[0], "deprecated")
        const [own] = (yield* ofSearch({ query: "OldMap.erase_cell" })).results
        assert.deepInclude(own, { deprecated: true, note: "OldMap is deprecated; Use paint_cell()." })
        const [itself] = (yield* ofSearch({ query: "OldMap" })).results
        assert.deepInclude(itself, { deprecated: true, note: "Use Node." })
        const all = (yield* ofSearch({ query: "cell of OldMap" })).results
        const ofClass = all.filter(({ uri }) => uri.startsWith("godot://symbol/OldMap/"))
        assert.isAbove(ofClass.length, 1)
        assert.lengthOf(
          all.filter(({ note }) => note?.includes("OldMap is deprecated") === true),
          1
        )
        const descendants = yield* ofSearch({ query: "OldMap.add_child" })
        assert.deepInclude(descendants.results[0], { qname: "Node.add_child", note: "inherited by OldMap from Node" })
        const symbol = yield* ofSymbol({ qname: "OldMap.paint_cell" })
        assert.deepStrictEqual(symbol.notes, ["OldMap is deprecated: Use [Node](godot://class/Node)."])
        assert.notProperty(yield* ofSymbol({ qname: "Node.add_child" }), "notes")
      }),
      {
        ...files,
        "/docs/classes/OldMap.xml": `<class name="OldMap" inherits="Node" deprecated="Use [Node]."><brief_description>A map.</brief_description><description></description><methods><method name="paint_cell"><return type="void" /><description>Paints a cell.</description></method><method name="erase_cell" deprecated="Use [method paint_cell]. It paints."><return type="void" /><description>Erases a cell.</description></method></methods></class>`
      }
    )
  )

  it.effect("says where annotations stand when the modules' classes are missing", () =>
    Effect.gen(function* () {
      const told = using(Effect.map(ofSearch({ query: "@onready" }), ({ notes = [] }) => notes.join()))
      assert.include(yield* told, "modules/ of a Godot checkout")
      const node = using(Effect.map(ofSearch({ query: "add_child" }), ({ notes }) => notes))
      assert.isUndefined(yield* node)
      const whole = using(
        Effect.map(ofSearch({ query: "@onready" }), ({ notes }) => notes),
        {
          ...files,
          "/docs/classes/@GDScript.xml": `<class name="@GDScript"><brief_description>Functions.</brief_description><description></description></class>`
        }
      )
      assert.isUndefined(yield* whole)
    })
  )

  it.effect("finds a task in another language, and says of words in no list that it does not know them", () =>
    using(
      Effect.gen(function* () {
        assert.strictEqual((yield* ofSearch({ query: "ボタンが押された時" })).results[0]?.qname, "BaseButton.pressed")
        const { results, notes } = yield* ofSearch({ query: "ქართული" })
        assert.deepStrictEqual(results, [])
        assert.include(notes?.join(), "ask again in English")
      }),
      withBig
    )
  )

  it.effect("refuses blank and one-letter queries, and answers nonsense with nothing", () =>
    using(
      Effect.gen(function* () {
        for (const query of ["", "  ", "x", "日"]) {
          assert.strictEqual((yield* Effect.flip(ofSearch({ query }))).code, "INVALID_ARGUMENT")
        }
        assert.deepInclude(yield* ofSearch({ query: "qwrtplkjhgf" }), { results: [], total: 0 })
      })
    )
  )

  it.effect("clamps the limit and says so, filters by kind, and keeps a long answer within bounds", () =>
    using(
      Effect.gen(function* () {
        const all = yield* ofSearch({ query: "key number", limit: 1000 })
        assert.include(all.notes?.join(), "at most 100")
        assert.lengthOf(all.results, 100)
        assert.isAtMost(JSON.stringify(all).length, 32_000)
        for (const limit of [2 ** 53, 1e20, 1e308]) {
          assert.include((yield* ofSearch({ query: "node", limit })).notes?.join(), `${limit} was requested`)
        }
        for (const limit of [1.5, -1e20, 0.1]) {
          assert.strictEqual((yield* Effect.flip(ofSearch({ query: "node", limit }))).code, "INVALID_ARGUMENT")
        }
        const signals = yield* ofSearch({ query: "pressed", kind: "signal" })
        assert.isTrue(signals.results.length > 0 && signals.results.every(({ kind }) => kind === "signal"))
        assert.strictEqual((yield* Effect.flip(ofSearch({ query: "node", limit: 0 }))).code, "INVALID_ARGUMENT")
        assert.strictEqual((yield* Effect.flip(ofSearch({ query: "node", kind: "Method" }))).code, "INVALID_ARGUMENT")
      }),
      withBig
    )
  )

  it.effect("says of an answer that is too long that it is cut, how much is missing, and the next call", () => {
    const long = (i: number) =>
      `<method name="widen_${i}_${"and_then_some_".repeat(20)}"><return type="void" />${Array.from({ length: 20 }, (_, n) => `<param index="${n}" name="${"wide_".repeat(4)}${n}" type="int" />`).join("")}<description>Widens.</description></method>`
    return using(
      Effect.gen(function* () {
        const { notes, results, total, truncated } = yield* ofSearch({ query: "widen", limit: 100 })
        assert.isTrue(truncated)
        assert.isAbove(total, results.length)
        assert.include(notes?.join(), `${100 - results.length} more would not fit into one answer`)
        assert.include(notes?.join(), 'next: the same call with "kind":"method"')
        const methods = yield* ofSearch({ query: "widen", limit: 100, kind: "method" })
        assert.isTrue(methods.truncated)
        assert.include(methods.notes?.join(), "more words in query")
        assert.isAtMost(JSON.stringify(methods).length, 32_000)
        assert.notProperty(yield* ofSearch({ query: "widen", limit: 1 }), "truncated")
      }),
      {
        ...files,
        "/docs/classes/Wide.xml": xml("Wide", {
          body: `<methods>${Array.from({ length: 120 }, (_, i) => long(i)).join("")}</methods>`
        })
      }
    )
  })
})

describe("godot_list_classes", () => {
  it.effect("lists all, sorted, or those that begin with a prefix in any case", () =>
    using(
      Effect.gen(function* () {
        const all = yield* answer(listClasses, {})
        assert.strictEqual(all["total"] as unknown, Object.keys(files).length - 1)
        const some = yield* answer(listClasses, { prefix: "b", limit: 2 })
        assert.deepStrictEqual([some["classes"], some["total"]] as unknown, [["Bare", "BaseButton"], 3])
        assert.match(String(some["docs"]), /^Godot /)
        const clamped = yield* answer(listClasses, { limit: 1_000_000 })
        assert.include(String(clamped["notes"]), "at most 10000")
        assert.include(String((yield* answer(listClasses, { limit: 1e20 }))["notes"]), "at most 10000")
      })
    )
  )
})
