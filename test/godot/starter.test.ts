/**
 * The built-in starter reference: its signatures are Godot's to the last attribute, its sentences are our
 * own, and everything that a text refers to is there to be read.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import * as Path from "node:path"
import { describe, expect, it } from "@effect/vitest"
import type { XmlElement } from "@rgrove/parse-xml"
import { FastCheck } from "effect"
import {
  corpusFile,
  elements,
  keyOf,
  parse,
  refreshed,
  render,
  starterClasses,
  starterDirectory,
  textsOf,
  version
} from "../scripts/starter.ts"

const fileOf = (name: string): string => readFileSync(Path.join(starterDirectory, `${name}.xml`), "utf8")

const names = starterClasses()
const classes = new Map(names.map((name) => [name, parse(fileOf(name))]))
const classOf = (name: string): XmlElement => {
  const found = classes.get(name)
  if (found === undefined) throw new Error(`${name} is not in the starter reference`)
  return found
}

/** The element of a symbol, `member visible`, in the class itself. */
const symbolOf = (className: string, key: string): XmlElement | undefined =>
  elements(classOf(className))
    .flatMap(elements)
    .find((element) => keyOf(element) === key)

/** Every text of the starter with the symbol it belongs to (`undefined`: the class). */
const texts = names.flatMap((className) => {
  const root = classOf(className)
  return [...textsOf(root)].map(([key, text]) => {
    const symbol = elements(root)
      .flatMap(elements)
      .find((element) => key.startsWith(`${keyOf(element)} `) || key === keyOf(element))
    return { className, key, text, symbol, where: `${className} ${key}` }
  })
})

/** A text without its code, where brackets mean what they say. */
const withoutCode = (text: string): string =>
  text
    .replace(/\[codeblocks\][\s\S]*?\[\/codeblocks\]/g, "")
    .replace(/\[codeblock\][\s\S]*?\[\/codeblock\]/g, "")
    .replace(/\[code\][\s\S]*?\[\/code\]/g, "")

const has = (className: string, key: string): boolean => {
  for (let name: string | undefined = className; name !== undefined; name = classes.get(name)?.attributes["inherits"]) {
    if (classes.has(name) && symbolOf(name, key) !== undefined) return true
  }
  return false
}

const hasEnum = (className: string, name: string): boolean =>
  elements(classOf(className))
    .flatMap(elements)
    .some((element) => element.name === "constant" && element.attributes["enum"] === name)

/** Why a tag of a text leads nowhere; `undefined` when it is fine. */
const fault = (tag: string, className: string, symbol: XmlElement | undefined): string | undefined => {
  if (/^\/?[bi]$/.test(tag) || tag === "/url" || tag.startsWith("url=https://") || tag === "kbd" || tag === "/kbd")
    return
  if (!tag.includes(" ")) return classes.has(tag) ? undefined : "no such class"
  const [kind = "", target = ""] = tag.split(" ")
  if (kind === "param") {
    const parameters = symbol === undefined ? [] : elements(symbol).filter((child) => child.name === "param")
    return parameters.some((child) => child.attributes["name"] === target) ? undefined : "no such parameter"
  }
  if (target.startsWith("Variant.")) return hasEnum("@GlobalScope", target) ? undefined : "no such enum"
  const dot = target.indexOf(".")
  const owner = dot < 0 ? className : target.slice(0, dot)
  const name = target.slice(dot + 1)
  if (!classes.has(owner)) return "no such class"
  if (kind === "enum") return hasEnum(owner, name) ? undefined : "no such enum"
  if (!["method", "member", "signal", "constant", "annotation", "theme_item"].includes(kind)) return "no such kind"
  return has(owner, `${kind} ${name}`) ? undefined : "no such symbol"
}

/**
 * The sentences of a text as bare lower-case words, examples left out: an override's header is the same in
 * every example. Those of fewer than six words say nothing about their origin.
 */
const sentences = (text: string): ReadonlyArray<string> =>
  text
    .replace(/\[codeblocks?(?: [^\]]*)?\][\s\S]*?\[\/codeblocks?\]/g, "")
    .replace(/\[\/?(?:b|i|code|kbd|br)\]/g, "")
    .split(/(?<=[.!?:])\s+|\n/)
    .map((sentence) => (sentence.toLowerCase().match(/[a-z0-9_@]+/g) ?? []).join(" "))
    .filter((sentence) => sentence.split(" ").length >= 6)

