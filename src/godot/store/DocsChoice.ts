/** Decides which class reference answers: a folder, a set of the store, or the starter. */
import { LAST_GODOT_3, majorMinor, newestFirst, parse } from "./GodotVersion.ts"

/** The facts on which the decision depends. */
export interface Situation {
  /** `GODOT_DOC_DIR` or `--doc-dir`; absent if neither is set. */
  readonly given?: string
  /** True if `./doc` holds classes, which are served if no setting names others. */
  readonly hasLocalDocs: boolean
  /** True if `given` names something that exists on disk. */
  readonly isPath: boolean
  /** Names of the store's sets. */
  readonly sets: ReadonlyArray<string>
  /** Version that `project.godot` states, such as `4.7`; `3` if it states only that; absent without a project. */
  readonly projectVersion?: string
}

/** The decision, with a sentence for `doctor`. */
export type Choice =
  | { readonly source: "folder"; readonly folder: string; readonly reason: string }
  | { readonly source: "set"; readonly name: string; readonly reason: string; readonly hint?: string }
  | { readonly source: "starter"; readonly reason: string; readonly hint?: string }
  /** A requested version that the store lacks. */
  | { readonly source: "missing-set"; readonly name: string; readonly sets: ReadonlyArray<string> }

/**
 * Chooses the reference.
 *
 * `auto` takes the set of the project's version, else the newest set, else the starter. A `hint` is the command that
 * gets the set which would fit better.
 *
 * @example
 * choose({ given: "auto", hasLocalDocs: false, isPath: false, sets: ["4.7", "3.6"], projectVersion: "3" })
 * // { source: "set", name: "3.6", reason: "project.godot says Godot 3" }
 */
export const choose = (situation: Situation): Choice => {
  const { given, hasLocalDocs, isPath, sets } = situation
  if (given === undefined) {
    return hasLocalDocs ? { source: "folder", folder: "./doc", reason: "./doc holds classes" } : auto(situation)
  }
  if (given === "auto") return auto(situation)
  if (given === "builtin") return { source: "starter", reason: "GODOT_DOC_DIR is builtin" }
  if (sets.includes(given)) return { source: "set", name: given, reason: `GODOT_DOC_DIR is ${given}` }
  if (isPath || !isSetName(given)) return { source: "folder", folder: given, reason: `GODOT_DOC_DIR is ${given}` }
  return { source: "missing-set", name: given, sets }
}

/**
 * Checks whether the decision depends on the store and the project; a folder is served without looking at them.
 *
 * @example
 * needsStore({ given: "./docs", hasLocalDocs: false }) // false
 */
export const needsStore = ({ given, hasLocalDocs }: Pick<Situation, "given" | "hasLocalDocs">): boolean =>
  given === undefined ? !hasLocalDocs : given === "auto" || isSetName(given)

const isSetName = (text: string): boolean => text === "master" || parse(text) !== undefined

const auto = ({ sets, projectVersion }: Situation): Choice => {
  const sorted = [...sets].sort(newestFirst)
  const fitting = projectVersion === undefined ? undefined : sorted.find((set) => fits(set, projectVersion))
  if (fitting !== undefined)
    return { source: "set", name: fitting, reason: `project.godot says Godot ${projectVersion}` }
  const hint = projectVersion === undefined ? undefined : missingHint(projectVersion)
  const newest = sorted.find((set) => parse(set)?.status === undefined && parse(set) !== undefined) ?? sorted[0]
  if (newest !== undefined) {
    const reason =
      projectVersion === undefined ? "the newest of the store" : "the newest of the store; none fits the project"
    return { source: "set", name: newest, reason, ...(hint === undefined ? {} : { hint }) }
  }
  return { source: "starter", reason: "the store is empty", ...(hint === undefined ? {} : { hint }) }
}

/** Checks whether a set fits a project: one of its version, or any of Godot 3 if the project states only `3`. */
const fits = (set: string, projectVersion: string): boolean =>
  projectVersion.includes(".") ? majorMinor(set) === projectVersion : majorMinor(set)?.split(".")[0] === projectVersion

const missingHint = (projectVersion: string): string =>
  `this project is for Godot ${projectVersion}: run godot-docs-mcp get ${projectVersion.includes(".") ? projectVersion : LAST_GODOT_3}`
