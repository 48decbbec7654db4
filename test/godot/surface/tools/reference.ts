/** A small reference in memory with everything the surface must tell, and its tools to call. */
import { Effect, Layer, type Scope } from "effect"
import type { GodotSettings } from "../../../../src/godot/library/GodotSettings.ts"
import { ClassDocs } from "../../../../src/godot/library/lookup/ClassDocs.ts"
import { Project } from "../../../../src/godot/project/Project.ts"
import { XmlDocParser } from "../../../../src/godot/reference/XmlDocParser.ts"
import { SearchEngine } from "../../../../src/godot/search/SearchEngine.ts"
import { Since } from "../../../../src/godot/surface/answers/Since.ts"
import { CodeLanguage } from "../../../../src/godot/surface/tools/CodeLanguage.ts"
import { CurrentSnapshot } from "../../../../src/godot/surface/tools/CurrentSnapshot.ts"
import { GodotTools } from "../../../../src/godot/surface/tools/GodotTools.ts"
import type { Failure } from "../../../../src/kernel/mcp/Failure.ts"
import { make, settings, xml } from "../../../support/library.ts"

const many = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join("")

/** Enough members that even the outline needs several pages. */
export const bigMembers = 300

export const files: Readonly<Record<string, string>> = {
  "/docs/classes/Object.xml": xml("Object", { brief: "Base of all." }),
  "/docs/classes/Node.xml": xml("Node", {
    inherits: "Object",
    brief: "Base of all scene objects.",
    body: `
	<methods>
		<method name="add_child">
			<return type="void" />
			<param index="0" name="node" type="Node" />
			<param index="1" name="internal" type="int" enum="Node.InternalMode" default="0" />
			<description>Adds a child [param node]. See [method remove_child]. Third sentence here.</description>
		</method>
		<method name="remove_child"><return type="void" /><param index="0" name="node" type="Node" /><description>Removes a child.</description></method>
		<method name="old_way" deprecated="Use [method add_child]."><return type="void" /><description></description></method>
	</methods>
	<constants>
		<constant name="INTERNAL_MODE_DISABLED" value="0" enum="InternalMode">Not internal.</constant>
		<constant name="INTERNAL_MODE_FRONT" value="1" enum="InternalMode">In front.</constant>
	</constants>`
  }),
  "/docs/classes/Control.xml": xml("Control", {
    inherits: "Node",
    brief: "Base of all GUI nodes.",
    body: `<members><member name="mouse_filter" type="int" setter="set_mouse_filter" getter="get_mouse_filter" enum="Control.MouseFilter" default="0">Which controls receive mouse events.</member></members>`
  }),
  "/docs/classes/BaseButton.xml": xml("BaseButton", {
    inherits: "Control",
    brief: "Base of buttons.",
    body: `<signals><signal name="pressed"><description>Emitted when the button is pressed.</description></signal></signals>
	<members><member name="pressed" type="bool" setter="set_pressed" getter="is_pressed" default="false">Whether it is pressed.</member></members>`
  }),
  "/docs/classes/Button.xml": xml("Button", {
    inherits: "BaseButton",
    brief: "A push button.",
    body: `<members><member name="mouse_filter" type="int" overrides="Control" enum="Control.MouseFilter" default="2" /></members>
	<theme_items><theme_item name="pressed" data_type="style" type="StyleBox">When pressed.</theme_item></theme_items>`
  }),
  "/docs/classes/Vector2.xml": xml("Vector2", {
    brief: "A vector.",
    body: `<constructors>
		<constructor name="Vector2"><return type="Vector2" /><description>Zero.</description></constructor>
		<constructor name="Vector2"><return type="Vector2" /><param index="0" name="x" type="float" /><param index="1" name="y" type="float" /><description>Of two numbers.</description></constructor>
	</constructors>
	<operators>
		<operator name="operator *"><return type="Vector2" /><param index="0" name="right" type="float" /><description>Scales.</description></operator>
	</operators>
	<members><member name="x" type="float" setter="" getter="" default="0.0">The x.</member></members>`
  }),
  "/docs/classes/Bare.xml": `<class name="Bare" inherits="Node"><brief_description></brief_description><description></description><methods><method name="act"><return type="void" /><description></description></method></methods></class>`,
  "/docs/classes/path%2Fto.gd.Inner.xml": xml("&quot;path/to.gd&quot;.Inner", {
    inherits: "Node",
    brief: "A script's class."
  }),
  "/docs/classes/Broken.xml": '<class name="Broken">\n<brief_description>never closed'
}

/** The same with a class that no answer holds whole. */
export const withBig: Readonly<Record<string, string>> = {
  ...files,
  "/docs/classes/Big.xml": xml("Big", {
    inherits: "Node",
    brief: "Very big.",
    body: `<methods>${many(bigMembers, (i) => `<method name="do_${i}"><return type="void" /><param index="0" name="value" type="int" /><description>Does the thing number ${i} with the value. And more about it that an outline leaves out, at some length.</description></method>`)}</methods>
	<signals>${many(20, (i) => `<signal name="done_${i}"><description>Done.</description></signal>`)}</signals>
	<constants>${many(400, (i) => `<constant name="KEY_${i}" value="${i}" enum="Key">The key number ${i}, described with ${"many words ".repeat(6)}.</constant>`)}</constants>`
  })
}

const noOlderSets = Layer.succeed(Since, { of: () => Effect.as(Effect.void, undefined) })

/** Runs `body` with the surface's services over `files`, which are indexed after `beforeIndexing`. */
export const using = <A, E, R>(
  body: Effect.Effect<A, E, R>,
  contents: Readonly<Record<string, string>> = files,
  more: Partial<typeof GodotSettings.Service> = {},
  language: typeof CodeLanguage.Service = "both",
  beforeIndexing: Effect.Effect<void> = Effect.void
) =>
  Effect.gen(function* () {
    const memory = yield* make(contents)
    memory.builder.beforeIndexing = beforeIndexing
    const services = GodotTools.layer.pipe(
      Layer.provideMerge(Layer.merge(CurrentSnapshot.layer, SearchEngine.layer)),
      Layer.provide(Layer.mergeAll(ClassDocs.layer, Project.none, noOlderSets)),
      Layer.provide(Layer.merge(memory.files.layer, XmlDocParser.layer)),
      Layer.provideMerge(memory.layer),
      Layer.provide(settings(more)),
      Layer.provide(Layer.succeed(CodeLanguage, language))
    )
    return yield* Effect.provide(body, services)
  })

/** A tool's answer, or its failure as a value. */
export const answer = <R>(
  tool: { readonly call: (args: unknown) => Effect.Effect<object, Failure, R> },
  args: Record<string, unknown>
) => Effect.map(tool.call(args), (value) => value as Record<string, never>)

export type Scoped = Scope.Scope
