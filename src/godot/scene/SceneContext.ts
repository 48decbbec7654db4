/** The state that the rules for scenes and resources share while one file is checked. */

import type { ProjectView, ReferenceView } from "../check/CheckInput.ts"
import type { Code, Finding, FindingDetails } from "../check/Diagnostic.ts"
import { intendedName } from "../check/fixes/intendedName.ts"
import { MAX_SEARCHES } from "../check/Memory.ts"
import type { Api } from "../check/reference/Api.ts"
import type { ProjectState } from "../project/ProjectState.ts"
import type { AssembledNode } from "../project/ScenePaths.ts"
import type { AssembledScene } from "../project/SceneTree.ts"
import type { Property, Section } from "../project/TextResource.ts"
import type { Span } from "../script/Position.ts"
import type { SceneValue } from "./SceneValue.ts"
import type { ScriptMembers } from "./scriptMembers.ts"

/** A scene or resource to check, and the data to check it against. */
export interface SceneInput {
  readonly code: string
  /** `res://level.tscn`; absent for a text without a file. */
  readonly path?: string
  readonly reference: ReferenceView
  /** `4.5`; absent if the reference does not state it. */
  readonly version?: string
  readonly project?: ProjectState
  /** Reads a shader of the project; without it, its uniforms are not known. */
  readonly shaderText?: (path: string) => string | undefined
}

/** A resource that the file declares. */
export interface Declared {
  readonly kind: "ExtResource" | "SubResource"
  readonly section: Section
  /** Class in the file. */
  readonly type: string | undefined
  /** `res://` path of an external one. */
  readonly path?: string
  /** True if its section comes after one that it must come before, which is reported there. */
  readonly isMisplaced: boolean
}

/** A value of a property, where it can be read. */
export interface ReadProperty {
  readonly property: Property
  readonly value: SceneValue | undefined
}

/** The class and the script of a node or a resource. */
export interface Owner {
  /** Absent if the class is not known. */
  readonly className?: string
  /** Absent if there is no script. */
  readonly script?: ScriptMembers
  /** True if there is a script that is not known. */
  readonly hasUnknownScript: boolean
}

export interface SceneCheck {
  readonly text: string
  /** `res://level.tscn`; absent for a text without a file. */
  readonly path: string | undefined
  readonly api: Api
  readonly reference: ReferenceView
  readonly view: ProjectView | undefined
  /** Resources by their ids, the kind before them: `ExtResource 1`. */
  readonly declared: ReadonlyMap<string, Declared>
  /** Values of the properties of a section, in order. */
  readonly read: (section: Section) => ReadonlyArray<ReadProperty>
  /** The nodes of the file in their tree. */
  readonly tree: AssembledScene
  /** Paths of the nodes that the file itself makes -> offsets of their heads. */
  readonly ownPaths: ReadonlyMap<string, number>
  /** Paths that several nodes share, such as two roots: it is not certain which one a path means. */
  readonly sharedPaths: ReadonlySet<string>
  /** True if a node is an instance of another scene. */
  readonly bringsNodes: boolean
  /** The members of the script at a path; undefined if it cannot be read. */
  readonly scriptAt: (path: string) => ScriptMembers | undefined
  /** The text of the shader at a path; absent if it cannot be read. */
  readonly shaderText: (path: string) => string | undefined
  /** Paths of all files of the project. */
  readonly files: () => ReadonlyArray<string>
  readonly unverified: Set<string>
  /** Searches for near names that are left. */
  readonly searches: { left: number }
  /** Findings so far, in the order of the rules. */
  readonly findings: Array<Finding>
  readonly report: (code: Code, at: Span, message: string, more?: FindingDetails) => void
}

/** The text of an attribute of a head, and its place. */
export const attribute = (section: Section, name: string): { readonly text: string; readonly at: Span } | undefined => {
  const value = section.attributes.get(name)
  const at = section.places.get(name)
  return typeof value === "string" && at !== undefined ? { text: value, at } : undefined
}

/**
 * Checks whether a node without a script may get one with this function at run time, by `set_script()`.
 */
export const mayComeByScript = ({ view }: Pick<SceneCheck, "view">, name: string): boolean =>
  view !== undefined && view.declaring(name).length > 0 && view.holding("set_script").length > 0

/** Maximum length of a name that a near one is searched for, in UTF-16 units. */
const MAX_NAME = 100

/** Uses up one of the searches of a check; false if none is left, or the name is too long. */
export const maySearch = ({ searches }: Pick<SceneCheck, "searches">, name: string): boolean =>
  name.length <= MAX_NAME && searches.left > 0 && searches.left-- > 0

/** Makes the count of searches of one check. */
export const searchesOfCheck = (): SceneCheck["searches"] => ({ left: MAX_SEARCHES })

/** Returns the name that an unknown one is meant to be, as long as a check has not searched for very many. */
export const nearName = (
  check: Pick<SceneCheck, "searches">,
  name: string,
  candidates: () => Iterable<string>,
  fits?: (name: string) => boolean
): string | undefined => (maySearch(check, name) ? intendedName(name, candidates(), fits) : undefined)

/** Checks whether two words differ only in their numbers: neither is a misspelling of the other. */
export const isNumbered = (word: string, other: string): boolean =>
  word.replace(/\d+/g, "") === other.replace(/\d+/g, "")

/** The place of a property's name. */
export const keyOf = ({ start, key }: Property): Span => ({ start, end: start + key.length })

/** Returns an assembled node as an owner of properties. */
export const ownerOf = (check: SceneCheck, node: AssembledNode): Owner => {
  const script = node.script === undefined ? undefined : check.scriptAt(node.script)
  return {
    ...(node.className === undefined ? {} : { className: node.className }),
    ...(script === undefined ? {} : { script }),
    hasUnknownScript: node.hasUnknownScript || (node.script !== undefined && script?.isWhole !== true)
  }
}
