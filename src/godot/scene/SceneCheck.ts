/**
 * Finds what is wrong with a scene or a resource in its text form: what Godot does not load, leaves out or does not set.
 *
 * The grounds are those of a script's check: a class or a member that the reference lacks, a value that can never be one
 * of the property, a name that neither the file nor the project declares. What Godot takes is not reported.
 */

import { checkInSteps } from "../check/Check.ts"
import type { ReferenceView } from "../check/CheckInput.ts"
import type { CheckReport, Finding } from "../check/Diagnostic.ts"
import { report as makeReport, NO_LIMITS, type ReportLimits } from "../check/Report.ts"
import * as Api from "../check/reference/Api.ts"
import type { ProjectState } from "../project/ProjectState.ts"
import { readScene, resolvePath, type Scene } from "../project/Scene.ts"
import * as SceneTree from "../project/SceneTree.ts"
import { type Section, sectionsOf, textOf } from "../project/TextResource.ts"
import { viewOf } from "../project/View.ts"
import { parse } from "../script/Parser.ts"
import { lineStartsOf } from "../script/Position.ts"
import type { Script } from "../script/Script.ts"
import { checkShader } from "../shader/ShaderCheck.ts"
import { checkClass, objectMade, resourceWanted } from "./ClassRules.ts"
import { checkConnection } from "./ConnectionRules.ts"
import { embeddedText, findingsInFile, fromReport } from "./EmbeddedCode.ts"
import { checkHeader, checkLines, checkSections, type FileKind, readProperty } from "./FormRules.ts"
import { checkNodes, nodeOwner, pathOf } from "./NodeRules.ts"
import { checkProperty } from "./PropertyRules.ts"
import { checkDeclaration, checkFile, checkUses } from "./ResourceRules.ts"
import {
  attribute,
  type Declared,
  type Owner,
  type ReadProperty,
  type SceneCheck,
  searchesOfCheck
} from "./SceneContext.ts"
import { type ScriptMembers, scriptMembers } from "./scriptMembers.ts"

export interface SceneInput {
  readonly code: string
  /** `res://level.tscn`; absent for a text without a file. */
  readonly path?: string
  readonly reference: ReferenceView
  /** `4.5`; absent where the reference does not say. */
  readonly version?: string
  readonly project?: ProjectState
}

