/** Checks one text, script, shader, scene, resource or settings, against a reference and a project. */

import type { Context } from "effect"
import type { Files } from "../../../kernel/files/Files.ts"
import { getOrMake } from "../../../kernel/util/Collections.ts"
import { runSync } from "../../../kernel/util/TimeSlices.ts"
import { checkInSteps } from "../../check/Check.ts"
import type { ReferenceView } from "../../check/CheckInput.ts"
import type { CheckReport } from "../../check/Diagnostic.ts"
import { DEFAULT_LIMITS, type ReportLimits, report } from "../../check/Report.ts"
import * as Reference from "../../check/reference/Reference.ts"
import type { Names } from "../../library/live/Snapshot.ts"
import type { ClassDocs, Lookup } from "../../library/lookup/ClassDocs.ts"
import { absentParents } from "../../library/lookup/ReferenceGaps.ts"
import { type ProjectState, withText } from "../../project/ProjectState.ts"
import { viewOf } from "../../project/View.ts"
import { checkSceneInSteps, isScene } from "../../scene/SceneCheck.ts"
import { lineStartsOf } from "../../script/Position.ts"
import { checkSettingsInSteps, isSettings } from "../../settings/SettingsCheck.ts"
import { kindOf } from "../../settings/SettingsFile.ts"
import { checkShader, isShader } from "../../shader/ShaderCheck.ts"
import { tokenize } from "../../shader/ShaderTokens.ts"
import { includesOf, textOf } from "./ShaderIncludes.ts"

/** The reference and project that texts are checked against. */
export interface CheckGround {
  readonly reference: ReferenceView
  /** `4.5`; absent if the reference does not state it. */
  readonly version: string | undefined
  readonly project: ProjectState | undefined
  /** Reads the files that shaders of the project include; without it, their declarations are unknown. */
  readonly files?: Context.Tag.Service<Files>
}

export interface TextToCheck {
  readonly code: string
  /** `res://player.gd`; absent for a text that is no file of the project. */
  readonly path?: string
  /**
   * The name of its file outside of a project; its extension distinguishes scripts, shaders, scenes, resources and
   * settings.
   */
  readonly file?: string
}

const SCENE_FILE = /\.(?:tscn|escn|tres)$/i
const SHADER_FILE = /\.(?:gdshader|gdshaderinc|shader)$/i

/** Returns the findings for a text, within the `limits` of a whole answer. */
export const checkText = (ground: CheckGround, text: TextToCheck, limits?: ReportLimits): CheckReport =>
  runSync(checkTextInSteps(ground, text, limits))

/** Returns what `checkText` does; yields after each part of a script. */
export const checkTextInSteps = function* (
  { reference, version, project, files }: CheckGround,
  { code, path, file = path }: TextToCheck,
  limits: ReportLimits = DEFAULT_LIMITS
): Generator<void, CheckReport> {
  if (SHADER_FILE.test(file ?? "") || (!/\.gd$/i.test(file ?? "") && isShader(code))) {
    const { dialect, label } = reference
    const isIncluded = file !== undefined && /\.gdshaderinc$/i.test(file)
    const includes = files === undefined || project === undefined ? {} : { includes: includesOf(files, project, path) }
    const findings = checkShader({ code, dialect, label, isIncluded, ...includes })
    const text = { text: code, lineStarts: lineStartsOf(code), comments: tokenize(code).comments }
    return report(text, findings, { unverified: [], notes: [] }, limits)
  }
  const isScript = /\.gd$/i.test(file ?? "")
  const around = project === undefined ? {} : { project }
  const given = { code, reference, ...around, ...(version && { version }), ...(path === undefined ? {} : { path }) }
  if (SCENE_FILE.test(file ?? "") || (!isScript && isScene(code))) {
    const shaders = files === undefined || project === undefined ? {} : { shaderText: textOf(files, project) }
    return yield* checkSceneInSteps({ ...given, ...shaders }, limits)
  }
  if (kindOf(file ?? "") !== undefined || (!isScript && isSettings(code))) {
    return yield* checkSettingsInSteps({ ...given, ...(file === undefined ? {} : { file }) }, limits)
  }
  const state = project === undefined || path === undefined ? project : withText(project, path, code)
  const view =
    state === undefined
      ? {}
      : { project: viewOf(state, { dialect: reference.dialect, reference, ...(version && { version }) }) }
  return yield* checkInSteps({ code, reference, ...view, ...(path === undefined ? {} : { path }) }, limits)
}

/** Matches lines before the first declaration of a C# file: empty lines, comments, attributes. */
const BEFORE_DECLARATION = /^\s*(?:$|\/\/|\[[A-Z])/
const CSHARP = /^\s*(?:using [\w.= ]+;|namespace [\w.]+|(?:public|internal) (?:\w+ )*(?:class|struct|enum|interface) )/

/**
 * Returns the language of a text that certainly cannot be checked; `undefined` for any other text.
 *
 * @example
 * otherKindOf("using Godot;\n") // "C#"
 */
export const otherKindOf = (code: string): string | undefined => {
  if (/^(?:RSRC|RSCC)\b/.test(code)) return "a binary scene or resource"
  const first = code.split(/[\r\n]+/).find((line) => !BEFORE_DECLARATION.test(line)) ?? ""
  return CSHARP.test(first) ? "C#" : undefined
}

/** The checker's view of a snapshot; the same one as long as its symbols are. */
const views = new WeakMap<Lookup, ReferenceView>()

export const referenceOf = (names: Names, docs: Context.Tag.Service<ClassDocs>): ReferenceView => {
  const classDoc = docs.of(names)
  return getOrMake(views, classDoc, () => {
    const { symbols, facts } = names
    const hasGaps = absentParents(names).size > 0 || facts.damaged.length > 0 || facts.layout === "starter"
    return Reference.make({
      symbols,
      version: facts.version,
      classDoc,
      accessors: () => docs.accessors(names),
      hasGaps
    })
  })
}
