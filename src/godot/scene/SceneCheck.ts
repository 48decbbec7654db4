/**
 * Finds what is wrong with a scene or a resource in its text form: what Godot does not load,
 * leaves out or does not set.
 *
 * The reasons are those of a script's check: a class or a member that the reference lacks, a value that the property
 * can never have, a name that neither the file nor the project declares. What Godot accepts is not reported.
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
import { type EmbeddedText, embeddedText, findingsInFile, fromReport } from "./EmbeddedCode.ts"
import { checkHeader, checkLines, checkSections, type FileKind } from "./FormRules.ts"
import { checkNodes, nodeOwner } from "./NodeRules.ts"
import { checkParameters, type KnownUniforms } from "./ParameterRules.ts"
import { checkProperty, reportLeftOut } from "./PropertyRules.ts"
import { checkDeclaration, checkFile, checkUses } from "./ResourceRules.ts"
import { reportOf } from "./reportOf.ts"
import { attribute, type Owner, type ReadProperty, type SceneCheck, type SceneInput } from "./SceneContext.ts"
import { checkVariable } from "./VariableRules.ts"

/** Matches the first head of a scene or resource. */
const header = /\[gd_(?:scene|resource)\b/y
/** Matches the text that may precede it, one line of comment at a time. */
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

/** Tag of the first section -> kind of the file. */
const kinds: ReadonlyMap<string, FileKind> = new Map([
  ["gd_scene", "scene"],
  ["gd_resource", "resource"]
])

/** Checks a scene or resource; yields between its parts. */
export const checkSceneInSteps = function* (input: SceneInput, limits?: ReportLimits): Generator<void, CheckReport> {
  const { code, project, reference, version } = input
  const view =
    project && viewOf(project, { dialect: reference.dialect, reference, ...(version === undefined ? {} : { version }) })
  const notes = [...(view?.notes ?? [])]
  const [, first, ...rest] = yield* sectionsInSteps(code)
  const kind = kinds.get(first?.tag ?? "")
  if (first === undefined || kind === undefined) {
    return reportOf(code, [headMissing(code)], { unverified: new Set(), notes }, limits)
  }
  const check = yield* contextOf(input, view, rest)
  const { findings, unverified } = check
  if (checkHeader(check, first)) {
    if (first.attributes.get("format") === 2 && reference.dialect === 4) notes.push(OLD_FORMAT)
    yield* checkWhole(check, kind, first, rest)
  }
  return reportOf(code, findings, { unverified, notes }, limits)
}

const OLD_FORMAT =
  "format=2 is the form of Godot 3; Godot 4 loads it, and drops most of the properties that it renamed."

/** Beginning of the text that Git has in place of a file in Git LFS. */
const LFS_POINTER = "version https://git-lfs.github.com/spec/"

/** The finding on the first line of a text that does not begin like a scene or a resource. */
const headMissing = (code: string): Finding => ({
  start: 0,
  end: code.indexOf("\n") === -1 ? code.length : code.indexOf("\n"),
  code: "syntax",
  message: code.startsWith(LFS_POINTER)
    ? "This is Git LFS's pointer to the file, and not the file; git lfs pull fetches that."
    : 'A scene begins with [gd_scene format=3], a resource with [gd_resource type="..." format=3].'
})

/** Checks a file with a valid header: its form, its nodes, each section, then what needs all of them. */
const checkWhole = function* (
  check: SceneCheck,
  kind: FileKind,
  first: Section,
  rest: ReadonlyArray<Section>
): Generator<void> {
  yield* checkSections(check, [first.isClosed ? [] : [first], rest].flat(), kind)
  checkLines(check, first)
  if (kind === "scene") {
    yield* checkNodes(
      check,
      rest.filter(({ tag }) => tag === "node")
    )
  }
  const seen = new Set<string>()
  const uniforms: KnownUniforms = new Map()
  for (const section of rest) {
    yield
    checkLines(check, section)
    if (section.tag === "ext_resource" || section.tag === "sub_resource") checkDeclaration(check, section, seen)
    if (section.tag === "connection") checkConnection(check, section)
    yield* checkProperties(check, section, first, uniforms)
    yield* checkCode(check, section, section.tag === "resource" ? first : section)
  }
  if (kind === "scene") yield* checkAnimations(check, rest)
  else checkType(check, first)
  yield* checkDeclared(check)
}

/** Checks the values of a section: the resources that they use, and the properties that its owner has. */
const checkProperties = function* (
  check: SceneCheck,
  section: Section,
  first: Section,
  uniforms: KnownUniforms
): Generator<void> {
  const properties = check.read(section)
  const owner = ownerOfSection(check, section, first)
  for (const { property, value } of properties)
    if (value !== undefined) checkUses(check, value, resourceOf(check, owner?.className, property.key))
  checkInstance(check, section)
  if (owner === undefined) return
  const leftOut: Array<ReadProperty> = []
  for (const property of properties) {
    yield
    const variable = owner.script?.variables.get(property.property.key)
    if (variable === undefined) checkProperty(check, owner, property, leftOut)
    else checkVariable(check, section, variable, property)
  }
  reportLeftOut(check, owner, leftOut)
  if (owner.className === "ShaderMaterial") checkParameters(check, section, uniforms)
}

/** The class of the resource that a property takes; absent if the reference does not say it. */
const resourceOf = ({ api }: SceneCheck, className: string | undefined, key: string): string | undefined => {
  if (key === "script") return "Script"
  const found = className === undefined ? "absent" : api.find(className, key)
  return typeof found === "object" && found.kind === "property" ? found.doc.type : undefined
}

/** Checks the files and the classes of the resources that are declared. */
const checkDeclared = function* (check: SceneCheck): Generator<void> {
  for (const declared of check.declared.values()) {
    yield
    if (declared.kind === "ExtResource") checkFile(check, declared)
    else checkType(check, declared.section)
  }
}

/** Checks the class in the `type` of a resource's head. */
const checkType = (check: SceneCheck, head: Section): void => {
  const type = attribute(head, "type")
  if (type !== undefined) checkClass(check, type.text, type.at, resourceWanted)
}

/** Returns the class and the script of the object that a section declares; absent if it has no properties. */
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
  const use = {
    kind: "resource",
    name: value.name,
    id: String(id),
    idAt: { start: from, end: at.end - 1 },
    ...at
  } as const
  checkUses(check, use, "PackedScene")
}

