/** Gathers what the rules need to know of a scene or resource: what it declares, its tree, its scripts. */

import type { Finding } from "../check/Diagnostic.ts"
import * as Api from "../check/reference/Api.ts"
import type { ProjectState } from "../project/ProjectState.ts"
import { resolvePath, type Scene, sceneOf } from "../project/Scene.ts"
import * as SceneTree from "../project/SceneTree.ts"
import { type Section, textOf } from "../project/TextResource.ts"
import { parse } from "../script/Parser.ts"
import type { Script } from "../script/Script.ts"
import { objectMade } from "./ClassRules.ts"
import { readProperty } from "./FormRules.ts"
import { pathOf } from "./NodeRules.ts"
import { type Declared, type ReadProperty, type SceneCheck, type SceneInput, searchesOfCheck } from "./SceneContext.ts"
import { type ScriptMembers, scriptMembers } from "./scriptMembers.ts"

/** No resources of other files are known without a project. */
const EMPTY: Scene = { nodes: [], embedded: new Map() }

/** Gathers what is known of a file before it is checked; yields between its parts. */
export const contextOf = function* (
  input: SceneInput,
  view: SceneCheck["view"],
  sections: ReadonlyArray<Section>,
  findings: Array<Finding>,
  unverified: Set<string>
): Generator<void, SceneCheck> {
  const { code, path, project, reference } = input
  const api = Api.of(reference)
  const own = path ?? "res://"
  const scene = sections.some(({ tag }) => tag === "node" || tag === "sub_resource") ? sceneOf(sections, own) : EMPTY
  const trees =
    project?.trees ??
    SceneTree.make({
      scene: () => undefined,
      scenePaths: [],
      descendants: () => [],
      hasScript: () => true,
      autoload: () => undefined
    })
  yield
  const declared = declaredIn(sections, own, project)
  yield
  const moved = movedFiles(declared, own)
  const made = { ...scene, nodes: scene.nodes.map((node) => madeNode({ api, reference }, node, moved)) }
  yield
  const scripts = new Map<string, ScriptMembers | undefined>()
  const parsed = new Map<string, Script>()
  const scriptOf = (wanted: string): Script | undefined => {
    const id = wanted.startsWith(`${own}::`) ? wanted.slice(own.length + 2) : undefined
    const source = id === undefined ? undefined : scene.embedded.get(id)
    if (source === undefined) return view?.script(wanted)
    const script = parsed.get(wanted) ?? parse(source, reference.dialect)
    parsed.set(wanted, script)
    return script
  }
  const values = new Map<Section, ReadonlyArray<ReadProperty>>()
  const ownPaths = new Map<string, number>()
  const sharedPaths = new Set<string>()
  for (const section of sections) {
    if (section.tag !== "node") continue
    yield
    const { attributes, head } = section
    const makes = attributes.has("type") || attributes.has("instance") || attributes.has("instance_placeholder")
    const at = pathOf(section)
    if (makes && ownPaths.has(at)) sharedPaths.add(at)
    else if (makes) ownPaths.set(at, head.start)
  }
  const tree = trees.assemble(made, own)
  yield
  const check: SceneCheck = {
    text: code,
    api,
    reference,
    view,
    declared,
    read: (section) => {
      let known = values.get(section)
      if (known === undefined) {
        known = section.properties.map((property, index) => {
          const next = section.properties[index + 1]?.start ?? Number.POSITIVE_INFINITY
          const read = readProperty(check, property, next)
          return { property, value: "value" in read ? read.value : undefined }
        })
        values.set(section, known)
      }
      return known
    },
    tree,
    ownPaths,
    sharedPaths,
    bringsNodes: scene.nodes.some(({ instance }) => instance !== undefined),
    files: () => Array.from(project?.all ?? []),
    scriptAt: (wanted) => {
      if (view === undefined && !wanted.startsWith(`${own}::`)) return undefined
      if (!scripts.has(wanted)) {
        const names = view ?? { classScript: () => undefined }
        scripts.set(wanted, scriptMembers(wanted, scriptOf, names, api))
      }
      return scripts.get(wanted)
    },
    unverified,
    searches: searchesOfCheck(),
    report: (one, { start, end }, message, more = {}) => {
      findings.push({ start, end, code: one, message, ...more })
    }
  }
  return check
}

/** Paths of files as the scene says them -> where their identities are, which Godot looks for first. */
const movedFiles = (declared: SceneCheck["declared"], own: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const { path, section } of declared.values()) {
    const said = textOf(section.attributes.get("path"))
    if (path !== undefined && said !== undefined) found.set(resolvePath(said, own), path)
  }
  return found
}

/** A node with the class that Godot makes of its type, and the files that Godot finds. */
const madeNode = (
  where: Pick<SceneCheck, "api" | "reference">,
  said: Scene["nodes"][number],
  moved: ReadonlyMap<string, string>
): Scene["nodes"][number] => {
  const { instance, script } = said
  const node = {
    ...said,
    ...(instance === undefined ? {} : { instance: moved.get(instance) ?? instance }),
    ...(script?.kind === "file" ? { script: { ...script, path: moved.get(script.path) ?? script.path } } : {})
  }
  if (node.type === undefined) return node
  const type = objectMade(where, node.type, "Node")
  const { type: _, ...others } = node
  return type === undefined ? { ...others, instance: "" } : { ...node, type }
}

/** Ends of the names of files whose identities the project knows. */
const IDENTIFIED = /\.(?:gd|tscn|tres)$/i

/** The resources that a file declares; of two with one id the last. */
const declaredIn = (
  sections: ReadonlyArray<Section>,
  own: string,
  project: ProjectState | undefined
): ReadonlyMap<string, Declared> => {
  const found = new Map<string, Declared>()
  for (const section of sections) {
    const { attributes, tag } = section
    const kind = tag === "ext_resource" ? "ExtResource" : tag === "sub_resource" ? "SubResource" : undefined
    const id = attributes.get("id")
    if (kind === undefined || (typeof id !== "string" && typeof id !== "number")) continue
    const type = textOf(attributes.get("type"))
    const path = textOf(attributes.get("path"))
    const embedded = kind === "SubResource" && section.properties.some(({ key }) => key === "script/source")
    const where = embedded ? SceneTree.embeddedPath(own, String(id)) : undefined
    const uid = textOf(attributes.get("uid"))
    const file = path !== undefined && uid !== undefined && IDENTIFIED.test(path) ? project?.pathOfUid(uid) : undefined
    const target = file ?? (path === undefined ? where : resolvePath(path, own))
    found.set(`${kind} ${id}`, { kind, section, type, ...(target === undefined ? {} : { path: target }) })
  }
  return found
}