describe("the starter reference", () => {
  it("holds the core classes and every ancestor of each", () => {
    const asked =
      "Object RefCounted Resource Node CanvasItem Node2D Node3D Control BaseButton Button Label Timer Sprite2D Area2D " +
      "CollisionObject2D PhysicsBody2D CharacterBody2D RigidBody2D Camera2D CollisionObject3D PhysicsBody3D Camera3D " +
      "CharacterBody3D MainLoop AnimationMixer AnimationPlayer AudioStreamPlayer Tween SceneTree PackedScene Input " +
      "InputEvent Vector2 Vector3 String Array Dictionary Signal Callable FileAccess JSON HTTPRequest @GlobalScope @GDScript"
    expect(names).toEqual(expect.arrayContaining(asked.split(" ")))
    const parents = [...classes.values()].flatMap((root) => root.attributes["inherits"] ?? [])
    expect(parents.filter((name) => !classes.has(name))).toEqual([])
  })

  it("tells of every class what it is, in a line and at length", () => {
    const silent = names.filter((name) => {
      const own = textsOf(classOf(name))
      return !own.has("brief") || own.get("brief")?.includes("\n") || (own.get("description") ?? "").length < 60
    })
    expect(silent).toEqual([])
  })

  it("has a text for the 400 members that people ask for", () => {
    const members = texts.filter(({ symbol, key }) => symbol !== undefined && !key.includes(" @"))
    expect(members.length).toBeGreaterThanOrEqual(400)
  })

  it("refers only to what it holds", () => {
    const faults = texts.flatMap(({ className, symbol, text, where }) =>
      [...withoutCode(text).matchAll(/\[([^\]]*)\]/g)].flatMap(([, tag = ""]) => {
        const reason = fault(tag, className, symbol)
        return reason === undefined ? [] : [`${where}: [${tag}] ${reason}`]
      })
    )
    expect(faults).toEqual([])
  })

  it("closes every tag, and shows an example in both languages", () => {
    const tags = ["b", "i", "url", "kbd", "code", "codeblock", "codeblocks", "gdscript", "csharp"]
    const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length
    const open = texts.flatMap(({ text, where }) => {
      const differing = tags.filter(
        (tag) =>
          count(text, new RegExp(`\\[${tag}(?:=[^\\]]*)?\\]`, "g")) !== count(text, new RegExp(`\\[/${tag}\\]`, "g"))
      )
      const oneSided = count(text, /\[gdscript\]/g) !== count(text, /\[csharp\]/g) ? ["one language"] : []
      return [...differing, ...oneSided].map((problem) => `${where}: ${problem}`)
    })
    expect(open).toEqual([])
    expect(texts.filter(({ text }) => text.includes("[codeblocks]")).length).toBeGreaterThanOrEqual(30)
  })

  it("uses the words that people ask with", () => {
    const textOf = (className: string, key: string): string => textsOf(classOf(className)).get(key) ?? ""
    expect(textOf("Area2D", "signal area_entered description")).toMatch(/overlap/)
    expect(textOf("BaseButton", "signal pressed description")).toMatch(/click/)
    expect(textOf("CharacterBody2D", "description")).toMatch(/KinematicBody2D/)
    expect(textOf("Node", "method get_node description")).toMatch(/\$/)
    expect(textOf("@GlobalScope", "method deg_to_rad description")).toMatch(/degrees/)
    expect(textOf("Node2D", "method look_at description")).toMatch(/face|toward/)
  })

  it("is laid out as the script lays it out", () => {
    const differing = names.filter((name) => render(classOf(name), textsOf(classOf(name))) !== fileOf(name))
    expect(differing).toEqual([])
  })

  it("adds less than 900 kB to the package", () => {
    const bytes = readdirSync(starterDirectory).map((name) => readFileSync(Path.join(starterDirectory, name)).length)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(900_000)
  })
})