/** Checks the scripts and the shader that a section holds; the type of the resource is in `head`. */
const checkCode = function* (check: SceneCheck, section: Section, head: Section): Generator<void> {
  if (section.tag !== "sub_resource" && section.tag !== "resource") return
  for (const { property, value } of check.read(section)) {
    if (value?.kind !== "string") continue
    const embedded = () => embeddedText(check.text, value.start, value.end)
    if (property.key === "script/source") yield* checkScript(check, section, embedded())
    else if (property.key === "code" && textOf(head.attributes.get("type")) === "Shader") {
      const text = embedded()
      const { dialect, label } = check.reference
      check.findings.push(...findingsInFile(text, checkShader({ code: text.code, dialect, label, isIncluded: false })))
    }
  }
}

/** Checks the script that a section holds. */
const checkScript = function* (check: SceneCheck, { attributes }: Section, text: EmbeddedText): Generator<void> {
  const { path, reference, view } = check
  const input = {
    code: text.code,
    reference,
    ...(view === undefined ? {} : { project: view }),
    ...(path === undefined ? {} : { path: SceneTree.embeddedPath(path, String(attributes.get("id"))) })
  }
  const { diagnostics } = yield* checkInSteps(input, NO_LIMITS)
  check.findings.push(...fromReport(text, diagnostics))
}