/** Matches the first head of a scene or resource. */
const header = /\[gd_(?:scene|resource)\b/y
/** Matches what may come before it, a line of comment at a time. */
const before = /\s*(?:;[^\n]*)?/y

/**
 * Checks whether a text is a scene or a resource, by its first head.
 *
 * @example
 * isScene("[gd_scene format=3]") // true
 * isScene("extends Node") // false
 */
export const isScene = (text: string): boolean => {
  let at = 0
  for (let length = -1; length !== 0; at += length) {
    before.lastIndex = at
    length = before.exec(text)?.[0].length ?? 0
  }
  header.lastIndex = at
  return header.test(text)
}

/** Checks a scene or resource; yields after each part of it. */
export const checkSceneInSteps = function* (input: SceneInput, limits?: ReportLimits): Generator<void, CheckReport> {
  const { code, project, reference, version } = input
  const view = project && viewOf(project, { dialect: reference.dialect, ...(version === undefined ? {} : { version }) })
  const findings: Array<Finding> = []
  const unverified = new Set<string>()
  const [, first, ...rest] = sectionsOf(code)
  const notes = [...(view?.notes ?? [])]
  const done = () => {
    const comments = Array.from(
      code.matchAll(/^([^\n]*?);[ \t]*godot-check:[^\n]*/gm),
      ({ 0: text, 1: before = "", index }) => ({
        start: index + before.length,
        end: index + text.length,
        isAlone: before.trim() === ""
      })
    )
    return makeReport({ text: code, lineStarts: lineStartsOf(code), comments }, findings, { unverified, notes }, limits)
  }
  const kind: FileKind | undefined =
    first?.tag === "gd_scene" ? "scene" : first?.tag === "gd_resource" ? "resource" : undefined
  if (first === undefined || kind === undefined) {
    const end = Math.min(code.length, code.indexOf("\n") === -1 ? code.length : code.indexOf("\n"))
    const message = 'A scene begins with [gd_scene format=3], a resource with [gd_resource type="..." format=3].'
    findings.push({ start: 0, end, code: "syntax", message })
    return done()
  }
  const check = contextOf(input, view, rest, findings, unverified)
  if (!checkHeader(check, first)) return done()
  if (first.attributes.get("format") === 2 && reference.dialect === 4) {
    notes.push("format=2 is the form of Godot 3; Godot 4 loads it, and drops most of the properties that it renamed.")
  }
  checkSections(check, [first.isClosed ? [] : [first], rest].flat(), kind)
  checkLines(check, first)
  const seen = new Set<string>()
  const nodes = rest.filter(({ tag }) => tag === "node")
  if (kind === "scene") checkNodes(check, nodes)
  for (const section of rest) {
    yield
    checkLines(check, section)
    if (section.tag === "ext_resource" || section.tag === "sub_resource") checkDeclaration(check, section, seen)
    if (section.tag === "connection") checkConnection(check, section)
    const properties = check.read(section)
    for (const { value } of properties) if (value !== undefined) checkUses(check, value)
    checkInstance(check, section)
    const owner = ownerOfSection(check, section, first)
    if (owner !== undefined) {
      for (const property of properties) {
        yield
        checkProperty(check, owner, property)
      }
    }
    yield* checkCode(input, check, section, section.tag === "resource" ? first : section, findings)
  }
  const header = attribute(first, "type")
  if (kind === "resource" && header !== undefined) checkClass(check, header.text, header.at, resourceWanted)
  for (const declared of check.declared.values()) {
    if (declared.kind === "ExtResource") checkFile(check, declared)
    const type = attribute(declared.section, "type")
    if (declared.kind === "SubResource" && type !== undefined) checkClass(check, type.text, type.at, resourceWanted)
  }
  return done()
}

/** The class and the script of what a section declares; absent where it has no properties. */
const ownerOfSection = (check: SceneCheck, section: Section, first: Section): Owner | undefined => {
  if (section.tag === "node") return nodeOwner(check, section)
  const type = attribute(section.tag === "resource" ? first : section, "type")?.text
  if (type === undefined || (section.tag !== "sub_resource" && section.tag !== "resource")) return undefined
  const className = objectMade(check, type, "Resource")
  if (className === undefined) return undefined
  const given = check.read(section).find(({ property }) => property.key === "script")?.value
  if (given === undefined || given.kind === "null") return { className, hasUnknownScript: false }
  const path = given.kind === "resource" ? check.declared.get(`${given.name} ${given.id}`)?.path : undefined
  const script = path === undefined ? undefined : check.scriptAt(path)
  return { className, ...(script && { script }), hasUnknownScript: script?.isWhole !== true }
}

/** Checks the resource that a node is an instance of. */
const checkInstance = (check: SceneCheck, { attributes, places }: Section): void => {
  const at = places.get("instance")
  const value = attributes.get("instance")
  if (at === undefined || typeof value !== "object" || !("name" in value)) return
  const [id] = value.arguments
  if (typeof id !== "string" && typeof id !== "number") return
  const text = check.text.slice(at.start, at.end)
  const inner = at.start + text.indexOf("(") + 1
  const from = inner + (/^\s*/.exec(check.text.slice(inner, at.end))?.[0].length ?? 0)
  checkUses(check, {
    kind: "resource",
    name: value.name,
    id: String(id),
    idAt: { start: from, end: at.end - 1 },
    ...at
  })
}

/** Checks code that a section holds as text; the type of what it makes is in the other head. */
const checkCode = function* (
  input: SceneInput,
  check: SceneCheck,
  section: Section,
  { attributes }: Section,
  findings: Array<Finding>
): Generator<void> {
  if (section.tag !== "sub_resource" && section.tag !== "resource") return
  for (const { property, value } of check.read(section)) {
    if (value?.kind !== "string") continue
    const { reference } = input
    const embedded = () => embeddedText(input.code, value.start, value.end)
    if (property.key === "script/source") {
      const text = embedded()
      const path =
        input.path === undefined
          ? {}
          : { path: SceneTree.embeddedPath(input.path, String(section.attributes.get("id"))) }
      const project = check.view === undefined ? {} : { project: check.view }
      const { diagnostics } = yield* checkInSteps({ code: text.code, reference, ...project, ...path }, NO_LIMITS)
      findings.push(...fromReport(text, diagnostics))
    } else if (property.key === "code" && textOf(attributes.get("type")) === "Shader") {
      const text = embedded()
      const { dialect, label } = reference
      findings.push(...findingsInFile(text, checkShader({ code: text.code, dialect, label, isIncluded: false })))
    }
  }
}

/** No resources of other files are known without a project. */
const EMPTY: Scene = { nodes: [], embedded: new Map() }

const contextOf = (
  input: SceneInput,
  view: SceneCheck["view"],
  sections: ReadonlyArray<Section>,
  findings: Array<Finding>,
  unverified: Set<string>
): SceneCheck => {
  const { code, path, project, reference } = input
  const api = Api.of(reference)
  const own = path ?? "res://"
  const scene = sections.some(({ tag }) => tag === "node" || tag === "sub_resource") ? readScene(code, own) : EMPTY
  const trees =
    project?.trees ??
    SceneTree.make({
      scene: () => undefined,
      scenePaths: [],
      descendants: () => [],
      hasScript: () => true,
      autoload: () => undefined
    })
  const declared = declaredIn(sections, own, project)
  const moved = movedFiles(declared, own)
  const made = { ...scene, nodes: scene.nodes.map((node) => madeNode({ api, reference }, node, moved)) }
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
    const { attributes, head } = section
    const makes = attributes.has("type") || attributes.has("instance") || attributes.has("instance_placeholder")
    const at = pathOf(section)
    if (makes && ownPaths.has(at)) sharedPaths.add(at)
    else if (makes) ownPaths.set(at, head.start)
  }
  const check: SceneCheck = {
    text: code,
    path,
    api,
    reference,
    view,
    sections,
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
    tree: trees.assemble(made, own),
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
