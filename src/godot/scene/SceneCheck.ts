/**
 * Finds what is wrong with a scene or a resource in its text form: what Godot does not load, leaves out or does not set.
 *
 * The grounds are those of a script's check: a class or a member that the reference lacks, a value that can never be one
 * of the property, a name that neither the file nor the project declares. What Godot takes is not reported.
 */

import { checkInSteps } from "../check/Check.ts"
import type { CheckReport, Finding } from "../check/Diagnostic.ts"
import { NO_LIMITS, type ReportLimits } from "../check/Report.ts"
import * as SceneTree from "../project/SceneTree.ts"
import { type Section, sectionsInSteps, textOf } from "../project/TextResource.ts"
import { viewOf } from "../project/View.ts"
import { checkShader } from "../shader/ShaderCheck.ts"
import { checkAnimations } from "./AnimationRules.ts"
import { checkClass, objectMade, resourceWanted } from "./ClassRules.ts"
import { checkConnection } from "./ConnectionRules.ts"
import { contextOf } from "./contextOf.ts"
import { embeddedText, findingsInFile, fromReport } from "./EmbeddedCode.ts"
import { checkHeader, checkLines, checkSections, type FileKind } from "./FormRules.ts"
import { checkNodes, nodeOwner } from "./NodeRules.ts"
import { checkParameters, type KnownUniforms } from "./ParameterRules.ts"
import { checkProperty } from "./PropertyRules.ts"
import { checkDeclaration, checkFile, checkUses } from "./ResourceRules.ts"
import { reportOf } from "./reportOf.ts"
import { attribute, type Owner, type SceneCheck, type SceneInput } from "./SceneContext.ts"

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

/** Checks a scene or resource; yields between its parts. */
export const checkSceneInSteps = function* (input: SceneInput, limits?: ReportLimits): Generator<void, CheckReport> {
  const { code, project, reference, version } = input
  const view =
    project && viewOf(project, { dialect: reference.dialect, reference, ...(version === undefined ? {} : { version }) })
  const findings: Array<Finding> = []
  const unverified = new Set<string>()
  const [, first, ...rest] = yield* sectionsInSteps(code)
  const notes = [...(view?.notes ?? [])]
  const done = () => reportOf(code, findings, { unverified, notes }, limits)
  const kind: FileKind | undefined =
    first?.tag === "gd_scene" ? "scene" : first?.tag === "gd_resource" ? "resource" : undefined
  if (first === undefined || kind === undefined) {
    const end = Math.min(code.length, code.indexOf("\n") === -1 ? code.length : code.indexOf("\n"))
    const message = 'A scene begins with [gd_scene format=3], a resource with [gd_resource type="..." format=3].'
    findings.push({ start: 0, end, code: "syntax", message })
    return done()
  }
  const check = yield* contextOf(input, view, rest, findings, unverified)
  if (!checkHeader(check, first)) return done()
  if (first.attributes.get("format") === 2 && reference.dialect === 4) {
    notes.push("format=2 is the form of Godot 3; Godot 4 loads it, and drops most of the properties that it renamed.")
  }
  yield* checkSections(check, [first.isClosed ? [] : [first], rest].flat(), kind)
  checkLines(check, first)
  const seen = new Set<string>()
  const uniforms: KnownUniforms = new Map()
  const nodes = rest.filter(({ tag }) => tag === "node")
  if (kind === "scene") yield* checkNodes(check, nodes)
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
    if (owner?.className === "ShaderMaterial") checkParameters(check, section, uniforms)
    yield* checkCode(input, check, section, section.tag === "resource" ? first : section, findings)
  }
  if (kind === "scene") yield* checkAnimations(check, rest)
  const header = attribute(first, "type")
  if (kind === "resource" && header !== undefined) checkClass(check, header.text, header.at, resourceWanted)
  for (const declared of check.declared.values()) {
    yield
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

/** Checks the script or the shader that a section holds; its type is in the other head. */
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