describe("the starter script", () => {
  const source = parse(`<class name="Lamp" inherits="Node">
	<brief_description>Theirs.</brief_description>
	<description>Theirs.</description>
	<tutorials>
		<link title="Manual">$DOCS_URL/lamp.html</link>
		<link title="Demo">https://example.com/lamp</link>
	</tutorials>
	<constructors>
		<constructor name="Lamp"><return type="Lamp" /><description>Theirs.</description></constructor>
		<constructor name="Lamp"><param index="0" name="from" type="Lamp" /><description>Theirs.</description></constructor>
	</constructors>
	<members>
		<member name="name" type="String" default="&quot;&quot;" deprecated="Theirs.">Theirs.</member>
		<member name="mode" type="int" overrides="Node" default="1" />
	</members>
</class>`)

  it("takes names, types and flags over, and not one sentence", () => {
    const xml = render(source, new Map())
    expect(xml).not.toContain("Theirs")
    expect(xml).not.toContain("example.com")
    expect(xml).toContain('<link title="Manual">$DOCS_URL/lamp.html</link>')
    expect(xml).toContain('<member name="name" type="String" default="&quot;&quot;" deprecated="">')
    expect(xml).toContain('<member name="mode" type="int" overrides="Node" default="1" />')
  })

  it("refuses to lose a text whose symbol is gone", () => {
    expect(() => render(source, new Map([["method shine description", "Shines."]]))).toThrow("method shine")
  })

  it.prop(
    "reads back what it writes, for each of two overloads, whatever the text holds",
    [FastCheck.array(FastCheck.string({ maxLength: 12 }), { maxLength: 6 })],
    ([lines]) => {
      const printable = lines.map((line) => line.replace(/[^\x20-\x7e\u00a1-\ud7ff]/g, "~").trim())
      const text = printable.join("\n").trim()
      const texts = new Map(
        ["brief", "constructor Lamp() description", "constructor Lamp(Lamp) description", "member name @deprecated"]
          .map((key, index) => [key, key.includes("@") ? text.replaceAll("\n", " ") : `${index}${text}`] as const)
          .filter(([, value]) => value !== "")
      )
      expect(textsOf(parse(render(source, texts)))).toEqual(texts)
    }
  )
})

const checkout = Path.join(process.env["GODOT_CORPUS_DIR"] ?? "", `godot-${version}`)
const skipped = process.env["GODOT_CORPUS_DIR"] === undefined || !existsSync(checkout)

describe.skipIf(skipped)(`the starter reference beside Godot ${version} (skipped without GODOT_CORPUS_DIR)`, () => {
  /** Every element with its attributes, less what is ours: texts, messages, tutorials, schema and version. */
  const facts = (root: XmlElement): ReadonlyArray<string> => {
    const lines: Array<string> = []
    const visit = (element: XmlElement, path: string): void => {
      if (element.name === "tutorials") return
      const own = Object.entries(element.attributes)
        .filter(([name]) => !/^(?:version|xmlns|xsi)/.test(name))
        .map(([name, value]) => (name === "deprecated" || name === "experimental" ? name : `${name}=${value}`))
      lines.push(`${path}/${element.name} ${own.join(" ")}`)
      for (const child of elements(element)) visit(child, `${path}/${element.name}`)
    }
    visit(root, "")
    return lines
  }
  const original = (name: string): XmlElement => parse(readFileSync(corpusFile(checkout, name), "utf8"))

  it("has every signature, default, value and flag, in Godot's order", () => {
    const differing = names.filter((name) => facts(classOf(name)).join("\n") !== facts(original(name)).join("\n"))
    expect(differing).toEqual([])
  })

  it("links only tutorials that Godot links, all in its manual", () => {
    const links = (root: XmlElement): ReadonlyArray<string> =>
      elements(root)
        .filter((element) => element.name === "tutorials")
        .flatMap(elements)
        .map((link) => `${link.attributes["title"]} ${link.text}`)
    const foreign = names.filter((name) => {
      const known = links(original(name))
      return links(classOf(name)).some((link) => !known.includes(link) || !link.includes(" $DOCS_URL/"))
    })
    expect(foreign).toEqual([])
  })

  it("is current, and a second refresh changes nothing", () => {
    expect(names.filter((name) => refreshed(checkout, name) !== fileOf(name))).toEqual([])
  })

  it("shares no sentence of six words or more with Godot's texts", () => {
    const folders = ["doc/classes", "modules/gdscript/doc_classes"].map((folder) => Path.join(checkout, folder))
    const theirs = new Set(
      folders.flatMap((folder) =>
        readdirSync(folder)
          .filter((name) => name.endsWith(".xml"))
          .flatMap((name) => [...textsOf(parse(readFileSync(Path.join(folder, name), "utf8"))).values()])
          .flatMap(sentences)
      )
    )
    expect(theirs.size).toBeGreaterThan(10_000)
    expect(
      texts.flatMap(({ text, where }) => sentences(text).flatMap((s) => (theirs.has(s) ? `${where}: ${s}` : [])))
    ).toEqual([])
  })
})
