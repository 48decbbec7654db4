/**
 * Reads a scene or a resource (`.tscn`, `.escn`, `.tres`) of Godot 3 or 4: its nodes, their types and their scripts.
 */
import { runSync } from "../../kernel/util/TimeSlices.ts"
import { resolvePath } from "../script/ResourcePath.ts"
import { callOf, parseValue, type Section, sectionsInSteps, textOf, type Value } from "./TextResource.ts"

/** A script that is attached to a node. */
export type ScriptRef =
  | { readonly kind: "file"; readonly path: string }
  /** Embedded in the scene; its path is `res://level.tscn::` and the id. */
  | { readonly kind: "embedded"; readonly id: string }
  /** A resource that the file does not list. */
  | { readonly kind: "unknown" }
  /** `script = null`: an inherited script is taken off. */
  | { readonly kind: "none" }

export interface SceneNode {
  readonly name: string
  /** As in the file: absent for the root, `.` for its children, else a path from the root. */
  readonly parent?: string
  /** Class of the reference; absent if an instance or an inherited node is meant. */
  readonly type?: string
  /** `res://` path of the scene that is instanced here; "" if the file does not say which. */
  readonly instance?: string
  readonly script?: ScriptRef
  /** True if `%Name` finds it. */
  readonly isUnique: boolean
}

export interface Scene {
  /** In the order of the file: the root first. Resources have none. */
  readonly nodes: ReadonlyArray<SceneNode>
  /** Types of the resources within the file. */
  readonly types: ReadonlySet<string>
  /** Sources of embedded scripts, by their id. */
  readonly embedded: ReadonlyMap<string, string>
}

/** Paths of the external resources of a file, by their ids. */
type Externals = ReadonlyMap<string, string>

/**
 * Reads the text of a scene or resource. Relative paths are resolved against its own `path`.
 *
 * @example
 * readScene('[gd_scene format=3]\n[node name="Main" type="Node2D"]', "res://main.tscn").nodes
 * // [{ name: "Main", type: "Node2D", isUnique: false }]
 */
export const readScene = (text: string, path: string): Scene => runSync(readSceneInSteps(text, path))

/** Does what `readScene` does; yields between its sections. */
export const readSceneInSteps = function* (text: string, path: string): Generator<void, Scene> {
  return sceneOf(yield* sectionsInSteps(text), path)
}

/**
 * Returns the scene that sections declare.
 *
 * @example
 * sceneOf(sectionsOf('[node name="Main" type="Node2D"]'), "res://main.tscn").nodes
 * // [{ name: "Main", type: "Node2D", isUnique: false }]
 */
export const sceneOf = (sections: ReadonlyArray<Section>, path: string): Scene => {
  const externals = new Map<string, string>()
  const embedded = new Map<string, string>()
  const types = new Set<string>()
  const nodes: Array<SceneNode> = []
  for (const section of sections) {
    const { tag, attributes } = section
    if (tag === "ext_resource") {
      const target = textOf(attributes.get("path"))
      if (target !== undefined) externals.set(idOf(attributes.get("id")), resolvePath(target, path))
    } else if (tag === "sub_resource") {
      types.add(textOf(attributes.get("type")) ?? "")
      const source = section.properties.find(({ key }) => key === "script/source")
      const code = source === undefined ? undefined : textOf(parseValue(source.text))
      if (code !== undefined) embedded.set(idOf(attributes.get("id")), code)
    } else if (tag === "node") {
      nodes.push(nodeOf(section, externals, embedded))
    }
  }
  return { nodes, types, embedded }
}

const idOf = (value: Value): string => String(value)

const nodeOf = (
  { attributes, properties }: Section,
  externals: Externals,
  embedded: ReadonlyMap<string, string>
): SceneNode => {
  const parent = textOf(attributes.get("parent"))
  const type = textOf(attributes.get("type"))
  const instance = instanceOf(attributes, externals)
  let script: ScriptRef | undefined
  let isUnique = false
  for (const { key, text } of properties) {
    if (key === "script") script = scriptOf(parseValue(text), externals, embedded)
    else if (key === "unique_name_in_owner") isUnique = text === "true"
  }
  return {
    name: textOf(attributes.get("name")) ?? "",
    ...(parent === undefined ? {} : { parent }),
    ...(type === undefined ? {} : { type }),
    ...(instance === undefined ? {} : { instance }),
    ...(script === undefined ? {} : { script }),
    isUnique
  }
}

/** A placeholder is not an instance of its scene yet: its type is not known. */
const instanceOf = (attributes: ReadonlyMap<string, Value>, externals: Externals): string | undefined => {
  if (attributes.has("instance_placeholder")) return ""
  if (!attributes.has("instance")) return undefined
  const call = callOf(attributes.get("instance"))
  return externals.get(idOf(call?.arguments[0])) ?? ""
}

const scriptOf = (value: Value, externals: Externals, embedded: ReadonlyMap<string, string>): ScriptRef => {
  if (value === undefined) return { kind: "none" }
  const call = callOf(value)
  if (call === undefined) return { kind: "unknown" }
  const id = idOf(call.arguments[0])
  if (call.name === "SubResource") return embedded.has(id) ? { kind: "embedded", id } : { kind: "unknown" }
  const path = call.name === "ExtResource" ? externals.get(id) : undefined
  return path === undefined ? { kind: "unknown" } : { kind: "file", path }
}
