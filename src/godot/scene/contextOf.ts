/** Gathers the facts that the rules need about a scene or resource: its declarations, its tree, its scripts. */

import { memoize } from "../../kernel/util/memoize.ts"
import type { Finding } from "../check/Diagnostic.ts"
import * as Api from "../check/reference/Api.ts"
import type { ProjectState } from "../project/ProjectState.ts"
import { type Scene, sceneOf } from "../project/Scene.ts"
import * as SceneTree from "../project/SceneTree.ts"
import { type Section, textOf } from "../project/TextResource.ts"
import { parse } from "../script/Parser.ts"
import { resolvePath } from "../script/ResourcePath.ts"
import type { Script } from "../script/Script.ts"
import { objectMade } from "./ClassRules.ts"
import { readProperty } from "./FormRules.ts"
import { pathOf } from "./NodeRules.ts"
import { type Declared, type ReadProperty, type SceneCheck, type SceneInput, searchesOfCheck } from "./SceneContext.ts"
import { scriptMembers } from "./scriptMembers.ts"

/** No resources of other files are known without a project. */
const EMPTY: Scene = { nodes: [], types: new Set(), embedded: new Map() }

/** Gathers the facts about a file before it is checked; yields between its parts. */
export const contextOf = function* (
  input: SceneInput,
  view: SceneCheck["view"],
  sections: ReadonlyArray<Section>
): Generator<void, SceneCheck> {
  const { code, path, project, reference, shaderText = () => undefined } = input
  const api = Api.of(reference)
  const own = path ?? "res://"
  const scene = sections.some(({ tag }) => tag === "node" || tag === "sub_resource") ? sceneOf(sections, own) : EMPTY
  yield
  const declared = declaredIn(sections, own, project)
  yield
  const moved = movedFiles(declared, own)
  const nodes = scene.nodes.map((node) => madeNode({ api, reference }, node, moved))
  yield
  const paths = yield* pathsOfNodes(sections)
  const tree = (project?.trees ?? noTrees()).assemble({ ...scene, nodes }, own)
  yield
  const findings: Array<Finding> = []
  const check: SceneCheck = {
    text: code,
    path,
    api,
    reference,
    view,
    declared,
    read: memoize((section: Section) => readProperties(check, section)),
    tree,
    ...paths,
    bringsNodes: scene.nodes.some(({ instance }) => instance !== undefined),
    shaderText: memoize(shaderText),
    files: () => Array.from(project?.all ?? []),
    scriptAt: scriptsOf({ own, embedded: scene.embedded, view, reference, api }),
    unverified: new Set(),
    searches: searchesOfCheck(),
    findings,
    report: (one, { start, end }, message, more = {}) => {
      findings.push({ start, end, code: one, message, ...more })
    }
  }
  return check
}

/** Trees for a file without other known scenes. */
const noTrees = (): SceneTree.SceneTrees =>
  SceneTree.make({
    scene: () => undefined,
    scenePaths: [],
    descendants: () => [],
    isGone: () => false,
    hasScript: () => true,
    autoload: () => undefined
  })

/** Finds the paths of the nodes that the file itself makes; yields before each node. */
const pathsOfNodes = function* (
  sections: ReadonlyArray<Section>
): Generator<void, Pick<SceneCheck, "ownPaths" | "sharedPaths">> {
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
  return { ownPaths, sharedPaths }
}

/** Reads the values of a section's properties, each of which ends before the next property. */
const readProperties = (check: SceneCheck, { properties }: Section): ReadonlyArray<ReadProperty> =>
  properties.map((property, index) => {
    const next = properties[index + 1]?.start ?? Number.POSITIVE_INFINITY
    const read = readProperty(check, property, next)
    return { property, value: "value" in read ? read.value : undefined }
  })

/** Where scripts are found: embedded in the file itself, which is at `own`, or in the project. */
interface ScriptSources extends Pick<SceneCheck, "view" | "reference" | "api"> {
  readonly own: string
  /** Sources of embedded scripts by their ids. */
  readonly embedded: Scene["embedded"]
}

/** Makes the search for the members of a script by its path, which reads each script once. */
const scriptsOf = ({ own, embedded, view, reference, api }: ScriptSources): SceneCheck["scriptAt"] => {
  const isEmbedded = (path: string): boolean => path.startsWith(`${own}::`)
  const parseEmbedded = memoize((source: string) => parse(source, reference.dialect))
  const scriptOf = (path: string): Script | undefined => {
    const source = isEmbedded(path) ? embedded.get(path.slice(own.length + 2)) : undefined
    return source === undefined ? view?.script(path) : parseEmbedded(source)
  }
  const members = memoize((path: string) =>
    scriptMembers(path, scriptOf, view ?? { classScript: () => undefined }, api)
  )
  return (path) => (view === undefined && !isEmbedded(path) ? undefined : members(path))
}

/** Paths of files in the scene -> the present paths of their identities, which Godot looks up first. */
const movedFiles = (declared: SceneCheck["declared"], own: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const { path, section } of declared.values()) {
    const said = textOf(section.attributes.get("path"))
    if (path !== undefined && said !== undefined) found.set(resolvePath(said, own), path)
  }
  return found
}

/** A node with the class that Godot loads for its type, and the files that Godot finds. */
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

/** Tag -> its rank in the order of a file. */
const ranks: Readonly<Record<string, number>> = {
  ext_resource: 0,
  sub_resource: 1,
  resource: 2,
  node: 2,
  connection: 2,
  editable: 2
}

/** The resources that a file declares; of two with one id the last. */
const declaredIn = (
  sections: ReadonlyArray<Section>,
  own: string,
  project: ProjectState | undefined
): ReadonlyMap<string, Declared> => {
  const found = new Map<string, Declared>()
  /** The tag that comes last in a file, of those that came already. */
  let last = 0
  for (const section of sections) {
    const { attributes, tag } = section
    const place = ranks[tag] ?? last
    const isMisplaced = place < last
    last = Math.max(last, place)
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
    found.set(`${kind} ${id}`, { kind, section, type, isMisplaced, ...(target === undefined ? {} : { path: target }) })
  }
  return found
}
